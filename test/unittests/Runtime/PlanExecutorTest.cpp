//===- PlanExecutorTest.cpp - Running plans ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Plan.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstring>
#include <mutex>
#include <numeric>
#include <optional>
#include <thread>

using namespace uop::runtime;

namespace {

constexpr int64_t rows = 7, columns = 5;

/// args: out[rows][columns], a[rows][columns], b[columns]; out = a + b.
void addRow(void *const *args, int64_t begin, int64_t end) {
  auto *out = static_cast<float *>(args[0]);
  auto *a = static_cast<const float *>(args[1]);
  auto *b = static_cast<const float *>(args[2]);
  for (int64_t i = begin; i < end; ++i)
    for (int64_t j = 0; j < columns; ++j)
      out[i * columns + j] = a[i * columns + j] + b[j];
}

/// args: out[columns], a[rows][columns]; the sum over the rows.
void sumRows(void *const *args, int64_t begin, int64_t end) {
  auto *out = static_cast<float *>(args[0]);
  auto *a = static_cast<const float *>(args[1]);
  EXPECT_EQ(begin, 0);
  EXPECT_EQ(end, 1);
  for (int64_t j = 0; j < columns; ++j) {
    out[j] = 0;
    for (int64_t i = 0; i < rows; ++i)
      out[j] += a[i * columns + j];
  }
}

std::shared_ptr<Plan> makePlan() {
  auto plan = std::make_shared<Plan>();
  size_t row = columns * 4, whole = rows * row;
  plan->inputs = {{DType::F32, {rows, columns}}, {DType::F32, {columns}}};
  plan->outputs = {{DType::F32, {columns}},
                   {DType::F32, {columns}},
                   {DType::F32, {columns}}};
  Buffer constant = Buffer::create(row);
  std::fill_n(static_cast<float *>(constant.data()), columns, 100.0f);
  plan->slots = {
      Slot::makeInput(0, whole),    Slot::makeInput(1, row),
      Slot::makeOutput(0, row),     Slot::makeOutput(1, row),
      Slot::makeConstant(constant), Slot::makeTemporary(2 * whole + 64),
      Slot::makeView(5, 64, whole), Slot::makeView(5, 64 + whole, whole),
      Slot::makeView(7, row, row),  Slot::makeOutput(2, row)};
  Program add, sum;
  add.name = "add";
  add.entry = addRow;
  add.numArgs = 3;
  add.written = {true, false, false};
  add.threadExtent = rows;
  sum.name = "sum";
  sum.entry = sumRows;
  sum.numArgs = 2;
  sum.written = {true, false};
  plan->programs = {add, sum};
  plan->steps = {Step::makeAllocate(5),          Step::makeLaunch(0, {6, 0, 1}),
                 Step::makeLaunch(0, {7, 6, 4}), Step::makeLaunch(1, {2, 7}),
                 Step::makeCopy(8, 3), // the second row
                 Step::makeDeallocate(5),        Step::makeCopy(4, 9)};
  return plan;
}

Array makeArray(std::vector<int64_t> shape, float start) {
  Array array = *Array::create(DType::F32, std::move(shape));
  auto *data = static_cast<float *>(array.data());
  std::iota(data, data + *array.numElements(), start);
  return array;
}

float at(const Array &array, int64_t i) {
  return static_cast<const float *>(array.data())[i];
}

void expectRight(const Array &a, const Array &b,
                 const std::vector<Array> &outputs) {
  for (int64_t j = 0; j < columns; ++j) {
    float sum = 0;
    for (int64_t i = 0; i < rows; ++i)
      sum += at(a, i * columns + j) + at(b, j) + 100;
    EXPECT_EQ(at(outputs[0], j), sum);
    EXPECT_EQ(at(outputs[1], j), at(a, columns + j) + at(b, j) + 100);
    EXPECT_EQ(at(outputs[2], j), 100);
  }
}

class PlanExecutorThreads : public testing::TestWithParam<unsigned> {};

TEST_P(PlanExecutorThreads, RunsManyTimesOnChangingArrays) {
  ExecutorOptions options;
  options.threads = GetParam();
  Expected<PlanExecutor> executor = PlanExecutor::create(makePlan(), options);
  ASSERT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> outputs = *executor->makeOutputs();
  for (int round = 0; round < 200; ++round) {
    Array a = makeArray({rows, columns}, round);
    Array b = makeArray({columns}, 3 * round);
    if (round % 3 == 0)
      outputs = *executor->makeOutputs();
    Error error = executor->run({a, b}, outputs);
    ASSERT_FALSE(error) << error.message();
    expectRight(a, b, outputs);
  }
}

TEST_P(PlanExecutorThreads, ExecutorsShareAPlanConcurrently) {
  std::shared_ptr<Plan> plan = makePlan();
  auto work = [&](float start) {
    ExecutorOptions options;
    options.threads = GetParam();
    Expected<PlanExecutor> executor = PlanExecutor::create(plan, options);
    ASSERT_TRUE(bool(executor)) << executor.message();
    std::vector<Array> outputs = *executor->makeOutputs();
    Array a = makeArray({rows, columns}, start);
    Array b = makeArray({columns}, start);
    for (int round = 0; round < 50; ++round) {
      Error error = executor->run({a, b}, outputs);
      ASSERT_FALSE(error) << error.message();
      expectRight(a, b, outputs);
    }
  };
  std::thread other(work, 1.0f);
  work(2.0f);
  other.join();
}

INSTANTIATE_TEST_SUITE_P(, PlanExecutorThreads, testing::Values(1, 2, 3, 64));

std::mutex slicesMutex;
std::vector<std::pair<int64_t, int64_t>> slices;

void recordSlice(void *const *, int64_t begin, int64_t end) {
  std::lock_guard<std::mutex> lock(slicesMutex);
  slices.emplace_back(begin, end);
}

TEST(PlanExecutor, SlicesCoverTheExtentOnce) {
  for (unsigned threads : {1u, 2u, 3u, 8u})
    for (int64_t extent : {int64_t(0), int64_t(1), int64_t(2), int64_t(7),
                           int64_t(100), INT64_MAX}) {
      auto plan = std::make_shared<Plan>();
      Program program;
      program.name = "record";
      program.entry = recordSlice;
      program.threadExtent = extent;
      plan->programs = {program};
      plan->steps = {Step::makeLaunch(0, {})};
      ExecutorOptions options;
      options.threads = threads;
      Expected<PlanExecutor> executor = PlanExecutor::create(plan, options);
      ASSERT_TRUE(bool(executor)) << executor.message();
      slices.clear();
      ASSERT_FALSE(executor->run({}, {}));
      std::sort(slices.begin(), slices.end());
      EXPECT_EQ(slices.size(), std::min<uint64_t>(threads, extent));
      int64_t next = 0;
      for (auto [begin, end] : slices) {
        EXPECT_EQ(begin, next);
        EXPECT_LT(begin, end);
        // No slice is longer than another by more than one.
        EXPECT_LE(end - begin - extent / int64_t(threads), 1);
        next = end;
      }
      EXPECT_EQ(next, extent);
    }
}

TEST(PlanExecutor, TheHookSeesEachStep) {
  std::vector<size_t> seen;
  ExecutorOptions options;
  options.stepHook = [&](size_t step, int64_t nanoseconds) {
    seen.push_back(step);
    EXPECT_GE(nanoseconds, 0);
  };
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan(), options));
  Array a = makeArray({rows, columns}, 0), b = makeArray({columns}, 0);
  ASSERT_FALSE(executor.run({a, b}, *executor.makeOutputs()));
  EXPECT_EQ(seen, (std::vector<size_t>{0, 1, 2, 3, 4, 5, 6}));
  EXPECT_EQ(executor.plan().steps.size(), 7u);
}

TEST(PlanExecutor, TheTraceHasEachSlice) {
  ExecutorOptions options;
  options.threads = 3;
  options.trace = true;
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan(), options));
  Array a = makeArray({rows, columns}, 0), b = makeArray({columns}, 0);
  auto outputs = executor.makeOutputs();
  for (int run = 0; run < 3; ++run) {
    ASSERT_FALSE(executor.run({a, b}, *outputs));
    std::vector<std::vector<unsigned>> seen;
    for (const TraceEvent &event : executor.trace()) {
      seen.push_back({event.step, event.slice, event.slices});
      EXPECT_GE(event.begin, 0);
      EXPECT_LE(event.begin, event.end);
      EXPECT_LT(event.thread, 3u);
    }
    // Allocations are no work.
    EXPECT_EQ(seen, (std::vector<std::vector<unsigned>>{{1, 0, 3},
                                                        {1, 1, 3},
                                                        {1, 2, 3},
                                                        {2, 0, 3},
                                                        {2, 1, 3},
                                                        {2, 2, 3},
                                                        {3, 0, 1},
                                                        {4, 0, 1},
                                                        {6, 0, 1}}));
    // The second addition needs the first one.
    EXPECT_LE(executor.trace()[0].end, executor.trace()[3].begin);
  }
  PlanExecutor untraced = std::move(*PlanExecutor::create(makePlan()));
  ASSERT_FALSE(untraced.run({a, b}, *outputs));
  EXPECT_TRUE(untraced.trace().empty());
}

TEST(PlanExecutor, HooksSeeTheArguments) {
  ExecutorOptions options;
  std::optional<PlanExecutor> executor;
  std::vector<float> before, after;
  auto first = [&](size_t step, unsigned argument) {
    return *static_cast<const float *>((*executor->arguments(step))[argument]);
  };
  options.beforeStep = [&](size_t step) {
    if (step == 1)
      before = {first(1, 1), first(1, 2)};
  };
  options.stepHook = [&](size_t step, int64_t) {
    if (step == 1)
      after = {first(1, 0), first(1, 1)};
  };
  executor.emplace(std::move(*PlanExecutor::create(makePlan(), options)));
  Array a = makeArray({rows, columns}, 0), b = makeArray({columns}, 0);
  static_cast<float *>(a.data())[0] = 2;
  static_cast<float *>(b.data())[0] = 3;
  ASSERT_FALSE(executor->run({a, b}, *executor->makeOutputs()));
  EXPECT_EQ(before, (std::vector<float>{2, 3}));
  EXPECT_EQ(after, (std::vector<float>{5, 2}));
  EXPECT_EQ(executor->arguments(1)->size(), 3u);
}

/// args: out[8], x[8], then a word for each of two checks.
void failOnNegative(void *const *args, int64_t begin, int64_t end) {
  auto *out = static_cast<float *>(args[0]);
  auto *x = static_cast<const float *>(args[1]);
  auto *failures = static_cast<uint64_t *>(args[2]);
  for (int64_t i = begin; i < end; ++i) {
    out[i] = x[i];
    if (x[i] == -1)
      failures[0] = 3;
    if (x[i] == -2)
      failures[1] = static_cast<uint64_t>(int64_t(-5));
  }
}

TEST(PlanExecutor, FailedChecksAreErrorsOfThatRun) {
  auto plan = std::make_shared<Plan>();
  plan->inputs = plan->outputs = {{DType::F32, {8}}};
  plan->slots = {Slot::makeInput(0, 32), Slot::makeOutput(0, 32)};
  Program program;
  program.name = "k";
  program.entry = failOnNegative;
  program.numArgs = 2;
  program.written = {true, false};
  program.threadExtent = 8;
  program.checks = {{/*isWrite=*/false, 4, ""}, {/*isWrite=*/true, 8, "f:1:2"}};
  plan->programs = {program};
  plan->steps = {Step::makeLaunch(0, {1, 0})};
  ExecutorOptions options;
  options.threads = 2;
  Expected<PlanExecutor> executor = PlanExecutor::create(plan, options);
  ASSERT_TRUE(executor) << executor.message();
  std::vector<Array> inputs = {makeArray({8}, 0)};
  std::vector<Array> outputs = *executor->makeOutputs();
  EXPECT_FALSE(executor->run(inputs, outputs));
  auto *x = static_cast<float *>(inputs[0].data());
  x[7] = -2;
  EXPECT_EQ(executor->run(inputs, outputs).message(),
            "kernel 'k' writes element -5, outside of a buffer of 8 (f:1:2)");
  x[6] = -1;
  EXPECT_EQ(executor->run(inputs, outputs).message(),
            "kernel 'k' reads element 6, outside of a buffer of 4");
  x[6] = x[7] = 0;
  EXPECT_FALSE(executor->run(inputs, outputs));
}

TEST(PlanExecutor, CreationErrors) {
  EXPECT_EQ(PlanExecutor::create(nullptr).message(), "no plan to execute");
  ExecutorOptions options;
  options.threads = 0;
  EXPECT_EQ(PlanExecutor::create(makePlan(), options).message(),
            "cannot run on 0 threads; 1 to 4096 are possible");
  options.threads = 5000;
  EXPECT_FALSE(bool(PlanExecutor::create(makePlan(), options)));
  std::shared_ptr<Plan> plan = makePlan();
  plan->steps[0].slots[0] = 99;
  EXPECT_EQ(PlanExecutor::create(plan).message(),
            "plan 'main': step 0: slot 99 of 10");
  plan = std::make_shared<Plan>();
  plan->slots = {Slot::makeTemporary(size_t(1) << 62)};
  EXPECT_EQ(PlanExecutor::create(plan).message(),
            "plan 'main': slot 0: out of memory: cannot allocate "
            "4611686018427387904 bytes");
}

TEST(PlanExecutor, ArgumentErrors) {
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan()));
  Array a = makeArray({rows, columns}, 0), b = makeArray({columns}, 0);
  std::vector<Array> outputs = *executor.makeOutputs();
  auto expectError = [&](std::vector<Array> inputs, std::vector<Array> outputs,
                         const char *message) {
    EXPECT_EQ(executor.run(inputs, outputs).message(), message);
  };
  expectError({a}, outputs, "'main' has 2 inputs, got 1");
  expectError({a, b, b}, outputs, "'main' has 2 inputs, got 3");
  expectError({a, b}, {}, "'main' has 3 outputs, got 0");
  Array wide = *Array::create(DType::F64, {columns});
  expectError({a, wide}, outputs,
              "input 1 of 'main': expected 5xf32, got 5xf64");
  expectError({b, b}, outputs,
              "input 0 of 'main': expected 7x5xf32, got 5xf32");
  expectError({a, b}, {outputs[0], a, outputs[2]},
              "output 1 of 'main': expected 5xf32, got 7x5xf32");
  Array small = b;
  small.buffer = *b.buffer.view(0, 19);
  expectError({a, small}, outputs,
              "input 1 of 'main': 5xf32 needs 20 bytes, its buffer has 19");
  Array bytes = *Array::create(DType::I8, {64});
  Array odd = b;
  odd.buffer = *bytes.buffer.view(1, 20);
  expectError({a, odd}, outputs,
              "input 1 of 'main': its memory is not aligned to the 4 bytes of "
              "a f32");
  Array absent = b;
  absent.buffer = Buffer::create(size_t(1) << 62);
  expectError({a, b}, {outputs[0], outputs[1], absent},
              "output 2 of 'main': out of memory: cannot allocate "
              "4611686018427387904 bytes");
  // After all that it still works.
  ASSERT_FALSE(executor.run({a, b}, outputs));
  expectRight(a, b, outputs);
}

TEST(PlanExecutor, OutputsShareNoMemory) {
  PlanExecutor executor = std::move(*PlanExecutor::create(makePlan()));
  Array a = makeArray({rows, columns}, 0), b = makeArray({columns}, 0);
  std::vector<Array> outputs = *executor.makeOutputs();
  ASSERT_FALSE(executor.run({a, b}, outputs));
  EXPECT_EQ(executor.run({a, b}, {outputs[0], b, outputs[2]}).message(),
            "input 1 and output 1 of 'main' share memory");
  EXPECT_EQ(
      executor.run({a, b}, {outputs[0], outputs[1], outputs[0]}).message(),
      "output 0 and output 2 of 'main' share memory");
  // The same mistake again is not taken for the last run's arguments.
  EXPECT_FALSE(!executor.run({a, b}, {outputs[0], outputs[1], outputs[0]}));
  Array inside = b;
  inside.buffer = *a.buffer.view(100, 20);
  EXPECT_EQ(executor.run({a, b}, {outputs[0], inside, outputs[2]}).message(),
            "input 0 and output 1 of 'main' share memory");
  // Inputs may share, and may be parts of one buffer with the outputs.
  Array pool = makeArray({100}, 0);
  auto part = [&](size_t offset, std::vector<int64_t> shape) {
    Array array{DType::F32, shape, {}};
    array.buffer = *pool.buffer.view(offset, *array.byteSize());
    return array;
  };
  Array first = part(0, {rows, columns}), second = part(20, {columns});
  std::vector<Array> results = {part(140, {columns}), part(160, {columns}),
                                part(180, {columns})};
  ASSERT_FALSE(executor.run({first, second}, results));
  expectRight(first, second, results);
}

TEST(PlanExecutor, ViewsOfViews) {
  auto plan = std::make_shared<Plan>();
  plan->inputs = {{DType::U8, {16}}};
  plan->outputs = {{DType::U8, {8}}};
  plan->slots = {
      Slot::makeInput(0, 16),  Slot::makeView(0, 4, 12),
      Slot::makeView(1, 3, 4), Slot::makeOutput(0, 8),
      Slot::makeView(3, 2, 6), Slot::makeView(4, 1, 4),
      Slot::makeTemporary(16), Slot::makeView(6, 5, 8),
      Slot::makeView(7, 2, 4), Slot::makeConstant(Buffer::create(8))};
  std::memset(plan->slots[9].constant.data(), 99, 8);
  plan->steps = {Step::makeAllocate(6), Step::makeCopy(2, 8),
                 Step::makeCopy(9, 3), Step::makeCopy(8, 5)};
  PlanExecutor executor = std::move(*PlanExecutor::create(plan));
  Array input = *Array::create(DType::U8, {16});
  auto *data = static_cast<uint8_t *>(input.data());
  std::iota(data, data + 16, uint8_t(0));
  std::vector<Array> outputs = *executor.makeOutputs();
  ASSERT_FALSE(executor.run(input, outputs));
  const uint8_t expected[] = {99, 99, 99, 7, 8, 9, 10, 99};
  EXPECT_EQ(std::memcmp(outputs[0].data(), expected, 8), 0);
}

TEST(PlanExecutor, EmptyArrays) {
  auto plan = std::make_shared<Plan>();
  plan->inputs = {{DType::F32, {0, 3}}, {DType::F32, {0}}};
  plan->outputs = {{DType::F32, {0}}, {DType::F32, {3, 0}}};
  plan->slots = {Slot::makeInput(0, 0), Slot::makeOutput(0, 0),
                 Slot::makeOutput(1, 0), Slot::makeTemporary(0)};
  plan->steps = {Step::makeAllocate(3), Step::makeCopy(0, 3),
                 Step::makeCopy(3, 1)};
  PlanExecutor executor = std::move(*PlanExecutor::create(plan));
  Array matrix = *Array::create(DType::F32, {0, 3});
  Array vector = *Array::create(DType::F32, {0});
  Error error = executor.run({matrix, vector}, *executor.makeOutputs());
  EXPECT_FALSE(error) << error.message();
}

TEST(PlanExecutor, CopiesBetweenDevices) {
  // The same slots on one device and on three; each temporary has memory of its
  // own, so that a copy is a copy.
  for (unsigned devices : {1, 3}) {
    auto plan = std::make_shared<Plan>();
    size_t row = columns * 4, whole = rows * row;
    plan->inputs = {{DType::F32, {rows, columns}}, {DType::F32, {columns}}};
    plan->outputs = {{DType::F32, {rows, columns}}};
    plan->slots = {Slot::makeInput(0, whole),
                   Slot::makeInput(1, row),
                   Slot::makeOutput(0, whole),
                   Slot::makeTemporary(whole, 1 % devices),
                   Slot::makeTemporary(row, 1 % devices),
                   Slot::makeTemporary(whole, 1 % devices),
                   Slot::makeTemporary(whole, 2 % devices),
                   Slot::makeTemporary(row, 2 % devices),
                   Slot::makeTemporary(whole, 2 % devices)};
    Program add;
    add.name = "add";
    add.entry = addRow;
    add.numArgs = 3;
    add.written = {true, false, false};
    add.threadExtent = rows;
    plan->programs = {add};
    for (unsigned slot = 3; slot < 9; ++slot)
      plan->steps.push_back(Step::makeAllocate(slot));
    for (Step step : {Step::makeCopy(0, 3), Step::makeCopy(1, 4),
                      Step::makeLaunch(0, {5, 3, 4}), Step::makeCopy(5, 6),
                      Step::makeCopy(1, 7), Step::makeLaunch(0, {8, 6, 7}),
                      Step::makeCopy(8, 2)})
      plan->steps.push_back(step);
    for (unsigned slot = 3; slot < 9; ++slot)
      plan->steps.push_back(Step::makeDeallocate(slot));
    ExecutorOptions options;
    options.threads = 2;
    Expected<PlanExecutor> executor = PlanExecutor::create(plan, options);
    ASSERT_TRUE(executor) << executor.message();
    std::vector<Array> inputs = {makeArray({rows, columns}, 1),
                                 makeArray({columns}, 50)};
    auto outputs = executor->makeOutputs();
    ASSERT_TRUE(outputs) << outputs.message();
    for (int repeat = 0; repeat < 2; ++repeat) {
      Error error = executor->run(inputs, *outputs);
      ASSERT_FALSE(error) << error.message();
      for (int64_t i = 0; i < rows * columns; ++i)
        EXPECT_EQ(at((*outputs)[0], i), 1 + i + 2 * (50 + i % columns)) << i;
    }
  }
}

} // namespace
