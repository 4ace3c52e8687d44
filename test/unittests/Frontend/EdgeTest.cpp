//===- EdgeTest.cpp - Odd shapes and values ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/NN.h"

#include "TensorTestUtil.h"

#include <limits>

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

/// Every op on tensors without elements, with one, and of many axes: an error,
/// where the op says that it has none, or what the interpreter gives.
static const std::pair<const char *, Tensor (*)(const Tensor &)> kOps[] = {
#define OP(EXPRESSION)                                                         \
  {#EXPRESSION, [](const Tensor &x) -> Tensor { return EXPRESSION; }}
    OP(x.exp() + x),
    OP(x.cast(DType::I8).cast(DType::F16)),
    OP(where(x.isNaN(), 0, x)),
    OP(x % 0.75),
    OP(x.flatten()),
    OP(x.reshape({-1, 1})),
    OP(x.transpose()),
    OP(x.flip({-1})),
    OP(x.unsqueeze(0).repeat(Shape(x.rank() + 1, 2))),
    OP(x.slice(-1, INT64_MIN, INT64_MAX, 2)),
    OP(x.slice(0, -1, INT64_MIN, -3)),
    OP(x.pad(Shape(x.rank(), 1), Shape(x.rank(), 2), -1)),
    OP(x.pad(Shape(x.rank(), -1), Shape(x.rank(), 1))),
    OP(x.roll(-1, -1)),
    OP(x.tril()),
    OP(x.triu(1)),
    OP(x.diagonal()),
    OP(concat({x, x, x}, -1)),
    OP(stack({x, x}, -1)),
    OP(x.split({x.size(0), 0}, 0)[0]),
    OP(x.windows({1}, {1}, {1})),
    OP(x.take(Tensor::iota(x.context(), {2, 2}, 1), -1)),
    OP(x.gather(x.cast(DType::I32), 0)),
    OP(x.scatterAdd(Tensor::iota(x.context(), x.shape(), 0), x, 0)),
    OP(x.sum()),
    OP(x.sum({-1})),
    OP(x.prod({0}, true)),
    OP(x.max({-1})),
    OP(x.mean({0})),
    OP(x.var()),
    OP(x.std({-1}, true, 0)),
    OP(x.argmax(-1)),
    OP(x.argmin(0, true)),
    OP(x.cumsum(-1)),
    OP(x.cummax(0)),
    OP(x.sort().first),
    OP(x.argsort(0, true)),
    OP(x.topK(0, 0).first),
    OP(x.topK(std::min<int64_t>(x.size(-1), 2)).second),
    OP(x.nonZero().first),
    OP(x.unique(3).first),
    OP(x.logSumExp({-1})),
    OP(x.softmax()),
    OP(x.logSoftmax(0)),
    OP(x.matmul(x.transpose())),
    OP(einsum("...i->...", {x})),
    OP(nn::layerNorm(x)),
    OP(nn::rmsNorm(x)),
    OP(nn::groupNorm(x, 1)),
    OP(nn::attention(x, x, x)),
    OP(nn::maxPool(x, {1})),
    OP(nn::avgPool(x, {1})),
    OP(nn::mseLoss(x, x.neg())),
    OP(nn::conv(x, x)),
    OP(gradient((x * x.exp()).sum(), x)[0]),
#undef OP
};

/// 0.5, -1, 1.5, ... of that shape.
static Tensor makeData(const Context &context, const Shape &shape) {
  std::vector<float> values;
  int64_t count = *runtime::numElements(shape);
  for (int64_t i = 0; i != count; ++i)
    values.push_back(float(i % 7 + 1) * (i % 2 ? -0.5f : 0.5f));
  return Tensor::fromVector(context, values, shape);
}

static void checkAll(const Shape &shape, size_t leastOps) {
  Context context;
  Tensor x = makeData(context, shape);
  size_t numFine = 0;
  for (auto [text, build] : kOps) {
    SCOPED_TRACE(text);
    Tensor result = build(x);
    if (result.hasError())
      continue;
    ++numFine;
    expectAsInterpreted(result);
  }
  EXPECT_GE(numFine, leastOps);
}

TEST(Edge, NoAxes) { checkAll({}, 7); }
TEST(Edge, OneElement) { checkAll({1}, 32); }
TEST(Edge, NoElements) { checkAll({0}, 28); }
TEST(Edge, NoElementsOfSeveralAxes) { checkAll({2, 0, 3}, 40); }
TEST(Edge, NoRows) { checkAll({3, 0}, 34); }
TEST(Edge, OddSizes) { checkAll({3, 5, 7}, 44); }
TEST(Edge, EightAxes) { checkAll({1, 2, 1, 3, 1, 2, 1, 2}, 40); }

TEST(Edge, NaNAndInfinity) {
  Context context;
  float nan = std::numeric_limits<float>::quiet_NaN();
  float inf = std::numeric_limits<float>::infinity();
  for (const std::vector<float> &values :
       std::vector<std::vector<float>>{{nan, 1, 2, -1},
                                       {1, inf, -inf, 0},
                                       {-0.0f, 0.0f, -0.0f, 1},
                                       {nan, nan, nan, nan}}) {
    Tensor x = Tensor::fromVector(context, values, {2, 2});
    for (const Tensor &result : {x.max({1}),
                                 x.min({1}),
                                 x.argmax(1),
                                 x.argmin(0),
                                 x.softmax(),
                                 x.logSumExp(),
                                 x.cumsum(1),
                                 x.cummax(1),
                                 x.sum(),
                                 x.sign(),
                                 x.round(),
                                 x.relu(),
                                 x.clamp(-1, 1),
                                 maximum(x, 0),
                                 x.isFinite(),
                                 x == x,
                                 x.cast(DType::I32),
                                 x.cast(DType::Bool),
                                 pow(x, 0.0),
                                 x.sqrt()})
      expectAsInterpreted(result);
  }
}
