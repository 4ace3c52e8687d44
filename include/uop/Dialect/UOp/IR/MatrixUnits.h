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

/// On a module: matrix units may round factors of f32 to tf32, which has 11
/// digits of 24, before they multiply them. Nothing else is less exact.
inline constexpr llvm::StringLiteral kAllowTF32AttrName = "uop.allow_tf32";

/// On a store of a vector that is loaded: where threads run side by side it is
/// a copy that goes on after the statement. A number: how many later rows of
/// such stores need not have ended when something reads what they wrote.
inline constexpr llvm::StringLiteral kAsyncAttrName = "uop.async";
/// On a barrier: before it the threads wait for such copies, but for those of
/// so many of the last rows.
inline constexpr llvm::StringLiteral kWaitAttrName = "uop.wait";
/// What one such copy moves.
inline constexpr int64_t kCopyBytes = 16;

/// The number that an op has as the attribute `name`; nothing if it is none of
/// copies.
inline std::optional<int64_t> getCopyCount(mlir::Operation *op,
                                           llvm::StringRef name) {
  auto count = op->getAttrOfType<mlir::IntegerAttr>(name);
  if (!count || !count.getType().isSignlessInteger(64) || count.getInt() < 0 ||
      count.getInt() > INT32_MAX)
    return std::nullopt;
  return count.getInt();
}

/// The load that `store` copies to memory of a block, if it has kAsyncAttrName
/// and moves kCopyBytes; else null.
inline LoadOp getAsyncSource(StoreOp store) {
  auto load = store.getValue().getDefiningOp<LoadOp>();
  auto type = mlir::dyn_cast<mlir::VectorType>(store.getValue().getType());
  if (!load || !type || load.getGate() ||
      !getCopyCount(store, kAsyncAttrName) ||
      !store.getOffset().getType().isIndex() ||
      !load.getOffset().getType().isIndex() ||
      (store.getGate() && !store.getGate().getType().isInteger(1)) ||
      !mlir::isa<mlir::BlockArgument>(load.getSource()) ||
      !store.getTarget().getDefiningOp<DefineLocalOp>())
    return {};
  mlir::Type element = type.getElementType();
  bool isWhole =
      element.isIntOrFloat() && element.getIntOrFloatBitWidth() % 8 == 0 &&
      type.getNumElements() * element.getIntOrFloatBitWidth() == kCopyBytes * 8;
  return isWhole ? load : LoadOp();
}

/// The threads that compute a product at once.
inline constexpr int64_t kWarpSize = 32;
/// The rows and columns of such a product, and the bytes of a row of factors.
inline constexpr int64_t kUnitRows = 16, kUnitColumns = 8, kUnitBytes = 32;

/// Floats of 8 bits, which are widened to f16 as they are brought to the units:
/// it has all their values. Units that take them as they are add sums with
/// fewer digits than f32 has.
inline bool isWidenedFactor(mlir::Type type) {
  return mlir::isa<mlir::Float8E4M3FNType, mlir::Float8E5M2Type>(type);
}

/// Whether matrix units multiply elements of `type` and add them exactly as
/// integers, or as f32.
/// Those of f32 only where kAllowTF32AttrName says so.
inline bool isUnitFactor(mlir::Type type) {
  return type.isF16() || type.isBF16() || type.isSignlessInteger(8) ||
         isWidenedFactor(type);
}

/// How many terms of a sum one instruction adds.
inline int64_t getUnitTerms(mlir::Type type) {
  return kUnitBytes * 8 / type.getIntOrFloatBitWidth();
}

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_MATRIXUNITS_H
