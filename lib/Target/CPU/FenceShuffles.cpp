//===- FenceShuffles.cpp - Steps of transposed registers --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FenceShuffles.h"

#include "llvm/IR/Dominators.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

/// Of two vectors: lanes of one alone are often part of what reads them.
static bool isMerge(const ShuffleVectorInst &shuffle) {
  Type *element = shuffle.getType()->getElementType();
  return (element->isFloatTy() || element->isDoubleTy()) &&
         !shuffle.isSingleSource();
}

PreservedAnalyses uop::FenceShuffles::run(Function &function,
                                          FunctionAnalysisManager &manager) {
  constexpr unsigned kMostSteps = 3;
  if (!function.getParent()->getTargetTriple().isX86())
    return PreservedAnalyses::all();
  DenseMap<const Value *, unsigned> steps;
  bool changed = false;
  for (BasicBlock &block : function)
    for (Instruction &instruction : make_early_inc_range(block)) {
      auto *shuffle = dyn_cast<ShuffleVectorInst>(&instruction);
      if (!shuffle || !isMerge(*shuffle))
        continue;
      unsigned before = std::max(steps.lookup(shuffle->getOperand(0)),
                                 steps.lookup(shuffle->getOperand(1)));
      bool isRead = any_of(shuffle->users(), [](const User *user) {
        return isa<ShuffleVectorInst>(user);
      });
      if (before + 1 < kMostSteps || !isRead) {
        steps[shuffle] = before + 1;
        continue;
      }
      IRBuilder<> builder(shuffle->getNextNode());
      Value *fence = builder.CreateArithmeticFence(shuffle, shuffle->getType());
      shuffle->replaceUsesWithIf(
          fence, [&](Use &use) { return use.getUser() != fence; });
      changed = true;
    }
  if (!changed)
    return PreservedAnalyses::all();
  PreservedAnalyses preserved;
  preserved.preserveSet<CFGAnalyses>();
  return preserved;
}
