//===- LoopsToLLVM.h - From lowered kernels to the llvm dialect -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_PIPELINES_LOOPSTOLLVM_H
#define UOP_PIPELINES_LOOPSTOLLVM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace uop {
/// What a module may have of dialects whose passes cost time even where they
/// find nothing: the whole pipeline takes as long as LLVM's passes over a
/// kernel.
struct LoopDialects {
  bool affine = true, math = true, vector = true, index = true;
  /// memref ops beyond loads, stores and allocations.
  bool views = true;
  /// arith ops that LLVM has no instruction for: rounding divisions, scaling.
  bool arithExtras = true;
  /// Ops that convert-loops-to-llvm does not know. Without any, that is all.
  bool others = true;
};

/// What `module` has.
LoopDialects findLoopDialects(mlir::ModuleOp module);

/// Adds the upstream passes that lower what convert-uop-to-loops makes, and the
/// host functions around it, to the llvm dialect alone. Runs on a module, which
/// has no more than `dialects` of what there is a choice about.
void buildLoopsToLLVMPipeline(mlir::OpPassManager &pm,
                              const LoopDialects &dialects = {});

/// Makes the above known as `uop-loops-to-llvm`.
void registerLoopsToLLVMPipeline();
} // namespace uop

#endif // UOP_PIPELINES_LOOPSTOLLVM_H
