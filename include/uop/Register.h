//===- Register.h - Everything of UOp ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_REGISTER_H
#define UOP_REGISTER_H

#include "mlir/IR/DialectRegistry.h"

namespace uop {

/// Our dialects, with the interfaces that our pipelines need of theirs.
void registerDialects(mlir::DialectRegistry &registry);

/// Our dialects and every upstream dialect, extension and interface: what a
/// program may be written in.
void registerAllDialects(mlir::DialectRegistry &registry);

/// Our passes and named pipelines. Once per process.
void registerPasses();

} // namespace uop

#endif // UOP_REGISTER_H
