//===- StepGroups.h - Steps that may run at the same time -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_STEPGROUPS_H
#define UOP_RUNTIME_STEPGROUPS_H

#include "uop/Runtime/Plan.h"

namespace uop::runtime {

/// Launches and copies none of which needs what another one writes, or writes
/// what another one reads.
struct StepGroup {
  /// Numbers of steps, in their order.
  std::vector<unsigned> steps;
  /// Estimated nanoseconds if each step has all threads in turn, and if they
  /// share them; 0 where the time of a program is not known.
  double apart = 0, together = 0;
  /// Whether sharing pays: it gains more than `groupingCost`.
  bool isConcurrent = false;
};

/// What waiting for each other costs threads, in nanoseconds, as the cost model
/// of the compiler has it: less is not worth sharing.
constexpr double groupingCost = 5000;

/// For each step of a plan that verifies, its dependence level: 0, or one more
/// than the highest of the steps before it that it has to wait for. Takes time
/// about linear in the number of slots that steps use.
std::vector<unsigned> findStepLevels(const Plan &plan);

/// The launches and copies of a plan that verifies, in an order in which they
/// can run: by level, and within a level as they are. Groups that do not pay
/// have their steps run one after another.
std::vector<StepGroup> groupSteps(const Plan &plan, unsigned threads);

/// The groups of more than one step, for people, one line each.
std::string describeGroups(const Plan &plan, unsigned threads);

} // namespace uop::runtime

#endif // UOP_RUNTIME_STEPGROUPS_H
