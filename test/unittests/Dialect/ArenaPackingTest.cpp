//===- ArenaPackingTest.cpp - Buffers that share memory ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/ArenaPacking.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "gtest/gtest.h"

#include <ctime>
#include <random>

using namespace uop;
using mlir::ArrayRef;
using mlir::SmallVector;

namespace {

constexpr PackingOrder allOrders[] = {PackingOrder::size, PackingOrder::time,
                                      PackingOrder::area};

SmallVector<ArenaBuffer> makeBuffers(std::mt19937 &random, size_t count,
                                     int64_t steps, int64_t longest,
                                     int64_t largest) {
  auto pick = [&](int64_t low, int64_t high) {
    return std::uniform_int_distribution<int64_t>(low, high)(random);
  };
  SmallVector<ArenaBuffer> buffers;
  for (size_t i = 0; i < count; ++i) {
    int64_t begin = pick(0, steps - 1);
    int64_t end = std::min(steps - 1, begin + pick(0, longest));
    buffers.push_back({pick(0, largest), begin, end});
  }
  return buffers;
}

/// By looking at each step for itself.
int64_t countMostLiveBytes(ArrayRef<ArenaBuffer> buffers, int64_t steps) {
  int64_t most = 0;
  for (int64_t step = 0; step < steps; ++step) {
    int64_t live = 0;
    for (const ArenaBuffer &buffer : buffers)
      if (buffer.begin <= step && step <= buffer.end)
        live += buffer.size;
    most = std::max(most, live);
  }
  return most;
}

/// The first pair of buffers that share bytes while both live.
std::string findOverlap(ArrayRef<ArenaBuffer> buffers) {
  for (size_t i = 0; i < buffers.size(); ++i)
    for (size_t j = 0; j < i; ++j) {
      const ArenaBuffer &a = buffers[i], &b = buffers[j];
      bool together = a.begin <= b.end && b.begin <= a.end;
      bool sharing = a.size && b.size && a.offset < b.offset + b.size &&
                     b.offset < a.offset + a.size;
      if (together && sharing)
        return std::to_string(j) + " and " + std::to_string(i);
    }
  return "";
}

TEST(ArenaPacking, NoTwoLiveBuffersOverlap) {
  for (unsigned seed = 0; seed < 600; ++seed) {
    std::mt19937 random(seed);
    size_t count = seed % 97;
    int64_t steps = 1 + seed % 53, longest = seed % 3 ? 4 : 60;
    int64_t alignment = int64_t(1) << (seed % 9);
    auto buffers =
        makeBuffers(random, count, steps, longest, seed % 2 ? 1000 : 64);
    EXPECT_EQ(getMostLiveBytes(buffers), countMostLiveBytes(buffers, steps));
    for (PackingOrder order : allOrders) {
      auto packed = buffers;
      int64_t arena = packArena(packed, alignment, order);
      EXPECT_EQ(findOverlap(packed), "") << "seed " << seed;
      int64_t end = 0;
      for (auto [before, after] : llvm::zip_equal(buffers, packed)) {
        EXPECT_EQ(after.offset % alignment, 0);
        EXPECT_GE(after.offset, 0);
        EXPECT_EQ(before.size, after.size);
        EXPECT_EQ(before.begin, after.begin);
        EXPECT_EQ(before.end, after.end);
        end = std::max(end, after.offset + after.size);
      }
      EXPECT_EQ(arena, end);
      EXPECT_GE(arena, getMostLiveBytes(buffers));
    }
  }
}

TEST(ArenaPacking, OrdersDiffer) {
  // The small one first would split the room that the large ones share.
  SmallVector<ArenaBuffer> buffers = {
      {64, 0, 3}, {640, 0, 1}, {640, 2, 4}, {704, 4, 5}};
  auto bySize = buffers, byTime = buffers;
  EXPECT_EQ(packArena(bySize, 64, PackingOrder::size), 1344);
  EXPECT_EQ(packArena(byTime, 64, PackingOrder::time), 1408);
  EXPECT_EQ(getMostLiveBytes(buffers), 1344);
}

TEST(ArenaPacking, Nothing) {
  for (PackingOrder order : allOrders)
    EXPECT_EQ(packArena({}, 64, order), 0);
  EXPECT_EQ(getMostLiveBytes({}), 0);
}

TEST(ArenaPacking, TimeGrowsWithTheNumberOfBuffers) {
  // Seconds of processor time: other processes would show in that of the clock
  // on the wall.
  auto measure = [&](size_t count) {
    std::mt19937 random(1);
    auto buffers = makeBuffers(random, count, count, 8, 100000);
    std::clock_t start = std::clock();
    for (PackingOrder order : allOrders)
      packArena(buffers, 64, order);
    return double(std::clock() - start) / CLOCKS_PER_SEC;
  };
  double few = 1e9, many = 1e9;
  for (unsigned i = 0; i < 3; ++i) {
    few = std::min(few, measure(5000));
    many = std::min(many, measure(160000));
  }
  // Quadratic time would be a factor of 1024. Buffers that leave the caches are
  // a factor of their own, which a short span of sizes would hide growth in.
  EXPECT_LT(many, 200 * few);
}

} // namespace
