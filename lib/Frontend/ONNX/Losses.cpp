//===- Losses.cpp - What training makes small -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// The loss of log probabilities [N, C, ...] at classes [N, ...].
static Value emitLikelihoodLoss(Node &n, Value x, Value classes,
                                Value weights) {
  if (!classes || !n.checkRank(x, 2, "its input"))
    return {};
  ShapeRef shape = Emitter::shapeOf(x);
  Shape expected = {shape[0]};
  llvm::append_range(expected, shape.drop_front(2));
  if (Emitter::shapeOf(classes) != ShapeRef(expected))
    return n.fail("the classes must have shape " + toString(expected) +
                  ", got " + toString(classes));
  if (weights && Emitter::shapeOf(weights) != ShapeRef(shape[1]))
    return n.fail("there must be one weight for each of the " +
                  Twine(shape[1]) + " classes, got " + toString(weights));
  classes = n.cast(classes, n.i64());
  Value isKept;
  if (n.hasAttribute("ignore_index"))
    isKept = n.compare(CmpPredicate::ne, classes,
                       n.splatInt(n.intAttribute("ignore_index", 0), n.i64()));
  Type element = n.elementOf(x);
  Value weight = n.splat(1, element, expected);
  if (weights)
    weight = n.take(
        n.cast(weights, element),
        isKept ? n.where(isKept, classes, n.splatInt(0, n.i64())) : classes, 0);
  Value zero = n.splat(0, element);
  if (isKept)
    weight = n.where(isKept, weight, zero);
  Value picked = n.squeeze(n.gatherAlong(x, n.unsqueeze(classes, 1), 1), 1);
  Value loss = n.neg(n.mul(picked, weight));
  if (isKept)
    loss = n.where(isKept, loss, zero);
  std::string reduction = n.stringAttribute("reduction", "mean");
  auto axes = llvm::to_vector(llvm::seq<int64_t>(0, expected.size()));
  if (reduction == "none")
    return loss;
  if (reduction == "sum")
    return n.sum(loss, axes, /*keep=*/false);
  if (reduction == "mean")
    return n.div(n.sum(loss, axes, false), n.sum(weight, axes, false));
  return n.fail("attribute 'reduction' must be none, sum or mean, got '" +
                Twine(reduction) + "'");
}

static LogicalResult convertNegativeLogLikelihoodLoss(Node &n) {
  Value x = n.input(0), classes = n.input(1), weights = n.optionalInput(2);
  if (n.hasFailed)
    return failure();
  Type element = n.elementOf(x);
  return n.finish(
      n.cast(emitLikelihoodLoss(n, n.widen(x), classes, weights), element));
}

static LogicalResult convertSoftmaxCrossEntropyLoss(Node &n) {
  Value x = n.input(0), classes = n.input(1), weights = n.optionalInput(2);
  if (n.hasFailed || !n.checkRank(x, 2, "the scores"))
    return failure();
  Type element = n.elementOf(x);
  Value logProbabilities = n.logSoftmax(n.widen(x), 1);
  n.setOutput(1, n.cast(logProbabilities, element));
  return n.finish(n.cast(
      emitLikelihoodLoss(n, logProbabilities, classes, weights), element));
}

void uop::onnx_import::addLossOps(OpTable &table) {
  table.add("NegativeLogLikelihoodLoss", convertNegativeLogLikelihoodLoss, 12);
  table.add("SoftmaxCrossEntropyLoss", convertSoftmaxCrossEntropyLoss, 12);
}
