//===- RangeOperands.h - Checks of lists of ranges --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_IR_RANGEOPERANDS_H
#define UOP_LIB_DIALECT_UOP_IR_RANGEOPERANDS_H

#include "mlir/IR/Operation.h"

namespace uop {

/// The ranges of `op` come from uop.range, each given once.
llvm::LogicalResult verifyRanges(mlir::Operation *op, mlir::ValueRange ranges,
                                 bool allowZero);

/// The same for a statement, which runs over no range that a uop.if around it
/// runs over.
llvm::LogicalResult verifyStatementRanges(mlir::Operation *op,
                                          mlir::ValueRange ranges);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_IR_RANGEOPERANDS_H
