//===- KernelCost.h - What a launch costs, estimated ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_KERNELCOST_H
#define UOP_LIB_COMPILER_KERNELCOST_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <string>
#include <vector>

namespace uop {

/// Estimates for one launch of a kernel.
struct KernelCost {
  /// Floating-point operations: each where its ranges put it. A multiply-add
  /// counts as two.
  int64_t flops = 0;
  /// Sizes of the buffers that it reads, and of those that it writes.
  int64_t bytes = 0;
};

KernelCost estimateCost(KernelOp kernel);

/// For each argument, whether the kernel writes it.
std::vector<bool> findWrittenArguments(KernelOp kernel);

/// The places in source files that a location comes from, for people.
std::string describeLocation(mlir::Location loc);

} // namespace uop

#endif // UOP_LIB_COMPILER_KERNELCOST_H
