//===- Sort.cpp - sort and top_k --------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Bitonic merging (K. Batcher, "Sorting networks and their applications",
// 1968), every step of which compares and exchanges the elements of two halves.
// Equal elements are compared by their positions, which makes it stable.
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// Elements of an axis that are sorted.
static constexpr int64_t kMaxSorted = int64_t(1) << 20;

namespace {
/// Whether elements come before others: one bool for each, or null after a
/// refusal.
using Before = function_ref<Value(ArrayRef<Value> x, ArrayRef<Value> y)>;

/// Rows of elements in several tensors [rows, 2^n], and last their positions.
class Network {
public:
  Network(OpConverter &c, Before before, bool isStable)
      : c(c), before(before), isStable(isStable) {}

  /// Sorts rows of tensors [rows, size].
  LogicalResult sort(SmallVectorImpl<Value> &tensors);

private:
  LogicalResult exchange(int64_t distance, bool isFirst);
  Value comesFirst(ArrayRef<Value> x, ArrayRef<Value> y);

  OpConverter &c;
  Before before;
  bool isStable;
  int64_t size = 0, rows = 0, width = 0;
  SmallVector<Value> values;
};
} // namespace

/// By the comparator, and where it does not tell, by the positions. What was
/// added to fill a row comes last.
Value Network::comesFirst(ArrayRef<Value> x, ArrayRef<Value> y) {
  Value less = before(x.drop_back(), y.drop_back());
  if (!less)
    return {};
  if (isStable) {
    Value greater = before(y.drop_back(), x.drop_back());
    if (!greater)
      return {};
    Value isEarlier = c.compare(CmpPredicate::lt, x.back(), y.back());
    less = c.logicalOr(less, c.logicalAnd(c.logicalNot(greater), isEarlier));
  }
  if (size == width)
    return less;
  auto isReal = [&](Value position) {
    return c.compare(CmpPredicate::lt, position, c.integer(size, position));
  };
  return c.logicalAnd(isReal(x.back()),
                      c.logicalOr(c.logicalNot(isReal(y.back())), less));
}

/// Elements with those so far behind them; at the first step of a merge with
/// those at the mirrored place.
LogicalResult Network::exchange(int64_t distance, bool isFirst) {
  Shape pairs = {rows, width / (2 * distance), 2, distance};
  Shape half = {rows, width / (2 * distance), distance};
  SmallVector<Value> low, high;
  for (Value value : values) {
    Value apart = c.reshape(value, pairs);
    low.push_back(c.reshape(c.slice(apart, 2, 0, 1), half));
    Value other = c.reshape(c.slice(apart, 2, 1, 1), half);
    high.push_back(isFirst ? c.flip(other, {2}) : other);
  }
  Value swaps = comesFirst(high, low);
  if (!swaps)
    return failure();
  for (auto [value, l, h] : llvm::zip_equal(values, low, high)) {
    Value first = c.where(swaps, h, l), second = c.where(swaps, l, h);
    if (isFirst)
      second = c.flip(second, {2});
    Value joined =
        c.concatenate({c.insertAxis(first, 2), c.insertAxis(second, 2)}, 2);
    value = c.contiguous(c.reshape(joined, {rows, width}));
  }
  return success();
}

LogicalResult Network::sort(SmallVectorImpl<Value> &tensors) {
  rows = shapeOf(tensors[0])[0];
  size = shapeOf(tensors[0])[1];
  if (size < 2 || rows == 0)
    return success();
  width = int64_t(llvm::PowerOf2Ceil(size));
  for (Value tensor : tensors)
    values.push_back(c.pad(tensor, {0, 0}, {0, width - size}));
  values.push_back(c.iota({rows, width}, 1, c.builder.getIntegerType(32)));
  for (int64_t merged = 2; merged <= width; merged *= 2)
    for (int64_t distance = merged / 2; distance != 0; distance /= 2)
      if (failed(exchange(distance, distance == merged / 2)))
        return failure();
  for (auto [tensor, value] : llvm::zip(tensors, values))
    tensor = c.slice(value, 1, 0, size);
  return success();
}

/// Sorts along an axis of tensors of one shape.
static LogicalResult sortAxis(OpConverter &c, SmallVectorImpl<Value> &tensors,
                              int64_t axis, Before before, bool isStable) {
  Shape shape(shapeOf(tensors[0]));
  int64_t rank = shape.size(), size = shape[axis];
  if (size > kMaxSorted)
    return c.refuse("axis " + Twine(axis) + " has " + Twine(size) +
                    " elements; up to " + Twine(kMaxSorted) + " are sorted");
  Shape order, back(rank), moved;
  for (int64_t other = 0; other != rank; ++other)
    if (other != axis)
      order.push_back(other);
  order.push_back(axis);
  for (auto [i, other] : llvm::enumerate(order)) {
    back[other] = i;
    moved.push_back(shape[other]);
  }
  int64_t rows = countOf(ShapeRef(moved).drop_back());
  for (Value &tensor : tensors)
    tensor = c.reshape(c.permute(tensor, order), {rows, size});
  if (failed(Network(c, before, isStable).sort(tensors)))
    return failure();
  for (Value &tensor : tensors)
    tensor = c.permute(c.reshape(tensor, moved), back);
  return success();
}

static LogicalResult convertSort(OpConverter &c) {
  if (c.operands.empty())
    return c.refuse("takes at least one operand");
  if (failed(c.expect(c.operands.size(), c.operands.size(), 1)) ||
      failed(c.expectSameShapes()))
    return failure();
  Block *body = c.body(0, 2 * c.operands.size());
  int64_t rank = rankOf(c.operands[0]), axis = rank - 1;
  if (c.attribute("dimension")) {
    auto given = c.integerAttribute("dimension");
    if (!given)
      return failure();
    axis = *given < 0 ? *given + rank : *given;
  }
  if (!body || !c.checkAxes({axis}, rank, "attribute 'dimension'"))
    return failure();
  auto stable = dyn_cast_or_null<BoolAttr>(c.attribute("is_stable"));
  auto before = [&](ArrayRef<Value> x, ArrayRef<Value> y) -> Value {
    SmallVector<Value> arguments, yielded;
    for (auto [a, b] : llvm::zip_equal(x, y))
      llvm::append_values(arguments, a, b);
    if (failed(c.evaluate(*body, arguments, yielded)))
      return {};
    if (yielded.size() == 1 && isBool(yielded[0]))
      return yielded[0];
    (void)c.refuse("its comparator must yield one bool");
    return {};
  };
  SmallVector<Value> tensors(c.operands);
  if (failed(sortAxis(c, tensors, axis, before, stable && stable.getValue())))
    return failure();
  return c.finish(tensors);
}

LogicalResult uop::fromstablehlo::convertTopK(OpConverter &c) {
  if (failed(c.expect(1, 2)))
    return failure();
  Value x = c.operands[0];
  auto count = c.integerAttribute("k");
  if (!count)
    return failure();
  if (rankOf(x) == 0 || isBool(x) || *count < 0 || *count > shapeOf(x).back())
    return c.refuse("takes k, which is " + Twine(*count) +
                    ", numbers of its last axis");
  int64_t axis = rankOf(x) - 1;
  auto before = [&](ArrayRef<Value> a, ArrayRef<Value> b) -> Value {
    if (!isFloat(a[0]))
      return c.compare(CmpPredicate::gt, a[0], b[0]);
    return c.compare(CmpPredicate::gt, c.totalOrderKey(a[0]),
                     c.totalOrderKey(b[0]));
  };
  Type position = c.resultElement(1);
  if (!isa<IntegerType>(position) || position.isInteger(1))
    return c.refuse("gives positions as integers");
  SmallVector<Value> tensors = {x, c.iota(shapeOf(x), axis, position)};
  if (failed(sortAxis(c, tensors, axis, before, /*isStable=*/true)))
    return failure();
  for (Value &tensor : tensors)
    tensor = c.slice(tensor, axis, 0, *count);
  return c.finish(tensors);
}

void uop::fromstablehlo::addSortOps(OpTable &table) {
  table.add("stablehlo.sort", convertSort);
  table.add("chlo.top_k", convertTopK);
}
