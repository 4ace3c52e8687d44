//===- MatrixUnits.h - Products that a warp computes as one -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_MATRIXUNITS_H
#define UOP_DIALECT_UOP_IR_MATRIXUNITS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// On a uop.fold that adds products: the fold is what one lane of a warp has of
/// a product of matrices, as the fragments of mma.sync are laid out, so that a
/// warp may compute it at once. An array of three numbers: how many of the
/// inputs are rows (the others are columns), and how far apart in their buffers
/// neighbouring rows and neighbouring columns are.
///
/// Lane l has the rows l / 4 + {0, 8, 16, ...} and, of columns, 2 * (l % 4) +
/// {0, 1, 8, 9, 16, ...}; input i is the factor of its i-th row or column.
inline constexpr llvm::StringLiteral kMatrixUnitAttrName = "uop.matrix_unit";

/// The threads that compute a product at once.
inline constexpr int64_t kWarpSize = 32;
/// The rows and columns of such a product, and the bytes of a row of factors.
inline constexpr int64_t kUnitRows = 16, kUnitColumns = 8, kUnitBytes = 32;

/// Whether matrix units multiply elements of `type` and add them exactly as
/// integers, or as f32.
inline bool isUnitFactor(mlir::Type type) {
  return type.isF16() || type.isBF16() || type.isSignlessInteger(8);
}

/// How many terms of a sum one instruction adds.
inline int64_t getUnitTerms(mlir::Type type) {
  return kUnitBytes * 8 / type.getIntOrFloatBitWidth();
}

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_MATRIXUNITS_H
