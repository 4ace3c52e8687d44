//===- PlanDonationTest.cpp - Outputs in donated inputs ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

#include <algorithm>

using namespace uop::runtime;

namespace {

constexpr int64_t count = 6;

/// args: w, g; w -= g.
void subtract(void *const *args, int64_t, int64_t) {
  auto *w = static_cast<float *>(args[0]);
  auto *g = static_cast<const float *>(args[1]);
  for (int64_t i = 0; i < count; ++i)
    w[i] -= g[i];
}

/// The output, of another shape, is in the memory of input 0.
std::shared_ptr<Plan> makePlan() {
  auto plan = std::make_shared<Plan>();
  plan->inputs = {{DType::F32, {count}}, {DType::F32, {count}}};
  plan->outputs = {{DType::F32, {2, count / 2}}};
  plan->slots = {Slot::makeInput(0, 4 * count), Slot::makeInput(1, 4 * count)};
  plan->slots[0].isDonated = true;
  plan->donations = {{0, 0}};
  Program program;
  program.name = "subtract";
  program.entry = subtract;
  program.numArgs = 2;
  program.written = {true, false};
  plan->programs = {program};
  plan->steps = {Step::makeLaunch(0, {0, 1})};
  return plan;
}

Array makeArray(std::vector<int64_t> shape, float value) {
  auto array = Array::create(DType::F32, std::move(shape));
  EXPECT_TRUE(bool(array));
  std::fill_n(static_cast<float *>(array->data()), count, value);
  return std::move(*array);
}

std::string verify(const std::shared_ptr<Plan> &plan) {
  return plan->verify().message();
}

TEST(PlanDonation, OutputsShareMemoryWithInputs) {
  auto plan = makePlan();
  EXPECT_NE(
      plan->describe().find("donation 0: output 0 in the memory of input 0"),
      std::string::npos);
  EXPECT_NE(plan->describe().find("slot 0: input 0, donated, 24 bytes"),
            std::string::npos);
  auto executor = PlanExecutor::create(plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> inputs = {makeArray({count}, 5), makeArray({count}, 2)};
  auto outputs = executor->makeOutputs(inputs);
  ASSERT_TRUE(bool(outputs)) << outputs.message();
  EXPECT_EQ((*outputs)[0].data(), inputs[0].data());
  for (float expected : {3.0f, 1.0f}) {
    Error error = executor->run(inputs, *outputs);
    EXPECT_FALSE(error) << error.message();
    for (int64_t i = 0; i < count; ++i)
      EXPECT_EQ(static_cast<float *>((*outputs)[0].data())[i], expected);
  }
}

TEST(PlanDonation, AnotherOutputIsCopiedTo) {
  auto executor = PlanExecutor::create(makePlan());
  ASSERT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> inputs = {makeArray({count}, 5), makeArray({count}, 2)};
  std::vector<Array> outputs = {makeArray({2, count / 2}, 0)};
  Error error = executor->run(inputs, outputs);
  EXPECT_FALSE(error) << error.message();
  for (int64_t i = 0; i < count; ++i)
    EXPECT_EQ(static_cast<float *>(outputs[0].data())[i], 3.0f);
}

TEST(PlanDonation, ADonatedInputIsShared) {
  auto executor = PlanExecutor::create(makePlan());
  ASSERT_TRUE(bool(executor)) << executor.message();
  Array both = makeArray({count}, 5);
  std::vector<Array> inputs = {both, both};
  std::vector<Array> outputs = {makeArray({2, count / 2}, 0)};
  EXPECT_EQ(executor->run(inputs, outputs).message(),
            "input 0 and input 1 of 'main' share memory");
  inputs = {makeArray({count}, 5), makeArray({count}, 2)};
  outputs[0].buffer = inputs[1].buffer;
  EXPECT_EQ(executor->run(inputs, outputs).message(),
            "input 1 and output 0 of 'main' share memory");
  EXPECT_EQ(executor->makeOutputs(both).message(),
            "'main' has 2 inputs, got 1");
}

TEST(PlanDonation, VerificationErrors) {
  EXPECT_EQ(verify(makePlan()), "");
  auto plan = makePlan();
  plan->slots[0].isDonated = false;
  EXPECT_EQ(verify(plan), "plan 'main': output 0 in the memory of input 0: the "
                          "input is not donated, or to another output");
  plan->donations.clear();
  EXPECT_EQ(verify(plan),
            "plan 'main': step 0: writes slot 0, which is an input");
  plan->slots[0].isDonated = true;
  EXPECT_EQ(verify(plan), "plan 'main': output 0 has no slot");

  plan = makePlan();
  plan->outputs.push_back(plan->outputs[0]);
  plan->donations.push_back({0, 1});
  EXPECT_EQ(verify(plan), "plan 'main': output 1 in the memory of input 0: the "
                          "input is not donated, or to another output");
  plan->donations[1] = {1, 0};
  EXPECT_EQ(verify(plan), "plan 'main': output 0 in the memory of input 1: the "
                          "output has a slot or a donation already");
  plan->donations[1] = {2, 1};
  EXPECT_EQ(verify(plan), "plan 'main': output 1 in the memory of input 2: "
                          "there are 2 inputs and 2 outputs");

  plan = makePlan();
  plan->outputs[0].shape = {count - 1};
  EXPECT_EQ(verify(plan), "plan 'main': output 0 in the memory of input 0: "
                          "6xf32 and 5xf32 differ in size");
}

} // namespace
