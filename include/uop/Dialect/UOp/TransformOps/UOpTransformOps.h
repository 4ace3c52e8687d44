//===- UOpTransformOps.h - Schedules by transform scripts -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMOPS_UOPTRANSFORMOPS_H
#define UOP_DIALECT_UOP_TRANSFORMOPS_UOPTRANSFORMOPS_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace uop {

/// Adds the ops `transform.uop.*` to the transform dialect.
void registerTransformDialectExtension(mlir::DialectRegistry &registry);

} // namespace uop

#endif // UOP_DIALECT_UOP_TRANSFORMOPS_UOPTRANSFORMOPS_H
