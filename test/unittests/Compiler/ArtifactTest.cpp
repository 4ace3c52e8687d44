//===- ArtifactTest.cpp - Compiled programs in files ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/Compiler.h"
#include "uop/Register.h"
#include "uop/Runtime/StepGroups.h"

#include "mlir/IR/Remarks.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <cstring>
#include <random>

using namespace uop;
using namespace uop::runtime;

namespace {

/// A constant, a function of libm, two kernels and memory between them.
constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<3x5xf32>) -> tensor<3xf32> {
    %c = uop.const dense<[0.5, 1.5, 2.5]> : tensor<3xf32>
    %0 = uop.square %x : tensor<3x5xf32>
    %1 = uop.reduce_axis add %0 axes [1] : tensor<3x5xf32> -> tensor<3xf32>
    %2 = uop.contiguous %1 : tensor<3xf32>
    %3 = uop.pow %c, %2 : tensor<3xf32>
    return %3 : tensor<3xf32>
  }
)";

/// A runtime buffer, a variable, a size that varies and a donated argument.
constexpr const char *kOtherProgram = R"(
  #n = #uop.var<"n" [0, 8]>
  func.func @step(%x: tensor<?xf32> {uop.shape = [#n]},
                  %w: tensor<4xf32> {uop.donated})
      -> (tensor<?xf32>, tensor<4xf32>, tensor<f32>) {
    %n = uop.define_var "n" [0, 8] : index
    %old = uop.buffer 0 : tensor<f32>
    %s = uop.reduce_axis add %x axes [0] : tensor<?xf32> -> tensor<f32>
    %t = uop.add %old, %s : tensor<f32>
    %new = uop.assign %t, %old : tensor<f32>, tensor<f32>
    %y = uop.add %x, %x : tensor<?xf32>
    %v = uop.square %w : tensor<4xf32>
    return %y, %v, %new : tensor<?xf32>, tensor<4xf32>, tensor<f32>
  }
)";

/// A kernel that calls a function of the process.
constexpr const char *kCallingProgram = R"(
  func.func private @hypotf(f32, f32) -> f32
  uop.kernel @hypot(%x: memref<4xf32>, %o: memref<4xf32>) {
    %i = uop.range 0 to 4 : index
    %0 = uop.load %x[%i] : memref<4xf32> -> f32
    %1 = uop.custom @hypotf(%0, %0) : (f32, f32) -> f32
    uop.store %1, %o[%i] over (%i) : memref<4xf32>
    uop.sink
  }
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = uop.custom @hypot(%x) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
)";

class ArtifactTest : public testing::Test {
protected:
  ArtifactTest() {
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
  }

  CompileResult compile(const char *text, const char *cpu = "") {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
    EXPECT_TRUE(module);
    CompileOptions options;
    options.save = true;
    options.target.cpu = cpu;
    auto result = uop::compile(*module, options);
    EXPECT_TRUE(mlir::succeeded(result));
    return std::move(*result);
  }

  std::string serialize(const char *text, const char *cpu = "") {
    CompileResult result = compile(text, cpu);
    auto bytes = serializeArtifact(*result.plan, result.code);
    EXPECT_TRUE(bool(bytes)) << bytes.message();
    return *bytes;
  }

  mlir::MLIRContext context;
};

/// In memory that is exactly as large, for sanitizers to watch its end.
Expected<Artifact> load(const std::string &bytes,
                        const ArtifactOptions &options = {}) {
  Buffer copy = Buffer::create(bytes.size());
  std::memcpy(copy.data(), bytes.data(), bytes.size());
  return loadArtifact(copy, "test", options);
}

Array makeArray(std::vector<int64_t> shape, std::vector<float> values) {
  Array array = *Array::create(DType::F32, std::move(shape));
  if (!values.empty())
    std::memcpy(array.data(), values.data(), values.size() * sizeof(float));
  return array;
}

/// The first element of each output.
std::vector<float> run(const std::shared_ptr<const Plan> &plan,
                       const std::vector<Array> &inputs) {
  auto executor = PlanExecutor::create(plan);
  EXPECT_TRUE(bool(executor)) << executor.message();
  auto outputs = executor->makeOutputs(inputs);
  EXPECT_TRUE(bool(outputs)) << outputs.message();
  Error error = executor->run(inputs, *outputs);
  EXPECT_FALSE(error) << error.message();
  std::vector<float> first;
  for (const Array &output : *outputs)
    first.push_back(*output.numElements()
                        ? *static_cast<const float *>(output.data())
                        : -1);
  return first;
}

TEST_F(ArtifactTest, RunsAsCompiled) {
  auto artifact = load(serialize(kProgram));
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  Array x = makeArray({3, 5}, std::vector<float>(15, 0.5f));
  // 0.5 to the power of 5 * 0.25.
  EXPECT_NEAR(run(artifact->plan, {x})[0], 0.42044820762f, 1e-6f);
  EXPECT_EQ(artifact->target.architecture, getHostArchitecture());
}

TEST_F(ArtifactTest, EqualProgramsGiveEqualBytes) {
  EXPECT_EQ(serialize(kProgram), serialize(kProgram));
  EXPECT_NE(serialize(kProgram), serialize(kOtherProgram));
}

TEST_F(ArtifactTest, StateSizesAndDonations) {
  auto artifact = load(serialize(kOtherProgram));
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  const Plan &plan = *artifact->plan;
  EXPECT_EQ(plan.name, "step");
  ASSERT_EQ(plan.variables.size(), 1u);
  EXPECT_EQ(plan.variables[0].name, "n");
  EXPECT_EQ(plan.variables[0].max, 8);
  Array w = makeArray({4}, {3, 3, 3, 3});
  using Floats = std::vector<float>;
  EXPECT_EQ(run(artifact->plan, {makeArray({2}, {1, 2}), w}),
            (Floats{2, 9, 3}));
  // The donated input holds what was computed in it; the state is kept.
  EXPECT_EQ(run(artifact->plan, {makeArray({3}, {1, 2, 4}), w}),
            (Floats{2, 81, 10}));
  EXPECT_EQ(run(artifact->plan, {makeArray({0}, {}), w}),
            (Floats{-1, 6561, 10}));
}

TEST_F(ArtifactTest, StatesAreSharedOrNot) {
  std::string bytes = serialize(kOtherProgram);
  ArtifactOptions options;
  options.state = std::make_shared<State>();
  auto first = load(bytes, options), second = load(bytes, options);
  auto third = load(bytes);
  ASSERT_TRUE(first && second && third);
  std::vector<Array> inputs = {makeArray({1}, {1}),
                               makeArray({4}, {1, 1, 1, 1})};
  EXPECT_EQ(run(first->plan, inputs)[2], 1);
  EXPECT_EQ(run(second->plan, inputs)[2], 2);
  EXPECT_EQ(run(third->plan, inputs)[2], 1);
}

TEST_F(ArtifactTest, SavesStatesAsTheyAre) {
  CompileResult compiled = compile(kOtherProgram);
  for (Slot &slot : compiled.plan->slots)
    if (slot.kind == Slot::Kind::State) {
      float value = 100;
      std::memcpy(slot.constant.data(), &value, sizeof(value));
    }
  auto artifact = load(*serializeArtifact(*compiled.plan, compiled.code));
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  std::vector<Array> inputs = {makeArray({1}, {1}),
                               makeArray({4}, {1, 1, 1, 1})};
  EXPECT_EQ(run(artifact->plan, inputs)[2], 101);
}

/// One step of gradient descent on the sum of squares.
constexpr const char *kTrainingStep = R"(
  func.func @step(%w: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
    %rate = uop.const 0.25 : tensor<4xf32>
    %0 = uop.square %w : tensor<4xf32>
    %loss = uop.reduce_axis add %0 axes [0] : tensor<4xf32> -> tensor<f32>
    %1 = uop.add %w, %w : tensor<4xf32>
    %2 = uop.mul %1, %rate : tensor<4xf32>
    %new = uop.sub %w, %2 : tensor<4xf32>
    return %new, %loss : tensor<4xf32>, tensor<f32>
  }
)";

TEST_F(ArtifactTest, OutputsAreInputsOfTheNextRun) {
  std::string given = kTrainingStep;
  given.replace(given.find("%w: tensor<4xf32>"), 17,
                "%w: tensor<4xf32> {uop.donated}");
  for (const std::string &text : {std::string(kTrainingStep), given}) {
    auto artifact = load(serialize(text.c_str()));
    ASSERT_TRUE(bool(artifact)) << artifact.message();
    auto executor = PlanExecutor::create(artifact->plan);
    ASSERT_TRUE(bool(executor)) << executor.message();
    bool inPlace = !artifact->plan->donations.empty();
    EXPECT_EQ(inPlace, text == given);
    std::vector<Array> weights = {makeArray({4}, {8, 8, 8, 8})};
    // Two sets of outputs in turn; one where the weights stay where they are.
    std::vector<std::vector<Array>> outputs;
    for (int i = 0; i < 2; ++i)
      outputs.push_back(*executor->makeOutputs(weights));
    std::vector<float> losses;
    for (int step = 0; step < 4; ++step) {
      std::vector<Array> &results = outputs[inPlace ? 0 : step % 2];
      Error error = executor->run(weights, results);
      ASSERT_FALSE(error) << error.message();
      losses.push_back(*static_cast<const float *>(results[1].data()));
      EXPECT_EQ(inPlace, results[0].data() == weights[0].data());
      weights[0] = results[0];
    }
    EXPECT_EQ(losses, (std::vector<float>{256, 64, 16, 4}));
  }
}

TEST_F(ArtifactTest, ConstantsAreNotCopied) {
  std::string bytes = serialize(kProgram);
  Buffer copy = Buffer::create(bytes.size());
  std::memcpy(copy.data(), bytes.data(), bytes.size());
  auto artifact = loadArtifact(copy, "test");
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  unsigned constants = 0;
  for (const Slot &slot : artifact->plan->slots)
    if (slot.kind == Slot::Kind::Constant) {
      ++constants;
      EXPECT_TRUE(slot.constant.sharesStorageWith(copy));
      EXPECT_EQ(reinterpret_cast<uintptr_t>(slot.constant.data()) %
                    Buffer::alignment,
                0u);
    }
  EXPECT_EQ(constants, 1u);
}

TEST_F(ArtifactTest, EveryTruncationIsRefused) {
  std::string bytes = serialize(kProgram);
  for (size_t size = 0; size < bytes.size(); ++size) {
    auto artifact = load(bytes.substr(0, size));
    ASSERT_FALSE(bool(artifact)) << size;
    ASSERT_NE(artifact.message().find(size < 8 ? "not a compiled program"
                                               : "truncated: "),
              std::string::npos)
        << size << ": " << artifact.message();
  }
  auto longer = load(bytes + "x");
  EXPECT_NE(longer.message().find("altered: "), std::string::npos);
}

TEST_F(ArtifactTest, EveryAlterationIsRefusedOrHarmless) {
  std::string bytes = serialize(kProgram);
  Array x = makeArray({3, 5}, std::vector<float>(15, 0.5f));
  std::mt19937 random(1);
  size_t harmless = 0;
  for (size_t i = 0; i < bytes.size(); ++i) {
    std::string altered = bytes;
    altered[i] ^= 1 << random() % 8;
    auto artifact = load(altered);
    if (!artifact) {
      ASSERT_FALSE(artifact.message().empty());
      continue;
    }
    // What nobody reads, between the sections.
    ASSERT_EQ(bytes[i], 0);
    ++harmless;
    if (harmless % 64 == 0) {
      ASSERT_NEAR(run(artifact->plan, {x})[0], 0.42044820762f, 1e-6f);
    }
  }
  EXPECT_LT(harmless, bytes.size() / 2);
}

TEST_F(ArtifactTest, ForeignTargetsAreRefused) {
  CompileResult compiled = compile(kProgram);
  auto message = [&] {
    return load(*serializeArtifact(*compiled.plan, compiled.code)).message();
  };
  compiled.code.target.features.push_back("telepathy");
  EXPECT_EQ(message(), "test: made for a CPU with telepathy, which the CPU of "
                       "this machine lacks");
  compiled.code.target.architecture = "pdp11-unix";
  EXPECT_EQ(message(), "test: made for pdp11-unix, this machine is " +
                           getHostArchitecture());
}

TEST_F(ArtifactTest, FunctionsOfTheProcessAreCalled) {
  CompileResult compiled = compile(kCallingProgram);
  ASSERT_EQ(compiled.code.image.symbols, std::vector<std::string>{"hypotf"});
  auto artifact = load(*serializeArtifact(*compiled.plan, compiled.code));
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  EXPECT_NEAR(run(artifact->plan, {makeArray({4}, {3, 3, 3, 3})})[0],
              4.2426406871f, 1e-6f);
  compiled.code.image.symbols[0] = "no_such_function";
  artifact = load(*serializeArtifact(*compiled.plan, compiled.code));
  EXPECT_EQ(artifact.message(),
            "test: the kernels call no_such_function, which no library of this "
            "process defines; link or preload one that does");
}

TEST_F(ArtifactTest, CodeForOlderCPUsRuns) {
  if (getHostArchitecture() != "x86_64-linux")
    GTEST_SKIP();
  Array x = makeArray({3, 5}, std::vector<float>(15, 0.5f));
  for (const char *cpu : {"x86-64", "x86-64-v2", "x86-64-v3", "x86-64-v4"}) {
    auto artifact = load(serialize(kProgram, cpu));
    if (!artifact) {
      EXPECT_NE(artifact.message().find("made for a CPU with "),
                std::string::npos);
      continue;
    }
    EXPECT_NEAR(run(artifact->plan, {x})[0], 0.42044820762f, 1e-6f) << cpu;
    EXPECT_EQ(artifact->target.features.empty(), std::string(cpu) == "x86-64");
  }
}

/// Two cumulative sums, whose loops threads cannot share, and what is said of
/// them. Of two sizes, so that they do not become one kernel.
std::vector<std::string> compileScans(mlir::MLIRContext &context, int size,
                                      std::string &groups) {
  std::string body;
  std::string types[2];
  for (int i = 0; i < 2; ++i) {
    std::string n = std::to_string(size + i), s = std::to_string(i);
    types[i] = "tensor<" + n + "xf32>";
    body += "  %r" + s + " = uop.range " + s + " to " + n + " : index\n  %e" +
            s + " = uop.index %x" + s + "[%r" + s + "] : " + types[i] +
            " -> f32\n  %s" + s + " = uop.scan add %e" + s + " over (%r" + s +
            ") : f32\n  %y" + s + " = uop.bufferize %s" + s + " over (%r" + s +
            ") : f32 -> " + types[i] + "\n";
  }
  std::string both = types[0] + ", " + types[1];
  std::string text = "func.func @main(%x0: " + types[0] + ", %x1: " + types[1] +
                     ") -> (" + both + ") {\n" + body +
                     "  return %y0, %y1 : " + both + "\n}\n";
  std::vector<std::string> remarks;
  mlir::ScopedDiagnosticHandler handler(&context, [&](mlir::Diagnostic &d) {
    if (d.getSeverity() == mlir::DiagnosticSeverity::Remark)
      remarks.push_back(d.str());
  });
  auto module = mlir::parseSourceString<mlir::ModuleOp>(text, &context);
  EXPECT_TRUE(module);
  CompileOptions options;
  options.threads = 2;
  auto result = uop::compile(*module, options);
  EXPECT_TRUE(mlir::succeeded(result));
  groups = describeGroups(*result->plan, 2);
  return remarks;
}

TEST_F(ArtifactTest, RemarksOfGroups) {
  mlir::remark::RemarkCategories categories;
  categories.passed = categories.missed = "uop-plan";
  ASSERT_TRUE(mlir::succeeded(mlir::remark::enableOptimizationRemarks(
      context, nullptr,
      std::make_unique<mlir::remark::RemarkEmittingPolicyAll>(), categories,
      /*printAsEmitRemarks=*/true)));
  std::string groups;
  std::vector<std::string> remarks = compileScans(context, 1000000, groups);
  ASSERT_EQ(remarks.size(), 1u) << groups;
  EXPECT_NE(remarks[0].find("[Passed] Group | Category:uop-plan"),
            std::string::npos)
      << remarks[0];
  EXPECT_NE(remarks[0].find("Steps=2"), std::string::npos) << remarks[0];
  EXPECT_NE(groups.find("at the same time, about "), std::string::npos)
      << groups;
  remarks = compileScans(context, 100, groups);
  ASSERT_EQ(remarks.size(), 1u) << groups;
  EXPECT_NE(remarks[0].find("[Missed] Group"), std::string::npos) << remarks[0];
  EXPECT_NE(remarks[0].find("sharing the threads gains too little"),
            std::string::npos)
      << remarks[0];
  EXPECT_NE(groups.find("one after another"), std::string::npos) << groups;
}

TEST_F(ArtifactTest, Files) {
  CompileResult compiled = compile(kProgram);
  std::string path = testing::TempDir() + "artifact-test.uop";
  Error error = writeArtifact(path, *compiled.plan, compiled.code);
  ASSERT_FALSE(error) << error.message();
  auto artifact = loadArtifact(path);
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  // The plan keeps the file mapped.
  std::remove(path.c_str());
  Array x = makeArray({3, 5}, std::vector<float>(15, 0.5f));
  EXPECT_NEAR(run(artifact->plan, {x})[0], 0.42044820762f, 1e-6f);
  EXPECT_EQ(loadArtifact(path).message(),
            path + ": cannot read: No such file or directory");
  EXPECT_EQ(loadArtifact(testing::TempDir()).message(),
            testing::TempDir() + ": cannot read: is a directory");
  error = writeArtifact(testing::TempDir(), *compiled.plan, compiled.code);
  EXPECT_EQ(error.message(),
            testing::TempDir() + ": cannot write: is a directory");
  compiled.code.image.entries.pop_back();
  error = writeArtifact(path, *compiled.plan, compiled.code);
  EXPECT_NE(error.message().find("code with 1 entries for 2 programs"),
            std::string::npos)
      << error.message();
  EXPECT_FALSE(bool(loadArtifact(path)));
}

} // namespace
