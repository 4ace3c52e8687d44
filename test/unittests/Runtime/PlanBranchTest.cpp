//===- PlanBranchTest.cpp - Steps that branch and jump ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"
#include "uop/Runtime/StepGroups.h"

#include <gtest/gtest.h>

using namespace uop::runtime;

namespace {

/// condition = count < limit
void less(void *const *args, int64_t, int64_t) {
  *static_cast<bool *>(args[0]) =
      *static_cast<int32_t *>(args[1]) < *static_cast<int32_t *>(args[2]);
}

/// count += 1
void increment(void *const *args, int64_t, int64_t) {
  ++*static_cast<int32_t *>(args[0]);
}

Program makeProgram(const char *name, KernelEntry entry,
                    std::vector<bool> written) {
  Program program;
  program.name = name;
  program.entry = entry;
  program.numArgs = written.size();
  program.written = std::move(written);
  return program;
}

/// Counts from the first input up to the second.
std::shared_ptr<Plan> makeLoop() {
  auto plan = std::make_shared<Plan>();
  plan->inputs = {{DType::I32, {}}, {DType::I32, {}}};
  plan->outputs = {{DType::I32, {}}};
  plan->slots = {Slot::makeInput(0, 4), Slot::makeInput(1, 4),
                 Slot::makeOutput(0, 4), Slot::makeTemporary(1)};
  plan->programs = {makeProgram("less", less, {true, false, false}),
                    makeProgram("increment", increment, {true})};
  plan->steps = {Step::makeAllocate(3),          Step::makeCopy(0, 2),
                 Step::makeLaunch(0, {3, 2, 1}), Step::makeBranch(3, 6),
                 Step::makeLaunch(1, {2}),       Step::makeJump(2),
                 Step::makeDeallocate(3)};
  return plan;
}

int32_t run(std::shared_ptr<Plan> plan, int32_t from, int32_t limit,
            unsigned threads) {
  ExecutorOptions options;
  options.threads = threads;
  auto executor = PlanExecutor::create(plan, options);
  EXPECT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> inputs;
  for (int32_t value : {from, limit}) {
    inputs.push_back(std::move(*Array::create(DType::I32, {})));
    EXPECT_FALSE(inputs.back().buffer.allocate());
    *static_cast<int32_t *>(inputs.back().data()) = value;
  }
  auto outputs = executor->makeOutputs();
  EXPECT_TRUE(bool(outputs));
  Error error = executor->run({inputs.data(), inputs.size()},
                              {outputs->data(), outputs->size()});
  EXPECT_FALSE(error) << error.message();
  return *static_cast<int32_t *>((*outputs)[0].data());
}

TEST(PlanBranch, StepsRunAsOftenAsTheConditionHolds) {
  auto plan = makeLoop();
  EXPECT_TRUE(plan->hasBranches());
  for (unsigned threads : {1, 3}) {
    EXPECT_EQ(run(plan, 0, 1000, threads), 1000);
    EXPECT_EQ(run(plan, 7, 8, threads), 8);
    EXPECT_EQ(run(plan, 9, 8, threads), 9);
  }
}

TEST(PlanBranch, IsDescribed) {
  std::string text = makeLoop()->describe();
  EXPECT_NE(text.find("  step 3: to step 6 unless 3\n"), std::string::npos);
  EXPECT_NE(text.find("  step 5: to step 2\n"), std::string::npos);
}

/// What has run before a step depends on the run.
TEST(PlanBranch, NothingRunsAtTheSameTime) {
  for (const StepGroup &group : groupSteps(*makeLoop(), 8)) {
    EXPECT_EQ(group.steps.size(), 1u);
    EXPECT_FALSE(group.isConcurrent);
  }
}

void expectMessage(const Plan &plan, const char *message) {
  EXPECT_EQ(plan.verify().message(), std::string("plan 'main': ") + message);
}

TEST(PlanBranch, Verifies) {
  auto plan = makeLoop();
  EXPECT_FALSE(plan->verify());
  plan->steps[5].target = 8;
  expectMessage(*plan, "step 5: goes to step 8 of 7");
  plan->steps[5].target = 0;
  expectMessage(
      *plan, "step 5: goes to step 0 over steps that allocate or deallocate");
  plan = makeLoop();
  plan->steps[3].target = 7;
  expectMessage(
      *plan, "step 3: goes to step 7 over steps that allocate or deallocate");
  plan = makeLoop();
  plan->steps[3].slots = {};
  expectMessage(*plan, "step 3: branches on 0 slots");
  plan->steps[3].slots = {99};
  expectMessage(*plan, "step 3: slot 99 of 4");
  plan = makeLoop();
  plan->steps[5].slots = {3};
  expectMessage(*plan, "step 5: jumps on 1 slot");
  plan = makeLoop();
  plan->slots[3].bytes = 0;
  expectMessage(*plan, "step 3: branches on a slot without a byte");
}

} // namespace
