//===- ComplexTest.cpp - Tensors of complex numbers -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Complex.h"

#include "OpCases.h"
#include "uop/Frontend/LinearAlgebra.h"

#include <complex>

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;
using Numbers = std::vector<std::complex<double>>;

static ComplexTensor make(const Context &c, const Numbers &numbers) {
  std::vector<double> real, imaginary;
  for (std::complex<double> number : numbers) {
    real.push_back(number.real());
    imaginary.push_back(number.imag());
  }
  return {Tensor::fromVector(c, real), Tensor::fromVector(c, imaginary)};
}

static Numbers read(const ComplexTensor &x) {
  auto real = x.real.to<double>(), imaginary = x.imaginary.to<double>();
  EXPECT_TRUE(real && imaginary);
  Numbers numbers;
  for (size_t i = 0; real && imaginary && i != real->size(); ++i)
    numbers.push_back({(*real)[i], (*imaginary)[i]});
  return numbers;
}

/// Relative to the numbers, or to `scale` if that is more.
static void expectEqual(const ComplexTensor &x, const Numbers &want,
                        double scale = 0) {
  Numbers got = read(x);
  ASSERT_EQ(got.size(), want.size());
  for (size_t i = 0; i != got.size(); ++i)
    EXPECT_LE(std::abs(got[i] - want[i]),
              1e-14 * std::max(scale, std::abs(want[i])))
        << i << ": " << got[i] << " and not " << want[i];
}

static const Numbers kNumbers = {
    {0.5, -2}, {-3, 0.25}, {1e-9, 1e-7}, {20, 5}, {-0.75, -0.5}};

template <class Function, class Wanted>
static void compare(Function function, Wanted wanted) {
  Context c;
  Numbers want;
  for (std::complex<double> number : kNumbers)
    want.push_back(wanted(number));
  expectEqual(function(make(c, kNumbers)), want);
}

TEST(Complex, FunctionsAreThoseOfTheLibrary) {
#define COMPARE(name)                                                          \
  compare([](const ComplexTensor &x) { return name(x); },                      \
          [](std::complex<double> x) { return std::name(x); })
  COMPARE(exp);
  COMPARE(log);
  COMPARE(log10);
  COMPARE(sqrt);
  COMPARE(sin);
  COMPARE(cos);
  COMPARE(tan);
  COMPARE(sinh);
  COMPARE(cosh);
  COMPARE(tanh);
  COMPARE(asin);
  COMPARE(acos);
  COMPARE(atan);
  COMPARE(asinh);
  COMPARE(acosh);
  COMPARE(atanh);
#undef COMPARE
}

TEST(Complex, Arithmetic) {
  Context c;
  ComplexTensor x = make(c, {{1, 2}, {3, -1}}), y = make(c, {{0, 1}});
  expectEqual(x + y, {{1, 3}, {3, 0}});
  expectEqual(x - y, {{1, 1}, {3, -2}});
  expectEqual(x * y, {{-2, 1}, {1, 3}});
  expectEqual(x / y, {{2, -1}, {-1, -3}});
  expectEqual(conjugate(x), {{1, -2}, {3, 1}});
  expectEqual(pow(y, toComplex(Tensor::full(c, {1}, 2.0))), {{-1, 0}});
  expectEqual(prod(x, 0, /*keepAxis=*/true), {{5, 5}});
  expectEqual(cumprod(x, 0), {{1, 2}, {5, 5}});
  expectEqual(fromPolar(abs(x), angle(x)), read(x));
  EXPECT_EQ(*equal(x, x).all().item<int>(), 1);
}

TEST(Complex, SpecialValues) {
  Context c;
  Numbers roots = read(sqrt(make(c, {{-kInf, 1}, {kNaN, kInf}, {-0.0, 0}})));
  EXPECT_EQ(roots[0], std::complex<double>(0, kInf));
  EXPECT_EQ(roots[1], std::complex<double>(kInf, kInf));
  EXPECT_FALSE(std::signbit(roots[2].real()));
  // Nothing overflows in between.
  double most = std::numeric_limits<double>::max();
  Numbers large = read(log(make(c, {{most, most}})));
  EXPECT_NEAR(large[0].real(), std::log(most) + std::log(2.0) / 2, 1e-10);
}

/// Every pair of these, which are infinite, no numbers, zeros, or on the edges
/// of cuts.
static Numbers getSpecialNumbers() {
  const double parts[] = {-kInf, -3, -1, -0.5, -0.0, 0,
                          0.5,   1,  3,  1e3,  kInf, kNaN};
  Numbers numbers;
  for (double real : parts)
    for (double imaginary : parts)
      numbers.push_back({real, imaginary});
  return numbers;
}

/// Whether a part of a number of this size is the wanted one; the signs of
/// zeros and infinities where these are specified.
static bool isSame(double got, double want, double size, bool hasSigns) {
  if (std::isnan(want))
    return std::isnan(got);
  if (want == 0 || std::isinf(want))
    return hasSigns ? got == want && std::signbit(got) == std::signbit(want)
                    : std::abs(got) == std::abs(want);
  return std::abs(got - want) <= 1e-14 * (std::isfinite(size) ? size : 1e3);
}

static bool isSame(std::complex<double> got, std::complex<double> want,
                   bool hasSigns) {
  double size = std::abs(want);
  return isSame(got.real(), want.real(), size, hasSigns) &&
         isSame(got.imag(), want.imag(), size, hasSigns);
}

/// Which part of a number is the angle of what an exponential is multiplied
/// by, or of what becomes one. If that is not finite, or the other one is no
/// number, the standard leaves signs open.
enum class Angle { none, real, imaginary };

template <class Function, class Wanted>
static void compareSpecialValues(const char *name, Angle angle,
                                 Function function, Wanted wanted) {
  Context c;
  Numbers numbers = getSpecialNumbers(), got = read(function(make(c, numbers)));
  for (size_t i = 0; i != numbers.size(); ++i) {
    std::complex<double> x = numbers[i], want = wanted(x);
    double turn = angle == Angle::real ? x.real() : x.imag();
    double size = angle == Angle::real ? x.imag() : x.real();
    bool hasSigns =
        angle == Angle::none || (std::isfinite(turn) && !std::isnan(size));
    EXPECT_TRUE(isSame(got[i], want, hasSigns))
        << name << x << " is " << got[i] << " and not " << want;
  }
}

TEST(Complex, SpecialValuesAreThoseOfTheLibrary) {
#define COMPARE(name, angle)                                                   \
  compareSpecialValues(                                                        \
      #name, Angle::angle, [](const ComplexTensor &x) { return name(x); },     \
      [](std::complex<double> x) { return std::name(x); })
  COMPARE(log, none);
  COMPARE(sqrt, none);
  COMPARE(asin, none);
  COMPARE(acos, none);
  COMPARE(atan, none);
  COMPARE(asinh, none);
  COMPARE(acosh, none);
  COMPARE(atanh, none);
  COMPARE(sin, real);
  COMPARE(cos, real);
  COMPARE(tan, real);
  COMPARE(exp, imaginary);
  COMPARE(sinh, imaginary);
  COMPARE(cosh, imaginary);
  COMPARE(tanh, imaginary);
#undef COMPARE
}

static bool isInfinite(std::complex<double> x) {
  return std::isinf(x.real()) || std::isinf(x.imag());
}

/// As the standard's annex G divides: which of the infinities it is depends on
/// the formula, but for those of a division by zero, and so do signs of zeros.
TEST(Complex, QuotientsOfSpecialValues) {
  Context c;
  Numbers numbers = getSpecialNumbers();
  ComplexTensor x = make(c, numbers);
  for (std::complex<double> divisor : numbers) {
    Numbers got = read(x / make(c, {divisor}));
    for (size_t i = 0; i != numbers.size(); ++i) {
      std::complex<double> want = numbers[i] / divisor;
      if (divisor == 0.0)
        want = numbers[i] * std::copysign(kInf, divisor.real());
      bool isRight = divisor != 0.0 && isInfinite(want)
                         ? isInfinite(got[i])
                         : isSame(got[i], want, /*hasSigns=*/divisor == 0.0);
      EXPECT_TRUE(isRight) << numbers[i] << " / " << divisor << " is " << got[i]
                           << " and not " << want;
    }
  }
}

TEST(Complex, RootsOfSquaresAreExact) {
  Context c;
  Numbers squares, roots;
  for (double root : {1.0, 2.0, 3.0, 5.0, 1e100, 0x1p-500}) {
    squares.push_back({root * root, 0});
    roots.push_back({root, 0});
    squares.push_back({-root * root, 0});
    roots.push_back({0, root});
  }
  EXPECT_EQ(read(sqrt(make(c, squares))), roots);
}

TEST(Complex, Factors) {
  Context c;
  ComplexTensor x =
      make(c, {{4, 0}, {1, 1}, {1, -1}, {3, 0}}).forEachPart([](Tensor part) {
        return part.reshape({2, 2});
      });
  ComplexTensor lower = cholesky(x);
  ComplexTensor adjoint = conjugate(lower).forEachPart(
      [](const Tensor &part) { return part.transpose(); });
  expectEqual(matmul(lower, adjoint), read(x));
  expectEqual(matmul(x, solve(x, lower)), read(lower), 1);
  EXPECT_NEAR(read(det(x))[0].real(), 10, 1e-13);
  auto values = eigh(x).values.to<double>();
  ASSERT_TRUE(values);
  EXPECT_NEAR((*values)[0], 2, 1e-13);
  EXPECT_NEAR((*values)[1], 5, 1e-13);
}

TEST(Complex, Errors) {
  Context c;
  Tensor two = Tensor::zeros(c, {2}), three = Tensor::zeros(c, {3});
  auto says = [](const Tensor &x, const char *text) {
    return x.error().message().find(text) != std::string::npos;
  };
  EXPECT_TRUE(says(exp(ComplexTensor{two, three}).real, "the real part is"));
  Tensor half = Tensor::zeros(c, {2}, DType::F16);
  EXPECT_TRUE(says(abs(ComplexTensor{half, half}), "are made of f32 or f64"));
  ComplexTensor x = toComplex(two), y = toComplex(three);
  EXPECT_TRUE(says((x + y).imaginary, "do not broadcast"));
  EXPECT_TRUE(says(prod(x, 2).real, "axis"));
  EXPECT_TRUE(says(cholesky(x).real, "matrices have two axes"));
}
