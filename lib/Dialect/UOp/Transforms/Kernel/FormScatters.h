//===- FormScatters.h - Reductions into chosen elements ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_FORMSCATTERS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_FORMSCATTERS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Whether uop-form-scatters will make a loop over the updates of the kernel,
/// which it does of one that has nothing else to do.
bool isScatter(KernelOp kernel);

/// Makes that loop. Returns how often elements of the output would have been
/// asked about values otherwise; nothing if the kernel stays as it is.
std::optional<int64_t> formScatter(KernelOp kernel);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_FORMSCATTERS_H
