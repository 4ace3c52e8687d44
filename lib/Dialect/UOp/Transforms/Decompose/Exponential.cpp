//===- Exponential.cpp - exp and exp2 of f32 --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// x = n log 2 + r with an integer n and |r| <= log(2) / 2; e^r is a polynomial,
// and 2^n is made of exponent bits. Coefficients: test/tools/minimax.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

static constexpr float kLog2E = 0x1.715476p+0f;
// The first part has so few bits that n times it is subtracted exactly.
static constexpr float kMinusLog2High = -0x1.62e43p-1f;
static constexpr float kMinusLog2Low = 0x1.05c61p-29f;

namespace {
struct ReducedExp {
  /// e^r, r being what is left of the argument.
  Value power;
  /// The integer n; see MathBuilder::Rounded.
  Value exponent;
};
} // namespace

static ReducedExp reduceExp(MathBuilder &math, Value x) {
  // e^r = 1 + r + r^2 p(r)
  static constexpr float kCoefficients[] = {0x1.fffffcp-2f, 0x1.55548cp-3f,
                                            0x1.555858p-5f, 0x1.123dcap-7f,
                                            0x1.6ac502p-10f};
  auto [n, bits] = math.roundProduct(x, math.real(kLog2E));
  Value high = math.fma(n, math.real(kMinusLog2High), x);
  Value low = math.mul(n, math.real(kMinusLog2Low));
  Value r = math.add(high, low);
  // r is `high` + `low` once more here, without its rounding.
  Value rest = math.fma(math.mul(r, r), math.polynomial(r, kCoefficients), low);
  return {math.add(math.add(high, rest), math.real(1)), bits};
}

/// 2^n, -126 <= n <= 127; `exponent` is n as in Rounded.
static Value powerOfTwo(MathBuilder &math, Value exponent) {
  return math.fromBits(math.shl(math.add(exponent, math.word(127)), 23u));
}

/// `value` * 2^n in two steps, so that 2^n itself need not be a float and a
/// subnormal result is rounded once. `exponent` is n as in Rounded, |n| <= 200.
static Value scale(MathBuilder &math, Value value, Value exponent) {
  // The low 23 bits of the word, sign-extended, and half of them.
  Value half = math.shrSigned(math.shl(exponent, 9u), 10);
  Value rest = math.sub(exponent, half);
  return math.mul(math.mul(value, powerOfTwo(math, half)),
                  powerOfTwo(math, rest));
}

Value uop::buildExp(MathBuilder &math, Value x) {
  // Below, the result is less than half of the least subnormal; above, it is
  // infinite by the scaling.
  ReducedExp reduced = reduceExp(math, math.clamp(x, -104.0f, 89.0f));
  return scale(math, reduced.power, reduced.exponent);
}

Value uop::buildModerateExp(MathBuilder &math, Value x) {
  ReducedExp reduced = reduceExp(math, x);
  // A product, because adding to the exponent could make a number of a NaN.
  return math.mul(reduced.power, powerOfTwo(math, reduced.exponent));
}

Value uop::buildExp2(MathBuilder &math, Value x) {
  // 2^r = 1 + r p(r)
  static constexpr float kCoefficients[] = {0x1.62e43p-1f,   0x1.ebfb94p-3f,
                                            0x1.c6af9ep-5f,  0x1.3b6816p-7f,
                                            0x1.5ef4dep-10f, 0x1.179a72p-13f};
  Value clamped = math.clamp(x, -151.0f, 129.0f);
  auto [n, bits] = math.roundProduct(clamped, math.real(1));
  Value r = math.sub(clamped, n);
  Value power = math.fma(r, math.polynomial(r, kCoefficients), math.real(1));
  return scale(math, power, bits);
}
