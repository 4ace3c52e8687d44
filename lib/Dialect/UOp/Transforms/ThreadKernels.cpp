//===- ThreadKernels.cpp - Loops shared by threads --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

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
    if (!range.getStaticSize()) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("the size of the outermost loop is not static")
          << remark::metric("EstimatedNs", int64_t(estimate.time));
      return;
    }
    if (*range.getStaticSize() < 2 || estimate.time < minTime) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("too little work to share")
          << remark::metric("EstimatedNs", int64_t(estimate.time));
      return;
    }
    if (llvm::any_of(range->getUsers(), llvm::IsaPred<ScanOp>)) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("the outermost loop carries a scan")
          << remark::metric("EstimatedNs", int64_t(estimate.time));
      return;
    }
    range.setKind(RangeKind::thread);
    remark::passed(kernel.getLoc(), remarkOpts)
        << remark::add("the outermost loop is shared by threads")
        << remark::metric("EstimatedNs", int64_t(estimate.time));
  }
};
} // namespace
