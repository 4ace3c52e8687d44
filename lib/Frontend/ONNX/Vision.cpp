//===- Vision.cpp - Sampling of images and boxes in them --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GraphImporter.h"
#include "Windows.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

//===----------------------------------------------------------------------===//
// Sampling
//===----------------------------------------------------------------------===//

namespace {
enum class Interpolation { nearest, linear, cubic };
enum class Outside { zeros, border, reflection };

struct Sampling {
  Interpolation interpolation;
  Outside outside;
  bool alignCorners;
};

/// Of one axis: [batch, points, taps].
struct AxisTaps {
  Value positions, weights, isInside;
};
} // namespace

/// x folded into [low, high] by mirrors at both ends.
static Value emitReflection(Node &n, Value x, double low, double high) {
  if (!x)
    return {};
  Value base = n.number(low, x), range = n.number(high - low, x);
  if (high <= low)
    return n.add(n.mul(x, n.number(0, x)), base);
  Value distance = n.unary<AbsOp>(n.sub(x, base));
  Value period = n.number(2 * (high - low), x);
  Value turns = n.unary<FloorOp>(n.div(distance, period));
  Value rest = n.sub(distance, n.mul(turns, period));
  Value isBack = n.compare(CmpPredicate::gt, rest, range);
  return n.add(base, n.where(isBack, n.sub(period, rest), rest));
}

static Value clamp(Node &n, Value x, double low, double high) {
  return x ? n.min(n.max(x, n.number(low, x)), n.number(high, x)) : x;
}

/// Keys' cubic convolution with a = -0.75, of taps -1, 0, 1 and 2.
static Value emitCubicWeight(Node &n, Value fraction, int64_t tap) {
  Value x =
      n.unary<AbsOp>(n.sub(fraction, n.number(double(tap - 1), fraction)));
  auto c = [&](double value) { return n.number(value, x); };
  constexpr double a = -0.75;
  if (tap == 1 || tap == 2) {
    Value inner = n.sub(n.mul(c(a + 2), x), c(a + 3));
    return n.add(n.mul(n.mul(inner, x), x), c(1));
  }
  Value inner = n.add(n.mul(n.sub(n.mul(c(a), x), c(5 * a)), x), c(8 * a));
  return n.sub(n.mul(inner, x), c(4 * a));
}

/// The taps around coordinates [batch, points] of an axis.
static AxisTaps emitAxisTaps(Node &n, Value x, int64_t size,
                             const Sampling &sampling) {
  double low = sampling.alignCorners ? 0 : -0.5;
  double high = double(size) - (sampling.alignCorners ? 1 : 0.5);
  if (sampling.interpolation == Interpolation::nearest)
    x = n.unary<RoundOp>(x);
  if (!x)
    return {};
  // Cubic weights are those of the point itself, as in PyTorch: only its taps
  // are brought inside.
  bool isCubic = sampling.interpolation == Interpolation::cubic;
  Value isOut = n.logicalOr(n.compare(CmpPredicate::lt, x, n.number(low, x)),
                            n.compare(CmpPredicate::gt, x, n.number(high, x)));
  if (sampling.outside == Outside::border && !isCubic)
    x = n.where(isOut, clamp(n, x, 0, double(size - 1)), x);
  else if (sampling.outside == Outside::reflection && !isCubic)
    x = n.where(isOut, emitReflection(n, x, low, high), x);
  int64_t count = sampling.interpolation == Interpolation::nearest  ? 1
                  : sampling.interpolation == Interpolation::linear ? 2
                                                                    : 4;
  Value base = count == 1 ? x : n.unary<FloorOp>(x);
  Value fraction = n.sub(x, base);
  SmallVector<Value> positions, weights;
  for (int64_t tap = 0; tap != count; ++tap) {
    int64_t offset = count == 4 ? tap - 1 : tap;
    positions.push_back(
        n.unsqueeze(n.add(base, n.number(double(offset), x)), 2));
    Value weight;
    if (count == 1)
      weight = n.splat(1, n.elementOf(x), Emitter::shapeOf(x));
    else if (count == 2)
      weight = tap ? fraction : n.sub(n.number(1, x), fraction);
    else
      weight = emitCubicWeight(n, fraction, tap);
    weights.push_back(n.unsqueeze(weight, 2));
  }
  Value at = n.concatenate(positions, 2);
  if (!at)
    return {};
  AxisTaps taps;
  taps.weights = n.concatenate(weights, 2);
  if (sampling.outside == Outside::reflection)
    at = n.unary<TruncOp>(emitReflection(n, at, low, high));
  taps.isInside = n.logicalAnd(
      n.compare(CmpPredicate::ge, at, n.number(0, at)),
      n.compare(CmpPredicate::le, at, n.number(double(size - 1), at)));
  taps.positions = n.cast(clamp(n, at, 0, double(size - 1)), n.i64());
  return taps;
}

/// Values of x, [batch, channels, sizes], at points whose coordinates on each
/// axis are [batch, points]: [batch, channels, points].
static Value emitSamples(Node &n, Value x, ArrayRef<Value> coordinates,
                         const Sampling &sampling) {
  ShapeRef shape = Emitter::shapeOf(x), sizes = shape.drop_front(2);
  int64_t batch = shape[0], channels = shape[1], axes = sizes.size();
  Value positions, weights;
  int64_t points = 0, taps = 1;
  for (auto [axis, given] : llvm::enumerate(coordinates)) {
    AxisTaps own = emitAxisTaps(n, given, sizes[axis], sampling);
    if (!own.positions || !own.weights)
      return {};
    points = Emitter::shapeOf(given)[1];
    int64_t count = Emitter::shapeOf(own.weights)[2];
    taps *= count;
    // [batch, points, ..., taps of this axis, ...]
    Shape place(axes + 2, 1);
    place[0] = batch;
    place[1] = points;
    place[axis + 2] = count;
    if (sampling.outside == Outside::zeros)
      own.weights =
          n.where(own.isInside, own.weights, n.number(0, own.weights));
    Value at = n.reshape(own.positions, place);
    Value weight = n.reshape(own.weights, place);
    positions =
        positions
            ? n.add(n.mul(positions, n.splatInt(sizes[axis], n.i64())), at)
            : at;
    weights = weights ? n.mul(weights, weight) : weight;
  }
  int64_t all = points * taps;
  positions =
      n.expand(n.reshape(positions, {batch, 1, all}), {batch, channels, all});
  Value flat = n.reshape(x, {batch, channels, Emitter::countOf(sizes)});
  Value picked = n.reshape(n.gatherAlong(flat, positions, 2),
                           {batch, channels, points, taps});
  weights = n.reshape(weights, {batch, 1, points, taps});
  // What has no weight has no influence, not even as NaN.
  if (sampling.outside == Outside::zeros && picked)
    picked = n.where(n.compare(CmpPredicate::eq, weights, n.number(0, weights)),
                     n.number(0, picked), picked);
  return n.sum(n.mul(picked, weights), {3}, /*keep=*/false);
}

static std::optional<Sampling> readSampling(Node &n) {
  Sampling sampling;
  std::string mode =
      n.stringAttribute("mode", n.opset < 20 ? "bilinear" : "linear");
  std::string outside = n.stringAttribute("padding_mode", "zeros");
  sampling.alignCorners = n.intAttribute("align_corners", 0);
  if (mode == "nearest")
    sampling.interpolation = Interpolation::nearest;
  else if (mode == "linear" || mode == "bilinear")
    sampling.interpolation = Interpolation::linear;
  else if (mode == "cubic" || mode == "bicubic")
    sampling.interpolation = Interpolation::cubic;
  else
    n.fail("attribute 'mode' must be nearest, linear or cubic, got '" +
           Twine(mode) + "'");
  if (outside == "zeros")
    sampling.outside = Outside::zeros;
  else if (outside == "border")
    sampling.outside = Outside::border;
  else if (outside == "reflection")
    sampling.outside = Outside::reflection;
  else
    n.fail("attribute 'padding_mode' must be zeros, border or reflection, got "
           "'" +
           Twine(outside) + "'");
  if (n.hasFailed)
    return std::nullopt;
  return sampling;
}

static LogicalResult convertGridSample(Node &n) {
  Value x = n.input(0), grid = n.input(1);
  std::optional<Sampling> sampling = readSampling(n);
  if (!sampling || !grid || !n.checkRank(x, 3, "its input"))
    return failure();
  ShapeRef shape = Emitter::shapeOf(x), points = Emitter::shapeOf(grid);
  int64_t axes = shape.size() - 2;
  if (points.size() != shape.size() || points.back() != axes ||
      points[0] != shape[0])
    return n.error("the grid " + toString(grid) + " does not fit " +
                   toString(x));
  Shape result = {shape[0], shape[1]};
  llvm::append_range(result, points.drop_front().drop_back());
  if (Emitter::countOf(shape) == 0 || Emitter::countOf(result) == 0)
    return n.error("tensors without elements cannot be sampled");
  Type element = n.elementOf(x);
  bool isExact = !isa<FloatType>(element) &&
                 sampling->interpolation == Interpolation::nearest;
  if (!isa<FloatType>(element) && !isExact)
    return n.error("mode linear and cubic need floats, got " + toString(x));
  x = n.widen(x);
  if (isExact)
    x = n.cast(x, n.getBuilder().getF64Type());
  int64_t count = Emitter::countOf(points.drop_front().drop_back());
  grid = n.reshape(n.cast(grid, n.elementOf(x)), {shape[0], count, axes});
  SmallVector<Value> coordinates;
  for (int64_t axis = 0; axis != axes; ++axis) {
    // The last number of a point is for the first axis.
    Value at = n.squeeze(n.cut(grid, 2, axes - 1 - axis, 1), 2);
    if (!at)
      return failure();
    double size = double(shape[axis + 2]);
    Value one = n.number(1, at), half = n.number(0.5, at);
    at = sampling->alignCorners
             ? n.mul(n.mul(n.add(at, one), half), n.number(size - 1, at))
             : n.mul(n.sub(n.mul(n.add(at, one), n.number(size, at)), one),
                     half);
    coordinates.push_back(at);
  }
  Value samples = emitSamples(n, x, coordinates, *sampling);
  return n.finish(n.cast(n.reshape(samples, result), element));
}

static LogicalResult convertAffineGrid(Node &n) {
  Value theta = n.input(0);
  std::optional<Shape> size = n.intsInput(1);
  if (!theta || !size)
    return failure();
  int64_t axes = int64_t(size->size()) - 2;
  if (axes < 2 || axes > 3 ||
      Emitter::shapeOf(theta) != ShapeRef({(*size)[0], axes, axes + 1}) ||
      llvm::any_of(*size, [](int64_t s) { return s < 1; }))
    return n.error("the matrices " + toString(theta) + " do not fit size [" +
                   toList(*size) + "]");
  if (llvm::any_of(*size, [](int64_t s) { return s > kMaxNumbers; }))
    return n.error("size [" + toList(*size) + "] is too large");
  Type element = n.elementOf(theta);
  bool alignCorners = n.intAttribute("align_corners", 0);
  theta = n.widen(theta);
  Type wide = n.elementOf(theta);
  ShapeRef spatial = ShapeRef(*size).drop_front(2);
  // Coordinates from -1 to 1, the last axis first, and 1.
  Shape point(spatial);
  point.push_back(1);
  SmallVector<Value> parts;
  for (int64_t axis = axes - 1; axis >= 0; --axis) {
    SmallVector<double> values;
    double count = double(spatial[axis]);
    for (int64_t i = 0; i != spatial[axis]; ++i)
      values.push_back(
          alignCorners ? (count == 1 ? -1 : -1 + 2 * double(i) / (count - 1))
                       : -1 + (2 * double(i) + 1) / count);
    Shape place(axes + 1, 1);
    place[axis] = spatial[axis];
    parts.push_back(n.expand(n.floats(values, place, wide), point));
  }
  parts.push_back(n.splat(1, wide, point));
  int64_t points = Emitter::countOf(spatial);
  Value base = n.reshape(n.concatenate(parts, axes), {1, points, axes + 1});
  Value grid = n.matmul(base, n.permute(theta, {0, 2, 1}));
  Shape result = {(*size)[0]};
  llvm::append_range(result, spatial);
  result.push_back(axes);
  return n.finish(n.cast(n.reshape(grid, result), element));
}

//===----------------------------------------------------------------------===//
// DeformConv
//===----------------------------------------------------------------------===//

/// Coordinates of each tap of each window on one of two axes, moved by the
/// offsets: [batch * groups, taps * positions].
static Value emitDeformedAxis(Node &n, Value offsets, const WindowShape &window,
                              int64_t axis) {
  // [batch * groups, kh, kw, 2, oh, ow]
  ShapeRef shape = Emitter::shapeOf(offsets);
  Value own = n.squeeze(n.cut(offsets, 3, axis, 1), 3);
  if (!own)
    return {};
  SmallVector<double> taps, starts;
  for (int64_t i = 0; i != window.sizes[axis]; ++i)
    taps.push_back(double(i * window.dilations[axis] - window.low[axis]));
  for (int64_t i = 0; i != shape[4 + axis]; ++i)
    starts.push_back(double(i * window.strides[axis]));
  Shape tapShape(5, 1), startShape(5, 1);
  tapShape[1 + axis] = taps.size();
  startShape[3 + axis] = starts.size();
  Type element = n.elementOf(own);
  own = n.add(own, n.floats(taps, tapShape, element));
  own = n.add(own, n.floats(starts, startShape, element));
  return n.reshape(own, {shape[0], shape[1] * shape[2] * shape[4] * shape[5]});
}

static LogicalResult convertDeformConv(Node &n) {
  Value x = n.input(0), filters = n.input(1), offsets = n.input(2);
  Value bias = n.optionalInput(3), mask = n.optionalInput(4);
  if (n.hasFailed)
    return failure();
  if (Emitter::rankOf(x) != 4 || Emitter::rankOf(filters) != 4 ||
      Emitter::rankOf(offsets) != 4)
    return n.error("only images (4 axes) are supported, got " + toString(x));
  ShapeRef shape = Emitter::shapeOf(x), weights = Emitter::shapeOf(filters);
  int64_t groups = n.intAttribute("group", 1);
  int64_t offsetGroups = n.intAttribute("offset_group", 1);
  std::optional<WindowShape> window =
      getWindows(n, x, weights.drop_front(2), /*mayCeil=*/false);
  if (!window)
    return failure();
  int64_t taps = weights[2] * weights[3];
  ShapeRef moved = Emitter::shapeOf(offsets);
  int64_t oh = moved[2], ow = moved[3], points = taps * oh * ow;
  Shape positions;
  for (int64_t i = 0; i != 2; ++i)
    positions.push_back((shape[i + 2] + window->low[i] + window->high[i] -
                         getReach(*window, i)) /
                            window->strides[i] +
                        1);
  if (groups < 1 || offsetGroups < 1 || weights[1] * groups != shape[1] ||
      weights[0] % groups != 0 || shape[1] % offsetGroups != 0 ||
      moved[0] != shape[0] || moved[1] != offsetGroups * taps * 2 ||
      positions[0] != oh || positions[1] != ow)
    return n.error("filters " + toString(filters) + " and offsets " +
                   toString(offsets) + " do not fit " + toString(x));
  Type element = n.elementOf(x);
  x = n.widen(x);
  int64_t batch = shape[0], each = shape[1] / offsetGroups;
  offsets = n.reshape(n.widen(offsets), {batch * offsetGroups, weights[2],
                                         weights[3], 2, oh, ow});
  if (!offsets)
    return failure();
  Value rows = emitDeformedAxis(n, offsets, *window, 0);
  Value columns = emitDeformedAxis(n, offsets, *window, 1);
  Value source = n.reshape(x, {batch * offsetGroups, each, shape[2], shape[3]});
  Value samples = emitSamples(
      n, source, {rows, columns},
      {Interpolation::linear, Outside::zeros, /*alignCorners=*/true});
  if (mask)
    samples = n.mul(
        samples, n.reshape(n.widen(mask), {batch * offsetGroups, 1, points}));
  // [batch, groups, 1, channels, taps, positions]
  int64_t inner = shape[1] / groups * taps;
  samples = n.reshape(samples, {batch, groups, inner, oh * ow});
  Value matrix =
      n.reshape(n.widen(filters), {1, groups, weights[0] / groups, inner});
  Value result =
      n.reshape(n.matmul(matrix, samples), {batch, weights[0], oh, ow});
  if (bias)
    result = n.add(result, n.reshape(n.widen(bias), {weights[0], 1, 1}));
  return n.finish(n.cast(result, element));
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

/// Samples of a bin along an axis.
static constexpr int64_t kMaxBinSamples = 1024;

/// Coordinates [boxes, bins * samples] along an axis of boxes from `begin` to
/// `end`, and what is beyond the image.
static std::pair<Value, Value> emitBoxAxis(Node &n, Value begin, Value end,
                                           int64_t bins, int64_t samples,
                                           int64_t size, bool isHalfPixel) {
  Value extent = n.sub(end, begin);
  if (!extent)
    return {};
  if (!isHalfPixel)
    extent = n.max(extent, n.number(1, extent));
  SmallVector<double> steps;
  for (int64_t i = 0; i != bins * samples; ++i)
    steps.push_back((double(i) + 0.5) / double(bins * samples));
  Value at = n.add(begin, n.mul(extent, n.floats(steps, {1, bins * samples},
                                                 n.elementOf(begin))));
  Value isOut =
      n.logicalOr(n.compare(CmpPredicate::lt, at, n.number(-1, at)),
                  n.compare(CmpPredicate::gt, at, n.number(double(size), at)));
  return {clamp(n, at, 0, double(size - 1)), isOut};
}

namespace {
struct BoxOptions {
  int64_t height, width;
  double scale;
  bool isHalfPixel, isMax;
};

/// How many samples there are in a bin of a box.
using BinSamples = std::pair<int64_t, int64_t>;
} // namespace

/// The bins of boxes [boxes, 4] of x, [boxes, channels, height, width].
static Value emitBoxes(Node &n, Value x, Value boxes, Value batches,
                       const BoxOptions &options, BinSamples samples) {
  ShapeRef shape = Emitter::shapeOf(x);
  int64_t count = Emitter::shapeOf(boxes)[0];
  auto [height, width] = std::pair(options.height, options.width);
  // A box without extent.
  if (samples.first < 1 || samples.second < 1)
    return n.splat(0, n.elementOf(x), {count, shape[1], height, width});
  Value scaled =
      n.mul(n.cast(boxes, n.elementOf(x)), n.number(options.scale, x));
  scaled = n.sub(scaled, n.number(options.isHalfPixel ? 0.5 : 0, x));
  auto edge = [&](int64_t index) { return n.cut(scaled, 1, index, 1); };
  auto [rows, rowsOut] = emitBoxAxis(n, edge(1), edge(3), height, samples.first,
                                     shape[2], options.isHalfPixel);
  auto [columns, columnsOut] =
      emitBoxAxis(n, edge(0), edge(2), width, samples.second, shape[3],
                  options.isHalfPixel);
  if (!rows || !columns)
    return {};
  // The four neighbours of each point, weighted.
  Sampling sampling{Interpolation::linear, Outside::border, true};
  AxisTaps y = emitAxisTaps(n, rows, shape[2], sampling);
  AxisTaps z = emitAxisTaps(n, columns, shape[3], sampling);
  int64_t h = height * samples.first, w = width * samples.second;
  auto placeRows = [&](Value v) { return n.reshape(v, {count, h, 1, 2, 1}); };
  auto placeColumns = [&](Value v) {
    return n.reshape(v, {count, 1, w, 1, 2});
  };
  Value image = n.mul(n.cast(n.reshape(batches, {count, 1, 1, 1, 1}), n.i64()),
                      n.splatInt(shape[2], n.i64()));
  Value positions = n.add(n.mul(n.add(image, placeRows(y.positions)),
                                n.splatInt(shape[3], n.i64())),
                          placeColumns(z.positions));
  Value weights = n.mul(placeRows(y.weights), placeColumns(z.weights));
  Value isOut = n.logicalOr(n.reshape(rowsOut, {count, h, 1, 1, 1}),
                            n.reshape(columnsOut, {count, 1, w, 1, 1}));
  weights = n.where(isOut, n.number(0, x), weights);
  int64_t pixels = shape[0] * shape[2] * shape[3];
  Value table = n.reshape(n.permute(x, {0, 2, 3, 1}), {pixels, shape[1]});
  Value terms = n.mul(n.take(table, positions, 0), n.unsqueeze(weights, 5));
  terms = n.reshape(terms, {count, height, samples.first, width, samples.second,
                            4, shape[1]});
  Value result = n.reduce(options.isMax ? ReduceKind::max : ReduceKind::add,
                          terms, {2, 4, 5}, /*keep=*/false);
  if (!options.isMax)
    result =
        n.div(result, n.number(double(samples.first * samples.second), result));
  return n.permute(result, {0, 3, 1, 2});
}

/// The same where the size of each box decides how many samples it has: those
/// with as many are computed together.
static Value emitBoxesBySize(Node &n, Value x, Value boxes, Value batches,
                             const BoxOptions &options) {
  static constexpr size_t kMostKinds = 256;
  std::optional<SmallVector<double>> edges = n.floatsInput(1);
  if (!edges)
    return {};
  // In f32, as boxes are.
  auto count = [&](size_t low, size_t high, int64_t bins) {
    float offset = options.isHalfPixel ? 0.5f : 0, scale = float(options.scale);
    float extent = (float((*edges)[high]) * scale - offset) -
                   (float((*edges)[low]) * scale - offset);
    if (!options.isHalfPixel)
      extent = std::max(extent, 1.0f);
    // One that is no number has too many.
    float samples = std::ceil(extent / float(bins));
    return samples <= float(kMaxBinSamples) ? int64_t(std::max(samples, 0.0f))
                                            : kMaxBinSamples + 1;
  };
  llvm::MapVector<BinSamples, Shape> kinds;
  for (int64_t i = 0; i != Emitter::shapeOf(boxes)[0]; ++i) {
    BinSamples samples = {count(4 * i + 1, 4 * i + 3, options.height),
                          count(4 * i, 4 * i + 2, options.width)};
    if (std::max(samples.first, samples.second) > kMaxBinSamples)
      return n.fail("box " + Twine(i) + " needs more than " +
                    Twine(kMaxBinSamples) +
                    " samples in a bin; attribute "
                    "'sampling_ratio' above 0 limits them");
    kinds[samples].push_back(i);
  }
  if (kinds.size() > kMostKinds)
    return n.fail("its boxes have " + Twine(kinds.size()) +
                  " sizes; with attribute 'sampling_ratio' 0 they may have " +
                  Twine(kMostKinds));
  SmallVector<Value> parts;
  Shape places(Emitter::shapeOf(boxes)[0]);
  int64_t place = 0;
  for (auto &[samples, indices] : kinds) {
    Value which = n.ints(indices);
    parts.push_back(emitBoxes(n, x, n.take(boxes, which, 0),
                              n.take(batches, which, 0), options, samples));
    for (int64_t index : indices)
      places[index] = place++;
  }
  if (parts.empty())
    return emitBoxes(n, x, boxes, batches, options, {1, 1});
  return n.take(n.concatenate(parts, 0), n.ints(places), 0);
}

static LogicalResult convertRoiAlign(Node &n) {
  Value x = n.input(0), boxes = n.input(1), batches = n.input(2);
  if (!x || !boxes || !batches)
    return failure();
  int64_t height = n.intAttribute("output_height", 1);
  int64_t width = n.intAttribute("output_width", 1);
  int64_t samples = n.intAttribute("sampling_ratio", 0);
  std::string mode = n.stringAttribute("mode", "avg");
  bool isHalfPixel =
      n.stringAttribute("coordinate_transformation_mode",
                        n.opset < 16 ? "output_half_pixel" : "half_pixel") ==
      "half_pixel";
  if (Emitter::rankOf(x) != 4 || Emitter::rankOf(boxes) != 2 ||
      Emitter::shapeOf(boxes)[1] != 4 || height < 1 || width < 1 ||
      Emitter::shapeOf(batches) != Emitter::shapeOf(boxes).take_front())
    return n.error("boxes " + toString(boxes) + " do not fit " + toString(x));
  if (samples < 0 || samples > kMaxBinSamples || height > kMaxNumbers / 2048 ||
      width > kMaxNumbers / 2048)
    return n.error("its output of " + Twine(height) + "x" + Twine(width) +
                   " with " + Twine(samples) + " samples cannot be");
  if (mode != "avg" && mode != "max")
    return n.error("attribute 'mode' must be avg or max, got '" + Twine(mode) +
                   "'");
  if (samples == 0 && !n.findConstant(boxes))
    return n.error("attribute 'sampling_ratio' must be above 0: with 0, the "
                   "sizes of the boxes, input 1, decide how many samples there "
                   "are, but depend on " +
                   n.importer.describeUnknown(boxes));
  Type element = n.elementOf(x);
  x = n.widen(x);
  BoxOptions options{height, width, n.floatAttribute("spatial_scale", 1),
                     isHalfPixel, mode == "max"};
  Value result =
      samples ? emitBoxes(n, x, boxes, batches, options, {samples, samples})
              : emitBoxesBySize(n, x, boxes, batches, options);
  return n.finish(n.cast(result, element));
}

static LogicalResult convertCol2Im(Node &n) {
  Value x = n.input(0);
  std::optional<Shape> image = n.intsInput(1), block = n.intsInput(2);
  if (!image || !block || !n.checkRank(x, 3, "its input"))
    return failure();
  int64_t axes = image->size();
  std::optional<Shape> strides = getSpatialAttribute(n, "strides", axes, 1);
  std::optional<Shape> dilations = getSpatialAttribute(n, "dilations", axes, 1);
  std::optional<Shape> pads = getSpatialAttribute(n, "pads", 2 * axes, 0, 0);
  if (!strides || !dilations || !pads)
    return failure();
  ShapeRef shape = Emitter::shapeOf(x);
  bool fits = int64_t(block->size()) == axes && shape.size() == 3;
  Shape padded, positions;
  for (int64_t i = 0; fits && i != axes; ++i) {
    fits &= (*image)[i] > 0 && (*block)[i] > 0;
    padded.push_back((*image)[i] + (*pads)[i] + (*pads)[i + axes]);
    int64_t reach = (*dilations)[i] * ((*block)[i] - 1) + 1;
    positions.push_back((padded[i] - reach) / (*strides)[i] + 1);
    fits &= padded[i] >= reach;
  }
  int64_t taps = fits ? Emitter::countOf(*block) : 1;
  if (!fits || shape[1] % taps != 0 || Emitter::countOf(positions) != shape[2])
    return n.error("blocks [" + toList(*block) + "] of an image [" +
                   toList(*image) + "] do not fit " + toString(x));
  if (taps > kMaxNumbers / std::max<int64_t>(shape[2], 1))
    return n.error("its input, " + toString(x) + ", is too large");
  // Where each tap of each block goes.
  Shape targets, tap(axes, 0);
  for (int64_t i = 0; i != taps; ++i) {
    Shape at(axes, 0);
    for (int64_t p = 0; p != shape[2]; ++p) {
      int64_t flat = 0;
      for (int64_t k = 0; k != axes; ++k)
        flat =
            flat * padded[k] + at[k] * (*strides)[k] + tap[k] * (*dilations)[k];
      targets.push_back(flat);
      for (int64_t k = axes - 1; k >= 0 && ++at[k] == positions[k]; --k)
        at[k] = 0;
    }
    for (int64_t k = axes - 1; k >= 0 && ++tap[k] == (*block)[k]; --k)
      tap[k] = 0;
  }
  int64_t count = taps * shape[2], rows = shape[0] * (shape[1] / taps);
  Value zeros = n.splat(0, n.elementOf(x), {rows, Emitter::countOf(padded)});
  Value index = n.expand(n.ints(targets, {1, count}), {rows, count});
  Value sums = n.scatterAlong(ScatterKind::add, zeros, index,
                              n.reshape(x, {rows, count}), 1);
  Shape whole = {shape[0], shape[1] / taps}, low(axes + 2, 0), high(low);
  llvm::append_range(whole, padded);
  for (int64_t i = 0; i != axes; ++i) {
    low[i + 2] = -(*pads)[i];
    high[i + 2] = -(*pads)[i + axes];
  }
  return n.finish(n.pad(n.reshape(sums, whole), low, high));
}

void uop::onnx_import::addVisionOps(OpTable &table) {
  table.add("GridSample", convertGridSample, 16);
  table.add("AffineGrid", convertAffineGrid, 20);
  table.add("DeformConv", convertDeformConv, 19);
  table.add("RoiAlign", convertRoiAlign, 10);
  table.add("Col2Im", convertCol2Im, 18);
}
