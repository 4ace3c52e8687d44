//===- ConvolutionalNetworks.cpp - ResNet-18 and U-Net ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Generators.h"

using namespace mlir;
using namespace uop;

using Results = SmallVector<Value>;

static std::string checkNothing(const Sizes &) { return {}; }

static std::string checkImage(const Sizes &sizes) {
  // Five strides of two leave one pixel at least.
  if (sizes["size"] >= 32)
    return {};
  return "the size of the image must be 32 at least";
}

static std::string checkEven(const Sizes &sizes) {
  if (sizes["size"] % 2 == 0)
    return {};
  return "the size of the image must be even";
}

static Value imageArgument(TensorBuilder &tb, const Sizes &sizes) {
  return tb.argument(
      {sizes["batch"], sizes["channels"], sizes["size"], sizes["size"]});
}

static Results buildConv2D(TensorBuilder &tb, const Sizes &sizes) {
  Conv2DOptions options;
  options.stride = sizes["stride"];
  options.padding = sizes["window"] / 2;
  return {tb.relu(tb.conv2d(imageArgument(tb, sizes), sizes["outputs"],
                            sizes["window"], options))};
}

static Results buildBatchNorm(TensorBuilder &tb, const Sizes &sizes) {
  return {tb.batchNorm(imageArgument(tb, sizes), /*isTraining=*/true)};
}

static Results buildConvBatchNorm(TensorBuilder &tb, const Sizes &sizes) {
  Conv2DOptions options;
  options.padding = 1;
  Value x = tb.conv2d(imageArgument(tb, sizes), sizes["channels"], 3, options,
                      /*hasBias=*/false);
  return {tb.relu(tb.batchNorm(x, /*isTraining=*/true))};
}

/// Two 3x3 convolutions and the way around them.
static Value residualBlock(TensorBuilder &tb, Value x, int64_t channels,
                           int64_t stride, const Twine &name) {
  Conv2DOptions options;
  options.padding = 1;
  options.stride = stride;
  tb.enter(name + ".conv1");
  Value y = tb.conv2d(x, channels, 3, options, /*hasBias=*/false);
  y = tb.relu(tb.batchNorm(y));
  options.stride = 1;
  tb.enter(name + ".conv2");
  y = tb.batchNorm(tb.conv2d(y, channels, 3, options, /*hasBias=*/false));
  if (stride != 1 || tb.shapeOf(x)[1] != channels) {
    options.stride = stride;
    options.padding = 0;
    tb.enter(name + ".downsample");
    x = tb.batchNorm(tb.conv2d(x, channels, 1, options, /*hasBias=*/false));
  }
  return tb.relu(tb.binary<AddOp>(x, y));
}

static Results buildResNetBlock(TensorBuilder &tb, const Sizes &sizes) {
  return {residualBlock(tb, imageArgument(tb, sizes), sizes["channels"], 1,
                        "block")};
}

static Results buildResNet18(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["batch"], 3, sizes["size"], sizes["size"]});
  Conv2DOptions options;
  options.stride = 2;
  options.padding = 3;
  tb.enter("stem");
  x = tb.relu(tb.batchNorm(tb.conv2d(x, 64, 7, options, /*hasBias=*/false)));
  x = tb.maxPool(x, 3, 2, 1);
  for (int64_t stage = 0; stage != 4; ++stage)
    for (int64_t block = 0; block != 2; ++block) {
      int64_t stride = stage != 0 && block == 0 ? 2 : 1;
      x = residualBlock(tb, x, 64 << stage, stride,
                        "layer" + std::to_string(stage + 1) + "." +
                            std::to_string(block));
    }
  tb.enter("head");
  x = tb.reshape(tb.mean(x, {2, 3}), {sizes["batch"], 512});
  return {tb.linear(x, sizes["classes"])};
}

/// One step down and up again: the half-size path is repeated to full size and
/// stands beside the way around it.
static Results buildUNetBlock(TensorBuilder &tb, const Sizes &sizes) {
  int64_t batch = sizes["batch"], channels = sizes["channels"];
  int64_t size = sizes["size"];
  Conv2DOptions options;
  options.padding = 1;
  auto convolve = [&](Value x, int64_t outputs, int64_t stride) {
    options.stride = stride;
    Value y = tb.conv2d(x, outputs, 3, options);
    return tb.binary<MulOp>(y, tb.sigmoid(y));
  };
  Value x = imageArgument(tb, sizes);
  tb.enter("in");
  Value skip = convolve(x, channels, 1);
  tb.enter("down");
  Value down = convolve(skip, 2 * channels, 2);
  tb.enter("time");
  Value time = tb.linear(tb.argument({batch, channels}), 2 * channels);
  down = tb.binary<AddOp>(down, tb.reshape(time, {batch, 2 * channels, 1, 1}));
  tb.enter("middle");
  down = convolve(down, 2 * channels, 1);
  tb.enter("up");
  Value up = tb.reshape(down, {batch, 2 * channels, size / 2, 1, size / 2, 1});
  up = tb.expand(up, {batch, 2 * channels, size / 2, 2, size / 2, 2});
  up = tb.reshape(up, {batch, 2 * channels, size, size});
  tb.enter("out");
  return {convolve(tb.concat({skip, up}, 1), channels, 1)};
}

static const ModelParameter kConv2D[] = {{"batch", 1},  {"channels", 64},
                                         {"size", 56},  {"outputs", 64},
                                         {"window", 3}, {"stride", 1}};
static const ModelParameter kImage[] = {
    {"batch", 1}, {"channels", 64}, {"size", 56}};
static const ModelParameter kResNet18[] = {
    {"batch", 1}, {"size", 224}, {"classes", 1000}};

ArrayRef<ModelGenerator> uop::getConvolutionalNetworks() {
  static const ModelGenerator generators[] = {
      {{"conv2d", "NCHW convolution with bias and relu", kConv2D},
       [](const Sizes &sizes) -> std::string {
         if (sizes["window"] <= sizes["size"])
           return {};
         return "the window must not be larger than the image";
       },
       buildConv2D},
      {{"batchnorm", "by the statistics of the batch", kImage},
       checkNothing,
       buildBatchNorm},
      {{"conv-batchnorm", "3x3 convolution, batchnorm (training) and relu",
        kImage},
       checkNothing,
       buildConvBatchNorm},
      {{"resnet-block", "two 3x3 convolutions and the way around them", kImage},
       checkNothing,
       buildResNetBlock},
      {{"resnet18", "an image to class scores", kResNet18},
       checkImage,
       buildResNet18},
      {{"unet-block", "one step down and up, with the skip connection", kImage},
       checkEven,
       buildUNetBlock},
  };
  return generators;
}
