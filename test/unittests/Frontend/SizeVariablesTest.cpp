//===- SizeVariablesTest.cpp - Sizes as numbers -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emit/SizeVariables.h"

#include "gtest/gtest.h"

using uop::emit::SizeVariables;

namespace {
/// All variables, and as many quotients as there can be.
SizeVariables makeFull() {
  SizeVariables variables;
  for (size_t i = 0; i != SizeVariables::kMaxVariables; ++i)
    (void)variables.add(std::string(1, char('a' + i)), 1, 100);
  int64_t a = variables.getVariables()[0].number;
  for (size_t i = 0; i != SizeVariables::kMaxQuotients; ++i)
    EXPECT_TRUE(variables.floorDivide(a, 2 + i));
  return variables;
}

std::vector<int64_t> getNumbers(const SizeVariables &variables) {
  std::vector<int64_t> numbers;
  for (const auto &variable : variables.getVariables())
    numbers.push_back(variable.number);
  for (const auto &quotient : variables.getQuotients())
    numbers.push_back(quotient.number);
  return numbers;
}

TEST(SizeVariablesTest, PolynomialsHaveNumbersOfTheirOwn) {
  SizeVariables variables = makeFull();
  std::vector<int64_t> numbers = getNumbers(variables), values;
  ASSERT_EQ(numbers.size(),
            SizeVariables::kMaxVariables + SizeVariables::kMaxQuotients);
  for (size_t i = 0; i != numbers.size(); ++i) {
    for (int64_t f = 1; f <= SizeVariables::kAloneLimit; ++f)
      values.insert(values.end(), {f * numbers[i], -f * numbers[i]});
    for (size_t j = 0; j != i; ++j) {
      int64_t limit = i < SizeVariables::kMaxVariables
                          ? SizeVariables::kVariablesLimit
                          : SizeVariables::kPairLimit;
      for (int64_t f = -limit; f <= limit; ++f)
        for (int64_t g = -limit; g <= limit; ++g)
          if (f != 0 && g != 0)
            values.push_back(f * numbers[i] + g * numbers[j]);
    }
  }
  std::sort(values.begin(), values.end());
  for (size_t i = 1; i != values.size(); ++i)
    ASSERT_GT(values[i] - values[i - 1], 2 * SizeVariables::kConstantLimit);
  for (int64_t value : values)
    ASSERT_GT(std::abs(value),
              variables.getLimit() + SizeVariables::kConstantLimit);
}

TEST(SizeVariablesTest, QuotientsOfOneValueAreOne) {
  SizeVariables variables;
  int64_t n = *variables.add("n", 1, 100);
  auto divide = [&](int64_t x, int64_t y) {
    return *variables.floorDivide(x, y);
  };
  int64_t half = divide(n + 1, 2);
  EXPECT_EQ(divide(n - 1, 2) + 1, half);
  EXPECT_EQ(divide(2 * n + 3, 4), half);
  EXPECT_EQ(divide(half + 1, 2), divide(n + 3, 4));
  EXPECT_EQ(variables.normalize(n - divide(n, 2)), half);
  EXPECT_EQ(variables.sum({divide(n, 2), half}), n);
  EXPECT_EQ(divide(6 * n + 5, 3), 2 * n + 1);
  EXPECT_EQ(variables.print(half - 3), "(n + 1) / 2 - 3");
  EXPECT_EQ(variables.print(2 * divide(n, 2)), "2 * (n / 2)");
}

TEST(SizeVariablesTest, BoundsAreThoseOfAllValues) {
  SizeVariables variables;
  const int64_t most = 40;
  int64_t n = *variables.add("n", 3, most);
  for (int64_t divisor : {2, 3, 4, 6})
    for (int64_t start : {-3, -1, 0, 2})
      for (int64_t factor : {-4, -1, 1, 2, 4})
        for (int64_t other : {-2, -1, 0, 1}) {
          auto quotient = variables.floorDivide(n + start, divisor);
          if (!quotient)
            continue;
          auto bounds = variables.getBounds(factor * *quotient + other * n);
          ASSERT_TRUE(bounds);
          for (int64_t value = 3; value <= most; ++value) {
            int64_t result =
                factor * llvm::divideFloorSigned(value + start, divisor) +
                other * value;
            EXPECT_LE(bounds->first, result);
            EXPECT_GE(bounds->second, result);
          }
        }
}
} // namespace
