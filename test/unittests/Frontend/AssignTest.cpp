//===- AssignTest.cpp - Assignments in order --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorTestUtil.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

static void assign(Tensor &target, const Tensor &value) {
  Error error = target.assign(value);
  ASSERT_FALSE(bool(error)) << error.message();
}

TEST(Assign, IsLazyAndOrdered) {
  Context context;
  Tensor x = vec(context, {1, 2});
  Tensor before = x * 10;
  assign(x, x + 5);
  Tensor after = x * 10;
  assign(x, x * x);
  EXPECT_EQ(context.getStats().runs, 0u);
  EXPECT_FALSE(x.isRealized());
  // Whatever is realised first.
  expectValues(after, {60, 70});
  expectValues(x, {36, 49});
  expectValues(before, {10, 20});
}

TEST(Assign, ShowsInCopiesOfTheHandleAlone) {
  Context context;
  Tensor x = vec(context, {1, 2}), copy = x, plain = x + 0;
  assign(x, x + 1);
  expectValues(copy, {2, 3});
  expectValues(plain, {1, 2});
  Tensor value = vec(context, {7, 8});
  assign(x, value);
  assign(value, value + 1);
  expectValues(x, {7, 8});
  expectValues(copy, {7, 8});
  expectValues(value, {8, 9});
}

TEST(Assign, ReadsTheOldContentsInItsOwnValue) {
  Context context;
  Tensor x = mat(context, {1, 2, 3, 4}, {2, 2});
  // A transposed, a flipped and an overlapping read of what is written.
  assign(x, x + x.transpose());
  expectValues(x, {2, 5, 5, 8});
  assign(x, x.flip({0}));
  expectValues(x, {5, 8, 2, 5});
  Tensor y = vec(context, {1, 2, 3, 4});
  ASSERT_FALSE(bool(y.assignBox(y.slice(0, 0, 3), {1})));
  expectValues(y, {1, 1, 2, 3});
  // To itself.
  assign(y, y);
  expectValues(y, {1, 1, 2, 3});
}

TEST(Assign, SwapsWithoutAnIntermediate) {
  Context context;
  Tensor x = vec(context, {1, 2}), y = vec(context, {3, 4});
  Tensor old = x + 0;
  assign(x, y);
  assign(y, old);
  ASSERT_FALSE(bool(Tensor::realize({x, y})));
  expectValues(x, {3, 4});
  expectValues(y, {1, 2});
}

TEST(Assign, NeverWritesMemoryOfTheCaller) {
  Context context;
  float data[2] = {1, 2};
  auto buffer = runtime::Buffer::fromMemory(data, sizeof(data));
  Tensor x = Tensor::fromArray(context, {DType::F32, {2}, *buffer});
  Tensor before = x + 0;
  assign(x, x * 2);
  expectValues(x, {2, 4});
  EXPECT_EQ(data[0], 1);
  expectValues(before, {1, 2});
}

TEST(Assign, Boxes) {
  Context context;
  Tensor x = Tensor::zeros(context, {3, 4});
  ASSERT_FALSE(bool(x.assignBox(Tensor::full(context, {2, 2}, 5), {1, 1})));
  ASSERT_FALSE(bool(x.assignBox(Tensor::full(context, {1, 4}, 7), {2, 0})));
  ASSERT_FALSE(bool(x.assignBox(Tensor::full(context, {0, 4}, 9), {3, 0})));
  expectValues(x, {0, 0, 0, 0, 0, 5, 5, 0, 7, 7, 7, 7});
  Tensor one = Tensor::scalar(context, 1.0f);
  ASSERT_FALSE(bool(one.assignBox(Tensor::full(context, {}, 3), {})));
  expectValues(one, {3});
}

TEST(Assign, BoxesLeaveNothing) {
  Context context;
  {
    Tensor x = vec(context, {1, 2, 3});
    ASSERT_FALSE(bool(x.assignBox(vec(context, {5}), {1})));
    Tensor y = x.scatter(Tensor::fromVector<int64_t>(context, {0}),
                         vec(context, {7}), 0);
    for (int64_t i = 0; i != 100; ++i)
      ASSERT_FALSE(bool(x.assignBox(vec(context, {float(i)}), {i % 3})));
    expectValues(y, {7, 5, 3});
  }
  EXPECT_EQ(context.getStats().values, 0u);
  EXPECT_EQ(context.getStats().buffers, 0u);
}

TEST(Assign, ErrorsLeaveTheTensorAsItIs) {
  Context context, other;
  Tensor x = vec(context, {1, 2});
  auto expectRefusal = [&](const Error &error, const std::string &part) {
    EXPECT_NE(error.message().find(part), std::string::npos) << error.message();
  };
  expectRefusal(x.assign(vec(context, {1, 2, 3})),
                "a tensor of type 2xf32 cannot become one of type 3xf32");
  expectRefusal(x.assign(x.cast(DType::F64)), "cannot become one of type");
  expectRefusal(x.assign(vec(other, {1, 2})), "of different contexts");
  expectRefusal(x.assign(Tensor()), "an empty handle");
  expectRefusal(x.assign(x.sum({3})), "there is no axis 3");
  expectRefusal(x.assignBox(vec(context, {1, 2}), {1}), "is not inside");
  expectRefusal(x.assignBox(vec(context, {1}), {-1}), "is not inside");
  expectRefusal(x.assignBox(vec(context, {1}), {}), "got 1 and 0");
  expectRefusal(Tensor(x.sum({3})).assign(x), "there is no axis 3");
  EXPECT_NE(x.assign(Tensor::ones(context, {3})).message().find("Test.cpp:"),
            std::string::npos);
  expectValues(x, {1, 2});
}

TEST(Assign, SurvivesAFailedRun) {
  Context context;
  Tensor x = vec(context, {1, 2});
  assign(x, x + 1);
  Tensor huge = Tensor::full(context, {int64_t(1) << 55}, 1) * 2;
  EXPECT_TRUE(bool(Tensor::realize({x, huge})));
  EXPECT_FALSE(x.isRealized());
  expectValues(x, {2, 3});
}

TEST(Assign, AccumulatesInConstantMemory) {
  Context context;
  Tensor sum = Tensor::scalar(context, 0.0f);
  Tensor step = Tensor::scalar(context, 1.0f);
  for (int i = 0; i != 1000; ++i) {
    assign(sum, sum + step);
    ASSERT_FALSE(bool(sum.realize()));
  }
  EXPECT_EQ(sum.item<int>().get(), 1000);
  EXPECT_EQ(context.getStats().buffers, 2u);
  EXPECT_EQ(context.getStats().compiled, 1u);
  // And lazily: one program.
  for (int i = 0; i != 1000; ++i)
    assign(sum, sum + step);
  EXPECT_EQ(sum.item<int>().get(), 2000);
  EXPECT_EQ(context.getStats().runs, 1001u);
}
