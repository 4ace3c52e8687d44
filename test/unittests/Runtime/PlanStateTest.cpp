//===- PlanStateTest.cpp - Plans with memory and variables ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

#include <cstring>
#include <limits>
#include <thread>

using namespace uop::runtime;

namespace {

int64_t toNumber(void *arg) {
  return static_cast<int64_t>(reinterpret_cast<intptr_t>(arg));
}

/// args: state[1], out[1], then a scalar; adds it to the state and gives that.
void addScalar(void *const *args, int64_t, int64_t) {
  auto *state = static_cast<int64_t *>(args[0]);
  *state += toNumber(args[2]);
  *static_cast<int64_t *>(args[1]) = *state;
}

Buffer makeZero() {
  Buffer buffer = Buffer::create(8);
  std::memset(buffer.data(), 0, 8);
  return buffer;
}

/// counter += n; gives the counter.
std::shared_ptr<Plan> makeCounter(std::shared_ptr<State> state) {
  auto plan = std::make_shared<Plan>();
  plan->outputs = {{DType::I64, {}}};
  plan->state = state;
  plan->slots = {Slot::makeState("counter", *state->get("counter", makeZero())),
                 Slot::makeOutput(0, 8)};
  plan->variables = {{"n", 1, 100}};
  plan->scalars = {{Scalar::Kind::Variable, 0}};
  Program program;
  program.name = "add";
  program.entry = addScalar;
  program.numArgs = 2;
  program.numScalars = 1;
  program.written = {true, true};
  plan->programs = {program};
  plan->steps = {Step::makeLaunch(0, {0, 1}, {0})};
  return plan;
}

int64_t runOnce(PlanExecutor &executor) {
  std::vector<Array> outputs = *executor.makeOutputs();
  Error error = executor.run({}, outputs);
  EXPECT_FALSE(error) << error.message();
  int64_t result = -1;
  if (!error)
    std::memcpy(&result, outputs[0].data(), 8);
  return result;
}

TEST(PlanState, KeepsWhatARunLeaves) {
  auto state = std::make_shared<State>();
  auto executor = PlanExecutor::create(makeCounter(state));
  ASSERT_TRUE(executor) << executor.message();
  ASSERT_FALSE(executor->setVariable("n", 3));
  EXPECT_EQ(runOnce(*executor), 3);
  EXPECT_EQ(runOnce(*executor), 6);
  ASSERT_FALSE(executor->setVariable("n", 10));
  EXPECT_EQ(runOnce(*executor), 16);
}

TEST(PlanState, BelongsToAllWhoShareIt) {
  auto state = std::make_shared<State>();
  std::shared_ptr<Plan> plan = makeCounter(state), other = makeCounter(state);
  auto first = PlanExecutor::create(plan), second = PlanExecutor::create(plan),
       third = PlanExecutor::create(other),
       alone = PlanExecutor::create(makeCounter(std::make_shared<State>()));
  for (auto *executor : {&first, &second, &third, &alone}) {
    ASSERT_TRUE(*executor) << executor->message();
    ASSERT_FALSE((*executor)->setVariable("n", 1));
  }
  EXPECT_EQ(runOnce(*first), 1);
  EXPECT_EQ(runOnce(*second), 2);
  EXPECT_EQ(runOnce(*third), 3);
  EXPECT_EQ(runOnce(*alone), 1);
}

TEST(PlanState, RunsOfThreadsWaitForEachOther) {
  constexpr int threads = 4, runs = 2000;
  auto state = std::make_shared<State>();
  std::shared_ptr<Plan> plan = makeCounter(state);
  std::vector<std::thread> workers;
  for (int i = 0; i < threads; ++i)
    workers.emplace_back([&] {
      auto executor = PlanExecutor::create(plan);
      ASSERT_TRUE(executor) << executor.message();
      ASSERT_FALSE(executor->setVariable("n", 1));
      std::vector<Array> outputs = *executor->makeOutputs();
      for (int run = 0; run < runs; ++run)
        ASSERT_FALSE(executor->run({}, outputs));
    });
  for (std::thread &worker : workers)
    worker.join();
  auto executor = PlanExecutor::create(plan);
  ASSERT_FALSE(executor->setVariable("n", 1));
  EXPECT_EQ(runOnce(*executor), threads * runs + 1);
}

TEST(PlanState, BeginsAsACopy) {
  State state;
  Buffer initial = makeZero();
  static_cast<char *>(initial.data())[0] = 7;
  Buffer first = *state.get("a", initial);
  EXPECT_FALSE(first.sharesStorageWith(initial));
  EXPECT_EQ(static_cast<char *>(first.data())[0], 7);
  EXPECT_TRUE(state.get("a", makeZero())->sharesStorageWith(first));
  EXPECT_FALSE(state.get("b", makeZero())->sharesStorageWith(first));
  EXPECT_EQ(state.get("a", Buffer::create(4)).message(),
            "state 'a' has 8 bytes, not 4");
}

void expectError(const Plan &plan, const char *message) {
  Error error = plan.verify();
  ASSERT_TRUE(bool(error));
  EXPECT_EQ(error.message(), std::string("plan 'main': ") + message);
}

TEST(PlanState, Verifies) {
  auto state = std::make_shared<State>();
  Plan plan = *makeCounter(state);
  EXPECT_FALSE(plan.verify());
  EXPECT_EQ(plan.describe(),
            "plan 'main': 0 inputs, 1 output, 2 slots, 1 program, 1 step\n"
            "  output 0: i64\n"
            "  variable 0: 'n' [1, 100]\n"
            "  scalar 0: variable 'n'\n"
            "  slot 0: state 'counter', 8 bytes\n"
            "  slot 1: output 0, 8 bytes\n"
            "  program 0: 'add', 2 arguments, 1 scalar, writes 0 1, thread "
            "extent 1\n"
            "  step 0: launch 'add' (0, 1) scalars 0\n");

  Plan bad = plan;
  bad.state = nullptr;
  expectError(bad, "slot 0: a state, but the plan has no owner of states");
  bad = plan;
  bad.slots[0].bytes = 4;
  expectError(bad, "slot 0: 4 bytes for a state of 8");
  bad = plan;
  bad.slots.push_back(bad.slots[0]);
  expectError(bad, "slot 2: the memory of slot 0");
  bad = plan;
  bad.steps[0].scalars = {};
  expectError(bad, "step 0: 'add' takes 1 scalar, got 0");
  bad = plan;
  bad.steps[0].scalars = {1};
  expectError(bad, "step 0: scalar 1 of 1");
  bad = plan;
  bad.scalars[0].value = 1;
  expectError(bad, "scalar 0: variable 1 of 1");
  bad = plan;
  bad.variables[0].isChosen = false;
  expectError(bad, "scalar 0: nobody chooses variable 'n'");
  bad = plan;
  bad.variables.push_back(bad.variables[0]);
  expectError(bad, "two variables are called 'n'");
  bad = plan;
  bad.variables[0].min = 101;
  expectError(bad, "variable 'n' has no value in [101, 100]");
  bad = plan;
  bad.scalars.push_back({Scalar::Kind::Add, 0, 0, 1});
  expectError(bad, "scalar 1: uses scalar 1, which is not before it");
  bad.scalars[1] = {Scalar::Kind(99), 0, 0, 0};
  expectError(bad, "scalar 1: unknown kind");
}

TEST(PlanVariables, AreChecked) {
  auto plan = makeCounter(std::make_shared<State>());
  plan->variables.push_back({"half", 0, 8, /*isChosen=*/false});
  plan->scalars.push_back({Scalar::Kind::Constant, 2});
  plan->scalars.push_back({Scalar::Kind::Div, 0, 0, 1});
  plan->scalars.push_back({Scalar::Kind::Bind, 1, 2});
  auto executor = PlanExecutor::create(plan);
  ASSERT_TRUE(executor) << executor.message();
  std::vector<Array> outputs = *executor->makeOutputs();
  EXPECT_EQ(executor->run({}, outputs).message(),
            "'main': variable 'n' has no value; choose one in [1, 100]");
  EXPECT_EQ(executor->setVariable("m", 1).message(),
            "'main': there is no variable 'm'");
  EXPECT_EQ(executor->setVariable("half", 1).message(),
            "'main': the program binds variable 'half' itself");
  EXPECT_EQ(executor->setVariable("n", 101).message(),
            "'main': variable 'n' is in [1, 100], got 101");
  EXPECT_FALSE(executor->setVariable("n", 18));
  EXPECT_EQ(executor->run({}, outputs).message(),
            "'main': variable 'half' is in [0, 8], got 9");
  EXPECT_FALSE(executor->setVariable("n", 17));
  EXPECT_EQ(runOnce(*executor), 17);
}

struct Arithmetic {
  Scalar::Kind kind;
  int64_t lhs, rhs, expected;
};

/// args: state, out, scalar; gives the scalar.
void giveScalar(void *const *args, int64_t, int64_t) {
  *static_cast<int64_t *>(args[1]) = toNumber(args[2]);
}

TEST(PlanVariables, Arithmetic) {
  using Kind = Scalar::Kind;
  constexpr int64_t least = std::numeric_limits<int64_t>::min(),
                    most = std::numeric_limits<int64_t>::max();
  const Arithmetic cases[] = {
      {Kind::Add, 3, 4, 7},          {Kind::Add, most, 1, least},
      {Kind::Sub, 3, 4, -1},         {Kind::Sub, least, 1, most},
      {Kind::Mul, -3, 4, -12},       {Kind::Mul, least, -1, least},
      {Kind::Div, -7, 2, -3},        {Kind::Div, 7, 0, 0},
      {Kind::Div, least, -1, least}, {Kind::Mod, -7, 2, -1},
      {Kind::Mod, 7, 0, 0},          {Kind::Mod, least, -1, 0},
      {Kind::FloorDiv, -7, 2, -4},   {Kind::FloorDiv, 7, -2, -4},
      {Kind::FloorDiv, -8, 2, -4},   {Kind::FloorDiv, 7, 0, 0},
      {Kind::FloorMod, -7, 2, 1},    {Kind::FloorMod, 7, -2, -1},
      {Kind::FloorMod, -8, 2, 0},    {Kind::FloorMod, 7, 0, 0},
      {Kind::Min, -3, 4, -3},        {Kind::Max, -3, 4, 4},
  };
  for (const Arithmetic &test : cases) {
    auto plan = makeCounter(std::make_shared<State>());
    plan->variables = {};
    plan->scalars = {{Kind::Constant, test.lhs},
                     {Kind::Constant, test.rhs},
                     {test.kind, 0, 0, 1}};
    plan->programs[0].entry = giveScalar;
    plan->steps[0].scalars = {2};
    auto executor = PlanExecutor::create(plan);
    ASSERT_TRUE(executor) << executor.message();
    EXPECT_EQ(runOnce(*executor), test.expected)
        << int(test.kind) << ": " << test.lhs << ", " << test.rhs;
  }
}

} // namespace
