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
#include "uop/Dialect/UOp/IR/Widening.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVectorExtras.h"
#include <cmath>
#include <numeric>

using namespace mlir;
using namespace uop;

/// Of LLVM, not of a machine: it interleaves so many vectors of a reduction
/// that it vectorizes.
static constexpr double kInterleaved = 4;
/// Of LLVM, too: loops of a known number of steps that have no more ops than
/// this in all steps together have none left (its threshold at -O3).
static constexpr double kUnrolledOps = 300;
/// Of uop-expand: elements that are further apart are gathered; nearer ones are
/// shuffled out of whole registers.
static constexpr int64_t kMaxShuffledStride = 8;

namespace {
/// Bytes that are to stay in a cache, and the part of its sets that they are
/// in: buffers begin alike, so that those of few sets share them.
struct Room {
  double bytes = 0, part = 1;
};

/// The rooms of all buffers in one step of a loop.
struct Occupied {
  /// Of those in all sets, and of others; these take no more than their sets.
  double even = 0, uneven = 0, taken = 0;

  void add(const Room &room, double cacheBytes) {
    (room.part < 1 ? uneven : even) += room.bytes;
    if (room.part < 1)
      taken += std::min(room.bytes, room.part * cacheBytes);
  }
  /// The size of a cache in which those of one room stay.
  double getNeeded(const Room &room) const {
    return even + (room.part < 1 ? uneven / room.part : taken);
  }
};

/// Rows of bytes, `stride` bytes apart.
struct Footprint {
  double run = 1, rows = 1, stride = 0;
  /// Some rows are anywhere.
  bool isScattered = false;
  /// All of it is within so many bytes.
  double limit = 0;

  /// In whole blocks.
  double getBytes(double block) const {
    double apart = isScattered ? block : stride == 0 ? run : stride;
    double bytes = rows * std::max(run, std::min(apart, block));
    return std::min(bytes, std::max(limit, run));
  }
  /// Rows that are a multiple of a large power of two apart are in few sets.
  Room getRoom(const CostModel::MemoryLevel &level) const {
    double bytes = getBytes(level.blockBytes) * level.unevenness;
    auto lines = int64_t(stride / level.blockBytes);
    if (rows == 1 || stride <= run || level.numSets <= 1 || lines == 0)
      return {bytes, 1};
    int64_t sets = std::min(level.numSets, level.setsOfPage);
    double reached = double(sets / std::gcd(lines, sets)) *
                     std::ceil(run / level.blockBytes);
    return {bytes, std::min(1.0, reached / double(sets))};
  }
};

/// A load, a store or an access to a tile, in one loop.
struct Access {
  Value buffer;
  double bufferBytes;
  double width;
  bool isStore;
  /// Past the caches.
  bool isStreamed = false;
  /// The ranges that it depends on, with strides in elements; none where the
  /// offset is not linear in the range.
  SmallVector<std::pair<Value, std::optional<int64_t>>, 6> strides;
  /// The loops around it, the kernel first, and what one step of each touches.
  SmallVector<unsigned, 6> path;
  SmallVector<Footprint, 6> touched;
};

class TimeEstimator {
public:
  TimeEstimator(KernelOp kernel, const CostModel &target, int64_t vectorBytes,
                double programBytes);

  /// What one launch takes if so many threads share its loops.
  KernelTime estimate(int64_t threads);

private:
  /// What a step of a loop occupies: units that work side by side.
  struct Units {
    double arithmetic = 0, loads = 0, stores = 0;

    /// With `control`, the counter and the jump, beside them.
    double get(const CostModel &target, double control = 0) const {
      double longest = std::max({arithmetic, loads, stores, control});
      return longest + target.getIssueOverlapLoss() *
                           (arithmetic + loads + stores + control - longest);
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
  /// What is known of an op, whichever loop it is asked for.
  struct OpFacts {
    /// Of the widest type that it computes with, bytes.
    int64_t width = 1;
    /// Copies in one step of its loop.
    double copies = 1;
    /// The range of its lanes, one of more than one lane if there is any; null
    /// if it has none.
    Value lanes;
  };
  /// What is known of a loop because of those inside of it.
  struct Nest {
    /// Whether LLVM could unroll it whole, and whether that is better than
    /// vectors along it.
    bool isShort = false, isUnrolled = false;
    /// Whether there are neither lanes in it nor loops that stay: LLVM may make
    /// vectors along it.
    bool isInnermost = true;
    /// Its ops, those of unrolled loops inside so often as in one step.
    SmallVector<std::pair<Operation *, double>> body;
    /// Sums in one step that wait for one another.
    double chain = 1;
    /// That the unrolled loops inside take in one step.
    double time = 0;
    /// Of all steps in one launch, without what the loops inside take.
    double ownTime = 0;
  };

  void collectAccess(Operation *op, unsigned loop);
  OpFacts getFacts(Operation *op);
  void findLoopTimes();
  int64_t countVectorLanes(const Nest &nest);
  void findUnrolled();
  void findChains();
  std::optional<int64_t> getStride(Value offset, Value range);
  /// Of one instance of the op with so many lanes along `axis`.
  double getIssueTime(Operation *op, int64_t lanes, Value axis);
  double getAccessTime(Operation *op, int64_t lanes, Value axis);
  /// Of all copies of the op in one step of its loop.
  double getBranchTime(Operation *op);
  double getIssueTime(Operation *op);
  bool isPredicted(const LoopTree::Loop &loop);
  double getLoopTime(unsigned number);
  bool isFused(Operation *op);
  bool isReadWithOthers(Operation *op);
  double countDotOps(DotOp dot);

  /// The part of all steps of the loop that the busiest thread has.
  double getShare(unsigned loop);
  void addTileStrides(Access &access, ValueRange indices);
  Footprint getFootprint(const Access &access, unsigned loop);
  double getMovedBytes(const Access &access,
                       llvm::function_ref<double(unsigned)> getNeeded,
                       const CostModel::MemoryLevel &level, unsigned &within);
  double countRows(const Access &access, unsigned loop);
  double getTrafficTime(const CostModel::MemoryLevel &level,
                        double storeRowTime = 0);
  double getTrafficTime();

  LoopTree tree;
  const CostModel &target;
  int64_t vectorBytes, threads = 1;
  double programBytes;
  llvm::DenseMap<Operation *, OpFacts> facts;
  std::vector<Access> accesses;
  /// Of each loop of the tree.
  std::vector<Nest> nests;
  llvm::DenseMap<Value, std::optional<LinearForm>> forms;
};
} // namespace

//===----------------------------------------------------------------------===//
// Computation
//===----------------------------------------------------------------------===//

/// The ranges that the value or statement depends on.
static RangeSet getNeeded(LoopTree &tree, Operation *op) {
  if (op->getNumResults() != 0 && !isa<RangeReductionOpInterface>(op))
    return tree.getRanges(op->getResult(0));
  RangeSet needed;
  for (Value operand : op->getOperands())
    needed.insert_range(tree.getRanges(operand));
  return needed;
}

static int64_t getWidth(Operation *op) {
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

TimeEstimator::OpFacts TimeEstimator::getFacts(Operation *op) {
  auto [entry, isNew] = facts.try_emplace(op);
  if (!isNew)
    return entry->second;
  OpFacts &known = entry->second;
  known.width = getWidth(op);
  for (Value range : getNeeded(tree, op)) {
    bool isLanes = LoopTree::isLanes(range);
    if (isLanes && (!known.lanes || getRangeSize(known.lanes) <= 1))
      known.lanes = range;
    if (!isLanes && !LoopTree::isLoop(range))
      known.copies *= double(getRangeSize(range));
  }
  return known;
}

/// Packed numbers that are read at once are one load.
bool TimeEstimator::isReadWithOthers(Operation *op) {
  if (auto pack = dyn_cast<PackOp>(op))
    return isReadAtOnce(pack);
  if (!isa<LoadOp>(op) || !op->hasOneUse())
    return false;
  auto pack = dyn_cast<PackOp>(*op->user_begin());
  return pack && pack.getInputs().front() != op->getResult(0) &&
         isReadAtOnce(pack);
}

/// What instructions for a dot product, or for taking numbers out of 32 bits
/// and multiplying them, are beside an addition.
double TimeEstimator::countDotOps(DotOp dot) {
  double terms = double(dot.getNumTerms());
  bool isInteger = isa<IntegerType>(dot.getLhsElement());
  bool isAdded = llvm::all_of(dot->getUsers(), llvm::IsaPred<ReduceOp>);
  double ops = target.getDotOps(dot.getLhsElement());
  if (ops > 0 && target.getDotOps(dot.getRhsElement()) > 0)
    return isAdded ? ops - 1 : ops;
  // Two shifts each of integers and one of floats, whose products are fused.
  return isInteger ? terms * 6 - 1 : terms * 3 - 1;
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
  if (!entry->second)
    return std::nullopt;
  return entry->second->getStride(
      range, [&](Value term) { return tree.getRanges(term).contains(range); });
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
      std::ceil(double(lanes * getFacts(op).width) / double(vectorBytes));
  Value offset = getOffset(op);
  if (lanes == 1 || !axis || !offset)
    return one * registers;
  std::optional<int64_t> stride = getStride(offset, axis);
  int64_t distance = stride ? std::abs(*stride) : INT64_MAX;
  if (distance == 0)
    return one;
  if (distance == 1)
    return one * registers;
  if (distance <= kMaxShuffledStride)
    return registers * double(distance) * (one + target.getVectorOpTime());
  return double(lanes) * target.getGatherTime();
}

double TimeEstimator::getIssueTime(Operation *op, int64_t lanes, Value axis) {
  if (isReadWithOthers(op))
    return 0;
  if (isa<LoadOp, StoreOp, IndexOp, BufferizeOp>(op))
    return getAccessTime(op, lanes, axis);
  auto width = double(getFacts(op).width);
  double registers = std::ceil(double(lanes) * width / double(vectorBytes));
  double elements =
      std::min(double(lanes), registers * double(vectorBytes) / width);
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
  if (auto dot = dyn_cast<DotOp>(op))
    return countDotOps(dot) * registers * target.getVectorOpTime();
  // Shifted, and joined to the others.
  if (isa<PackOp>(op))
    return double(2 * op->getNumOperands() - 2) * registers *
           target.getVectorOpTime();
  if (isa<ExpOp, Exp2Op, LogOp, Log2Op, SinOp, CosOp, TanOp, TanhOp, ErfOp,
          PowOp, ThreefryOp>(op))
    return registers * target.getTranscendentalTime();
  // Two instructions widen a vector. A single number is moved to a vector
  // register before and broadcast after that, where one of 32 bits is broadcast
  // as it is read.
  if (auto cast = dyn_cast<CastOp>(op); cast && isCheapWidening(cast))
    return (lanes == 1 ? 4 : 2 * registers) * target.getVectorOpTime();
  if (isa<CustomOp, CustomIOp>(op))
    return elements * target.getCallTime();
  if (isa<FDivOp, RecipOp, SqrtOp, RsqrtOp>(op))
    return lanes > 1 ? registers * target.getVectorDivisionTime()
                     : target.getDivisionTime();
  if (isa<IDivOp, ModOp, FloorDivOp, FloorModOp>(op))
    return elements * target.getDivisionTime();
  return registers * target.getVectorOpTime();
}

/// A mask on one element is a branch around its load: a jump, and the zero that
/// is there otherwise.
double TimeEstimator::getBranchTime(Operation *op) {
  auto load = dyn_cast<LoadOp>(op);
  Operation *gate =
      load && load.getGate() ? load.getGate().getDefiningOp() : nullptr;
  if (!gate || getFacts(gate).lanes)
    return 0;
  return 2 * target.getVectorOpTime();
}

double TimeEstimator::getIssueTime(Operation *op) {
  OpFacts known = getFacts(op);
  if (int64_t lanes = known.lanes ? getRangeSize(known.lanes) : 1; lanes > 1)
    return known.copies * getIssueTime(op, lanes, known.lanes);
  return known.copies * (getIssueTime(op, 1, {}) + getBranchTime(op));
}

/// Whether LLVM makes vectors of what `op` does along the range.
static bool isVectorizable(Operation *op, Value range) {
  auto scan = dyn_cast<ScanOp>(op);
  return !isa<CustomOp, CustomIOp>(op) && !(scan && scan.getRange() == range);
}

/// So many elements of the widest one are in a vector along the loop.
int64_t TimeEstimator::countVectorLanes(const Nest &nest) {
  int64_t lanes = INT64_MAX;
  for (auto [op, times] : nest.body)
    if (op->getNumResults() == 0 || !op->getResult(0).getType().isIndex())
      lanes = std::min(lanes, vectorBytes / getFacts(op).width);
  return lanes;
}

/// Finds the loops that are short enough for LLVM to unroll whole, inner ones
/// first. Rows of neighbours shorter than a vector stay together; sums of fewer
/// do not.
void TimeEstimator::findUnrolled() {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  nests.resize(loops.size());
  std::vector<bool> hasBranch(loops.size());
  for (size_t number = loops.size(); number-- > 1;) {
    const LoopTree::Loop &loop = loops[number];
    Nest &nest = nests[number], &parent = nests[loop.parent];
    for (Operation *op : loop.ops) {
      nest.body.emplace_back(op, 1);
      if (getFacts(op).lanes)
        nest.isInnermost = false;
    }
    double ops = 0, instructions = 0;
    bool isSummed = false, hasVectors = false;
    for (auto [op, times] : nest.body) {
      if (op->getNumResults() == 0 || !op->getResult(0).getType().isIndex()) {
        OpFacts known = getFacts(op);
        double copies = times * known.copies;
        ops += copies;
        // Each access has its address.
        instructions += isa<LoadOp, StoreOp>(op) ? 2 * copies : copies;
        hasVectors |= bool(known.lanes);
      }
      auto reduce = dyn_cast<ReduceOp>(op);
      isSummed |= reduce && llvm::is_contained(reduce.getRanges(), loop.range);
    }
    auto range = loop.range.getDefiningOp<RangeOp>();
    nest.isShort = !hasBranch[number] && range && range.getStaticSize() &&
                   ops * loop.trips <= kUnrolledOps &&
                   !(hasVectors && staysVectorLoop(instructions, loop.trips));
    bool isNarrow = isSummed && loop.trips < double(countVectorLanes(nest));
    nest.isUnrolled =
        nest.isShort && (!nest.isInnermost || loop.hasLoops || isNarrow);
    parent.isInnermost &= nest.isInnermost && nest.isUnrolled;
    for (auto [op, times] : nest.body)
      parent.body.emplace_back(op, times * loop.trips);
    if (!nest.isUnrolled)
      hasBranch[loop.parent] = true;
  }
}

/// Sums in unrolled loops wait for those of the step before in the loop around
/// them, if they go on there.
void TimeEstimator::findChains() {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  for (size_t number = 1; number < loops.size(); ++number)
    for (Operation *op : loops[number].ops) {
      auto reduce = dyn_cast<ReduceOp>(op);
      if (!reduce)
        continue;
      double chain = 1;
      size_t outer = number;
      for (; nests[outer].isUnrolled; outer = loops[outer].parent)
        if (llvm::is_contained(reduce.getRanges(), loops[outer].range))
          chain *= loops[outer].trips;
      if (outer != 0 && outer != number &&
          llvm::is_contained(reduce.getRanges(), loops[outer].range))
        nests[outer].chain = std::max(nests[outer].chain, chain);
    }
}

bool TimeEstimator::isPredicted(const LoopTree::Loop &loop) {
  auto range = loop.range.getDefiningOp<RangeOp>();
  return range && range.getStaticSize() &&
         loop.trips <= target.getPredictedSteps();
}

/// Of all steps of the loop, without what the loops inside of it take; less
/// what vectors along it save of that.
double TimeEstimator::getLoopTime(unsigned number) {
  const LoopTree::Loop &loop = tree.getLoops()[number];
  const Nest &nest = nests[number];
  Units scalars;
  double latency = 0;
  for (Operation *op : loop.ops) {
    scalars.add(op, getIssueTime(op));
    if (auto reduce = dyn_cast<ReduceOp>(op);
        reduce && loop.range &&
        llvm::is_contained(reduce.getRanges(), loop.range))
      latency = std::max(latency, target.getLatency());
    if (auto scan = dyn_cast<ScanOp>(op); scan && scan.getRange() == loop.range)
      latency += target.getLatency();
  }
  // The sums of one step around it overlap with those of the next.
  if (nest.isUnrolled)
    return loop.trips * scalars.get(target);
  if (nest.chain > 1)
    latency = std::max(latency, nest.chain * target.getLatency() - nest.time);
  double control = loop.range ? target.getStepTime() : 0;
  double trips = loop.trips;
  double entry = loop.range && !isPredicted(loop) ? target.getEntryTime() : 0;
  double scalarStep = std::max(scalars.get(target, control), latency);
  if (!loop.range || !nest.isInnermost ||
      !llvm::all_of(nest.body, [&](const auto &each) {
        return isVectorizable(each.first, loop.range);
      }))
    return entry + trips * scalarStep;
  int64_t lanes = countVectorLanes(nest);
  // Of neighbours there are vectors of any power of two.
  bool isPacked = nest.isShort && latency == 0;
  if (lanes <= 1 || (trips < double(lanes) && !isPacked))
    return entry + trips * scalarStep;
  Units units;
  for (auto [op, times] : nest.body) {
    bool isLane = getNeeded(tree, op).contains(loop.range);
    units.add(op, times * getFacts(op).copies *
                      getIssueTime(op, isLane ? lanes : 1, loop.range));
  }
  double vectorStep =
      std::max(units.get(target, control), latency / kInterleaved);
  double whole = std::floor(trips / double(lanes));
  double rest = trips - whole * double(lanes);
  // What unrolled loops take is added for each step.
  double inner = trips * nest.time;
  if (isPacked)
    return (whole + llvm::popcount(uint64_t(rest))) * units.get(target) - inner;
  double vectorized =
      entry + whole * vectorStep + rest * (scalarStep + nest.time) - inner;
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
    addTileStrides(access, tile.getRanges());
  } else {
    addTileStrides(access, cast<IndexOp>(op).getIndices());
  }
  for (; loop != 0; loop = tree.getLoops()[loop].parent)
    access.path.push_back(loop);
  access.path.push_back(0);
  std::reverse(access.path.begin(), access.path.end());
  for (unsigned outer : access.path)
    access.touched.push_back(getFootprint(access, outer));
  accesses.push_back(std::move(access));
}

/// The elements of a tile are in row-major order.
void TimeEstimator::addTileStrides(Access &access, ValueRange indices) {
  ArrayRef<int64_t> shape =
      cast<ShapedType>(access.buffer.getType()).getShape();
  llvm::SmallMapVector<Value, std::optional<int64_t>, 8> strides;
  int64_t size = 1;
  for (size_t axis = indices.size(); axis-- > 0;) {
    for (Value range : tree.getRanges(indices[axis])) {
      std::optional<int64_t> &sum = strides.try_emplace(range, 0).first->second;
      std::optional<int64_t> step = getStride(indices[axis], range);
      if (sum && step)
        *sum += *step * size;
      else
        sum.reset();
    }
    // A tile that counts its ranges has one axis for all of them.
    if (indices.size() == shape.size())
      size *= std::max<int64_t>(shape[axis], 1);
    else
      size *= getRangeSize(indices[axis]);
  }
  llvm::append_range(access.strides, strides);
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
  result.isScattered = opaque > 1;
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

/// The bytes that an access brings to a cache, in whole blocks. `getNeeded`
/// says how large it must be for what one step of a loop touches; `within`
/// becomes the loop whose steps share what they bring.
double TimeEstimator::getMovedBytes(
    const Access &access, llvm::function_ref<double(unsigned)> getNeeded,
    const CostModel::MemoryLevel &level, unsigned &within) {
  ArrayRef<unsigned> path = access.path;
  // The outermost loop of which a step fits.
  size_t fit = 0;
  while (fit + 1 < path.size() && getNeeded(path[fit]) > level.cacheBytes)
    ++fit;
  within = path[fit];
  bool fits = getNeeded(within) <= level.cacheBytes;
  double bytes;
  if (fit == 0 && fits) {
    // All of it is there, if other launches have left it: those of the program
    // take half of a cache.
    double others = std::max(access.bufferBytes, programBytes);
    if (!isa<BlockArgument>(access.buffer) ||
        std::max(getNeeded(0), others) <= level.cacheBytes / 2)
      return 0;
    bytes = access.touched[0].getBytes(level.blockBytes);
  } else if (fits) {
    // Steps of that loop share blocks; those of loops around it do not.
    bytes = access.touched[fit - 1].getBytes(level.blockBytes);
  } else {
    bytes = access.touched[fit].getBytes(level.blockBytes) *
            tree.getLoops()[within].trips;
  }
  for (size_t i = 1; i < fit; ++i)
    bytes *= tree.getLoops()[path[i]].trips;
  // A block is read before it is written, unless all of it is.
  if (access.isStore && level.isReadFirst && !access.isStreamed)
    bytes *= 2;
  return bytes * getShare(path.back());
}

/// The rows that an access goes to in all steps of the loop.
double TimeEstimator::countRows(const Access &access, unsigned loop) {
  size_t place = llvm::find(access.path, loop) - access.path.begin();
  return access.touched[place].rows * tree.getLoops()[loop].steps *
         getShare(access.path.back());
}

double TimeEstimator::getTrafficTime(const CostModel::MemoryLevel &level,
                                     double storeRowTime) {
  // Of one step of each loop, each buffer once.
  llvm::SmallMapVector<std::pair<unsigned, Value>, Room, 16> rooms;
  for (const Access &access : accesses)
    for (auto [loop, touched] : llvm::zip_equal(access.path, access.touched)) {
      Room &room = rooms[{loop, access.buffer}];
      Room other = touched.getRoom(level);
      if (other.bytes / other.part > room.bytes / room.part)
        room = other;
    }
  std::vector<Occupied> occupied(tree.getLoops().size());
  for (const auto &[key, room] : rooms)
    occupied[key.first].add(room, level.cacheBytes);
  double rowTime = 0;
  // By buffer and loop, because accesses side by side share blocks.
  llvm::SmallMapVector<std::pair<Value, unsigned>, double, 8> moved;
  for (const Access &access : accesses) {
    auto getNeeded = [&](unsigned loop) {
      return occupied[loop].getNeeded(
          rooms.find({loop, access.buffer})->second);
    };
    unsigned within;
    double bytes = getMovedBytes(access, getNeeded, level, within);
    if (access.isStore && !access.isStreamed && bytes != 0)
      rowTime = std::max(rowTime, storeRowTime * countRows(access, within));
    double &known = moved[{access.buffer, within}];
    known = std::max(known, bytes);
  }
  double total = 0;
  for (auto [key, bytes] : moved)
    total += bytes;
  return total / level.bytesPerNs + rowTime;
}

/// Lines come through all levels at the same time.
double TimeEstimator::getTrafficTime() {
  double time = 0;
  for (auto [index, level] : llvm::enumerate(target.getMemoryLevels()))
    time = std::max(
        time, getTrafficTime(level, index == 1 ? target.getStoreRowTime() : 0));
  double walks = 0;
  for (const CostModel::MemoryLevel &level : target.getTranslationLevels())
    walks += getTrafficTime(level);
  return time + walks;
}

void TimeEstimator::findLoopTimes() {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  for (size_t number = loops.size(); number-- > 0;) {
    const LoopTree::Loop &loop = loops[number];
    Nest &nest = nests[number];
    double entries = loop.steps / std::max(loop.trips, 1.0);
    nest.ownTime = entries * getLoopTime(number);
    if (nest.isUnrolled)
      nests[loop.parent].time += (nest.ownTime + nest.time * loop.steps) /
                                 std::max(loops[loop.parent].steps, 1.0);
  }
}

TimeEstimator::TimeEstimator(KernelOp kernel, const CostModel &target,
                             int64_t vectorBytes, double programBytes)
    : tree(kernel), target(target), vectorBytes(vectorBytes),
      programBytes(programBytes) {
  findUnrolled();
  findChains();
  findLoopTimes();
  for (auto [number, loop] : llvm::enumerate(tree.getLoops()))
    for (Operation *op : loop.ops)
      collectAccess(op, number);
}

KernelTime TimeEstimator::estimate(int64_t sharing) {
  threads = sharing;
  KernelTime result;
  for (size_t number = nests.size(); number-- > 0;)
    result.computation += nests[number].ownTime * getShare(number);
  result.traffic = getTrafficTime();
  result.total =
      target.getCallOverhead() + std::max(result.computation, result.traffic) +
      target.getOverlapLoss() * std::min(result.computation, result.traffic);
  return result;
}

KernelTime uop::estimateTime(KernelOp kernel, const CostModel &target,
                             int64_t vectorBytes, int64_t threads,
                             double programBytes) {
  return TimeEstimator(kernel, target, vectorBytes, programBytes)
      .estimate(threads);
}

SmallVector<KernelTime, 2> uop::estimateTimes(KernelOp kernel,
                                              const CostModel &target,
                                              int64_t vectorBytes,
                                              ArrayRef<int64_t> threads) {
  TimeEstimator estimator(kernel, target, vectorBytes, /*programBytes=*/0);
  return llvm::map_to_vector<2>(
      threads, [&](int64_t sharing) { return estimator.estimate(sharing); });
}
