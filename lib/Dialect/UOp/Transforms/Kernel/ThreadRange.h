//===- ThreadRange.h - The loop that threads share --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_THREADRANGE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_THREADRANGE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

class CostModel;

/// Which loop of a kernel threads share.
struct ThreadChoice {
  /// Null where none is shared, or where one is already.
  RangeOp range;
  /// Why none is shared; empty where there is nothing to say.
  llvm::StringRef reason;
  /// Whether it is the outermost loop of the kernel.
  bool isOutermost = true;
  /// Nanoseconds of the kernel as it stands.
  double time = 0;
};

/// The loop of a kernel without a schedule that `threads` threads share if it
/// takes at least `leastTime` nanoseconds. For one thread, the loop that the
/// threads of the machine would share.
ThreadChoice chooseThreadRange(KernelOp kernel, const CostModel &cost,
                               int64_t threads, double leastTime);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_THREADRANGE_H
