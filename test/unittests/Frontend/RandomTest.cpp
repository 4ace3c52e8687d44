//===- RandomTest.cpp - Published random numbers ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Random.h"

#include "TensorTestUtil.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

/// Words as the paper's authors print them: of the counter, the key, the bits.
static void expectBits(uint32_t c0, uint32_t c1, uint32_t k0, uint32_t k1,
                       uint32_t x0, uint32_t x1) {
  Context context;
  auto join = [](uint32_t low, uint32_t high) {
    return uint64_t(high) << 32 | low;
  };
  Tensor counter = Tensor::scalar(context, join(c0, c1));
  Tensor key = Tensor::scalar(context, join(k0, k1));
  EXPECT_EQ(threefry(counter, key).item<uint64_t>().get(), join(x0, x1));
}

TEST(Random, HasTheAnswersOfRandom123) {
  // threefry2x32 20 of kat_vectors in Random123 1.14.
  expectBits(0, 0, 0, 0, 0x6b200159, 0x99ba4efe);
  expectBits(~0u, ~0u, ~0u, ~0u, 0x1cb996fc, 0xbb002be7);
  expectBits(0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344, 0xc4923a9c,
             0x483df7a0);
}

// What a Python program of the paper's text gives for the seed 42.
TEST(Random, IsTheSequenceOfTheCounters) {
  Context context;
  Random random(context, 42);
  EXPECT_EQ(
      random.bits({2, 3}).to<uint64_t>().get(),
      (std::vector<uint64_t>{0x4f6cc618de79f4b9ULL, 0xfe251627268fd86cULL,
                             0x1b41c6e88533bc2aULL, 0xdc557f273ffbe4eaULL,
                             0xa548c279f821b71ULL, 0x294e53cc436dbd8aULL}));
  EXPECT_EQ(random.getPosition(), 6u);
  random.setPosition(0);
  expectValues(random.uniform({6}),
               {0.3102535009384155, 0.9927533864974976, 0.10647237300872803,
                0.860679566860199, 0.040352582931518555, 0.16135138273239136},
               1e-7);
  random.setPosition(0);
  expectValues(random.uniform({6}, -1, 3, DType::F64),
               {0.24101402691476803, 2.971013582451858, -0.5741102914136644,
                2.4427183039951483, -0.838589631372058, -0.35459427883532557},
               1e-15);
  random.setPosition(0);
  expectValues(random.normal({6}),
               {1.040631890296936, 0.07050234079360962, -2.099310874938965,
                0.0002158161805709824, -1.813169240951538, -0.1605461835861206},
               2e-6);
  random.setPosition(0);
  expectValues(random.integers({6}, -3, 7), {-2, -1, 3, -1, 4, 1});
  random.setPosition(0);
  expectValues(random.permutation(6), {3, 5, 1, 4, 0, 2});
  random.setPosition(4);
  expectValues(random.uniform({2}), {0.040352582931518555, 0.16135138273239136},
               1e-7);
}

TEST(Random, SameSeedSameNumbersOneProgram) {
  Context context;
  Random first(context, 7), second(context, 7), other(context, 8);
  Tensor x = first.normal({100}), y = second.normal({100});
  EXPECT_EQ(x.to<float>().get(), y.to<float>().get());
  EXPECT_NE(other.normal({100}).to<float>().get(), x.to<float>().get());
  EXPECT_NE(first.normal({100}).to<float>().get(), x.to<float>().get());
  EXPECT_EQ(context.getStats().compiled, 1u);
}

TEST(Random, HasTheMoments) {
  Context context;
  Random random(context, 1);
  Tensor u = random.uniform({100000}), n = random.normal({100000}, 2, 3);
  EXPECT_NEAR(u.mean().item<float>().get(), 0.5, 0.005);
  EXPECT_NEAR(u.var().item<float>().get(), 1.0 / 12, 0.002);
  EXPECT_GE(u.min().item<float>().get(), 0);
  EXPECT_LT(u.max().item<float>().get(), 1);
  EXPECT_NEAR(n.mean().item<float>().get(), 2, 0.05);
  EXPECT_NEAR(n.std().item<float>().get(), 3, 0.05);
  Tensor b = random.bernoulli({100000}, 0.3);
  EXPECT_NEAR(b.cast(DType::F32).mean().item<float>().get(), 0.3, 0.01);
  Tensor x = random.dropout(Tensor::ones(context, {100000}), 0.25);
  EXPECT_NEAR(x.mean().item<float>().get(), 1, 0.01);
  EXPECT_NEAR((x == 0).sum().item<double>().get(), 25000, 1000);
}

TEST(Random, Errors) {
  Context context;
  Random random(context);
  expectError(random.integers({2}, 3, 3), "integers: there is no integer",
              __LINE__ - 1);
  expectError(random.bernoulli({2}, 1.5), "a probability is", __LINE__);
  expectError(random.uniform({2}, 0, 1, DType::F16), "f32 or f64", __LINE__);
  expectError(random.bits({-2}), "bits: shape [-2]", __LINE__);
  expectError(random.dropout(Tensor::ones(context, {2}), 1), "a rate is",
              __LINE__ - 1);
  expectError(threefry(Tensor::ones(context, {2}), Tensor::ones(context, {2})),
              "must be of type ui64", __LINE__ - 1);
}
