//===- SinkToUses.h - Instructions beside what uses them --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_SINKTOUSES_H
#define UOP_LIB_TARGET_CPU_SINKTOUSES_H

#include "llvm/IR/PassManager.h"

namespace uop {

/// Moves each instruction of a block to just before the first one that uses it;
/// a load stays before what may write memory. What expansion and LLVM's passes
/// leave has the loads of a register block first, then its products, then its
/// sums. LLVM's scheduler keeps much of that order: the numbers that are loaded
/// need registers beside all sums, and sums are spilled.
struct SinkToUses : llvm::PassInfoMixin<SinkToUses> {
  llvm::PreservedAnalyses run(llvm::Function &function,
                              llvm::FunctionAnalysisManager &manager);
};

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_SINKTOUSES_H
