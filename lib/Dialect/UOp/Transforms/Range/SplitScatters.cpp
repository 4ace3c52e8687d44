//===- SplitScatters.cpp - Scatters in two steps ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitScatters.h"

using namespace mlir;
using namespace uop;

static Value createFull(OpBuilder &builder, Location loc, RankedTensorType type,
                        TypedAttr value) {
  return ConstOp::create(builder, loc, DenseElementsAttr::get(type, value));
}

/// Updates are combined in a wider type; what is rounded then is combined with
/// the element, or changes nothing where there is no update.
static Value splitCombination(ScatterOp op, OpBuilder &builder) {
  auto kind = static_cast<ReduceKind>(op.getKind());
  Type element = op.getType().getElementType();
  Type wide = getWideElement(kind, element);
  if (wide == element)
    return {};
  Location loc = op.getLoc();
  auto type = cast<RankedTensorType>(op.getType().clone(wide));
  Value none = createFull(builder, loc, type, getExactIdentity(kind, wide));
  Value updates = CastOp::create(
      builder, loc,
      cast<RankedTensorType>(op.getUpdates().getType()).clone(wide),
      op.getUpdates());
  Value sums = ScatterOp::create(builder, loc, type, op.getKind(), none,
                                 op.getIndices(), updates, op.getAxis());
  Value rounded = CastOp::create(builder, loc, op.getType(), sums);
  return createCombination(builder, loc, kind, op.getTarget(), rounded);
}

/// The indices with one element along the axes along which they are repeated
/// for all elements of the target: there, all have the same last update.
static Value dropRepetitions(ScatterOp op, OpBuilder &builder) {
  auto expand = op.getIndices().getDefiningOp<ExpandOp>();
  if (!expand)
    return op.getIndices();
  auto from = cast<RankedTensorType>(expand->getOperand(0).getType());
  auto to = cast<RankedTensorType>(op.getIndices().getType());
  SmallVector<int64_t> shape(to.getShape());
  for (auto [i, size] : llvm::enumerate(shape))
    if (int64_t(i) != int64_t(op.getAxis()) && from.getDimSize(i) == 1 &&
        size == op.getType().getDimSize(i))
      size = 1;
  if (to.getShape() == ArrayRef(shape))
    return op.getIndices();
  if (from.getShape() == ArrayRef(shape))
    return expand->getOperand(0);
  return ExpandOp::create(builder, op.getLoc(), to.clone(shape),
                          expand->getOperand(0));
}

/// The last of the updates of each element is found by its number along the
/// axis, -1 where there is none.
static Value splitReplacement(ScatterOp op, OpBuilder &builder) {
  Location loc = op.getLoc();
  int64_t axis = op.getAxis();
  Type i64 = builder.getI64Type();
  auto indices = cast<RankedTensorType>(op.getIndices().getType());
  auto target = cast<RankedTensorType>(op.getType());
  auto numbers = cast<RankedTensorType>(target.clone(i64));
  Value distinct = dropRepetitions(op, builder);
  auto distinctType = cast<RankedTensorType>(distinct.getType());
  SmallVector<int64_t> found(target.getShape());
  for (auto [i, size] : llvm::enumerate(found))
    if (distinctType.getDimSize(i) == 1 && indices.getDimSize(i) != 1)
      size = 1;
  auto foundType = cast<RankedTensorType>(numbers.clone(found));
  Value none =
      createFull(builder, loc, foundType, builder.getI64IntegerAttr(-1));
  Value number = IotaOp::create(builder, loc, distinctType.clone(i64), axis);
  Value last = ScatterOp::create(builder, loc, foundType, ScatterKind::max,
                                 none, distinct, number, uint64_t(axis));
  if (foundType != numbers)
    last = ExpandOp::create(builder, loc, numbers, last);

  // The other axes of a gather are those of what it reads.
  SmallVector<int64_t> low(target.getRank(), 0), high, shape;
  for (int64_t i = 0; i < target.getRank(); ++i) {
    shape.push_back(i == axis ? indices.getDimSize(i) : target.getDimSize(i));
    high.push_back(shape.back() - indices.getDimSize(i));
  }
  Value updates = op.getUpdates();
  if (llvm::any_of(high, [](int64_t size) { return size != 0; }))
    updates = PadOp::create(builder, loc, target.clone(shape), updates, Value(),
                            low, high);
  Value update = GatherOp::create(builder, loc, target, updates, last, axis);
  Value zero = createFull(builder, loc, numbers, builder.getI64IntegerAttr(0));
  Value isFound = CmpOp::create(builder, loc, target.clone(builder.getI1Type()),
                                CmpPredicate::ge, last, zero);
  return WhereOp::create(builder, loc, isFound, update, op.getTarget());
}

void uop::splitScatters(Block &block) {
  for (auto op : llvm::make_early_inc_range(block.getOps<ScatterOp>())) {
    auto indices = cast<RankedTensorType>(op.getIndices().getType());
    // One update is asked for no more often than it is combined.
    if (!op.getType().hasStaticShape() || !indices.hasStaticShape() ||
        indices.getNumElements() == 0 || indices.getDimSize(op.getAxis()) == 1)
      continue;
    OpBuilder builder(op);
    Value parts = op.getKind() == ScatterKind::set
                      ? splitReplacement(op, builder)
                      : splitCombination(op, builder);
    if (!parts)
      continue;
    op.getResult().replaceAllUsesWith(parts);
    op.erase();
  }
}
