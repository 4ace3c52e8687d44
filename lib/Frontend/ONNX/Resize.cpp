//===- Resize.cpp - Tensors of another size by interpolation ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Interpolation is separable: each axis is a sum of a few elements of the
// source with weights that are known, as sizes are.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

namespace {
enum class Mode { nearest, linear, cubic };

struct ResizeOptions {
  Mode mode;
  std::string coordinates, nearestMode;
  double cubicA = -0.75, extrapolation = 0;
  bool excludesOutside = false, antialias = false;
  /// Whether an axis that becomes smaller rounds up, as in opset 10.
  bool ceilsSmaller = false;
  /// Whether integers are rounded towards zero, as ONNX Runtime does it in
  /// opset 10; from 11 on, ONNX's own evaluator rounds to the nearest.
  bool truncates = false;
};

/// What an axis becomes.
struct AxisSize {
  int64_t size;
  double scale;
  double roiStart = 0, roiEnd = 1;
};

/// Elements of the source and their weights, `taps` for each of the result.
struct Taps {
  int64_t taps = 0;
  Shape sources;
  SmallVector<double> weights;
  /// Positions that take the value of extrapolation.
  SmallVector<bool> isOutside;
};
} // namespace

/// Where position i of the result is in the source (the formulas of Resize). In
/// f32, as scales are and as ONNX Runtime computes: 3 / 0.6 is 5, not less, and
/// halves decide which element is the nearest.
static float getCoordinate(const ResizeOptions &options, const AxisSize &axis,
                           int64_t size, int64_t i) {
  float scale = float(axis.scale), width = scale * float(size);
  float at = float(i), last = float(size - 1);
  const std::string &mode = options.coordinates;
  if (mode == "align_corners")
    return width == 1 ? 0 : at * last / (width - 1);
  if (mode == "asymmetric")
    return at / scale;
  if (mode == "tf_crop_and_resize") {
    float start = float(axis.roiStart), end = float(axis.roiEnd);
    if (axis.size == 1)
      return 0.5f * (start + end) * last;
    return start * last + at * (end - start) * last / float(axis.size - 1);
  }
  if (mode == "tf_half_pixel_for_nn") // until opset 12
    return (at + 0.5f) / scale;
  float half = (at + 0.5f) / scale - 0.5f;
  if (mode == "pytorch_half_pixel")
    return axis.size > 1 ? half : 0;
  if (mode == "half_pixel_symmetric")
    return float(size) / 2 * (1 - float(axis.size) / width) +
           (at + 0.5f) / scale - 0.5f;
  return half; // half_pixel
}

/// Weight of an element at a distance; `a` is the coefficient of cubic
/// convolution (Keys 1981).
static double getWeight(const ResizeOptions &options, double distance) {
  double x = std::abs(distance), a = options.cubicA;
  if (options.mode == Mode::linear)
    return std::max(1 - x, 0.0);
  if (x <= 1)
    return ((a + 2) * x - (a + 3)) * x * x + 1;
  return x < 2 ? ((a * x - 5 * a) * x + 8 * a) * x - 4 * a : 0;
}

static int64_t getNearest(const ResizeOptions &options, double scale,
                          double at) {
  double low = std::floor(at);
  if (at == low)
    return int64_t(low);
  // Halves may be rounded, as 1 / (2 / 7) in f32; ONNX Runtime rounds them so.
  double ratio = at - low;
  if (std::abs(ratio - 0.5) < 1e-6)
    ratio = 0.5;
  std::string mode =
      options.ceilsSmaller && scale < 1 ? "ceil" : options.nearestMode;
  bool isUp = mode == "ceil" || (mode == "round_prefer_floor" && ratio > 0.5) ||
              (mode == "round_prefer_ceil" && ratio >= 0.5);
  return int64_t(low) + (isUp ? 1 : 0);
}

static Taps getTaps(const ResizeOptions &options, const AxisSize &axis,
                    int64_t size) {
  Taps taps;
  bool isCrop = options.coordinates == "tf_crop_and_resize";
  double shrink = options.antialias ? std::min(axis.scale, 1.0) : 1;
  double support = options.mode == Mode::cubic ? 2 : 1;
  int64_t reach = int64_t(std::ceil(support / shrink));
  taps.taps = options.mode == Mode::nearest ? 1 : 2 * reach;
  for (int64_t i = 0; i != axis.size; ++i) {
    double at = getCoordinate(options, axis, size, i);
    taps.isOutside.push_back(isCrop && (at < 0 || at > double(size - 1)));
    auto clamp = [&](int64_t source) {
      return std::clamp<int64_t>(source, 0, size - 1);
    };
    if (options.mode == Mode::nearest) {
      taps.sources.push_back(clamp(getNearest(options, axis.scale, at)));
      continue;
    }
    int64_t first = int64_t(std::floor(at)) - reach + 1;
    double sum = 0;
    size_t begin = taps.weights.size();
    for (int64_t tap = 0; tap != taps.taps; ++tap) {
      int64_t source = first + tap;
      double weight = getWeight(options, (double(source) - at) * shrink);
      if (options.excludesOutside && (source < 0 || source >= size))
        weight = 0;
      taps.sources.push_back(clamp(source));
      taps.weights.push_back(weight);
      sum += weight;
    }
    if ((options.excludesOutside || options.antialias) && sum != 0)
      for (size_t k = begin; k != taps.weights.size(); ++k)
        taps.weights[k] /= sum;
  }
  return taps;
}

/// Whether each element of a result that is an integer times as large is the
/// one that is copied there, in order.
static bool repeatsElements(const ResizeOptions &options) {
  if (options.mode != Mode::nearest)
    return false;
  StringRef coordinates = options.coordinates;
  if (coordinates == "asymmetric" || coordinates == "tf_half_pixel_for_nn")
    return options.nearestMode == "floor";
  // The result has more than one element, or none.
  return (coordinates == "half_pixel" || coordinates == "pytorch_half_pixel") &&
         StringRef(options.nearestMode).starts_with("round");
}

/// An axis whose size a run decides.
static Value repeatElements(Node &n, Value x, int64_t axis,
                            const ResizeOptions &options, int64_t times) {
  if (!repeatsElements(options))
    return n.fail("axis " + Twine(axis) + " of " + toString(x) +
                  " has a size that a run decides; mode '" +
                  n.stringAttribute("mode", "nearest") +
                  "' with coordinates '" + options.coordinates +
                  "' and rounding '" + options.nearestMode +
                  "' needs a size that is known");
  Value apart = n.unsqueeze(x, axis + 1);
  Shape shape(Emitter::shapeOf(apart)), joined(Emitter::shapeOf(x));
  shape[axis + 1] = times;
  joined[axis] *= times;
  return n.reshape(n.expand(apart, shape), joined);
}

static Value resizeAxis(Node &n, Value x, int64_t axis,
                        const ResizeOptions &options, const AxisSize &target) {
  int64_t size = Emitter::shapeOf(x)[axis];
  if (target.size == 0)
    return n.cut(x, axis, 0, 0);
  if (n.isVariable(size))
    return repeatElements(n, x, axis, options, int64_t(target.scale));
  double reach = options.antialias ? 2 / std::min(target.scale, 1.0) : 2;
  if (!(double(target.size) * 2 * (reach + 1) < double(kMaxNumbers)))
    return n.fail("size " + Twine(target.size) + " of axis " + Twine(axis) +
                  " is too large to interpolate");
  Taps taps = getTaps(options, target, size);
  Value result;
  if (taps.taps == 1) {
    result = n.take(x, n.ints(taps.sources), axis);
  } else {
    Value parts =
        n.take(x, n.ints(taps.sources, {target.size, taps.taps}), axis);
    if (!parts)
      return {};
    Shape shape(Emitter::rankOf(parts), 1);
    shape[axis] = target.size;
    shape[axis + 1] = taps.taps;
    Value weights = n.floats(taps.weights, shape, n.elementOf(x));
    result = n.sum(n.mul(parts, weights), {axis + 1}, /*keep=*/false);
  }
  if (!llvm::is_contained(taps.isOutside, true) || !result)
    return result;
  Shape mask;
  for (bool isOutside : taps.isOutside)
    mask.push_back(isOutside);
  Shape shape(Emitter::rankOf(result), 1);
  shape[axis] = target.size;
  return n.where(n.cast(n.ints(mask, shape), n.i1()),
                 n.number(options.extrapolation, result), result);
}

static Value emitResize(Node &n, Value x, const ResizeOptions &options,
                        ArrayRef<AxisSize> targets) {
  Type element = n.elementOf(x);
  bool isExact = options.mode == Mode::nearest;
  if (!isExact)
    x = Emitter::isFloat(x) ? n.widen(x)
                            : n.cast(x, n.getBuilder().getF64Type());
  for (auto [axis, target] : llvm::enumerate(targets)) {
    if (!x)
      return {};
    int64_t size = Emitter::shapeOf(x)[axis];
    if (size == 0 && target.size != 0)
      return n.fail("axis " + Twine(axis) + " has no elements to resize");
    bool isSame = target.size == size && std::abs(target.scale - 1) < 1e-9 &&
                  target.roiStart == 0 && target.roiEnd == 1;
    if (!isSame)
      x = resizeAxis(n, x, axis, options, target);
  }
  if (!isa<FloatType>(element) && !isExact && !options.truncates)
    x = n.unary<RoundOp>(x);
  return n.cast(x, element);
}

/// How many times as large an axis becomes whose size a run decides, by a scale
/// or to a size; reports if it is no integer.
static std::optional<int64_t> getTimes(Node &n, Value x, int64_t axis,
                                       std::optional<int64_t> wanted,
                                       std::optional<double> scale) {
  static constexpr int64_t kMost = 1 << 12;
  int64_t size = Emitter::shapeOf(x)[axis];
  if (wanted && *wanted % size == 0)
    scale = double(*wanted / size);
  int64_t product;
  if (scale && *scale >= 1 && *scale <= kMost && *scale == std::floor(*scale) &&
      !llvm::MulOverflow(size, int64_t(*scale), product) && n.isSize(product))
    return int64_t(*scale);
  n.fail("axis " + Twine(axis) + " of " + toString(x) +
         " has a size that a run decides, so it can only become an integer "
         "times as large, up to " +
         Twine(kMost));
  return std::nullopt;
}

/// Sizes and scales of all axes. `sizes` or `scales` are those of `axes`.
static std::optional<SmallVector<AxisSize>>
getTargets(Node &n, Value x, ShapeRef axes, std::optional<Shape> sizes,
           std::optional<SmallVector<double>> scales) {
  SmallVector<AxisSize> targets;
  for (int64_t size : Emitter::shapeOf(x))
    targets.push_back({size, 1});
  if ((sizes ? sizes->size() : scales->size()) != axes.size()) {
    n.fail("there are " + Twine(sizes ? sizes->size() : scales->size()) +
           " sizes or scales for " + Twine(axes.size()) + " axes");
    return std::nullopt;
  }
  std::string policy =
      sizes ? n.stringAttribute("keep_aspect_ratio_policy", "stretch")
            : "stretch";
  for (auto [i, axis] : llvm::enumerate(axes)) {
    if (n.isVariable(targets[axis].size)) {
      auto times = getTimes(
          n, x, axis, sizes ? std::optional((*sizes)[i]) : std::nullopt,
          scales ? std::optional((*scales)[i]) : std::nullopt);
      if (times && policy != "stretch")
        n.fail("attribute 'keep_aspect_ratio_policy' is '" + policy +
               "', for which the sizes of axes must be known");
      if (!times || n.hasFailed)
        return std::nullopt;
      targets[axis] = {targets[axis].size * *times, double(*times)};
      continue;
    }
    double size = double(targets[axis].size);
    if (sizes) {
      targets[axis] = {(*sizes)[i], size ? double((*sizes)[i]) / size : 1};
    } else {
      // In f32, as in the shape inference of ONNX: 10 * 1.3 is 13.
      double scaled = std::floor(float((*scales)[i]) * float(size));
      if (!((*scales)[i] > 0 && scaled < 1e15)) {
        n.fail("scale " + std::to_string((*scales)[i]) + " of axis " +
               Twine(axis) + " cannot be");
        return std::nullopt;
      }
      targets[axis] = {int64_t(scaled), (*scales)[i]};
    }
    if (targets[axis].size < 0 || (targets[axis].size > 0 && size == 0)) {
      n.fail("size " + Twine(targets[axis].size) + " of axis " + Twine(axis) +
             " cannot be");
      return std::nullopt;
    }
  }
  if (policy == "stretch" || axes.empty())
    return targets;
  if (policy != "not_larger" && policy != "not_smaller") {
    n.fail("attribute 'keep_aspect_ratio_policy' must be stretch, not_larger "
           "or not_smaller, got '" +
           Twine(policy) + "'");
    return std::nullopt;
  }
  double scale = targets[axes[0]].scale;
  for (int64_t axis : axes)
    scale = policy == "not_larger" ? std::min(scale, targets[axis].scale)
                                   : std::max(scale, targets[axis].scale);
  for (int64_t axis : axes)
    targets[axis] = {int64_t(scale * double(Emitter::shapeOf(x)[axis]) + 0.5),
                     scale};
  return targets;
}

static std::optional<ResizeOptions> readOptions(Node &n) {
  ResizeOptions options;
  std::string mode = n.stringAttribute("mode", "nearest");
  if (mode == "nearest")
    options.mode = Mode::nearest;
  else if (mode == "linear" || mode == "bilinear")
    options.mode = Mode::linear;
  else if (mode == "cubic")
    options.mode = Mode::cubic;
  else
    n.fail("attribute 'mode' must be nearest, linear or cubic, got '" +
           Twine(mode) + "'");
  options.coordinates =
      n.stringAttribute("coordinate_transformation_mode", "half_pixel");
  static constexpr StringLiteral known[] = {
      "half_pixel",          "half_pixel_symmetric", "pytorch_half_pixel",
      "align_corners",       "asymmetric",           "tf_crop_and_resize",
      "tf_half_pixel_for_nn"};
  if (!llvm::is_contained(known, options.coordinates))
    n.fail("attribute 'coordinate_transformation_mode' is '" +
           Twine(options.coordinates) + "', which is not supported");
  options.nearestMode = n.stringAttribute("nearest_mode", "round_prefer_floor");
  static constexpr StringLiteral roundings[] = {
      "round_prefer_floor", "round_prefer_ceil", "floor", "ceil"};
  if (!llvm::is_contained(roundings, options.nearestMode))
    n.fail("attribute 'nearest_mode' is '" + Twine(options.nearestMode) +
           "', which is not supported");
  options.cubicA = n.floatAttribute("cubic_coeff_a", -0.75);
  options.extrapolation = n.floatAttribute("extrapolation_value", 0);
  options.excludesOutside = n.intAttribute("exclude_outside", 0);
  options.antialias = n.intAttribute("antialias", 0);
  if (options.antialias && options.mode == Mode::nearest)
    n.fail("attribute 'antialias' needs mode linear or cubic");
  if (n.hasFailed)
    return std::nullopt;
  return options;
}

/// Those of Upsample, and of Resize in opset 10.
static std::optional<ResizeOptions> readOldOptions(Node &n) {
  std::string mode = n.stringAttribute("mode", "nearest");
  if (mode != "nearest" && mode != "linear" && mode != "bilinear") {
    n.fail("attribute 'mode' must be nearest or linear, got '" + Twine(mode) +
           "'");
    return std::nullopt;
  }
  ResizeOptions options;
  options.mode = mode == "nearest" ? Mode::nearest : Mode::linear;
  options.coordinates = "asymmetric";
  options.nearestMode = "floor";
  options.truncates = true;
  return options;
}

/// The result of Upsample, and of Resize in opset 10.
static LogicalResult finishOld(Node &n, Value x, const ResizeOptions &options,
                               std::optional<SmallVector<double>> scales) {
  auto axes = llvm::to_vector(llvm::seq<int64_t>(0, Emitter::rankOf(x)));
  auto targets =
      scales ? getTargets(n, x, axes, std::nullopt, scales) : std::nullopt;
  if (!targets)
    return failure();
  // ONNX Runtime copies what keeps its size, as 5 elements by 1.1 do.
  Shape sizes;
  for (const AxisSize &target : *targets)
    sizes.push_back(target.size);
  if (ShapeRef(sizes) == Emitter::shapeOf(x))
    return n.finish(x, n.item(0).dataType);
  return n.finish(emitResize(n, x, options, *targets), n.item(0).dataType);
}

/// An input without elements is as good as none.
static bool isGiven(Node &n, size_t index) {
  return n.hasInput(index) &&
         Emitter::countOf(Emitter::shapeOf(n.input(index))) != 0;
}

static LogicalResult convertResize(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  int64_t rank = Emitter::rankOf(x);
  std::optional<Shape> sizes;
  std::optional<SmallVector<double>> scales;
  if (n.opset < 11) {
    // Scales are its second input; sources are those of Upsample.
    scales = n.floatsInput(1);
    std::optional<ResizeOptions> options = readOldOptions(n);
    if (!options)
      return failure();
    options->ceilsSmaller = true;
    return finishOld(n, x, *options, scales);
  }
  std::optional<ResizeOptions> options = readOptions(n);
  if (!options)
    return failure();
  if (isGiven(n, 3))
    sizes = n.intsInput(3);
  else if (isGiven(n, 2))
    scales = n.floatsInput(2);
  else
    return n.error("it has neither scales nor sizes");
  std::optional<Shape> axes = n.intsAttribute("axes");
  if (!axes)
    axes = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  axes = n.normalizeAxes(*axes, rank);
  if (n.hasFailed || !axes)
    return failure();
  auto targets = getTargets(n, x, *axes, sizes, scales);
  if (!targets)
    return failure();
  if (options->coordinates == "tf_crop_and_resize") {
    auto roi = n.floatsInput(1);
    if (!roi)
      return failure();
    if (roi->size() != 2 * axes->size())
      return n.error("the region must have two numbers for each axis");
    for (auto [i, axis] : llvm::enumerate(*axes)) {
      (*targets)[axis].roiStart = (*roi)[i];
      (*targets)[axis].roiEnd = (*roi)[i + axes->size()];
    }
  }
  return n.finish(emitResize(n, x, *options, *targets), n.item(0).dataType);
}

static LogicalResult convertUpsample(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<SmallVector<double>> scales;
  if (n.opset < 9)
    scales = n.floatsAttribute("scales");
  else
    scales = n.floatsInput(1);
  if (n.hasFailed)
    return failure();
  if (!scales)
    return n.error("the scales are missing");
  std::optional<ResizeOptions> options = readOldOptions(n);
  if (!options)
    return failure();
  return finishOld(n, x, *options, scales);
}

void uop::onnx_import::addResizeOps(OpTable &table) {
  table.add("Resize", convertResize, 10);
  table.add("Upsample", convertUpsample, 7, 9);
}
