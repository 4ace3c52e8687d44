//===- FenceShuffles.h - Steps of transposed registers ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_FENCESHUFFLES_H
#define UOP_LIB_TARGET_CPU_FENCESHUFFLES_H

#include "llvm/IR/PassManager.h"

namespace uop {

/// Puts a fence, which is no instruction of the processor, behind shuffles of
/// shuffles of shuffles. Each step of a transposition in registers is what x86
/// has an instruction for. LLVM 22 looks for another way to make each lane from
/// the inputs of all steps, which grow by a factor of two with each step: half
/// of the time in which a convolution was compiled.
struct FenceShuffles : llvm::PassInfoMixin<FenceShuffles> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &manager);
};

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_FENCESHUFFLES_H
