//===- SelectScan.cpp - Schedules of running reductions ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scan combines in order, so each of its steps waits for the one before it.
// Several rows take their steps side by side. Down columns LLVM makes vectors
// of the loop over the columns, whose accumulators are in memory.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "ScheduleSelection.h"

using namespace mlir;
using namespace uop;

/// An addition takes four times as long as a store. Rows of a power of two are
/// in the same lines of the first-level cache, of which there are eight: four
/// that are read, and four that are written.
static constexpr int64_t kScannedRows = 4;

FailureOr<ScheduleCandidate> uop::selectScan(KernelFacts &facts) {
  auto scans = facts.getKernel().getBody().getOps<ScanOp>();
  Value along = (*scans.begin()).getRange();
  MutableArrayRef<StoreOp> stores = facts.getStores();
  for (Operation &op : facts.getKernel().getBody().getOps())
    if (isa<RangeReductionOpInterface, BufferizeOp, CustomOp>(op))
      return facts.refuse("it has tiles, folds or calls beside scans");
  if (llvm::any_of(scans,
                   [&](ScanOp scan) { return scan.getRange() != along; }))
    return facts.refuse("it has scans along several axes");
  bool isAlongRows = llvm::all_of(stores, [&](StoreOp store) {
    return store.getRanges() == stores.front().getRanges() &&
           !store.getRanges().empty() && store.getRanges().back() == along &&
           std::abs(getStride(store.getOffset(), along).value_or(0)) == 1;
  });
  if (!isAlongRows)
    return facts.refuse("its scan is not along rows of the output");
  Value rows;
  int64_t points = 1;
  for (Value range : stores.front().getRanges()) {
    points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
    if (range != along && getRangeSize(range) >= 2)
      rows = range;
  }
  if (!rows)
    return facts.refuse("its scan is along a single row");
  if (points < kMinScheduledPoints)
    return facts.refuse("it is too little work");

  ScheduleWriter writer(facts);
  int64_t size = getRangeSize(rows), id = KernelFacts::getId(rows);
  int64_t copies = std::min(size, kScannedRows);
  std::optional<int64_t> rest = writer.peel(id, size, copies);
  Value shared = facts.getThreadRange();
  if (shared && shared != along && (shared != rows || size >= 2 * copies))
    writer.act(ActionKind::thread, {KernelFacts::getId(shared)});
  writer.divide(ActionKind::upcast, id, size - size % copies, copies);
  if (rest)
    writer.divide(ActionKind::upcast, *rest, size % copies, size % copies);
  writer.note("rows are scanned side by side").metric("Rows", copies);
  return writer.get();
}
