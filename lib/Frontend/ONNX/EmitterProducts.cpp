//===- EmitterProducts.cpp - Windows, reductions, products, indices -*- C++
//-*-//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Emitter.h"

#include "uop/Dialect/UOp/IR/SlidingWindows.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

Value Emitter::windowsOf(Value x, int64_t axis, int64_t size, int64_t stride,
                         int64_t dilation) {
  if (!hasAxis(x, axis))
    return {};
  static constexpr int64_t kMostTaps = 1024;
  if (size > kMostTaps)
    return fail("a window over an axis whose size a run decides has at most " +
                Twine(kMostTaps) + " elements, not " + Twine(size));
  int64_t reach = dilation * (size - 1) + 1;
  std::optional<int64_t> last = divideSize(shapeOf(x)[axis] - reach, stride);
  if (!last)
    return {};
  SmallVector<Value> taps;
  for (int64_t i = 0; i != size; ++i) {
    Value tap = this->stride(x, axis, i * dilation, *last + 1, stride);
    taps.push_back(unsqueeze(tap, rankOf(x)));
  }
  return taps.size() == 1 ? taps.front() : concatenate(taps, rankOf(x));
}

Value Emitter::windows(Value x, const WindowShape &windows, Value fill) {
  if (!x)
    return {};
  int64_t count = windows.sizes.size(), outer = rankOf(x) - count;
  Shape low(outer, 0), high(outer, 0);
  llvm::append_range(low, windows.low);
  llvm::append_range(high, windows.high);
  x = pad(x, low, high, fill);
  if (!x)
    return {};
  for (int64_t i = 0; i != count; ++i) {
    int64_t size = shapeOf(x)[outer + i], reach;
    if (windows.sizes[i] < 1 || windows.strides[i] < 1 ||
        windows.dilations[i] < 1)
      return fail("sizes, strides and dilations of windows must be above 0");
    bool isTooFar =
        llvm::MulOverflow(windows.dilations[i], windows.sizes[i] - 1, reach);
    std::optional<bool> fits = isTooFar ? false : isLess(reach, size);
    if (!fits)
      return {};
    if (!*fits)
      return fail("a window of size " + Twine(windows.sizes[i]) +
                  " and dilation " + Twine(windows.dilations[i]) +
                  " does not fit axis " + Twine(outer + i) +
                  ", which has size " + Twine(size) + " with its padding");
  }
  if (anyVariable(shapeOf(x).take_back(count))) {
    for (int64_t i = 0; i != count && x; ++i)
      x = windowsOf(x, outer + i, windows.sizes[i], windows.strides[i],
                    windows.dilations[i]);
    return x;
  }
  // Windows of one element that touch are the elements.
  Shape shape(shapeOf(x));
  return buildWindows(*this, x, shape,
                      {windows.sizes, windows.strides, windows.dilations});
}

Value Emitter::convolve(Value x, Value filters, const WindowShape &window,
                        int64_t groups) {
  if (!x || !filters)
    return {};
  int64_t spatial = window.sizes.size();
  int64_t batch = shapeOf(x)[0], channels = shapeOf(x)[1] / groups;
  int64_t outputs = shapeOf(filters)[0], each = outputs / groups;
  Value taps = windows(x, window);
  if (!taps)
    return {};
  Shape positions(shapeOf(taps).slice(2, spatial));
  // [batch, groups, outputs of a group, positions, channels, taps]
  Shape apart = {batch, groups, channels};
  llvm::append_range(apart, positions);
  llvm::append_range(apart, window.sizes);
  Shape order = {0, 1};
  for (int64_t i = 0; i != spatial; ++i)
    order.push_back(3 + i);
  order.push_back(2);
  for (int64_t i = 0; i != spatial; ++i)
    order.push_back(3 + spatial + i);
  taps = permute(reshape(taps, apart), order);
  taps = unsqueeze(taps, 2);
  Shape weights = {1, groups, each};
  weights.append(spatial, 1);
  weights.push_back(channels);
  llvm::append_range(weights, window.sizes);
  Value product = mul(taps, reshape(filters, weights));
  auto axes = llvm::to_vector(llvm::seq<int64_t>(3 + spatial, rankOf(product)));
  Shape result = {batch, outputs};
  llvm::append_range(result, positions);
  return reshape(sum(product, axes, /*keep=*/false), result);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Value Emitter::reduce(ReduceKind kind, Value x, ShapeRef axes, bool keep) {
  if (!x || axes.empty())
    return x;
  if (!llvm::all_of(axes, [&](int64_t axis) { return hasAxis(x, axis); }))
    return {};
  Shape kept(shapeOf(x));
  for (int64_t axis : axes)
    kept[axis] = 1;
  Shape sorted(axes);
  llvm::sort(sorted);
  Value result = ReduceAxisOp::create(builder, kind, x, sorted);
  return keep ? reshape(result, kept) : result;
}

Value Emitter::mean(Value x, ShapeRef axes, bool keep) {
  Value total = sum(x, axes, keep);
  Shape sizes;
  for (int64_t axis : axes)
    if (total)
      sizes.push_back(shapeOf(x)[axis]);
  return total ? div(total, count(sizes, elementOf(total))) : Value();
}

Value Emitter::softmax(Value x, int64_t axis) {
  Value power = exp(sub(x, reduce(ReduceKind::max, x, {axis})));
  return div(power, sum(power, {axis}));
}

Value Emitter::logSoftmax(Value x, int64_t axis) {
  Value shifted = sub(x, reduce(ReduceKind::max, x, {axis}));
  return sub(shifted, log(sum(exp(shifted), {axis})));
}

Value Emitter::argExtreme(Value x, int64_t axis, bool isMax, bool isLast) {
  if (!hasAxis(x, axis))
    return {};
  ReduceKind kind = isMax ? ReduceKind::max : ReduceKind::min;
  Value extreme = reduce(kind, x, {axis});
  Value found = compare(CmpPredicate::eq, x, extreme);
  if (isFloat(x))
    found = logicalOr(found, compare(CmpPredicate::ne, x, x));
  Value position = iota(shapeOf(x), axis);
  Value none = splatInt(isLast ? -1 : shapeOf(x)[axis], i64());
  return reduce(isLast ? ReduceKind::max : ReduceKind::min,
                where(found, position, none), {axis});
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

Value Emitter::matmul(Value x, Value y) {
  if (!x || !y || !checkElements(x, y))
    return {};
  if (rankOf(x) == 0 || rankOf(y) == 0)
    return fail("a product of matrices needs operands with axes, got " +
                toString(x) + " and " + toString(y));
  bool isRow = rankOf(x) == 1, isColumn = rankOf(y) == 1;
  if (isRow)
    x = unsqueeze(x, 0);
  if (isColumn)
    y = unsqueeze(y, 1);
  if (shapeOf(x).back() != shapeOf(y)[rankOf(y) - 2])
    return fail("matrices of shapes " + toString(shapeOf(x)) + " and " +
                toString(shapeOf(y)) + " cannot be multiplied");
  Type element = elementOf(x);
  x = widen(x);
  y = widen(y);
  std::optional<Shape> batch =
      broadcastShapes(shapeOf(x).drop_back(2), shapeOf(y).drop_back(2));
  if (!batch)
    return {};
  auto align = [&](Value z) {
    Shape shape(batch->size() + 2 - rankOf(z), 1);
    llvm::append_range(shape, shapeOf(z));
    return reshape(z, shape);
  };
  int64_t rank = batch->size() + 2;
  // [..., M, K, 1] and [..., 1, K, N]; K is summed.
  Value left = unsqueeze(align(x), rank);
  Value right = unsqueeze(align(y), rank - 2);
  Value result = cast(sum(mul(left, right), {rank - 1}, false), element);
  if (isColumn)
    result = squeeze(result, rank - 1);
  if (isRow)
    result = squeeze(result, rank - 2);
  return result;
}

//===----------------------------------------------------------------------===//
// Indices
//===----------------------------------------------------------------------===//

Value Emitter::normalizeIndices(Value indices, int64_t size) {
  if (!indices)
    return {};
  if (isFloat(indices) || elementOf(indices).isInteger(1))
    return fail("indices must be integers, got " + toString(indices));
  indices = cast(indices, i64());
  Value isNegative = compare(CmpPredicate::lt, indices, splatInt(0, i64()));
  return where(isNegative, add(indices, splatInt(size, i64())), indices);
}

/// Without axes that are products of others: the axis takes the place of the
/// first of the indices' axes, and the elements are repeated over the others.
Value Emitter::takeApart(Value x, Value indices, int64_t axis,
                         ShapeRef result) {
  if (!indices)
    return {};
  int64_t rank = rankOf(indices), inner = rankOf(x) - axis - 1;
  if (rank == 0) {
    Shape ones(rankOf(x), 1), kept(shapeOf(x));
    kept[axis] = 1;
    indices = expand(reshape(indices, ones), kept);
    return reshape(gatherAlong(x, indices, axis), result);
  }
  Shape source(shapeOf(x)), at(shapeOf(indices));
  source.insert(source.begin() + axis + 1, rank - 1, 1);
  at.append(inner, 1);
  Shape repeated(result);
  repeated[axis] = shapeOf(x)[axis];
  x = expand(reshape(x, source), repeated);
  return gatherAlong(
      x, expand(indices ? reshape(indices, at) : indices, result), axis);
}

Value Emitter::take(Value x, Value indices, int64_t axis) {
  if (!indices || !hasAxis(x, axis))
    return {};
  Shape shape(shapeOf(x)), result(shape);
  Shape at(shapeOf(indices));
  result.erase(result.begin() + axis);
  result.insert(result.begin() + axis, at.begin(), at.end());
  int64_t size = shape[axis], count = countOf(at);
  int64_t outer = countOf(ShapeRef(shape).take_front(axis));
  int64_t inner = countOf(ShapeRef(shape).drop_front(axis + 1));
  // One that is known is a box.
  if (auto constant = indices.getDefiningOp<ConstOp>()) {
    auto dense = dyn_cast<DenseElementsAttr>(constant.getValue());
    if (dense && dense.isSplat() && isa<IntegerType>(dense.getElementType())) {
      int64_t index = dense.getSplatValue<APInt>().getSExtValue();
      index += index < 0 ? size : 0;
      if (count == 1 && index >= 0 && index < size)
        return reshape(cut(x, axis, index, 1), result);
    }
  }
  if (anyVariable(shape) || anyVariable(at))
    return takeApart(x, normalizeIndices(indices, size), axis, result);
  indices = reshape(normalizeIndices(indices, size), {1, count, 1});
  indices = expand(indices, {outer, count, inner});
  Value flat = reshape(x, {outer, size, inner});
  return reshape(gatherAlong(flat, indices, 1), result);
}

Value Emitter::gatherAlong(Value x, Value indices, int64_t axis) {
  if (!indices || !hasAxis(x, axis))
    return {};
  return GatherOp::create(builder,
                          RankedTensorType::get(shapeOf(indices), elementOf(x)),
                          x, indices, builder.getI64IntegerAttr(axis));
}

Value Emitter::scatterAlong(ScatterKind kind, Value x, Value indices,
                            Value updates, int64_t axis) {
  if (!indices || !updates || !hasAxis(x, axis))
    return {};
  if (!checkElements(x, updates))
    return {};
  return ScatterOp::create(builder, x.getType(), kind, x, indices, updates,
                           uint64_t(axis));
}

Value Emitter::flattenIndices(Value indices, ShapeRef shape) {
  if (!indices)
    return {};
  int64_t last = rankOf(indices) - 1, scale = 1;
  if (!hasAxis(indices, last))
    return {};
  Value flat, isInside;
  for (int64_t i = int64_t(shape.size()) - 1; i >= 0; --i) {
    Value index = squeeze(cut(indices, last, i, 1), last);
    index = normalizeIndices(index, shape[i]);
    // Out of range on one axis must not be in range of the whole.
    Value fits =
        logicalAnd(compare(CmpPredicate::ge, index, splatInt(0, i64())),
                   compare(CmpPredicate::lt, index, splatInt(shape[i], i64())));
    isInside = isInside ? logicalAnd(isInside, fits) : fits;
    index = mul(index, splatInt(scale, i64()));
    flat = flat ? add(flat, index) : index;
    scale *= shape[i];
  }
  if (!flat)
    return splatInt(0, i64(), shapeOf(indices).drop_back());
  return where(isInside, flat, splatInt(-1, i64()));
}
