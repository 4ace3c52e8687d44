//===- BlockReduction.cpp - A block for each reduction ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockReduction.h"

#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// The threads of a block of a kernel with a thread for each point.
static constexpr double kSerialThreads = 128;

int64_t ReductionBlock::getLanes() const {
  return usesShuffles ? std::min(group, kWarpSize) : 1;
}

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
      reason = "it carries a value from iteration to iteration in order";
    else if (auto fold = dyn_cast<FoldOp>(op); fold && !fold.getCommutative())
      reason = "it has a fold that is not commutative";
    else if (auto tile = dyn_cast<BufferizeOp>(op);
             tile && (tile.isCounted() || tile->hasAttr(kAccumulatedAttrName)))
      reason = "it has a tile that is not indexed by its ranges";
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
    reason = "threads would share two ranges of a reduction";
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
    reason = "it has no reduction that the threads of a block can share";
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
      reason = "threads would share two ranges of a reduction";
      return false;
    }
  }
  return !shared.empty();
}

/// How many neighbouring elements along the shared range one access of a thread
/// may move, if they are aligned; 0: the access is of no such range.
int64_t BlockReduction::getWidth(Value offset, Value buffer, Type element) {
  Value along;
  for (Value range : dependence.get(offset)) {
    if (!shared.contains(range))
      continue;
    if (along || !range.getDefiningOp<RangeOp>().getStaticSize())
      return 1;
    along = range;
  }
  if (!along)
    return 0;
  auto argument = dyn_cast<BlockArgument>(buffer);
  auto form = LinearForm::get(offset);
  if (!argument || !form || getStride(offset, along) != 1)
    return 1;
  auto alignment = kernel.getArgAttrOfType<IntegerAttr>(
      argument.getArgNumber(), LLVM::LLVMDialect::getAlignAttrName());
  int64_t bytes = llvm::divideCeil(element.getIntOrFloatBitWidth(), 8);
  int64_t width = int64_t(model.accessBytes) / bytes;
  auto isMultiple = [&](int64_t number) { return number % width == 0; };
  bool isAligned =
      width > 1 && alignment && alignment.getInt() % (width * bytes) == 0 &&
      isMultiple(form->getConstant()) && isMultiple(getRangeSize(along)) &&
      llvm::all_of(form->getTerms(), [&](const auto &term) {
        return term.first == along || isMultiple(term.second);
      });
  return isAligned ? width : 1;
}

/// As many as all accesses may move.
void BlockReduction::findWidth() {
  widest = INT64_MAX;
  auto note = [&](Value offset, Value buffer, Type element) {
    if (int64_t width = getWidth(offset, buffer, element))
      widest = std::min(widest, width);
  };
  for (auto load : kernel.getBody().getOps<LoadOp>())
    note(load.getOffset(), load.getSource(), load.getType());
  for (auto store : kernel.getBody().getOps<StoreOp>())
    note(store.getOffset(), store.getTarget(), store.getValue().getType());
  if (widest == INT64_MAX)
    widest = 1;
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
    reason = "a grid has at most 2147483647 blocks";
    return false;
  }
  if (!collect())
    return false;
  findWidth();
  return true;
}

//===----------------------------------------------------------------------===//
// Price
//===----------------------------------------------------------------------===//

/// The points of `range` that one of `count` threads has.
double BlockReduction::getSteps(Value range, int64_t count) const {
  return std::ceil(double(getRangeSize(range)) / double(count));
}

/// How long a thread waits for what it accesses over shared ranges, if `count`
/// threads share each.
double BlockReduction::getAccessNs(int64_t count) {
  double accesses = 0;
  for (Value range : shared) {
    int64_t ofRange =
        llvm::count_if(kernel.getBody().getOps<LoadOp>(), [&](LoadOp load) {
          return dependence.get(load.getOffset()).contains(range);
        });
    accesses += getSteps(range, count) * double(std::max<int64_t>(ofRange, 1));
  }
  return accesses * model.loadNs + double(tops.size()) * model.latencyNs;
}

/// The bytes that accesses over shared ranges move, if so many neighbouring
/// threads are neighbours along `fastest`, or, if that is null, along the range
/// that they share.
double BlockReduction::getMovedBytes(Value fastest, int64_t neighbours) {
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
      if (!fastest && shared.contains(range))
        along = range;
    }
    std::optional<int64_t> stride =
        along ? getStride(offset, along) : std::optional<int64_t>(0);
    double apart =
        stride ? std::abs(double(*stride)) * width : model.sectorBytes;
    // What all threads of a warp read is read once.
    if (apart == 0)
      apart = width / 32;
    else
      apart = std::max(apart, model.sectorBytes / double(neighbours));
    bytes += accesses * std::min(apart, model.sectorBytes);
  }
  return bytes;
}

/// What a processor takes to begin `blocks` blocks of all.
static double getStartNs(const DeviceModel &model, double blocks) {
  return std::ceil(blocks / model.processors) * model.blockNs;
}

/// The time of work and of memory that go on side by side, of which the shorter
/// one is not all hidden.
static double getOverlapped(double busy, double moving) {
  return std::max(busy, moving) + 0.1 * std::min(busy, moving);
}

double BlockReduction::getSerialNs() {
  double waves =
      std::ceil(points / (model.processors * model.processorThreads));
  Value fastest = grid.empty() ? Value() : grid.back().getResult();
  return getOverlapped(waves * getAccessNs(1),
                       getMovedBytes(fastest, kWarpSize) /
                           model.memoryBytesPerNs) +
         getStartNs(model, std::ceil(points / kSerialThreads));
}

/// How long the threads of a group take to merge what they have once.
double BlockReduction::getMergeNs(const ReductionBlock &shape) const {
  int64_t lanes = shape.getLanes(), warps = shape.group / lanes;
  if (lanes == 1)
    return (llvm::Log2_64(shape.group) + 1) * model.barrierNs;
  double time = llvm::Log2_64(lanes) * model.shuffleNs;
  // Each thread reads what each warp of its group has.
  if (warps > 1)
    time += model.barrierNs +
            double(warps) * double(shape.getThreads()) / model.localLoadsPerNs;
  return time;
}

double BlockReduction::getBlockNs(const ReductionBlock &shape) {
  double resident = std::floor(model.processorThreads / shape.getThreads());
  resident = std::min(resident, model.processorBlocks);
  if (double bytes = getSharedBytes(shape); bytes != 0)
    resident =
        std::min(resident, std::floor(model.processorLocalBytes / bytes));
  double blocks = std::ceil(points / double(shape.points));
  double waves =
      std::ceil(blocks / (model.processors * std::max(1.0, resident)));
  double busy = getAccessNs(shape.group * shape.width) +
                double(tops.size()) * getMergeNs(shape);
  double moved =
      shape.isAcross
          ? getMovedBytes(grid.back().getResult(), shape.points)
          : getMovedBytes(/*fastest=*/Value(), shape.group * shape.width);
  return getOverlapped(waves * busy, moved / model.memoryBytesPerNs) +
         getStartNs(model, blocks);
}

/// The axis of `tile` along which each thread only reads what it wrote; none if
/// it reads more.
std::optional<unsigned> BlockReduction::getSharedAxis(BufferizeOp tile) const {
  for (auto [axis, range] : llvm::enumerate(tile.getRanges())) {
    if (!shared.contains(range))
      continue;
    bool isOwn = llvm::all_of(
        tile->getUsers(), [&, axis = axis, range = range](Operation *op) {
          Value index = cast<IndexOp>(op).getIndices()[axis];
          return shared.contains(index) &&
                 range.getDefiningOp<RangeOp>().getStaticSize() &&
                 getRangeSize(index) == getRangeSize(range);
        });
    return isOwn ? std::optional<unsigned>(axis) : std::nullopt;
  }
  return std::nullopt;
}

/// Of the memory of a block.
double BlockReduction::getSharedBytes(const ReductionBlock &shape) const {
  int64_t warps = shape.group / shape.getLanes() * shape.points;
  double bytes = 0;
  for (const auto &[level, ops] : tops)
    for (Operation *op : ops)
      for (Type type : op->getResultTypes()) {
        // What the threads of a warp merge is in registers.
        double elements = warps == shape.points ? 0 : double(warps);
        if (auto tile = dyn_cast<BufferizeOp>(op)) {
          auto whole = cast<ShapedType>(type);
          elements = double(whole.getNumElements() * shape.points);
          if (std::optional<unsigned> axis = getSharedAxis(tile))
            elements *= getSteps(tile.getRanges()[*axis], shape.group) *
                        double(shape.group) / double(whole.getDimSize(*axis));
        }
        // An accumulator has at least 4 bytes.
        unsigned width = getElementTypeOrSelf(type).getIntOrFloatBitWidth();
        bytes += elements * std::max(4u, (width + 7) / 8);
      }
  return bytes;
}

bool BlockReduction::fits(const ReductionBlock &shape) const {
  return getSharedBytes(shape) <= model.localBytes &&
         double(shape.getThreads()) <= model.blockThreads;
}

std::optional<ReductionBlock> BlockReduction::findBest(
    bool mayShuffle, llvm::function_ref<bool(const ReductionBlock &)> allowed) {
  std::optional<ReductionBlock> best;
  double least = std::numeric_limits<double>::infinity();
  int64_t most = int64_t(model.blockThreads);
  for (bool isAcross : {false, true})
    for (int64_t group = 1; group <= most; group *= 2)
      for (int64_t count = 1; group * count <= most; count *= 2) {
        ReductionBlock shape = {group, count, /*width=*/1, isAcross, false};
        shape.usesShuffles =
            mayShuffle && !isAcross && shape.getThreads() % kWarpSize == 0;
        // All of a range's elements are taken so.
        if (!isAcross && llvm::all_of(shared, [&](Value range) {
              return getRangeSize(range) % (group * widest) == 0;
            }))
          shape.width = widest;
        // One point has no neighbours, and no more than there are.
        if ((isAcross && (count == 1 || grid.empty())) ||
            double(count) >= 2 * points || !allowed(shape) || !fits(shape))
          continue;
        if (double time = getBlockNs(shape); time < least) {
          least = time;
          best = shape;
        }
      }
  return best;
}
