//===- ErrorFunction.cpp - erf of f32 ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

Value uop::buildErf(MathBuilder &math, Value x) {
  // erf(x) = x + x p(x^2) near 0; coefficients: test/tools/minimax.py.
  static constexpr float kSmall[] = {0x1.06eba6p-3f, -0x1.8126e2p-2f,
                                     0x1.ce1984p-4f, -0x1.b67bcep-6f,
                                     0x1.46d836p-8f, -0x1.386bf4p-11f};
  Value magnitude = math.abs(x);
  Value square = math.mul(magnitude, magnitude);
  Value small = math.fma(magnitude, math.polynomial(square, kSmall), magnitude);

  // Elsewhere 1 - e^p(x), p being the logarithm of 1 - erf; it rounds to 1 from
  // 3.92 on.
  static constexpr float kLarge[] = {
      -0x1.b2269cp-13f, -0x1.20ac3p+0f,  -0x1.4647b2p-1f, -0x1.a96566p-4f,
      0x1.6b8f1ap-6f,   -0x1.8da358p-9f, 0x1.98d8f8p-13f};
  Value bound = math.real(4);
  Value clamped = math.where(math.gt(magnitude, bound), bound, magnitude);
  Value power = buildModerateExp(math, math.polynomial(clamped, kLarge));
  Value large = math.sub(math.real(1), power);

  Value isSmall = math.lt(magnitude, math.real(0.925f));
  return math.flipSign(math.where(isSmall, small, large), math.signOf(x));
}
