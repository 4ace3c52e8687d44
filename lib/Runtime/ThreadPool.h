//===- ThreadPool.h - Threads that share one launch -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_THREADPOOL_H
#define UOP_LIB_RUNTIME_THREADPOOL_H

#include <memory>

namespace uop::runtime {

/// A oneTBB arena behind an interface without templates. ThreadSanitizer does
/// not see the ordering that it gives: see lib/Runtime/CMakeLists.txt.
class ThreadPool {
public:
  /// `threads` counts the calling thread.
  explicit ThreadPool(unsigned threads);
  ~ThreadPool();

  /// Calls body(context) on this thread, in the arena.
  void enter(void (*body)(void *context), void *context);

  /// Within enter(): calls body(context, i) for each i below `count`, possibly
  /// concurrently; returns when all are done.
  static void forEach(unsigned count, void (*body)(void *context, unsigned i),
                      void *context);

private:
  struct Impl;
  std::unique_ptr<Impl> impl;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_THREADPOOL_H
