//===- MathBuilder.cpp - Arithmetic of approximations -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

using namespace mlir;
using namespace uop;

MathBuilder::MathBuilder(OpBuilder &builder, Location loc, Type type,
                         bool hasLdexp)
    : builder(loc, builder),
      width(getElementTypeOrSelf(type).getIntOrFloatBitWidth()), realType(type),
      exponentType(getI32SameShape(type)), isLdexpNative(hasLdexp) {
  auto integer = [&](unsigned width, IntegerType::SignednessSemantics sign) {
    return withElementType(type,
                           IntegerType::get(builder.getContext(), width, sign));
  };
  wordType = integer(width, IntegerType::Unsigned);
  signedType = integer(width, IntegerType::Signless);
  longType = integer(64, IntegerType::Unsigned);
}

//===----------------------------------------------------------------------===//
// Constants
//===----------------------------------------------------------------------===//

Value MathBuilder::constant(Type type, Attribute value) {
  return ConstOp::create(builder, getSplatAttr(type, value));
}
Value MathBuilder::real(double value) {
  return constant(realType,
                  FloatAttr::get(getElementTypeOrSelf(realType), value));
}
Value MathBuilder::real(float f32, double f64) {
  return real(isDouble() ? f64 : f32);
}
Value MathBuilder::word(uint64_t value) {
  return constant(wordType, IntegerAttr::get(getElementTypeOrSelf(wordType),
                                             APInt(width, value)));
}
Value MathBuilder::word(uint32_t f32, uint64_t f64) {
  return word(isDouble() ? f64 : f32);
}
Value MathBuilder::longWord(uint64_t value) {
  return constant(longType, IntegerAttr::get(getElementTypeOrSelf(longType),
                                             APInt(64, value)));
}

//===----------------------------------------------------------------------===//
// One op each
//===----------------------------------------------------------------------===//

Value MathBuilder::add(Value lhs, Value rhs) {
  return AddOp::create(builder, lhs, rhs);
}
Value MathBuilder::sub(Value lhs, Value rhs) {
  return SubOp::create(builder, lhs, rhs);
}
Value MathBuilder::mul(Value lhs, Value rhs) {
  return MulOp::create(builder, lhs, rhs);
}
Value MathBuilder::div(Value lhs, Value rhs) {
  return FDivOp::create(builder, lhs, rhs);
}
Value MathBuilder::neg(Value value) { return NegOp::create(builder, value); }
Value MathBuilder::abs(Value value) { return AbsOp::create(builder, value); }
Value MathBuilder::fma(Value a, Value b, Value c) {
  return MulAccOp::create(builder, a, b, c);
}

Value MathBuilder::bitAnd(Value lhs, Value rhs) {
  return AndOp::create(builder, lhs, rhs);
}
Value MathBuilder::bitOr(Value lhs, Value rhs) {
  return OrOp::create(builder, lhs, rhs);
}
Value MathBuilder::bitXor(Value lhs, Value rhs) {
  return XOrOp::create(builder, lhs, rhs);
}
Value MathBuilder::shl(Value lhs, Value rhs) {
  return ShlOp::create(builder, lhs, rhs);
}
Value MathBuilder::shr(Value lhs, Value rhs) {
  return ShrOp::create(builder, lhs, rhs);
}
Value MathBuilder::shl(Value lhs, unsigned amount) {
  return shl(lhs, lhs.getType() == wordType ? word(amount) : longWord(amount));
}
Value MathBuilder::shr(Value lhs, unsigned amount) {
  return shr(lhs, lhs.getType() == wordType ? word(amount) : longWord(amount));
}
Value MathBuilder::shrSigned(Value lhs, unsigned amount) {
  Value signedValue = BitcastOp::create(builder, signedType, lhs);
  Value signedAmount =
      constant(signedType, IntegerAttr::get(getElementTypeOrSelf(signedType),
                                            APInt(width, amount)));
  Value shifted = ShrOp::create(builder, signedValue, signedAmount);
  return BitcastOp::create(builder, wordType, shifted);
}

Value MathBuilder::compare(CmpPredicate predicate, Value lhs, Value rhs) {
  return CmpOp::create(builder, predicate, lhs, rhs);
}
Value MathBuilder::lt(Value lhs, Value rhs) {
  return compare(CmpPredicate::lt, lhs, rhs);
}
Value MathBuilder::gt(Value lhs, Value rhs) {
  return compare(CmpPredicate::gt, lhs, rhs);
}
Value MathBuilder::ge(Value lhs, Value rhs) {
  return compare(CmpPredicate::ge, lhs, rhs);
}
Value MathBuilder::eq(Value lhs, Value rhs) {
  return compare(CmpPredicate::eq, lhs, rhs);
}
Value MathBuilder::ne(Value lhs, Value rhs) {
  return compare(CmpPredicate::ne, lhs, rhs);
}
Value MathBuilder::le(Value lhs, Value rhs) {
  return compare(CmpPredicate::le, lhs, rhs);
}
Value MathBuilder::where(Value condition, Value lhs, Value rhs) {
  return WhereOp::create(builder, condition, lhs, rhs);
}

Value MathBuilder::bitsOf(Value real) {
  return BitcastOp::create(builder, wordType, real);
}
Value MathBuilder::fromBits(Value word) {
  return BitcastOp::create(builder, realType, word);
}
Value MathBuilder::toReal(Value integer) {
  if (integer.getType() == wordType)
    integer = BitcastOp::create(builder, signedType, integer);
  return CastOp::create(builder, realType, integer);
}
Value MathBuilder::exponent(int64_t value) {
  return constant(exponentType,
                  IntegerAttr::get(getElementTypeOrSelf(exponentType), value));
}
Value MathBuilder::ldexp(Value real, Value exponent) {
  return LdexpOp::create(builder, real, exponent);
}
Value MathBuilder::toLong(Value word) {
  return CastOp::create(builder, longType, word);
}
Value MathBuilder::lowWord(Value longWord) {
  return CastOp::create(builder, wordType, longWord);
}
Value MathBuilder::highWord(Value longWord) {
  return lowWord(shr(longWord, 32));
}

//===----------------------------------------------------------------------===//
// Several
//===----------------------------------------------------------------------===//

SmallVector<Value> MathBuilder::reals(ArrayRef<float> f32,
                                      ArrayRef<double> f64) {
  SmallVector<Value> values;
  if (isDouble())
    for (double value : f64)
      values.push_back(real(value));
  else
    for (float value : f32)
      values.push_back(real(value));
  return values;
}

Value MathBuilder::sumPowers(Value x, ArrayRef<Value> terms) {
  Value result = terms.back();
  for (Value term : llvm::reverse(terms.drop_back()))
    result = fma(result, x, term);
  return result;
}

Value MathBuilder::polynomial(Value x, ArrayRef<double> coefficients) {
  return sumPowers(x, llvm::map_to_vector(coefficients, [&](double value) {
                     return real(value);
                   }));
}

Value MathBuilder::polynomial(Value x, ArrayRef<float> f32,
                              ArrayRef<double> f64) {
  return sumPowers(x, reals(f32, f64));
}

Value MathBuilder::atMost(Value value, Value high) {
  return where(gt(value, high), high, value);
}

Value MathBuilder::clamp(Value value, double low, double high) {
  Value lower = real(low);
  return atMost(where(lt(value, lower), lower, value), real(high));
}

Value MathBuilder::signOf(Value real) {
  return bitAnd(bitsOf(real), word(uint64_t(1) << (width - 1)));
}
Value MathBuilder::flipSign(Value real, Value sign) {
  return fromBits(bitXor(bitsOf(real), sign));
}

MathBuilder::Rounded MathBuilder::roundProduct(Value a, Value b,
                                               int64_t added) {
  // In [2^23, 2^24) the integers are the floats: adding 1.5 * 2^23 rounds, and
  // leaves the integer in the low bits, those of 1.5 * 2^23 being 0. The same
  // holds of f64 and 2^52.
  Value shift = real((isDouble() ? 0x1.8p52 : 0x1.8p23) + double(added));
  Value sum = fma(a, b, shift);
  return {sub(sum, shift), bitsOf(sum)};
}

Value MathBuilder::toWord(Value exponent) {
  if (isDouble())
    return CastOp::create(builder, wordType, exponent);
  return BitcastOp::create(builder, wordType, exponent);
}

Value MathBuilder::toExponent(Value bits) {
  Value integer = sub(bits, bitsOf(real(0x1.8p23f, 0x1.8p52)));
  if (!isDouble())
    return BitcastOp::create(builder, exponentType, integer);
  return CastOp::create(builder, exponentType, integer);
}

Value MathBuilder::powerOfTwo(Value bits) {
  return powerOfBiased(add(bits, word(getExponentBias())));
}
Value MathBuilder::powerOfBiased(Value bits) {
  return fromBits(shl(bits, getMantissaWidth()));
}

Value MathBuilder::smallToReal(Value word) {
  if (!isDouble())
    return toReal(word);
  // Few vector units convert integers of 64 bits.
  Value shift = real(0x1.8p52);
  return sub(fromBits(add(word, bitsOf(shift))), shift);
}

MathBuilder::Pair MathBuilder::sumExact(Value a, Value b) {
  Value sum = add(a, b);
  return {sum, add(sub(a, sum), b)};
}
MathBuilder::Pair MathBuilder::productExact(Value a, Value b) {
  Value product = mul(a, b);
  return {product, fma(a, b, neg(product))};
}
MathBuilder::Pair MathBuilder::product(Pair a, Pair b) {
  Pair result = productExact(a.high, b.high);
  result.low = fma(a.high, b.low, result.low);
  result.low = fma(a.low, b.high, result.low);
  return result;
}

MathBuilder::WordPair MathBuilder::wideProduct(Value a, Value b) {
  // By halves, as in long multiplication; no sum overflows.
  Value mask = word(0xffffffff);
  auto split = [&](Value value) -> WordPair {
    return {shr(value, 32u), bitAnd(value, mask)};
  };
  WordPair x = split(a), y = split(b);
  Value low = mul(x.low, y.low);
  WordPair cross = split(mul(x.high, y.low));
  WordPair middle = split(add(mul(x.low, y.high), shr(low, 32u)));
  Value sum = add(middle.low, cross.low);
  Value high = add(add(mul(x.high, y.high), add(middle.high, cross.high)),
                   shr(sum, 32u));
  return {high, bitOr(shl(sum, 32u), bitAnd(low, mask))};
}
