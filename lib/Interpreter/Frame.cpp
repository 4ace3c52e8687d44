//===- Frame.cpp - One activation of a function or kernel -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frame.h"

#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallSet.h"

#include <set>

using namespace mlir;
using namespace uop;
using namespace uop::interp;

static bool intersects(ArrayRef<unsigned> first, ArrayRef<unsigned> second) {
  return llvm::any_of(
      first, [&](unsigned x) { return llvm::is_contained(second, x); });
}

unsigned Frame::define(Value value) {
  unsigned number = slots.size();
  numbers[value] = number;
  slots.emplace_back();
  slots.back().usesLeft = std::distance(value.use_begin(), value.use_end());
  return number;
}

/// Drops the values whose last use was `op`.
void Frame::release(Operation *op, ArrayRef<unsigned> operands) {
  for (unsigned number : operands)
    if (number >= firstSlot && --slots[number].usesLeft == 0)
      slots[number].value = InterpValue();
}

FailureOr<SmallVector<InterpValue>> Frame::run(Block &block,
                                               ArrayRef<InterpValue> args) {
  for (auto [arg, value] : llvm::zip_equal(block.getArguments(), args))
    slots[define(arg)].value = value;
  if (auto kernel = dyn_cast<KernelOp>(block.getParentOp())) {
    if (failed(runKernel(kernel)))
      return failure();
    return SmallVector<InterpValue>();
  }
  for (Operation &op : block) {
    if (!op.hasTrait<OpTrait::IsTerminator>()) {
      if (failed(step(&op)))
        return failure();
      continue;
    }
    if (!isa<func::ReturnOp, YieldOp>(op))
      return op.emitOpError("is not supported by the interpreter");
    SmallVector<InterpValue> results;
    for (auto [number, operand] : llvm::enumerate(op.getOperands())) {
      const Slot &slot = slots[numbers.lookup(operand)];
      if (!slot.ranges.empty())
        return op.emitOpError("operand ")
               << number << " depends on a range that nothing runs over";
      if (isInvalid(slot.value))
        return op.emitOpError("operand ")
               << number << " is uop.invalid, which is no number";
      results.push_back(slot.value);
    }
    return results;
  }
  return block.getParentOp()->emitOpError("has no terminator");
}

/// How many points a range of this size has.
static FailureOr<int64_t> getSize(Operation *op, const InterpValue &value) {
  if (isInvalid(value))
    return op->emitOpError("has the size uop.invalid, which is no number");
  auto size = int64_t(value.getScalar()->bits);
  if (size < 0)
    return op->emitOpError("has the negative size ") << size;
  return size;
}

/// The same of a range at the point at which a loop over it begins.
FailureOr<int64_t> Frame::getSize(unsigned range) const {
  const Range &at = ranges[range];
  if (at.sizeSlot < 0)
    return at.size;
  return ::getSize(at.op, slots[at.sizeSlot].value);
}

LogicalResult Frame::defineRange(Operation *op) {
  auto range = cast<RangeOp>(op);
  int64_t size = range.getStaticSize().value_or(0);
  int sizeSlot = -1;
  if (Value operand = range.getSize()) {
    unsigned number = numbers.lookup(operand);
    if (!slots[number].ranges.empty()) {
      sizeSlot = int(number);
    } else {
      FailureOr<int64_t> known = ::getSize(op, slots[number].value);
      if (failed(known))
        return failure();
      size = *known;
      release(op, number);
    }
  }
  std::tuple<int64_t, unsigned, int64_t, const void *> key(
      range.getId(), unsigned(range.getKind()), size,
      range.getSize() ? range.getSize().getAsOpaquePointer() : nullptr);
  auto [it, isNew] = rangeNumbers.try_emplace(key, ranges.size());
  if (isNew)
    ranges.push_back({op, size, sizeSlot});

  Node node;
  node.op = op;
  node.isRange = true;
  node.result = define(range.getResult());
  Slot &slot = slots[node.result];
  slot.ranges.push_back(it->second);
  slot.node = nodes.size();
  nodes.push_back(std::move(node));
  return success();
}

LogicalResult Frame::step(Operation *op) {
  if (isa<RangeOp>(op))
    return defineRange(op);
  if (auto scan = dyn_cast<ScanOp>(op))
    return defineScan(scan);
  if (auto special = dyn_cast<SpecialOp>(op))
    return defineSpecial(special), success();
  if (isa<DefineLocalOp, DefineRegOp>(op))
    return defineScratch(op);
  if (isa<BarrierOp>(op))
    return meet(op);
  if (auto branch = dyn_cast<IfOp>(op))
    return runIf(branch);

  Node node;
  node.op = op;
  node.entry = program.table.lookup(op);
  node.isLoop = isa<RangeReductionOpInterface, StoreOp>(op);
  node.isStatement = isa<StoreOp>(op);
  if (!node.entry && !node.isLoop)
    return op->emitOpError("is not supported by the interpreter");
  node.storesSeen = program.stores;

  RangeSet open;
  for (Value operand : op->getOperands()) {
    unsigned number = numbers.lookup(operand);
    node.operands.push_back(number);
    llvm::append_range(open, slots[number].ranges);
  }
  llvm::sort(open);
  open.erase(llvm::unique(open), open.end());
  if (node.isLoop) {
    endRanges(node, open);
    if (failed(needSizes(node, open)))
      return failure();
    buildBody(node, open);
  }
  // Memory is read before the stores that follow in the region.
  if (isa<LoadOp>(op) && !open.empty() &&
      llvm::all_of(open, [&](unsigned range) {
        return llvm::is_contained(bound, range);
      }))
    return computeAtPoint(node);
  return open.empty() ? compute(node) : defer(std::move(node), open);
}

/// Computes an op that depends on the ranges of the uop.if ops around alone.
LogicalResult Frame::computeAtPoint(Node &node) {
  node.isStatement = true;
  buildBody(node, {});
  node.isStatement = false;
  return failure(failed(runBody(node)) || failed(compute(node)));
}

/// Finds the axes over which an op runs and takes them from the open ranges.
void Frame::endRanges(Node &loop, RangeSet &open) {
  auto reduction = dyn_cast<RangeReductionOpInterface>(loop.op);
  OperandRange axes = reduction ? reduction.getReducedRanges()
                                : cast<StoreOp>(loop.op).getRanges();
  if (loop.isStatement && threadRange != noRange)
    loop.axes.push_back(threadRange);
  for (Value axis : axes) {
    const Slot &slot = slots[numbers.lookup(axis)];
    loop.axes.push_back(slot.ranges.empty() ? noRange : slot.ranges[0]);
  }
  llvm::erase_if(open, [&](unsigned range) {
    return llvm::is_contained(loop.axes, range) ||
           (loop.isStatement && llvm::is_contained(bound, range));
  });
}

/// Sizes that depend on other ranges are computed before the loop is run.
LogicalResult Frame::needSizes(Node &loop, RangeSet &open) {
  for (unsigned axis : loop.axes) {
    if (axis == noRange || ranges[axis].sizeSlot < 0)
      continue;
    if (!isa<ReduceOp, RecurrenceOp, ScanOp>(loop.op))
      return loop.op->emitOpError("runs over range ")
             << cast<RangeOp>(ranges[axis].op).getId()
             << ", whose size depends on another range, which the interpreter "
                "supports for reductions and scans alone";
    unsigned number = ranges[axis].sizeSlot;
    loop.operands.push_back(number);
    llvm::append_range(open, slots[number].ranges);
  }
  llvm::sort(open);
  open.erase(llvm::unique(open), open.end());
  return success();
}

/// Computes the results of an op that depends on no open range.
LogicalResult Frame::compute(Node &node) {
  Operation *op = node.op;
  SmallVector<InterpValue, 1> results(op->getNumResults());
  if (node.isLoop) {
    if (failed(runLoop(node, results)))
      return failure();
  } else if (failed(evaluate(node, results))) {
    return failure();
  }
  release(op, node.operands);
  for (auto [value, result] : llvm::zip_equal(op->getResults(), results)) {
    Slot &slot = slots[define(value)];
    if (slot.usesLeft != 0)
      slot.value = std::move(result);
  }
  return success();
}

/// Leaves an op to the loops over the ranges on which it depends.
LogicalResult Frame::defer(Node node, const RangeSet &open) {
  Operation *op = node.op;
  bool mayWait = isa<RangeReductionOpInterface>(op) ||
                 (op->getNumRegions() == 0 && op->getNumResults() == 1 &&
                  (isMemoryEffectFree(op) || isa<LoadOp>(op)));
  if (!mayWait) {
    auto range = dyn_cast<RangeOp>(ranges[open[0]].op);
    if (!range)
      return op->emitOpError("depends on the thread and is no statement");
    InFlightDiagnostic error = op->emitOpError("depends on range ")
                               << range.getId()
                               << ", over which it does not run";
    error.attachNote(range.getLoc()) << "the range is here";
    return error;
  }
  node.result = slots.size();
  for (Value result : op->getResults()) {
    Slot &slot = slots[define(result)];
    slot.ranges = open;
    slot.node = nodes.size();
  }
  nodes.push_back(std::move(node));
  return success();
}

/// Finds what has to be computed at each point of the loop: what depends on its
/// ranges, directly or through loops further in.
void Frame::buildBody(Node &loop, const RangeSet &open) {
  RangeSet axes, available = open;
  llvm::copy_if(loop.axes, std::back_inserter(axes),
                [](unsigned axis) { return axis != noRange; });
  if (loop.isStatement) {
    // A statement computes all anew: memory may have changed.
    llvm::append_range(axes, bound);
    for (unsigned range : bound)
      ranges[range].stamp = ++clock;
  }
  llvm::append_range(available, axes);
  // What lies inside of a loop over a range that is running around this one,
  // too, is not computed here where it depends on that range.
  llvm::DenseSet<unsigned> seen, here;
  std::set<std::pair<unsigned, RangeSet>> visited;
  SmallVector<std::pair<unsigned, RangeSet>> worklist;
  for (unsigned operand : loop.operands)
    worklist.push_back({operand, {}});
  while (!worklist.empty()) {
    auto [operand, inner] = worklist.pop_back_val();
    const Slot &slot = slots[operand];
    if (slot.node < 0 || !intersects(slot.ranges, axes) ||
        !visited.insert({unsigned(slot.node), inner}).second)
      continue;
    const Node &node = nodes[slot.node];
    if (seen.insert(slot.node).second)
      loop.closure.push_back(slot.node);
    if (!intersects(slot.ranges, inner))
      here.insert(slot.node);
    if (node.isLoop)
      for (unsigned axis : node.axes)
        if (llvm::is_contained(available, axis) &&
            !llvm::is_contained(inner, axis))
          inner.push_back(axis);
    llvm::sort(inner);
    for (unsigned next : node.operands)
      worklist.push_back({next, inner});
  }
  // Nodes are numbered in block order: operands come first.
  llvm::sort(loop.closure);
  for (unsigned number : loop.closure)
    if (here.contains(number) &&
        llvm::all_of(slots[nodes[number].result].ranges, [&](unsigned range) {
          return llvm::is_contained(available, range);
        }))
      loop.body.push_back(number);
}

bool Frame::isFresh(const Node &node) const {
  const Slot &slot = slots[node.result];
  return llvm::all_of(slot.ranges, [&](unsigned range) {
    return slot.stamp >= ranges[range].stamp;
  });
}

LogicalResult Frame::evaluate(Node &node,
                              MutableArrayRef<InterpValue> results) {
  SmallVector<const InterpValue *, 4> operands;
  for (unsigned number : node.operands) {
    assert(!slots[number].value.empty() && "computed before it is used");
    operands.push_back(&slots[number].value);
  }
  program.storesSeen = node.storesSeen;
  LogicalResult status =
      node.entry->element
          ? applyElementwise(node.op, node.entry->element, operands, results)
          : node.entry->eval(program, node.op, operands, results);
  if (failed(status))
    return failure();
  if (OpNoise noise = program.getNoise(node.op))
    for (InterpValue &result : results)
      result = noise.apply(result);
  return success();
}

LogicalResult Frame::runBody(const Node &loop) {
  for (unsigned number : loop.body) {
    Node &node = nodes[number];
    if (isFresh(node))
      continue;
    Slot &slot = slots[node.result];
    if (node.isRange) {
      slot.value = getAtPoint(node);
    } else if (node.isScanValue) {
      if (failed(evaluateScan(node, slot.value)))
        return failure();
    } else if (node.isLoop) {
      SmallVector<InterpValue, 2> results(node.op->getNumResults());
      if (failed(runLoop(node, results)))
        return failure();
      for (auto [number, value] : llvm::enumerate(results))
        slots[node.result + number].value = std::move(value);
    } else if (failed(evaluate(node, slot.value))) {
      return failure();
    }
    slot.stamp = clock;
  }
  return success();
}

LogicalResult Frame::forEachPoint(Node &loop,
                                  llvm::function_ref<LogicalResult()> atPoint) {
  if (++nesting > maxNesting)
    return loop.op->emitOpError("is nested in more than ")
           << maxNesting << " loops";
  // A loop over a range that an outer loop is running over uses the same nodes:
  // their state is put back afterwards.
  std::vector<std::pair<unsigned, Slot>> savedSlots;
  SmallVector<std::pair<unsigned, Range>> savedRanges;
  SmallVector<int64_t> shape;
  bool shared = false;
  for (unsigned axis : loop.axes) {
    if (axis == noRange) {
      shape.push_back(1);
      continue;
    }
    FailureOr<int64_t> size = getSize(axis);
    if (failed(size))
      return failure();
    shape.push_back(*size);
    shared |= ranges[axis].active;
    savedRanges.emplace_back(axis, ranges[axis]);
    ranges[axis].active = true;
  }
  if (shared)
    for (unsigned number : loop.closure)
      for (unsigned i = 0; i != nodes[number].op->getNumResults(); ++i)
        savedSlots.emplace_back(nodes[number].result + i,
                                slots[nodes[number].result + i]);

  if (!llvm::is_contained(shape, 0)) {
    SmallVector<int64_t> position(shape.size(), 0);
    bool first = true;
    do {
      if (++program.points > maxPoints)
        return loop.op->emitOpError("makes the program visit more than ")
               << maxPoints << " points";
      for (auto [axis, index] : llvm::zip_equal(loop.axes, position)) {
        if (axis == noRange || (!first && ranges[axis].value == index))
          continue;
        ranges[axis].value = index;
        ranges[axis].stamp = ++clock;
      }
      first = false;
      if (isMasked(loop, position))
        continue;
      if (failed(runBody(loop)) || failed(atPoint()))
        return failure();
    } while (advance(shape, position));
  }

  for (auto &[axis, range] : savedRanges) {
    if (shared)
      ranges[axis] = range;
    ranges[axis].active = range.active;
  }
  for (auto &[number, slot] : savedSlots)
    slots[number] = std::move(slot);
  --nesting;
  return success();
}

/// Writes one element, in store number `number`.
static LogicalResult writeElement(const Context &program, StoreOp op,
                                  const Buffer &target, int64_t offset,
                                  uint64_t bits, uint64_t number) {
  Storage &storage = *target.storage;
  if (storage.freed)
    return op.emitOpError("writes to a buffer that was freed");
  if (offset < 0 || offset >= target.shape[0])
    return op.emitOpError("writes element ")
           << offset << ", outside of a buffer of " << target.shape[0];
  std::optional<int64_t> byte = target.getByte(offset);
  if (!byte)
    return op.emitOpError("writes element ") << offset << ", outside of memory";
  if (storage.lastStore.empty())
    storage.lastStore.resize(storage.bytes.size(), 0);
  for (unsigned i = 0, width = getByteWidth(target.kind); i < width; ++i) {
    uint64_t &last = storage.lastStore[*byte + i];
    if (last == number)
      return op.emitOpError("writes element ") << offset << " twice";
    if (program.isOfOtherBlock(last))
      return op.emitOpError("writes element ")
             << offset << ", which another block has written";
    last = number;
  }
  storage.write(*byte, getByteWidth(target.kind), bits);
  return success();
}

LogicalResult Frame::storePoint(const Node &store, uint64_t number) {
  auto op = cast<StoreOp>(store.op);
  auto get = [&](unsigned operand) -> const InterpValue & {
    return slots[store.operands[operand]].value;
  };
  if (isInvalid(get(2)))
    return success();
  const InterpValue *gate =
      op.getGate() ? &slots[store.operands.back()].value : nullptr;
  int64_t lanes = getNumLanes(op.getValue().getType());
  for (int64_t lane = 0; lane < lanes; ++lane) {
    if (!isLaneOpen(gate, lane))
      continue;
    if (isInvalid(get(0)))
      return op.emitOpError("writes uop.invalid, which is no number");
    if (failed(writeElement(program, op, *get(1).getBuffer(),
                            getLaneOffset(get(2), lane), getLane(get(0), lane),
                            number)))
      return failure();
  }
  return success();
}

/// What a loop collects must be a number.
static LogicalResult checkNumber(Operation *op, const InterpValue &value) {
  if (isInvalid(value))
    return op->emitOpError("is over uop.invalid, which is no number");
  return success();
}

LogicalResult Frame::runReduce(Node &loop, InterpValue &result) {
  auto reduce = cast<ReduceOp>(loop.op);
  Type type = reduce.getType();
  Type element = getElementTypeOrSelf(type);
  const InterpValue &value = slots[loop.operands[0]].value;
  SmallVector<Accumulator, 1> sums(
      getNumLanes(type),
      Accumulator(uint32_t(reduce.getKind()), *getElementKind(element),
                  program.getNoise(reduce),
                  reduce->hasAttr(kSkipsNaNAttrName)));
  if (failed(forEachPoint(loop, [&] {
        if (failed(checkNumber(loop.op, value)))
          return failure();
        for (auto [lane, sum] : llvm::enumerate(sums))
          sum.add(getLane(value, lane));
        return success();
      })))
    return failure();
  return makeLanes(loop.op,
                   llvm::map_to_vector<1>(
                       sums, [](const Accumulator &sum) { return sum.get(); }),
                   result);
}

LogicalResult Frame::runRecurrence(Node &loop, InterpValue &result) {
  Type type = loop.op->getResult(0).getType();
  Type element = getElementTypeOrSelf(type);
  ElementKind kind = *getElementKind(element);
  const InterpValue &value = slots[loop.operands[0]].value;
  const InterpValue &scale = slots[loop.operands[1]].value;
  SmallVector<uint64_t, 1> sums(getNumLanes(type), fromDouble(kind, 0.0));
  if (failed(forEachPoint(loop, [&] {
        if (failed(checkNumber(loop.op, value)) ||
            failed(checkNumber(loop.op, scale)))
          return failure();
        for (auto [lane, sum] : llvm::enumerate(sums))
          sum = mulAcc(kind, sum, getLane(scale, lane), getLane(value, lane));
        return success();
      })))
    return failure();
  return makeLanes(loop.op, sums, result);
}

LogicalResult Frame::runContract(Node &loop, InterpValue &result) {
  auto type = cast<VectorType>(loop.op->getResult(0).getType());
  FailureOr<Tensor> lanes =
      createTensor(loop.op, type.getElementType(), type.getShape());
  if (failed(lanes))
    return failure();
  int64_t lane = 0;
  const InterpValue &value = slots[loop.operands[0]].value;
  if (failed(forEachPoint(loop, [&] {
        if (failed(checkNumber(loop.op, value)))
          return failure();
        lanes->set(lane++, getLane(value, 0));
        return success();
      })))
    return failure();
  result = std::move(*lanes);
  return success();
}

/// A bufferize whose points are counted: its elements in the order in which
/// they come.
LogicalResult Frame::runCounted(Node &loop, InterpValue &result) {
  auto bufferize = cast<BufferizeOp>(loop.op);
  RankedTensorType type = bufferize.getType();
  FailureOr<Tensor> tensor =
      createTensor(loop.op, type.getElementType(), type.getShape());
  if (failed(tensor))
    return failure();
  const InterpValue &value = slots[loop.operands[0]].value;
  auto lanes = dyn_cast<VectorType>(bufferize.getValue().getType());
  int64_t element = 0, count = lanes ? lanes.getNumElements() : 1;
  if (failed(forEachPoint(loop, [&] {
        if (failed(checkNumber(loop.op, value)))
          return failure();
        for (int64_t lane = 0; lane != count; ++lane)
          tensor->set(element++, getLane(value, lane));
        return success();
      })))
    return failure();
  result = std::move(*tensor);
  return success();
}

FailureOr<Frame::BufferLayout> Frame::getBufferLayout(const Node &loop) const {
  auto bufferize = cast<BufferizeOp>(loop.op);
  RankedTensorType type = bufferize.getType();
  bool isPacked = bufferize.isPacked();
  BufferLayout layout;
  int64_t points = 1;
  for (unsigned axis : loop.axes) {
    layout.sizes.push_back(axis == noRange ? 1 : ranges[axis].size);
    points *= layout.sizes.back();
  }
  for (auto [axis, expected] : llvm::enumerate(type.getShape())) {
    int64_t size = isPacked ? points : layout.sizes[axis];
    auto range = isPacked
                     ? RangeOp()
                     : bufferize.getRanges()[axis].getDefiningOp<RangeOp>();
    bool mayBeLess = isPacked || (range && range.getSize());
    int64_t room = ShapedType::isDynamic(expected) ? size : expected;
    if (size > room || (size != room && !mayBeLess))
      return loop.op->emitOpError("runs over ")
             << size << " points where " << type << " has " << expected;
    layout.shape.push_back(room);
    layout.hasRoom |= size != room;
  }
  return layout;
}

LogicalResult Frame::runBufferize(Node &loop, InterpValue &result) {
  auto bufferize = cast<BufferizeOp>(loop.op);
  FailureOr<BufferLayout> layout = getBufferLayout(loop);
  if (failed(layout))
    return failure();
  FailureOr<Tensor> tensor = createTensor(
      loop.op, bufferize.getType().getElementType(), layout->shape);
  if (failed(tensor))
    return failure();
  llvm::BitVector undefined;
  if (layout->hasRoom)
    undefined.resize(unsigned(tensor->getNumElements()), true);
  SmallVector<int64_t, 4> strides =
      getStrides(bufferize.isPacked() ? layout->sizes : layout->shape);
  SmallVector<int64_t> position(layout->sizes.size(), 0);
  const InterpValue &value = slots[loop.operands[0]].value;
  if (failed(forEachPoint(loop, [&] {
        if (failed(checkNumber(loop.op, value)))
          return failure();
        int64_t element = 0;
        for (auto [index, stride] : llvm::zip_equal(position, strides))
          element += index * stride;
        tensor->set(element, getLane(value, 0));
        if (layout->hasRoom)
          undefined.reset(unsigned(element));
        advance(layout->sizes, position);
        return success();
      })))
    return failure();
  if (undefined.any())
    tensor->setUndefined(std::move(undefined));
  result = std::move(*tensor);
  return success();
}

LogicalResult Frame::runLoop(Node &loop, MutableArrayRef<InterpValue> results) {
  Operation *op = loop.op;
  if (isa<FoldOp>(op))
    return runFold(loop, results);
  if (isa<ReduceOp>(op))
    return runReduce(loop, results[0]);
  if (isa<RecurrenceOp>(op))
    return runRecurrence(loop, results[0]);
  if (isa<ScanOp>(op))
    return runScan(loop, results[0]);
  if (isa<ContractOp>(op))
    return runContract(loop, results[0]);
  if (auto bufferize = dyn_cast<BufferizeOp>(op))
    return bufferize.isCounted() ? runCounted(loop, results[0])
                                 : runBufferize(loop, results[0]);
  uint64_t number = ++program.stores;
  return forEachPoint(loop, [&] { return storePoint(loop, number); });
}
