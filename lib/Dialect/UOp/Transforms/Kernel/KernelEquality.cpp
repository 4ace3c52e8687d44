//===- KernelEquality.cpp - Whether kernels are the same --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelEquality.h"

#include "mlir/IR/OperationSupport.h"

using namespace mlir;
using namespace uop;

size_t uop::getFingerprint(KernelOp kernel) {
  llvm::hash_code hash =
      llvm::hash_value(kernel.getFunctionType().getAsOpaquePointer());
  kernel.getBody().walk([&](Operation *op) {
    hash =
        llvm::hash_combine(hash, OperationEquivalence::computeHash(
                                     op, OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::ignoreHashValue,
                                     OperationEquivalence::IgnoreLocations));
  });
  return hash;
}

bool uop::areEqual(KernelOp lhs, KernelOp rhs) {
  auto getAttributes = [](KernelOp kernel) {
    NamedAttrList attributes(kernel->getAttrDictionary());
    attributes.erase(SymbolTable::getSymbolAttrName());
    return attributes.getDictionary(kernel.getContext());
  };
  return getAttributes(lhs) == getAttributes(rhs) &&
         OperationEquivalence::isRegionEquivalentTo(
             &lhs.getBody(), &rhs.getBody(),
             OperationEquivalence::IgnoreLocations);
}
