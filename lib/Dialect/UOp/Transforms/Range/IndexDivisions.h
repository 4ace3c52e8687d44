//===- IndexDivisions.h - How hard a position is ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_INDEXDIVISIONS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_INDEXDIVISIONS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Whether the op takes a position apart.
bool isIndexDivision(mlir::Operation *op);

/// The divisions and remainders that the indices are made of, each counted
/// once, up to one more than `limit`.
int64_t countIndexDivisions(mlir::ValueRange indices, int64_t limit);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_INDEXDIVISIONS_H
