//===- Program.h - One compiled kernel --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_PROGRAM_H
#define UOP_RUNTIME_PROGRAM_H

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace uop::runtime {

/// Runs the part [begin, end) of the axis that threads may slice. `args` are
/// the first bytes of the argument buffers, then the scalars, as integers.
using KernelEntry = void (*)(void *const *args, int64_t begin, int64_t end);

/// An access to a buffer that a kernel makes only where it is inside of it.
struct AccessCheck {
  bool isWrite = false;
  /// Elements of the buffer.
  int64_t size = 0;
  /// Where the access comes from, for people; may be empty.
  std::string provenance;
};

/// Machine code of a kernel and what a launch must know about it.
struct Program {
  std::string name;
  /// May be called concurrently on disjoint slices of [0, threadExtent). The
  /// arguments are noalias: a written one overlaps no other.
  KernelEntry entry = nullptr;
  /// Buffers, and scalars after them.
  unsigned numArgs = 0;
  unsigned numScalars = 0;
  /// For each buffer, whether the kernel writes it.
  std::vector<bool> written;
  /// Size of the axis that threads may slice; 1: run whole with [0, 1). The
  /// compiler leaves it at 1 where a kernel is too small to pay for threads.
  int64_t threadExtent = 1;
  /// Of code for another device than the CPU: how many points of that axis a
  /// block of threads computes. A launch has as many blocks as that takes.
  int64_t blockSize = 1;
  /// Where there are some, `entry` takes one pointer more, to a word for each:
  /// zero, or after a failure the index if that is negative, and otherwise how
  /// far it is beyond the last element.
  std::vector<AccessCheck> checks;
  /// Estimates for one launch; 0: not known.
  int64_t flops = 0;
  int64_t bytes = 0;
  /// On one thread.
  int64_t nanoseconds = 0;
  /// Keeps the machine code alive.
  std::shared_ptr<void> code;
  /// Where the kernel comes from, for people; may be empty.
  std::string provenance;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_PROGRAM_H
