//===- TensorTest.cpp - Values, registry, replacement -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorTestUtil.h"

#include "llvm/Support/FileSystem.h"

#include <fstream>
#include <unistd.h>

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

TEST(Tensor, IsLazyAndRealises) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  Tensor y = x * 2 + 1;
  EXPECT_EQ(context.getStats().runs, 0u);
  EXPECT_TRUE(x.isRealized());
  EXPECT_FALSE(y.isRealized());
  EXPECT_EQ(y.typeString(), "3xf32");
  expectValues(y, {3, 5, 7});
  EXPECT_TRUE(y.isRealized());
  EXPECT_EQ(context.getStats().runs, 1u);
  EXPECT_FALSE(bool(y.realize()));
  EXPECT_EQ(context.getStats().runs, 1u);
}

TEST(Tensor, EqualOpsAreOneValue) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  Tensor y = x.exp() + 1, z = x.exp() + 1;
  EXPECT_TRUE(y.isSameValue(z));
  EXPECT_FALSE(y.isSameValue(x.exp() + 2));
  // Equal contents are not one leaf.
  EXPECT_FALSE(x.isSameValue(vec(context, {1, 2, 3})));
  ASSERT_FALSE(bool(y.realize()));
  EXPECT_TRUE(z.isRealized());
  EXPECT_TRUE(y.isSameValue(z));
}

TEST(Tensor, ReplacementIsSeenByAllThatMentionIt) {
  Context context;
  Tensor x = vec(context, {1, 4, 2, 4});
  // The diamond of argmin: one value feeds the maximum and the comparison.
  Tensor negative = x.neg();
  Tensor most = negative.max({}, true);
  Tensor isMost = negative == most;
  Tensor other = negative * 3;
  ASSERT_FALSE(bool(negative.realize()));
  EXPECT_EQ(isMost.dump().find("uop.neg"), std::string::npos) << isMost.dump();
  EXPECT_EQ(other.dump().find("uop.neg"), std::string::npos);
  EXPECT_EQ(most.dump().find("uop.neg"), std::string::npos);
  // Both arms still are the same value.
  EXPECT_TRUE(isMost.isSameValue(negative == negative.max({}, true)));
  ASSERT_FALSE(bool(most.realize()));
  EXPECT_EQ(isMost.dump().find("uop.reduce_axis"), std::string::npos);
  expectValues(isMost, {1, 0, 0, 0});
  expectValues(other, {-3, -12, -6, -12});
  expectValues(x.argmin(0), {0});
}

TEST(Tensor, SeveralAtOnceShareTheirWork) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  Tensor y = x + 1, z = y * y, again = x + 1;
  ASSERT_FALSE(bool(Tensor::realize({z, y, again, x})));
  EXPECT_EQ(context.getStats().runs, 1u);
  EXPECT_TRUE(y.isRealized() && z.isRealized() && again.isRealized());
  expectValues(z, {4, 9, 16});
}

TEST(Tensor, StructureIsCompiledOnce) {
  Context context;
  for (float i = 0; i != 20; ++i) {
    Tensor x = vec(context, {i, i + 1});
    expectValues((x * 3).exp().sum(), {std::exp(3 * i) + std::exp(3 * i + 3)});
  }
  EXPECT_EQ(context.getStats().compiled, 1u);
  EXPECT_EQ(context.getStats().runs, 20u);
  EXPECT_GT(context.getStats().compileTimes["plan"], 0);
}

TEST(Tensor, EqualProgramsOfTwoPlacesAreCompiledOnce) {
  std::vector<ProfileRow> rows;
  ContextOptions options;
  options.profile = [&](const ProfileRow &row) { rows.push_back(row); };
  Context context(options);
  int first = __LINE__ + 1;
  expectValues(vec(context, {1, 2}).exp2(), {2, 4});
  expectValues(vec(context, {3, 4}).exp2(), {8, 16});
  EXPECT_EQ(context.getStats().compiled, 1u);
  // Each with its own place.
  ASSERT_EQ(rows.size(), 2u);
  for (int i = 0; i != 2; ++i)
    EXPECT_NE(rows[i].provenance.find("Test.cpp:" + std::to_string(first + i)),
              std::string::npos)
        << rows[i].provenance;
}

TEST(Tensor, TheOldestProgramsGo) {
  ContextOptions options;
  options.cachedPrograms = 1;
  Context context(options);
  Tensor x = vec(context, {1, 2});
  for (int round = 0; round != 3; ++round) {
    expectValues(x.exp2(), {2, 4});
    expectValues(x.square(), {1, 4});
  }
  // The compiler's own cache has them still.
  EXPECT_EQ(context.getStats().compiled, 2u);
}

TEST(Tensor, CompilationsAreGivenUp) {
  // Wherever it is: after so many questions.
  bool isOver = false;
  for (int most = 0; !isOver; ++most) {
    ASSERT_LT(most, 1000);
    int asked = 0;
    ContextOptions options;
    options.isCanceled = [&] { return asked++ == most; };
    // A device has fewer passes.
    options.device = "cpu";
    Context context(options);
    Tensor x = vec(context, {1, 2}).exp2();
    Error error = x.realize();
    isOver = asked <= most;
    EXPECT_EQ(bool(error), !isOver);
    if (error)
      EXPECT_NE(error.message().find("the compilation was canceled"),
                std::string::npos);
    EXPECT_EQ(context.getStats().compiled, isOver ? 1u : 0u);
    EXPECT_EQ(x.isRealized(), isOver);
    expectValues(x, {2, 4});
    // Between passes, too.
    EXPECT_TRUE(!isOver || most > 18) << most;
  }
}

TEST(Tensor, ThreadsShareAKernel) {
  ContextOptions options;
  options.threads = 2;
  Context context(options);
  Tensor x = Tensor::arange(context, 0, 200 * 300).cast(DType::F32) * 1e-4;
  Tensor y = x.reshape({200, 300}).matmul(x.reshape({300, 200}));
  expectAsInterpreted(y.sum({1}), 1e-4);
}

TEST(Tensor, ProgramsAreKeptFromProcessToProcess) {
  llvm::SmallString<128> folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("uop-frontend", folder));
  for (unsigned round = 0; round != 2; ++round) {
    ContextOptions options;
    options.cacheFolder = folder.str().str();
    Context context(options);
    expectValues(vec(context, {1, 2}).square().sum(), {5});
    EXPECT_EQ(context.getStats().compiled, 1 - round);
  }
  llvm::sys::fs::remove_directories(folder);
}

TEST(Tensor, HandlesAreWeak) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  ContextStats before = context.getStats();
  {
    Tensor y = x + 1, z = y.exp().sum();
    EXPECT_GT(context.getStats().values, before.values);
    ASSERT_FALSE(bool(z.realize()));
    EXPECT_EQ(context.getStats().buffers, 2u);
  }
  ContextStats after = context.getStats();
  EXPECT_EQ(after.values, before.values);
  EXPECT_EQ(after.buffers, 1u);
  EXPECT_EQ(after.bytes, before.bytes);
  EXPECT_EQ(after.tensors, 1u);
}

TEST(Tensor, WhatIsRealisedFreesWhatItWasMadeOf) {
  Context context;
  bool isFreed = false;
  Tensor y;
  {
    static float data[2] = {1, 2};
    auto buffer = runtime::Buffer::fromMemory(data, sizeof(data),
                                              [&](void *) { isFreed = true; });
    y = Tensor::fromArray(context, {DType::F32, {2}, *buffer}) + 1;
  }
  Tensor later = y * 2;
  EXPECT_FALSE(isFreed);
  ASSERT_FALSE(bool(y.realize()));
  // Nobody needs x any more, not even what is still to be computed.
  EXPECT_TRUE(isFreed);
  EXPECT_EQ(context.getStats().buffers, 1u);
  expectValues(later, {4, 6});
}

TEST(Tensor, OutlivesTheContextHandle) {
  Tensor x;
  {
    Context context;
    x = vec(context, {1, 2}) + 1;
  }
  expectValues(x, {2, 3});
}

TEST(Tensor, RealiseAndDropIsFlat) {
  Context context;
  Tensor x = vec(context, {1, 2, 3, 4});
  ContextStats before = context.getStats();
  for (int round = 0; round != 10000; ++round) {
    Tensor y = (x + vec(context, {float(round), 0, 1, 2})).sum();
    ASSERT_EQ(y.item<float>().get(), 13 + round);
  }
  ContextStats after = context.getStats();
  EXPECT_EQ(after.values, before.values);
  EXPECT_EQ(after.bytes, before.bytes);
  EXPECT_EQ(after.buffers, before.buffers);
  EXPECT_EQ(after.tensors, before.tensors);
  EXPECT_EQ(after.compiled, 1u);
}

/// Bytes of the process that are in memory.
static int64_t getResidentBytes() {
  std::ifstream file("/proc/self/statm");
  int64_t all = 0, resident = 0;
  file >> all >> resident;
  return resident * sysconf(_SC_PAGESIZE);
}

TEST(Tensor, RealiseAndDropKeepsTheProcessSmall) {
  Context context;
  Tensor x = Tensor::ones(context, {1000});
  auto run = [&](int rounds) {
    for (int round = 0; round != rounds; ++round) {
      Tensor y = vec(context, {float(round)}) * x + 1, z = y.sum();
      ASSERT_FALSE(bool(z.realize()));
      ASSERT_FALSE(bool(y.realize()));
    }
  };
  run(2000);
  int64_t before = getResidentBytes();
  run(10000);
  // One page a hundred rounds would be 400 kB; a leaked result, 40 MB.
  EXPECT_LT(getResidentBytes() - before, 400 * 1024);
}

TEST(Tensor, ReadsElements) {
  Context context;
  Tensor x = mat(context, {1.5, -2, 0.1, 3}, {2, 2});
  EXPECT_EQ(x.to<int>().get(), (std::vector<int>{1, -2, 0, 3}));
  EXPECT_EQ(x.toString(), "2x2xf32 = [[1.5, -2], [0.1, 3]]");
  EXPECT_EQ((x > 0).toString(), "2x2xbool = [[true, false], [true, true]]");
  EXPECT_EQ(x.sum().toString(), "f32 = 2.6");
  EXPECT_EQ(Tensor::zeros(context, {0, 2}).toString(), "0x2xf32 = []");
  EXPECT_EQ(Tensor::arange(context, 0, 2000).toString(),
            "2000xi64 = [0, 1, 2, ..., 1997, 1998, 1999]");
  EXPECT_EQ(Tensor::scalar(context, uint64_t(-1)).toString(),
            "ui64 = 18446744073709551615");
  EXPECT_NE(x.item<float>().message().find("must have one element"),
            std::string::npos);
}

TEST(Tensor, ErrorsSayWhereAndPropagate) {
  Context context, other;
  Tensor x = mat(context, {1, 2, 3, 4, 5, 6}, {2, 3});
  Tensor y = x.matmul(x);
  expectError(y, "matmul: 2x3xf32 has rows of 3, 2x3xf32 has columns of 2",
              __LINE__ - 2);
  int line = __LINE__ + 1;
  Tensor sum = x + Tensor::ones(context, {4});
  expectError(sum, "add: shapes [2, 3] and [4] do not broadcast", line);
  // The first error stays what it is.
  expectError((sum.exp() * x).softmax(), "add: shapes", line);
  expectError(x.sum({2}), "sum: there is no axis 2 in 2x3xf32", __LINE__);
  expectError(x.sum({0, -2}), "axis 0 is given twice", __LINE__);
  expectError(x.sort(2).second, "sort: there is no axis 2", __LINE__);
  expectError(x.argsort(-3), "argsort: there is no axis -3", __LINE__);
  expectError(x.topK(4).first,
              "topK: axis 1 of 2x3xf32 has no 4 elements to take",
              __LINE__ - 2);
  expectError(x.nonZero(-1).first, "there is no room for -1 results", __LINE__);
  expectError(x.unique(-2).count, "there is no room for -2 results", __LINE__);
  expectError(x.reshape({4}), "has 6 elements, shape [4] has 4", __LINE__);
  expectError(x.reshape({-1, 4}), "cannot be arranged as [-1, 4]", __LINE__);
  expectError(x.permute({0, 0}), "does not name each axis", __LINE__);
  expectError(x.expand({2, 4}), "does not broadcast to [2, 4]", __LINE__);
  expectError(x & 1, "and: the op needs integers or bools, got f32", __LINE__);
  expectError(x + vec(other, {1}), "of different contexts", __LINE__);
  expectError(x + Tensor(), "an empty handle", __LINE__);
  expectError(Tensor::fromVector<float>(context, {1, 2}, {3}),
              "shape [3] has 3 elements, got 2", __LINE__ - 1);
  expectError(Tensor::zeros(context, {-1}), "zeros: shape [-1]", __LINE__);
  expectError(Tensor::zeros(context, {INT64_MAX, 2}), "zeros: shape", __LINE__);
  EXPECT_NE(Tensor().realize().message().find("empty handle"),
            std::string::npos);
  EXPECT_NE(Tensor::realize({x, vec(other, {1})})
                .message()
                .find("of different contexts"),
            std::string::npos);
  EXPECT_TRUE(sum.shape().empty());
  EXPECT_EQ(sum.toString(), sum.error().message());
}

TEST(Tensor, FailureLeavesEverythingAsItWas) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  Tensor good = x + 1;
  // Nothing that large can be allocated.
  Tensor huge = Tensor::full(context, {int64_t(1) << 55}, 1) * 2;
  std::string before = good.dump();
  ContextStats stats = context.getStats();
  std::string message = Tensor::realize({good, huge}).message();
  EXPECT_FALSE(message.empty());
  EXPECT_FALSE(good.isRealized());
  EXPECT_EQ(good.dump(), before);
  EXPECT_EQ(context.getStats().values, stats.values);
  EXPECT_EQ(context.getStats().buffers, stats.buffers);
  EXPECT_EQ(context.getStats().tensors, stats.tensors);
  expectValues(good, {2, 3, 4});
}

TEST(Tensor, PlacesAreInProfilesAndDumps) {
  std::vector<ProfileRow> rows;
  ContextOptions options;
  options.profile = [&](const ProfileRow &row) { rows.push_back(row); };
  Context context(options);
  Tensor x = vec(context, {1, 2, 3});
  int line = __LINE__ + 1;
  Tensor y = x.exp();
  ASSERT_FALSE(bool(y.realize()));
  ASSERT_EQ(rows.size(), 1u);
  EXPECT_NE(rows[0].provenance.find("TensorTest.cpp:" + std::to_string(line)),
            std::string::npos)
      << rows[0].provenance;
  EXPECT_FALSE(rows[0].kernel.empty());
  EXPECT_GE(rows[0].nanoseconds, 0);
}

TEST(Tensor, PlacesAreInDiagnosticsOfTheCompiler) {
  Context context;
  Tensor x = vec(context, {1, 2, 3});
  expectValues((x + 1).on("cpu:1") * 2, {4, 6, 8});
  auto expectDiagnostic = [&](const Tensor &tensor, const std::string &part,
                              int line) {
    std::string message = tensor.realize().message();
    EXPECT_NE(message.find(part), std::string::npos) << message;
    EXPECT_NE(message.find("TensorTest.cpp:" + std::to_string(line) + ":"),
              std::string::npos)
        << message;
    EXPECT_FALSE(tensor.isRealized());
  };
  int line = __LINE__ + 1;
  expectDiagnostic(x.on("gpu:0"), "\"gpu:0\"", line);
  expectDiagnostic(x.on("somewhere"), "device must be a kind and a number",
                   __LINE__ - 1);
  Tensor y = x.on("cpu:1");
  line = __LINE__ + 1;
  Tensor both = x.on("cpu:2") + y;
  expectDiagnostic(both, "has operands on", line);
  // A name in front, where there is one.
  Scope outer("encoder"), inner("layer");
  Tensor named = x.exp();
  std::string text;
  llvm::raw_string_ostream stream(text);
  named.getState()->value.get().getLoc().print(stream);
  EXPECT_NE(text.find("encoder/layer/exp"), std::string::npos) << text;
}
