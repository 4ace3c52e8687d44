//===- ControlFlow.h - Short loops and branches taken apart -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_CONTROLFLOW_H
#define UOP_CONVERSION_LINALGTOUOP_CONTROLFLOW_H

#include "mlir/IR/Operation.h"

namespace uop::fromlinalg {

/// Loops of scf on tensors whose iterations are known and few, as the ops of
/// all iterations; those in other loops count as often as these run. Of loops
/// that are in no other such loop only those that `isChosen`, if it is there.
void unrollShortLoops(
    mlir::Operation *root,
    llvm::function_ref<bool(mlir::Operation *)> isChosen = nullptr);

/// The dialects of what that may make.
void registerUnrolledDialects(mlir::DialectRegistry &registry);

/// Whether an op computes elements in the region of another.
bool isInBody(mlir::Operation *op);

/// Branches of scf in the bodies of structured ops, as choices between what
/// both sides compute. Those with ops that may trap, such as a read at a
/// computed place, stay unless `mayTrap`: they do not trap as ops of uop.
void flattenBranches(mlir::Operation *root, bool mayTrap);

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_CONTROLFLOW_H
