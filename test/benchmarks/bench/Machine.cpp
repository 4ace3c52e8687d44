//===- Machine.cpp - What the processor and memory can do -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Compiled for the processor of this machine.
//
//===----------------------------------------------------------------------===//

#include "Machine.h"

#include <algorithm>
#include <cstring>

using namespace uop::bench;

#ifdef __AVX512F__
static constexpr int lanes = 16;
#else
static constexpr int lanes = 8;
#endif
typedef float Vector __attribute__((vector_size(lanes * sizeof(float))));
typedef float Unaligned
    __attribute__((vector_size(lanes * sizeof(float)), aligned(4), may_alias));

/// Calls body(begin, end) for a part of [0, count) on each thread. Parts start
/// at multiples of 64 elements.
template <typename Body>
static Call inParts(size_t count, unsigned threads, Body body) {
  size_t part = (count / threads + 63) / 64 * 64;
  return [=] {
    runThreads(threads, [&](unsigned i) {
      size_t begin = std::min(i * part, count);
      body(i, begin, i + 1 == threads ? count : std::min(begin + part, count));
    });
  };
}

Call uop::bench::copyBytes(void *to, const void *from, size_t bytes,
                           unsigned threads) {
  return inParts(bytes, threads, [=](unsigned, size_t begin, size_t end) {
    std::memcpy(static_cast<char *>(to) + begin,
                static_cast<const char *>(from) + begin, end - begin);
  });
}

static Unaligned &at(float *x) { return *reinterpret_cast<Unaligned *>(x); }
static Unaligned at(const float *x) {
  return *reinterpret_cast<const Unaligned *>(x);
}

Call uop::bench::addByHand(const float *x, const float *y, float *z,
                           size_t count, unsigned threads) {
  return inParts(count, threads, [=](unsigned, size_t begin, size_t end) {
    size_t i = begin;
    for (; i + lanes <= end; i += lanes)
      at(z + i) = at(x + i) + at(y + i);
    for (; i < end; ++i)
      z[i] = x[i] + y[i];
  });
}

Call uop::bench::addPastCacheByHand(const float *x, const float *y, float *z,
                                    size_t count, unsigned threads) {
  return inParts(count, threads, [=](unsigned, size_t begin, size_t end) {
    size_t i = begin;
    for (; i + lanes <= end; i += lanes)
      __builtin_nontemporal_store(Vector(at(x + i) + at(y + i)),
                                  reinterpret_cast<Vector *>(z + i));
    for (; i < end; ++i)
      z[i] = x[i] + y[i];
  });
}

Call uop::bench::sumByHand(const float *x, float *sum, size_t count,
                           unsigned threads) {
  return [=] {
    static float parts[4096];
    inParts(count, threads, [=](unsigned part, size_t begin, size_t end) {
      Vector sums[8] = {};
      size_t i = begin;
      for (; i + 8 * lanes <= end; i += 8 * lanes)
        for (int j = 0; j < 8; ++j)
          sums[j] += at(x + i + j * lanes);
      float total = 0;
      for (; i < end; ++i)
        total += x[i];
      for (const Vector &vector : sums)
        for (int lane = 0; lane < lanes; ++lane)
          total += vector[lane];
      parts[part] = total;
    })();
    *sum = 0;
    for (unsigned i = 0; i < threads; ++i)
      *sum += parts[i];
  };
}
