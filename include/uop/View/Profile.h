//===- Profile.h - Where the time of runs goes ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_VIEW_PROFILE_H
#define UOP_VIEW_PROFILE_H

#include "uop/Compiler/Compiler.h"
#include "uop/Runtime/Json.h"

#include <chrono>
#include <optional>

namespace uop {

/// A program of a plan over all its launches, each in its shortest run.
struct KernelTime {
  unsigned program = 0, launches = 0;
  double nanoseconds = 0;
};

/// How near a kernel comes to what the machine can do.
struct MachineUse {
  double gflopsPerSecond = 0, gbytesPerSecond = 0;
  /// The greater of the two ratios to the limits; 0 if none is known.
  double percentOfLimit = 0;
};

/// Collects the traces of runs of one plan.
class Profile {
public:
  using Clock = std::chrono::steady_clock;

  /// Measures what the machine can do with so many threads, which takes about
  /// half a second. Of a device, only what it says of its memory is known.
  Profile(std::shared_ptr<const runtime::Plan> plan, unsigned threads);

  /// Adds the trace of the executor's last run, which began at `start`.
  void add(const runtime::PlanExecutor &executor, Clock::time_point start);

  /// Trace events as Chrome and Perfetto read them, as JSON. Phases of the
  /// compiler come before the runs.
  std::string writeTrace(const std::string &title,
                         llvm::ArrayRef<PhaseTime> phases) const;

  /// An array of the kernels, those that took longest first.
  void summarize(runtime::JsonWriter &json) const;

  const runtime::Plan &getPlan() const { return *plan; }
  /// Those that took longest first.
  std::vector<KernelTime> getKernels() const;
  /// Nothing where a run decides the sizes, or took no time.
  std::optional<MachineUse> getUse(const KernelTime &kernel) const;
  /// All steps together, each in its shortest run.
  double getNanoseconds() const;
  /// Empty before the first run.
  llvm::ArrayRef<runtime::TraceEvent> getFastestRun() const;
  /// Per second; 0 where it could not be measured.
  double getPeakFlops() const { return peakFlops; }
  double getPeakBytes() const { return peakBytes; }

private:
  struct Run {
    double startMicroseconds;
    std::vector<runtime::TraceEvent> events;
  };

  void describe(runtime::JsonWriter &json, const KernelTime &kernel) const;
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

} // namespace uop

#endif // UOP_VIEW_PROFILE_H
