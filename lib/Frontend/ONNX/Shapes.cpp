//===- Shapes.cpp - Shapes, constants and numbers in order ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static LogicalResult convertShape(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  ShapeRef shape = Emitter::shapeOf(x);
  int64_t rank = shape.size();
  int64_t start = n.intAttribute("start", 0), end = n.intAttribute("end", rank);
  auto clamp = [&](int64_t axis) {
    return std::clamp<int64_t>(axis < 0 ? axis + rank : axis, 0, rank);
  };
  start = clamp(start);
  end = std::max(clamp(end), start);
  return n.finish(n.ints(shape.slice(start, end - start)));
}

static LogicalResult convertSize(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  int64_t count = Emitter::countOf(Emitter::shapeOf(x));
  if (!n.isSize(count))
    return n.error("the number of elements of " + toString(x) +
                   " is the product of two sizes that a run decides");
  return n.finish(n.ints({count}, {}));
}

static LogicalResult convertConstant(Node &n) {
  if (n.hasAttribute("value"))
    return n.finish(n.tensorAttribute("value"));
  Value value;
  if (n.hasAttribute("value_int")) {
    value = n.ints({n.intAttribute("value_int", 0)}, {});
    n.importer.addLiteral(value);
  } else if (n.hasAttribute("value_float")) {
    value = n.splat(n.floatAttribute("value_float", 0), n.f32());
  } else if (std::optional<Shape> list = n.intsAttribute("value_ints")) {
    value = n.ints(*list);
    n.importer.addLiteral(value);
  } else if (auto floats = n.floatsAttribute("value_floats")) {
    value = n.floats(*floats, {int64_t(floats->size())}, n.f32());
  } else if (n.hasAttribute("sparse_value")) {
    return n.error("it is a sparse tensor; make it dense");
  } else {
    return n.error("it has no value that is a tensor, an integer, a float or "
                   "a list of those; strings are not supported");
  }
  return n.finish(value);
}

static LogicalResult convertConstantOfShape(Node &n) {
  std::optional<Shape> shape = n.intsInput(0);
  if (!shape)
    return failure();
  Value value = n.hasAttribute("value") ? n.tensorAttribute("value")
                                        : n.splat(0, n.f32());
  if (!value)
    return failure();
  if (Emitter::countOf(Emitter::shapeOf(value)) != 1)
    return n.error("the value must have one element, got " + toString(value));
  // A constant of any size takes the memory of one element.
  auto dense = dyn_cast_or_null<DenseElementsAttr>(
      value.getDefiningOp<ConstOp>().getValue());
  if (llvm::any_of(*shape, [](int64_t size) { return size < 0; }))
    return n.error("a size is below 0");
  if (!dense || !n.expand(n.reshape(value, {}), *shape))
    return failure();
  auto type = RankedTensorType::get(*shape, n.elementOf(value));
  return n.finish(ConstOp::create(
      n.getBuilder(), getSplatAttr(type, dense.getSplatValue<Attribute>())));
}

static LogicalResult convertRange(Node &n) {
  Value start = n.input(0), limit = n.input(1), delta = n.input(2);
  if (!start || !limit || !delta)
    return failure();
  Type element = n.elementOf(start);
  int64_t count;
  if (Emitter::isFloat(start)) {
    auto from = n.floatsInput(0), to = n.floatsInput(1), by = n.floatsInput(2);
    if (!from || !to || !by)
      return failure();
    if (from->size() != 1 || to->size() != 1 || by->size() != 1)
      return n.error("its inputs must have one element each");
    double number = std::ceil((to->front() - from->front()) / by->front());
    if (by->front() == 0 || !(number < 1e15))
      return n.error("numbers from " + std::to_string(from->front()) + " to " +
                     std::to_string(to->front()) + " by " +
                     std::to_string(by->front()) + " are too many");
    count = std::max<int64_t>(int64_t(number), 0);
  } else {
    auto from = n.intInput(0), to = n.intInput(1), by = n.intInput(2);
    if (!from || !to || !by)
      return failure();
    int64_t distance;
    if (*by == 0 || *by == std::numeric_limits<int64_t>::min() ||
        llvm::SubOverflow(*to, *from, distance))
      return n.error("numbers from " + Twine(*from) + " to " + Twine(*to) +
                     " by " + Twine(*by) + " are too many");
    if (n.isVariable(distance)) {
      // A sum of sizes, one after the other.
      std::optional<bool> isBelow = n.isLess(distance, 0);
      if (!isBelow || *by != 1)
        return n.error("the limit depends on a size that a run decides; then "
                       "the step must be 1");
      distance = *isBelow ? 0 : distance;
    }
    bool isUp = *by > 0;
    count = (isUp ? distance > 0 : distance < 0)
                ? llvm::divideCeilSigned(distance, *by)
                : 0;
  }
  // In a wider type: each number is rounded once.
  Type wide =
      isa<FloatType>(element) ? Type(n.getBuilder().getF64Type()) : n.i64();
  if (element.getIntOrFloatBitWidth() == 32 && isa<FloatType>(element))
    wide = element;
  Value position = n.iota({count}, 0, wide);
  if (!position)
    return failure();
  Value first = n.cast(n.reshape(start, {}), wide);
  Value step = n.cast(n.reshape(delta, {}), wide);
  return n.finish(n.cast(n.add(first, n.mul(position, step)), element));
}

static LogicalResult convertEyeLike(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  if (Emitter::rankOf(x) != 2)
    return n.error("its input must be a matrix, got " + toString(x));
  int32_t dataType = int32_t(n.intAttribute("dtype", n.item(0).dataType));
  Type element = getElementType(n.getBuilder().getContext(), dataType);
  if (!element)
    return n.error("attribute 'dtype' is " + Twine(getDataTypeName(dataType)) +
                   ", which UOp does not have");
  int64_t diagonal = n.intAttribute("k", 0);
  ShapeRef shape = Emitter::shapeOf(x);
  int64_t limit = shape[0] + shape[1] + 1;
  diagonal = std::clamp(diagonal, -limit, limit);
  Value row = n.add(n.iota(shape, 0), n.splatInt(diagonal, n.i64()));
  Value isOne = n.compare(CmpPredicate::eq, n.iota(shape, 1), row);
  return n.finish(n.cast(isOne, element), dataType);
}

void uop::onnx_import::addShapeOps(OpTable &table) {
  table.add("Shape", convertShape, 1);
  table.add("Size", convertSize, 1);
}

void uop::onnx_import::addGeneratorOps(OpTable &table) {
  table.add("Constant", convertConstant, 1);
  table.add("ConstantOfShape", convertConstantOfShape, 9);
  table.add("Range", convertRange, 11);
  table.add("EyeLike", convertEyeLike, 9);
}
