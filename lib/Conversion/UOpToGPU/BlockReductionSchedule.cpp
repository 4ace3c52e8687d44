//===- BlockReductionSchedule.cpp - Threads that share loops ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockReduction.h"

#include "uop/Conversion/LaneBuffers.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// The schedule
//===----------------------------------------------------------------------===//

Value BlockReduction::constant(int64_t value) {
  return ConstOp::create(*builder, builder->getIndexAttr(value));
}

Value BlockReduction::createBuffer(int64_t size, Type element, Space space) {
  OpBuilder::InsertionGuard guard(*builder);
  builder->setInsertionPointToStart(&kernel.getBody().front());
  auto type = MemRefType::get({size}, element, AffineMap(),
                              SpaceAttr::get(kernel.getContext(), space));
  if (space == Space::reg)
    return DefineRegOp::create(*builder, type);
  return DefineLocalOp::create(*builder, type);
}

Value BlockReduction::createThreadBuffer(Type element) {
  Value buffer = createBuffer(shape.getThreads(), element);
  if (shape.usesShuffles)
    buffer.getDefiningOp()->setAttr(kLanesAttrName, builder->getUnitAttr());
  return buffer;
}

/// What each level needs, then its reductions; stores are last.
void BlockReduction::orderByLevel() {
  Block &body = kernel.getBody().front();
  using Key = std::tuple<bool, unsigned, bool, size_t>;
  SmallVector<std::pair<Key, Operation *>> ops;
  for (Operation &op : body.without_terminator()) {
    unsigned level = levels.lookup(&op);
    bool isOfLevel = tops.count(level) && llvm::is_contained(tops[level], &op);
    bool isStore = isa<StoreOp>(op);
    ops.push_back(
        {{isStore, isStore ? 0 : level, !isOfLevel, ops.size()}, &op});
  }
  llvm::sort(ops, llvm::less_first());
  for (auto [key, op] : ops)
    op->moveBefore(body.getTerminator());
}

/// The ranges of the grid are digits of the point's number.
void BlockReduction::replaceGrid() {
  int64_t stride = int64_t(points);
  for (RangeOp range : grid) {
    int64_t size = *range.getStaticSize();
    int64_t outer = stride;
    stride /= size;
    Value position = point;
    if (stride != 1)
      position = FloorDivOp::create(*builder, position, constant(stride));
    if (outer != int64_t(points))
      position = FloorModOp::create(*builder, position, constant(size));
    range.replaceAllUsesWith(position);
  }
}

void BlockReduction::shareRange(RangeOp range) {
  builder->setInsertionPoint(range);
  builder->setLoc(range.getLoc());
  SharedRange part;
  std::optional<int64_t> size = range.getStaticSize();
  part.size = size ? constant(*size) : range.getSize();
  if (size) {
    part.step = RangeOp::create(
        *builder, nextRangeId++,
        llvm::divideCeil(*size, shape.group * shape.width), range.getKind());
  } else {
    Value count = FloorDivOp::create(
        *builder, AddOp::create(*builder, part.size, constant(shape.group - 1)),
        constant(shape.group));
    auto steps =
        RangeOp::create(*builder, nextRangeId++, count,
                        /*static_size=*/IntegerAttr(), range.getKind());
    if (int64_t most = getRangeSize(range.getResult()); most != 1)
      steps->setAttr(
          kMaxSizeAttrName,
          builder->getI64IntegerAttr(llvm::divideCeil(most, shape.group)));
    part.step = steps;
  }
  part.loops.push_back(part.step);
  part.position = AddOp::create(
      *builder, MulOp::create(*builder, part.step, constant(shape.group)),
      lane);
  if (shape.width != 1) {
    Value inner =
        RangeOp::create(*builder, nextRangeId++, shape.width, range.getKind());
    Value width = constant(shape.width);
    part.loops.push_back(inner);
    part.position = AddOp::create(
        *builder, MulOp::create(*builder, part.position, width), inner);
    part.step = AddOp::create(*builder,
                              MulOp::create(*builder, part.step, width), inner);
  }
  Value position = part.position;
  if (!size || *size % shape.group != 0) {
    part.inside = CmpOp::create(*builder, builder->getI1Type(),
                                CmpPredicate::lt, position, part.size);
    // What is computed beyond the end is what the last point is.
    Value last = SubOp::create(*builder, part.size, constant(1));
    position = MinOp::create(*builder, position, last);
  }
  range.getResult().replaceUsesWithIf(position, [](OpOperand &use) {
    auto isRange = [&](OperandRange ranges) {
      return use.getOperandNumber() >= ranges.getBeginOperandIndex() &&
             use.getOperandNumber() <
                 ranges.getBeginOperandIndex() + ranges.size();
    };
    if (auto store = dyn_cast<StoreOp>(use.getOwner()))
      return !isRange(store.getRanges());
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(use.getOwner()))
      return !isRange(reduce.getReducedRanges());
    return true;
  });
  parts[range.getResult()] = part;
  rangeOf[position] = range.getResult();
}

/// Whether a thread's point of the shared range among `ranges` is one of them;
/// null: always.
Value BlockReduction::getInside(ValueRange ranges) {
  for (Value range : ranges)
    if (auto part = parts.find(range); part != parts.end())
      return part->second.inside;
  return {};
}

SmallVector<Value> BlockReduction::getSteps(ValueRange ranges) {
  SmallVector<Value> steps;
  for (Value range : ranges) {
    auto part = parts.find(range);
    if (part != parts.end())
      llvm::append_range(steps, part->second.loops);
    else if (!llvm::is_contained(grid, range.getDefiningOp<RangeOp>()))
      steps.push_back(range);
  }
  return steps;
}

BlockReduction::Merge BlockReduction::createPartial(ReduceOp reduce) {
  builder->setLoc(reduce.getLoc());
  Type element = reduce.getType();
  Type wide = getWideElement(reduce.getKind(), element);
  Value value = reduce.getValue();
  if (wide != element)
    value = CastOp::create(*builder, wide, value);
  if (Value inside = getInside(reduce.getRanges()))
    value = WhereOp::create(
        *builder, inside, value,
        ConstOp::create(*builder, getExactIdentity(reduce.getKind(), wide)));
  Value partial = ReduceOp::create(*builder, reduce.getKind(), value,
                                   getSteps(reduce.getRanges()));
  Merge merge{reduce, {createThreadBuffer(wide)}};
  store(partial, merge.buffers[0], thread);
  return merge;
}

BlockReduction::Merge BlockReduction::createPartial(FoldOp fold) {
  builder->setLoc(fold.getLoc());
  SmallVector<Value> steps = getSteps(fold.getRanges());
  SmallVector<Value> inputs(fold.getInputs());
  Value inside = getInside(fold.getRanges());
  if (inside)
    inputs.insert(inputs.begin(), inside);
  auto partial = FoldOp::create(*builder, inputs, steps, fold.getInits(),
                                /*commutative=*/true);
  IRMapping mapping;
  fold.getBody().cloneInto(&partial.getBody(), mapping);
  IRMapping merges;
  fold.getCombine().cloneInto(&partial.getCombine(), merges);
  if (inside) {
    Block &body = partial.getBody().front();
    Value isIn = body.insertArgument(0u, builder->getI1Type(), fold.getLoc());
    auto yield = cast<YieldOp>(body.getTerminator());
    ValueRange state =
        ValueRange(body.getArguments()).drop_front(inputs.size());
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPoint(yield);
    for (auto [i, before] : llvm::enumerate(state))
      yield->setOperand(
          i, WhereOp::create(*builder, isIn, yield->getOperand(i), before));
  }
  Merge merge{fold, {}};
  for (Value result : partial.getResults()) {
    merge.buffers.push_back(createThreadBuffer(result.getType()));
    store(result, merge.buffers.back(), thread);
  }
  return merge;
}

/// Element `at` of a buffer of the block or the thread, where `gate` holds.
Value BlockReduction::load(Value buffer, Value at, Value gate) {
  return LoadOp::create(*builder,
                        cast<MemRefType>(buffer.getType()).getElementType(),
                        buffer, at, gate, /*alternative=*/Value());
}

void BlockReduction::store(Value value, Value buffer, Value at, Value gate) {
  StoreOp::create(*builder, value, buffer, at, ValueRange(), gate);
}

SmallVector<Value> BlockReduction::loadAll(ArrayRef<Value> buffers, Value at,
                                           Value gate) {
  return llvm::map_to_vector(
      buffers, [&](Value buffer) { return load(buffer, at, gate); });
}

/// The accumulators of `op` of all terms that two threads have.
SmallVector<Value> BlockReduction::combine(Operation *op, ArrayRef<Value> mine,
                                           ArrayRef<Value> others) {
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return {createCombination(*builder, reduce.getLoc(), reduce.getKind(),
                              mine.front(), others.front())};
  Block &body = cast<FoldOp>(op).getCombine().front();
  IRMapping mapping;
  mapping.map(body.getArguments().take_front(mine.size()), mine);
  mapping.map(body.getArguments().drop_front(mine.size()), others);
  for (Operation &each : body.without_terminator())
    builder->clone(each, mapping);
  return llvm::map_to_vector(
      body.getTerminator()->getOperands(),
      [&](Value value) { return mapping.lookupOrDefault(value); });
}

/// Threads for which `isLower` holds merge what they have with what the thread
/// `other` has.
void BlockReduction::combineLower(const Merge &merge, Value other,
                                  Value isLower) {
  if (isa<ReduceOp>(merge.op)) {
    auto branch = IfOp::create(*builder, isLower);
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPointToStart(&branch.getBody().front());
    Value buffer = merge.buffers[0];
    Value mine = load(buffer, thread), others = load(buffer, other);
    store(combine(merge.op, mine, others).front(), buffer, thread);
    return;
  }
  // Each result depends on all accumulators, so that none may be written before
  // all are computed.
  SmallVector<Value> mine = loadAll(merge.buffers, thread, isLower);
  SmallVector<Value> others = loadAll(merge.buffers, other, isLower);
  Value first = constant(0);
  SmallVector<Value> merged;
  for (Value value : combine(merge.op, mine, others)) {
    merged.push_back(createBuffer(1, value.getType(), Space::reg));
    store(value, merged.back(), first);
  }
  for (auto [buffer, value] : llvm::zip_equal(merge.buffers, merged))
    store(load(value, first), buffer, thread, isLower);
}

/// Each thread merges what it has with what the one has that is `distance` from
/// it in its warp.
void BlockReduction::shuffle(Merge &merge, int64_t distance) {
  Value other = XOrOp::create(*builder, thread, constant(distance));
  SmallVector<Value> values = combine(merge.op, loadAll(merge.buffers, thread),
                                      loadAll(merge.buffers, other));
  for (auto [buffer, value] : llvm::zip_equal(merge.buffers, values)) {
    buffer = createThreadBuffer(value.getType());
    store(value, buffer, thread);
  }
}

/// Each thread merges what all warps of its group have.
void BlockReduction::mergeWarps(Merge &merge) {
  int64_t warps = shape.group / kWarpSize;
  Value size = constant(kWarpSize);
  Value warp = FloorDivOp::create(*builder, thread, size);
  Value isFirst =
      CmpOp::create(*builder, builder->getI1Type(), CmpPredicate::eq,
                    FloorModOp::create(*builder, thread, size), constant(0));
  SmallVector<Value> gathered;
  for (Value buffer : merge.buffers) {
    Type element = cast<MemRefType>(buffer.getType()).getElementType();
    gathered.push_back(createBuffer(warps * shape.points, element));
    store(load(buffer, thread), gathered.back(), warp, isFirst);
  }
  Value first = MulOp::create(*builder, row, constant(warps));
  SmallVector<Value> values = loadAll(gathered, first);
  for (int64_t i = 1; i != warps; ++i)
    values =
        combine(merge.op, values,
                loadAll(gathered, AddOp::create(*builder, first, constant(i))));
  for (auto [buffer, value] : llvm::zip_equal(merge.buffers, values)) {
    buffer = createThreadBuffer(value.getType());
    store(value, buffer, thread);
  }
}

/// By shuffles, and then of all warps; else half of the threads of a group at a
/// time take over what the other half has.
void BlockReduction::mergeThreads(MutableArrayRef<Merge> merges) {
  if (merges.empty())
    return;
  Value at = thread;
  if (shape.usesShuffles) {
    for (int64_t apart = shape.getLanes() / 2; apart >= 1; apart /= 2)
      for (Merge &merge : merges)
        shuffle(merge, apart);
    if (shape.group > kWarpSize)
      for (Merge &merge : merges)
        mergeWarps(merge);
  } else {
    int64_t apart = shape.isAcross ? shape.points : 1;
    for (int64_t half = shape.group / 2; half >= 1; half /= 2) {
      Value other = AddOp::create(*builder, thread, constant(half * apart));
      Value isLower = CmpOp::create(*builder, builder->getI1Type(),
                                    CmpPredicate::lt, lane, constant(half));
      for (const Merge &merge : merges) {
        builder->setLoc(merge.op->getLoc());
        combineLower(merge, other, isLower);
      }
    }
    at = shape.isAcross
             ? row
             : MulOp::create(*builder, row, constant(shape.group)).getResult();
  }
  for (const Merge &merge : merges) {
    builder->setLoc(merge.op->getLoc());
    for (auto [buffer, result] :
         llvm::zip_equal(merge.buffers, merge.op->getResults())) {
      Value value = load(buffer, at);
      if (value.getType() != result.getType())
        value = CastOp::create(*builder, result.getType(), value);
      result.replaceAllUsesWith(value);
    }
    merge.op->erase();
  }
}

/// The number of an element, row-major.
Value BlockReduction::linearize(ValueRange position, ArrayRef<int64_t> sizes) {
  Value offset = constant(0);
  for (auto [index, size] : llvm::zip_equal(position, sizes))
    offset = AddOp::create(
        *builder, MulOp::create(*builder, offset, constant(size)), index);
  return offset;
}

/// The tile is in the block's memory, in which each thread has elements of its
/// own, as many apart as there are threads; or in a register if it has one.
void BlockReduction::keepOwn(BufferizeOp tile, unsigned axis) {
  auto type = cast<RankedTensorType>(tile.getType());
  SmallVector<int64_t> sizes(type.getShape());
  sizes[axis] = llvm::divideCeil(sizes[axis], shape.group);
  int64_t count = llvm::product_of(sizes);
  Type element = type.getElementType();
  Value buffer = count == 1 ? createBuffer(1, element, Space::reg)
                            : createBuffer(count * shape.getThreads(), element);
  auto place = [&](SmallVector<Value> position, Value range) -> Value {
    if (count == 1)
      return constant(0);
    position[axis] = parts.find(range)->second.step;
    Value own = MulOp::create(*builder, linearize(position, sizes),
                              constant(shape.getThreads()));
    return AddOp::create(*builder, own, thread);
  };
  // What is beyond the end is written, too: it is read as the last element.
  StoreOp::create(*builder, tile.getValue(), buffer,
                  place(tile.getRanges(), tile.getRanges()[axis]),
                  getSteps(tile.getRanges()), /*gate=*/Value());
  for (Operation *user : llvm::make_early_inc_range(tile->getUsers())) {
    auto read = cast<IndexOp>(user);
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPoint(read);
    Value range = rangeOf.lookup(read.getIndices()[axis]);
    Value load = LoadOp::create(*builder, read.getType(), buffer,
                                place(read.getIndices(), range), read.getGate(),
                                /*alternative=*/Value());
    read.replaceAllUsesWith(load);
    read.erase();
  }
  tile.erase();
}

/// The tile is in the block's memory, one for each point.
void BlockReduction::keepTile(BufferizeOp tile) {
  builder->setLoc(tile.getLoc());
  if (auto axis = ownAxes.find(tile); axis != ownAxes.end())
    return keepOwn(tile, axis->second);
  auto type = cast<RankedTensorType>(tile.getType());
  int64_t count = type.getNumElements();
  Value buffer = createBuffer(count * shape.points, type.getElementType());
  auto place = [&](ValueRange position) -> Value {
    Value offset = linearize(position, type.getShape());
    return AddOp::create(*builder,
                         MulOp::create(*builder, row, constant(count)), offset);
  };
  SmallVector<Value> position;
  for (Value range : tile.getRanges()) {
    auto part = parts.find(range);
    position.push_back(part == parts.end() ? range : part->second.position);
  }
  StoreOp::create(*builder, tile.getValue(), buffer, place(position),
                  getSteps(tile.getRanges()), getInside(tile.getRanges()));
  for (Operation *user : llvm::make_early_inc_range(tile->getUsers())) {
    auto read = cast<IndexOp>(user);
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPoint(read);
    Value load = LoadOp::create(*builder, read.getType(), buffer,
                                place(read.getIndices()), read.getGate(),
                                /*alternative=*/Value());
    read.replaceAllUsesWith(load);
    read.erase();
  }
  tile.erase();
}

/// A thread stores its points; the first one stores what all have.
void BlockReduction::guardStore(StoreOp store) {
  builder->setInsertionPoint(store);
  builder->setLoc(store.getLoc());
  bool isShared = llvm::any_of(
      store.getRanges(), [&](Value range) { return parts.contains(range); });
  Value gate = isShared
                   ? getInside(store.getRanges())
                   : Value(CmpOp::create(*builder, builder->getI1Type(),
                                         CmpPredicate::eq, lane, constant(0)));
  if (pointInside)
    gate = gate ? AndOp::create(*builder, gate, pointInside).getResult()
                : pointInside;
  if (gate && store.getGate())
    gate = AndOp::create(*builder, gate, store.getGate());
  else if (!gate)
    gate = store.getGate();
  StoreOp::create(*builder, store.getValue(), store.getTarget(),
                  store.getOffset(), getSteps(store.getRanges()), gate);
  store.erase();
}

/// Which point of the grid a thread works for, and as which of its threads.
void BlockReduction::placeThreads() {
  auto number = [&](SpecialKind kind, int64_t size) -> Value {
    return SpecialOp::create(*builder, builder->getIndexType(), kind,
                             /*axis=*/0, size, /*block=*/1);
  };
  int64_t size = int64_t(points);
  Value block =
      number(SpecialKind::global, llvm::divideCeil(size, shape.points));
  thread = number(SpecialKind::local, shape.getThreads());
  lane = thread;
  row = constant(0);
  point = block;
  if (shape.points == 1)
    return;
  Value inner = constant(shape.isAcross ? shape.points : shape.group);
  Value quotient = FloorDivOp::create(*builder, thread, inner);
  Value remainder = FloorModOp::create(*builder, thread, inner);
  lane = shape.isAcross ? quotient : remainder;
  row = shape.isAcross ? remainder : quotient;
  point = AddOp::create(
      *builder, MulOp::create(*builder, block, constant(shape.points)), row);
  if (size % shape.points == 0)
    return;
  pointInside = CmpOp::create(*builder, builder->getI1Type(), CmpPredicate::lt,
                              point, constant(size));
  point = MinOp::create(*builder, point, constant(size - 1));
}

void BlockReduction::apply(const ReductionBlock &chosen) {
  shape = chosen;
  Block &body = kernel.getBody().front();
  nextRangeId = getNextRangeId(body);
  for (auto &[level, ops] : tops)
    for (Operation *op : ops)
      if (auto tile = dyn_cast<BufferizeOp>(op))
        if (std::optional<unsigned> axis = getSharedAxis(tile))
          ownAxes[op] = *axis;
  orderByLevel();
  builder.emplace(kernel.getLoc(), kernel.getContext());
  builder->setInsertionPointToStart(&body);
  placeThreads();
  SmallVector<StoreOp> stores(body.getOps<StoreOp>());
  for (Value range : shared)
    shareRange(range.getDefiningOp<RangeOp>());
  for (auto &[level, ops] : tops) {
    SmallVector<Merge> merges;
    // Reads of a tile that goes may be next.
    builder->setInsertionPointAfter(ops.back());
    builder->setInsertionPoint(constant(0).getDefiningOp());
    for (Operation *op : ops) {
      if (auto reduce = dyn_cast<ReduceOp>(op))
        merges.push_back(createPartial(reduce));
      else if (auto fold = dyn_cast<FoldOp>(op))
        merges.push_back(createPartial(fold));
      else
        keepTile(cast<BufferizeOp>(op));
    }
    mergeThreads(merges);
  }
  for (StoreOp store : stores)
    guardStore(store);
  builder->setInsertionPointAfter(point.getDefiningOp());
  replaceGrid();
  for (RangeOp range : grid)
    range.erase();
  for (Value range : shared)
    range.getDefiningOp()->erase();
}
