//===- LoopTree.cpp - The loops that a kernel will have ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/LoopTree.h"

using namespace mlir;
using namespace uop;

/// Statements are in the same loops, whatever they depend on, and so is what is
/// accumulated in tiles.
static constexpr unsigned statementLevel = ~0u, accumulationLevel = ~1u;

static RangeKind getKind(Value range) {
  auto op = range.getDefiningOp<RangeOp>();
  return op ? op.getKind() : RangeKind::loop;
}

bool LoopTree::isLoop(Value range) {
  switch (getKind(range)) {
  case RangeKind::upcast:
  case RangeKind::unroll:
  case RangeKind::simd:
    return false;
  default:
    return getRangeSize(range) != 1;
  }
}

bool LoopTree::isLanes(Value range) {
  return getKind(range) == RangeKind::simd;
}

LoopTree::LoopTree(KernelOp kernel) {
  loops.emplace_back();
  // What a fold does at each point is counted with it.
  SmallVector<Operation *> ops;
  kernel.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (!isa<FoldOp>(op->getParentOp()))
      ops.push_back(op);
  });
  rankRanges(ops);
  for (Operation *op : ops)
    getLevel(op);
  // Users come before what they use.
  for (Operation *op : llvm::reverse(ops))
    place(op);
}

/// Loops nest by kind, and then in the order in which they are used.
void LoopTree::rankRanges(ArrayRef<Operation *> ops) {
  unsigned next = 0;
  auto use = [&](ValueRange used) {
    for (Value range : used) {
      RangeKind kind = getKind(range);
      unsigned outer = kind == RangeKind::thread ? 0 : unsigned(kind) + 1;
      if (ranks.try_emplace(range, outer, next).second)
        ++next;
    }
  };
  for (Operation *op : ops)
    if (auto store = dyn_cast<StoreOp>(op))
      use(store.getRanges());
    else if (auto condition = dyn_cast<IfOp>(op))
      use(condition.getRanges());
  for (Operation *op : ops)
    if (auto reduction = dyn_cast<RangeReductionOpInterface>(op))
      use(reduction.getReducedRanges());
}

unsigned LoopTree::getLevel(Operation *op) {
  unsigned level = 0;
  for (Value operand : op->getOperands())
    if (Operation *def = operand.getDefiningOp())
      level = std::max(level, levels.lookup(def));
  if (isa<RangeReductionOpInterface, ScanOp>(op))
    ++level;
  return levels[op] = level;
}

unsigned LoopTree::enter(unsigned parent, ValueRange over, unsigned level) {
  SmallVector<Value> ordered;
  for (Value range : over)
    if (isLoop(range) && !llvm::is_contained(ordered, range))
      ordered.push_back(range);
  llvm::sort(ordered, [&](Value lhs, Value rhs) {
    return ranks.lookup(lhs) < ranks.lookup(rhs);
  });
  for (Value range : ordered) {
    auto [entry, isNew] =
        known.try_emplace({parent, range, level}, loops.size());
    if (isNew) {
      Loop loop;
      loop.range = range;
      loop.parent = parent;
      loop.depth = loops[parent].depth + 1;
      loop.trips = std::max(estimateRangeSize(range), 0.0);
      loop.steps = loops[parent].steps * loop.trips;
      loops[parent].hasLoops = true;
      loops.push_back(std::move(loop));
    }
    parent = entry->second;
  }
  return parent;
}

void LoopTree::request(Value value, unsigned loop) {
  Operation *def = value.getDefiningOp();
  if (!def || isa<RangeOp, ConstOp>(def))
    return;
  const RangeSet &needed = ranges.get(value);
  while (loop != 0 && !needed.contains(loops[loop].range))
    loop = loops[loop].parent;
  SmallVector<unsigned, 2> &wanted = requests[def];
  if (!llvm::is_contained(wanted, loop))
    wanted.push_back(loop);
}

SmallVector<Operation *> uop::getAccumulations(Value value) {
  if (auto recurrence = value.getDefiningOp<RecurrenceOp>())
    return {recurrence};
  // Values that are used twice are there twice, so that there may be any
  // number.
  constexpr size_t maxCombinations = 1024;
  SmallVector<Value> worklist = {value};
  SmallVector<Operation *> reduces, combinations;
  while (!worklist.empty()) {
    Operation *op = worklist.pop_back_val().getDefiningOp();
    if (isa_and_nonnull<ReduceOp>(op)) {
      reduces.push_back(op);
    } else if (isa_and_nonnull<AddOp, MulOp, MaxOp, MinOp>(op) &&
               combinations.size() != maxCombinations) {
      combinations.push_back(op);
      worklist.append({op->getOperand(1), op->getOperand(0)});
    } else {
      return {};
    }
  }
  ReduceKind kind = cast<ReduceOp>(reduces.front()).getKind();
  bool isOne = llvm::all_of(reduces,
                            [&](Operation *reduce) {
                              return cast<ReduceOp>(reduce).getKind() == kind;
                            }) &&
               llvm::all_of(combinations, [&](Operation *op) {
                 return isCombination(op, kind);
               });
  return isOne ? reduces : SmallVector<Operation *>();
}

bool uop::isCarried(Value range) {
  return llvm::any_of(range.getUsers(), [](Operation *user) {
    return isa<RecurrenceOp>(user) ||
           (isa<ReduceOp>(user) &&
            llvm::any_of(user->getUsers(), [](Operation *tile) {
              return tile->hasAttr(kAccumulatedAttrName);
            }));
  });
}

/// The loops that accumulate a tile are around those over its points, and
/// around those of other tiles that are accumulated over the same ranges.
bool LoopTree::placeAccumulated(BufferizeOp tile) {
  if (!tile->hasAttr(kAccumulatedAttrName))
    return false;
  SmallVector<Operation *> accumulations = getAccumulations(tile.getValue());
  if (accumulations.empty())
    return false;
  SmallVector<unsigned, 2> wanted = requests.lookup(tile);
  for (unsigned loop : wanted)
    for (Operation *op : accumulations) {
      auto reduction = cast<RangeReductionOpInterface>(op);
      unsigned inside =
          enter(loop, reduction.getReducedRanges(), accumulationLevel);
      inside = enter(inside, tile.getRanges(), levels.lookup(tile));
      loops[inside].ops.push_back(op);
      loops[inside].ops.push_back(tile);
      for (Value operand : op->getOperands())
        request(operand, inside);
    }
  return true;
}

void LoopTree::place(Operation *op) {
  if (isa<RangeOp, ConstOp, SinkOp>(op))
    return;
  if (isa<StoreOp, IfOp>(op)) {
    // In the loops of the conditions around it, and in its own.
    SmallVector<Value> over;
    for (Operation *outer = op; !isa<KernelOp>(outer);
         outer = outer->getParentOp())
      if (auto condition = dyn_cast<IfOp>(outer))
        llvm::append_range(over, condition.getRanges());
    if (auto store = dyn_cast<StoreOp>(op))
      llvm::append_range(over, store.getRanges());
    unsigned loop = enter(0, over, statementLevel);
    loops[loop].ops.push_back(op);
    for (Value operand : op->getOperands())
      request(operand, loop);
    return;
  }
  if (auto tile = dyn_cast<BufferizeOp>(op); tile && placeAccumulated(tile))
    return;
  auto reduction = dyn_cast<RangeReductionOpInterface>(op);
  SmallVector<unsigned, 2> wanted = requests.lookup(op);
  for (unsigned loop : wanted) {
    unsigned inside = loop;
    if (reduction)
      inside = enter(loop, reduction.getReducedRanges(), levels.lookup(op));
    loops[inside].ops.push_back(op);
    for (Value operand : op->getOperands())
      request(operand, inside);
  }
}
