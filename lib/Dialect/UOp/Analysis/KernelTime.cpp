//===- KernelTime.cpp - How long a scheduled kernel takes -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/KernelTime.h"

#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "llvm/ADT/MapVector.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace uop;

namespace {
/// A load, a store or an access to a tile, in one loop.
struct Access {
  unsigned loop;
  Value buffer;
  double bufferBytes;
  double width;
  bool isStore;
  /// Past the caches.
  bool isStreamed = false;
  /// The ranges that it depends on, with strides in elements; none where the
  /// offset is not linear in the range.
  SmallVector<std::pair<Value, std::optional<int64_t>>, 6> strides;
};

/// Rows of bytes in a row, `stride` bytes apart.
struct Footprint {
  double run = 1, rows = 1, stride = 0;
  /// All of it is within so many bytes.
  double limit = 0;

  /// In whole blocks.
  double getBytes(double block) const {
    double bytes =
        rows * std::max(run, std::min(stride == 0 ? run : stride, block));
    return std::min(bytes, std::max(limit, run));
  }
  /// Rows that are a multiple of a large power of two apart share the sets of a
  /// cache, so that they take the place of more. A cache with more sets than a
  /// page has lines is indexed by physical addresses: pages are anywhere, and
  /// fill its sets unevenly.
  double getOccupied(const CostModel::MemoryLevel &level) const {
    constexpr double uneven = 1.4;
    double bytes = getBytes(level.blockBytes);
    if (level.numSets > level.setsOfPage)
      bytes *= uneven;
    auto lines = int64_t(stride / level.blockBytes);
    if (rows == 1 || stride <= run || level.numSets <= 1 || lines == 0)
      return bytes;
    int64_t sets = std::min(level.numSets, level.setsOfPage);
    double reached = double(sets / std::gcd(lines, sets)) *
                     std::ceil(run / level.blockBytes);
    return bytes * std::max(1.0, double(sets) / reached);
  }
};

class TimeEstimator {
public:
  TimeEstimator(KernelOp kernel, const CostModel &target, int64_t vectorBytes,
                int64_t threads, double programBytes)
      : tree(kernel), target(target), vectorBytes(vectorBytes),
        threads(threads), programBytes(programBytes) {}

  KernelTime estimate();

private:
  /// What a step of a loop occupies: units that work side by side.
  struct Units {
    double arithmetic = 0, loads = 0, stores = 0;

    double get(const CostModel &target) const {
      double longest = std::max({arithmetic, loads, stores});
      return longest +
             target.getOverlapLoss() * (arithmetic + loads + stores - longest);
    }
    void add(Operation *op, double time) {
      if (isa<StoreOp, BufferizeOp>(op))
        stores += time;
      else if (isa<LoadOp, IndexOp>(op))
        loads += time;
      else
        arithmetic += time;
    }
  };
  struct LoopCost {
    Units units;
    double latency = 0;
    int64_t lanes = 1;
    bool hasLanes = false, isVectorizable = true;
  };

  void collectAccess(Operation *op, unsigned loop);
  double countCopies(Operation *op);
  int64_t getWidth(Operation *op);
  std::optional<int64_t> getStride(Value offset, Value range);
  /// Of one instance of the op with so many lanes along `axis`.
  double getIssueTime(Operation *op, int64_t lanes, Value axis);
  double getAccessTime(Operation *op, int64_t lanes, Value axis);
  void addOp(Operation *op, const LoopTree::Loop &loop, LoopCost &cost);
  double getLoopTime(const LoopTree::Loop &loop);
  bool isFused(Operation *op);

  /// The part of all steps of the loop that the busiest thread has.
  double getShare(unsigned loop);
  Footprint getFootprint(const Access &access, unsigned loop);
  double getTrafficTime(const CostModel::MemoryLevel &level);
  bool contains(unsigned outer, unsigned inner);
  double getTrafficTime();

  LoopTree tree;
  const CostModel &target;
  int64_t vectorBytes, threads;
  double programBytes;
  std::vector<Access> accesses;
  llvm::DenseMap<Value, std::optional<LinearForm>> forms;
};
} // namespace

//===----------------------------------------------------------------------===//
// Computation
//===----------------------------------------------------------------------===//

/// The ranges that the value or statement depends on.
static RangeSet getNeeded(LoopTree &tree, Operation *op) {
  RangeSet needed;
  if (op->getNumResults() != 0 && !isa<RangeReductionOpInterface>(op)) {
    needed.insert_range(tree.getRanges(op->getResult(0)));
    return needed;
  }
  for (Value operand : op->getOperands())
    needed.insert_range(tree.getRanges(operand));
  return needed;
}

double TimeEstimator::countCopies(Operation *op) {
  double copies = 1;
  for (Value range : getNeeded(tree, op))
    if (!LoopTree::isLoop(range) && !LoopTree::isLanes(range))
      copies *= double(getRangeSize(range));
  return copies;
}

int64_t TimeEstimator::getWidth(Operation *op) {
  int64_t width = 1;
  auto add = [&](Type type) {
    type = getElementTypeOrSelf(type);
    // Narrow floats are computed in f32; indices are offsets.
    if (type.isIndex())
      return;
    bool isMemory = isa<LoadOp, StoreOp, IndexOp, BufferizeOp>(op);
    int64_t bytes = CostModel::getByteWidth(type);
    width = std::max(width, isa<FloatType>(type) && !isMemory
                                ? std::max<int64_t>(bytes, 4)
                                : bytes);
  };
  for (Value operand : op->getOperands())
    if (!isa<ShapedType>(operand.getType()) ||
        isa<VectorType>(operand.getType()))
      add(operand.getType());
  for (Type type : op->getResultTypes())
    add(type);
  return width;
}

/// Whether a product is part of a fused multiply-add.
bool TimeEstimator::isFused(Operation *op) {
  if (!isa<MulOp>(op) || !op->hasOneUse() ||
      !isa<FloatType>(op->getResult(0).getType()))
    return false;
  Operation *user = *op->user_begin();
  if (auto reduce = dyn_cast<ReduceOp>(user))
    return reduce.getKind() == ReduceKind::add;
  return isa<AddOp, SubOp>(user);
}

std::optional<int64_t> TimeEstimator::getStride(Value offset, Value range) {
  auto [entry, isNew] = forms.try_emplace(offset);
  if (isNew)
    entry->second = LinearForm::get(offset);
  const std::optional<LinearForm> &form = entry->second;
  if (!form)
    return std::nullopt;
  int64_t stride = 0;
  for (auto [term, factor] : form->getTerms()) {
    if (term == range)
      stride = factor;
    else if (!term.getDefiningOp<RangeOp>() &&
             tree.getRanges(term).contains(range))
      return std::nullopt;
  }
  return stride;
}

static Value getOffset(Operation *op) {
  if (auto load = dyn_cast<LoadOp>(op))
    return load.getOffset();
  if (auto store = dyn_cast<StoreOp>(op))
    return store.getOffset();
  return {};
}

double TimeEstimator::getAccessTime(Operation *op, int64_t lanes, Value axis) {
  double one = isa<StoreOp>(op) ? target.getStoreTime() : target.getLoadTime();
  double registers =
      std::ceil(double(lanes * getWidth(op)) / double(vectorBytes));
  Value offset = getOffset(op);
  if (lanes == 1 || !axis || !offset)
    return one * registers;
  std::optional<int64_t> stride = getStride(offset, axis);
  int64_t distance = stride ? std::abs(*stride) : INT64_MAX;
  if (distance == 0)
    return one;
  if (distance == 1)
    return one * registers;
  if (distance <= 8)
    return registers * double(distance) * (one + target.getVectorOpTime());
  return double(lanes) * target.getGatherTime();
}

double TimeEstimator::getIssueTime(Operation *op, int64_t lanes, Value axis) {
  if (isa<LoadOp, StoreOp, IndexOp, BufferizeOp>(op))
    return getAccessTime(op, lanes, axis);
  double registers =
      std::ceil(double(lanes * getWidth(op)) / double(vectorBytes));
  double elements = std::min(double(lanes), registers * double(vectorBytes) /
                                                double(getWidth(op)));
  if (auto fold = dyn_cast<FoldOp>(op)) {
    double time = 0;
    for (Operation &each : fold.getBody().front().without_terminator())
      time += getIssueTime(&each, lanes, axis);
    return time;
  }
  if (op->getNumResults() == 0)
    return 0;
  Type type = getElementTypeOrSelf(op->getResult(0).getType());
  if (type.isIndex()) {
    bool isDivision = isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(op);
    if (isDivision)
      return target.getDivisionTime();
    return isa<AddOp, SubOp, MulOp, CastOp>(op) ? 0 : target.getVectorOpTime();
  }
  if (isFused(op))
    return 0;
  if (isa<ExpOp, Exp2Op, LogOp, Log2Op, SinOp, CosOp, TanOp, TanhOp, ErfOp,
          PowOp, ThreefryOp>(op))
    return registers * target.getTranscendentalTime();
  if (isa<CustomOp, CustomIOp>(op))
    return elements * target.getCallTime();
  if (isa<FDivOp, RecipOp, SqrtOp, RsqrtOp>(op))
    return lanes > 1 ? registers * target.getVectorDivisionTime()
                     : target.getDivisionTime();
  if (isa<IDivOp, ModOp, FloorDivOp, FloorModOp>(op))
    return elements * target.getDivisionTime();
  return registers * target.getVectorOpTime();
}

void TimeEstimator::addOp(Operation *op, const LoopTree::Loop &loop,
                          LoopCost &cost) {
  double copies = countCopies(op);
  Value axis;
  int64_t lanes = 1;
  for (Value range : getNeeded(tree, op))
    if (LoopTree::isLanes(range)) {
      axis = range;
      lanes = getRangeSize(range);
    }
  if (lanes > 1) {
    cost.hasLanes = true;
    cost.units.add(op, copies * getIssueTime(op, lanes, axis));
    return;
  }
  cost.units.add(op, copies * getIssueTime(op, 1, {}));
  auto scan = dyn_cast<ScanOp>(op);
  if (isa<CustomOp, CustomIOp>(op) || (scan && scan.getRange() == loop.range))
    cost.isVectorizable = false;
  bool isIndex =
      op->getNumResults() == 1 && op->getResult(0).getType().isIndex();
  if (!isIndex)
    cost.lanes =
        std::min<int64_t>(cost.lanes == 1 ? INT64_MAX : cost.lanes,
                          std::max<int64_t>(1, vectorBytes / getWidth(op)));
}

double TimeEstimator::getLoopTime(const LoopTree::Loop &loop) {
  LoopCost cost;
  for (Operation *op : loop.ops) {
    addOp(op, loop, cost);
    if (auto reduce = dyn_cast<ReduceOp>(op);
        reduce && loop.range &&
        llvm::is_contained(reduce.getRanges(), loop.range))
      cost.latency = std::max(cost.latency, target.getLatency());
    if (auto scan = dyn_cast<ScanOp>(op); scan && scan.getRange() == loop.range)
      cost.latency += target.getLatency();
  }
  double overhead = loop.range ? target.getStepTime() : 0;
  bool isVectorized = !cost.hasLanes && !loop.hasLoops && cost.isVectorizable &&
                      loop.range && cost.lanes > 1 && !loop.ops.empty();
  double trips = loop.trips;
  double entry = loop.range ? target.getEntryTime() : 0;
  double scalarStep = std::max(cost.units.get(target) + overhead, cost.latency);
  if (!isVectorized || trips < double(cost.lanes))
    return entry + trips * scalarStep;
  Units units;
  for (Operation *op : loop.ops) {
    bool isLane = getNeeded(tree, op).contains(loop.range);
    units.add(op, countCopies(op) *
                      getIssueTime(op, isLane ? cost.lanes : 1, loop.range));
  }
  double vectorStep = std::max(units.get(target) + overhead, cost.latency / 4);
  double whole = std::floor(trips / double(cost.lanes));
  double rest = trips - whole * double(cost.lanes);
  double vectorized = entry + whole * vectorStep + rest * scalarStep;
  return std::min(vectorized, entry + trips * scalarStep);
}

//===----------------------------------------------------------------------===//
// Traffic
//===----------------------------------------------------------------------===//

static double getBufferBytes(Value buffer) {
  auto type = cast<ShapedType>(buffer.getType());
  if (!type.hasStaticShape())
    return std::numeric_limits<double>::infinity();
  return double(type.getNumElements()) *
         double(CostModel::getByteWidth(type.getElementType()));
}

void TimeEstimator::collectAccess(Operation *op, unsigned loop) {
  Value buffer, offset = getOffset(op);
  if (auto load = dyn_cast<LoadOp>(op))
    buffer = getRootBuffer(load.getSource());
  else if (auto store = dyn_cast<StoreOp>(op))
    buffer = getRootBuffer(store.getTarget());
  else if (auto tile = dyn_cast<BufferizeOp>(op))
    buffer = tile.getResult();
  else if (auto read = dyn_cast<IndexOp>(op))
    buffer = read.getSource();
  if (!buffer)
    return;
  Access access;
  access.loop = loop;
  access.buffer = buffer;
  access.bufferBytes = getBufferBytes(buffer);
  access.width = double(CostModel::getByteWidth(
      cast<ShapedType>(buffer.getType()).getElementType()));
  access.isStore = isa<StoreOp>(op);
  access.isStreamed = op->hasAttr(kNontemporalAttrName);
  if (offset) {
    for (Value range : tree.getRanges(offset))
      access.strides.emplace_back(range, getStride(offset, range));
  } else if (auto tile = dyn_cast<BufferizeOp>(op)) {
    for (Value range : tile.getRanges())
      access.strides.emplace_back(range, 1);
  } else {
    for (Value index : cast<IndexOp>(op).getIndices())
      for (Value range : tree.getRanges(index))
        access.strides.emplace_back(range, 1);
  }
  accesses.push_back(std::move(access));
}

bool TimeEstimator::contains(unsigned outer, unsigned inner) {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  while (loops[inner].depth > loops[outer].depth)
    inner = loops[inner].parent;
  return inner == outer;
}

double TimeEstimator::getShare(unsigned loop) {
  for (; loop != 0; loop = tree.getLoops()[loop].parent) {
    auto range = tree.getLoops()[loop].range.getDefiningOp<RangeOp>();
    if (range && range.getKind() == RangeKind::thread)
      if (double steps = tree.getLoops()[loop].trips; steps >= 1)
        return std::ceil(steps / double(threads)) / steps;
  }
  return 1;
}

/// What one step of `loop` touches.
Footprint TimeEstimator::getFootprint(const Access &access, unsigned loop) {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  auto isFixed = [&](Value range) {
    for (unsigned outer = loop; outer != 0; outer = loops[outer].parent)
      if (loops[outer].range == range)
        return true;
    return false;
  };
  SmallVector<std::pair<double, double>> steps;
  double opaque = 1, largest = 0;
  for (auto [range, stride] : access.strides) {
    double size = double(getRangeSize(range));
    if (isFixed(range) || size <= 1 || stride == 0)
      continue;
    if (!stride) {
      opaque *= size;
      continue;
    }
    double bytes = std::abs(double(*stride)) * access.width;
    largest = std::max(largest, bytes);
    steps.emplace_back(bytes, size);
  }
  llvm::sort(steps);
  Footprint result;
  result.run = access.width;
  for (auto [stride, size] : steps) {
    if (result.rows == 1 && stride <= result.run) {
      result.run = std::max(result.run, stride * (size - 1) + result.run);
    } else {
      result.stride = result.rows == 1 ? stride : result.stride;
      result.rows *= size;
    }
  }
  result.rows *= opaque;
  // What a range selects with a stride is no larger than that.
  double limit = access.bufferBytes;
  for (auto [range, stride] : access.strides)
    if (isFixed(range) && stride)
      if (double bytes = std::abs(double(*stride)) * access.width;
          bytes > largest && bytes > result.run)
        limit = std::min(limit, bytes);
  result.limit = limit;
  return result;
}

/// The blocks of a cache, lines or pages, that are brought to it.
double TimeEstimator::getTrafficTime(const CostModel::MemoryLevel &level) {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  // What one step of each loop occupies, each buffer once.
  std::vector<double> occupied(loops.size());
  for (unsigned i = 0; i != loops.size(); ++i) {
    llvm::SmallMapVector<Value, double, 8> buffers;
    for (const Access &access : accesses)
      if (contains(i, access.loop)) {
        double &bytes = buffers[access.buffer];
        bytes = std::max(bytes, getFootprint(access, i).getOccupied(level));
      }
    for (auto [buffer, bytes] : buffers)
      occupied[i] += bytes;
  }
  // By buffer and loop, because accesses side by side share blocks.
  llvm::SmallMapVector<std::pair<Value, unsigned>, double, 8> moved;
  for (const Access &access : accesses) {
    SmallVector<unsigned> path;
    for (unsigned loop = access.loop; loop != 0; loop = loops[loop].parent)
      path.push_back(loop);
    path.push_back(0);
    std::reverse(path.begin(), path.end());
    // The outermost loop of which a step fits.
    size_t fit = 0;
    while (fit + 1 < path.size() && occupied[path[fit]] > level.cacheBytes)
      ++fit;
    if (fit == 0 && occupied[0] <= level.cacheBytes) {
      // Half of a cache has what other kernels left there.
      double others = std::max(access.bufferBytes, programBytes);
      if (std::max(occupied[0], others) > level.cacheBytes / 2 &&
          isa<BlockArgument>(access.buffer)) {
        double &known = moved[{access.buffer, 0}];
        known =
            std::max(known, getFootprint(access, 0).getBytes(level.blockBytes));
      }
      continue;
    }
    // Steps of that loop share blocks; those of loops around it do not.
    double bytes = getFootprint(access, path[fit]).getBytes(level.blockBytes);
    if (occupied[path[fit]] <= level.cacheBytes)
      bytes = getFootprint(access, path[fit - 1]).getBytes(level.blockBytes);
    else
      bytes *= loops[path[fit]].trips;
    for (size_t i = 1; i < fit; ++i)
      bytes *= loops[path[i]].trips;
    bytes *= getShare(access.loop);
    // A line is read before it is written, unless all of it is.
    if (access.isStore && level.isReadFirst && !access.isStreamed)
      bytes *= 2;
    double &known = moved[{access.buffer, path[fit]}];
    known = std::max(known, bytes);
  }
  double total = 0;
  for (auto [key, bytes] : moved)
    total += bytes;
  return total / level.bytesPerNs;
}

/// Lines come through all levels at the same time.
double TimeEstimator::getTrafficTime() {
  double time = 0;
  for (const CostModel::MemoryLevel &level : target.getMemoryLevels())
    time = std::max(time, getTrafficTime(level));
  double walks = 0;
  for (const CostModel::MemoryLevel &level : target.getTranslationLevels())
    walks += getTrafficTime(level);
  return time + walks;
}

KernelTime TimeEstimator::estimate() {
  KernelTime result;
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  for (auto [number, loop] : llvm::enumerate(loops)) {
    double entries = loop.steps / std::max(loop.trips, 1.0);
    result.computation += entries * getLoopTime(loop) * getShare(number);
    for (Operation *op : loop.ops)
      collectAccess(op, number);
  }
  result.traffic = getTrafficTime();
  result.total =
      target.getCallOverhead() + std::max(result.computation, result.traffic) +
      target.getOverlapLoss() * std::min(result.computation, result.traffic);
  return result;
}

KernelTime uop::estimateTime(KernelOp kernel, const CostModel &target,
                             int64_t vectorBytes, int64_t threads,
                             double programBytes) {
  return TimeEstimator(kernel, target, vectorBytes, threads, programBytes)
      .estimate();
}
