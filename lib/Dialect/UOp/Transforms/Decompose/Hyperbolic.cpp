//===- Hyperbolic.cpp - tanh of f32 -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

Value uop::buildTanh(MathBuilder &math, Value x) {
  // tanh(x) = x + x^3 p(x^2) near 0; coefficients: test/tools/minimax.py.
  static constexpr float kCoefficients[] = {-0x1.555532p-2f, 0x1.1106f6p-3f,
                                            -0x1.b835a4p-5f, 0x1.51f8cep-6f,
                                            -0x1.750ce2p-8f};
  Value magnitude = math.abs(x);
  Value square = math.mul(magnitude, magnitude);
  Value cube = math.mul(magnitude, square);
  Value small =
      math.fma(cube, math.polynomial(square, kCoefficients), magnitude);

  // Elsewhere 1 - 2 / (e^2x + 1), which rounds to 1 from 9.02 on.
  Value bound = math.real(9.1f);
  Value clamped = math.where(math.gt(magnitude, bound), bound, magnitude);
  Value power = buildModerateExp(math, math.add(clamped, clamped));
  Value one = math.real(1);
  Value large = math.sub(one, math.div(math.real(2), math.add(power, one)));

  Value isSmall = math.lt(magnitude, math.real(0.6f));
  return math.flipSign(math.where(isSmall, small, large), math.signOf(x));
}
