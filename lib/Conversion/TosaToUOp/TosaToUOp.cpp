//===- TosaToUOp.cpp - Programs of TOSA to uop ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Upstream's lowerings of TOSA, whose quantised arithmetic is that of the
// specification, and convert-linalg-to-uop for what they make.
//
//===----------------------------------------------------------------------===//

#include "uop/Conversion/TosaToUOp.h"

#include "uop/Conversion/LinalgToUOp.h"

#include "mlir/Conversion/TosaToArith/TosaToArith.h"
#include "mlir/Conversion/TosaToLinalg/TosaToLinalg.h"
#include "mlir/Conversion/TosaToSCF/TosaToSCF.h"
#include "mlir/Conversion/TosaToTensor/TosaToTensor.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/MapVector.h"

namespace uop {
#define GEN_PASS_DEF_CONVERTTOSATOUOPPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// The passes of upstream that leave linalg, tensor, arith and scf.
static void buildUpstreamPipeline(OpPassManager &pm) {
  tosa::addTosaToLinalgPasses(pm, TosaToLinalgOptions());
  TosaToArithPassOptions arith;
  arith.includeApplyRescale = true;
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createTosaToSCFPass());
  functions.addPass(createTosaToTensorPass());
  functions.addPass(createTosaToArithPass(arith));
}

static bool isTosa(Operation *op) {
  return isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
}

namespace {
struct ConvertTosaToUOpPass
    : public uop::impl::ConvertTosaToUOpPassBase<ConvertTosaToUOpPass> {
  using Base::Base;

  void getDependentDialects(DialectRegistry &registry) const override {
    Base::getDependentDialects(registry);
    OpPassManager pm(ModuleOp::getOperationName());
    buildUpstreamPipeline(pm);
    pm.addPass(createConvertLinalgToUOpPass());
    pm.getDependentDialects(registry);
  }

  void runOnOperation() override {
    ModuleOp module = getOperation();
    llvm::DenseMap<Location, StringAttr> sources;
    module.walk([&](Operation *op) {
      if (isTosa(op))
        sources.try_emplace(op->getLoc(), op->getName().getIdentifier());
    });
    // Errors are about what an op became, and at its location.
    ScopedDiagnosticHandler handler(&getContext(), [&](Diagnostic &error) {
      auto source = sources.find(error.getLocation());
      if (source != sources.end() &&
          error.getSeverity() == DiagnosticSeverity::Error)
        error.attachNote() << "it comes from '" << source->second.getValue()
                           << "'";
      return failure();
    });
    OpPassManager upstream(ModuleOp::getOperationName());
    buildUpstreamPipeline(upstream);
    if (failed(runPipeline(upstream, module)) || failed(checkTosaGone(module)))
      return signalPassFailure();
    ConvertLinalgToUOpPassOptions options;
    options.partial = partial;
    OpPassManager own(ModuleOp::getOperationName());
    own.addPass(createConvertLinalgToUOpPass(options));
    if (failed(runPipeline(own, module)))
      signalPassFailure();
  }

private:
  /// Shapes are left over. What is left in use cannot be converted.
  LogicalResult checkTosaGone(ModuleOp module) {
    SmallVector<Operation *> left;
    module.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (isTosa(op))
        left.push_back(op);
    });
    LogicalResult result = success();
    for (Operation *op : llvm::reverse(left)) {
      if (isOpTriviallyDead(op)) {
        op->erase();
        continue;
      }
      if (partial)
        continue;
      op->emitOpError("cannot be converted to uop: upstream's lowering to "
                      "linalg leaves it");
      result = failure();
    }
    return result;
  }
};
} // namespace
