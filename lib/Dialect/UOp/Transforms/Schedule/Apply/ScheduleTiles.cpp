//===- ScheduleTiles.cpp - Axes joined, padded and tiled --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../../Utils/FloatingScalars.h"
#include "../../Utils/SliceCopy.h"
#include "../KernelAxes.h"
#include "../MaskedAxis.h"
#include "Scheduler.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace uop;

/// More than this times as many points are not worth a size that divides.
static constexpr int64_t kMaxGrowth = 4;

/// Whether ranges of this kind become loops that an action may still change.
static bool isLoop(RangeOp range) {
  return range.getKind() == RangeKind::loop ||
         range.getKind() == RangeKind::thread ||
         range.getKind() == RangeKind::reduce;
}

LogicalResult Scheduler::merge(int64_t outerId, int64_t innerId) {
  FailureOr<RangeOp> outer = getAxis(outerId), inner = getAxis(innerId);
  if (failed(outer) || failed(inner))
    return failure();
  for (RangeOp axis : {*outer, *inner})
    if (!isLoop(axis))
      return emitError() << "axis " << axis.getId() << " is of kind "
                         << stringifyRangeKind(axis.getKind()) << " already";
  bool isReduced = outer->getKind() == RangeKind::reduce;
  if (isReduced != (inner->getKind() == RangeKind::reduce))
    return emitError() << "one of the axes is reduced, and the other is not";
  llvm::SetVector<Operation *> enders;
  for (RangeOp axis : {*outer, *inner})
    for (Operation *user : axis->getUsers())
      if (auto ranges = getRangeOperands(user);
          ranges && llvm::is_contained(ValueRange(*ranges), axis.getResult()))
        enders.insert(user);
  for (Operation *op : enders) {
    ValueRange ranges(*getRangeOperands(op));
    auto place = llvm::find(ranges, outer->getResult());
    if (place == ranges.end() || std::next(place) == ranges.end() ||
        *std::next(place) != inner->getResult())
      return emitError() << op->getName() << " does not run over axis "
                         << innerId << " right inside of axis " << outerId;
    if (!isa<StoreOp, ReduceOp, BufferizeOp>(op))
      return emitError() << "the axes are of " << op->getName();
  }
  int64_t size;
  if (llvm::MulOverflow(int64_t(*outer->getStaticSize()),
                        int64_t(*inner->getStaticSize()), size))
    return emitError() << "the axes have too many iterations";

  OpBuilder builder(outer->getOperation()->isBeforeInBlock(*inner) ? *outer
                                                                   : *inner);
  Location loc = outer->getLoc();
  RangeOp merged =
      RangeOp::create(builder, loc, outerId, size, outer->getKind());
  Value width = ConstOp::create(
      builder, loc, builder.getIndexAttr(int64_t(*inner->getStaticSize())));
  Value row = FloorDivOp::create(builder, loc, merged.getResult(), width);
  Value column = FloorModOp::create(builder, loc, merged.getResult(), width);
  for (Operation *op : enders) {
    SmallVector<Value> ranges;
    for (Value range : ValueRange(*getRangeOperands(op)))
      if (range != inner->getResult())
        ranges.push_back(range == outer->getResult() ? merged.getResult()
                                                     : range);
    getRangeOperands(op)->assign(ranges);
  }
  outer->getResult().replaceAllUsesWith(row);
  inner->getResult().replaceAllUsesWith(column);
  outer->erase();
  inner->erase();
  // Of the row and the column there is the number again where both are used.
  return simplifyIndices(kernel);
}

LogicalResult Scheduler::padTo(int64_t id, int64_t n) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  int64_t size = *axis->getStaticSize();
  if (!isLoop(*axis))
    return emitError() << "axis " << id << " is of kind "
                       << stringifyRangeKind(axis->getKind()) << " already";
  if (n < size)
    return emitError() << "axis " << id << " has " << size
                       << " iterations already";
  if (n == size)
    return success();
  if (n / kMaxGrowth >= size)
    return emitError() << "axis " << id << " would grow from " << size
                       << " iterations, " << kMaxGrowth << " times or more";
  SmallVector<Operation *> accesses;
  std::string reason;
  if (failed(findMaskedAccesses(*axis, accesses, reason)))
    return emitError() << reason;

  OpBuilder builder(*axis);
  builder.setInsertionPointAfter(*axis);
  Location loc = axis->getLoc();
  axis->setStaticSize(n);
  Value isPoint =
      CmpOp::create(builder, loc, CmpPredicate::lt, axis->getResult(),
                    ConstOp::create(builder, loc, builder.getIndexAttr(size)));
  for (Operation *op : accesses)
    maskAccess(op, isPoint);
  return success();
}

/// A copy before `place` of what `value` needs and depends on `axis`, with
/// `copy` in the place of it.
static Value copySlice(OpBuilder &builder, Operation *place, Value value,
                       Value axis, Value copy) {
  llvm::SetVector<Operation *> slice;
  for (Operation &op : *place->getBlock()) {
    if (&op == place)
      break;
    if (!isa<RangeOp>(op) && llvm::any_of(op.getOperands(), [&](Value operand) {
          return operand == axis || (operand.getDefiningOp() &&
                                     slice.contains(operand.getDefiningOp()));
        }))
      slice.insert(&op);
  }
  llvm::SetVector<Operation *> needed;
  auto need = [&](Value operand) {
    if (Operation *def = operand.getDefiningOp(); def && slice.contains(def))
      needed.insert(def);
  };
  need(value);
  for (size_t i = 0; i != needed.size(); ++i)
    for (Value operand : needed[i]->getOperands())
      need(operand);
  SmallVector<Operation *> ordered(needed.begin(), needed.end());
  llvm::sort(ordered, [](Operation *lhs, Operation *rhs) {
    return lhs->isBeforeInBlock(rhs);
  });
  IRMapping mapping;
  mapping.map(axis, copy);
  for (Operation *op : ordered)
    builder.clone(*op, mapping);
  return mapping.lookupOrDefault(value);
}

/// The tiles that are made for each point of `axis`.
static SmallVector<BufferizeOp> getTilesOver(KernelOp kernel, Value axis) {
  RangeDependence dependence;
  SmallVector<BufferizeOp> tiles;
  for (auto tile : kernel.getBody().getOps<BufferizeOp>())
    if (dependence.get(tile.getResult()).contains(axis))
      tiles.push_back(tile);
  return tiles;
}

/// Sums that a tile is made of and that others need too would be computed for
/// both, and rounded twice: they get an element in memory that both read.
/// Whether there are any.
static bool keepSharedSums(ArrayRef<BufferizeOp> tiles, Value axis) {
  RangeDependence dependence;
  bool isAny = false;
  for (BufferizeOp tile : tiles) {
    llvm::SetVector<Operation *> slice;
    auto insert = [&](Value value) {
      Operation *def = value.getDefiningOp();
      if (def && !isa<RangeOp, BufferizeOp>(def) &&
          dependence.get(value).contains(axis))
        slice.insert(def);
    };
    insert(tile.getValue());
    for (size_t i = 0; i != slice.size(); ++i)
      for (Value operand : slice[i]->getOperands())
        insert(operand);
    for (Operation *op : slice) {
      if (!isRoundedReduction(op) || op->getNumResults() != 1 ||
          !isNeededBeside(tile, op, slice))
        continue;
      isAny = true;
      OpBuilder builder(op);
      builder.setInsertionPointAfter(op);
      Value sum = op->getResult(0);
      auto kept = BufferizeOp::create(builder, op->getLoc(),
                                      RankedTensorType::get({}, sum.getType()),
                                      sum, ValueRange(), Space::local);
      Value read = IndexOp::create(builder, op->getLoc(), kept.getResult(),
                                   ValueRange(), /*gate=*/Value());
      sum.replaceAllUsesExcept(read, kept);
    }
  }
  return isAny;
}

/// Removes what nothing needs any more.
static void eraseDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isOpTriviallyDead(&op) && !isa<RangeOp>(op))
      op.erase();
}

/// A tile gets an axis of the `n` points, outside or inside of its own: it is
/// made of a copy of all that depends on them, over ranges of its own.
LogicalResult Scheduler::tile(int64_t id, int64_t n, bool isInside) {
  FailureOr<RangeOp> axis = getAxis(id);
  if (failed(axis))
    return failure();
  for (Operation *user : axis->getResult().getUsers()) {
    auto ranges = getRangeOperands(user);
    if (ranges && !isa<StoreOp>(user) &&
        llvm::is_contained(ValueRange(*ranges), axis->getResult()))
      return emitError() << "axis " << id << " is one of " << user->getName()
                         << "; only axes of stores can be tiled";
  }
  int64_t size = *axis->getStaticSize();
  Value inner;
  if (n == size) {
    inner = *axis;
  } else {
    int64_t innerId = nextId;
    if (failed(divide(id, n, std::nullopt)))
      return failure();
    for (auto range : kernel.getBody().getOps<RangeOp>())
      if (int64_t(range.getId()) == innerId)
        inner = range;
  }
  if (inner.getDefiningOp<RangeOp>().getKind() == RangeKind::thread)
    return emitError() << "threads share axis " << id;

  SmallVector<BufferizeOp> tiles = getTilesOver(kernel, inner);
  if (tiles.empty())
    return emitError() << "no local tile is computed in each iteration of axis "
                       << id;
  if (keepSharedSums(tiles, inner))
    tiles = getTilesOver(kernel, inner);
  for (BufferizeOp tile : tiles) {
    // Tiles before it have the axis already, so the copy of what the tile is
    // made of ends there.
    OpBuilder builder(tile);
    Location loc = tile.getLoc();
    RangeOp copy = RangeOp::create(builder, loc, nextId++, n, RangeKind::loop);
    Value value =
        copySlice(builder, tile, tile.getValue(), inner, copy.getResult());
    auto join = [&](auto added, auto own) {
      SmallVector<decltype(added)> all(own.begin(), own.end());
      all.insert(isInside ? all.end() : all.begin(), added);
      return all;
    };
    SmallVector<int64_t> shape = join(n, tile.getType().getShape());
    SmallVector<Value> ranges =
        join(Value(copy.getResult()), ValueRange(tile.getRanges()));
    auto type = RankedTensorType::get(shape, tile.getType().getElementType());
    auto larger = BufferizeOp::create(builder, loc, type, value, ranges,
                                      tile.getSpace(), tile.getRemovable());
    larger->setDiscardableAttrs(tile->getDiscardableAttrDictionary());
    for (Operation *user : llvm::make_early_inc_range(tile->getUsers())) {
      auto read = cast<IndexOp>(user);
      builder.setInsertionPoint(read);
      SmallVector<Value> position = join(inner, ValueRange(read.getIndices()));
      Value element = IndexOp::create(
          builder, read.getLoc(), larger.getResult(), position, read.getGate());
      read.replaceAllUsesWith(element);
      read.erase();
    }
    tile.erase();
  }
  // What only the old tiles needed.
  eraseDeadOps(kernel.getBody().front());
  return success();
}

/// Finds the reductions over `reduced` that depend on the axis, which must be
/// one of stores alone and inside of what the reductions depend on.
LogicalResult Scheduler::findAccumulated(RangeOp axis, RangeOp reduced,
                                         SmallVectorImpl<ReduceOp> &reduces) {
  int64_t id = axis.getId();
  RangeDependence dependence;
  for (auto reduce : kernel.getBody().getOps<ReduceOp>())
    if (llvm::is_contained(reduce.getRanges(), reduced.getResult()) &&
        dependence.get(reduce.getResult()).contains(axis.getResult()))
      reduces.push_back(reduce);
  for (Operation *user : axis.getResult().getUsers()) {
    auto ranges = getRangeOperands(user);
    if (!ranges || !llvm::is_contained(ValueRange(*ranges), axis.getResult()))
      continue;
    auto store = dyn_cast<StoreOp>(user);
    if (!store)
      return emitError() << "axis " << id << " is one of " << user->getName()
                         << "; it must be one of stores";
    // A loop around which the axis is would accumulate again and again.
    auto inside = llvm::drop_begin(
        llvm::make_range(llvm::find(store.getRanges(), axis.getResult()),
                         store.getRanges().end()));
    for (Value range : inside)
      for (ReduceOp reduce : reduces)
        if (dependence.get(reduce.getResult()).contains(range))
          return emitError()
                 << "axis " << range.getDefiningOp<RangeOp>().getId()
                 << ", which the reduction depends on, is inside of axis " << id
                 << "; reorder them first";
  }
  if (reduces.empty())
    return emitError() << "no reduction over axis " << int64_t(reduced.getId())
                       << " depends on axis " << id;
  return success();
}

LogicalResult Scheduler::accumulate(int64_t id, int64_t reducedId) {
  FailureOr<RangeOp> axis = getAxis(id), reduced = getAxis(reducedId);
  if (failed(axis) || failed(reduced))
    return failure();
  if (axis->getKind() != RangeKind::loop)
    return emitError() << "axis " << id << " is of kind "
                       << stringifyRangeKind(axis->getKind())
                       << "; only loops can be accumulated";
  if (reduced->getKind() != RangeKind::reduce)
    return emitError() << "axis " << reducedId << " is of kind "
                       << stringifyRangeKind(reduced->getKind())
                       << ", and not reduced";
  SmallVector<ReduceOp> reduces;
  if (failed(findAccumulated(*axis, *reduced, reduces)))
    return failure();

  int64_t size = *axis->getStaticSize();
  OpBuilder builder(*axis);
  builder.setInsertionPointAfter(*axis);
  made = nextId++;
  RangeOp copy =
      RangeOp::create(builder, axis->getLoc(), *made, size, RangeKind::loop);
  for (ReduceOp reduce : reduces) {
    reduce = widenReduction(reduce);
    builder.setInsertionPointAfter(reduce);
    Location loc = reduce.getLoc();
    Value sums = copySlice(builder, reduce->getNextNode(), reduce.getResult(),
                           *axis, copy);
    auto type = RankedTensorType::get({size}, reduce.getType());
    auto tile = BufferizeOp::create(builder, loc, type, sums,
                                    ValueRange{copy.getResult()}, Space::local,
                                    /*removable=*/false);
    tile->setDiscardableAttr(kAccumulatedAttrName, builder.getUnitAttr());
    Value element =
        IndexOp::create(builder, loc, tile.getResult(),
                        ValueRange{axis->getResult()}, /*gate=*/Value());
    reduce.getResult().replaceAllUsesWith(element);
  }
  eraseDeadOps(kernel.getBody().front());
  return success();
}
