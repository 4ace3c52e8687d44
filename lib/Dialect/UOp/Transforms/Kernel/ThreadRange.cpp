//===- ThreadRange.cpp - The loop that threads share ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadRange.h"

#include "../Schedule/KernelAxes.h"
#include "../Schedule/Select/ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

using namespace mlir;
using namespace uop;

/// Whether a store hands data on to a load after it, perhaps in another slice.
static bool readsWhatItWrote(KernelOp kernel) {
  llvm::DenseSet<Value> written;
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto store = dyn_cast<StoreOp>(op))
      written.insert(store.getTarget());
    else if (auto load = dyn_cast<LoadOp>(op))
      if (written.contains(load.getSource()))
        return true;
  }
  return false;
}

/// A range of all stores with more even shares than `outermost`, the first of
/// which the threads' shares are as good as even; `outermost` if there is none.
/// Of one whose size a run decides, one thread has all.
static RangeOp findEvenRange(KernelOp kernel, RangeOp outermost,
                             int64_t threads) {
  double least = getImbalance(outermost.getStaticSize().value_or(1), threads);
  RangeOp best = outermost;
  RangeDependence dependence;
  auto stores = kernel.getBody().getOps<StoreOp>();
  for (Value value : (*stores.begin()).getRanges()) {
    auto range = value.getDefiningOp<RangeOp>();
    if (!range || range.getKind() != RangeKind::loop ||
        !range.getStaticSize() || *range.getStaticSize() < 2)
      continue;
    double imbalance = getImbalance(*range.getStaticSize(), threads);
    // What is the same at all of its points would be made by each thread.
    bool isOfAll = llvm::all_of(kernel.getBody().getOps(), [&](Operation &op) {
      auto ranges = getRangeOperands(&op);
      if (!ranges || isa<StoreOp>(op))
        return !isa<StoreOp>(op) ||
               llvm::is_contained(ValueRange(*ranges), value);
      return !llvm::is_contained(ValueRange(*ranges), value) &&
             llvm::all_of(op.getResults(), [&](Value result) {
               return dependence.get(result).contains(value);
             });
    });
    if (!isOfAll || imbalance > 0.9 * least)
      continue;
    best = range;
    least = imbalance;
  }
  return best;
}

ThreadChoice uop::chooseThreadRange(KernelOp kernel, const CostModel &cost,
                                    int64_t threads, double leastTime) {
  ThreadChoice choice;
  // Blocks are shared by threads as they are, and a schedule says what is.
  if (kernel.getBody().empty() || kernel->hasAttr(kScheduleAttrName) ||
      hasExplicitControl(kernel) || readsWhatItWrote(kernel))
    return choice;
  RangeOp outermost = getOutermostRange(kernel);
  if (!outermost || outermost.getKind() != RangeKind::loop)
    return choice;
  // A thread would read what another one has written, or not.
  if (readsWhatItWrites(kernel) && !updatesElements(kernel)) {
    choice.reason = "it reads what it writes at other points";
    return choice;
  }
  choice.time = estimateKernel(kernel, cost).time;
  RangeOp range = findEvenRange(
      kernel, outermost, threads > 1 ? threads : int64_t(cost.getThreads()));
  choice.isOutermost = range == outermost;
  if (!range.getStaticSize() &&
      (!range->hasAttr(kMaxSizeAttrName) || !isSizeOfLaunch(range.getSize())))
    choice.reason = "the size of the outermost loop differs within a launch or "
                    "has no bound, and no other loop can be shared";
  else if (getRangeSize(range) < 2 || choice.time < leastTime)
    choice.reason = "too little work to share";
  else if (choice.isOutermost &&
           llvm::any_of(range->getUsers(), llvm::IsaPred<ScanOp>))
    choice.reason = "the outermost loop carries a scan";
  else
    choice.range = range;
  return choice;
}
