//===- ViewRule.cpp - The gradient of a strided window ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scatter would do, but it looks at every update for every element. Movement
// and sums do the same in time proportional to what overlaps.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

/// [..., n, length] to [..., (n - 1) * stride + length]: row i is added at
/// i * stride.
static Value overlapAdd(GradientBuilder &b, Value x, int64_t stride) {
  Shape outer(b.shapeOf(x));
  int64_t length = outer.pop_back_val(), n = outer.pop_back_val();
  auto withOuter = [&](ArrayRef<int64_t> inner) {
    Shape shape(outer);
    llvm::append_range(shape, inner);
    return shape;
  };
  auto padAxis = [&](Value value, size_t axis, int64_t high) {
    Shape lows(b.shapeOf(value).size(), 0), highs(lows);
    highs[axis] = high;
    return b.pad(value, lows, highs);
  };
  auto trim = [&](Value value, ArrayRef<int64_t> shape) {
    return b.shrink(value, Shape(shape.size(), 0), shape);
  };
  size_t rows = outer.size();
  int64_t chunks = llvm::divideCeil(length, stride);
  x = padAxis(x, rows + 1, chunks * stride - length);
  if (chunks > 1) {
    // Rows of chunks. A row that is n chunks longer and then, all rows being
    // one, n - 1 longer is one chunk further than the row before.
    x = b.reshape(x, withOuter({n, chunks, stride}));
    x = padAxis(x, rows + 1, n);
    x = b.reshape(x, withOuter({n * (chunks + n), stride}));
    x = trim(x, withOuter({n * (chunks + n - 1), stride}));
    x = b.reshape(x, withOuter({n, chunks + n - 1, stride}));
    x = b.reduce(ReduceKind::add, x, {int64_t(rows)});
  }
  x = b.reshape(x, withOuter({(chunks + n - 1) * stride}));
  return trim(x, withOuter({(n - 1) * stride + length}));
}

Value uop::buildViewGradient(ViewOp view, GradientBuilder &b, Value g) {
  // The offset may overflow on the way to its last value, which does not.
  uint64_t offset = view.getOffset();
  ArrayRef<int64_t> strides = view.getStrides();
  if (view.getMaskBegin()) {
    Shape sizes;
    for (auto [begin, end, stride] :
         llvm::zip_equal(*view.getMaskBegin(), *view.getMaskEnd(), strides)) {
      sizes.push_back(end - begin);
      offset += uint64_t(begin) * uint64_t(stride);
    }
    g = b.shrink(g, *view.getMaskBegin(), sizes);
  }
  Shape sizes(b.shapeOf(g));
  if (llvm::is_contained(sizes, 0))
    return {};

  // Every axis that is left moves, and forward.
  struct Axis {
    int64_t stride;
    int64_t size;
    int64_t number;
  };
  SmallVector<Axis> axes;
  Shape repeated, backward, kept;
  for (auto [number, stride, size] : llvm::enumerate(strides, sizes)) {
    if (size == 1)
      continue;
    if (stride == 0) {
      repeated.push_back(number);
      continue;
    }
    if (stride < 0) {
      backward.push_back(number);
      offset += uint64_t(size - 1) * uint64_t(stride);
    }
    axes.push_back({std::abs(stride), size, int64_t(axes.size())});
    kept.push_back(size);
  }
  g = b.reshape(b.reduce(ReduceKind::add, b.flip(g, backward), repeated), kept);

  // The shortest strides inside. Of two axes of one stride the longer one is:
  // the sum above is over the other.
  llvm::sort(axes, [](const Axis &lhs, const Axis &rhs) {
    return std::tuple(-lhs.stride, lhs.size, lhs.number) <
           std::tuple(-rhs.stride, rhs.size, rhs.number);
  });
  g = b.permute(g, llvm::map_to_vector(
                       axes, [](const Axis &axis) { return axis.number; }));
  Shape shape(b.shapeOf(g));
  shape.push_back(1);
  g = b.reshape(g, shape);
  for (const Axis &axis : llvm::reverse(axes))
    g = overlapAdd(b, g, axis.stride);

  int64_t begin = offset;
  int64_t end = b.shapeOf(view.getSource())[0] - begin - b.shapeOf(g)[0];
  return b.pad(g, {begin}, {end});
}
