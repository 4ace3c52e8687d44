//===- classifier.cpp - A network learns two moons --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Usage: uop-demo-classifier [LOSS.svg [STEPS]]
//
// Points of the plane belong to one of two moons that reach into each other. A
// network of two layers learns which, from 512 of them; 1024 others say how
// well. docs/tensors.md explains the program.

#include "uop/Frontend/NN.h"
#include "uop/Frontend/Optimizer.h"
#include "uop/Frontend/Random.h"

#include <cstdio>
#include <cstdlib>

using namespace uop::frontend;

namespace {
/// Points [count, 2] and the number of the moon of each [count].
struct Moons {
  Tensor points, classes;
};

struct Network {
  Tensor weight1, bias1, weight2, bias2;

  Tensor operator()(const Tensor &points) const {
    Tensor hidden = nn::linear(points, weight1, bias1).tanh();
    return nn::linear(hidden, weight2, bias2);
  }
};
} // namespace

static Moons makeMoons(Random &random, int64_t count) {
  Tensor angle = random.uniform({count}, 0, 3.14159265358979);
  Tensor classes = random.integers({count}, 0, 2);
  Tensor isUpper = classes == 0;
  Tensor x = where(isUpper, angle.cos(), 1 - angle.cos());
  Tensor y = where(isUpper, angle.sin(), 0.5 - angle.sin());
  Tensor noise = random.normal({count, 2}, 0, 0.1);
  return {stack({x, y}, 1) + noise, classes};
}

static Network makeNetwork(const uop::frontend::Context &context,
                           Random &random, int64_t width) {
  return {random.normal({2, width}), Tensor::zeros(context, {width}),
          random.normal({width, 2}, 0, 0.1), Tensor::zeros(context, {2})};
}

/// The part of the points that the network puts on the right moon.
static Expected<float> getAccuracy(const Network &network, const Moons &moons) {
  Tensor guess = network(moons.points).argmax(1);
  return (guess == moons.classes).cast(DType::F32).mean().item<float>();
}

/// A curve over the steps, from 0 up.
static bool writeCurve(const char *path, const std::vector<float> &losses) {
  std::FILE *file = std::fopen(path, "w");
  if (!file)
    return false;
  constexpr int width = 640, height = 360, margin = 48;
  float most = losses[0];
  for (float loss : losses)
    most = loss > most ? loss : most;
  auto x = [&](size_t step) {
    return margin + double(step) * (width - 2 * margin) /
                        double(losses.size() > 1 ? losses.size() - 1 : 1);
  };
  auto y = [&](float loss) {
    return height - margin - loss / most * (height - 2 * margin);
  };
  std::fprintf(file,
               "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" "
               "height=\"%d\" font-family=\"sans-serif\" font-size=\"12\">\n"
               "<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n",
               width, height);
  for (int i = 0; i <= 4; ++i) {
    float loss = most * float(i) / 4;
    std::fprintf(file,
                 "<line x1=\"%d\" x2=\"%d\" y1=\"%.1f\" y2=\"%.1f\" "
                 "stroke=\"#ddd\"/>\n<text x=\"%d\" y=\"%.1f\" "
                 "text-anchor=\"end\">%.2f</text>\n",
                 margin, width - margin, y(loss), y(loss), margin - 6,
                 y(loss) + 4, loss);
    size_t step = (losses.size() - 1) * i / 4;
    std::fprintf(
        file, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%zu</text>\n",
        x(step), height - margin + 18, step);
  }
  std::fprintf(file,
               "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">step</text>\n"
               "<text x=\"%d\" y=\"%d\">cross entropy</text>\n"
               "<polyline fill=\"none\" stroke=\"#1f77b4\" "
               "stroke-width=\"1.5\" points=\"",
               width / 2, height - 8, margin, margin - 16);
  for (size_t step = 0; step != losses.size(); ++step)
    std::fprintf(file, "%.1f,%.1f ", x(step), y(losses[step]));
  std::fprintf(file, "\"/>\n</svg>\n");
  return std::fclose(file) == 0;
}

static int fail(const std::string &message) {
  std::fprintf(stderr, "uop-demo-classifier: error: %s\n", message.c_str());
  return 1;
}

int main(int argc, char **argv) {
  int steps = argc > 2 ? std::atoi(argv[2]) : 300;
  if (argc > 3 || steps < 1)
    return fail("usage: uop-demo-classifier [LOSS.svg [STEPS]]");

  uop::frontend::Context context;
  Random random(context, /*seed=*/1);
  Moons train = makeMoons(random, 512), test = makeMoons(random, 1024);
  Network network = makeNetwork(context, random, /*width=*/32);
  // What is random is computed once, not again in each step.
  if (Error error =
          Tensor::realize({train.points, train.classes, test.points,
                           test.classes, network.weight1, network.weight2}))
    return fail(error.message());

  AdamOptions options;
  options.learningRate = 0.02;
  Adam adam({network.weight1, network.bias1, network.weight2, network.bias2},
            options);
  std::vector<float> losses;
  for (int step = 0; step != steps; ++step) {
    Tensor loss = nn::crossEntropy(network(train.points), train.classes);
    if (Error error = adam.step(loss))
      return fail(error.message());
    losses.push_back(loss.item<float>().get());
    if (step % 50 == 0 || step + 1 == steps)
      std::printf("step %3d: loss %.4f\n", step, losses.back());
  }

  Expected<float> accuracy = getAccuracy(network, test);
  if (!accuracy)
    return fail(accuracy.message());
  std::printf("accuracy on points that it has not seen: %.1f %%\n",
              100 * *accuracy);
  if (argc > 1 && !writeCurve(argv[1], losses))
    return fail(std::string("cannot write ") + argv[1]);
  return 0;
}
