//===- Attention.cpp - Attention and its parts ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"
#include "Schema.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

namespace {
/// Queries, keys and values as [batch, heads, positions, features].
struct Heads {
  Value query, key, value;
};
} // namespace

/// [batch, positions, heads * features] to [batch, heads, positions, features].
static Value splitHeads(Node &n, Value x, int64_t heads) {
  if (!n.checkRank(x, 3, "queries, keys and values"))
    return {};
  ShapeRef shape = Emitter::shapeOf(x);
  if (heads < 1 || shape[2] % heads != 0)
    return n.fail(Twine(heads) + " heads do not divide the last axis of " +
                  toString(x));
  Value apart = n.reshape(x, {shape[0], shape[1], heads, shape[2] / heads});
  return n.permute(apart, {0, 2, 1, 3});
}

/// The inverse.
static Value mergeHeads(Node &n, Value x) {
  if (!x)
    return {};
  ShapeRef shape = Emitter::shapeOf(x);
  return n.reshape(n.permute(x, {0, 2, 1, 3}),
                   {shape[0], shape[2], shape[1] * shape[3]});
}

/// Each head `times` times, in place.
static Value repeatHeads(Node &n, Value x, int64_t times) {
  if (!x || times == 1)
    return x;
  Shape shape(Emitter::shapeOf(x)), apart(shape), many(shape), result(shape);
  apart.insert(apart.begin() + 2, 1);
  many.insert(many.begin() + 2, times);
  result[1] *= times;
  return n.reshape(n.expand(n.reshape(x, apart), many), result);
}

/// Softmax over the last axis, with zeros where all is -inf.
static Value emitMaskedSoftmax(Node &n, Value scores) {
  int64_t last = Emitter::rankOf(scores) - 1;
  Value most = n.reduce(ReduceKind::max, scores, {last});
  Value zero = n.number(0, scores);
  Value isMasked =
      n.compare(CmpPredicate::eq, most, n.number(-kInfinity, scores));
  Value power = n.exp(n.sub(scores, n.where(isMasked, zero, most)));
  Value sum = n.sum(power, {last});
  sum = n.where(n.compare(CmpPredicate::eq, sum, zero), n.number(1, sum), sum);
  return n.div(power, sum);
}

/// The scores with -inf where no key is to be seen. A sum with -inf would be
/// NaN where a score is +inf or NaN, of a key that counts for nothing.
static Value hideScores(Node &n, Value scores, Value allowed) {
  return n.where(allowed, scores, n.number(-kInfinity, scores));
}

/// The scores under a mask: one of booleans chooses, one of numbers is added,
/// and hides what it has -inf for. Keys behind its last axis are hidden.
static Value emitMaskedScores(Node &n, Value mask, Value scores) {
  int64_t rank = Emitter::rankOf(mask);
  if (rank < 1 || rank > 4)
    return n.fail("the mask must have 1 to 4 axes, got " + toString(mask));
  Type element = n.elementOf(scores);
  bool isChoice = n.elementOf(mask).isInteger(1);
  if (!isChoice)
    mask = n.cast(mask, element);
  Shape low(rank, 0), high(rank, 0);
  int64_t given = Emitter::shapeOf(mask).back();
  int64_t keys = Emitter::shapeOf(scores).back();
  if (given < keys && given != 1)
    high.back() = keys - given;
  mask = n.pad(mask, low, high,
               isChoice ? n.number(0, mask) : n.splat(-kInfinity, element));
  if (isChoice)
    return hideScores(n, scores, mask);
  Value isVisible =
      n.compare(CmpPredicate::ne, mask, n.number(-kInfinity, mask));
  return hideScores(n, n.add(scores, mask), isVisible);
}

/// Whether a query may look at a key: not beyond the causal frontier, the
/// window or the keys that are there. Null where each may look everywhere.
static Value emitAllowedPositions(Node &n, const Heads &heads, int64_t past,
                                  Value keyCounts) {
  int64_t queries = Emitter::shapeOf(heads.query)[2];
  int64_t keys = Emitter::shapeOf(heads.key)[2];
  Value row = n.iota({1, 1, queries, 1}, 2),
        column = n.iota({1, 1, 1, keys}, 3);
  Value offset = n.splatInt(past, n.i64());
  Value counts;
  if (keyCounts) {
    int64_t batch = Emitter::countOf(Emitter::shapeOf(keyCounts));
    counts = n.reshape(n.cast(keyCounts, n.i64()), {batch, 1, 1, 1});
    offset = n.sub(counts, n.splatInt(queries, n.i64()));
  }
  Value position = n.add(row, offset), allowed;
  auto require = [&](Value condition) {
    allowed = allowed ? n.logicalAnd(allowed, condition) : condition;
  };
  if (n.intAttribute("is_causal", 0))
    require(n.compare(CmpPredicate::le, column, position));
  int64_t left = n.intAttribute("left_window_size", -1);
  int64_t right = n.intAttribute("right_window_size", -1);
  if (left < -1 || right < -1)
    return n.fail("sizes of windows must be -1 or more");
  if (left >= 0)
    require(n.compare(CmpPredicate::ge, column,
                      n.sub(position, n.splatInt(left, n.i64()))));
  if (right >= 0)
    require(n.compare(CmpPredicate::le, column,
                      n.add(position, n.splatInt(right, n.i64()))));
  if (counts)
    require(n.compare(CmpPredicate::lt, column, counts));
  return allowed;
}

static std::optional<Heads> getHeads(Node &n) {
  Heads heads{n.input(0), n.input(1), n.input(2)};
  if (n.hasFailed)
    return std::nullopt;
  int64_t rank = Emitter::rankOf(heads.query);
  if (rank != Emitter::rankOf(heads.key) ||
      rank != Emitter::rankOf(heads.value) || rank < 3 || rank > 4) {
    n.fail("queries, keys and values must all have 3 or all have 4 axes");
    return std::nullopt;
  }
  if (rank == 3) {
    int64_t queryHeads = n.intAttribute("q_num_heads", 0);
    int64_t keyHeads = n.intAttribute("kv_num_heads", 0);
    heads = {splitHeads(n, heads.query, queryHeads),
             splitHeads(n, heads.key, keyHeads),
             splitHeads(n, heads.value, keyHeads)};
  }
  if (n.hasFailed)
    return std::nullopt;
  return heads;
}

/// Checks what a product of them needs.
static bool checkHeads(Node &n, const Heads &heads) {
  ShapeRef q = Emitter::shapeOf(heads.query), k = Emitter::shapeOf(heads.key),
           v = Emitter::shapeOf(heads.value);
  if (q[0] == k[0] && q[0] == v[0] && q[3] == k[3] && k[1] == v[1] &&
      k[2] == v[2] && k[1] > 0 && q[1] % k[1] == 0)
    return true;
  n.fail("queries of shape " + toString(q) + ", keys of " + toString(k) +
         " and values of " + toString(v) + " do not fit");
  return false;
}

static double getScale(Node &n, const Heads &heads) {
  double width = double(Emitter::shapeOf(heads.query)[3]);
  double scale = n.floatAttribute("scale", 0);
  return n.hasAttribute("scale") ? scale : 1 / std::sqrt(width);
}

static LogicalResult convertAttention(Node &n) {
  std::optional<Heads> heads = getHeads(n);
  if (!heads)
    return failure();
  bool isPacked = Emitter::rankOf(n.input(0)) == 3;
  Value mask = n.optionalInput(3), pastKey = n.optionalInput(4);
  Value pastValue = n.optionalInput(5), keyCounts = n.optionalInput(6);
  if (n.hasFailed)
    return failure();
  int64_t past = 0;
  if (bool(pastKey) != bool(pastValue) || (pastKey && keyCounts))
    return n.error("past_key and past_value must be given together, and "
                   "without nonpad_kv_seqlen");
  if (pastKey) {
    if (!n.checkRank(pastKey, 4, "past keys") ||
        !n.checkRank(pastValue, 4, "past values"))
      return failure();
    past = Emitter::shapeOf(pastKey)[2];
    heads->key = n.concatenate({pastKey, heads->key}, 2);
    heads->value = n.concatenate({pastValue, heads->value}, 2);
  }
  if (n.hasFailed || !checkHeads(n, *heads))
    return failure();
  n.setOutput(1, heads->key);
  n.setOutput(2, heads->value);
  Type element = n.elementOf(heads->query);
  int64_t groups =
      Emitter::shapeOf(heads->query)[1] / Emitter::shapeOf(heads->key)[1];
  Value query = n.widen(heads->query);
  Value key = repeatHeads(n, n.widen(heads->key), groups);
  Value value = repeatHeads(n, n.widen(heads->value), groups);
  Type wide = n.elementOf(query);

  Value scores = n.mul(n.matmul(query, n.swapAxes(key, 2, 3)),
                       n.splat(getScale(n, *heads), wide));
  int64_t mode = n.intAttribute("qk_matmul_output_mode", 0);
  if (mode == 0)
    n.setOutput(3, n.cast(scores, element));
  double cap = n.floatAttribute("softcap", 0);
  if (cap > 0)
    scores = n.mul(n.unary<TanhOp>(n.div(scores, n.splat(cap, wide))),
                   n.splat(cap, wide));
  if (mode == 1)
    n.setOutput(3, n.cast(scores, element));
  Value allowed = emitAllowedPositions(n, *heads, past, keyCounts);
  if (n.hasFailed)
    return failure();
  if (mask)
    scores = emitMaskedScores(n, mask, scores);
  if (n.hasFailed)
    return failure();
  if (allowed)
    scores = hideScores(n, scores, allowed);
  if (mode == 2)
    n.setOutput(3, n.cast(scores, element));
  Value weights = scores ? emitMaskedSoftmax(n, scores) : scores;
  if (mode == 3)
    n.setOutput(3, n.cast(weights, element));
  Value result = n.cast(n.matmul(weights, n.cast(value, wide)), element);
  return n.finish(isPacked ? mergeHeads(n, result) : result);
}

/// Attention whose scores and weights pass through graphs of the node.
static LogicalResult convertFlexAttention(Node &n) {
  std::optional<Heads> heads = getHeads(n);
  if (!heads || !checkHeads(n, *heads))
    return failure();
  Type element = n.elementOf(heads->query);
  int64_t groups =
      Emitter::shapeOf(heads->query)[1] / Emitter::shapeOf(heads->key)[1];
  int64_t precision =
      n.intAttribute("softmax_precision", element.isF64() ? kDouble : kFloat);
  Type soft = getElementType(n.getBuilder().getContext(), int32_t(precision));
  if (!isa_and_nonnull<FloatType>(soft))
    return n.error("attribute 'softmax_precision' must be a type of floats");
  auto modify = [&](StringRef name, Value x) -> Value {
    if (!x || !n.hasAttribute(name))
      return x;
    const ::onnx::GraphProto *graph = n.graphAttribute(name);
    auto results =
        graph ? n.importer.importSubgraph(n, *graph, {Item::ofTensor(x)})
              : std::nullopt;
    if (!results)
      return {};
    if (results->size() != 1 || results->front().kind != Item::Kind::tensor ||
        results->front().tensor.getType() != x.getType())
      return n.fail("graph '" + name + "' must keep the type of its input");
    return results->front().tensor;
  };
  Value query = n.widen(heads->query);
  Value key = repeatHeads(n, n.widen(heads->key), groups);
  Value value = repeatHeads(n, n.widen(heads->value), groups);
  Value scores = n.mul(n.matmul(query, n.swapAxes(key, 2, 3)),
                       n.splat(getScale(n, *heads), n.elementOf(query)));
  scores = modify("score_mod", n.cast(scores, soft));
  Value weights =
      scores ? n.cast(emitMaskedSoftmax(n, n.widen(scores)), soft) : scores;
  weights = modify("prob_mod", weights);
  Value result = n.matmul(n.cast(weights, n.elementOf(value)), value);
  return n.finish(n.cast(result, element));
}

static LogicalResult convertRotaryEmbedding(Node &n) {
  Value x = n.input(0), cosines = n.input(1), sines = n.input(2);
  Value positions = n.optionalInput(3);
  if (n.hasFailed || !n.checkRank(x, 3, "its input"))
    return failure();
  // [batch, positions, heads, features]
  Shape given(Emitter::shapeOf(x));
  Type element = n.elementOf(x);
  bool isPacked = given.size() == 3;
  if (isPacked) {
    int64_t heads = n.intAttribute("num_heads", 0);
    if (heads < 1 || given[2] % heads != 0)
      return n.error(Twine(heads) + " heads do not divide the last axis of " +
                     toString(x));
    x = n.reshape(x, {given[0], given[1], heads, given[2] / heads});
  } else {
    x = n.permute(x, {0, 2, 1, 3});
  }
  x = n.widen(x);
  if (!x)
    return failure();
  Shape shape(Emitter::shapeOf(x));
  int64_t width = n.intAttribute("rotary_embedding_dim", 0);
  if (width == 0)
    width = shape[3];
  if (width < 2 || width % 2 != 0 || width > shape[3])
    return n.error("attribute 'rotary_embedding_dim' is " + Twine(width) +
                   " for heads of " + Twine(shape[3]));
  int64_t half = width / 2;
  auto place = [&](Value cache) {
    if (positions)
      cache = n.take(cache, positions, 0);
    return n.reshape(n.widen(cache),
                     {Emitter::shapeOf(cache)[0], shape[1], 1, half});
  };
  if ((positions ? 2 : 3) != Emitter::rankOf(cosines) ||
      Emitter::shapeOf(cosines) != Emitter::shapeOf(sines))
    return n.error("the caches " + toString(cosines) + " and " +
                   toString(sines) + " do not fit");
  cosines = place(cosines);
  sines = place(sines);
  Value rotated = n.cut(x, 3, 0, width), first, second;
  bool isInterleaved = n.intAttribute("interleaved", 0);
  if (isInterleaved) {
    first = n.stride(rotated, 3, 0, half, 2);
    second = n.stride(rotated, 3, 1, half, 2);
  } else {
    first = n.cut(rotated, 3, 0, half);
    second = n.cut(rotated, 3, half, half);
  }
  Value real = n.sub(n.mul(cosines, first), n.mul(sines, second));
  Value imaginary = n.add(n.mul(sines, first), n.mul(cosines, second));
  Shape box(shape);
  box[3] = width;
  rotated =
      isInterleaved
          ? n.reshape(n.concatenate(
                          {n.unsqueeze(real, 4), n.unsqueeze(imaginary, 4)}, 4),
                      box)
          : n.concatenate({real, imaginary}, 3);
  if (width != shape[3])
    rotated = n.concatenate({rotated, n.cut(x, 3, width, shape[3] - width)}, 3);
  Value result =
      isPacked ? n.reshape(rotated, given) : n.permute(rotated, {0, 2, 1, 3});
  return n.finish(n.cast(result, element));
}

//===----------------------------------------------------------------------===//
// Recurrent attention
//===----------------------------------------------------------------------===//

/// [batch, heads, features, 1] of one position; with one number a head, the
/// features are 1.
static Value pickPosition(Node &n, Value x, int64_t position) {
  Value slice = n.squeeze(n.cut(x, 2, position, 1), 2);
  return n.unsqueeze(slice, 3);
}

static LogicalResult convertLinearAttention(Node &n) {
  int64_t queryHeads = n.intAttribute("q_num_heads", 0);
  int64_t keyHeads = n.intAttribute("kv_num_heads", 0);
  std::string rule = n.stringAttribute("update_rule", "gated_delta");
  bool isGated = rule == "gated" || rule == "gated_delta";
  bool isDelta = rule == "delta" || rule == "gated_delta";
  if (!isGated && !isDelta && rule != "linear")
    return n.error("attribute 'update_rule' must be linear, gated, delta or "
                   "gated_delta, got '" +
                   Twine(rule) + "'");
  for (size_t i = 0; i != 3; ++i)
    if (Value x = n.input(i); !n.checkRank(x, 3, "queries, keys and values"))
      return failure();
  Value decay = isGated ? n.input(4) : Value();
  Value rate = isDelta ? n.input(5) : Value();
  Value state = n.optionalInput(3);
  if (n.hasFailed || (rate && !n.checkRank(rate, 3, "rates")) ||
      (state && !n.checkRank(state, 4, "the state")))
    return failure();
  Type element = n.elementOf(n.input(0));
  Value query = splitHeads(n, n.widen(n.input(0)), queryHeads);
  Value key = splitHeads(n, n.widen(n.input(1)), keyHeads);
  Value value = splitHeads(n, n.widen(n.input(2)), keyHeads);
  if (decay)
    decay = n.exp(splitHeads(n, n.widen(decay), keyHeads));
  if (rate) {
    bool isShared = Emitter::shapeOf(rate).back() == 1;
    rate = splitHeads(n, n.widen(rate), isShared ? 1 : keyHeads);
  }
  if (n.hasFailed || keyHeads < 1 || queryHeads % keyHeads != 0)
    return n.error("heads of queries must be a multiple of those of keys");
  ShapeRef k = Emitter::shapeOf(key), v = Emitter::shapeOf(value);
  int64_t batch = k[0], length = k[2], width = k[3];
  if (length > 1024 || length < 1)
    return n.error(
        "it has " + Twine(length) +
        " positions; it must have 1 to 1024, since they are unrolled");
  double scale = n.floatAttribute("scale", 0);
  if (scale == 0)
    scale = 1 / std::sqrt(double(Emitter::shapeOf(query)[3]));
  Type wide = n.elementOf(key);
  Type stateElement = state ? n.elementOf(state) : element;
  state = state ? n.cast(state, wide)
                : n.splat(0, wide, {batch, keyHeads, width, v[3]});
  SmallVector<Value> outputs;
  for (int64_t t = 0; t != length && state; ++t) {
    Value column = pickPosition(n, key, t);
    Value row = n.cut(value, 2, t, 1);
    if (isGated)
      state = n.mul(state, pickPosition(n, decay, t));
    if (isDelta) {
      Value known = n.sum(n.mul(state, column), {2});
      row = n.mul(n.sub(row, known), n.cut(rate, 2, t, 1));
    }
    state = n.add(state, n.mul(column, row));
    Value asked = n.mul(pickPosition(n, query, t), n.splat(scale, wide));
    Value memory = repeatHeads(n, state, queryHeads / keyHeads);
    outputs.push_back(n.sum(n.mul(memory, asked), {2}));
  }
  n.setOutput(1, n.cast(state, stateElement));
  return n.finish(n.cast(mergeHeads(n, n.concatenate(outputs, 2)), element));
}

static LogicalResult convertCausalConvWithState(Node &n) {
  Value x = n.input(0), filters = n.input(1);
  Value bias = n.optionalInput(2), past = n.optionalInput(3);
  if (n.hasFailed || !n.checkRank(x, 3, "its input") ||
      !n.checkRank(filters, 3, "the filters"))
    return failure();
  ShapeRef shape = Emitter::shapeOf(x), weights = Emitter::shapeOf(filters);
  if (shape.size() != 3 || weights.size() != 3 || weights[0] != shape[1] ||
      weights[1] != 1 || weights[2] < 1)
    return n.error("filters " + toString(filters) + " do not fit " +
                   toString(x));
  Type element = n.elementOf(x);
  int64_t carried = weights[2] - 1;
  Value whole =
      past ? n.concatenate({past, x}, 2) : n.pad(x, {0, 0, carried}, {0, 0, 0});
  if (!whole)
    return failure();
  n.setOutput(1,
              n.cut(whole, 2, Emitter::shapeOf(whole)[2] - carried, carried));
  WindowShape window{{weights[2]}, {1}, {1}, {0}, {0}};
  Value result = n.convolve(n.widen(whole), n.widen(filters), window, shape[1]);
  if (bias)
    result = n.add(result, n.reshape(n.widen(bias), {shape[1], 1}));
  std::string activation = n.stringAttribute("activation", "none");
  if (activation == "silu" || activation == "swish")
    result = n.mul(result, n.sigmoid(result));
  else if (activation != "none")
    return n.error("attribute 'activation' must be silu, swish or none, got '" +
                   Twine(activation) + "'");
  return n.finish(n.cast(result, element));
}

void uop::onnx_import::addAttentionOps(OpTable &table) {
  table.add("Attention", convertAttention, 23);
  table.add("ai.onnx.preview.FlexAttention", convertFlexAttention, 1);
  table.add("RotaryEmbedding", convertRotaryEmbedding, 23);
  table.add("LinearAttention", convertLinearAttention, 27);
  table.add("CausalConvWithState", convertCausalConvWithState, 27);
}
