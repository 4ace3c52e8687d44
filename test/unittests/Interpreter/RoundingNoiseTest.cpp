//===- RoundingNoiseTest.cpp - Roundings that are off -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Interpreter/Interpreter.h"
#include "uop/Register.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include <gtest/gtest.h>

#include <cmath>

using namespace mlir;
using namespace uop::interp;

namespace {

/// The results of @main, scalars, with noise of 2^-20 in the ops whose
/// names begin so.
std::vector<double> run(const char *text, const char *name, uint64_t seed) {
  DialectRegistry registry;
  uop::registerAllDialects(registry);
  MLIRContext context(registry);
  auto module = parseSourceString<ModuleOp>(text, &context);
  EXPECT_TRUE(module);
  Interpreter interpreter(*module);
  interpreter.setRoundingNoise(
      [&](Operation *op) {
        return op->getName().getStringRef().starts_with(name)
                   ? std::ldexp(1, -20)
                   : 0;
      },
      seed);
  auto results = interpreter.run("main", {});
  EXPECT_TRUE(succeeded(results));
  std::vector<double> numbers;
  for (const InterpValue &result : *results)
    numbers.push_back(toDouble(ElementKind::F32, result.getTensor()->get(0)));
  return numbers;
}

// A sum of large numbers, which is small, beside one without noise.
constexpr const char *tensors = R"(
  func.func @main() -> (tensor<f32>, tensor<1xf32>) {
    %0 = uop.const dense<[1000.0, 3.0, -1000.0, -3.0]> : tensor<4xf32>
    %1 = uop.reduce_axis add %0 axes [0] : tensor<4xf32> -> tensor<f32>
    %2 = uop.const dense<3.0> : tensor<1xf32>
    %3 = uop.exp %2 : tensor<1xf32>
    return %1, %3 : tensor<f32>, tensor<1xf32>
  })";

// The same of points.
constexpr const char *points = R"(
  func.func @main() -> (tensor<1xf32>, tensor<1xf32>) {
    %0 = uop.const dense<[1000.0, 3.0, -1000.0, -3.0]> : tensor<4xf32>
    %i = uop.range 0 to 4 : index
    %x = uop.index %0[%i] : tensor<4xf32> -> f32
    %1 = uop.reduce add %x over (%i) : f32
    %c0 = uop.const 0 : index
    %2 = uop.bufferize %1 over (%c0) : f32 -> tensor<1xf32>
    %three = uop.const 3.0 : f32
    %3 = uop.exp %three : f32
    %4 = uop.bufferize %3 over (%c0) : f32 -> tensor<1xf32>
    return %2, %4 : tensor<1xf32>, tensor<1xf32>
  })";

class RoundingNoise : public testing::TestWithParam<const char *> {};

TEST_P(RoundingNoise, ShowsWhatCancels) {
  std::vector<double> exact = run(GetParam(), "none", 1);
  EXPECT_EQ(exact[0], 0);
  double spread = 0;
  for (uint64_t seed : {1, 2, 3, 4}) {
    std::vector<double> noisy = run(GetParam(), "uop.reduce", seed);
    spread = std::max(spread, std::fabs(noisy[0]));
    EXPECT_EQ(noisy[1], exact[1]);
  }
  // Two sums of about 1000 are off; the rest is exact.
  EXPECT_GT(spread, 1000 * std::ldexp(1, -24));
  EXPECT_LT(spread, 2010 * std::ldexp(1, -20));
}

TEST_P(RoundingNoise, IsThatOfTheSeed) {
  double exact = run(GetParam(), "none", 1)[1];
  double one = run(GetParam(), "uop.exp", 1)[1];
  EXPECT_EQ(one, run(GetParam(), "uop.exp", 1)[1]);
  EXPECT_NE(one, run(GetParam(), "uop.exp", 2)[1]);
  EXPECT_LE(std::fabs(one - exact), exact * std::ldexp(1, -19));
}

INSTANTIATE_TEST_SUITE_P(Stages, RoundingNoise,
                         testing::Values(tensors, points));

} // namespace
