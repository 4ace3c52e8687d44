//===- DeviceRun.h - Runs of a plan on a device -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_DEVICERUN_H
#define UOP_LIB_RUNTIME_DEVICERUN_H

#include "DeviceGraph.h"
#include "PlanTrace.h"
#include "uop/Runtime/Device.h"
#include "uop/Runtime/Plan.h"

#include <optional>

namespace uop::runtime {

/// A plan whose programs run on a device with memory of its own: every slot has
/// memory there, which is kept from one run to the next. A run copies inputs
/// and state to it, and outputs and state back; constants are copied once.
/// Where the device has graphs, all that a run does there is one.
class DeviceRun {
public:
  /// Errors: the device has no memory or no queue, a launch has no code.
  static Expected<std::unique_ptr<DeviceRun>>
  create(std::shared_ptr<const Plan> plan, const ExecutorOptions &options);

  /// `arguments` are the inputs and then the outputs in memory of this process,
  /// `bytes` their sizes. `failures` get what the checks of each program found.
  /// Errors name the step; the caller's arrays keep their contents then, and
  /// the next run begins anew.
  Error run(Span<void *> arguments, Span<size_t> bytes, Span<int64_t> scalars,
            std::vector<std::vector<uint64_t>> &failures);

  /// See PlanExecutor::arguments().
  Expected<Span<void *>> copyArguments(size_t step);

  /// Writes when each step ran in the last run, from its first command on; 0
  /// where it did not.
  void noteTimes(Trace &trace) const;

private:
  /// What goes to the device before the steps, or back after them.
  struct Transfer {
    /// The number of a slot, or of a program whose checks they are.
    unsigned number = 0;
    bool isOfChecks = false;
    Buffer onDevice;
    /// Memory of this process; of no bytes: the caller's is used.
    Buffer staging;
    /// The argument that it is of, or memory that stays where it is.
    std::optional<size_t> argument;
    void *memory = nullptr;
    size_t bytes = 0;
    /// In the graph.
    std::optional<unsigned> command = {};
  };

  explicit DeviceRun(std::shared_ptr<const Plan> plan);

  Error recover(Error error);
  Error prepare();
  Error placeSlots();
  Error placeChecks();
  Error addTransfers();
  Error addTransfer(std::vector<Transfer> &list, Transfer transfer,
                    bool isStaged);
  Expected<Buffer> allocate(size_t bytes, Allocator *allocator) const;
  Error buildGraph();
  Error runOnce(Span<void *> arguments, Span<size_t> bytes,
                Span<int64_t> scalars);
  Error transferTo(Span<void *> arguments, Span<size_t> bytes);
  Error transferBack(Span<size_t> bytes);
  Error runGraph(Span<int64_t> scalars);
  Error runSteps(Span<int64_t> scalars);
  Error runStep(size_t step, Span<int64_t> scalars, size_t &next);
  Error takeTimes();
  void addTime(size_t step, int64_t begin, int64_t end);
  Error copy(const Buffer &destination, const Buffer &source,
             std::optional<size_t> step = {});
  size_t countBytes(const Transfer &transfer, Span<size_t> bytes) const;
  /// The first bytes of both, in the direction that it goes.
  Error copyPart(const Transfer &transfer, const Buffer &host, size_t count,
                 bool isTo);
  void setPointers(const Step &step, Span<int64_t> scalars);
  LaunchSizes getSizes(const Program &program) const;
  Expected<bool> isTaken(const Step &step);
  Error failRun(const Error &error) const;
  Error failStep(size_t step, const Error &error) const;

  std::shared_ptr<const Plan> plan;
  ExecutorOptions options;
  /// Of the device when everything was made; nothing: it has to be made.
  std::optional<uint64_t> generation;
  std::unique_ptr<Stream> stream;
  /// For each slot its memory, and for each program what its checks find.
  std::vector<Buffer> slots, checks;
  std::vector<Transfer> to, back;
  /// What the checks of each program find, before a run: zeros.
  std::vector<std::vector<uint64_t>> zeros, found;
  /// Null: each step is put into the stream.
  std::unique_ptr<CommandGraph> graph;
  /// Launches of the graph whose scalars may change, by step.
  std::vector<std::pair<unsigned, size_t>> patches;
  std::vector<void *> pointers;
  Span<int64_t> scalars;
  std::vector<Buffer> mirrors;
  /// For each command of the run that the device notes, its step.
  bool keepsTimes = false;
  std::vector<std::optional<size_t>> timedSteps;
  /// By step, of the last run.
  std::vector<CommandTime> times;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_DEVICERUN_H
