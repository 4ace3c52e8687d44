//===- IndirectRules.cpp - Gradients of gather and scatter ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An index out of range reads 0 and drops an update: what is right for the
// values is right for their gradients.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

using namespace mlir;
using namespace uop;

static FailureOr<Value> buildGather(GatherOp op, GradientBuilder &b, unsigned,
                                    Value g) {
  Value zero = b.constant(op.getSource().getType(), 0);
  return b.scatter(ScatterKind::add, zero, op.getIndices(), g, op.getAxis());
}

/// `target` read at each update.
static Value atUpdates(ScatterOp op, GradientBuilder &b, Value target) {
  return b.gather(target, op.getIndices(), op.getAxis());
}

/// The last update of an element has the gradient of the result there.
static Value buildSet(ScatterOp op, GradientBuilder &b, bool isTarget,
                      Value g) {
  int64_t axis = op.getAxis();
  if (isTarget) {
    Value zero = b.constant(op.getUpdates().getType(), 0);
    return b.scatter(ScatterKind::set, g, op.getIndices(), zero, axis);
  }
  Value number = b.iota(b.shapeOf(op.getUpdates()), axis);
  Value none =
      b.constant(withElementType(op.getType(), b.elementOf(number)), -1);
  Value last = b.scatter(ScatterKind::set, none, op.getIndices(), number, axis);
  Value isLast = b.compare(CmpPredicate::eq, atUpdates(op, b, last), number);
  return b.select(isLast, atUpdates(op, b, g));
}

/// All that are equal to the result share its gradient equally.
static Value buildExtremum(ScatterOp op, GradientBuilder &b, bool isTarget,
                           Value g) {
  Value result = op.getResult();
  Value targetIs = b.compare(CmpPredicate::eq, op.getTarget(), result);
  Value updateIs =
      b.compare(CmpPredicate::eq, op.getUpdates(), atUpdates(op, b, result));
  Value wide = b.widen(g);
  Type element = b.elementOf(wide);
  Value count =
      b.scatter(ScatterKind::add, b.convert(targetIs, element), op.getIndices(),
                b.convert(updateIs, element), op.getAxis());
  Value share = b.convert(b.div(wide, count), b.elementOf(g));
  return isTarget ? b.select(targetIs, share)
                  : b.select(updateIs, atUpdates(op, b, share));
}

/// The product of all other factors: no quotient, as some may be 0.
static Value buildProduct(ScatterOp op, GradientBuilder &b, bool isTarget,
                          Value g) {
  int64_t axis = op.getAxis();
  Value indices = op.getIndices(), updates = op.getUpdates();
  if (isTarget) {
    Value one = b.constant(g.getType(), 1);
    return b.mul(g, b.scatter(ScatterKind::mul, one, indices, updates, axis));
  }
  // Each update beside all updates of its row: [..., each, other, ...].
  Shape shape(b.shapeOf(updates));
  shape.insert(shape.begin() + axis, shape[axis]);
  auto each = [&](Value x) { return b.broadcast(x, {axis + 1}, shape); };
  auto other = [&](Value x) { return b.broadcast(x, {axis}, shape); };
  Value isTogether = b.binary<AndOp>(
      b.compare(CmpPredicate::eq, each(indices), other(indices)),
      b.compare(CmpPredicate::ne, b.iota(shape, axis),
                b.iota(shape, axis + 1)));
  Value factors = other(updates);
  Value others =
      b.reduce(ReduceKind::mul,
               b.where(isTogether, factors, b.constant(factors.getType(), 1)),
               {axis + 1});
  return b.mul(atUpdates(op, b, b.mul(g, op.getTarget())), others);
}

static FailureOr<Value> buildScatter(ScatterOp op, GradientBuilder &b,
                                     unsigned operand, Value g) {
  bool isTarget = operand == 0;
  switch (op.getKind()) {
  case ScatterKind::add:
    return isTarget ? g : atUpdates(op, b, g);
  case ScatterKind::mul:
    return buildProduct(op, b, isTarget, g);
  case ScatterKind::max:
  case ScatterKind::min:
    return buildExtremum(op, b, isTarget, g);
  case ScatterKind::set:
    return buildSet(op, b, isTarget, g);
  }
  llvm_unreachable("unknown scatter");
}

/// Of values, each at its position; positions are integers and have no
/// gradient. No two of a row are equal.
template <typename OpTy>
static FailureOr<Value> buildOrder(OpTy op, GradientBuilder &b, unsigned,
                                   Value g) {
  if (!g)
    return Value();
  Value zero = b.constant(op.getSource().getType(), 0);
  return b.scatter(ScatterKind::set, zero, op.getPositions(), g, op.getAxis());
}

static FailureOr<Value> buildUnique(UniqueOp op, GradientBuilder &b, unsigned,
                                    Value g) {
  if (!g)
    return Value();
  RankedTensorType source = op.getSource().getType();
  Shape flat = {source.getNumElements()};
  Value zero = b.constant(source.clone(flat), 0);
  return b.reshape(b.scatter(ScatterKind::set, zero, op.getFirst(), g, 0),
                   source.getShape());
}

void uop::attachIndirectRules(MLIRContext *context) {
  attachRule<SortOp, buildOrder<SortOp>>(context);
  attachRule<TopKOp, buildOrder<TopKOp>>(context);
  attachRule<UniqueOp, buildUnique>(context);
  attachNoGradient<NonZeroOp>(context);
  attachRule<GatherOp, buildGather>(context);
  attachRule<ScatterOp, buildScatter>(context);
}
