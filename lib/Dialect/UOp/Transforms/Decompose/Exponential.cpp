//===- Exponential.cpp - exp and exp2 ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// x = n log 2 + r with an integer n and |r| <= log(2) / 2; e^r is a polynomial,
// and 2^n is made of exponent bits. Coefficients: test/tools/minimax.py; those
// of exp for f32 then by test/tools/refine_exp.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

namespace {
struct ReducedExp {
  /// e^r, r being what is left of the argument.
  Value power;
  /// The integer n; see MathBuilder::Rounded.
  Value bits;
};
} // namespace

/// The integer that `rounded` has as a real. The processor makes it of an
/// exponent for uop.ldexp anyway, to which nothing is added.
static Value getReal(MathBuilder &math, const MathBuilder::Rounded &rounded,
                     int64_t added) {
  return math.hasLdexp() && added == 0
             ? math.toReal(math.toExponent(rounded.bits))
             : rounded.real;
}

/// `added` is what the integer has more than n. In one step, which f64 does not
/// take, the power has a relative error of |x| 2^-28 more.
static ReducedExp reduceExp(MathBuilder &math, Value x, int64_t added,
                            bool inOneStep = false) {
  // e^r = 1 + r p(r)
  static constexpr float kSingle[] = {1.0f,           0x1.fffffcp-2f,
                                      0x1.555486p-3f, 0x1.5558a4p-5f,
                                      0x1.124044p-7f, 0x1.6a8dc6p-10f};
  static constexpr double kDouble[] = {1.0,
                                       0x1.000000000000ap-1,
                                       0x1.5555555555502p-3,
                                       0x1.55555555505ffp-5,
                                       0x1.111111112519p-7,
                                       0x1.6c16c184b7f75p-10,
                                       0x1.a01a013bca567p-13,
                                       0x1.a01998837bcc8p-16,
                                       0x1.71def77aac7e3p-19,
                                       0x1.28aee5abf0e74p-22,
                                       0x1.add2b82a1c751p-26};
  Value log2E = math.real(0x1.715476p+0f, 0x1.71547652b82fep+0);
  MathBuilder::Rounded rounded = math.roundProduct(x, log2E, added);
  Value n = getReal(math, rounded, added);
  Value r;
  if (inOneStep && !math.isDouble()) {
    r = math.fma(n, math.real(-0x1.62e43p-1), x);
  } else {
    // The first part of log 2 has so few bits that n times it is subtracted
    // exactly.
    Value minusLog2High = math.real(-0x1.62e43p-1f, -0x1.62e42fefa4p-1);
    Value minusLog2Low = math.real(0x1.05c61p-29f, 0x1.8432a1b0e2634p-43);
    r = math.fma(n, minusLog2Low, math.fma(n, minusLog2High, x));
  }
  Value power = math.fma(r, math.polynomial(r, kSingle, kDouble), math.real(1));
  return {power, rounded.bits};
}

/// What `scale` wants to be added to n.
static int64_t getAdded(MathBuilder &math) {
  return math.hasLdexp() ? 0 : 2 * math.getExponentBias();
}

/// The argument cut to where rounding works, for `scale`.
static Value cut(MathBuilder &math, Value x, double low, double high) {
  // What is below has 0 for a value, whatever its exponent is.
  return math.hasLdexp() ? math.atMost(x, math.real(high))
                         : math.clamp(x, low, high);
}

/// `value` * 2^n, rounded once where it is subnormal; `bits` is n + getAdded as
/// in Rounded, |n| <= 200 (1100 in f64). 0 where `x` is at most `low`, of which
/// the result rounds to 0: a product that underflows takes processors a hundred
/// times as long as one with 0, and masked elements of a softmax are all of
/// that kind.
static Value scale(MathBuilder &math, Value value, Value bits, Value x,
                   double low) {
  Value zero = math.real(0);
  if (math.hasLdexp())
    return math.ldexp(math.where(math.le(x, math.real(low)), zero, value),
                      math.toExponent(bits));
  // In two steps, so that 2^n itself need not be a float. What is added makes
  // exponents of both halves, and leaves them positive; what the upper bits are
  // does not matter.
  Value half = math.shr(bits, 1u);
  Value rest = math.sub(bits, half);
  Value isAbove = math.gt(x, math.real(low));
  return math.mul(math.mul(value, math.powerOfBiased(half)),
                  math.where(isAbove, math.powerOfBiased(rest), zero));
}

/// As musl's scalbn: a number that becomes subnormal on the way has bits that
/// would be rounded twice only if it is 0 in the end.
Value uop::buildLdexp(MathBuilder &math, Value x, Value exponent) {
  int64_t most = math.isDouble() ? 1023 : 127, least = 1 - most;
  int64_t step = least + (math.isDouble() ? 53 : 24);
  auto power = [&](Value n) { return math.powerOfTwo(math.toWord(n)); };
  auto cutExponent = [&](Value n, int64_t below) {
    Value lower = math.exponent(least), upper = math.exponent(most);
    n = math.where(math.lt(n, lower), math.exponent(below), n);
    return math.where(math.gt(n, upper), upper, n);
  };
  Value first = cutExponent(exponent, step);
  // No difference overflows: what is cut has the sign of the exponent.
  Value rest = math.sub(exponent, first);
  Value second = cutExponent(rest, step);
  Value third = cutExponent(math.sub(rest, second), least);
  return math.mul(math.mul(math.mul(x, power(first)), power(second)),
                  power(third));
}

Value uop::buildExp(MathBuilder &math, Value x) {
  // Below, the result is less than half of the least subnormal; above, it is
  // infinite by the scaling.
  double low = math.isDouble() ? -746.0 : -104.0;
  double high = math.isDouble() ? 710.0 : 89.0;
  ReducedExp reduced = reduceExp(math, cut(math, x, low, high), getAdded(math));
  return scale(math, reduced.power, reduced.bits, x, low);
}

Value uop::buildWeight(MathBuilder &math, Value x) {
  // The logarithm of the least normal number, which is 2^n here.
  Value least = math.real(math.isDouble() ? -708.396418532264 : -87.33654);
  bool hasLdexp = math.hasLdexp();
  ReducedExp reduced = reduceExp(math, x, hasLdexp ? 0 : math.getExponentBias(),
                                 /*inOneStep=*/true);
  Value isBelow = math.lt(x, least), zero = math.real(0);
  // What is below gives any number, or none, before 0 takes its place.
  if (hasLdexp)
    return math.ldexp(math.where(isBelow, zero, reduced.power),
                      math.toExponent(reduced.bits));
  Value power = math.powerOfBiased(reduced.bits);
  return math.where(isBelow, zero, math.mul(reduced.power, power));
}

Value uop::buildModerateExp(MathBuilder &math, Value x) {
  ReducedExp reduced = reduceExp(math, x, math.getExponentBias());
  // A product, because adding to the exponent could make a number of a NaN.
  return math.mul(reduced.power, math.powerOfBiased(reduced.bits));
}

Value uop::buildExp2(MathBuilder &math, MathBuilder::Pair x) {
  // 2^r = 1 + r p(r)
  static constexpr float kSingle[] = {0x1.62e43p-1f,   0x1.ebfb94p-3f,
                                      0x1.c6af9ep-5f,  0x1.3b6816p-7f,
                                      0x1.5ef4dep-10f, 0x1.179a5cp-13f};
  static constexpr double kDouble[] = {
      0x1.62e42fefa39efp-1,  0x1.ebfbdff82c5b3p-3,  0x1.c6b08d704a26fp-5,
      0x1.3b2ab6fb9dab9p-7,  0x1.5d87fe78458adp-10, 0x1.430913167eb22p-13,
      0x1.ffcbfe662be69p-17, 0x1.62bfb49e0eaefp-20, 0x1.b520834bedf4bp-24,
      0x1.e63b9213d27aep-28, 0x1.f0e71ff05a152p-32};
  double low = math.isDouble() ? -1077.0 : -151.0;
  double high = math.isDouble() ? 1025.0 : 129.0;
  Value clamped = cut(math, x.high, low, high);
  int64_t added = getAdded(math);
  MathBuilder::Rounded rounded =
      math.roundProduct(clamped, math.real(1), added);
  Value r = math.sub(clamped, getReal(math, rounded, added));
  // What an infinity has as a low part means nothing.
  if (x.low)
    r = math.add(r, math.where(math.eq(clamped, x.high), x.low, math.real(0)));
  Value one = math.real(1);
  Value power = math.fma(r, math.polynomial(r, kSingle, kDouble), one);
  return scale(math, power, rounded.bits, x.high, low);
}

Value uop::buildExp2(MathBuilder &math, Value x) {
  return buildExp2(math, MathBuilder::Pair{x, Value()});
}

Value uop::buildModerateExp2(MathBuilder &math, Value x) {
  static constexpr double kCoefficients[] = {
      0x1.62e42ff0e18fcp-1, 0x1.ebfbe07786cd5p-3,  0x1.c6b08ac06cda7p-5,
      0x1.3b29f39d8e6c2p-7, 0x1.5d8a85ffd25fep-10, 0x1.445c83d5cf22bp-13,
      0x1.fde5fb43ad8a7p-17};
  Value one = math.real(1);
  auto [n, bits] = math.roundProduct(x, one, math.getExponentBias());
  Value r = math.sub(x, n);
  Value power = math.fma(r, math.polynomial(r, kCoefficients), one);
  return math.mul(power, math.powerOfBiased(bits));
}
