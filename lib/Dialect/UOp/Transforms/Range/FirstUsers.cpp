//===- FirstUsers.cpp - Where a value of several kernels goes ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FirstUsers.h"

#include "../Utils/FloatingScalars.h"

using namespace mlir;
using namespace uop;

FirstUsers::FirstUsers(Block &block) {
  for (Operation &op : block) {
    if (isScalarOp(&op))
      continue;
    addOperands(&op, &op);
    if (op.getNumRegions() != 0)
      op.walk([&](Operation *nested) { addOperands(nested, &op); });
  }
}

void FirstUsers::addOperands(Operation *op, Operation *user) {
  SmallVector<Operation *> worklist = {op};
  while (!worklist.empty())
    for (Value operand : worklist.pop_back_val()->getOperands()) {
      Operation *def = operand.getDefiningOp();
      if (!def || !isScalarOp(def))
        continue;
      // What a scalar is made of has an earlier user, or the same.
      Operation *&first = users[def];
      if (first == user || (first && first->isBeforeInBlock(user)))
        continue;
      first = user;
      worklist.push_back(def);
    }
}

void FirstUsers::add(Operation *op) { addOperands(op, op); }
