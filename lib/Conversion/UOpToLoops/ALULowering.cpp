//===- ALULowering.cpp - uop arithmetic in upstream dialects ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/ALULowering.h"

#include "NarrowFloat.h"
#include "uop/Conversion/IntegerLowering.h"
#include "uop/Dialect/UOp/IR/Permissions.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;

using IntPredicate = arith::CmpIPredicate;
using FloatPredicate = arith::CmpFPredicate;
using arith::FastMathFlags;

static FloatType getNarrow(Type type) {
  return isNarrowFloat(type) ? cast<FloatType>(getElementTypeOrSelf(type))
                             : FloatType();
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// The maximum that `op` computes. Where it may skip NaN, it skips one in the
/// second operand and gives one in the first: one instruction on x86.
static Value emitMaximum(Emitter &emitter, Operation *op, Value lhs, Value rhs,
                         FastMathFlags fastmath) {
  if (!op->hasAttr(kSkipsNaNAttrName))
    return emitter.emit<arith::MaximumFOp>(lhs, rhs, fastmath);
  return emitter.select(emitter.cmp(FloatPredicate::OGT, rhs, lhs), rhs, lhs);
}

namespace {
/// Lowers one op on floats in their own type.
struct FloatLowering {
  Emitter &emitter;
  FastMathFlags fastmath;

  template <typename OpTy>
  Value unary(Value input) {
    return emitter.emit<OpTy>(input, fastmath);
  }
  template <typename OpTy>
  Value binary(ValueRange operands) {
    return emitter.emit<OpTy>(operands[0], operands[1], fastmath);
  }

  Value emitSign(Value input) {
    Value one = emitter.constantFloat(input.getType(), 1.0);
    Value unit = emitter.emit<math::CopySignOp>(one, input, fastmath);
    Value isZeroOrNaN =
        emitter.cmp(FloatPredicate::UEQ, input,
                    emitter.constantFloat(input.getType(), 0.0));
    return emitter.select(isZeroOrNaN, input, unit);
  }

  Value emitReciprocal(Value input) {
    Value one = emitter.constantFloat(input.getType(), 1.0);
    return emitter.emit<arith::DivFOp>(one, input, fastmath);
  }

  /// Null for an op that is not one of floats.
  Value lower(Operation *op, ValueRange operands) {
    return llvm::TypeSwitch<Operation *, Value>(op)
        .Case([&](NegOp) { return unary<arith::NegFOp>(operands[0]); })
        .Case([&](AbsOp) { return unary<math::AbsFOp>(operands[0]); })
        .Case([&](SignOp) { return emitSign(operands[0]); })
        .Case([&](TruncOp) { return unary<math::TruncOp>(operands[0]); })
        .Case([&](FloorOp) { return unary<math::FloorOp>(operands[0]); })
        .Case([&](CeilOp) { return unary<math::CeilOp>(operands[0]); })
        .Case([&](RoundOp) { return unary<math::RoundEvenOp>(operands[0]); })
        .Case([&](SquareOp) {
          return binary<arith::MulFOp>({operands[0], operands[0]});
        })
        .Case([&](SqrtOp) { return unary<math::SqrtOp>(operands[0]); })
        .Case([&](RsqrtOp) {
          return emitReciprocal(unary<math::SqrtOp>(operands[0]));
        })
        .Case([&](ExpOp) { return unary<math::ExpOp>(operands[0]); })
        .Case([&](Exp2Op) { return unary<math::Exp2Op>(operands[0]); })
        .Case([&](LogOp) { return unary<math::LogOp>(operands[0]); })
        .Case([&](Log2Op) { return unary<math::Log2Op>(operands[0]); })
        .Case([&](SinOp) { return unary<math::SinOp>(operands[0]); })
        .Case([&](CosOp) { return unary<math::CosOp>(operands[0]); })
        .Case([&](TanOp) { return unary<math::TanOp>(operands[0]); })
        .Case([&](TanhOp) { return unary<math::TanhOp>(operands[0]); })
        .Case([&](ErfOp) { return unary<math::ErfOp>(operands[0]); })
        .Case([&](RecipOp) { return emitReciprocal(operands[0]); })
        .Case([&](AddOp) { return binary<arith::AddFOp>(operands); })
        .Case([&](SubOp) { return binary<arith::SubFOp>(operands); })
        .Case([&](MulOp) { return binary<arith::MulFOp>(operands); })
        .Case([&](FDivOp) { return binary<arith::DivFOp>(operands); })
        .Case([&](PowOp) { return binary<math::PowFOp>(operands); })
        .Case([&](MaxOp) {
          return emitMaximum(emitter, op, operands[0], operands[1], fastmath);
        })
        .Case([&](MinOp) { return binary<arith::MinimumFOp>(operands); })
        .Default([](Operation *) { return Value(); });
  }
};
} // namespace

Value uop::lowerFloat(Emitter &emitter, Operation *op, ValueRange operands,
                      FastMathFlags fastmath) {
  return FloatLowering{emitter, fastmath}.lower(op, operands);
}

// Products, quotients, sums and square roots of narrow floats may be rounded to
// f32 first. Its 24 bits are at least twice those of f16 and two more, which is
// enough as long as they are there (Figueroa, "When is double rounding
// innocuous?", 1995). Where bf16, which has the exponents of f32, is subnormal,
// f32 has fewer; there a product of 16 bits above half of the least bf16 is
// exact in f32, and a quotient of two 8-bit significands that is no tie of bf16
// is at least 2^-142 from one, further than the rounding of f32 moves it.

static Value lowerNarrowFloat(Emitter &emitter, Operation *op,
                              ValueRange operands, FloatType type,
                              FastMathFlags fastmath) {
  if (isa<NegOp>(op))
    return negateNarrowFloat(emitter, operands[0], type);
  if (isa<AbsOp>(op))
    return getMagnitude(emitter, operands[0], type);

  SmallVector<Value, 3> wide;
  for (Value operand : operands)
    wide.push_back(decodeNarrowFloat(emitter, operand, type));
  Value result = FloatLowering{emitter, fastmath}.lower(op, wide);
  return result ? encodeNarrowFloat(emitter, result, type) : Value();
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

Value uop::lowerInteger(Emitter &emitter, Operation *op, ValueRange operands,
                        bool isUnsigned, const ALUFacts &facts) {
  Type type = operands[0].getType();
  bool isBool = getElementTypeOrSelf(type).isInteger(1);
  auto constant = [&](int64_t value) { return emitter.constant(type, value); };
  auto divide = [&](Division part, bool isFloor) {
    return emitDivision(emitter, part, isFloor, isUnsigned, facts.isNonNegative,
                        operands[0], operands[1]);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](NegOp) { return emitter.sub(constant(0), operands[0]); })
      .Case([&](NotOp) { return emitter.bitNot(operands[0]); })
      .Case([&](AbsOp) -> Value {
        if (isUnsigned)
          return operands[0];
        return emitter.select(
            emitter.cmp(IntPredicate::slt, operands[0], constant(0)),
            emitter.sub(constant(0), operands[0]), operands[0]);
      })
      .Case([&](SignOp) -> Value {
        Value isPositive =
            emitter.cmp(isUnsigned ? IntPredicate::ugt : IntPredicate::sgt,
                        operands[0], constant(0));
        Value sign = emitter.select(isPositive, constant(1), constant(0));
        if (isUnsigned)
          return sign;
        return emitter.select(
            emitter.cmp(IntPredicate::slt, operands[0], constant(0)),
            constant(-1), sign);
      })
      .Case([&](SquareOp) { return emitter.mul(operands[0], operands[0]); })
      .Case([&](AddOp) {
        return isBool ? emitter.bitOr(operands[0], operands[1])
                      : emitter.add(operands[0], operands[1]);
      })
      .Case([&](SubOp) { return emitter.sub(operands[0], operands[1]); })
      .Case([&](MulOp) {
        return isBool ? emitter.bitAnd(operands[0], operands[1])
                      : emitter.mul(operands[0], operands[1]);
      })
      .Case([&](PowOp) {
        return emitIntegerPower(emitter, isUnsigned, operands[0], operands[1],
                                facts.isUnrolled);
      })
      .Case([&](MaxOp) {
        return isUnsigned
                   ? emitter.emit<arith::MaxUIOp>(operands[0], operands[1])
                   : emitter.emit<arith::MaxSIOp>(operands[0], operands[1]);
      })
      .Case([&](MinOp) {
        return isUnsigned
                   ? emitter.emit<arith::MinUIOp>(operands[0], operands[1])
                   : emitter.emit<arith::MinSIOp>(operands[0], operands[1]);
      })
      .Case([&](IDivOp) { return divide(Division::quotient, false); })
      .Case([&](ModOp) { return divide(Division::remainder, false); })
      .Case([&](FloorDivOp) { return divide(Division::quotient, true); })
      .Case([&](FloorModOp) { return divide(Division::remainder, true); })
      .Case([&](AndOp) { return emitter.bitAnd(operands[0], operands[1]); })
      .Case([&](OrOp) { return emitter.bitOr(operands[0], operands[1]); })
      .Case([&](XOrOp) { return emitter.bitXor(operands[0], operands[1]); })
      .Case([&](ShlOp) {
        return emitShift(emitter, true, isUnsigned, operands[0], operands[1]);
      })
      .Case([&](ShrOp) {
        return emitShift(emitter, false, isUnsigned, operands[0], operands[1]);
      })
      .Case([&](ThreefryOp) {
        return emitThreefry(emitter, operands[0], operands[1]);
      })
      .Default([](Operation *) { return Value(); });
}

//===----------------------------------------------------------------------===//
// Comparison and conversion
//===----------------------------------------------------------------------===//

static Value lowerCmp(Emitter &emitter, CmpOp op, ValueRange operands) {
  Type type = op.getLhs().getType();
  Value lhs = operands[0], rhs = operands[1];
  if (isa<FloatType>(getElementTypeOrSelf(type))) {
    static constexpr FloatPredicate kPredicates[] = {
        FloatPredicate::OLT, FloatPredicate::OLE, FloatPredicate::OGT,
        FloatPredicate::OGE, FloatPredicate::OEQ, FloatPredicate::UNE};
    if (FloatType narrow = getNarrow(type)) {
      lhs = decodeNarrowFloat(emitter, lhs, narrow);
      rhs = decodeNarrowFloat(emitter, rhs, narrow);
    }
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

static Value lowerFloatCast(Emitter &emitter, Value value, Type from, Type to,
                            bool saturate) {
  ImplicitLocOpBuilder &builder = emitter.getBuilder();
  Type toElement = getElementTypeOrSelf(to);
  FloatType narrowFrom = getNarrow(from), narrowTo = getNarrow(to);
  if (narrowFrom && from == to && !saturate)
    return value;
  if (narrowFrom)
    value = decodeNarrowFloat(emitter, value, narrowFrom);
  if (toElement.isInteger(1))
    return emitter.cmp(FloatPredicate::UNE, value,
                       emitter.constantFloat(value.getType(), 0.0));
  if (narrowTo)
    return encodeNarrowFloat(emitter, value, narrowTo, saturate);
  if (isa<FloatType>(toElement)) {
    Type type = withElementType(value.getType(), toElement);
    unsigned width =
        getElementTypeOrSelf(value.getType()).getIntOrFloatBitWidth();
    if (width < toElement.getIntOrFloatBitWidth())
      return emitter.emit<arith::ExtFOp>(type, value);
    if (width > toElement.getIntOrFloatBitWidth())
      return emitter.emit<arith::TruncFOp>(type, value);
    return value;
  }
  Type element = toElement.isIndex() ? Type(builder.getI64Type())
                                     : getLoweredType(toElement);
  Value result =
      emitFloatToInteger(emitter, value, element, isUnsignedType(toElement));
  return emitter.resize(result, getLoweredType(toElement),
                        /*isUnsigned=*/false);
}

Value uop::emitCast(Emitter &emitter, Value value, Type from, Type to,
                    bool saturate) {
  Type fromElement = getElementTypeOrSelf(from);
  Type toElement = getElementTypeOrSelf(to);
  if (isa<FloatType>(fromElement))
    return lowerFloatCast(emitter, value, from, to, saturate);

  bool isUnsigned = isUnsignedType(from);
  if (toElement.isInteger(1)) {
    if (fromElement.isInteger(1))
      return value;
    return emitter.cmp(IntPredicate::ne, value,
                       emitter.constant(value.getType(), 0));
  }
  if (!isa<FloatType>(toElement))
    return emitter.resize(value, getLoweredType(toElement), isUnsigned);

  if (fromElement.isIndex())
    value = emitter.resize(value, emitter.getBuilder().getI64Type(), false);
  if (FloatType narrow = getNarrow(to))
    return encodeInteger(emitter, value, isUnsigned, narrow, saturate);
  Type type = withElementType(value.getType(), toElement);
  if (isUnsigned)
    return emitter.emit<arith::UIToFPOp>(type, value);
  return emitter.emit<arith::SIToFPOp>(type, value);
}

//===----------------------------------------------------------------------===//
// Multiply and add
//===----------------------------------------------------------------------===//

Value uop::emitMulAcc(Emitter &emitter, Type type, Value a, Value b, Value c) {
  FloatType narrow = getNarrow(type);
  if (!narrow)
    return isa<FloatType>(getElementTypeOrSelf(type))
               ? emitter.emit<math::FmaOp>(a, b, c)
               : emitter.add(emitter.mul(a, b), c);
  auto widen = [&](Value value) {
    Value result = decodeNarrowFloat(emitter, value, narrow);
    Type f64 = emitter.getBuilder().getF64Type();
    return emitter.emit<arith::ExtFOp>(withElementType(result.getType(), f64),
                                       result);
  };
  return encodeNarrowFloat(
      emitter, emitNarrowMulAdd(emitter, widen(a), widen(b), widen(c)), narrow);
}

static Value emitLdexp(Emitter &emitter, Type type, Value x, Value exponent) {
  FloatType narrow = getNarrow(type);
  if (narrow)
    x = decodeNarrowFloat(emitter, x, narrow);
  // The dialect's op of it has no vectors of exponents.
  Value result =
      LLVM::CallIntrinsicOp::create(
          emitter.getBuilder(), x.getType(),
          emitter.getBuilder().getStringAttr("llvm.ldexp"), {x, exponent})
          .getResult(0);
  return narrow ? encodeNarrowFloat(emitter, result, narrow) : result;
}

//===----------------------------------------------------------------------===//
// Entry points
//===----------------------------------------------------------------------===//

Value uop::lowerALU(Emitter &emitter, Operation *op, ValueRange operands,
                    ALUFacts facts) {
  if (auto constant = dyn_cast<ConstOp>(op)) {
    if (isa<DenseResourceElementsAttr>(constant.getValue()))
      return {};
    return emitter.constant(getLoweredAttr(constant.getValue()));
  }
  if (auto cmp = dyn_cast<CmpOp>(op))
    return lowerCmp(emitter, cmp, operands);
  if (isa<WhereOp>(op))
    return emitter.select(operands[0], operands[1], operands[2]);
  if (auto cast = dyn_cast<CastOp>(op))
    return emitCast(emitter, operands[0], cast.getInput().getType(),
                    cast.getType(), cast.getSaturate());
  if (isa<MulAccOp>(op))
    return emitMulAcc(emitter, op->getResult(0).getType(), operands[0],
                      operands[1], operands[2]);
  if (isa<LdexpOp>(op))
    return emitLdexp(emitter, op->getResult(0).getType(), operands[0],
                     operands[1]);
  if (auto bitcast = dyn_cast<BitcastOp>(op))
    return emitter.bitcast(
        operands[0], getElementTypeOrSelf(getLoweredType(bitcast.getType())));

  if (operands.empty() || op->getNumResults() != 1 ||
      !isa<UOpDialect>(op->getDialect()))
    return {};
  Type type = op->getResult(0).getType();
  if (!isa<FloatType>(getElementTypeOrSelf(type)))
    return lowerInteger(emitter, op, operands, isUnsignedType(type), facts);
  FastMathFlags fastmath = facts.fastmath;
  if (auto attr = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath"))
    fastmath = fastmath | attr.getValue();
  if (FloatType narrow = getNarrow(type))
    return lowerNarrowFloat(emitter, op, operands, narrow, fastmath);
  return FloatLowering{emitter, fastmath}.lower(op, operands);
}

Type uop::getAccumulatorType(Type type) {
  if (isNarrowFloat(type))
    return withElementType(type, Float32Type::get(type.getContext()));
  return getLoweredType(type);
}

Value uop::toAccumulator(Emitter &emitter, Value value, Type type) {
  if (FloatType narrow = getNarrow(type))
    return decodeNarrowFloat(emitter, value, narrow);
  return value;
}

Value uop::fromAccumulator(Emitter &emitter, Value value, Type type) {
  if (FloatType narrow = getNarrow(type))
    return encodeNarrowFloat(emitter, value, narrow);
  return value;
}

Value uop::getAccumulatorIdentity(Emitter &emitter, ReduceKind kind, Type type,
                                  bool mayBeEmpty) {
  Type element = getElementTypeOrSelf(type);
  if (!isa<FloatType>(element))
    return emitter.constant(getLoweredAttr(getReductionIdentity(kind, type)));
  // Of the type itself, not of f32: f8E4M3FN has no infinity.
  APFloat value =
      cast<FloatAttr>(getReductionIdentity(kind, element)).getValue();
  // A sum of -0.0 alone is -0.0; only the sum of nothing is 0.0.
  if (kind == ReduceKind::add && !mayBeEmpty)
    value.changeSign();
  Type accumulator = getAccumulatorType(type);
  auto wide = cast<FloatType>(getElementTypeOrSelf(accumulator));
  bool losesInfo;
  value.convert(wide.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return emitter.constant(
      getSplatAttr(accumulator, FloatAttr::get(wide, value)));
}

Value uop::combineAccumulators(Emitter &emitter, Operation *op, ReduceKind kind,
                               Value lhs, Value rhs, bool inOrder) {
  Type type = op->getResult(0).getType();
  bool isUnsigned = isUnsignedType(type);
  if (isa<FloatType>(getElementTypeOrSelf(lhs.getType()))) {
    FastMathFlags anyOrder = FastMathFlags::reassoc | FastMathFlags::contract;
    if (inOrder)
      anyOrder = FastMathFlags::none;
    switch (kind) {
    case ReduceKind::add:
      return emitter.emit<arith::AddFOp>(lhs, rhs, anyOrder);
    case ReduceKind::mul:
      return emitter.emit<arith::MulFOp>(lhs, rhs, anyOrder);
    case ReduceKind::max:
      return emitMaximum(emitter, op, lhs, rhs, FastMathFlags::none);
    case ReduceKind::min:
      return emitter.emit<arith::MinimumFOp>(lhs, rhs);
    }
  }
  bool isBool = getElementTypeOrSelf(type).isInteger(1);
  switch (kind) {
  case ReduceKind::add:
    return isBool ? emitter.bitOr(lhs, rhs) : emitter.add(lhs, rhs);
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
