//===- PlanTrace.h - When steps ran, and where ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_PLANTRACE_H
#define UOP_LIB_RUNTIME_PLANTRACE_H

#include "uop/Runtime/Plan.h"

#include <algorithm>
#include <atomic>
#include <chrono>

namespace uop::runtime {

/// The events of one run. There is one for each slice, which the thread that
/// runs it writes, so that none waits for another.
class Trace {
public:
  /// Returns the number of the first of the step's events.
  size_t add(unsigned step, unsigned slices) {
    for (unsigned slice = 0; slice < slices; ++slice)
      events.push_back({step, slice, slices, 0, 0, 0});
    return events.size() - slices;
  }
  const std::vector<TraceEvent> &get() const { return events; }

  /// Of a device: begin and end of each step, by its number.
  template <typename Function>
  void setEach(Function getTime) {
    for (TraceEvent &event : events) {
      auto time = getTime(event.step);
      event.begin = time.begin;
      event.end = time.end;
    }
  }

  /// Called on the thread of the run.
  void start() {
    threads.assign(1, getThread());
    begin = now();
  }
  /// Makes times relative, and numbers threads in the order of the events.
  void finish() {
    for (TraceEvent &event : events) {
      event.begin -= begin;
      event.end -= begin;
      auto known = std::find(threads.begin(), threads.end(), event.thread);
      unsigned number = known - threads.begin();
      if (known == threads.end())
        threads.push_back(event.thread);
      event.thread = number;
    }
  }

  /// The life of an event.
  class Scope {
  public:
    Scope(Trace &trace, size_t number) : event(trace.events[number]) {
      event.begin = now();
    }
    ~Scope() {
      event.end = now();
      event.thread = getThread();
    }

  private:
    TraceEvent &event;
  };

private:
  static int64_t now() {
    auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::nanoseconds(time).count();
  }
  /// A number of this process.
  static unsigned getThread() {
    static std::atomic<unsigned> count{0};
    static thread_local unsigned number = ++count;
    return number;
  }

  std::vector<TraceEvent> events;
  std::vector<unsigned> threads;
  int64_t begin = 0;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_PLANTRACE_H
