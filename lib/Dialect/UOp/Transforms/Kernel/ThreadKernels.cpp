//===- ThreadKernels.cpp - Loops shared by threads --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Schedule/KernelAxes.h"
#include "../Schedule/Select/ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_THREADKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

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

namespace {
struct ThreadKernelsPass
    : public uop::impl::ThreadKernelsPassBase<ThreadKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    // Blocks are shared by threads as they are, and a schedule says what is.
    if (kernel.getBody().empty() || kernel->hasAttr(kScheduleAttrName) ||
        hasExplicitControl(kernel) || readsWhatItWrote(kernel))
      return;
    RangeOp range = getOutermostRange(kernel);
    if (!range || range.getKind() != RangeKind::loop)
      return;
    FailureOr<CostModel> cost = CostModel::get(kernel);
    if (failed(cost))
      return signalPassFailure();
    KernelEstimate estimate = estimateKernel(kernel, *cost);
    auto remarkOpts = remark::RemarkOpts::name("Threads")
                          .category("uop-thread-kernels")
                          .function(kernel.getSymName());
    if (threads <= 0) {
      kernel.emitOpError("cannot be shared by threads: their number must be "
                         "positive");
      return signalPassFailure();
    }
    double leastTime = minTime < 0 ? cost->getThreadTime() : double(minTime);
    RangeOp outermost = range;
    range = findEvenRange(kernel, range,
                          threads > 1 ? int64_t(threads)
                                      : int64_t(cost->getThreads()));
    if (!range.getStaticSize() && (!range->hasAttr(kMaxSizeAttrName) ||
                                   !isSizeOfLaunch(range.getSize()))) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("the size of the outermost loop differs within a "
                            "launch or has no bound, and no other loop can be "
                            "shared")
          << remark::metric("EstimatedNs", int64_t(estimate.time));
      return;
    }
    if (getRangeSize(range) < 2 || estimate.time < leastTime) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("too little work to share")
          << remark::metric("EstimatedNs", int64_t(estimate.time));
      return;
    }
    if (range == outermost &&
        llvm::any_of(range->getUsers(), llvm::IsaPred<ScanOp>)) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("the outermost loop carries a scan")
          << remark::metric("EstimatedNs", int64_t(estimate.time));
      return;
    }
    range.setKind(RangeKind::thread);
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::add(range == outermost
                           ? "the outermost loop is shared by threads"
                           : "threads share a loop that divides more evenly "
                             "than the outermost one")
        << remark::metric("EstimatedNs", int64_t(estimate.time));
  }
};
} // namespace
