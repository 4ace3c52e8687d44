//===- RangeDependenceTest.cpp - Ranges that values depend on ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

#include "mlir/IR/Builders.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace uop;

// Passes hold the ranges of one value while they ask for those of others.
TEST(RangeDependence, ResultsStayWhereTheyAre) {
  MLIRContext context;
  context.loadDialect<UOpDialect>();
  Block block;
  OpBuilder builder(&context);
  builder.setInsertionPointToEnd(&block);
  Location loc = builder.getUnknownLoc();
  SmallVector<Value> values;
  for (int64_t id = 0; id != 100; ++id)
    values.push_back(RangeOp::create(builder, loc, id, 8).getResult());
  RangeDependence ranges;
  const RangeSet &first = ranges.get(values.front());
  for (Value value : values)
    EXPECT_EQ(ranges.get(value).size(), 1u);
  EXPECT_EQ(&first, &ranges.get(values.front()));
  EXPECT_TRUE(first.contains(values.front()));
}
