//===- NN.cpp - Layers and losses -------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/NN.h"

#include "Windows.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Tensor nn::linear(const Tensor &x, const Tensor &weight, const Tensor &bias,
                  SourceLoc loc) {
  OpScope scope("linear", loc);
  Tensor y = x.matmul(weight);
  return isGiven(bias) ? y + bias : y;
}

Tensor nn::embedding(const Tensor &ids, const Tensor &table, SourceLoc loc) {
  OpScope scope("embedding", loc);
  return table.take(ids, 0);
}

//===----------------------------------------------------------------------===//
// Windows
//===----------------------------------------------------------------------===//

/// The windows of x, padded with `value`.
static Tensor poolWindows(const Tensor &x, const Shape &sizes,
                          const nn::PoolOptions &options, double value) {
  Shape strides = options.strides, paddings = options.paddings,
        dilations = options.dilations;
  if (auto error = findError(x))
    return *error;
  if (strides.empty())
    strides = sizes;
  if (sizes.empty() || int64_t(sizes.size()) > x.rank())
    return fail("windows of sizes " + describe(sizes) + " are not of " +
                x.typeString());
  if (auto error = completeList("strides", strides, sizes.size(), 1))
    return *error;
  if (auto error = completeList("paddings", paddings, sizes.size(), 0))
    return *error;
  if (auto error = completeList("dilations", dilations, sizes.size(), 1))
    return *error;
  if (auto error = checkPaddings(paddings))
    return *error;
  return padLast(x, paddings, paddings, value)
      .windows(sizes, strides, dilations);
}

static Shape lastAxes(size_t count) {
  Shape axes;
  for (size_t axis = 1; axis <= count; ++axis)
    axes.push_back(-int64_t(axis));
  return axes;
}

Tensor nn::maxPool(const Tensor &x, const Shape &sizes,
                   const PoolOptions &options, SourceLoc loc) {
  OpScope scope("maxPool", loc);
  for (const auto &error : {findError(x), findStorageOnly(x)})
    if (error)
      return *error;
  DType dtype = x.dtype();
  double least = runtime::isSigned(dtype)
                     ? -std::ldexp(1.0, 8 * runtime::byteWidth(dtype) - 1)
                     : 0;
  // Not every float has an infinity.
  if (runtime::isFloat(dtype))
    least = mlir::cast<mlir::FloatAttr>(
                getReductionIdentity(ReduceKind::max,
                                     getGraph(x).getElementType(dtype)))
                .getValueAsDouble();
  return poolWindows(x, sizes, options, least).max(lastAxes(sizes.size()));
}

Tensor nn::avgPool(const Tensor &x, const Shape &sizes,
                   const PoolOptions &options, SourceLoc loc) {
  OpScope scope("avgPool", loc);
  Tensor windows = poolWindows(toFloat(x), sizes, options, 0);
  Shape axes = lastAxes(sizes.size());
  if (windows.hasError() || options.countPadding)
    return windows.mean(axes);
  Tensor ones = constant(getGraph(x), windows.dtype(), x.shape(), 1.0);
  Tensor counts = poolWindows(ones, sizes, options, 0).sum(axes);
  return windows.sum(axes) / counts;
}

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

Tensor nn::standardize(const Tensor &x, const Shape &axes, double epsilon,
                       SourceLoc loc) {
  OpScope scope("standardize", loc);
  Tensor centred = toFloat(x) - x.mean(axes, /*keepAxes=*/true);
  Tensor variance = centred.square().mean(axes, /*keepAxes=*/true);
  return centred * (variance + epsilon).rsqrt();
}

/// x scale + shift, of which each may be left out.
static Tensor rescale(Tensor x, const Tensor &scale, const Tensor &shift) {
  if (isGiven(scale))
    x = x * scale;
  if (isGiven(shift))
    x = x + shift;
  return x;
}

Tensor nn::layerNorm(const Tensor &x, const Tensor &scale, const Tensor &shift,
                     double epsilon, SourceLoc loc) {
  OpScope scope("layerNorm", loc);
  size_t count = isGiven(scale) ? scale.rank() : 1;
  return rescale(standardize(x, lastAxes(count), epsilon), scale, shift);
}

Tensor nn::rmsNorm(const Tensor &x, const Tensor &scale, double epsilon,
                   SourceLoc loc) {
  OpScope scope("rmsNorm", loc);
  Tensor mean = toFloat(x).square().mean({-1}, /*keepAxes=*/true);
  return rescale(toFloat(x) * (mean + epsilon).rsqrt(), scale, {});
}

/// One number a channel, as [channels, 1, ...] beside x.
static Tensor byChannel(const Tensor &tensor, const Tensor &x) {
  if (!isGiven(tensor) || tensor.hasError())
    return tensor;
  if (tensor.rank() != 1 || tensor.shape()[0] != x.shape()[1])
    return fail(x.typeString() + " has " + Twine(x.shape()[1]) +
                " channels, got " + tensor.typeString() + " for them");
  Shape sizes(x.rank() - 1, 1);
  sizes[0] = tensor.shape()[0];
  return tensor.reshape(sizes);
}

static std::optional<Tensor> checkChannels(const Tensor &x) {
  if (auto error = findError(x))
    return error;
  if (x.rank() < 2)
    return fail("x is [batch, channels, sizes...], got " + x.typeString());
  return std::nullopt;
}

Tensor nn::groupNorm(const Tensor &x, int64_t groups, const Tensor &scale,
                     const Tensor &shift, double epsilon, SourceLoc loc) {
  OpScope scope("groupNorm", loc);
  if (auto error = checkChannels(x))
    return *error;
  if (groups < 1 || x.shape()[1] % groups != 0)
    return fail(x.typeString() + " has " + Twine(x.shape()[1]) +
                " channels, which are not " + Twine(groups) +
                " groups of one size");
  int64_t batch = x.shape()[0];
  int64_t size = batch == 0 ? 0 : x.numElements() / batch / groups;
  Tensor apart = standardize(x.reshape({batch, groups, size}), {2}, epsilon);
  return rescale(apart.reshape(x.shape()), byChannel(scale, x),
                 byChannel(shift, x));
}

Tensor nn::batchNorm(const Tensor &x, const Tensor &mean,
                     const Tensor &variance, const Tensor &scale,
                     const Tensor &shift, double epsilon, SourceLoc loc) {
  OpScope scope("batchNorm", loc);
  if (auto error = checkChannels(x))
    return *error;
  if (auto error = findError({x, mean, variance}))
    return *error;
  Tensor factor = (byChannel(variance, x) + epsilon).rsqrt();
  return rescale((x - byChannel(mean, x)) * factor, byChannel(scale, x),
                 byChannel(shift, x));
}

Tensor nn::batchNormTraining(const Tensor &x, Tensor &mean, Tensor &variance,
                             const Tensor &scale, const Tensor &shift,
                             double momentum, double epsilon, SourceLoc loc) {
  OpScope scope("batchNormTraining", loc);
  if (auto error = checkChannels(x))
    return *error;
  Shape axes = {0};
  for (int64_t axis = 2; axis != x.rank(); ++axis)
    axes.push_back(axis);
  Tensor batchMean = x.mean(axes);
  Tensor batchVariance = x.var(axes, /*keepAxes=*/false, /*correction=*/0);
  if (Error error = mean.assign(
          lerp(mean, batchMean.detach(), momentum).cast(mean.dtype())))
    return fail(error.message());
  if (Error error =
          variance.assign(lerp(variance, x.var(axes).detach(), momentum)
                              .cast(variance.dtype())))
    return fail(error.message());
  return batchNorm(x, batchMean, batchVariance, scale, shift, epsilon);
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

Tensor nn::attention(const Tensor &query, const Tensor &key,
                     const Tensor &value, const AttentionOptions &options,
                     SourceLoc loc) {
  OpScope scope("attention", loc);
  if (auto error = findError({query, key, value}))
    return *error;
  if (query.rank() < 2 || key.rank() < 2 || value.rank() < 2)
    return fail("query, key and value are [..., length, width], got " +
                query.typeString() + ", " + key.typeString() + " and " +
                value.typeString());
  double scale = options.scale != 0 ? options.scale
                                    : 1 / std::sqrt(double(query.size(-1)));
  constexpr double kNever = -std::numeric_limits<double>::infinity();
  Tensor scores = query.matmul(key.transpose()) * scale;
  if (scores.hasError())
    return scores;
  if (options.isCausal) {
    Shape square = {query.size(-2), key.size(-2)};
    Context context = query.context();
    scores = where(Tensor::iota(context, square, 0) >=
                       Tensor::iota(context, square, 1),
                   scores, kNever);
  }
  if (isGiven(options.mask))
    scores = options.mask.dtype() == DType::Bool
                 ? where(options.mask, scores, kNever)
                 : scores + options.mask;
  return scores.softmax().matmul(value);
}

//===----------------------------------------------------------------------===//
// Losses
//===----------------------------------------------------------------------===//

Tensor nn::mseLoss(const Tensor &x, const Tensor &target, SourceLoc loc) {
  OpScope scope("mseLoss", loc);
  return (x - target).square().mean();
}

Tensor nn::l1Loss(const Tensor &x, const Tensor &target, SourceLoc loc) {
  OpScope scope("l1Loss", loc);
  return (x - target).abs().mean();
}

Tensor nn::huberLoss(const Tensor &x, const Tensor &target, double delta,
                     SourceLoc loc) {
  OpScope scope("huberLoss", loc);
  Tensor distance = (x - target).abs();
  return where(distance < delta, distance.square() * 0.5,
               (distance - 0.5 * delta) * delta)
      .mean();
}

Tensor nn::nllLoss(const Tensor &logs, const Tensor &classes, SourceLoc loc) {
  OpScope scope("nllLoss", loc);
  if (auto error = findError({logs, classes}))
    return *error;
  Shape rows = logs.shape();
  if (!rows.empty())
    rows.pop_back();
  if (logs.rank() == 0 || classes.shape() != rows)
    return fail("rows of " + logs.typeString() + " have one class each, got " +
                classes.typeString());
  return logs.gather(classes.unsqueeze(-1), -1).mean().neg();
}

Tensor nn::crossEntropy(const Tensor &logits, const Tensor &classes,
                        SourceLoc loc) {
  OpScope scope("crossEntropy", loc);
  return nllLoss(logits.logSoftmax(), classes);
}

Tensor nn::binaryCrossEntropy(const Tensor &logits, const Tensor &target,
                              SourceLoc loc) {
  OpScope scope("binaryCrossEntropy", loc);
  return (logits.softplus() - logits * target).mean();
}

Tensor nn::klDivergence(const Tensor &logQ, const Tensor &logP, SourceLoc loc) {
  OpScope scope("klDivergence", loc);
  return (logP.exp() * (logP - logQ)).sum({-1}).mean();
}
