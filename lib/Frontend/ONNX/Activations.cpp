//===- Activations.cpp - Functions of neural networks -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

static Value isPositive(Node &n, Value x) {
  return n.compare(CmpPredicate::gt, x, n.number(0, x));
}

static LogicalResult convertRelu(Node &n) {
  Value x = n.input(0);
  return n.finish(x ? n.max(x, n.number(0, x)) : x);
}

static LogicalResult convertLeakyRelu(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value slope = n.number(n.floatAttribute("alpha", 0.01f), x);
  return n.finish(n.where(n.compare(CmpPredicate::lt, x, n.number(0, x)),
                          n.mul(x, slope), x));
}

static LogicalResult convertPRelu(Node &n) {
  Value x = n.input(0), slope = n.input(1);
  if (!x || !slope)
    return failure();
  // Before opset 7 a slope of rank 1 is for channels.
  if (n.opset < 7 && Emitter::rankOf(slope) == 1 && Emitter::rankOf(x) > 1) {
    Shape shape = {Emitter::shapeOf(slope)[0]};
    shape.append(Emitter::rankOf(x) - 2, 1);
    slope = n.reshape(slope, shape);
  }
  return n.finish(n.where(n.compare(CmpPredicate::lt, x, n.number(0, x)),
                          n.mul(x, slope), x));
}

/// alpha * (exp(x) - 1), not overflowing where x is not below 0. Of narrow
/// floats in f32, because most of the digits cancel out.
static Value emitExpBelow(Node &n, Value x, Value alpha) {
  Value low = n.widen(n.min(x, n.number(0, x)));
  Value result = n.mul(n.widen(alpha), n.sub(n.exp(low), n.number(1, low)));
  return n.cast(result, n.elementOf(x));
}

static LogicalResult convertElu(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value alpha = n.number(n.floatAttribute("alpha", 1), x);
  return n.finish(n.where(isPositive(n, x), x, emitExpBelow(n, x, alpha)));
}

static LogicalResult convertSelu(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  bool isOld = n.opset < 6;
  double alpha =
      n.floatAttribute("alpha", isOld ? 1.6732f : 1.67326319217681884765625f);
  double gamma =
      n.floatAttribute("gamma", isOld ? 1.0507f : 1.05070102214813232421875f);
  Value low = emitExpBelow(n, x, n.number(alpha, x));
  return n.finish(n.mul(n.where(isPositive(n, x), x, low), n.number(gamma, x)));
}

static LogicalResult convertCelu(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value alpha = n.number(n.floatAttribute("alpha", 1), x);
  Value zero = n.number(0, x);
  Value low = emitExpBelow(n, n.div(x, alpha), alpha);
  return n.finish(n.add(n.max(x, zero), n.min(low, zero)));
}

static LogicalResult convertSigmoid(Node &n) {
  return n.finish(n.sigmoid(n.input(0)));
}

static LogicalResult convertHardSigmoid(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  // In narrow floats, most digits would cancel out where the line begins.
  Type element = n.elementOf(x);
  x = n.widen(x);
  Value line = n.add(n.mul(x, n.number(n.floatAttribute("alpha", 0.2f), x)),
                     n.number(n.floatAttribute("beta", 0.5f), x));
  line = n.max(n.min(line, n.number(1, x)), n.number(0, x));
  return n.finish(n.cast(line, element));
}

static LogicalResult convertHardSwish(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Type element = n.elementOf(x);
  x = n.widen(x);
  Value line = n.add(n.mul(x, n.number(1.0 / 6, x)), n.number(0.5, x));
  line = n.max(n.min(line, n.number(1, x)), n.number(0, x));
  return n.finish(n.cast(n.mul(x, line), element));
}

static LogicalResult convertSwish(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value scaled = n.mul(x, n.number(n.floatAttribute("alpha", 1), x));
  return n.finish(n.mul(x, n.sigmoid(scaled)));
}

static LogicalResult convertSoftplus(Node &n) {
  return n.finish(n.softplus(n.input(0)));
}

static LogicalResult convertMish(Node &n) {
  Value x = n.input(0);
  return n.finish(n.mul(x, n.unary<TanhOp>(n.softplus(x))));
}

static LogicalResult convertSoftsign(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  return n.finish(n.div(x, n.add(n.unary<AbsOp>(x), n.number(1, x))));
}

static LogicalResult convertThresholdedRelu(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value alpha = n.number(n.floatAttribute("alpha", 1), x);
  return n.finish(
      n.where(n.compare(CmpPredicate::gt, x, alpha), x, n.number(0, x)));
}

static LogicalResult convertShrink(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  double bias = n.floatAttribute("bias", 0);
  double lambda = n.floatAttribute("lambd", 0.5);
  // In a float type: the bounds need not be integers.
  Type element = n.elementOf(x);
  Value wide = Emitter::isFloat(x) ? x : n.cast(x, n.getBuilder().getF64Type());
  Value low = n.compare(CmpPredicate::lt, wide, n.number(-lambda, wide));
  Value high = n.compare(CmpPredicate::gt, wide, n.number(lambda, wide));
  Value result = n.where(
      low, n.add(wide, n.number(bias, wide)),
      n.where(high, n.sub(wide, n.number(bias, wide)), n.number(0, wide)));
  return n.finish(n.cast(result, element));
}

static LogicalResult convertGelu(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  // In narrow floats, most digits of 1 - erf would cancel out.
  Type element = n.elementOf(x);
  x = n.widen(x);
  std::string mode = n.stringAttribute("approximate", "none");
  Value half = n.mul(x, n.number(0.5, x)), gate;
  if (mode == "none") {
    gate = n.unary<ErfOp>(n.mul(x, n.number(0.70710678118654752, x)));
  } else if (mode == "tanh") {
    Value cube = n.mul(n.mul(x, x), x);
    Value inner = n.add(x, n.mul(cube, n.number(0.044715, x)));
    gate = n.unary<TanhOp>(n.mul(inner, n.number(0.79788456080286536, x)));
  } else {
    return n.error("attribute 'approximate' must be none or tanh, got '" +
                   Twine(mode) + "'");
  }
  Value result = n.mul(half, n.add(gate, n.number(1, x)));
  return n.finish(n.cast(result, element));
}

static LogicalResult convertSwiGLU(Node &n) {
  Value gate = n.input(0), linear = n.input(1);
  if (!gate || !linear)
    return failure();
  if (Emitter::shapeOf(gate) != Emitter::shapeOf(linear))
    return n.error("its inputs must have one shape, got " + toString(gate) +
                   " and " + toString(linear));
  Value scaled = n.mul(gate, n.number(n.floatAttribute("alpha", 1), gate));
  return n.finish(n.mul(n.mul(gate, n.sigmoid(scaled)), linear));
}

//===----------------------------------------------------------------------===//
// Along an axis
//===----------------------------------------------------------------------===//

/// Before opset 13 all axes from `axis` on are one.
template <typename Function>
static LogicalResult convertAlongAxis(Node &n, Function function) {
  Value x = n.input(0);
  if (!x)
    return failure();
  bool isFlat = n.opset < 13;
  std::optional<int64_t> axis =
      n.axisAttribute(isFlat ? 1 : -1, Emitter::rankOf(x));
  if (!axis) // A scalar has no axis, but axis 0 of rank 0 is its own one.
    return failure();
  if (!isFlat)
    return n.finish(function(x, *axis));
  Shape shape(Emitter::shapeOf(x));
  Shape flat = {Emitter::countOf(ShapeRef(shape).take_front(*axis)),
                Emitter::countOf(ShapeRef(shape).drop_front(*axis))};
  return n.finish(n.reshape(function(n.reshape(x, flat), 1), shape));
}

static LogicalResult convertSoftmax(Node &n) {
  return convertAlongAxis(
      n, [&](Value x, int64_t axis) { return n.softmax(x, axis); });
}

static LogicalResult convertLogSoftmax(Node &n) {
  return convertAlongAxis(
      n, [&](Value x, int64_t axis) { return n.logSoftmax(x, axis); });
}

static LogicalResult convertHardmax(Node &n) {
  return convertAlongAxis(n, [&](Value x, int64_t axis) {
    Value first = n.argExtreme(x, axis, /*isMax=*/true, /*isLast=*/false);
    Value position = n.iota(Emitter::shapeOf(x), axis);
    Value found = n.compare(CmpPredicate::eq, position, first);
    return n.cast(found, n.elementOf(x));
  });
}

void uop::onnx_import::addActivationOps(OpTable &table) {
  table.add("Relu", convertRelu);
  table.add("LeakyRelu", convertLeakyRelu);
  table.add("PRelu", convertPRelu);
  table.add("Elu", convertElu);
  table.add("Selu", convertSelu);
  table.add("Celu", convertCelu);
  table.add("Sigmoid", convertSigmoid);
  table.add("HardSigmoid", convertHardSigmoid);
  table.add("HardSwish", convertHardSwish);
  table.add("Swish", convertSwish);
  table.add("Softplus", convertSoftplus, 1);
  table.add("Mish", convertMish);
  table.add("Softsign", convertSoftsign, 1);
  table.add("ThresholdedRelu", convertThresholdedRelu);
  table.add("Shrink", convertShrink);
  table.add("Gelu", convertGelu, 20);
  table.add("SwiGLU", convertSwiGLU, 28);
  table.add("Softmax", convertSoftmax);
  table.add("LogSoftmax", convertLogSoftmax);
  table.add("Hardmax", convertHardmax);
}
