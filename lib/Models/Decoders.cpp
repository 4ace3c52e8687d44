//===- Decoders.cpp - Networks that generate, one step a run ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transformers.h"

#include <cmath>

using namespace mlir;
using namespace uop;

using Results = SmallVector<Value>;

/// Attention of one position, which adds its key and value to what runtime
/// buffers hold of those before it. x is [1, width].
static Value cachedAttention(TensorBuilder &tb, Value x, int64_t heads,
                             int64_t capacity, int64_t layer, Value position) {
  int64_t width = tb.shapeOf(x).back(), each = width / heads;
  Value all = tb.linear(x, 3 * width);
  auto getPart = [&](int64_t number) {
    Value part = tb.shrink(all, {0, number * width}, {1, width});
    return tb.reshape(part, {heads, 1, each});
  };
  Value count = tb.next(position);
  auto remember = [&](Value row, int64_t id) {
    Value old = tb.state(id, {heads, capacity, each});
    return tb.takeFirst(tb.assignRow(row, old, 1, position), 1, count);
  };
  Value q = tb.binary<MulOp>(getPart(0), 1.0 / std::sqrt(double(each)));
  Value k = remember(getPart(1), 2 * layer);
  Value v = remember(getPart(2), 2 * layer + 1);

  constexpr int64_t n = ShapedType::kDynamic;
  Shape rows = {heads, n, each}, one = {heads, n, 1};
  Value products = tb.binary<MulOp>(tb.expand(q, rows, count), k);
  Value scores = tb.reshape(tb.sum(products, {2}), one, count);
  Value most = tb.reshape(tb.maximum(scores, {1}), {heads, 1, 1});
  Value power =
      tb.unary<ExpOp>(tb.binary<SubOp>(scores, tb.expand(most, one, count)));
  Value sum = tb.sum(tb.binary<MulOp>(tb.expand(power, rows, count), v), {1});
  Value y = tb.binary<FDivOp>(sum, tb.sum(power, {1}));
  return tb.linear(tb.reshape(y, {1, width}), width);
}

/// One token in, at position "pos", and the next one out.
static Results buildGPT2Decoder(TensorBuilder &tb, const Sizes &sizes) {
  int64_t capacity = sizes["capacity"], width = sizes["width"];
  Value id = tb.indexArgument({1});
  tb.enter("embedding");
  Value x = tb.embedding(id, sizes["vocabulary"], width);
  Value position = tb.variable("pos", 0, capacity - 1);
  x = tb.binary<AddOp>(x,
                       tb.takeRow(tb.argument({capacity, width}), 0, position));
  for (int64_t layer = 0; layer != sizes["layers"]; ++layer)
    x = decoderBlock(tb, x, "h." + Twine(layer), [&](Value norm) {
      return cachedAttention(tb, norm, sizes["heads"], capacity, layer,
                             position);
    });
  tb.enter("head");
  Value logits =
      tb.linear(tb.layerNorm(x), sizes["vocabulary"], /*hasBias=*/false);
  return {tb.argmax(logits), logits};
}

static const ModelParameter kGPT2Decoder[] = {{"capacity", 1024},
                                              {"width", 768},
                                              {"heads", 12},
                                              {"layers", 12},
                                              {"vocabulary", 50257}};

ArrayRef<ModelGenerator> uop::getDecoders() {
  static const ModelGenerator generators[] = {
      {{"gpt2-decoder",
        "one token id and its position to the likeliest next one and the "
        "logits; keys and values stay in runtime buffers",
        kGPT2Decoder},
       checkHeads,
       buildGPT2Decoder},
  };
  return generators;
}
