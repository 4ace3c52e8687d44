//===- Sorting.cpp - Order, and how many there are --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// Elements of an axis that may be compared pairwise.
static constexpr int64_t kMaxSorted = 1 << 16;

/// How many elements of the axis come before each: of equal ones, those with
/// a lower index. NaN is greater than all numbers.
static Value emitRank(Node &n, Value x, int64_t axis, bool isLargest) {
  // [..., element, other, ...]
  Value other = n.unsqueeze(x, axis), element = n.unsqueeze(x, axis + 1);
  Shape square(Emitter::rankOf(x) + 1, 1);
  square[axis] = square[axis + 1] = Emitter::shapeOf(x)[axis];
  Value isEarlier = n.compare(CmpPredicate::lt, n.iota(square, axis + 1),
                              n.iota(square, axis));
  Value less = n.compare(isLargest ? CmpPredicate::gt : CmpPredicate::lt, other,
                         element);
  Value isEqual = n.compare(CmpPredicate::eq, other, element);
  if (Emitter::isFloat(x)) {
    Value isNaN = n.compare(CmpPredicate::ne, element, element);
    Value otherIsNaN = n.compare(CmpPredicate::ne, other, other);
    Value onlyNaN = isLargest ? n.logicalAnd(otherIsNaN, n.logicalNot(isNaN))
                              : n.logicalAnd(isNaN, n.logicalNot(otherIsNaN));
    less = n.logicalOr(less, onlyNaN);
    isEqual = n.logicalOr(isEqual, n.logicalAnd(isNaN, otherIsNaN));
  }
  Value comesFirst = n.logicalOr(less, n.logicalAnd(isEqual, isEarlier));
  return n.sum(n.cast(comesFirst, n.i64()), {axis + 1}, /*keep=*/false);
}

static LogicalResult convertTopK(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<int64_t> count =
      n.opset < 10 ? n.intAttribute("k", -1) : n.intInput(1);
  std::optional<int64_t> axis =
      n.normalizeAxis(n.intAttribute("axis", -1), Emitter::rankOf(x));
  if (!count || !axis)
    return failure();
  Shape shape(Emitter::shapeOf(x));
  int64_t size = shape[*axis];
  if (*count < 0 || *count > size)
    return n.error("k is " + Twine(*count) + ", and axis " + Twine(*axis) +
                   " of " + toString(x) + " has " + Twine(size) + " elements");
  if (size > kMaxSorted)
    return n.error("axis " + Twine(*axis) + " of " + toString(x) +
                   " has more elements than are sorted, " + Twine(kMaxSorted));
  bool isLargest = n.intAttribute("largest", 1);
  Value rank = emitRank(n, x, *axis, isLargest);
  // Ranks beyond k are out of range, and dropped.
  Shape result(shape);
  result[*axis] = *count;
  Value position = n.iota(shape, *axis);
  // The target must be as large as the updates beside the axis, no more.
  Value none = n.splatInt(0, n.i64(), result);
  Value indices = n.scatterAlong(ScatterKind::set, none, rank, position, *axis);
  n.setOutput(0, n.gatherAlong(x, indices, *axis), n.item(0).dataType);
  n.setOutput(1, indices);
  return success(!n.hasFailed && indices);
}

//===----------------------------------------------------------------------===//
// Sizes that values decide: the values must be known before a run
//===----------------------------------------------------------------------===//

static LogicalResult convertNonZero(Node &n) {
  std::optional<DenseElementsAttr> known = n.constantInput(0);
  if (!known)
    return failure();
  ShapeRef shape = known->getType().getShape();
  SmallVector<Shape> positions;
  Shape at(shape.size(), 0);
  auto advance = [&] {
    for (int64_t axis = int64_t(shape.size()) - 1; axis >= 0; --axis) {
      if (++at[axis] != shape[axis])
        return;
      at[axis] = 0;
    }
  };
  auto visit = [&](bool isZero) {
    if (!isZero)
      positions.push_back(at);
    advance();
  };
  if (isa<FloatType>(known->getElementType()))
    for (const APFloat &value : known->getValues<APFloat>())
      visit(value.isZero());
  else
    for (const APInt &value : known->getValues<APInt>())
      visit(value.isZero());
  Shape flat;
  for (size_t axis = 0; axis != shape.size(); ++axis)
    for (const Shape &position : positions)
      flat.push_back(position[axis]);
  return n.finish(
      n.ints(flat, {int64_t(shape.size()), int64_t(positions.size())}));
}

static LogicalResult convertCompress(Node &n) {
  Value x = n.input(0);
  std::optional<DenseElementsAttr> condition = n.constantInput(1);
  if (!x || !condition)
    return failure();
  if (!condition->getElementType().isInteger(1) ||
      condition->getType().getRank() != 1)
    return n.error("the condition must be of bools and have one axis");
  int64_t axis = 0;
  if (n.hasAttribute("axis")) {
    std::optional<int64_t> given =
        n.normalizeAxis(n.intAttribute("axis", 0), Emitter::rankOf(x));
    if (!given)
      return failure();
    axis = *given;
  } else {
    x = n.reshape(x, {Emitter::countOf(Emitter::shapeOf(x))});
  }
  Shape kept;
  for (auto [i, isKept] : llvm::enumerate(condition->getValues<bool>()))
    if (isKept)
      kept.push_back(i);
  if (!kept.empty() && kept.back() >= Emitter::shapeOf(x)[axis])
    return n.error("the condition is longer than the axis");
  return n.finish(n.take(x, n.ints(kept), axis), n.item(0).dataType);
}

/// One slice of an axis, in the order of numbers; NaN is greater than all.
using Slice = SmallVector<Attribute>;

static int compareElements(Attribute lhs, Attribute rhs) {
  if (auto x = dyn_cast<FloatAttr>(lhs)) {
    APFloat a = x.getValue(), b = cast<FloatAttr>(rhs).getValue();
    if (a.isNaN() || b.isNaN())
      return int(a.isNaN()) - int(b.isNaN());
    return a < b ? -1 : a > b ? 1 : 0;
  }
  APInt a = cast<IntegerAttr>(lhs).getValue();
  APInt b = cast<IntegerAttr>(rhs).getValue();
  bool isUnsigned = isUnsignedType(cast<IntegerAttr>(lhs).getType());
  bool isLess = isUnsigned ? a.ult(b) : a.slt(b);
  return isLess ? -1 : a == b ? 0 : 1;
}

static LogicalResult convertUnique(Node &n) {
  Value x = n.input(0);
  std::optional<DenseElementsAttr> known = n.constantInput(0);
  if (!x || !known)
    return failure();
  bool isFlat = !n.hasAttribute("axis");
  std::optional<int64_t> axis = 0;
  ShapeRef shape = Emitter::shapeOf(x);
  if (!isFlat)
    axis = n.normalizeAxis(n.intAttribute("axis", 0), shape.size());
  if (!axis)
    return failure();
  int64_t total = Emitter::countOf(shape), size = isFlat ? total : shape[*axis];
  int64_t inner = isFlat ? 1 : Emitter::countOf(shape.drop_front(*axis + 1));
  std::vector<Slice> slices(size);
  for (auto [i, element] : llvm::enumerate(known->getValues<Attribute>()))
    slices[int64_t(i) / inner % size].push_back(element);
  auto compare = [&](int64_t a, int64_t b) {
    for (auto [lhs, rhs] : llvm::zip_equal(slices[a], slices[b]))
      if (int order = compareElements(lhs, rhs))
        return order;
    return 0;
  };
  auto sorted = llvm::to_vector(llvm::seq<int64_t>(0, size));
  llvm::sort(sorted, [&](int64_t a, int64_t b) {
    int order = compare(a, b);
    return order != 0 ? order < 0 : a < b;
  });
  // Groups of equal slices, each by its first index.
  SmallVector<Shape> groups;
  for (int64_t index : sorted) {
    if (groups.empty() || compare(groups.back()[0], index) != 0)
      groups.emplace_back();
    groups.back().push_back(index);
  }
  if (!n.intAttribute("sorted", 1))
    llvm::sort(groups, [](const Shape &a, const Shape &b) {
      return a.front() < b.front();
    });
  Shape first, counts, inverse(size, 0);
  for (auto [number, group] : llvm::enumerate(groups)) {
    first.push_back(group.front());
    counts.push_back(group.size());
    for (int64_t index : group)
      inverse[index] = number;
  }
  if (isFlat)
    x = n.reshape(x, {total});
  n.setOutput(0, n.take(x, n.ints(first), *axis), n.item(0).dataType);
  n.setOutput(1, n.ints(first));
  n.setOutput(2, n.ints(inverse));
  n.setOutput(3, n.ints(counts));
  return success(!n.hasFailed);
}

void uop::onnx_import::addSortingOps(OpTable &table) {
  table.add("TopK", convertTopK);
  table.add("NonZero", convertNonZero, 9);
  table.add("Compress", convertCompress, 9);
  table.add("Unique", convertUnique, 11);
}
