//===- FoldLowering.h - The regions of folds --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_FOLDLOWERING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_FOLDLOWERING_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Emits the ops of a fold's `region` on `arguments`, of the lowered types, and
/// appends the values that it yields to `results`.
llvm::LogicalResult emitFoldRegion(Emitter &emitter, mlir::Region &region,
                                   mlir::ValueRange arguments,
                                   llvm::SmallVectorImpl<mlir::Value> &results);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_FOLDLOWERING_H
