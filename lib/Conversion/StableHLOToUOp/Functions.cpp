//===- Functions.cpp - Functions of one and two floats ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// What uop has is an op. What the math dialect has is left to
// convert-linalg-to-uop, which knows the formulas. The rest is computed in f64
// and rounded once.
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "uop/Emit/Formulas.h"

#include "mlir/Dialect/Math/IR/Math.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

static LogicalResult expectFloats(OpConverter &c, unsigned numOperands) {
  if (failed(c.expect(numOperands)))
    return failure();
  for (Value operand : c.operands)
    if (!isFloat(operand) || operand.getType() != c.operands[0].getType())
      return c.refuse("is for floats of one type");
  return success();
}

template <typename OpT>
static LogicalResult convertFunction(OpConverter &c) {
  if (failed(expectFloats(c, 1)))
    return failure();
  return c.finish(c.unary<OpT>(c.operands[0]));
}

template <typename OpT>
static LogicalResult convertBinaryFunction(OpConverter &c) {
  if (failed(expectFloats(c, 2)))
    return failure();
  return c.finish(c.binary<OpT>(c.operands[0], c.operands[1]));
}

/// 1 / (1 + exp(-x)); narrow floats are rounded once.
static LogicalResult convertLogistic(OpConverter &c) {
  if (failed(expectFloats(c, 1)))
    return failure();
  Value x = c.widen(c.operands[0]);
  Value power = c.unary<ExpOp>(c.unary<NegOp>(x));
  Value result = c.unary<RecipOp>(c.add(power, c.number(1, x)));
  return c.finish(c.cast(result, elementOf(c.operands[0])));
}

/// In f64 unless the formula is one of f32, too.
template <Value (Formulas::*formula)(Value), bool isOfF32 = false>
static LogicalResult convertFormula(OpConverter &c) {
  if (failed(expectFloats(c, 1)))
    return failure();
  Formulas formulas{c};
  bool isNarrow = isOfF32 && !elementOf(c.operands[0]).isF64();
  Type type = isNarrow ? Type(c.builder.getF32Type()) : Type(c.f64());
  Value result = (formulas.*formula)(c.cast(c.operands[0], type));
  return c.finish(c.cast(result, elementOf(c.operands[0])));
}

template <bool isPositive, bool isNegative>
static LogicalResult convertIsInf(OpConverter &c) {
  if (failed(expectFloats(c, 1)))
    return failure();
  Value x = c.operands[0];
  auto element = cast<FloatType>(elementOf(x));
  if (!APFloat::semanticsHasInf(element.getFloatSemantics()))
    return c.finish(c.broadcastLike(c.integer(0, c.i1(), {}), x));
  if (isPositive && isNegative)
    x = c.unary<AbsOp>(x);
  APFloat inf = APFloat::getInf(element.getFloatSemantics(), !isPositive);
  return c.finish(
      c.compare(CmpPredicate::eq, x, c.splat(FloatAttr::get(element, inf), x)));
}

/// The next number towards another, by its bits.
static LogicalResult convertNextAfter(OpConverter &c) {
  if (failed(expectFloats(c, 2)))
    return failure();
  Value x = c.operands[0], y = c.operands[1];
  unsigned width = elementOf(x).getIntOrFloatBitWidth();
  Type element = c.builder.getIntegerType(width);
  Value bits = c.bitcast(x, element);
  Value zero = c.number(0, x), step = c.integer(1, bits);
  // Away from zero, the bits grow.
  Value isUp = c.compare(CmpPredicate::gt, y, x);
  Value isPositive = c.compare(CmpPredicate::gt, x, zero);
  Value grows = c.compare(CmpPredicate::eq, isUp, isPositive);
  Value next = c.where(grows, c.add(bits, step), c.sub(bits, step));
  Value sign =
      c.splat(IntegerAttr::get(element, APInt::getSignMask(width)), bits);
  Value least = c.where(isUp, step, c.binary<OrOp>(sign, step));
  next = c.where(c.compare(CmpPredicate::eq, x, zero), least, next);
  Value result = c.bitcast(next, elementOf(x));
  result = c.where(c.compare(CmpPredicate::eq, x, y), y, result);
  Value isNaN = c.logicalOr(c.compare(CmpPredicate::ne, x, x),
                            c.compare(CmpPredicate::ne, y, y));
  return c.finish(c.where(isNaN, c.add(x, y), result));
}

void uop::fromstablehlo::addFunctionOps(OpTable &table) {
  auto add = [&](StringRef name, LogicalResult (*convert)(OpConverter &)) {
    table.add(name, convert, /*isElementwise=*/true);
  };
  add("stablehlo.exponential", convertFunction<ExpOp>);
  add("stablehlo.log", convertFunction<LogOp>);
  add("stablehlo.sqrt", convertFunction<SqrtOp>);
  add("stablehlo.rsqrt", convertFunction<RsqrtOp>);
  add("stablehlo.sine", convertFunction<SinOp>);
  add("stablehlo.cosine", convertFunction<CosOp>);
  add("stablehlo.tan", convertFunction<TanOp>);
  add("stablehlo.tanh", convertFunction<TanhOp>);
  add("stablehlo.logistic", convertLogistic);
  add("stablehlo.exponential_minus_one", convertFunction<math::ExpM1Op>);
  add("stablehlo.log_plus_one", convertFunction<math::Log1pOp>);
  add("stablehlo.cbrt", convertFunction<math::CbrtOp>);
  add("stablehlo.round_nearest_afz", convertFunction<math::RoundOp>);
  add("stablehlo.atan2", convertBinaryFunction<math::Atan2Op>);
  add("chlo.tan", convertFunction<TanOp>);
  add("chlo.square", convertFunction<SquareOp>);
  add("chlo.erf", convertFunction<ErfOp>);
  add("chlo.acos", convertFunction<math::AcosOp>);
  add("chlo.acosh", convertFunction<math::AcoshOp>);
  add("chlo.asin", convertFunction<math::AsinOp>);
  add("chlo.asinh", convertFunction<math::AsinhOp>);
  add("chlo.atan", convertFunction<math::AtanOp>);
  add("chlo.atanh", convertFunction<math::AtanhOp>);
  add("chlo.sinh", convertFunction<math::SinhOp>);
  add("chlo.cosh", convertFunction<math::CoshOp>);
  add("chlo.erfc", convertFormula<&Formulas::erfc>);
  add("chlo.erf_inv", convertFormula<&Formulas::erfInv, /*isOfF32=*/true>);
  add("chlo.lgamma", convertFormula<&Formulas::lgamma>);
  add("chlo.digamma", convertFormula<&Formulas::digamma>);
  add("chlo.is_inf", convertIsInf<true, true>);
  add("chlo.is_pos_inf", convertIsInf<true, false>);
  add("chlo.is_neg_inf", convertIsInf<false, true>);
  add("chlo.next_after", convertNextAfter);
}
