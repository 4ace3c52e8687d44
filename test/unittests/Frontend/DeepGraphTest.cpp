//===- DeepGraphTest.cpp - Long chains, many pieces -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Frontend/Pieces.h"
#include "TensorTestUtil.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

/// x, and `ops` times alternately one more and half as much.
static Tensor makeChain(Tensor x, int64_t ops) {
  for (int64_t i = 0; i != ops; ++i)
    x = i % 2 ? x * 0.5 : x + 1;
  return x;
}

TEST(DeepGraph, AMillionOpsInAChain) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  Tensor y = makeChain(x, 1000000);
  std::vector<float> values = y.to<float>().get();
  for (float value : values)
    EXPECT_NEAR(value, 1, 1e-6);
  // Pieces of bounded size, of which equal ones are compiled once.
  ContextStats stats = context.getStats();
  EXPECT_LE(stats.runs, 1000000u / 2048 + 1);
  EXPECT_LE(stats.compiled, 8u);
  y = Tensor();
  EXPECT_EQ(context.getStats().values, 1u);
}

TEST(DeepGraph, AMillionOpsAreDroppedUnrealised) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  {
    Tensor y = makeChain(x, 1000000);
    EXPECT_GT(context.getStats().values, 1000000u);
  }
  EXPECT_EQ(context.getStats().values, 1u);
}

TEST(DeepGraph, TheMiddleOfAChainIsReplacedForItsEnd) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  Tensor middle = makeChain(x, 10000), end = makeChain(middle, 10000);
  ASSERT_FALSE(bool(middle.realize()));
  ContextStats stats = context.getStats();
  EXPECT_LE(stats.values, 10010u);
  ASSERT_FALSE(bool(end.realize()));
  expectValues(end, {1, 1, 1});
}

TEST(DeepGraph, PiecesGiveWhatOneProgramGives) {
  for (unsigned limit : {2, 3, 5, 8, 13, 1000}) {
    ContextOptions options;
    options.programOps = limit;
    Context context(options);
    Tensor x = mat(context, {1, 2, 3, 4, 5, 6}, {2, 3});
    Tensor w = mat(context, {1, -1, 0.5, 2, 0, 1}, {3, 2});
    Tensor h = x.matmul(w).relu();
    Tensor y = h.softmax() + h.mean({1}, true) * 0.1;
    Tensor z = concat({y, h, x.slice(1, 0, 2)}, 1).sum({0});
    std::vector<double> wantY = toDoubles(interpret(y));
    std::vector<double> wantZ = toDoubles(interpret(z));
    ASSERT_FALSE(bool(Tensor::realize({z, y})));
    expectNear(toDoubles(*y.array()), wantY, 1e-5);
    expectNear(toDoubles(*z.array()), wantZ, 1e-5);
  }
}

TEST(DeepGraph, CutsWhereLittleIsAlive) {
  Context context;
  Tensor x = Tensor::ones(context, {64, 1}), total = Tensor::ones(context, {1});
  // Between a wide product and its sum there is no cut.
  for (int i = 0; i != 50; ++i)
    total = (x.expand({64, 1000}) * total).exp().sum() * 1e-9;
  auto graph = total.getState()->graph;
  auto held = graph->hold(total);
  mlir::Value value = held.front();
  auto isLeaf = [](mlir::Value) { return false; };
  auto order = frontend::detail::findNeeded(value, isLeaf);
  auto pieces = frontend::detail::cutIntoPieces(order, value, isLeaf, 40);
  EXPECT_GT(pieces.size(), 5u);
  for (const frontend::detail::Piece &piece : pieces) {
    EXPECT_LE(piece.ops.size(), 60u);
    for (mlir::Value output : piece.outputs)
      EXPECT_LE(
          llvm::cast<mlir::RankedTensorType>(output.getType()).getNumElements(),
          64);
  }
  graph->drop(std::move(held));
}
