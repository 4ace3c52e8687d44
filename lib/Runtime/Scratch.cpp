//===- Scratch.cpp - Memory that kernels use while they run -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Scratch.h"

#include "uop/Runtime/Allocator.h"
#include "uop/Runtime/Buffer.h"

#include <cstdlib>
#include <limits>

using namespace uop::runtime;

/// Below it the C library keeps what is freed, without a lock for all threads.
static constexpr size_t minCachedBytes = size_t(1) << 15;
/// Room for the size, before the memory.
static constexpr size_t headerBytes = Buffer::alignment;

void *uop::runtime::allocateScratch(size_t bytes) {
  if (bytes > std::numeric_limits<size_t>::max() - headerBytes)
    return nullptr;
  bytes += headerBytes;
  void *memory = bytes < minCachedBytes ? std::malloc(bytes)
                                        : getHostAllocator().allocate(bytes);
  if (!memory)
    return nullptr;
  *static_cast<size_t *>(memory) = bytes;
  return static_cast<char *>(memory) + headerBytes;
}

void uop::runtime::freeScratch(void *memory) {
  if (!memory)
    return;
  void *begin = static_cast<char *>(memory) - headerBytes;
  size_t bytes = *static_cast<size_t *>(begin);
  if (bytes < minCachedBytes)
    std::free(begin);
  else
    getHostAllocator().free(begin, bytes);
}
