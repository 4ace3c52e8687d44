//===- Measure.h - Alternated timing ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_BENCH_MEASURE_H
#define UOP_BENCH_MEASURE_H

#include <functional>
#include <vector>

namespace uop::bench {

using Call = std::function<void()>;

/// Seconds of one call of each of `sides`, the least of many. The sides take
/// turns until `budget` seconds a side are spent, so that all meet the same
/// neighbours on the machine. Before each turn the threads of the side before
/// must have gone to sleep: thread pools spin for a while after their work. A
/// side whose one call takes longer than the budget is called once.
std::vector<double> measure(const std::vector<Call> &sides, double budget);

/// Processor time of all threads of this process.
double getProcessorSeconds();

/// Runs body(0) to body(threads - 1), concurrently.
void runThreads(unsigned threads, const std::function<void(unsigned)> &body);

} // namespace uop::bench

#endif // UOP_BENCH_MEASURE_H
