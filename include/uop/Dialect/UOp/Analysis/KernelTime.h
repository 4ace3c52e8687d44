//===- KernelTime.h - How long a scheduled kernel takes ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_KERNELTIME_H
#define UOP_DIALECT_UOP_ANALYSIS_KERNELTIME_H

#include "uop/Dialect/UOp/Analysis/Cost.h"

namespace uop {

/// Nanoseconds of one launch. What overlaps is not added up: each innermost
/// loop takes what takes longest of issuing instructions and moving bytes, and
/// part of the other. Loops that run one after the other are added up: a copy
/// to a tile does not wait for memory while a later loop computes. So is
/// latency.
struct KernelTime {
  /// Issuing instructions, or waiting for those whose results the next step of
  /// a loop needs.
  double computation = 0;
  /// Moving bytes between the first-level cache and what is behind it.
  double traffic = 0;
  /// Waiting for lines of the last cache and of memory that no prefetcher asks
  /// for.
  double latency = 0;
  double total = 0;
};

/// Loops of more steps are not unrolled whole.
inline constexpr int64_t kMostUnrolledSteps = 8;

/// Whether a loop of vectors that has so many of LLVM's instructions stays a
/// loop: what unrolling saves is a branch. Nor is one of at most 8 steps
/// unrolled whole if it has more than 64: what all steps have in common would
/// wait in registers that the sums of a tile need. lib/Target/CPU keeps to it,
/// and the estimate assumes it.
inline bool staysVectorLoop(double instructions, int64_t steps) {
  return instructions > 128 ||
         (steps > 0 && steps <= kMostUnrolledSteps && instructions > 64);
}

/// Of the loops that the kernel has as it stands: after uop-apply-schedule,
/// those of its schedule. Loops without vectors of their own are vectorized as
/// LLVM does. The caches hold what one step of a loop reads as long as it fits;
/// the model of reuse is that of tiled loop nests (Wolf and Lam, A Data
/// Locality Optimizing Algorithm, 1991), with fully associative caches.
/// `vectorBytes` is the width of a register. `threads` share the range of kind
/// thread, if there is one. A program that touches `programBytes` in one run
/// leaves nothing in the caches that are smaller for the next launch.
KernelTime estimateTime(KernelOp kernel, const CostModel &target,
                        int64_t vectorBytes, int64_t threads = 1,
                        double programBytes = 0);

/// The same for several numbers of threads, each of which costs little more
/// than one does.
llvm::SmallVector<KernelTime, 2> estimateTimes(KernelOp kernel,
                                               const CostModel &target,
                                               int64_t vectorBytes,
                                               llvm::ArrayRef<int64_t> threads);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_KERNELTIME_H
