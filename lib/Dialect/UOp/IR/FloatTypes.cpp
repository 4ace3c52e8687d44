//===- FloatTypes.cpp - Rounding to float types -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;

bool uop::isStorageType(Type type) {
  return isa<Float8E8M0FNUType, Float4E2M1FNType>(type);
}

LogicalResult uop::verifyComputes(Operation *op) {
  auto check = [&](Type type) -> LogicalResult {
    if (auto multi = dyn_cast<MultiType>(type))
      type = multi.getPart();
    Type element = getElementTypeOrSelf(type);
    if (!isStorageType(element))
      return success();
    return op->emitOpError("does not compute with ")
           << element
           << ", a type to store numbers in: uop.cast to f32 before it, and "
              "back after it";
  };
  for (Type type : op->getOperandTypes())
    if (failed(check(type)))
      return failure();
  for (Type type : op->getResultTypes())
    if (failed(check(type)))
      return failure();
  return success();
}

//===----------------------------------------------------------------------===//
// Rounding
//===----------------------------------------------------------------------===//

/// To f8E8M0FNU. APFloat::convert is not asked about negative numbers: some of
/// them become positive there.
static APFloat roundToScale(FloatType type, APFloat value, bool saturate) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (value.isNaN() || (value.isNegative() && !value.isZero()))
    return APFloat::getNaN(semantics);
  if (value.isZero())
    return APFloat::getSmallest(semantics);
  APFloat largest = APFloat::getLargest(semantics);
  if (value.isInfinity())
    return saturate ? largest : APFloat::getNaN(semantics);
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return saturate && value.isNaN() ? largest : value;
}

APFloat uop::roundTo(FloatType type, APFloat value, bool saturate) {
  if (isa<Float8E8M0FNUType>(type))
    return roundToScale(type, value, saturate);
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  bool hasNaN = APFloat::semanticsHasNaN(semantics);
  bool wasNaN = value.isNaN(), isNegative = value.isNegative();
  if (wasNaN && !hasNaN)
    return APFloat::getZero(semantics);
  // The NaN of f8E8M0FNU has no payload, which makes it an infinity elsewhere.
  if (wasNaN)
    return APFloat::getNaN(semantics, isNegative);
  if (value.isInfinity() && (saturate || !hasNaN))
    return APFloat::getLargest(semantics, isNegative);
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  if (saturate && !wasNaN && !value.isFinite())
    return APFloat::getLargest(semantics, isNegative);
  return value;
}

APFloat uop::roundTo(FloatType type, const APInt &value, bool isUnsigned,
                     bool saturate) {
  // Every integer of 64 bits is one of these 113.
  APFloat exact = APFloat::getZero(APFloat::IEEEquad());
  exact.convertFromAPInt(value, !isUnsigned, APFloat::rmNearestTiesToEven);
  return roundTo(type, exact, saturate);
}

bool uop::canSaturate(Type from, Type to) {
  auto narrow = dyn_cast<FloatType>(to);
  if (!narrow || narrow.getWidth() > 16)
    return false;
  double limit =
      APFloat::getLargest(narrow.getFloatSemantics()).convertToDouble();
  if (auto wide = dyn_cast<FloatType>(from)) {
    const llvm::fltSemantics &semantics = wide.getFloatSemantics();
    return APFloat::semanticsHasInf(semantics) ||
           APFloat::getLargest(semantics).convertToDouble() > limit;
  }
  unsigned width = from.isIndex() ? 64 : from.getIntOrFloatBitWidth();
  bool isUnsigned = isUnsignedType(from);
  APInt largest = isUnsigned ? APInt::getMaxValue(width)
                             : APInt::getSignedMinValue(width).abs();
  // A negative number is NaN in f8E8M0FNU, however large.
  return largest.roundToDouble(/*isSigned=*/false) > limit;
}
