//===- ReductionRules.cpp - Gradients of reductions -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// The elements that are the extremum share the gradient equally.
static Value buildExtremum(ReduceAxisOp op, GradientBuilder &b, Value g) {
  Value source = op.getSource();
  ArrayRef<int64_t> axes = op.getAxes(), shape = b.shapeOf(source);
  Value isExtremum = b.compare(CmpPredicate::eq, source,
                               b.broadcast(op.getResult(), axes, shape));
  Value wide = b.widen(g);
  Value count =
      b.reduce(ReduceKind::add, b.convert(isExtremum, b.elementOf(wide)), axes);
  Value share = b.broadcast(b.div(wide, count), axes, shape);
  return b.convert(b.select(isExtremum, share), b.elementOf(source));
}

/// Each element's gradient has the product of all others. A quotient by the
/// element would lose it where that is 0, and so would its own gradient. Hence
/// a tree: a node's gradient is its parent's times its sibling.
static Value buildProduct(ReduceAxisOp op, GradientBuilder &b, Value g) {
  Value source = op.getSource();
  ArrayRef<int64_t> shape = b.shapeOf(source);
  Shape order;
  int64_t outer = 1, count = 1;
  for (auto [axis, size] : llvm::enumerate(shape))
    if (!llvm::is_contained(op.getAxes(), int64_t(axis))) {
      order.push_back(axis);
      outer *= size;
    }
  for (int64_t axis : op.getAxes()) {
    order.push_back(axis);
    count *= shape[axis];
  }

  Value leaves = b.permute(source, order);
  Shape ordered(b.shapeOf(leaves));
  leaves = b.widen(b.reshape(leaves, {outer, count}));
  Type element = b.elementOf(leaves);
  int64_t padded = llvm::PowerOf2Ceil(count);
  if (padded != count)
    leaves = b.pad(leaves, {0, 0}, {0, padded - count}, b.constant(element, 1));
  // Each level as pairs of siblings, the leaves first.
  SmallVector<Value> levels;
  for (int64_t size = padded; size > 1; size /= 2) {
    Value nodes =
        levels.empty() ? leaves : b.reduce(ReduceKind::mul, levels.back(), {2});
    levels.push_back(b.reshape(nodes, {outer, size / 2, 2}));
  }
  Value result = b.reshape(b.widen(g), {outer, 1});
  for (Value pairs : llvm::reverse(levels)) {
    Value parents = b.broadcast(result, {2}, b.shapeOf(pairs));
    int64_t size = 2 * b.shapeOf(pairs)[1];
    result = b.reshape(b.mul(parents, b.flip(pairs, {2})), {outer, size});
  }
  result = b.shrink(result, {0, 0}, {outer, count});
  result = b.reshape(b.convert(result, b.elementOf(source)), ordered);
  return b.permute(result, invertPermutationVector(order));
}

static FailureOr<Value> buildReduceAxis(ReduceAxisOp op, GradientBuilder &b,
                                        unsigned, Value g) {
  switch (op.getKind()) {
  case ReduceKind::add:
    return b.broadcast(g, op.getAxes(), b.shapeOf(op.getSource()));
  case ReduceKind::mul:
    return buildProduct(op, b, g);
  case ReduceKind::max:
  case ReduceKind::min:
    return buildExtremum(op, b, g);
  }
  llvm_unreachable("unknown reduction");
}

void uop::attachReductionRules(MLIRContext *context) {
  attachRule<ReduceAxisOp, buildReduceAxis>(context);
}
