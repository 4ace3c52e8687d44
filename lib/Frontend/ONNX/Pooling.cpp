//===- Pooling.cpp - Windows combined ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Windows.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// The last axes, as many as a window has.
static Shape getTaps(Value windows, size_t count) {
  int64_t rank = Emitter::rankOf(windows);
  return llvm::to_vector(llvm::seq<int64_t>(rank - count, rank));
}

static std::optional<Shape> getKernelShape(Node &n, Value x) {
  if (!n.checkRank(x, 2, "its input"))
    return std::nullopt;
  std::optional<Shape> sizes = n.intsAttribute("kernel_shape");
  if (!sizes && !n.hasFailed)
    n.fail("attribute 'kernel_shape' is missing");
  return n.hasFailed ? std::nullopt : sizes;
}

/// Where in its whole tensor each element is, row by row or, of the spatial
/// axes, column by column.
static Value emitPositions(Node &n, ShapeRef shape, bool isColumnMajor) {
  Value sum;
  int64_t inner = Emitter::countOf(shape.drop_front(2));
  for (int64_t axis = 0; axis != int64_t(shape.size()); ++axis) {
    int64_t scale = axis < 2 ? inner : 1;
    if (axis == 0)
      scale *= shape[1];
    for (int64_t i = 2; i != int64_t(shape.size()) && axis >= 2; ++i)
      if (isColumnMajor ? i < axis : i > axis)
        scale *= shape[i];
    Value term = n.mul(n.iota(shape, axis), n.splatInt(scale, n.i64()));
    sum = sum ? n.add(sum, term) : term;
  }
  return sum;
}

/// The windows of a pooling of input 0, and the padding after each axis that is
/// asked for.
static std::optional<WindowShape> getPoolWindows(Node &n,
                                                 Shape *highPad = nullptr) {
  Value x = n.input(0);
  std::optional<Shape> sizes = x ? getKernelShape(n, x) : std::nullopt;
  if (!sizes)
    return std::nullopt;
  return getWindows(n, x, *sizes, /*mayCeil=*/true, highPad);
}

static LogicalResult convertMaxPool(Node &n) {
  std::optional<WindowShape> window = getPoolWindows(n);
  if (!window)
    return failure();
  Value x = n.input(0);
  Value least = n.identity(ReduceKind::max, n.elementOf(x));
  Value taps = n.windows(x, *window, least);
  if (!taps)
    return failure();
  Shape axes = getTaps(taps, window->sizes.size());
  Value most = n.reduce(ReduceKind::max, taps, axes);
  n.setOutput(0, n.reduce(ReduceKind::max, taps, axes, /*keep=*/false),
              n.item(0).dataType);
  if (!n.hasOutput(1))
    return success(!n.hasFailed);
  if (n.anyVariable(Emitter::shapeOf(x)))
    return n.error("output 1, the positions, is not supported for a tensor "
                   "with sizes that a run decides, " +
                   toString(x) + "; only output 0 is");
  // The first of the window that is as large; the padding has no position.
  bool isColumnMajor = n.intAttribute("storage_order", 0);
  Value positions = emitPositions(n, Emitter::shapeOf(x), isColumnMajor);
  positions = n.windows(positions, *window, n.splatInt(-1, n.i64()));
  Value isThere =
      n.compare(CmpPredicate::ge, positions, n.splatInt(0, n.i64()));
  Value found = n.logicalAnd(n.compare(CmpPredicate::eq, taps, most), isThere);
  // By the order of taps, which is that of rows.
  int64_t count = Emitter::countOf(window->sizes);
  Shape flat(Emitter::shapeOf(taps).drop_back(window->sizes.size()));
  flat.push_back(count);
  found = n.reshape(found, flat);
  int64_t last = flat.size() - 1;
  Value order = n.where(found, n.iota(flat, last), n.splatInt(count, n.i64()));
  Value first = n.reduce(ReduceKind::min, order, {last});
  n.setOutput(
      1,
      n.squeeze(n.gatherAlong(n.reshape(positions, flat), first, last), last));
  return success(!n.hasFailed);
}

/// How many taps of the windows are in [0, size) of an axis, or in its padding.
static Shape countTaps(const WindowShape &window, size_t axis, int64_t begin,
                       int64_t end, int64_t positions) {
  Shape counts;
  for (int64_t i = 0; i != positions; ++i) {
    int64_t count = 0;
    for (int64_t tap = 0; tap != window.sizes[axis]; ++tap) {
      int64_t at = i * window.strides[axis] + tap * window.dilations[axis] -
                   window.low[axis];
      count += at >= begin && at < end;
    }
    counts.push_back(count);
  }
  return counts;
}

/// How many elements each window has in the tensor, or in its padding where
/// `countsPads`: windows over ones.
static Value emitTapCounts(Node &n, Value x, WindowShape window,
                           ShapeRef highPad, bool countsPads) {
  Shape shape = {1, 1};
  for (size_t i = 0; i != window.sizes.size(); ++i) {
    int64_t size = Emitter::shapeOf(x)[i + 2];
    if (countsPads) {
      size += window.low[i] + highPad[i];
      window.low[i] = 0;
      window.high[i] -= highPad[i];
    }
    shape.push_back(size);
  }
  Value ones = n.splat(1, n.elementOf(x), shape);
  Value taps = n.windows(ones, window);
  if (!taps)
    return {};
  return n.sum(taps, getTaps(taps, window.sizes.size()), /*keep=*/false);
}

static LogicalResult convertAveragePool(Node &n) {
  Shape highPad;
  std::optional<WindowShape> window = getPoolWindows(n, &highPad);
  if (!window)
    return failure();
  Value x = n.input(0);
  Type element = n.elementOf(x);
  Value taps = n.windows(n.widen(x), *window);
  if (!taps)
    return failure();
  Value total =
      n.sum(taps, getTaps(taps, window->sizes.size()), /*keep=*/false);
  bool countsPads = n.intAttribute("count_include_pad", 0);
  if (n.anyVariable(Emitter::shapeOf(x).drop_front(2))) {
    Value counts = emitTapCounts(n, n.widen(x), *window, highPad, countsPads);
    return n.finish(n.cast(n.div(total, counts), element));
  }
  for (int64_t i = 0, count = window->sizes.size(); i != count; ++i) {
    int64_t size = Emitter::shapeOf(x)[i + 2];
    if (window->sizes[i] > kMaxNumbers / Emitter::shapeOf(total)[i + 2])
      return n.error("its windows on axis " + Twine(i + 2) +
                     " have too many elements to count");
    int64_t begin = countsPads ? -window->low[i] : 0;
    int64_t end = countsPads ? size + highPad[i] : size;
    Shape counts =
        countTaps(*window, i, begin, end, Emitter::shapeOf(total)[i + 2]);
    Shape shape(count + 1, 1);
    shape[i + 1] = counts.size();
    Value divisor = n.cast(n.ints(counts, shape), n.elementOf(total));
    total = n.div(total, divisor);
  }
  return n.finish(n.cast(total, element));
}

/// |x|^p, with fewer operations for the usual p.
static Value emitPower(Node &n, Value x, int64_t p) {
  if (!x)
    return {};
  x = n.unary<AbsOp>(x);
  if (p == 1)
    return x;
  return p == 2 ? n.mul(x, x) : n.binary<PowOp>(x, n.number(double(p), x));
}

static Value emitRoot(Node &n, Value x, int64_t p) {
  if (!x || p == 1)
    return x;
  return p == 2 ? n.sqrt(x) : n.binary<PowOp>(x, n.number(1.0 / double(p), x));
}

static LogicalResult convertLpPool(Node &n) {
  std::optional<WindowShape> window = getPoolWindows(n);
  if (!window)
    return failure();
  Value x = n.input(0);
  int64_t p = n.intAttribute("p", 2);
  Type element = n.elementOf(x);
  Value taps = n.windows(emitPower(n, n.widen(x), p), *window);
  if (!taps)
    return failure();
  Value total =
      n.sum(taps, getTaps(taps, window->sizes.size()), /*keep=*/false);
  return n.finish(n.cast(emitRoot(n, total, p), element));
}

/// Of all spatial axes.
template <typename Function>
static LogicalResult convertGlobal(Node &n, Function function) {
  Value x = n.input(0);
  if (!n.checkRank(x, 2, "its input"))
    return failure();
  Type element = n.elementOf(x);
  auto axes = llvm::to_vector(llvm::seq<int64_t>(2, Emitter::rankOf(x)));
  return n.finish(n.cast(function(n.widen(x), axes), element));
}

static LogicalResult convertGlobalAveragePool(Node &n) {
  return convertGlobal(n,
                       [&](Value x, ShapeRef axes) { return n.mean(x, axes); });
}

static LogicalResult convertGlobalMaxPool(Node &n) {
  return convertGlobal(n, [&](Value x, ShapeRef axes) {
    return n.reduce(ReduceKind::max, x, axes);
  });
}

static LogicalResult convertGlobalLpPool(Node &n) {
  return convertGlobal(n, [&](Value x, ShapeRef axes) {
    int64_t p = n.intAttribute("p", 2);
    return emitRoot(n, n.sum(emitPower(n, x, p), axes), p);
  });
}

static LogicalResult convertMaxUnpool(Node &n) {
  Value x = n.input(0), indices = n.input(1);
  std::optional<Shape> sizes = x ? getKernelShape(n, x) : std::nullopt;
  if (!sizes || !indices)
    return failure();
  int64_t count = sizes->size();
  std::optional<Shape> strides = getSpatialAttribute(n, "strides", count, 1);
  std::optional<Shape> pads = getSpatialAttribute(n, "pads", 2 * count, 0, 0);
  if (!strides || !pads)
    return failure();
  if (Emitter::rankOf(x) != count + 2 ||
      Emitter::shapeOf(x) != Emitter::shapeOf(indices))
    return n.error("its input " + toString(x) + " and the indices " +
                   toString(indices) + " must have one shape, of " +
                   Twine(count + 2) + " axes");
  Shape shape(Emitter::shapeOf(x));
  for (int64_t i = 0; i != count; ++i)
    shape[i + 2] = (shape[i + 2] - 1) * (*strides)[i] + (*sizes)[i] -
                   (*pads)[i] - (*pads)[i + count];
  Shape result = shape;
  if (n.hasInput(2)) {
    std::optional<Shape> given = n.intsInput(2);
    if (!given)
      return failure();
    if (given->size() != shape.size())
      return n.error("the output shape [" + toList(*given) + "] does not fit " +
                     toString(x));
    result = *given;
  }
  // Indices count in the shape that was pooled.
  int64_t elements = Emitter::countOf(Emitter::shapeOf(x));
  Value flat = n.splat(0, n.elementOf(x), {Emitter::countOf(shape)});
  flat = n.scatterAlong(ScatterKind::set, flat, n.reshape(indices, {elements}),
                        n.reshape(x, {elements}), 0);
  Value unpooled = n.reshape(flat, shape);
  Shape low(shape.size(), 0), high;
  for (auto [from, to] : llvm::zip_equal(shape, result))
    high.push_back(to - from);
  return n.finish(n.pad(unpooled, low, high));
}

void uop::onnx_import::addPoolingOps(OpTable &table) {
  table.add("MaxPool", convertMaxPool);
  table.add("AveragePool", convertAveragePool);
  table.add("LpPool", convertLpPool, 2);
  table.add("GlobalAveragePool", convertGlobalAveragePool, 1);
  table.add("GlobalMaxPool", convertGlobalMaxPool, 1);
  table.add("GlobalLpPool", convertGlobalLpPool, 2);
  table.add("MaxUnpool", convertMaxUnpool, 9);
}
