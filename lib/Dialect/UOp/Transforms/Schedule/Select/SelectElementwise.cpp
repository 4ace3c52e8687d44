//===- SelectElementwise.cpp - Schedules without reductions -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM makes good vectors of elements that are read in the order in which they
// are written. Where they are read along one axis and written along another,
// squares of elements are transposed in registers, so that each line of a cache
// is read and written whole.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "LoopNests.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

/// A square of more lanes does not fit into any registers.
static constexpr int64_t kMaxSquare = 16;
/// So many squares, one below the other in the output, are done before those
/// beside them: the rows of the buffer that they are read from lie in different
/// pages, of which more is read at a time.
static constexpr int64_t kMaxBlock = 16, kMinBlock = 4;

namespace {
class TransposeSelector {
public:
  explicit TransposeSelector(KernelFacts &facts)
      : facts(facts), writer(facts) {}

  FailureOr<ScheduleCandidate> select();

private:
  bool findAxes(ArrayRef<Value> outputs,
                const llvm::SetVector<Operation *> &slice, Value lanes);
  void divide(ArrayRef<Value> outputs);

  KernelFacts &facts;
  ScheduleWriter writer;
  /// In order in the output, and in buffers that are transposed.
  Value columns, rows;
  int64_t numLanes = 1;
};
} // namespace

/// Whether all loads are in order along `lanes` or along one other axis, and
/// some are along that.
bool TransposeSelector::findAxes(ArrayRef<Value> outputs,
                                 const llvm::SetVector<Operation *> &slice,
                                 Value lanes) {
  llvm::SetVector<Value> others(outputs.begin(), outputs.end());
  others.remove(lanes);
  bool isTransposed = false;
  for (Operation *op : slice) {
    auto load = dyn_cast<LoadOp>(op);
    if (!load || !facts.dependsOn(load.getResult(), lanes))
      continue;
    bool isGated = load.getGate() && facts.dependsOn(load.getGate(), lanes);
    std::optional<int64_t> stride = getStride(load.getOffset(), lanes);
    if (stride == 1 && (!isGated || facts.getRegisters().bytes >= 32))
      continue;
    if (isGated || !stride || *stride == 0)
      return false;
    isTransposed = true;
    others.remove_if([&](Value range) {
      return getStride(load.getOffset(), range) != 1 ||
             (load.getGate() && facts.dependsOn(load.getGate(), range)) ||
             (load.getAlternative() &&
              (facts.dependsOn(load.getAlternative(), range) ||
               facts.dependsOn(load.getAlternative(), lanes)));
    });
  }
  if (!isTransposed || others.empty())
    return false;
  columns = lanes;
  rows = others.back();
  return true;
}

void TransposeSelector::divide(ArrayRef<Value> outputs) {
  int64_t columnsId = KernelFacts::getId(columns);
  int64_t rowsId = KernelFacts::getId(rows);
  int64_t numColumns = getRangeSize(columns), numRows = getRangeSize(rows);
  SmallVector<int64_t> order;
  SmallVector<SharedLoop> loops;
  for (Value range : outputs)
    if (range != columns && range != rows) {
      order.push_back(KernelFacts::getId(range));
      loops.push_back({order.back(), getRangeSize(range)});
    }
  order.append({rowsId, columnsId});
  writer.reorder(order);

  int64_t height = std::min(numLanes, numRows);
  std::optional<int64_t> lastRows = writer.peel(rowsId, numRows, height);
  int64_t insideId = rowsId, insideRows = numRows - numRows % height;
  int64_t step = height;
  for (int64_t block = kMaxBlock; block >= kMinBlock && step == height; --block)
    if (insideRows > block * height && insideRows % (block * height) == 0)
      step = block * height;
  loops.push_back({rowsId, insideRows / step});
  if (std::optional<int64_t> shared = facts.chooseShared(loops))
    writer.act(ActionKind::thread, {*shared});
  if (step != height) {
    insideId = writer.divide(ActionKind::split, rowsId, insideRows, step);
    insideRows = step;
    writer.reorder({rowsId, columnsId, insideId});
  }
  writer.divide(ActionKind::upcast, insideId, insideRows, height);
  if (lastRows)
    writer.divide(ActionKind::upcast, *lastRows, numRows % height,
                  numRows % height);
  std::optional<int64_t> lastColumns;
  if (numColumns > numLanes)
    lastColumns = writer.peel(columnsId, numColumns, numLanes);
  int64_t whole = lastColumns ? numColumns - numColumns % numLanes : numColumns;
  writer.divide(ActionKind::simd, columnsId, whole,
                std::min(numLanes, numColumns));
  if (lastColumns)
    writer.divide(ActionKind::simd, *lastColumns, numColumns % numLanes,
                  numColumns % numLanes);
}

FailureOr<ScheduleCandidate> TransposeSelector::select() {
  MutableArrayRef<StoreOp> stores = facts.getStores();
  if (facts.hasOtherLoops() || !facts.getTiles().empty())
    return facts.refuse("it has folds, scans, tiles, vectors or calls");
  SmallVector<Value> outputs;
  int64_t points = 1, width = 1;
  for (Value range : stores.front().getRanges())
    if (getRangeSize(range) != 1) {
      outputs.push_back(range);
      points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
    }
  llvm::SetVector<Operation *> slice;
  for (StoreOp store : stores) {
    if (store.getRanges() != stores.front().getRanges())
      return facts.refuse("its stores run over different ranges");
    width =
        std::max(width, CostModel::getByteWidth(store.getValue().getType()));
    slice.insert_range(facts.getSlice(store.getValue(), outputs));
    if (store.getGate())
      slice.insert_range(facts.getSlice(store.getGate(), outputs));
  }
  if (points < facts.getMinPoints())
    return facts.refuse("it is too little work");
  numLanes = std::min(facts.getNumLanes(width), kMaxSquare);
  for (Value range : llvm::reverse(outputs)) {
    bool isStoredInOrder = llvm::all_of(stores, [&](StoreOp store) {
      return getStride(store.getOffset(), range) == 1;
    });
    if (isStoredInOrder && findAxes(outputs, slice, range))
      break;
  }
  if (!columns)
    return facts.refuse("it has no reduction, and no buffer is transposed");
  if (numLanes < 2 || getRangeSize(columns) < 4 || getRangeSize(rows) < 4)
    return facts.refuse("too little is transposed");
  RangeSet axes;
  axes.insert(columns);
  if (failed(facts.checkLanes(axes)))
    return failure();
  divide(outputs);
  writer.note("square blocks are transposed in registers")
      .metric("Lanes", numLanes);
  return writer.get();
}

bool uop::hasInnerTiles(KernelFacts &facts) {
  return llvm::any_of(facts.getTiles(), [&](BufferizeOp tile) {
    return llvm::any_of(facts.getStores(), [&](StoreOp store) {
      return llvm::any_of(store.getRanges(), [&](Value range) {
        return facts.dependsOn(tile.getResult(), range);
      });
    });
  });
}

namespace {
/// The innermost axes of the output, which become one; the innermost of them
/// first.
struct MergedAxes {
  SmallVector<Value> axes;
  int64_t size = 1;
};
} // namespace

/// Divides what the merged axes are into vectors. `outer` are the other axes.
static ScheduleCandidate divideMerged(KernelFacts &facts,
                                      const MergedAxes &merged,
                                      ArrayRef<Value> outer, int64_t numLanes) {
  ScheduleWriter writer(facts);
  // The innermost two first.
  int64_t id = KernelFacts::getId(merged.axes.front());
  for (Value axis : ArrayRef(merged.axes).drop_front()) {
    writer.act(ActionKind::merge, {KernelFacts::getId(axis), id});
    id = KernelFacts::getId(axis);
  }
  SmallVector<SharedLoop> loops;
  for (Value range : outer)
    loops.push_back({KernelFacts::getId(range), getRangeSize(range)});
  int64_t size = merged.size;
  int64_t step = std::min(size, kStepVectors * numLanes);
  loops.push_back({id, size / step});
  if (std::optional<int64_t> shared = facts.chooseShared(loops))
    writer.act(ActionKind::thread, {*shared});
  writer.spreadInSteps(id, size, numLanes);
  writer
      .note(merged.axes.size() > 1 ? "axes too short for vectors are merged"
                                   : "the results are vectorized")
      .metric("Axes", merged.axes.size())
      .metric("Lanes", numLanes);
  return writer.get();
}

/// Where the innermost axes are too short for vectors, they become one. What
/// goes past the caches has to be vectors in any case.
static FailureOr<ScheduleCandidate> selectInOrder(KernelFacts &facts,
                                                  bool isStreamed) {
  MutableArrayRef<StoreOp> stores = facts.getStores();
  if (stores.size() != 1 || facts.hasOtherLoops() || hasInnerTiles(facts))
    return failure();
  StoreOp store = stores.front();
  SmallVector<Value> outputs(store.getRanges().begin(),
                             store.getRanges().end());
  llvm::SetVector<Operation *> slice =
      facts.getSlice(store.getValue(), outputs);
  int64_t points = 1;
  for (Value range : outputs)
    points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
  if (points < facts.getMinPoints() || store.getGate() || outputs.empty())
    return failure();

  int64_t numLanes =
      facts.getNumLanes(CostModel::getByteWidth(store.getValue().getType()));
  Value innermost = outputs.pop_back_val();
  MergedAxes merged{{innermost}, getRangeSize(innermost)};
  while (!outputs.empty() && merged.size < kStepVectors * numLanes &&
         canMerge(facts, store, slice, outputs.back(), merged.axes.back())) {
    merged.size *= getRangeSize(outputs.back());
    merged.axes.push_back(outputs.pop_back_val());
  }
  bool isUsed = false;
  if (merged.axes.size() < 2 &&
      (!isStreamed || getStride(store.getOffset(), innermost) != 1 ||
       !isReadInOrder(facts, slice, innermost, isUsed)))
    return failure();
  if (merged.size < numLanes)
    return failure();
  RangeSet lanes;
  lanes.insert(innermost);
  if (failed(facts.checkLanes(lanes)))
    return failure();

  return divideMerged(facts, merged, outputs, numLanes);
}

/// The loop is left to LLVM, which makes vectors of a contiguous one, but not
/// of one of two steps. The points stay in order, so that it may write in
/// place.
FailureOr<ScheduleCandidate> uop::selectOneLoop(KernelFacts &facts) {
  MutableArrayRef<StoreOp> stores = facts.getStores();
  ValueRange ranges = stores.front().getRanges();
  bool isPlain = facts.getReduces().empty() && facts.getTiles().empty() &&
                 facts.getFills().empty() && !facts.hasOtherLoops();
  if (!isPlain || ranges.size() < 2 || llvm::any_of(stores, [&](StoreOp store) {
        return store.getRanges() != ranges || store.getGate();
      }))
    return failure();
  int64_t numLanes = facts.getNumLanes(
      CostModel::getByteWidth(stores.front().getValue().getType()));
  SmallVector<Value> outer(ranges);
  SmallVector<llvm::SetVector<Operation *>> slices;
  for (StoreOp store : stores)
    slices.push_back(facts.getSlice(store.getValue(), outer));
  Value inner = outer.pop_back_val();
  int64_t size = getRangeSize(inner), id = KernelFacts::getId(inner);
  if (size >= numLanes)
    return failure();
  ScheduleWriter writer(facts);
  unsigned count = 1;
  for (; !outer.empty() && size < kStepVectors * numLanes; ++count) {
    bool isOne = llvm::all_of(llvm::zip_equal(stores, slices), [&](auto pair) {
      auto &[store, slice] = pair;
      return canMerge(facts, store, slice, outer.back(), inner);
    });
    if (!isOne)
      break;
    inner = outer.pop_back_val();
    size = llvm::SaturatingMultiply<uint64_t>(size, getRangeSize(inner));
    writer.act(ActionKind::merge, {KernelFacts::getId(inner), id});
    id = KernelFacts::getId(inner);
  }
  if (count == 1)
    return failure();
  SmallVector<SharedLoop> loops;
  for (Value range : outer)
    loops.push_back({KernelFacts::getId(range), getRangeSize(range)});
  loops.push_back({id, size});
  // What is read at other points must not be another thread's.
  std::optional<int64_t> shared;
  if (!facts.isInPlace() || updatesElements(facts.getKernel()))
    shared = facts.chooseShared(loops);
  if (shared)
    writer.act(ActionKind::thread, {*shared});
  writer.note("axes too short for vectors are merged").metric("Axes", count);
  return writer.get();
}

FailureOr<ScheduleCandidate> uop::selectElementwise(KernelFacts &facts) {
  FailureOr<ScheduleCandidate> schedule = TransposeSelector(facts).select();
  if (succeeded(schedule))
    return schedule;
  std::string reason = facts.getReason().str();
  schedule = selectInOrder(facts, !findStreams(facts).empty());
  if (failed(schedule))
    (void)facts.refuse(reason);
  return schedule;
}
