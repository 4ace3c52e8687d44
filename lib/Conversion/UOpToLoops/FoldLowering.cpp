//===- FoldLowering.cpp - The regions of folds ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FoldLowering.h"

#include "uop/Conversion/ALULowering.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace uop;

LogicalResult uop::emitFoldRegion(Emitter &emitter, Region &region,
                                  ValueRange arguments,
                                  SmallVectorImpl<Value> &results) {
  IRMapping mapping;
  mapping.map(region.getArguments(), arguments);
  for (Operation &op : region.front().without_terminator()) {
    SmallVector<Value, 3> operands;
    for (Value operand : op.getOperands())
      operands.push_back(mapping.lookup(operand));
    emitter.setLoc(op.getLoc());
    Value result = lowerALU(emitter, &op, operands);
    if (!result)
      return op.emitOpError("is not lowered by convert-uop-to-loops");
    mapping.map(op.getResult(0), result);
  }
  for (Value value : region.front().getTerminator()->getOperands())
    results.push_back(mapping.lookup(value));
  return success();
}
