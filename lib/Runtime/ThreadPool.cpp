//===- ThreadPool.cpp - Threads that share one launch -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadPool.h"

#include "uop/Runtime/Threads.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>

#include <dlfcn.h>
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <utility>

using namespace uop::runtime;

namespace {
/// Calls body(context) on so many threads, the caller's among them.
using ParallelFn = void (*)(void (*body)(void *context), void *context,
                            unsigned threads, unsigned flags);

/// Indices that threads take one after the other.
struct Indices {
  unsigned count;
  void (*body)(void *context, unsigned i);
  void *context;
  std::atomic<unsigned> next{0};

  void run() {
    for (unsigned i;
         (i = next.fetch_add(1, std::memory_order_relaxed)) < count;)
      body(context, i);
  }
};
} // namespace

/// Of the OpenMP runtime, if its threads share kernels.
static std::atomic<ParallelFn> openMP{nullptr};
/// In the pool that this thread has entered.
static thread_local unsigned threadsOfPool = 1;

bool uop::runtime::shareThreadsOfOpenMP() {
  // Its threads are not there in a child.
  static std::atomic<bool> isForked{false};
  auto found =
      reinterpret_cast<ParallelFn>(dlsym(RTLD_DEFAULT, "GOMP_parallel"));
  if (!found || isForked.load(std::memory_order_relaxed))
    return false;
  static const int registered = pthread_atfork(nullptr, nullptr, [] {
    isForked.store(true, std::memory_order_relaxed);
    openMP.store(nullptr, std::memory_order_relaxed);
  });
  if (registered != 0)
    return false;
  openMP.store(found, std::memory_order_relaxed);
  return true;
}

struct ThreadPool::Impl {
  // More threads than the machine has make oneTBB warn and gain nothing.
  explicit Impl(unsigned threads)
      : threads(std::min<unsigned>(threads, tbb::info::default_concurrency())),
        arena(int(this->threads)) {}
  unsigned threads;
  tbb::task_arena arena;
};

ThreadPool::ThreadPool(unsigned threads)
    : impl(std::make_unique<Impl>(threads)) {}
ThreadPool::~ThreadPool() = default;

void ThreadPool::enter(void (*body)(void *context), void *context) {
  unsigned before = std::exchange(threadsOfPool, impl->threads);
  if (openMP.load(std::memory_order_relaxed))
    body(context);
  else
    impl->arena.execute([=] { body(context); });
  threadsOfPool = before;
}

void ThreadPool::forEach(unsigned count,
                         void (*body)(void *context, unsigned i),
                         void *context) {
  if (ParallelFn run = openMP.load(std::memory_order_relaxed)) {
    Indices indices{count, body, context};
    // As many each time: OpenMP ends threads that a smaller team does not have.
    run([](void *indices) { static_cast<Indices *>(indices)->run(); }, &indices,
        threadsOfPool, /*flags=*/0);
    return;
  }
  tbb::parallel_for(
      tbb::blocked_range<unsigned>(0, count),
      [=](const tbb::blocked_range<unsigned> &range) {
        for (unsigned i = range.begin(); i != range.end(); ++i)
          body(context, i);
      },
      tbb::simple_partitioner());
}
