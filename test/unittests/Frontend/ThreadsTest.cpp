//===- ThreadsTest.cpp - Many threads, one graph ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Random.h"

#include "TensorTestUtil.h"

#include <atomic>
#include <chrono>
#include <thread>

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

// Run under the thread sanitizer too: see docs/tensors.md.

static constexpr unsigned kThreads = 8;

static void runThreads(const std::function<void(unsigned)> &work) {
  std::vector<std::thread> threads;
  for (unsigned i = 0; i != kThreads; ++i)
    threads.emplace_back(work, i);
  for (std::thread &thread : threads)
    thread.join();
}

TEST(Threads, BuildAndRealiseInOneContext) {
  Context context;
  Tensor shared = vec(context, {1, 2, 3, 4});
  std::atomic<unsigned> wrong{0};
  runThreads([&](unsigned i) {
    for (unsigned round = 0; round != 40; ++round) {
      // Parts that all threads build, and a part of each one's own.
      Tensor common = (shared * 2 + float(round)).exp2();
      Tensor own = common + vec(context, {float(i), 0, 0, 0});
      Tensor later = own * 2;
      Expected<std::vector<float>> sum = own.sum().to<float>();
      float want = float(i) + 340 * std::exp2(float(round));
      wrong += !sum || std::abs((*sum)[0] - want) > 1e-4f * want;
      if (round % 3 == i % 3)
        wrong += bool(common.realize());
      Expected<std::vector<float>> doubled = later.to<float>();
      wrong +=
          !doubled || std::abs((*doubled)[3] - 512 * std::exp2(float(round))) >
                          1e-3f * (*doubled)[3];
    }
  });
  EXPECT_EQ(wrong, 0u);
  EXPECT_EQ(context.getStats().tensors, 1u);
  EXPECT_EQ(context.getStats().values, 1u);
  EXPECT_EQ(context.getStats().buffers, 1u);
}

TEST(Threads, RealiseOneTensorAtOnce) {
  Context context;
  for (unsigned round = 0; round != 20; ++round) {
    Tensor x = vec(context, {float(round), 2}), y = x * 3, z = y + 1;
    std::atomic<unsigned> wrong{0};
    runThreads([&](unsigned i) {
      const Tensor &mine = i % 2 ? y : z;
      wrong += mine.to<float>().get()[0] != 3 * round + (i % 2 ? 0 : 1);
      wrong += !mine.isRealized();
    });
    EXPECT_EQ(wrong, 0u);
    // x, y and z: nobody's result is kept beside another's.
    EXPECT_EQ(context.getStats().buffers, 3u);
  }
}

namespace {
/// Two threads that want one tensor: whether the first one, which compiles it,
/// and the second one, which waits, are canceled.
struct Race {
  Race(bool first, bool second) {
    ContextOptions options;
    options.isCanceled = [&] {
      if (!isSecond) {
        hasBegun = true;
        waitFor(isWaited);
        return first;
      }
      isWaited = true;
      return second;
    };
    Context context(options);
    Tensor x = vec(context, {1, 2}).exp2();
    auto realize = [&](int i) {
      isSecond = i == 1;
      if (isSecond)
        waitFor(hasBegun);
      errors[i] = x.realize().message();
      isWaited = true;
      isSecond = false;
    };
    std::thread thread(realize, 1);
    realize(0);
    thread.join();
    compiled = context.getStats().compiled;
  }
  void waitFor(const std::atomic<bool> &what) {
    // A test that is wrong ends, too.
    auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
    while (!isLate && !what && std::chrono::steady_clock::now() < end)
      std::this_thread::yield();
    if (!what)
      isLate = true;
  }

  static thread_local bool isSecond;
  std::atomic<bool> hasBegun{false}, isWaited{false}, isLate{false};
  std::string errors[2];
  size_t compiled = 0;
};
thread_local bool Race::isSecond = false;
} // namespace

TEST(Threads, WaitingForACompilationIsGivenUp) {
  Race race(false, true);
  EXPECT_FALSE(race.isLate);
  EXPECT_EQ(race.errors[0], "");
  EXPECT_NE(race.errors[1].find("canceled"), std::string::npos);
  EXPECT_EQ(race.compiled, 1u);
}

TEST(Threads, WhoWaitsCompilesWhatIsGivenUp) {
  Race race(true, false);
  EXPECT_FALSE(race.isLate);
  EXPECT_NE(race.errors[0].find("canceled"), std::string::npos);
  EXPECT_EQ(race.errors[1], "");
  EXPECT_EQ(race.compiled, 1u);
}

TEST(Threads, StructureOfSeveralThreadsIsOneValue) {
  Context context;
  Tensor x = vec(context, {1, 2});
  std::vector<Tensor> made(kThreads);
  runThreads([&](unsigned i) {
    Tensor y = x;
    for (int op = 0; op != 200; ++op)
      y = op % 2 ? y.sin() : y + 1;
    made[i] = y;
  });
  for (const Tensor &tensor : made)
    EXPECT_TRUE(tensor.isSameValue(made[0]));
  // The leaf, the ops, and the constant.
  EXPECT_EQ(context.getStats().values, 202u);
}

TEST(Threads, DifferentiateAndAssign) {
  Context context;
  Tensor data = vec(context, {1, 2, 3});
  std::atomic<unsigned> wrong{0};
  runThreads([&](unsigned i) {
    Tensor weight = vec(context, {0, 0, 0});
    for (unsigned step = 0; step != 10; ++step) {
      Tensor loss = (weight * data - float(i)).square().sum();
      Tensor slope = gradient(loss, weight)[0];
      wrong += bool(weight.assign(weight - slope * 0.05));
      wrong += bool(weight.realize());
    }
    // (1 - 0.1 d^2)^10 of the way is left.
    std::vector<float> got = weight.to<float>().get();
    for (int j = 0; j != 3; ++j) {
      float d = j + 1, want = float(i) / d;
      float left = std::pow(1 - 0.1f * d * d, 10.0f) * want;
      wrong += std::abs(got[j] - (want - left)) > 1e-4f * (1 + want);
    }
  });
  EXPECT_EQ(wrong, 0u);
}

TEST(Threads, ContextsOfTheirOwn) {
  std::atomic<unsigned> wrong{0};
  runThreads([&](unsigned i) {
    Context context;
    Random random(context, i);
    Tensor x = random.uniform({16});
    wrong += x.sum().to<float>().get()[0] < 0;
  });
  EXPECT_EQ(wrong, 0u);
}
