//===- ThreadsToRanges.cpp - Blocks and threads as ranges -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadsToRanges.h"

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace uop;

/// The place on one axis of what is `whole`th, of `count`, in row-major order.
static Value getPosition(ImplicitLocOpBuilder &builder, Value whole,
                         int64_t count, const std::array<int64_t, 3> &sizes,
                         unsigned axis) {
  auto constant = [&](int64_t value) {
    return ConstOp::create(builder, builder.getIndexAttr(value));
  };
  if (sizes[axis] == 1)
    return constant(0);
  Value position = whole;
  int64_t stride = LaunchGrid::getStride(sizes, axis);
  if (stride != 1)
    position = FloorDivOp::create(builder, position, constant(stride));
  if (stride * sizes[axis] != count)
    position = FloorModOp::create(builder, position, constant(sizes[axis]));
  return position;
}

/// The position that `op` is, where `block` and `thread` number the blocks and
/// the threads of one.
static Value lowerSpecial(SpecialOp op, const LaunchGrid &grid, Value block,
                          Value thread) {
  ImplicitLocOpBuilder builder(op.getLoc(), op);
  unsigned axis = op.getAxis();
  if (op.getKind() == SpecialKind::global)
    return getPosition(builder, block, grid.getNumBlocks(), grid.blocks, axis);
  Value local =
      getPosition(builder, thread, grid.getNumThreads(), grid.threads, axis);
  if (op.getKind() == SpecialKind::local)
    return local;
  Value size =
      ConstOp::create(builder, builder.getIndexAttr(grid.threads[axis]));
  Value global =
      getPosition(builder, block, grid.getNumBlocks(), grid.blocks, axis);
  return AddOp::create(builder, MulOp::create(builder, global, size), local);
}

static Value getResult(RangeOp range) {
  return range ? range.getResult() : Value();
}

/// Lays the registers of all threads out one after the other.
static LogicalResult expandRegisters(DefineRegOp op, RangeOp thread) {
  auto type = cast<MemRefType>(op.getResult().getType());
  int64_t size = type.getDimSize(0), all;
  if (llvm::MulOverflow(size, int64_t(*thread.getStaticSize()), all))
    return op.emitOpError("is not lowered by convert-uop-to-loops; the "
                          "registers of all threads are more than 64 bits can "
                          "count");
  op.getResult().setType(MemRefType::get(
      {all}, type.getElementType(), type.getLayout(), type.getMemorySpace()));
  ImplicitLocOpBuilder builder(op.getLoc(), op);
  builder.setInsertionPointAfter(op);
  Value base =
      MulOp::create(builder, thread.getResult(),
                    ConstOp::create(builder, builder.getIndexAttr(size)));
  for (Operation *user : op->getUsers()) {
    OpOperand *offset = nullptr;
    if (auto load = dyn_cast<LoadOp>(user))
      offset = &load.getOffsetMutable();
    else if (auto store = dyn_cast<StoreOp>(user))
      offset = &store.getOffsetMutable();
    else
      continue;
    builder.setInsertionPoint(user);
    builder.setLoc(user->getLoc());
    Value first =
        broadcastLike(builder, user->getLoc(), base, offset->get().getType());
    offset->set(AddOp::create(builder, first, offset->get()));
  }
  return success();
}

FailureOr<GridRanges> uop::turnThreadsIntoRanges(KernelOp kernel) {
  GridRanges ranges;
  int64_t nextId = 0;
  RangeOp sliced;
  SmallVector<Operation *> ops;
  kernel.getBody().walk([&](Operation *op) {
    if (isa<SpecialOp, AfterOp, StoreOp>(op))
      ops.push_back(op);
    if (auto range = dyn_cast<RangeOp>(op);
        range && range.getKind() == RangeKind::thread)
      sliced = range;
  });
  kernel.getBody().walk(
      [&](Block *block) { nextId = std::max(nextId, getNextRangeId(*block)); });
  LaunchGrid grid;
  if (hasExplicitControl(kernel)) {
    FailureOr<LaunchGrid> found = getLaunchGrid(kernel);
    if (failed(found))
      return failure();
    grid = *found;
    if (sliced)
      return sliced.emitOpError(
          "is not lowered by convert-uop-to-loops; in a kernel with blocks, "
          "threads, scratch or uop.if, no range is of kind thread: blocks are "
          "what threads share");
  }

  ImplicitLocOpBuilder builder(kernel.getLoc(), kernel.getContext());
  builder.setInsertionPointToStart(&kernel.getBody().front());
  if (grid.getNumBlocks() != 1)
    ranges.block = RangeOp::create(builder, nextId++, grid.getNumBlocks(),
                                   RangeKind::thread);
  if (grid.getNumThreads() != 1)
    ranges.thread = RangeOp::create(builder, nextId++, grid.getNumThreads(),
                                    RangeKind::local);
  for (Operation *op : ops) {
    if (auto special = dyn_cast<SpecialOp>(op)) {
      special.replaceAllUsesWith(lowerSpecial(
          special, grid, getResult(ranges.block), getResult(ranges.thread)));
      special.erase();
    } else if (auto after = dyn_cast<AfterOp>(op)) {
      after.replaceAllUsesWith(after.getBuffer());
      after.erase();
    } else if (ranges.thread) {
      cast<StoreOp>(op).getRangesMutable().append(ranges.thread.getResult());
    }
  }
  if (!ranges.thread)
    return ranges;
  for (auto op : kernel.getBody().getOps<DefineRegOp>())
    if (failed(expandRegisters(op, ranges.thread)))
      return failure();
  return ranges;
}

FailureOr<GridRanges> uop::flattenThreads(KernelOp kernel) {
  FailureOr<LaunchGrid> grid = getLaunchGrid(kernel);
  if (failed(grid))
    return failure();
  SmallVector<Operation *> ops;
  kernel.getBody().walk([&](Operation *op) {
    if (isa<SpecialOp, AfterOp>(op))
      ops.push_back(op);
  });
  ImplicitLocOpBuilder builder(kernel.getLoc(), kernel.getContext());
  builder.setInsertionPointToStart(&kernel.getBody().front());
  auto number = [&](SpecialKind kind, int64_t count) -> Value {
    return SpecialOp::create(builder, builder.getIndexType(), kind, /*axis=*/0,
                             count, /*block=*/1);
  };
  Value block = number(SpecialKind::global, grid->getNumBlocks());
  Value thread = number(SpecialKind::local, grid->getNumThreads());
  for (Operation *op : ops) {
    op->replaceAllUsesWith(
        isa<AfterOp>(op) ? ValueRange(cast<AfterOp>(op).getBuffer())
                         : ValueRange(lowerSpecial(cast<SpecialOp>(op), *grid,
                                                   block, thread)));
    op->erase();
  }
  GridRanges ranges;
  ranges.concurrent = {grid->getNumBlocks(), grid->getNumThreads()};
  return ranges;
}
