//===- SelectContraction.cpp - Schedules of contractions --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Contractions: matrix products, convolutions and what else adds up products
// of which each factor is used many times. The scheme is the one of Goto and
// van de Geijn (Anatomy of High-Performance Matrix Multiplication, 2008): a
// tile of the output in registers, vectors along one axis of it, and the factor
// that the vectors come from copied into panels where it is not in order.
//
//===----------------------------------------------------------------------===//

#include "KernelAxes.h"
#include "LoopNests.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

/// What follows a reduction is copied for each vector of the tile; more ops
/// than this take LLVM too long.
static constexpr int64_t kMaxCopiedOps = 1024;
/// Squares of more lanes are not transposed.
static constexpr int64_t kMaxTransposedLanes = 16;
/// Ways to share the loops among threads of which the prices are asked.
static constexpr size_t kMaxSharings = 2;
/// Of a tile. More beside one vector would save less than a tenth of the loads,
/// and the kernel's code grows with them.
static constexpr int64_t kMostRows = 16;

namespace {
/// How many rows and vectors of the output are in registers.
struct Tile {
  int64_t rows = 1, vectors = 1;
  /// All points of another axis as well, so many: each has the rows.
  int64_t planes = 1;
};

/// Which loop threads share.
struct Sharing {
  /// Its id; none if the kernel is not shared.
  std::optional<int64_t> id;
  /// An axis that is cut into so many pieces first, which are that loop.
  Value cut;
  int64_t pieces = 0;
};

/// Reductions over the same ranges.
struct Reductions {
  SmallVector<Value> ranges;
  int64_t points = 1, count = 1;
};

class ContractionSelector {
public:
  explicit ContractionSelector(KernelFacts &facts)
      : facts(facts), model(facts.getModel()), stores(facts.getStores()),
        writer(facts) {}

  SmallVector<ScheduleCandidate> enumerate();

private:
  LogicalResult analyze();
  LogicalResult collectNests();
  bool isWithinAnother(ReduceOp inner);
  LogicalResult findLoads();
  /// Of the reductions, those that tiles are not made of.
  void findReductions();
  /// How many rows tiles are made for at a time.
  LogicalResult findTiledRows();
  /// An axis that may be the lanes of vectors.
  struct Lanes {
    Value axis;
    /// The rows of squares that are transposed when they are stored, if any.
    Value rows;
    /// Arguments that are not read in the order of the lanes.
    llvm::SetVector<Value> staged;
    /// Of each multiplication.
    double cost = 0;
  };
  std::optional<Lanes> findLanesInOrder();
  std::optional<Lanes> findTransposedLanes(Value inOrder);
  SmallVector<Lanes, 2> listLanes();
  /// What lanes along `range` cost for each multiplication; none if they cannot
  /// be along it. `others` are the buffers that must be copied then.
  std::optional<double> rateLanes(Value range, bool isInOrder,
                                  llvm::SetVector<Value> &others);
  double getWork();
  bool isStoredInOrder(Value range);
  LogicalResult findRows();
  bool sharesLanes(Value range);
  Value findPlanes();
  Tile chooseTile(int64_t numPlanes);
  /// What a copy takes, and which ranges select it.
  using Copies = llvm::MapVector<Value, std::pair<double, RangeSet>>;
  Copies rateCopies();
  SmallVector<Sharing, 4> listSharings(const Tile &tile);
  void buildActions(const Tile &tile, const Sharing &sharing);
  void orderOutputs(const Sharing &sharing, int64_t rowsId,
                    std::optional<int64_t> tilesId);
  void orderReductions();
  void stagePanels(std::optional<int64_t> lastColumns);
  llvm::SetVector<Value> findPanels(const Tile &tile);
  void build(const Tile &tile, SmallVectorImpl<ScheduleCandidate> &candidates);
  void addCandidates(const Lanes &way,
                     SmallVectorImpl<ScheduleCandidate> &candidates);
  ScheduleCandidate build(const Tile &tile, const Sharing &sharing);
  bool dependsOn(Value value, Value range) {
    return facts.dependsOn(value, range);
  }

  KernelFacts &facts;
  const CostModel &model;
  SmallVector<ReduceOp> reduces;
  MutableArrayRef<StoreOp> stores;
  ScheduleWriter writer;
  /// Reductions that tiles are made of, or that are the same in all lanes, and
  /// the tiles: each has lanes of its own.
  SmallVector<LoopNest> prologue;
  /// Tiles are made for so many rows at a time; 0, if there are none.
  int64_t tiledRows = 0;
  /// Inside of the reductions; also reads of tiles.
  llvm::SetVector<Operation *> loads;
  /// What stores are made of, but not what tiles are.
  llvm::SetVector<Operation *> following;
  SmallVector<Value> outputs;
  /// One after the other: a sum of two convolutions has two.
  SmallVector<Reductions> nests;
  /// Some are in the loops of others.
  bool isNested = false;
  /// Of the longest of them, or of those in each other's loops.
  int64_t reducedPoints = 1;
  int64_t numLanes = 1;
  Value lanes, rows;
  /// A short axis beside the rows, if any.
  Value planes;
  /// Whether it is the rows that are in order in the output.
  bool isTransposed = false;
  /// Arguments that are not read in the order of the lanes.
  llvm::SetVector<Value> staged;
  int64_t numCopiedOps = 0;
};
} // namespace

/// Collects the reductions that are over the same ranges.
LogicalResult ContractionSelector::collectNests() {
  for (ReduceOp reduce : reduces) {
    auto *nest = llvm::find_if(nests, [&](const Reductions &other) {
      return ValueRange(other.ranges) == reduce.getRanges();
    });
    if (nest != nests.end()) {
      ++nest->count;
      continue;
    }
    for (const Reductions &other : nests)
      for (Value range : reduce.getRanges())
        if (llvm::is_contained(other.ranges, range))
          return facts.refuse("its reductions share some of their ranges");
    Reductions &added = nests.emplace_back();
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
  int64_t points = reducedPoints;
  for (Value range : outputs)
    points *= getRangeSize(range);
  if (points < kMinScheduledPoints || reducedPoints < 4)
    return facts.refuse("it is too little work");

  if (failed(findLoads()))
    return failure();
  if (isNested) {
    reducedPoints = 1;
    for (const Reductions &nest : nests)
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
      return facts.refuse("a tile is not the same for all lanes");
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
  llvm::erase_if(nests, [&](const Reductions &nest) {
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

std::optional<double>
ContractionSelector::rateLanes(Value range, bool isInOrder,
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
    if (isGated || (isLane && getStride(load.getOffset(), range) != 1)) {
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
  // What is left beside whole registers takes narrower ones; where there are
  // none of the former, each number that is loaded serves fewer lanes.
  int64_t size = getRangeSize(range), rest = size % numLanes;
  int64_t filled =
      size < numLanes
          ? numLanes
          : size - rest + (rest ? int64_t(llvm::PowerOf2Ceil(rest)) : 0);
  cost += double(filled) / double(size);
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
    std::optional<double> cost = rateLanes(range, /*isInOrder=*/true, others);
    if (cost && (!best || others.size() < best->staged.size()))
      best = Lanes{range, /*rows=*/{}, std::move(others), *cost};
  }
  return best;
}

/// Another axis, that fills more lanes: squares of the output, whose rows are
/// along the axis that is in order, are transposed in registers.
std::optional<ContractionSelector::Lanes>
ContractionSelector::findTransposedLanes(Value inOrder) {
  std::optional<Lanes> best;
  for (Value range : outputs) {
    bool isApart = llvm::all_of(stores, [&](StoreOp store) {
      return getStride(store.getOffset(), range).value_or(0) > 1;
    });
    auto reads = [&](Value some, Value other) {
      return llvm::any_of(loads, [&](Operation *load) {
        return dependsOn(load->getResult(0), some) &&
               !dependsOn(load->getResult(0), other);
      });
    };
    if (!isApart || getRangeSize(range) < numLanes || !reads(range, inOrder) ||
        !reads(inOrder, range))
      continue;
    llvm::SetVector<Value> others;
    std::optional<double> cost = rateLanes(range, /*isInOrder=*/false, others);
    if (cost && (!best || *cost < best->cost))
      best = Lanes{range, inOrder, std::move(others), *cost};
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
  if (std::optional<Lanes> found = findTransposedLanes(*inOrder);
      found && (ways.empty() || found->cost < ways.front().cost))
    ways.insert(ways.begin(), std::move(*found));
  return ways;
}

/// Whether points of the range multiply the same vectors by different numbers.
bool ContractionSelector::sharesLanes(Value range) {
  bool isShared = llvm::any_of(loads, [&](Operation *load) {
    return dependsOn(load->getResult(0), lanes) &&
           !dependsOn(load->getResult(0), range);
  });
  return isShared && llvm::any_of(loads, [&](Operation *load) {
           return dependsOn(load->getResult(0), range);
         });
}

/// Where the rows are few, the axis around them whose points are in registers,
/// too: the windows of a convolution's weights.
Value ContractionSelector::findPlanes() {
  auto place = llvm::find(outputs, rows);
  if (tiledRows || place == outputs.begin())
    return {};
  Value range = *std::prev(place);
  bool isSmall = getRangeSize(rows) * getRangeSize(range) <= kMostRows;
  return isSmall && range != lanes && sharesLanes(range) ? range : Value();
}

/// The axis whose points share the vectors.
LogicalResult ContractionSelector::findRows() {
  if (rows)
    return success();
  int64_t most = 0;
  for (Value range : outputs) {
    if (range == lanes)
      continue;
    // Of those that are large enough, the innermost one.
    int64_t size = std::min(getRangeSize(range), kMostRows);
    if (sharesLanes(range) && size >= most) {
      most = size;
      rows = range;
    }
  }
  if (!rows)
    return facts.refuse("no factor is used for several points of the output");
  return success();
}

/// The buffers that are in order, but of which more than one tile of rows reads
/// the same vectors: a copy has them one after the other.
llvm::SetVector<Value> ContractionSelector::findPanels(const Tile &tile) {
  llvm::SetVector<Value> panels;
  if (getRangeSize(rows) <= tile.rows)
    return panels;
  for (Operation *op : loads)
    if (auto load = dyn_cast<LoadOp>(op); load &&
                                          dependsOn(load.getResult(), lanes) &&
                                          !dependsOn(load.getResult(), rows) &&
                                          !staged.contains(load.getSource()))
      panels.insert(load.getSource());
  return panels;
}

/// What copies to panels take, in multiplications.
ContractionSelector::Copies ContractionSelector::rateCopies() {
  Copies copies;
  for (Operation *op : loads) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load || !staged.contains(load.getSource()))
      continue;
    const RangeSet &ranges = facts.getRanges(load.getResult());
    auto &[time, selecting] = copies[load.getSource()];
    double points = 1;
    for (Value range : ranges)
      points *= double(getRangeSize(range));
    // The taps of a window read the same elements.
    auto type = cast<MemRefType>(load.getSource().getType());
    if (type.hasStaticShape())
      points = std::min(points, double(type.getNumElements()));
    time = std::max(time, points * model.getCopyCost());
    selecting.insert_range(ranges);
  }
  return copies;
}

/// Those that are likely the fastest, by the share that the slowest thread has,
/// and the copies that each makes for itself: those that are the same for all
/// steps of the loop, and those that are made outside of it.
SmallVector<Sharing, 4> ContractionSelector::listSharings(const Tile &tile) {
  if (!facts.getThreadRange())
    return {Sharing()};
  double threads = double(facts.getThreads());
  double work = getWork();
  Copies copies = rateCopies();
  SmallVector<std::pair<double, Sharing>> ways;
  // `rest` is what one thread does besides, in steps.
  auto offer = [&](int64_t steps, double rest, Value axis, const Sharing &way) {
    if (steps < 2)
      return;
    double longest = double(llvm::divideCeil(steps, int64_t(threads))) + rest;
    double share = longest / (double(steps) + rest);
    double cost = work * share;
    for (auto &[buffer, copy] : copies) {
      bool isOwn = axis && copy.second.contains(axis);
      double again =
          way.cut ? double(llvm::divideCeil(steps, int64_t(threads))) : 1;
      cost += copy.first * (isOwn ? share : again);
    }
    // A loop further inside has to be worth it.
    ways.emplace_back(cost * (1 + 0.03 * double(ways.size() != 0)), way);
  };
  bool isInside = false;
  for (Value range : outputs) {
    isInside |= isTransposed && range == lanes;
    if (range != rows && range != lanes && range != planes && !isInside)
      offer(getRangeSize(range), 0, range, {KernelFacts::getId(range), {}, 0});
  }
  int64_t numRows = getRangeSize(rows), numColumns = getRangeSize(lanes);
  if (tiledRows)
    offer(numRows / tiledRows, 0, rows, {KernelFacts::getId(rows), {}, 0});
  int64_t width = std::min(tile.vectors * numLanes, numColumns);
  offer(numColumns / width, double(numColumns % width) / double(width), lanes,
        {KernelFacts::getId(lanes), {}, 0});
  isInside = false;
  for (Value range : outputs) {
    isInside |= isTransposed && range == lanes;
    int64_t size = getRangeSize(range);
    if (!facts.isShared() || tiledRows || !isInside || range == rows ||
        range == lanes || range == planes)
      continue;
    for (int64_t pieces = 2; pieces <= size; ++pieces)
      if (size % pieces == 0)
        offer(pieces, 0, range, {KernelFacts::getId(range), range, pieces});
  }
  if (!tiledRows)
    offer(numRows / tile.rows, double(numRows % tile.rows) / double(tile.rows),
          {}, {KernelFacts::getId(rows), {}, 0});
  // Of equals, the one that was offered first.
  SmallVector<Sharing, 4> sharings;
  while (sharings.size() != kMaxSharings && !ways.empty()) {
    Sharing next = llvm::min_element(ways, llvm::less_first())->second;
    sharings.push_back(next);
    llvm::erase_if(ways,
                   [&](const auto &way) { return way.second.id == next.id; });
  }
  if (sharings.empty())
    sharings.emplace_back();
  return sharings;
}

Tile ContractionSelector::chooseTile(int64_t numPlanes) {
  int64_t numRows = tiledRows ? tiledRows : getRangeSize(rows);
  int64_t numColumns = getRangeSize(lanes);
  int64_t count = 0, registers = facts.getRegisters().count;
  for (const Reductions &nest : nests)
    count = isNested ? count + nest.count : std::max(count, nest.count);
  // Of the loops that are there whatever the tile is.
  double imbalance = std::numeric_limits<double>::infinity();
  for (Value range : outputs)
    if (range != lanes && range != rows)
      imbalance = std::min(
          imbalance, getImbalance(getRangeSize(range), facts.getThreads()));
  Tile best;
  double bestCost = std::numeric_limits<double>::infinity();
  for (int64_t vectors = 1; vectors <= 4; ++vectors)
    for (int64_t height = 1; height <= kMostRows / numPlanes; ++height) {
      if (numPlanes > 1 && height != numRows)
        continue;
      int64_t numPoints = height * numPlanes;
      // A panel that stands alone is in one loop with what is left over.
      int64_t width = vectors * numLanes;
      bool isWhole = width <= numColumns && numColumns / width == 1;
      int64_t across =
          isWhole ? llvm::divideCeil(numColumns, numLanes) : vectors;
      int64_t accumulators = numPoints * across * count;
      if (accumulators + across + 1 > registers || (height > numRows) ||
          (vectors > 1 && width > numColumns) ||
          numCopiedOps * numPoints * across > kMaxCopiedOps)
        continue;
      // LLVM loads the numbers of all rows before it uses them.
      if (isTransposed && accumulators + across + numPoints > registers + 4)
        continue;
      // Loads of each multiplication, waiting for accumulators, and what does
      // not fill tiles, at a third of the speed.
      double loadCost = double(numPoints + across) / double(numPoints * across);
      double cost = std::max(1.0, loadCost) + model.getLoadCost() * loadCost;
      cost *=
          std::max(1.0, double(model.getProductSums()) / double(accumulators));
      double filled = double(numRows - numRows % height) / double(numRows);
      if (isWhole)
        cost *= double(across * numLanes) / double(numColumns);
      else if (width <= numColumns)
        filled *= double(numColumns - numColumns % width) / double(numColumns);
      cost *= filled + 3 * (1 - filled);
      // Longer code for what is left over.
      if (numRows % height != 0)
        cost *= 1.05;
      // Threads wait for the one with the longest share.
      if (facts.isShared())
        cost *= std::min(
            imbalance,
            getImbalance(std::max(numRows / height,
                                  numColumns / std::min(width, numColumns)),
                         facts.getThreads()));
      // Of equals, the one that leaves nothing over.
      bool isEven = numColumns % width == 0 &&
                    numColumns % (best.vectors * numLanes) != 0;
      if (cost < bestCost || (cost == bestCost && isEven)) {
        bestCost = cost;
        best = {height, vectors, numPlanes};
      }
    }
  return best;
}

/// Panels of columns are the outermost loop but for batches, so that one of
/// them stays in the cache while the rows go by. `tilesId` is a loop over the
/// rows that tiles are made for.
void ContractionSelector::orderOutputs(const Sharing &sharing, int64_t rowsId,
                                       std::optional<int64_t> tilesId) {
  SmallVector<int64_t> order, inside;
  bool isInside = false;
  for (Value range : outputs) {
    isInside |= isTransposed && range == lanes;
    if (range == rows || range == lanes)
      continue;
    int64_t id = KernelFacts::getId(range), size = getRangeSize(range);
    if (range == sharing.cut) {
      order.insert(order.begin(), id);
      if (sharing.pieces == size)
        continue;
      id = writer.divide(ActionKind::split, id, size, size / sharing.pieces);
    }
    (isInside ? inside : order).push_back(id);
  }
  if (tilesId)
    order.push_back(*tilesId);
  order.push_back(KernelFacts::getId(lanes));
  order.append(inside);
  order.push_back(rowsId);
  writer.reorder(order);
}

/// The longest loop is the innermost: LLVM unrolls short ones whole.
void ContractionSelector::orderReductions() {
  for (const Reductions &nest : nests) {
    SmallVector<std::pair<int64_t, int64_t>> reduced;
    for (Value range : nest.ranges)
      if (getRangeSize(range) > 1)
        reduced.emplace_back(getRangeSize(range), KernelFacts::getId(range));
    if (!llvm::is_sorted(reduced)) {
      llvm::sort(reduced);
      writer.reorder(llvm::to_vector(llvm::make_second_range(reduced)));
    }
  }
}

/// Copies buffers to panels of the lanes, and of the columns that are left.
void ContractionSelector::stagePanels(std::optional<int64_t> lastColumns) {
  for (Value buffer : staged) {
    int64_t argument = cast<BlockArgument>(buffer).getArgNumber();
    writer.act(ActionKind::stage, {argument, KernelFacts::getId(lanes)});
    bool hasLanes = llvm::any_of(loads, [&](Operation *load) {
      return load->getOperand(0) == buffer &&
             dependsOn(load->getResult(0), lanes);
    });
    if (lastColumns && hasLanes)
      writer.act(ActionKind::stage, {argument, *lastColumns});
  }
}

void ContractionSelector::buildActions(const Tile &tile,
                                       const Sharing &sharing) {
  int64_t rowsId = KernelFacts::getId(rows),
          lanesId = KernelFacts::getId(lanes);
  int64_t numRows = getRangeSize(rows), numColumns = getRangeSize(lanes);
  std::optional<int64_t> tilesId;
  SmallVector<std::pair<int64_t, int64_t>> tileCopies;
  if (tiledRows) {
    RangeSet axes;
    axes.insert(lanes);
    if (numRows / tiledRows > 1)
      tilesId = rowsId;
    rowsId = scheduleTiles(facts, writer, rows, tiledRows, std::move(prologue),
                           std::move(axes), tileCopies);
    numRows = tiledRows;
  }
  orderOutputs(sharing, rowsId, tilesId);
  orderReductions();

  int64_t width = std::min(tile.vectors * numLanes, numColumns);
  std::optional<int64_t> lastColumns = writer.peel(lanesId, numColumns, width);
  int64_t lastLanes = numColumns % width;
  std::optional<int64_t> lastRows = writer.peel(rowsId, numRows, tile.rows);
  // The axis is that of the panels now.
  int64_t columnsId =
      writer.divide(ActionKind::split, lanesId, numColumns - lastLanes, width);
  std::optional<int64_t> lastColumnsId;
  if (lastColumns)
    lastColumnsId =
        writer.divide(ActionKind::split, *lastColumns, lastLanes, lastLanes);
  if (sharing.id)
    writer.act(ActionKind::thread, {*sharing.id});

  writer.spread(columnsId, width, numLanes, ActionKind::upcast);
  if (lastColumnsId)
    writer.spread(*lastColumnsId, lastLanes, numLanes, ActionKind::upcast);
  if (tile.rows > 1)
    writer.divide(ActionKind::upcast, rowsId, numRows - numRows % tile.rows,
                  tile.rows);
  if (lastRows)
    writer.divide(ActionKind::upcast, *lastRows, numRows % tile.rows,
                  numRows % tile.rows);
  if (planes)
    writer.divide(ActionKind::upcast, KernelFacts::getId(planes), tile.planes,
                  tile.planes);
  // Last, because a copy is in the order of the lanes.
  for (auto [argument, axis] : tileCopies)
    writer.act(ActionKind::stage, {argument, axis});
  stagePanels(lastColumns);
}

/// One candidate for each loop that threads may share.
void ContractionSelector::build(
    const Tile &tile, SmallVectorImpl<ScheduleCandidate> &candidates) {
  for (const Sharing &sharing : listSharings(tile))
    candidates.push_back(ContractionSelector(*this).build(tile, sharing));
}

ScheduleCandidate ContractionSelector::build(const Tile &tile,
                                             const Sharing &sharing) {
  buildActions(tile, sharing);
  ScheduleNote &note =
      writer
          .note(isTransposed
                    ? "a tile of the output stays in registers, and is "
                      "transposed when it is stored"
                    : "a tile of the output stays in registers")
          .metric("Reductions", nests.size())
          .metric("Rows", tile.rows)
          .metric("Vectors", tile.vectors)
          .metric("Lanes", numLanes);
  if (planes)
    note.metric("Planes", tile.planes);
  if (tiledRows)
    note.metric("TiledRows", tiledRows);
  if (sharing.id)
    note.metric("SharedAxis", *sharing.id);
  if (sharing.pieces)
    note.metric("Pieces", sharing.pieces);
  return writer.get();
}

void ContractionSelector::addCandidates(
    const Lanes &way, SmallVectorImpl<ScheduleCandidate> &candidates) {
  lanes = way.axis;
  rows = way.rows;
  isTransposed = bool(rows);
  if (failed(findRows()) || failed(findTiledRows()))
    return;
  SmallVector<Value, 2> around = {Value()};
  if (Value found = findPlanes())
    around.push_back(found);
  for (Value axis : around) {
    planes = axis;
    Tile tile = chooseTile(planes ? getRangeSize(planes) : 1);
    if (tile.rows * tile.vectors == 1) {
      (void)facts.refuse(
          "what follows its reductions is too long to be copied");
      return;
    }
    bool hasRoom = double(reducedPoints * tile.vectors * numLanes) <=
                   model.getPanelElements();
    if (!hasRoom && !way.staged.empty()) {
      (void)facts.refuse("the panels would be too large");
      return;
    }
    staged = way.staged;
    build(tile, candidates);
    llvm::SetVector<Value> panels = findPanels(tile);
    if (hasRoom && !panels.empty()) {
      staged.insert_range(panels);
      build(tile, candidates);
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
    if (candidates.empty())
      ContractionSelector(*this).addCandidates(way, candidates);
  return candidates;
}

SmallVector<ScheduleCandidate> uop::enumerateContractions(KernelFacts &facts) {
  return ContractionSelector(facts).enumerate();
}
