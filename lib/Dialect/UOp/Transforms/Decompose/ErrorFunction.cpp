//===- ErrorFunction.cpp - erf ----------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

/// The logarithm of 1 - erf(x), 0.92 <= x <= 4 (6 in f64).
static Value buildLogErfc(MathBuilder &math, Value x) {
  static constexpr float kSingle[] = {
      -0x1.b2269cp-13f, -0x1.20ac3p+0f,  -0x1.4647b2p-1f, -0x1.a96566p-4f,
      0x1.6b8f1ap-6f,   -0x1.8da358p-9f, 0x1.98d8f8p-13f};
  if (!math.isDouble())
    return math.polynomial(x, kSingle, {});
  // p(x - 3) - x^2 takes fewer terms, and keeps them small.
  static constexpr double kDouble[] = {
      -0x1.b869b65a8e69cp+0,  -0x1.370b350141413p-2,  0x1.5d06cc9ba0522p-5,
      -0x1.e5bee8bf453c2p-8,  0x1.62c321f1f9ap-10,    -0x1.01a0788a5c63ap-12,
      0x1.6964ada7bfdcp-15,   -0x1.dd8df738e4df2p-18, 0x1.1f068c04a27aep-20,
      -0x1.22b3c32c4de72p-23, 0x1.aa76a86ee5419p-27,  0x1.bda20098c9031p-31,
      -0x1.21d2acee07f64p-30, -0x1.b3cce1b6e9b3ap-33, -0x1.1c80037049a56p-33,
      0x1.07b0e1dbc1c93p-34,  0x1.5b5c55a5e6a7fp-35,  0x1.9a5894a4b5577p-37,
      0x1.6a4d413fc3225p-40};
  Value p = math.polynomial(math.sub(x, math.real(3)), kDouble);
  return math.fma(math.neg(x), x, p);
}

Value uop::buildErf(MathBuilder &math, Value x) {
  // erf(x) = x + x p(x^2) near 0; coefficients: test/tools/minimax.py.
  static constexpr float kSingle[] = {0x1.06eba6p-3f, -0x1.8126e2p-2f,
                                      0x1.ce1984p-4f, -0x1.b67bcep-6f,
                                      0x1.46d836p-8f, -0x1.386bf4p-11f};
  static constexpr double kDouble[] = {
      0x1.06eba8214db68p-3,   -0x1.812746b037999p-2,  0x1.ce2f21a03f315p-4,
      -0x1.b82ce31184649p-6,  0x1.565bcce7e1bd2p-8,   -0x1.c02dad48726dfp-11,
      0x1.f9a269b6e577ap-14,  -0x1.f4c4bdf83216bp-17, 0x1.b940ff3cf7b98p-20,
      -0x1.5a4e5ceddefa9p-23, 0x1.c9754f89434b3p-27,  -0x1.7cfec22cca888p-31};
  Value magnitude = math.abs(x);
  Value square = math.mul(magnitude, magnitude);
  Value small =
      math.fma(magnitude, math.polynomial(square, kSingle, kDouble), magnitude);

  // Elsewhere 1 - e^log(1 - erf(x)), which rounds to 1 from 3.92 (5.92) on.
  Value bound = math.real(4, 6);
  Value clamped = math.where(math.gt(magnitude, bound), bound, magnitude);
  Value power = buildModerateExp(math, buildLogErfc(math, clamped));
  Value large = math.sub(math.real(1), power);

  Value isSmall = math.lt(magnitude, math.real(0.925f));
  return math.flipSign(math.where(isSmall, small, large), math.signOf(x));
}
