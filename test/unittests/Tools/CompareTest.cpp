//===- CompareTest.cpp - Tolerances of uop-run --verify ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/Compare.h"
#include "uop/Register.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

#include <cmath>
#include <cstring>

using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::DType;

template <class T>
static Array makeArray(DType dtype, std::vector<int64_t> shape,
                       const std::vector<T> &values) {
  Array array = *Array::create(dtype, std::move(shape));
  std::memcpy(array.data(), values.data(), values.size() * sizeof(T));
  return array;
}

static Array floats(const std::vector<float> &values) {
  return makeArray(DType::F32, {int64_t(values.size())}, values);
}

TEST(CompareArrays, ExactWithoutTolerance) {
  float one = 1, next = std::nextafter(one, 2.0f);
  EXPECT_EQ(compareArrays(floats({one}), floats({one}), 0), "");
  EXPECT_EQ(
      compareArrays(floats({one, next, next}), floats({one, one, one}), 0),
      "differs at [1]: got 1.00000012, the interpreter has 1 (difference "
      "up to 0 allowed); 2 of 3 elements differ");
  EXPECT_NE(compareArrays(floats({-0.0f}), floats({0.0f}), 0), "");
}

TEST(CompareArrays, RelativeToTheLargest) {
  // Sums cancel: the small element has the large one's error.
  EXPECT_EQ(compareArrays(floats({1000, 1e-4f}), floats({1000, 0}), 1e-6), "");
  EXPECT_NE(compareArrays(floats({1, 1e-4f}), floats({1, 0}), 1e-6), "");
  EXPECT_EQ(compareArrays(floats({0.0f}), floats({-0.0f}), 1e-6), "");
}

TEST(CompareArrays, EightTimesTheSpread) {
  EXPECT_NE(compareArrays(floats({1e-6f}), floats({0}), 1e-6), "");
  EXPECT_EQ(compareArrays(floats({1e-6f}), floats({0}), 1e-6, 2e-7), "");
  EXPECT_NE(compareArrays(floats({1e-6f}), floats({0}), 1e-6, 1e-7), "");
}

TEST(MeasureSpread, TheLargestDifferenceOfEachOutput) {
  std::vector<Array> expected = {floats({1, 2, INFINITY}), floats({3})};
  auto spread = measureSpread(
      expected, [](uint64_t seed) -> mlir::FailureOr<std::vector<Array>> {
        // A run that fails says nothing.
        if (seed == 1)
          return mlir::failure();
        std::vector<Array> noisy;
        noisy.push_back(floats({1, seed == 2 ? 1.5f : 2.25f, 7}));
        noisy.push_back(floats({std::nanf("")}));
        return noisy;
      });
  EXPECT_EQ(spread, std::vector<double>({0.5, 0}));
}

TEST(CompareArrays, NaNAndInfinity) {
  float nan = std::nanf(""), inf = INFINITY;
  EXPECT_EQ(compareArrays(floats({-nan}), floats({nan}), 0), "");
  EXPECT_NE(compareArrays(floats({nan}), floats({1}), 1), "");
  EXPECT_NE(compareArrays(floats({1}), floats({nan}), 1), "");
  EXPECT_EQ(compareArrays(floats({inf, 1}), floats({inf, 1}), 1), "");
  EXPECT_NE(compareArrays(floats({-inf, 1}), floats({inf, 1}), 1), "");
  EXPECT_NE(compareArrays(floats({3e38f, 1}), floats({inf, 1}), 1), "");
}

TEST(CompareArrays, IntegersAreExactWhateverTheTolerance) {
  auto ints = [](std::vector<int32_t> values) {
    return makeArray(DType::I32, {2, 2}, values);
  };
  EXPECT_EQ(compareArrays(ints({1, 2, 3, 4}), ints({1, 2, 3, 4}), 1), "");
  EXPECT_EQ(compareArrays(ints({1, 2, 3, 5}), ints({1, 2, 3, 4}), 1),
            "differs at [1, 1]: got 5, the interpreter has 4; 1 of 4 elements "
            "differ");
}

static double toleranceOf(llvm::StringRef body) {
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  auto module = mlir::parseSourceString<mlir::ModuleOp>(
      ("func.func @main(%x: tensor<4x100xf32>, %h: tensor<4x100xf16>) {\n" +
       body + "\nreturn\n}")
          .str(),
      mlir::ParserConfig(&context));
  EXPECT_TRUE(module);
  return module ? getTolerance(*module) : -1;
}

TEST(GetTolerance, OnlyWhereRoundingIsFree) {
  EXPECT_EQ(toleranceOf("%0 = uop.mul %x, %x : tensor<4x100xf32>\n"
                        "%1 = uop.sqrt %0 : tensor<4x100xf32>"),
            0);
  EXPECT_EQ(toleranceOf("%0 = uop.reduce_axis max %x axes [1] : "
                        "tensor<4x100xf32> -> tensor<4xf32>"),
            0);
  double u = std::ldexp(1, -24);
  // 100 terms and the result's own rounding.
  EXPECT_NEAR(toleranceOf("%0 = uop.reduce_axis add %x axes [1] : "
                          "tensor<4x100xf32> -> tensor<4xf32>"),
              8 * std::sqrt(101) * u, 1e-12);
  // Terms are added in f32; the result is rounded to f16.
  EXPECT_NEAR(toleranceOf("%0 = uop.reduce_axis add %h axes [1] : "
                          "tensor<4x100xf16> -> tensor<4xf16>"),
              8 * std::sqrt(std::ldexp(1, -22) + 100 * u * u), 1e-9);
  EXPECT_NEAR(toleranceOf("%0 = uop.exp %x : tensor<4x100xf32>"),
              8 * std::sqrt(17) * u, 1e-12);
  EXPECT_GT(
      toleranceOf("%0 = uop.add %x, %x fastmath<contract> : tensor<4x100xf32>"),
      0);
}
