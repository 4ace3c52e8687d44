//===- MapToBlocks.cpp - Kernels for blocks of threads ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "BlockReduction.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_MAPTOBLOCKSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct MapToBlocksPass final : uop::impl::MapToBlocksPassBase<MapToBlocksPass> {
  using Base::Base;

  remark::RemarkOpts getRemarkOpts() {
    return remark::RemarkOpts::name("Blocks")
        .category("uop-map-to-blocks")
        .function(getOperation().getSymName());
  }

  /// Whether the kernel became one with a block for each reduction.
  bool reduce(const DeviceModel &model) {
    KernelOp kernel = getOperation();
    BlockReduction schedule(kernel, model);
    if (!schedule.analyze()) {
      if (schedule.reason)
        remark::missed(kernel.getLoc(), getRemarkOpts())
            << remark::reason(schedule.reason);
      return false;
    }
    double serial = schedule.getSerialNs();
    int64_t best = 0;
    double least =
        threads != 0 ? std::numeric_limits<double>::infinity() : serial;
    for (int64_t count = 32; count <= int64_t(model.blockThreads); count *= 2) {
      if ((threads != 0 && count != threads) || !schedule.fits(count))
        continue;
      if (double time = schedule.getBlockNs(count); time < least) {
        least = time;
        best = count;
      }
    }
    if (best == 0) {
      remark::missed(kernel.getLoc(), getRemarkOpts())
          << remark::reason("a thread for each point is faster")
          << remark::metric("Ns", serial);
      return false;
    }
    schedule.apply(best);
    remark::passed(kernel.getLoc(), getRemarkOpts())
        << remark::metric("Threads", best) << remark::metric("Ns", least)
        << remark::metric("SerialNs", serial);
    return true;
  }

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || hasExplicitControl(kernel))
      return;
    FailureOr<DeviceModel> model = DeviceModel::get(kernel);
    if (failed(model))
      return signalPassFailure();
    mergeEqualRanges(kernel);
    (void)reduce(*model);
  }
};
} // namespace
