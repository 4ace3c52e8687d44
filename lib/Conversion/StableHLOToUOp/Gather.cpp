//===- Gather.cpp - Reads at computed positions -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Indices.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

bool uop::fromstablehlo::checkIndices(OpConverter &c, Value indices) {
  if (!isFloat(indices) && !isBool(indices))
    return true;
  return succeeded(c.refuse("indices must be integers"));
}

Value uop::fromstablehlo::clampIndex(OpConverter &c, Value index,
                                     int64_t limit) {
  auto element = cast<IntegerType>(elementOf(index));
  // Before it becomes signed, an index that is not, may be too large for it.
  if (element.isUnsigned() && element.getWidth() == 64)
    index = c.min(index, c.integer(limit, index));
  index = c.cast(index, c.i64());
  return c.min(c.max(index, c.integer(0, index)), c.integer(limit, index));
}

Value uop::fromstablehlo::takeIndex(OpConverter &c, Value indices,
                                    int64_t vectorAxis, int64_t number) {
  // An index vector of one element may have no axis.
  if (vectorAxis == rankOf(indices))
    return indices;
  return c.dropAxis(c.slice(indices, vectorAxis, number, 1), vectorAxis);
}

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

namespace {
struct Gather {
  Value x, indices;
  Shape offsetAxes, collapsed, batching, indexBatching, map, sizes;
  int64_t vectorAxis;
  /// Of the result, those that are no offset axes.
  Shape batchAxes;
  /// Of the operand, those that are neither collapsed nor batching.
  Shape windowAxes;
};
} // namespace

static LogicalResult checkGather(OpConverter &c, Gather &g) {
  int64_t rank = rankOf(g.x), indexRank = rankOf(g.indices);
  Shape removed(g.collapsed);
  llvm::append_range(removed, g.batching);
  if (!c.checkAxes(removed, rank, "collapsed and batching axes") ||
      !c.checkAxes(g.map, rank, "the axes of start_index_map") ||
      !c.checkAxes(g.indexBatching, indexRank, "batching axes of indices") ||
      !c.checkAxes(g.offsetAxes, c.resultShape().size(), "offset axes"))
    return failure();
  if (g.vectorAxis < 0 || g.vectorAxis > indexRank)
    return c.refuse(
        "index_vector_dim must be an axis of its indices, or their rank");
  int64_t numbers =
      g.vectorAxis == indexRank ? 1 : shapeOf(g.indices)[g.vectorAxis];
  if (int64_t(g.map.size()) != numbers ||
      g.batching.size() != g.indexBatching.size() ||
      llvm::is_contained(g.indexBatching, g.vectorAxis))
    return c.refuse("start_index_map must name an axis for each of the " +
                    Twine(numbers) +
                    " elements of an index vector, and operand and indices "
                    "must have equally many batching axes");
  for (auto [axis, size] : llvm::enumerate(shapeOf(g.x))) {
    bool isRemoved = llvm::is_contained(removed, int64_t(axis));
    if (g.sizes[axis] < 0 || g.sizes[axis] > size ||
        (isRemoved && g.sizes[axis] > 1))
      return c.refuse("a slice of size " + Twine(g.sizes[axis]) +
                      " does not fit axis " + Twine(axis) + " of " +
                      toString(shapeOf(g.x)));
    if (!isRemoved)
      g.windowAxes.push_back(axis);
  }
  for (auto [own, other] : llvm::zip_equal(g.batching, g.indexBatching))
    if (shapeOf(g.x)[own] != shapeOf(g.indices)[other])
      return c.refuse("batching axes of operand and indices differ in size");
  if (g.windowAxes.size() != g.offsetAxes.size() ||
      !llvm::is_sorted(g.offsetAxes))
    return c.refuse("offset_dims must name an axis of the result for each kept "
                    "axis of the operand, in ascending order");
  // The sizes of the result, which index the lists below.
  Shape shape(g.offsetAxes.size() + indexRank -
              (g.vectorAxis == indexRank ? 0 : 1));
  if (!c.checkAxes(g.offsetAxes, shape.size(), "offset axes"))
    return failure();
  for (int64_t axis = 0; axis != int64_t(shape.size()); ++axis)
    if (!llvm::is_contained(g.offsetAxes, axis))
      g.batchAxes.push_back(axis);
  return success();
}

/// The sizes of the indices without those of the vectors.
static Shape getBatchShape(Value indices, int64_t vectorAxis) {
  Shape shape(shapeOf(indices));
  if (vectorAxis != rankOf(indices))
    shape.erase(shape.begin() + vectorAxis);
  return shape;
}

/// Whole slices of one axis, as jnp.take and embeddings have them; null if it
/// is not that.
static Value gatherRows(OpConverter &c, const Gather &g) {
  if (g.map.size() != 1 || g.collapsed != g.map || !g.batching.empty())
    return {};
  int64_t axis = g.map[0];
  for (int64_t other : g.windowAxes)
    if (g.sizes[other] != shapeOf(g.x)[other])
      return {};
  if (g.sizes[axis] != 1)
    return {};
  Value index = takeIndex(c, g.indices, g.vectorAxis, 0);
  Shape batch(shapeOf(index));
  index = clampIndex(c, index, shapeOf(g.x)[axis] - 1);
  Value rows = c.take(g.x, c.reshape(index, {countOf(batch)}), axis);
  // The indices' axes are where the axis was.
  Shape shape(shapeOf(rows).take_front(axis));
  llvm::append_range(shape, batch);
  llvm::append_range(shape, shapeOf(rows).drop_front(axis + 1));
  rows = c.reshape(rows, shape);
  Shape order(shape.size());
  for (auto [i, at] : llvm::enumerate(g.batchAxes))
    order[at] = axis + int64_t(i);
  for (auto [i, at] : llvm::enumerate(g.offsetAxes))
    order[at] = int64_t(i) < axis ? i : i + batch.size();
  return c.permute(rows, order);
}

/// Every element by its position in the flat operand.
static Value gatherFlat(OpConverter &c, const Gather &g) {
  Shape batch = getBatchShape(g.indices, g.vectorAxis);
  Shape shape(g.batchAxes.size() + g.offsetAxes.size());
  for (auto [i, at] : llvm::enumerate(g.batchAxes))
    shape[at] = batch[i];
  for (auto [i, at] : llvm::enumerate(g.offsetAxes))
    shape[at] = g.sizes[g.windowAxes[i]];
  Shape strides = computeSuffixProduct(shapeOf(g.x));
  // Of each batch of indices.
  Value start = c.integer(0, c.i64(), batch);
  for (auto [number, axis] : llvm::enumerate(g.map)) {
    Value index = takeIndex(c, g.indices, g.vectorAxis, number);
    index = clampIndex(c, index, shapeOf(g.x)[axis] - g.sizes[axis]);
    start = c.add(start, c.mul(index, c.integer(strides[axis], index)));
  }
  for (auto [axis, other] : llvm::zip_equal(g.batching, g.indexBatching)) {
    int64_t at = other > g.vectorAxis ? other - 1 : other;
    Value index = c.iota(batch, at);
    start = c.add(start, c.mul(index, c.integer(strides[axis], index)));
  }
  Value flat = c.broadcastInDim(start, g.batchAxes, shape);
  for (auto [i, at] : llvm::enumerate(g.offsetAxes)) {
    int64_t axis = g.windowAxes[i];
    if (g.sizes[axis] == 1)
      continue;
    Value index = c.iota(shape, at);
    flat = c.add(flat, c.mul(index, c.integer(strides[axis], index)));
  }
  Value source = c.reshape(g.x, {countOf(shapeOf(g.x))});
  Value elements = c.gather(source, c.reshape(flat, {countOf(shape)}), 0);
  return c.reshape(elements, shape);
}

static LogicalResult convertGather(OpConverter &c) {
  if (failed(c.expect(2)) || !checkIndices(c, c.operands[1]))
    return failure();
  auto numbers = c.dimensionNumbers("dimension_numbers");
  auto sizes = c.ints("slice_sizes", rankOf(c.operands[0]));
  if (!numbers || !sizes)
    return failure();
  Gather g{c.operands[0],
           c.operands[1],
           Shape(numbers->list("offset_dims")),
           Shape(numbers->list("collapsed_slice_dims")),
           Shape(numbers->list("operand_batching_dims")),
           Shape(numbers->list("start_indices_batching_dims")),
           Shape(numbers->list("start_index_map")),
           *sizes,
           numbers->number("index_vector_dim").value_or(0),
           {},
           {}};
  if (failed(checkGather(c, g)))
    return failure();
  if (countOf(c.resultShape()) == 0)
    return c.finish(c.integer(0, c.resultElement(), c.resultShape()));
  if (Value rows = gatherRows(c, g))
    return c.finish(rows);
  return c.finish(gatherFlat(c, g));
}

//===----------------------------------------------------------------------===//
// dynamic_slice
//===----------------------------------------------------------------------===//

static LogicalResult checkStarts(OpConverter &c, ArrayRef<Value> starts,
                                 int64_t rank) {
  if (int64_t(starts.size()) != rank)
    return c.refuse("takes an index for each of " + Twine(rank) + " axes");
  for (Value start : starts)
    if (rankOf(start) != 0 || !checkIndices(c, start))
      return c.refuse("indices must be scalars of integers");
  return success();
}

static LogicalResult convertDynamicSlice(OpConverter &c) {
  if (c.operands.empty())
    return c.refuse("takes an operand and an index for each of its axes");
  Value x = c.operands[0];
  ArrayRef<Value> starts = ArrayRef<Value>(c.operands).drop_front();
  auto sizes = c.ints("slice_sizes", rankOf(x));
  if (!sizes || failed(c.expect(c.operands.size())) ||
      failed(checkStarts(c, starts, rankOf(x))))
    return failure();
  for (auto [axis, start] : llvm::enumerate(starts)) {
    int64_t size = shapeOf(x)[axis], length = (*sizes)[axis];
    if (length < 0 || length > size)
      return c.refuse("a slice of size " + Twine(length) +
                      " does not fit axis " + Twine(axis) + " of " +
                      toString(shapeOf(c.operands[0])));
    if (length == size)
      continue;
    if (length == 0) {
      x = c.slice(x, axis, 0, 0);
      continue;
    }
    Value first = c.broadcast(clampIndex(c, start, size - length), {length});
    x = c.take(x, c.add(first, c.iota({length}, 0)), axis);
  }
  return c.finish(x);
}

static LogicalResult convertDynamicUpdateSlice(OpConverter &c) {
  if (c.operands.size() < 2)
    return c.refuse("takes an operand, an update, and an index for each axis");
  Value x = c.operands[0], update = c.operands[1];
  ArrayRef<Value> starts = ArrayRef<Value>(c.operands).drop_front(2);
  if (failed(c.expect(c.operands.size())) ||
      failed(checkStarts(c, starts, rankOf(x))))
    return failure();
  if (rankOf(update) != rankOf(x) || elementOf(update) != elementOf(x))
    return c.refuse("its update must have the rank and element type of its "
                    "operand");
  SmallVector<int64_t> partial;
  for (auto [axis, size, length] :
       llvm::enumerate(shapeOf(x), shapeOf(update))) {
    if (length > size)
      return c.refuse("an update of shape " + toString(shapeOf(update)) +
                      " does not fit " + toString(shapeOf(x)));
    if (length != size)
      partial.push_back(axis);
  }
  if (partial.empty())
    return c.finish(update);
  if (countOf(shapeOf(update)) == 0)
    return c.finish(x);
  Shape shape(shapeOf(update));
  auto position = [&](int64_t axis) {
    int64_t slack = shapeOf(x)[axis] - shape[axis];
    Value first = c.broadcast(clampIndex(c, starts[axis], slack), shape);
    return c.add(first, c.iota(shape, axis));
  };
  if (partial.size() == 1)
    return c.finish(c.scatter(ScatterKind::set, x, position(partial[0]), update,
                              partial[0]));
  Shape strides = computeSuffixProduct(shapeOf(x));
  Value flat = c.integer(0, c.i64(), shape);
  for (int64_t axis = 0; axis != rankOf(x); ++axis) {
    Value index = position(axis);
    flat = c.add(flat, c.mul(index, c.integer(strides[axis], index)));
  }
  Value all = c.reshape(x, {countOf(shapeOf(x))});
  all = c.scatter(ScatterKind::set, all, c.reshape(flat, {countOf(shape)}),
                  c.reshape(update, {countOf(shape)}), 0);
  return c.finish(c.reshape(all, shapeOf(x)));
}

void uop::fromstablehlo::addGatherOps(OpTable &table) {
  table.add("stablehlo.gather", convertGather);
  table.add("stablehlo.dynamic_slice", convertDynamicSlice);
  table.add("stablehlo.dynamic_update_slice", convertDynamicUpdateSlice);
}
