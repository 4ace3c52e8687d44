//===- VerifyRanges.h - Ranges as operands ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_IR_VERIFYRANGES_H
#define UOP_LIB_DIALECT_UOP_IR_VERIFYRANGES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// An error on `op` unless its `ranges` come from uop.range (or are the
/// constant 0, where allowed), each given once.
llvm::LogicalResult verifyRanges(mlir::Operation *op, mlir::ValueRange ranges,
                                 bool allowZero);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_IR_VERIFYRANGES_H
