//===- DeviceRun.h - Runs of a plan on a device -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_DEVICERUN_H
#define UOP_LIB_RUNTIME_DEVICERUN_H

#include "uop/Runtime/Device.h"
#include "uop/Runtime/Plan.h"

namespace uop::runtime {

/// A plan whose programs run on a device with memory of its own: every slot has
/// memory there, which is kept from one run to the next. A run copies inputs
/// and state to it, and outputs and state back; constants are copied once.
class DeviceRun {
public:
  /// Errors: the device has no memory or no queue, a launch has no code.
  static Expected<std::unique_ptr<DeviceRun>>
  create(std::shared_ptr<const Plan> plan, const ExecutorOptions &options);

  /// `arguments` are the inputs and then the outputs in memory of this process,
  /// `bytes` their sizes. `failures` get what the checks of each program found.
  /// Errors name the step; the caller's arrays keep their contents then.
  Error run(Span<void *> arguments, Span<size_t> bytes, Span<int64_t> scalars,
            std::vector<std::vector<uint64_t>> &failures);

private:
  explicit DeviceRun(std::shared_ptr<const Plan> plan);

  Error placeSlots();
  Error upload(const Buffer &destination, void *source, size_t bytes);
  Error download(void *destination, const Buffer &source, size_t bytes);
  Error copyIn(Span<void *> arguments, Span<size_t> bytes);
  Error copyOut(Span<void *> arguments, Span<size_t> bytes);
  Error runSteps(Span<int64_t> scalars);
  Error launch(const Step &step, Span<int64_t> scalars);
  Expected<bool> isTaken(const Step &step);
  Error failStep(size_t step, const Error &error) const;

  std::shared_ptr<const Plan> plan;
  ExecutorOptions options;
  std::unique_ptr<Stream> stream;
  /// For each slot its memory, and for each program what its checks find.
  std::vector<Buffer> slots, checks;
  std::vector<void *> pointers;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_DEVICERUN_H
