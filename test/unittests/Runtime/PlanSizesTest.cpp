//===- PlanSizesTest.cpp - Plans whose sizes a run decides ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

#include <cstring>
#include <numeric>

using namespace uop::runtime;

namespace {

/// args: in[n], out[n], then n; doubles each element.
void doubleAll(void *const *args, int64_t, int64_t) {
  auto n = static_cast<int64_t>(reinterpret_cast<intptr_t>(args[2]));
  for (int64_t i = 0; i < n; ++i)
    static_cast<int32_t *>(args[1])[i] = 2 * static_cast<int32_t *>(args[0])[i];
}

/// Two inputs of n elements, n in [1, 128]: the first doubled, and the second
/// as it is.
std::shared_ptr<Plan> makePlan() {
  auto plan = std::make_shared<Plan>();
  TensorInfo type{DType::I32, {128}};
  plan->inputs = {type, type};
  plan->outputs = {type, type};
  plan->variables = {{"n", 1, 128}};
  plan->scalars = {{Scalar::Kind::Variable, 0}};
  plan->inputSizes = {{0}, {0}};
  plan->outputSizes = {{0}, {0}};
  plan->slots = {Slot::makeInput(0, 512), Slot::makeInput(1, 512),
                 Slot::makeOutput(0, 512), Slot::makeOutput(1, 512)};
  Program program;
  program.name = "double";
  program.entry = doubleAll;
  program.numArgs = 2;
  program.numScalars = 1;
  program.written = {false, true};
  plan->programs = {program};
  plan->steps = {Step::makeLaunch(0, {0, 2}, {0}), Step::makeCopy(1, 3)};
  return plan;
}

Array makeArray(int64_t size) {
  Array array = *Array::create(DType::I32, {size});
  auto *data = static_cast<int32_t *>(array.data());
  std::iota(data, data + size, 1);
  return array;
}

std::string messageOf(PlanExecutor &executor, Span<Array> inputs) {
  auto outputs = executor.makeOutputs(inputs);
  return outputs ? "none" : outputs.message();
}

TEST(PlanSizes, OnePlanServesAllSizes) {
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan()));
  for (int64_t n : {1, 2, 7, 128, 7, 1}) {
    std::vector<Array> inputs = {makeArray(n), makeArray(n)};
    std::vector<Array> outputs = *executor.makeOutputs(inputs);
    ASSERT_EQ(outputs[0].shape, std::vector<int64_t>{n});
    Error error = executor.run(inputs, outputs);
    ASSERT_FALSE(error) << error.message();
    EXPECT_EQ(static_cast<int32_t *>(outputs[0].data())[n - 1], 2 * n);
    EXPECT_EQ(static_cast<int32_t *>(outputs[1].data())[n - 1], n);
  }
}

TEST(PlanSizes, SizesThatDisagree) {
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan()));
  EXPECT_EQ(messageOf(executor, {makeArray(5), makeArray(7)}),
            "input 1 of 'main': axis 0: variable 'n' is 5 by input 0, got 7");
  EXPECT_EQ(messageOf(executor, {makeArray(129), makeArray(129)}),
            "input 0 of 'main': axis 0: variable 'n' is in [1, 128], got 129");
  EXPECT_EQ(
      messageOf(executor, {*Array::create(DType::I32, {5, 1}), makeArray(5)}),
      "input 0 of 'main': expected 1 axes, got 5x1xi32");
  ASSERT_FALSE(executor.setVariable("n", 6));
  EXPECT_EQ(messageOf(executor, {makeArray(5), makeArray(5)}),
            "input 0 of 'main': axis 0: variable 'n' is 6 by choice, got 5");
  // An output of another size than the inputs.
  std::vector<Array> inputs = {makeArray(6), makeArray(6)};
  std::vector<Array> outputs = {makeArray(6), makeArray(7)};
  Error error = executor.run(inputs, outputs);
  ASSERT_TRUE(error);
  EXPECT_EQ(error.message(), "output 1 of 'main': expected 6xi32, got 7xi32");
}

TEST(PlanSizes, WithoutInputs) {
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan()));
  auto outputs = executor.makeOutputs();
  ASSERT_FALSE(outputs);
  EXPECT_EQ(outputs.message(),
            "'main': variable 'n' has no value; choose one in [1, 128]");
  ASSERT_FALSE(executor.setVariable("n", 6));
  EXPECT_EQ((*executor.makeOutputs())[1].shape, std::vector<int64_t>{6});
}

/// From element n - 4 on, 8 elements of 16.
TEST(PlanSizes, BoxesAreChecked) {
  std::shared_ptr<Plan> plan = makePlan();
  auto constant = [](int64_t value) {
    return Scalar{Scalar::Kind::Constant, value, 0, 0};
  };
  plan->scalars.push_back(constant(4));
  plan->scalars.push_back({Scalar::Kind::Sub, 0, 0, 1});
  plan->scalars.push_back(constant(8));
  plan->scalars.push_back(constant(16));
  plan->boxes = {{"'op' (here) axis 0", 2, 3, 4}};
  EXPECT_NE(plan->describe().find("box 0: 'op' (here) axis 0: from scalar 2, 3 "
                                  "of them, within 4"),
            std::string::npos);
  PlanExecutor executor = std::move(*PlanExecutor::create(plan));
  for (int64_t n : {4, 3, 12, 13, 5}) {
    std::vector<Array> inputs = {makeArray(n), makeArray(n)};
    std::string expected = n >= 4 && n <= 12
                               ? "none"
                               : "'main': 'op' (here) axis 0: elements from " +
                                     std::to_string(n - 4) +
                                     ", 8 of them, are not all within size 16";
    EXPECT_EQ(messageOf(executor, inputs), expected);
  }
  plan = makePlan();
  plan->boxes = {{"'op'", 0, 0, 1}};
  EXPECT_EQ(plan->verify().message(), "plan 'main': box 0: scalar 1 of 1");
}

TEST(PlanSizes, Verify) {
  auto plan = makePlan();
  plan->inputSizes[0] = {0, 0};
  EXPECT_EQ(plan->verify().message(),
            "plan 'main': input 0: 2 sizes for 128xi32");
  plan->inputSizes[0] = {7};
  EXPECT_EQ(plan->verify().message(),
            "plan 'main': input 0: a size is scalar 7 of 1");
  plan->inputSizes = {{0}, {0}, {0}};
  EXPECT_EQ(plan->verify().message(),
            "plan 'main': 3 lists of sizes for 2 inputs");
  plan->inputSizes = {{0}, {0}};
  plan->scalars = {{Scalar::Kind::Constant, 5}};
  EXPECT_EQ(plan->verify().message(),
            "plan 'main': input 0: a size is scalar 0, which is no variable");
}

} // namespace
