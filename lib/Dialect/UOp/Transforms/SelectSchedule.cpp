//===- SelectSchedule.cpp - Which schedule a kernel gets --------*- C++ -*-===//
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
// Other kernels are left to the vectorizer of LLVM.
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "KernelAxes.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

#include <set>

namespace uop {
#define GEN_PASS_DEF_SELECTSCHEDULEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Fewer multiplications in a launch are not worth longer code.
static constexpr int64_t kMinPoints = 4096;
/// What follows a reduction is copied for each vector of the tile; more ops
/// than this take LLVM too long.
static constexpr int64_t kMaxCopiedOps = 1024;
/// So many accumulators keep the multipliers busy, whose latency is four
/// cycles and of which there are two.
static constexpr int64_t kMinAccumulators = 8;
/// A panel has at most so many elements.
static constexpr int64_t kMaxPanelSize = 1 << 24;
/// Rows that are so many bytes apart, the size of a page, are copied to panels:
/// each is in another page, and many fall into the same sets of a cache.
static constexpr int64_t kMinPageStride = 4096;

namespace {
/// How many rows and vectors of the output are in registers.
struct Tile {
  int64_t rows = 1, vectors = 1;
};

class Selector {
public:
  Selector(KernelOp kernel, int64_t vectorBytes, int64_t registers)
      : kernel(kernel), vectorBytes(vectorBytes), registers(registers) {}

  /// None, after a remark, for a kernel that is left as it is.
  ScheduleAttr select();

private:
  bool analyze();
  bool findLanes();
  bool findRows();
  Tile chooseTile();
  void buildActions(const Tile &tile);
  void remain(StringRef reason);
  void act(ActionKind kind, ArrayRef<int64_t> operands) {
    actions.push_back(ActionAttr::get(kernel.getContext(), kind, operands));
  }
  static int64_t getId(Value range) {
    return range.getDefiningOp<RangeOp>().getId();
  }
  bool dependsOn(Value value, Value range) {
    return dependence.get(value).contains(range);
  }
  /// The axis keeps a multiple of `n` points; the rest's id, if there is one.
  std::optional<int64_t> peel(int64_t id, int64_t size, int64_t n);
  void spread(int64_t id, int64_t size);
  void findPanels();

  KernelOp kernel;
  int64_t vectorBytes, registers;
  RangeDependence dependence;
  SmallVector<ReduceOp> reduces;
  SmallVector<StoreOp> stores;
  /// Inside of the reductions.
  llvm::SetVector<Operation *> loads;
  SmallVector<Value> outputs;
  int64_t reducedPoints = 1;
  int64_t numLanes = 1;
  Value lanes, rows;
  /// Arguments that are not read in the order of the lanes.
  llvm::SetVector<Value> staged;
  int64_t numCopiedOps = 0;
  int64_t nextId = 0;
  bool isThreaded = false;
  SmallVector<ActionAttr> actions;
};
} // namespace

void Selector::remain(StringRef reason) {
  remark::missed(kernel.getLoc(), remark::RemarkOpts::name("Schedule")
                                      .category("uop-select-schedule")
                                      .function(kernel.getSymName()))
      << remark::reason("{0}", reason);
}

/// Whether the kernel is a contraction, of which the members then know all.
bool Selector::analyze() {
  nextId = getNextRangeId(kernel.getBody().front());
  std::set<int64_t> ids;
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto range = dyn_cast<RangeOp>(op)) {
      // Actions call axes by their ids.
      if (int64_t(range.getId()) < 0 || !ids.insert(range.getId()).second)
        return remain("its ranges have no ids to tell them apart"), false;
      bool isPlain = range.getKind() == RangeKind::loop ||
                     range.getKind() == RangeKind::thread ||
                     range.getKind() == RangeKind::reduce;
      isThreaded |= range.getKind() == RangeKind::thread;
      if (!isPlain || !range.getStaticSize() || *range.getStaticSize() == 0)
        return remain("it has ranges of other kinds or sizes"), false;
    } else if (auto reduce = dyn_cast<ReduceOp>(op)) {
      reduces.push_back(reduce);
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      stores.push_back(store);
    } else if (isa<RangeReductionOpInterface, ScanOp, CustomOp>(op) ||
               llvm::any_of(op.getResultTypes(), llvm::IsaPred<VectorType>)) {
      return remain("it has folds, scans, tiles, vectors or calls"), false;
    }
  }
  if (reduces.empty() || stores.empty())
    return remain("it has no reduction"), false;
  for (StoreOp store : stores)
    if (store.getRanges() != stores.front().getRanges())
      return remain("its stores run over different ranges"), false;
  outputs.assign(stores.front().getRanges().begin(),
                 stores.front().getRanges().end());
  llvm::erase_if(outputs, [](Value range) { return getRangeSize(range) == 1; });

  int64_t width = 0;
  for (ReduceOp reduce : reduces) {
    if (reduce.getRanges() != reduces.front().getRanges())
      return remain("its reductions run over different ranges"), false;
    Type element =
        getWideElement(reduce.getKind(), getElementTypeOrSelf(reduce));
    width = std::max<int64_t>(width, CostModel::getByteWidth(element));
  }
  numLanes = std::max<int64_t>(1, vectorBytes / width);
  for (Value range : reduces.front().getRanges())
    reducedPoints *= getRangeSize(range);
  int64_t points = reducedPoints;
  for (Value range : outputs)
    points *= getRangeSize(range);
  if (points < kMinPoints || reducedPoints < 4)
    return remain("it is too little work"), false;

  // What the reductions need, and what comes after them.
  llvm::SetVector<Operation *> needed;
  for (ReduceOp reduce : reduces)
    needed.insert(reduce);
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      if (Operation *def = operand.getDefiningOp()) {
        if (isa<ReduceOp>(def))
          return remain("a reduction depends on another one"), false;
        needed.insert(def);
      }
  for (Operation &op : kernel.getBody().getOps()) {
    if (isa<LoadOp>(op) && needed.contains(&op))
      loads.insert(&op);
    numCopiedOps += !needed.contains(&op) && !isa<StoreOp, SinkOp>(op);
  }
  for (Value argument : kernel.getArguments())
    if (isa<MemRefType>(argument.getType()) &&
        isWrittenArgument(cast<BlockArgument>(argument)))
      for (Operation *user : argument.getUsers())
        if (isa<LoadOp>(user))
          return remain("it reads what it writes"), false;
  return true;
}

/// The axis whose points are the lanes: it is in order in the output, and the
/// fewer buffers it is not in order in, the better.
bool Selector::findLanes() {
  std::optional<size_t> fewest;
  for (Value range : llvm::reverse(outputs)) {
    if (getRangeSize(range) < std::min<int64_t>(numLanes, 4))
      continue;
    bool isInOrder = llvm::all_of(stores, [&](StoreOp store) {
      return getStride(store.getOffset(), range) == 1;
    });
    if (!isInOrder)
      continue;
    llvm::SetVector<Value> others;
    bool isUsed = false;
    for (Operation *op : loads) {
      auto load = cast<LoadOp>(op);
      if (!dependsOn(load.getResult(), range))
        continue;
      isUsed = true;
      bool isGated = load.getGate() && dependsOn(load.getGate(), range);
      if (isGated || getStride(load.getOffset(), range) != 1)
        others.insert(load.getSource());
    }
    if (!isUsed || (fewest && others.size() >= *fewest))
      continue;
    fewest = others.size();
    lanes = range;
    staged = std::move(others);
  }
  if (!lanes)
    remain("no axis of the output can be the lanes of vectors");
  return bool(lanes);
}

/// The axis whose points share the vectors.
bool Selector::findRows() {
  int64_t most = 0;
  for (Value range : outputs) {
    if (range == lanes)
      continue;
    bool isShared = llvm::any_of(loads, [&](Operation *load) {
      return dependsOn(load->getResult(0), lanes) &&
             !dependsOn(load->getResult(0), range);
    });
    bool isUsed = llvm::any_of(loads, [&](Operation *load) {
      return dependsOn(load->getResult(0), range);
    });
    // Of those that are large enough, the innermost one.
    int64_t size = std::min<int64_t>(getRangeSize(range), 16);
    if (isShared && isUsed && size >= most) {
      most = size;
      rows = range;
    }
  }
  if (!rows)
    remain("no factor is used for several points of the output");
  return bool(rows);
}

/// Of the buffers that are in order, those that are worth a copy all the same.
void Selector::findPanels() {
  if (getRangeSize(rows) < 64)
    return;
  for (Operation *op : loads) {
    auto load = cast<LoadOp>(op);
    if (!dependsOn(load.getResult(), lanes) ||
        dependsOn(load.getResult(), rows))
      continue;
    int64_t bytes = CostModel::getByteWidth(load.getType());
    for (Value range : reduces.front().getRanges()) {
      std::optional<int64_t> stride = getStride(load.getOffset(), range);
      if (stride && *stride * bytes >= kMinPageStride)
        staged.insert(load.getSource());
    }
  }
}

Tile Selector::chooseTile() {
  int64_t numRows = getRangeSize(rows), numColumns = getRangeSize(lanes);
  int64_t count = reduces.size();
  Tile best;
  double bestCost = std::numeric_limits<double>::infinity();
  for (int64_t vectors = 1; vectors <= 4; ++vectors)
    for (int64_t height = 1; height <= 16; ++height) {
      int64_t accumulators = height * vectors * count;
      if (accumulators + vectors + 1 > registers || (height > numRows) ||
          (vectors > 1 && vectors * numLanes > numColumns) ||
          numCopiedOps * height * vectors > kMaxCopiedOps)
        continue;
      // Loads of each multiplication, waiting for accumulators, and what does
      // not fill tiles, at a third of the speed.
      double loadCost = double(height + vectors) / double(height * vectors);
      double cost = std::max(1.0, loadCost) + 0.5 * loadCost;
      cost *= std::max(1.0, double(kMinAccumulators) / double(accumulators));
      int64_t width = vectors * numLanes;
      double filled = double(numRows - numRows % height) / double(numRows);
      if (width <= numColumns)
        filled *= double(numColumns - numColumns % width) / double(numColumns);
      cost *= filled + 3 * (1 - filled);
      // Longer code for what is left over.
      if (numRows % height != 0)
        cost *= 1.05;
      if (cost < bestCost) {
        bestCost = cost;
        best = {height, vectors};
      }
    }
  return best;
}

std::optional<int64_t> Selector::peel(int64_t id, int64_t size, int64_t n) {
  if (size % n == 0)
    return std::nullopt;
  act(ActionKind::peel, {id, n});
  return nextId++;
}

/// Makes vectors of an axis: as many as fit, of what then is left one that is
/// shorter.
void Selector::spread(int64_t id, int64_t size) {
  if (size < numLanes) {
    act(ActionKind::simd, {id, size});
    return;
  }
  std::optional<int64_t> rest = peel(id, size, numLanes);
  int64_t whole = size - size % numLanes;
  act(ActionKind::simd, {id, numLanes});
  int64_t vectors = whole / numLanes;
  if (vectors > 1) {
    nextId++; // the lanes
    act(ActionKind::upcast, {id, vectors});
  }
  if (rest)
    act(ActionKind::simd, {*rest, size % numLanes});
}

void Selector::buildActions(const Tile &tile) {
  int64_t rowsId = getId(rows), lanesId = getId(lanes);
  int64_t numRows = getRangeSize(rows), numColumns = getRangeSize(lanes);
  int64_t width = std::min(tile.vectors * numLanes, numColumns);

  // Panels of columns are the outermost loop but for batches, so that one of
  // them stays in the cache while the rows go by.
  SmallVector<int64_t> order;
  for (Value range : outputs)
    if (range != rows && range != lanes)
      order.push_back(getId(range));
  order.append({lanesId, rowsId});
  if (order.size() > 1)
    act(ActionKind::reorder, order);

  // The longest loop is the innermost: LLVM unrolls short ones whole.
  SmallVector<std::pair<int64_t, int64_t>> reduced;
  for (Value range : reduces.front().getRanges())
    if (getRangeSize(range) > 1)
      reduced.emplace_back(getRangeSize(range), getId(range));
  if (reduced.size() > 1 && !llvm::is_sorted(reduced)) {
    llvm::sort(reduced);
    act(ActionKind::reorder, llvm::to_vector(llvm::make_second_range(reduced)));
  }

  std::optional<int64_t> lastColumns = peel(lanesId, numColumns, width);
  int64_t panels = numColumns / width, blocks = numRows / tile.rows;
  int64_t lastLanes = numColumns % width;
  std::optional<int64_t> lastRows = peel(rowsId, numRows, tile.rows);
  // The axis is that of the panels now.
  act(ActionKind::split, {lanesId, width});
  int64_t columnsId = nextId++;
  std::optional<int64_t> lastColumnsId;
  if (lastColumns) {
    act(ActionKind::split, {*lastColumns, lastLanes});
    lastColumnsId = nextId++;
  }
  // Threads share the first loop that is long enough.
  const auto *batch = llvm::find_if(outputs, [&](Value range) {
    return range != rows && range != lanes && getRangeSize(range) >= 4;
  });
  if (isThreaded && batch != outputs.end())
    act(ActionKind::thread, {getId(*batch)});
  else if (isThreaded && (panels >= 4 || (panels > 1 && blocks < 4)))
    act(ActionKind::thread, {lanesId});
  else if (isThreaded && blocks > 1)
    act(ActionKind::thread, {rowsId});

  spread(columnsId, width);
  if (lastColumnsId)
    spread(*lastColumnsId, lastLanes);
  if (tile.rows > 1)
    act(ActionKind::upcast, {rowsId, tile.rows});
  if (blocks > 1 && tile.rows > 1)
    nextId++;
  if (lastRows)
    act(ActionKind::upcast, {*lastRows, numRows % tile.rows});
  // Last, because a copy is in the order of the lanes.
  for (Value buffer : staged) {
    int64_t argument = cast<BlockArgument>(buffer).getArgNumber();
    act(ActionKind::stage, {argument, lanesId});
    if (lastColumns)
      act(ActionKind::stage, {argument, *lastColumns});
  }
}

ScheduleAttr Selector::select() {
  if (!analyze() || !findLanes() || !findRows())
    return {};
  Tile tile = chooseTile();
  if (tile.rows * tile.vectors == 1) {
    remain("what follows its reductions is too long to be copied");
    return {};
  }
  findPanels();
  if (reducedPoints * tile.vectors * numLanes > kMaxPanelSize &&
      !staged.empty()) {
    remain("the panels would be too large");
    return {};
  }
  buildActions(tile);
  remark::passed(kernel.getLoc(), remark::RemarkOpts::name("Schedule")
                                      .category("uop-select-schedule")
                                      .function(kernel.getSymName()))
      << remark::add("a tile of the output stays in registers")
      << remark::metric("Rows", tile.rows)
      << remark::metric("Vectors", tile.vectors)
      << remark::metric("Lanes", numLanes);
  return ScheduleAttr::get(kernel.getContext(), actions);
}

namespace {
struct SelectSchedulePass
    : public uop::impl::SelectSchedulePassBase<SelectSchedulePass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || hasExplicitControl(kernel) ||
        kernel->hasAttr(kScheduleAttrName))
      return;
    if (vectorBytes <= 0 || registers <= 0) {
      kernel.emitOpError("cannot be scheduled: vector-bytes and registers must "
                         "be positive");
      return signalPassFailure();
    }
    if (ScheduleAttr schedule =
            Selector(kernel, vectorBytes, registers).select()) {
      // The schedule says which loop threads share, if they do.
      for (auto range : kernel.getBody().getOps<RangeOp>())
        if (range.getKind() == RangeKind::thread)
          range.setKind(RangeKind::loop);
      kernel->setAttr(kScheduleAttrName, schedule);
    }
  }
};
} // namespace
