//===- Cancellation.h - Waits that can be canceled --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_CANCELLATION_H
#define UOP_COMPILER_CANCELLATION_H

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>

namespace uop {

/// Waits on `condition` until `isDone`, which is asked under `lock`. Asks
/// `isCanceled` meanwhile, if there is one, every 20 ms and without the lock:
/// it may take other locks. False, without the lock, if that came first.
template <typename Predicate>
[[nodiscard]] bool waitUnlessCanceled(std::condition_variable &condition,
                                      std::unique_lock<std::mutex> &lock,
                                      Predicate isDone,
                                      const std::function<bool()> &isCanceled) {
  if (!isCanceled) {
    condition.wait(lock, isDone);
    return true;
  }
  while (!condition.wait_for(lock, std::chrono::milliseconds(20), isDone)) {
    lock.unlock();
    if (isCanceled())
      return false;
    lock.lock();
  }
  return true;
}

} // namespace uop

#endif // UOP_COMPILER_CANCELLATION_H
