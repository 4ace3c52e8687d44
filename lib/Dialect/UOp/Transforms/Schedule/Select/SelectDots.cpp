//===- SelectDots.cpp - Which reductions become dot products ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../DotFactors.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"

using namespace mlir;
using namespace uop;

/// The buffer of the factor that has another value at each point of `axis`, and
/// the other one has not: its vectors are what the dot products are of.
static std::optional<BlockArgument>
findLaneBuffer(KernelFacts &facts, ReduceOp reduce, Value axis) {
  auto product = reduce.getValue().getDefiningOp<MulOp>();
  if (!product)
    return std::nullopt;
  std::optional<BlockArgument> found;
  for (Value factor : product->getOperands()) {
    if (!facts.dependsOn(factor, axis))
      continue;
    for (Operation *op : facts.getSlice(factor, reduce.getRanges()))
      if (auto load = dyn_cast<LoadOp>(op))
        if (auto buffer = dyn_cast<BlockArgument>(load.getSource()))
          found = buffer;
  }
  return found;
}

/// How many of the loads of both factors are in order along `axis`.
static int64_t countInOrder(KernelFacts &facts, ReduceOp reduce, Value axis) {
  int64_t count = 0;
  for (Operation *op : facts.getSlice(reduce.getValue(), axis))
    if (auto load = dyn_cast<LoadOp>(op))
      count += getStride(load.getOffset(), axis) == 1;
  return count;
}

/// The bits of the numbers of which the target computes dot products: those
/// that the factors have, or 16 where it is integers of 8 bits and there is an
/// instruction for wider ones alone; 0 for none.
static int64_t getDotWidth(const CostModel &model, const DotFactors &factors) {
  int64_t width = factors.getWidth();
  Type kept = factors.kept.element;
  bool isWidened = kept.getIntOrFloatBitWidth() != width;
  // The other one is made signed or unsigned as it must be.
  Type packed = isWidened ? IntegerType::get(kept.getContext(), width) : kept;
  if (model.getDotOps(packed) > 0)
    return width;
  auto i16 = IntegerType::get(kept.getContext(), 16);
  return kept.isInteger(8) && model.getDotOps(i16) > 0 ? 16 : 0;
}

SmallVector<ActionAttr> uop::findDots(KernelFacts &facts) {
  if (facts.hasOtherLoops() || facts.getReduces().size() != 1 ||
      facts.getStores().empty())
    return {};
  ReduceOp reduce = facts.getReduces().front();
  StoreOp store = facts.getStores().front();
  Value lanes;
  for (Value range : store.getRanges())
    if (getStride(store.getOffset(), range) == 1)
      lanes = range;
  std::optional<BlockArgument> buffer =
      lanes ? findLaneBuffer(facts, reduce, lanes) : std::nullopt;
  if (!buffer)
    return {};

  // The axis of which most is read in order; one that is a multiple leaves
  // nothing over.
  Value best;
  int64_t bestWidth = 0;
  bool isWidened = false;
  std::pair<bool, int64_t> most = {false, -1};
  for (Value axis : reduce.getRanges()) {
    std::string reason;
    std::optional<DotFactors> factors =
        findDotFactors(reduce, axis, *buffer, reason);
    if (!factors || !axis.getDefiningOp<RangeOp>().getStaticSize())
      continue;
    int64_t width = getDotWidth(facts.getModel(), *factors);
    if (width == 0)
      continue;
    int64_t terms = 32 / width;
    int64_t size = getRangeSize(axis);
    std::pair<bool, int64_t> worth = {size % terms == 0,
                                      countInOrder(facts, reduce, axis)};
    if (size < terms || worth <= most)
      continue;
    most = worth;
    best = axis;
    bestWidth = width;
    isWidened = width != factors->getWidth();
  }
  if (!best)
    return {};
  MLIRContext *context = facts.getKernel().getContext();
  int64_t id = KernelFacts::getId(best);
  SmallVector<ActionAttr> actions;
  int64_t terms = 32 / bestWidth;
  if (getRangeSize(best) % terms != 0)
    actions.push_back(ActionAttr::get(context, ActionKind::peel, {id, terms}));
  SmallVector<int64_t> operands = {id, int64_t(buffer->getArgNumber())};
  if (isWidened)
    operands.push_back(bestWidth);
  actions.push_back(ActionAttr::get(context, ActionKind::dot, operands));
  return actions;
}
