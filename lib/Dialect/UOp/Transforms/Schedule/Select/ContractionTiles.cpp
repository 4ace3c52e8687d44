//===- ContractionTiles.cpp - The loops of a contraction --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// When the lanes and the rows are known: how many of them a tile in registers
// has, which loop threads share, and the actions.
//
//===----------------------------------------------------------------------===//

#include "ContractionSelector.h"

#include "../KernelAxes.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/IR/Widening.h"

using namespace mlir;
using namespace uop;

/// Ways to share the loops among threads of which the prices are asked.
static constexpr size_t kMaxSharings = 2;
/// What code for rows or columns that are left over has to save.
static constexpr double kRestLoss = 1.05;

/// The buffers that are in order, but of which more than one tile of rows reads
/// the same vectors: a copy has them one after the other. Of numbers that are
/// converted, a copy has them as they are used; so it has those of the rows, of
/// which each tile of columns reads all.
llvm::SetVector<Value>
ContractionSelector::findPanels(const ContractionTile &tile) {
  llvm::SetVector<Value> panels;
  bool hasTiles = getRangeSize(rows) > tile.rows;
  bool hasColumns = getRangeSize(lanes) > tile.vectors * numLanes;
  for (Operation *op : loads) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load || staged.contains(load.getSource()))
      continue;
    bool isOfLanes = dependsOn(load.getResult(), lanes);
    bool isPanel = hasTiles && isOfLanes && !dependsOn(load.getResult(), rows);
    if (isPanel || (hasColumns && !isOfLanes && isWorthConverting(load)))
      panels.insert(load.getSource());
  }
  return panels;
}

/// Whether a copy of all that the load reads, in the type in which it is used,
/// stays in the last cache while panels pass over it.
bool ContractionSelector::isWorthConverting(LoadOp load) {
  auto cast =
      load->hasOneUse() ? dyn_cast<CastOp>(*load->user_begin()) : CastOp();
  if (!cast || !isCheapWidening(cast))
    return false;
  PackOp pack = findPack(load);
  double bytes =
      double(CostModel::getByteWidth(pack ? pack.getType() : cast.getType()));
  for (Value range : facts.getRanges(load.getResult()))
    bytes *= double(getRangeSize(range));
  return bytes <= model.getLastCacheBytes() / 2;
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
SmallVector<LoopSharing, 4>
ContractionSelector::listSharings(const ContractionTile &tile,
                                  size_t maxSharings) {
  if (!facts.getThreadRange())
    return {LoopSharing()};
  double threads = double(facts.getThreads());
  double work = getWork();
  Copies copies = rateCopies();
  SmallVector<std::pair<double, LoopSharing>> ways;
  // `rest` is what one thread does besides, in steps.
  auto offer = [&](int64_t steps, double rest, Value axis,
                   const LoopSharing &way) {
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
  for (Value range : outputs)
    if (range != rows && range != lanes && range != planes &&
        !isInsideLanes(range))
      offer(getRangeSize(range), 0, range, {KernelFacts::getId(range), {}, 0});
  int64_t numRows = getRangeSize(rows), numColumns = getRangeSize(lanes);
  if (tiledRows)
    offer(numRows / tiledRows, 0, rows, {KernelFacts::getId(rows), {}, 0});
  int64_t width = std::min(tile.vectors * numLanes, numColumns);
  if (!hasInnerPanels)
    offer(numColumns / width, double(numColumns % width) / double(width), lanes,
          {KernelFacts::getId(lanes), {}, 0});
  for (Value range : outputs) {
    int64_t size = getRangeSize(range);
    if (!facts.isShared() || tiledRows || !isInsideLanes(range) ||
        range == planes)
      continue;
    for (int64_t pieces = 2; pieces <= size; ++pieces)
      if (size % pieces == 0)
        offer(pieces, 0, range, {KernelFacts::getId(range), range, pieces});
  }
  if (!tiledRows && !hasInnerPanels)
    offer(numRows / tile.rows, double(numRows % tile.rows) / double(tile.rows),
          {}, {KernelFacts::getId(rows), {}, 0});
  // Of equals, the one that was offered first.
  SmallVector<LoopSharing, 4> sharings;
  while (sharings.size() != maxSharings && !ways.empty()) {
    LoopSharing next = llvm::min_element(ways, llvm::less_first())->second;
    sharings.push_back(next);
    llvm::erase_if(ways,
                   [&](const auto &way) { return way.second.id == next.id; });
  }
  if (sharings.empty())
    sharings.emplace_back();
  return sharings;
}

/// The registers of the sums, of a tile of so many rows and vectors. What is
/// the same in all rows is added up in a loop of its own, before these.
int64_t ContractionSelector::countAccumulators(int64_t numPoints,
                                               int64_t across) {
  int64_t count = 0;
  for (const SharedReductions &nest : nests) {
    int64_t ofNest = 0;
    for (ReduceOp reduce : reduces)
      if (reduce.getRanges() == ValueRange(nest.ranges) &&
          dependsOn(reduce.getResult(), rows))
        ofNest +=
            numPoints * (dependsOn(reduce.getResult(), lanes) ? across : 1);
    count = isNested ? count + ofNest : std::max(count, ofNest);
  }
  return std::max<int64_t>(count, 1);
}

/// How many vectors each step of a block loads: windows have their own for each
/// of the planes.
int64_t ContractionSelector::countVectors(int64_t across) {
  return isOfWindows() ? across * getRangeSize(planes) : across;
}

/// What a multiplication of vectors takes in a block of so many points and
/// vectors, relative to one whose loads take no time.
double ContractionSelector::rateBlock(int64_t numPoints, int64_t across) {
  double products = double(numPoints * across);
  int64_t numbers =
      isOfWindows() ? numPoints / getRangeSize(planes) : numPoints;
  double loads = double(numbers + countVectors(across)) / products;
  double sums = double(countAccumulators(numPoints, across));
  double cost = std::max(1.0, loads) + model.getLoadCost() * loads;
  // Sums that are the same in all lanes take their time beside them.
  cost *= sums / products;
  // Waiting for the sums of the step before.
  return cost * std::max(1.0, double(model.getProductSums()) / sums);
}

/// What a multiplication takes with the tile, on average; none if the tile has
/// no room.
std::optional<double>
ContractionSelector::rateTile(const ContractionTile &tile) {
  int64_t numRows = tiledRows ? tiledRows : getRangeSize(rows);
  int64_t numColumns = getRangeSize(lanes);
  int64_t registers = facts.getRegisters().count;
  int64_t numPoints = tile.rows * tile.planes;
  // A panel that stands alone is in one loop with what is left over.
  int64_t width = tile.vectors * numLanes;
  bool isWhole = width <= numColumns && numColumns / width == 1;
  int64_t across =
      isWhole ? llvm::divideCeil(numColumns, numLanes) : tile.vectors;
  // The same as one vector more, of which nothing is left over.
  if (isWhole && across != tile.vectors && across <= kMostVectors &&
      numColumns % numLanes == 0)
    return std::nullopt;
  // A tile that is not repeated adds up in one loop with the rows left over.
  int64_t height = numRows / tile.rows == 1 ? numRows : tile.rows;
  // The same as one of all rows.
  if (height != tile.rows && height <= kMostRows / tile.planes)
    return std::nullopt;
  int64_t accumulators = countAccumulators(height * tile.planes, across);
  // Two registers for the operand that all columns share: LLVM loads the next
  // one ahead, and would spill a sum for it. What follows a reduction is copied
  // for each vector of the tile.
  if (accumulators + countVectors(across) + 2 > registers ||
      tile.rows > numRows || height > kMostRows ||
      (tile.vectors > 1 && width > numColumns) ||
      numCopiedOps * numPoints * across > model.getMaxOps() / 2)
    return std::nullopt;
  // What is left over of rows and of columns has blocks of its own.
  int64_t restColumns = isWhole ? numColumns : numColumns % width;
  int64_t restAcross = llvm::divideCeil(restColumns, numLanes);
  double vectors = double((numColumns - restColumns) / numLanes);
  auto rateRows = [&](int64_t count, int64_t height) {
    if (count == 0)
      return 0.0;
    double cost = vectors * rateBlock(height * tile.planes, tile.vectors);
    if (restAcross != 0)
      cost += double(restAcross) * rateBlock(height * tile.planes, restAcross);
    return double(count) * cost;
  };
  int64_t restRows = numRows % height;
  double cost =
      rateRows(numRows - restRows, height) + rateRows(restRows, restRows);
  cost /= double(numRows) * double(numColumns) / double(numLanes);
  // Longer code, which takes longer to compile.
  if (numRows % tile.rows != 0)
    cost *= kRestLoss;
  if (restColumns != 0 && vectors != 0)
    cost *= kRestLoss;
  // Threads wait for the one with the longest share.
  if (facts.isShared())
    cost *= std::min(
        findImbalance(),
        getImbalance(std::max(numRows / tile.rows,
                              numColumns / std::min(width, numColumns)),
                     facts.getThreads()));
  return cost;
}

/// Of the loops that are there whatever the tile is.
double ContractionSelector::findImbalance() {
  double imbalance = std::numeric_limits<double>::infinity();
  for (Value range : outputs)
    if (range != lanes && range != rows)
      imbalance = std::min(
          imbalance, getImbalance(getRangeSize(range), facts.getThreads()));
  return imbalance;
}

/// The tiles of which the prices are asked, the one with the best rate first.
/// Rates know neither caches nor what is left over.
SmallVector<ContractionTile, kMaxTiles>
ContractionSelector::listTiles(int64_t numPlanes) {
  int64_t numRows = tiledRows ? tiledRows : getRangeSize(rows);
  int64_t numColumns = getRangeSize(lanes);
  // Of equals, one that leaves nothing over, then the smallest.
  SmallVector<std::tuple<double, bool, int64_t, int64_t>> rated;
  for (int64_t vectors = 1; vectors <= kMostVectors; ++vectors)
    for (int64_t height = 1; height <= kMostRows / numPlanes; ++height)
      if (numPlanes == 1 || height == numRows || isOfWindows())
        if (auto rate = rateTile({height, vectors, numPlanes}))
          rated.emplace_back(*rate, numColumns % (vectors * numLanes) != 0,
                             vectors, height);
  llvm::sort(rated);
  SmallVector<ContractionTile, kMaxTiles> tiles;
  for (const auto &[rate, isUneven, vectors, height] : rated)
    if (tiles.size() != kMaxTiles &&
        rate <= kWorstRate * std::get<0>(rated.front()))
      tiles.push_back({height, vectors, numPlanes});
  if (tiles.empty())
    tiles.emplace_back();
  return tiles;
}

/// Whether the loop of the range is inside of the one over panels of lanes, but
/// for the rows.
bool ContractionSelector::isInsideLanes(Value range) {
  if (!isTransposed || hasInnerPanels || range == rows || range == lanes)
    return false;
  return llvm::find(outputs, lanes) < llvm::find(outputs, range);
}

/// Panels of columns are the outermost loop but for batches, so that one of
/// them stays in the cache while the rows go by; or, where all panels do, the
/// innermost one, so that what goes by comes once. `tilesId` is a loop over the
/// rows that tiles are made for.
void ContractionSelector::orderOutputs(const LoopSharing &sharing,
                                       int64_t rowsId,
                                       std::optional<int64_t> tilesId) {
  SmallVector<int64_t> order, inside;
  for (Value range : outputs) {
    if (range == rows || range == lanes)
      continue;
    int64_t id = KernelFacts::getId(range), size = getRangeSize(range);
    if (range == sharing.cut) {
      order.insert(order.begin(), id);
      if (sharing.pieces == size)
        continue;
      id = writer.divide(ActionKind::split, id, size, size / sharing.pieces);
    }
    (isInsideLanes(range) ? inside : order).push_back(id);
  }
  if (tilesId)
    order.push_back(*tilesId);
  order.push_back(KernelFacts::getId(lanes));
  // Squares that are parts of cache lines: the other parts come next.
  if (isOfWindows())
    order.push_back(rowsId);
  order.append(inside);
  if (!isOfWindows())
    order.push_back(rowsId);
  writer.reorder(order);
}

/// How many lines of memory a step of the range goes on to. Panels have the
/// order that their elements have in memory.
double ContractionSelector::countLines(Value range,
                                       const ContractionTile &tile) {
  double lines = 0;
  for (Operation *op : loads) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load || !dependsOn(load.getOffset(), range))
      continue;
    std::optional<int64_t> stride = getStride(load.getOffset(), range);
    double bytes =
        double(CostModel::getByteWidth(getElementTypeOrSelf(load.getType())));
    double part =
        stride ? std::abs(double(*stride)) * bytes / model.getLineBytes() : 1;
    // Rows that are apart have lines of their own.
    bool isOfRows = dependsOn(load.getOffset(), rows);
    lines += std::min(part, 1.0) * (isOfRows ? double(tile.rows) : 1);
  }
  return lines;
}

/// Whether the first-level cache has all that the loops of any tile read: a
/// vector, and as many rows as there are registers. The order is the same for
/// all tiles, so that their prices differ by what they are.
bool ContractionSelector::staysInCache(const SharedReductions &nest) {
  double elements = double(numLanes + facts.getRegisters().count);
  return double(nest.points) * elements * elementBytes <=
         model.getMemoryLevels().front().cacheBytes;
}

/// The longest loop is the innermost: it has the fewest steps of the others.
/// Where tiles read more than the first-level cache has, it is the one that
/// reads in order.
void ContractionSelector::orderReductions(const ContractionTile &tile) {
  for (const SharedReductions &nest : nests) {
    bool isCached = staysInCache(nest);
    SmallVector<std::tuple<double, int64_t, int64_t>> reduced;
    for (Value range : nest.ranges)
      if (getRangeSize(range) > 1)
        reduced.emplace_back(isCached ? 0 : -countLines(range, tile),
                             getRangeSize(range), KernelFacts::getId(range));
    if (llvm::is_sorted(reduced))
      continue;
    llvm::sort(reduced);
    writer.reorder(llvm::map_to_vector(
        reduced, [](const auto &loop) { return std::get<2>(loop); }));
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

void ContractionSelector::buildActions(const ContractionTile &tile,
                                       const LoopSharing &sharing) {
  int64_t rowsId = KernelFacts::getId(rows),
          lanesId = KernelFacts::getId(lanes);
  int64_t numRows = getRangeSize(rows), numColumns = getRangeSize(lanes);
  std::optional<int64_t> tilesId;
  SmallVector<StageOperands> tileCopies;
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
  orderReductions(tile);

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
  for (const StageOperands &operands : tileCopies)
    writer.act(ActionKind::stage, operands);
  stagePanels(lastColumns);
}

/// One candidate for each loop that threads may share. That differs little from
/// tile to tile.
void ContractionSelector::build(
    const ContractionTile &tile, bool isFirst,
    SmallVectorImpl<ScheduleCandidate> &candidates) {
  for (const LoopSharing &sharing :
       listSharings(tile, isFirst ? kMaxSharings : 1))
    candidates.push_back(ContractionSelector(*this).build(tile, sharing));
  bool hasPanels = tile.vectors * numLanes < getRangeSize(lanes);
  if (!isFirst || hasInnerPanels || !hasPanels ||
      !llvm::any_of(outputs, [&](Value range) {
        return range != planes && isInsideLanes(range);
      }))
    return;
  ContractionSelector other(*this);
  other.hasInnerPanels = true;
  other.build(tile, isFirst, candidates);
}

ScheduleCandidate ContractionSelector::build(const ContractionTile &tile,
                                             const LoopSharing &sharing) {
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
  if (hasInnerPanels)
    note.metric("InnerPanels", 1);
  if (tiledRows)
    note.metric("TiledRows", tiledRows);
  if (sharing.id)
    note.metric("SharedAxis", *sharing.id);
  if (sharing.pieces)
    note.metric("Pieces", sharing.pieces);
  return writer.get();
}
