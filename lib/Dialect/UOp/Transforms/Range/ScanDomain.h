//===- ScanDomain.h - Which elements a reduction combines -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SCANDOMAIN_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SCANDOMAIN_H

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

namespace uop {

/// The index that a number is computed from without loss; null if there is
/// none.
mlir::Value toIndex(IndexBuilder &indices, mlir::Value number);

/// An index that is not negative exactly where the clause holds; null if there
/// is none.
mlir::Value toDifference(IndexBuilder &indices, mlir::Value clause);

/// sign * atom + rest, where the sign is 1 or -1 and the rest is without the
/// atom.
struct LinearIndex {
  int64_t sign;
  mlir::Value rest;
};

/// `value` as a linear function of `atom`, if it is one with such a factor.
std::optional<LinearIndex> getLinear(IndexBuilder &indices, mlir::Value value,
                                     mlir::Value atom);

/// The elements that a reduction combines, in a row of which each has a number
/// from `low` to `high`: those up to (of a suffix, from) `bound`, which moves
/// with other ranges.
struct ScanDomain {
  int64_t low = 0;
  int64_t high = 0;
  mlir::Value bound;
  bool isSuffix = false;
  /// A new range over the row, and the value of the reduced range at a point of
  /// it.
  mlir::Value position;
  mlir::Value element;
  /// The clauses that are about single elements, and those that are about none.
  llvm::SmallVector<mlir::Value> inner, outer;
  /// The clauses that hold wherever an element counts.
  llvm::DenseSet<mlir::Value> dropped;
};

/// The domains of a reduction over `along` of what counts where all clauses
/// hold. `reason` is set where there would be one but for some clause.
llvm::SmallVector<ScanDomain>
findScanDomains(IndexBuilder &indices, RangeDependence &ranges,
                mlir::Value along, llvm::ArrayRef<mlir::Value> clauses,
                llvm::StringRef &reason);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SCANDOMAIN_H
