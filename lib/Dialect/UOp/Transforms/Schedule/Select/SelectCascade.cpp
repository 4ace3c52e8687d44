//===- SelectCascade.cpp - Schedules of cascades ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A kernel of uop-form-cascades has tiles for each block of an axis, and tiles
// that it accumulates from block to block. All of them are made for some rows
// at a time, which are the lanes: the maximum of a block and what follows from
// it need nothing across lanes, and the factors that rows share are read one
// element at a time, as they are in memory. Only what has other elements for
// each row is copied to a panel, once for all blocks.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"
#include "uop/Dialect/UOp/IR/Widening.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/MapVector.h"

#include <numeric>

using namespace mlir;
using namespace uop;

/// Points of a reduction inside of a block that are computed at once.
static constexpr int64_t kUnrolled = 4;

namespace {
/// How a product is kept in registers: vectors of rows, for so many points.
struct RegisterTile {
  int64_t vectors = 1, points = 1;
};

class CascadeSelector {
public:
  explicit CascadeSelector(KernelFacts &facts) : facts(facts), writer(facts) {}

  LogicalResult analyze();
  /// The most groups of rows that a block of the axis is read for at once:
  /// their tiles take half of the second-level cache.
  int64_t getMostGroups();
  /// Whether the rows are a multiple of so many groups.
  bool canRun(int64_t groups);
  /// Whether a copy of what rows share in a block would be converted once.
  bool canStageShared() { return !getConvertedShared().empty(); }
  ScheduleCandidate run(int64_t groups, bool stagesShared);

private:
  bool findCarried();
  Value getStep(BufferizeOp tile);
  bool findRows();
  SmallVector<Value> getOuterAxes();
  LogicalResult checkOps();
  void findSameBlocks();
  RegisterTile chooseRegisters();
  bool isProduct(BufferizeOp tile);
  bool isReduced(BufferizeOp tile);
  bool dependsByValue(Value value, Value range);
  void divideTile(BufferizeOp tile, int64_t copyId);
  void divideStore(int64_t rowsId);
  void stageRows(int64_t loopId, int64_t innerId, int64_t copyId);
  int64_t getRowsId(LoadOp load, int64_t innerId, int64_t copyId);
  SmallVector<int64_t> getConvertedShared();
  int64_t countLoads(Value buffer);
  int64_t getLoopOfRows(ArrayRef<Value> outer);

  KernelFacts &facts;
  ScheduleWriter writer;
  /// The axis of the blocks, and the axis of the output whose points are lanes.
  Value carried, rows;
  int64_t numLanes = 1;
  RegisterTile registers;
  /// Rows of which all have the same blocks; 0: all.
  int64_t sameBlocks = 0;
};
} // namespace

/// The range that results are carried over from block to block.
bool CascadeSelector::findCarried() {
  for (auto range : facts.getKernel().getBody().getOps<RangeOp>()) {
    if (!isCarried(range))
      continue;
    if (carried)
      return false;
    carried = range;
  }
  return bool(carried);
}

/// What a step over the blocks adds to what the tile has.
Value CascadeSelector::getStep(BufferizeOp tile) {
  Value value = tile.getValue();
  if (auto recurrence = value.getDefiningOp<RecurrenceOp>())
    return recurrence.getValue();
  auto reduce = value.getDefiningOp<ReduceOp>();
  bool isOfBlocks = reduce && llvm::is_contained(reduce.getRanges(), carried);
  return isOfBlocks ? reduce.getValue() : value;
}

/// Whether the value has others at other points of the range that are in one
/// group: how often a loop runs may depend on it, too.
bool CascadeSelector::dependsByValue(Value value, Value range) {
  SmallVector<Value> worklist = {value};
  llvm::DenseSet<Value> seen;
  while (!worklist.empty()) {
    Value part = worklist.pop_back_val();
    if (part == range)
      return true;
    Operation *op = part.getDefiningOp();
    // Rows that are computed at once are of one group.
    if (isa_and_nonnull<FloorDivOp>(op) && op->getOperand(0) == range &&
        isa_and_nonnull<ConstOp>(op->getOperand(1).getDefiningOp()))
      continue;
    if (op && !isa<RangeOp>(op) && seen.insert(part).second &&
        facts.dependsOn(part, range))
      llvm::append_range(worklist, op->getOperands());
  }
  return false;
}

/// The innermost axis of the output that all tiles depend on, and some memory
/// that they are made of does not.
bool CascadeSelector::findRows() {
  for (Value range : llvm::reverse(facts.getStores().front().getRanges())) {
    bool isRow = range.getDefiningOp<RangeOp>() &&
                 llvm::all_of(facts.getTiles(), [&](BufferizeOp tile) {
                   return facts.dependsOn(tile.getResult(), range);
                 });
    auto loads = facts.getKernel().getBody().getOps<LoadOp>();
    if (!isRow || llvm::all_of(loads, [&](LoadOp load) {
          return dependsByValue(load.getResult(), range);
        }))
      continue;
    rows = range;
    return true;
  }
  return false;
}

/// The axes of the output whose loops are around those of the rows: what is
/// between the rows and their tiles would be made again for each of them.
SmallVector<Value> CascadeSelector::getOuterAxes() {
  SmallVector<Value> axes;
  bool isBefore = true;
  for (Value range : facts.getStores().front().getRanges()) {
    if (range == rows) {
      isBefore = false;
      continue;
    }
    bool isOfTiles = llvm::any_of(facts.getTiles(), [&](BufferizeOp tile) {
      return facts.dependsOn(tile.getResult(), range);
    });
    if (range.getDefiningOp<RangeOp>() && (isBefore || isOfTiles))
      axes.push_back(range);
  }
  return axes;
}

LogicalResult CascadeSelector::checkOps() {
  for (Operation &op : facts.getKernel().getBody().getOps()) {
    bool isOfRows = llvm::any_of(op.getResults(), [&](Value result) {
      return facts.dependsOn(result, rows);
    });
    if (isOfRows && !hasVectorForm(&op) &&
        !isa<RangeOp, LoadOp, IndexOp, ReduceOp, BufferizeOp, ScanOp>(op))
      return facts.refuse("it has ops that do not exist on vectors");
  }
  return success();
}

/// A mask may hide blocks of other rows.
void CascadeSelector::findSameBlocks() {
  for (Operation *user : rows.getUsers())
    if (APInt divisor;
        isa<FloorDivOp>(user) && user->getOperand(0) == rows &&
        matchPattern(user->getOperand(1), m_ConstantInt(&divisor)))
      sameBlocks = std::gcd(sameBlocks, divisor.getSExtValue());
}

/// As few rows that are none as the time of a product allows, and then as few
/// loads.
RegisterTile CascadeSelector::chooseRegisters() {
  int64_t size = getRangeSize(rows), most = facts.getRegisters().count;
  RegisterTile best;
  const CostModel &model = facts.getModel();
  std::pair<double, double> least(std::numeric_limits<double>::infinity(), 0);
  for (int64_t vectors = 1; vectors <= most / 2; ++vectors)
    for (int64_t points : {8, 4, 2, 1}) {
      int64_t count = vectors * numLanes;
      // What rows have for themselves is copied for a group of them, of which
      // there are several, for threads, too.
      if (vectors * points + vectors + points > most ||
          (sameBlocks != 0 && sameBlocks % count != 0) ||
          (vectors > 1 && count >= size))
        continue;
      double products = double(vectors * points);
      double loads = double(vectors + points) / products;
      double time =
          std::max({model.getVectorOpTime(), loads * model.getLoadTime(),
                    model.getLatency() / products});
      double waste = double(llvm::alignTo(size, count)) / double(size);
      std::pair<double, double> price(time * waste, loads);
      if (price < least) {
        least = price;
        best = {vectors, points};
      }
    }
  return best;
}

/// Whether what is made at each point of the tile is a sum of what is read.
bool CascadeSelector::isProduct(BufferizeOp tile) {
  if (tile.getRanges().empty())
    return false;
  llvm::SetVector<Operation *> slice =
      facts.getSlice(tile.getValue(), tile.getRanges().back());
  return llvm::any_of(slice, llvm::IsaPred<LoadOp>) &&
         llvm::any_of(slice, llvm::IsaPred<ReduceOp>);
}

/// Whether it is a reduction of other tiles, over the points of a block.
bool CascadeSelector::isReduced(BufferizeOp tile) {
  return bool(getStep(tile).getDefiningOp<ReduceOp>());
}

void CascadeSelector::divideTile(BufferizeOp tile, int64_t copyId) {
  writer.divide(ActionKind::simd, copyId, registers.vectors * numLanes,
                numLanes);
  // A running maximum stays in registers.
  bool isLong = isProduct(tile) || isReduced(tile) ||
                tile.getValue().getDefiningOp<ScanOp>();
  if (registers.vectors > 1 && isLong)
    writer.divide(ActionKind::upcast, copyId, registers.vectors,
                  registers.vectors);
  if (isProduct(tile)) {
    Value last = tile.getRanges().back();
    int64_t size = getRangeSize(last), points = registers.points;
    while (size % points != 0)
      points /= 2;
    if (points > 1)
      writer.divide(ActionKind::upcast, KernelFacts::getId(last), size, points);
    return;
  }
  // Sums over the elements of a block wait for each other.
  for (ReduceOp reduce : facts.getReduces()) {
    if (reduce.getRanges().size() != 1 || reduce.getRanges().front() == carried)
      continue;
    int64_t size = getRangeSize(reduce.getRanges().front());
    if (getStep(tile) == reduce.getResult() && size % kUnrolled == 0 &&
        size > kUnrolled)
      writer.divide(ActionKind::unroll,
                    KernelFacts::getId(reduce.getRanges().front()), size,
                    kUnrolled);
  }
}

/// The results are transposed where they are stored.
void CascadeSelector::divideStore(int64_t rowsId) {
  StoreOp store = facts.getStores().front();
  Value last = store.getRanges().back();
  if (last == rows || !last.getDefiningOp<RangeOp>() ||
      getStride(store.getOffset(), last) != 1 ||
      getRangeSize(last) % numLanes != 0)
    return;
  writer.divide(ActionKind::simd, rowsId, registers.vectors * numLanes,
                numLanes);
  writer.divide(ActionKind::upcast, KernelFacts::getId(last),
                getRangeSize(last), numLanes);
}

/// Whether the tile is made of the load, other than by another tile.
static bool isReadFor(BufferizeOp tile, LoadOp load) {
  llvm::SetVector<Operation *> needed;
  needed.insert(tile);
  for (size_t next = 0; next != needed.size(); ++next)
    for (Value operand : needed[next]->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && !isa<BufferizeOp>(def))
        needed.insert(def);
  return needed.contains(load);
}

/// The axis over the rows of a group where the load is: that of its tile.
int64_t CascadeSelector::getRowsId(LoadOp load, int64_t innerId,
                                   int64_t copyId) {
  for (auto [number, tile] : llvm::enumerate(facts.getTiles())) {
    if (isReadFor(tile, load))
      return copyId + int64_t(number);
  }
  return innerId;
}

/// What rows do not share is copied so that they are beside one another: before
/// the blocks, or in each if it is of the block. `loopId` is the loop over
/// groups of rows, `innerId` is over the rows of one, and so are the axes from
/// `copyId` on in the tiles.
void CascadeSelector::stageRows(int64_t loopId, int64_t innerId,
                                int64_t copyId) {
  struct Copy {
    int64_t argument, axis, rowsId;
  };
  SmallVector<Copy> copies;
  llvm::SmallDenseSet<int64_t> single;
  for (auto load : facts.getKernel().getBody().getOps<LoadOp>()) {
    int64_t argument = cast<BlockArgument>(load.getSource()).getArgNumber();
    if (countLoads(load.getSource()) == 1)
      single.insert(argument);
    if (!dependsByValue(load.getOffset(), rows) ||
        getStride(load.getOffset(), rows) == 1)
      continue;
    int64_t axis = facts.dependsOn(load.getResult(), carried)
                       ? KernelFacts::getId(carried)
                       : loopId;
    copies.push_back({argument, axis, getRowsId(load, innerId, copyId)});
  }
  llvm::SmallDenseSet<std::pair<int64_t, int64_t>> known;
  for (auto [argument, axis, rowsId] : copies) {
    // One product may make what rows share and what they do not.
    bool isOnly = single.contains(argument);
    if (!known.insert({argument, isOnly ? 0 : rowsId}).second)
      continue;
    if (isOnly)
      writer.act(ActionKind::stage, {argument, axis});
    else
      writer.act(ActionKind::stage, {argument, axis, rowsId});
  }
}

int64_t CascadeSelector::countLoads(Value buffer) {
  return llvm::count_if(buffer.getUsers(), llvm::IsaPred<LoadOp>);
}

/// The buffers that rows share in a block and whose elements are converted for
/// each use.
SmallVector<int64_t> CascadeSelector::getConvertedShared() {
  llvm::SetVector<int64_t> arguments;
  for (auto load : facts.getKernel().getBody().getOps<LoadOp>()) {
    auto converted =
        load->hasOneUse() ? dyn_cast<CastOp>(*load->user_begin()) : CastOp();
    if (converted && isCheapWidening(converted) &&
        facts.dependsOn(load.getResult(), carried) &&
        !dependsByValue(load.getOffset(), rows))
      arguments.insert(cast<BlockArgument>(load.getSource()).getArgNumber());
  }
  return arguments.takeVector();
}

/// The innermost loop around all rows.
int64_t CascadeSelector::getLoopOfRows(ArrayRef<Value> outer) {
  const HiddenLoops &hidden = facts.getHiddenLoops();
  if (auto loop = hidden.around.find(KernelFacts::getId(rows));
      loop != hidden.around.end())
    return loop->second;
  return KernelFacts::getId(outer.empty() ? carried : outer.back());
}

LogicalResult CascadeSelector::analyze() {
  if (!findCarried())
    return facts.refuse("its results are carried over several axes");
  if (facts.getStores().size() != 1)
    return facts.refuse("a cascade with several results");
  if (!findRows())
    return facts.refuse("no output axis shares the operands of a block");
  if (Value size = carried.getDefiningOp<RangeOp>().getSize();
      size && dependsByValue(size, rows))
    return facts.refuse("rows that are computed together differ in blocks");
  if (failed(checkOps()))
    return failure();
  int64_t width = 4;
  for (BufferizeOp tile : facts.getTiles())
    width = std::max(width,
                     CostModel::getByteWidth(tile.getType().getElementType()));
  numLanes = facts.getNumLanes(width);
  findSameBlocks();
  registers = chooseRegisters();
  return success();
}

int64_t CascadeSelector::getMostGroups() {
  double bytes = 1;
  for (BufferizeOp tile : facts.getTiles())
    bytes += double(tile.getType().getNumElements() *
                    CostModel::getByteWidth(tile.getType().getElementType()));
  bytes *= double(registers.vectors * numLanes);
  return int64_t(facts.getModel().getMemoryLevels()[1].cacheBytes / 2 / bytes);
}

bool CascadeSelector::canRun(int64_t groups) {
  int64_t count = registers.vectors * numLanes;
  int64_t room = llvm::alignTo(getRangeSize(rows), count);
  // What rows have for themselves is copied for all groups of a loop.
  return room / count > groups && room / count % groups == 0 &&
         sameBlocks % (groups * count) == 0;
}

ScheduleCandidate CascadeSelector::run(int64_t groups, bool stagesShared) {
  int64_t id = KernelFacts::getId(rows);
  int64_t count = registers.vectors * numLanes;
  int64_t size = getRangeSize(rows), room = llvm::alignTo(size, count);
  if (room != size)
    writer.act(ActionKind::pad_to, {id, room});
  SmallVector<SharedLoop> loops;
  SmallVector<int64_t> order;
  SmallVector<Value> outer = getOuterAxes();
  for (Value range : outer) {
    loops.push_back({KernelFacts::getId(range), getRangeSize(range)});
    order.push_back(KernelFacts::getId(range));
  }
  loops.push_back({id, room / (count * groups)});
  order.push_back(id);
  // In the order in which they are, there is nothing to do.
  size_t next = 0;
  SmallVector<Value> inOrder(outer);
  inOrder.push_back(rows);
  for (Value range : facts.getStores().front().getRanges())
    next += next != inOrder.size() && range == inOrder[next];
  if (next != inOrder.size())
    writer.reorder(order);
  auto numTiles = int64_t(facts.getTiles().size());
  auto [inner, copyId] =
      writer.tile(id, room, count, numTiles, ActionKind::tile_inside);
  // The tiles of a group stay beside one another.
  if (groups > 1)
    writer.tile(id, room / count, groups, numTiles);
  for (auto [number, tile] : llvm::enumerate(facts.getTiles()))
    divideTile(tile, copyId + int64_t(number));
  if (std::optional<int64_t> shared = facts.chooseShared(loops);
      shared && room > count)
    writer.act(ActionKind::thread, {*shared});
  divideStore(inner);
  stageRows(room > count ? id : getLoopOfRows(outer), inner, copyId);
  if (stagesShared)
    for (int64_t argument : getConvertedShared())
      writer.act(ActionKind::stage, {argument, KernelFacts::getId(carried)});
  writer.note("a cascade over blocks, whose lanes are rows")
      .metric("Rows", count)
      .metric("Groups", groups)
      .metric("Points", registers.points)
      .metric("Blocks", getRangeSize(carried));
  return writer.get();
}

SmallVector<ScheduleCandidate> uop::enumerateCascades(KernelFacts &facts) {
  SmallVector<ScheduleCandidate> candidates;
  CascadeSelector selector(facts);
  if (failed(selector.analyze()))
    return {};
  auto add = [&](int64_t groups) {
    for (bool stagesShared : {false, true})
      if (!stagesShared || selector.canStageShared())
        candidates.push_back(
            CascadeSelector(selector).run(groups, stagesShared));
  };
  add(/*groups=*/1);
  for (int64_t groups = 2; groups <= selector.getMostGroups(); groups *= 2)
    if (selector.canRun(groups))
      add(groups);
  return candidates;
}
