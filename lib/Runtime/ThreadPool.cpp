//===- ThreadPool.cpp - Threads that share one launch -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ThreadPool.h"

#include <oneapi/tbb/blocked_range.h>
#include <oneapi/tbb/info.h>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>

#include <algorithm>

using namespace uop::runtime;

struct ThreadPool::Impl {
  // An arena larger than the machine makes oneTBB warn and gains nothing.
  explicit Impl(unsigned threads)
      : arena(std::min(static_cast<int>(threads),
                       tbb::info::default_concurrency())) {}
  tbb::task_arena arena;
};

ThreadPool::ThreadPool(unsigned threads)
    : impl(std::make_unique<Impl>(threads)) {}
ThreadPool::~ThreadPool() = default;

void ThreadPool::enter(void (*body)(void *context), void *context) {
  impl->arena.execute([=] { body(context); });
}

void ThreadPool::forEach(unsigned count,
                         void (*body)(void *context, unsigned i),
                         void *context) {
  tbb::parallel_for(
      tbb::blocked_range<unsigned>(0, count),
      [=](const tbb::blocked_range<unsigned> &range) {
        for (unsigned i = range.begin(); i != range.end(); ++i)
          body(context, i);
      },
      tbb::simple_partitioner());
}
