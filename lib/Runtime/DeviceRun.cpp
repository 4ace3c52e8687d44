//===- DeviceRun.cpp - Runs of a plan on a device ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceRun.h"

#include <chrono>
#include <cstring>

using namespace uop::runtime;

/// What is copied to staging memory first. Larger inputs are read where they
/// are, so that weights take no memory twice.
static constexpr size_t maxStagedBytes = size_t(16) << 20;

DeviceRun::DeviceRun(std::shared_ptr<const Plan> plan)
    : plan(std::move(plan)) {}

Expected<std::unique_ptr<DeviceRun>>
DeviceRun::create(std::shared_ptr<const Plan> plan,
                  const ExecutorOptions &options) {
  std::unique_ptr<DeviceRun> run(new DeviceRun(std::move(plan)));
  const Plan &of = *run->plan;
  run->options = options;
  if (!of.programs.empty() &&
      (!of.module || of.module->numKernels() != of.programs.size()))
    return Error::failure("plan '" + of.name + "' has no code for device '" +
                          of.device->getName() + "'");
  if (!of.device->getAllocator())
    return Error::failure("device '" + of.device->getName() +
                          "' has no memory to give");
  for (const Program &program : of.programs) {
    run->zeros.emplace_back(program.checks.size());
    run->found.emplace_back(program.checks.size());
  }
  if (Error error = run->prepare())
    return run->recover(std::move(error));
  return run;
}

/// Makes the device usable again where an error has made it useless.
Error DeviceRun::recover(Error error) {
  // Nothing may be under way when the caller frees its arrays.
  if (stream)
    (void)bool(stream->synchronize());
  if (Error lost = plan->device->recover())
    return Error::failure(error.message() + "; " + lost.message());
  return error;
}

//===----------------------------------------------------------------------===//
// Preparation
//===----------------------------------------------------------------------===//

Expected<Buffer> DeviceRun::allocate(size_t bytes, Allocator *allocator) const {
  Buffer buffer = Buffer::create(bytes, allocator);
  if (Error error = bytes ? buffer.allocate() : Error::success())
    return failRun(error);
  return buffer;
}

/// Everything on the device, from the beginning.
Error DeviceRun::prepare() {
  generation.reset();
  graph = nullptr;
  to.clear();
  back.clear();
  checks.clear();
  slots.clear();
  stream = nullptr;
  uint64_t now = plan->device->getGeneration();
  Expected<std::unique_ptr<Stream>> made = plan->device->createStream();
  if (!made)
    return failRun(made.takeError());
  stream = std::move(*made);
  if (Error error = placeSlots())
    return error;
  if (Error error = placeChecks())
    return error;
  if (Error error = stream->synchronize())
    return failRun(error);
  if (Error error = addTransfers())
    return error;
  // Devices that note no times have steps that are waited for.
  keepsTimes = options.trace && !stream->keepTimes();
  bool isByStep = options.trace || options.stepHook || options.beforeStep;
  if (!isByStep && !plan->hasBranches())
    if (Error error = buildGraph())
      return failRun(error);
  generation = now;
  return Error::success();
}

Error DeviceRun::placeSlots() {
  for (const Slot &slot : plan->slots) {
    Expected<Buffer> buffer =
        slot.kind == Slot::Kind::View
            ? slots[slot.index].view(slot.offset, slot.bytes)
            : allocate(slot.bytes, plan->device->getAllocator());
    if (!buffer)
      return buffer.takeError();
    if (slot.kind == Slot::Kind::Constant && slot.bytes)
      if (Error error = plan->device->copy(*stream, *buffer, slot.constant))
        return failRun(error);
    slots.push_back(std::move(*buffer));
  }
  return Error::success();
}

Error DeviceRun::placeChecks() {
  for (const Program &program : plan->programs) {
    Expected<Buffer> buffer = allocate(program.checks.size() * sizeof(uint64_t),
                                       plan->device->getAllocator());
    if (!buffer)
      return buffer.takeError();
    checks.push_back(std::move(*buffer));
  }
  return Error::success();
}

Error DeviceRun::addTransfer(std::vector<Transfer> &list, Transfer transfer,
                             bool isStaged) {
  transfer.bytes = transfer.onDevice.size();
  if (!transfer.bytes)
    return Error::success();
  if (isStaged) {
    Expected<Buffer> staging =
        allocate(transfer.bytes, plan->device->getStagingAllocator());
    if (!staging)
      return staging.takeError();
    transfer.staging = *staging;
  }
  list.push_back(std::move(transfer));
  return Error::success();
}

/// What goes back is staged always: arrays of the caller are written when
/// nothing can fail any more.
Error DeviceRun::addTransfers() {
  size_t numInputs = plan->inputs.size();
  bool hasStaging = plan->device->getStagingAllocator() != nullptr;
  auto addTo = [&](Transfer transfer) {
    bool isStaged = hasStaging && transfer.onDevice.size() <= maxStagedBytes;
    return addTransfer(to, std::move(transfer), isStaged);
  };
  auto addBack = [&](Transfer transfer) {
    return addTransfer(back, std::move(transfer), /*isStaged=*/true);
  };
  for (unsigned number = 0; number < slots.size(); ++number) {
    const Slot &slot = plan->slots[number];
    Error error = Error::success();
    if (slot.kind == Slot::Kind::Input)
      error = addTo({number, false, slots[number], {}, slot.index});
    else if (slot.kind == Slot::Kind::Output)
      error =
          addBack({number, false, slots[number], {}, numInputs + slot.index});
    else if (slot.kind == Slot::Kind::State)
      error =
          addTo({number, false, slots[number], {}, {}, slot.constant.data()});
    if (!error && slot.kind == Slot::Kind::State)
      error =
          addBack({number, false, slots[number], {}, {}, slot.constant.data()});
    if (slot.kind == Slot::Kind::Input && slot.isDonated)
      for (const Donation &donation : plan->donations)
        if (donation.input == slot.index && !error)
          error = addBack(
              {number, false, slots[number], {}, numInputs + donation.output});
    if (error)
      return error;
  }
  for (unsigned i = 0; i < checks.size(); ++i) {
    if (Error error = addTo({i, true, checks[i], {}, {}, zeros[i].data()}))
      return error;
    if (Error error = addBack({i, true, checks[i], {}, {}, found[i].data()}))
      return error;
  }
  return Error::success();
}

/// The graph of a run, unless the device has none.
Error DeviceRun::buildGraph() {
  Expected<std::unique_ptr<CommandGraph>> made = plan->device->createGraph();
  if (!made)
    return made.takeError();
  if (!*made)
    return Error::success();
  CommandGraph &commands = **made;
  CommandOrder order(*plan);
  unsigned count = 0;
  auto note = [&](const Transfer &transfer, bool isWritten) {
    if (transfer.isOfChecks)
      order.addChecks(transfer.number);
    else
      order.addSlot(transfer.number, isWritten);
  };
  auto addCopy = [&](const Buffer &destination,
                     const Buffer &source) -> Expected<unsigned> {
    return commands.addCopy(destination, source, order.finish(count++));
  };
  for (Transfer &transfer : to) {
    if (!transfer.staging.size())
      continue;
    note(transfer, /*isWritten=*/true);
    Expected<unsigned> added = addCopy(transfer.onDevice, transfer.staging);
    if (!added)
      return added.takeError();
    transfer.command = *added;
  }
  // Any values will do: those that change are set in each run.
  std::vector<int64_t> noScalars(plan->scalars.size());
  patches.clear();
  for (size_t i = 0; i < plan->steps.size(); ++i) {
    const Step &step = plan->steps[i];
    if (step.kind == Step::Kind::Copy && plan->slots[step.slots[0]].bytes) {
      order.addSlot(step.slots[0], /*isWritten=*/false);
      order.addSlot(step.slots[1], /*isWritten=*/true);
      Expected<unsigned> added =
          addCopy(slots[step.slots[1]], slots[step.slots[0]]);
      if (!added)
        return added.takeError();
    }
    if (step.kind != Step::Kind::Launch ||
        plan->programs[step.program].threadExtent == 0)
      continue;
    const Program &program = plan->programs[step.program];
    for (size_t j = 0; j < step.slots.size(); ++j)
      order.addSlot(step.slots[j], program.written[j]);
    if (!program.checks.empty())
      order.addChecks(step.program);
    setPointers(step, noScalars);
    Expected<unsigned> added =
        commands.addLaunch(*plan->module, step.program, pointers,
                           getSizes(program), order.finish(count++));
    if (!added)
      return failStep(i, added.takeError());
    if (!step.scalars.empty())
      patches.push_back({*added, i});
  }
  for (Transfer &transfer : back) {
    note(transfer, /*isWritten=*/false);
    Expected<unsigned> added = addCopy(transfer.staging, transfer.onDevice);
    if (!added)
      return added.takeError();
    transfer.command = *added;
  }
  graph = std::move(*made);
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// Puts a copy into the stream, which is of a step or moves arguments.
Error DeviceRun::copy(const Buffer &destination, const Buffer &source,
                      std::optional<size_t> step) {
  if (!source.size())
    return Error::success();
  timedSteps.push_back(step);
  return plan->device->copy(*stream, destination, source);
}

void DeviceRun::setPointers(const Step &step, Span<int64_t> values) {
  pointers.clear();
  for (unsigned slot : step.slots)
    pointers.push_back(plan->slots[slot].bytes ? slots[slot].data() : nullptr);
  for (unsigned scalar : step.scalars)
    pointers.push_back(
        reinterpret_cast<void *>(static_cast<intptr_t>(values[scalar])));
  if (!plan->programs[step.program].checks.empty())
    pointers.push_back(checks[step.program].data());
}

LaunchSizes DeviceRun::getSizes(const Program &program) const {
  LaunchSizes sizes;
  sizes.block[0] = program.blockSize;
  sizes.grid[0] = (program.threadExtent - 1) / program.blockSize + 1;
  return sizes;
}

/// Whether a branch goes on to its target: what was computed so far decides.
Expected<bool> DeviceRun::isTaken(const Step &step) {
  uint8_t condition = 0;
  Expected<Buffer> host = Buffer::fromMemory(&condition, 1);
  Expected<Buffer> part = slots[step.slots[0]].view(0, 1);
  if (!host || !part)
    return host ? part.takeError() : host.takeError();
  if (Error error = copy(*host, *part))
    return error;
  if (Error error = stream->synchronize())
    return error;
  return condition == 0;
}

Error DeviceRun::failRun(const Error &error) const {
  return Error::failure("plan '" + plan->name + "' on device '" +
                        plan->device->getName() + "': " + error.message());
}

Error DeviceRun::failStep(size_t step, const Error &error) const {
  const Step &of = plan->steps[step];
  std::string where = "step " + std::to_string(step) + " of '" + plan->name +
                      "' on device '" + plan->device->getName() + "'";
  if (of.kind == Step::Kind::Launch) {
    const Program &program = plan->programs[of.program];
    where += ", kernel '" + program.name + "'";
    if (!program.provenance.empty())
      where += " (" + program.provenance + ")";
  }
  return Error::failure(where + ": " + error.message());
}

/// Puts a step into the stream; `next` is the one that follows.
Error DeviceRun::runStep(size_t number, Span<int64_t> values, size_t &next) {
  const Step &step = plan->steps[number];
  next = number + 1;
  switch (step.kind) {
  case Step::Kind::Launch: {
    const Program &program = plan->programs[step.program];
    if (program.threadExtent == 0)
      return Error::success();
    setPointers(step, values);
    timedSteps.push_back(number);
    return plan->module->launch(*stream, step.program, pointers,
                                getSizes(program));
  }
  case Step::Kind::Copy:
    return copy(slots[step.slots[1]], slots[step.slots[0]], number);
  case Step::Kind::Jump:
    next = step.target;
    return Error::success();
  case Step::Kind::Branch: {
    Expected<bool> taken = isTaken(step);
    if (!taken)
      return taken.takeError();
    if (*taken)
      next = step.target;
    return Error::success();
  }
  case Step::Kind::Allocate:
  case Step::Kind::Deallocate:
    return Error::success();
  }
  return Error::success();
}

Error DeviceRun::runSteps(Span<int64_t> values) {
  using Clock = std::chrono::steady_clock;
  auto since = [](Clock::time_point start) {
    return int64_t(std::chrono::duration_cast<std::chrono::nanoseconds>(
                       Clock::now() - start)
                       .count());
  };
  bool isWaitedFor = options.stepHook || (options.trace && !keepsTimes);
  Clock::time_point first = Clock::now();
  for (size_t i = 0, next; i < plan->steps.size(); i = next) {
    if (options.beforeStep)
      options.beforeStep(i);
    Clock::time_point start = Clock::now();
    int64_t begin = since(first);
    Error error = runStep(i, values, next);
    // A hook wants the time of each step by itself.
    if (!error && isWaitedFor)
      error = stream->synchronize();
    if (error)
      return failStep(i, error);
    if (options.trace && !keepsTimes)
      addTime(i, begin, since(first));
    if (options.stepHook)
      options.stepHook(i, since(start));
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

size_t DeviceRun::countBytes(const Transfer &transfer,
                             Span<size_t> bytes) const {
  return transfer.argument ? std::min(transfer.bytes, bytes[*transfer.argument])
                           : transfer.bytes;
}

Error DeviceRun::copyPart(const Transfer &transfer, const Buffer &host,
                          size_t count, bool isTo) {
  Expected<Buffer> there = transfer.onDevice.view(0, count);
  Expected<Buffer> here = host.view(0, count);
  if (!there || !here)
    return there ? here.takeError() : there.takeError();
  return isTo ? copy(*there, *here) : copy(*here, *there);
}

Error DeviceRun::transferTo(Span<void *> arguments, Span<size_t> bytes) {
  for (const Transfer &transfer : to) {
    size_t count = countBytes(transfer, bytes);
    void *source =
        transfer.argument ? arguments[*transfer.argument] : transfer.memory;
    bool isStaged = transfer.staging.size() != 0;
    if (isStaged && count)
      std::memcpy(transfer.staging.data(), source, count);
    if (transfer.command) {
      // A copy of the graph moves something.
      if (Error error =
              graph->setBytes(*transfer.command, std::max<size_t>(count, 1)))
        return error;
      continue;
    }
    if (!count)
      continue;
    Expected<Buffer> host =
        isStaged ? transfer.staging : Buffer::fromReadOnlyMemory(source, count);
    if (!host)
      return host.takeError();
    if (Error error = copyPart(transfer, *host, count, /*isTo=*/true))
      return error;
  }
  return Error::success();
}

/// To the staging memory; a graph does so itself.
Error DeviceRun::transferBack(Span<size_t> bytes) {
  for (const Transfer &transfer : back) {
    size_t count = countBytes(transfer, bytes);
    if (!count)
      continue;
    if (Error error =
            copyPart(transfer, transfer.staging, count, /*isTo=*/false))
      return error;
  }
  return Error::success();
}

Error DeviceRun::runGraph(Span<int64_t> values) {
  for (auto [command, step] : patches) {
    setPointers(plan->steps[step], values);
    if (Error error = graph->setArgs(command, pointers))
      return failStep(step, error);
  }
  Error error = graph->run(*stream);
  if (!error)
    error = stream->synchronize();
  if (!error)
    return error;
  return Error::failure(error.message() +
                        "; step by step, as with --profile of uop-run, the "
                        "error names the kernel");
}

/// A step of a loop lasts as long as all its runs together.
void DeviceRun::addTime(size_t step, int64_t begin, int64_t end) {
  CommandTime &time = times[step];
  if (time.end == time.begin)
    time = {begin, begin};
  time.end += end - begin;
}

/// When the steps ran, as the device has noted.
Error DeviceRun::takeTimes() {
  Expected<std::vector<CommandTime>> taken = stream->takeTimes();
  if (!taken)
    return taken.takeError();
  if (taken->size() != timedSteps.size())
    return Error::failure("the device noted " + std::to_string(taken->size()) +
                          " commands of " + std::to_string(timedSteps.size()));
  for (size_t i = 0; i < taken->size(); ++i) {
    CommandTime time = (*taken)[i];
    int64_t first = taken->front().begin;
    if (timedSteps[i])
      addTime(*timedSteps[i], time.begin - first, time.end - first);
  }
  return Error::success();
}

void DeviceRun::noteTimes(Trace &trace) const {
  trace.setEach([&](unsigned step) { return times[step]; });
}

Error DeviceRun::runOnce(Span<void *> arguments, Span<size_t> bytes,
                         Span<int64_t> values) {
  timedSteps.clear();
  if (Error error = transferTo(arguments, bytes))
    return failRun(error);
  if (graph) {
    if (Error error = runGraph(values))
      return failRun(error);
    return Error::success();
  }
  if (Error error = runSteps(values))
    return error;
  // What fails in a kernel is told here, and not by the copies.
  if (Error error = stream->synchronize())
    return failRun(error);
  if (Error error = transferBack(bytes))
    return failRun(error);
  Error error = keepsTimes ? takeTimes() : stream->synchronize();
  return error ? failRun(error) : Error::success();
}

Error DeviceRun::run(Span<void *> arguments, Span<size_t> bytes,
                     Span<int64_t> values,
                     std::vector<std::vector<uint64_t>> &failures) {
  if (generation != plan->device->getGeneration())
    if (Error error = prepare())
      return recover(std::move(error));
  scalars = values;
  if (options.trace)
    times.assign(plan->steps.size(), CommandTime());
  if (Error error = runOnce(arguments, bytes, values)) {
    // Some times may be left.
    if (keepsTimes)
      generation.reset();
    return recover(std::move(error));
  }
  for (const Transfer &transfer : back) {
    void *memory =
        transfer.argument ? arguments[*transfer.argument] : transfer.memory;
    if (size_t count = countBytes(transfer, bytes))
      std::memcpy(memory, transfer.staging.data(), count);
  }
  for (size_t i = 0; i < failures.size(); ++i)
    std::copy(found[i].begin(), found[i].end(), failures[i].begin());
  return Error::success();
}

Expected<Span<void *>> DeviceRun::copyArguments(size_t number) {
  const Step &step = plan->steps[number];
  mirrors.clear();
  for (unsigned slot : step.slots) {
    Expected<Buffer> mirror = allocate(slots[slot].size(), nullptr);
    if (!mirror)
      return mirror.takeError();
    if (Error error = copy(*mirror, slots[slot]))
      return failStep(number, error);
    mirrors.push_back(*mirror);
  }
  if (Error error = stream->synchronize())
    return failStep(number, error);
  pointers.clear();
  for (const Buffer &mirror : mirrors)
    pointers.push_back(mirror.data());
  for (unsigned scalar : step.scalars)
    pointers.push_back(
        reinterpret_cast<void *>(static_cast<intptr_t>(scalars[scalar])));
  return Span<void *>(pointers);
}
