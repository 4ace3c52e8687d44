//===- IndexDivisions.h - How hard a position is ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_INDEXDIVISIONS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_INDEXDIVISIONS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// One position takes at most this many divisions. Each may divide what others
/// gave, and LLVM's loop strength reduction takes time that grows with the
/// square of their number: 60 ms for 32 of them, 6 s for 120.
constexpr unsigned kMaxIndexDivisions = 32;

/// The divisions and remainders that the indices are made of, each counted
/// once, up to one more than the limit.
unsigned countIndexDivisions(mlir::ValueRange indices);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_INDEXDIVISIONS_H
