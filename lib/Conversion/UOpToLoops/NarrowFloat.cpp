//===- NarrowFloat.cpp - Floats of 8 and 16 bits by integers ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A second rounding is harmless after rounding to odd: an inexact result takes
// the neighbour whose last bit is 1, so that it is never a tie of the narrower
// type (Boldo and Melquiond, "Emulation of a FMA and correctly rounded sums",
// 2008). f32 has at least two bits more than any type here, in its subnormals
// too.
//
//===----------------------------------------------------------------------===//

#include "NarrowFloat.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

using IntPredicate = arith::CmpIPredicate;
using FloatPredicate = arith::CmpFPredicate;

namespace {
/// How a narrow float with a sign is laid out, and what there is besides
/// numbers. Numbers of one sign are in the order of their bits.
struct Layout {
  explicit Layout(FloatType type)
      : width(type.getWidth()), mantissa(type.getFPMantissaWidth() - 1),
        bias(1 - APFloat::semanticsMinExponent(type.getFloatSemantics())),
        hasInf(APFloat::semanticsHasInf(type.getFloatSemantics())),
        hasNaN(APFloat::semanticsHasNaN(type.getFloatSemantics())) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    largest = APFloat::getLargest(semantics).bitcastToAPInt().getZExtValue();
    if (hasNaN)
      nan = APFloat::getNaN(semantics).bitcastToAPInt().getZExtValue();
    // Infinity, the only NaN, or nothing comes after the largest number.
    overflow = hasInf || hasNaN ? largest + 1 : largest;
  }

  /// In the FNUZ types, NaN is what would be -0.0.
  bool isNaNNegativeZero() const { return hasNaN && nan == signBit(); }
  int64_t signBit() const { return int64_t(1) << (width - 1); }

  unsigned width;
  unsigned mantissa;
  int64_t bias;
  bool hasInf;
  bool hasNaN;
  int64_t largest;
  int64_t overflow;
  int64_t nan = 0;
};
} // namespace

static constexpr int64_t kF32Inf = 0x7f800000;
static constexpr int64_t kF32QuietNaN = 0x7fc00000;
static constexpr unsigned kF32Mantissa = 23;
static constexpr int64_t kF32Bias = 127;
/// 2^-127, and half of what the exponent counts.
static constexpr int64_t kF32HalfUnit = int64_t(1) << (kF32Mantissa - 1);
static constexpr int64_t kScaleNaN = 0xff;

/// f8E8M0FNU is the exponent of an f32, whose least is subnormal there.
static Value decodeScale(Emitter &emitter, Value bits) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Value wide = emitter.resize(bits, builder.getI32Type(), /*isUnsigned=*/true);
  auto constant = [&](int64_t value) {
    return emitter.constant(wide.getType(), value);
  };
  auto is = [&](int64_t value) {
    return emitter.cmp(IntPredicate::eq, wide, constant(value));
  };
  Value result = emitter.shl(wide, kF32Mantissa);
  result = emitter.select(is(0), constant(kF32HalfUnit), result);
  result = emitter.select(is(kScaleNaN), constant(kF32QuietNaN), result);
  return emitter.bitcast(result, builder.getF32Type());
}

Value uop::decodeNarrowFloat(Emitter &emitter, Value bits, FloatType type) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (isa<Float8E8M0FNUType>(type))
    return decodeScale(emitter, bits);
  if (type.isF16() && emitter.getNative().f16)
    return emitter.emit<arith::ExtFOp>(
        withElementType(bits.getType(), builder.getF32Type()),
        emitter.bitcast(bits, type));
  Layout layout(type);
  Type i32 = builder.getI32Type();
  Type f32 = builder.getF32Type();
  Value wide = emitter.resize(bits, i32, /*isUnsigned=*/true);
  Type intType = wide.getType();
  unsigned up = kF32Mantissa - layout.mantissa;
  if (layout.bias == kF32Bias) // bf16 is the upper half of an f32.
    return emitter.bitcast(emitter.shl(wide, up), f32);

  auto constant = [&](int64_t value) {
    return emitter.constant(intType, value);
  };
  Value magnitude = emitter.bitAnd(wide, constant(layout.signBit() - 1));
  Value signBit = emitter.bitAnd(wide, constant(layout.signBit()));
  Value sign = emitter.shl(signBit, 32 - layout.width);
  Value shifted = emitter.shl(magnitude, up);
  Value normal =
      emitter.add(shifted, constant((kF32Bias - layout.bias) << kF32Mantissa));
  // A subnormal is an integer times a power of two.
  Value integer =
      emitter.emit<arith::UIToFPOp>(withElementType(intType, f32), magnitude);
  Value scale = emitter.constantFloat(
      integer.getType(),
      std::ldexp(1.0, 1 - int(layout.bias) - int(layout.mantissa)));
  Value subnormal =
      emitter.bitcast(emitter.emit<arith::MulFOp>(integer, scale), i32);
  Value isSubnormal = emitter.cmp(IntPredicate::ult, magnitude,
                                  constant(int64_t(1) << layout.mantissa));
  Value result = emitter.select(isSubnormal, subnormal, normal);
  if (layout.isNaNNegativeZero()) {
    Value isNaN =
        emitter.cmp(IntPredicate::eq, wide, constant(layout.signBit()));
    result = emitter.select(isNaN, constant(kF32QuietNaN), result);
  } else if (layout.hasNaN) {
    Value special = layout.hasInf ? emitter.bitOr(shifted, constant(kF32Inf))
                                  : constant(kF32QuietNaN);
    Value isSpecial =
        emitter.cmp(IntPredicate::ugt, magnitude, constant(layout.largest));
    result = emitter.select(isSpecial, special, result);
  }
  return emitter.bitcast(emitter.bitOr(result, sign), f32);
}

/// An f64 rounded to odd as f32.
static Value roundToOdd(Emitter &emitter, Value value) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Type i32 = builder.getI32Type();
  Type f32 = withElementType(value.getType(), builder.getF32Type());
  Value nearest = emitter.emit<arith::TruncFOp>(f32, value);
  Value back = emitter.emit<arith::ExtFOp>(value.getType(), nearest);
  Value bits = emitter.bitcast(nearest, i32);
  Value one = emitter.constant(bits.getType(), 1);
  Value isEven = emitter.cmp(IntPredicate::eq, emitter.bitAnd(bits, one),
                             emitter.constant(bits.getType(), 0));
  // Signs and magnitudes: the next number from zero has the next bits.
  Type f64Bits = builder.getI64Type();
  Value magnitudeMask =
      emitter.constant(withElementType(value.getType(), f64Bits), INT64_MAX);
  auto magnitude = [&](Value number) {
    return emitter.bitAnd(emitter.bitcast(number, f64Bits), magnitudeMask);
  };
  Value tooLarge =
      emitter.cmp(IntPredicate::ugt, magnitude(back), magnitude(value));
  Value step =
      emitter.select(tooLarge, emitter.constant(bits.getType(), -1), one);
  Value isInexact = emitter.cmp(FloatPredicate::ONE, back, value);
  Value odd = emitter.select(emitter.bitAnd(isInexact, isEven),
                             emitter.add(bits, step), bits);
  return emitter.bitcast(odd, builder.getF32Type());
}

/// `value` shifted to the right by `amount`, rounded to nearest even; the
/// amount is at least 1 and so small that no carry is lost.
static Value shiftAndRound(Emitter &emitter, Value value, Value amount) {
  Type type = value.getType();
  Value one = emitter.constant(type, 1);
  Value lsb = emitter.bitAnd(emitter.emit<arith::ShRUIOp>(value, amount), one);
  Value half = emitter.emit<arith::ShLIOp>(one, emitter.sub(amount, one));
  Value rounded = emitter.add(emitter.add(value, emitter.sub(half, one)), lsb);
  return emitter.emit<arith::ShRUIOp>(rounded, amount);
}

/// The bits, below the sign, of the magnitude of a number, of more than the
/// largest one where it is too large. No bias here is that of f32.
static Value roundMagnitude(Emitter &emitter, Value magnitude,
                            const Layout &layout) {
  Type intType = magnitude.getType();
  auto constant = [&](int64_t number) {
    return emitter.constant(intType, number);
  };
  unsigned down = kF32Mantissa - layout.mantissa;
  int64_t rebias = (kF32Bias - layout.bias) << kF32Mantissa;
  Value normal = shiftAndRound(
      emitter, emitter.sub(magnitude, constant(rebias)), constant(down));
  // Below the normal numbers the mantissa, with its leading one, moves right
  // by the distance of the exponents. From 26 places on nothing is left.
  Value exponent = emitter.shru(magnitude, kF32Mantissa);
  Value mantissa = emitter.bitOr(
      emitter.bitAnd(magnitude, constant((1 << kF32Mantissa) - 1)),
      constant(1 << kF32Mantissa));
  Value distance =
      emitter.sub(constant(kF32Bias - layout.bias + 1 + down), exponent);
  distance = emitter.emit<arith::MinUIOp>(distance, constant(26));
  distance = emitter.emit<arith::MaxUIOp>(distance, constant(1));
  Value subnormal = shiftAndRound(emitter, mantissa, distance);
  Value isNormal = emitter.cmp(IntPredicate::uge, magnitude,
                               constant(rebias + (int64_t(1) << kF32Mantissa)));
  return emitter.select(isNormal, normal, subnormal);
}

/// An f32 as f8E8M0FNU: halves of the way to the next power go up, zero and
/// what is smaller than the least power is this, what is negative is NaN.
static Value encodeScale(Emitter &emitter, Value value, bool saturate) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Value bits = emitter.bitcast(value, builder.getI32Type());
  auto constant = [&](int64_t number) {
    return emitter.constant(bits.getType(), number);
  };
  Value magnitude = emitter.bitAnd(bits, constant(INT32_MAX));
  Value result = emitter.shru(emitter.add(magnitude, constant(kF32HalfUnit)),
                              kF32Mantissa);
  // Of subnormal numbers, 2^-127 and 2^-126 are neighbours.
  Value isAboveHalf =
      emitter.resize(emitter.cmp(IntPredicate::uge, magnitude,
                                 constant(kF32HalfUnit + kF32HalfUnit / 2)),
                     builder.getI32Type(), /*isUnsigned=*/true);
  Value isSubnormal = emitter.cmp(IntPredicate::ult, magnitude,
                                  constant(int64_t(1) << kF32Mantissa));
  result = emitter.select(isSubnormal, isAboveHalf, result);
  int64_t overflow = saturate ? kScaleNaN - 1 : kScaleNaN;
  result = emitter.emit<arith::MinUIOp>(result, constant(overflow));
  // As unsigned numbers, the negative ones follow -0.0.
  Value isNaN = emitter.cmp(IntPredicate::ugt, magnitude, constant(kF32Inf));
  Value isNegative =
      emitter.cmp(IntPredicate::ugt, bits, constant(int64_t(1) << 31));
  result = emitter.select(emitter.bitOr(isNaN, isNegative), constant(kScaleNaN),
                          result);
  return emitter.resize(result, builder.getI8Type(), /*isUnsigned=*/true);
}

Value uop::encodeNarrowFloat(Emitter &emitter, Value value, FloatType type,
                             bool saturate) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  if (getElementTypeOrSelf(value.getType()).isF64())
    value = roundToOdd(emitter, value);
  if (isa<Float8E8M0FNUType>(type))
    return encodeScale(emitter, value, saturate);
  if (type.isF16() && emitter.getNative().f16 && !saturate)
    return emitter.bitcast(emitter.emit<arith::TruncFOp>(
                               withElementType(value.getType(), type), value),
                           builder.getI16Type());
  Layout layout(type);
  Value bits = emitter.bitcast(value, builder.getI32Type());
  Type intType = bits.getType();
  auto constant = [&](int64_t number) {
    return emitter.constant(intType, number);
  };
  unsigned down = kF32Mantissa - layout.mantissa;
  Value magnitude = emitter.bitAnd(bits, constant(INT32_MAX));
  Value sign = emitter.shl(emitter.shru(bits, 31), layout.width - 1);
  Value isNaN = emitter.cmp(IntPredicate::ugt, magnitude, constant(kF32Inf));

  // bf16 is the upper half of an f32, infinity included.
  bool isUpperHalf = layout.bias == kF32Bias;
  Value result = isUpperHalf ? shiftAndRound(emitter, magnitude, constant(down))
                             : roundMagnitude(emitter, magnitude, layout);
  if (!isUpperHalf || saturate)
    result = emitter.emit<arith::MinUIOp>(
        result, constant(saturate ? layout.largest : layout.overflow));
  if (layout.isNaNNegativeZero()) {
    Value isZero = emitter.cmp(IntPredicate::eq, result, constant(0));
    sign = emitter.select(isZero, constant(0), sign);
  }
  // A NaN keeps its sign, and the payload that fits, made quiet.
  Value nan = constant(layout.nan);
  if (layout.hasInf)
    nan = emitter.bitOr(
        nan, emitter.bitAnd(emitter.shru(magnitude, down),
                            constant((int64_t(1) << layout.mantissa) - 1)));
  if (layout.hasNaN)
    nan = emitter.bitOr(nan, sign);
  result = emitter.select(isNaN, nan, emitter.bitOr(result, sign));
  return emitter.resize(result, getElementTypeOrSelf(getLoweredType(type)),
                        /*isUnsigned=*/true);
}

/// Where a zero or the NaN of an FNUZ type is in `bits`, the same bits; else
/// `changed`.
static Value keepFixedSigns(Emitter &emitter, Value bits, Value changed,
                            const Layout &layout) {
  if (!layout.isNaNNegativeZero())
    return changed;
  Value magnitude = emitter.bitAnd(
      bits, emitter.constant(bits.getType(), layout.signBit() - 1));
  Value isFixed = emitter.cmp(IntPredicate::eq, magnitude,
                              emitter.constant(bits.getType(), int64_t(0)));
  return emitter.select(isFixed, bits, changed);
}

Value uop::negateNarrowFloat(Emitter &emitter, Value bits, FloatType type) {
  Layout layout(type);
  Value changed =
      emitter.bitXor(bits, emitter.constant(bits.getType(), layout.signBit()));
  return keepFixedSigns(emitter, bits, changed, layout);
}

Value uop::getMagnitude(Emitter &emitter, Value bits, FloatType type) {
  Layout layout(type);
  Value changed = emitter.bitAnd(
      bits, emitter.constant(bits.getType(), layout.signBit() - 1));
  return keepFixedSigns(emitter, bits, changed, layout);
}

Value uop::encodeInteger(Emitter &emitter, Value value, bool isUnsigned,
                         FloatType type, bool saturate) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Value wide = emitter.resize(value, builder.getI64Type(), isUnsigned);
  Type intType = wide.getType();
  Value zero = emitter.constant(intType, 0);
  Value isNegative = emitter.cmp(IntPredicate::slt, wide, zero);
  Value magnitude = wide;
  if (!isUnsigned)
    magnitude = emitter.select(isNegative, emitter.sub(zero, wide), wide);
  Value low = emitter.constant(intType, 0xfff);
  if (getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth() > 32) {
    // Beyond 53 bits, keep those that f64 can hold and whether any other is
    // set: the last of the 53 is far below what the type can hold.
    Value lost = emitter.bitAnd(magnitude, low);
    Value isInexact = emitter.cmp(IntPredicate::ne, lost, zero);
    Value sticky =
        emitter.select(isInexact, emitter.constant(intType, 0x800), zero);
    Value kept = emitter.bitOr(emitter.bitXor(magnitude, lost), sticky);
    Value isLarge = emitter.cmp(IntPredicate::uge, magnitude,
                                emitter.constant(intType, int64_t(1) << 53));
    magnitude = emitter.select(isLarge, kept, magnitude);
  }
  Value number = emitter.emit<arith::UIToFPOp>(
      withElementType(intType, builder.getF64Type()), magnitude);
  if (!isUnsigned)
    number =
        emitter.select(isNegative, emitter.emit<arith::NegFOp>(number), number);
  return encodeNarrowFloat(emitter, number, type, saturate);
}

Value uop::emitNarrowMulAdd(Emitter &emitter, Value a, Value b, Value c) {
  // The product is exact; the sum and its error are those of Knuth's TwoSum.
  Value product = emitter.emit<arith::MulFOp>(a, b);
  Value sum = emitter.emit<arith::AddFOp>(product, c);
  Value part = emitter.emit<arith::SubFOp>(sum, product);
  Value error = emitter.emit<arith::AddFOp>(
      emitter.emit<arith::SubFOp>(product,
                                  emitter.emit<arith::SubFOp>(sum, part)),
      emitter.emit<arith::SubFOp>(c, part));
  // Round to odd: towards the error if the last bit is 0.
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Value bits = emitter.bitcast(sum, builder.getI64Type());
  Value errorBits = emitter.bitcast(error, builder.getI64Type());
  Type intType = bits.getType();
  Value one = emitter.constant(intType, 1);
  Value zero = emitter.constant(intType, 0);
  Value isEven = emitter.cmp(IntPredicate::eq, emitter.bitAnd(bits, one), zero);
  Value isInexact = emitter.cmp(FloatPredicate::ONE, error,
                                emitter.constantFloat(error.getType(), 0.0));
  Value sameSign =
      emitter.cmp(IntPredicate::sge, emitter.bitXor(bits, errorBits), zero);
  Value step = emitter.select(sameSign, one, emitter.constant(intType, -1));
  Value odd = emitter.select(emitter.bitAnd(isInexact, isEven),
                             emitter.add(bits, step), bits);
  return emitter.bitcast(odd, builder.getF64Type());
}
