//===- FuzzStableHLO.cpp - Reader of programs of StableHLO ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzModule.h"

#include "uop/Conversion/StableHLOToUOp.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

/// Other dialects' ops would fuzz their own passes.
static bool isProgram(ModuleOp module) {
  return !module
              .walk([](Operation *op) {
                return isa<ModuleOp>(op) || uop::isStableHLO(op) ||
                               isa_and_nonnull<uop::UOpDialect,
                                               func::FuncDialect>(
                                   op->getDialect())
                           ? WalkResult::advance()
                           : WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// The pass verifies what it makes.
static void convert(ModuleOp module, bool &complained) {
  for (bool partial : {false, true}) {
    OwningOpRef<ModuleOp> copy = module.clone();
    PassManager pm(module.getContext(), ModuleOp::getOperationName());
    uop::ConvertStableHLOToUOpPassOptions options;
    options.partial = partial;
    pm.addPass(uop::createConvertStableHLOToUOpPass(options));
    complained = false;
    if (succeeded(pm.run(*copy)) || complained)
      continue;
    llvm::errs() << "the conversion fails without saying why\n";
    std::abort();
  }
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto fillRegistry = [](DialectRegistry &registry) {
    uop::registerStableHLODialects(registry);
    registry
        .insert<uop::UOpDialect, arith::ArithDialect, func::FuncDialect,
                math::MathDialect, scf::SCFDialect, tensor::TensorDialect>();
  };
  return uop::fuzz::withModule(data, size, fillRegistry,
                               [](ModuleOp module, bool &complained) {
                                 if (isProgram(module))
                                   convert(module, complained);
                               });
}
