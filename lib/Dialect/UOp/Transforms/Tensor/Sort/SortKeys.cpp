//===- SortKeys.cpp - Elements as ordered integers --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Of floats, the bits of a number that is not negative are in its order; those
// of negative ones are in the reverse order. NaN is the greatest key in both
// directions, which no number has: it would be of the bits of a NaN. Where NaN
// has the bits of -0, it would be of the greatest number: no number has the key
// in the middle then, and the greater ones move down by one.
//
//===----------------------------------------------------------------------===//

#include "SortKeys.h"

#include "uop/Dialect/UOp/IR/Computes.h"

using namespace mlir;
using namespace uop;

Value uop::createSplat(GradientBuilder &b, Value like, uint64_t value) {
  Type element = getElementTypeOrSelf(like.getType());
  APInt bits(element.getIntOrFloatBitWidth(), value, /*isSigned=*/false,
             /*implicitTrunc=*/true);
  return ConstOp::create(
      b.getOpBuilder(), b.getLoc(),
      getSplatAttr(like.getType(), IntegerAttr::get(element, bits)));
}

static Value bitcastTo(GradientBuilder &b, Value x, Type element) {
  Type type = withElementType(x.getType(), element);
  return type == x.getType()
             ? x
             : b.getOpBuilder().createOrFold<BitcastOp>(b.getLoc(), type, x);
}

SortKeys::SortKeys(Type element, bool descending)
    : element(element), descending(descending),
      isStored(isa<FloatType>(element) && isStorageType(element)),
      numBits(isStored ? 32 : element.getIntOrFloatBitWidth()) {}

/// The key that no number has, if that is not the greatest one.
static std::optional<uint64_t> getGap(Type element, bool descending) {
  if (isa<Float8E4M3FNUZType, Float8E5M2FNUZType>(element))
    return descending ? 0x80 : 0x7F;
  return std::nullopt;
}

Value SortKeys::createOfFloats(GradientBuilder &b, Value source) const {
  MLIRContext *context = source.getContext();
  Value x = isStored ? b.convert(source, Float32Type::get(context)) : source;
  Value bits = bitcastTo(b, x, getUnsigned(context, numBits));
  Value sign = createSplat(b, bits, uint64_t(1) << (numBits - 1));
  Value ones = createSplat(b, bits, ~uint64_t(0));
  Value zero = createSplat(b, bits, 0);
  // One of ~bits and bits + sign, and both of a number are below that of NaN.
  Value isNegative =
      b.compare(CmpPredicate::ne, b.binary<AndOp>(bits, sign), zero);
  Value keys = b.binary<XOrOp>(bits, b.where(isNegative, ones, sign));
  keys = b.where(b.compare(CmpPredicate::eq, x, 0), sign, keys);
  if (descending)
    keys = b.binary<XOrOp>(keys, ones);
  if (std::optional<uint64_t> gap = getGap(element, descending))
    keys =
        b.where(b.compare(CmpPredicate::gt, keys, createSplat(b, keys, *gap)),
                b.binary<SubOp>(keys, createSplat(b, keys, 1)), keys);
  return b.where(b.compare(CmpPredicate::ne, x, x), ones, keys);
}

Value SortKeys::create(GradientBuilder &b, Value source) const {
  if (isa<FloatType>(element))
    return createOfFloats(b, source);
  Value keys;
  if (numBits == 1) {
    keys = b.convert(source, getUnsigned(source.getContext(), 8));
    return descending ? b.binary<XOrOp>(keys, createSplat(b, keys, 1)) : keys;
  }
  keys = bitcastTo(b, source, getUnsigned(source.getContext(), numBits));
  // The sign bit of a signed integer is the other way round.
  uint64_t flipped = isUnsignedType(element) ? 0 : uint64_t(1) << (numBits - 1);
  if (descending)
    flipped = ~flipped;
  return flipped ? b.binary<XOrOp>(keys, createSplat(b, keys, flipped)) : keys;
}

Value SortKeys::restore(GradientBuilder &b, Value keys, Value positions,
                        Value source) const {
  if (isStored)
    return b.gather(source, positions, 1);
  if (numBits == 1) {
    Value zero = createSplat(b, keys, 0);
    return b.compare(descending ? CmpPredicate::eq : CmpPredicate::ne, keys,
                     zero);
  }
  uint64_t signBit = uint64_t(1) << (numBits - 1);
  if (!isa<FloatType>(element)) {
    uint64_t flipped = isUnsignedType(element) ? 0 : signBit;
    if (descending)
      flipped = ~flipped;
    if (flipped)
      keys = b.binary<XOrOp>(keys, createSplat(b, keys, flipped));
    return bitcastTo(b, keys, element);
  }
  Value ones = createSplat(b, keys, ~uint64_t(0));
  Value sign = createSplat(b, keys, signBit);
  Value isNaN = b.compare(CmpPredicate::eq, keys, ones);
  if (std::optional<uint64_t> gap = getGap(element, descending))
    keys =
        b.where(b.compare(CmpPredicate::ge, keys, createSplat(b, keys, *gap)),
                b.binary<AddOp>(keys, createSplat(b, keys, 1)), keys);
  Value ascending = descending ? b.binary<XOrOp>(keys, ones) : keys;
  Value isShared =
      b.binary<OrOp>(isNaN, b.compare(CmpPredicate::eq, ascending, sign));
  Value isNegative =
      b.compare(CmpPredicate::eq, b.binary<AndOp>(ascending, sign),
                createSplat(b, keys, 0));
  Value bits = b.binary<XOrOp>(ascending, b.where(isNegative, ones, sign));
  // The others are not read: an index out of range reads nothing.
  Value wide = b.convert(positions, b.getOpBuilder().getI64Type());
  Value at = b.where(isShared, wide, createSplat(b, wide, ~uint64_t(0)));
  return b.where(isShared, b.gather(source, at, 1),
                 bitcastTo(b, bits, element));
}
