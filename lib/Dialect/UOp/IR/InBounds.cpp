//===- InBounds.cpp - Boxes that the program vouches for --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/InBounds.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;

LogicalResult uop::verifyInBounds(Operation *op, bool hasValues) {
  Attribute mark = op->getAttr(kInBoundsAttrName);
  if (!mark)
    return success();
  if (!isa<UnitAttr>(mark))
    return op->emitOpError("'")
           << kInBoundsAttrName << "' must be a unit attribute, got " << mark;
  if (!hasValues)
    return op->emitOpError("'") << kInBoundsAttrName
                                << "' is for a box with an offset or a size "
                                   "that is a value; that of "
                                   "numbers alone is checked";
  return success();
}
