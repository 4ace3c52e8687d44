//===- FuzzPasses.h - Passes on a module of any bytes -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TEST_FUZZ_FUZZPASSES_H
#define UOP_TEST_FUZZ_FUZZPASSES_H

#include "FuzzModule.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace uop::fuzz {

/// Whether the module has only ops that `isOurs` names: others would fuzz
/// their own dialects' passes.
inline bool hasOnly(mlir::ModuleOp module,
                    llvm::function_ref<bool(mlir::Operation *)> isOurs) {
  return !module
              .walk([&](mlir::Operation *op) {
                return llvm::isa<mlir::ModuleOp>(op) || isOurs(op)
                           ? mlir::WalkResult::advance()
                           : mlir::WalkResult::interrupt();
              })
              .wasInterrupted();
}

/// Runs what `build` adds on a copy; the pass manager verifies what passes
/// make. A failure without a diagnostic is a defect.
inline void runPasses(mlir::ModuleOp module, bool &complained,
                      llvm::function_ref<void(mlir::OpPassManager &)> build) {
  mlir::OwningOpRef<mlir::ModuleOp> copy = module.clone();
  mlir::PassManager pm(module.getContext(), mlir::ModuleOp::getOperationName());
  build(pm);
  complained = false;
  if (succeeded(pm.run(*copy)) || complained)
    return;
  llvm::errs() << "a pass fails without saying why\n";
  std::abort();
}

} // namespace uop::fuzz

#endif // UOP_TEST_FUZZ_FUZZPASSES_H
