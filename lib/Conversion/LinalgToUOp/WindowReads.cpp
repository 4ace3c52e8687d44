//===- WindowReads.cpp - Windows beside axes of dynamic size ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uop.view has static sizes. Where some are dynamic, as a batch is, the axes
// that windows slide over are seen through movement ops. Of an axis that is
// dynamic itself, each element of the windows is a slice.
//
//===----------------------------------------------------------------------===//

#include "MapReads.h"

#include "uop/Dialect/UOp/IR/SlidingWindows.h"

#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// An axis that is read at stride * position + dilation * element + offset.
struct WindowAxis {
  int64_t axis, offset = 0;
  /// Loops; no element where the window is of one.
  unsigned position = 0;
  std::optional<unsigned> element;
  int64_t stride = 1, dilation = 1;
};

/// What buildWindows asks for, with the sizes of the outer axes as they are.
struct MovementBuilder {
  OpBuilder &builder;
  Location loc;
  ArrayRef<OpFoldResult> outer;

  Sizes asSizes(ArrayRef<int64_t> sizes) const {
    Sizes result(outer);
    for (int64_t size : sizes.drop_front(outer.size()))
      result.push_back(builder.getIndexAttr(size));
    return result;
  }
  Value pad(Value x, ArrayRef<int64_t> low, ArrayRef<int64_t> high) {
    if (llvm::all_of(high, [](int64_t size) { return size == 0; }))
      return x;
    auto type = cast<RankedTensorType>(x.getType());
    SmallVector<int64_t> shape(type.getShape());
    for (auto [size, more] : llvm::zip_equal(shape, high))
      if (!ShapedType::isDynamic(size))
        size += more;
    return PadOp::create(builder, loc, type.clone(shape), x, Value(), low,
                         high);
  }
  Value reshape(Value x, ArrayRef<int64_t> sizes) {
    return reshapeTo(builder, loc, x, asSizes(sizes));
  }
  Value expand(Value x, ArrayRef<int64_t> sizes) {
    return expandTo(builder, loc, x, asSizes(sizes));
  }
  Value shrink(Value x, ArrayRef<int64_t> offsets, ArrayRef<int64_t> sizes) {
    return shrinkTo(builder, loc, x, offsets, sizes);
  }
  Value permute(Value x, ArrayRef<int64_t> order) {
    return permuteBy(builder, loc, x, order);
  }
};
} // namespace

/// The axes that are read through windows, whose elements are of a loop of
/// static size; none if some other map is there.
static std::optional<SmallVector<WindowAxis>>
findWindows(AffineMap map, ArrayRef<OpFoldResult> space) {
  std::vector<SmallVector<int64_t, 8>> rows;
  if (failed(getFlattenedAffineExprs(map, &rows, nullptr)))
    return std::nullopt;
  SmallVector<WindowAxis> windows;
  llvm::SmallDenseSet<unsigned> taken;
  for (auto [axis, row] : llvm::enumerate(rows)) {
    if (row.size() != map.getNumDims() + 1)
      return std::nullopt;
    SmallVector<unsigned, 2> loops;
    for (unsigned loop : llvm::seq<unsigned>(map.getNumDims()))
      if (row[loop] != 0)
        loops.push_back(loop);
    for (unsigned loop : loops)
      if (!taken.insert(loop).second)
        return std::nullopt;
    if (isa<AffineDimExpr, AffineConstantExpr>(map.getResult(axis)))
      continue;
    if (loops.empty() || loops.size() > 2 || row.back() < 0)
      return std::nullopt;
    if (loops.size() == 2 && !getConstantIntValue(space[loops[1]]))
      std::swap(loops[0], loops[1]);
    for (unsigned loop : loops)
      if (row[loop] < 0)
        return std::nullopt;
    if (loops.size() == 2 && !getConstantIntValue(space[loops[1]]))
      return std::nullopt;
    WindowAxis window;
    window.axis = axis;
    window.offset = row.back();
    window.position = loops[0];
    window.stride = row[loops[0]];
    if (loops.size() == 2) {
      window.element = loops[1];
      window.dilation = row[loops[1]];
    }
    windows.push_back(window);
  }
  return windows;
}

/// The smaller one of both.
static OpFoldResult clampTo(OpBuilder &builder, Location loc, int64_t number,
                            OpFoldResult size) {
  if (auto known = getConstantIntValue(size))
    return builder.getIndexAttr(std::min(number, *known));
  Type index = builder.getIndexType();
  Value other = ConstOp::create(builder, loc, index, number);
  return Value(MinOp::create(builder, loc, index, other, cast<Value>(size)));
}

Value uop::fromlinalg::takeEvery(OpBuilder &builder, Location loc, Value source,
                                 int64_t axis, OpFoldResult offset,
                                 OpFoldResult count, int64_t stride) {
  auto type = cast<RankedTensorType>(source.getType());
  Sizes sizes = getSizes(builder, loc, source);
  OpFoldResult read = count;
  // Where there are no elements, the first one may be beyond the axis.
  if (auto begin = getConstantIntValue(offset); begin && *begin != 0)
    offset = clampTo(builder, loc, *begin, sizes[axis]);
  if (stride != 1) {
    // The last element has none after it, but the padding.
    SmallVector<int64_t> shape(type.getShape()), none(type.getRank(), 0),
        high = none;
    high[axis] = stride - 1;
    if (!type.isDynamicDim(axis))
      shape[axis] += stride - 1;
    source = PadOp::create(builder, loc, type.clone(shape), source, Value(),
                           none, high);
    if (auto known = getConstantIntValue(count)) {
      read = builder.getIndexAttr(*known * stride);
    } else {
      Type index = builder.getIndexType();
      Value factor = ConstOp::create(builder, loc, index, stride);
      read =
          Value(MulOp::create(builder, loc, index, cast<Value>(count), factor));
    }
  }
  sizes[axis] = read;
  Sizes offsets(sizes.size(), builder.getIndexAttr(0));
  offsets[axis] = offset;
  source = takeBox(builder, loc, source, offsets, sizes);
  if (stride == 1)
    return source;
  Sizes apart = sizes;
  apart[axis] = count;
  apart.insert(apart.begin() + axis + 1, builder.getIndexAttr(stride));
  source = reshapeTo(builder, loc, source, apart);
  SmallVector<int64_t> first(
      cast<RankedTensorType>(source.getType()).getShape());
  first[axis + 1] = 1;
  source = shrinkTo(builder, loc, source, SmallVector<int64_t>(first.size(), 0),
                    first);
  apart.erase(apart.begin() + axis + 1);
  return reshapeTo(builder, loc, source, apart);
}

Value uop::fromlinalg::readDynamicWindows(ElementBuilder &elements,
                                          Value source, AffineMap &map) {
  static constexpr int64_t kMostElements = 1024;
  ArrayRef<OpFoldResult> space = elements.getSizes();
  auto windows = findWindows(map, space);
  if (!windows)
    return {};
  for (const WindowAxis &window : *windows)
    if (window.element &&
        *getConstantIntValue(space[*window.element]) > kMostElements)
      return {};
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  SmallVector<AffineExpr> exprs(map.getResults());
  // From the last axis on: the new ones change the numbers of those after.
  for (const WindowAxis &window : llvm::reverse(*windows)) {
    OpFoldResult positions = space[window.position];
    int64_t count =
        window.element ? *getConstantIntValue(space[*window.element]) : 1;
    SmallVector<Value> slices;
    for (int64_t i = 0; i != count; ++i) {
      Value slice =
          takeEvery(builder, loc, source, window.axis,
                    builder.getIndexAttr(window.offset + window.dilation * i),
                    positions, window.stride);
      Sizes sizes = getSizes(builder, loc, source);
      sizes[window.axis] = positions;
      sizes.insert(sizes.begin() + window.axis + 1, builder.getIndexAttr(1));
      slices.push_back(reshapeTo(builder, loc, slice, sizes));
    }
    source = slices.front();
    if (count != 1) {
      auto type = cast<RankedTensorType>(source.getType());
      SmallVector<int64_t> shape(type.getShape());
      shape[window.axis + 1] = count;
      source = CatOp::create(builder, loc, type.clone(shape), slices,
                             builder.getI64IntegerAttr(window.axis + 1));
    }
    exprs[window.axis] = builder.getAffineDimExpr(window.position);
    exprs.insert(exprs.begin() + window.axis + 1,
                 window.element ? builder.getAffineDimExpr(*window.element)
                                : builder.getAffineConstantExpr(0));
  }
  map = AffineMap::get(map.getNumDims(), 0, exprs, map.getContext());
  return source;
}

Value uop::fromlinalg::readWindows(ElementBuilder &elements, Value source,
                                   AffineMap &map) {
  ArrayRef<OpFoldResult> space = elements.getSizes();
  auto type = cast<RankedTensorType>(source.getType());
  auto windows = findWindows(map, space);
  if (!windows)
    return {};
  for (const WindowAxis &window : *windows)
    if (type.isDynamicDim(window.axis) ||
        !getConstantIntValue(space[window.position]))
      return {};
  OpBuilder &builder = elements.getBuilder();
  Location loc = elements.getLoc();
  auto sizeOf = [&](unsigned loop) {
    return *getConstantIntValue(space[loop]);
  };
  // What no window reaches would only be in the way.
  SmallVector<int64_t> offsets(type.getRank(), 0), box(type.getShape()), order;
  SmallVector<int64_t> counts, strides, dilations;
  for (const WindowAxis &window : *windows) {
    int64_t count = window.element ? sizeOf(*window.element) : 1;
    int64_t reach = window.dilation * (count - 1) + 1;
    offsets[window.axis] = window.offset;
    box[window.axis] = window.stride * (sizeOf(window.position) - 1) + reach;
    counts.push_back(count);
    strides.push_back(window.stride);
    dilations.push_back(window.dilation);
  }
  source = shrinkTo(builder, loc, source, offsets, box);
  SmallVector<AffineExpr> exprs;
  for (int64_t axis : llvm::seq<int64_t>(type.getRank())) {
    if (llvm::any_of(*windows, [&](const WindowAxis &window) {
          return window.axis == axis;
        }))
      continue;
    order.push_back(axis);
    exprs.push_back(map.getResult(axis));
  }
  size_t outer = order.size();
  for (const WindowAxis &window : *windows) {
    order.push_back(window.axis);
    exprs.push_back(builder.getAffineDimExpr(window.position));
  }
  for (const WindowAxis &window : *windows)
    exprs.push_back(window.element ? builder.getAffineDimExpr(*window.element)
                                   : builder.getAffineConstantExpr(0));
  source = permuteBy(builder, loc, source, order);
  Sizes sizes = getSizes(builder, loc, source);
  MovementBuilder movement{builder, loc,
                           ArrayRef<OpFoldResult>(sizes).take_front(outer)};
  auto shape = cast<RankedTensorType>(source.getType()).getShape();
  source = buildWindows(movement, source, SmallVector<int64_t>(shape),
                        SlidingWindows{counts, strides, dilations});
  map = AffineMap::get(map.getNumDims(), 0, exprs, map.getContext());
  return source;
}
