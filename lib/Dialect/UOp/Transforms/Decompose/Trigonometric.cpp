//===- Trigonometric.cpp - sin, cos and tan ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// |x| = q pi/2 + r with |r| <= pi/4, up to rounding; q modulo 4 says which
// polynomial and which sign. r is a pair of floats: next to a multiple of pi/2
// its relative error is that of the result. Below 2^17 (2^27 in f64), q times
// the parts of pi/2 is subtracted (Cody and Waite, "Software manual for the
// elementary functions", 1980). Above, x is an integer times a power of two,
// and of its product with 2/pi only the bits that count modulo 4 are computed
// (Payne and Hanek, "Radian reduction for trigonometric functions", 1983).
// Coefficients and parts: test/tools/minimax.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

#include <limits>

using namespace mlir;
using namespace uop;

/// The bits of 2/pi from that of weight 2^7 on, for f32.
static constexpr uint32_t kTwoOverPiSingle[] = {
    0x00a2f983, 0x6e4e4415, 0x29fc2757, 0xd1f534dd,
    0xc0db6295, 0x993c4390, 0x41fe5163};

/// The bits of 2/pi from that of weight 2^26 on, for f64.
static constexpr uint64_t kTwoOverPiDouble[] = {
    0x000000145f306dc9, 0xc882a53f84eafa3e, 0xa69bb81b6c52b327,
    0x8872083fca2c757b, 0xd778ac36e48dc748, 0x49ba5c00c925dd41,
    0x3a32439fc3bd6396, 0x2534e7dd1046bea5, 0xd768909d338e04d6,
    0x8befc827323ac730, 0x6a673e93908bf177, 0xbf250763ff12fffb,
    0xc0b301fde5e2316b, 0x414da3eda6cfd9e4, 0xf96136e9e8c7ecd3,
    0xcbfd45aea4f758fd, 0x7cbe2f67a0e73ef1, 0x4a525d4d7f6bf623,
    0xf1aba10ac06608df};

/// From here on arguments are large; the exponent of that, as it is stored.
static Value getLarge(MathBuilder &math) { return math.real(0x1p17f, 0x1p27); }
static unsigned getLargeExponent(MathBuilder &math) {
  return math.isDouble() ? 1023 + 27 : 127 + 17;
}

/// pi/2 is the sum of these.
static Value getHalfPi(MathBuilder &math) {
  return math.real(0x1.921fb6p+0f, 0x1.921fb54442d18p+0);
}
static Value getHalfPi1(MathBuilder &math) {
  return math.real(-0x1.777a5cp-25f, 0x1.1a62633145c07p-54);
}
static Value getHalfPi2(MathBuilder &math) {
  return math.real(-0x1.ee59dap-50f, -0x1.f1976b7ed8fbcp-110);
}

namespace {
struct Reduced {
  /// A word; the low two bits count.
  Value quadrant;
  MathBuilder::Pair rest;
};
} // namespace

static Reduced reduceSmall(MathBuilder &math, Value x) {
  Value twoOverPi = math.real(0x1.45f306p-1f, 0x1.45f306dc9c883p-1);
  auto [n, bits] = math.roundProduct(x, twoOverPi);
  Value minusN = math.neg(n);
  // The difference is of no more bits than x, hence exact.
  Value first = math.fma(minusN, getHalfPi(math), x);
  MathBuilder::Pair second = math.productExact(minusN, getHalfPi1(math));
  // Exact even if the second is larger: the first is a multiple of its unit.
  MathBuilder::Pair sum = math.sumExact(first, second.high);
  Value low = math.fma(minusN, getHalfPi2(math), second.low);
  return {bits, {sum.high, math.add(sum.low, low)}};
}

/// Three words of bits of 2/pi, from the bit whose product with the last bit of
/// `x` has weight 2, most significant first. They are chosen, not gathered.
static std::array<Value, 3> selectTwoOverPi(MathBuilder &math, Value bits) {
  unsigned width = math.getWidth();
  Value offset = math.sub(math.shr(bits, math.getMantissaWidth()),
                          math.word(getLargeExponent(math)));
  SmallVector<Value> words;
  if (math.isDouble())
    for (uint64_t word : kTwoOverPiDouble)
      words.push_back(math.word(word));
  else
    for (uint32_t word : kTwoOverPiSingle)
      words.push_back(math.word(word));
  // Each bit of the offset halves what there is to choose from.
  for (unsigned step = (words.size() - 3) / 2; step; step /= 2) {
    Value bit = math.bitAnd(offset, math.word(step * width));
    Value isSet = math.ne(bit, math.word(0));
    for (unsigned i = 0, e = words.size() - step; i != e; ++i)
      words[i] = math.where(isSet, words[i + step], words[i]);
    words.truncate(words.size() - step);
  }
  Value left = math.bitAnd(offset, math.word(width - 1));
  // width - 1 - left, after a shift by 1, so that no shift is by the width.
  Value right = math.bitXor(left, math.word(width - 1));
  std::array<Value, 3> result;
  for (unsigned i = 0; i != 3; ++i)
    result[i] = math.bitOr(math.shl(words[i], left),
                           math.shr(math.shr(words[i + 1], 1u), right));
  return result;
}

/// The upper two of the three words that `integer` times the three of `factor`
/// has, modulo their size, up to a unit of the lower one.
static MathBuilder::WordPair multiplyWords(MathBuilder &math, Value integer,
                                           ArrayRef<Value> factor) {
  Value top = math.mul(integer, factor[0]);
  if (math.isDouble()) {
    MathBuilder::WordPair middle = math.wideProduct(integer, factor[1]);
    Value bottom = math.wideProduct(integer, factor[2]).high;
    Value low = math.add(middle.low, bottom);
    Value one = math.word(1), zero = math.word(0);
    Value carry = math.where(math.lt(low, bottom), one, zero);
    return {math.add(math.add(top, middle.high), carry), low};
  }
  Value wide = math.toLong(integer);
  Value middle = math.mul(wide, math.toLong(factor[1]));
  Value bottom = math.shr(math.mul(wide, math.toLong(factor[2])), 32u);
  Value product =
      math.add(math.add(math.shl(math.toLong(top), 32u), middle), bottom);
  return {math.highWord(product), math.lowWord(product)};
}

static Reduced reduceLarge(MathBuilder &math, Value x) {
  unsigned width = math.getWidth(), mantissaWidth = math.getMantissaWidth();
  Value bits = math.bitsOf(x);
  std::array<Value, 3> twoOverPi = selectTwoOverPi(math, bits);
  uint64_t leadingOne = uint64_t(1) << mantissaWidth;
  Value integer = math.bitOr(math.bitAnd(bits, math.word(leadingOne - 1)),
                             math.word(leadingOne));
  // The product modulo 4, as two words after the point and two bits before it.
  auto [high, low] = multiplyWords(math, integer, twoOverPi);

  // The nearest integer; the fraction that is left lies in [-1/2, 1/2).
  Value half = math.word(uint64_t(1) << (width - 3));
  Value quadrant = math.shr(math.add(high, half), width - 2);
  Value sign = math.shl(math.bitAnd(high, half), 2u);
  // The magnitude without the two bits (less a unit, if negative).
  Value mask = math.shrSigned(sign, width - 1);
  high = math.bitOr(math.shl(high, 2u), math.shr(low, width - 2));
  high = math.bitXor(high, mask);
  low = math.bitXor(math.shl(low, 2u), mask);
  // Its first bits, as many as a real has, and as many of those that follow as
  // a word has but for the sign.
  unsigned rest = width - mantissaWidth - 1;
  uint64_t restMask = (uint64_t(1) << rest) - 1;
  Value restBits = math.bitAnd(high, math.word(restMask));
  Value head = math.toReal(math.bitXor(high, restBits));
  Value tail = math.toReal(
      math.bitOr(math.shl(restBits, mantissaWidth), math.shr(low, rest + 1)));
  MathBuilder::Pair fraction =
      math.sumExact(math.mul(head, math.real(0x1p-32f, 0x1p-64)),
                    math.mul(tail, math.real(0x1p-55f, 0x1p-116)));

  MathBuilder::Pair angle =
      math.product(fraction, {getHalfPi(math), getHalfPi1(math)});
  return {quadrant,
          {math.flipSign(angle.high, sign), math.flipSign(angle.low, sign)}};
}

/// `x` is not negative; what is no finite number gives no meaningful result.
static Reduced reduce(MathBuilder &math, Value x) {
  Reduced small = reduceSmall(math, x);
  Reduced large = reduceLarge(math, x);
  Value isLarge = math.ge(x, getLarge(math));
  return {math.where(isLarge, large.quadrant, small.quadrant),
          {math.where(isLarge, large.rest.high, small.rest.high),
           math.where(isLarge, large.rest.low, small.rest.low)}};
}

/// `result` where x is finite, else NaN; a NaN keeps its payload.
static Value withSpecialCases(MathBuilder &math, Value x, Value magnitude,
                              Value result) {
  Value infinity = math.real(std::numeric_limits<double>::infinity());
  return math.where(math.lt(magnitude, infinity), result, math.sub(x, x));
}

/// sin(r) = r + r^3 p(r^2)
static Value sinOfRest(MathBuilder &math, MathBuilder::Pair r, Value square) {
  static constexpr float kSingle[] = {-0x1.555556p-3f, 0x1.111174p-7f,
                                      -0x1.a05954p-13f, 0x1.7c2c4ep-19f};
  static constexpr double kDouble[] = {
      -0x1.5555555555548p-3, 0x1.111111110f73p-7,   -0x1.a01a019be9215p-13,
      0x1.71de35552b152p-19, -0x1.ae5e4b83977cp-26, 0x1.5d8b5575be481p-33};
  Value cube = math.mul(r.high, square);
  // The derivative, about 1 - r^2/2, takes the low part along.
  Value slope = math.fma(square, math.real(-0.5f), math.real(1));
  Value low = math.fma(cube, math.polynomial(square, kSingle, kDouble),
                       math.mul(slope, r.low));
  return math.add(r.high, low);
}

/// cos(r) = 1 - r^2/2 + r^4 p(r^2)
static Value cosOfRest(MathBuilder &math, MathBuilder::Pair r, Value square) {
  static constexpr float kSingle[] = {0x1.55554ap-5f, -0x1.6c0c28p-10f,
                                      0x1.99e80cp-16f};
  static constexpr double kDouble[] = {
      0x1.555555555554bp-5,  -0x1.6c16c16c15013p-10, 0x1.a01a019c8ed08p-16,
      -0x1.27e4f7f14127p-22, 0x1.1ee9db8e48cbbp-29,  -0x1.8fa65ea2355dep-37};
  Value minusHalf = math.real(-0.5f);
  auto [high, low] = math.sumExact(math.real(1), math.mul(square, minusHalf));
  // What the square lacks counts here.
  Value missing = math.fma(r.high, r.high, math.neg(square));
  low = math.fma(missing, minusHalf, low);
  low = math.fma(math.neg(r.high), r.low, low);
  low = math.fma(math.mul(square, square),
                 math.polynomial(square, kSingle, kDouble), low);
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
  Value half =
      math.shl(math.bitAnd(quadrant, math.word(2)), math.getWidth() - 2);
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
  static constexpr float kSingle[] = {
      0x1.55556p-2f, 0x1.110d9ep-3f, 0x1.bad9c2p-5f, 0x1.5cc0d4p-6f,
      0x1.62cb3p-7f, 0x1.9c0eep-14f, 0x1.1e91bep-8f};
  static constexpr double kDouble[] = {
      0x1.555555555555dp-2,  0x1.11111111106d9p-3,   0x1.ba1ba1bab28c2p-5,
      0x1.664f485fafebep-6,  0x1.226e3a3295af1p-7,   0x1.d6d2f42accd2fp-9,
      0x1.7db0e145acd13p-10, 0x1.34c2c5b6ed202p-11,  0x1.fed08160dffd6p-13,
      0x1.605635ebc9325p-14, 0x1.16950f7fc5473p-14,  -0x1.9d261c71123dap-16,
      0x1.90f79c61eca62p-15, -0x1.905362d65d701p-16, 0x1.45bb3d3b81b26p-17};
  Value magnitude = math.abs(x);
  auto [quadrant, rest] = reduce(math, magnitude);
  Value square = math.mul(rest.high, rest.high);
  Value cube = math.mul(rest.high, square);
  // The derivative, about 1 + r^2 + 0.8 r^4, takes the low part along.
  Value slope = math.fma(square, math.real(0.8f), math.real(1));
  slope = math.fma(square, slope, math.real(1));
  Value low = math.fma(cube, math.polynomial(square, kSingle, kDouble),
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
