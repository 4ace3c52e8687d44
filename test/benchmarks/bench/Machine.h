//===- Machine.h - What the processor and memory can do ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_MACHINE_H
#define UOP_BENCH_MACHINE_H

#include "Measure.h"

#include <cstddef>

namespace uop::bench {

/// A call that copies `bytes` with memcpy, cut among threads.
Call copyBytes(void *to, const void *from, size_t bytes, unsigned threads);

/// Loops written by hand for this processor: two calls for z = x + y, of which
/// the second does not read z into the cache, and one for the sum of x.
Call addByHand(const float *x, const float *y, float *z, size_t count,
               unsigned threads);
Call addPastCacheByHand(const float *x, const float *y, float *z, size_t count,
                        unsigned threads);
Call sumByHand(const float *x, float *sum, size_t count, unsigned threads);

} // namespace uop::bench

#endif // UOP_BENCH_MACHINE_H
