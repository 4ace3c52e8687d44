//===- Indexing.cpp - Elements at computed places ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// ONNX leaves indices out of range undefined: here they read 0 and write
// nothing.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static LogicalResult finishSame(Node &n, Value value) {
  return n.finish(value, n.item(0).dataType);
}

static LogicalResult convertGather(Node &n) {
  Value x = n.input(0), indices = n.input(1);
  if (!x || !indices)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(0, Emitter::rankOf(x));
  return axis ? finishSame(n, n.take(x, indices, *axis)) : failure();
}

/// Whether indices have x's rank and, but for the axis, sizes that fit.
static bool fitsAlong(Node &n, Value x, Value indices, int64_t axis) {
  bool fits = Emitter::rankOf(x) == Emitter::rankOf(indices);
  for (int64_t i = 0; fits && i != Emitter::rankOf(x); ++i) {
    if (i == axis)
      continue;
    std::optional<bool> isLess =
        n.isLess(Emitter::shapeOf(x)[i], Emitter::shapeOf(indices)[i]);
    if (!isLess)
      return false;
    fits = !*isLess;
  }
  if (!fits)
    n.fail("indices " + toString(indices) + " do not fit " + toString(x) +
           " along axis " + Twine(axis));
  return fits;
}

static LogicalResult convertGatherElements(Node &n) {
  Value x = n.input(0), indices = n.input(1);
  if (!x || !indices)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(0, Emitter::rankOf(x));
  if (!axis || !fitsAlong(n, x, indices, *axis))
    return failure();
  indices = n.normalizeIndices(indices, Emitter::shapeOf(x)[*axis]);
  return finishSame(n, n.gatherAlong(x, indices, *axis));
}

static std::optional<ScatterKind> getReduction(Node &n) {
  std::string name = n.stringAttribute("reduction", "none");
  if (name == "none")
    return ScatterKind::set;
  if (name == "add")
    return ScatterKind::add;
  if (name == "mul")
    return ScatterKind::mul;
  if (name == "max")
    return ScatterKind::max;
  if (name == "min")
    return ScatterKind::min;
  n.fail("attribute 'reduction' must be none, add, mul, max or min, got '" +
         name + "'");
  return std::nullopt;
}

static LogicalResult convertScatterElements(Node &n) {
  Value x = n.input(0), indices = n.input(1), updates = n.input(2);
  if (!x || !indices || !updates)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(0, Emitter::rankOf(x));
  std::optional<ScatterKind> kind = getReduction(n);
  if (!axis || !kind || !fitsAlong(n, x, indices, *axis))
    return failure();
  if (Emitter::shapeOf(indices) != Emitter::shapeOf(updates))
    return n.error("indices " + toString(indices) + " and updates " +
                   toString(updates) + " must have one shape");
  indices = n.normalizeIndices(indices, Emitter::shapeOf(x)[*axis]);
  return finishSame(n, n.scatterAlong(*kind, x, indices, updates, *axis));
}

/// [batch, rest...] of x; the last axis of indices has at most the rest.
static bool checkTuples(Node &n, Value x, Value indices, int64_t batchAxes) {
  if (!n.checkRank(indices, 1, "the indices"))
    return false;
  int64_t tuple = Emitter::shapeOf(indices).back();
  bool fits = batchAxes >= 0 && batchAxes < Emitter::rankOf(indices) &&
              batchAxes + tuple <= Emitter::rankOf(x);
  for (int64_t i = 0; fits && i != batchAxes; ++i)
    fits = Emitter::shapeOf(x)[i] == Emitter::shapeOf(indices)[i];
  if (!fits)
    n.fail("indices " + toString(indices) + " do not fit " + toString(x) +
           " with " + Twine(batchAxes) + " batch axes");
  return fits;
}

static LogicalResult convertGatherND(Node &n) {
  Value x = n.input(0), indices = n.input(1);
  int64_t batchAxes = n.intAttribute("batch_dims", 0);
  if (!x || !indices || !checkTuples(n, x, indices, batchAxes))
    return failure();
  ShapeRef shape = Emitter::shapeOf(x), at = Emitter::shapeOf(indices);
  int64_t tuple = at.back(), batch = Emitter::countOf(at.take_front(batchAxes));
  ShapeRef indexed = shape.slice(batchAxes, tuple);
  ShapeRef rest = shape.drop_front(batchAxes + tuple);
  int64_t inner = Emitter::countOf(rest);
  int64_t count = Emitter::countOf(at.drop_front(batchAxes).drop_back());
  Shape result(at.drop_back());
  llvm::append_range(result, rest);
  Value flat = n.reshape(n.flattenIndices(indices, indexed), {batch, count, 1});
  flat = n.expand(flat, {batch, count, inner});
  Value source = n.reshape(x, {batch, Emitter::countOf(indexed), inner});
  return finishSame(n, n.reshape(n.gatherAlong(source, flat, 1), result));
}

static LogicalResult convertScatterND(Node &n) {
  Value x = n.input(0), indices = n.input(1), updates = n.input(2);
  std::optional<ScatterKind> kind = getReduction(n);
  if (!x || !indices || !updates || !kind || !checkTuples(n, x, indices, 0))
    return failure();
  ShapeRef shape = Emitter::shapeOf(x), at = Emitter::shapeOf(indices);
  int64_t tuple = at.back();
  ShapeRef indexed = shape.take_front(tuple), rest = shape.drop_front(tuple);
  int64_t inner = Emitter::countOf(rest);
  int64_t count = Emitter::countOf(at.drop_back());
  Shape expected(at.drop_back());
  llvm::append_range(expected, rest);
  if (Emitter::shapeOf(updates) != ShapeRef(expected))
    return n.error("updates must have shape " + toString(expected) + ", got " +
                   toString(updates));
  Value flat = n.reshape(n.flattenIndices(indices, indexed), {count, 1});
  flat = n.expand(flat, {count, inner});
  Value target = n.reshape(x, {Emitter::countOf(indexed), inner});
  Value result = n.scatterAlong(*kind, target, flat,
                                n.reshape(updates, {count, inner}), 0);
  return finishSame(n, n.reshape(result, shape));
}

static LogicalResult convertOneHot(Node &n) {
  Value indices = n.input(0), values = n.input(2);
  std::optional<int64_t> depth;
  if (Value given = n.input(1)) {
    if (Emitter::isFloat(given)) {
      auto floats = n.floatsInput(1);
      if (floats && floats->size() == 1)
        depth = int64_t(floats->front());
    } else {
      depth = n.intInput(1);
    }
  }
  if (!indices || !values || n.hasFailed)
    return failure();
  if (!depth || *depth < 1)
    return n.error("the depth must be one number above 0");
  if (Emitter::shapeOf(values) != ShapeRef({2}))
    return n.error("the values must be two, off and on, got " +
                   toString(values));
  int64_t rank = Emitter::rankOf(indices) + 1;
  std::optional<int64_t> axis = n.axisAttribute(-1, rank);
  if (!axis)
    return failure();
  Value at = n.normalizeIndices(n.cast(indices, n.i64()), *depth);
  Shape positions(rank, 1);
  positions[*axis] = *depth;
  Value isOn = n.compare(CmpPredicate::eq, n.unsqueeze(at, *axis),
                         n.iota(positions, *axis));
  Value off = n.reshape(n.cut(values, 0, 0, 1), {});
  Value on = n.reshape(n.cut(values, 0, 1, 1), {});
  return n.finish(n.where(isOn, on, off));
}

static LogicalResult convertReverseSequence(Node &n) {
  Value x = n.input(0), lengths = n.input(1);
  if (!lengths || !n.checkRank(x, 2, "its input"))
    return failure();
  int64_t batch = n.intAttribute("batch_axis", 1);
  int64_t time = n.intAttribute("time_axis", 0);
  ShapeRef shape = Emitter::shapeOf(x);
  if (batch < 0 || batch > 1 || time != 1 - batch ||
      Emitter::shapeOf(lengths) != ShapeRef({shape[batch]}))
    return n.error("batch_axis and time_axis must be 0 and 1 or 1 and 0, and "
                   "there must be a length for each sequence; got " +
                   Twine(batch) + ", " + Twine(time) + " and " +
                   toString(lengths) + " for " + toString(x));
  Shape perBatch(shape.size(), 1);
  perBatch[batch] = shape[batch];
  Value length = n.reshape(n.cast(lengths, n.i64()), perBatch);
  Value position = n.iota(shape, time);
  Value reversed = n.sub(n.sub(length, n.splatInt(1, n.i64())), position);
  Value isInside = n.compare(CmpPredicate::lt, position, length);
  return finishSame(
      n, n.gatherAlong(x, n.where(isInside, reversed, position), time));
}

/// A cache with slices replaced, at each batch's own position.
static LogicalResult convertTensorScatter(Node &n) {
  Value cache = n.input(0), update = n.input(1);
  if (!update || !n.checkRank(cache, 2, "the cache"))
    return failure();
  ShapeRef shape = Emitter::shapeOf(cache);
  std::optional<int64_t> axis = n.axisAttribute(-2, shape.size());
  if (!axis || !fitsAlong(n, cache, update, *axis))
    return failure();
  if (*axis == 0)
    return n.error("the axis must not be that of the batch, 0");
  std::string mode = n.stringAttribute("mode", "linear");
  if (mode != "linear" && mode != "circular")
    return n.error("attribute 'mode' must be linear or circular, got '" +
                   Twine(mode) + "'");
  Value position = n.iota(Emitter::shapeOf(update), *axis);
  if (Value start = n.optionalInput(2)) {
    Shape perBatch(shape.size(), 1);
    perBatch[0] = Emitter::countOf(Emitter::shapeOf(start));
    position = n.add(position, n.reshape(n.cast(start, n.i64()), perBatch));
  }
  if (mode == "circular")
    position =
        n.binary<FloorModOp>(position, n.splatInt(shape[*axis], n.i64()));
  return finishSame(
      n, n.scatterAlong(ScatterKind::set, cache, position, update, *axis));
}

void uop::onnx_import::addIndexingOps(OpTable &table) {
  table.add("Gather", convertGather);
  table.add("GatherElements", convertGatherElements, 11);
  table.add("GatherND", convertGatherND, 11);
  table.add("Scatter", convertScatterElements, 9, 10);
  table.add("ScatterElements", convertScatterElements, 11);
  table.add("ScatterND", convertScatterND, 11);
  table.add("OneHot", convertOneHot, 9);
  table.add("ReverseSequence", convertReverseSequence, 10);
  table.add("TensorScatter", convertTensorScatter, 24);
}
