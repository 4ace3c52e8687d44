//===- ElementwiseRules.cpp - Gradients of arithmetic -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Ops on integers and booleans are here too, by their class: their operands
// carry no gradient, so that the pass never asks for one.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

using Gradient = FailureOr<Value>;

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

static Gradient buildNeg(NegOp, GradientBuilder &b, unsigned, Value g) {
  return b.neg(g);
}

static Gradient buildAbs(AbsOp op, GradientBuilder &b, unsigned, Value g) {
  return b.mul(g, b.unary<SignOp>(op.getInput()));
}

static Gradient buildSquare(SquareOp op, GradientBuilder &b, unsigned,
                            Value g) {
  return b.mul(g, b.scale(op.getInput(), 2));
}

static Gradient buildSqrt(SqrtOp op, GradientBuilder &b, unsigned, Value g) {
  return b.div(b.scale(g, 0.5), op.getResult());
}

static Gradient buildRsqrt(RsqrtOp op, GradientBuilder &b, unsigned, Value g) {
  Value y = op.getResult();
  return b.mul(b.scale(g, -0.5), b.mul(y, b.mul(y, y)));
}

static Gradient buildExp(ExpOp op, GradientBuilder &b, unsigned, Value g) {
  return b.mul(g, op.getResult());
}

static Gradient buildExp2(Exp2Op op, GradientBuilder &b, unsigned, Value g) {
  return b.mul(g, b.scale(op.getResult(), llvm::numbers::ln2));
}

static Gradient buildLog(LogOp op, GradientBuilder &b, unsigned, Value g) {
  return b.div(g, op.getInput());
}

static Gradient buildLog2(Log2Op op, GradientBuilder &b, unsigned, Value g) {
  return b.div(b.scale(g, llvm::numbers::log2e), op.getInput());
}

static Gradient buildSin(SinOp op, GradientBuilder &b, unsigned, Value g) {
  return b.mul(g, b.unary<CosOp>(op.getInput()));
}

static Gradient buildCos(CosOp op, GradientBuilder &b, unsigned, Value g) {
  return b.mul(g, b.neg(b.unary<SinOp>(op.getInput())));
}

static Gradient buildTan(TanOp op, GradientBuilder &b, unsigned, Value g) {
  Value one = b.constant(g.getType(), 1);
  return b.mul(g, b.add(b.unary<SquareOp>(op.getResult()), one));
}

static Gradient buildTanh(TanhOp op, GradientBuilder &b, unsigned, Value g) {
  Value one = b.constant(g.getType(), 1);
  return b.mul(g, b.sub(one, b.unary<SquareOp>(op.getResult())));
}

static Gradient buildErf(ErfOp op, GradientBuilder &b, unsigned, Value g) {
  Value power = b.unary<ExpOp>(b.neg(b.unary<SquareOp>(op.getInput())));
  return b.mul(g, b.scale(power, 2 * llvm::numbers::inv_sqrtpi));
}

static Gradient buildRecip(RecipOp op, GradientBuilder &b, unsigned, Value g) {
  return b.mul(g, b.neg(b.unary<SquareOp>(op.getResult())));
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

static Gradient buildAdd(AddOp, GradientBuilder &, unsigned, Value g) {
  return g;
}

static Gradient buildSub(SubOp, GradientBuilder &b, unsigned operand, Value g) {
  return operand == 0 ? g : b.neg(g);
}

static Gradient buildMul(MulOp op, GradientBuilder &b, unsigned operand,
                         Value g) {
  return b.mul(g, operand == 0 ? op.getRhs() : op.getLhs());
}

static Gradient buildFDiv(FDivOp op, GradientBuilder &b, unsigned operand,
                          Value g) {
  Value share = b.div(g, op.getRhs());
  return operand == 0 ? share : b.neg(b.mul(share, op.getResult()));
}

static Gradient buildPow(PowOp op, GradientBuilder &b, unsigned operand,
                         Value g) {
  Value base = op.getLhs(), exponent = op.getRhs();
  Value one = b.constant(g.getType(), 1);
  Value isZero = b.compare(CmpPredicate::eq, base, 0);
  auto isZeroAnd = [&](Value condition) {
    return b.binary<AndOp>(isZero, condition);
  };
  if (operand == 0) {
    // e * b^(e - 1), but 0 for 0^0 instead of 0 * inf.
    Value isOne = isZeroAnd(b.compare(CmpPredicate::eq, exponent, 0));
    Value less = b.sub(b.where(isOne, one, exponent), one);
    return b.mul(g, b.mul(exponent, b.binary<PowOp>(base, less)));
  }
  // b^e * log b, but 0 instead of 0 * -inf.
  Value isFlat = isZeroAnd(b.compare(CmpPredicate::ge, exponent, 0));
  Value log = b.unary<LogOp>(b.where(isFlat, one, base));
  return b.mul(g, b.mul(op.getResult(), log));
}

/// An operand that is the result gets the gradient, two of them a half each.
template <typename OpTy>
static Gradient buildExtremum(OpTy op, GradientBuilder &b, unsigned operand,
                              Value g) {
  bool isMax = std::is_same_v<OpTy, MaxOp>;
  Value self = op->getOperand(operand), other = op->getOperand(1 - operand);
  Value wins =
      b.compare(isMax ? CmpPredicate::gt : CmpPredicate::lt, self, other);
  Value ties = b.compare(CmpPredicate::eq, self, other);
  return b.where(wins, g, b.select(ties, b.scale(g, 0.5)));
}

//===----------------------------------------------------------------------===//
// Others
//===----------------------------------------------------------------------===//

static Gradient buildWhere(WhereOp op, GradientBuilder &b, unsigned operand,
                           Value g) {
  Value zero = b.constant(g.getType(), 0);
  return operand == 1 ? b.where(op.getCondition(), g, zero)
                      : b.where(op.getCondition(), zero, g);
}

static Gradient buildMulAcc(MulAccOp op, GradientBuilder &b, unsigned operand,
                            Value g) {
  if (operand == 2)
    return g;
  return b.mul(g, operand == 0 ? op.getB() : op.getA());
}

static Gradient buildLdexp(LdexpOp op, GradientBuilder &b, unsigned operand,
                           Value g) {
  return b.binary<LdexpOp>(g, op.getExponent());
}

static Gradient buildCast(CastOp op, GradientBuilder &b, unsigned, Value g) {
  return b.convert(g, b.elementOf(op.getInput()));
}

template <typename OpTy>
static Gradient buildContiguous(OpTy, GradientBuilder &b, unsigned, Value g) {
  return b.unary<ContiguousOp>(g);
}

template <typename OpTy>
static Gradient buildIdentity(OpTy, GradientBuilder &, unsigned, Value g) {
  return g;
}

void uop::attachElementwiseRules(MLIRContext *context) {
  attachRule<NegOp, buildNeg>(context);
  attachRule<AbsOp, buildAbs>(context);
  attachRule<SquareOp, buildSquare>(context);
  attachRule<SqrtOp, buildSqrt>(context);
  attachRule<RsqrtOp, buildRsqrt>(context);
  attachRule<ExpOp, buildExp>(context);
  attachRule<Exp2Op, buildExp2>(context);
  attachRule<LogOp, buildLog>(context);
  attachRule<Log2Op, buildLog2>(context);
  attachRule<SinOp, buildSin>(context);
  attachRule<CosOp, buildCos>(context);
  attachRule<TanOp, buildTan>(context);
  attachRule<TanhOp, buildTanh>(context);
  attachRule<ErfOp, buildErf>(context);
  attachRule<RecipOp, buildRecip>(context);
  attachRule<AddOp, buildAdd>(context);
  attachRule<SubOp, buildSub>(context);
  attachRule<MulOp, buildMul>(context);
  attachRule<FDivOp, buildFDiv>(context);
  attachRule<PowOp, buildPow>(context);
  attachRule<MaxOp, buildExtremum<MaxOp>>(context);
  attachRule<MinOp, buildExtremum<MinOp>>(context);
  attachRule<WhereOp, buildWhere>(context);
  attachRule<MulAccOp, buildMulAcc>(context);
  attachRule<LdexpOp, buildLdexp>(context);
  attachRule<CastOp, buildCast>(context);
  attachRule<ContiguousOp, buildContiguous<ContiguousOp>>(context);
  attachRule<ContiguousBackwardOp, buildContiguous<ContiguousBackwardOp>>(
      context);
  attachRule<FuseOp, buildIdentity<FuseOp>>(context);
  attachRule<PrecastOp, buildIdentity<PrecastOp>>(context);
  attachNoGradient<DetachOp, SignOp, TruncOp, FloorOp, CeilOp, RoundOp>(
      context);
}
