//===- Stats.h - What --stats prints ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_STATS_H
#define UOP_LIB_TOOLS_UOPRUN_STATS_H

#include "Options.h"

#include "uop/View/Profile.h"

namespace uop::run {

/// What uop-run notes of one command.
struct RunStats {
  std::vector<PhaseTime> times;
  /// Whether the cache had the plan; nothing if it was not asked.
  std::optional<bool> isGraphHit;
  unsigned kernelHits = 0, kernelMisses = 0;
  std::vector<TunedKernel> tuned;
  /// At least one.
  std::vector<double> runMicroseconds;
  /// Of runs on a device: its launches and copies there, without those to and
  /// from it.
  std::vector<double> deviceMicroseconds;
};

/// One JSON object. `plan` is null for the interpreter, which has none;
/// `profile` is, where there is none.
void printStats(llvm::raw_ostream &os, const Options &options,
                const runtime::Plan *plan, RunStats stats,
                const Profile *profile);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_STATS_H
