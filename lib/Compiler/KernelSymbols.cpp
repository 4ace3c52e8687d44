//===- KernelSymbols.cpp - What kernels call --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelInfo.h"

#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace uop;

void uop::copyCallees(ModuleOp from, ModuleOp to) {
  SymbolTable source(from), target(to);
  SmallVector<Operation *> worklist;
  auto add = [&](Operation *op) {
    FlatSymbolRefAttr name;
    if (auto custom = dyn_cast<CustomOp>(op))
      name = custom.getCalleeAttr();
    else if (auto custom = dyn_cast<CustomIOp>(op))
      name = custom.getCalleeAttr();
    else
      return;
    Operation *callee = source.lookup(name.getValue());
    if (!callee || target.lookup(name.getValue()))
      return;
    Operation *copy = callee->clone();
    target.insert(copy);
    worklist.push_back(copy);
  };
  to.walk(add);
  while (!worklist.empty())
    worklist.pop_back_val()->walk(add);
}
