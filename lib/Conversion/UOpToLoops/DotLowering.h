//===- DotLowering.h - Products of packed numbers ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_DOTLOWERING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_DOTLOWERING_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// `operands`, of a lowered type of 8 or 16 bits, side by side.
mlir::Value emitPack(Emitter &emitter, mlir::ValueRange operands);

/// What `dot` is of `lhs` and `rhs`, added to `sum` if that is not null: by the
/// processor's instruction, where it has one for so many lanes.
mlir::Value emitDot(Emitter &emitter, DotOp dot, mlir::Value lhs,
                    mlir::Value rhs, mlir::Value sum);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_DOTLOWERING_H
