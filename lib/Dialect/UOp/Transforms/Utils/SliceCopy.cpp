//===- SliceCopy.cpp - Scalars made again elsewhere -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SliceCopy.h"

using namespace mlir;
using namespace uop;

llvm::SetVector<Operation *>
uop::getDependentSlice(Value value, ValueRange ranges,
                       RangeDependence &dependence) {
  llvm::SetVector<Operation *> slice;
  auto insert = [&](Value part) {
    Operation *def = part.getDefiningOp();
    if (def && !isa<RangeOp>(def) && llvm::any_of(ranges, [&](Value range) {
          return dependence.get(part).contains(range);
        }))
      slice.insert(def);
  };
  insert(value);
  for (size_t i = 0; i != slice.size(); ++i)
    for (Value operand : slice[i]->getOperands())
      insert(operand);
  return slice;
}

void uop::copySimplified(Operation *op, IRMapping &mapping,
                         IndexBuilder &indices) {
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(mapping.lookupOrDefault(operand));
  indices.setLoc(op->getLoc());
  if (Value rebuilt = indices.rebuild(op, operands)) {
    mapping.map(op->getResult(0), rebuilt);
    return;
  }
  Operation *copy = indices.getBuilder().clone(*op, mapping);
  if (copy->getNumResults() == 1)
    mapping.map(op->getResult(0), indices.unique(copy));
}

void uop::copyWhatDepends(ArrayRef<Operation *> ops, IRMapping &mapping,
                          IndexBuilder &indices) {
  for (Operation *op : ops)
    if (llvm::none_of(op->getResults(),
                      [&](Value result) { return mapping.contains(result); }) &&
        llvm::any_of(op->getOperands(),
                     [&](Value operand) { return mapping.contains(operand); }))
      copySimplified(op, mapping, indices);
}

bool uop::isNeededBeside(Operation *root, Operation *op,
                         const llvm::SetVector<Operation *> &slice) {
  llvm::SetVector<Operation *> users;
  users.insert(op);
  for (size_t i = 0; i != users.size(); ++i)
    for (Operation *user : users[i]->getUsers()) {
      if (user == root)
        continue;
      if (!slice.contains(user))
        return true;
      users.insert(user);
    }
  return false;
}
