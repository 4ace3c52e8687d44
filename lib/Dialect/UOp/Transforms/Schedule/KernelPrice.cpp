//===- KernelPrice.cpp - What a kernel takes as it is scheduled -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelPrice.h"

#include "../Kernel/FormScatters.h"
#include "../Kernel/KernelEquality.h"
#include "../Kernel/KernelWindows.h"
#include "../Kernel/SplitBorders.h"
#include "../Kernel/SplitSelections.h"
#include "../Kernel/ThreadRange.h"
#include "../Utils/SilencedDiagnostics.h"
#include "TrimReductions.h"
#include "uop/Dialect/UOp/Analysis/KernelTime.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

using namespace mlir;
using namespace uop;

void uop::clearThreadRange(KernelOp kernel) {
  for (auto range : kernel.getBody().getOps<RangeOp>())
    if (range.getKind() == RangeKind::thread)
      range.setKind(RangeKind::loop);
}

/// Nanoseconds of one launch of the kernel as it stands. One thread may be one
/// of many in another run of the same program, which decides between equals.
static double priceLoops(KernelOp kernel, const CostModel &target,
                         int64_t vectorBytes, int64_t threads) {
  if (threads > 1)
    return estimateTime(kernel, target, vectorBytes, threads).total;
  auto times = estimateTimes(kernel, target, vectorBytes,
                             {threads, int64_t(target.getThreads())});
  return times[0].total + target.getLeastGain(times[1].total);
}

FailureOr<CostModel> uop::getPricingModel(KernelOp kernel,
                                          int64_t vectorBytes) {
  if (vectorBytes <= 0)
    return kernel.emitOpError(
        "cannot be priced: vector-bytes must be positive");
  return CostModel::get(kernel);
}

std::optional<TrimPrices> uop::compareTrimmed(KernelOp kernel,
                                              const CostModel &target,
                                              int64_t vectorBytes,
                                              int64_t threads) {
  if (!hasGatedProducts(kernel))
    return std::nullopt;
  OwningOpRef<KernelOp> trimmed(kernel.clone());
  if (trimReductions(*trimmed) == 0)
    return std::nullopt;
  TrimPrices prices;
  prices.whole = priceLoops(kernel, target, vectorBytes, threads);
  prices.trimmed = priceLoops(*trimmed, target, vectorBytes, threads);
  prices.isWorthIt =
      prices.whole - prices.trimmed > target.getLeastGain(prices.whole);
  return prices;
}

/// The same with `schedule`; infinite if it cannot be performed. One without
/// actions leaves the kernel as it is. `trims`, if it is known, is whether
/// terms that are 0 are left out.
static double priceSchedule(KernelOp kernel, ScheduleAttr schedule,
                            const CostModel &target, int64_t vectorBytes,
                            int64_t threads, std::optional<bool> &trims) {
  if (schedule.getActions().empty())
    return priceLoops(kernel, target, vectorBytes, threads);
  SilencedDiagnostics silence(kernel.getContext());
  OwningOpRef<KernelOp> scratch(kernel.clone());
  clearThreadRange(*scratch);
  if (failed(performSchedule(*scratch, schedule.getActions(), target)))
    return std::numeric_limits<double>::infinity();
  if (!trims) {
    auto prices = compareTrimmed(*scratch, target, vectorBytes, threads);
    trims = prices && prices->isWorthIt;
    if (prices)
      return *trims ? prices->trimmed : prices->whole;
  }
  if (*trims)
    trimReductions(*scratch);
  return priceLoops(*scratch, target, vectorBytes, threads);
}

size_t uop::pickSchedule(KernelOp kernel,
                         ArrayRef<ScheduleCandidate> candidates,
                         const CostModel &target, const RegisterFile &registers,
                         int64_t threads, SmallVectorImpl<double> &prices) {
  size_t best = 0;
  // What the first one decides holds for the others, which differ in tiles.
  std::optional<bool> trims;
  if (candidates.size() > 1)
    for (const ScheduleCandidate &candidate : candidates) {
      prices.push_back(priceSchedule(kernel, candidate.schedule, target,
                                     registers.bytes, threads, trims));
      // Of those that differ by less than they are wrong, the first.
      double gain = prices[best] - prices.back();
      if (std::isinf(prices[best]) || gain > target.getLeastGain(prices[best]))
        best = prices.size() - 1;
    }
  return best;
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
  size_t best = pickSchedule(kernel, candidates, target, registers, threads,
                             chosen.prices);
  if (candidates[best].schedule.getActions().empty()) {
    chosen.reason = "no schedule is faster than the loops as they stand";
    return chosen;
  }
  chosen.candidate = std::move(candidates[best]);
  return chosen;
}

/// Of a launch of the kernel with the schedule that it would get.
static double priceChosen(KernelOp kernel, const ChosenSchedule &chosen,
                          const CostModel &target,
                          const RegisterFile &registers, int64_t threads) {
  double price;
  std::optional<bool> trims;
  if (!chosen.prices.empty())
    price = *llvm::min_element(chosen.prices);
  else if (!chosen.candidate)
    price = priceLoops(kernel, target, registers.bytes, threads);
  else
    price = priceSchedule(kernel, chosen.candidate->schedule, target,
                          registers.bytes, threads, trims);
  return price + target.getLaunchCost();
}

static double priceLaunch(KernelOp kernel, const CostModel &target,
                          const RegisterFile &registers, int64_t threads) {
  return priceChosen(kernel, chooseSchedule(kernel, target, registers, threads),
                     target, registers, threads);
}

static bool hasThreads(KernelOp kernel) {
  return llvm::any_of(kernel.getBody().getOps<RangeOp>(), [](RangeOp range) {
    return range.getKind() == RangeKind::thread;
  });
}

SplitPrices uop::compareSplit(KernelOp whole, KernelOp parts,
                              const CostModel &target,
                              const RegisterFile &registers, int64_t threads) {
  SplitPrices prices = {priceLaunch(whole, target, registers, threads),
                        priceLaunch(parts, target, registers, threads), false};
  // Threads share a loop that all parts have in common.
  double share =
      hasThreads(whole) && !hasThreads(parts) ? target.getThreads() : 1;
  prices.isWorthIt =
      prices.parts + target.getLeastGain(prices.parts) < prices.whole / share;
  return prices;
}

// The steps of buildKernelPipeline, from uop-form-scatters on.
double uop::computePrice(KernelOp given, const CostModel &target,
                         const RegisterFile &registers, int64_t threads,
                         bool isOpen, const ChosenSchedule *chosen) {
  constexpr double none = std::numeric_limits<double>::infinity();
  OwningOpRef<KernelOp> kernel(given.clone());
  formScatter(*kernel);
  // Schedules differ in the loop that threads share, which is the outermost.
  if (isOpen)
    if (RangeOp range =
            chooseThreadRange(*kernel, target, threads, target.getThreadTime())
                .range)
      range.setKind(RangeKind::thread);
  if (failed(splitBorders(*kernel)))
    return none;
  FailureOr<SelectionParts> split = splitSelections(*kernel);
  if (failed(split))
    return none;
  if (!split->kernel)
    return chosen && areEqual(*kernel, given)
               ? priceChosen(given, *chosen, target, registers, threads)
               : priceLaunch(*kernel, target, registers, threads);
  SplitPrices prices =
      compareSplit(*kernel, *split->kernel, target, registers, threads);
  return prices.isWorthIt ? prices.parts : prices.whole;
}

std::optional<double> KernelPricer::findPrice(KernelOp kernel) {
  for (Priced &other : known[getFingerprint(kernel)])
    if (areEqual(*other.kernel, kernel))
      return other.price;
  return std::nullopt;
}

void KernelPricer::notePrice(OwningOpRef<KernelOp> kernel, double price) {
  known[getFingerprint(*kernel)].push_back({std::move(kernel), price});
}

double KernelPricer::getPrice(KernelOp kernel, const ChosenSchedule *chosen) {
  if (std::optional<double> price = findPrice(kernel))
    return *price;
  // Where in its arguments a kernel reads does not matter.
  auto windowed = makeWindowed(kernel, [](unsigned) { return true; });
  bool hasWindows = succeeded(windowed) && !windowed->windows.empty();
  std::optional<double> price;
  if (hasWindows)
    price = findPrice(*windowed->windowed);
  if (!price) {
    price = computePrice(kernel, target, registers, threads, isOpen, chosen);
    if (hasWindows)
      notePrice(std::move(windowed->windowed), *price);
  }
  notePrice(OwningOpRef<KernelOp>(kernel.clone()), *price);
  return *price;
}
