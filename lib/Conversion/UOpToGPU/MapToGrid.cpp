//===- MapToGrid.cpp - Parallel ranges as a grid of threads -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "ColumnThreads.h"
#include "GridRangeFinder.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_MAPTOGRIDPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Makes `grid` one range of kind thread.
static void flatten(KernelOp kernel, MutableArrayRef<RangeOp> grid) {
  Block &body = kernel.getBody().front();
  int64_t points = 1;
  for (RangeOp range : grid)
    points *= *range.getStaticSize();
  ImplicitLocOpBuilder builder(grid.front().getLoc(), kernel.getContext());
  builder.setInsertionPointToStart(&body);
  auto thread =
      RangeOp::create(builder, getNextRangeId(body), points, RangeKind::thread);
  auto constant = [&](int64_t value) -> Value {
    return ConstOp::create(builder, builder.getIndexAttr(value));
  };
  llvm::DenseSet<Value> flat;
  for (RangeOp range : grid)
    flat.insert(range.getResult());
  for (auto store : body.getOps<StoreOp>()) {
    SmallVector<Value> ranges = {thread.getResult()};
    for (Value range : store.getRanges())
      if (!flat.contains(range))
        ranges.push_back(range);
    store.getRangesMutable().assign(ranges);
  }
  int64_t stride = points;
  for (RangeOp range : grid) {
    int64_t size = *range.getStaticSize();
    stride /= size;
    builder.setLoc(range.getLoc());
    Value position = thread.getResult();
    if (stride != 1)
      position = FloorDivOp::create(builder, position, constant(stride));
    if (stride * size != points)
      position = FloorModOp::create(builder, position, constant(size));
    range.replaceAllUsesWith(position);
    points = stride * size;
  }
  // The insertion point is before one of them.
  for (RangeOp range : grid)
    range.erase();
}

namespace {
struct MapToGridPass final : uop::impl::MapToGridPassBase<MapToGridPass> {
  using Base::Base;

  /// Threads for columns of a kernel of statements that has none.
  static void mapColumns(KernelOp kernel) {
    bool hasThreads =
        kernel.getBody()
            .walk([](SpecialOp) { return WalkResult::interrupt(); })
            .wasInterrupted();
    if (hasThreads)
      return;
    auto remarkOpts = remark::RemarkOpts::name("Columns")
                          .category("uop-map-to-grid")
                          .function(kernel.getSymName());
    ColumnThreads columns(kernel);
    if (!columns.analyze()) {
      remark::missed(kernel.getLoc(), remarkOpts) << remark::reason(
          columns.reason ? columns.reason : "it stores nothing");
      return;
    }
    columns.apply();
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::metric("Columns", columns.getSize());
  }

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty())
      return;
    if (hasExplicitControl(kernel))
      return mapColumns(kernel);
    auto remarkOpts = remark::RemarkOpts::name("Grid")
                          .category("uop-map-to-grid")
                          .function(kernel.getSymName());
    mergeEqualRanges(kernel);
    GridRangeFinder finder(kernel);
    SmallVector<RangeOp> grid = finder.find();
    if (grid.empty()) {
      // One thread runs the kernel, or those of a range chosen before.
      if (finder.reason)
        remark::missed(kernel.getLoc(), remarkOpts)
            << remark::reason(finder.reason);
      return;
    }
    for (RangeOp range : kernel.getBody().getOps<RangeOp>())
      if (range.getKind() == RangeKind::thread)
        range.setKind(RangeKind::loop);
    if (grid.size() == 1)
      grid.front().setKind(RangeKind::thread);
    else
      flatten(kernel, grid);
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::metric("Ranges", int64_t(grid.size()));
  }
};
} // namespace
