//===- SplitBorders.cpp - Constant borders stored apart ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SplitBorders.h"
#include "../Utils/FloatingScalars.h"
#include "NarrowStore.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_SPLITBORDERSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Whether `value` is reduced from others, which costs more than a selection.
static bool isReduced(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  return llvm::any_of(slice, llvm::IsaPred<RangeReductionOpInterface>);
}

/// Stores `value` in the part of what `store` writes that the windows give,
/// over ranges of its own.
static void storeBox(StoreOp store, ArrayRef<StaticWindow> windows, Value value,
                     int64_t &nextId) {
  OpBuilder builder(store);
  Location loc = store.getLoc();
  IRMapping mapping;
  SmallVector<Value> ranges;
  for (auto [range, window] : llvm::zip_equal(store.getRanges(), windows)) {
    mapping.map(range, createPositions(builder, loc, window, nextId, ranges));
  }
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(store.getOffset(), slice);
  for (Operation *op : slice)
    if (!isa<RangeOp>(op))
      builder.clone(*op, mapping);
  StoreOp::create(builder, loc, value, store.getTarget(),
                  mapping.lookupOrDefault(store.getOffset()), ranges,
                  /*gate=*/Value());
}

FailureOr<BorderSplit> uop::splitBorders(KernelOp kernel) {
  BorderSplit split;
  // A schedule names the ranges that there are.
  if (kernel.getBody().empty() || kernel->hasAttr(kScheduleAttrName) ||
      hasExplicitControl(kernel))
    return split;
  auto stores = llvm::to_vector(kernel.getBody().getOps<StoreOp>());
  if (stores.size() != 1)
    return split;
  StoreOp store = stores.front();
  auto where = store.getValue().getDefiningOp<WhereOp>();
  if (!where || store.getGate() || !where.getCondition().getType().isInteger(1))
    return split;
  Value fill = where.getFalseValue();
  if (!fill.getDefiningOp<ConstOp>() || !isReduced(where.getTrueValue()) ||
      llvm::any_of(store.getTarget().getUsers(), llvm::IsaPred<LoadOp>))
    return split;
  std::optional<SmallVector<StaticWindow>> inside =
      getStaticWindows(store, where.getCondition());
  if (!inside)
    return split;

  int64_t nextId = getNextRangeId(kernel.getBody().front());
  SmallVector<StaticWindow> box;
  for (Value range : store.getRanges())
    box.push_back({0, getRangeSize(range)});
  split.points = split.computed = 1;
  for (size_t axis = 0; axis != box.size(); ++axis) {
    StaticWindow whole = box[axis], part = (*inside)[axis];
    split.points *= whole.high;
    split.computed *= part.high - part.low;
    // Before the inside along this axis and after it, the inside of the axes
    // so far.
    for (StaticWindow border :
         {StaticWindow{0, part.low}, StaticWindow{part.high, whole.high}}) {
      if (border.low == border.high)
        continue;
      box[axis] = border;
      storeBox(store, box, fill, nextId);
      ++split.numStores;
    }
    box[axis] = part;
  }
  if (split.numStores == 0)
    return split;
  store.getGateMutable().assign(where.getCondition());
  store.getValueMutable().set(where.getTrueValue());
  if (failed(narrowStore(kernel, store)))
    return failure();
  return split;
}

namespace {
struct SplitBordersPass
    : public uop::impl::SplitBordersPassBase<SplitBordersPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    FailureOr<BorderSplit> split = splitBorders(kernel);
    if (failed(split))
      return signalPassFailure();
    if (split->numStores == 0)
      return;
    remark::passed(kernel.getLoc(), remark::RemarkOpts::name("Border")
                                        .category("uop-split-borders")
                                        .function(kernel.getSymName()))
        << remark::add("the constant border is stored separately")
        << remark::metric("Points", split->points)
        << remark::metric("Computed", split->computed)
        << remark::metric("Stores", split->numStores);
  }
};
} // namespace
