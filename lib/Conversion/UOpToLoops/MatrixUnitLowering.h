//===- MatrixUnitLowering.h - Products that a warp computes -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_MATRIXUNITLOWERING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_MATRIXUNITLOWERING_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// A fold with kMatrixUnitAttrName, understood.
class UnitProduct {
public:
  /// Nothing if the fold is not what the attribute says: its inputs are loads,
  /// perhaps converted, of the elements of fragments.
  static std::optional<UnitProduct> get(FoldOp fold);

  /// The loads of the lane's first row and column.
  LoadOp getLeft() const { return left.load; }
  LoadOp getRight() const { return right.load; }
  mlir::Value getRange() const { return range; }

  /// The sums after all terms, from `inits` on. The buffers are those of the
  /// two loads, and the lane's first elements in them, at the first term, are
  /// given.
  llvm::SmallVector<mlir::Value> emit(Emitter &emitter, mlir::Value leftBuffer,
                                      mlir::Value leftFirst,
                                      mlir::Value rightBuffer,
                                      mlir::Value rightFirst,
                                      mlir::ValueRange inits) const;

private:
  struct Factor {
    LoadOp load;
    /// How far apart in memory neighbouring rows (or columns) and terms are.
    int64_t stride = 1, termStride = 1;
    int64_t count = 0;
  };
  bool matchFactor(mlir::ValueRange inputs, int64_t group, int64_t inGroup,
                   Factor &factor);

  Factor left, right;
  mlir::Value range;
  int64_t terms = 0;
  mlir::Type element;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_MATRIXUNITLOWERING_H
