//===- SharedWork.h - A task for each index, on a pool ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_SHAREDWORK_H
#define UOP_LIB_RUNTIME_SHAREDWORK_H

#include "ThreadPool.h"

#include <atomic>
#include <cassert>
#include <utility>

namespace uop::runtime {

/// Work as the threads that share it see it. The atomics order it against the
/// thread that gives it out: oneTBB does so too, but in code that
/// ThreadSanitizer cannot see into.
template <class Function>
struct SharedWork {
  Function task;
  std::atomic<bool> published{false};
  std::atomic<unsigned> finished{0};

  explicit SharedWork(Function task) : task(std::move(task)) {}

  /// Calls task(i) for each i below `count`, in a pool that was entered.
  void run(unsigned count) {
    published.store(true, std::memory_order_release);
    ThreadPool::forEach(
        count,
        [](void *context, unsigned i) {
          auto *work = static_cast<SharedWork *>(context);
          work->published.load(std::memory_order_acquire);
          work->task(i);
          work->finished.fetch_add(1, std::memory_order_release);
        },
        this);
    unsigned done = finished.load(std::memory_order_acquire);
    assert(done == count && "a task is still running");
    (void)done;
  }
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_SHAREDWORK_H
