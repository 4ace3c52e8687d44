//===- Normalization.cpp - batch_norm_* -------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

namespace {
/// A tensor of floats whose axis `feature` the other operands have alone.
struct Normalization {
  explicit Normalization(OpConverter &c) : c(c) {}

  OpConverter &c;
  int64_t feature = 0;
  Shape shape, others;
  double epsilon = 0;

  /// Refusals if the op is not of that form, the first `numVectors` operands
  /// after the tensor being such.
  LogicalResult read(unsigned numVectors);

  Value spread(Value vector) {
    return c.broadcastInDim(vector, {feature}, shape);
  }
  Value sum(Value x) { return c.reduce(ReduceKind::add, x, others); }
  Value div(Value x, Value y) { return c.binary<FDivOp>(x, y); }
  Value count(Value like) {
    return c.number(double(countOf(shape)) / double(shape[feature]), like);
  }
  Value deviation(Value variance) {
    return c.unary<SqrtOp>(c.add(variance, c.number(epsilon, variance)));
  }
  /// Rounded to the element type of the operand.
  LogicalResult finish(ArrayRef<Value> results);
};
} // namespace

LogicalResult Normalization::read(unsigned numVectors) {
  Value x = c.operands[0];
  auto axis = c.integerAttribute("feature_index");
  auto small = dyn_cast_or_null<FloatAttr>(c.attribute("epsilon"));
  if (!axis || !c.checkAxes({*axis}, rankOf(x), "attribute 'feature_index'"))
    return failure();
  if (!small)
    return c.refuse("attribute 'epsilon' must be a float");
  if (!isFloat(x) || countOf(shapeOf(x)) == 0)
    return c.refuse(
        "its operand must have floats as elements, and at least one element");
  feature = *axis;
  epsilon = small.getValueAsDouble();
  shape.assign(shapeOf(x).begin(), shapeOf(x).end());
  for (int64_t other = 0; other != rankOf(x); ++other)
    if (other != feature)
      others.push_back(other);
  for (unsigned i = 1; i <= numVectors; ++i)
    if (c.operands[i].getType() != c.type({shape[feature]}, elementOf(x)))
      return c.refuse("operand " + Twine(i) +
                      " must have one element of its "
                      "type for each feature");
  for (Value &operand : c.operands)
    operand = c.widen(operand);
  return success();
}

LogicalResult Normalization::finish(ArrayRef<Value> results) {
  SmallVector<Value> rounded;
  for (auto [i, result] : llvm::enumerate(results))
    rounded.push_back(i < c.op->getNumResults()
                          ? c.cast(result, c.resultElement(i))
                          : result);
  return c.finish(rounded);
}

static LogicalResult convertInference(OpConverter &c) {
  Normalization n(c);
  if (failed(c.expect(5)) || failed(n.read(4)))
    return failure();
  Value scale = n.spread(c.operands[1]), offset = n.spread(c.operands[2]);
  Value centered = c.sub(c.operands[0], n.spread(c.operands[3]));
  Value normal = n.div(centered, n.spread(n.deviation(c.operands[4])));
  return n.finish({c.add(c.mul(normal, scale), offset)});
}

static LogicalResult convertTraining(OpConverter &c) {
  Normalization n(c);
  if (failed(c.expect(3, 3)) || failed(n.read(2)))
    return failure();
  Value x = c.operands[0], total = n.sum(x);
  Value mean = n.div(total, n.count(total));
  Value centered = c.sub(x, n.spread(mean));
  Value squares = n.sum(c.mul(centered, centered));
  Value variance = n.div(squares, n.count(squares));
  Value normal = n.div(centered, n.spread(n.deviation(variance)));
  Value scaled = c.mul(normal, n.spread(c.operands[1]));
  return n.finish({c.add(scaled, n.spread(c.operands[2])), mean, variance});
}

/// The formulas of the specification's section on batch_norm_grad.
static LogicalResult convertGradient(OpConverter &c) {
  Normalization n(c);
  if (failed(c.expect(5, 3)) || failed(n.read(3)))
    return failure();
  Value x = c.operands[0], scale = c.operands[1], variance = c.operands[3];
  Value gradient = c.operands[4];
  if (gradient.getType() != x.getType())
    return c.refuse("the gradient of its result must have the type of its "
                    "operand");
  Value centered = c.sub(x, n.spread(c.operands[2]));
  Value deviation = n.deviation(variance);
  Value offsetGradient = n.sum(gradient);
  Value product = n.sum(c.mul(gradient, centered));
  Value scaleGradient = n.div(product, deviation);
  Value shifted = c.add(variance, c.number(n.epsilon, variance));
  Value rest =
      c.sub(c.mul(gradient, n.count(gradient)), n.spread(offsetGradient));
  rest = c.sub(rest, c.mul(centered, n.spread(n.div(product, shifted))));
  Value factor = n.div(n.div(scale, deviation), n.count(scale));
  return n.finish(
      {c.mul(n.spread(factor), rest), scaleGradient, offsetGradient});
}

void uop::fromstablehlo::addNormalizationOps(OpTable &table) {
  table.add("stablehlo.batch_norm_inference", convertInference);
  table.add("stablehlo.batch_norm_training", convertTraining);
  table.add("stablehlo.batch_norm_grad", convertGradient);
}
