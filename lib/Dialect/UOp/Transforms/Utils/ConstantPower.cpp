//===- ConstantPower.cpp - Powers without pow -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantPower.h"

#include <limits>

using namespace mlir;
using namespace uop;

/// The number that all elements of a constant are.
static std::optional<double> getNumber(Value value) {
  auto constant = value.getDefiningOp<ConstOp>();
  if (!constant)
    return std::nullopt;
  Attribute number = constant.getValue();
  if (auto splat = dyn_cast<SplatElementsAttr>(number))
    number = splat.getSplatValue<Attribute>();
  if (auto real = dyn_cast<FloatAttr>(number))
    return real.getValueAsDouble();
  if (auto integer = dyn_cast<IntegerAttr>(number))
    return integer.getValue().roundToDouble(/*isSigned=*/true);
  return std::nullopt;
}

static Value buildNumber(OpBuilder &builder, Location loc, Type type,
                         double number) {
  auto value = FloatAttr::get(getElementTypeOrSelf(type), number);
  return ConstOp::create(builder, loc, getSplatAttr(type, value));
}

/// The root but for -0, of which it is +0, and -inf, of which it is +inf.
static Value buildRoot(OpBuilder &builder, Location loc, Value base) {
  Type type = base.getType();
  double infinity = std::numeric_limits<double>::infinity();
  Value isInfinite = CmpOp::create(builder, loc, CmpPredicate::eq, base,
                                   buildNumber(builder, loc, type, -infinity));
  Value positive =
      AddOp::create(builder, loc, base, buildNumber(builder, loc, type, 0));
  return WhereOp::create(builder, loc, isInfinite,
                         buildNumber(builder, loc, type, infinity),
                         SqrtOp::create(builder, loc, positive));
}

Value uop::buildConstantPower(OpBuilder &builder, Location loc, Value base,
                              Value exponent) {
  std::optional<double> number = getNumber(exponent);
  Type type = base.getType(), element = getElementTypeOrSelf(type);
  auto real = dyn_cast<FloatType>(element);
  // Those of 8 bits and less have no infinities, or no zero.
  if (!number || element.isInteger(1) || (real && real.getWidth() < 16))
    return {};
  auto multiply = [&](Value lhs) -> Value {
    return MulOp::create(builder, loc, lhs, base);
  };
  if (*number == 0)
    return ConstOp::create(builder, loc, type, int64_t(1));
  if (*number == 1)
    return base;
  if (*number == 2)
    return multiply(base);
  if (*number == 3)
    return multiply(multiply(base));
  if (real && *number == -1)
    return FDivOp::create(builder, loc, buildNumber(builder, loc, type, 1),
                          base);
  if (real && *number == 0.5)
    return buildRoot(builder, loc, base);
  return {};
}
