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
