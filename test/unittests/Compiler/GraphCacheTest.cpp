//===- GraphCacheTest.cpp - Plans by the programs that they run -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/GraphCache.h"

#include "uop/Register.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstring>
#include <thread>

using namespace uop;
using namespace uop::runtime;
using Source = CachedPlan::Source;

namespace {

struct Context {
  Context() {
    mlir::DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
    context.loadAllAvailableDialects();
  }
  mlir::OwningOpRef<mlir::ModuleOp> parse(const std::string &text,
                                          const char *file = "test.mlir") {
    auto module = mlir::parseSourceString<mlir::ModuleOp>(
        text, mlir::ParserConfig(&context), file);
    EXPECT_TRUE(module) << text;
    return module;
  }
  mlir::MLIRContext context;
};

class GraphCacheTest : public testing::Test {
protected:
  CachedPlan get(GraphCache &cache, const std::string &text,
                 const CompileOptions &options = {},
                 const char *file = "test.mlir") {
    auto result = cache.getOrCompile(*in.parse(text, file), options);
    EXPECT_TRUE(mlir::succeeded(result)) << text;
    return mlir::succeeded(result) ? std::move(*result) : CachedPlan();
  }
  /// Whether a cache that has `first` finds `second` in memory.
  bool isHit(const std::string &first, const std::string &second,
             const CompileOptions &firstOptions = {},
             const CompileOptions &secondOptions = {}) {
    GraphCache cache;
    EXPECT_EQ(get(cache, first, firstOptions).source, Source::compiler);
    return get(cache, second, secondOptions).source == Source::memory;
  }
  Context in;
};

/// A folder that goes with the test.
struct Folder {
  Folder() {
    llvm::SmallString<128> name;
    EXPECT_FALSE(llvm::sys::fs::createUniqueDirectory("uop-graphs", name));
    path = name.str().str();
  }
  ~Folder() { llvm::sys::fs::remove_directories(path); }
  std::string path;
};

Array makeArray(std::vector<float> values) {
  Array array = *Array::create(DType::F32, {int64_t(values.size())});
  std::memcpy(array.data(), values.data(), values.size() * sizeof(float));
  return array;
}

/// The first result.
std::vector<float> run(const std::shared_ptr<const Plan> &plan,
                       const std::vector<Array> &inputs,
                       const std::vector<int64_t> &settings = {}) {
  auto executor = PlanExecutor::create(plan);
  EXPECT_TRUE(bool(executor)) << executor.message();
  for (size_t i = 0; i < settings.size(); ++i)
    EXPECT_FALSE(executor->setVariable(plan->variables[i].name, settings[i]));
  auto outputs = executor->makeOutputs(inputs);
  EXPECT_TRUE(bool(outputs)) << outputs.message();
  Error error = executor->run(inputs, *outputs);
  EXPECT_FALSE(error) << error.message();
  const Array &first = outputs->front();
  const auto *data = static_cast<const float *>(first.data());
  return std::vector<float>(data, data + *first.numElements());
}

std::string program(const std::string &body,
                    const std::string &signature =
                        "(%x: tensor<4xf32>, %y: tensor<4xf32>) -> "
                        "tensor<4xf32>") {
  return "func.func @main" + signature + " {\n" + body + "\n}\n";
}

const std::string kSum = program("%0 = uop.add %x, %y : tensor<4xf32>\n"
                                 "%1 = uop.exp2 %0 : tensor<4xf32>\n"
                                 "return %1 : tensor<4xf32>");

//===----------------------------------------------------------------------===//
// What a key distinguishes
//===----------------------------------------------------------------------===//

TEST_F(GraphCacheTest, OtherBuffersHit) {
  GraphCache cache;
  auto first = get(cache, kSum), second = get(cache, kSum);
  EXPECT_EQ(first.source, Source::compiler);
  EXPECT_EQ(second.source, Source::memory);
  EXPECT_EQ(first.plan, second.plan);
  EXPECT_EQ(run(first.plan, {makeArray({0, 1, 2, 3}), makeArray({1, 1, 1, 1})}),
            (std::vector<float>{2, 4, 8, 16}));
  EXPECT_EQ(
      run(second.plan, {makeArray({1, 0, 1, 0}), makeArray({0, 0, 1, 1})}),
      (std::vector<float>{2, 1, 4, 2}));
}

TEST_F(GraphCacheTest, NamesOrderAndDeadOpsAreNoDifference) {
  EXPECT_TRUE(isHit(kSum, program("%unused = uop.sub %x, %y : tensor<4xf32>\n"
                                  "%a = uop.add %x, %y : tensor<4xf32>\n"
                                  "%b = uop.exp2 %a : tensor<4xf32>\n"
                                  "return %b : tensor<4xf32>")));
  std::string squares = "%a = uop.square %x : tensor<4xf32>\n";
  std::string roots = "%b = uop.sqrt %y : tensor<4xf32>\n";
  std::string end = "%c = uop.sub %a, %b : tensor<4xf32>\n"
                    "return %c : tensor<4xf32>";
  EXPECT_TRUE(
      isHit(program(squares + roots + end), program(roots + squares + end)));
  EXPECT_FALSE(isHit(program(squares + roots + end),
                     program(squares + roots +
                             "%c = uop.sub %b, %a : tensor<4xf32>\n"
                             "return %c : tensor<4xf32>")));
}

TEST_F(GraphCacheTest, EquivalentFormsHit) {
  std::string twice = program("%0 = uop.reshape %x : tensor<4xf32> -> "
                              "tensor<2x2xf32>\n"
                              "%1 = uop.reshape %0 : tensor<2x2xf32> -> "
                              "tensor<4xf32>\n"
                              "%2 = uop.add %1, %y : tensor<4xf32>\n"
                              "%3 = uop.exp2 %2 : tensor<4xf32>\n"
                              "return %3 : tensor<4xf32>");
  GraphCache cache;
  auto first = get(cache, kSum);
  EXPECT_EQ(get(cache, twice).plan->programs[0].entry,
            first.plan->programs[0].entry);
  // Now by its own form, without canonicalisation.
  EXPECT_EQ(get(cache, twice).source, Source::memory);
  EXPECT_EQ(cache.getStatistics().plans, 1u);
  std::string called = "func.func private @f(%a: tensor<4xf32>) -> "
                       "tensor<4xf32> {\n"
                       "%0 = uop.exp2 %a : tensor<4xf32>\n"
                       "return %0 : tensor<4xf32>\n}\n" +
                       program("%0 = uop.add %x, %y : tensor<4xf32>\n"
                               "%1 = call @f(%0) : (tensor<4xf32>) -> "
                               "tensor<4xf32>\n"
                               "return %1 : tensor<4xf32>");
  EXPECT_EQ(get(cache, called).source, Source::memory);
}

TEST_F(GraphCacheTest, LeafShapesAndTypesDiffer) {
  auto sum = [](const std::string &type) {
    return program("%0 = uop.add %x, %y : " + type + "\nreturn %0 : " + type,
                   "(%x: " + type + ", %y: " + type + ") -> " + type);
  };
  EXPECT_FALSE(isHit(sum("tensor<4xf32>"), sum("tensor<8xf32>")));
  EXPECT_FALSE(isHit(sum("tensor<4xf32>"), sum("tensor<2x2xf32>")));
  EXPECT_FALSE(isHit(sum("tensor<4xf32>"), sum("tensor<4xi32>")));
  EXPECT_FALSE(isHit(sum("tensor<4xi32>"), sum("tensor<4xui32>")));
}

TEST_F(GraphCacheTest, RequestedOutputsDiffer) {
  std::string body = "%0 = uop.add %x, %y : tensor<4xf32>\n"
                     "%1 = uop.exp2 %0 : tensor<4xf32>\n";
  std::string inputs = "(%x: tensor<4xf32>, %y: tensor<4xf32>) -> ";
  std::string two = "(tensor<4xf32>, tensor<4xf32>)";
  auto both = program(body + "return %0, %1 : tensor<4xf32>, tensor<4xf32>",
                      inputs + two);
  auto swapped = program(body + "return %1, %0 : tensor<4xf32>, tensor<4xf32>",
                         inputs + two);
  EXPECT_FALSE(isHit(kSum, program(body + "return %0 : tensor<4xf32>")));
  EXPECT_FALSE(isHit(kSum, both));
  EXPECT_FALSE(isHit(both, swapped));
}

TEST_F(GraphCacheTest, AliasingAndDevicesDiffer) {
  std::string donated = program("%0 = uop.add %x, %y : tensor<4xf32>\n"
                                "%1 = uop.exp2 %0 : tensor<4xf32>\n"
                                "return %1 : tensor<4xf32>",
                                "(%x: tensor<4xf32> {uop.donated}, "
                                "%y: tensor<4xf32>) -> tensor<4xf32>");
  EXPECT_FALSE(isHit(kSum, donated));
  // One array twice is not two arrays.
  EXPECT_FALSE(isHit(kSum, program("%0 = uop.add %x, %x : tensor<4xf32>\n"
                                   "%1 = uop.exp2 %0 : tensor<4xf32>\n"
                                   "return %1 : tensor<4xf32>")));
  auto copied = [](const std::string &device) {
    return program("%0 = uop.copy %x to \"" + device +
                   "\" : tensor<4xf32>\n"
                   "%1 = uop.square %0 : tensor<4xf32>\n"
                   "%2 = uop.copy %1 to \"cpu:0\" : tensor<4xf32>\n"
                   "return %2 : tensor<4xf32>");
  };
  EXPECT_TRUE(isHit(copied("cpu:1"), copied("cpu:1")));
  EXPECT_FALSE(isHit(copied("cpu:1"), copied("cpu:2")));
  auto state = [](const std::string &number) {
    return program("%0 = uop.buffer " + number +
                   " : tensor<4xf32>\n"
                   "%1 = uop.add %0, %x : tensor<4xf32>\n"
                   "%2 = uop.assign %1, %0 : tensor<4xf32>, tensor<4xf32>\n"
                   "return %2 : tensor<4xf32>");
  };
  EXPECT_FALSE(isHit(state("0"), state("1")));
}

TEST_F(GraphCacheTest, TargetAndOptionsDiffer) {
  CompileOptions old, threads, apart, checked, level;
  old.target.cpu = "x86-64-v2";
  threads.threads = 2;
  apart.fuse = false;
  checked.checkBounds = CheckBounds::all;
  level.target.optLevel = 1;
  for (const CompileOptions &other : {old, threads, apart, checked, level}) {
    EXPECT_FALSE(isHit(kSum, kSum, {}, other));
    EXPECT_TRUE(isHit(kSum, kSum, other, other));
  }
}

TEST_F(GraphCacheTest, ConstantsAreComparedWhole) {
  auto constant = [](const std::string &attr) {
    return program("%0 = uop.const " + attr +
                   " : tensor<4xf32>\n"
                   "%1 = uop.add %x, %0 : tensor<4xf32>\n"
                   "return %1 : tensor<4xf32>");
  };
  EXPECT_FALSE(isHit(constant("dense<[1.0, 2.0, 3.0, 4.0]>"),
                     constant("dense<[1.0, 2.0, 3.0, 5.0]>")));
  EXPECT_FALSE(isHit(constant("dense<[0.0, 2.0, 3.0, 4.0]>"),
                     constant("dense<[-0.0, 2.0, 3.0, 4.0]>")));
  // What a resource is called does not matter, what it holds does.
  auto resource = [&](const std::string &name, const std::string &last) {
    return constant("dense_resource<" + name + ">") +
           "{-# dialect_resources: { builtin: { " + name +
           ": \"0x040000000000803F0000803F0000803F" + last + "\" } } #-}";
  };
  EXPECT_TRUE(isHit(resource("a", "0000803F"), resource("b", "0000803F")));
  EXPECT_FALSE(isHit(resource("c", "0000803F"), resource("d", "00000040")));
}

TEST_F(GraphCacheTest, VariablesWithoutUse) {
  std::string with = program("%n = uop.define_var \"n\" [0, 4] : index\n"
                             "%unused = uop.shrink %x offsets [0] sizes [%n] "
                             ": tensor<4xf32> -> tensor<?xf32>\n"
                             "%0 = uop.add %x, %y : tensor<4xf32>\n"
                             "%1 = uop.exp2 %0 : tensor<4xf32>\n"
                             "return %1 : tensor<4xf32>");
  GraphCache cache;
  EXPECT_EQ(get(cache, kSum).plan->variables.size(), 0u);
  auto plan = get(cache, with).plan;
  auto fresh = uop::compile(*in.parse(with), {});
  ASSERT_TRUE(mlir::succeeded(fresh));
  ASSERT_EQ(plan->variables.size(), 1u);
  ASSERT_EQ(fresh->plan->variables.size(), 1u);
  EXPECT_EQ(plan->variables[0].name, "n");
  EXPECT_EQ(plan->variables[0].max, 4);
  EXPECT_EQ(plan->variables[0].isChosen, fresh->plan->variables[0].isChosen);
  run(plan, {makeArray({0, 1, 2, 3}), makeArray({1, 1, 1, 1})}, {3});
}

//===----------------------------------------------------------------------===//
// State, provenance, failures
//===----------------------------------------------------------------------===//

const std::string kCounter =
    program("%0 = uop.buffer 0 : tensor<4xf32>\n"
            "%1 = uop.add %0, %x : tensor<4xf32>\n"
            "%2 = uop.assign %1, %0 : tensor<4xf32>, tensor<4xf32>\n"
            "return %2 : tensor<4xf32>",
            "(%x: tensor<4xf32>) -> tensor<4xf32>");

TEST_F(GraphCacheTest, EachRequestHasAStateOfItsOwn) {
  Folder folder;
  std::vector<float> ones = {1, 1, 1, 1}, twos = {2, 2, 2, 2};
  for (int round = 0; round < 2; ++round) {
    // The second round is from disk.
    GraphCache cache({uint64_t(1) << 20, folder.path});
    auto first = get(cache, kCounter);
    EXPECT_EQ(first.source, round ? Source::disk : Source::compiler);
    EXPECT_EQ(run(first.plan, {makeArray(ones)}), ones);
    EXPECT_EQ(run(first.plan, {makeArray(ones)}), twos);
    auto second = get(cache, kCounter);
    EXPECT_EQ(second.source, Source::memory);
    EXPECT_EQ(run(second.plan, {makeArray(ones)}), ones);
    CompileOptions shared;
    shared.state = std::make_shared<State>();
    EXPECT_EQ(run(get(cache, kCounter, shared).plan, {makeArray(ones)}), ones);
    EXPECT_EQ(run(get(cache, kCounter, shared).plan, {makeArray(ones)}), twos);
  }
}

TEST_F(GraphCacheTest, PlacesAreThoseOfTheRequest) {
  Folder folder;
  GraphCache cache({uint64_t(1) << 20, folder.path});
  std::string moved = "\n\n\n" + kSum;
  auto first = get(cache, kSum, {}, "first.mlir");
  auto fresh = uop::compile(*in.parse(moved, "second.mlir"), {});
  ASSERT_TRUE(mlir::succeeded(fresh));
  EXPECT_EQ(first.plan->programs[0].provenance, "first.mlir:3:6");
  EXPECT_EQ(fresh->plan->programs[0].provenance, "second.mlir:6:6");
  // By its own key, twice, by that of the canonical form, and from disk.
  EXPECT_EQ(get(cache, moved, {}, "second.mlir").plan->programs[0].provenance,
            "second.mlir:6:6");
  EXPECT_EQ(get(cache, kSum, {}, "first.mlir").plan, first.plan);
  std::string shifted = program("%u = uop.sub %x, %y : tensor<4xf32>\n"
                                "%z = uop.const 0.0 : tensor<4xf32>\n"
                                "%a = uop.add %x, %y : tensor<4xf32>\n"
                                "%b = uop.exp2 %a : tensor<4xf32>\n"
                                "return %b : tensor<4xf32>");
  EXPECT_EQ(get(cache, shifted, {}, "third.mlir").plan->programs[0].provenance,
            "third.mlir:5:6");
  GraphCache other({uint64_t(1) << 20, folder.path});
  auto found = get(other, moved, {}, "fourth.mlir");
  EXPECT_EQ(found.source, Source::disk);
  EXPECT_EQ(found.plan->programs[0].provenance, "fourth.mlir:6:6");
}

TEST_F(GraphCacheTest, PlacesOfChecks) {
  auto read = [](const std::string &before) {
    return before + program("%i = uop.range 0 to 4 : index\n"
                            "%j = uop.index %n[%i] : tensor<4xi32> -> i32\n"
                            "%k = uop.cast %j : i32 -> index\n"
                            "%0 = uop.index %x[%k] : tensor<4xf32> -> f32\n"
                            "%1 = uop.bufferize %0 over (%i) : f32 -> "
                            "tensor<4xf32>\n"
                            "return %1 : tensor<4xf32>",
                            "(%x: tensor<4xf32>, %n: tensor<4xi32>) -> "
                            "tensor<4xf32>");
  };
  CompileOptions options;
  options.checkBounds = CheckBounds::all;
  GraphCache cache;
  auto first = get(cache, read(""), options);
  auto second = get(cache, read("\n\n"), options);
  auto fresh = uop::compile(*in.parse(read("\n\n")), options);
  ASSERT_TRUE(mlir::succeeded(fresh));
  EXPECT_EQ(second.source, Source::memory);
  ASSERT_FALSE(fresh->plan->programs[0].checks.empty());
  for (size_t i = 0; i < fresh->plan->programs[0].checks.size(); ++i) {
    const std::string &place = fresh->plan->programs[0].checks[i].provenance;
    EXPECT_EQ(second.plan->programs[0].checks[i].provenance, place);
    EXPECT_NE(first.plan->programs[0].checks[i].provenance, place);
  }
}

TEST_F(GraphCacheTest, SavedPlans) {
  Folder folder;
  CompileOptions options;
  options.save = true;
  options.target.cpu = "x86-64-v2";
  GraphCache first({uint64_t(1) << 20, folder.path});
  auto made = get(first, kSum, options);
  GraphCache second({uint64_t(1) << 20, folder.path});
  auto found = get(second, kSum, options);
  EXPECT_EQ(made.source, Source::compiler);
  EXPECT_EQ(found.source, Source::disk);
  EXPECT_EQ(found.plan->programs[0].entry, nullptr);
  EXPECT_EQ(found.code.target.features, made.code.target.features);
  auto bytes = serializeArtifact(*made.plan, made.code);
  auto again = serializeArtifact(*found.plan, found.code);
  ASSERT_TRUE(bytes && again);
  EXPECT_EQ(*bytes, *again);
}

TEST_F(GraphCacheTest, EveryRequestHasTheErrors) {
  // Nothing on the CPU does this.
  std::string wrong = program("%0 = uop.copy %x to \"gpu:0\" : tensor<4xf32>\n"
                              "return %0 : tensor<4xf32>",
                              "(%x: tensor<4xf32>) -> tensor<4xf32>");
  GraphCache cache;
  for (int round = 0; round < 2; ++round) {
    std::string message;
    mlir::ScopedDiagnosticHandler handler(&in.context,
                                          [&](mlir::Diagnostic &diagnostic) {
                                            message += diagnostic.str();
                                            return mlir::success();
                                          });
    EXPECT_TRUE(mlir::failed(cache.getOrCompile(*in.parse(wrong), {})));
    EXPECT_NE(message.find("gpu:0"), std::string::npos) << message;
  }
  EXPECT_EQ(cache.getStatistics().plans, 0u);
}

//===----------------------------------------------------------------------===//
// Limits and threads
//===----------------------------------------------------------------------===//

std::string makeProgram(int size) {
  std::string type = "tensor<" + std::to_string(size) + "xf32>";
  return program("%0 = uop.square %x : " + type + "\nreturn %0 : " + type,
                 "(%x: " + type + ") -> " + type);
}

TEST_F(GraphCacheTest, LeastRecentlyUsedGoesFirst) {
  uint64_t one;
  {
    GraphCache cache;
    get(cache, makeProgram(1));
    one = cache.getStatistics().bytes;
  }
  // What arguments and temporary memory take is not the cache's.
  {
    GraphCache cache;
    get(cache, makeProgram(1 << 20));
    EXPECT_LT(cache.getStatistics().bytes, 2 * one);
  }
  GraphCacheOptions options;
  options.memoryBytes = 3 * one + one / 2;
  GraphCache cache(options);
  for (int size : {1, 2, 3, 1, 4}) {
    get(cache, makeProgram(size));
    EXPECT_LE(cache.getStatistics().bytes, options.memoryBytes);
  }
  EXPECT_EQ(get(cache, makeProgram(1)).source, Source::memory);
  EXPECT_EQ(get(cache, makeProgram(3)).source, Source::memory);
  EXPECT_EQ(get(cache, makeProgram(2)).source, Source::compiler);
  // What does not fit is given and not kept.
  GraphCacheOptions none;
  none.memoryBytes = 1;
  GraphCache small(none);
  auto plan = get(small, makeProgram(4)).plan;
  EXPECT_EQ(run(plan, {makeArray({1, 2, 3, 4})}),
            (std::vector<float>{1, 4, 9, 16}));
  EXPECT_EQ(small.getStatistics().plans, 0u);
  EXPECT_EQ(small.getStatistics().bytes, 0u);
}

TEST_F(GraphCacheTest, ThreadsCompileOnce) {
  constexpr int threads = 8;
  GraphCache cache;
  std::atomic<int> waiting{0}, compiled{0}, wrong{0};
  auto work = [&](Context &own) {
    auto module = own.parse(kSum);
    // All at one time.
    for (++waiting; waiting < threads;)
      std::this_thread::yield();
    auto result = cache.getOrCompile(*module, {});
    if (mlir::failed(result)) {
      ++wrong;
      return;
    }
    compiled += result->source == Source::compiler;
    wrong +=
        run(result->plan, {makeArray({0, 1, 2, 3}), makeArray({1, 1, 1, 1})}) !=
        std::vector<float>{2, 4, 8, 16};
  };
  // Half of them share a context.
  std::vector<std::unique_ptr<Context>> contexts;
  std::vector<std::thread> pool;
  for (int i = 0; i < threads; ++i) {
    if (i % 2)
      contexts.push_back(std::make_unique<Context>());
    pool.emplace_back(work, std::ref(i % 2 ? *contexts.back() : in));
  }
  for (std::thread &thread : pool)
    thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(compiled, 1);
  EXPECT_EQ(cache.getStatistics().misses, 1u);
  EXPECT_EQ(cache.getStatistics().memoryHits, unsigned(threads - 1));
}

/// Lets two threads ask for one program: the first one to compile it says
/// `first` once the other one waits for it, which says `second`, and until then
/// goes on.
struct Race {
  explicit Race(bool first, bool second) {
    options[0].isCanceled = [this, first] {
      hasBegun = true;
      waitFor([this] { return isWaited.load(); });
      return first;
    };
    options[1].isCanceled = [this, second] {
      isWaited = true;
      return second;
    };
    auto ask = [this](int i) {
      if (i == 1)
        waitFor([this] { return hasBegun.load(); });
      auto module = contexts[i].parse(kSum);
      mlir::ScopedDiagnosticHandler handler(
          &contexts[i].context,
          [&](mlir::Diagnostic &error) { messages[i] = error.str(); });
      auto result = cache.getOrCompile(*module, options[i]);
      hasPlan[i] = mlir::succeeded(result);
      isWaited = true;
    };
    std::thread thread(ask, 1);
    ask(0);
    thread.join();
  }
  template <class Condition>
  void waitFor(Condition condition) {
    // A test that is wrong ends, too.
    auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!isLate && !condition() && std::chrono::steady_clock::now() < end)
      std::this_thread::yield();
    if (!condition())
      isLate = true;
  }

  GraphCache cache;
  Context contexts[2];
  CompileOptions options[2];
  std::atomic<bool> hasBegun{false}, isWaited{false}, isLate{false};
  bool hasPlan[2];
  std::string messages[2];
};

TEST_F(GraphCacheTest, ConstantsAreGivenUp) {
  auto module =
      in.parse(program("%w = arith.constant dense<0.5> : tensor<64x4xf32>\n"
                       "%s = uop.sin %w : tensor<64x4xf32>\n"
                       "%c = uop.contiguous %s : tensor<64x4xf32>\n"
                       "%r = uop.reduce_axis add %c axes [0]"
                       " : tensor<64x4xf32> -> tensor<4xf32>\n"
                       "%0 = uop.add %x, %r : tensor<4xf32>\n"
                       "return %0 : tensor<4xf32>",
                       "(%x: tensor<4xf32>) -> tensor<4xf32>"));
  // From the ranges on, the next question is about what constants decide.
  bool isPlanned = false, isEvaluated = false;
  CompileOptions options;
  options.atStage = [&](llvm::StringRef stage, mlir::ModuleOp) {
    isPlanned |= stage == "range";
    isEvaluated |= stage == "schedule";
  };
  int asked = 0, number = 0;
  options.isCanceled = [&] {
    return isPlanned && !isEvaluated && asked++ == number;
  };
  std::string message;
  mlir::ScopedDiagnosticHandler handler(
      &in.context, [&](mlir::Diagnostic &error) { message = error.str(); });
  // Each of them is the last one, also those of the run.
  for (; number != 100; ++number) {
    asked = 0;
    isPlanned = isEvaluated = false;
    if (mlir::succeeded(uop::compile(*module, options)))
      break;
    EXPECT_EQ(message, "the compilation was canceled");
  }
  EXPECT_GT(number, 4);
  EXPECT_LT(number, 100);
}

TEST_F(GraphCacheTest, WaitingIsGivenUp) {
  Race race(false, true);
  EXPECT_FALSE(race.isLate);
  EXPECT_TRUE(race.hasPlan[0]);
  EXPECT_FALSE(race.hasPlan[1]);
  EXPECT_EQ(race.messages[1], "the compilation was canceled");
  EXPECT_EQ(race.cache.getStatistics().misses, 1u);
}

TEST_F(GraphCacheTest, WhatIsGivenUpIsCompiledByWhoWaits) {
  Race race(true, false);
  EXPECT_FALSE(race.isLate);
  EXPECT_FALSE(race.hasPlan[0]);
  EXPECT_EQ(race.messages[0], "the compilation was canceled");
  EXPECT_TRUE(race.hasPlan[1]) << race.messages[1];
  EXPECT_EQ(race.cache.getStatistics().misses, 1u);
}

TEST_F(GraphCacheTest, ThreadsWithManyProgramsAndLittleRoom) {
  GraphCacheOptions options;
  options.memoryBytes = 40000;
  GraphCache cache(options);
  std::atomic<int> wrong{0};
  std::vector<std::thread> pool;
  for (int thread = 0; thread < 4; ++thread)
    pool.emplace_back([&, thread] {
      for (int i = 0; i < 12; ++i) {
        int size = 1 + (i * (thread + 1)) % 6;
        auto result = cache.getOrCompile(*in.parse(makeProgram(size)), {});
        wrong += mlir::failed(result) ||
                 run(result->plan, {makeArray(std::vector<float>(size, 3))}) !=
                     std::vector<float>(size, 9);
      }
    });
  for (std::thread &thread : pool)
    thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_LE(cache.getStatistics().bytes, options.memoryBytes);
}

} // namespace
