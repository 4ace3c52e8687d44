//===- KernelAnalysis.cpp - What depends on which ranges --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelAnalysis.h"

#include "uop/Dialect/UOp/Analysis/LoopTree.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

unsigned KernelAnalysis::intern(const RangeNumbers &set) {
  auto [entry, isNew] = setNumbers.try_emplace(set, sets.size());
  if (isNew)
    sets.push_back(set);
  return entry->second;
}

unsigned KernelAnalysis::unite(unsigned lhs, unsigned rhs) {
  if (lhs == rhs)
    return lhs;
  if (lhs > rhs)
    std::swap(lhs, rhs);
  auto known = unions.find({lhs, rhs});
  if (known != unions.end())
    return known->second;
  RangeNumbers set;
  std::set_union(sets[lhs].begin(), sets[lhs].end(), sets[rhs].begin(),
                 sets[rhs].end(), std::back_inserter(set));
  unsigned number = intern(set);
  unions[{lhs, rhs}] = number;
  return number;
}

unsigned KernelAnalysis::subtract(unsigned lhs, ArrayRef<unsigned> rhs) {
  RangeNumbers set;
  for (unsigned range : sets[lhs])
    if (!llvm::is_contained(rhs, range))
      set.push_back(range);
  return intern(set);
}

std::optional<unsigned> KernelAnalysis::getNumber(RangeOp op) const {
  auto entry = numbers.find(op);
  if (entry == numbers.end())
    return std::nullopt;
  return entry->second;
}

LogicalResult KernelAnalysis::collectRanges(KernelOp kernel) {
  // Nothing else has equal attributes and operands.
  using Key = std::tuple<int64_t, unsigned, int64_t, void *>;
  std::map<Key, unsigned> known;
  SmallVector<Operation *> rangeOps, statements, reduces;
  kernel.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<RangeOp>(op))
      rangeOps.push_back(op);
    else if (isa<StoreOp, IfOp>(op))
      statements.push_back(op);
    else if (isa<RangeReductionOpInterface>(op))
      reduces.push_back(op);
  });
  for (Operation *rangeOp : rangeOps) {
    auto op = cast<RangeOp>(rangeOp);
    RangeInfo info;
    info.op = op;
    if (op.getStaticSize())
      info.size = static_cast<int64_t>(*op.getStaticSize());
    else if (APInt size; matchPattern(op.getSize(), m_ConstantInt(&size)))
      info.size = std::max<int64_t>(size.getSExtValue(), 0);
    if (info.size == 1)
      continue;
    if (!op.getBounds().empty())
      info.bounds = op.getBounds();
    Key key(op.getId(), unsigned(op.getKind()), info.size.value_or(-1),
            info.size ? nullptr : op.getSize().getAsOpaquePointer());
    auto [entry, isNew] = known.try_emplace(key, ranges.size());
    numbers[op] = entry->second;
    if (!isNew) {
      RangeInfo &first = ranges[entry->second];
      if (first.bounds && !llvm::equal(*first.bounds, op.getBounds()))
        first.bounds.reset();
      continue;
    }
    bool isThread = op.getKind() == RangeKind::thread;
    if (isThread && !info.size && !op->hasAttr(kMaxSizeAttrName))
      return op.emitOpError("is not lowered by convert-uop-to-loops; a range "
                            "of kind thread needs a static size, or its "
                            "greatest one as ")
             << kMaxSizeAttrName;
    if (isThread)
      threadRanges.push_back(ranges.size());
    info.rank = {isThread ? 0 : unsigned(op.getKind()) + 1, ~0u};
    ranges.push_back(info);
  }

  unsigned next = 0;
  auto use = [&](ValueRange operands) {
    for (Value range : operands) {
      std::optional<unsigned> number =
          getNumber(range.getDefiningOp<RangeOp>());
      if (number && ranges[*number].rank.second == ~0u)
        ranges[*number].rank.second = next++;
    }
  };
  for (Operation *op : statements)
    use(isa<IfOp>(op) ? cast<IfOp>(op).getRanges()
                      : cast<StoreOp>(op).getRanges());
  for (Operation *op : reduces)
    use(cast<RangeReductionOpInterface>(op).getReducedRanges());
  // Bounds say nothing about what else ends a range.
  for (Operation *op : llvm::concat<Operation *>(statements, reduces)) {
    auto sum = dyn_cast<ReduceOp>(op);
    if (sum && sum.getKind() == ReduceKind::add)
      continue;
    for (Value operand : op->getOperands())
      if (auto range = operand.getDefiningOp<RangeOp>())
        if (std::optional<unsigned> number = getNumber(range))
          ranges[*number].bounds.reset();
  }
  return success();
}

LogicalResult KernelAnalysis::orderRanges(Operation &op, ValueRange operands,
                                          OpInfo &info) {
  for (Value range : operands)
    if (std::optional<unsigned> number =
            getNumber(range.getDefiningOp<RangeOp>()))
      if (!llvm::is_contained(info.ranges, *number))
        info.ranges.push_back(*number);
  llvm::sort(info.ranges, [&](unsigned lhs, unsigned rhs) {
    return ranges[lhs].rank < ranges[rhs].rank;
  });
  info.hasEmptyRange = llvm::any_of(
      info.ranges, [&](unsigned number) { return ranges[number].size == 0; });
  // A loop comes after those that its size depends on. A size is computed
  // before its range, so that a first such loop always exists.
  SmallVector<unsigned, 4> rest(info.ranges), ordered;
  while (!rest.empty()) {
    auto isReady = [&](unsigned number) {
      return llvm::none_of(
          getDependence(ranges[number].op), [&](unsigned other) {
            return other != number && llvm::is_contained(rest, other);
          });
    };
    auto first = llvm::find_if(rest, isReady);
    ordered.push_back(*first);
    rest.erase(first);
  }
  info.ranges = std::move(ordered);
  return success();
}

/// What a fold begins with is computed before its loops.
LogicalResult KernelAnalysis::checkInits(Operation &op, const OpInfo &info) {
  auto fold = dyn_cast<FoldOp>(op);
  if (!fold)
    return success();
  for (auto [number, init] : llvm::enumerate(fold.getInits())) {
    Operation *def = init.getDefiningOp();
    for (unsigned range : def ? getDependence(def) : ArrayRef<unsigned>()) {
      if (!llvm::is_contained(info.ranges, range))
        continue;
      InFlightDiagnostic error = op.emitOpError("init ")
                                 << number << " depends on range "
                                 << ranges[range].op.getId()
                                 << ", over which the fold runs";
      error.attachNote(ranges[range].op.getLoc()) << "the range is here";
      return error;
    }
  }
  return success();
}

/// A loop carries the accumulator from point to point, in one direction.
LogicalResult KernelAnalysis::analyzeScan(ScanOp op, OpInfo &info) {
  ++info.level;
  std::optional<unsigned> number =
      getNumber(op.getRange().getDefiningOp<RangeOp>());
  if (!number)
    return success();
  info.ranges.push_back(*number);
  RangeInfo &range = ranges[*number];
  range.bounds.reset();
  auto fail = [&](StringRef what) {
    InFlightDiagnostic error =
        op.emitOpError("is not lowered by convert-uop-to-loops; ") << what;
    error.attachNote(range.op.getLoc()) << "the range is here";
    return error;
  };
  if (isShared(*number) || number == localRange)
    return fail("the points of its range are shared by threads or blocks");
  if (range.scan && range.scan.getReverse() != op.getReverse())
    return fail("another scan runs over its range in the other direction: "
                "materialize the values of one");
  range.scan = op;
  return success();
}

RangeNumbers KernelAnalysis::getOpenRanges(Operation *op) const {
  RangeNumbers open;
  if (blockRange)
    open.push_back(*blockRange);
  for (auto outer = op->getParentOfType<IfOp>(); outer;
       outer = outer->getParentOfType<IfOp>())
    llvm::append_range(open, getInfo(outer).ranges);
  return open;
}

/// Its loops nest as they are given.
LogicalResult KernelAnalysis::analyzeIf(IfOp op, OpInfo &info) {
  RangeNumbers open = getOpenRanges(op);
  for (Value range : op.getRanges()) {
    auto rangeOp = range.getDefiningOp<RangeOp>();
    std::optional<unsigned> number = getNumber(rangeOp);
    if (!number)
      continue;
    for (unsigned other : getDependence(rangeOp))
      if (other != *number && !llvm::is_contained(open, other))
        return op.emitOpError("is not lowered by convert-uop-to-loops; the "
                              "size of range ")
               << rangeOp.getId() << " depends on range "
               << ranges[other].op.getId() << ", whose loop is not around it";
    info.ranges.push_back(*number);
    info.hasEmptyRange |= ranges[*number].size == 0;
    open.push_back(*number);
  }
  if (localRange)
    open.push_back(*localRange);
  for (unsigned range : sets[info.dependence])
    if (!llvm::is_contained(open, range)) {
      InFlightDiagnostic error = op.emitOpError("depends on range ")
                                 << ranges[range].op.getId()
                                 << ", over which it does not run";
      error.attachNote(ranges[range].op.getLoc()) << "the range is here";
      return error;
    }
  return success();
}

int64_t KernelAnalysis::getThreadExtent() const {
  int64_t extent = 1;
  for (unsigned range : threadRanges)
    extent = std::max(extent, getRangeSize(RangeOp(ranges[range].op)));
  return extent;
}

/// A part of a launch is a part of the points of one range.
LogicalResult KernelAnalysis::checkShared(Operation &op,
                                          ArrayRef<unsigned> around) const {
  std::optional<unsigned> shared;
  for (unsigned range : around) {
    if (!isShared(range) || shared == range)
      continue;
    if (!shared) {
      shared = range;
      continue;
    }
    InFlightDiagnostic error =
        op.emitOpError("is not lowered by convert-uop-to-loops; threads share "
                       "one of the loops around a store");
    for (unsigned other : {*shared, range})
      error.attachNote(RangeOp(ranges[other].op).getLoc())
          << "a range of kind thread";
    return error;
  }
  return success();
}

/// The threads have other points of each range: none may read what another
/// wrote.
LogicalResult KernelAnalysis::checkSharedMemory(KernelOp kernel) const {
  if (threadRanges.size() < 2)
    return success();
  llvm::DenseSet<Value> written;
  WalkResult result = kernel.getBody().walk([&](Operation *op) -> WalkResult {
    if (auto store = dyn_cast<StoreOp>(op)) {
      written.insert(store.getTarget());
    } else if (auto load = dyn_cast<LoadOp>(op);
               load && written.contains(load.getSource())) {
      return load.emitOpError("is not lowered by convert-uop-to-loops; it "
                              "reads what was stored, and threads share "
                              "several loops of the kernel");
    }
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

LogicalResult KernelAnalysis::analyze(Operation &op, unsigned order) {
  OpInfo info;
  info.order = order;
  auto depend = [&](ValueRange operands) {
    for (Value operand : operands) {
      Operation *def = operand.getDefiningOp();
      if (!def)
        continue;
      const OpInfo &operandInfo = getInfo(def);
      info.level = std::max(info.level, operandInfo.level);
      info.dependence = unite(info.dependence, operandInfo.dependence);
    }
  };

  if (auto range = dyn_cast<RangeOp>(op)) {
    if (std::optional<unsigned> number = getNumber(range)) {
      if (!ranges[*number].size)
        depend(range.getSize());
      if (ranges[*number].bounds)
        depend(*ranges[*number].bounds);
      info.dependence = unite(info.dependence, intern({*number}));
    }
  } else if (auto reduce = dyn_cast<RangeReductionOpInterface>(op)) {
    depend(op.getOperands());
    if (failed(orderRanges(op, reduce.getReducedRanges(), info)) ||
        failed(checkInits(op, info)))
      return failure();
    if (llvm::any_of(info.ranges,
                     [&](unsigned range) { return isShared(range); }))
      return op.emitOpError("is not lowered by convert-uop-to-loops; a "
                            "reduction cannot end the range of kind thread");
    info.dependence = subtract(info.dependence, info.ranges);
    info.level += isReductionLoop(&op);
  } else if (auto store = dyn_cast<StoreOp>(op)) {
    depend(op.getOperands());
    if (failed(orderRanges(op, store.getRanges(), info)))
      return failure();
    RangeNumbers open = getOpenRanges(&op);
    llvm::append_range(open, info.ranges);
    if (failed(checkShared(op, open)))
      return failure();
    RangeNumbers free = sets[subtract(info.dependence, open)];
    if (!free.empty()) {
      InFlightDiagnostic error = op.emitOpError("depends on range ")
                                 << ranges[free[0]].op.getId()
                                 << ", over which it does not run";
      error.attachNote(ranges[free[0]].op.getLoc()) << "the range is here";
      return error;
    }
  } else if (auto branch = dyn_cast<IfOp>(op)) {
    depend(op.getOperands());
    if (failed(analyzeIf(branch, info)))
      return failure();
  } else {
    depend(op.getOperands());
    if (auto scan = dyn_cast<ScanOp>(op))
      if (failed(analyzeScan(scan, info)))
        return failure();
  }
  infos.try_emplace(&op, std::move(info));
  return success();
}

/// The reduction or recurrence that the first part of an accumulated tile is
/// made of; null for other tiles.
static Operation *getAccumulation(BufferizeOp tile) {
  if (!tile->hasAttr(kAccumulatedAttrName))
    return nullptr;
  Value part = tile.getValue();
  if (auto joined = part.getDefiningOp<VectorizeOp>())
    part = joined->getOperand(0);
  SmallVector<Operation *> accumulations = getAccumulations(part);
  return accumulations.empty() ? nullptr : accumulations.front();
}

/// Tiles that are accumulated over the same ranges are of one level, so that
/// they meet in one loop over these; one that needs another is of a higher one.
void KernelAnalysis::alignLevels(ArrayRef<Operation *> ops) {
  std::map<RangeNumbers, unsigned> levels;
  for (Operation *op : ops)
    if (auto tile = dyn_cast<BufferizeOp>(op))
      if (Operation *accumulation = getAccumulation(tile)) {
        unsigned &level = levels[infos[accumulation].ranges];
        level = std::max(level, infos[op].level);
      }
  if (levels.empty())
    return;
  for (Operation *op : ops) {
    OpInfo &info = infos[op];
    unsigned level = 0;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp())
        level = std::max(level, infos[def].level);
    auto tile = dyn_cast<BufferizeOp>(op);
    Operation *accumulation = tile ? getAccumulation(tile) : nullptr;
    level += isReductionLoop(op) || isa<ScanOp>(op);
    if (accumulation)
      level = std::max(level, levels[infos[accumulation].ranges]);
    info.level = std::max(info.level, level);
  }
}

void KernelAnalysis::inferBounds(KernelOp kernel) {
  auto getKnown = [&](Value value) {
    auto entry = bounds.find(value);
    if (entry != bounds.end())
      return entry->second;
    return ConstantIntRanges::maxRange(
        ConstantIntRanges::getStorageBitwidth(value.getType()));
  };
  kernel.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
    auto inferrable = dyn_cast<InferIntRangeInterface>(op);
    // The interface of an op over floats has nothing to say.
    if (!inferrable || op->getNumResults() != 1 ||
        !isa<IntegerType, IndexType>(op->getResult(0).getType()))
      return;
    bool isInteger = llvm::all_of(op->getOperandTypes(), [](Type type) {
      return isa<IntegerType, IndexType>(type);
    });
    if (!isInteger)
      return;
    SmallVector<ConstantIntRanges> operands;
    for (Value operand : op->getOperands())
      operands.push_back(getKnown(operand));
    inferrable.inferResultRanges(
        operands, [&](Value result, const ConstantIntRanges &range) {
          bounds.insert_or_assign(result, range);
        });
  });
}

FailureOr<KernelAnalysis> KernelAnalysis::create(KernelOp kernel,
                                                 const GridRanges &grid) {
  KernelAnalysis analysis;
  analysis.intern({});
  if (failed(analysis.collectRanges(kernel)))
    return failure();
  if (grid.block)
    analysis.blockRange = analysis.getNumber(grid.block);
  if (grid.thread)
    analysis.localRange = analysis.getNumber(grid.thread);
  SmallVector<Operation *> ops;
  kernel.getBody().walk<WalkOrder::PreOrder>(
      [&](Operation *op) { ops.push_back(op); });
  for (auto [order, op] : llvm::enumerate(ops))
    if (failed(analysis.analyze(*op, order)))
      return failure();
  if (failed(analysis.checkSharedMemory(kernel)))
    return failure();
  analysis.alignLevels(ops);
  analysis.inferBounds(kernel);
  return analysis;
}
