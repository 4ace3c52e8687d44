//===- OperandSlice.h - What values are computed by -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_OPERANDSLICE_H
#define UOP_LIB_CONVERSION_UOPTOGPU_OPERANDSLICE_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// The ops that compute `values`, and those that compute their operands. Not
/// upstream's getBackwardSlice, which is recursive.
inline llvm::SetVector<mlir::Operation *>
getOperandSlice(mlir::ValueRange values) {
  llvm::SetVector<mlir::Operation *> slice;
  auto add = [&](mlir::ValueRange operands) {
    for (mlir::Value value : operands)
      if (mlir::Operation *op = value.getDefiningOp())
        slice.insert(op);
  };
  add(values);
  for (size_t i = 0; i != slice.size(); ++i)
    add(slice[i]->getOperands());
  return slice;
}

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_OPERANDSLICE_H
