//===- InBounds.h - Boxes that the program vouches for ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_INBOUNDS_H
#define UOP_DIALECT_UOP_IR_INBOUNDS_H

#include "mlir/IR/Operation.h"

namespace uop {

/// On a uop.shrink or uop.assign: whatever the bounds of the variables, in each
/// run the box is inside of the tensor. Without the mark that is proved. A lost
/// mark makes a program that is refused, never a wrong one.
inline constexpr llvm::StringLiteral kInBoundsAttrName = "uop.in_bounds";

inline bool isMarkedInBounds(mlir::Operation *op) {
  return op->hasAttr(kInBoundsAttrName);
}

/// An error if the mark is not what it has to be. `hasValues` says whether the
/// box has an offset or a size that is a value.
llvm::LogicalResult verifyInBounds(mlir::Operation *op, bool hasValues);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_INBOUNDS_H
