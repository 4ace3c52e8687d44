//===- SelectContraction.cpp - Schedules of contractions --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contractions: matrix products, convolutions and what else adds up products
// of which each factor is used many times. Here is what is asked about the
// kernel: its reductions and loads, and which axes may be the lanes of vectors
// and the rows of tiles. ContractionTiles.cpp makes the schedules.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "ContractionSelector.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

/// Squares of more lanes are not transposed.
static constexpr int64_t kMaxTransposedLanes = 16;

/// Collects the reductions that are over the same ranges.
LogicalResult ContractionSelector::collectNests() {
  for (ReduceOp reduce : reduces) {
    auto *nest = llvm::find_if(nests, [&](const SharedReductions &other) {
      return ValueRange(other.ranges) == reduce.getRanges();
    });
    if (nest != nests.end())
      continue;
    for (const SharedReductions &other : nests)
      for (Value range : reduce.getRanges())
        if (llvm::is_contained(other.ranges, range))
          return facts.refuse("its reductions share some of their ranges");
    SharedReductions &added = nests.emplace_back();
    llvm::append_range(added.ranges, reduce.getRanges());
    for (Value range : added.ranges)
      added.points *= getRangeSize(range);
    reducedPoints = std::max(reducedPoints, added.points);
  }
  return success();
}

/// Whether the reduction is in the loops of another one, as a sum in a sum of
/// sums is; what merely comes before another reduction is not.
bool ContractionSelector::isWithinAnother(ReduceOp inner) {
  return llvm::any_of(reduces, [&](ReduceOp outer) {
    return outer != inner && llvm::any_of(outer.getRanges(), [&](Value range) {
             return dependsOn(inner.getResult(), range);
           });
  });
}

/// Finds what the reductions need, and counts what comes after them.
LogicalResult ContractionSelector::findLoads() {
  llvm::SetVector<Operation *> needed;
  for (ReduceOp reduce : reduces)
    needed.insert(reduce);
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp()) {
        if (auto inner = dyn_cast<ReduceOp>(def)) {
          if (!isWithinAnother(inner))
            return facts.refuse("a reduction depends on another one");
          isNested = true;
        }
        if (!isa<BufferizeOp>(def))
          needed.insert(def);
      }
  for (Operation *op : following)
    numCopiedOps += !needed.contains(op) && !isa<StoreOp>(op);
  for (Operation &op : facts.getKernel().getBody().getOps())
    if (isa<LoadOp, IndexOp>(op) && needed.contains(&op))
      loads.insert(&op);
  return success();
}

/// Whether the kernel is a contraction, of which the members then know all.
LogicalResult ContractionSelector::analyze() {
  if (facts.hasOtherLoops())
    return facts.refuse("it has folds, scans, vectors or calls");
  findReductions();
  if (reduces.empty())
    return facts.refuse("what it stores is not reduced");
  for (StoreOp store : stores)
    if (store.getRanges() != stores.front().getRanges())
      return facts.refuse("its stores run over different ranges");
  outputs.assign(stores.front().getRanges().begin(),
                 stores.front().getRanges().end());
  llvm::erase_if(outputs, [](Value range) { return getRangeSize(range) == 1; });

  if (failed(collectNests()))
    return failure();
  int64_t width = 0;
  for (ReduceOp reduce : reduces)
    width = std::max(width, KernelFacts::getAccumulatorWidth(reduce));
  numLanes = facts.getNumLanes(width);
  elementBytes = double(width);
  int64_t points = reducedPoints;
  for (Value range : outputs)
    points *= getRangeSize(range);
  if (points < facts.getMinPoints() || reducedPoints < 4)
    return facts.refuse("it is too little work");

  if (failed(findLoads()))
    return failure();
  if (isNested) {
    reducedPoints = 1;
    for (const SharedReductions &nest : nests)
      reducedPoints *= nest.points;
  }
  return success();
}

void ContractionSelector::findReductions() {
  for (StoreOp store : stores)
    following.insert(store);
  for (size_t i = 0; i != following.size(); ++i)
    for (Value operand : following[i]->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && !isa<BufferizeOp>(def))
        following.insert(def);
  for (ReduceOp reduce : facts.getReduces()) {
    if (following.contains(reduce))
      reduces.push_back(reduce);
    else
      addToNests(prologue, reduce);
  }
}

LogicalResult ContractionSelector::findTiledRows() {
  if (facts.getTiles().empty())
    return success();
  for (BufferizeOp tile : facts.getTiles())
    if (dependsOn(tile.getResult(), lanes))
      return facts.refuse("a tile differs between lanes");
  // Nor may what follows the reductions read one out of order.
  RangeSet axes;
  axes.insert(lanes);
  if (failed(facts.checkLanes(axes)))
    return failure();
  std::optional<int64_t> count = chooseTiledRows(facts, rows);
  if (!count)
    return failure();
  tiledRows = *count;
  // What is the same in all lanes has lanes of its own.
  for (ReduceOp reduce : reduces)
    if (!dependsOn(reduce.getResult(), lanes))
      addToNests(prologue, reduce);
  llvm::erase_if(reduces, [&](ReduceOp reduce) {
    return !dependsOn(reduce.getResult(), lanes);
  });
  llvm::erase_if(nests, [&](const SharedReductions &nest) {
    return llvm::none_of(reduces, [&](ReduceOp reduce) {
      return ValueRange(nest.ranges) == reduce.getRanges();
    });
  });
  return success();
}

/// How many multiplications a product takes.
double ContractionSelector::getWork() {
  double work = double(reducedPoints);
  for (Value range : outputs)
    work *= double(getRangeSize(range));
  return work;
}

bool ContractionSelector::isStoredInOrder(Value range) {
  return llvm::all_of(stores, [&](StoreOp store) {
    return getStride(store.getOffset(), range) == 1;
  });
}

/// Whether each step of the reductions goes on to another line.
bool ContractionSelector::isFarInEachStep(LoadOp load) {
  double line = model.getLineBytes();
  auto width = double(CostModel::getByteWidth(load.getType()));
  bool isReduced = false;
  for (Value range : facts.getRanges(load.getResult())) {
    if (range.getDefiningOp<RangeOp>().getKind() != RangeKind::reduce)
      continue;
    isReduced = true;
    std::optional<int64_t> stride = getStride(load.getOffset(), range);
    if (!stride || std::abs(double(*stride)) * width < line)
      return false;
  }
  return isReduced;
}

/// What numbers that all lanes along `range` have in common cost for each
/// multiplication, where they are not one after the other.
double ContractionSelector::rateFarLoads(Value range) {
  double cost = 0;
  for (Operation *op : loads)
    if (auto load = dyn_cast<LoadOp>(op);
        load && !dependsOn(load.getResult(), range) && isFarInEachStep(load))
      cost += model.getFarLoadCost();
  return cost;
}

std::optional<double>
ContractionSelector::rateLanes(Value range, int64_t count, bool isInOrder,
                               llvm::SetVector<Value> &others) {
  double cost = 0, work = getWork();
  bool isUsed = false;
  for (Operation *op : loads) {
    bool isLane = dependsOn(op->getResult(0), range);
    isUsed |= isLane;
    auto load = dyn_cast<LoadOp>(op);
    if (!load)
      continue;
    bool isGated =
        load.getGate() && (!isInOrder || dependsOn(load.getGate(), range));
    double points = 1, reads = 1;
    for (Value output : outputs)
      if (dependsOn(load.getResult(), output))
        points *= double(getRangeSize(output));
    for (Value each : facts.getRanges(load.getResult()))
      reads *= double(getRangeSize(each));
    // Numbers that are apart are packed once, not in each step.
    PackOp pack = findPack(load);
    bool isApart = pack && !isLane && !isReadAtOnce(pack);
    if (isGated || isApart ||
        (isLane && getStride(load.getOffset(), range) != 1)) {
      others.insert(load.getSource());
      cost += model.getCopyCost() * reads / work;
    } else if (!isLane && isInOrder &&
               points * double(reducedPoints) *
                       double(CostModel::getByteWidth(load.getType())) >
                   double(facts.getCacheBytes()) &&
               getRangeSize(range) <= numLanes) {
      // Each row of vectors reads all of it.
      cost += model.getFarLoadCost();
    }
  }
  if (!isUsed)
    return std::nullopt;
  // What is left beside whole vectors takes one more, and each of them takes as
  // long as a whole register.
  int64_t size = getRangeSize(range);
  cost += double(llvm::divideCeil(size, count) * numLanes) / double(size);
  if (!isInOrder)
    cost += model.getTransposeCost() / double(reducedPoints);
  return cost;
}

/// An axis that is in order in the output: the fewer buffers it is not in order
/// in, the better.
std::optional<ContractionSelector::Lanes>
ContractionSelector::findLanesInOrder() {
  std::optional<Lanes> best;
  for (Value range : llvm::reverse(outputs)) {
    if (!isStoredInOrder(range) ||
        getRangeSize(range) < std::min<int64_t>(numLanes, 4))
      continue;
    llvm::SetVector<Value> others;
    std::optional<double> cost =
        rateLanes(range, numLanes, /*isInOrder=*/true, others);
    if (cost && (!best || others.size() < best->staged.size()))
      best = Lanes{range, {}, {}, numLanes, std::move(others), *cost};
  }
  return best;
}

/// How many lanes a vector along another axis than the one that is in order may
/// have, where squares of the output are transposed in registers; 0 if none. Of
/// a short axis, vectors are part of a register.
int64_t ContractionSelector::countTransposedLanes(Value range) {
  auto count = std::min<int64_t>(
      numLanes, llvm::bit_floor(uint64_t(getRangeSize(range))));
  bool isApart = llvm::all_of(stores, [&](StoreOp store) {
    return getStride(store.getOffset(), range).value_or(0) > 1;
  });
  return isApart && count >= std::min<int64_t>(numLanes, 4) ? count : 0;
}

/// Another axis, that fills more lanes: squares of the output, whose rows are
/// along the axis that is in order.
std::optional<ContractionSelector::Lanes>
ContractionSelector::findTransposedLanes(Value inOrder) {
  std::optional<Lanes> best;
  for (Value range : outputs) {
    int64_t count = countTransposedLanes(range);
    // An axis that no load depends on is in conditions, as of padding.
    bool isOfRows = reads(inOrder, range) ||
                    (!reads(inOrder, /*other=*/{}) &&
                     llvm::any_of(reduces, [&](ReduceOp reduce) {
                       return dependsOn(reduce.getResult(), inOrder);
                     }));
    if (count == 0 || !reads(range, inOrder) || !isOfRows)
      continue;
    llvm::SetVector<Value> others;
    std::optional<double> cost =
        rateLanes(range, count, /*isInOrder=*/false, others);
    if (cost && (!best || *cost < best->cost))
      best = Lanes{range, inOrder, {}, count, std::move(others), *cost};
  }
  return best;
}

/// The lanes of a factor over which windows slide, so that points of the axis
/// that is in order have vectors of their own: as of an input that slides over
/// filters. The rows are along an axis that shares them.
std::optional<ContractionSelector::Lanes>
ContractionSelector::findSlidingLanes(Value inOrder) {
  std::optional<Lanes> best;
  for (Value range : outputs) {
    int64_t count = countTransposedLanes(range);
    bool hasUniformLoads = llvm::any_of(loads, [&](Operation *load) {
      return !dependsOn(load->getResult(0), range);
    });
    if (count == 0 || !hasUniformLoads || reads(range, inOrder))
      continue;
    Value sharing = getRangeSize(inOrder) <= kMostRows / 2
                        ? findSharing(range, inOrder)
                        : Value();
    if (!sharing && !mayRepeatLoads)
      continue;
    llvm::SetVector<Value> others;
    std::optional<double> cost =
        rateLanes(range, count, /*isInOrder=*/false, others);
    if (!cost)
      continue;
    // Each multiplication loads a vector, if nothing shares it.
    if (!sharing)
      *cost += 1;
    if (best && best->cost <= *cost)
      continue;
    best = Lanes{range, inOrder, {}, count, std::move(others), *cost};
    if (sharing) {
      best->rows = sharing;
      best->planes = inOrder;
    }
  }
  return best;
}

/// The axes that may be the lanes, the best first.
SmallVector<ContractionSelector::Lanes, 2> ContractionSelector::listLanes() {
  SmallVector<Lanes, 2> ways;
  if (std::optional<Lanes> found = findLanesInOrder())
    ways.push_back(std::move(*found));
  auto inOrder = llvm::find_if(llvm::reverse(outputs), [&](Value range) {
    return isStoredInOrder(range);
  });
  // Narrow registers have no stores of some lanes.
  if (inOrder == outputs.rend() || getRangeSize(*inOrder) == 1 ||
      numLanes > kMaxTransposedLanes || facts.getRegisters().bytes < 32)
    return ways;
  for (std::optional<Lanes> found :
       {findTransposedLanes(*inOrder), findSlidingLanes(*inOrder)}) {
    if (!found)
      continue;
    bool isBest = ways.empty() || found->cost < ways.front().cost;
    // The price is asked of another way only if it is near the best one with
    // what its rate leaves out.
    if (!isBest)
      found->cost += rateFarLoads(found->axis);
    if (isBest || found->cost <= kWorstRate * ways.front().cost)
      ways.insert(isBest ? ways.begin() : ways.end(), std::move(*found));
  }
  return ways;
}

/// Whether a load depends on `range`, but not on `other` if that is given.
bool ContractionSelector::reads(Value range, Value other) {
  return llvm::any_of(loads, [&](Operation *load) {
    return dependsOn(load->getResult(0), range) &&
           (!other || !dependsOn(load->getResult(0), other));
  });
}

/// Whether points of the range multiply the same vectors along the axis by
/// different numbers.
bool ContractionSelector::sharesLanes(Value axis, Value range) {
  return reads(axis, range) && reads(range, /*other=*/{});
}

/// Of the axes whose points share the vectors along `axis` and that are large
/// enough, the innermost one.
Value ContractionSelector::findSharing(Value axis, Value other) {
  Value best;
  int64_t most = 0;
  for (Value range : outputs) {
    int64_t size = std::min(getRangeSize(range), kMostRows);
    if (range == axis || range == other || size < most ||
        !sharesLanes(axis, range))
      continue;
    most = size;
    best = range;
  }
  return best;
}

/// Where the rows are few, the axis around them whose points are in registers,
/// too: the windows of a convolution's weights.
Value ContractionSelector::findPlanes() {
  auto place = llvm::find(outputs, rows);
  if (tiledRows || place == outputs.begin())
    return {};
  Value range = *std::prev(place);
  bool isSmall = getRangeSize(rows) * getRangeSize(range) <= kMostRows;
  return isSmall && range != lanes && sharesLanes(lanes, range) ? range
                                                                : Value();
}

/// The axis whose points share the vectors.
LogicalResult ContractionSelector::findRows() {
  if (!rows)
    rows = findSharing(lanes, /*other=*/{});
  if (!rows)
    return facts.refuse("no factor is used by several elements of the output");
  return success();
}

/// Candidates of one tile. `moved` are the buffers that must be copied.
LogicalResult
ContractionSelector::addTile(const ContractionTile &tile, bool isFirst,
                             const llvm::SetVector<Value> &moved,
                             SmallVectorImpl<ScheduleCandidate> &candidates) {
  if (tile.rows * tile.planes * tile.vectors == 1)
    return facts.refuse("too many ops follow its reductions to copy them");
  bool hasRoom = double(reducedPoints * tile.vectors * numLanes) <=
                 model.getPanelElements();
  if (!hasRoom && !moved.empty())
    return facts.refuse("the panels would be too large");
  staged = moved;
  build(tile, isFirst, candidates);
  llvm::SetVector<Value> panels = findPanels(tile);
  if (hasRoom && !panels.empty()) {
    staged.insert_range(panels);
    build(tile, isFirst, candidates);
  }
  return success();
}

void ContractionSelector::addCandidates(
    const Lanes &way, SmallVectorImpl<ScheduleCandidate> &candidates) {
  lanes = way.axis;
  numLanes = way.count;
  rows = way.rows;
  isTransposed = bool(rows);
  if (failed(findRows()) || failed(findTiledRows()))
    return;
  SmallVector<Value, 2> around = {way.planes};
  if (Value found = way.planes ? Value() : findPlanes())
    around.push_back(found);
  for (Value axis : around) {
    planes = axis;
    bool isFirst = true;
    for (const ContractionTile &tile :
         listTiles(planes ? getRangeSize(planes) : 1)) {
      if (failed(addTile(tile, isFirst, way.staged, candidates)))
        return;
      isFirst = false;
    }
  }
}

SmallVector<ScheduleCandidate> ContractionSelector::enumerate() {
  SmallVector<ScheduleCandidate> candidates;
  if (failed(analyze()))
    return candidates;
  SmallVector<Lanes, 2> ways = listLanes();
  if (ways.empty())
    (void)facts.refuse("no axis of the output can be the lanes of vectors");
  for (const Lanes &way : ways)
    if (candidates.empty() || way.cost <= kWorstRate * ways.front().cost)
      ContractionSelector(*this).addCandidates(way, candidates);
  return candidates;
}

SmallVector<ScheduleCandidate> uop::enumerateContractions(KernelFacts &facts) {
  return ContractionSelector(facts).enumerate();
}

SmallVector<ScheduleCandidate> uop::enumerateRepeatedLoads(KernelFacts &facts) {
  return ContractionSelector(facts, /*mayRepeatLoads=*/true).enumerate();
}
