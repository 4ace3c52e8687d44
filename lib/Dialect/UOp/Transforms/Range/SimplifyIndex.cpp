//===- SimplifyIndex.cpp - Simplest index arithmetic ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

namespace uop {
#define GEN_PASS_DEF_SIMPLIFYINDEXPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct SimplifyIndexPass
    : public uop::impl::SimplifyIndexPassBase<SimplifyIndexPass> {
  using Base::Base;

  void runOnOperation() override {
    getOperation()->walk([&](Block *block) {
      if (llvm::none_of(*block, [](Operation &op) { return isa<RangeOp>(op); }))
        return;
      FloatingScalars scalars(block->getParentOp()->getContext(),
                              block->getParentOp()->getLoc());
      scalars.lift(*block);
      scalars.simplifyIndices();
      if (failed(scalars.place(*block)))
        signalPassFailure();
    });
  }
};
} // namespace
