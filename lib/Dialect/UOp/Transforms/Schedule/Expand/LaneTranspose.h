//===- LaneTranspose.h - Vectors as rows and as columns ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_LANETRANSPOSE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_LANETRANSPOSE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// The columns of the matrix whose rows are `rows`: as many vectors as each of
/// them has lanes, a power of two.
llvm::SmallVector<mlir::Value> transposeLanes(mlir::OpBuilder &builder,
                                              mlir::Location loc,
                                              llvm::ArrayRef<mlir::Value> rows);

/// A lane of one of several vectors.
struct LanePick {
  size_t vector = 0;
  int64_t lane = 0;
};

/// A vector of these lanes of `vectors`, which have as many lanes as there are
/// picks: one shuffle for each of the vectors that is needed but the first.
mlir::Value pickLanes(mlir::OpBuilder &builder, mlir::Location loc,
                      llvm::ArrayRef<mlir::Value> vectors,
                      llvm::ArrayRef<LanePick> picks);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_LANETRANSPOSE_H
