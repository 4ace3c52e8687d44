//===- KernelSymbols.cpp - What kernels call --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelInfo.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
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

/// Whether kernels share memory, which they must go on to do.
static bool hasVariables(ModuleOp module) {
  return llvm::any_of(module.getOps(), [](Operation &op) {
    if (auto global = dyn_cast<LLVM::GlobalOp>(op))
      return !global.getConstant();
    auto global = dyn_cast<memref::GlobalOp>(op);
    return global && !global.getConstant();
  });
}

/// Moves a kernel, and copies what it uses.
static OwningOpRef<ModuleOp> extractKernel(ModuleOp module, SymbolTable &source,
                                           Operation *kernel) {
  OwningOpRef<ModuleOp> part = ModuleOp::create(module.getLoc());
  (*part)->setDiscardableAttrs(llvm::to_vector(module->getDiscardableAttrs()));
  SymbolTable target(*part);
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
  return part;
}

std::vector<KernelUnit> uop::splitKernels(OwningOpRef<ModuleOp> module,
                                          ArrayRef<std::string> names) {
  std::vector<KernelUnit> units;
  if (names.size() == 1 || hasVariables(*module)) {
    KernelUnit &unit = units.emplace_back();
    unit.module = std::move(module);
    llvm::append_range(unit.kernels, llvm::seq<unsigned>(names.size()));
    return units;
  }
  SymbolTable source(*module);
  for (auto [i, name] : llvm::enumerate(names)) {
    KernelUnit &unit = units.emplace_back();
    unit.module = extractKernel(*module, source, source.lookup(name));
    unit.kernels.push_back(i);
  }
  return units;
}
