//===- Trigonometric.cpp - sin, cos and tan of f32 --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// |x| = q pi/2 + r with |r| <= pi/4, up to rounding; q modulo 4 says which
// polynomial and which sign. r is a pair of floats: next to a multiple of pi/2
// its relative error is that of the result. Below 2^17, q times the parts of
// pi/2 is subtracted (Cody and Waite, "Software manual for the elementary
// functions", 1980). Above, x is an integer times a power of two, and of its
// product with 2/pi only the bits that count modulo 4 are computed (Payne and
// Hanek, "Radian reduction for trigonometric functions", 1983). Coefficients
// and parts: test/tools/minimax.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

#include <limits>

static constexpr float kTwoOverPi = 0x1.45f306p-1f;
static constexpr float kHalfPi = 0x1.921fb6p+0f;
static constexpr float kHalfPi1 = -0x1.777a5cp-25f;
static constexpr float kHalfPi2 = -0x1.ee59dap-50f;

/// The bits of 2/pi from that of weight 2^7 on.
static constexpr uint32_t kTwoOverPiBits[] = {
    0x00a2f983, 0x6e4e4415, 0x29fc2757, 0xd1f534dd,
    0xc0db6295, 0x993c4390, 0x41fe5163};

static constexpr float kLarge = 0x1p17f;
static constexpr unsigned kLargeExponent = 127 + 17;

namespace {
struct Reduced {
  /// A word; the low two bits count.
  Value quadrant;
  MathBuilder::Pair rest;
};
} // namespace

static Reduced reduceSmall(MathBuilder &math, Value x) {
  auto [n, bits] = math.roundProduct(x, math.real(kTwoOverPi));
  // The difference is of at most 24 bits, hence exact.
  Value first = math.fma(n, math.real(-kHalfPi), x);
  MathBuilder::Pair second = math.productExact(n, math.real(-kHalfPi1));
  MathBuilder::Pair sum = math.sumExact(first, second.high);
  Value low = math.fma(n, math.real(-kHalfPi2), second.low);
  return {bits, {sum.high, math.add(sum.low, low)}};
}

/// 96 bits of 2/pi, from the bit whose product with the last bit of `x` has
/// weight 2, most significant word first. The words are chosen, not gathered.
static std::array<Value, 3> selectTwoOverPi(MathBuilder &math, Value bits) {
  Value offset = math.sub(math.shr(bits, 23u), math.word(kLargeExponent));
  auto isSet = [&](uint32_t mask) {
    return math.ne(math.bitAnd(offset, math.word(mask)), math.word(0));
  };
  Value byTwo = isSet(64), byOne = isSet(32);
  Value pairs[5], words[4];
  for (unsigned i = 0; i != 5; ++i)
    pairs[i] = math.where(byTwo, math.word(kTwoOverPiBits[i + 2]),
                          math.word(kTwoOverPiBits[i]));
  for (unsigned i = 0; i != 4; ++i)
    words[i] = math.where(byOne, pairs[i + 1], pairs[i]);
  Value left = math.bitAnd(offset, math.word(31));
  // 31 - left, after a shift by 1, so that no shift is by 32.
  Value right = math.bitXor(left, math.word(31));
  std::array<Value, 3> result;
  for (unsigned i = 0; i != 3; ++i)
    result[i] = math.bitOr(math.shl(words[i], left),
                           math.shr(math.shr(words[i + 1], 1u), right));
  return result;
}

static Reduced reduceLarge(MathBuilder &math, Value x) {
  Value bits = math.bitsOf(x);
  std::array<Value, 3> twoOverPi = selectTwoOverPi(math, bits);
  Value integer =
      math.bitOr(math.bitAnd(bits, math.word(0x7fffff)), math.word(0x800000));
  // The product modulo 4, in units of 2^-62; the lowest word gives its carry.
  Value factor = math.toLong(integer);
  Value top = math.shl(math.toLong(math.mul(integer, twoOverPi[0])), 32u);
  Value middle = math.mul(factor, math.toLong(twoOverPi[1]));
  Value bottom = math.shr(math.mul(factor, math.toLong(twoOverPi[2])), 32u);
  Value product = math.add(math.add(top, middle), bottom);

  // The nearest integer; the fraction that is left lies in [-1/2, 1/2).
  Value high = math.highWord(product);
  Value quadrant = math.shr(math.add(high, math.word(0x20000000)), 30u);
  Value sign = math.shl(math.bitAnd(high, math.word(0x20000000)), 2u);
  // The magnitude in units of 2^-64 (less one of these, if negative).
  Value mask = math.shrSigned(sign, 31);
  high = math.bitOr(math.shl(high, 2u), math.shr(math.lowWord(product), 30u));
  high = math.bitXor(high, mask);
  Value low = math.bitXor(math.shl(math.lowWord(product), 2u), mask);
  // Its first 24 bits, and the 31 that follow.
  Value head = math.toReal(math.bitAnd(high, math.word(0xffffff00)));
  Value tail = math.toReal(math.bitOr(
      math.shl(math.bitAnd(high, math.word(0xff)), 23u), math.shr(low, 9u)));
  MathBuilder::Pair fraction = math.sumExact(
      math.mul(head, math.real(0x1p-32f)), math.mul(tail, math.real(0x1p-55f)));

  MathBuilder::Pair rest = math.productExact(fraction.high, math.real(kHalfPi));
  rest.low = math.fma(fraction.high, math.real(kHalfPi1), rest.low);
  rest.low = math.fma(fraction.low, math.real(kHalfPi), rest.low);
  return {quadrant,
          {math.flipSign(rest.high, sign), math.flipSign(rest.low, sign)}};
}

/// `x` is not negative; what is no finite number gives no meaningful result.
static Reduced reduce(MathBuilder &math, Value x) {
  Reduced small = reduceSmall(math, x);
  Reduced large = reduceLarge(math, x);
  Value isLarge = math.ge(x, math.real(kLarge));
  return {math.where(isLarge, large.quadrant, small.quadrant),
          {math.where(isLarge, large.rest.high, small.rest.high),
           math.where(isLarge, large.rest.low, small.rest.low)}};
}

/// `result` where x is finite, else NaN; a NaN keeps its payload.
static Value withSpecialCases(MathBuilder &math, Value x, Value magnitude,
                              Value result) {
  Value infinity = math.real(std::numeric_limits<float>::infinity());
  return math.where(math.lt(magnitude, infinity), result, math.sub(x, x));
}

/// sin(r) = r + r^3 p(r^2)
static Value sinOfRest(MathBuilder &math, MathBuilder::Pair r, Value square) {
  static constexpr float kCoefficients[] = {-0x1.555556p-3f, 0x1.111174p-7f,
                                            -0x1.a05954p-13f, 0x1.7c2c4ep-19f};
  Value cube = math.mul(r.high, square);
  // The derivative, about 1 - r^2/2, takes the low part along.
  Value slope = math.fma(square, math.real(-0.5f), math.real(1));
  Value low = math.fma(cube, math.polynomial(square, kCoefficients),
                       math.mul(slope, r.low));
  return math.add(r.high, low);
}

/// cos(r) = 1 - r^2/2 + r^4 p(r^2)
static Value cosOfRest(MathBuilder &math, MathBuilder::Pair r, Value square) {
  static constexpr float kCoefficients[] = {0x1.55554ap-5f, -0x1.6c0c28p-10f,
                                            0x1.99e80cp-16f};
  Value minusHalf = math.real(-0.5f);
  auto [high, low] = math.sumExact(math.real(1), math.mul(square, minusHalf));
  // What the square lacks counts here.
  Value missing = math.fma(r.high, r.high, math.neg(square));
  low = math.fma(missing, minusHalf, low);
  low = math.fma(math.neg(r.high), r.low, low);
  low = math.fma(math.mul(square, square),
                 math.polynomial(square, kCoefficients), low);
  return math.add(high, low);
}

/// sin(|x| + shift pi/2), its sign changed as `sign` says.
static Value buildSinOrCos(MathBuilder &math, Value x, unsigned shift,
                           Value sign) {
  Value magnitude = math.abs(x);
  auto [quadrant, rest] = reduce(math, magnitude);
  if (shift)
    quadrant = math.add(quadrant, math.word(shift));
  Value square = math.mul(rest.high, rest.high);
  Value isOdd = math.ne(math.bitAnd(quadrant, math.word(1)), math.word(0));
  Value result = math.where(isOdd, cosOfRest(math, rest, square),
                            sinOfRest(math, rest, square));
  Value half = math.shl(math.bitAnd(quadrant, math.word(2)), 30u);
  result = math.flipSign(result, sign ? math.bitXor(half, sign) : half);
  return withSpecialCases(math, x, magnitude, result);
}

Value uop::buildSin(MathBuilder &math, Value x) {
  return buildSinOrCos(math, x, 0, math.signOf(x));
}

Value uop::buildCos(MathBuilder &math, Value x) {
  return buildSinOrCos(math, x, 1, Value());
}

Value uop::buildTan(MathBuilder &math, Value x) {
  // tan(r) = r + r^3 p(r^2)
  static constexpr float kCoefficients[] = {
      0x1.55556p-2f, 0x1.110d9ep-3f, 0x1.bad9c2p-5f, 0x1.5cc0d4p-6f,
      0x1.62cb3p-7f, 0x1.9c0eep-14f, 0x1.1e91bep-8f};
  Value magnitude = math.abs(x);
  auto [quadrant, rest] = reduce(math, magnitude);
  Value square = math.mul(rest.high, rest.high);
  Value cube = math.mul(rest.high, square);
  // The derivative, about 1 + r^2 + 0.8 r^4, takes the low part along.
  Value slope = math.fma(square, math.real(0.8f), math.real(1));
  slope = math.fma(square, slope, math.real(1));
  Value low = math.fma(cube, math.polynomial(square, kCoefficients),
                       math.mul(slope, rest.low));
  auto [tangent, error] = math.sumExact(rest.high, low);
  // In the odd quadrants -1 / tangent, corrected by what it misses.
  Value inverse = math.div(math.real(-1), tangent);
  Value missing = math.fma(inverse, tangent, math.real(1));
  missing = math.fma(inverse, error, missing);
  inverse = math.fma(inverse, missing, inverse);
  Value isOdd = math.ne(math.bitAnd(quadrant, math.word(1)), math.word(0));
  Value result = math.where(isOdd, inverse, tangent);
  return withSpecialCases(math, x, magnitude,
                          math.flipSign(result, math.signOf(x)));
}
