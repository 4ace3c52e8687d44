//===- Power.cpp - pow ------------------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// |x|^y = 2^(y log2 |x|), in f64. With |x| = 2^k m and s = (m - 1) / (m + 1),
// log2 |x| is k plus an odd function of s. The product grows to 1100, so that a
// result of 53 bits takes 11 more of the logarithm, which is a pair then.
// Coefficients: test/tools/minimax.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

#include <limits>

using namespace mlir;
using namespace uop;

// log2((1 + s) / (1 - s)) begins with this times s and a third of it times s^3.
static constexpr double kTwoLog2EHigh = 0x1.71547652b82fep+1;
static constexpr double kTwoLog2ELow = 0x1.777d0ffda0d24p-55;
static constexpr double kThirdHigh = 0x1.ec709dc3a03fdp-1;
static constexpr double kThirdLow = 0x1.d27f05548af0cp-55;

/// log2(x), x > 0, to 44 bits.
static Value buildShortLog2(MathBuilder &math, Value x) {
  static constexpr double kCoefficients[] = {
      0x1.ec709dc4c102dp-1, 0x1.2776c2f1c51abp-1, 0x1.a619f474d0e73p-2,
      0x1.479d2a18876a1p-2, 0x1.214f70dd3ba72p-2};
  auto [k, f] = reduceLog(math, x);
  Value s = math.div(f, math.add(f, math.real(2)));
  Value square = math.mul(s, s);
  Value p = math.fma(square, math.polynomial(square, kCoefficients),
                     math.real(kTwoLog2EHigh));
  return math.fma(s, p, k);
}

/// log2(x), x > 0, to 64 bits.
static MathBuilder::Pair buildLongLog2(MathBuilder &math, Value x) {
  static constexpr double kCoefficients[] = {
      0x1.2776c50ef9bfcp-1, 0x1.a61762a7aeddbp-2, 0x1.484b13d6ad2e7p-2,
      0x1.0c9a853acd383p-2, 0x1.c68ee976ee35ep-3, 0x1.8a09b4154f244p-3,
      0x1.58fd1b5c06509p-3, 0x1.61ee39325fe01p-3};
  using Pair = MathBuilder::Pair;
  auto [k, f] = reduceLog(math, x);
  Pair sum = math.sumExact(math.real(2), f);
  Value inverse = math.div(math.real(1), sum.high);
  Value quotient = math.mul(f, inverse);
  Value minus = math.neg(quotient);
  Value missing = math.fma(minus, sum.low, math.fma(minus, sum.high, f));
  Pair s = {quotient, math.mul(missing, inverse)};

  Pair square = math.product(s, s);
  Value p = math.polynomial(square.high, kCoefficients);
  Pair series = math.productExact(square.high, p);
  series.low = math.fma(square.low, p, series.low);
  auto addTo = [&](double high, double low, Pair pair) -> Pair {
    Pair total = math.sumExact(math.real(high), pair.high);
    Value rest = math.add(pair.low, math.real(low));
    return {total.high, math.add(total.low, rest)};
  };
  series = addTo(kThirdHigh, kThirdLow, series);
  series = addTo(kTwoLog2EHigh, kTwoLog2ELow, math.product(square, series));
  Pair fraction = math.product(s, series);
  Pair total = math.sumExact(k, fraction.high);
  return math.sumExact(total.high, math.add(total.low, fraction.low));
}

/// Infinities are integers, NaN is not.
static Value isInteger(MathBuilder &math, Value x) {
  // From 2^52 on there is no fraction; below, adding it rounds to integers.
  Value shift = math.real(0x1p52);
  Value magnitude = math.abs(x);
  Value rounded = math.sub(math.add(magnitude, shift), shift);
  return math.bitOr(math.ge(magnitude, shift), math.eq(magnitude, rounded));
}

/// x^y, `power` being |x|^y but where y is 0 or |x| is 1 (y may be infinite,
/// and the product of y and 0 NaN).
static Value fixPow(MathBuilder &math, Value x, Value y, Value magnitude,
                    Value power) {
  Value one = math.real(1), zero = math.real(0);
  Value infinity = math.real(std::numeric_limits<double>::infinity());
  power = math.where(math.eq(magnitude, one), one, power);
  // A negative base, the negative zero and infinity included.
  Value isWhole = isInteger(math, y);
  Value isEven = isInteger(math, math.mul(y, math.real(0.5)));
  Value noSign = math.word(0);
  Value sign = math.where(isEven, noSign, math.signOf(x));
  power = math.flipSign(power, math.where(isWhole, sign, noSign));
  // A negative number has no root, but the infinity has.
  Value isNegative =
      math.bitAnd(math.lt(x, zero), math.lt(magnitude, infinity));
  Value nan = math.real(std::numeric_limits<double>::quiet_NaN());
  Value root = math.where(isNegative, nan, power);
  power = math.where(isWhole, power, root);
  return math.where(math.eq(y, zero), one, power);
}

Value uop::buildPowOfSingle(MathBuilder &math, Value x, Value y) {
  Value magnitude = math.abs(x);
  Value log = fixLog(math, magnitude, buildShortLog2(math, magnitude));
  // Beyond, the result is infinite, or less than half of the least subnormal.
  Value product = math.clamp(math.mul(y, log), -151, 129);
  Value power = buildModerateExp2(math, product);
  return fixPow(math, x, y, magnitude, power);
}

Value uop::buildPowOfDouble(MathBuilder &math, Value x, Value y) {
  Value magnitude = math.abs(x);
  MathBuilder::Pair log = buildLongLog2(math, magnitude);
  log.high = fixLog(math, magnitude, log.high);
  MathBuilder::Pair product = math.productExact(y, log.high);
  product.low = math.fma(y, log.low, product.low);
  return fixPow(math, x, y, magnitude, buildExp2(math, product));
}
