//===- ScalarOps.cpp - Elementwise ops in bodies of linalg ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers as convert-uop-to-loops has them: total, and without a sign. Floats
// of any width are those of arith, which rounds an op on narrow ones once.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

#include "uop/Conversion/ALULowering.h"
#include "uop/Conversion/IntegerLowering.h"
#include "uop/Dialect/UOp/IR/Computes.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace uop;
using namespace uop::tolinalg;

using IntPredicate = arith::CmpIPredicate;
using FloatPredicate = arith::CmpFPredicate;

Type tolinalg::getSignlessType(Type type) {
  Type element = getElementTypeOrSelf(type);
  if (!element.isUnsignedInteger())
    return type;
  return withElementType(
      type,
      IntegerType::get(type.getContext(), element.getIntOrFloatBitWidth()));
}

TypedAttr tolinalg::getSignlessAttr(TypedAttr value) {
  Type type = getSignlessType(value.getType());
  if (type == value.getType())
    return value;
  if (auto resource = dyn_cast<DenseResourceElementsAttr>(value))
    return DenseResourceElementsAttr::get(cast<ShapedType>(type),
                                          resource.getRawHandle());
  if (auto dense = dyn_cast<DenseElementsAttr>(value))
    return dense.bitcast(getElementTypeOrSelf(type));
  return IntegerAttr::get(type, cast<IntegerAttr>(value).getValue());
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Of two types, one of which has all numbers of the other.
static Value emitFloatCast(Emitter &emitter, Value value, FloatType to) {
  auto from = cast<FloatType>(value.getType());
  if (from == to)
    return value;
  // No float of 8 or 16 bits holds all numbers of every narrower one.
  if (from.getWidth() < 32 && to != emitter.getBuilder().getF64Type()) {
    value =
        emitter.emit<arith::ExtFOp>(emitter.getBuilder().getF32Type(), value);
    from = cast<FloatType>(value.getType());
  }
  if (from == to)
    return value;
  if (to.getWidth() > from.getWidth())
    return emitter.emit<arith::ExtFOp>(to, value);
  // f4E2M1FN has no NaN, and no infinity.
  if (isa<Float4E2M1FNType>(to)) {
    Value isNaN = emitter.cmp(FloatPredicate::UNO, value, value);
    value = emitter.select(isNaN, emitter.constantFloat(from, 0.0), value);
    Value limit = emitter.constantFloat(from, 6.0);
    value = emitter.emit<arith::MinimumFOp>(value, limit);
    value = emitter.emit<arith::MaximumFOp>(value,
                                            emitter.constantFloat(from, -6.0));
  }
  return emitter.emit<arith::TruncFOp>(to, value);
}

/// Into the range of `to`; NaN stays.
static Value emitClamp(Emitter &emitter, Value value, FloatType to) {
  auto from = cast<FloatType>(value.getType());
  APFloat largest = APFloat::getLargest(to.getFloatSemantics());
  bool losesInfo;
  largest.convert(from.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  Value high = emitter.constant(FloatAttr::get(from, largest));
  largest.changeSign();
  Value low = emitter.constant(FloatAttr::get(from, largest));
  value = emitter.emit<arith::MinimumFOp>(value, high);
  return emitter.emit<arith::MaximumFOp>(value, low);
}

static Value emitIntegerToFloat(Emitter &emitter, Value value, bool isUnsigned,
                                FloatType to, bool saturate) {
  auto convert = [&](Type type) -> Value {
    if (isUnsigned)
      return emitter.emit<arith::UIToFPOp>(type, value);
    return emitter.emit<arith::SIToFPOp>(type, value);
  };
  if (to.getWidth() >= 32 || to.isBF16())
    return convert(to);
  // What f32 rounds is more than these types hold.
  Value wide = convert(emitter.getBuilder().getF32Type());
  if (saturate)
    wide = emitClamp(emitter, wide, to);
  return emitFloatCast(emitter, wide, to);
}

Value tolinalg::emitScalarCast(Emitter &emitter, Value value, Type from,
                               Type to, bool saturate) {
  Type type = getSignlessType(to);
  auto toFloat = dyn_cast<FloatType>(to);
  if (!isa<FloatType>(from)) {
    if (toFloat) {
      if (from.isIndex())
        value = emitter.resize(value, emitter.getBuilder().getI64Type(), false);
      return emitIntegerToFloat(emitter, value, isUnsignedType(from), toFloat,
                                saturate);
    }
    if (!to.isInteger(1))
      return emitter.resize(value, type, isUnsignedType(from));
    if (from.isInteger(1))
      return value;
    return emitter.cmp(IntPredicate::ne, value,
                       emitter.constant(value.getType(), 0));
  }
  if (from == to && !saturate)
    return value;
  if (from.getIntOrFloatBitWidth() < 32) {
    value = emitFloatCast(emitter, value, emitter.getBuilder().getF32Type());
    from = value.getType();
  }
  if (to.isInteger(1))
    return emitter.cmp(FloatPredicate::UNE, value,
                       emitter.constantFloat(from, 0.0));
  if (toFloat) {
    if (saturate)
      value = emitClamp(emitter, value, toFloat);
    return emitFloatCast(emitter, value, toFloat);
  }
  Type element = to.isIndex() ? emitter.getBuilder().getI64Type() : type;
  return emitter.resize(
      emitFloatToInteger(emitter, value, element, isUnsignedType(to)), type,
      /*isUnsigned=*/false);
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

static Value emitCmp(Emitter &emitter, CmpOp op, Value lhs, Value rhs) {
  Type type = getElementTypeOrSelf(op.getLhs().getType());
  if (isa<FloatType>(type)) {
    if (isStorageType(type)) {
      FloatType wide = emitter.getBuilder().getF32Type();
      lhs = emitFloatCast(emitter, lhs, wide);
      rhs = emitFloatCast(emitter, rhs, wide);
    }
    static constexpr FloatPredicate kPredicates[] = {
        FloatPredicate::OLT, FloatPredicate::OLE, FloatPredicate::OGT,
        FloatPredicate::OGE, FloatPredicate::OEQ, FloatPredicate::UNE};
    return emitter.cmp(kPredicates[unsigned(op.getPredicate())], lhs, rhs);
  }
  static constexpr IntPredicate kSigned[] = {
      IntPredicate::slt, IntPredicate::sle, IntPredicate::sgt,
      IntPredicate::sge, IntPredicate::eq,  IntPredicate::ne};
  static constexpr IntPredicate kUnsigned[] = {
      IntPredicate::ult, IntPredicate::ule, IntPredicate::ugt,
      IntPredicate::uge, IntPredicate::eq,  IntPredicate::ne};
  const IntPredicate *predicates = isUnsignedType(type) ? kUnsigned : kSigned;
  return emitter.cmp(predicates[unsigned(op.getPredicate())], lhs, rhs);
}

/// x * 2^exponent as three products with normal powers of two, rounded once;
/// see uop-decompose. math has no op for it.
static Value emitLdexp(Emitter &emitter, FloatType type, Value x,
                       Value exponent) {
  if (type.getWidth() < 32) {
    FloatType wide = emitter.getBuilder().getF32Type();
    Value result =
        emitLdexp(emitter, wide, emitFloatCast(emitter, x, wide), exponent);
    return emitFloatCast(emitter, result, type);
  }
  bool isDouble = type.getWidth() == 64;
  int64_t mantissa = isDouble ? 52 : 23, most = isDouble ? 1023 : 127;
  int64_t least = 1 - most;
  Type i32 = exponent.getType();
  auto cut = [&](Value n, int64_t below) {
    Value lower = emitter.constant(i32, least);
    Value upper = emitter.constant(i32, most);
    n = emitter.select(emitter.cmp(IntPredicate::slt, n, lower),
                       emitter.constant(i32, below), n);
    return emitter.select(emitter.cmp(IntPredicate::sgt, n, upper), upper, n);
  };
  auto times = [&](Value value, Value n) {
    Value biased = emitter.add(n, emitter.constant(i32, most));
    if (isDouble)
      biased = emitter.resize(biased, emitter.getBuilder().getI64Type(),
                              /*isUnsigned=*/false);
    return emitter.emit<arith::MulFOp>(
        value, emitter.bitcast(emitter.shl(biased, mantissa), type));
  };
  Value first = cut(exponent, least + mantissa + 1);
  Value rest = emitter.sub(exponent, first);
  Value second = cut(rest, least + mantissa + 1);
  Value third = cut(emitter.sub(rest, second), least);
  return times(times(times(x, first), second), third);
}

Value tolinalg::emitScalar(Emitter &emitter, Operation *op,
                           ValueRange operands) {
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  if (auto constant = dyn_cast<ConstOp>(op))
    return emitter.constant(getSignlessAttr(constant.getValue()));
  if (auto cmp = dyn_cast<CmpOp>(op))
    return emitCmp(emitter, cmp, operands[0], operands[1]);
  if (isa<WhereOp>(op))
    return emitter.select(operands[0], operands[1], operands[2]);
  if (auto cast = dyn_cast<CastOp>(op))
    return emitScalarCast(emitter, operands[0],
                          getElementTypeOrSelf(cast.getInput().getType()), type,
                          cast.getSaturate());
  if (isa<BitcastOp>(op))
    return emitter.bitcast(operands[0], getSignlessType(type));
  auto floatType = dyn_cast<FloatType>(type);
  if (isa<LdexpOp>(op))
    return emitLdexp(emitter, floatType, operands[0], operands[1]);
  if (isa<MulAccOp>(op))
    return floatType ? emitter.emit<math::FmaOp>(operands[0], operands[1],
                                                 operands[2])
                     : emitter.add(emitter.mul(operands[0], operands[1]),
                                   operands[2]);
  if (!floatType) {
    ALUFacts facts;
    facts.isUnrolled = true;
    return lowerInteger(emitter, op, operands, isUnsignedType(type), facts);
  }
  auto fastmath = arith::FastMathFlags::none;
  if (auto attr = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath"))
    fastmath = attr.getValue();
  if (!isa<RsqrtOp>(op) || floatType.getWidth() >= 32)
    return lowerFloat(emitter, op, operands, fastmath);
  // A root and a quotient, rounded once.
  FloatType wide = emitter.getBuilder().getF32Type();
  Value root = lowerFloat(emitter, op,
                          emitFloatCast(emitter, operands[0], wide), fastmath);
  return emitFloatCast(emitter, root, floatType);
}

Value tolinalg::emitCombination(Emitter &emitter, ReduceKind kind, Type type,
                                Value lhs, Value rhs) {
  if (isa<FloatType>(lhs.getType())) {
    switch (kind) {
    case ReduceKind::add:
      return emitter.emit<arith::AddFOp>(lhs, rhs);
    case ReduceKind::mul:
      return emitter.emit<arith::MulFOp>(lhs, rhs);
    case ReduceKind::max:
      return emitter.emit<arith::MaximumFOp>(lhs, rhs);
    case ReduceKind::min:
      return emitter.emit<arith::MinimumFOp>(lhs, rhs);
    }
  }
  if (type.isInteger(1)) {
    bool isOr = kind == ReduceKind::add || kind == ReduceKind::max;
    return isOr ? emitter.bitOr(lhs, rhs) : emitter.bitAnd(lhs, rhs);
  }
  bool isUnsigned = isUnsignedType(type);
  switch (kind) {
  case ReduceKind::add:
    return emitter.add(lhs, rhs);
  case ReduceKind::mul:
    return emitter.mul(lhs, rhs);
  case ReduceKind::max:
    return isUnsigned ? emitter.emit<arith::MaxUIOp>(lhs, rhs)
                      : emitter.emit<arith::MaxSIOp>(lhs, rhs);
  case ReduceKind::min:
    return isUnsigned ? emitter.emit<arith::MinUIOp>(lhs, rhs)
                      : emitter.emit<arith::MinSIOp>(lhs, rhs);
  }
  llvm_unreachable("every kind of reduction is above");
}
