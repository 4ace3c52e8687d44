//===- Logarithm.cpp - log and log2 of f32 ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// x = 2^k (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), so that k is 0 near 1 and
// f, which is exact, is all that counts there. Coefficients:
// test/tools/minimax.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

#include <limits>

static constexpr float kInfinity = std::numeric_limits<float>::infinity();

namespace {
struct ReducedLog {
  Value k;
  Value f;
};
} // namespace

static ReducedLog reduceLog(MathBuilder &math, Value x) {
  // Subnormals are made normal first.
  Value isSubnormal = math.lt(x, math.real(0x1p-126f));
  Value normal = math.where(isSubnormal, math.mul(x, math.real(0x1p23f)), x);
  // Counted from the bits of sqrt(1/2), the exponent is k.
  Value root = math.word(0x3f3504f3);
  Value offset = math.sub(math.bitsOf(normal), root);
  Value exponent = math.shrSigned(offset, 23);
  exponent =
      math.where(isSubnormal, math.sub(exponent, math.word(23)), exponent);
  Value mantissa = math.add(math.bitAnd(offset, math.word(0x7fffff)), root);
  return {math.toReal(exponent),
          math.sub(math.fromBits(mantissa), math.real(1))};
}

/// `result` where x is positive and finite, and what IEEE 754 wants elsewhere.
static Value withSpecialCases(MathBuilder &math, Value x, Value result) {
  Value infinity = math.real(kInfinity);
  Value zero = math.real(0);
  // inf and NaN are their own logarithms.
  result = math.where(math.lt(x, infinity), result, x);
  Value nan = math.real(std::numeric_limits<float>::quiet_NaN());
  result = math.where(math.lt(x, zero), nan, result);
  return math.where(math.eq(x, zero), math.real(-kInfinity), result);
}

Value uop::buildLog(MathBuilder &math, Value x) {
  // log(1 + f) = f - f^2/2 + f^3 p(f)
  static constexpr float kCoefficients[] = {
      0x1.555554p-2f, -0x1.000228p-2f, 0x1.99a036p-3f, -0x1.547226p-3f,
      0x1.22d614p-3f, -0x1.0d8038p-3f, 0x1.0567aep-3f, -0x1.38da3ap-4f};
  static constexpr float kLog2High = 0x1.62e43p-1f;
  static constexpr float kLog2Low = -0x1.05c61p-29f;
  auto [k, f] = reduceLog(math, x);
  Value square = math.mul(f, f);
  Value low = math.fma(math.mul(f, square), math.polynomial(f, kCoefficients),
                       math.mul(k, math.real(kLog2Low)));
  low = math.fma(square, math.real(-0.5f), low);
  Value result = math.fma(k, math.real(kLog2High), math.add(f, low));
  return withSpecialCases(math, x, result);
}

Value uop::buildLog2(MathBuilder &math, Value x) {
  // log2(1 + f) = f log2(e) + f^2 p(f)
  static constexpr float kCoefficients[] = {
      -0x1.715476p-1f, 0x1.ec7086p-2f, -0x1.7154d6p-2f, 0x1.277fcap-2f,
      -0x1.ec6196p-3f, 0x1.a3ecc8p-3f, -0x1.6fe6f4p-3f, 0x1.61ec66p-3f,
      -0x1.52a93p-3f,  0x1.754216p-4f};
  static constexpr float kLog2EHigh = 0x1.715476p+0f;
  static constexpr float kLog2ELow = 0x1.4ae0cp-26f;
  auto [k, f] = reduceLog(math, x);
  auto [high, low] = math.productExact(f, math.real(kLog2EHigh));
  low = math.fma(f, math.real(kLog2ELow), low);
  low = math.fma(math.mul(f, f), math.polynomial(f, kCoefficients), low);
  auto [sum, error] = math.sumExact(k, high);
  Value result = math.add(sum, math.add(error, low));
  return withSpecialCases(math, x, result);
}
