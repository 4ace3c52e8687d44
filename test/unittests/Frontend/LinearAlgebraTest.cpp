//===- LinearAlgebraTest.cpp - Factors and transforms -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/LinearAlgebra.h"

#include "OpCases.h"
#include "uop/Frontend/Creation.h"
#include "uop/Frontend/Fourier.h"
#include "uop/Frontend/Math.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static std::vector<double> read(const Tensor &x) {
  auto array = x.array();
  EXPECT_TRUE(bool(array)) << array.message();
  return array ? toDoubles(*array) : std::vector<double>();
}

/// Symmetric and positive definite.
static Tensor makeMatrix(const Context &c) {
  return v(c, {4, 2, 1, 2, 5, 3, 1, 3, 6}).reshape({3, 3});
}

TEST(LinearAlgebra, FactorsMultiplyToTheMatrix) {
  Context c;
  Tensor x = makeMatrix(c);
  std::vector<double> want = read(x);
  Tensor lower = cholesky(x);
  expectNear(read(lower.matmul(lower.transpose())), want, 1e-5);
  QRFactors of = qr(x);
  expectNear(read(of.q.matmul(of.r)), want, 1e-5);
  SVDFactors values = svd(x);
  expectNear(read((values.u * values.s.unsqueeze(0)).matmul(values.vt)), want,
             1e-5);
  EigenFactors own = eigh(x);
  expectNear(read((own.vectors * own.values.unsqueeze(0))
                      .matmul(own.vectors.transpose())),
             want, 1e-5);
  expectNear(read(det(x)), {67}, 1e-3);
  expectNear(read(slogdet(x).sign), {1}, 0);
  Tensor b = v(c, {1, 2, 3}).reshape({3, 1});
  expectNear(read(x.matmul(solve(x, b))), {1, 2, 3}, 1e-5);
  expectNear(read(x.tril().matmul(solveTriangular(x, b, true))), {1, 2, 3},
             1e-5);
}

TEST(LinearAlgebra, GeneralMatricesHaveComplexValues) {
  Context c;
  Tensor x = v(c, {0, 1, -1, 0}).reshape({2, 2});
  GeneralEigenFactors of = eig(toComplex(x));
  auto [values, vectors] = of;
  EXPECT_FALSE(Tensor::realize(
      {values.real, values.imaginary, vectors.real, vectors.imaginary}));
  // i and -i, in some order.
  expectNear(read(values.real), {0, 0}, 1e-6);
  expectNear(read(values.imaginary.abs()), {1, 1}, 1e-6);
  ComplexTensor images = matmul(toComplex(x), vectors);
  ComplexTensor scaled = vectors * values;
  expectNear(read(images.real), read(scaled.real), 1e-6);
  expectNear(read(images.imaginary), read(scaled.imaginary), 1e-6);
  Tensor wide = v(c, {1, 2, 3, 4, 5, 6}).reshape({2, 3});
  std::string message = eigvals(toComplex(wide)).real.error().message();
  EXPECT_NE(message.find("eigvals: the matrices of 2x3xf32 are not square"),
            std::string::npos)
      << message;
}

TEST(LinearAlgebra, SquaresOfElementsMayOverflow) {
  Context c;
  for (double scale : {1e-170, 1.0, 1e170}) {
    SCOPED_TRACE(scale);
    Tensor x =
        Tensor::fromVector(c, std::vector<double>{1, 2, 3, 4}).reshape({2, 2}) *
        scale;
    Tensor b = Tensor::fromVector(c, std::vector<double>{1, 0}).reshape({2, 1});
    expectNear(read(solve(x, b * scale)), {-2, 1.5}, 1e-14);
    QRFactors of = qr(x);
    expectNear(read(of.q.matmul(of.r) / scale), {1, 2, 3, 4}, 1e-14);
    expectNear(read(of.q.transpose().matmul(of.q)), {1, 0, 0, 1}, 1e-14);
    LogDeterminant logarithm = slogdet(x);
    expectNear(read(logarithm.sign), {-1}, 0);
    expectNear(read(logarithm.log), {std::log(2.0) + 2 * std::log(scale)},
               1e-12);
    // The determinant itself may be beyond all numbers.
    expectNear(read(det(x)), {-2 * scale * scale}, 1e-14);
    // Of complex matrices, too.
    ComplexTensor z{x * 0.0, x}, right{b * 0.0, b * scale};
    expectNear(read(solve(z, right).real), {-2, 1.5}, 1e-14);
    expectNear(read(slogdet(z).sign.real), {1}, 1e-14);
  }
  // What is scaled is as exact as what is not.
  Tensor x = v(c, {1, 2, 3, 4}).cast(DType::F64).reshape({2, 2});
  EXPECT_EQ(read(qr(x * 0x1p-600).r * 0x1p600), read(qr(x).r));
}

TEST(LinearAlgebra, Errors) {
  Context c;
  Tensor x = Tensor::zeros(c, {2, 3});
  EXPECT_NE(cholesky(x).error().message().find("are not square"),
            std::string::npos);
  EXPECT_NE(svd(Tensor::zeros(c, {40, 40}))
                .s.error()
                .message()
                .find("have this decomposition"),
            std::string::npos);
  EXPECT_NE(fft({x, v(c, {1})}).real.error().message().find("the real part is"),
            std::string::npos);
  Tensor half = Tensor::zeros(c, {3});
  EXPECT_NE(irfft({half, half}, 6)
                .error()
                .message()
                .find("a real signal of 6 elements has a spectrum of 4"),
            std::string::npos);
}

TEST(LinearAlgebra, SpecialFunctionsAndTransforms) {
  Context c;
  expectNear(read(lgamma(v(c, {1, 5}))), {0, std::log(24.0)}, 1e-5);
  expectNear(read(erfInv(v(c, {0, 0.5}))), {0, 0.4769362762}, 1e-6);
  expectNear(read(erfc(v(c, {0, 1}))), {1, 0.1572992070}, 1e-6);
  expectNear(read(digamma(v(c, {1}))), {-0.5772156649}, 1e-6);
  std::vector<double> poles = read(digamma(v(c, {0, -0.0, -1})));
  EXPECT_EQ(poles[0], -kInf);
  EXPECT_EQ(poles[1], kInf);
  EXPECT_TRUE(std::isnan(poles[2]));
  ComplexTensor y = rfft(v(c, {1, 2, 3, 4}));
  expectNear(read(y.real), {10, -2, -2}, 1e-5);
  expectNear(read(y.imaginary), {0, 2, 0}, 1e-5);
  expectNear(read(irfft(y, 4)), {1, 2, 3, 4}, 1e-5);
}
