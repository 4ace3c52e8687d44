//===- ArenaPacking.cpp - Offsets for buffers that share memory -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/ArenaPacking.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

namespace {
/// Finds the buffers that live at the same time as another, without looking at
/// all of them. Times are numbers of different begins.
class LiveIndex {
public:
  explicit LiveIndex(size_t numTimes)
      : leaves(llvm::PowerOf2Ceil(std::max<size_t>(numTimes, 1))),
        spans(2 * leaves), begins(leaves) {}

  void insert(const ArenaBuffer *buffer, size_t begin, size_t end) {
    begins[begin].push_back(buffer);
    // The fewest nodes of a binary tree over time that make up the life.
    for (size_t l = begin + leaves, r = end + 1 + leaves; l < r;
         l /= 2, r /= 2) {
      if (l % 2)
        spans[l++].push_back(buffer);
      if (r % 2)
        spans[--r].push_back(buffer);
    }
  }

  void find(size_t begin, size_t end,
            SmallVectorImpl<const ArenaBuffer *> &found) const {
    for (size_t node = begin + leaves; node > 0; node /= 2)
      llvm::append_range(found, spans[node]);
    for (size_t time = begin + 1; time <= end; ++time)
      llvm::append_range(found, begins[time]);
  }

private:
  size_t leaves;
  std::vector<SmallVector<const ArenaBuffer *, 1>> spans;
  std::vector<SmallVector<const ArenaBuffer *, 1>> begins;
};
} // namespace

static bool choosesBefore(const ArenaBuffer &lhs, const ArenaBuffer &rhs,
                          PackingOrder order) {
  auto getArea = [](const ArenaBuffer &buffer) {
    return double(buffer.size) * double(buffer.end - buffer.begin + 1);
  };
  switch (order) {
  case PackingOrder::size:
    return lhs.size > rhs.size;
  case PackingOrder::time:
    return lhs.begin < rhs.begin;
  case PackingOrder::area:
    return getArea(lhs) > getArea(rhs);
  }
  return false;
}

int64_t uop::packArena(MutableArrayRef<ArenaBuffer> buffers, int64_t alignment,
                       PackingOrder order) {
  SmallVector<int64_t> times;
  SmallVector<ArenaBuffer *> queue;
  for (ArenaBuffer &buffer : buffers) {
    times.push_back(buffer.begin);
    queue.push_back(&buffer);
  }
  llvm::sort(times);
  times.erase(llvm::unique(times), times.end());
  // They stand in one array, whose order breaks ties.
  llvm::sort(queue, [&](const ArenaBuffer *l, const ArenaBuffer *r) {
    if (choosesBefore(*l, *r, order))
      return true;
    return !choosesBefore(*r, *l, order) && l < r;
  });

  LiveIndex index(times.size());
  SmallVector<const ArenaBuffer *> others;
  int64_t arena = 0;
  for (ArenaBuffer *buffer : queue) {
    size_t begin = llvm::lower_bound(times, buffer->begin) - times.begin();
    size_t end = llvm::upper_bound(times, buffer->end) - times.begin() - 1;
    others.clear();
    index.find(begin, end, others);
    llvm::sort(others, [](const ArenaBuffer *l, const ArenaBuffer *r) {
      return l->offset < r->offset;
    });
    int64_t offset = 0;
    for (const ArenaBuffer *other : others) {
      if (offset + buffer->size <= other->offset)
        break;
      offset = std::max(offset, int64_t(llvm::alignTo(
                                    other->offset + other->size, alignment)));
    }
    buffer->offset = offset;
    arena = std::max(arena, offset + buffer->size);
    index.insert(buffer, begin, end);
  }
  return arena;
}

int64_t uop::getMostLiveBytes(ArrayRef<ArenaBuffer> buffers) {
  // (step, bytes that come or go before it)
  SmallVector<std::pair<int64_t, int64_t>> changes;
  for (const ArenaBuffer &buffer : buffers) {
    changes.emplace_back(buffer.begin, buffer.size);
    changes.emplace_back(buffer.end + 1, -buffer.size);
  }
  // At one step, what goes comes first.
  llvm::sort(changes);
  int64_t live = 0, most = 0;
  for (auto [step, bytes] : changes)
    most = std::max(most, live += bytes);
  return most;
}
