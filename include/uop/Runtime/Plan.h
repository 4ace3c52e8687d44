//===- Plan.h - The compiled graph and its execution ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_PLAN_H
#define UOP_RUNTIME_PLAN_H

#include "uop/Runtime/Buffer.h"
#include "uop/Runtime/Expected.h"
#include "uop/Runtime/Program.h"
#include "uop/Runtime/Scalar.h"
#include "uop/Runtime/Span.h"
#include "uop/Runtime/State.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace uop::runtime {

class Device;
class Module;

/// A numbered place for a buffer.
struct Slot {
  enum class Kind : uint8_t { Input, Output, Constant, Temporary, View, State };

  Kind kind = Kind::Temporary;
  /// Input, Output: the argument's number. View: the slot that it looks into,
  /// whose number is lower than the view's own.
  unsigned index = 0;
  /// View: the first byte within that slot.
  size_t offset = 0;
  /// Size in bytes.
  size_t bytes = 0;
  /// Constant: the contents. State: the memory, which outlives runs.
  Buffer constant;
  /// The number of the logical device: N of "cpu:N". Each temporary elsewhere
  /// than on 0 is there in memory of its own. Inputs, outputs and constants are
  /// on 0, a view is where the slot is that it looks into.
  unsigned device = 0;
  /// State: what the plan's State calls it.
  std::string name = {};
  /// Input: the caller gave its memory away, so steps may write it.
  bool isDonated = false;

  static Slot makeInput(unsigned index, size_t bytes) {
    return {Kind::Input, index, 0, bytes, {}, 0, {}};
  }
  static Slot makeOutput(unsigned index, size_t bytes) {
    return {Kind::Output, index, 0, bytes, {}, 0, {}};
  }
  static Slot makeConstant(Buffer contents) {
    size_t bytes = contents.size();
    return {Kind::Constant, 0, 0, bytes, std::move(contents), 0, {}};
  }
  static Slot makeTemporary(size_t bytes, unsigned device = 0) {
    return {Kind::Temporary, 0, 0, bytes, {}, device, {}};
  }
  static Slot makeView(unsigned of, size_t offset, size_t bytes) {
    return {Kind::View, of, offset, bytes, {}, 0, {}};
  }
  static Slot makeState(std::string name, Buffer memory) {
    size_t bytes = memory.size();
    return {Kind::State, 0, 0, bytes, std::move(memory), 0, std::move(name)};
  }
};

/// One action of a run.
struct Step {
  enum class Kind : uint8_t {
    Allocate,
    Deallocate,
    Copy,
    Launch,
    Branch,
    Jump
  };

  Kind kind = Kind::Launch;
  /// Launch: the number of the program.
  unsigned program = 0;
  /// Allocate, Deallocate: the temporary. Copy: source, destination. Launch:
  /// the buffers. Branch: the condition.
  std::vector<unsigned> slots;
  /// Launch: the numbers of the scalars that follow the buffers.
  std::vector<unsigned> scalars = {};
  /// Branch: the step that comes next where the first byte of the condition is
  /// 0. Jump: the step that comes next. The number of steps ends the run.
  unsigned target = 0;

  static Step makeAllocate(unsigned slot) {
    return {Kind::Allocate, 0, {slot}, {}, 0};
  }
  static Step makeDeallocate(unsigned slot) {
    return {Kind::Deallocate, 0, {slot}, {}, 0};
  }
  static Step makeCopy(unsigned source, unsigned destination) {
    return {Kind::Copy, 0, {source, destination}, {}, 0};
  }
  static Step makeLaunch(unsigned program, std::vector<unsigned> slots,
                         std::vector<unsigned> scalars = {}) {
    return {Kind::Launch, program, std::move(slots), std::move(scalars), 0};
  }
  static Step makeBranch(unsigned condition, unsigned target) {
    return {Kind::Branch, 0, {condition}, {}, target};
  }
  static Step makeJump(unsigned target) {
    return {Kind::Jump, 0, {}, {}, target};
  }
};

/// An output that is computed in the memory of a donated input.
struct Donation {
  unsigned input = 0;
  unsigned output = 0;
};

/// A part of a tensor that must be inside of it along an axis, whatever a run
/// has chosen.
struct BoxCheck {
  /// The op, its place and the axis, for the message.
  std::string what;
  /// The numbers of the scalars that are the first element, how many there are,
  /// and the tensor's size.
  unsigned offset = 0, length = 0, size = 0;
};

/// The compiled graph: steps, in order, over numbered slots. An output that is
/// an alias of an input or a constant is a Copy step. Branch and Jump steps
/// make loops and branches of the steps that they go over.
struct Plan {
  std::string name = "main";
  std::vector<Slot> slots;
  std::vector<Step> steps;
  std::vector<Program> programs;
  std::vector<TensorInfo> inputs;
  std::vector<TensorInfo> outputs;
  /// What people call them; as many as there are, or none.
  std::vector<std::string> inputNames, outputNames;
  /// Where a run decides sizes of an input or output: by axis, the number of
  /// the scalar that is the size, or -1 for one that is fixed. That of an input
  /// is a variable. `inputs` and `outputs` have the greatest sizes there, and
  /// slots have room for these. An empty list, or none, where all sizes are
  /// fixed.
  std::vector<std::vector<int>> inputSizes;
  std::vector<std::vector<int>> outputSizes;
  std::vector<Variable> variables;
  /// Outputs that have no slot of their own.
  std::vector<Donation> donations;
  /// Computed in order, from the variables, before a run's first step.
  std::vector<Scalar> scalars;
  /// Owner of the memory of the State slots; not null if there are any. One run
  /// at a time uses it, whatever the plan and the executor.
  std::shared_ptr<State> state;
  /// Looked at once the scalars are computed.
  std::vector<BoxCheck> boxes;
  /// Where the programs run if not on the CPU: a device with memory of its own,
  /// and their code on it, kernel by program. Null: on the CPU. Inputs,
  /// outputs, constants and state stay in the memory of this process; a run
  /// copies them.
  Device *device = nullptr;
  std::shared_ptr<Module> module;

  /// Checks that the plan can be run: numbers in range, sizes consistent, every
  /// temporary allocated while it is used, constants and inputs that are not
  /// donated never written, no written argument of a launch overlapping
  /// another, all arguments of a launch on one device, every output written by
  /// some step or a donation, nothing allocated or deallocated between a branch
  /// and where it goes. Linear in the size of the plan. The programs of a
  /// plan that is not for this process, or for another device, may have no
  /// code.
  Error verify(bool needsCode = true) const;

  /// Whether steps may run several times, or not at all.
  bool hasBranches() const;

  /// A listing for people, one line an item.
  std::string describe() const;
};

struct ExecutorOptions {
  /// Into how many slices a launch is cut, for that many threads, the caller's
  /// included; at least 1. No more run at once than the machine has cores.
  /// Launches that do not depend on each other run at once where groupSteps()
  /// says that it pays.
  unsigned threads = 1;
  /// Called after each step with its number and its time in nanoseconds, on
  /// the thread that called run(). No clock is read without it; with it, steps
  /// run one after another.
  std::function<void(size_t step, int64_t nanoseconds)> stepHook;
  /// The same before each step.
  std::function<void(size_t step)> beforeStep;
  /// Asked before each group of steps of a run on the host, on the thread that
  /// called run(). Where it says so, the run ends and fails; its outputs and
  /// the state of the plan are then of no use.
  std::function<bool()> isCanceled;
  /// Note when each slice of each step runs, and where: PlanExecutor::trace().
  /// Steps run as without it. On a device, each step is one event with the
  /// times that the device notes.
  bool trace = false;
};

/// A step, or a slice of it, in the last run.
struct TraceEvent {
  unsigned step = 0;
  unsigned slice = 0, slices = 1;
  /// 0: the one that called run(); others in the order in which they came.
  unsigned thread = 0;
  /// Nanoseconds since the first step began.
  int64_t begin = 0, end = 0;
};

/// Runs a plan, as often as one likes, with different arrays each time. The
/// temporaries are allocated once and kept; a run allocates nothing but outputs
/// whose buffers were not in use yet. One run at a time; threads that want to
/// run one plan concurrently take an executor each. Runs that share a State
/// wait for each other.
class PlanExecutor {
public:
  /// Errors: the plan does not verify, options out of range, out of memory.
  static Expected<PlanExecutor> create(std::shared_ptr<const Plan> plan,
                                       ExecutorOptions options = {});

  PlanExecutor(PlanExecutor &&other);
  PlanExecutor &operator=(PlanExecutor &&other);
  ~PlanExecutor();

  /// Chooses the value of a variable for the runs from here on. Errors: there
  /// is no such variable, the program binds it, the value is out of bounds.
  Error setVariable(const std::string &name, int64_t value);

  /// Computes `outputs` from `inputs`. A variable that is a size of an input
  /// has the value that this input has, and that the caller chose, if any.
  /// Inputs that the plan marks as donated hold no defined values afterwards;
  /// an output that one of them is donated to may share its buffer, and is
  /// copied there otherwise. Errors, all found before the first step: count,
  /// type or buffer size of an argument differs from the plan, sizes that give
  /// a variable two values or one out of its bounds, a box that is not inside
  /// of its tensor, an output overlaps an
  /// input or another output, out of memory for an output, a variable without a
  /// value.
  Error run(Span<Array> inputs, Span<Array> outputs);

  /// Arrays of the plan's output types, allocated on first use. Error: a size
  /// depends on a variable that has no value.
  Expected<std::vector<Array>> makeOutputs();
  /// The same for a run of these inputs; outputs that one of them is donated to
  /// share its buffer. Errors as for run().
  Expected<std::vector<Array>> makeOutputs(Span<Array> inputs);

  const Plan &plan() const;

  /// Of the last run, by step and slice; see ExecutorOptions::trace. Valid
  /// until the next one.
  Span<TraceEvent> trace() const;

  /// What a Launch or Copy step is given while a run lasts: the first byte of
  /// each slot, then each scalar as an integer. Of a device, slots are copied
  /// to memory of this process, which the next call overwrites. Error: that
  /// failed.
  Expected<Span<void *>> arguments(size_t step) const;

private:
  struct Impl;
  explicit PlanExecutor(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_PLAN_H
