//===- ThreadsToRanges.h - Blocks and threads as ranges ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_THREADSTORANGES_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_THREADSTORANGES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// The ranges that took the place of a launch's grid; null for a size of 1.
struct GridRanges {
  /// Of kind thread, around all statements.
  RangeOp block;
  /// Of kind local, in every store.
  RangeOp thread;
  /// Of a grid that stays one, how many blocks it has, and threads in each.
  std::optional<std::pair<int64_t, int64_t>> concurrent;
};

/// Rewrites `kernel` for one thread after the other: uop.special becomes
/// arithmetic on two ranges, registers become one buffer for all threads, and
/// uop.after goes. Fails with an error at the op that stands in the way.
llvm::FailureOr<GridRanges> turnThreadsIntoRanges(KernelOp kernel);

/// Rewrites `kernel` for threads side by side: uop.special becomes arithmetic
/// on the number of the block and of the thread in it, each one uop.special of
/// axis 0, and uop.after goes.
llvm::FailureOr<GridRanges> flattenThreads(KernelOp kernel);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_THREADSTORANGES_H
