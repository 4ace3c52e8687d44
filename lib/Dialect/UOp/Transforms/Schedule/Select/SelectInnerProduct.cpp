//===- SelectInnerProduct.cpp - Schedules of skinny contractions *- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A few rows times a matrix that is in order along what is reduced, or a matrix
// times a few columns. Copying the matrix to panels would take longer than the
// product, and a row of the output is no vector. So the lanes are the axis that
// is reduced, and a tile of the output is as many inner products, which share
// what they load.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

/// With more rows than this, each element of a panel is used often enough.
static constexpr int64_t kMaxRows = 16;
/// Lanes are combined at the end of each inner product: that many vectors are
/// worth it.
static constexpr int64_t kMinVectors = 4;
static constexpr int64_t kMinUses = 64;

namespace {
class InnerProductSelector {
public:
  explicit InnerProductSelector(KernelFacts &facts)
      : facts(facts), reduces(facts.getReduces()), stores(facts.getStores()),
        writer(facts) {}

  FailureOr<ScheduleCandidate> select();

private:
  LogicalResult analyze();
  LogicalResult findLanes();
  LogicalResult findTile();
  /// Whether the scheme for contractions does well.
  bool isWide();
  void chooseSizes();
  SmallVector<SharedLoop> orderLoops();
  int64_t chooseSteps(ArrayRef<SharedLoop> loops, int64_t size);
  void buildActions();
  bool dependsOn(LoadOp load, Value range) {
    return facts.dependsOn(load.getResult(), range);
  }

  KernelFacts &facts;
  MutableArrayRef<ReduceOp> reduces;
  MutableArrayRef<StoreOp> stores;
  ScheduleWriter writer;
  /// Inside of the reductions.
  SmallVector<LoadOp> loads;
  SmallVector<Value> outputs, reduced;
  int64_t numLanes = 1;
  /// The axis that is reduced and in order, the longer axis of the output and
  /// the shorter one.
  Value lanes, outer, inner;
  /// Arguments that are not in order along `lanes`.
  llvm::SetVector<Value> staged;
  int64_t outerTile = 1, innerTile = 1, copies = 1;
};
} // namespace

LogicalResult InnerProductSelector::analyze() {
  if (facts.hasOtherLoops() || !facts.getTiles().empty())
    return facts.refuse("it has folds, scans, tiles, vectors or calls");
  auto collect = [](ValueRange ranges, SmallVectorImpl<Value> &kept) {
    llvm::copy_if(ranges, std::back_inserter(kept),
                  [](Value range) { return getRangeSize(range) != 1; });
  };
  collect(stores.front().getRanges(), outputs);
  collect(reduces.front().getRanges(), reduced);
  for (StoreOp store : stores)
    if (store.getRanges() != stores.front().getRanges())
      return facts.refuse("its stores run over different ranges");
  int64_t width = 4;
  llvm::SetVector<Operation *> needed;
  SmallVector<Value> all(outputs);
  all.append(reduced);
  for (ReduceOp reduce : reduces) {
    if (reduce.getRanges() != reduces.front().getRanges())
      return facts.refuse("its reductions run over different ranges");
    width = std::max(width, KernelFacts::getAccumulatorWidth(reduce));
    needed.insert_range(facts.getSlice(reduce.getValue(), all));
  }
  numLanes = facts.getNumLanes(width);
  for (Operation *op : needed) {
    if (isa<ReduceOp>(op))
      return facts.refuse("a reduction depends on another one");
    if (auto load = dyn_cast<LoadOp>(op))
      loads.push_back(load);
  }
  auto isRangeOf = [](Value range, auto kind) {
    return llvm::all_of(range.getUsers(), [&](Operation *user) {
      auto ranges = getRangeOperands(user);
      return !ranges || !llvm::is_contained(ValueRange(*ranges), range) ||
             isa<decltype(kind)>(user);
    });
  };
  if (!llvm::all_of(outputs,
                    [&](Value range) { return isRangeOf(range, StoreOp()); }) ||
      !llvm::all_of(reduced,
                    [&](Value range) { return isRangeOf(range, ReduceOp()); }))
    return facts.refuse("an axis is both reduced and an output axis");
  return success();
}

LogicalResult InnerProductSelector::findLanes() {
  size_t most = 0;
  for (Value range : reduced) {
    if (getRangeSize(range) < kMinVectors * numLanes)
      continue;
    size_t inOrder = 0;
    bool isKnown = true;
    llvm::SetVector<Value> others;
    for (LoadOp load : loads) {
      if (!dependsOn(load, range))
        continue;
      std::optional<int64_t> stride = getStride(load.getOffset(), range);
      bool isGated = load.getGate() && facts.dependsOn(load.getGate(), range);
      isKnown &= stride.has_value();
      if (stride == 1 && !isGated)
        ++inOrder;
      else
        others.insert(load.getSource());
    }
    if (!isKnown || inOrder <= most)
      continue;
    most = inOrder;
    lanes = range;
    staged = std::move(others);
  }
  if (!lanes)
    return facts.refuse("no reduction is over a contiguous axis");
  RangeSet axes;
  axes.insert(lanes);
  return facts.checkLanes(axes);
}

/// Two axes of the output, each of which shares loads of the other one.
LogicalResult InnerProductSelector::findTile() {
  for (Value range : outputs) {
    bool isShared = llvm::any_of(loads, [&](LoadOp load) {
      return dependsOn(load, lanes) && !dependsOn(load, range);
    });
    if (!isShared)
      continue;
    if (!outer || getRangeSize(range) > getRangeSize(outer)) {
      inner = outer;
      outer = range;
    } else if (!inner || getRangeSize(range) > getRangeSize(inner)) {
      inner = range;
    }
  }
  if (!inner)
    return facts.refuse("no factor is used by several elements of the output");
  // A copy is used by all of the outer axis.
  for (LoadOp load : loads)
    if (staged.contains(load.getSource())) {
      if (dependsOn(load, outer) || getRangeSize(outer) < kMinUses)
        return facts.refuse(
            "the factor that is not contiguous has too little reuse");
      int64_t size = CostModel::getByteWidth(load.getType());
      for (Value range : facts.getRanges(load.getResult()))
        if (llvm::is_contained(reduced, range) || range == inner)
          size = llvm::SaturatingMultiply<uint64_t>(size, getRangeSize(range));
      // It is read again for each tile, from a cache.
      if (size > facts.getCacheBytes() / 4)
        return facts.refuse("the factor that is not contiguous is too large");
    }
  return success();
}

bool InnerProductSelector::isWide() {
  for (Value range : outputs) {
    bool isInOrder = llvm::all_of(stores, [&](StoreOp store) {
      return getStride(store.getOffset(), range) == 1;
    });
    if (!isInOrder || getRangeSize(range) < numLanes)
      continue;
    int64_t uses = 1;
    bool isStaged = false;
    for (LoadOp load : loads)
      isStaged |=
          dependsOn(load, range) && getStride(load.getOffset(), range) != 1;
    for (Value other : outputs)
      if (llvm::none_of(loads, [&](LoadOp load) {
            return dependsOn(load, range) && dependsOn(load, other);
          }))
        uses *= getRangeSize(other);
    if (!isStaged || uses > kMaxRows)
      return true;
  }
  return false;
}

void InnerProductSelector::chooseSizes() {
  int64_t count = reduces.size();
  double bestCost = std::numeric_limits<double>::infinity();
  auto getFilled = [](int64_t size, int64_t tile) {
    return double(size - size % tile) / double(size);
  };
  for (int64_t high = 1; high <= std::min<int64_t>(8, getRangeSize(outer));
       ++high)
    for (int64_t wide = 1; wide <= std::min<int64_t>(8, getRangeSize(inner));
         ++wide) {
      int64_t accumulators = high * wide * count;
      if (accumulators + std::min(high, wide) + 1 > facts.getRegisters().count)
        continue;
      double loadCost = double(high + wide) / double(high * wide);
      double cost =
          std::max(1.0, loadCost) + facts.getModel().getLoadCost() * loadCost;
      cost *= std::max(1.0, double(facts.getModel().getProductSums()) /
                                double(accumulators));
      double filled = getFilled(getRangeSize(outer), high) *
                      getFilled(getRangeSize(inner), wide);
      cost *= filled + 2 * (1 - filled);
      if (cost < bestCost) {
        bestCost = cost;
        outerTile = high;
        innerTile = wide;
      }
    }
  int64_t accumulators = outerTile * innerTile * count;
  while (copies * accumulators < facts.getModel().getProductSums() &&
         2 * copies * accumulators + 4 <= facts.getRegisters().count &&
         getRangeSize(lanes) >= 2 * copies * kMinVectors * numLanes)
    copies *= 2;
}

/// Orders the loops: the lanes are the innermost. The result is the loops
/// outside of the tile.
SmallVector<SharedLoop> InnerProductSelector::orderLoops() {
  SmallVector<int64_t> order;
  SmallVector<SharedLoop> loops;
  for (Value range : outputs)
    if (range != outer && range != inner) {
      order.push_back(KernelFacts::getId(range));
      loops.push_back({order.back(), getRangeSize(range)});
    }
  order.append({KernelFacts::getId(outer), KernelFacts::getId(inner)});
  writer.reorder(order);
  order.clear();
  for (Value range : reduced)
    if (range != lanes)
      order.push_back(KernelFacts::getId(range));
  order.push_back(KernelFacts::getId(lanes));
  writer.reorder(order);
  return loops;
}

/// How many steps the loop over `size` points that makes the copies has: one
/// for each thread, or a few. `loops` are those around it. Each step makes a
/// copy of its own, so that there are no more than help.
int64_t InnerProductSelector::chooseSteps(ArrayRef<SharedLoop> loops,
                                          int64_t size) {
  int64_t steps = 1;
  bool isThreaded = bool(facts.getThreadRange());
  int64_t threads = facts.getThreads(), most = size / kMinUses;
  double least = double(threads);
  for (const SharedLoop &loop : loops)
    least = std::min(least, getImbalance(loop.steps, threads));
  for (int64_t count = 2; isThreaded && count <= most; ++count)
    if (double imbalance = getImbalance(count, threads);
        size % (count * outerTile) == 0 && imbalance < 0.9 * least) {
      steps = count;
      least = imbalance;
    }
  return steps;
}

void InnerProductSelector::buildActions() {
  int64_t outerId = KernelFacts::getId(outer);
  int64_t innerId = KernelFacts::getId(inner);
  int64_t lanesId = KernelFacts::getId(lanes);
  SmallVector<SharedLoop> loops = orderLoops();

  int64_t numOuter = getRangeSize(outer), numInner = getRangeSize(inner);
  int64_t length = getRangeSize(lanes), width = copies * numLanes;
  std::optional<int64_t> restLanes = writer.peel(lanesId, length, width);
  std::optional<int64_t> restOuter = writer.peel(outerId, numOuter, outerTile);
  std::optional<int64_t> restInner = writer.peel(innerId, numInner, innerTile);

  int64_t insideId = outerId, inside = numOuter - numOuter % outerTile;
  int64_t steps = 1;
  if (!staged.empty()) {
    steps = chooseSteps(loops, inside);
    insideId =
        writer.divide(ActionKind::split, outerId, inside, inside / steps);
    inside /= steps;
  }
  loops.push_back({outerId, staged.empty() ? inside / outerTile : steps});
  if (std::optional<int64_t> shared = facts.chooseShared(loops))
    writer.act(ActionKind::thread, {*shared});

  if (outerTile > 1)
    writer.divide(ActionKind::upcast, insideId, inside, outerTile);
  if (restOuter)
    writer.divide(ActionKind::upcast, *restOuter, numOuter % outerTile,
                  numOuter % outerTile);
  if (innerTile > 1)
    writer.divide(ActionKind::upcast, innerId, numInner - numInner % innerTile,
                  innerTile);
  if (restInner)
    writer.divide(ActionKind::upcast, *restInner, numInner % innerTile,
                  numInner % innerTile);
  writer.divide(ActionKind::simd, lanesId, length - length % width, numLanes);
  if (copies > 1)
    writer.divide(ActionKind::unroll, lanesId,
                  (length - length % width) / numLanes, copies);
  if (restLanes)
    writer.spread(*restLanes, length % width, numLanes, ActionKind::unroll);
  for (Value buffer : staged)
    writer.act(ActionKind::stage,
               {int64_t(cast<BlockArgument>(buffer).getArgNumber()), outerId});
}

FailureOr<ScheduleCandidate> InnerProductSelector::select() {
  if (failed(analyze()) || failed(findLanes()) || failed(findTile()))
    return failure();
  int64_t points = 1;
  for (Value range : outputs)
    points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
  for (Value range : reduced)
    points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
  if (points < kMinScheduledPoints)
    return facts.refuse("it is too little work");
  if (isWide())
    return facts.refuse("a row of the output fills a vector");
  chooseSizes();
  if (outerTile * innerTile == 1)
    return facts.refuse("there are too few registers");
  buildActions();
  writer.note("inner products share their loads")
      .metric("Rows", outerTile)
      .metric("Columns", innerTile)
      .metric("Copied", staged.size())
      .metric("Lanes", numLanes);
  return writer.get();
}

FailureOr<ScheduleCandidate> uop::selectInnerProduct(KernelFacts &facts) {
  return InnerProductSelector(facts).select();
}
