//===- Allocator.cpp - Where the memory of buffers comes from ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Allocator.h"

#include "uop/Runtime/Buffer.h"

#include <algorithm>
#include <list>
#include <map>
#include <mutex>
#include <new>
#include <vector>

#include <sys/mman.h>

using namespace uop::runtime;

/// Sanitizers watch the end of what operator new gives, and what is freed.
#if defined(__SANITIZE_ADDRESS__)
#define UOP_WATCHED_MEMORY 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define UOP_WATCHED_MEMORY 1
#endif
#endif
#ifndef UOP_WATCHED_MEMORY
#define UOP_WATCHED_MEMORY 0
#endif

/// Offsets must fit ptrdiff_t, and rounding up must not wrap.
static constexpr size_t maxBytes = size_t(1) << 62;

Allocator::~Allocator() = default;

/// What x86-64 and AArch64 have as the page above the usual one: an entry of
/// the table of pages that a processor keeps goes 512 times as far.
static constexpr size_t largePage = size_t(1) << 21;

/// Large blocks begin where such a page does.
static std::align_val_t getAlignment(size_t bytes) {
  return std::align_val_t(bytes >= 2 * largePage ? largePage
                                                 : Buffer::alignment);
}

void *HostAllocator::allocate(size_t bytes) {
  if (bytes > maxBytes)
    return nullptr;
  // Whole cache lines, so that vector code may read to the end of the last.
  size_t rounded =
      (bytes + Buffer::alignment - 1) / Buffer::alignment * Buffer::alignment;
  std::align_val_t alignment = getAlignment(bytes);
  void *memory = ::operator new(rounded, alignment, std::nothrow);
#ifdef MADV_HUGEPAGE
  // A system that has none says so, and nothing is lost.
  if (memory && size_t(alignment) == largePage)
    (void)::madvise(memory, rounded / largePage * largePage, MADV_HUGEPAGE);
#endif
  return memory;
}

void HostAllocator::free(void *memory, size_t bytes) {
  ::operator delete(memory, getAlignment(bytes));
}

namespace {

/// What was freed; the list has the oldest first.
struct Block {
  void *memory;
  size_t bytes;
};
using BlockList = std::list<Block>;

} // namespace

struct CachingAllocator::Impl {
  std::unique_ptr<Allocator> below;
  size_t maxCachedBytes;

  mutable std::mutex mutex;
  BlockList blocks;
  /// By size class, the blocks of that size; the newest, whose memory is most
  /// likely in the caches, last.
  std::map<size_t, std::vector<BlockList::iterator>> classes;
  Statistics statistics;

  /// Removes the oldest blocks until `bytes` are kept; to be freed without the
  /// lock.
  BlockList removeOldest(size_t bytes) {
    BlockList removed;
    while (statistics.cachedBytes > bytes) {
      auto oldest = blocks.begin();
      auto known = classes.find(oldest->bytes);
      std::vector<BlockList::iterator> &same = known->second;
      // The oldest of all is the oldest of its class.
      same.erase(same.begin());
      if (same.empty())
        classes.erase(known);
      statistics.cachedBytes -= oldest->bytes;
      removed.splice(removed.end(), blocks, oldest);
    }
    return removed;
  }

  void giveBack(const BlockList &removed) {
    for (const Block &block : removed)
      below->free(block.memory, block.bytes);
  }
};

CachingAllocator::CachingAllocator(std::unique_ptr<Allocator> below,
                                   size_t maxCachedBytes)
    : impl(std::make_unique<Impl>()) {
  impl->below = std::move(below);
  impl->maxCachedBytes = maxCachedBytes;
}

CachingAllocator::~CachingAllocator() { trim(); }

size_t CachingAllocator::roundUp(size_t bytes) {
  if (bytes > maxBytes)
    return bytes;
  size_t step = Buffer::alignment;
  // Eight steps from each power of two to the next.
  while (step < maxBytes / 16 && step * 16 <= bytes)
    step *= 2;
  return (bytes + step - 1) / step * step;
}

void *CachingAllocator::allocate(size_t bytes) {
  size_t rounded = roundUp(bytes);
  {
    std::lock_guard<std::mutex> lock(impl->mutex);
    auto known = impl->classes.find(rounded);
    if (known != impl->classes.end()) {
      BlockList::iterator newest = known->second.back();
      void *memory = newest->memory;
      known->second.pop_back();
      if (known->second.empty())
        impl->classes.erase(known);
      impl->blocks.erase(newest);
      impl->statistics.cachedBytes -= rounded;
      impl->statistics.usedBytes += rounded;
      ++impl->statistics.hits;
      return memory;
    }
  }
  void *memory = impl->below->allocate(rounded);
  if (!memory) {
    trim();
    memory = impl->below->allocate(rounded);
  }
  std::lock_guard<std::mutex> lock(impl->mutex);
  ++impl->statistics.misses;
  if (memory)
    impl->statistics.usedBytes += rounded;
  return memory;
}

void CachingAllocator::free(void *memory, size_t bytes) {
  size_t rounded = roundUp(bytes);
  BlockList removed;
  {
    std::lock_guard<std::mutex> lock(impl->mutex);
    impl->statistics.usedBytes -= rounded;
    impl->blocks.push_back({memory, rounded});
    impl->classes[rounded].push_back(std::prev(impl->blocks.end()));
    impl->statistics.cachedBytes += rounded;
    removed = impl->removeOldest(impl->maxCachedBytes);
  }
  impl->giveBack(removed);
}

void CachingAllocator::trim(size_t bytes) {
  BlockList removed;
  {
    std::lock_guard<std::mutex> lock(impl->mutex);
    removed = impl->removeOldest(bytes);
  }
  impl->giveBack(removed);
}

CachingAllocator::Statistics CachingAllocator::getStatistics() const {
  std::lock_guard<std::mutex> lock(impl->mutex);
  return impl->statistics;
}

CachingAllocator &uop::runtime::getHostAllocator() {
  // Never destroyed: buffers of static storage may go later.
  static auto *allocator =
      new CachingAllocator(std::make_unique<HostAllocator>(),
                           UOP_WATCHED_MEMORY ? 0 : size_t(256) << 20);
  return *allocator;
}
