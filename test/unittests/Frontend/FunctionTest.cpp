//===- FunctionTest.cpp - Programs that are traced once ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Function.h"

#include "OpCases.h"
#include "uop/Frontend/Creation.h"
#include "uop/Runtime/Artifact.h"

#include "llvm/Support/FileSystem.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static void expectMessage(const std::string &message, const std::string &part) {
  EXPECT_NE(message.find(part), std::string::npos) << message;
}

TEST(Function, IsCompiledOnceForAllArguments) {
  Context c;
  Tensor x = Tensor::placeholder(c, DType::F32, {3});
  EXPECT_TRUE(x.isPlaceholder());
  EXPECT_FALSE(x.isRealized());
  Tensor weight = v(c, {1, 2, 3});
  auto function = Function::create(x, {(x * weight).sum(), x, x.exp()});
  ASSERT_TRUE(bool(function)) << function.message();
  size_t compiled = 0;
  for (float factor : {1, 2, 5}) {
    auto results = function->call(v(c, {factor, factor, factor}));
    ASSERT_TRUE(bool(results)) << results.message();
    ASSERT_EQ(results->size(), 3u);
    compiled = c.getStats().compiled;
    expectNear(toDoubles(*(*results)[0].array()), {6 * factor}, 0);
    expectNear(toDoubles(*(*results)[1].array()), {factor, factor, factor}, 0);
  }
  EXPECT_EQ(compiled, 1u);
}

TEST(Function, InPieces) {
  ContextOptions options;
  options.programOps = 8;
  Context c(options);
  Tensor x = Tensor::placeholder(c, DType::F32, {4});
  Tensor given = v(c, {0, 1, 2, 3});
  Tensor y = x, want = given;
  for (int i = 0; i != 20; ++i) {
    y = (y * 0.5).sin() + x;
    want = (want * 0.5).sin() + given;
  }
  auto function = Function::create(x, y);
  ASSERT_TRUE(bool(function)) << function.message();
  auto results = function->call(given);
  ASSERT_TRUE(bool(results)) << results.message();
  auto array = want.array();
  ASSERT_TRUE(bool(array)) << array.message();
  expectNear(toDoubles(*(*results)[0].array()), toDoubles(*array), 1e-5);
}

TEST(Function, Errors) {
  Context c;
  Tensor x = Tensor::placeholder(c, DType::F32, {3});
  Tensor other = Tensor::placeholder(c, DType::F32, {3});
  expectMessage((x + 1).realize().message(),
                "the elements of an argument are not known while a function");
  expectMessage(x.realize().message(), "are not known");
  expectMessage(Function::create(v(c, {1}), x + 1).message(),
                "is not a placeholder");
  expectMessage(Function::create({x, x}, x + 1).message(),
                "a placeholder is two arguments");
  expectMessage(Function::create(x, x + other).message(),
                "depends on an argument of another function");
  expectMessage(Function::create(x, Span<Tensor>()).message(),
                "a function without results");
  expectMessage(Function::create(x, x.sum({5})).message(),
                "there is no axis 5");
  Context second;
  expectMessage(Function::create(x, v(second, {1})).message(),
                "of two contexts");
  auto function = Function::create(x, x + 1);
  ASSERT_TRUE(bool(function));
  expectMessage(function->call(Span<Tensor>()).message(),
                "has 1 arguments, got 0");
  expectMessage(function->call(v(c, {1})).message(),
                "argument 0 of the function is 3xf32, got 1xf32");
  expectMessage(function->text("nowhere").message(),
                "there is no stage 'nowhere'");
}

TEST(Function, Texts) {
  Context c = makeCPUContext();
  Tensor x = Tensor::placeholder(c, DType::F32, {4});
  auto function = Function::create(x, (x * 2).sum());
  ASSERT_TRUE(bool(function)) << function.message();
  const std::pair<const char *, const char *> stages[] = {
      {"tensor", "uop.mul"},      {"range", "uop.range"},
      {"schedule", "uop.launch"}, {"plan", "uop.kernel"},
      {"loops", "arith."},        {"llvm", "llvm."},
      {"assembly", "ret"}};
  for (auto [stage, part] : stages) {
    auto text = function->text(stage);
    ASSERT_TRUE(bool(text)) << text.message();
    expectMessage(*text, part);
  }
  auto kernels = function->kernels();
  ASSERT_TRUE(bool(kernels)) << kernels.message();
  ASSERT_EQ(kernels->size(), 1u);
  expectMessage((*kernels)[0].provenance, "FunctionTest.cpp");
  expectMessage((*kernels)[0].uop, "uop.kernel");
}

TEST(Function, Files) {
  Context c = makeCPUContext();
  Tensor x = Tensor::placeholder(c, DType::F32, {4});
  Tensor unused = Tensor::placeholder(c, DType::F32, {2});
  Tensor mask = Tensor::fromVector<bool>(c, {true, false, true, false});
  auto function = Function::create({x, unused}, where(mask, x * 2, 0.0));
  ASSERT_TRUE(bool(function)) << function.message();
  llvm::SmallString<64> path;
  ASSERT_FALSE(bool(llvm::sys::fs::createTemporaryFile("f", "uop", path)));
  Error error = function->save(path.str().str());
  ASSERT_FALSE(bool(error)) << error.message();
  auto artifact = runtime::loadArtifact(path.str().str());
  ASSERT_TRUE(bool(artifact)) << artifact.message();
  EXPECT_EQ(artifact->plan->inputs.size(), 2u);
  auto executor = runtime::PlanExecutor::create(artifact->plan);
  ASSERT_TRUE(bool(executor)) << executor.message();
  auto outputs = executor->makeOutputs();
  ASSERT_TRUE(bool(outputs));
  std::vector<Array> inputs = {*v(c, {1, 2, 3, 4}).array(),
                               *v(c, {0, 0}).array()};
  ASSERT_FALSE(bool(executor->run(inputs, *outputs)));
  expectNear(toDoubles((*outputs)[0]), {2, 0, 6, 0}, 0);
  llvm::sys::fs::remove(path);
}

TEST(Interpretation, OfSmallProgramsUntilTheyAreCompiled) {
  ContextOptions options;
  options.interpretedWork = 1000;
  options.device = "cpu";
  Context c(options);
  for (int i = 0; i != 20; ++i)
    expectNear(toDoubles(*(v(c, {1, 2, float(i)}) + 1).array()),
               {2, 3, double(i + 1)}, 0);
  ContextStats stats = c.getStats();
  EXPECT_EQ(stats.runs, 20u);
  EXPECT_EQ(stats.compiled, 1u);
  EXPECT_GE(stats.interpreted, 3u);
  EXPECT_LT(stats.interpreted, 20u);
  // A large one is compiled at once.
  ASSERT_FALSE(bool((Tensor::arange(c, 0, 5000) * 2).realize()));
  EXPECT_EQ(c.getStats().compiled, 2u);
  EXPECT_EQ(c.getStats().interpreted, stats.interpreted);
}

TEST(Creation, SpacedAndFull) {
  Context c;
  expectValues(spaced(c, 1, 0.5, 3), {1, 1.5, 2});
  EXPECT_TRUE(spaced(c, 1, 0.5, -3).hasError());
  auto values = fullOfInteger(c, {2}, (int64_t(1) << 60) + 1).to<int64_t>();
  ASSERT_TRUE(bool(values));
  EXPECT_EQ((*values)[1], (int64_t(1) << 60) + 1);
  EXPECT_TRUE(fullOfInteger(c, {-2}, 1).hasError());
}
