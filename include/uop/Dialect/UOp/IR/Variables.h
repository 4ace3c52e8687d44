//===- Variables.h - The variables of a program -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_VARIABLES_H
#define UOP_DIALECT_UOP_IR_VARIABLES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/MapVector.h"

namespace uop {

/// A variable of a program.
struct ProgramVariable {
  /// The first definition.
  DefineVarOp definition;
  /// Whether the caller of a run must choose a value.
  bool needsValue = false;
};

/// The variables of `root` and of the functions that it calls, in order. Fails
/// with an error at a definition that gives other bounds than the first one.
mlir::FailureOr<llvm::MapVector<llvm::StringRef, ProgramVariable>>
collectVariables(mlir::Operation *root);

/// Whether some use of the definition is not a binding.
bool needsValue(DefineVarOp definition);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_VARIABLES_H
