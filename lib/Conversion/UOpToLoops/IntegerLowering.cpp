//===- IntegerLowering.cpp - Total integer arithmetic -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/IntegerLowering.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

using IntPredicate = arith::CmpIPredicate;
using FloatPredicate = arith::CmpFPredicate;

static unsigned getWidth(Type type) {
  Type element = getElementTypeOrSelf(type);
  return element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
}

static Value emitUnsignedDivision(Emitter &emitter, Division part, Value lhs,
                                  Value rhs) {
  std::optional<APInt> divisor = Emitter::getConstant(rhs);
  if (divisor && divisor->isPowerOf2()) {
    if (part == Division::remainder)
      return emitter.bitAnd(lhs, emitter.constant(lhs.getType(), *divisor - 1));
    return emitter.shru(lhs, divisor->logBase2());
  }
  Value zero = emitter.constant(lhs.getType(), 0);
  Value isZero, safe = rhs;
  if (!divisor || divisor->isZero()) {
    isZero = emitter.cmp(IntPredicate::eq, rhs, zero);
    safe = emitter.select(isZero, emitter.constant(lhs.getType(), 1), rhs);
  }
  // The remainder by 1 is the 0 that is wanted for a divisor of 0.
  if (part == Division::remainder)
    return emitter.emit<arith::RemUIOp>(lhs, safe);
  Value quotient = emitter.emit<arith::DivUIOp>(lhs, safe);
  return isZero ? emitter.select(isZero, zero, quotient) : quotient;
}

Value uop::emitDivision(Emitter &emitter, Division part, bool isFloor,
                        bool isUnsigned, bool isNonNegative, Value lhs,
                        Value rhs) {
  if (isUnsigned || isNonNegative)
    return emitUnsignedDivision(emitter, part, lhs, rhs);

  Type type = lhs.getType();
  Value zero = emitter.constant(type, 0);
  Value one = emitter.constant(type, 1);
  std::optional<APInt> divisor = Emitter::getConstant(rhs);
  bool isSafe = divisor && !divisor->isZero() && !divisor->isAllOnes();
  Value isZero, isMinusOne, safe = rhs;
  if (!isSafe) {
    isZero = emitter.cmp(IntPredicate::eq, rhs, zero);
    isMinusOne = emitter.cmp(IntPredicate::eq, rhs, emitter.constant(type, -1));
    safe = emitter.select(emitter.bitOr(isZero, isMinusOne), one, rhs);
  }
  // With a divisor of 0 or -1 the remainder by 1, 0, is right.
  Value remainder;
  if (isFloor || part == Division::remainder)
    remainder = emitter.emit<arith::RemSIOp>(lhs, safe);
  Value isRoundedUp;
  if (isFloor)
    isRoundedUp = emitter.bitAnd(
        emitter.cmp(IntPredicate::ne, remainder, zero),
        emitter.cmp(IntPredicate::slt, emitter.bitXor(remainder, rhs), zero));
  if (part == Division::remainder) {
    if (!isFloor)
      return remainder;
    return emitter.add(remainder, emitter.select(isRoundedUp, rhs, zero));
  }
  Value quotient = emitter.emit<arith::DivSIOp>(lhs, safe);
  if (!isSafe) {
    quotient = emitter.select(isMinusOne, emitter.sub(zero, lhs), quotient);
    quotient = emitter.select(isZero, zero, quotient);
  }
  if (!isFloor)
    return quotient;
  return emitter.sub(quotient, emitter.select(isRoundedUp, one, zero));
}

Value uop::emitShift(Emitter &emitter, bool isLeft, bool isUnsigned, Value lhs,
                     Value rhs) {
  Type type = lhs.getType();
  unsigned width = getWidth(type);
  Value zero = emitter.constant(type, 0);
  Value last = emitter.constant(type, width - 1);
  Value amount = emitter.emit<arith::MinUIOp>(rhs, last);
  if (!isLeft && !isUnsigned)
    return emitter.emit<arith::ShRSIOp>(lhs, amount);
  Value shifted = isLeft ? emitter.emit<arith::ShLIOp>(lhs, amount)
                         : emitter.emit<arith::ShRUIOp>(lhs, amount);
  Value isInside = emitter.cmp(IntPredicate::ule, rhs, last);
  return emitter.select(isInside, shifted, zero);
}

/// One bit of the exponent after the other, from the lowest one: the power so
/// far, the base squared as often, and the bits that are left.
static SmallVector<Value> emitPowerBit(Emitter &emitter, Value result,
                                       Value square, Value rest) {
  Value zero = emitter.constant(rest.getType(), 0);
  Value one = emitter.constant(rest.getType(), 1);
  Value isOdd = emitter.cmp(IntPredicate::ne, emitter.bitAnd(rest, one), zero);
  result = emitter.select(isOdd, emitter.mul(result, square), result);
  return {result, emitter.mul(square, square), emitter.shru(rest, 1)};
}

static Value emitPowerBits(Emitter &emitter, Value base, Value exponent,
                           bool isUnrolled) {
  unsigned width = getWidth(base.getType());
  SmallVector<Value> state = {emitter.constant(base.getType(), 1), base,
                              exponent};
  if (isUnrolled) {
    for (unsigned bit = 0; bit != width; ++bit)
      state = emitPowerBit(emitter, state[0], state[1], state[2]);
    return state[0];
  }
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Type index = builder.getIndexType();
  auto loop = scf::ForOp::create(builder, emitter.constant(index, 0),
                                 emitter.constant(index, width),
                                 emitter.constant(index, 1), state);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  scf::YieldOp::create(builder, emitPowerBit(emitter, loop.getRegionIterArg(0),
                                             loop.getRegionIterArg(1),
                                             loop.getRegionIterArg(2)));
  return loop.getResult(0);
}

Value uop::emitIntegerPower(Emitter &emitter, bool isUnsigned, Value base,
                            Value exponent, bool isUnrolled) {
  Type type = base.getType();
  Value zero = emitter.constant(type, 0);
  Value one = emitter.constant(type, 1);
  if (std::optional<APInt> known = Emitter::getConstant(exponent);
      known && (isUnsigned || !known->isNegative())) {
    Value result, square = base;
    for (unsigned bit = 0, end = known->getActiveBits(); bit != end; ++bit) {
      if (bit != 0)
        square = emitter.mul(square, square);
      if ((*known)[bit])
        result = result ? emitter.mul(result, square) : square;
    }
    return result ? result : one;
  }

  Value power = emitPowerBits(emitter, base, exponent, isUnrolled);
  if (isUnsigned)
    return power;
  // The power of 1 or -1 to the bits of the exponent is also its reciprocal's.
  Value isUnit = emitter.bitOr(
      emitter.cmp(IntPredicate::eq, base, one),
      emitter.cmp(IntPredicate::eq, base, emitter.constant(type, -1)));
  Value isPositive = emitter.cmp(IntPredicate::sge, exponent, zero);
  return emitter.select(emitter.bitOr(isPositive, isUnit), power, zero);
}

Value uop::emitThreefry(Emitter &emitter, Value counter, Value key) {
  static constexpr unsigned kRotations[8] = {13, 15, 26, 6, 17, 29, 16, 24};
  static constexpr int64_t kParity = 0x1BD11BDA;
  Type i32 = emitter.getBuilder().getI32Type();
  Type i64 = emitter.getBuilder().getI64Type();
  auto low = [&](Value value) { return emitter.resize(value, i32, true); };
  Value x0 = low(counter), x1 = low(emitter.shru(counter, 32));
  Value keys[3] = {low(key), low(emitter.shru(key, 32)), Value()};
  Type type = x0.getType();
  keys[2] = emitter.bitXor(emitter.bitXor(keys[0], keys[1]),
                           emitter.constant(type, kParity));
  x0 = emitter.add(x0, keys[0]);
  x1 = emitter.add(x1, keys[1]);
  for (unsigned round = 0; round != 20; ++round) {
    unsigned rotation = kRotations[round % 8];
    x0 = emitter.add(x0, x1);
    x1 = emitter.bitOr(emitter.shl(x1, rotation),
                       emitter.shru(x1, 32 - rotation));
    x1 = emitter.bitXor(x1, x0);
    if (round % 4 != 3)
      continue;
    unsigned injection = round / 4 + 1;
    x0 = emitter.add(x0, keys[injection % 3]);
    x1 = emitter.add(x1, emitter.add(keys[(injection + 1) % 3],
                                     emitter.constant(type, injection)));
  }
  return emitter.bitOr(emitter.shl(emitter.resize(x1, i64, true), 32),
                       emitter.resize(x0, i64, true));
}

Value uop::emitFloatToInteger(Emitter &emitter, Value value, Type element,
                              bool isUnsigned) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Type floatType = value.getType();
  unsigned width = getWidth(element);
  // fptosi from and to 32 bits is what machines have; the result is cut.
  unsigned wide = std::max(width, 32u);
  Type intType = withElementType(floatType, builder.getIntegerType(wide));
  APInt minimum =
      isUnsigned ? APInt::getMinValue(width) : APInt::getSignedMinValue(width);
  APInt maximum =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  Value lower = emitter.constantFloat(
      floatType, isUnsigned ? 0.0 : -std::ldexp(1.0, width - 1));
  Value upper = emitter.constantFloat(
      floatType, std::ldexp(1.0, isUnsigned ? width : width - 1));
  Value isLarge = emitter.cmp(FloatPredicate::OGE, value, upper);
  Value isSmall = emitter.cmp(FloatPredicate::OLT, value, lower);
  Value isOutside =
      emitter.bitOr(emitter.cmp(FloatPredicate::UGE, value, upper), isSmall);
  Value safe =
      emitter.select(isOutside, emitter.constantFloat(floatType, 0.0), value);
  Value result = isUnsigned ? emitter.emit<arith::FPToUIOp>(intType, safe)
                            : emitter.emit<arith::FPToSIOp>(intType, safe);
  auto extend = [&](const APInt &bound) {
    return isUnsigned ? bound.zext(wide) : bound.sext(wide);
  };
  result = emitter.select(isLarge, emitter.constant(intType, extend(maximum)),
                          result);
  result = emitter.select(isSmall, emitter.constant(intType, extend(minimum)),
                          result);
  return emitter.resize(result, element, isUnsigned);
}
