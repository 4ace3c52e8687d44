//===- ThreadKernels.cpp - Loops shared by threads --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadRange.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_THREADKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct ThreadKernelsPass
    : public uop::impl::ThreadKernelsPassBase<ThreadKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    FailureOr<CostModel> cost = CostModel::get(kernel);
    if (failed(cost))
      return signalPassFailure();
    if (threads <= 0) {
      kernel.emitOpError("cannot be shared by threads: their number must be "
                         "positive");
      return signalPassFailure();
    }
    ThreadChoice choice = chooseThreadRange(kernel, *cost, threads,
                                            minTime < 0 ? cost->getThreadTime()
                                                        : double(minTime));
    auto remarkOpts = remark::RemarkOpts::name("Threads")
                          .category("uop-thread-kernels")
                          .function(kernel.getSymName());
    if (choice.range) {
      choice.range.setKind(RangeKind::thread);
      remark::passed(kernel.getLoc(), remarkOpts)
          << remark::add(choice.isOutermost
                             ? "the outermost loop is shared by threads"
                             : "threads share a loop that divides more evenly "
                               "than the outermost one")
          << remark::metric("EstimatedNs", int64_t(choice.time));
    } else if (!choice.reason.empty()) {
      remark::missed(kernel.getLoc(), remarkOpts)
          << remark::reason("{0}", choice.reason)
          << remark::metric("EstimatedNs", int64_t(choice.time));
    }
  }
};
} // namespace
