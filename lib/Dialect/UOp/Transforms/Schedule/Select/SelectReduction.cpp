//===- SelectReduction.cpp - Schedules of reductions ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What is reduced is read from memory once, so the lanes are the axis that is
// in order there. If it is one of the output (sums of columns), each lane is a
// sum of its own. If it is reduced (sums of rows), the lanes are combined after
// the loop. Either way there are several accumulators, because an addition
// takes as long as several loads.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "LoopNests.h"

using namespace mlir;
using namespace uop;

/// Vectors of columns that are added up side by side, at most: one after the
/// other in memory, they are what a row of the buffer is read in.
static constexpr int64_t kMaxColumnVectors = 8;
/// Rows that are added to a vector in memory before it is written again, and
/// such vectors side by side.
static constexpr int64_t kAccumulatedRows = 8, kAccumulatedVectors = 4;

/// Points of a reduction that all have code of their own, at most.
static constexpr int64_t kMaxTaps = 25;

namespace {
/// How the taps of sums are read whose lanes are in order, such as those of a
/// depthwise convolution: in loops that compute the masks of each, which skip
/// rows of the border; each by code of its own, where most masks are constant;
/// or from a padded copy, without masks.
enum class Taps { loops, unrolled, padded };

/// Lanes along an axis of the output, each of which is sums of its own.
struct Columns {
  Value lanes;
  int64_t size = 0, numLanes = 1;
  /// The greatest step from lane to lane in a buffer.
  int64_t stride = 1;
  /// What is computed for each vector, in so many instructions.
  llvm::SetVector<Operation *> slice;
  double weight = 0;
  /// Points of the longest reduction that all have code of their own.
  int64_t taps = 1;
  /// How many vectors are side by side in a panel.
  int64_t vectors = 1;

  int64_t getId() const { return KernelFacts::getId(lanes); }
  int64_t getPanelSize() const { return std::min(size, vectors * numLanes); }
};

class ReductionSelector {
public:
  explicit ReductionSelector(KernelFacts &facts, Taps taps = Taps::loops)
      : facts(facts), taps(taps), writer(facts) {}

  FailureOr<ScheduleCandidate> select();
  /// Whether there are taps that may be read in several ways.
  bool hasTaps() const { return isOfTaps; }

private:
  LogicalResult selectColumns();
  llvm::SetVector<Operation *> getOutputSlice();
  int64_t countColumnPoints();
  LogicalResult findColumns(Columns &columns);
  void weighColumns(Columns &columns);
  SmallVector<SharedLoop> orderOutput(Value lanes);
  int64_t divideReductions(const Columns &columns);
  int64_t divideRows(const LoopNest &nest, const Columns &columns);
  std::optional<int64_t> chooseBlock(const llvm::SetVector<Operation *> &slice,
                                     Value lanes, int64_t columns,
                                     SmallVector<SharedLoop> loops);
  void dividePanels(int64_t id, int64_t size, int64_t columns,
                    int64_t numLanes);
  void accumulateColumns(int64_t lanesId, int64_t size, int64_t block,
                         int64_t columns, int64_t numLanes,
                         std::optional<int64_t> shared);
  LogicalResult selectRows();
  LogicalResult selectEnclosing();
  void collectNests();
  /// Makes tiles of sums of products for several rows, if there are any.
  bool selectTiles();
  /// Whether no reduction is the same at several points of `range`.
  bool isEachReducedFor(Value range) {
    return llvm::all_of(facts.getReduces(), [&](ReduceOp reduce) {
      return facts.dependsOn(reduce.getResult(), range);
    });
  }
  bool isWindow(const LoopNest &nest, Value lanes, int64_t stride);
  /// Whether some lanes are read, and others are not.
  bool isMasked(LoadOp load, Value lanes) {
    return load.getGate() && facts.dependsOn(load.getGate(), lanes);
  }
  Value findImage(LoadOp load, Value lanes);
  void dropLoopsInImages(const Columns &columns,
                         SmallVectorImpl<SharedLoop> &loops);
  LogicalResult stageImages(const Columns &columns);
  int64_t chooseVectors(const Columns &columns);

  KernelFacts &facts;
  Taps taps;
  /// Whether some load reads only some lanes; whether there are taps that are
  /// read so.
  bool hasMasks = false, isOfTaps = false;
  ScheduleWriter writer;
  SmallVector<LoopNest> reductions, outputs;
};
} // namespace

void ReductionSelector::collectNests() {
  for (ReduceOp reduce : facts.getReduces())
    addToNests(reductions, reduce);
  for (StoreOp store : facts.getStores())
    addToNests(outputs, store);
}

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

/// How many vectors of the axis are side by side: enough accumulators, and
/// little that is left over.
int64_t ReductionSelector::chooseVectors(const Columns &columns) {
  int64_t size = columns.size, numLanes = columns.numLanes;
  int64_t perVector = 0;
  for (const LoopNest &nest : reductions)
    perVector = std::max<int64_t>(perVector, nest.ops.size());
  int64_t best = 1;
  double bestCost = std::numeric_limits<double>::infinity();
  for (int64_t vectors = 1; vectors <= kMaxColumnVectors; ++vectors) {
    if (vectors > 1 && (vectors * numLanes > size ||
                        vectors * perVector + 4 > facts.getRegisters().count ||
                        double(vectors) * columns.weight > kMaxNestOps))
      break;
    double accumulators = double(vectors * perVector);
    double cost = std::max(1.0, double(facts.getModel().getReductionSums()) /
                                    accumulators);
    int64_t width = vectors * numLanes;
    double filled =
        width <= size ? double(size - size % width) / double(size) : 1;
    cost *= filled + 2 * (1 - filled);
    // What a loop costs by itself.
    cost *= 1 + 0.5 / double(vectors);
    if (cost < bestCost) {
      bestCost = cost;
      best = vectors;
    }
  }
  return best;
}

/// Whether the points of a reduction are few enough to have code of their own:
/// no loop, gates that are known where no border is, and what is read for one
/// of them is there for the next one. Sums of lanes that are in order load each
/// vector in any case, so that only masks are saved: the prices decide.
bool ReductionSelector::isWindow(const LoopNest &nest, Value lanes,
                                 int64_t stride) {
  bool isOfFew = !nest.ranges.empty() && nest.getNumPoints() <= kMaxTaps &&
                 llvm::all_of(nest.ops,
                              [&](Operation *op) {
                                return facts.dependsOn(op->getResult(0), lanes);
                              }) &&
                 llvm::all_of(nest.ranges, [&](Value range) {
                   return isRangeOfOnly(range, nest.ops);
                 });
  bool isSum = llvm::all_of(nest.ops, [](Operation *op) {
    auto reduce = dyn_cast<ReduceOp>(op);
    return reduce && reduce.getKind() == ReduceKind::add;
  });
  if (!isSum || stride != 1)
    return isOfFew;
  isOfTaps |= isOfFew && hasMasks;
  return isOfFew && taps == Taps::unrolled;
}

/// Of a load whose mask differs between lanes, the innermost axis that selects
/// what is padded as a whole, such as the channel of an image: the load depends
/// on it, and its mask does not. Null if there is none.
Value ReductionSelector::findImage(LoadOp load, Value lanes) {
  if (!isMasked(load, lanes))
    return {};
  for (Value range : llvm::reverse(outputs.front().ranges))
    if (range != lanes && facts.dependsOn(load.getResult(), range) &&
        !facts.dependsOn(load.getGate(), range))
      return range;
  return {};
}

/// Threads share no loop inside of the copy of an image: each step of it would
/// make the copy again.
void ReductionSelector::dropLoopsInImages(const Columns &columns,
                                          SmallVectorImpl<SharedLoop> &loops) {
  for (Operation *op : columns.slice) {
    auto load = dyn_cast<LoadOp>(op);
    Value image = load ? findImage(load, columns.lanes) : Value();
    if (!image)
      continue;
    auto *place = llvm::find_if(loops, [&](const SharedLoop &loop) {
      return loop.id == KernelFacts::getId(image);
    });
    if (place != loops.end())
      loops.erase(std::next(place), loops.end());
  }
}

LogicalResult ReductionSelector::stageImages(const Columns &columns) {
  llvm::SetVector<Value> staged;
  for (Operation *op : columns.slice) {
    auto load = dyn_cast<LoadOp>(op);
    Value image = load ? findImage(load, columns.lanes) : Value();
    auto buffer = load ? dyn_cast<BlockArgument>(load.getSource()) : nullptr;
    if (image && buffer && staged.insert(buffer))
      writer.act(ActionKind::stage,
                 {buffer.getArgNumber(), KernelFacts::getId(image)});
  }
  return success(!staged.empty());
}

/// Panels of `columns` columns read pieces of rows, far from each other. If the
/// buffer is larger than the cache, for how many columns at a time results had
/// better be accumulated in memory, where a row is read in one piece: a
/// multiple of `columns`, so that few columns are left over. If threads share
/// them and none of `loops`, there are some for each. None if that is not so.
std::optional<int64_t>
ReductionSelector::chooseBlock(const llvm::SetVector<Operation *> &slice,
                               Value lanes, int64_t columns,
                               SmallVector<SharedLoop> loops) {
  if (reductions.size() != 1 || reductions.front().ranges.size() != 1 ||
      outputs.front().ranges.back() != lanes)
    return std::nullopt;
  const LoopNest &nest = reductions.front();
  double bytes = 0;
  for (Operation *op : slice) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load || !facts.dependsOn(load.getResult(), nest.ranges.front()))
      continue;
    double points = double(CostModel::getByteWidth(load.getType()));
    for (Value range : facts.getRanges(load.getResult()))
      points *= double(getRangeSize(range));
    bytes += points;
  }
  // The next cache is fast enough for pieces.
  if (bytes <= 4 * double(facts.getCacheBytes()))
    return std::nullopt;
  int64_t width = 0;
  for (Operation *op : nest.ops)
    width += getNestWidth(op);
  int64_t panels = getRangeSize(lanes) / columns;
  int64_t most = std::min<int64_t>(
      panels, int64_t(facts.getModel().getTileBytes()) / 8 / (columns * width));
  loops.push_back({KernelFacts::getId(lanes), panels});
  if (facts.chooseShared(loops) == KernelFacts::getId(lanes))
    most = std::min(most, panels / facts.getThreads());
  if (most < 2)
    return std::nullopt;
  return panels / llvm::divideCeil(panels, most) * columns;
}

/// Panels of `columns` sums in registers.
void ReductionSelector::dividePanels(int64_t id, int64_t size, int64_t columns,
                                     int64_t numLanes) {
  std::optional<int64_t> rest = writer.peel(id, size, columns);
  int64_t columnsId = id, whole = size - size % columns;
  if (whole > columns)
    columnsId = writer.divide(ActionKind::split, id, whole, columns);
  writer.spread(columnsId, columns, numLanes, ActionKind::upcast);
  if (rest)
    writer.spread(*rest, size % columns, numLanes, ActionKind::upcast);
}

void ReductionSelector::accumulateColumns(int64_t lanesId, int64_t size,
                                          int64_t block, int64_t columns,
                                          int64_t numLanes,
                                          std::optional<int64_t> shared) {
  LoopNest &nest = reductions.front();
  int64_t reducedId = KernelFacts::getId(nest.ranges.front());
  int64_t length = getRangeSize(nest.ranges.front());
  int64_t rows = std::min(kAccumulatedRows, length);
  int64_t insideId = lanesId;
  if (block < size)
    insideId = writer.divide(ActionKind::split, lanesId, size, block);
  if (shared)
    writer.act(ActionKind::thread, {*shared});
  int64_t sumsId = writer.accumulate(insideId, reducedId);
  writer.peel(reducedId, length, rows);
  writer.divide(ActionKind::unroll, reducedId, length - length % rows, rows);
  for (int64_t id : {insideId, sumsId}) {
    writer.divide(ActionKind::simd, id, block, numLanes);
    writer.divide(ActionKind::upcast, id, block / numLanes, columns / numLanes);
  }
  writer.note("sums of long rows are accumulated in memory")
      .metric("Block", block)
      .metric("Rows", rows)
      .metric("Lanes", numLanes);
}

/// What the values of the output are computed from.
llvm::SetVector<Operation *> ReductionSelector::getOutputSlice() {
  const LoopNest &output = outputs.front();
  llvm::SetVector<Operation *> slice;
  for (Operation *op : output.ops) {
    slice.insert_range(
        facts.getSlice(cast<StoreOp>(op).getValue(), output.ranges));
    if (Value gate = cast<StoreOp>(op).getGate())
      slice.insert_range(facts.getSlice(gate, output.ranges));
  }
  // The slices of reductions depend on what they end, too.
  for (size_t i = 0; i != slice.size(); ++i)
    for (Value operand : slice[i]->getOperands())
      if (Operation *def = operand.getDefiningOp(); def && !isa<RangeOp>(def))
        slice.insert(def);
  return slice;
}

/// The points of all reductions, for each point of the output.
int64_t ReductionSelector::countColumnPoints() {
  int64_t points = 1, reducedPoints = 0;
  for (Value range : outputs.front().ranges)
    points *= getRangeSize(range);
  for (const LoopNest &nest : reductions) {
    int64_t count = 1;
    for (Value range : nest.ranges)
      count *= getRangeSize(range);
    reducedPoints += count;
  }
  return points * reducedPoints;
}

/// Finds the axis of the output that is in order in all buffers.
LogicalResult ReductionSelector::findColumns(Columns &columns) {
  const LoopNest &output = outputs.front();
  int64_t width = 1;
  for (Operation *op : output.ops)
    width = std::max(width, getNestWidth(op));
  for (const LoopNest &nest : reductions)
    for (Operation *op : nest.ops)
      width = std::max(width, getNestWidth(op));
  columns.numLanes = facts.getNumLanes(width);
  int64_t maxStride = getMaxStride(columns.numLanes);
  for (Value range : llvm::reverse(output.ranges)) {
    bool isUsed = false;
    bool isStoredInOrder = llvm::all_of(output.ops, [&](Operation *op) {
      return getStride(cast<StoreOp>(op).getOffset(), range) == 1;
    });
    bool isReduced = llvm::any_of(facts.getReduces(), [&](ReduceOp reduce) {
      return facts.dependsOn(reduce.getResult(), range);
    });
    if (!isStoredInOrder || !isReduced || !isRangeOfOnly(range, output.ops) ||
        !isReadInOrder(facts, columns.slice, range, isUsed, maxStride) ||
        !isUsed)
      continue;
    RangeSet axes;
    axes.insert(range);
    if (failed(facts.checkLanes(axes)))
      return failure();
    columns.lanes = range;
    break;
  }
  if (!columns.lanes)
    return facts.refuse("no output axis is contiguous in all buffers");
  columns.size = getRangeSize(columns.lanes);
  if (columns.size < std::min<int64_t>(columns.numLanes, 4))
    return facts.refuse("the contiguous axis is too short");
  return success();
}

/// Finds what is computed for each vector, and how long its code is.
void ReductionSelector::weighColumns(Columns &columns) {
  Value lanes = columns.lanes;
  for (Operation *op : columns.slice)
    if (auto load = dyn_cast<LoadOp>(op))
      if (facts.dependsOn(load.getResult(), lanes))
        columns.stride = std::max<int64_t>(
            columns.stride, std::abs(*getStride(load.getOffset(), lanes)));
  columns.slice.remove_if([&](Operation *op) {
    return llvm::none_of(op->getResults(), [&](Value result) {
      return facts.dependsOn(result, lanes);
    });
  });
  columns.weight = getNestWeight(facts, columns.slice);
  hasMasks = llvm::any_of(columns.slice, [&](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    return load && isMasked(load, lanes);
  });
  // The code of a window is that of all of its taps.
  for (const LoopNest &nest : reductions)
    if (isWindow(nest, lanes, columns.stride))
      columns.taps = std::max(columns.taps, nest.getNumPoints());
  if (columns.taps == 1)
    return;
  // Of its indices and gates there is one for all of them.
  columns.slice.remove_if([](Operation *op) {
    Type type = op->getResult(0).getType();
    return type.isIndex() || type.isInteger(1);
  });
  columns.weight = double(columns.taps) * getNestWeight(facts, columns.slice);
}

/// Makes `lanes` the innermost axis of the output. The result is the loops
/// outside of it that threads may share.
SmallVector<SharedLoop> ReductionSelector::orderOutput(Value lanes) {
  const LoopNest &output = outputs.front();
  SmallVector<int64_t> order;
  for (Value range : output.ranges)
    if (range != lanes)
      order.push_back(KernelFacts::getId(range));
  order.push_back(KernelFacts::getId(lanes));
  writer.reorder(order);

  SmallVector<SharedLoop> loops;
  for (Value range : output.ranges)
    if (range != lanes && isRangeOfOnly(range, output.ops) &&
        (loops.empty() || isEachReducedFor(range)))
      loops.push_back({KernelFacts::getId(range), getRangeSize(range)});
  return loops;
}

/// Where few columns make few accumulators, rows make more: how many of them,
/// or 1.
int64_t ReductionSelector::divideRows(const LoopNest &nest,
                                      const Columns &columns) {
  auto longest = llvm::max_element(nest.ranges, [](Value lhs, Value rhs) {
    return getRangeSize(lhs) < getRangeSize(rhs);
  });
  int64_t rows = facts.getModel().getReductionSums() /
                 (columns.vectors * int64_t(nest.ops.size()));
  int64_t length = getRangeSize(*longest);
  if (rows < 2 || length < 2 * rows || !isRangeOfOnly(*longest, nest.ops) ||
      double(rows * columns.vectors) * columns.weight > kMaxNestOps)
    return 1;
  int64_t id = KernelFacts::getId(*longest);
  writer.peel(id, length, rows);
  writer.divide(ActionKind::unroll, id, length - length % rows, rows);
  return rows;
}

/// Divides the loops of all reductions. The result is the most rows that are
/// added up side by side.
int64_t ReductionSelector::divideReductions(const Columns &columns) {
  int64_t mostRows = 1;
  RangeSet axes;
  axes.insert(columns.lanes);
  for (LoopNest &nest : reductions) {
    bool isColumn = llvm::any_of(nest.ops, [&](Operation *op) {
      return facts.dependsOn(op->getResult(0), columns.lanes);
    });
    if (!isColumn) {
      // It is the same for all lanes, and may have lanes of its own.
      RangeSet both = axes;
      if (!findNestLanes(facts, nest) || !both.insert(nest.lanes) ||
          failed(facts.checkLanes(both)))
        continue;
      axes = std::move(both);
      divideNest(writer, nest);
      continue;
    }
    if (nest.ranges.empty())
      continue;
    if (isWindow(nest, columns.lanes, columns.stride)) {
      for (Value range : nest.ranges)
        writer.divide(ActionKind::unroll, KernelFacts::getId(range),
                      getRangeSize(range), getRangeSize(range));
      continue;
    }
    mostRows = std::max(mostRows, divideRows(nest, columns));
  }
  return mostRows;
}

/// Each lane is a point of the output.
LogicalResult ReductionSelector::selectColumns() {
  if (outputs.size() != 1)
    return facts.refuse("its stores run over different ranges");
  if (countColumnPoints() < facts.getMinPoints())
    return facts.refuse("it is too little work");
  Columns columns;
  columns.slice = getOutputSlice();
  if (failed(findColumns(columns)))
    return failure();
  weighColumns(columns);
  columns.vectors = chooseVectors(columns);
  int64_t size = columns.size, numLanes = columns.numLanes;
  int64_t panel = columns.getPanelSize(), lanesId = columns.getId();

  SmallVector<SharedLoop> loops = orderOutput(columns.lanes);
  int64_t narrow = kAccumulatedVectors * numLanes;
  std::optional<int64_t> block =
      size > panel && columns.taps == 1 && columns.stride == 1
          ? chooseBlock(columns.slice, columns.lanes, narrow, loops)
          : std::nullopt;
  if (block) {
    int64_t rest = size % *block;
    loops.push_back({lanesId, size / *block});
    std::optional<int64_t> shared = facts.chooseShared(loops);
    std::optional<int64_t> restId = writer.peel(lanesId, size, *block);
    accumulateColumns(lanesId, size - rest, *block, narrow, numLanes, shared);
    if (restId)
      dividePanels(*restId, rest, std::min(rest, panel), numLanes);
    return success();
  }

  int64_t mostRows = divideReductions(columns);
  dividePanels(lanesId, size, panel, numLanes);
  loops.push_back({lanesId, size / panel});
  if (taps == Taps::padded)
    dropLoopsInImages(columns, loops);
  if (std::optional<int64_t> shared = facts.chooseShared(loops))
    writer.act(ActionKind::thread, {*shared});
  if (taps == Taps::padded && failed(stageImages(columns)))
    return facts.refuse("no axis selects what is padded");
  ScheduleNote &note = writer.note("each lane reduces an element of the output")
                           .metric("Rows", mostRows)
                           .metric("Vectors", columns.vectors)
                           .metric("Lanes", numLanes);
  if (columns.taps > 1)
    note.metric("Taps", columns.taps);
  if (taps == Taps::padded)
    note.metric("Padded", 1);
  if (columns.stride > 1)
    note.metric("Stride", columns.stride);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

bool ReductionSelector::selectTiles() {
  Value rows;
  for (Value range : outputs.front().ranges)
    if (llvm::all_of(facts.getTiles(), [&](BufferizeOp tile) {
          return facts.dependsOn(tile.getResult(), range);
        }))
      rows = range;
  bool isOfAll = rows && llvm::all_of(outputs, [&](const LoopNest &nest) {
                   return llvm::is_contained(nest.ranges, rows);
                 });
  std::optional<int64_t> count =
      isOfAll ? chooseTiledRows(facts, rows) : std::nullopt;
  if (!count || !hasProductTile(facts, rows, *count))
    return false;
  // Threads need rows to share.
  int64_t numRows = getRangeSize(rows);
  if (rows == facts.getThreadRange())
    for (*count = std::min(
             *count,
             std::max<int64_t>(
                 numRows / std::max<int64_t>(8, facts.getThreads()), 1));
         numRows % *count != 0; --*count) {
    }
  SmallVector<LoopNest> nests(reductions);
  nests.append(outputs);
  for (LoopNest &nest : nests)
    nest.lanes = {};
  SmallVector<StageOperands> copies;
  (void)scheduleTiles(facts, writer, rows, *count, std::move(nests), {},
                      copies);
  if (Value range = facts.getThreadRange())
    writer.act(ActionKind::thread, {KernelFacts::getId(range)});
  for (const StageOperands &operands : copies)
    writer.act(ActionKind::stage, operands);
  writer.note("sums of products are computed for several rows")
      .metric("Copied", copies.size())
      .metric("TiledRows", *count);
  return true;
}

/// Each loop nest has lanes of its own, which are combined at its end.
LogicalResult ReductionSelector::selectRows() {
  int64_t most = 0;
  for (const LoopNest &nest : reductions) {
    RangeSet outer;
    int64_t points = 1;
    for (Operation *op : nest.ops)
      outer.insert_range(facts.getRanges(op->getOperand(0)));
    for (Value range : outer)
      points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
    most = std::max(most, points);
  }
  if (most < facts.getMinPoints())
    return facts.refuse("it is too little work");
  SmallVector<LoopNest> tiles;
  for (BufferizeOp tile : facts.getTiles())
    if (std::optional<LoopNest> nest = findTileNest(facts, tile))
      tiles.push_back(std::move(*nest));
  SmallVector<LoopNest *> chosen;
  RangeSet lanes;
  int64_t numReductions = 0;
  auto choose = [&](LoopNest &nest) {
    RangeSet all = lanes;
    all.insert(nest.lanes);
    if (failed(facts.checkLanes(all)))
      return false;
    lanes = std::move(all);
    chosen.push_back(&nest);
    return true;
  };
  for (LoopNest &nest : reductions)
    numReductions += findNestLanes(facts, nest) && choose(nest);
  if (numReductions == 0)
    return facts.refuse("no reduction is over a contiguous axis");
  for (auto *nests : {&tiles, &outputs})
    for (LoopNest &nest : *nests)
      if (nest.lanes || findNestLanes(facts, nest))
        (void)choose(nest);
  if (selectTiles())
    return success();
  if (Value range = facts.getThreadRange())
    writer.act(ActionKind::thread, {KernelFacts::getId(range)});
  for (LoopNest *nest : chosen)
    divideNest(writer, *nest);
  ScheduleNote &note = writer.note("lanes are combined after the loops")
                           .metric("Nests", chosen.size());
  for (LoopNest *nest : chosen)
    if (nest->copies > 1)
      note.metric("Accumulators", nest->copies);
  note.metric("Lanes", chosen.front()->numLanes);
  return success();
}

/// Of a reduction around others, the lanes are those of all.
LogicalResult ReductionSelector::selectEnclosing() {
  std::string reason = facts.getReason().str();
  auto *nest = llvm::find_if(reductions, [&](LoopNest &each) {
    return findEnclosingLanes(facts, each);
  });
  if (nest == reductions.end())
    return facts.refuse(reason);
  if (Value range = facts.getThreadRange())
    writer.act(ActionKind::thread, {KernelFacts::getId(range)});
  divideNest(writer, *nest);
  writer.note("a reduction and those inside of it have the same lanes")
      .metric("Accumulators", nest->copies)
      .metric("Lanes", nest->numLanes);
  return success();
}

FailureOr<ScheduleCandidate> ReductionSelector::select() {
  if (llvm::any_of(facts.getReduces(), [](ReduceOp reduce) {
        return isa<VectorType>(reduce.getType());
      }))
    return facts.refuse("it already has vectors");
  collectNests();
  if (failed(selectColumns()) &&
      (taps != Taps::loops ||
       (failed(selectRows()) && failed(selectEnclosing()))))
    return failure();
  return writer.get();
}

SmallVector<ScheduleCandidate>
uop::enumerateReductionLoops(KernelFacts &facts) {
  SmallVector<ScheduleCandidate> candidates;
  ReductionSelector inLoops(facts);
  FailureOr<ScheduleCandidate> first = inLoops.select();
  if (failed(first))
    return candidates;
  candidates.push_back(std::move(*first));
  if (inLoops.hasTaps())
    for (Taps taps : {Taps::unrolled, Taps::padded})
      if (auto other = ReductionSelector(facts, taps).select();
          succeeded(other))
        candidates.push_back(std::move(*other));
  return candidates;
}
