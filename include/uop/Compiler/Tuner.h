//===- Tuner.h - Schedules found by measuring -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_TUNER_H
#define UOP_COMPILER_TUNER_H

#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/IR/BuiltinOps.h"

#include <atomic>
#include <functional>
#include <string>
#include <vector>

namespace uop {

/// What came of one kernel.
struct TunedKernel {
  std::string name;
  /// Nanoseconds of one launch on one thread; 0 if it was not measured.
  double heuristicNs = 0, bestNs = 0;
  /// Schedules that were compiled and run.
  unsigned tried = 0;
  /// The schedule comes from the database.
  bool isKnown = false;
  /// As text, of the schedule that the kernel has now; empty: none.
  std::string schedule;
  /// Why it was not tuned; empty if it was.
  std::string reason;
};

struct TuneOptions {
  /// How many of the fastest schedules are varied further at each step of the
  /// search; 0: no search.
  unsigned beam = 0;
  /// Seconds for all kernels together. A step that has begun is finished.
  double budget = 60;
  /// How many threads will share the kernels, which the heuristics ask.
  unsigned threads = 1;
  /// An SQLite file in which results are looked up and kept; empty: none.
  std::string database;
  /// Called on the calling thread before each measurement with what is known of
  /// the kernel so far, its number, and how many kernels there are.
  std::function<void(const TunedKernel &, size_t number, size_t count)>
      progress;
  /// Where to say what was wrong with the database, which is no reason to fail.
  std::function<void(const std::string &)> warn;
  /// Becomes true when the user has waited enough; the best so far is kept.
  const std::atomic<bool> *stop = nullptr;

  bool isActive() const { return beam > 0 || !database.empty(); }
};

/// Gives the kernels `names` of `module` the schedules that
/// `uop-select-schedule` would, or faster ones that the database has or a beam
/// search finds, and says which, in that order. Schedules are tried out on this
/// CPU with random arguments; one is taken only if its results agree with those
/// of the heuristic's schedule, and if it is faster in a last comparison.
/// Kernels that cannot be run alone (sizes that vary, very large arguments)
/// keep what the heuristic says.
mlir::FailureOr<std::vector<TunedKernel>>
tuneKernels(mlir::ModuleOp module, llvm::ArrayRef<std::string> names,
            const cpu::TargetOptions &target, const TuneOptions &options);

} // namespace uop

#endif // UOP_COMPILER_TUNER_H
