//===- Rounding.h - Values whose bits depend on an order --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_ROUNDING_H
#define UOP_DIALECT_UOP_ANALYSIS_ROUNDING_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Whether the bits of what `op` computes depend on the order in which it
/// combines, and that order is free: a sum or product of floats over more than
/// one point, or a commutative fold with arithmetic on floats. Two copies of
/// such an op may round differently, so a pass that needs the value at several
/// places stores it or keeps a tile of it (docs/numerics.md, "One value, one
/// rounding"). Maxima, integers, scans and elementwise ops are the same
/// wherever they are computed.
bool isRoundedReduction(mlir::Operation *op);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_ROUNDING_H
