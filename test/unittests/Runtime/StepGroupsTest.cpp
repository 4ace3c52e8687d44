//===- StepGroupsTest.cpp - Steps that may run at the same time -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/StepGroups.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <random>
#include <thread>

using namespace uop::runtime;

namespace {

using Levels = std::vector<unsigned>;

/// A plan over one temporary of 64 bytes, with views of [begin, end) as slots.
class PlanMaker {
public:
  PlanMaker() {
    plan->slots = {Slot::makeTemporary(64)};
    plan->steps = {Step::makeAllocate(0)};
  }

  /// A launch that reads some bytes and writes others.
  void launch(std::vector<std::pair<size_t, size_t>> reads,
              std::vector<std::pair<size_t, size_t>> writes) {
    std::vector<unsigned> slots;
    Program program;
    program.name = "k";
    program.entry = [](void *const *, int64_t, int64_t) {};
    program.numArgs = reads.size() + writes.size();
    program.nanoseconds = 10000;
    auto add = [&](std::pair<size_t, size_t> bytes, bool isWritten) {
      slots.push_back(plan->slots.size());
      plan->slots.push_back(
          Slot::makeView(0, bytes.first, bytes.second - bytes.first));
      program.written.push_back(isWritten);
    };
    for (auto bytes : reads)
      add(bytes, false);
    for (auto bytes : writes)
      add(bytes, true);
    plan->steps.push_back(Step::makeLaunch(plan->programs.size(), slots));
    plan->programs.push_back(program);
  }

  Levels levels() const {
    Error error = plan->verify();
    EXPECT_FALSE(error) << error.message();
    Levels levels = findStepLevels(*plan);
    levels.erase(levels.begin());
    return levels;
  }

  std::shared_ptr<Plan> plan = std::make_shared<Plan>();
};

TEST(StepGroups, Dependences) {
  PlanMaker reads;
  reads.launch({}, {{0, 8}});
  reads.launch({{0, 8}}, {{8, 16}});
  reads.launch({{0, 8}}, {{16, 24}});
  reads.launch({{8, 16}, {16, 24}}, {{24, 32}});
  EXPECT_EQ(reads.levels(), (Levels{0, 1, 1, 2}));

  // What was read may be written afterwards; what was written, too.
  PlanMaker writes;
  writes.launch({{0, 16}}, {{32, 40}});
  writes.launch({}, {{8, 24}});
  writes.launch({}, {{16, 32}});
  writes.launch({}, {{40, 48}});
  EXPECT_EQ(writes.levels(), (Levels{0, 1, 2, 0}));

  // Neighbours and empty ranges are independent.
  PlanMaker apart;
  apart.launch({}, {{0, 8}});
  apart.launch({}, {{8, 16}});
  apart.launch({{4, 4}}, {{16, 24}});
  apart.launch({{7, 9}}, {{24, 32}});
  EXPECT_EQ(apart.levels(), (Levels{0, 0, 0, 1}));
}

TEST(StepGroups, ChecksAndCopies) {
  PlanMaker maker;
  maker.launch({}, {{0, 8}});
  maker.launch({}, {{8, 16}});
  // Two launches of one program write the same words.
  maker.plan->programs[0].checks = {{false, 4, ""}};
  maker.plan->steps.push_back(maker.plan->steps[1]);
  maker.plan->steps.back().slots = maker.plan->steps[2].slots;
  maker.plan->steps.push_back(Step::makeCopy(1, 2));
  EXPECT_EQ(maker.levels(), (Levels{0, 0, 1, 2}));
}

TEST(StepGroups, WhatPays) {
  PlanMaker maker;
  maker.launch({}, {{0, 8}});
  maker.launch({}, {{8, 16}});
  maker.launch({{0, 16}}, {{16, 24}});
  auto groups = groupSteps(*maker.plan, 2);
  ASSERT_EQ(groups.size(), 2u);
  EXPECT_EQ(groups[0].steps, (std::vector<unsigned>{1, 2}));
  EXPECT_EQ(groups[0].apart, 20000);
  EXPECT_EQ(groups[0].together, 10000);
  EXPECT_TRUE(groups[0].isConcurrent);
  EXPECT_FALSE(groups[1].isConcurrent);
  EXPECT_FALSE(groupSteps(*maker.plan, 1)[0].isConcurrent);

  // Not if each can use all threads, is short, or takes nobody knows how long.
  maker.plan->programs[0].threadExtent = 100;
  maker.plan->programs[1].threadExtent = 100;
  EXPECT_FALSE(groupSteps(*maker.plan, 2)[0].isConcurrent);
  maker.plan->programs[0].threadExtent = 1;
  maker.plan->programs[1].threadExtent = 1;
  maker.plan->programs[1].nanoseconds = 1000;
  EXPECT_FALSE(groupSteps(*maker.plan, 2)[0].isConcurrent);
  maker.plan->programs[1].nanoseconds = 0;
  EXPECT_FALSE(groupSteps(*maker.plan, 2)[0].isConcurrent);
}

/// args: the byte that is written, then those that are read.
template <int count>
void mix(void *const *args, int64_t, int64_t) {
  auto *out = static_cast<uint8_t *>(args[0]);
  uint8_t value = 17;
  for (int i = 1; i <= count; ++i)
    value = value * 31 + *static_cast<const uint8_t *>(args[i]);
  *out = value;
}

std::atomic<int> arrived{0};

/// args: a byte, which becomes 1 if another kernel runs at the same time.
void meet(void *const *args, int64_t, int64_t) {
  ++arrived;
  auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
  while (arrived < 2 && std::chrono::steady_clock::now() < end)
    std::this_thread::yield();
  *static_cast<uint8_t *>(args[0]) = arrived == 2;
}

TEST(StepGroups, RunAtTheSameTime) {
  if (std::thread::hardware_concurrency() < 2)
    GTEST_SKIP();
  auto plan = std::make_shared<Plan>();
  plan->outputs = {{DType::U8, {2}}};
  plan->slots = {Slot::makeOutput(0, 2), Slot::makeView(0, 0, 1),
                 Slot::makeView(0, 1, 1)};
  Program program;
  program.name = "meet";
  program.entry = meet;
  program.numArgs = 1;
  program.written = {true};
  program.nanoseconds = 100000;
  plan->programs = {program};
  plan->steps = {Step::makeLaunch(0, {1}), Step::makeLaunch(0, {2})};
  EXPECT_EQ(describeGroups(*plan, 2),
            "  group 0: steps 0, 1 at the same time, about 100000 ns together, "
            "200000 apart\n");
  ExecutorOptions options;
  options.threads = 2;
  auto executor = PlanExecutor::create(plan, options);
  ASSERT_TRUE(bool(executor)) << executor.message();
  auto outputs = executor->makeOutputs();
  ASSERT_TRUE(bool(outputs));
  ASSERT_FALSE(executor->run({}, *outputs));
  auto *met = static_cast<uint8_t *>((*outputs)[0].data());
  EXPECT_EQ(met[0] + met[1], 2);
}

TEST(StepGroups, RandomPlansComputeTheSame) {
  std::mt19937 random(1);
  for (unsigned round = 0; round < 50; ++round) {
    auto plan = std::make_shared<Plan>();
    constexpr unsigned bytes = 24;
    plan->outputs = {{DType::U8, {bytes}}};
    plan->slots = {Slot::makeOutput(0, bytes)};
    for (unsigned i = 0; i < bytes; ++i)
      plan->slots.push_back(Slot::makeView(0, i, 1));
    const KernelEntry entries[] = {mix<0>, mix<1>, mix<2>};
    for (unsigned count = 0; count < 3; ++count) {
      Program program;
      program.name = "mix";
      program.entry = entries[count];
      program.numArgs = count + 1;
      program.written = {true, false, false};
      program.written.resize(program.numArgs);
      program.nanoseconds = 100000;
      plan->programs.push_back(program);
    }
    for (unsigned i = 0; i < bytes; ++i)
      plan->steps.push_back(Step::makeLaunch(0, {i + 1}));
    for (unsigned i = 0; i < 60; ++i) {
      unsigned count = 1 + random() % 2;
      std::vector<unsigned> slots;
      while (slots.size() <= count) {
        unsigned slot = 1 + random() % bytes;
        if (slots.empty() || slot != slots[0])
          slots.push_back(slot);
      }
      plan->steps.push_back(random() % 8 ? Step::makeLaunch(count, slots)
                                         : Step::makeCopy(slots[1], slots[0]));
    }
    std::vector<std::string> results;
    for (unsigned threads : {1, 3}) {
      ExecutorOptions options;
      options.threads = threads;
      auto executor = PlanExecutor::create(plan, options);
      ASSERT_TRUE(bool(executor)) << executor.message();
      auto outputs = executor->makeOutputs();
      ASSERT_TRUE(bool(outputs));
      for (int repeat = 0; repeat < 3; ++repeat) {
        ASSERT_FALSE(executor->run({}, *outputs));
        results.emplace_back(static_cast<char *>((*outputs)[0].data()), bytes);
      }
    }
    for (const std::string &result : results)
      ASSERT_EQ(result, results[0]);
  }
}

} // namespace
