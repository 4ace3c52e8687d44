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
  /// What defines it first: uop.define_var, or a function whose argument has
  /// this size.
  mlir::Operation *definition = nullptr;
  int64_t min = 0;
  int64_t max = 0;
  /// Whether the caller of a run must choose a value.
  bool needsValue = false;
};

/// The variables of `root` and of the functions that it calls, in order. Fails
/// with an error at a definition that gives other bounds than the first one.
mlir::FailureOr<llvm::MapVector<llvm::StringRef, ProgramVariable>>
collectVariables(mlir::Operation *root);

/// Fails with an error at a runtime buffer, or an assignment to one, in a loop
/// or branch below `root`: a function reads its buffers once, where it begins,
/// and writes them once, where it ends.
mlir::LogicalResult verifyStateOutsideRegions(mlir::Operation *root);

/// The argument attribute that lists the sizes of a tensor: #uop.var for each
/// `?`, an integer for each other axis.
inline constexpr llvm::StringLiteral kShapeAttrName = "uop.shape";

/// For each axis of an argument the variable that its size is, or null; none at
/// all where the type is static or the attribute is not there.
llvm::SmallVector<VarAttr> getSizeVariables(mlir::FunctionOpInterface function,
                                            unsigned argument);

/// Whether some use of the definition is not a binding.
bool needsValue(DefineVarOp definition);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_VARIABLES_H
