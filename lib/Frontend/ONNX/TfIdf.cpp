//===- TfIdf.cpp - Counts of n-grams, and operators of ai.onnx.ml -*- C++ -*-=//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

namespace {
/// The n-grams of one length: their tokens, one after another, and where the
/// first of them is in the lists of indices and weights.
struct Pool {
  int64_t length;
  Shape tokens;
  int64_t first;
  int64_t getCount() const { return int64_t(tokens.size()) / length; }
};
} // namespace

/// The pools by length; nothing after a report.
static std::optional<SmallVector<Pool>>
readPools(Node &n, ShapeRef starts, ShapeRef tokens, size_t numIndices) {
  SmallVector<Pool> pools;
  int64_t first = 0;
  for (auto [i, start] : llvm::enumerate(starts)) {
    int64_t end = i + 1 < starts.size() ? starts[i + 1] : tokens.size();
    int64_t length = int64_t(i) + 1;
    if (start < 0 || end < start || end > int64_t(tokens.size()) ||
        (end - start) % length != 0) {
      n.fail("attribute 'ngram_counts' does not fit the pool of " +
             Twine(tokens.size()) + " tokens");
      return std::nullopt;
    }
    pools.push_back({length, Shape(tokens.slice(start, end - start)), first});
    first += pools.back().getCount();
  }
  if (first != int64_t(numIndices)) {
    n.fail("there are " + Twine(numIndices) + " indices for " + Twine(first) +
           " n-grams");
    return std::nullopt;
  }
  return pools;
}

/// How often each n-gram of the pool is in [batch, tokens], with `skip` tokens
/// between neighbours: [batch, n-grams].
static Value countGrams(Node &n, Value x, const Pool &pool, int64_t skip) {
  int64_t length = Emitter::shapeOf(x)[1], reach = pool.length - 1;
  int64_t count = pool.getCount();
  if (llvm::MulOverflow(reach, skip + 1, reach) || reach >= length)
    return n.splatInt(0, n.i64(), {Emitter::shapeOf(x)[0], count});
  Value taps = n.windows(x, {{pool.length}, {1}, {skip + 1}, {0}, {0}});
  Value isSame = n.compare(CmpPredicate::eq, n.unsqueeze(taps, 2),
                           n.ints(pool.tokens, {count, pool.length}));
  // [batch, positions, n-grams]
  Value found = n.reduce(ReduceKind::mul, n.cast(isSame, n.i64()), {3},
                         /*keep=*/false);
  return n.sum(found, {1}, /*keep=*/false);
}

static LogicalResult convertTfIdfVectorizer(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  if (n.hasAttribute("pool_strings"))
    return n.error("n-grams of strings are not supported");
  std::optional<Shape> tokens = n.intsAttribute("pool_int64s");
  std::optional<Shape> starts = n.intsAttribute("ngram_counts");
  std::optional<Shape> indices = n.intsAttribute("ngram_indexes");
  auto weights = n.floatsAttribute("weights");
  int64_t least = n.intAttribute("min_gram_length", 1);
  int64_t most = n.intAttribute("max_gram_length", 1);
  int64_t skips = n.intAttribute("max_skip_count", 0);
  std::string mode = n.stringAttribute("mode", "");
  if (n.hasFailed)
    return failure();
  if (!tokens || !starts || !indices || indices->empty() || skips < 0 ||
      skips > (1 << 16) || least < 1 || Emitter::rankOf(x) < 1 ||
      Emitter::rankOf(x) > 2 || Emitter::isFloat(x) ||
      (mode != "TF" && mode != "IDF" && mode != "TFIDF") ||
      (weights && weights->size() != indices->size()))
    return n.error("its attributes or its input, " + toString(x) +
                   ", are not valid");
  auto pools = readPools(n, *starts, *tokens, indices->size());
  if (!pools)
    return failure();
  bool isFlat = Emitter::rankOf(x) == 1;
  x = n.cast(isFlat ? n.unsqueeze(x, 0) : x, n.i64());
  SmallVector<Value> counts;
  for (const Pool &pool : *pools) {
    Value sum =
        n.splatInt(0, n.i64(), {Emitter::shapeOf(x)[0], pool.getCount()});
    bool isWanted = pool.length >= least && pool.length <= most;
    // Between the tokens of one there is nothing to skip.
    int64_t last = pool.length == 1 ? 0 : skips;
    for (int64_t skip = 0; isWanted && skip <= last; ++skip)
      sum = n.add(sum, countGrams(n, x, pool, skip));
    counts.push_back(sum);
  }
  Value all = n.cast(n.concatenate(counts, 1), n.f32());
  if (!all)
    return failure();
  if (mode == "IDF")
    all = n.min(all, n.number(1, all));
  if (mode != "TF" && weights)
    all = n.mul(all, n.floats(*weights, {int64_t(weights->size())}, n.f32()));
  int64_t width = *llvm::max_element(*indices) + 1,
          rows = Emitter::shapeOf(all)[0];
  if (*llvm::min_element(*indices) < 0 || width > (1 << 28))
    return n.error("attribute 'ngram_indexes' is out of range");
  Value target = n.splat(0, n.f32(), {rows, width});
  Value at = n.expand(n.ints(*indices, {1, int64_t(indices->size())}),
                      Emitter::shapeOf(all));
  Value result = n.scatterAlong(ScatterKind::set, target, at, all, 1);
  return n.finish(isFlat ? n.squeeze(result, 0) : result);
}

static LogicalResult convertArrayFeatureExtractor(Node &n) {
  Value x = n.input(0), indices = n.input(1);
  if (!indices || !n.checkRank(x, 1, "its input"))
    return failure();
  int64_t count = Emitter::countOf(Emitter::shapeOf(indices));
  Value picked = n.take(x, n.reshape(indices, {count}), Emitter::rankOf(x) - 1);
  // A vector gives a row.
  return n.finish(Emitter::rankOf(x) == 1 ? n.unsqueeze(picked, 0) : picked);
}

static LogicalResult convertBinarizer(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value limit = n.number(n.floatAttribute("threshold", 0), x);
  return n.finish(
      n.cast(n.compare(CmpPredicate::gt, x, limit), n.elementOf(x)));
}

void uop::onnx_import::addFeatureOps(OpTable &table) {
  table.add("TfIdfVectorizer", convertTfIdfVectorizer, 9);
  table.add("ai.onnx.ml.ArrayFeatureExtractor", convertArrayFeatureExtractor,
            1);
  table.add("ai.onnx.ml.Binarizer", convertBinarizer, 1);
}
