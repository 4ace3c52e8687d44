//===- Expand.cpp - Several points of a kernel at once ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "Expander.h"
#include "LaneTranspose.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"

namespace uop {
#define GEN_PASS_DEF_EXPANDPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// More ops than this, times those of the kernel before, are a mistake.
static constexpr size_t kMaxGrowth = 4096;
static constexpr int64_t kMaxPoints = 1024;

LogicalResult Expander::reserve(Operation &op, ArrayRef<unsigned> axes) {
  // No size is above kMaxPoints.
  size_t count = 1;
  for (unsigned axis : axes)
    if ((count *= getSize(axis)) > maxCreated)
      break;
  numCreated += count;
  if (numCreated > maxCreated)
    return fail(&op, "makes it more than " + Twine(maxCreated) + " ops");
  return success();
}

void Expander::forEachPoint(ArrayRef<unsigned> axes,
                            function_ref<void(const Point &)> visit) {
  Point point;
  for (unsigned axis : axes)
    point[axis] = 0;
  while (true) {
    visit(point);
    size_t i = axes.size();
    while (i != 0 && ++point[axes[i - 1]] == getSize(axes[i - 1]))
      point[axes[--i]] = 0;
    if (i == 0)
      return;
  }
}

Value Expander::get(Value value, const Point &point, bool inFirstLane) {
  auto it = known.find(value);
  assert(it != known.end() && "operands come before their users");
  const Copies &copies = it->second;
  int64_t number = 0;
  for (unsigned axis : copies.axes.copied)
    number = number * getSize(axis) + point.lookup(axis);
  return inFirstLane && copies.axes.lanes ? copies.firsts[number]
                                          : copies.values[number];
}

FailureOr<Axes> Expander::getAxes(Operation &op) {
  Axes axes;
  for (Value operand : op.getOperands()) {
    const Axes &other = known.find(operand)->second.axes;
    axes.copied.append(other.copied);
    if (!other.lanes)
      continue;
    if (axes.lanes && axes.lanes != other.lanes)
      return fail(&op, "depends on " + describe(*axes.lanes) + " and on " +
                           describe(*other.lanes));
    axes.lanes = other.lanes;
  }
  llvm::sort(axes.copied);
  axes.copied.erase(llvm::unique(axes.copied), axes.copied.end());
  return axes;
}

SmallVector<Value> Expander::getOtherRanges(ValueRange ranges) {
  SmallVector<Value> others;
  for (Value range : ranges)
    if (!isExpanded(range))
      others.push_back(get(range, Point()));
  return others;
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

FailureOr<Value> Expander::copyScalarOp(Operation &op,
                                        function_ref<Value(Value)> get) {
  SmallVector<Value> operands;
  for (Value operand : op.getOperands())
    operands.push_back(get(operand));
  indices.setLoc(op.getLoc());
  if (op.getNumResults() == 1)
    if (Value simplified = indices.rebuild(&op, operands))
      return simplified;
  IRMapping mapping;
  for (auto [operand, copy] : llvm::zip_equal(op.getOperands(), operands))
    mapping.map(operand, copy);
  return builder.clone(op, mapping)->getResult(0);
}

Value Expander::broadcast(Location loc, Value scalar, VectorType type) {
  APInt truth;
  if (!scalar.getType().isInteger(1) ||
      !matchPattern(scalar, m_ConstantInt(&truth)))
    return broadcastLike(builder, loc, scalar, type);
  return ConstOp::create(builder, loc,
                         cast<TypedAttr>(Attribute(
                             DenseElementsAttr::get(type, !truth.isZero()))));
}

FailureOr<Value> Expander::copyVectorOp(Operation &op, unsigned lanes,
                                        function_ref<Value(Value)> get) {
  if (!hasVectorForm(&op))
    return fail(&op, "depends on " + describe(lanes) +
                         ", and the op does not exist on vectors");
  SmallVector<Value> operands;
  for (Value operand : op.getOperands())
    operands.push_back(broadcast(op.getLoc(), get(operand),
                                 getVectorType(operand.getType(), lanes)));
  OperationState state(op.getLoc(), op.getName());
  state.addOperands(operands);
  state.addTypes(getVectorType(op.getResult(0).getType(), lanes));
  state.attributes.append(op.getAttrDictionary().begin(),
                          op.getAttrDictionary().end());
  Operation *copy = builder.create(state);
  // Of gates that hold in all lanes there is nothing left.
  SmallVector<Value> folded;
  if (isa<AndOp, OrOp, WhereOp>(copy))
    while (folded.empty() && succeeded(builder.tryFold(copy, folded))) {
    }
  if (!folded.empty()) {
    copy->erase();
    return folded.front();
  }
  return copy->getResult(0);
}

/// A range becomes its points: a vector of them, or a constant for each.
void Expander::expandRange(RangeOp range) {
  unsigned axis = numbers.lookup(range);
  Copies &copies = known[range];
  int64_t size = getSize(axis);
  if (range.getKind() == RangeKind::simd) {
    copies.axes.lanes = axis;
    VectorType type = getVectorType(builder.getIndexType(), axis);
    SmallVector<int64_t> lanes =
        llvm::to_vector(llvm::seq<int64_t>(0, widths[axis]));
    copies.values.push_back(
        ConstOp::create(builder, range.getLoc(),
                        cast<TypedAttr>(Attribute(DenseIntElementsAttr::get(
                            type, ArrayRef<int64_t>(lanes))))));
    copies.firsts.push_back(indices.constant(0));
    return;
  }
  copies.axes.copied.push_back(axis);
  for (int64_t i = 0; i != size; ++i)
    copies.values.push_back(indices.constant(i));
}

LogicalResult Expander::expand(Operation &op) {
  if (auto range = dyn_cast<RangeOp>(op); range && isExpanded(range))
    return expandRange(range), success();
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return expandReduce(reduce);
  if (auto recurrence = dyn_cast<RecurrenceOp>(op))
    return expandRecurrence(recurrence);
  if (auto scan = dyn_cast<ScanOp>(op))
    return expandScan(scan);
  if (auto store = dyn_cast<StoreOp>(op))
    return expandStore(store);
  if (auto contract = dyn_cast<ContractOp>(op))
    return expandContract(contract);
  if (auto unroll = dyn_cast<UnrollOp>(op))
    return expandUnroll(unroll);
  if (auto tile = dyn_cast<BufferizeOp>(op);
      tile && llvm::any_of(tile.getRanges(),
                           [&](Value range) { return isExpanded(range); }))
    return expandTile(tile);
  if (op.getNumResults() != 1 || isa<RangeReductionOpInterface>(op))
    return expandFold(op);
  return expandValue(op);
}

LogicalResult Expander::expandValue(Operation &op) {
  FailureOr<Axes> axes = getAxes(op);
  if (failed(axes))
    return failure();
  if (failed(reserve(op, axes->copied)))
    return failure();
  Copies copies;
  copies.axes = *axes;
  LogicalResult result = success();
  if (auto load = dyn_cast<LoadOp>(op)) {
    if (std::optional<StridedAccess> access = findStrides(load, *axes)) {
      expandStrided(load, *axes, *access, copies);
      known[load] = std::move(copies);
      return success();
    }
    if (std::optional<unsigned> row = findRowAxis(load, *axes)) {
      expandTransposed(load, *axes, *row, copies);
      known[load] = std::move(copies);
      return success();
    }
  }
  bool isRead =
      isa<LoadOp>(op) ||
      (isa<IndexOp>(op) && isa<TensorType>(op.getOperand(0).getType()));
  forEachPoint(axes->copied, [&](const Point &point) {
    if (succeeded(result))
      result = isRead ? expandLoad(op, *axes, point, copies)
                      : copyAtPoint(op, point, copies);
  });
  known[op.getResult(0)] = std::move(copies);
  return result;
}

/// Adds what the op is at one point of its copied axes.
LogicalResult Expander::copyAtPoint(Operation &op, const Point &point,
                                    Copies &copies) {
  std::optional<unsigned> lanes = copies.axes.lanes;
  FailureOr<Value> copy = failure();
  auto getCopy = [&](Value value) { return get(value, point); };
  auto cmp = dyn_cast<CmpOp>(op);
  std::optional<bool> decided;
  if (cmp && lanes)
    decided = decideComparison(cmp, *lanes, point);
  if (decided)
    copy = broadcast(op.getLoc(), indices.truth(*decided),
                     getVectorType(builder.getI1Type(), *lanes));
  else if (lanes)
    copy = copyVectorOp(op, *lanes, getCopy);
  else
    copy = copyScalarOp(op, getCopy);
  if (failed(copy))
    return failure();
  copies.values.push_back(*copy);
  if (!lanes || !op.getResult(0).getType().isIndex())
    return success();
  FailureOr<Value> first = copyFirstLane(op, *copy, point);
  if (failed(first))
    return failure();
  copies.firsts.push_back(*first);
  return success();
}

/// The index `op`, whose copy is `vector`, in lane 0.
FailureOr<Value> Expander::copyFirstLane(Operation &op, Value vector,
                                         const Point &point) {
  // An index that comes of other types has no first lane of its own.
  bool hasFirsts = llvm::all_of(op.getOperands(), [&](Value operand) {
    const Copies &other = known.find(operand)->second;
    return !other.axes.lanes || !other.firsts.empty();
  });
  if (!hasFirsts)
    return Value(GepOp::create(builder, op.getLoc(), vector, int64_t(0)));
  return copyScalarOp(op, [&](Value value) { return get(value, point, true); });
}

/// Ops with several results, or that run over ranges themselves: they are
/// copied, but not on vectors.
LogicalResult Expander::expandFold(Operation &op) {
  FailureOr<Axes> axes = getAxes(op);
  if (failed(axes))
    return failure();
  auto ranges = getRangeOperands(&op);
  for (Value range : ranges ? ValueRange(*ranges) : ValueRange())
    if (isExpanded(range))
      return fail(&op, "runs over " + describe(numbers.lookup(range)));
  if (axes->lanes)
    return fail(&op, "depends on " + describe(*axes->lanes) +
                         ", and the op does not exist on vectors");
  if (failed(reserve(op, axes->copied)))
    return failure();
  SmallVector<Copies> results(op.getNumResults());
  forEachPoint(axes->copied, [&](const Point &point) {
    IRMapping mapping;
    for (Value operand : op.getOperands())
      mapping.map(operand, get(operand, point));
    Operation *copy = builder.clone(op, mapping);
    for (auto [number, result] : llvm::enumerate(copy->getResults()))
      results[number].values.push_back(result);
  });
  for (auto [number, copies] : llvm::enumerate(results)) {
    copies.axes = *axes;
    known[op.getResult(number)] = std::move(copies);
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Where ranges end
//===----------------------------------------------------------------------===//

/// What `from` may do with NaN, `to` may.
static Value copyPermission(Operation *from, Operation *to) {
  if (Attribute permission = from->getAttr(kSkipsNaNAttrName))
    to->setAttr(kSkipsNaNAttrName, permission);
  return to->getResult(0);
}

static Value combine(OpBuilder &builder, ReduceOp reduce, Value lhs,
                     Value rhs) {
  Value combined =
      createCombination(builder, reduce.getLoc(), reduce.getKind(), lhs, rhs);
  return copyPermission(reduce, combined.getDefiningOp());
}

Expander::EndedAxes Expander::getEndedAxes(ReduceOp reduce) {
  const Axes &axes = known.find(reduce.getValue())->second.axes;
  EndedAxes ended;
  for (Value range : reduce.getRanges()) {
    if (!isExpanded(range))
      continue;
    unsigned axis = numbers.lookup(range);
    bool isUsed = axes.lanes == axis || llvm::is_contained(axes.copied, axis);
    if (!isUsed)
      ended.repeated *= getSize(axis);
    else if (isCopied(range.getDefiningOp<RangeOp>()))
      ended.copied.push_back(axis);
    else
      ended.hasLanes = true;
  }
  for (unsigned axis : axes.copied)
    if (!llvm::is_contained(ended.copied, axis))
      ended.outer.copied.push_back(axis);
  if (axes.lanes && !ended.hasLanes)
    ended.outer.lanes = axes.lanes;
  return ended;
}

/// The combination of all parts, in pairs, so that no chain is longer than it
/// must be.
static Value combineParts(OpBuilder &builder, ReduceOp reduce,
                          SmallVector<Value> parts) {
  while (parts.size() > 1) {
    SmallVector<Value> merged;
    for (size_t i = 0; i + 1 < parts.size(); i += 2)
      merged.push_back(combine(builder, reduce, parts[i], parts[i + 1]));
    if (parts.size() % 2)
      merged.push_back(parts.back());
    parts = std::move(merged);
  }
  return parts.front();
}

LogicalResult Expander::expandReduce(ReduceOp reduce) {
  Operation &op = *reduce.getOperation();
  FailureOr<Axes> axes = getAxes(op);
  if (failed(axes))
    return failure();
  if (failed(reserve(op, axes->copied)))
    return failure();
  Location loc = op.getLoc();
  EndedAxes ended = getEndedAxes(reduce);
  Copies copies;
  copies.axes = ended.outer;
  bool isCombined =
      !ended.copied.empty() || ended.hasLanes || ended.repeated > 1;
  Type element = getElementTypeOrSelf(reduce);
  Type wide =
      isCombined ? getWideElement(reduce.getKind(), element) : Type(element);
  SmallVector<Value> others = getOtherRanges(reduce.getRanges());

  SmallVector<Value> totals;
  forEachPoint(ended.outer.copied, [&](const Point &outerPoint) {
    SmallVector<Value> parts;
    forEachPoint(ended.copied, [&](const Point &endedPoint) {
      Point point = joinPoints(outerPoint, endedPoint);
      Value value = get(reduce.getValue(), point);
      Type type = withElementType(value.getType(), wide);
      if (type != value.getType())
        value = CastOp::create(builder, loc, type, value);
      if (!others.empty())
        value = copyPermission(reduce, ReduceOp::create(builder, loc, type,
                                                        reduce.getKind(), value,
                                                        others));
      parts.append(ended.repeated, value);
    });
    totals.push_back(combineParts(builder, reduce, std::move(parts)));
  });
  if (ended.hasLanes)
    totals = LaneCombiner(builder, loc, [&](Value lhs, Value rhs) {
               return combine(builder, reduce, lhs, rhs);
             }).getTotals(totals);
  for (Value total : totals) {
    if (wide != element)
      total = CastOp::create(builder, loc,
                             withElementType(total.getType(), element), total);
    copies.values.push_back(total);
  }
  known[reduce.getResult()] = std::move(copies);
  return success();
}

/// Copied for each point of other axes; its own are run over in order.
LogicalResult Expander::expandRecurrence(RecurrenceOp recurrence) {
  for (Value range : recurrence.getRanges())
    if (isExpanded(range))
      return fail(recurrence, "runs over " + describe(numbers.lookup(range)));
  FailureOr<Axes> axes = getAxes(*recurrence);
  if (failed(axes) || failed(reserve(*recurrence, axes->copied)))
    return failure();
  Location loc = recurrence.getLoc();
  SmallVector<Value> others = getOtherRanges(recurrence.getRanges());
  Copies copies;
  copies.axes = *axes;
  forEachPoint(axes->copied, [&](const Point &point) {
    Value value = get(recurrence.getValue(), point);
    Value scale = get(recurrence.getScale(), point);
    if (axes->lanes) {
      VectorType type = getVectorType(recurrence.getType(), *axes->lanes);
      value = broadcastLike(builder, loc, value, type);
      scale = broadcastLike(builder, loc, scale, type);
    }
    copies.values.push_back(RecurrenceOp::create(builder, loc, value.getType(),
                                                 value, scale, others));
  });
  known[recurrence.getResult()] = std::move(copies);
  return success();
}

/// The same.
LogicalResult Expander::expandScan(ScanOp scan) {
  Value range = scan.getRange();
  if (isExpanded(range))
    return fail(scan, "runs over " + describe(numbers.lookup(range)));
  FailureOr<Axes> axes = getAxes(*scan);
  if (failed(axes) || failed(reserve(*scan, axes->copied)))
    return failure();
  Copies copies;
  copies.axes = *axes;
  forEachPoint(axes->copied, [&](const Point &point) {
    Value value = get(scan.getValue(), point);
    copies.values.push_back(copyPermission(
        scan, ScanOp::create(builder, scan.getLoc(), value.getType(),
                             scan.getKind(), value, get(range, point),
                             scan.getExclusive(), scan.getReverse())));
  });
  known[scan.getResult()] = std::move(copies);
  return success();
}

/// The expanded ranges in the order in which points are copied. Of the points
/// of a tile, those that are loaded once for all lanes vary slowest: such a
/// value is in a register for no longer than the vectors that it is combined
/// with.
FailureOr<SmallVector<RangeOp>> Expander::collectRanges() {
  SmallVector<RangeOp> ranges;
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    if (!isCopied(range) && range.getKind() != RangeKind::simd)
      continue;
    if (!range.getStaticSize() || *range.getStaticSize() == 0 ||
        *range.getStaticSize() > kMaxPoints)
      return fail(range, "needs a size from 1 to " + Twine(kMaxPoints));
    ranges.push_back(range);
  }
  RangeDependence dependence;
  RangeSet broadcast;
  for (Operation &read : kernel.getBody().getOps()) {
    if (!isa<LoadOp, IndexOp>(read))
      continue;
    const RangeSet &used = dependence.get(read.getResult(0));
    if (llvm::none_of(used, [](Value range) {
          auto op = range.getDefiningOp<RangeOp>();
          return op && op.getKind() == RangeKind::simd;
        }))
      broadcast.insert_range(used);
  }
  // The others stay where they are.
  SmallVector<RangeOp> tile;
  for (bool isFirst : {true, false})
    for (RangeOp range : ranges)
      if (range.getKind() == RangeKind::upcast &&
          broadcast.contains(range) == isFirst)
        tile.push_back(range);
  const RangeOp *next = tile.begin();
  for (RangeOp &range : ranges)
    if (range.getKind() == RangeKind::upcast)
      range = *next++;
  return ranges;
}

/// Copies and lanes share the loops inside of them: bounds that these decide
/// go.
void Expander::dropBounds() {
  RangeDependence dependence;
  for (auto range : kernel.getBody().getOps<RangeOp>()) {
    OperandRange bounds = range.getBounds();
    if (llvm::any_of(bounds, [&](Value bound) {
          return llvm::any_of(dependence.get(bound),
                              [&](Value other) { return isExpanded(other); });
        }))
      range.setBounds({});
  }
}

LogicalResult Expander::run() {
  Block &old = kernel.getBody().front();
  maxCreated = kMaxGrowth + 64 * old.getOperations().size();
  FailureOr<SmallVector<RangeOp>> ranges = collectRanges();
  if (failed(ranges))
    return failure();
  for (RangeOp range : *ranges) {
    numbers[range] = sizes.size();
    sizes.push_back(*range.getStaticSize());
    widths.push_back(isCopied(range) ? sizes.back() : countLanes(range));
    rangeOf.push_back(range);
  }
  if (numbers.empty())
    return success();
  indices.setNextRangeId(getNextRangeId(kernel.getBody().front()));
  dropBounds();

  Block *block = builder.createBlock(&kernel.getBody());
  for (BlockArgument argument : old.getArguments())
    known[argument].values.push_back(
        block->addArgument(argument.getType(), argument.getLoc()));
  builder.setInsertionPointToStart(block);
  LogicalResult result = success();
  for (Operation &op : old) {
    if (isa<SinkOp>(op)) {
      builder.clone(op);
      continue;
    }
    result = expand(op);
    if (failed(result))
      break;
  }
  if (failed(result)) {
    block->dropAllDefinedValueUses();
    block->erase();
    return failure();
  }
  old.dropAllReferences();
  old.erase();
  for (Operation &dead : llvm::make_early_inc_range(llvm::reverse(*block)))
    if (isOpTriviallyDead(&dead))
      dead.erase();
  return success();
}

namespace {
struct ExpandPass : public uop::impl::ExpandPassBase<ExpandPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || hasExplicitControl(kernel))
      return;
    // A failure has its remark, and the kernel is as it was.
    (void)Expander(kernel).run();
  }
};
} // namespace
