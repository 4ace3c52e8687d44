//===- SliceCopy.h - Scalars made again elsewhere ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_SLICECOPY_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_SLICECOPY_H

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// What is computed at each point of `ranges` for `value`: ops, no ranges, that
/// depend on at least one of them, operands last.
llvm::SetVector<mlir::Operation *>
getDependentSlice(mlir::Value value, mlir::ValueRange ranges,
                  RangeDependence &dependence);

/// Makes those of `ops`, which stand after what they need, again that need
/// something in `mapping`, which then has their results too. Equal ops with one
/// result become one.
void copyWhatDepends(llvm::ArrayRef<mlir::Operation *> ops,
                     mlir::IRMapping &mapping, IndexBuilder &indices);

/// Makes `op` with the operands that `mapping` has, simplified.
void copySimplified(mlir::Operation *op, mlir::IRMapping &mapping,
                    IndexBuilder &indices);

/// Whether something needs `op`, an op of `slice`, in another way than through
/// `root`, which `slice` is made for. Then a copy of the slice has `op` again
/// beside the first.
bool isNeededBeside(mlir::Operation *root, mlir::Operation *op,
                    const llvm::SetVector<mlir::Operation *> &slice);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_SLICECOPY_H
