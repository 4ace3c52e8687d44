//===- SplitBorders.h - Constant borders stored apart -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_SPLITBORDERS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_SPLITBORDERS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// How many points a kernel stored, how many of them are computed, and how many
/// stores there are for the others: 0 if nothing was changed.
struct BorderSplit {
  int64_t points = 0, computed = 0, numStores = 0;
};

/// Stores the constants around what a kernel reduces apart.
llvm::FailureOr<BorderSplit> splitBorders(KernelOp kernel);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_SPLITBORDERS_H
