//===- FrameControl.cpp - Blocks, threads and conditions --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The blocks of a launch run one after the other, each from fresh values. The
// threads of a block are the points of one range, outermost in every statement.
// A region under uop.if is run again at each point of its ranges; what it
// defined is dropped afterwards.
//
//===----------------------------------------------------------------------===//

#include "Frame.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

LogicalResult Frame::runKernel(KernelOp kernel) {
  FailureOr<LaunchGrid> found = getLaunchGrid(kernel);
  if (failed(found))
    return failure();
  grid = *found;
  if (grid.getNumThreads() > 1) {
    threadRange = ranges.size();
    ranges.push_back({kernel, grid.getNumThreads()});
  }
  program.storesBeforeLaunch = program.stores;
  for (block = 0; block < grid.getNumBlocks(); ++block) {
    if (++program.points > maxPoints)
      return kernel.emitOpError("makes the program visit more than ")
             << maxPoints << " points";
    program.storesBeforeBlock = program.stores;
    if (failed(runStatements(kernel.getBody().front())))
      return failure();
  }
  program.storesBeforeBlock = program.storesBeforeLaunch;
  return success();
}

/// Runs a block whose values die with it.
LogicalResult Frame::runStatements(Block &statements) {
  size_t numNodes = nodes.size();
  unsigned outerFirstSlot = firstSlot;
  firstSlot = slots.size();
  for (Operation &op : statements)
    if (!isa<SinkOp>(op) && failed(step(&op)))
      return failure();
  slots.resize(firstSlot);
  nodes.resize(numNodes);
  firstSlot = outerFirstSlot;
  return success();
}

//===----------------------------------------------------------------------===//
// Threads
//===----------------------------------------------------------------------===//

bool Frame::isMasked(const Node &node, ArrayRef<int64_t> position) const {
  return node.isStatement && mask &&
         !mask->test(threadRange == noRange ? 0 : position[0]);
}

/// A value that the thread that runs gives.
void Frame::defineAtThread(Operation *op) {
  Node node;
  node.op = op;
  node.isRange = true;
  node.result = define(op->getResult(0));
  Slot &slot = slots[node.result];
  if (threadRange == noRange) {
    slot.value = getAtPoint(node);
    return;
  }
  slot.ranges.push_back(threadRange);
  slot.node = nodes.size();
  nodes.push_back(std::move(node));
}

void Frame::defineSpecial(SpecialOp op) {
  if (op.getKind() != SpecialKind::global)
    return defineAtThread(op);
  Node node;
  node.op = op;
  slots[define(op.getResult())].value = getAtPoint(node);
}

InterpValue Frame::getAtPoint(const Node &node) const {
  Type type = node.op->getResult(0).getType();
  int64_t thread = threadRange == noRange ? 0 : ranges[threadRange].value;
  if (auto special = dyn_cast<SpecialOp>(node.op)) {
    unsigned axis = special.getAxis();
    auto getPosition = [&](const std::array<int64_t, 3> &sizes, int64_t whole) {
      return whole / LaunchGrid::getStride(sizes, axis) % sizes[axis];
    };
    int64_t local = getPosition(grid.threads, thread);
    int64_t global = getPosition(grid.blocks, block);
    switch (special.getKind()) {
    case SpecialKind::local:
      return makeScalar(type, uint64_t(local));
    case SpecialKind::global:
      return makeScalar(type, uint64_t(global));
    case SpecialKind::task:
      return makeScalar(type, uint64_t(global * grid.threads[axis] + local));
    }
  }
  if (isa<DefineRegOp>(node.op)) {
    Buffer registers = scratch.find(node.op)->second;
    registers.byteOffset =
        thread * registers.getNumElements() * getByteWidth(registers.kind);
    return registers;
  }
  return makeScalar(type, uint64_t(ranges[slots[node.result].ranges[0]].value));
}

//===----------------------------------------------------------------------===//
// Scratch
//===----------------------------------------------------------------------===//

LogicalResult Frame::defineScratch(Operation *op) {
  auto type = cast<MemRefType>(op->getResult(0).getType());
  bool isOfThread = isa<DefineRegOp>(op);
  // All copies are one allocation.
  SmallVector<int64_t, 2> shape(type.getShape());
  if (isOfThread)
    shape.push_back(grid.getNumThreads());
  if (failed(checkShape(op, type.getElementType(), shape)))
    return failure();
  auto storage = std::make_shared<Storage>(
      *checkSize(*getElementKind(type.getElementType()), shape),
      /*isDefined=*/false, op->getLoc());
  Buffer buffer = Buffer::contiguous(std::move(storage), type.getElementType(),
                                     type.getShape());
  if (!isOfThread) {
    slots[define(op->getResult(0))].value = std::move(buffer);
    return success();
  }
  scratch.insert_or_assign(op, std::move(buffer));
  defineAtThread(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

LogicalResult Frame::meet(Operation *barrier) {
  if (mask && !mask->all())
    return barrier->emitOpError("is reached by ")
           << mask->count() << " of " << mask->size()
           << " threads of the block; the condition of the uop.if around it "
              "must be the same for all";
  return success();
}

/// For which threads the condition holds now.
LogicalResult Frame::evaluateCondition(IfOp op, llvm::BitVector &holds) {
  Node node;
  node.op = op;
  node.isStatement = true;
  node.operands.push_back(numbers.lookup(op.getCondition()));
  if (threadRange != noRange)
    node.axes.push_back(threadRange);
  for (unsigned range : slots[node.operands[0]].ranges)
    if (range != threadRange && !llvm::is_contained(bound, range)) {
      auto rangeOp = cast<RangeOp>(ranges[range].op);
      InFlightDiagnostic error = op.emitOpError("depends on range ")
                                 << rangeOp.getId()
                                 << ", over which it does not run";
      error.attachNote(rangeOp.getLoc()) << "the range is here";
      return error;
    }
  buildBody(node, {});
  return forEachPoint(node, [&] {
    if (isTrue(slots[node.operands[0]].value))
      holds.set(threadRange == noRange ? 0 : ranges[threadRange].value);
    return success();
  });
}

LogicalResult Frame::runIf(IfOp op) {
  if (++nesting > maxNesting)
    return op.emitOpError("is nested in more than ") << maxNesting << " loops";
  SmallVector<unsigned> axes;
  SmallVector<int64_t> shape, position;
  SmallVector<Range> saved;
  for (Value operand : op.getRanges()) {
    unsigned axis = slots[numbers.lookup(operand)].ranges[0];
    axes.push_back(axis);
    shape.push_back(ranges[axis].size);
    position.push_back(0);
    saved.push_back(ranges[axis]);
    ranges[axis].active = true;
    bound.push_back(axis);
  }
  if (!llvm::is_contained(shape, 0)) {
    do {
      if (++program.points > maxPoints)
        return op.emitOpError("makes the program visit more than ")
               << maxPoints << " points";
      for (auto [axis, index] : llvm::zip_equal(axes, position)) {
        ranges[axis].value = index;
        ranges[axis].stamp = ++clock;
      }
      llvm::BitVector holds(grid.getNumThreads());
      if (failed(evaluateCondition(op, holds)))
        return failure();
      if (holds.none())
        continue;
      std::optional<llvm::BitVector> outer = std::move(mask);
      mask = std::move(holds);
      if (failed(runStatements(op.getBody().front())))
        return failure();
      mask = std::move(outer);
    } while (advance(shape, position));
  }
  for (auto [axis, range] : llvm::zip_equal(axes, saved))
    ranges[axis].active = range.active;
  bound.truncate(bound.size() - axes.size());
  --nesting;
  SmallVector<unsigned> operands;
  for (Value operand : op->getOperands())
    operands.push_back(numbers.lookup(operand));
  release(op, operands);
  return success();
}
