//===- Shapes.h - Shapes that TOSA computes ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_TOSATOUOP_SHAPES_H
#define UOP_LIB_CONVERSION_TOSATOUOP_SHAPES_H

#include "mlir/IR/BuiltinOps.h"

namespace uop {

/// Ops of TOSA on shapes become constants where the sizes are known, and index
/// arithmetic where a run decides them. Reports those that cannot.
llvm::LogicalResult convertTosaShapes(mlir::ModuleOp module);

} // namespace uop

#endif // UOP_LIB_CONVERSION_TOSATOUOP_SHAPES_H
