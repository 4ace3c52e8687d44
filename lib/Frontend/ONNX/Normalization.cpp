//===- Normalization.cpp - Means and variances taken out --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// One number for each channel of [N, C, ...].
static Value placeChannels(Node &n, Value x, Value like) {
  if (!x || !like)
    return {};
  int64_t rank = Emitter::rankOf(like);
  Shape shape(std::max<int64_t>(rank - 1, 1), 1);
  shape[0] = Emitter::countOf(Emitter::shapeOf(x));
  return n.reshape(x, shape);
}

namespace {
struct Moments {
  Value mean, variance, centred;
};
} // namespace

static Moments emitMoments(Node &n, Value x, ShapeRef axes) {
  Value mean = n.mean(x, axes);
  Value centred = n.sub(x, mean);
  return {mean, n.mean(n.mul(centred, centred), axes), centred};
}

/// 1 / sqrt(variance + epsilon).
static Value emitScale(Node &n, Value variance, double epsilon) {
  if (!variance)
    return {};
  Value root = n.sqrt(n.add(variance, n.number(epsilon, variance)));
  return n.unary<RecipOp>(root);
}

static LogicalResult convertBatchNormalization(Node &n) {
  Value x = n.input(0), scale = n.input(1), shift = n.input(2);
  Value mean = n.input(3), variance = n.input(4);
  if (!mean || !variance || !n.checkRank(x, 2, "its input"))
    return failure();
  if (n.opset < 9 && !n.intAttribute("spatial", 1))
    return n.error("attribute 'spatial' must be 1");
  bool isTraining = n.opset >= 14 && n.intAttribute("training_mode", 0);
  if (n.opset < 14 && n.hasOutput(1))
    return n.error("training is supported from opset 14 on; this is opset " +
                   Twine(n.opset));
  Type element = n.elementOf(x);
  double epsilon = n.floatAttribute("epsilon", 1e-5f);
  x = n.widen(x);
  mean = n.cast(mean, n.elementOf(x));
  variance = n.cast(variance, n.elementOf(x));
  if (isTraining) {
    int64_t channels = Emitter::shapeOf(x)[1];
    for (size_t i : {3, 4})
      if (Emitter::shapeOf(n.input(i)) != ShapeRef(channels))
        return n.error(
            "input " + Twine(i) + " must have one number for each of the " +
            Twine(channels) + " channels, got " + toString(n.input(i)));
    Shape axes = {0};
    for (int64_t i = 2; i != Emitter::rankOf(x); ++i)
      axes.push_back(i);
    Moments batch = emitMoments(n, x, axes);
    if (!batch.variance)
      return failure();
    double keep = n.floatAttribute("momentum", 0.9f);
    auto blend = [&](Value running, Value current) {
      current = n.reshape(current, Emitter::shapeOf(running));
      return current ? n.add(n.mul(running, n.number(keep, running)),
                             n.mul(current, n.number(1 - keep, running)))
                     : current;
    };
    Shape flat = {Emitter::shapeOf(x)[1]};
    n.setOutput(1, n.cast(blend(mean, batch.mean), n.elementOf(n.input(3))));
    n.setOutput(
        2, n.cast(blend(variance, batch.variance), n.elementOf(n.input(4))));
    mean = n.reshape(batch.mean, flat);
    variance = n.reshape(batch.variance, flat);
  }
  Value factor =
      n.mul(emitScale(n, variance, epsilon), n.cast(scale, n.elementOf(x)));
  Value centred = n.sub(x, placeChannels(n, mean, x));
  Value result = n.add(n.mul(centred, placeChannels(n, factor, x)),
                       placeChannels(n, n.cast(shift, n.elementOf(x)), x));
  return n.finish(n.cast(result, element));
}

static LogicalResult convertInstanceNormalization(Node &n) {
  Value x = n.input(0), scale = n.input(1), shift = n.input(2);
  if (!scale || !shift || !n.checkRank(x, 3, "its input"))
    return failure();
  Type element = n.elementOf(x);
  x = n.widen(x);
  auto axes = llvm::to_vector(llvm::seq<int64_t>(2, Emitter::rankOf(x)));
  Moments moments = emitMoments(n, x, axes);
  Value norm =
      n.mul(moments.centred,
            emitScale(n, moments.variance, n.floatAttribute("epsilon", 1e-5f)));
  norm = n.add(n.mul(norm, placeChannels(n, n.widen(scale), x)),
               placeChannels(n, n.widen(shift), x));
  return n.finish(n.cast(norm, element));
}

/// In which type the statistics are: that of attribute stash_type.
static std::optional<Type> getStashType(Node &n, Value x) {
  int64_t stash = n.intAttribute("stash_type", kFloat);
  Type element = n.elementOf(x);
  if (element.isF64())
    return element;
  Type type = getElementType(n.getBuilder().getContext(), int32_t(stash));
  if (!type || !isa<FloatType>(type)) {
    n.fail("attribute 'stash_type' must be a type of floats, got " +
           getDataTypeName(int32_t(stash)));
    return std::nullopt;
  }
  // At least as exact as asked for.
  return type.getIntOrFloatBitWidth() < 32 ? n.f32() : type;
}

namespace {
/// Inputs 0 and 1 in the type of the statistics, and the axes from attribute
/// 'axis' on, which these are of.
struct TrailingAxes {
  Value x, scale;
  Shape axes;
};
} // namespace

static std::optional<TrailingAxes> getTrailingAxes(Node &n) {
  Value x = n.input(0), scale = n.input(1);
  if (!x || !scale)
    return std::nullopt;
  int64_t rank = Emitter::rankOf(x);
  std::optional<int64_t> axis = n.axisAttribute(-1, rank);
  std::optional<Type> stash = axis ? getStashType(n, x) : std::nullopt;
  if (!stash)
    return std::nullopt;
  return TrailingAxes{n.cast(x, *stash), n.cast(scale, *stash),
                      llvm::to_vector(llvm::seq<int64_t>(*axis, rank))};
}

static LogicalResult convertLayerNormalization(Node &n) {
  std::optional<TrailingAxes> of = getTrailingAxes(n);
  Value shift = n.optionalInput(2);
  if (!of || n.hasFailed)
    return failure();
  Type element = n.elementOf(n.input(0));
  Moments moments = emitMoments(n, of->x, of->axes);
  Value factor =
      emitScale(n, moments.variance, n.floatAttribute("epsilon", 1e-5f));
  Value norm = n.mul(moments.centred, factor);
  norm = n.mul(norm, of->scale);
  if (shift)
    norm = n.add(norm, n.cast(shift, n.elementOf(of->x)));
  n.setOutput(1, moments.mean);
  n.setOutput(2, factor);
  return n.finish(n.cast(norm, element));
}

static LogicalResult convertRMSNormalization(Node &n) {
  std::optional<TrailingAxes> of = getTrailingAxes(n);
  if (!of)
    return failure();
  Value square = n.mean(n.mul(of->x, of->x), of->axes);
  Value norm =
      n.mul(of->x, emitScale(n, square, n.floatAttribute("epsilon", 1e-5f)));
  norm = n.mul(norm, of->scale);
  return n.finish(n.cast(norm, n.elementOf(n.input(1))));
}

static LogicalResult convertGroupNormalization(Node &n) {
  Value x = n.input(0), scale = n.input(1), shift = n.input(2);
  if (!scale || !shift || !n.checkRank(x, 2, "its input"))
    return failure();
  int64_t groups = n.intAttribute("num_groups", 0);
  ShapeRef shape = Emitter::shapeOf(x);
  int64_t batch = shape[0], channels = shape[1];
  if (groups < 1 || channels % groups != 0)
    return n.error(Twine(groups) + " groups do not divide the channels of " +
                   toString(x));
  std::optional<Type> stash = n.opset < 21
                                  ? std::optional<Type>(n.elementOf(n.widen(x)))
                                  : getStashType(n, x);
  if (!stash)
    return failure();
  int64_t rest = Emitter::countOf(shape.drop_front(2));
  // Before opset 21 scale and shift are of groups, then of channels.
  auto place = [&](Value y) {
    y = n.cast(y, *stash);
    int64_t count = Emitter::countOf(Emitter::shapeOf(y));
    if (count == channels)
      return n.reshape(y, {1, groups, channels / groups, 1});
    return n.reshape(y, {1, groups, 1, 1});
  };
  Value grouped =
      n.reshape(n.cast(x, *stash), {batch, groups, channels / groups, rest});
  Moments moments = emitMoments(n, grouped, {2, 3});
  Value norm =
      n.mul(moments.centred,
            emitScale(n, moments.variance, n.floatAttribute("epsilon", 1e-5f)));
  norm = n.add(n.mul(norm, place(scale)), place(shift));
  return n.finish(n.cast(n.reshape(norm, shape), n.elementOf(x)));
}

static LogicalResult convertLpNormalization(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  std::optional<int64_t> axis = n.axisAttribute(-1, Emitter::rankOf(x));
  int64_t p = n.intAttribute("p", 2);
  if (!axis)
    return failure();
  if (p != 1 && p != 2)
    return n.error("attribute 'p' must be 1 or 2, got " + Twine(p));
  Type element = n.elementOf(x);
  x = n.widen(x);
  Value norm = p == 1 ? n.sum(n.unary<AbsOp>(x), {*axis})
                      : n.sqrt(n.sum(n.mul(x, x), {*axis}));
  // Zeros stay zeros.
  Value zero = n.number(0, x);
  Value isZero = n.compare(CmpPredicate::eq, norm, zero);
  return n.finish(n.cast(n.where(isZero, zero, n.div(x, norm)), element));
}

static LogicalResult convertMeanVarianceNormalization(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Shape axes = n.intsAttribute("axes").value_or(Shape{0, 2, 3});
  std::optional<Shape> normal = n.normalizeAxes(axes, Emitter::rankOf(x));
  if (!normal)
    return failure();
  Type element = n.elementOf(x);
  Moments moments = emitMoments(n, n.widen(x), *normal);
  if (!moments.variance)
    return failure();
  // By the function of the specification.
  Value deviation =
      n.add(n.sqrt(moments.variance), n.number(1e-9, moments.variance));
  return n.finish(n.cast(n.div(moments.centred, deviation), element));
}

static LogicalResult convertLRN(Node &n) {
  Value x = n.input(0);
  if (!n.checkRank(x, 3, "its input"))
    return failure();
  int64_t size = n.intAttribute("size", 0), rank = Emitter::rankOf(x);
  if (size < 1 || size > (1 << 20))
    return n.error("attribute 'size' is " + Twine(size) +
                   "; it must be above 0");
  Type element = n.elementOf(x);
  x = n.widen(x);
  // Of the channels around each, the squares.
  auto order = llvm::to_vector(llvm::seq<int64_t>(0, rank));
  std::swap(order[1], order[rank - 1]);
  Value squares = n.permute(n.mul(x, x), order);
  Value taps = n.windows(
      squares,
      {{size}, {1}, {1}, {(size - 1) / 2}, {size - 1 - (size - 1) / 2}});
  if (!taps)
    return failure();
  Value total = n.permute(n.sum(taps, {rank}, /*keep=*/false), order);
  Value base =
      n.add(n.mul(total,
                  n.number(n.floatAttribute("alpha", 1e-4f) / double(size), x)),
            n.number(n.floatAttribute("bias", 1), x));
  Value power =
      n.binary<PowOp>(base, n.number(n.floatAttribute("beta", 0.75f), x));
  return n.finish(n.cast(n.div(x, power), element));
}

static LogicalResult convertDropout(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  if (n.opset >= 12 && n.hasInput(2)) {
    std::optional<DenseElementsAttr> training = n.constantInput(2);
    if (!training)
      return failure();
    if (!isa<IntegerType>(training->getElementType()))
      return n.error("input 2 must be a bool, got " + toString(n.input(2)));
    bool isTraining = llvm::any_of(training->getValues<APInt>(),
                                   [](const APInt &v) { return !v.isZero(); });
    double ratio = 0.5;
    if (isTraining && n.hasInput(1)) {
      Value given = n.input(1);
      DenseElementsAttr known = n.findConstant(given);
      if (known && isa<FloatType>(known.getElementType()) &&
          known.getNumElements() == 1)
        ratio = (*known.getValues<APFloat>().begin()).isZero() ? 0 : 0.5;
    }
    if (isTraining && ratio != 0)
      return n.error("it drops elements at random in training; export the "
                     "model for inference");
  }
  if (n.opset < 7 && !n.intAttribute("is_test", 0) && n.hasOutput(1))
    return n.error("it drops elements at random in training; export the "
                   "model for inference");
  n.setOutput(0, x, n.item(0).dataType);
  n.setOutput(1, n.splatInt(1, n.opset < 10 ? n.elementOf(x) : n.i1(),
                            Emitter::shapeOf(x)));
  return success(!n.hasFailed);
}

void uop::onnx_import::addNormalizationOps(OpTable &table) {
  table.add("BatchNormalization", convertBatchNormalization);
  table.add("InstanceNormalization", convertInstanceNormalization);
  table.add("LayerNormalization", convertLayerNormalization, 17);
  table.add("RMSNormalization", convertRMSNormalization, 23);
  table.add("GroupNormalization", convertGroupNormalization, 18);
  table.add("LpNormalization", convertLpNormalization);
  table.add("MeanVarianceNormalization", convertMeanVarianceNormalization, 9);
  table.add("LRN", convertLRN);
  table.add("Dropout", convertDropout);
}
