//===- ReplayAllocationTest.cpp - A replay allocates nothing ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A program of its own, because it replaces malloc.
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

#include <atomic>
#include <cstring>

using namespace uop::runtime;

static std::atomic<uint64_t> allocations{0};

extern "C" {
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *memory, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

void *malloc(size_t size) {
  ++allocations;
  return __libc_malloc(size);
}
void *calloc(size_t count, size_t size) {
  ++allocations;
  return __libc_calloc(count, size);
}
void *realloc(void *memory, size_t size) {
  ++allocations;
  return __libc_realloc(memory, size);
}
void *aligned_alloc(size_t alignment, size_t size) {
  ++allocations;
  return __libc_memalign(alignment, size);
}
}

/// args: out[4], x[4], then the number of elements.
static void doubleSome(void *const *args, int64_t begin, int64_t end) {
  auto *out = static_cast<float *>(args[0]);
  auto *x = static_cast<const float *>(args[1]);
  auto n = static_cast<int64_t>(reinterpret_cast<intptr_t>(args[2]));
  for (int64_t i = begin; i < std::min(end, n); ++i)
    out[i] = 2 * x[i];
}

/// Launches, a copy, a variable and a size.
static std::shared_ptr<Plan> makePlan() {
  auto plan = std::make_shared<Plan>();
  plan->inputs = {{DType::F32, {4}}};
  plan->outputs = {{DType::F32, {4}}, {DType::F32, {4}}};
  plan->variables = {{"n", 0, 4, true}};
  plan->scalars = {{Scalar::Kind::Variable, 0, 0, 0}};
  plan->inputSizes = {{0}};
  plan->outputSizes = {{0}, {0}};
  plan->slots = {Slot::makeInput(0, 16), Slot::makeTemporary(16),
                 Slot::makeOutput(0, 16), Slot::makeOutput(1, 16)};
  Program program;
  program.name = "double";
  program.entry = doubleSome;
  program.numArgs = 2;
  program.numScalars = 1;
  program.written = {true, false};
  program.threadExtent = 4;
  program.nanoseconds = 100000;
  plan->programs = {program};
  plan->steps = {Step::makeAllocate(1), Step::makeLaunch(0, {1, 0}, {0}),
                 Step::makeLaunch(0, {2, 1}, {0}), Step::makeCopy(1, 3)};
  return plan;
}

static Array makeArray(int64_t n, float value) {
  Array array = *Array::create(DType::F32, {n});
  std::fill_n(static_cast<float *>(array.data()), n, value);
  return array;
}

TEST(ReplayAllocation, CountsAllocations) {
  uint64_t before = allocations;
  Buffer buffer = Buffer::create(8);
  EXPECT_FALSE(buffer.allocate());
  EXPECT_GE(allocations - before, 2u);
}

TEST(ReplayAllocation, None) {
  for (unsigned threads : {1, 2}) {
    ExecutorOptions options;
    options.threads = threads;
    auto executor = PlanExecutor::create(makePlan(), options);
    ASSERT_TRUE(bool(executor)) << executor.message();
    // The same arrays, others, and others of another size.
    std::vector<std::vector<Array>> inputs, outputs;
    for (int64_t n : {3, 3, 2}) {
      inputs.push_back({makeArray(n, n)});
      outputs.push_back({makeArray(n, 0), makeArray(n, 0)});
    }
    auto runAll = [&] {
      bool failed = false;
      for (size_t i : {0, 0, 1, 2, 1})
        failed |= bool(executor->run(inputs[i], outputs[i]));
      return failed;
    };
    // oneTBB makes its threads and their pools of memory when they are needed.
    for (int i = 0; i < (threads > 1 ? 2000 : 1); ++i)
      ASSERT_FALSE(runAll());
    uint64_t before = allocations;
    bool failed = false;
    for (int i = 0; i < 1000; ++i)
      failed |= runAll();
    uint64_t made = allocations - before;
    EXPECT_FALSE(failed);
    EXPECT_EQ(made, 0u) << threads << " threads";
    EXPECT_EQ(static_cast<float *>(outputs[2][0].data())[1], 8);
  }
}
