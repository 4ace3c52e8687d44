//===- LoopNests.cpp - Loops that have lanes of their own -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopNests.h"

#include "../KernelAxes.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

double uop::getNestWeight(const KernelFacts &facts,
                          const llvm::SetVector<Operation *> &slice) {
  double weight = 0;
  for (Operation *op : slice)
    weight += std::max(1.0, 64 * facts.getModel().getOpCost(op));
  return weight;
}

int64_t uop::getNestWidth(Operation *op) {
  // A kernel may have vectors of its own, which are refused later.
  Type type = getElementTypeOrSelf(op->getOperand(0).getType());
  int64_t width = isa<ReduceOp>(op)
                      ? KernelFacts::getAccumulatorWidth(cast<ReduceOp>(op))
                      : CostModel::getByteWidth(type);
  return isa<FloatType>(type) ? std::max<int64_t>(width, 4) : width;
}

int64_t LoopNest::getNumPoints() const {
  int64_t count = 1;
  for (Value range : ranges)
    count = llvm::SaturatingMultiply<uint64_t>(count, getRangeSize(range));
  return count;
}

bool uop::isRangeOfOnly(Value range, ArrayRef<Operation *> ops) {
  return llvm::all_of(range.getUsers(), [&](Operation *user) {
    auto ranges = getRangeOperands(user);
    return !ranges || !llvm::is_contained(ValueRange(*ranges), range) ||
           llvm::is_contained(ops, user);
  });
}

void uop::addToNests(SmallVectorImpl<LoopNest> &nests, Operation *op) {
  auto ranges = llvm::to_vector(llvm::make_filter_range(
      ValueRange(*getRangeOperands(op)),
      [](Value range) { return getRangeSize(range) != 1; }));
  auto *nest = llvm::find_if(
      nests, [&](const LoopNest &other) { return other.ranges == ranges; });
  if (nest == nests.end())
    nest = &nests.emplace_back(), nest->ranges = std::move(ranges);
  nest->ops.push_back(op);
}

bool uop::isReadInOrder(KernelFacts &facts,
                        const llvm::SetVector<Operation *> &slice, Value axis,
                        bool &isUsed, int64_t maxStride) {
  for (Operation *op : slice) {
    Value offset, gate;
    bool isTile = isa<IndexOp>(op);
    if (auto load = dyn_cast<LoadOp>(op)) {
      offset = load.getOffset();
      gate = load.getGate();
    } else if (auto read = dyn_cast<IndexOp>(op)) {
      offset = read.getIndices().empty() ? Value() : read.getIndices().back();
    } else {
      continue;
    }
    if (!facts.dependsOn(op->getResult(0), axis))
      continue;
    std::optional<int64_t> stride;
    if (offset)
      stride = getStride(offset, axis);
    if (!stride || *stride == 0 ||
        (*stride != 1 && (isTile || std::abs(*stride) > maxStride)))
      return false;
    // Narrow registers have no loads of some lanes.
    if (gate && facts.dependsOn(gate, axis) && facts.getRegisters().bytes < 32)
      return false;
    isUsed = true;
  }
  return true;
}

/// How many vectors of a reduction are side by side: enough accumulators, and
/// no more than there are registers.
static void chooseCopies(KernelFacts &facts, LoopNest &nest,
                         const llvm::SetVector<Operation *> &slice) {
  nest.copies = std::min(facts.getModel().getReductionSums(),
                         getRangeSize(nest.lanes) / nest.numLanes);
  double weight = getNestWeight(facts, slice);
  while (nest.copies > 1 && (double(nest.copies) * weight > kMaxNestOps / 4 ||
                             nest.copies * int64_t(nest.ops.size() + 1) + 2 >
                                 facts.getRegisters().count))
    nest.copies /= 2;
}

/// What each point of the nest is made of; sets how many lanes fill a register.
static llvm::SetVector<Operation *> measure(KernelFacts &facts,
                                            LoopNest &nest) {
  llvm::SetVector<Operation *> slice;
  int64_t width = 1;
  for (Operation *op : nest.ops) {
    // The value is the first operand of each.
    slice.insert_range(facts.getSlice(op->getOperand(0), nest.ranges));
    width = std::max(width, getNestWidth(op));
  }
  nest.numLanes = facts.getNumLanes(width);
  return slice;
}

/// Whether what is computed for each point of `range` is in lanes with it:
/// other reductions, elements in order, and single ones at computed positions.
static bool mayEnclose(KernelFacts &facts,
                       const llvm::SetVector<Operation *> &slice, Value range) {
  bool isReduced = false, isInOrder = false;
  for (Operation *op : slice) {
    if (op->getNumResults() != 1 || !facts.dependsOn(op->getResult(0), range))
      continue;
    isReduced |= isa<ReduceOp>(op);
    if (isa<RangeReductionOpInterface, ScanOp>(op) && !isa<ReduceOp>(op))
      return false;
    auto load = dyn_cast<LoadOp>(op);
    std::optional<int64_t> stride =
        load ? getStride(load.getOffset(), range) : std::nullopt;
    if (stride && *stride != 0 && *stride != 1)
      return false;
    isInOrder |= stride == 1;
  }
  return isReduced && isInOrder;
}

bool uop::findEnclosingLanes(KernelFacts &facts, LoopNest &nest) {
  llvm::SetVector<Operation *> slice = measure(facts, nest);
  for (Value range : llvm::reverse(nest.ranges)) {
    RangeSet lanes;
    lanes.insert(range);
    if (nest.numLanes < 2 || getRangeSize(range) < nest.numLanes ||
        !isRangeOfOnly(range, nest.ops) || !mayEnclose(facts, slice, range) ||
        failed(facts.checkLanes(lanes)))
      continue;
    nest.lanes = range;
    chooseCopies(facts, nest, slice);
    return true;
  }
  return false;
}

bool uop::findNestLanes(KernelFacts &facts, LoopNest &nest) {
  llvm::SetVector<Operation *> slice = measure(facts, nest);
  bool isOutput = !llvm::all_of(nest.ops, llvm::IsaPred<ReduceOp>);
  for (Value range : llvm::reverse(nest.ranges)) {
    if (getRangeSize(range) < nest.numLanes)
      continue;
    // Loops inside of each point.
    bool isInner = llvm::none_of(slice, [&](Operation *op) {
      return isa<RangeReductionOpInterface, ScanOp>(op) &&
             llvm::any_of(op->getResults(), [&](Value result) {
               return facts.dependsOn(result, range);
             });
    });
    bool isUsed = false;
    if (!isInner || !isRangeOfOnly(range, nest.ops) ||
        !isReadInOrder(facts, slice, range, isUsed))
      continue;
    bool isStoredInOrder = llvm::all_of(nest.ops, [&](Operation *op) {
      auto store = dyn_cast<StoreOp>(op);
      return !store || getStride(store.getOffset(), range) == 1;
    });
    if (!isStoredInOrder || (!isUsed && !isOutput))
      continue;
    nest.lanes = range;
    break;
  }
  if (!nest.lanes)
    return false;
  if (isOutput)
    return true; // its points do not wait for each other
  chooseCopies(facts, nest, slice);
  return true;
}

void uop::divideNest(ScheduleWriter &writer, const LoopNest &nest) {
  int64_t id = KernelFacts::getId(nest.lanes);
  if (isa<ReduceOp>(nest.ops.front())) {
    SmallVector<int64_t> order;
    for (Value range : nest.ranges)
      if (range != nest.lanes)
        order.push_back(KernelFacts::getId(range));
    order.push_back(id);
    if (nest.ranges.back() != nest.lanes)
      writer.reorder(order);
  }
  ActionKind copies =
      isa<ReduceOp>(nest.ops.front()) ? ActionKind::unroll : ActionKind::upcast;
  int64_t size = getRangeSize(nest.lanes), width = nest.numLanes * nest.copies;
  int64_t rest = size % width;
  std::optional<int64_t> restId = writer.peel(id, size, width);
  writer.divide(ActionKind::simd, id, size - rest, nest.numLanes);
  if (nest.copies > 1)
    writer.divide(copies, id, (size - rest) / nest.numLanes, nest.copies);
  if (restId)
    writer.spread(*restId, rest, nest.numLanes, copies);
}
