//===- SplitSelections.h - Stores of what is selected -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_SPLITSELECTIONS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_SPLITSELECTIONS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// A kernel with a store for each part of what is selected by positions.
struct SelectionParts {
  /// Null if there are no parts.
  mlir::OwningOpRef<KernelOp> kernel;
  size_t numStores = 0;
};

/// A copy of a kernel with one store, whose parts are stored separately.
llvm::FailureOr<SelectionParts> splitSelections(KernelOp kernel);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_SPLITSELECTIONS_H
