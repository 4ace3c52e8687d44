//===- Dynamic.cpp - Ops on sizes that a run decides ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Indices.h"
#include "Sizes.h"

#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// The sizes that a type does not have, out of all.
static SmallVector<Value> getDynamicSizes(OpConverter &c, RankedTensorType type,
                                          const Sizes &sizes) {
  SmallVector<Value> values;
  for (auto [axis, size] : llvm::enumerate(sizes))
    if (type.isDynamicDim(axis))
      values.push_back(toIndex(c.builder, c.loc, size));
  return values;
}

static Sizes getSizes(OpConverter &c, Value tensor) {
  Sizes sizes;
  for (int64_t axis = 0; axis != rankOf(tensor); ++axis)
    sizes.push_back(getSize(c.builder, c.loc, tensor, axis));
  return sizes;
}

template <typename OpT>
static Value toSizes(OpConverter &c, Value x, const Sizes &sizes) {
  Shape shape;
  for (OpFoldResult size : sizes)
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
  RankedTensorType type = c.type(shape, elementOf(x));
  if (type == x.getType())
    return x;
  return OpT::create(c.builder, c.loc, type, x,
                     getDynamicSizes(c, type, sizes));
}

/// The sizes that the last operand lists; empty, and a refusal, if it does not.
static Sizes getListedSizes(OpConverter &c) {
  RankedTensorType type = c.resultType();
  Sizes sizes = c.sizes ? c.sizes->lookup(c.operands.back()) : Sizes();
  if (int64_t(sizes.size()) != type.getRank()) {
    (void)c.refuse("the sizes of its result must be constants, sizes of "
                   "arguments, or sums, differences and products of these");
    return {};
  }
  // What the type knows counts.
  for (auto [axis, size] : llvm::enumerate(sizes)) {
    auto constant = getConstantIntValue(size);
    if (!type.isDynamicDim(axis))
      size = c.builder.getIndexAttr(type.getDimSize(axis));
    else if (constant)
      size = toIndex(c.builder, c.loc, size);
  }
  return sizes;
}

static LogicalResult convertBroadcast(OpConverter &c) {
  if (failed(c.expect(2)))
    return failure();
  Value x = c.operands[0];
  auto axes = c.ints("broadcast_dimensions", rankOf(x));
  if (!axes || !c.checkAxes(*axes, c.resultType().getRank(),
                            "attribute 'broadcast_dimensions'"))
    return failure();
  Sizes sizes = getListedSizes(c);
  if (int64_t(sizes.size()) != c.resultType().getRank() || !c.reason.empty())
    return failure();
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rankOf(x)));
  llvm::sort(order,
             [&](int64_t a, int64_t b) { return (*axes)[a] < (*axes)[b]; });
  Sizes ones(sizes.size(), c.builder.getIndexAttr(1));
  for (int64_t axis : order)
    ones[(*axes)[axis]] = getSize(c.builder, c.loc, x, axis);
  for (auto [axis, one, size] : llvm::enumerate(ones, sizes)) {
    auto constant = getConstantIntValue(one);
    if (constant && *constant != 1 && getConstantIntValue(size) != constant)
      return c.refuse("axis " + Twine(axis) + " of size " + Twine(*constant) +
                      " cannot be broadcast to a size that is a variable; only "
                      "an axis of size 1 can");
    // An axis keeps a size that is not known; it is never repeated.
    if (!constant)
      size = one;
  }
  Value apart = toSizes<ReshapeOp>(c, c.permute(x, order), ones);
  return c.finish(toSizes<ExpandOp>(c, apart, sizes));
}

static LogicalResult convertReshape(OpConverter &c) {
  if (failed(c.expect(2)))
    return failure();
  Sizes sizes = getListedSizes(c);
  if (!c.reason.empty())
    return failure();
  return c.finish(toSizes<ReshapeOp>(c, c.operands[0], sizes));
}

static LogicalResult convertIota(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  auto axis = c.integerAttribute("iota_dimension");
  RankedTensorType type = c.resultType();
  if (!axis ||
      !c.checkAxes({*axis}, type.getRank(), "attribute 'iota_dimension'"))
    return failure();
  if (type.getElementType().isInteger(1))
    return c.refuse("is for integers and floats, got bools");
  Sizes sizes = getListedSizes(c);
  if (!c.reason.empty())
    return failure();
  return c.finish(IotaOp::create(c.builder, c.loc, type,
                                 getDynamicSizes(c, type, sizes),
                                 c.builder.getI64IntegerAttr(*axis))
                      .getResult());
}

/// As many ones as there are, added.
static LogicalResult convertGetDimensionSize(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  auto axis = c.integerAttribute("dimension");
  Value x = c.operands[0];
  if (!axis || !c.checkAxes({*axis}, rankOf(x), "attribute 'dimension'"))
    return failure();
  Type i32 = c.builder.getI32Type();
  OpFoldResult size = getSize(c.builder, c.loc, x, *axis);
  if (auto constant = getConstantIntValue(size))
    return c.finish(c.integer(*constant, i32, {}));
  Value ones = toSizes<ExpandOp>(c, c.integer(1, i32, {1}), {size});
  return c.finish(c.reduce(ReduceKind::add, ones, {0}));
}

static LogicalResult convertConcatenate(OpConverter &c) {
  if (c.operands.empty())
    return c.refuse("takes at least one operand");
  if (failed(c.expect(c.operands.size())))
    return failure();
  auto axis = c.integerAttribute("dimension");
  int64_t rank = rankOf(c.operands[0]);
  if (!axis || !c.checkAxes({*axis}, rank, "attribute 'dimension'"))
    return failure();
  for (Value part : c.operands) {
    bool fits = rankOf(part) == rank && elementOf(part) == c.resultElement() &&
                c.resultType().getRank() == rank;
    for (int64_t other = 0; fits && other != rank; ++other)
      fits = other == *axis || shapeOf(part)[other] == c.resultShape()[other];
    if (!fits)
      return c.refuse("its operands must have one element type, and shapes "
                      "that differ on axis " +
                      Twine(*axis) + " only");
  }
  return c.finish(CatOp::create(c.builder, c.loc, c.resultType(), c.operands,
                                uint64_t(*axis))
                      .getResult());
}

/// [batch, free of one side, free of the other, contracted], each axis by
/// itself.
static LogicalResult convertDotGeneral(OpConverter &c) {
  DotSide left, right;
  if (failed(c.expect(2)) || failed(getDotSides(c, left, right)))
    return failure();
  Value x = c.operands[0], y = c.operands[1];
  auto arrange = [&](Value value, const DotSide &side) {
    Shape order(side.batch);
    llvm::append_range(order, side.free);
    llvm::append_range(order, side.contracted);
    return c.permute(value, order);
  };
  Type element = c.resultElement(), wide = getProductElement(c, element);
  x = c.cast(arrange(x, left), wide);
  y = c.cast(arrange(y, right), wide);
  Sizes xs = getSizes(c, x), ys = getSizes(c, y);
  size_t batch = left.batch.size(), contracted = left.contracted.size();
  OpFoldResult one = c.builder.getIndexAttr(1);
  Sizes all(xs);
  all.insert(all.begin() + batch + left.free.size(), ys.begin() + batch,
             ys.begin() + batch + right.free.size());
  xs.insert(xs.begin() + batch + left.free.size(), right.free.size(), one);
  ys.insert(ys.begin() + batch, left.free.size(), one);
  x = toSizes<ExpandOp>(c, toSizes<ReshapeOp>(c, x, xs), all);
  // The other side has these sizes under another name.
  Sizes others(all);
  for (size_t i = 0; i != all.size(); ++i)
    if (getConstantIntValue(ys[i]) != 1)
      others[i] = ys[i];
  y = toSizes<ExpandOp>(c, toSizes<ReshapeOp>(c, y, ys), others);
  ReduceKind kind = element.isInteger(1) ? ReduceKind::max : ReduceKind::add;
  Value sum = c.reduce(
      kind, c.mul(x, y),
      llvm::to_vector(llvm::seq<int64_t>(all.size() - contracted, all.size())));
  return c.finish(c.cast(sum, element));
}

//===----------------------------------------------------------------------===//
// gather
//===----------------------------------------------------------------------===//

namespace {
/// Slices of size 1 along one axis, of some or all elements of the others.
struct Rows {
  int64_t axis;
  Shape offsetAxes;
  /// Of the slices.
  Sizes sizes;
};
} // namespace

static std::optional<Rows> getRows(OpConverter &c) {
  Value x = c.operands[0], indices = c.operands[1];
  auto numbers = c.dimensionNumbers("dimension_numbers");
  if (!numbers)
    return std::nullopt;
  Rows rows;
  bool isListed = c.operands.size() == 3;
  if (isListed) {
    rows.sizes = c.sizes ? c.sizes->lookup(c.operands[2]) : Sizes();
  } else if (auto sizes = c.ints("slice_sizes", rankOf(x))) {
    for (int64_t size : *sizes)
      rows.sizes.push_back(c.builder.getIndexAttr(size));
  } else {
    return std::nullopt;
  }
  ShapeRef map = numbers->list("start_index_map");
  rows.offsetAxes.assign(numbers->list("offset_dims"));
  int64_t rank = rankOf(indices);
  bool fits = int64_t(rows.sizes.size()) == rankOf(x) && map.size() == 1 &&
              numbers->list("collapsed_slice_dims") == map &&
              numbers->list("operand_batching_dims").empty() &&
              numbers->number("index_vector_dim").value_or(0) == rank - 1 &&
              rank > 0 && shapeOf(indices).back() == 1 &&
              isa<IntegerType>(elementOf(indices)) && !isBool(indices) &&
              map[0] >= 0 && map[0] < rankOf(x) &&
              !typeOf(x).isDynamicDim(map[0]) && shapeOf(x)[map[0]] > 0 &&
              getConstantIntValue(rows.sizes[map[0]]) == 1 &&
              llvm::is_sorted(rows.offsetAxes) &&
              int64_t(rows.offsetAxes.size()) == rankOf(x) - 1 &&
              c.resultType().getRank() == rankOf(x) - 1 + rank - 1;
  for (int64_t axis = 0; fits && axis != rankOf(x); ++axis)
    if (auto size = getConstantIntValue(rows.sizes[axis]))
      fits = *size >= 0 &&
             (typeOf(x).isDynamicDim(axis) || *size <= shapeOf(x)[axis]);
  if (!fits) {
    (void)c.refuse("with sizes that are variables, it must take slices of size "
                   "1 along one axis of constant size, and its index vectors "
                   "must have one element");
    return std::nullopt;
  }
  rows.axis = map[0];
  return rows;
}

static LogicalResult convertGather(OpConverter &c) {
  if (c.operands.size() != 3 && failed(c.expect(2)))
    return failure();
  if (failed(c.expect(c.operands.size())))
    return failure();
  auto rows = getRows(c);
  if (!rows ||
      !c.checkAxes(rows->offsetAxes, c.resultType().getRank(), "offset axes"))
    return failure();
  Value x = c.operands[0], index = c.operands[1];
  int64_t batch = rankOf(index) - 1, count = shapeOf(x)[rows->axis];
  index = clampIndex(c, index, count - 1);
  // [the axis, the others]
  Sizes offsets(rankOf(x), c.builder.getIndexAttr(0)), kept;
  Sizes boxes(rows->sizes);
  boxes[rows->axis] = c.builder.getIndexAttr(count);
  Shape shape, order = {rows->axis};
  for (auto [axis, size] : llvm::enumerate(boxes)) {
    shape.push_back(getConstantIntValue(size).value_or(ShapedType::kDynamic));
    if (int64_t(axis) != rows->axis) {
      order.push_back(axis);
      kept.push_back(size);
    }
  }
  RankedTensorType box = c.type(shape, elementOf(x));
  x = ShrinkOp::create(c.builder, c.loc, box, x, getDynamicSizes(c, box, boxes),
                       Shape(shape.size(), 0), shape);
  x = c.permute(x, order);
  // [batches, the others], by one index each.
  Sizes all = getSizes(c, index);
  all.pop_back();
  Sizes picked(all), source = {c.builder.getIndexAttr(count)};
  if (batch == 0)
    picked = all = {c.builder.getIndexAttr(1)};
  Sizes wide(source), flat(source);
  wide.append(all.begin() + 1, all.end());
  flat.append(all.size() - 1, c.builder.getIndexAttr(1));
  for (OpFoldResult size : kept) {
    wide.push_back(size);
    flat.push_back(size);
    picked.push_back(c.builder.getIndexAttr(1));
    all.push_back(size);
  }
  x = toSizes<ExpandOp>(c, toSizes<ReshapeOp>(c, x, flat), wide);
  index = toSizes<ExpandOp>(c, toSizes<ReshapeOp>(c, index, picked), all);
  Value result = c.gather(x, index, 0);
  if (batch == 0)
    result = toSizes<ReshapeOp>(c, result, kept);
  // Axes of batches are where no offset is.
  Shape back(c.resultType().getRank(), -1);
  for (auto [i, axis] : llvm::enumerate(rows->offsetAxes))
    back[axis] = batch + int64_t(i);
  int64_t next = 0;
  for (int64_t &axis : back)
    if (axis < 0)
      axis = next++;
  return c.finish(c.permute(result, back));
}

void uop::fromstablehlo::addDynamicOps(OpTable &table) {
  table.addDynamic("stablehlo.dynamic_broadcast_in_dim", convertBroadcast);
  table.addDynamic("stablehlo.dynamic_reshape", convertReshape);
  table.addDynamic("stablehlo.dynamic_iota", convertIota);
  table.addDynamic("stablehlo.get_dimension_size", convertGetDimensionSize);
  table.addDynamic("stablehlo.concatenate", convertConcatenate);
  table.addDynamic("stablehlo.dot_general", convertDotGeneral);
  table.addDynamic("stablehlo.gather", convertGather);
  table.add("stablehlo.dynamic_gather", convertGather);
  table.addDynamic("stablehlo.dynamic_gather", convertGather);
  for (StringRef name : {"stablehlo.transpose", "stablehlo.reverse",
                         "stablehlo.reduce", "stablehlo.optimization_barrier"})
    table.addDynamic(name, table.lookup(name)->convert);
}
