//===- DifferentiableOpInterface.h - Gradient rules -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_H
#define UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"

#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.h.inc"

namespace uop {
/// Gives the ops of the tensor stage their gradient rules. Ops of other
/// dialects join by an implementation of the interface, or an external model.
void registerDifferentiableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);
} // namespace uop

#endif // UOP_DIALECT_UOP_TRANSFORMS_DIFFERENTIABLEOPINTERFACE_H
