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

#include "KernelAxes.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

/// So many accumulators keep loads waiting for memory and not for additions.
static constexpr int64_t kMinAccumulators = 4;
/// Vectors of columns that are added up side by side, at most: one after the
/// other in memory, they are what a row of the buffer is read in.
static constexpr int64_t kMaxColumnVectors = 8;
/// Simple ops in the code of all copies.
static constexpr double kMaxCopiedOps = 512;

/// How many instructions the ops become: a nanosecond of them, 64.
static double getWeight(const llvm::SetVector<Operation *> &slice) {
  CostModel model;
  double weight = 0;
  for (Operation *op : slice)
    weight += std::max(1.0, 64 * model.getOpCost(op));
  return weight;
}

/// The bytes that a result of `op`, a reduction or a store, has while it is
/// computed; narrow floats are so in f32.
static int64_t getWidth(Operation *op) {
  Type type = op->getOperand(0).getType();
  int64_t width = isa<ReduceOp>(op)
                      ? KernelFacts::getAccumulatorWidth(cast<ReduceOp>(op))
                      : CostModel::getByteWidth(type);
  return isa<FloatType>(type) ? std::max<int64_t>(width, 4) : width;
}

/// Whether no op but these runs over `range`.
static bool isRangeOfOnly(Value range, ArrayRef<Operation *> ops) {
  return llvm::all_of(range.getUsers(), [&](Operation *user) {
    auto ranges = getRangeOperands(user);
    return !ranges || !llvm::is_contained(ValueRange(*ranges), range) ||
           llvm::is_contained(ops, user);
  });
}

namespace {
/// Reductions over the same ranges, or stores: one loop nest.
struct Nest {
  SmallVector<Value> ranges;
  SmallVector<Operation *> ops;
  Value lanes;
  int64_t numLanes = 1, copies = 1;
};

class ReductionSelector {
public:
  explicit ReductionSelector(KernelFacts &facts)
      : facts(facts), writer(facts.getKernel()) {}

  FailureOr<ScheduleAttr> select();

private:
  LogicalResult selectColumns();
  LogicalResult selectRows();
  void collectNests();
  bool findLanes(Nest &nest);
  void divideRows(const Nest &nest);
  /// Whether every read in `slice` is in order along `axis`, or the same.
  bool isReadInOrder(const llvm::SetVector<Operation *> &slice, Value axis,
                     bool &isUsed);
  int64_t chooseVectors(int64_t size, int64_t numLanes, int64_t perVector,
                        double weight);

  KernelFacts &facts;
  ScheduleWriter writer;
  SmallVector<Nest> reductions, outputs;
};
} // namespace

void ReductionSelector::collectNests() {
  auto add = [](SmallVectorImpl<Nest> &nests, Operation *op) {
    auto ranges = llvm::to_vector(llvm::make_filter_range(
        ValueRange(*getRangeOperands(op)),
        [](Value range) { return getRangeSize(range) != 1; }));
    auto *nest = llvm::find_if(
        nests, [&](const Nest &other) { return other.ranges == ranges; });
    if (nest == nests.end())
      nest = &nests.emplace_back(), nest->ranges = std::move(ranges);
    nest->ops.push_back(op);
  };
  for (ReduceOp reduce : facts.getReduces())
    add(reductions, reduce);
  for (StoreOp store : facts.getStores())
    add(outputs, store);
}

bool ReductionSelector::isReadInOrder(const llvm::SetVector<Operation *> &slice,
                                      Value axis, bool &isUsed) {
  for (Operation *op : slice) {
    Value offset, gate;
    if (auto load = dyn_cast<LoadOp>(op)) {
      offset = load.getOffset();
      gate = load.getGate();
    } else if (auto read = dyn_cast<IndexOp>(op)) {
      offset = read.getIndices().empty() ? Value() : read.getIndices().back();
    } else {
      continue;
    }
    if (!facts.dependsOn(op->getResult(0), axis))
      continue;
    if (!offset || getStride(offset, axis) != 1)
      return false;
    // Narrow registers have no loads of some lanes.
    if (gate && facts.dependsOn(gate, axis) && facts.getRegisters().bytes < 32)
      return false;
    isUsed = true;
  }
  return true;
}

//===----------------------------------------------------------------------===//
// Columns
//===----------------------------------------------------------------------===//

/// How many vectors of the axis are side by side: enough accumulators, and
/// little that is left over.
int64_t ReductionSelector::chooseVectors(int64_t size, int64_t numLanes,
                                         int64_t perVector, double weight) {
  int64_t best = 1;
  double bestCost = std::numeric_limits<double>::infinity();
  for (int64_t vectors = 1; vectors <= kMaxColumnVectors; ++vectors) {
    if (vectors > 1 && (vectors * numLanes > size ||
                        vectors * perVector + 4 > facts.getRegisters().count ||
                        double(vectors) * weight > kMaxCopiedOps))
      break;
    double accumulators = double(vectors * perVector);
    double cost = std::max(1.0, double(kMinAccumulators) / accumulators);
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

/// Each lane is a point of the output.
LogicalResult ReductionSelector::selectColumns() {
  if (outputs.size() != 1)
    return facts.refuse("its stores run over different ranges");
  Nest &output = outputs.front();
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
  int64_t width = 1, points = 1, perVector = 0;
  for (Operation *op : output.ops)
    width = std::max(width, getWidth(op));
  for (Value range : output.ranges)
    points *= getRangeSize(range);
  int64_t reducedPoints = 0;
  for (const Nest &nest : reductions) {
    int64_t count = 1;
    for (Value range : nest.ranges)
      count *= getRangeSize(range);
    reducedPoints += count;
    perVector = std::max<int64_t>(perVector, nest.ops.size());
    for (Operation *op : nest.ops)
      width = std::max(width, getWidth(op));
  }
  if (points * reducedPoints < kMinScheduledPoints)
    return facts.refuse("it is too little work");

  Value lanes;
  for (Value range : llvm::reverse(output.ranges)) {
    bool isUsed = false;
    bool isStoredInOrder = llvm::all_of(output.ops, [&](Operation *op) {
      return getStride(cast<StoreOp>(op).getOffset(), range) == 1;
    });
    bool isReduced = llvm::any_of(facts.getReduces(), [&](ReduceOp reduce) {
      return facts.dependsOn(reduce.getResult(), range);
    });
    if (!isStoredInOrder || !isReduced || !isRangeOfOnly(range, output.ops) ||
        !isReadInOrder(slice, range, isUsed) || !isUsed)
      continue;
    RangeSet axes;
    axes.insert(range);
    if (failed(facts.checkLanes(axes)))
      return failure();
    lanes = range;
    break;
  }
  if (!lanes)
    return facts.refuse("no axis of the output is in order in all buffers");

  int64_t size = getRangeSize(lanes), numLanes = facts.getNumLanes(width);
  if (size < std::min<int64_t>(numLanes, 4))
    return facts.refuse("the axis that is in order is too short");
  int64_t vectors = chooseVectors(size, numLanes, perVector, getWeight(slice));
  int64_t columns = std::min(size, vectors * numLanes);

  SmallVector<int64_t> order;
  for (Value range : output.ranges)
    if (range != lanes)
      order.push_back(KernelFacts::getId(range));
  int64_t lanesId = KernelFacts::getId(lanes);
  order.push_back(lanesId);
  writer.reorder(order);

  // Where few columns make few accumulators, rows make more.
  int64_t mostRows = 1;
  for (const Nest &nest : reductions) {
    if (nest.ranges.empty())
      continue;
    auto longest = llvm::max_element(nest.ranges, [](Value lhs, Value rhs) {
      return getRangeSize(lhs) < getRangeSize(rhs);
    });
    int64_t rows = kMinAccumulators / (vectors * int64_t(nest.ops.size()));
    int64_t length = getRangeSize(*longest);
    if (rows < 2 || length < 2 * rows || !isRangeOfOnly(*longest, nest.ops) ||
        double(rows) * getWeight(slice) > kMaxCopiedOps)
      continue;
    int64_t id = KernelFacts::getId(*longest);
    writer.peel(id, length, rows);
    writer.divide(ActionKind::unroll, id, length - length % rows, rows);
    mostRows = std::max(mostRows, rows);
  }

  int64_t panels = size / columns, rest = size % columns;
  std::optional<int64_t> restId = writer.peel(lanesId, size, columns);
  int64_t columnsId = lanesId;
  if (panels > 1)
    columnsId = writer.divide(ActionKind::split, lanesId, size - rest, columns);
  if (facts.getThreadRange()) {
    // The first loop that is long enough.
    auto *batch = llvm::find_if(output.ranges, [&](Value range) {
      return range != lanes && getRangeSize(range) >= 4 &&
             isRangeOfOnly(range, output.ops);
    });
    if (batch != output.ranges.end())
      writer.act(ActionKind::thread, {KernelFacts::getId(*batch)});
    else if (panels > 1)
      writer.act(ActionKind::thread, {lanesId});
  }
  writer.spread(columnsId, columns, numLanes, ActionKind::upcast);
  if (restId)
    writer.spread(*restId, rest, numLanes, ActionKind::upcast);
  remark::passed(facts.getKernel().getLoc(), facts.getRemarkOpts())
      << remark::add("each lane reduces a point of the output")
      << remark::metric("Rows", mostRows) << remark::metric("Vectors", vectors)
      << remark::metric("Lanes", numLanes);
  return success();
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

/// Which of the ranges of the nest are its lanes, and how many vectors are side
/// by side.
bool ReductionSelector::findLanes(Nest &nest) {
  llvm::SetVector<Operation *> slice;
  int64_t width = 1;
  bool isOutput = false;
  for (Operation *op : nest.ops) {
    auto store = dyn_cast<StoreOp>(op);
    isOutput |= bool(store);
    Value value = store ? store.getValue() : cast<ReduceOp>(op).getValue();
    slice.insert_range(facts.getSlice(value, nest.ranges));
    width = std::max(width, getWidth(op));
  }
  nest.numLanes = facts.getNumLanes(width);
  for (Value range : llvm::reverse(nest.ranges)) {
    if (getRangeSize(range) < nest.numLanes)
      continue;
    // Loops inside of each point.
    bool isInner = llvm::none_of(slice, [&](Operation *op) {
      return isa<RangeReductionOpInterface, ScanOp>(op) &&
             llvm::any_of(op->getResults(), [&](Value result) {
               return facts.dependsOn(result, range);
             });
    });
    bool isUsed = false;
    if (!isInner || !isRangeOfOnly(range, nest.ops) ||
        !isReadInOrder(slice, range, isUsed))
      continue;
    bool isStoredInOrder = llvm::all_of(nest.ops, [&](Operation *op) {
      auto store = dyn_cast<StoreOp>(op);
      return !store || getStride(store.getOffset(), range) == 1;
    });
    if (!isStoredInOrder || (!isUsed && !isOutput))
      continue;
    nest.lanes = range;
    break;
  }
  if (!nest.lanes)
    return false;
  if (isOutput)
    return true; // its points do not wait for each other
  nest.copies =
      std::min(kMinAccumulators, getRangeSize(nest.lanes) / nest.numLanes);
  double weight = getWeight(slice);
  while (nest.copies > 1 && (double(nest.copies) * weight > kMaxCopiedOps / 4 ||
                             nest.copies * int64_t(nest.ops.size() + 1) + 2 >
                                 facts.getRegisters().count))
    nest.copies /= 2;
  return true;
}

void ReductionSelector::divideRows(const Nest &nest) {
  int64_t id = KernelFacts::getId(nest.lanes);
  if (isa<ReduceOp>(nest.ops.front())) {
    SmallVector<int64_t> order;
    for (Value range : nest.ranges)
      if (range != nest.lanes)
        order.push_back(KernelFacts::getId(range));
    order.push_back(id);
    if (nest.ranges.back() != nest.lanes)
      writer.reorder(order);
  }
  ActionKind copies =
      isa<ReduceOp>(nest.ops.front()) ? ActionKind::unroll : ActionKind::upcast;
  int64_t size = getRangeSize(nest.lanes), width = nest.numLanes * nest.copies;
  int64_t rest = size % width;
  std::optional<int64_t> restId = writer.peel(id, size, width);
  writer.divide(ActionKind::simd, id, size - rest, nest.numLanes);
  if (nest.copies > 1)
    writer.divide(copies, id, (size - rest) / nest.numLanes, nest.copies);
  if (restId)
    writer.spread(*restId, rest, nest.numLanes, copies);
}

/// Each loop nest has lanes of its own, which are combined at its end.
LogicalResult ReductionSelector::selectRows() {
  int64_t most = 0;
  for (const Nest &nest : reductions) {
    RangeSet outer;
    int64_t points = 1;
    for (Operation *op : nest.ops)
      outer.insert_range(facts.getRanges(op->getOperand(0)));
    for (Value range : outer)
      points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
    most = std::max(most, points);
  }
  if (most < kMinScheduledPoints)
    return facts.refuse("it is too little work");
  SmallVector<Nest *> chosen;
  RangeSet lanes;
  int64_t numReductions = 0;
  for (auto *nests : {&reductions, &outputs})
    for (Nest &nest : *nests) {
      if (!findLanes(nest))
        continue;
      RangeSet all = lanes;
      all.insert(nest.lanes);
      if (failed(facts.checkLanes(all)))
        continue;
      lanes = std::move(all);
      chosen.push_back(&nest);
      numReductions += nests == &reductions;
    }
  if (numReductions == 0)
    return facts.refuse("no reduction is over an axis that is in order");
  if (Value range = facts.getThreadRange())
    writer.act(ActionKind::thread, {KernelFacts::getId(range)});
  for (Nest *nest : chosen)
    divideRows(*nest);
  auto remark =
      remark::passed(facts.getKernel().getLoc(), facts.getRemarkOpts());
  remark << remark::add("lanes are combined after the loops")
         << remark::metric("Nests", chosen.size());
  for (Nest *nest : chosen)
    if (nest->copies > 1)
      remark << remark::metric("Accumulators", nest->copies);
  remark << remark::metric("Lanes", chosen.front()->numLanes);
  return success();
}

FailureOr<ScheduleAttr> ReductionSelector::select() {
  if (llvm::any_of(facts.getReduces(), [](ReduceOp reduce) {
        return isa<VectorType>(reduce.getType());
      }))
    return facts.refuse("it has vectors of its own");
  collectNests();
  if (failed(selectColumns()) && failed(selectRows()))
    return failure();
  return writer.get();
}

FailureOr<ScheduleAttr> uop::selectReduction(KernelFacts &facts) {
  return ReductionSelector(facts).select();
}
