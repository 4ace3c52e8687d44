//===- MachineLimits.h - What this machine can do at most -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_VIEW_MACHINELIMITS_H
#define UOP_VIEW_MACHINELIMITS_H

#include <cstddef>

namespace uop {

/// f32 operations per second of `threads` threads that do nothing but fused
/// multiply-adds in registers, each two operations; the most that was seen in
/// about so many seconds.
double measureFMAPeak(unsigned threads, double seconds);

/// Bytes per second, read and written ones together, of `threads` threads that
/// copy `bytes`, which should be more than any cache has; the most that was
/// seen in about so many seconds. 0 if there is no memory for that.
double measureCopyBandwidth(unsigned threads, size_t bytes, double seconds);

} // namespace uop

#endif // UOP_VIEW_MACHINELIMITS_H
