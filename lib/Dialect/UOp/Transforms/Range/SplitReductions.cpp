//===- SplitReductions.cpp - Large reductions in two stages -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Schedule/Select/ScheduleSelection.h"
#include "../Utils/FloatingScalars.h"
#include "../Utils/SliceCopy.h"
#include "FirstUsers.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_SPLITREDUCTIONSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

static constexpr int64_t kMinPoints = 32768;
static constexpr int64_t kMaxParts = 256;
static constexpr int64_t kMinParts = 8;
/// Columns that are summed side by side, in order in memory: vectors of so many
/// are one step of a loop.
static constexpr int64_t kMaxColumns = 128;
/// Another kernel is worth it where threads wait for a quarter of the time.
static constexpr double kMinImbalance = 1.25;

namespace {
/// A reduction whose kernel has fewer elements than there are threads.
struct Split {
  BufferizeOp root;
  ReduceOp reduce;
  /// The range that is cut, and into how many parts.
  Value range;
  int64_t parts = 0;
  double time = 0;
};

struct SplitReductionsPass
    : public uop::impl::SplitReductionsPassBase<SplitReductionsPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  StringRef findObstacle(Split &split,
                         const llvm::SetVector<Operation *> &body);
  double getTime(const llvm::SetVector<Operation *> &body,
                 RangeDependence &ranges);
  bool isUneven(const Split &split, ArrayRef<Operation *> body,
                RangeDependence &ranges);
  void findSplits(BufferizeOp root, SmallVectorImpl<Split> &splits);
  void perform(Split &split, FloatingScalars &scalars, FirstUsers &users);

  CostModel cost;
  llvm::DenseSet<Operation *> seen;
};
} // namespace

/// Whether terms may be added up in another order: a sum of floats may be, and
/// anything of which the order does not show.
static bool isReorderable(ReduceOp reduce) {
  return reduce.getKind() != ReduceKind::mul ||
         !isa<FloatType>(reduce.getType());
}

static double countPoints(ReduceOp reduce) {
  double points = 1;
  for (Value range : reduce.getRanges())
    points *= getRangeSize(range);
  return points;
}

/// The first reduced range with a divisor that makes enough parts, and over
/// which nothing in `body` is scanned.
static bool findParts(Split &split, ArrayRef<Operation *> body) {
  for (Value range : split.reduce.getRanges()) {
    bool isScanned = llvm::any_of(body, [&](Operation *op) {
      auto scan = dyn_cast<ScanOp>(op);
      return scan && scan.getRange() == range;
    });
    if (isScanned)
      continue;
    for (int64_t parts = kMaxParts; parts >= kMinParts; --parts)
      if (getRangeSize(range) % parts == 0) {
        split.range = range;
        split.parts = parts;
        return true;
      }
  }
  return false;
}

/// How uneven the shares of threads are at best, if they share a loop over what
/// `reduce` is computed for; none if its terms are used several times, so that
/// a tile of several elements is what can be shared.
static std::optional<double> getBestImbalance(BufferizeOp root, ReduceOp reduce,
                                              ArrayRef<Operation *> body,
                                              RangeDependence &ranges,
                                              int64_t threads) {
  SmallVector<Value> axes;
  for (Value range : root.getRanges())
    if (getRangeSize(range) != 1)
      axes.push_back(range);
  for (Value axis : axes)
    if (!ranges.get(reduce.getResult()).contains(axis))
      return std::nullopt;
  bool isColumn = false;
  for (Operation *op : body) {
    auto read = dyn_cast<IndexOp>(op);
    if (!read || read.getIndices().empty())
      continue;
    const RangeSet &needed = ranges.get(read.getResult());
    if (!llvm::all_of(axes, [&](Value axis) { return needed.contains(axis); }))
      return std::nullopt;
    isColumn |= ranges.get(read.getIndices().back()).contains(axes.back());
  }
  double best = double(threads);
  for (Value axis : axes) {
    int64_t steps = getRangeSize(axis);
    if (isColumn && axis == axes.back())
      steps = llvm::divideCeil(steps, kMaxColumns);
    best = std::min(best, getImbalance(steps, threads));
  }
  return best;
}

/// Why the reduction stays whole; empty if it need not. `body` is what it is
/// made of.
StringRef
SplitReductionsPass::findObstacle(Split &split,
                                  const llvm::SetVector<Operation *> &body) {
  bool isNeededTwice = llvm::any_of(body, [&](Operation *each) {
    return each != split.reduce && isRoundedReduction(each) &&
           isNeededBeside(split.reduce, each, body);
  });
  if (isNeededTwice)
    return "a sum in it has other readers, and would be rounded twice";
  if (!isReorderable(split.reduce))
    return "a product of floats depends on the order of its factors";
  if (split.time < (minTime < 0 ? cost.getThreadTime() : double(minTime)))
    return "too little work to share";
  if (!findParts(split, body.getArrayRef()))
    return "no reduced range has a divisor from 8 to 256";
  return {};
}

static bool isDynamic(Value range) {
  auto op = range.getDefiningOp<RangeOp>();
  return op && !op.getStaticSize();
}

/// Nanoseconds to compute all of `body`.
double SplitReductionsPass::getTime(const llvm::SetVector<Operation *> &body,
                                    RangeDependence &ranges) {
  double time = 0;
  for (Operation *op : body) {
    double points = 1;
    RangeSet needed = ranges.get(op->getResult(0));
    if (auto inner = dyn_cast<RangeReductionOpInterface>(op))
      needed.insert_range(inner.getReducedRanges());
    for (Value range : needed)
      points *= getRangeSize(range);
    time += points * cost.getOpCost(op);
  }
  return time;
}

/// Whether threads wait long for the one with the longest share of the elements
/// that a reduction is one of.
bool SplitReductionsPass::isUneven(const Split &split,
                                   ArrayRef<Operation *> body,
                                   RangeDependence &ranges) {
  std::optional<double> imbalance =
      getBestImbalance(split.root, split.reduce, body, ranges, threads);
  double longest = split.time / double(threads) * imbalance.value_or(1);
  return imbalance && *imbalance >= kMinImbalance &&
         cost.getSerialCost(longest - split.time / double(threads)) != 0;
}

void SplitReductionsPass::findSplits(BufferizeOp root,
                                     SmallVectorImpl<Split> &splits) {
  if (llvm::any_of(root.getRanges(), isDynamic))
    return;
  double elements = 1;
  for (Value range : root.getRanges())
    elements *= getRangeSize(range);
  if (elements == 0)
    return;
  // Whatever is reduced, threads get even shares of what is that long.
  for (Value range : root.getRanges()) {
    int64_t step = range == root.getRanges().back() ? kMaxColumns : 1;
    if (elements >= double(threads) &&
        double(getRangeSize(range)) >= 4.0 * double(threads * step))
      return;
  }
  RangeDependence ranges;
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(root.getValue(), slice);
  for (Operation *op : slice) {
    auto reduce = dyn_cast<ReduceOp>(op);
    if (!reduce || llvm::any_of(reduce.getRanges(), isDynamic) ||
        countPoints(reduce) < kMinPoints || !seen.insert(op).second)
      continue;
    // One that is computed again and again has loops around it.
    if (!llvm::all_of(ranges.get(reduce.getResult()), [&](Value range) {
          return llvm::is_contained(root.getRanges(), range);
        }))
      continue;
    Split split;
    split.root = root;
    split.reduce = reduce;
    llvm::SetVector<Operation *> body;
    appendScalarSlice(reduce.getResult(), body);
    split.time = getTime(body, ranges);
    // Of more elements, one that makes threads wait long.
    if (elements >= double(threads) &&
        !isUneven(split, body.getArrayRef(), ranges))
      continue;
    auto remarkOpts =
        remark::RemarkOpts::name("Split").category("uop-split-reductions");
    StringRef reason = findObstacle(split, body);
    if (!reason.empty()) {
      remark::missed(reduce.getLoc(), remarkOpts)
          << remark::reason("{0}", reason)
          << remark::metric("EstimatedNs", int64_t(split.time));
      continue;
    }
    remark::passed(reduce.getLoc(), remarkOpts)
        << remark::add("threads share the partial results")
        << remark::metric("Parts", split.parts)
        << remark::metric("EstimatedNs", int64_t(split.time));
    splits.push_back(split);
  }
}

void SplitReductionsPass::perform(Split &split, FloatingScalars &scalars,
                                  FirstUsers &users) {
  // Simplifying may have left it without one.
  Operation *first = users.get(split.reduce.getResult());
  if (!first)
    return;
  IndexBuilder &indices = scalars.getIndexBuilder();
  OpBuilder &builder = scalars.getOpBuilder();
  Location loc = split.reduce.getLoc();
  indices.setLoc(loc);
  RangeDependence dependence;
  SmallVector<Value> outer(dependence.get(split.reduce.getResult()).begin(),
                           dependence.get(split.reduce.getResult()).end());

  // The partial results, over ranges of their own.
  IRMapping mapping;
  int64_t size = getRangeSize(split.range) / split.parts;
  SmallVector<Value> partialRanges = {indices.range(split.parts)};
  SmallVector<int64_t> shape = {split.parts};
  for (Value range : outer) {
    shape.push_back(getRangeSize(range));
    partialRanges.push_back(shape.back() == 1 ? indices.constant(0)
                                              : indices.range(shape.back()));
    mapping.map(range, partialRanges.back());
  }
  SmallVector<Value> reduced;
  for (Value range : split.reduce.getRanges())
    if (range != split.range)
      reduced.push_back(range);
  if (size != 1) {
    Value inner = indices.range(size, RangeKind::reduce);
    reduced.push_back(inner);
    mapping.map(split.range,
                indices.add(indices.mul(partialRanges.front(), size), inner));
  } else {
    mapping.map(split.range, partialRanges.front());
  }
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(split.reduce.getValue(), slice);
  copyWhatDepends(slice.getArrayRef(), mapping, indices);
  Value partial = mapping.lookupOrDefault(split.reduce.getValue());
  // Rounding each partial result to a narrow float would show.
  Type type = split.reduce.getType();
  Type wide = getWideElement(split.reduce.getKind(), type);
  if (wide != type)
    partial = CastOp::create(builder, loc, wide, partial);
  if (!reduced.empty())
    partial = ReduceOp::create(builder, loc, wide, split.reduce.getKind(),
                               partial, reduced);
  OpBuilder anchors(first);
  auto kept = BufferizeOp::create(
      anchors, loc, RankedTensorType::get(shape, wide), partial, partialRanges);

  SmallVector<Value> position = {indices.range(split.parts, RangeKind::reduce)};
  position.append(outer);
  Value read = IndexOp::create(builder, loc, kept.getResult(), position,
                               /*gate=*/Value());
  Value result = ReduceOp::create(builder, loc, wide, split.reduce.getKind(),
                                  read, position.front());
  if (wide != type)
    result = CastOp::create(builder, loc, type, result);
  users.add(kept);
  users.replace(split.reduce.getResult(), result);
  split.reduce.getResult().replaceAllUsesWith(result);
}

void SplitReductionsPass::runOnOperation() {
  if (threads < 2)
    return;
  FailureOr<CostModel> constants = CostModel::get(getOperation());
  if (failed(constants))
    return signalPassFailure();
  cost = *constants;
  seen.clear();
  for (Block *block : getBlocks(getOperation())) {
    SmallVector<Split> splits;
    for (auto root : block->getOps<BufferizeOp>())
      if (!isLocalTile(root))
        findSplits(root, splits);
    if (splits.empty())
      continue;
    FloatingScalars scalars(&getContext(), block->getParentOp()->getLoc());
    scalars.getIndexBuilder().setNextRangeId(getNextRangeId(*block));
    scalars.lift(*block);
    scalars.simplifyIndices();
    FirstUsers users(*block);
    for (Split &split : splits)
      perform(split, scalars, users);
    if (failed(scalars.place(*block)))
      return signalPassFailure();
  }
}
