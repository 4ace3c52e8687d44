//===- TrainingTest.cpp - Gradients and optimisers --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/NN.h"
#include "uop/Frontend/Optimizer.h"
#include "uop/Frontend/Random.h"

#include "TensorTestUtil.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::test;

//===----------------------------------------------------------------------===//
// Gradients
//===----------------------------------------------------------------------===//

/// The derivatives of f at x, and differences of f in f64.
static void checkGradient(const Tensor &at,
                          const std::function<Tensor(const Tensor &)> &f) {
  Tensor x = at.cast(DType::F64);
  ASSERT_FALSE(bool(x.realize()));
  Tensor loss = f(x).sum();
  std::vector<Tensor> slopes = gradient(loss, x);
  ASSERT_EQ(slopes.size(), 1u);
  ASSERT_FALSE(slopes[0].hasError()) << slopes[0].error().message();
  EXPECT_EQ(slopes[0].typeString(), x.typeString());
  std::vector<double> want, values = x.to<double>().get();
  for (size_t i = 0; i != values.size(); ++i) {
    auto valueAt = [&](double distance) {
      std::vector<double> moved = values;
      moved[i] += distance;
      return f(Tensor::fromVector(x.context(), moved, x.shape()))
          .sum()
          .item<double>()
          .get();
    };
    want.push_back((valueAt(1e-5) - valueAt(-1e-5)) / 2e-5);
  }
  expectValues(slopes[0], want, 1e-5);
}

TEST(Gradient, OfOpsByDifferences) {
  Context c;
  Tensor x = mat(c, {0.3, -1.2, 2.1, 0.7, -0.4, 1.6}, {2, 3});
  checkGradient(x, [](const Tensor &t) { return t.exp() * t.sin(); });
  checkGradient(x, [](const Tensor &t) { return t.gelu() + t.silu(); });
  checkGradient(x, [](const Tensor &t) { return t.softplus() + t.elu(); });
  checkGradient(x, [](const Tensor &t) { return t.softmax() * t; });
  checkGradient(x, [](const Tensor &t) { return t.logSoftmax() * t; });
  checkGradient(x, [](const Tensor &t) { return t.var({1}) + t.max({1}); });
  checkGradient(x, [](const Tensor &t) { return t.cumsum(1) * t; });
  checkGradient(
      x, [](const Tensor &t) { return t.matmul(t.transpose()).square(); });
  checkGradient(x, [](const Tensor &t) { return nn::layerNorm(t).exp() * t; });
  checkGradient(x, [](const Tensor &t) {
    return t.slice(1, 2, INT64_MIN, -1).pad({0, 1}, {1, 0}).square();
  });
  checkGradient(x, [](const Tensor &t) {
    return nn::conv(t.reshape({1, 1, 2, 3}),
                    t.reshape({1, 1, 2, 3}).slice(3, 0, 2))
        .square();
  });
  checkGradient(
      x, [&](const Tensor &t) { return nn::attention(t, t, t).square(); });
  checkGradient(x, [&](const Tensor &t) {
    return t.take(Tensor::fromVector<int64_t>(c, {1, 1, 0})).square();
  });
  checkGradient(x, [&](const Tensor &t) {
    return nn::crossEntropy(t, Tensor::fromVector<int64_t>(c, {2, 0}));
  });
  checkGradient(x, [](const Tensor &t) {
    return einsum("ij,kj,kl->il", {t, t, t}).tanh();
  });
}

TEST(Gradient, ByWhatever) {
  Context c;
  Tensor x = vec(c, {1, 2, 3}), w = vec(c, {4, 5, 6}), other = vec(c, {7});
  Tensor h = x * w, loss = (h * h).sum();
  // By a leaf, by a value in between, by one that is given twice, by itself,
  // and by one that it does not depend on.
  std::vector<Tensor> slopes = gradient(loss, {w, h, w, loss, other});
  ASSERT_EQ(slopes.size(), 5u);
  expectValues(slopes[1], {8, 20, 36});
  expectValues(slopes[3], {1});
  expectValues(slopes[4], {0});
  EXPECT_TRUE(slopes[0].isSameValue(slopes[2]));
  // h is cut where it is asked for: what the loss is through w alone.
  EXPECT_EQ(slopes[0].shape(), w.shape());
  expectValues(gradient(loss, w)[0], {8, 40, 108});
  // Second derivatives.
  Tensor slope = gradient((x * x * x).sum(), x)[0];
  expectValues(gradient(slope.sum(), x)[0], {6, 12, 18});
  expectValues(gradient((x * x.detach()).sum(), x)[0], {1, 2, 3});
  EXPECT_TRUE(gradient(loss, {}).empty());
}

TEST(Gradient, Errors) {
  Context c;
  Tensor x = vec(c, {1, 2}), i = Tensor::arange(c, 0, 3);
  expectError(gradient(i.sum(), x)[0], "of floats by floats, got i64",
              __LINE__ - 1);
  expectError(gradient(x.sum(), i)[0], "of floats by floats, got 3xi64",
              __LINE__ - 1);
  expectError(gradient(x.sum({4}), x)[0], "there is no axis 4", __LINE__);
}

//===----------------------------------------------------------------------===//
// Optimisers
//===----------------------------------------------------------------------===//

/// Three steps on sum((1, 2, 3) p^2) from (1, -2, 3).
static void checkSteps(
    const std::function<std::unique_ptr<Optimizer>(std::vector<Tensor>)> &make,
    const std::vector<double> &want) {
  Context c;
  Tensor p = vec(c, {1, -2, 3}), weight = vec(c, {1, 2, 3});
  auto optimizer = make({p});
  for (int step = 0; step != 3; ++step) {
    Tensor loss = (weight * p.square()).sum();
    Error error = optimizer->step(loss);
    ASSERT_FALSE(bool(error)) << error.message();
    EXPECT_TRUE(loss.isRealized() && p.isRealized());
  }
  expectValues(p, want, 1e-6);
  // The first step's state may be made of constants; then it is one program.
  EXPECT_LE(c.getStats().compiled, 2u);
  EXPECT_EQ(c.getStats().runs, 3u);
}

template <class T, class Options>
static std::function<std::unique_ptr<Optimizer>(std::vector<Tensor>)>
maker(Options options) {
  return [options](std::vector<Tensor> parameters) {
    return std::make_unique<T>(std::move(parameters), options);
  };
}

TEST(Optimizer, SGD) {
  SGDOptions options;
  checkSteps(maker<SGD>(options),
             {0.9411919713020325, -1.7694720029830933, 2.4917519092559814});
  options.momentum = 0.9;
  checkSteps(maker<SGD>(options),
             {0.8897119760513306, -1.566431999206543, 2.0413920879364014});
  options.isNesterov = true;
  options.weightDecay = 0.1;
  checkSteps(maker<SGD>(options),
             {0.837040901184082, -1.38579523563385, 1.6776174306869507});
}

TEST(Optimizer, Adam) {
  AdamOptions options;
  options.learningRate = 0.1;
  checkSteps(maker<Adam>(options),
             {0.7015862464904785, -1.7006233930587769, 2.7003815174102783});
  options.weightDecay = 0.2;
  checkSteps(maker<Adam>(options),
             {0.6492032408714294, -1.589293360710144, 2.530202627182007});
}

TEST(Optimizer, ChangesTheRateWithoutANewProgram) {
  Context c;
  Tensor p = vec(c, {1});
  SGD optimizer({p});
  optimizer.setLearningRate(0.5);
  ASSERT_FALSE(bool(optimizer.step(p.sum())));
  optimizer.setLearningRate(0.25);
  ASSERT_FALSE(bool(optimizer.step(p.sum())));
  expectValues(p, {0.25});
  EXPECT_EQ(c.getStats().compiled, 1u);
}

TEST(Optimizer, ErrorsLeaveTheParametersAsTheyAre) {
  Context c;
  Tensor p = vec(c, {1, 2});
  Adam optimizer({p});
  auto expectRefusal = [&](const Error &error, const std::string &part) {
    EXPECT_NE(error.message().find(part), std::string::npos) << error.message();
  };
  expectRefusal(optimizer.update({}), "there are 1 parameters, got 0");
  expectRefusal(optimizer.update(vec(c, {1})), "is of type 1xf32");
  expectRefusal(optimizer.step(p.sum({3})), "there is no axis 3");
  expectRefusal(optimizer.step(Tensor()), "an empty handle");
  // The run fails: nothing that large can be allocated.
  Tensor huge = Tensor::full(c, {int64_t(1) << 55}, 1) * p.sum();
  EXPECT_TRUE(bool(optimizer.step(huge)));
  EXPECT_TRUE(p.isRealized());
  for (const Tensor &state : optimizer.getState())
    EXPECT_FALSE(state.hasError());
  expectValues(p, {1, 2});
  ASSERT_FALSE(bool(optimizer.step(p.square().sum())));
  expectValues(p, {0.999, 1.999}, 1e-6);
  Adam none({});
  expectRefusal(none.update(p), "there are 0 parameters, got 1");
}
