//===- KernelTime.cpp - How long a scheduled kernel takes -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TimeEstimator.h"

#include "uop/Dialect/UOp/IR/Widening.h"

#include "llvm/ADT/SmallVectorExtras.h"

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

Value uop::getAccessOffset(Operation *op) {
  if (auto load = dyn_cast<LoadOp>(op))
    return load.getOffset();
  if (auto store = dyn_cast<StoreOp>(op))
    return store.getOffset();
  return {};
}

/// What decides whether a load reads; null for other ops.
static Operation *getGate(Operation *op) {
  auto load = dyn_cast<LoadOp>(op);
  return load && load.getGate() ? load.getGate().getDefiningOp() : nullptr;
}

/// How far elements of a tile that the lanes of `axis` read are apart; nothing
/// if that is not the same everywhere.
std::optional<int64_t> TimeEstimator::getTileStride(IndexOp read, Value axis) {
  auto type = cast<RankedTensorType>(read.getSource().getType());
  int64_t stride = 0, row = 1;
  for (size_t i = read.getIndices().size(); i-- > 0;) {
    std::optional<int64_t> step = getStride(read.getIndices()[i], axis);
    if (!step || type.isDynamicDim(i))
      return std::nullopt;
    stride += *step * row;
    row *= type.getDimSize(i);
  }
  return stride;
}

double TimeEstimator::getAccessTime(Operation *op, int64_t lanes, Value axis) {
  double one = isa<StoreOp>(op) ? target.getStoreTime() : target.getLoadTime();
  double registers =
      std::ceil(double(lanes * getFacts(op).width) / double(vectorBytes));
  Value offset = getAccessOffset(op);
  auto read = dyn_cast<IndexOp>(op);
  if (lanes == 1 || !axis || !(offset || read))
    return one * registers;
  std::optional<int64_t> stride =
      read ? getTileStride(read, axis) : getStride(offset, axis);
  // Of positions that are taken apart it is not known.
  if (read && (!stride || std::abs(*stride) <= kMaxShuffledStride))
    return one * (stride && *stride == 0 ? 1 : registers);
  int64_t distance = stride ? std::abs(*stride) : INT64_MAX;
  if (distance == 0)
    return one;
  if (distance == 1)
    return one * registers;
  std::optional<int64_t> rows;
  if (stride)
    rows = getRowCopies(op);
  if (rows && isa<StoreOp>(op))
    return getTransposedTime(lanes, *rows, one);
  if (distance <= kMaxShuffledStride) {
    // A mask is spread as the elements are: to a vector, and back.
    Operation *gate = getGate(op);
    double shuffles = gate && getFacts(gate).lanes ? 3 : 1;
    return registers * double(distance) *
           (one + shuffles * target.getVectorOpTime());
  }
  return rows ? getTransposedTime(lanes, *rows, one)
              : double(lanes) * target.getGatherTime();
}

/// How many elements in order the copies of the access have together.
std::optional<int64_t> TimeEstimator::getRowCopies(Operation *op) {
  auto read = dyn_cast<IndexOp>(op);
  for (Value range : getNeeded(tree, op))
    if (!LoopTree::isLoop(range) && !LoopTree::isLanes(range) &&
        getRangeSize(range) > 1 &&
        (read ? getTileStride(read, range)
              : getStride(getAccessOffset(op), range)) == 1)
      return getRangeSize(range);
  return std::nullopt;
}

/// Of one of `rows` vectors that uop-expand reads or writes as rows, one for
/// each lane, and transposes in squares.
double TimeEstimator::getTransposedTime(int64_t lanes, int64_t rows,
                                        double access) {
  double side =
      std::min(double(lanes), double(llvm::PowerOf2Ceil(uint64_t(rows))));
  double squares = double(lanes) / side;
  double shuffles = squares * std::log2(side) + (squares > 1 ? squares : 0);
  return shuffles * target.getVectorOpTime() +
         double(lanes) / std::min(side, double(rows)) * access;
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
  // Positions of lanes are compared in vectors; others are part of addresses.
  bool hasPositions = lanes > 1 && axis == getFacts(op).lanes;
  double positions = std::ceil(double(lanes) * 8 / double(vectorBytes)) *
                     target.getVectorOpTime();
  if (type.isIndex()) {
    bool isDivision = isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(op);
    if (isDivision)
      return target.getDivisionTime();
    if (hasPositions && llvm::any_of(op->getUsers(), llvm::IsaPred<CmpOp>))
      return positions;
    return isa<AddOp, SubOp, MulOp, CastOp>(op) ? 0 : target.getVectorOpTime();
  }
  if (isa<CmpOp>(op) && hasPositions && op->getOperand(0).getType().isIndex())
    return positions;
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
  Operation *gate = getGate(op);
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
                   range.getBounds().empty() &&
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

void TimeEstimator::findPhases() {
  ArrayRef<LoopTree::Loop> loops = tree.getLoops();
  phases.resize(loops.size());
  std::vector<double> longest(loops.size(), -1);
  for (size_t number = loops.size(); number-- > 0;) {
    unsigned parent = loops[number].parent;
    if (nests[number].isUnrolled)
      continue;
    // Of loops that none is in, their own.
    if (longest[number] < 0) {
      phases[number] = number;
      longest[number] =
          nests[number].ownTime + nests[number].time * loops[number].steps;
    }
    if (number != 0 && longest[number] > longest[parent]) {
      longest[parent] = longest[number];
      phases[parent] = phases[number];
    }
  }
  for (size_t number = 1; number < loops.size(); ++number)
    if (nests[number].isUnrolled)
      phases[number] = phases[loops[number].parent];
}

TimeEstimator::TimeEstimator(KernelOp kernel, const CostModel &target,
                             int64_t vectorBytes, double programBytes)
    : tree(kernel), target(target), vectorBytes(vectorBytes),
      programBytes(programBytes) {
  findUnrolled();
  findChains();
  findLoopTimes();
  findPhases();
  for (auto [number, loop] : llvm::enumerate(tree.getLoops()))
    for (Operation *op : loop.ops)
      collectAccess(op, number);
}

KernelTime TimeEstimator::estimate(int64_t sharing) {
  threads = sharing;
  KernelTime result;
  std::vector<double> computation(nests.size());
  for (size_t number = nests.size(); number-- > 0;)
    computation[phases[number]] += nests[number].ownTime * getShare(number);
  std::vector<double> traffic = getTrafficTimes(computation, result);
  result.total = target.getCallOverhead() + result.latency;
  for (auto [computing, moving] : llvm::zip_equal(computation, traffic)) {
    result.computation += computing;
    result.traffic += moving;
    result.total += std::max(computing, moving) +
                    target.getOverlapLoss() * std::min(computing, moving);
  }
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
