//===- MaskedAxis.h - Axes with points that are none -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_MASKEDAXIS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_MASKEDAXIS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <string>

namespace uop {

/// Finds what must not see points that the axis grows by: what ends it, and
/// what reads memory there. Fails, with a reason, if the axis cannot grow.
llvm::LogicalResult
findMaskedAccesses(RangeOp axis,
                   llvm::SmallVectorImpl<mlir::Operation *> &accesses,
                   std::string &reason);

/// Makes an access do nothing where `isPoint` does not hold.
void maskAccess(mlir::Operation *op, mlir::Value isPoint);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_MASKEDAXIS_H
