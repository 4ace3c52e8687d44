//===- HashCons.cpp - Creations per second, bytes per node ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Builds one random graph of distinct nodes in several ways: `nodes` nodes for
// each of `threads` threads, which share one HashConsBuilder. Operands are
// among the last 64 values, but for the second of one node in `far`, which may
// be any value (far:1 is the worst for the caches). Rates are per thread.
//
//===----------------------------------------------------------------------===//

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "uop/Dialect/UOp/IR/HashConsBuilder.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include <benchmark/benchmark.h>
#include <chrono>
#include <malloc.h>
#include <random>
#include <set>
#include <thread>

using namespace mlir;
using namespace uop;

namespace {
constexpr unsigned kMaxThreads = 2;

/// What to build: values 0 and 1 are arguments, node i is value i + 2.
struct Node {
  unsigned kind, lhs, rhs;
};

/// `count` nodes, no two of which are the same op.
std::vector<Node> makePlan(size_t count, unsigned far) {
  std::mt19937 random(1);
  std::set<std::tuple<unsigned, unsigned, unsigned>> seen;
  std::vector<Node> plan;
  while (plan.size() < count) {
    unsigned known = plan.size() + 2;
    unsigned recent = std::min(known, 64u);
    unsigned kind = random() % 3;
    unsigned lhs = known - 1 - random() % recent;
    unsigned rhs =
        known - 1 - random() % (random() % far == 0 ? known : recent);
    // A product's operands have no order.
    if (kind == 2 && lhs > rhs)
      std::swap(lhs, rhs);
    if (seen.insert({kind, lhs, rhs}).second)
      plan.push_back({kind, lhs, rhs});
  }
  return plan;
}

const std::vector<Node> &getPlan(size_t count, unsigned far) {
  static std::map<std::pair<size_t, unsigned>, std::vector<Node>> plans;
  std::vector<Node> &plan = plans[{count, far}];
  if (plan.empty())
    plan = makePlan(count, far);
  return plan;
}

/// A function with two arguments for each thread.
struct Program {
  Program() {
    context.loadDialect<UOpDialect, func::FuncDialect>();
    module = ModuleOp::create(loc);
    f32 = Float32Type::get(&context);
    OpBuilder builder = OpBuilder::atBlockEnd(module->getBody());
    SmallVector<Type> types(2 * kMaxThreads, f32);
    function = func::FuncOp::create(builder, loc, "f",
                                    builder.getFunctionType(types, {}));
    function.addEntryBlock();
    noFlags =
        arith::FastMathFlagsAttr::get(&context, arith::FastMathFlags::none);
  }
  Block &getBlock() { return function.front(); }

  MLIRContext context;
  Location loc = UnknownLoc::get(&context);
  OwningOpRef<ModuleOp> module;
  func::FuncOp function;
  Type f32;
  arith::FastMathFlagsAttr noFlags;
};

/// From the parts of an op: attributes are uniqued outside of the loop.
struct FromParts {
  template <typename OpTy>
  static GraphValue create(HashConsBuilder &graph, Program &program,
                           const GraphValue &lhs, const GraphValue &rhs) {
    typename OpTy::Properties properties;
    properties.fastmath = program.noFlags;
    return graph.createFrom<OpTy>(program.loc, program.f32, {lhs, rhs},
                                  properties);
  }
};

/// As any op is created.
struct FromBuild {
  template <typename OpTy>
  static GraphValue create(HashConsBuilder &graph, Program &program,
                           const GraphValue &lhs, const GraphValue &rhs) {
    return graph.create<OpTy>(program.loc, lhs, rhs);
  }
};

template <typename Way>
std::vector<GraphValue> build(HashConsBuilder &graph, Program &program,
                              const std::vector<Node> &plan, unsigned thread) {
  std::vector<GraphValue> values;
  values.reserve(plan.size() + 2);
  values.emplace_back(program.function.getArgument(2 * thread));
  values.emplace_back(program.function.getArgument(2 * thread + 1));
  for (const Node &node : plan) {
    const GraphValue &lhs = values[node.lhs], &rhs = values[node.rhs];
    switch (node.kind) {
    case 0:
      values.push_back(Way::template create<SubOp>(graph, program, lhs, rhs));
      break;
    case 1:
      values.push_back(Way::template create<FDivOp>(graph, program, lhs, rhs));
      break;
    default:
      values.push_back(Way::template create<MulOp>(graph, program, lhs, rhs));
      break;
    }
  }
  return values;
}

/// The same nodes with an OpBuilder.
void buildPlain(Program &program, const std::vector<Node> &plan) {
  OpBuilder builder = OpBuilder::atBlockEnd(&program.getBlock());
  std::vector<Value> values{program.function.getArgument(0),
                            program.function.getArgument(1)};
  values.reserve(plan.size() + 2);
  for (const Node &node : plan) {
    Value lhs = values[node.lhs], rhs = values[node.rhs];
    switch (node.kind) {
    case 0:
      values.push_back(SubOp::create(builder, program.loc, lhs, rhs));
      break;
    case 1:
      values.push_back(FDivOp::create(builder, program.loc, lhs, rhs));
      break;
    default:
      values.push_back(MulOp::create(builder, program.loc, lhs, rhs));
      break;
    }
  }
}

class Timer {
public:
  double getSeconds() const {
    return std::chrono::duration<double>(Clock::now() - start).count();
  }

private:
  using Clock = std::chrono::steady_clock;
  Clock::time_point start = Clock::now();
};

double getThreadSeconds() {
  timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

/// The wall time of `body(thread)` run in all threads, and the processor time
/// of the slowest of them.
struct Times {
  double wall, processor;
};

template <typename Body>
Times timeThreads(unsigned numThreads, Body body) {
  std::atomic<unsigned> numReady{0};
  std::atomic<bool> go{false};
  std::vector<std::thread> threads;
  std::vector<double> seconds(numThreads);
  for (unsigned thread = 0; thread < numThreads; ++thread)
    threads.emplace_back([&, thread] {
      ++numReady;
      while (!go)
        std::this_thread::yield();
      double start = getThreadSeconds();
      body(thread);
      seconds[thread] = getThreadSeconds() - start;
    });
  while (numReady < numThreads)
    std::this_thread::yield();
  Timer timer;
  go = true;
  for (std::thread &thread : threads)
    thread.join();
  return {timer.getSeconds(), *llvm::max_element(seconds)};
}

size_t getHeapBytes() { return mallinfo2().uordblks + mallinfo2().hblkhd; }

template <typename Way>
void createFresh(benchmark::State &state) {
  const std::vector<Node> &plan = getPlan(state.range(0), state.range(2));
  unsigned numThreads = state.range(1);
  double heap = 0, table = 0, release = 0, processor = 0;
  for (auto _ : state) {
    Program program;
    size_t before = getHeapBytes();
    HashConsBuilder graph(&program.context, program.getBlock());
    std::vector<std::vector<GraphValue>> values(numThreads);
    Times times = timeThreads(numThreads, [&](unsigned thread) {
      values[thread] = build<Way>(graph, program, plan, thread);
    });
    state.SetIterationTime(times.wall);
    processor += times.processor;
    double nodes = double(plan.size()) * numThreads;
    size_t handles = numThreads * (plan.size() + 2) * sizeof(GraphValue);
    heap = (getHeapBytes() - before - handles) / nodes;
    table = graph.getTableBytes() / nodes;
    if (graph.size() != plan.size() * numThreads)
      state.SkipWithError("nodes were merged");
    double start = getThreadSeconds();
    values.clear();
    release = nodes / (getThreadSeconds() - start);
    if (graph.size() != 0)
      state.SkipWithError("nodes were left");
  }
  state.SetItemsProcessed(state.iterations() * plan.size());
  state.counters["per_cpu_second"] =
      state.iterations() * plan.size() / processor;
  state.counters["bytes_per_node"] = heap;
  state.counters["table_bytes_per_node"] = table;
  state.counters["released_per_second"] = release;
}

template <typename Way>
void createExisting(benchmark::State &state) {
  const std::vector<Node> &plan = getPlan(state.range(0), state.range(2));
  unsigned numThreads = state.range(1);
  Program program;
  HashConsBuilder graph(&program.context, program.getBlock());
  std::vector<GraphValue> values = build<Way>(graph, program, plan, 0);
  double processor = 0;
  for (auto _ : state) {
    std::vector<std::vector<GraphValue>> again(numThreads);
    Times times = timeThreads(numThreads, [&](unsigned thread) {
      again[thread] = build<Way>(graph, program, plan, 0);
    });
    state.SetIterationTime(times.wall);
    processor += times.processor;
    if (graph.size() != plan.size() || again[0] != values)
      state.SkipWithError("nodes were not merged");
  }
  state.SetItemsProcessed(state.iterations() * plan.size());
  state.counters["per_cpu_second"] =
      state.iterations() * plan.size() / processor;
}

/// An OpBuilder, which asks no table.
void createPlain(benchmark::State &state) {
  const std::vector<Node> &plan = getPlan(state.range(0), state.range(1));
  double processor = 0;
  for (auto _ : state) {
    Program program;
    double start = getThreadSeconds();
    Timer timer;
    buildPlain(program, plan);
    state.SetIterationTime(timer.getSeconds());
    processor += getThreadSeconds() - start;
  }
  state.SetItemsProcessed(state.iterations() * plan.size());
  state.counters["per_cpu_second"] =
      state.iterations() * plan.size() / processor;
}

/// Every node asked for twice, with a table.
void buildTwiceConsed(benchmark::State &state) {
  const std::vector<Node> &plan = getPlan(state.range(0), state.range(1));
  double processor = 0;
  for (auto _ : state) {
    Program program;
    HashConsBuilder graph(&program.context, program.getBlock());
    double start = getThreadSeconds();
    Timer timer;
    std::vector<GraphValue> values = build<FromBuild>(graph, program, plan, 0);
    std::vector<GraphValue> again = build<FromBuild>(graph, program, plan, 0);
    state.SetIterationTime(timer.getSeconds());
    processor = getThreadSeconds() - start;
    if (graph.size() != plan.size())
      state.SkipWithError("nodes were not merged");
  }
  state.SetItemsProcessed(state.iterations() * plan.size() * 2);
  state.counters["cpu_seconds"] = processor;
}

/// The same without, and upstream's `cse` afterwards.
void buildTwiceThenCSE(benchmark::State &state) {
  const std::vector<Node> &plan = getPlan(state.range(0), state.range(1));
  double bytes = 0, building = 0, processor = 0;
  for (auto _ : state) {
    Program program;
    // One thread, so that its processor time is all there is.
    program.context.disableMultithreading();
    size_t before = getHeapBytes();
    double start = getThreadSeconds();
    Timer timer;
    buildPlain(program, plan);
    bytes = double(getHeapBytes() - before) / plan.size();
    buildPlain(program, plan);
    // A user for every value, or cse removes them for being dead.
    OpBuilder builder = OpBuilder::atBlockEnd(&program.getBlock());
    SmallVector<Value> all;
    for (Operation &op : program.getBlock())
      if (op.use_empty())
        all.push_back(op.getResult(0));
    func::ReturnOp::create(builder, program.loc, all);
    building = getThreadSeconds() - start;
    PassManager passes(&program.context);
    passes.enableVerifier(false);
    passes.addPass(createCSEPass());
    if (failed(passes.run(*program.module)))
      state.SkipWithError("cse failed");
    state.SetIterationTime(timer.getSeconds());
    processor = getThreadSeconds() - start;
    if (program.getBlock().getOperations().size() != plan.size() + 1)
      state.SkipWithError("cse left duplicates");
  }
  state.SetItemsProcessed(state.iterations() * plan.size() * 2);
  state.counters["bytes_per_plain_node"] = bytes;
  state.counters["cpu_seconds"] = processor;
  state.counters["cpu_seconds_before_cse"] = building;
}

void addSizes(benchmark::internal::Benchmark *benchmark) {
  benchmark->ArgNames({"nodes", "threads", "far"})
      ->UseManualTime()
      ->Unit(benchmark::kMillisecond);
  for (int64_t far : {8, 1})
    for (int64_t threads = 1; threads <= kMaxThreads; ++threads)
      for (int64_t nodes : {500000, 1000000, 2000000})
        benchmark->Args({nodes, threads, far});
}

void addOneThread(benchmark::internal::Benchmark *benchmark) {
  benchmark->ArgNames({"nodes", "far"})
      ->UseManualTime()
      ->Unit(benchmark::kMillisecond);
  for (int64_t far : {8, 1})
    for (int64_t nodes : {500000, 1000000, 2000000})
      benchmark->Args({nodes, far});
}
} // namespace

BENCHMARK_TEMPLATE(createFresh, FromParts)->Apply(addSizes);
BENCHMARK_TEMPLATE(createFresh, FromBuild)->Apply(addSizes);
BENCHMARK_TEMPLATE(createExisting, FromParts)->Apply(addSizes);
BENCHMARK_TEMPLATE(createExisting, FromBuild)->Apply(addSizes);
BENCHMARK(createPlain)->Apply(addOneThread);
BENCHMARK(buildTwiceConsed)->Apply(addOneThread);
BENCHMARK(buildTwiceThenCSE)->Apply(addOneThread);

BENCHMARK_MAIN();
