//===- Allocator.h - Where the memory of buffers comes from -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_ALLOCATOR_H
#define UOP_RUNTIME_ALLOCATOR_H

#include <cstddef>
#include <cstdint>
#include <memory>

namespace uop::runtime {

/// Memory of one device. Called from any thread.
class Allocator {
public:
  virtual ~Allocator();

  /// Memory aligned to Buffer::alignment, in whole cache lines; null if there
  /// is none left. `bytes` is above 0.
  virtual void *allocate(size_t bytes) = 0;

  /// Takes back what allocate(bytes) gave.
  virtual void free(void *memory, size_t bytes) = 0;
};

/// Memory of this process, from operator new.
class HostAllocator : public Allocator {
public:
  void *allocate(size_t bytes) override;
  void free(void *memory, size_t bytes) override;
};

/// Keeps what is freed for the next request of about that size, so that arrays
/// that come and go with each run cost no page faults.
///
/// Requests are rounded up to size classes, eight to each power of two, which
/// wastes less than an eighth. What is kept has at most `maxCachedBytes`: the
/// block that was freed longest ago goes first. If the allocator below has
/// nothing left, everything that is kept goes back to it, and it is asked once
/// more.
class CachingAllocator : public Allocator {
public:
  CachingAllocator(std::unique_ptr<Allocator> below, size_t maxCachedBytes);
  ~CachingAllocator() override;

  void *allocate(size_t bytes) override;
  void free(void *memory, size_t bytes) override;

  /// Gives back what was freed longest ago until at most `bytes` are kept.
  void trim(size_t bytes = 0);

  struct Statistics {
    /// What is kept now, and what is in use, in size classes.
    size_t cachedBytes = 0, usedBytes = 0;
    /// Requests that were met by what was kept, and those that were not.
    uint64_t hits = 0, misses = 0;
  };
  Statistics getStatistics() const;

  /// The size class of a request.
  static size_t roundUp(size_t bytes);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

/// The allocator of this process's memory, which buffers use unless told
/// otherwise; it keeps up to 256 MiB.
CachingAllocator &getHostAllocator();

} // namespace uop::runtime

#endif // UOP_RUNTIME_ALLOCATOR_H
