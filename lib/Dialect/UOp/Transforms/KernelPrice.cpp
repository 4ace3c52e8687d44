//===- KernelPrice.cpp - What a kernel takes as it is scheduled -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelPrice.h"

#include "uop/Dialect/UOp/Analysis/KernelTime.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

using namespace mlir;
using namespace uop;

void uop::clearThreadRange(KernelOp kernel) {
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (range.getKind() == RangeKind::thread)
      range.setKind(RangeKind::loop);
}

/// Of `kernel` with `schedule`; infinite if it cannot be performed. One thread
/// may be one of many in another run of the same program.
static double priceSchedule(KernelOp kernel, ScheduleAttr schedule,
                            const CostModel &target, int64_t vectorBytes,
                            int64_t threads) {
  ScopedDiagnosticHandler silence(kernel.getContext(),
                                  [](Diagnostic &) { return success(); });
  OwningOpRef<KernelOp> scratch(kernel.clone());
  clearThreadRange(*scratch);
  if (failed(performSchedule(*scratch, schedule.getActions())))
    return std::numeric_limits<double>::infinity();
  double time = estimateTime(*scratch, target, vectorBytes, threads).total;
  if (threads > 1)
    return time;
  auto others = int64_t(target.getThreads());
  return time + target.getLeastGain(
                    estimateTime(*scratch, target, vectorBytes, others).total);
}

ChosenSchedule uop::chooseSchedule(KernelOp kernel, const CostModel &target,
                                   const RegisterFile &registers,
                                   int64_t threads) {
  KernelFacts facts(kernel, registers, target, threads);
  SmallVector<ScheduleCandidate> candidates = enumerateSchedules(facts);
  ChosenSchedule chosen;
  if (candidates.empty()) {
    chosen.reason = facts.getReason().str();
    return chosen;
  }
  size_t best = 0;
  if (candidates.size() > 1)
    for (const ScheduleCandidate &candidate : candidates) {
      chosen.prices.push_back(priceSchedule(kernel, candidate.schedule, target,
                                            registers.bytes, threads));
      if (chosen.prices.back() < chosen.prices[best])
        best = chosen.prices.size() - 1;
    }
  chosen.candidate = std::move(candidates[best]);
  return chosen;
}

double uop::priceKernel(KernelOp kernel, const CostModel &cost,
                        const RegisterFile &registers, int64_t threads) {
  double time = estimateRunTime(kernel, cost);
  double computation = estimateKernel(kernel, cost).time;
  double factor = cost.getUnscheduledFactor(computation);
  if (factor == 1 || kernel.getBody().getOps<ReduceOp>().empty())
    return time;
  KernelFacts facts(kernel, registers, cost, threads);
  if (!enumerateSchedules(facts).empty())
    return time;
  return time + (factor - 1) * computation;
}
