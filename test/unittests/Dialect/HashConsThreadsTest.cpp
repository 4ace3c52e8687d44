//===- HashConsThreadsTest.cpp - Threads that share a graph -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HashConsTestUtil.h"

#include "mlir/IR/Verifier.h"
#include <random>
#include <thread>

using namespace mlir;
using namespace uop;

namespace {
class HashConsThreadsTest : public HashConsTest,
                            public ::testing::WithParamInterface<unsigned> {
protected:
  /// Runs `body(thread)` in every thread; they start at the same time.
  template <typename Body>
  void inThreads(Body body) {
    std::atomic<unsigned> numReady{0};
    std::vector<std::thread> threads;
    for (unsigned thread = 0; thread < GetParam(); ++thread)
      threads.emplace_back([&, thread] {
        ++numReady;
        while (numReady < GetParam())
          std::this_thread::yield();
        body(thread);
      });
    for (std::thread &thread : threads)
      thread.join();
  }

  /// The same values for the same seed.
  std::vector<GraphValue> build(HashConsBuilder &graph, unsigned seed,
                                unsigned count) {
    std::mt19937 random(seed);
    std::vector<GraphValue> values{GraphValue(x), GraphValue(y)};
    for (unsigned i = 0; i < count; ++i) {
      // Mostly recent operands, so that the graph is deep too.
      auto pick = [&]() -> const GraphValue & {
        unsigned window = random() % 4 ? 16 : values.size();
        return values[values.size() - 1 -
                      random() % std::min<size_t>(window, values.size())];
      };
      const GraphValue &lhs = pick();
      const GraphValue &rhs = pick();
      GraphValue value;
      switch (random() % 5) {
      case 0:
        value = graph.create<AddOp>(loc, lhs, rhs);
        break;
      case 1:
        value = graph.createFrom<SubOp>(loc, f32, {lhs.get(), rhs.get()});
        break;
      case 2:
        value = graph.create<NegOp>(loc, lhs);
        break;
      case 3:
        value = graph.create<ConstOp>(
            loc, f32, FloatAttr::get(f32, double(random() % 50)));
        break;
      default:
        value = graph.create<WhereOp>(
            loc, graph.create<CmpOp>(loc, CmpPredicate::lt, lhs, rhs), lhs,
            rhs);
        break;
      }
      values.push_back(std::move(value));
    }
    return values;
  }
};
} // namespace

TEST_P(HashConsThreadsTest, SameGraphSameValues) {
  HashConsBuilder graph(&context, getBlock());
  std::vector<std::vector<GraphValue>> results(GetParam());
  inThreads([&](unsigned thread) { results[thread] = build(graph, 11, 4000); });
  for (unsigned thread = 1; thread < GetParam(); ++thread)
    for (size_t i = 0; i < results[0].size(); ++i)
      ASSERT_EQ(results[0][i], results[thread][i]) << i;
  size_t before = graph.size();
  EXPECT_EQ(before, countOps());
  std::vector<GraphValue> again = build(graph, 11, 4000);
  EXPECT_EQ(graph.size(), before) << "one thread finds all that they made";
  again.clear();

  OpBuilder builder(&context);
  GraphOp end =
      graph.create<func::ReturnOp>(loc, ValueRange{results[0].back()});
  EXPECT_TRUE(succeeded(verify(*module))) << "definitions precede uses";
  EXPECT_TRUE(succeeded(graph.erase(end.get())));
  results.clear();
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_EQ(countOps(), 0u);
}

TEST_P(HashConsThreadsTest, CreationAgainstRelease) {
  HashConsBuilder graph(&context, getBlock());
  // Every thread lets go of what the others are about to look up.
  inThreads([&](unsigned thread) {
    for (unsigned round = 0; round < 30; ++round)
      build(graph, round % 3, 200);
  });
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_EQ(countOps(), 0u);
  EXPECT_TRUE(x.use_empty());
}

TEST_P(HashConsThreadsTest, OneNodeMadeAndDropped) {
  HashConsBuilder graph(&context, getBlock());
  std::atomic<unsigned> numWrong{0};
  inThreads([&](unsigned thread) {
    for (unsigned i = 0; i < 20000; ++i) {
      GraphValue neg = graph.create<NegOp>(loc, x);
      GraphValue exp = graph.create<ExpOp>(loc, neg);
      neg = GraphValue();
      GraphValue copy = exp;
      exp = GraphValue();
      numWrong += copy != graph.create<ExpOp>(loc, graph.create<NegOp>(loc, x));
    }
  });
  EXPECT_EQ(numWrong, 0u);
  EXPECT_EQ(graph.size(), 0u);
  EXPECT_EQ(countOps(), 0u);
}

TEST_P(HashConsThreadsTest, HandlesPassedBetweenThreads) {
  HashConsBuilder graph(&context, getBlock());
  std::vector<GraphValue> values = build(graph, 5, 2000);
  inThreads([&](unsigned thread) {
    std::vector<GraphValue> copies = values;
    for (GraphValue &copy : copies)
      copy = GraphValue(copy);
  });
  values.clear();
  EXPECT_EQ(graph.size(), 0u);
}

TEST_P(HashConsThreadsTest, EffectsAreAllMade) {
  HashConsBuilder graph(&context, getBlock());
  Value target = addArgument(MemRefType::get({8}, f32));
  std::vector<std::vector<Operation *>> stores(GetParam());
  inThreads([&](unsigned thread) {
    for (unsigned i = 0; i < 500; ++i) {
      GraphValue range = graph.create<RangeOp>(loc, i % 7, 8);
      stores[thread].push_back(
          graph
              .create<StoreOp>(loc, graph.create<NegOp>(loc, x), target, range,
                               ValueRange{range}, Value())
              .get());
    }
  });
  EXPECT_EQ(graph.size(), 8u) << "seven ranges and one neg";
  EXPECT_EQ(countOps(), 8u + 500u * GetParam());
  inThreads([&](unsigned thread) {
    for (Operation *store : stores[thread])
      EXPECT_TRUE(succeeded(graph.erase(store)));
  });
  EXPECT_EQ(countOps(), 0u);
}

INSTANTIATE_TEST_SUITE_P(Threads, HashConsThreadsTest,
                         ::testing::Values(2u, 4u, 8u));
