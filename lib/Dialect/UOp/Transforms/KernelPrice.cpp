//===- KernelPrice.cpp - What a kernel takes as it is scheduled -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelPrice.h"

using namespace mlir;
using namespace uop;

double uop::priceKernel(KernelOp kernel, const CostModel &cost,
                        const RegisterFile &registers, int64_t threads) {
  double time = estimateRunTime(kernel, cost);
  double computation = estimateKernel(kernel, cost).time;
  double factor = cost.getUnscheduledFactor(computation);
  if (factor == 1 || kernel.getBody().getOps<ReduceOp>().empty())
    return time;
  KernelFacts facts(kernel, registers, cost, threads);
  if (succeeded(selectSchedule(facts)))
    return time;
  return time + (factor - 1) * computation;
}
