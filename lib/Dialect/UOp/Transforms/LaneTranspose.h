//===- LaneTranspose.h - Vectors as rows and as columns ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_LANETRANSPOSE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_LANETRANSPOSE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// The columns of the matrix whose rows are `rows`: as many vectors as each of
/// them has lanes, a power of two.
llvm::SmallVector<mlir::Value> transposeLanes(mlir::OpBuilder &builder,
                                              mlir::Location loc,
                                              llvm::ArrayRef<mlir::Value> rows);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_LANETRANSPOSE_H
