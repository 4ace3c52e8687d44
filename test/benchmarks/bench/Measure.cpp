//===- Measure.cpp - Alternated timing --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Measure.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>
#include <oneapi/tbb/parallel_for.h>
#include <oneapi/tbb/partitioner.h>
#include <oneapi/tbb/task_arena.h>
#include <thread>

using namespace uop::bench;

static double now() {
  return std::chrono::duration<double>(
             std::chrono::steady_clock::now().time_since_epoch())
      .count();
}

double uop::bench::getProcessorSeconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return double(time.tv_sec) + 1e-9 * double(time.tv_nsec);
}

/// Returns when no thread of this process is busy any more, or after 0.2 s.
static void waitForIdleThreads() {
  constexpr double step = 1e-3;
  for (double end = now() + 0.2; now() < end;) {
    double before = getProcessorSeconds();
    std::this_thread::sleep_for(std::chrono::duration<double>(step));
    if (getProcessorSeconds() - before < 0.2 * step)
      return;
  }
}

namespace {
class Side {
public:
  explicit Side(const Call &call) : call(call) {
    double first = timeCalls(1);
    // A clock is read in some 30 ns: 50 us make it no matter.
    while (first * calls < 50e-6 && calls < 1 << 20) {
      calls *= 2;
      first = std::min(first, timeCalls(calls));
    }
    best = first;
  }

  void takeTurn(double seconds) {
    double end = now() + seconds;
    do
      best = std::min(best, timeCalls(calls));
    while (now() + best * calls < end);
  }

  double best;
  double spent = 0;

private:
  double timeCalls(unsigned count) {
    double start = now();
    for (unsigned i = 0; i < count; ++i)
      call();
    double elapsed = now() - start;
    spent += elapsed;
    return elapsed / count;
  }

  const Call &call;
  unsigned calls = 1;
};
} // namespace

std::vector<double> uop::bench::measure(const std::vector<Call> &sides,
                                        double budget) {
  constexpr int turns = 8;
  std::vector<Side> all;
  for (const Call &call : sides) {
    waitForIdleThreads();
    all.emplace_back(call);
  }
  for (int turn = 0; turn < turns; ++turn)
    for (Side &side : all) {
      if (side.spent >= budget)
        continue;
      waitForIdleThreads();
      side.takeTurn(budget / turns);
    }
  std::vector<double> seconds;
  for (const Side &side : all)
    seconds.push_back(side.best);
  return seconds;
}

void uop::bench::runThreads(unsigned threads,
                            const std::function<void(unsigned)> &body) {
  if (threads == 1)
    return body(0);
  tbb::task_arena(int(threads)).execute([&] {
    tbb::parallel_for(0u, threads, body, tbb::simple_partitioner());
  });
}
