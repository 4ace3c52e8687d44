//===- NN.h - Layers and losses ---------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_NN_H
#define UOP_FRONTEND_NN_H

#include "uop/Frontend/Tensor.h"

/// Functions of neural networks. Images are [batch, channels, sizes...]. An
/// optional tensor is left out as an empty handle, `{}`.
namespace uop::frontend::nn {

/// x times weight [inputs, outputs], plus bias [outputs].
Tensor linear(const Tensor &x, const Tensor &weight, const Tensor &bias = {},
              SourceLoc loc = SourceLoc::current());

/// Rows of table [count, width] at `ids`, of any shape: [..., width].
Tensor embedding(const Tensor &ids, const Tensor &table,
                 SourceLoc loc = SourceLoc::current());

//===----------------------------------------------------------------------===//
// Windows. Lists are by axis; an empty one is 1 for each (padding: 0).
//===----------------------------------------------------------------------===//

struct ConvOptions {
  Shape strides, paddings, dilations;
  int64_t groups = 1;
};
/// Of any number of axes: weight [outputs, channels / groups, window...], bias
/// [outputs].
Tensor conv(const Tensor &x, const Tensor &weight, const Tensor &bias = {},
            const ConvOptions &options = {},
            SourceLoc loc = SourceLoc::current());

struct ConvTransposedOptions : ConvOptions {
  /// What the result has more at its end: below the stride or the dilation.
  Shape outputPaddings;
};
/// What the derivative of a convolution is by its input: each element of x adds
/// its product with a window of the weight [channels, outputs / groups,
/// window...] to the result, whose sizes are (size - 1) stride - 2 padding +
/// dilation (window - 1) + 1 + output padding.
Tensor convTransposed(const Tensor &x, const Tensor &weight,
                      const Tensor &bias = {},
                      const ConvTransposedOptions &options = {},
                      SourceLoc loc = SourceLoc::current());

struct PoolOptions {
  /// Empty: those of the windows, which then do not overlap.
  Shape strides;
  Shape paddings, dilations;
  /// Whether the padding counts in an average.
  bool countPadding = true;
};
/// The greatest (mean) element of windows of `sizes` of the last axes.
Tensor maxPool(const Tensor &x, const Shape &sizes,
               const PoolOptions &options = {},
               SourceLoc loc = SourceLoc::current());
Tensor avgPool(const Tensor &x, const Shape &sizes,
               const PoolOptions &options = {},
               SourceLoc loc = SourceLoc::current());

//===----------------------------------------------------------------------===//
// Normalisation
//===----------------------------------------------------------------------===//

/// (x - mean) / sqrt(variance + epsilon) over the axes; the variance is that of
/// all elements (no correction).
Tensor standardize(const Tensor &x, const Shape &axes, double epsilon = 1e-5,
                   SourceLoc loc = SourceLoc::current());
/// Over the last axes, as many as `scale` has; scale and shift are optional,
/// without them the last axis.
Tensor layerNorm(const Tensor &x, const Tensor &scale = {},
                 const Tensor &shift = {}, double epsilon = 1e-5,
                 SourceLoc loc = SourceLoc::current());
/// x / sqrt(mean of x^2 over the last axis + epsilon) times scale.
Tensor rmsNorm(const Tensor &x, const Tensor &scale = {}, double epsilon = 1e-6,
               SourceLoc loc = SourceLoc::current());
/// Over groups of channels and all sizes; scale and shift by channel.
Tensor groupNorm(const Tensor &x, int64_t groups, const Tensor &scale = {},
                 const Tensor &shift = {}, double epsilon = 1e-5,
                 SourceLoc loc = SourceLoc::current());
/// By channel, with given mean and variance.
Tensor batchNorm(const Tensor &x, const Tensor &mean, const Tensor &variance,
                 const Tensor &scale = {}, const Tensor &shift = {},
                 double epsilon = 1e-5, SourceLoc loc = SourceLoc::current());
/// With the batch's own, towards which `mean` and `variance` are moved by
/// `momentum` (of the variance, the one with correction 1), lazily.
Tensor batchNormTraining(const Tensor &x, Tensor &mean, Tensor &variance,
                         const Tensor &scale = {}, const Tensor &shift = {},
                         double momentum = 0.1, double epsilon = 1e-5,
                         SourceLoc loc = SourceLoc::current());

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

struct AttentionOptions {
  /// Bool: which scores count. Float: added to the scores. Broadcasts.
  Tensor mask;
  /// Position i sees positions up to i.
  bool isCausal = false;
  /// 0: 1 / sqrt(width).
  double scale = 0;
};
/// softmax(query key^T scale) value over [..., length, width].
Tensor attention(const Tensor &query, const Tensor &key, const Tensor &value,
                 const AttentionOptions &options = {},
                 SourceLoc loc = SourceLoc::current());

//===----------------------------------------------------------------------===//
// Losses: the mean over all elements, or rows.
//===----------------------------------------------------------------------===//

Tensor mseLoss(const Tensor &x, const Tensor &target,
               SourceLoc loc = SourceLoc::current());
Tensor l1Loss(const Tensor &x, const Tensor &target,
              SourceLoc loc = SourceLoc::current());
/// d^2 / 2 where |d| < delta, delta (|d| - delta / 2) elsewhere.
Tensor huberLoss(const Tensor &x, const Tensor &target, double delta = 1,
                 SourceLoc loc = SourceLoc::current());
/// Of logits [..., classes] and class numbers [...].
Tensor crossEntropy(const Tensor &logits, const Tensor &classes,
                    SourceLoc loc = SourceLoc::current());
/// Of log-probabilities [..., classes] and class numbers [...].
Tensor nllLoss(const Tensor &logs, const Tensor &classes,
               SourceLoc loc = SourceLoc::current());
/// Of logits and targets from 0 to 1.
Tensor binaryCrossEntropy(const Tensor &logits, const Tensor &target,
                          SourceLoc loc = SourceLoc::current());
/// The sum of p (log p - log q) over the last axis; both are given as
/// logarithms.
Tensor klDivergence(const Tensor &logQ, const Tensor &logP,
                    SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend::nn

#endif // UOP_FRONTEND_NN_H
