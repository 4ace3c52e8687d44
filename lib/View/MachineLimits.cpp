//===- MachineLimits.cpp - What this machine can do at most -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/View/MachineLimits.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <functional>
#include <memory>
#include <new>
#include <thread>
#include <vector>

using namespace uop;

/// The shortest time of body(i) on all threads, which start together.
static double measure(unsigned threads, double budget,
                      const std::function<void(unsigned)> &body) {
  using Clock = std::chrono::steady_clock;
  auto secondsSince = [](Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
  };
  double best = 0;
  Clock::time_point begin = Clock::now();
  do {
    Clock::time_point start = Clock::now();
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i)
      others.emplace_back(body, i);
    body(0);
    for (std::thread &thread : others)
      thread.join();
    double seconds = secondsSince(start);
    best = best == 0 ? seconds : std::min(best, seconds);
  } while (secondsSince(begin) < budget);
  return best;
}

/// Enough sums to hide the latency of one addition, few enough for registers.
static constexpr int kSums = 12;

/// Returns what the optimiser must not remove.
template <int lanes>
__attribute__((always_inline)) static inline float
multiplyAndAdd(long steps, float factor) {
#pragma clang fp contract(fast)
  typedef float Vector __attribute__((vector_size(lanes * sizeof(float))));
  Vector sums[kSums], x = Vector{} + factor, y = Vector{} + 0.5f;
  for (Vector &sum : sums)
    sum = x;
  for (long step = 0; step < steps; ++step)
#pragma clang loop unroll(full)
    for (int i = 0; i < kSums; ++i)
      sums[i] = sums[i] * x + y;
  Vector total{};
  for (const Vector &sum : sums)
    total += sum;
  return total[0];
}

namespace {
struct Version {
  float (*run)(long steps, float factor);
  int lanes;
};
} // namespace

#ifdef __x86_64__
__attribute__((target("avx512f"))) static float runAVX512(long steps,
                                                          float factor) {
  return multiplyAndAdd<16>(steps, factor);
}
__attribute__((target("avx2,fma"))) static float runAVX2(long steps,
                                                         float factor) {
  return multiplyAndAdd<8>(steps, factor);
}
#endif

static float runBaseline(long steps, float factor) {
  return multiplyAndAdd<4>(steps, factor);
}

static Version findVersion() {
#ifdef __x86_64__
  if (__builtin_cpu_supports("avx512f"))
    return {runAVX512, 16};
  if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("fma"))
    return {runAVX2, 8};
#endif
  return {runBaseline, 4};
}

double uop::measureFMAPeak(unsigned threads, double seconds) {
  constexpr long steps = 1'000'000;
  static volatile float factor = 0.5f;
  Version version = findVersion();
  double best = measure(threads, seconds, [&](unsigned) {
    [[maybe_unused]] volatile float sink = version.run(steps, factor);
  });
  return double(steps) * kSums * version.lanes * 2 * threads / best;
}

double uop::measureCopyBandwidth(unsigned threads, size_t bytes,
                                 double seconds) {
  std::unique_ptr<char[]> from(new (std::nothrow) char[bytes]);
  std::unique_ptr<char[]> to(new (std::nothrow) char[bytes]);
  if (!from || !to)
    return 0;
  std::memset(from.get(), 1, bytes);
  std::memset(to.get(), 2, bytes);
  double best = measure(threads, seconds, [&](unsigned i) {
    size_t begin = bytes / threads * i;
    size_t end = i + 1 == threads ? bytes : bytes / threads * (i + 1);
    std::memcpy(to.get() + begin, from.get() + begin, end - begin);
  });
  return 2.0 * double(bytes) / best;
}
