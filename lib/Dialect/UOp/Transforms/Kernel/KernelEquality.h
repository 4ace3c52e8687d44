//===- KernelEquality.h - Whether kernels are the same ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELEQUALITY_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELEQUALITY_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// A number that equal kernels have in common.
size_t getFingerprint(KernelOp kernel);

/// Whether the kernels are the same, names and locations aside.
bool areEqual(KernelOp lhs, KernelOp rhs);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELEQUALITY_H
