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

std::vector<OwningOpRef<ModuleOp>>
uop::splitKernels(ModuleOp module, ArrayRef<std::string> names) {
  SymbolTable source(module);
  std::vector<OwningOpRef<ModuleOp>> parts;
  for (const std::string &name : names) {
    OwningOpRef<ModuleOp> part = ModuleOp::create(module.getLoc());
    (*part)->setDiscardableAttrs(
        llvm::to_vector(module->getDiscardableAttrs()));
    SymbolTable target(*part);
    Operation *kernel = source.lookup(name);
    source.remove(kernel);
    kernel->remove();
    target.insert(kernel);
    SmallVector<Operation *> worklist = {kernel};
    while (!worklist.empty()) {
      auto uses = SymbolTable::getSymbolUses(worklist.pop_back_val());
      if (!uses)
        continue;
      for (const SymbolTable::SymbolUse &use : *uses) {
        StringAttr used = use.getSymbolRef().getRootReference();
        Operation *op = source.lookup(used);
        if (!op || target.lookup(used))
          continue;
        Operation *copy = op->clone();
        target.insert(copy);
        worklist.push_back(copy);
      }
    }
    parts.push_back(std::move(part));
  }
  return parts;
}
