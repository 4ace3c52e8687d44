//===- RangeDependence.h - The ranges a value needs -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_RANGEDEPENDENCE_H
#define UOP_DIALECT_UOP_ANALYSIS_RANGEDEPENDENCE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include <memory>

namespace uop {

using RangeSet = llvm::SmallSetVector<mlir::Value, 6>;

/// The ranges that scalars and vectors depend on. A reduction or contraction
/// ends its ranges: its result does not depend on them. Results are kept; ops
/// that change afterwards must not depend on more than they did.
class RangeDependence {
public:
  /// Stays where it is when others are asked for.
  const RangeSet &get(mlir::Value value);

private:
  llvm::DenseMap<mlir::Value, std::unique_ptr<RangeSet>> sets;
};

/// The ranges that `value` is computed from, without those that only decide how
/// many points another one has.
RangeSet getOwnRanges(mlir::Value value);

/// The size of a range, the greatest where it is a value that is known to have
/// one; 1 for anything else.
int64_t getRangeSize(mlir::Value range);

/// How many points a range has on average: where its size is a value that
/// depends on other ranges, as that of the keys before a position, what this is
/// in the middle of these. Never above getRangeSize.
double estimateRangeSize(mlir::Value range);

/// The ids of the ranges in `block` are all below this, but for those that are
/// too large to be counted up to.
int64_t getNextRangeId(mlir::Block &block);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_RANGEDEPENDENCE_H
