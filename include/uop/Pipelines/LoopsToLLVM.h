//===- LoopsToLLVM.h - From lowered kernels to the llvm dialect -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_PIPELINES_LOOPSTOLLVM_H
#define UOP_PIPELINES_LOOPSTOLLVM_H

#include "mlir/Pass/PassManager.h"

namespace uop {
/// Adds the upstream passes that lower what convert-uop-to-loops makes, and the
/// host functions around it, to the llvm dialect alone. Runs on a module.
void buildLoopsToLLVMPipeline(mlir::OpPassManager &pm);

/// Makes the above known as `uop-loops-to-llvm`.
void registerLoopsToLLVMPipeline();
} // namespace uop

#endif // UOP_PIPELINES_LOOPSTOLLVM_H
