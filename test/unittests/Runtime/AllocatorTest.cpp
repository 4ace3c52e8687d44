//===- AllocatorTest.cpp - The cache of freed memory ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Allocator.h"
#include "uop/Runtime/Buffer.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>
#include <thread>

using namespace uop::runtime;

namespace {

/// Has room for so many bytes, and notes what it is asked.
class SmallAllocator : public Allocator {
public:
  struct Record {
    size_t room, used = 0;
    std::vector<size_t> allocated = {}, freed = {};
  };
  explicit SmallAllocator(Record &record) : record(record) {}

  void *allocate(size_t bytes) override {
    record.allocated.push_back(bytes);
    if (bytes > record.room - record.used)
      return nullptr;
    record.used += bytes;
    return host.allocate(bytes);
  }
  void free(void *memory, size_t bytes) override {
    record.freed.push_back(bytes);
    record.used -= bytes;
    host.free(memory, bytes);
  }

private:
  HostAllocator host;
  Record &record;
};

using Sizes = std::vector<size_t>;

TEST(Allocator, SizeClasses) {
  EXPECT_EQ(CachingAllocator::roundUp(1), 64u);
  EXPECT_EQ(CachingAllocator::roundUp(64), 64u);
  EXPECT_EQ(CachingAllocator::roundUp(65), 128u);
  EXPECT_EQ(CachingAllocator::roundUp(1000), 1024u);
  EXPECT_EQ(CachingAllocator::roundUp(1025), 1152u);
  EXPECT_EQ(CachingAllocator::roundUp(SIZE_MAX), SIZE_MAX);
  std::mt19937_64 random(1);
  for (int i = 0; i < 10000; ++i) {
    size_t bytes = (random() >> (2 + random() % 60)) + 1;
    size_t rounded = CachingAllocator::roundUp(bytes);
    ASSERT_GE(rounded, bytes);
    ASSERT_EQ(rounded % 64, 0u);
    ASSERT_LE(rounded - bytes, std::max<size_t>(63, bytes / 8)) << bytes;
    ASSERT_EQ(CachingAllocator::roundUp(rounded), rounded);
  }
}

TEST(Allocator, LargeBlocksBeginWithAPage) {
  HostAllocator host;
  for (size_t bytes : {size_t(1), size_t(4) << 20, (size_t(5) << 20) + 12}) {
    auto *memory = static_cast<char *>(host.allocate(bytes));
    ASSERT_NE(memory, nullptr);
    size_t alignment = bytes >= size_t(4) << 20 ? 2 << 20 : 64;
    EXPECT_EQ(reinterpret_cast<uintptr_t>(memory) % alignment, 0u) << bytes;
    std::memset(memory, 1, bytes);
    EXPECT_EQ(memory[bytes - 1], 1);
    host.free(memory, bytes);
  }
}

TEST(Allocator, FreedMemoryIsUsedAgain) {
  SmallAllocator::Record record{1 << 20};
  CachingAllocator cache(std::make_unique<SmallAllocator>(record), 1 << 20);
  void *first = cache.allocate(1000);
  EXPECT_EQ(cache.getStatistics().usedBytes, 1024u);
  cache.free(first, 1000);
  EXPECT_EQ(cache.getStatistics().cachedBytes, 1024u);
  // Of the same class; another class is none.
  EXPECT_EQ(cache.allocate(1024), first);
  void *other = cache.allocate(1025);
  EXPECT_NE(other, first);
  EXPECT_EQ(record.allocated, (Sizes{1024, 1152}));
  EXPECT_EQ(cache.getStatistics().hits, 1u);
  EXPECT_EQ(cache.getStatistics().misses, 2u);
  cache.free(first, 1024);
  cache.free(other, 1025);
  EXPECT_TRUE(record.freed.empty());
  cache.trim(1152);
  EXPECT_EQ(record.freed, (Sizes{1024}));
  cache.trim();
  EXPECT_EQ(record.used, 0u);
}

TEST(Allocator, TheOldestGoesFirst) {
  SmallAllocator::Record record{1 << 20};
  {
    CachingAllocator cache(std::make_unique<SmallAllocator>(record), 640);
    void *blocks[3];
    for (size_t i = 0; i < 3; ++i)
      blocks[i] = cache.allocate(128 + 64 * i);
    for (size_t i = 0; i < 3; ++i)
      cache.free(blocks[i], 128 + 64 * i);
    EXPECT_TRUE(record.freed.empty());
    // 128, 192 and 256 fit; 320 more do not, nor does what is above the cap.
    void *more = cache.allocate(320);
    cache.free(more, 320);
    EXPECT_EQ(record.freed, (Sizes{128, 192}));
    EXPECT_EQ(cache.getStatistics().cachedBytes, 576u);
    void *large = cache.allocate(10000);
    cache.free(large, 10000);
    EXPECT_EQ(record.freed, (Sizes{128, 192, 256, 320, 10240}));
    EXPECT_EQ(cache.getStatistics().cachedBytes, 0u);
    cache.free(cache.allocate(64), 64);
  }
  // Its end is the end of what it keeps.
  EXPECT_EQ(record.used, 0u);
}

TEST(Allocator, FailureEmptiesTheCache) {
  SmallAllocator::Record record{1024};
  CachingAllocator cache(std::make_unique<SmallAllocator>(record), 1 << 20);
  void *small = cache.allocate(512);
  cache.free(small, 512);
  void *large = cache.allocate(1024);
  ASSERT_NE(large, nullptr);
  EXPECT_EQ(record.allocated, (Sizes{512, 1024, 1024}));
  EXPECT_EQ(record.freed, (Sizes{512}));
  EXPECT_EQ(cache.allocate(64), nullptr);
  EXPECT_EQ(cache.getStatistics().usedBytes, 1024u);
  cache.free(large, 1024);
  Buffer buffer = Buffer::create(2048, &cache);
  EXPECT_EQ(buffer.allocate().message(),
            "out of memory: cannot allocate 2048 bytes");
  Buffer fits = Buffer::create(1024, &cache);
  EXPECT_FALSE(fits.allocate());
}

TEST(Allocator, Threads) {
  CachingAllocator cache(std::make_unique<HostAllocator>(), 1 << 16);
  std::vector<std::thread> threads;
  for (unsigned t = 0; t < 4; ++t)
    threads.emplace_back([&cache, t] {
      std::mt19937 random(t);
      std::vector<std::pair<char *, size_t>> mine;
      for (int i = 0; i < 5000; ++i) {
        if (mine.size() < 8 && random() % 2) {
          size_t bytes = 1 + random() % 5000;
          char *memory = static_cast<char *>(cache.allocate(bytes));
          std::memset(memory, t, bytes);
          mine.push_back({memory, bytes});
        } else if (!mine.empty()) {
          auto [memory, bytes] = mine.back();
          EXPECT_EQ(memory[0], char(t));
          EXPECT_EQ(memory[bytes - 1], char(t));
          cache.free(memory, bytes);
          mine.pop_back();
        }
      }
      for (auto [memory, bytes] : mine)
        cache.free(memory, bytes);
    });
  for (std::thread &thread : threads)
    thread.join();
  EXPECT_EQ(cache.getStatistics().usedBytes, 0u);
  EXPECT_LE(cache.getStatistics().cachedBytes, size_t(1) << 16);
}

} // namespace
