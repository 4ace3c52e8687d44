//===- PriceKernels.cpp - What kernels take, as remarks ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelPrice.h"
#include "uop/Dialect/UOp/Analysis/KernelTime.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_PRICEKERNELSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct PriceKernelsPass
    : public uop::impl::PriceKernelsPassBase<PriceKernelsPass> {
  using Base::Base;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty())
      return;
    FailureOr<CostModel> target = getPricingModel(kernel, vectorBytes);
    if (failed(target))
      return signalPassFailure();
    KernelTime time = estimateTime(kernel, *target, vectorBytes);
    auto remark =
        remark::analysis(kernel.getLoc(), remark::RemarkOpts::name("Price")
                                              .category("uop-price-kernels")
                                              .function(kernel.getSymName()));
    remark << remark::metric("Computation", int64_t(time.computation))
           << remark::metric("Traffic", int64_t(time.traffic));
    if (time.latency != 0)
      remark << remark::metric("Latency", int64_t(time.latency));
    remark << remark::metric("Total", int64_t(time.total));
  }
};
} // namespace
