//===- SameElement.h - Equal scalars over different ranges ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SAMEELEMENT_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SAMEELEMENT_H

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

namespace uop {

/// The index arithmetic of `index` on other values, in the form that `indices`
/// gives it; null if it is more than arithmetic.
mlir::Value
substituteIndex(IndexBuilder &indices, mlir::Value index,
                const llvm::DenseMap<mlir::Value, mlir::Value> &map);

/// Whether `first` has at any point of the ranges `from` the value that
/// `second` has at that point of `to`, by structure. Index arithmetic is
/// compared in the form that `indices` gives it.
bool isSameElement(IndexBuilder &indices, RangeDependence &ranges,
                   mlir::Value first, mlir::ValueRange from, mlir::Value second,
                   mlir::ValueRange to);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SAMEELEMENT_H
