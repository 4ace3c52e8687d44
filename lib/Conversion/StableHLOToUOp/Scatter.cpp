//===- Scatter.cpp - Writes at computed positions ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// An update whose position is not inside of the operand changes nothing, by the
// specification's section on scatter; XLA, which drops a whole window then,
// agrees where windows have one element along the indexed axes.
//
//===----------------------------------------------------------------------===//

#include "Indices.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// Updates of a scatter that may be fused with what follows it.
static constexpr int64_t kMaxFused = 16;

namespace {
struct Scatter {
  SmallVector<Value> inputs, updates;
  Value indices;
  Shape windowAxes, inserted, batching, indexBatching, map;
  int64_t vectorAxis;
  /// Of the updates, those that are no window axes.
  Shape batchAxes;
  /// Of the operand, those that are neither inserted nor batching.
  Shape keptAxes;
};
} // namespace

static LogicalResult checkScatter(OpConverter &c, Scatter &s) {
  Value x = s.inputs[0], update = s.updates[0];
  int64_t indexRank = rankOf(s.indices);
  for (auto [input, other] : llvm::zip_equal(s.inputs, s.updates))
    if (shapeOf(input) != shapeOf(x) || shapeOf(other) != shapeOf(update) ||
        elementOf(input) != elementOf(other))
      return c.refuse(
          "all operands must have one shape, all updates must have one shape, "
          "and each update must have the element type of its operand");
  Shape removed(s.inserted);
  llvm::append_range(removed, s.batching);
  if (!c.checkAxes(removed, rankOf(x), "inserted and batching axes") ||
      !c.checkAxes(s.map, rankOf(x), "scatter_dims_to_operand_dims") ||
      !c.checkAxes(s.indexBatching, indexRank, "batching axes of indices") ||
      !c.checkAxes(s.windowAxes, rankOf(update), "update_window_dims"))
    return failure();
  if (s.vectorAxis < 0 || s.vectorAxis > indexRank)
    return c.refuse(
        "index_vector_dim must be an axis of its indices, or their rank");
  int64_t numbers =
      s.vectorAxis == indexRank ? 1 : shapeOf(s.indices)[s.vectorAxis];
  if (int64_t(s.map.size()) != numbers ||
      s.batching.size() != s.indexBatching.size() ||
      llvm::is_contained(s.indexBatching, s.vectorAxis))
    return c.refuse(
        "scatter_dims_to_operand_dims must name an axis for each of the " +
        Twine(numbers) +
        " elements of an index vector, and operand and indices must have "
        "equally many batching axes");
  for (int64_t axis = 0; axis != rankOf(x); ++axis)
    if (!llvm::is_contained(removed, axis))
      s.keptAxes.push_back(axis);
  for (int64_t axis = 0; axis != rankOf(update); ++axis)
    if (!llvm::is_contained(s.windowAxes, axis))
      s.batchAxes.push_back(axis);
  Shape batch(shapeOf(s.indices));
  if (s.vectorAxis != indexRank)
    batch.erase(batch.begin() + s.vectorAxis);
  bool fits = s.keptAxes.size() == s.windowAxes.size() &&
              s.batchAxes.size() == batch.size() &&
              llvm::is_sorted(s.windowAxes);
  for (size_t i = 0; fits && i != batch.size(); ++i)
    fits = shapeOf(update)[s.batchAxes[i]] == batch[i];
  for (size_t i = 0; fits && i != s.keptAxes.size(); ++i)
    fits = shapeOf(update)[s.windowAxes[i]] <= shapeOf(x)[s.keptAxes[i]];
  for (size_t i = 0; fits && i != s.batching.size(); ++i)
    fits = shapeOf(x)[s.batching[i]] == shapeOf(s.indices)[s.indexBatching[i]];
  if (!fits)
    return c.refuse("updates of shape " + toString(shapeOf(update)) +
                    " do not fit the operand, the indices and the "
                    "dimension numbers");
  return success();
}

/// An index as i64; one that is too large for it is out of range either way.
static Value toSigned(OpConverter &c, Value index) {
  auto element = cast<IntegerType>(elementOf(index));
  if (element.isUnsigned() && element.getWidth() == 64)
    index = c.min(index, c.integer(std::numeric_limits<int64_t>::max(), index));
  return c.cast(index, c.i64());
}

/// The position of each update in the flat operand; -1 for one outside of it.
static Value getFlatPositions(OpConverter &c, const Scatter &s) {
  ShapeRef sizes = shapeOf(s.inputs[0]);
  Shape shape(shapeOf(s.updates[0])), strides = computeSuffixProduct(sizes);
  Value flat = c.integer(0, c.i64(), shape), fits;
  for (int64_t axis = 0; axis != int64_t(sizes.size()); ++axis) {
    Value position;
    auto plus = [&](Value index) {
      position = position ? c.add(position, index) : index;
    };
    bool mayMiss = false;
    if (auto at = llvm::find(s.map, axis); at != s.map.end()) {
      Value index = takeIndex(c, s.indices, s.vectorAxis, at - s.map.begin());
      plus(c.broadcastInDim(toSigned(c, index), s.batchAxes, shape));
      mayMiss = true;
    }
    if (auto at = llvm::find(s.batching, axis); at != s.batching.end()) {
      int64_t other = s.indexBatching[at - s.batching.begin()];
      other -= other > s.vectorAxis;
      plus(c.iota(shape, s.batchAxes[other]));
    }
    if (auto at = llvm::find(s.keptAxes, axis); at != s.keptAxes.end())
      plus(c.iota(shape, s.windowAxes[at - s.keptAxes.begin()]));
    if (!position)
      continue;
    if (mayMiss) {
      Value isInside = c.logicalAnd(
          c.compare(CmpPredicate::ge, position, c.integer(0, position)),
          c.compare(CmpPredicate::lt, position,
                    c.integer(sizes[axis], position)));
      fits = fits ? c.logicalAnd(fits, isInside) : isInside;
    }
    flat = c.add(flat, c.mul(position, c.integer(strides[axis], position)));
  }
  return fits ? c.where(fits, flat, c.integer(-1, flat)) : flat;
}

/// Whether whole slices of one axis are written, as the gradient of an
/// embedding does.
static bool writesRows(const Scatter &s) {
  if (s.map.size() != 1 || s.inserted != s.map || !s.batching.empty())
    return false;
  for (auto [own, kept] : llvm::zip_equal(s.windowAxes, s.keptAxes))
    if (shapeOf(s.updates[0])[own] != shapeOf(s.inputs[0])[kept])
      return false;
  return true;
}

/// Along the axis of the rows, for all batches one after the other.
static Value scatterRows(OpConverter &c, const Scatter &s, ScatterKind kind,
                         Value x, Value update) {
  int64_t axis = s.map[0], count = 1;
  Value index = toSigned(c, takeIndex(c, s.indices, s.vectorAxis, 0));
  Shape order(s.batchAxes), shape;
  llvm::append_range(order, s.windowAxes);
  for (int64_t batch : s.batchAxes)
    count *= shapeOf(update)[batch];
  shape.push_back(count);
  for (int64_t window : s.windowAxes)
    shape.push_back(shapeOf(update)[window]);
  update = c.reshape(c.permute(update, order), shape);
  // The batches are where the operand has its rows.
  Shape back;
  for (int64_t i = 1; i != int64_t(shape.size()); ++i)
    back.push_back(i);
  back.insert(back.begin() + axis, 0);
  update = c.permute(update, back);
  index = c.reshape(index, {count});
  return c.scatter(kind, x, c.broadcastInDim(index, {axis}, shapeOf(update)),
                   update, axis);
}

/// What the body does with an element and its update, if it is one of those
/// that uop.scatter does.
static std::optional<ScatterKind> matchScatterKind(Block &body, size_t i,
                                                   size_t count) {
  Operation &last = body.back();
  if (last.getNumOperands() == count &&
      last.getOperand(i) == body.getArgument(count + i))
    return ScatterKind::set;
  if (auto kind = matchCombiner(body, i, count + i, i))
    return symbolizeScatterKind(stringifyReduceKind(*kind));
  return std::nullopt;
}

/// Refused unless the body gives an element for each operand.
static LogicalResult checkBody(OpConverter &c, const Scatter &s, Block &body) {
  SmallVector<Value> arguments(s.updates), yielded;
  llvm::append_range(arguments, s.updates);
  if (failed(c.evaluate(body, arguments, yielded)))
    return failure();
  if (ValueRange(yielded).getTypes() != ValueRange(s.updates).getTypes())
    return c.refuse("its body must yield an element of the type of each "
                    "operand");
  return success();
}

/// A row of positions in each tensor, with the updates for them, in one step:
/// no two of them are the same.
static void applyBody(OpConverter &c, Block &body, Value positions,
                      ArrayRef<Value> updates, MutableArrayRef<Value> states) {
  SmallVector<Value> arguments, yielded;
  for (Value state : states)
    arguments.push_back(c.gather(state, positions, 0));
  llvm::append_range(arguments, updates);
  if (failed(c.evaluate(body, arguments, yielded)))
    llvm_unreachable("the body was evaluated before");
  for (auto [state, value] : llvm::zip_equal(states, yielded))
    state = c.contiguous(
        c.scatter(ScatterKind::set, state, positions, c.contiguous(value), 0));
}

/// Any body: on all updates at once where the program says that no position is
/// written twice, otherwise on one window after the other.
static LogicalResult scatterByBody(OpConverter &c, const Scatter &s,
                                   Block &body) {
  if (failed(checkBody(c, s, body)))
    return failure();
  // [windows, elements of one]
  ShapeRef shape = shapeOf(s.updates[0]);
  Shape order(s.batchAxes);
  llvm::append_range(order, s.windowAxes);
  int64_t count = 1;
  for (int64_t axis : s.batchAxes)
    count *= shape[axis];
  int64_t size = countOf(shape) / count;
  auto toRows = [&](Value value) {
    return c.contiguous(c.reshape(c.permute(value, order), {count, size}));
  };
  Value positions = toRows(getFlatPositions(c, s));
  SmallVector<Value> updates, states;
  for (auto [input, update] : llvm::zip_equal(s.inputs, s.updates)) {
    updates.push_back(toRows(update));
    states.push_back(c.reshape(input, {countOf(shapeOf(input))}));
  }
  auto unique = dyn_cast_or_null<BoolAttr>(c.attribute("unique_indices"));
  if ((unique && unique.getValue()) || count == 1) {
    for (Value &update : updates)
      update = c.reshape(update, {count * size});
    applyBody(c, body, c.reshape(positions, {count * size}), updates, states);
  } else {
    repeat(c, count, states, [&](Value number, MutableArrayRef<Value> current) {
      auto take = [&](Value rows) {
        return c.reshape(c.take(rows, c.reshape(number, {1}), 0), {size});
      };
      SmallVector<Value> row;
      for (Value update : updates)
        row.push_back(take(update));
      applyBody(c, body, take(positions), row, current);
    });
  }
  for (Value &state : states)
    state = c.reshape(state, shapeOf(s.inputs[0]));
  return c.finish(states);
}

static LogicalResult convertScatter(OpConverter &c) {
  size_t count = c.operands.size() / 2;
  if (c.operands.size() != 2 * count + 1 || count == 0)
    return c.refuse(
        "must have as many updates as operands, and one tensor of indices");
  if (failed(c.expect(2 * count + 1, count, 1)) ||
      !checkIndices(c, c.operands[count]))
    return failure();
  auto numbers = c.dimensionNumbers("scatter_dimension_numbers");
  Block *body = c.body(0, 2 * count);
  if (!numbers || !body)
    return failure();
  ArrayRef<Value> operands(c.operands);
  Scatter s{SmallVector<Value>(operands.take_front(count)),
            SmallVector<Value>(operands.take_back(count)),
            operands[count],
            Shape(numbers->list("update_window_dims")),
            Shape(numbers->list("inserted_window_dims")),
            Shape(numbers->list("input_batching_dims")),
            Shape(numbers->list("scatter_indices_batching_dims")),
            Shape(numbers->list("scatter_dims_to_operand_dims")),
            numbers->number("index_vector_dim").value_or(0),
            {},
            {}};
  if (failed(checkScatter(c, s)))
    return failure();
  if (countOf(shapeOf(s.updates[0])) == 0)
    return c.finish(s.inputs);
  SmallVector<ScatterKind> kinds;
  for (size_t i = 0; i != count; ++i)
    if (auto kind = matchScatterKind(*body, i, count))
      kinds.push_back(*kind);
  if (kinds.size() != count)
    return scatterByBody(c, s, *body);
  bool isRows = writesRows(s);
  Value positions = isRows ? Value() : getFlatPositions(c, s);
  // A kernel that computes more than a scatter looks at all updates for each
  // element.
  auto materialize = [&](Value result) {
    return countOf(shapeOf(s.updates[0])) > kMaxFused ? c.contiguous(result)
                                                      : result;
  };
  SmallVector<Value> results;
  for (size_t i = 0; i != count; ++i) {
    ScatterKind kind = kinds[i];
    Value x = s.inputs[i], update = s.updates[i];
    if (isRows) {
      results.push_back(materialize(scatterRows(c, s, kind, x, update)));
      continue;
    }
    auto flatten = [&](Value value) {
      return c.reshape(value, {countOf(shapeOf(value))});
    };
    Value flat =
        c.scatter(kind, flatten(x), flatten(positions), flatten(update), 0);
    results.push_back(materialize(c.reshape(flat, shapeOf(x))));
  }
  return c.finish(results);
}

void uop::fromstablehlo::addScatterOps(OpTable &table) {
  table.add("stablehlo.scatter", convertScatter);
}
