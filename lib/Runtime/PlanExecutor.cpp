//===- PlanExecutor.cpp - Running a plan ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include "DeviceRun.h"
#include "Overlap.h"
#include "PlanTrace.h"
#include "Scalars.h"
#include "SharedWork.h"
#include "ThreadPool.h"
#include "uop/Runtime/StepGroups.h"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <mutex>
#include <optional>

using namespace uop::runtime;

/// More would only be a mistake in a unit or a sign.
static constexpr unsigned maxThreads = 4096;

namespace {

/// Where a slot's bytes are: fixed memory, or an argument of the run.
struct Place {
  char *memory = nullptr;
  bool isArgument = false;
  unsigned argument = 0;
  size_t offset = 0;
};

/// An entry of the pointer table that follows an argument of the run.
struct Patch {
  size_t entry;
  unsigned argument;
  size_t offset;
};

/// An entry of the pointer table that is a scalar.
struct ScalarPatch {
  size_t entry;
  unsigned scalar;
};

/// A step with everything looked up.
struct Action {
  Step::Kind kind;
  /// Launch: the kernel.
  const Program *program = nullptr;
  /// The first of its pointers in the table.
  size_t firstPointer = 0;
  /// Copy: bytes, at most.
  size_t bytes = 0;
  /// Copy: whether an argument of the run may have less.
  bool isPart = false;
  /// Launch: the slices that it is cut into; Copy: 1. Less than two: run whole.
  unsigned slices = 1;
  /// The first of its events in the trace.
  size_t firstEvent = 0;
  /// Branch, Jump: where it goes.
  size_t target = 0;
};

/// Actions that run one after another, or concurrently.
struct ActionGroup {
  /// In the order of actions.
  size_t first = 0, count = 0;
  /// Of the tasks; 1: there is nothing to share.
  unsigned tasks = 1;
  bool isConcurrent = false;
};

} // namespace

struct PlanExecutor::Impl {
  std::shared_ptr<const Plan> plan;
  /// The last run, by the options.
  bool isCanceled = false;
  ExecutorOptions options;
  std::unique_ptr<ThreadPool> pool;
  std::vector<Buffer> temporaries;
  std::vector<Action> actions;
  /// Where some run concurrently, the actions by group; none otherwise.
  std::vector<ActionGroup> groups;
  std::vector<unsigned> order;
  std::vector<void *> pointers;
  std::vector<Patch> patches;
  std::vector<ScalarPatch> scalarPatches;
  /// For each variable, what the caller chose; and what follows from it.
  std::vector<std::optional<int64_t>> chosen;
  std::vector<int64_t> scalars;
  bool scalarsAreNew = true;
  /// The types of inputs, then outputs, in this run.
  std::vector<TensorInfo> types;
  bool hasSizes = false;
  /// The values that variables have in this run, and for each the input that
  /// says so, or -1 for the caller.
  std::vector<std::optional<int64_t>> values;
  std::vector<int> givers;
  /// For each input, then each output: bytes, and the pointer of the last run.
  std::vector<size_t> argumentBytes;
  std::vector<void *> argumentPointers;
  /// For each input, whether steps may write it.
  std::vector<bool> isDonated;
  /// For each input, none; for each output, the input donated to it.
  std::vector<std::optional<unsigned>> donors;
  /// Scratch of the overlap check, of one entry an argument.
  std::vector<ByteRange> ranges;
  /// For each program, what its checks have found.
  std::vector<std::vector<uint64_t>> failures;
  bool hasChecks = false;
  bool hasRun = false;
  /// Nothing unless the options ask for it.
  std::optional<Trace> trace;
  /// Null: the plan runs on the CPU.
  std::unique_ptr<DeviceRun> deviceRun;

  Error prepare();
  Error prepareArguments();
  void addAction(const Step &step, const std::vector<Place> &places);
  Expected<std::vector<Place>> placeSlots();
  Error bind(Span<Array> inputs, Span<Array> outputs);
  Error bindOne(const char *what, unsigned i, const Array &array,
                unsigned argument, bool &changed);
  Error checkOverlap();
  Error bindScalars(Span<Array> inputs);
  Error bindVariables(Span<Array> inputs);
  Error bindSizes();
  Expected<std::vector<Array>> makeOutputs() const;
  Error checkAccesses();
  void groupActions();
  bool mustStop();
  void runSteps();
  void runGroups();
  void runConcurrently(const ActionGroup &group);
  void runSlice(const Action &action, unsigned slice);
  void runTraced(const Action &action, unsigned slice, int64_t begin,
                 int64_t end);
  void copy(const Action &action);
  bool goesElsewhere(const Action &action) const;
  void copyDonations();
  size_t countBytes(const Action &action) const;
  void launch(const Action &action);
  std::string argumentName(unsigned argument) const;
  Error countError(const char *what, size_t expected, size_t got) const;
};

PlanExecutor::PlanExecutor(std::unique_ptr<Impl> impl)
    : impl(std::move(impl)) {}
PlanExecutor::PlanExecutor(PlanExecutor &&other) = default;
PlanExecutor &PlanExecutor::operator=(PlanExecutor &&other) = default;
PlanExecutor::~PlanExecutor() = default;

const Plan &PlanExecutor::plan() const { return *impl->plan; }

Span<TraceEvent> PlanExecutor::trace() const {
  return impl->trace ? Span<TraceEvent>(impl->trace->get())
                     : Span<TraceEvent>();
}

Expected<Span<void *>> PlanExecutor::arguments(size_t step) const {
  const Step &of = impl->plan->steps[step];
  if (impl->deviceRun)
    return impl->deviceRun->copyArguments(step);
  return Span<void *>(impl->pointers.data() + impl->actions[step].firstPointer,
                      of.slots.size() + of.scalars.size());
}

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

Expected<std::vector<Place>> PlanExecutor::Impl::placeSlots() {
  unsigned numInputs = plan->inputs.size();
  std::vector<Place> places(plan->slots.size());
  for (size_t i = 0; i < places.size(); ++i) {
    const Slot &slot = plan->slots[i];
    Place &place = places[i];
    Buffer buffer;
    switch (slot.kind) {
    case Slot::Kind::Input:
      place.isArgument = true;
      place.argument = slot.index;
      continue;
    case Slot::Kind::Output:
      place.isArgument = true;
      place.argument = numInputs + slot.index;
      continue;
    case Slot::Kind::View:
      place = places[slot.index];
      place.offset += slot.offset;
      if (place.memory)
        place.memory += slot.offset;
      continue;
    case Slot::Kind::Constant:
    case Slot::Kind::State:
      buffer = slot.constant;
      break;
    case Slot::Kind::Temporary:
      if (plan->device) // has it in its own memory
        continue;
      buffer = Buffer::create(slot.bytes);
      temporaries.push_back(buffer);
      break;
    }
    if (Error error = buffer.allocate())
      return Error::failure("plan '" + plan->name + "': slot " +
                            std::to_string(i) + ": " + error.message());
    place.memory = static_cast<char *>(buffer.data());
  }
  return places;
}

/// Collects what is known of the inputs and outputs before a run.
Error PlanExecutor::Impl::prepareArguments() {
  for (const std::vector<TensorInfo> *infos : {&plan->inputs, &plan->outputs})
    for (const TensorInfo &type : *infos) {
      Expected<size_t> bytes = type.byteSize();
      if (!bytes)
        return Error::failure("plan '" + plan->name + "': " + bytes.message());
      argumentBytes.push_back(*bytes);
      types.push_back(type);
    }
  for (const auto *lists : {&plan->inputSizes, &plan->outputSizes})
    for (const std::vector<int> &sizes : *lists)
      hasSizes |= !sizes.empty();
  argumentPointers.resize(argumentBytes.size());
  donors.resize(argumentBytes.size());
  for (const Donation &donation : plan->donations)
    donors[plan->inputs.size() + donation.output] = donation.input;
  isDonated.resize(plan->inputs.size());
  for (const Slot &slot : plan->slots)
    if (slot.kind == Slot::Kind::Input && slot.isDonated)
      isDonated[slot.index] = true;
  ranges.reserve(argumentBytes.size());
  return Error::success();
}

/// Adds the action of a step, with a pointer for each of its operands.
void PlanExecutor::Impl::addAction(const Step &step,
                                   const std::vector<Place> &places) {
  Action action{step.kind, nullptr, pointers.size(), 0, false,
                1,         0,       step.target};
  if (step.kind == Step::Kind::Launch) {
    action.program = &plan->programs[step.program];
    action.slices =
        std::min<int64_t>(options.threads, action.program->threadExtent);
  } else if (step.kind == Step::Kind::Copy) {
    action.bytes = plan->slots[step.slots[0]].bytes;
  }
  action.isPart = hasSizes && step.kind == Step::Kind::Copy;
  // Allocation steps stay in the list, so that hooks see the plan's numbers.
  actions.push_back(action);
  for (unsigned slot : step.slots) {
    const Place &place = places[slot];
    if (place.isArgument)
      patches.push_back({pointers.size(), place.argument, place.offset});
    pointers.push_back(place.memory);
  }
  for (unsigned scalar : step.scalars) {
    scalarPatches.push_back({pointers.size(), scalar});
    pointers.push_back(nullptr);
  }
  if (action.program && !action.program->checks.empty())
    pointers.push_back(failures[step.program].data());
}

Error PlanExecutor::Impl::prepare() {
  if (Error error = prepareArguments())
    return error;
  Expected<std::vector<Place>> places = placeSlots();
  if (!places)
    return places.takeError();
  for (const Program &program : plan->programs) {
    failures.emplace_back(program.checks.size());
    hasChecks |= !program.checks.empty();
  }
  for (const Step &step : plan->steps)
    addAction(step, *places);
  chosen.resize(plan->variables.size());
  values.resize(plan->variables.size());
  givers.assign(plan->variables.size(), -1);
  if (options.threads > 1 && !plan->device) {
    pool = std::make_unique<ThreadPool>(options.threads);
    groupActions();
  }
  if (options.trace) {
    trace.emplace();
    for (size_t i = 0; i < actions.size(); ++i)
      if (actions[i].kind == Step::Kind::Launch ||
          actions[i].kind == Step::Kind::Copy)
        actions[i].firstEvent = trace->add(i, actions[i].slices);
  }
  return Error::success();
}

/// A hook wants each step by itself, in the plan's order.
void PlanExecutor::Impl::groupActions() {
  if (options.stepHook || options.beforeStep)
    return;
  bool anyConcurrent = false;
  for (const StepGroup &group : groupSteps(*plan, options.threads)) {
    ActionGroup &made = groups.emplace_back();
    made.first = order.size();
    made.count = group.steps.size();
    made.isConcurrent = group.isConcurrent;
    made.tasks = 0;
    for (unsigned step : group.steps) {
      order.push_back(step);
      made.tasks += actions[step].slices;
    }
    anyConcurrent |= group.isConcurrent;
  }
  if (!anyConcurrent)
    groups.clear();
}

Expected<PlanExecutor> PlanExecutor::create(std::shared_ptr<const Plan> plan,
                                            ExecutorOptions options) {
  if (!plan)
    return Error::failure("no plan to execute");
  if (options.threads < 1 || options.threads > maxThreads)
    return Error::failure("cannot run on " + std::to_string(options.threads) +
                          " threads; 1 to " + std::to_string(maxThreads) +
                          " are possible");
  if (Error error = plan->verify())
    return error;
  auto impl = std::make_unique<Impl>();
  impl->plan = std::move(plan);
  impl->options = std::move(options);
  if (Error error = impl->prepare())
    return error;
  if (impl->plan->device) {
    auto run = DeviceRun::create(impl->plan, impl->options);
    if (!run)
      return run.takeError();
    impl->deviceRun = std::move(*run);
  }
  return PlanExecutor(std::move(impl));
}

Expected<std::vector<Array>> PlanExecutor::Impl::makeOutputs() const {
  std::vector<Array> arrays;
  for (size_t i = plan->inputs.size(); i < types.size(); ++i) {
    Expected<Array> array = Array::create(types[i].dtype, types[i].shape);
    if (!array)
      return array.takeError();
    arrays.push_back(std::move(*array));
  }
  return arrays;
}

Expected<std::vector<Array>> PlanExecutor::makeOutputs() {
  if (impl->hasSizes)
    if (Error error = impl->bindScalars({}))
      return error;
  return impl->makeOutputs();
}

Expected<std::vector<Array>> PlanExecutor::makeOutputs(Span<Array> inputs) {
  if (inputs.size() != impl->plan->inputs.size())
    return impl->countError("input", impl->plan->inputs.size(), inputs.size());
  if (impl->hasSizes)
    if (Error error = impl->bindScalars(inputs))
      return error;
  Expected<std::vector<Array>> arrays = impl->makeOutputs();
  if (arrays)
    for (const Donation &donation : impl->plan->donations)
      (*arrays)[donation.output].buffer = inputs[donation.input].buffer;
  return arrays;
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

std::string PlanExecutor::Impl::argumentName(unsigned argument) const {
  unsigned numInputs = plan->inputs.size();
  return argument < numInputs
             ? "input " + std::to_string(argument)
             : "output " + std::to_string(argument - numInputs);
}

Error PlanExecutor::Impl::bindOne(const char *what, unsigned i,
                                  const Array &array, unsigned argument,
                                  bool &changed) {
  const TensorInfo &type = types[argument];
  auto fail = [&](const std::string &why) {
    return Error::failure(std::string(what) + " " + std::to_string(i) +
                          " of '" + plan->name + "': " + why);
  };
  if (array.dtype != type.dtype || array.shape != type.shape)
    return fail("expected " + type.typeString() + ", got " +
                array.typeString());
  size_t bytes = argumentBytes[argument];
  if (array.buffer.size() < bytes)
    return fail(type.typeString() + " needs " + std::to_string(bytes) +
                " bytes, its buffer has " +
                std::to_string(array.buffer.size()));
  void *data = array.data();
  if (!data)
    return fail(array.buffer.allocate().message());
  bool isWritten = argument >= plan->inputs.size() || isDonated[argument];
  if (isWritten && array.buffer.isReadOnly())
    return fail("its memory is read-only");
  if (data == argumentPointers[argument])
    return Error::success();
  if (reinterpret_cast<uintptr_t>(data) % byteWidth(type.dtype))
    return fail("its memory is not aligned to the " +
                std::to_string(byteWidth(type.dtype)) + " bytes of a " +
                name(type.dtype));
  argumentPointers[argument] = data;
  changed = true;
  return Error::success();
}

Error PlanExecutor::Impl::checkOverlap() {
  ranges.clear();
  unsigned numInputs = plan->inputs.size();
  for (unsigned i = 0; i < argumentBytes.size(); ++i) {
    // An output in the memory of the input that is donated to it.
    if (donors[i] && argumentPointers[i] == argumentPointers[*donors[i]])
      continue;
    uint64_t begin = reinterpret_cast<uintptr_t>(argumentPointers[i]);
    ranges.push_back({0, begin, begin + argumentBytes[i],
                      i >= numInputs || isDonated[i], i});
  }
  if (auto overlap = findWrittenOverlap(ranges))
    return Error::failure(argumentName(overlap->first) + " and " +
                          argumentName(overlap->second) + " of '" + plan->name +
                          "' share memory");
  return Error::success();
}

Error PlanExecutor::Impl::countError(const char *what, size_t expected,
                                     size_t got) const {
  return Error::failure("'" + plan->name + "' has " + std::to_string(expected) +
                        " " + what + (expected == 1 ? "" : "s") + ", got " +
                        std::to_string(got));
}

Error PlanExecutor::Impl::bind(Span<Array> inputs, Span<Array> outputs) {
  unsigned numInputs = plan->inputs.size();
  if (inputs.size() != numInputs)
    return countError("input", numInputs, inputs.size());
  if (outputs.size() != plan->outputs.size())
    return countError("output", plan->outputs.size(), outputs.size());
  // A run that fails half way leaves some pointers changed: check them again.
  bool changed = !hasRun;
  hasRun = false;
  for (unsigned i = 0; i < numInputs; ++i)
    if (Error error = bindOne("input", i, inputs[i], i, changed))
      return error;
  for (unsigned i = 0; i < outputs.size(); ++i)
    if (Error error = bindOne("output", i, outputs[i], numInputs + i, changed))
      return error;
  if (changed) {
    if (Error error = checkOverlap())
      return error;
    for (const Patch &patch : patches)
      pointers[patch.entry] =
          static_cast<char *>(argumentPointers[patch.argument]) + patch.offset;
  }
  hasRun = true;
  return Error::success();
}

/// The values of variables: what the caller chose, and the sizes of inputs.
Error PlanExecutor::Impl::bindVariables(Span<Array> inputs) {
  for (size_t i = 0; i < chosen.size(); ++i) {
    scalarsAreNew |= chosen[i] && values[i] != chosen[i];
    if (chosen[i])
      values[i] = chosen[i];
    givers[i] = -1;
  }
  auto fail = [&](size_t input, const std::string &why) {
    return Error::failure("input " + std::to_string(input) + " of '" +
                          plan->name + "': " + why);
  };
  size_t count = std::min(inputs.size(), plan->inputSizes.size());
  for (size_t i = 0; i < count; ++i) {
    const std::vector<int> &sizes = plan->inputSizes[i];
    const std::vector<int64_t> &shape = inputs[i].shape;
    if (sizes.empty())
      continue;
    if (shape.size() != sizes.size())
      return fail(i, "expected " + std::to_string(sizes.size()) +
                         " axes, got " + inputs[i].typeString());
    for (size_t axis = 0; axis < sizes.size(); ++axis) {
      if (sizes[axis] < 0)
        continue;
      size_t number = plan->scalars[sizes[axis]].value;
      const Variable &variable = plan->variables[number];
      if (Error error = variable.check(shape[axis]))
        return fail(i, "axis " + std::to_string(axis) + ": " + error.message());
      bool isKnown = chosen[number] || givers[number] >= 0;
      if (isKnown && *values[number] != shape[axis])
        return fail(i, "axis " + std::to_string(axis) + ": variable '" +
                           variable.name + "' is " +
                           std::to_string(*values[number]) +
                           (givers[number] >= 0
                                ? " by input " + std::to_string(givers[number])
                                : " by choice") +
                           ", got " + std::to_string(shape[axis]));
      if (!isKnown) {
        scalarsAreNew |= values[number] != shape[axis];
        values[number] = shape[axis];
        givers[number] = int(i);
      }
    }
  }
  return Error::success();
}

/// The types of arguments, from the scalars.
Error PlanExecutor::Impl::bindSizes() {
  size_t argument = 0;
  for (const auto &[infos, lists] :
       {std::make_pair(&plan->inputs, &plan->inputSizes),
        std::make_pair(&plan->outputs, &plan->outputSizes)})
    for (size_t i = 0; i < infos->size(); ++i, ++argument) {
      if (i >= lists->size() || (*lists)[i].empty())
        continue;
      const std::vector<int> &sizes = (*lists)[i];
      for (size_t axis = 0; axis < sizes.size(); ++axis) {
        if (sizes[axis] < 0)
          continue;
        int64_t size = scalars[sizes[axis]];
        if (size < 0 || size > (*infos)[i].shape[axis])
          return Error::failure(
              "'" + plan->name + "': " + argumentName(argument) +
              " would have " + std::to_string(size) + " elements on axis " +
              std::to_string(axis) + ", room is for " +
              std::to_string((*infos)[i].shape[axis]));
        types[argument].shape[axis] = size;
      }
      argumentBytes[argument] = *types[argument].byteSize();
    }
  return Error::success();
}

Error PlanExecutor::Impl::bindScalars(Span<Array> inputs) {
  if (Error error = bindVariables(inputs))
    return error;
  if (!scalarsAreNew)
    return Error::success();
  if (Error error = evaluateScalars(*plan, values, scalars))
    return Error::failure("'" + plan->name + "': " + error.message());
  if (Error error = bindSizes())
    return error;
  // Other sizes may overlap where the ones before did not.
  hasRun &= !hasSizes;
  for (const ScalarPatch &patch : scalarPatches)
    pointers[patch.entry] =
        reinterpret_cast<void *>(static_cast<intptr_t>(scalars[patch.scalar]));
  scalarsAreNew = false;
  return Error::success();
}

Error PlanExecutor::setVariable(const std::string &name, int64_t value) {
  const std::vector<Variable> &variables = impl->plan->variables;
  auto found = std::find_if(
      variables.begin(), variables.end(),
      [&](const Variable &variable) { return variable.name == name; });
  auto fail = [&](const std::string &what) {
    return Error::failure("'" + impl->plan->name + "': " + what);
  };
  if (found == variables.end())
    return fail("there is no variable '" + name + "'");
  if (!found->isChosen)
    return fail("the program binds variable '" + name + "' itself");
  if (Error error = found->check(value))
    return fail(error.message());
  impl->chosen[found - variables.begin()] = value;
  impl->scalarsAreNew = true;
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

void PlanExecutor::Impl::runSlice(const Action &action, unsigned slice) {
  if (action.slices == 1 && !trace)
    return action.program->entry(pointers.data() + action.firstPointer, 0,
                                 action.program->threadExtent);
  // The first `longer` slices have one element more.
  int64_t size = action.program->threadExtent / action.slices;
  int64_t longer = action.program->threadExtent % action.slices;
  int64_t begin = slice * size + std::min<int64_t>(slice, longer);
  int64_t end = begin + size + (slice < longer ? 1 : 0);
  if (trace)
    return runTraced(action, slice, begin, end);
  action.program->entry(pointers.data() + action.firstPointer, begin, end);
}

/// Apart, so that a run without it saves no registers.
__attribute__((noinline)) void
PlanExecutor::Impl::runTraced(const Action &action, unsigned slice,
                              int64_t begin, int64_t end) {
  Trace::Scope scope(*trace, action.firstEvent + slice);
  action.program->entry(pointers.data() + action.firstPointer, begin, end);
}

void PlanExecutor::Impl::launch(const Action &action) {
  if (action.slices == 0)
    return;
  if (action.slices == 1)
    return runSlice(action, 0);
  SharedWork([&](unsigned i) { runSlice(action, i); }).run(action.slices);
}

/// Whether the run is canceled, which it then stays.
bool PlanExecutor::Impl::mustStop() {
  isCanceled = options.isCanceled && options.isCanceled();
  return isCanceled;
}

/// The bytes of a copy that arguments of this run have.
size_t PlanExecutor::Impl::countBytes(const Action &action) const {
  size_t bytes = action.bytes;
  for (const Patch &patch : patches)
    if (patch.entry == action.firstPointer ||
        patch.entry == action.firstPointer + 1)
      bytes = std::min(
          bytes, argumentBytes[patch.argument] -
                     std::min(patch.offset, argumentBytes[patch.argument]));
  return bytes;
}

void PlanExecutor::Impl::copy(const Action &action) {
  std::optional<Trace::Scope> scope;
  if (trace)
    scope.emplace(*trace, action.firstEvent);
  void *const *args = pointers.data() + action.firstPointer;
  if (action.bytes)
    std::memmove(args[1], args[0],
                 action.isPart ? countBytes(action) : action.bytes);
}

void PlanExecutor::Impl::runConcurrently(const ActionGroup &group) {
  SharedWork([&](unsigned task) {
    // Groups are small: a few kernels of a few slices.
    size_t i = group.first;
    while (task >= actions[order[i]].slices)
      task -= actions[order[i++]].slices;
    const Action &action = actions[order[i]];
    if (action.kind == Step::Kind::Launch)
      runSlice(action, task);
    else
      copy(action);
  }).run(group.tasks);
}

void PlanExecutor::Impl::runGroups() {
  for (const ActionGroup &group : groups) {
    if (mustStop())
      return;
    if (group.isConcurrent) {
      runConcurrently(group);
      continue;
    }
    for (size_t i = group.first; i < group.first + group.count; ++i) {
      const Action &action = actions[order[i]];
      if (action.kind == Step::Kind::Launch)
        launch(action);
      else
        copy(action);
    }
  }
}

/// Whether a step that neither copies nor launches is followed by its target.
bool PlanExecutor::Impl::goesElsewhere(const Action &action) const {
  if (action.kind == Step::Kind::Jump)
    return true;
  return action.kind == Step::Kind::Branch &&
         *static_cast<const uint8_t *>(pointers[action.firstPointer]) == 0;
}

void PlanExecutor::Impl::runSteps() {
  using Clock = std::chrono::steady_clock;
  if (!groups.empty())
    return runGroups();
  bool timed = static_cast<bool>(options.stepHook);
  for (size_t i = 0, next; i < actions.size(); i = next) {
    const Action &action = actions[i];
    next = i + 1;
    if (mustStop())
      return;
    if (options.beforeStep)
      options.beforeStep(i);
    Clock::time_point start = timed ? Clock::now() : Clock::time_point();
    if (action.kind == Step::Kind::Launch)
      launch(action);
    else if (action.kind == Step::Kind::Copy)
      copy(action);
    else if (goesElsewhere(action))
      next = action.target;
    if (timed)
      options.stepHook(i, std::chrono::duration_cast<std::chrono::nanoseconds>(
                              Clock::now() - start)
                              .count());
  }
}

/// Outputs that the caller has elsewhere than in the inputs donated to them.
void PlanExecutor::Impl::copyDonations() {
  for (const Donation &donation : plan->donations) {
    unsigned output = plan->inputs.size() + donation.output;
    const void *from = argumentPointers[donation.input];
    if (argumentPointers[output] != from && argumentBytes[output])
      std::memcpy(argumentPointers[output], from, argumentBytes[output]);
  }
}

/// The first failure, in the order of programs and accesses.
Error PlanExecutor::Impl::checkAccesses() {
  for (size_t i = 0; i < failures.size(); ++i)
    for (size_t j = 0; j < failures[i].size(); ++j) {
      if (failures[i][j] == 0)
        continue;
      const Program &program = plan->programs[i];
      const AccessCheck &check = program.checks[j];
      int64_t index = static_cast<int64_t>(failures[i][j]);
      if (index > 0)
        index += check.size - 1;
      return Error::failure(
          "kernel '" + program.name + "'" +
          (check.isWrite ? " writes" : " reads") + " element " +
          std::to_string(index) + ", outside of a buffer of " +
          std::to_string(check.size) +
          (check.provenance.empty() ? "" : " (" + check.provenance + ")"));
    }
  return Error::success();
}

Error PlanExecutor::run(Span<Array> inputs, Span<Array> outputs) {
  if (Error error = impl->bindScalars(inputs))
    return error;
  if (Error error = impl->bind(inputs, outputs))
    return error;
  std::unique_lock<std::mutex> lock;
  if (impl->plan->state)
    lock = std::unique_lock<std::mutex>(impl->plan->state->runMutex());
  if (impl->trace)
    impl->trace->start();
  if (impl->hasChecks)
    for (std::vector<uint64_t> &words : impl->failures)
      std::fill(words.begin(), words.end(), 0);
  if (impl->deviceRun) {
    if (Error error =
            impl->deviceRun->run(impl->argumentPointers, impl->argumentBytes,
                                 impl->scalars, impl->failures))
      return error;
    if (impl->trace)
      impl->deviceRun->noteTimes(*impl->trace);
    return impl->hasChecks ? impl->checkAccesses() : Error::success();
  }
  if (impl->pool)
    impl->pool->enter(
        [](void *context) { static_cast<Impl *>(context)->runSteps(); },
        impl.get());
  else
    impl->runSteps();
  if (impl->isCanceled)
    return Error::failure("the run was canceled");
  impl->copyDonations();
  if (impl->trace)
    impl->trace->finish();
  return impl->hasChecks ? impl->checkAccesses() : Error::success();
}
