//===- Perceptrons.cpp - Normalisations and dense layers --------*- C++ -*-===//
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

static Results buildSoftmax(TensorBuilder &tb, const Sizes &sizes) {
  return {tb.softmax(tb.argument({sizes["rows"], sizes["width"]}))};
}

static Results buildLayerNorm(TensorBuilder &tb, const Sizes &sizes) {
  return {tb.layerNorm(tb.argument({sizes["rows"], sizes["width"]}))};
}

static Results buildMLP(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["batch"], sizes["inputs"]});
  for (int64_t layer = 0; layer != sizes["layers"]; ++layer) {
    tb.enter("hidden." + Twine(layer));
    x = tb.relu(tb.linear(x, sizes["hidden"]));
  }
  tb.enter("output");
  return {tb.linear(x, sizes["outputs"])};
}

static Results buildGatedFeedForward(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["rows"], sizes["width"]});
  tb.enter("gate");
  Value gate = tb.linear(x, sizes["hidden"], /*hasBias=*/false);
  gate = tb.binary<MulOp>(gate, tb.sigmoid(gate));
  tb.enter("up");
  Value up = tb.linear(x, sizes["hidden"], /*hasBias=*/false);
  tb.enter("down");
  return {tb.linear(tb.binary<MulOp>(gate, up), sizes["width"],
                    /*hasBias=*/false)};
}

static const ModelParameter kRows[] = {{"rows", 64}, {"width", 1024}};
static const ModelParameter kMLP[] = {{"batch", 32},
                                      {"inputs", 784},
                                      {"hidden", 128},
                                      {"outputs", 10},
                                      {"layers", 1}};
static const ModelParameter kFeedForward[] = {
    {"rows", 64}, {"width", 256}, {"hidden", 1024}};

ArrayRef<ModelGenerator> uop::getPerceptrons() {
  static const ModelGenerator generators[] = {
      {{"softmax", "of rows", kRows}, checkNothing, buildSoftmax},
      {{"layernorm", "of rows, with scale and shift", kRows},
       checkNothing,
       buildLayerNorm},
      {{"mlp", "dense layers with relu between them", kMLP},
       checkNothing,
       buildMLP},
      {{"feed-forward-gated", "silu(x a) * (x b), then a projection",
        kFeedForward},
       checkNothing,
       buildGatedFeedForward},
  };
  return generators;
}
