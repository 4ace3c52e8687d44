//===- Profile.h - Where the time of runs goes ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_PROFILE_H
#define UOP_LIB_TOOLS_UOPRUN_PROFILE_H

#include "uop/Compiler/Compiler.h"
#include "uop/Runtime/Json.h"

#include <chrono>

namespace uop::run {

/// Collects the traces of runs of one plan.
class Profile {
public:
  using Clock = std::chrono::steady_clock;

  /// Measures what the machine can do with so many threads, which takes about
  /// half a second.
  Profile(std::shared_ptr<const runtime::Plan> plan, unsigned threads);

  /// Adds the trace of the executor's last run, which began at `start`.
  void add(const runtime::PlanExecutor &executor, Clock::time_point start);

  /// Trace events as Chrome and Perfetto read them. Phases of the compiler come
  /// before the runs. Error: the file cannot be written.
  runtime::Error write(const std::string &file, const std::string &title,
                       llvm::ArrayRef<PhaseTime> phases) const;

  /// An array of the kernels, those that took longest first.
  void summarize(runtime::JsonWriter &json) const;

private:
  /// A program of the plan over all its launches, each in its shortest run.
  struct Kernel {
    unsigned program = 0, launches = 0;
    double nanoseconds = 0;
  };
  struct Run {
    double startMicroseconds;
    std::vector<runtime::TraceEvent> events;
  };

  void describe(runtime::JsonWriter &json, const runtime::Program &program,
                double nanoseconds, unsigned launches) const;
  void writeRun(runtime::JsonWriter &json, const Run &run, double offset) const;

  std::shared_ptr<const runtime::Plan> plan;
  /// Per second.
  double peakFlops, peakBytes;
  std::vector<unsigned> levels;
  Clock::time_point begin;
  std::vector<Run> runs;
  size_t numRuns = 0, numEvents = 0;
  /// For each step, the shortest time of all runs.
  std::vector<double> shortest;
};

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_PROFILE_H
