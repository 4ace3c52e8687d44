//===- MovementRules.cpp - Gradients of movement ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace uop;

using Gradient = FailureOr<Value>;

static Gradient buildReshape(ReshapeOp op, GradientBuilder &b, unsigned,
                             Value g) {
  return b.reshape(g, b.shapeOf(op.getSource()));
}

static Gradient buildPermute(PermuteOp op, GradientBuilder &b, unsigned,
                             Value g) {
  return b.permute(g, invertPermutationVector(op.getPermutation()));
}

static Gradient buildExpand(ExpandOp op, GradientBuilder &b, unsigned,
                            Value g) {
  ArrayRef<int64_t> shape = b.shapeOf(op.getSource());
  Shape axes;
  for (auto [axis, from, to] : llvm::enumerate(shape, b.shapeOf(g)))
    if (from != to)
      axes.push_back(axis);
  return b.reshape(b.reduce(ReduceKind::add, g, axes), shape);
}

static Gradient buildPad(PadOp op, GradientBuilder &b, unsigned operand,
                         Value g) {
  ArrayRef<int64_t> shape = b.shapeOf(op.getSource());
  if (operand == 0)
    return b.shrink(g, op.getLow(), shape);
  // The fill value is all that is not the source.
  Type boolean = RankedTensorType::get(shape, b.getOpBuilder().getI1Type());
  Value isSource = b.pad(b.constant(boolean, 1), op.getLow(), op.getHigh());
  Value filled = b.where(isSource, b.constant(g.getType(), 0), g);
  Shape axes = llvm::to_vector(llvm::seq<int64_t>(b.shapeOf(g).size()));
  return b.extract(b.reduce(ReduceKind::add, filled, axes));
}

static Gradient buildShrink(ShrinkOp op, GradientBuilder &b, unsigned,
                            Value g) {
  Shape high;
  for (auto [whole, offset, size] : llvm::zip_equal(
           b.shapeOf(op.getSource()), op.getOffsets(), op.getSizes()))
    high.push_back(whole - offset - size);
  return b.pad(g, op.getOffsets(), high);
}

static Gradient buildFlip(FlipOp op, GradientBuilder &b, unsigned, Value g) {
  return b.flip(g, op.getAxes());
}

static Gradient buildCat(CatOp op, GradientBuilder &b, unsigned operand,
                         Value g) {
  int64_t axis = op.getAxis();
  Shape offsets(b.shapeOf(g).size(), 0);
  for (Value earlier : op.getSources().take_front(operand))
    offsets[axis] += b.shapeOf(earlier)[axis];
  return b.shrink(g, offsets, b.shapeOf(op.getSources()[operand]));
}

static Gradient buildView(ViewOp op, GradientBuilder &b, unsigned, Value g) {
  return buildViewGradient(op, b, g);
}

static Gradient buildAssign(AssignOp op, GradientBuilder &b, unsigned operand,
                            Value g) {
  if (operand == 0)
    return op.isWhole() ? g : b.shrink(g, *op.getOffsets(), *op.getSizes());
  if (op.isWhole())
    return Value();
  Value zero = b.constant(op.getValue().getType(), 0);
  return AssignOp::create(b.getOpBuilder(), b.getLoc(), zero, g,
                          /*dynamic=*/ValueRange(), op.getOffsetsAttr(),
                          op.getSizesAttr())
      .getResult();
}

void uop::attachMovementRules(MLIRContext *context) {
  attachRule<AssignOp, buildAssign>(context);
  attachRule<ReshapeOp, buildReshape>(context);
  attachRule<PermuteOp, buildPermute>(context);
  attachRule<ExpandOp, buildExpand>(context);
  attachRule<PadOp, buildPad>(context);
  attachRule<ShrinkOp, buildShrink>(context);
  attachRule<FlipOp, buildFlip>(context);
  attachRule<CatOp, buildCat>(context);
  attachRule<ViewOp, buildView>(context);
}
