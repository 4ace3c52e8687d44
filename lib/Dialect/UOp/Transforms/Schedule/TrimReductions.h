//===- TrimReductions.h - Loops without terms of zero -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_TRIMREDUCTIONS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_TRIMREDUCTIONS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Gives reduced ranges bounds that leave out terms which are 0, after the
/// schedule of the kernel is applied. Returns how many.
unsigned trimReductions(KernelOp kernel);

/// Whether the kernel has sums whose terms may be 0 under a gate.
bool hasGatedProducts(KernelOp kernel);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_TRIMREDUCTIONS_H
