//===- DeviceRun.cpp - Runs of a plan on a device ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceRun.h"

#include <chrono>

using namespace uop::runtime;

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
  Expected<std::unique_ptr<Stream>> stream = of.device->createStream();
  if (!stream)
    return stream.takeError();
  run->stream = std::move(*stream);
  if (Error error = run->placeSlots())
    return error;
  return run;
}

Error DeviceRun::placeSlots() {
  Allocator *allocator = plan->device->getAllocator();
  auto allocate = [&](size_t bytes) -> Expected<Buffer> {
    Buffer buffer = Buffer::create(bytes, allocator);
    if (Error error = bytes ? buffer.allocate() : Error::success())
      return Error::failure("plan '" + plan->name + "' on device '" +
                            plan->device->getName() + "': " + error.message());
    return buffer;
  };
  for (const Slot &slot : plan->slots) {
    Expected<Buffer> buffer =
        slot.kind == Slot::Kind::View
            ? slots[slot.index].view(slot.offset, slot.bytes)
            : allocate(slot.bytes);
    if (!buffer)
      return buffer.takeError();
    if (slot.kind == Slot::Kind::Constant)
      if (Error error = upload(*buffer, slot.constant.data(), slot.bytes))
        return error;
    slots.push_back(std::move(*buffer));
  }
  for (const Program &program : plan->programs) {
    Expected<Buffer> buffer =
        allocate(program.checks.size() * sizeof(uint64_t));
    if (!buffer)
      return buffer.takeError();
    checks.push_back(std::move(*buffer));
  }
  return stream->synchronize();
}

Error DeviceRun::upload(const Buffer &destination, void *source, size_t bytes) {
  if (!bytes)
    return Error::success();
  Expected<Buffer> host = Buffer::fromReadOnlyMemory(source, bytes);
  Expected<Buffer> part = destination.view(0, bytes);
  if (!host || !part)
    return host ? part.takeError() : host.takeError();
  return plan->device->copy(*stream, *part, *host);
}

Error DeviceRun::download(void *destination, const Buffer &source,
                          size_t bytes) {
  if (!bytes)
    return Error::success();
  Expected<Buffer> host = Buffer::fromMemory(destination, bytes);
  Expected<Buffer> part = source.view(0, bytes);
  if (!host || !part)
    return host ? part.takeError() : host.takeError();
  return plan->device->copy(*stream, *host, *part);
}

Error DeviceRun::copyIn(Span<void *> arguments, Span<size_t> bytes) {
  for (size_t i = 0; i < slots.size(); ++i) {
    const Slot &slot = plan->slots[i];
    Error error = Error::success();
    if (slot.kind == Slot::Kind::Input)
      error = upload(slots[i], arguments[slot.index],
                     std::min(slot.bytes, bytes[slot.index]));
    else if (slot.kind == Slot::Kind::State)
      error = upload(slots[i], slot.constant.data(), slot.bytes);
    if (error)
      return error;
  }
  return Error::success();
}

/// What the run computed; nothing is written unless all of it succeeded.
Error DeviceRun::copyOut(Span<void *> arguments, Span<size_t> bytes) {
  size_t numInputs = plan->inputs.size();
  for (size_t i = 0; i < slots.size(); ++i) {
    const Slot &slot = plan->slots[i];
    Error error = Error::success();
    if (slot.kind == Slot::Kind::Output)
      error = download(arguments[numInputs + slot.index], slots[i],
                       std::min(slot.bytes, bytes[numInputs + slot.index]));
    else if (slot.kind == Slot::Kind::State)
      error = download(slot.constant.data(), slots[i], slot.bytes);
    if (error)
      return error;
    if (slot.kind != Slot::Kind::Input || !slot.isDonated)
      continue;
    for (const Donation &donation : plan->donations) {
      size_t output = numInputs + donation.output;
      if (donation.input == slot.index)
        if (Error failed = download(arguments[output], slots[i],
                                    std::min(slot.bytes, bytes[output])))
          return failed;
    }
  }
  return stream->synchronize();
}

Error DeviceRun::launch(const Step &step, Span<int64_t> scalars) {
  const Program &program = plan->programs[step.program];
  if (program.threadExtent == 0)
    return Error::success();
  pointers.clear();
  for (unsigned slot : step.slots)
    pointers.push_back(plan->slots[slot].bytes ? slots[slot].data() : nullptr);
  for (unsigned scalar : step.scalars)
    pointers.push_back(
        reinterpret_cast<void *>(static_cast<intptr_t>(scalars[scalar])));
  if (!program.checks.empty())
    pointers.push_back(checks[step.program].data());
  LaunchSizes sizes;
  sizes.block[0] = program.blockSize;
  sizes.grid[0] = (program.threadExtent - 1) / program.blockSize + 1;
  return plan->module->launch(*stream, step.program, pointers, sizes);
}

/// Whether a branch goes on to its target: what was computed so far decides.
Expected<bool> DeviceRun::isTaken(const Step &step) {
  uint8_t condition = 0;
  if (Error error = download(&condition, slots[step.slots[0]], 1))
    return error;
  if (Error error = stream->synchronize())
    return error;
  return condition == 0;
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

Error DeviceRun::runSteps(Span<int64_t> scalars) {
  using Clock = std::chrono::steady_clock;
  for (size_t i = 0, next; i < plan->steps.size(); i = next) {
    const Step &step = plan->steps[i];
    next = i + 1;
    if (options.beforeStep)
      options.beforeStep(i);
    Clock::time_point start = Clock::now();
    Error error = Error::success();
    if (step.kind == Step::Kind::Launch) {
      error = launch(step, scalars);
    } else if (step.kind == Step::Kind::Copy) {
      if (plan->slots[step.slots[0]].bytes)
        error = plan->device->copy(*stream, slots[step.slots[1]],
                                   slots[step.slots[0]]);
    } else if (step.kind == Step::Kind::Jump) {
      next = step.target;
    } else if (step.kind == Step::Kind::Branch) {
      Expected<bool> taken = isTaken(step);
      if (!taken)
        error = taken.takeError();
      else if (*taken)
        next = step.target;
    }
    // A hook wants the time of each step by itself.
    if (!error && options.stepHook)
      error = stream->synchronize();
    if (error)
      return failStep(i, error);
    if (options.stepHook)
      options.stepHook(i, std::chrono::duration_cast<std::chrono::nanoseconds>(
                              Clock::now() - start)
                              .count());
  }
  return stream->synchronize();
}

Error DeviceRun::run(Span<void *> arguments, Span<size_t> bytes,
                     Span<int64_t> scalars,
                     std::vector<std::vector<uint64_t>> &failures) {
  if (Error error = copyIn(arguments, bytes))
    return error;
  for (size_t i = 0; i < failures.size(); ++i)
    if (Error error = upload(checks[i], failures[i].data(),
                             failures[i].size() * sizeof(uint64_t)))
      return error;
  if (Error error = runSteps(scalars)) {
    // Nothing may be under way when the caller frees its arrays.
    (void)bool(stream->synchronize());
    return error;
  }
  for (size_t i = 0; i < failures.size(); ++i)
    if (Error error = download(failures[i].data(), checks[i],
                               failures[i].size() * sizeof(uint64_t)))
      return error;
  return copyOut(arguments, bytes);
}
