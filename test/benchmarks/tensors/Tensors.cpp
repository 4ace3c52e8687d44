//===- Tensors.cpp - What lazy tensors cost ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/NN.h"
#include "uop/Frontend/Optimizer.h"
#include "uop/Frontend/Random.h"

#include <benchmark/benchmark.h>

using namespace uop::frontend;

static Tensor makeVector(const uop::frontend::Context &context) {
  return Tensor::fromVector<float>(context, {1, 2, 3, 4});
}

static Tensor makeChain(Tensor x, int64_t ops) {
  for (int64_t i = 0; i != ops; ++i)
    x = i % 2 ? x.sin() : x.neg();
  return x;
}

/// Ops that are new to the graph.
static void BM_Build(benchmark::State &state) {
  uop::frontend::Context context;
  Tensor x = makeVector(context);
  for (auto _ : state)
    benchmark::DoNotOptimize(makeChain(x, state.range(0)));
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(BM_Build)->Arg(1000)->Arg(100000);

/// Building and realising a chain; the compiler has its pieces already.
static void BM_Chain(benchmark::State &state) {
  uop::frontend::Context context;
  Tensor x = makeVector(context);
  (void)makeChain(x, 3 * 4096).realize();
  for (auto _ : state)
    if (makeChain(x, state.range(0)).realize())
      return state.SkipWithError("realize");
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
BENCHMARK(BM_Chain)
    ->RangeMultiplier(2)
    ->Range(1 << 17, 1 << 20)
    ->Unit(benchmark::kMillisecond);

/// A small program that the cache has: what is there beside its kernels.
static void BM_Realize(benchmark::State &state) {
  uop::frontend::Context context;
  Tensor x = makeVector(context);
  (void)makeChain(x, state.range(0)).realize();
  for (auto _ : state)
    if (makeChain(x, state.range(0)).realize())
      return state.SkipWithError("realize");
}
BENCHMARK(BM_Realize)->Arg(1)->Arg(10)->Arg(100);

/// One step of a network of two layers of 32 with Adam, 512 points at once.
static void BM_Step(benchmark::State &state) {
  uop::frontend::Context context;
  Random random(context, 1);
  Tensor x = random.normal({512, 2}), y = random.integers({512}, 0, 2);
  Tensor w1 = random.normal({2, 32}), b1 = Tensor::zeros(context, {32});
  Tensor w2 = random.normal({32, 2}), b2 = Tensor::zeros(context, {2});
  if (Tensor::realize({x, y, w1, b1, w2, b2}))
    return state.SkipWithError("realize");
  Adam adam({w1, b1, w2, b2});
  auto step = [&] {
    return bool(adam.step(
        nn::crossEntropy(nn::linear(nn::linear(x, w1, b1).tanh(), w2, b2), y)));
  };
  // Twice: the first step begins with constants.
  if (step() || step())
    return state.SkipWithError("step");
  for (auto _ : state)
    if (step())
      return state.SkipWithError("step");
}
BENCHMARK(BM_Step)->Unit(benchmark::kMicrosecond);

BENCHMARK_MAIN();
