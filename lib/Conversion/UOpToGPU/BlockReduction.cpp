//===- BlockReduction.cpp - A block for each reduction ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockReduction.h"

#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// What a block shares
//===----------------------------------------------------------------------===//

bool BlockReduction::dependsOnGridAlone(Value value) {
  return llvm::all_of(dependence.get(value), [&](Value range) {
    return llvm::is_contained(grid, range.getDefiningOp<RangeOp>());
  });
}

/// Whether `op` makes something once for each block.
bool BlockReduction::isTop(Operation *op) {
  auto reduce = dyn_cast<RangeReductionOpInterface>(op);
  // Of a single point each thread has it all.
  return reduce &&
         llvm::any_of(reduce.getReducedRanges(),
                      [](Value range) { return getRangeSize(range) != 1; }) &&
         llvm::all_of(op->getResults(),
                      [&](Value result) { return dependsOnGridAlone(result); });
}

bool BlockReduction::checkOps() {
  auto isVector = [](Type type) { return isa<VectorType>(type); };
  for (Operation &op : kernel.getBody().getOps()) {
    if (llvm::any_of(op.getResultTypes(), isVector))
      reason = "it has vectors";
    else if (isa<ScanOp, RecurrenceOp, ContractOp, CustomOp>(op))
      reason = "what it carries from point to point has an order";
    else if (auto fold = dyn_cast<FoldOp>(op); fold && !fold.getCommutative())
      reason = "it has a fold of which the order matters";
    else if (auto tile = dyn_cast<BufferizeOp>(op);
             tile && (tile.isCounted() || tile->hasAttr(kAccumulatedAttrName)))
      reason = "it has a tile that is no array of its ranges";
    if (reason)
      return false;
  }
  return true;
}

/// Picks the range of `ranges` that the threads share, unless one is picked.
bool BlockReduction::chooseRange(Operation *op, ValueRange ranges) {
  SmallVector<Value> own;
  for (Value range : ranges)
    if (!llvm::is_contained(grid, range.getDefiningOp<RangeOp>()) &&
        getRangeSize(range) != 1)
      own.push_back(range);
  if (own.empty())
    return true;
  unsigned numShared =
      llvm::count_if(own, [&](Value range) { return shared.contains(range); });
  if (numShared > 1) {
    reason = "two of a reduction's ranges would be shared by threads";
    return false;
  }
  if (numShared == 1)
    return true;
  // The one along which memory is contiguous, then the longest one.
  auto getScore = [&](Value range) {
    bool isContiguous = false;
    for (Operation &other : kernel.getBody().getOps()) {
      Value offset = isa<LoadOp>(other)    ? cast<LoadOp>(other).getOffset()
                     : isa<StoreOp>(other) ? cast<StoreOp>(other).getOffset()
                                           : Value();
      isContiguous |= offset && getStride(offset, range) == 1;
    }
    return std::make_pair(isContiguous, getRangeSize(range));
  };
  Value best = *llvm::max_element(
      own, [&](Value lhs, Value rhs) { return getScore(lhs) < getScore(rhs); });
  auto range = best.getDefiningOp<RangeOp>();
  if (range.getSize() && !dependsOnGridAlone(range.getSize())) {
    reason = "the size of a range depends on another one";
    return false;
  }
  shared.insert(best);
  return true;
}

bool BlockReduction::collect() {
  bool reduces = false;
  for (Operation &op : kernel.getBody().getOps()) {
    unsigned level = 0;
    for (Value operand : op.getOperands())
      if (Operation *def = operand.getDefiningOp())
        level = std::max(level, levels.lookup(def));
    if (isTop(&op)) {
      tops[++level].push_back(&op);
      reduces |= !isa<BufferizeOp>(op);
      if (!chooseRange(&op,
                       cast<RangeReductionOpInterface>(op).getReducedRanges()))
        return false;
    }
    levels[&op] = level;
  }
  if (!reduces) {
    reason = "it reduces nothing for a whole block";
    return false;
  }
  for (auto store : kernel.getBody().getOps<StoreOp>())
    if (!chooseRange(store, store.getRanges()))
      return false;
  // A later choice may be one of an earlier op's ranges, too.
  for (Operation &op : kernel.getBody().getOps()) {
    SmallVector<Value> ranges;
    if (auto store = dyn_cast<StoreOp>(op))
      ranges.assign(store.getRanges().begin(), store.getRanges().end());
    else if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
      ranges = llvm::to_vector(reduce.getReducedRanges());
    unsigned numShared = llvm::count_if(
        ranges, [&](Value range) { return shared.contains(range); });
    bool mayShare = isa<StoreOp>(op) || isTop(&op);
    if (numShared > (mayShare ? 1 : 0)) {
      reason = "two of a reduction's ranges would be shared by threads";
      return false;
    }
  }
  return !shared.empty();
}

bool BlockReduction::analyze() {
  if (!checkOps())
    return false;
  if (finder.readsAndWritesInOrder()) {
    reason = "it reads what it writes";
    return false;
  }
  grid = finder.find();
  for (RangeOp range : grid)
    points *= *range.getStaticSize();
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    SmallVector<RangeOp> ranges;
    for (Value range : store.getRanges())
      if (getRangeSize(range) != 1)
        ranges.push_back(range.getDefiningOp<RangeOp>());
    bool isStatic = llvm::all_of(
        ranges, [](RangeOp range) { return range.getStaticSize(); });
    if (isStatic && !finder.isInjective(store, ranges)) {
      reason = "two points may store the same element";
      return false;
    }
  }
  // As many blocks as a grid may have along its first axis.
  if (points > INT32_MAX) {
    reason = "a grid has no more than 2147483647 blocks";
    return false;
  }
  return collect();
}

//===----------------------------------------------------------------------===//
// Price
//===----------------------------------------------------------------------===//

/// The points of `range` that one of `count` threads has.
double BlockReduction::getSteps(Value range, int64_t count) const {
  return std::ceil(double(getRangeSize(range)) / double(count));
}

/// The bytes that accesses over shared ranges move, if neighbouring threads are
/// neighbours along `fastest`, or, in a block, along the shared range.
double BlockReduction::getMovedBytes(Value fastest, bool isBlock) {
  double bytes = 0;
  for (Operation &op : kernel.getBody().getOps()) {
    auto load = dyn_cast<LoadOp>(op);
    auto store = dyn_cast<StoreOp>(op);
    if (!load && !store)
      continue;
    Value offset = load ? load.getOffset() : store.getOffset();
    Type type = load ? load.getType() : store.getValue().getType();
    double width = llvm::divideCeil(type.getIntOrFloatBitWidth(), 8);
    double accesses = points;
    Value along = fastest;
    for (Value range : dependence.get(offset)) {
      if (llvm::is_contained(grid, range.getDefiningOp<RangeOp>()))
        continue;
      accesses *= double(getRangeSize(range));
      if (isBlock && shared.contains(range))
        along = range;
    }
    std::optional<int64_t> stride =
        along ? getStride(offset, along) : std::optional<int64_t>(0);
    double apart =
        stride ? std::abs(double(*stride)) * width : model.sectorBytes;
    // What all threads of a warp read is read once.
    if (apart == 0)
      apart = width / 32;
    bytes += accesses * std::min(apart, model.sectorBytes);
  }
  return bytes;
}

double BlockReduction::getSerialNs() {
  double steps = 0;
  for (Value range : shared)
    steps += getSteps(range, 1);
  double waves =
      std::ceil(points / (model.processors * model.processorThreads));
  Value fastest = grid.empty() ? Value() : grid.back().getResult();
  return std::max(waves * steps * model.loadNs,
                  getMovedBytes(fastest, false) / model.memoryBytesPerNs);
}

double BlockReduction::getBlockNs(int64_t count) {
  double steps = 0;
  for (Value range : shared)
    steps += getSteps(range, count);
  double merges = double(tops.size()) * (llvm::Log2_64(count) + 1);
  double resident = model.processors *
                    std::max(1.0, std::floor(model.processorThreads / count));
  double waves = std::ceil(points / resident);
  return std::max(waves * (steps * model.loadNs + merges * model.barrierNs),
                  getMovedBytes(Value(), true) / model.memoryBytesPerNs);
}

bool BlockReduction::fits(int64_t count) const {
  double bytes = 0;
  for (const auto &[level, ops] : tops)
    for (Operation *op : ops)
      for (Type type : op->getResultTypes()) {
        auto tile = dyn_cast<ShapedType>(type);
        double elements = tile ? double(tile.getNumElements()) : double(count);
        // An accumulator has at least 4 bytes.
        unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
        bytes += elements * std::max(4u, (width + 7) / 8);
      }
  return bytes <= model.localBytes;
}

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

/// The ranges of the grid are digits of the block's number.
void BlockReduction::replaceGrid(Value block) {
  int64_t stride = int64_t(points);
  for (RangeOp range : grid) {
    int64_t size = *range.getStaticSize();
    int64_t outer = stride;
    stride /= size;
    Value position = block;
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
    part.steps =
        RangeOp::create(*builder, nextRangeId++,
                        llvm::divideCeil(*size, threads), range.getKind());
  } else {
    Value count = FloorDivOp::create(
        *builder, AddOp::create(*builder, part.size, constant(threads - 1)),
        constant(threads));
    auto steps =
        RangeOp::create(*builder, nextRangeId++, count,
                        /*static_size=*/IntegerAttr(), range.getKind());
    if (int64_t most = getRangeSize(range.getResult()); most != 1)
      steps->setAttr(kMaxSizeAttrName, builder->getI64IntegerAttr(
                                           llvm::divideCeil(most, threads)));
    part.steps = steps;
  }
  part.position = AddOp::create(
      *builder, MulOp::create(*builder, part.steps, constant(threads)), thread);
  Value position = part.position;
  if (!size || *size % threads != 0) {
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
      steps.push_back(part->second.steps);
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
  Merge merge{reduce, {createBuffer(threads, wide)}};
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
    merge.buffers.push_back(createBuffer(threads, result.getType()));
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

/// Threads for which `isLower` holds merge what they have with what the thread
/// `other` has.
void BlockReduction::combine(ReduceOp reduce, Value buffer, Value other,
                             Value isLower) {
  auto branch = IfOp::create(*builder, isLower);
  OpBuilder::InsertionGuard guard(*builder);
  builder->setInsertionPointToStart(&branch.getBody().front());
  Value mine = load(buffer, thread), others = load(buffer, other);
  store(createCombination(*builder, reduce.getLoc(), reduce.getKind(), mine,
                          others),
        buffer, thread);
}

/// The same of a fold. Each result depends on all accumulators, so that none
/// may be written before all are computed.
void BlockReduction::combine(FoldOp fold, ArrayRef<Value> buffers, Value other,
                             Value isLower) {
  SmallVector<Value> values;
  for (Value at : {thread, other})
    for (Value buffer : buffers)
      values.push_back(load(buffer, at, isLower));
  Block &body = fold.getCombine().front();
  IRMapping mapping;
  mapping.map(body.getArguments(), values);
  for (Operation &op : body.without_terminator())
    builder->clone(op, mapping);
  Value first = constant(0);
  SmallVector<Value> merged;
  for (Value value : body.getTerminator()->getOperands()) {
    merged.push_back(createBuffer(1, value.getType(), Space::reg));
    store(mapping.lookupOrDefault(value), merged.back(), first);
  }
  for (auto [buffer, value] : llvm::zip_equal(buffers, merged))
    store(load(value, first), buffer, thread, isLower);
}

/// Half of the threads at a time take over what the other half has.
void BlockReduction::mergeThreads(ArrayRef<Merge> merges) {
  if (merges.empty())
    return;
  for (int64_t half = threads / 2; half >= 1; half /= 2) {
    Value count = constant(half);
    Value other = AddOp::create(*builder, thread, count);
    Value isLower = CmpOp::create(*builder, builder->getI1Type(),
                                  CmpPredicate::lt, thread, count);
    for (const Merge &merge : merges) {
      builder->setLoc(merge.op->getLoc());
      if (auto reduce = dyn_cast<ReduceOp>(merge.op))
        combine(reduce, merge.buffers[0], other, isLower);
      else
        combine(cast<FoldOp>(merge.op), merge.buffers, other, isLower);
    }
  }
  Value first = constant(0);
  for (const Merge &merge : merges) {
    builder->setLoc(merge.op->getLoc());
    for (auto [buffer, result] :
         llvm::zip_equal(merge.buffers, merge.op->getResults())) {
      Value value = load(buffer, first);
      if (value.getType() != result.getType())
        value = CastOp::create(*builder, result.getType(), value);
      result.replaceAllUsesWith(value);
    }
    merge.op->erase();
  }
}

/// The tile is in the block's memory.
void BlockReduction::keepTile(BufferizeOp tile) {
  builder->setLoc(tile.getLoc());
  auto type = cast<RankedTensorType>(tile.getType());
  Value buffer = createBuffer(type.getNumElements(), type.getElementType());
  auto linearize = [&](ValueRange position) {
    Value offset = constant(0);
    for (auto [index, size] : llvm::zip_equal(position, type.getShape()))
      offset = AddOp::create(
          *builder, MulOp::create(*builder, offset, constant(size)), index);
    return offset;
  };
  SmallVector<Value> position;
  for (Value range : tile.getRanges()) {
    auto part = parts.find(range);
    position.push_back(part == parts.end() ? range : part->second.position);
  }
  StoreOp::create(*builder, tile.getValue(), buffer, linearize(position),
                  getSteps(tile.getRanges()), getInside(tile.getRanges()));
  for (Operation *user : llvm::make_early_inc_range(tile->getUsers())) {
    auto read = cast<IndexOp>(user);
    OpBuilder::InsertionGuard guard(*builder);
    builder->setInsertionPoint(read);
    Value offset = linearize(read.getIndices());
    Value load = LoadOp::create(*builder, read.getType(), buffer, offset,
                                read.getGate(), /*alternative=*/Value());
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
  Value gate =
      isShared ? getInside(store.getRanges())
               : Value(CmpOp::create(*builder, builder->getI1Type(),
                                     CmpPredicate::eq, thread, constant(0)));
  if (gate && store.getGate())
    gate = AndOp::create(*builder, gate, store.getGate());
  else if (!gate)
    gate = store.getGate();
  StoreOp::create(*builder, store.getValue(), store.getTarget(),
                  store.getOffset(), getSteps(store.getRanges()), gate);
  store.erase();
}

void BlockReduction::apply(int64_t count) {
  threads = count;
  Block &body = kernel.getBody().front();
  nextRangeId = getNextRangeId(body);
  orderByLevel();
  builder.emplace(kernel.getLoc(), kernel.getContext());
  builder->setInsertionPointToStart(&body);
  auto number = [&](SpecialKind kind, int64_t size) -> Value {
    return SpecialOp::create(*builder, builder->getIndexType(), kind,
                             /*axis=*/0, size, /*block=*/1);
  };
  Value block = number(SpecialKind::global, int64_t(points));
  thread = number(SpecialKind::local, threads);
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
  builder->setInsertionPointAfter(thread.getDefiningOp());
  replaceGrid(block);
  for (RangeOp range : grid)
    range.erase();
  for (Value range : shared)
    range.getDefiningOp()->erase();
}
