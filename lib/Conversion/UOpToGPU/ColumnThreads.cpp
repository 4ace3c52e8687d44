//===- ColumnThreads.cpp - Threads for columns of statements ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ColumnThreads.h"

#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

using namespace mlir;
using namespace uop;

/// The most threads of a block.
static constexpr int64_t kMaxBlock = 256;

/// Whether `offset` is a multiple of `size` and the position in `column`, or in
/// the only column of `columns` that it has if that is null; then `column` is
/// this one.
static bool isInColumn(Value offset, int64_t size,
                       const llvm::SetVector<Value> &columns, Value &column) {
  auto form = LinearForm::get(offset);
  if (!form || form->getConstant() % size != 0)
    return false;
  Value found;
  for (auto [term, factor] : form->getTerms()) {
    if (factor % size == 0)
      continue;
    if (found || factor != 1 || (column && term != column) ||
        (!column && !columns.contains(term)))
      return false;
    found = term;
  }
  column = found;
  return found != nullptr;
}

bool ColumnThreads::findColumns() {
  WalkResult result = kernel.getBody().walk([&](Operation *op) {
    auto store = dyn_cast<StoreOp>(op);
    if (isa<SpecialOp, BarrierOp, DefineLocalOp, DefineRegOp, BufferizeOp,
            ScanOp, RecurrenceOp, CustomOp>(op)) {
      reason = "it has explicit threads";
      return WalkResult::interrupt();
    }
    if (!store)
      return WalkResult::advance();
    Value own;
    for (Value range : store.getRanges()) {
      int64_t length = getRangeSize(range);
      Value column = range;
      if (range.getDefiningOp<RangeOp>().getStaticSize() && length > 1 &&
          (size == 0 || length == size) &&
          isInColumn(store.getOffset(), length, columns, column)) {
        size = length;
        own = range;
      }
    }
    if (!own || !isa<BlockArgument>(store.getTarget()) ||
        isa<VectorType>(store.getValue().getType())) {
      reason = "a statement stores outside its column";
      return WalkResult::interrupt();
    }
    columns.insert(own);
    written.insert(store.getTarget());
    return WalkResult::advance();
  });
  return !result.wasInterrupted() && size != 0;
}

bool ColumnThreads::checkReads() {
  WalkResult result = kernel.getBody().walk([&](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    Value column;
    if (load && written.contains(load.getSource()) &&
        !isInColumn(load.getOffset(), size, columns, column)) {
      reason = "it reads another column of a buffer that it writes";
      return WalkResult::interrupt();
    }
    ValueRange loops;
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
      loops = reduce.getReducedRanges();
    else if (auto branch = dyn_cast<IfOp>(op))
      loops = branch.getRanges();
    if (llvm::any_of(loops,
                     [&](Value range) { return columns.contains(range); })) {
      reason = "it loops over its columns in order";
      return WalkResult::interrupt();
    }
    return WalkResult::advance();
  });
  return !result.wasInterrupted();
}

bool ColumnThreads::analyze() { return findColumns() && checkReads(); }

void ColumnThreads::apply() {
  int64_t block = std::min(size, kMaxBlock);
  while (size % block != 0)
    --block;
  ImplicitLocOpBuilder builder(kernel.getLoc(), kernel.getContext());
  builder.setInsertionPointToStart(&kernel.getBody().front());
  Value column = SpecialOp::create(builder, builder.getIndexType(),
                                   SpecialKind::task, /*axis=*/0, size, block);
  kernel.getBody().walk([&](StoreOp store) {
    SmallVector<Value> ranges;
    for (Value range : store.getRanges())
      if (!columns.contains(range))
        ranges.push_back(range);
    store.getRangesMutable().assign(ranges);
  });
  for (Value range : columns) {
    range.replaceAllUsesWith(column);
    range.getDefiningOp()->erase();
  }
}
