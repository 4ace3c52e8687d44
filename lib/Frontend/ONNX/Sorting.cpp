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

static LogicalResult convertTopK(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<int64_t> count =
      n.opset < 10 ? n.intAttribute("k", -1) : n.intInput(1);
  std::optional<int64_t> axis = n.axisAttribute(-1, Emitter::rankOf(x));
  if (!count || !axis)
    return failure();
  Shape shape(Emitter::shapeOf(x));
  int64_t size = shape[*axis];
  if (n.isVariable(size))
    return n.error("axis " + Twine(*axis) + " of " + toString(x) +
                   " must have a size that is known before a run");
  if (*count < 0 || *count > size)
    return n.error("k is " + Twine(*count) + ", and axis " + Twine(*axis) +
                   " of " + toString(x) + " has " + Twine(size) + " elements");
  // Of equal elements ONNX wants the lower index first, and of NaN it says
  // nothing.
  Shape result(shape);
  result[*axis] = *count;
  auto type = n.typeOf(x);
  ImplicitLocOpBuilder &builder = n.getBuilder();
  auto topK = TopKOp::create(
      builder, type.clone(result),
      RankedTensorType::get(result, builder.getI64Type()), x, uint64_t(*axis),
      /*smallest=*/!n.intAttribute("largest", 1));
  n.setOutput(0, topK.getValues(), n.item(0).dataType);
  n.setOutput(1, topK.getPositions());
  return success(!n.hasFailed);
}

//===----------------------------------------------------------------------===//
// Sizes that values decide: these are known before a run, or there is room
//===----------------------------------------------------------------------===//

/// The positions where x is not zero, [room, rank of x].
static Value emitNonZero(Node &n, Value x, int64_t room) {
  Shape shape = {room, Emitter::rankOf(x)};
  auto op =
      NonZeroOp::create(n.getBuilder(), RankedTensorType::get(shape, n.i64()),
                        RankedTensorType::get({}, n.i64()), x);
  n.setCount(op.getCount());
  return op.getPositions();
}

static LogicalResult convertNonZero(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  DenseElementsAttr known = n.hasRoom() ? nullptr : n.findConstant(x);
  if (!known) {
    std::optional<int64_t> room = n.getRoom(0);
    return room ? n.finish(n.permute(emitNonZero(n, x, *room), {1, 0}))
                : failure();
  }
  ShapeRef shape = known.getType().getShape();
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
  if (isa<FloatType>(known.getElementType()))
    for (const APFloat &value : known.getValues<APFloat>())
      visit(value.isZero());
  else
    for (const APInt &value : known.getValues<APInt>())
      visit(value.isZero());
  Shape flat;
  for (size_t axis = 0; axis != shape.size(); ++axis)
    for (const Shape &position : positions)
      flat.push_back(position[axis]);
  return n.finish(
      n.ints(flat, {int64_t(shape.size()), int64_t(positions.size())}));
}

static LogicalResult convertCompress(Node &n) {
  Value x = n.input(0), given = n.input(1);
  if (!x || !given)
    return failure();
  if (!n.elementOf(given).isInteger(1) || Emitter::rankOf(given) != 1)
    return n.error("the condition must be of bools and have one axis");
  int64_t axis = 0;
  if (n.hasAttribute("axis")) {
    std::optional<int64_t> chosen = n.axisAttribute(0, Emitter::rankOf(x));
    if (!chosen)
      return failure();
    axis = *chosen;
  } else {
    x = n.reshape(x, {Emitter::countOf(Emitter::shapeOf(x))});
  }
  int64_t size = Emitter::shapeOf(x)[axis];
  DenseElementsAttr condition = n.hasRoom() ? nullptr : n.findConstant(given);
  if (!condition) {
    std::optional<int64_t> room = n.getRoom(1);
    if (!room)
      return failure();
    if (Emitter::shapeOf(given)[0] > size)
      return n.error("the condition is longer than the axis");
    Value positions = n.reshape(emitNonZero(n, given, *room), {*room});
    // -1 would be the last one; beyond the axis nothing is read.
    Value isLeft =
        n.compare(CmpPredicate::lt, positions, n.splatInt(0, n.i64()));
    positions = n.where(isLeft, n.splatInt(size, n.i64()), positions);
    return n.finish(n.take(x, positions, axis), n.item(0).dataType);
  }
  Shape kept;
  for (auto [i, isKept] : llvm::enumerate(condition.getValues<bool>()))
    if (isKept)
      kept.push_back(i);
  if (!kept.empty() && kept.back() >= size)
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

/// Of values that only a run gives.
static LogicalResult emitUnique(Node &n, Value x, int64_t room) {
  if (n.hasAttribute("axis"))
    return n.error(
        "with attribute 'axis', its input must be known before the program is "
        "compiled; without it, only a run needs to give the input");
  int64_t size = Emitter::countOf(Emitter::shapeOf(x));
  auto ofSize = [&](ShapeRef shape) {
    return RankedTensorType::get(shape, n.i64());
  };
  auto op = UniqueOp::create(n.getBuilder(),
                             RankedTensorType::get({room}, n.elementOf(x)),
                             ofSize({room}), ofSize({room}),
                             ofSize(Emitter::shapeOf(x)), ofSize({}), x);
  n.setCount(op.getCount());
  Value values = op.getValues(), first = op.getFirst();
  Value counts = op.getRepeats(), inverse = n.reshape(op.getGroups(), {size});
  if (!n.intAttribute("sorted", 1)) {
    // By where they are first; what is left over stays last.
    Value isLeft = n.compare(CmpPredicate::lt, first, n.splatInt(0, n.i64()));
    Value key = n.where(isLeft, n.splatInt(size, n.i64()), first);
    auto order = SortOp::create(n.getBuilder(), key.getType(), key.getType(),
                                key, uint64_t(0), /*descending=*/false);
    Value from = order.getPositions();
    Value to = n.scatterAlong(ScatterKind::set, n.splatInt(0, n.i64(), {room}),
                              from, n.iota({room}, 0), 0);
    // Groups that there is no room for keep their numbers.
    Value isThere =
        n.compare(CmpPredicate::lt, inverse, n.splatInt(room, n.i64()));
    inverse = n.where(isThere, n.gatherAlong(to, inverse, 0), inverse);
    for (Value *part : {&values, &first, &counts})
      *part = n.gatherAlong(*part, from, 0);
  }
  n.setOutput(0, values, n.item(0).dataType);
  n.setOutput(1, first);
  n.setOutput(2, inverse);
  n.setOutput(3, counts);
  return success(!n.hasFailed);
}

static LogicalResult convertUnique(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  DenseElementsAttr known = n.hasRoom() ? nullptr : n.findConstant(x);
  if (!known) {
    std::optional<int64_t> room = n.getRoom(0);
    return room ? emitUnique(n, x, *room) : failure();
  }
  bool isFlat = !n.hasAttribute("axis");
  std::optional<int64_t> axis = 0;
  ShapeRef shape = Emitter::shapeOf(x);
  if (!isFlat)
    axis = n.axisAttribute(0, shape.size());
  if (!axis)
    return failure();
  int64_t total = Emitter::countOf(shape), size = isFlat ? total : shape[*axis];
  int64_t inner = isFlat ? 1 : Emitter::countOf(shape.drop_front(*axis + 1));
  std::vector<Slice> slices(size);
  for (auto [i, element] : llvm::enumerate(known.getValues<Attribute>()))
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
