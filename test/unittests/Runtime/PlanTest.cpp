//===- PlanTest.cpp - Checking and listing plans ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

using namespace uop::runtime;

namespace {

void nothing(void *const *, int64_t, int64_t) {}

Program makeProgram(const char *name, std::vector<bool> written) {
  Program program;
  program.name = name;
  program.entry = nothing;
  program.numArgs = written.size();
  program.written = std::move(written);
  return program;
}

/// out = g(f(in, constant)) through a temporary, whose second half is copied
/// to the second output.
Plan makePlan() {
  Plan plan;
  plan.inputs = {{DType::F32, {4, 8}}};
  plan.outputs = {{DType::F32, {4, 8}}, {DType::F32, {16}}};
  plan.slots = {
      Slot::makeInput(0, 128),   Slot::makeOutput(0, 128),
      Slot::makeOutput(1, 64),   Slot::makeTemporary(128),
      Slot::makeView(3, 64, 64), Slot::makeConstant(Buffer::create(8)),
      Slot::makeView(0, 32, 32), Slot::makeView(3, 0, 65)};
  plan.programs = {makeProgram("f", {true, false, false}),
                   makeProgram("g", {true, false})};
  plan.programs[1].threadExtent = 4;
  plan.programs[1].flops = 64;
  plan.programs[1].bytes = 256;
  plan.programs[1].provenance = "model.mlir:3";
  plan.steps = {Step::makeAllocate(3), Step::makeLaunch(0, {3, 0, 5}),
                Step::makeLaunch(1, {1, 3}), Step::makeCopy(4, 2),
                Step::makeDeallocate(3)};
  return plan;
}

TEST(Plan, VerifiesAndDescribes) {
  Plan plan = makePlan();
  Error error = plan.verify();
  EXPECT_FALSE(error) << error.message();
  EXPECT_EQ(plan.describe(),
            "plan 'main': 1 input, 2 outputs, 8 slots, 2 programs, 5 steps\n"
            "  input 0: 4x8xf32\n"
            "  output 0: 4x8xf32\n"
            "  output 1: 16xf32\n"
            "  slot 0: input 0, 128 bytes\n"
            "  slot 1: output 0, 128 bytes\n"
            "  slot 2: output 1, 64 bytes\n"
            "  slot 3: temporary, 128 bytes\n"
            "  slot 4: view of slot 3 from byte 64, 64 bytes\n"
            "  slot 5: constant, 8 bytes\n"
            "  slot 6: view of slot 0 from byte 32, 32 bytes\n"
            "  slot 7: view of slot 3 from byte 0, 65 bytes\n"
            "  program 0: 'f', 3 arguments, writes 0, thread extent 1\n"
            "  program 1: 'g', 2 arguments, writes 0, thread extent 4, 64 "
            "flops, 256 bytes, from model.mlir:3\n"
            "  step 0: allocate 3\n"
            "  step 1: launch 'f' (3, 0, 5)\n"
            "  step 2: launch 'g' (1, 3)\n"
            "  step 3: copy 4, 2\n"
            "  step 4: deallocate 3\n");
}

TEST(Plan, EmptyPlanIsFine) {
  Plan plan;
  EXPECT_FALSE(plan.verify());
  EXPECT_EQ(plan.describe(), "plan 'main': 0 inputs, 0 outputs, 0 slots, 0 "
                             "programs, 0 steps\n");
}

/// Changes the good plan and expects the complaint.
template <class Change>
void expectError(const char *message, Change change) {
  Plan plan = makePlan();
  change(plan);
  EXPECT_EQ(plan.verify().message(), std::string("plan 'main': ") + message);
  EXPECT_FALSE(plan.describe().empty());
}

TEST(Plan, Programs) {
  expectError("program 1 ('g'): has no entry point",
              [](Plan &plan) { plan.programs[1].entry = nullptr; });
  expectError("program 0 ('f'): takes 4 arguments, says of 3 whether they are "
              "written",
              [](Plan &plan) { plan.programs[0].numArgs = 4; });
  expectError("program 0 ('f'): has the negative thread extent -1",
              [](Plan &plan) { plan.programs[0].threadExtent = -1; });
}

TEST(Plan, Slots) {
  expectError("slot 0: input 1 of 1",
              [](Plan &plan) { plan.slots[0].index = 1; });
  expectError("slot 2: output 2 of 2",
              [](Plan &plan) { plan.slots[2].index = 2; });
  expectError("slot 2: a second slot for output 0",
              [](Plan &plan) { plan.slots[2].index = 0; });
  expectError("slot 0: 127 bytes for input 0, whose type 4x8xf32 has 128",
              [](Plan &plan) { plan.slots[0].bytes = 127; });
  expectError("input 0: shape -1 has a negative size",
              [](Plan &plan) { plan.inputs[0].shape = {-1}; });
  expectError("slot 5: 9 bytes for a constant of 8",
              [](Plan &plan) { plan.slots[5].bytes = 9; });
  expectError("slot 4: a view of slot 4, which is not before it",
              [](Plan &plan) { plan.slots[4].index = 4; });
  expectError("slot 4: a view of slot 99, which is not before it",
              [](Plan &plan) { plan.slots[4].index = 99; });
  expectError("slot 4: view of 64 bytes from byte 65 leaves slot 3 of 128 "
              "bytes",
              [](Plan &plan) { plan.slots[4].offset = 65; });
  expectError("slot 4: view of 64 bytes from byte 18446744073709551615 leaves "
              "slot 3 of 128 bytes",
              [](Plan &plan) { plan.slots[4].offset = ~size_t(0); });
  expectError("slot 3: unknown kind",
              [](Plan &plan) { plan.slots[3].kind = Slot::Kind(77); });
}

TEST(Plan, Steps) {
  expectError("step 1: program 2 of 2",
              [](Plan &plan) { plan.steps[1].program = 2; });
  expectError("step 1: 'f' takes 3 arguments, got 2",
              [](Plan &plan) { plan.steps[1].slots.pop_back(); });
  expectError("step 1: slot 8 of 8",
              [](Plan &plan) { plan.steps[1].slots[1] = 8; });
  expectError("step 0: slot 8 of 8",
              [](Plan &plan) { plan.steps[0].slots[0] = 8; });
  expectError("step 3: slot 9 of 8",
              [](Plan &plan) { plan.steps[3].slots[0] = 9; });
  expectError("step 3: slot 9 of 8",
              [](Plan &plan) { plan.steps[3].slots[1] = 9; });
  expectError("step 0: allocates one slot, got 2",
              [](Plan &plan) { plan.steps[0].slots.push_back(3); });
  expectError("step 4: deallocates one slot, got 0",
              [](Plan &plan) { plan.steps[4].slots.clear(); });
  expectError("step 3: a copy takes 2 slots, got 1",
              [](Plan &plan) { plan.steps[3].slots.pop_back(); });
  expectError("step 3: copies 128 bytes to 64",
              [](Plan &plan) { plan.steps[3].slots[0] = 3; });
  expectError("step 0: allocates slot 4, which is not a temporary",
              [](Plan &plan) { plan.steps[0].slots[0] = 4; });
  expectError("step 4: deallocates slot 1, which is not a temporary",
              [](Plan &plan) { plan.steps[4].slots[0] = 1; });
}

TEST(Plan, Lifetimes) {
  expectError("step 0: uses slot 3, whose memory is not allocated there",
              [](Plan &plan) { plan.steps.erase(plan.steps.begin()); });
  expectError("step 4: uses slot 4, whose memory is not allocated there",
              [](Plan &plan) { std::swap(plan.steps[3], plan.steps[4]); });
  expectError(
      "step 1: allocates slot 3, which is allocated already",
      [](Plan &plan) { plan.steps.insert(plan.steps.begin(), plan.steps[0]); });
  expectError("step 5: deallocates slot 3, which is not allocated",
              [](Plan &plan) { plan.steps.push_back(plan.steps[4]); });
  Plan again = makePlan();
  again.steps.push_back(again.steps[0]);
  again.steps.push_back(again.steps[1]);
  EXPECT_FALSE(again.verify()); // allocated again, kept to the end
}

TEST(Plan, InputsAndConstantsAreNotWritten) {
  expectError("step 1: writes slot 0, which is an input",
              [](Plan &plan) { plan.steps[1].slots = {0, 3, 5}; });
  expectError("step 1: writes slot 5, which is a constant",
              [](Plan &plan) { plan.steps[1].slots = {5, 0, 3}; });
  expectError("step 1: writes slot 6, which is an input",
              [](Plan &plan) { plan.steps[1].slots[0] = 6; });
  expectError("step 3: writes slot 0, which is an input",
              [](Plan &plan) { plan.steps[3].slots = {3, 0}; });
}

TEST(Plan, WrittenArgumentsOverlapNothing) {
  expectError("step 1: arguments 0 and 1 of 'f' overlap, and one of them is "
              "written",
              [](Plan &plan) { plan.steps[1].slots = {3, 3, 5}; });
  expectError("step 1: arguments 0 and 2 of 'f' overlap, and one of them is "
              "written",
              [](Plan &plan) { plan.steps[1].slots = {4, 0, 7}; });
  // A view of a view counts from the start of the memory.
  Plan nested = makePlan();
  nested.slots.push_back(Slot::makeView(4, 32, 32)); // bytes 96 to 128
  nested.slots.push_back(Slot::makeView(3, 32, 32)); // bytes 32 to 64
  nested.steps[1].slots = {8, 9, 5};
  EXPECT_FALSE(nested.verify());
  nested.slots[9].offset = 127;
  nested.slots[9].bytes = 1;
  EXPECT_TRUE(bool(nested.verify()));
  Plan apart = makePlan();
  apart.slots[7].bytes = 64; // ends where slot 4 begins
  apart.steps[1].slots = {4, 7, 7};
  EXPECT_FALSE(apart.verify());
  apart.slots[7].bytes = 0;
  apart.slots[7].offset = 100; // within slot 4, but no bytes
  EXPECT_FALSE(apart.verify());
}

/// in is copied to cpu:1, worked on there, and copied to out.
Plan makeTwoDevicePlan() {
  Plan plan;
  plan.inputs = plan.outputs = {{DType::F32, {4}}};
  plan.slots = {Slot::makeInput(0, 16), Slot::makeOutput(0, 16),
                Slot::makeTemporary(32, 1), Slot::makeView(2, 0, 16),
                Slot::makeView(2, 16, 16)};
  plan.programs = {makeProgram("f", {true, false})};
  plan.steps = {Step::makeAllocate(2), Step::makeCopy(0, 3),
                Step::makeLaunch(0, {4, 3}), Step::makeCopy(4, 1),
                Step::makeDeallocate(2)};
  return plan;
}

TEST(Plan, Devices) {
  Plan plan = makeTwoDevicePlan();
  Error error = plan.verify();
  EXPECT_FALSE(error) << error.message();
  EXPECT_NE(plan.describe().find("slot 2: temporary on cpu:1, 32 bytes\n"),
            std::string::npos)
      << plan.describe();
}

TEST(Plan, ALaunchIsOnOneDevice) {
  Plan plan = makeTwoDevicePlan();
  plan.steps[2] = Step::makeLaunch(0, {4, 0});
  EXPECT_EQ(plan.verify().message(),
            "plan 'main': step 2: arguments 0 and 1 of 'f' are on cpu:1 and "
            "cpu:0");
  // Views are where the slot is that they look into.
  plan.slots[2].device = 2;
  plan.steps[2] = Step::makeLaunch(0, {1, 3});
  EXPECT_EQ(plan.verify().message(),
            "plan 'main': step 2: arguments 0 and 1 of 'f' are on cpu:0 and "
            "cpu:2");
}

TEST(Plan, OnlyTemporariesAreElsewhere) {
  for (unsigned slot : {0, 1, 3}) {
    Plan plan = makeTwoDevicePlan();
    plan.slots[slot].device = 7;
    EXPECT_EQ(plan.verify().message(),
              "plan 'main': slot " + std::to_string(slot) +
                  ": is on cpu:7, where only temporaries can be");
  }
}

TEST(Plan, OutputsAreWritten) {
  expectError("output 1 is not written by any step",
              [](Plan &plan) { plan.steps.erase(plan.steps.begin() + 3); });
  expectError("output 2 has no slot",
              [](Plan &plan) { plan.outputs.push_back({DType::F32, {}}); });
  Plan empty;
  empty.outputs = {{DType::F32, {0}}};
  empty.slots = {Slot::makeOutput(0, 0)};
  EXPECT_FALSE(empty.verify());
}

TEST(Plan, AMillionSlotsAndSteps) {
  Plan plan;
  plan.outputs = {{DType::I8, {1}}};
  plan.slots = {Slot::makeOutput(0, 1)};
  plan.programs = {makeProgram("f", {true})};
  for (unsigned i = 0; i < 1000000; ++i) {
    plan.slots.push_back(Slot::makeView(i, 0, 1)); // one long chain
    plan.steps.push_back(Step::makeLaunch(0, {i}));
  }
  EXPECT_FALSE(plan.verify());
}

} // namespace
