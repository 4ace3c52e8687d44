//===- Transformers.cpp - Attention and GPT-2 -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Transformers.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace uop;

using Results = SmallVector<Value>;

namespace {
enum class Mask { none, causal, argument };
} // namespace

static std::string checkNothing(const Sizes &) { return {}; }

std::string uop::checkHeads(const Sizes &sizes) {
  if (sizes["width"] % sizes["heads"] == 0)
    return {};
  return "the width must be a multiple of the number of heads";
}

/// softmax(q k^T / sqrt(width)) v over [batch, heads, length, width].
static Value attend(TensorBuilder &tb, Value q, Value k, Value v, Mask mask) {
  Shape shape(tb.shapeOf(q));
  int64_t length = shape[2], width = shape[3];
  Value scores = tb.matmul(q, tb.permute(k, {0, 1, 3, 2}));
  scores = tb.binary<MulOp>(scores, 1.0 / std::sqrt(double(width)));
  Shape square = {length, length};
  if (mask == Mask::causal) {
    Value isVisible =
        tb.compare(CmpPredicate::ge, tb.iota(square, 0), tb.iota(square, 1));
    scores =
        tb.where(isVisible, scores,
                 tb.constant(-std::numeric_limits<double>::infinity(), {}));
  }
  if (mask == Mask::argument)
    scores = tb.binary<AddOp>(scores, tb.argument(square));
  return tb.matmul(tb.softmax(scores), v);
}

template <Mask mask>
static Results buildAttention(TensorBuilder &tb, const Sizes &sizes) {
  Shape shape = {sizes["batch"], sizes["heads"], sizes["length"],
                 sizes["width"]};
  Value q = tb.argument(shape), k = tb.argument(shape), v = tb.argument(shape);
  return {attend(tb, q, k, v, mask)};
}

/// Projections around attention over [batch, length, width].
static Value selfAttention(TensorBuilder &tb, Value x, int64_t heads,
                           Mask mask) {
  Shape shape(tb.shapeOf(x));
  int64_t batch = shape[0], length = shape[1], width = shape[2];
  Value all = tb.linear(x, 3 * width);
  auto getPart = [&](int64_t number) {
    Value part = tb.shrink(all, {0, 0, number * width}, shape);
    part = tb.reshape(part, {batch, length, heads, width / heads});
    return tb.permute(part, {0, 2, 1, 3});
  };
  Value q = getPart(0), k = getPart(1), v = getPart(2);
  Value y = attend(tb, q, k, v, mask);
  y = tb.reshape(tb.permute(y, {0, 2, 1, 3}), shape);
  return tb.linear(y, width);
}

static Results buildAttentionBlock(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["batch"], sizes["length"], sizes["width"]});
  return {selfAttention(tb, x, sizes["heads"], Mask::none)};
}

Value uop::decoderBlock(TensorBuilder &tb, Value x, const Twine &name,
                        llvm::function_ref<Value(Value)> attention) {
  int64_t width = tb.shapeOf(x).back();
  tb.enter(name + ".attention");
  x = tb.binary<AddOp>(x, attention(tb.layerNorm(x)));
  tb.enter(name + ".mlp");
  Value y = tb.gelu(tb.linear(tb.layerNorm(x), 4 * width));
  return tb.binary<AddOp>(x, tb.linear(y, width));
}

static Value causalBlock(TensorBuilder &tb, Value x, int64_t heads,
                         const Twine &name) {
  return decoderBlock(tb, x, name, [&](Value norm) {
    return selfAttention(tb, norm, heads, Mask::causal);
  });
}

static Results buildGPT2Block(TensorBuilder &tb, const Sizes &sizes) {
  Value x = tb.argument({sizes["batch"], sizes["length"], sizes["width"]});
  return {causalBlock(tb, x, sizes["heads"], "block")};
}

static Results buildGPT2(TensorBuilder &tb, const Sizes &sizes) {
  int64_t batch = sizes["batch"], length = sizes["length"],
          width = sizes["width"];
  Value ids = tb.indexArgument({batch, length});
  tb.enter("embedding");
  Value x = tb.embedding(ids, sizes["vocabulary"], width);
  x = tb.binary<AddOp>(x, tb.argument({length, width}));
  for (int64_t layer = 0; layer != sizes["layers"]; ++layer)
    x = causalBlock(tb, x, sizes["heads"], "h." + Twine(layer));
  tb.enter("head");
  return {tb.linear(tb.layerNorm(x), sizes["vocabulary"],
                    /*hasBias=*/false)};
}

static const ModelParameter kAttention[] = {
    {"batch", 1}, {"heads", 8}, {"length", 128}, {"width", 64}};
static const ModelParameter kBlock[] = {
    {"batch", 1}, {"length", 64}, {"width", 768}, {"heads", 12}};
static const ModelParameter kGPT2[] = {{"batch", 1},   {"length", 64},
                                       {"width", 768}, {"heads", 12},
                                       {"layers", 12}, {"vocabulary", 50257}};

ArrayRef<ModelGenerator> uop::getTransformers() {
  static const ModelGenerator generators[] = {
      {{"attention", "softmax(q k^T / sqrt(width)) v", kAttention},
       checkNothing,
       buildAttention<Mask::none>},
      {{"attention-causal", "each position sees those before it", kAttention},
       checkNothing,
       buildAttention<Mask::causal>},
      {{"attention-masked", "with a mask that is added to the scores",
        kAttention},
       checkNothing,
       buildAttention<Mask::argument>},
      {{"attention-block", "attention with its projections", kBlock},
       checkHeads,
       buildAttentionBlock},
      {{"gpt2-block", "one decoder layer", kBlock}, checkHeads, buildGPT2Block},
      {{"gpt2", "token ids to logits", kGPT2}, checkHeads, buildGPT2},
  };
  return generators;
}
