//===- Hyperbolic.cpp - tanh ------------------------------------*- C++ -*-===//
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
  static constexpr float kSingle[] = {-0x1.555532p-2f, 0x1.1106f6p-3f,
                                      -0x1.b835a4p-5f, 0x1.51f8cep-6f,
                                      -0x1.750ce2p-8f};
  static constexpr double kDouble[] = {
      -0x1.5555555555552p-2, 0x1.1111111110c44p-3,   -0x1.ba1ba1b9d071cp-5,
      0x1.664f487077ba9p-6,  -0x1.226e32c535d95p-7,  0x1.d6d3587e1b04ap-9,
      -0x1.7d9c1b897539p-10, 0x1.350ab5ac5cd79p-11,  -0x1.f109c467556f7p-13,
      0x1.7ff8b3c0aacfap-14, -0x1.fa34741b921c2p-16, 0x1.94fe7f3f0302cp-18};
  Value magnitude = math.abs(x);
  Value square = math.mul(magnitude, magnitude);
  Value cube = math.mul(magnitude, square);
  Value small =
      math.fma(cube, math.polynomial(square, kSingle, kDouble), magnitude);

  // Elsewhere 1 - 2 / (e^2x + 1), which rounds to 1 from 9.02 (19.07) on.
  Value bound = math.real(9.1f, 19.2);
  Value clamped = math.where(math.gt(magnitude, bound), bound, magnitude);
  Value power = buildModerateExp(math, math.add(clamped, clamped));
  Value one = math.real(1);
  Value large = math.sub(one, math.div(math.real(2), math.add(power, one)));

  Value isSmall = math.lt(magnitude, math.real(0.6f));
  return math.flipSign(math.where(isSmall, small, large), math.signOf(x));
}
