//===- ChosenElement.h - What a reduction combines ------------ -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CHOSENELEMENT_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CHOSENELEMENT_H

#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include <optional>

namespace uop {

/// What a reduction combines: `value` where all clauses hold, else `other`.
/// Combining with `other` twice is the same as once.
struct ChosenElement {
  mlir::Value value;
  mlir::TypedAttr other;
  llvm::SmallVector<mlir::Value> clauses;
};

/// The element of `reduce`, if it is one under conditions.
std::optional<ChosenElement> matchChosenElement(IndexBuilder &indices,
                                                ReduceOp reduce);

/// `value` where `map` replaces index values, without the `dropped` clauses in
/// the gates of reads. Reads that this changes are also under `gate`, if they
/// need one. Null if a read could be outside of its tensor and `mustBeInside`,
/// or if a scan in it could not be over a range any more.
mlir::Value cloneElement(IndexBuilder &indices, mlir::Value value,
                         llvm::DenseMap<mlir::Value, mlir::Value> map,
                         const llvm::DenseSet<mlir::Value> &dropped,
                         mlir::Value gate, bool mustBeInside);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CHOSENELEMENT_H
