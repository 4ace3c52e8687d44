//===- KernelPrice.h - What a kernel takes as it is scheduled ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_KERNELPRICE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_KERNELPRICE_H

#include "Select/ScheduleSelection.h"

#include "mlir/IR/OwningOpRef.h"

namespace uop {

/// A schedule, and what it was chosen from.
struct ChosenSchedule {
  /// None: no family knows the kernel.
  std::optional<ScheduleCandidate> candidate;
  /// Why not.
  std::string reason;
  /// Nanoseconds of one launch on one thread with each of the schedules, if
  /// there were several.
  llvm::SmallVector<double, 2> prices;
};

/// Schedules say which loop threads share; the kernel then does not.
void clearThreadRange(KernelOp kernel);

/// The schedule with which a launch of `kernel` takes the least time; of
/// equals, the one that its family offers first. Changes nothing.
ChosenSchedule chooseSchedule(KernelOp kernel, const CostModel &target,
                              const RegisterFile &registers, int64_t threads);

/// What the kernel is priced by; an error at it if that is not well described.
llvm::FailureOr<CostModel> getPricingModel(KernelOp kernel,
                                           int64_t vectorBytes);

/// Nanoseconds of one launch of the kernel, whose schedule is applied, and
/// without the terms that are 0 (trimReductions); nothing if all may count.
struct TrimPrices {
  double whole, trimmed;
  bool isWorthIt;
};
std::optional<TrimPrices> compareTrimmed(KernelOp kernel,
                                         const CostModel &target,
                                         int64_t vectorBytes, int64_t threads);

/// Which of the candidates takes the least time; of equals, the first one.
/// Gives the prices, if there are several.
size_t pickSchedule(KernelOp kernel,
                    llvm::ArrayRef<ScheduleCandidate> candidates,
                    const CostModel &target, const RegisterFile &registers,
                    int64_t threads, llvm::SmallVectorImpl<double> &prices);

/// What a kernel takes in one loop nest, and with one for each part of what it
/// selects: nanoseconds of one launch with the schedules that they would get.
struct SplitPrices {
  double whole, parts;
  bool isWorthIt;
};
SplitPrices compareSplit(KernelOp whole, KernelOp parts,
                         const CostModel &target, const RegisterFile &registers,
                         int64_t threads);

/// Nanoseconds of one launch with the schedule that the kernel would get, its
/// borders and the parts of selections stored separately where they would be.
/// Before uop-thread-kernels, the loop that threads share `isOpen`: then it is
/// the one that the pass would choose. `chosen` is what chooseSchedule gives
/// for the kernel, if that was asked before.
double computePrice(KernelOp kernel, const CostModel &target,
                    const RegisterFile &registers, int64_t threads,
                    bool isOpen = false,
                    const ChosenSchedule *chosen = nullptr);

/// What launches take with the schedules that their kernels will get. Kernels
/// that are equal but for where they read their arguments are priced once.
class KernelPricer {
public:
  KernelPricer() = default;
  KernelPricer(const CostModel &target, const RegisterFile &registers,
               int64_t threads, bool isOpen = false)
      : target(target), registers(registers), threads(threads), isOpen(isOpen) {
  }

  /// Nanoseconds of one launch, itself included. `chosen` as in computePrice.
  double getPrice(KernelOp kernel, const ChosenSchedule *chosen = nullptr);

private:
  struct Priced {
    mlir::OwningOpRef<KernelOp> kernel;
    double price;
  };
  std::optional<double> findPrice(KernelOp kernel);
  void notePrice(mlir::OwningOpRef<KernelOp> kernel, double price);

  CostModel target;
  RegisterFile registers = {};
  int64_t threads = 1;
  bool isOpen = false;
  llvm::DenseMap<size_t, llvm::SmallVector<Priced, 1>> known;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_KERNELPRICE_H
