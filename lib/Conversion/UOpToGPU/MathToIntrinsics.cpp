//===- MathToIntrinsics.cpp - Math that GPUs have ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/UOpToGPU.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "llvm/ADT/TypeSwitch.h"

namespace uop {
#define GEN_PASS_DEF_MATHTOINTRINSICSPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// The intrinsic that does what `op` does; empty if there is none that becomes
/// instructions on every GPU.
static StringRef getIntrinsic(Operation *op) {
  return llvm::TypeSwitch<Operation *, StringRef>(op)
      .Case([](math::FmaOp) { return "llvm.fma"; })
      .Case([](math::SqrtOp) { return "llvm.sqrt"; })
      .Case([](math::FloorOp) { return "llvm.floor"; })
      .Case([](math::CeilOp) { return "llvm.ceil"; })
      .Case([](math::TruncOp) { return "llvm.trunc"; })
      .Case([](math::RoundEvenOp) { return "llvm.roundeven"; })
      .Case([](math::AbsFOp) { return "llvm.fabs"; })
      .Case([](math::CopySignOp) { return "llvm.copysign"; })
      .Default([](Operation *) { return StringRef(); });
}

namespace {
struct MathToIntrinsicsPass final
    : uop::impl::MathToIntrinsicsPassBase<MathToIntrinsicsPass> {
  using Base::Base;

  void runOnOperation() override {
    SmallVector<Operation *> ops;
    getOperation().walk([&](Operation *op) {
      if (isa_and_nonnull<math::MathDialect>(op->getDialect()))
        ops.push_back(op);
    });
    for (Operation *op : ops) {
      StringRef name = getIntrinsic(op);
      if (name.empty()) {
        op->emitOpError("is not lowered by uop-math-to-intrinsics; GPUs have "
                        "no instruction for it: run uop-decompose on kernels");
        return signalPassFailure();
      }
      OpBuilder builder(op);
      auto call = LLVM::CallIntrinsicOp::create(
          builder, op->getLoc(), op->getResult(0).getType(),
          builder.getStringAttr(name), op->getOperands());
      op->replaceAllUsesWith(call);
      op->erase();
    }
  }
};
} // namespace
