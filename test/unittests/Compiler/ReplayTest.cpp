//===- ReplayTest.cpp - One plan, many runs ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/GraphCache.h"

#include "uop/Register.h"

#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstring>
#include <fstream>
#include <thread>

using namespace uop;
using namespace uop::runtime;

namespace {

/// w - 0.05 x^T (x w - y), and the squared error before.
constexpr const char *kStep = R"(
  func.func @main(%x: tensor<8x3xf32>, %y: tensor<8xf32>,
                  %w: tensor<3xf32> DONATED) -> (tensor<3xf32>, tensor<f32>) {
    %0 = uop.reshape %w : tensor<3xf32> -> tensor<1x3xf32>
    %1 = uop.expand %0 : tensor<1x3xf32> -> tensor<8x3xf32>
    %2 = uop.mul %x, %1 : tensor<8x3xf32>
    %3 = uop.reduce_axis add %2 axes [1] : tensor<8x3xf32> -> tensor<8xf32>
    %4 = uop.sub %3, %y : tensor<8xf32>
    %5 = uop.reshape %4 : tensor<8xf32> -> tensor<8x1xf32>
    %6 = uop.expand %5 : tensor<8x1xf32> -> tensor<8x3xf32>
    %7 = uop.mul %x, %6 : tensor<8x3xf32>
    %8 = uop.reduce_axis add %7 axes [0] : tensor<8x3xf32> -> tensor<3xf32>
    %gradient = uop.contiguous %8 : tensor<3xf32>
    %rate = uop.const 0.05 : tensor<3xf32>
    %9 = uop.mul %gradient, %rate : tensor<3xf32>
    %10 = uop.sub %w, %9 : tensor<3xf32>
    %11 = uop.square %4 : tensor<8xf32>
    %12 = uop.reduce_axis add %11 axes [0] : tensor<8xf32> -> tensor<f32>
    return %10, %12 : tensor<3xf32>, tensor<f32>
  }
)";

/// Row "pos" of a cache is written, and the rows up to it are summed.
constexpr const char *kDecode = R"(
  func.func @main(%x: tensor<1x4xf32>) -> tensor<4xf32> {
    %pos = uop.define_var "pos" [0, 63] : index
    %one = uop.const 1 : index
    %n = uop.add %pos, %one : index
    %old = uop.buffer 0 : tensor<64x4xf32>
    %new = uop.assign %x, %old offsets [%pos, 0] sizes [1, 4]
        : tensor<1x4xf32>, tensor<64x4xf32>
    %0 = uop.shrink %new offsets [0, 0] sizes [%n, 4]
        : tensor<64x4xf32> -> tensor<?x4xf32>
    %1 = uop.reduce_axis add %0 axes [0] : tensor<?x4xf32> -> tensor<4xf32>
    return %1 : tensor<4xf32>
  }
)";

/// Fills the same cache at once.
constexpr const char *kPrefill = R"(
  func.func @main(%x: tensor<?x4xf32> {uop.shape = [#uop.var<"n" [0, 64]>, 4]})
      -> tensor<64x4xf32> {
    %n = uop.define_var "n" [0, 64] : index
    %old = uop.buffer 0 : tensor<64x4xf32>
    %new = uop.assign %x, %old offsets [0, 0] sizes [%n, 4]
        : tensor<?x4xf32>, tensor<64x4xf32>
    return %new : tensor<64x4xf32>
  }
)";

class ReplayTest : public testing::Test {
protected:
  ReplayTest() {
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }
  CompileResult compile(const std::string &text, CompileOptions options = {}) {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    auto result = uop::compile(*module, options);
    EXPECT_TRUE(mlir::succeeded(result));
    return std::move(*result);
  }
  mlir::MLIRContext context;
};

Array makeArray(std::vector<int64_t> shape, std::vector<float> values) {
  Array array = *Array::create(DType::F32, std::move(shape));
  std::memcpy(array.data(), values.data(), values.size() * sizeof(float));
  return array;
}

std::vector<float> toVector(const Array &array) {
  const auto *data = static_cast<const float *>(array.data());
  return std::vector<float>(data, data + *array.numElements());
}

std::string makeStep(const char *attributes) {
  std::string text = kStep;
  return text.replace(text.find("DONATED"), 7, attributes);
}

//===----------------------------------------------------------------------===//
// Where results are
//===----------------------------------------------------------------------===//

/// Each row less its greatest element. The cache that is described is so small
/// that results go past it, for which stores must be aligned.
constexpr const char *kStream = R"(
  module attributes {dlti.target_system_spec = #dlti.target_system_spec<
      "CPU" = #dlti.target_device_spec<"uop.last_cache_bytes" = 1024 : i64>>} {
    func.func @main(%x: tensor<64x256xf32>) -> tensor<64x256xf32> {
      %0 = uop.reduce_axis max %x axes [1] : tensor<64x256xf32> -> tensor<64xf32>
      %1 = uop.reshape %0 : tensor<64xf32> -> tensor<64x1xf32>
      %2 = uop.expand %1 : tensor<64x1xf32> -> tensor<64x256xf32>
      %3 = uop.sub %x, %2 : tensor<64x256xf32>
      return %3 : tensor<64x256xf32>
    }
  }
)";

TEST_F(ReplayTest, ResultsAtAnyAddress) {
  CompileOptions options;
  options.keepTexts = true;
  CompileResult compiled = compile(kStream, options);
  ASSERT_NE(compiled.kernels.at(0).loops.find("nontemporal"),
            std::string::npos);
  auto executor = PlanExecutor::create(compiled.plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  constexpr size_t numElements = 64 * 256;
  std::vector<float> values, expected;
  for (size_t i = 0; i < numElements; ++i)
    values.push_back(float((i * 7919) % 1009));
  for (size_t row = 0; row < numElements; row += 256)
    for (size_t i = row; i < row + 256; ++i)
      expected.push_back(
          values[i] -
          *std::max_element(values.begin() + row, values.begin() + row + 256));
  std::vector<Array> inputs = {makeArray({64, 256}, values)};
  for (size_t shift : {0, 1, 4, 8, 15}) {
    Buffer whole = Buffer::create((numElements + 32) * sizeof(float));
    auto *memory = static_cast<float *>(whole.data());
    std::fill_n(memory, numElements + 32, -1.0f);
    auto place =
        Buffer::fromMemory(memory + shift, numElements * sizeof(float));
    ASSERT_TRUE(bool(place)) << place.message();
    std::vector<Array> outputs = {{DType::F32, {64, 256}, *place}};
    Error error = executor->run(inputs, outputs);
    ASSERT_FALSE(error) << error.message();
    EXPECT_EQ(toVector(outputs[0]), expected) << shift;
    for (size_t i = 0; i < shift; ++i)
      EXPECT_EQ(memory[i], -1) << shift;
    for (size_t i = numElements + shift; i < numElements + 32; ++i)
      EXPECT_EQ(memory[i], -1) << shift;
  }
}

//===----------------------------------------------------------------------===//
// What one run gives, the next one takes
//===----------------------------------------------------------------------===//

/// The data of the step, and what gradient descent does with them.
struct Fit {
  std::vector<float> x, y, w = {0, 0, 0};
  float error = 0;

  Fit() {
    for (int i = 0; i < 24; ++i)
      x.push_back(std::sin(float(i)));
    for (int i = 0; i < 8; ++i)
      y.push_back(x[3 * i] - 2 * x[3 * i + 1] + 0.5f * x[3 * i + 2]);
  }
  void step() {
    std::vector<float> gradient(3);
    error = 0;
    for (int i = 0; i < 8; ++i) {
      float off = -y[i];
      for (int j = 0; j < 3; ++j)
        off += x[3 * i + j] * w[j];
      error += off * off;
      for (int j = 0; j < 3; ++j)
        gradient[j] += x[3 * i + j] * off;
    }
    for (int j = 0; j < 3; ++j)
      w[j] -= 0.05f * gradient[j];
  }
};

TEST_F(ReplayTest, TrainingInPlace) {
  Fit fit;
  auto plan = compile(makeStep("{uop.donated}")).plan;
  auto executor = PlanExecutor::create(plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  std::vector<Array> inputs = {makeArray({8, 3}, fit.x), makeArray({8}, fit.y),
                               makeArray({3}, fit.w)};
  auto outputs = executor->makeOutputs(inputs);
  ASSERT_TRUE(bool(outputs)) << outputs.message();
  // The weights stay where they are.
  ASSERT_EQ((*outputs)[0].data(), inputs[2].data());
  float first = 0;
  for (int round = 0; round < 500; ++round) {
    ASSERT_FALSE(executor->run(inputs, *outputs));
    fit.step();
    first = round == 0 ? fit.error : first;
    ASSERT_NEAR(toVector((*outputs)[1])[0], fit.error, 1e-4f * (1 + fit.error));
  }
  for (int j = 0; j < 3; ++j)
    EXPECT_NEAR(toVector(inputs[2])[j], fit.w[j], 1e-3f);
  EXPECT_LT(fit.error, first / 10);
}

TEST_F(ReplayTest, TrainingWithTwoSetsOfWeights) {
  Fit fit;
  auto plan = compile(makeStep("")).plan;
  auto executor = PlanExecutor::create(plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  Array weights[2] = {makeArray({3}, fit.w), makeArray({3}, {9, 9, 9})};
  Array error = makeArray({}, {0});
  for (int round = 0; round < 500; ++round) {
    Array &from = weights[round % 2], &to = weights[1 - round % 2];
    ASSERT_FALSE(executor->run(
        {makeArray({8, 3}, fit.x), makeArray({8}, fit.y), from}, {to, error}));
    fit.step();
    for (int j = 0; j < 3; ++j)
      ASSERT_NEAR(toVector(to)[j], fit.w[j], 1e-3f);
  }
  // One set would be read while it is written.
  Error same = executor->run(
      {makeArray({8, 3}, fit.x), makeArray({8}, fit.y), weights[0]},
      {weights[0], error});
  EXPECT_NE(same.message().find("share memory"), std::string::npos);
}

TEST_F(ReplayTest, DecodingIntoACache) {
  auto plan = compile(kDecode).plan;
  for (const Step &step : plan->steps)
    EXPECT_NE(step.kind, Step::Kind::Copy);
  auto executor = PlanExecutor::create(plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  Array x = makeArray({1, 4}, {0, 0, 0, 0}), sum = makeArray({4}, {0, 0, 0, 0});
  auto run = [&](int64_t position) {
    EXPECT_FALSE(executor->setVariable("pos", position));
    Error error = executor->run({x}, {sum});
    EXPECT_FALSE(error) << error.message();
  };
  for (int position = 0; position < 64; ++position) {
    static_cast<float *>(x.data())[0] = float(position);
    run(position);
    EXPECT_EQ(toVector(sum)[0], float(position * (position + 1) / 2));
  }
  // Back to an earlier position: those after it are not read.
  static_cast<float *>(x.data())[0] = 100;
  run(2);
  EXPECT_EQ(toVector(sum)[0], 0 + 1 + 100);
  EXPECT_TRUE(bool(executor->setVariable("pos", 64)));
}

TEST_F(ReplayTest, PlansThatShareACache) {
  CompileOptions options;
  options.state = std::make_shared<State>();
  auto prefill = PlanExecutor::create(compile(kPrefill, options).plan);
  auto decode = PlanExecutor::create(compile(kDecode, options).plan);
  ASSERT_TRUE(prefill && decode);
  Array rows = makeArray({3, 4}, {1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0});
  auto all = prefill->makeOutputs({rows});
  ASSERT_TRUE(bool(all)) << all.message();
  ASSERT_FALSE(prefill->run({rows}, *all));
  Array sum = makeArray({4}, {0, 0, 0, 0});
  ASSERT_FALSE(decode->setVariable("pos", 3));
  ASSERT_FALSE(decode->run({makeArray({1, 4}, {4, 0, 0, 0})}, {sum}));
  EXPECT_EQ(toVector(sum)[0], 1 + 2 + 3 + 4);
}

//===----------------------------------------------------------------------===//
// Load
//===----------------------------------------------------------------------===//

/// Bytes of this process that are in memory.
int64_t getResidentBytes() {
  int64_t pages = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> pages >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

/// Sanitizers keep what was freed.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
constexpr bool isMeasured = false;
#else
constexpr bool isMeasured = true;
#endif
#else
constexpr bool isMeasured = true;
#endif

TEST_F(ReplayTest, ManyRunsStayInTheirMemory) {
  auto plan = compile(makeStep("")).plan;
  auto decode = compile(kDecode).plan;
  auto runAll = [&](int rounds) {
    for (int round = 0; round < rounds; ++round) {
      Fit fit;
      // All of it anew each time.
      auto executor = PlanExecutor::create(plan);
      std::vector<Array> inputs = {makeArray({8, 3}, fit.x),
                                   makeArray({8}, fit.y),
                                   makeArray({3}, fit.w)};
      auto outputs = executor->makeOutputs(inputs);
      ASSERT_FALSE(executor->run(inputs, *outputs));
      auto decoder = PlanExecutor::create(decode);
      ASSERT_FALSE(decoder->setVariable("pos", round % 64));
      ASSERT_FALSE(decoder->run({makeArray({1, 4}, {1, 1, 1, 1})},
                                *decoder->makeOutputs()));
    }
  };
  runAll(1000);
  int64_t before = getResidentBytes();
  runAll(10000);
  if (isMeasured)
    EXPECT_LT(getResidentBytes() - before, 1 << 20);
}

TEST_F(ReplayTest, ManyPlansAtATime) {
  CompileOptions options;
  options.save = true;
  CompileResult step = compile(makeStep(""), options);
  auto bytes = serializeArtifact(*step.plan, step.code);
  ASSERT_TRUE(bool(bytes));
  Buffer file = Buffer::create(bytes->size());
  std::memcpy(file.data(), bytes->data(), bytes->size());
  GraphCache cache;
  auto module = mlir::parseSourceString<mlir::ModuleOp>(kDecode, &context);
  ASSERT_TRUE(module);
  // Each has machine code or a state of its own.
  auto makeAll = [&] {
    std::vector<PlanExecutor> all;
    for (int i = 0; i < 500; ++i) {
      all.push_back(
          std::move(*PlanExecutor::create(loadArtifact(file, "test")->plan)));
      all.push_back(std::move(
          *PlanExecutor::create(cache.getOrCompile(*module, {})->plan)));
    }
    Fit fit;
    fit.step();
    Array sum = makeArray({4}, {0, 0, 0, 0});
    for (int round = 1; round <= 2; ++round)
      for (size_t i = 0; i < all.size(); i += 2) {
        Array w = makeArray({3}, {0, 0, 0}), next = makeArray({3}, {0, 0, 0});
        ASSERT_FALSE(
            all[i].run({makeArray({8, 3}, fit.x), makeArray({8}, fit.y), w},
                       {next, makeArray({}, {0})}));
        ASSERT_NEAR(toVector(next)[0], fit.w[0], 1e-5f);
        ASSERT_FALSE(all[i + 1].setVariable("pos", round));
        float value = float(i);
        ASSERT_FALSE(
            all[i + 1].run({makeArray({1, 4}, {value, 0, 0, 0})}, {sum}));
        ASSERT_EQ(toVector(sum)[0], round * value);
      }
  };
  makeAll();
  int64_t before = getResidentBytes();
  for (int i = 0; i < 5; ++i)
    makeAll();
  if (isMeasured)
    EXPECT_LT(getResidentBytes() - before, 2 << 20);
  EXPECT_EQ(cache.getStatistics().plans, 1u);
}

TEST_F(ReplayTest, ThreadsRunPlansOfACache) {
  GraphCache cache;
  std::atomic<int> wrong{0};
  auto shared = compile(makeStep("")).plan;
  std::vector<std::thread> pool;
  for (int thread = 0; thread < 4; ++thread)
    pool.emplace_back([&, thread] {
      auto module = mlir::parseSourceString<mlir::ModuleOp>(kDecode, &context);
      ExecutorOptions options;
      options.threads = 1 + thread % 2;
      auto own = PlanExecutor::create(shared, options);
      Array sum = makeArray({4}, {0, 0, 0, 0});
      for (int round = 0; round < 50; ++round) {
        auto cached = cache.getOrCompile(*module, {});
        auto executor = PlanExecutor::create(cached->plan, options);
        for (int position = 0; position < 4; ++position) {
          wrong += bool(executor->setVariable("pos", position));
          float value = float(thread + position);
          wrong +=
              bool(executor->run({makeArray({1, 4}, {value, 0, 0, 0})}, {sum}));
        }
        wrong += toVector(sum)[0] != float(4 * thread + 6);
        Fit fit;
        fit.step();
        Array next = makeArray({3}, {0, 0, 0});
        wrong += bool(own->run({makeArray({8, 3}, fit.x), makeArray({8}, fit.y),
                                makeArray({3}, {0, 0, 0})},
                               {next, makeArray({}, {0})}));
        wrong += std::fabs(toVector(next)[1] - fit.w[1]) > 1e-5f;
      }
    });
  for (std::thread &thread : pool)
    thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(cache.getStatistics().misses, 1u);
}

} // namespace
