//===- Emitter.cpp - Scalar code in upstream dialects -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/Emitter.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

bool uop::isNarrowFloat(Type type) {
  auto floatType = dyn_cast<FloatType>(getElementTypeOrSelf(type));
  return floatType && floatType.getWidth() < 32;
}

Type uop::getLoweredType(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (element.isIndex() || (isa<FloatType>(element) && !isNarrowFloat(element)))
    return type;
  // f4E2M1FN takes a byte, here as in memory.
  unsigned width = element.getIntOrFloatBitWidth();
  if (isa<FloatType>(element))
    width = std::max(width, 8u);
  return withElementType(type, IntegerType::get(type.getContext(), width));
}

Type uop::getStorageType(Type element) {
  if (element.isInteger(1))
    return IntegerType::get(element.getContext(), 8);
  return getLoweredType(element);
}

TypedAttr uop::getLoweredAttr(TypedAttr value) {
  Type type = getLoweredType(value.getType());
  if (type == value.getType())
    return value;
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.getIntOrFloatBitWidth();
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (dense.getElementType().getIntOrFloatBitWidth() == width)
      return dense.bitcast(element);
    return cast<DenseFPElementsAttr>(dense).mapValues(
        element, [&](const APFloat &number) {
          return number.bitcastToAPInt().zext(width);
        });
  }
  if (auto number = dyn_cast<FloatAttr>(value))
    return IntegerAttr::get(type,
                            number.getValue().bitcastToAPInt().zext(width));
  return IntegerAttr::get(type, cast<IntegerAttr>(value).getValue());
}

Emitter::Emitter(Location loc, Block *entry, const NativeInstructions &native)
    : builder(loc, loc.getContext()), entry(entry), native(native) {
  builder.setInsertionPointToEnd(entry);
}

Value Emitter::constant(TypedAttr value) {
  Value &known = constants[value];
  if (known)
    return known;
  OpBuilder::InsertionGuard guard(builder);
  if (lastConstant)
    builder.setInsertionPointAfter(lastConstant);
  else
    builder.setInsertionPointToStart(entry);
  auto op = arith::ConstantOp::create(builder, value);
  lastConstant = op;
  return known = op;
}

Value Emitter::unique(Value value) {
  auto made = value.getDefiningOp<arith::ConstantOp>();
  if (!made)
    return value;
  Value known = constant(made.getValue());
  if (known != value && value.use_empty())
    made.erase();
  return known;
}

void Emitter::eraseDeadConstants() {
  for (auto &[attr, value] : constants)
    if (value.use_empty())
      value.getDefiningOp()->erase();
  constants.clear();
  lastConstant = nullptr;
}

Value Emitter::constant(Type type, const APInt &value) {
  return constant(
      getSplatAttr(type, IntegerAttr::get(getElementTypeOrSelf(type), value)));
}

Value Emitter::constant(Type type, int64_t value) {
  Type element = getElementTypeOrSelf(type);
  unsigned width = element.isIndex() ? 64 : element.getIntOrFloatBitWidth();
  return constant(type, APInt(64, value).trunc(width));
}

Value Emitter::constantFloat(Type type, double value) {
  return constant(
      getSplatAttr(type, FloatAttr::get(getElementTypeOrSelf(type), value)));
}

Value Emitter::add(Value lhs, Value rhs) {
  return emit<arith::AddIOp>(lhs, rhs);
}
Value Emitter::sub(Value lhs, Value rhs) {
  return emit<arith::SubIOp>(lhs, rhs);
}
Value Emitter::mul(Value lhs, Value rhs) {
  return emit<arith::MulIOp>(lhs, rhs);
}
Value Emitter::bitAnd(Value lhs, Value rhs) {
  return emit<arith::AndIOp>(lhs, rhs);
}
Value Emitter::bitOr(Value lhs, Value rhs) {
  return emit<arith::OrIOp>(lhs, rhs);
}
Value Emitter::bitXor(Value lhs, Value rhs) {
  return emit<arith::XOrIOp>(lhs, rhs);
}
Value Emitter::shl(Value lhs, int64_t amount) {
  return emit<arith::ShLIOp>(lhs, constant(lhs.getType(), amount));
}
Value Emitter::shru(Value lhs, int64_t amount) {
  return emit<arith::ShRUIOp>(lhs, constant(lhs.getType(), amount));
}
Value Emitter::bitNot(Value value) {
  return bitXor(value, constant(value.getType(), -1));
}
Value Emitter::cmp(arith::CmpIPredicate predicate, Value lhs, Value rhs) {
  return emit<arith::CmpIOp>(predicate, lhs, rhs);
}
Value Emitter::cmp(arith::CmpFPredicate predicate, Value lhs, Value rhs) {
  return emit<arith::CmpFOp>(predicate, lhs, rhs);
}
Value Emitter::select(Value condition, Value lhs, Value rhs) {
  return emit<arith::SelectOp>(condition, lhs, rhs);
}

Value Emitter::resize(Value value, Type element, bool isUnsigned) {
  Type from = getElementTypeOrSelf(value.getType());
  if (from == element)
    return value;
  Type type = withElementType(value.getType(), element);
  if (from.isIndex() || element.isIndex()) {
    // index_cast of narrower integers sign-extends.
    if (isUnsigned)
      return emit<arith::IndexCastUIOp>(type, value);
    return emit<arith::IndexCastOp>(type, value);
  }
  unsigned fromWidth = from.getIntOrFloatBitWidth();
  unsigned width = element.getIntOrFloatBitWidth();
  if (width < fromWidth)
    return emit<arith::TruncIOp>(type, value);
  if (isUnsigned)
    return emit<arith::ExtUIOp>(type, value);
  return emit<arith::ExtSIOp>(type, value);
}

Value Emitter::bitcast(Value value, Type element) {
  if (getElementTypeOrSelf(value.getType()) == element)
    return value;
  return emit<arith::BitcastOp>(withElementType(value.getType(), element),
                                value);
}

std::optional<APInt> Emitter::getConstant(Value value) {
  APInt number;
  if (matchPattern(value, m_ConstantInt(&number)))
    return number;
  return std::nullopt;
}
