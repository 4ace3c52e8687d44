//===- Plan.cpp - Checking and listing a plan -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include "Overlap.h"
#include "Scalars.h"

using namespace uop::runtime;

static std::string number(uint64_t n) { return std::to_string(n); }

static std::string plural(size_t count, const char *what) {
  return number(count) + " " + what + (count == 1 ? "" : "s");
}

//===----------------------------------------------------------------------===//
// Verification
//===----------------------------------------------------------------------===//

namespace {

class Verifier {
public:
  Verifier(const Plan &plan, bool needsCode)
      : plan(plan), needsCode(needsCode) {}

  Error run();

private:
  using Kind = Slot::Kind;

  Error fail(const std::string &what) const {
    return Error::failure("plan '" + plan.name + "': " + what);
  }
  Error failStep(size_t step, const std::string &what) const {
    return fail("step " + number(step) + ": " + what);
  }

  Error checkProgram(unsigned index) const;
  Error checkSizes(const char *what, const std::vector<TensorInfo> &types,
                   const std::vector<std::vector<int>> &sizes,
                   bool mustBeVariables) const;
  Error checkSlot(unsigned index);
  Error checkArgument(unsigned index, const std::vector<TensorInfo> &types,
                      std::vector<bool> &seen, const char *what) const;
  Error checkDonation(const Donation &donation);
  Error checkStep(size_t index);
  Error checkUse(size_t step, unsigned slot, bool writes);
  Error checkLaunch(size_t index);
  Error checkBranch(size_t index);
  Error checkTargets() const;

  const Plan &plan;
  bool needsCode;
  /// For each slot, the one that owns its memory, and where it starts there.
  std::vector<unsigned> base;
  std::vector<size_t> offset;
  /// For each temporary, whether it is allocated; for each output, whether a
  /// step wrote it.
  std::vector<bool> live, written;
  std::vector<bool> inputSeen, outputSeen;
  /// Inputs that are donated, to no output so far.
  std::vector<bool> inputFree;
  std::vector<ByteRange> ranges;
};

} // namespace

Error Verifier::checkProgram(unsigned index) const {
  const Program &program = plan.programs[index];
  std::string prefix =
      "program " + number(index) + " ('" + program.name + "'): ";
  if (needsCode && !plan.device && !program.entry)
    return fail(prefix + "has no entry point");
  if (program.written.size() != program.numArgs)
    return fail(prefix + "takes " + number(program.numArgs) +
                " arguments, says of " + number(program.written.size()) +
                " whether they are written");
  if (program.blockSize < 1)
    return fail(prefix + "has blocks of " + std::to_string(program.blockSize) +
                " threads");
  if (program.threadExtent < 0)
    return fail(prefix + "has the negative thread extent " +
                std::to_string(program.threadExtent));
  return Error::success();
}

Error Verifier::checkSizes(const char *what,
                           const std::vector<TensorInfo> &types,
                           const std::vector<std::vector<int>> &sizes,
                           bool mustBeVariables) const {
  if (sizes.size() > types.size())
    return fail(plural(sizes.size(), "list") + " of sizes for " +
                plural(types.size(), what));
  for (size_t i = 0; i < sizes.size(); ++i) {
    std::string prefix = std::string(what) + " " + number(i) + ": ";
    if (!sizes[i].empty() && sizes[i].size() != types[i].shape.size())
      return fail(prefix + plural(sizes[i].size(), "size") + " for " +
                  types[i].typeString());
    for (int scalar : sizes[i]) {
      if (scalar == -1)
        continue;
      if (scalar < 0 || size_t(scalar) >= plan.scalars.size())
        return fail(prefix + "a size is scalar " + std::to_string(scalar) +
                    " of " + number(plan.scalars.size()));
      if (mustBeVariables &&
          plan.scalars[scalar].kind != Scalar::Kind::Variable)
        return fail(prefix + "a size is scalar " + number(scalar) +
                    ", which is no variable");
    }
  }
  return Error::success();
}

Error Verifier::checkArgument(unsigned index,
                              const std::vector<TensorInfo> &types,
                              std::vector<bool> &seen, const char *what) const {
  const Slot &slot = plan.slots[index];
  std::string prefix = "slot " + number(index) + ": ";
  if (slot.index >= types.size())
    return fail(prefix + what + " " + number(slot.index) + " of " +
                number(types.size()));
  if (seen[slot.index])
    return fail(prefix + "a second slot for " + what + " " +
                number(slot.index));
  seen[slot.index] = true;
  Expected<size_t> bytes = types[slot.index].byteSize();
  if (!bytes)
    return fail(std::string(what) + " " + number(slot.index) + ": " +
                bytes.message());
  if (*bytes != slot.bytes)
    return fail(prefix + number(slot.bytes) + " bytes for " + what + " " +
                number(slot.index) + ", whose type " +
                types[slot.index].typeString() + " has " + number(*bytes));
  return Error::success();
}

Error Verifier::checkSlot(unsigned index) {
  const Slot &slot = plan.slots[index];
  std::string prefix = "slot " + number(index) + ": ";
  base[index] = index;
  if (slot.device != 0 && slot.kind != Kind::Temporary)
    return fail(prefix + "is on cpu:" + number(slot.device) +
                ", where only temporaries can be");
  switch (slot.kind) {
  case Kind::Input:
    return checkArgument(index, plan.inputs, inputSeen, "input");
  case Kind::Output:
    return checkArgument(index, plan.outputs, outputSeen, "output");
  case Kind::Constant:
    if (slot.constant.size() != slot.bytes)
      return fail(prefix + number(slot.bytes) + " bytes for a constant of " +
                  number(slot.constant.size()));
    return Error::success();
  case Kind::Temporary:
    return Error::success();
  case Kind::State:
    if (slot.constant.size() != slot.bytes)
      return fail(prefix + number(slot.bytes) + " bytes for a state of " +
                  number(slot.constant.size()));
    if (!plan.state)
      return fail(prefix + "a state, but the plan has no owner of states");
    for (unsigned other = 0; other < index; ++other)
      if (plan.slots[other].kind == Kind::State && slot.bytes &&
          plan.slots[other].constant.sharesStorageWith(slot.constant))
        return fail(prefix + "the memory of slot " + number(other));
    return Error::success();
  case Kind::View: {
    if (slot.index >= index)
      return fail(prefix + "a view of slot " + number(slot.index) +
                  ", which is not before it");
    size_t whole = plan.slots[slot.index].bytes;
    if (slot.offset > whole || slot.bytes > whole - slot.offset)
      return fail(prefix + "view of " + number(slot.bytes) +
                  " bytes from byte " + number(slot.offset) + " leaves slot " +
                  number(slot.index) + " of " + number(whole) + " bytes");
    base[index] = base[slot.index];
    offset[index] = offset[slot.index] + slot.offset;
    return Error::success();
  }
  }
  return fail(prefix + "unknown kind");
}

/// After the slots: the output has none, and the input is given away once.
Error Verifier::checkDonation(const Donation &donation) {
  std::string prefix = "output " + number(donation.output) +
                       " in the memory of input " + number(donation.input) +
                       ": ";
  if (donation.output >= plan.outputs.size() ||
      donation.input >= plan.inputs.size())
    return fail(prefix + "there are " + plural(plan.inputs.size(), "input") +
                " and " + plural(plan.outputs.size(), "output"));
  if (outputSeen[donation.output])
    return fail(prefix + "the output has a slot or a donation already");
  outputSeen[donation.output] = true;
  if (!inputFree[donation.input])
    return fail(prefix + "the input is not donated, or to another output");
  inputFree[donation.input] = false;
  Expected<size_t> from = plan.inputs[donation.input].byteSize();
  Expected<size_t> to = plan.outputs[donation.output].byteSize();
  if (!from || !to || *from != *to)
    return fail(prefix + plan.inputs[donation.input].typeString() + " and " +
                plan.outputs[donation.output].typeString() + " differ in size");
  return Error::success();
}

Error Verifier::checkUse(size_t step, unsigned slot, bool writes) {
  if (slot >= plan.slots.size())
    return failStep(step, "slot " + number(slot) + " of " +
                              number(plan.slots.size()));
  Kind kind = plan.slots[base[slot]].kind;
  if (kind == Kind::Temporary && !live[base[slot]])
    return failStep(step, "uses slot " + number(slot) +
                              ", whose memory is not allocated there");
  if (writes && ((kind == Kind::Input && !plan.slots[base[slot]].isDonated) ||
                 kind == Kind::Constant))
    return failStep(step,
                    std::string("writes slot ") + number(slot) + ", which is " +
                        (kind == Kind::Input ? "an input" : "a constant"));
  if (writes)
    written[base[slot]] = true;
  return Error::success();
}

Error Verifier::checkLaunch(size_t index) {
  const Step &step = plan.steps[index];
  if (step.program >= plan.programs.size())
    return failStep(index, "program " + number(step.program) + " of " +
                               number(plan.programs.size()));
  const Program &program = plan.programs[step.program];
  if (step.slots.size() != program.numArgs)
    return failStep(index, "'" + program.name + "' takes " +
                               number(program.numArgs) + " arguments, got " +
                               number(step.slots.size()));
  if (step.scalars.size() != program.numScalars)
    return failStep(index, "'" + program.name + "' takes " +
                               plural(program.numScalars, "scalar") + ", got " +
                               number(step.scalars.size()));
  for (unsigned scalar : step.scalars)
    if (scalar >= plan.scalars.size())
      return failStep(index, "scalar " + number(scalar) + " of " +
                                 number(plan.scalars.size()));
  ranges.clear();
  for (unsigned i = 0; i < program.numArgs; ++i) {
    unsigned slot = step.slots[i];
    if (Error error = checkUse(index, slot, program.written[i]))
      return error;
    ranges.push_back({base[slot], offset[slot],
                      offset[slot] + plan.slots[slot].bytes, program.written[i],
                      i});
    unsigned first = plan.slots[base[step.slots[0]]].device;
    unsigned device = plan.slots[base[slot]].device;
    if (device != first)
      return failStep(index, "arguments 0 and " + number(i) + " of '" +
                                 program.name + "' are on cpu:" +
                                 number(first) + " and cpu:" + number(device));
  }
  if (auto overlap = findWrittenOverlap(ranges))
    return failStep(index, "arguments " + number(overlap->first) + " and " +
                               number(overlap->second) + " of '" +
                               program.name +
                               "' overlap, and one of them is written");
  return Error::success();
}

Error Verifier::checkBranch(size_t index) {
  const Step &step = plan.steps[index];
  bool isBranch = step.kind == Step::Kind::Branch;
  if (step.slots.size() != (isBranch ? 1 : 0))
    return failStep(index, std::string(isBranch ? "branches" : "jumps") +
                               " on " + plural(step.slots.size(), "slot"));
  if (step.target > plan.steps.size())
    return failStep(index, "goes to step " + number(step.target) + " of " +
                               number(plan.steps.size()));
  if (!isBranch)
    return Error::success();
  if (Error error = checkUse(index, step.slots[0], /*writes=*/false))
    return error;
  if (plan.slots[step.slots[0]].bytes < 1)
    return failStep(index, "branches on a slot without a byte");
  return Error::success();
}

/// Steps that a branch goes over, or back to, neither allocate nor deallocate:
/// so the same temporaries are allocated wherever it goes.
Error Verifier::checkTargets() const {
  std::vector<size_t> changes = {0};
  for (const Step &step : plan.steps)
    changes.push_back(changes.back() + (step.kind == Step::Kind::Allocate ||
                                        step.kind == Step::Kind::Deallocate));
  for (size_t i = 0; i < plan.steps.size(); ++i) {
    const Step &step = plan.steps[i];
    if ((step.kind == Step::Kind::Branch || step.kind == Step::Kind::Jump) &&
        changes[i] != changes[step.target])
      return failStep(i, "goes to step " + number(step.target) +
                             " over steps that allocate or deallocate");
  }
  return Error::success();
}

Error Verifier::checkStep(size_t index) {
  const Step &step = plan.steps[index];
  if (step.kind == Step::Kind::Launch)
    return checkLaunch(index);
  if (step.kind == Step::Kind::Branch || step.kind == Step::Kind::Jump)
    return checkBranch(index);

  if (step.kind == Step::Kind::Copy) {
    if (step.slots.size() != 2)
      return failStep(index,
                      "a copy takes 2 slots, got " + number(step.slots.size()));
    if (Error error = checkUse(index, step.slots[0], /*writes=*/false))
      return error;
    if (Error error = checkUse(index, step.slots[1], /*writes=*/true))
      return error;
    size_t from = plan.slots[step.slots[0]].bytes;
    size_t to = plan.slots[step.slots[1]].bytes;
    if (from != to)
      return failStep(index,
                      "copies " + number(from) + " bytes to " + number(to));
    return Error::success();
  }

  bool allocates = step.kind == Step::Kind::Allocate;
  const char *verb = allocates ? "allocates" : "deallocates";
  if (step.slots.size() != 1)
    return failStep(index, std::string(verb) + " one slot, got " +
                               number(step.slots.size()));
  unsigned slot = step.slots[0];
  if (slot >= plan.slots.size())
    return failStep(index, "slot " + number(slot) + " of " +
                               number(plan.slots.size()));
  if (plan.slots[slot].kind != Kind::Temporary)
    return failStep(index, std::string(verb) + " slot " + number(slot) +
                               ", which is not a temporary");
  if (live[slot] == allocates)
    return failStep(
        index, std::string(verb) + " slot " + number(slot) + ", which is " +
                   (allocates ? "allocated already" : "not allocated"));
  live[slot] = allocates;
  return Error::success();
}

Error Verifier::run() {
  size_t count = plan.slots.size();
  base.resize(count);
  offset.resize(count);
  live.resize(count);
  written.resize(count);
  inputSeen.resize(plan.inputs.size());
  outputSeen.resize(plan.outputs.size());
  if (Error error = verifyScalars(plan))
    return fail(error.message());
  for (const auto &[names, types] :
       {std::make_pair(&plan.inputNames, &plan.inputs),
        std::make_pair(&plan.outputNames, &plan.outputs)})
    if (!names->empty() && names->size() != types->size())
      return fail(
          plural(names->size(), "name") + " for " +
          plural(types->size(), types == &plan.inputs ? "input" : "output"));
  if (Error error = checkSizes("input", plan.inputs, plan.inputSizes, true))
    return error;
  if (Error error = checkSizes("output", plan.outputs, plan.outputSizes, false))
    return error;
  for (unsigned i = 0; i < plan.programs.size(); ++i)
    if (Error error = checkProgram(i))
      return error;
  for (unsigned i = 0; i < count; ++i)
    if (Error error = checkSlot(i))
      return error;
  inputFree.resize(plan.inputs.size());
  for (const Slot &slot : plan.slots)
    if (slot.kind == Kind::Input && slot.isDonated)
      inputFree[slot.index] = true;
  for (const Donation &donation : plan.donations)
    if (Error error = checkDonation(donation))
      return error;
  for (size_t i = 0; i < plan.steps.size(); ++i)
    if (Error error = checkStep(i))
      return error;
  if (Error error = checkTargets())
    return error;
  for (unsigned i = 0; i < plan.outputs.size(); ++i)
    if (!outputSeen[i])
      return fail("output " + number(i) + " has no slot");
  for (unsigned i = 0; i < count; ++i)
    if (plan.slots[i].kind == Kind::Output && plan.slots[i].bytes &&
        !written[i])
      return fail("output " + number(plan.slots[i].index) +
                  " is not written by any step");
  return Error::success();
}

Error Plan::verify(bool needsCode) const {
  return Verifier(*this, needsCode).run();
}

//===----------------------------------------------------------------------===//
// Listing
//===----------------------------------------------------------------------===//

static std::string describeSlot(const Slot &slot) {
  switch (slot.kind) {
  case Slot::Kind::Input:
    return "input " + number(slot.index) + (slot.isDonated ? ", donated" : "");
  case Slot::Kind::Output:
    return "output " + number(slot.index);
  case Slot::Kind::Constant:
    return "constant";
  case Slot::Kind::Temporary:
    return "temporary" +
           (slot.device ? " on cpu:" + number(slot.device) : std::string());
  case Slot::Kind::View:
    return "view of slot " + number(slot.index) + " from byte " +
           number(slot.offset);
  case Slot::Kind::State:
    return "state '" + slot.name + "'";
  }
  return "unknown";
}

static std::string describeProgram(const Program &program) {
  std::string text =
      "'" + program.name + "', " + plural(program.numArgs, "argument");
  if (program.numScalars)
    text += ", " + plural(program.numScalars, "scalar");
  text += ", writes";
  for (size_t i = 0; i < program.written.size(); ++i)
    if (program.written[i])
      text += " " + number(i);
  text += ", thread extent " + std::to_string(program.threadExtent);
  if (program.flops)
    text += ", " + std::to_string(program.flops) + " flops";
  if (program.bytes)
    text += ", " + std::to_string(program.bytes) + " bytes";
  if (!program.provenance.empty())
    text += ", from " + program.provenance;
  return text;
}

static std::string describeStep(const Plan &plan, const Step &step) {
  std::string slots;
  for (unsigned slot : step.slots)
    slots += (slots.empty() ? "" : ", ") + number(slot);
  std::string scalars;
  for (unsigned scalar : step.scalars)
    scalars += (scalars.empty() ? " scalars " : ", ") + number(scalar);
  switch (step.kind) {
  case Step::Kind::Allocate:
    return "allocate " + slots;
  case Step::Kind::Deallocate:
    return "deallocate " + slots;
  case Step::Kind::Copy:
    return "copy " + slots;
  case Step::Kind::Launch:
    // Also listed while a plan that does not verify is being looked into.
    return "launch " +
           (step.program < plan.programs.size()
                ? "'" + plan.programs[step.program].name + "'"
                : "program " + number(step.program)) +
           " (" + slots + ")" + scalars;
  case Step::Kind::Branch:
    return "to step " + number(step.target) + " unless " + slots;
  case Step::Kind::Jump:
    return "to step " + number(step.target);
  }
  return "unknown";
}

bool Plan::hasBranches() const {
  for (const Step &step : steps)
    if (step.kind == Step::Kind::Branch || step.kind == Step::Kind::Jump)
      return true;
  return false;
}

std::string Plan::describe() const {
  std::string text = "plan '" + name + "': " + plural(inputs.size(), "input") +
                     ", " + plural(outputs.size(), "output") + ", " +
                     plural(slots.size(), "slot") + ", " +
                     plural(programs.size(), "program") + ", " +
                     plural(steps.size(), "step") + "\n";
  auto line = [&](const char *what, size_t i, const std::string &rest) {
    text += std::string("  ") + what + " " + number(i) + ": " + rest + "\n";
  };
  auto typeText = [](size_t i, const std::vector<TensorInfo> &types,
                     const std::vector<std::vector<int>> &sizes,
                     const std::vector<std::string> &names) {
    std::string text = types[i].typeString();
    bool isNamed = i < names.size() && !names[i].empty();
    std::string name = isNamed ? "'" + names[i] + "', " : "";
    if (i < sizes.size() && !sizes[i].empty()) {
      text = "at most " + text + ", sizes";
      for (int scalar : sizes[i])
        text += scalar < 0 ? " fixed" : " scalar " + std::to_string(scalar);
    }
    return name + text;
  };
  for (size_t i = 0; i < inputs.size(); ++i)
    line("input", i, typeText(i, inputs, inputSizes, inputNames));
  for (size_t i = 0; i < outputs.size(); ++i)
    line("output", i, typeText(i, outputs, outputSizes, outputNames));
  for (size_t i = 0; i < donations.size(); ++i)
    line("donation", i,
         "output " + number(donations[i].output) + " in the memory of input " +
             number(donations[i].input));
  for (size_t i = 0; i < variables.size(); ++i)
    line("variable", i,
         "'" + variables[i].name + "' [" + std::to_string(variables[i].min) +
             ", " + std::to_string(variables[i].max) + "]" +
             (variables[i].isChosen ? "" : ", bound"));
  for (size_t i = 0; i < scalars.size(); ++i)
    line("scalar", i, describeScalar(*this, scalars[i]));
  for (size_t i = 0; i < boxes.size(); ++i)
    line("box", i,
         boxes[i].what + ": from scalar " + number(boxes[i].offset) + ", " +
             number(boxes[i].length) + " of them, within " +
             number(boxes[i].size));
  for (size_t i = 0; i < slots.size(); ++i)
    line("slot", i,
         describeSlot(slots[i]) + ", " + plural(slots[i].bytes, "byte"));
  for (size_t i = 0; i < programs.size(); ++i)
    line("program", i, describeProgram(programs[i]));
  for (size_t i = 0; i < steps.size(); ++i)
    line("step", i, describeStep(*this, steps[i]));
  return text;
}
