//===- GeneralizeSizes.h - Numbers that are variables -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_GENERALIZESIZES_H
#define UOP_EMIT_GENERALIZESIZES_H

#include "uop/Emit/SizeVariables.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace uop::emit {

/// Makes sizes that the run decides of the numbers that stand for them, in the
/// types and ops of a function and in its constants. `literals` are constants
/// that the model has.
mlir::LogicalResult
generalizeSizes(mlir::func::FuncOp function, const SizeVariables &variables,
                const llvm::DenseSet<mlir::Operation *> &literals);

} // namespace uop::emit

#endif // UOP_EMIT_GENERALIZESIZES_H
