//===- PaddedCopy.h - Values stored with a border ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_PADDEDCOPY_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_PADDEDCOPY_H

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include <optional>

namespace uop {

/// What a materialised value is, if it is another one with a constant around
/// it: what pad makes of it, in whatever shape.
struct PaddedCopy {
  /// The only read of the other value.
  IndexOp read;
  BufferizeOp source;
  /// By axis of the copy: the axis of the source that is in it, if any, and at
  /// which index of the copy the source begins.
  struct Axis {
    std::optional<size_t> source;
    int64_t begin = 0;
  };
  llvm::SmallVector<Axis> axes;

  /// Where the copy has the element at `position` of the source.
  llvm::SmallVector<mlir::Value> map(mlir::ValueRange position,
                                     IndexBuilder &indices) const;
};

/// None if `op` is anything else, or some element of the source is not in it.
std::optional<PaddedCopy> findPaddedCopy(BufferizeOp op, IndexBuilder &indices,
                                         RangeDependence &ranges);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_PADDEDCOPY_H
