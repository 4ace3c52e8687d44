//===- IndexDivisions.cpp - How hard a position is --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexDivisions.h"

#include "../Utils/FloatingScalars.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

bool uop::isIndexDivision(Operation *op) {
  return isa<FloorDivOp, FloorModOp>(op) &&
         op->getResult(0).getType().isIndex();
}

int64_t uop::countIndexDivisions(ValueRange indices, int64_t limit) {
  llvm::SmallSetVector<Operation *, 16> seen;
  auto visit = [&](Value value) {
    Operation *op = value.getDefiningOp();
    bool isArithmetic =
        op && isScalarOp(op) &&
        (value.getType().isIndex() || value.getType().isInteger(1)) &&
        !isa<RangeOp, ConstOp, IndexOp, RangeReductionOpInterface>(op);
    if (isArithmetic)
      seen.insert(op);
  };
  for (Value index : indices)
    visit(index);
  int64_t count = 0;
  for (size_t i = 0; i < seen.size() && count <= limit; ++i) {
    count += isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(seen[i]);
    for (Value operand : seen[i]->getOperands())
      visit(operand);
  }
  return count;
}
