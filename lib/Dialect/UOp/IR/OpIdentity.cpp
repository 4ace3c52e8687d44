//===- OpIdentity.cpp - What makes two ops the same value -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/OpIdentity.h"

using namespace mlir;
using namespace uop;

/// Mixes one word into a running hash (the multiplier is 2^64 over the golden
/// ratio).
static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
  return hash ^ (hash >> 32);
}

static uint64_t mixPointer(uint64_t hash, const void *pointer) {
  return mix(hash, reinterpret_cast<uintptr_t>(pointer));
}

static bool isCommutative(OperationName name, size_t numOperands) {
  return numOperands > 1 && name.hasTrait<OpTrait::IsCommutative>();
}

unsigned uop::hashIdentity(const OpIdentity &identity) {
  uint64_t hash = mixPointer(0, identity.name.getAsOpaquePointer());
  for (Type type : identity.types)
    hash = mixPointer(hash, type.getAsOpaquePointer());
  if (isCommutative(identity.name, identity.operands.size())) {
    uint64_t sum = 0;
    for (Value operand : identity.operands)
      sum += mixPointer(0, operand.getAsOpaquePointer());
    hash = mix(hash, sum);
  } else {
    for (Value operand : identity.operands)
      hash = mixPointer(hash, operand.getAsOpaquePointer());
  }
  if (!identity.attributes.empty())
    hash = mixPointer(hash, identity.attributes.getAsOpaquePointer());
  if (identity.name.getOpPropertyByteSize() != 0)
    hash =
        mix(hash, size_t(identity.name.hashOpProperties(identity.properties)));
  return unsigned(mix(hash, 0));
}

static bool haveSameOperands(Operation *op, const OpIdentity &identity) {
  ValueRange lhs = op->getOperands(), rhs = identity.operands;
  if (lhs.size() != rhs.size())
    return false;
  if (std::equal(lhs.begin(), lhs.end(), rhs.begin()))
    return true;
  if (!isCommutative(identity.name, lhs.size()))
    return false;
  if (lhs.size() == 2)
    return lhs[0] == rhs[1] && lhs[1] == rhs[0];
  auto sorted = [](ValueRange values) {
    SmallVector<void *> pointers;
    for (Value value : values)
      pointers.push_back(value.getAsOpaquePointer());
    llvm::sort(pointers);
    return pointers;
  };
  return sorted(lhs) == sorted(rhs);
}

bool uop::hasIdentity(Operation *op, const OpIdentity &identity) {
  if (op->getName() != identity.name ||
      op->getRawDictionaryAttrs() != identity.attributes ||
      op->getNumRegions() != 0 || op->getNumSuccessors() != 0 ||
      op->getNumResults() != identity.types.size() ||
      !haveSameOperands(op, identity) ||
      !std::equal(identity.types.begin(), identity.types.end(),
                  op->result_type_begin()))
    return false;
  return identity.name.getOpPropertyByteSize() == 0 ||
         identity.name.compareOpProperties(op->getPropertiesStorage(),
                                           identity.properties);
}

bool uop::isSameIdentity(Operation *lhs, Operation *rhs) {
  return lhs == rhs ||
         (lhs->getNumRegions() == 0 && lhs->getNumSuccessors() == 0 &&
          hasIdentity(rhs, OpIdentity::get(lhs)));
}
