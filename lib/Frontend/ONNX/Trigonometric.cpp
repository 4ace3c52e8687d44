//===- Trigonometric.cpp - Circular and hyperbolic functions ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Those that the dialect has no op for are made of square roots, logarithms
// and Taylor series of as many terms as the type has digits, exact to a few
// units in the last place.
//
//===----------------------------------------------------------------------===//

#include "Node.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

/// The polynomial with these coefficients, from the least power on.
static Value emitPolynomial(Node &n, Value x, ArrayRef<double> coefficients) {
  Value sum = n.number(coefficients.back(), x);
  for (double c : llvm::reverse(coefficients.drop_back()))
    sum = n.add(n.mul(sum, x), n.number(c, x));
  return sum;
}

/// Of a number, in f32 or f64.
static Value emitAtan(Node &n, Value x) {
  if (!x)
    return {};
  // atan(x) = pi/2 - atan(1/x), and then 2 atan(x / (1 + sqrt(1 + x^2))).
  Value magnitude = n.unary<AbsOp>(x), one = n.number(1, x);
  Value isLarge = n.compare(CmpPredicate::gt, magnitude, one);
  Value small = n.where(isLarge, n.unary<RecipOp>(magnitude), magnitude);
  Value root = n.sqrt(n.add(one, n.mul(small, small)));
  Value half = n.div(small, n.add(one, root));
  // |half| <= tan(pi/8), so that terms shrink by 0.18.
  SmallVector<double> series;
  int terms = n.elementOf(x).isF64() ? 22 : 10;
  for (int i = 0; i != terms; ++i)
    series.push_back((i % 2 ? -1.0 : 1.0) / (2 * i + 1));
  Value angle = n.mul(half, emitPolynomial(n, n.mul(half, half), series));
  angle = n.mul(angle, n.number(2, x));
  angle =
      n.where(isLarge, n.sub(n.number(1.5707963267948966, x), angle), angle);
  Value isNegative = n.compare(CmpPredicate::lt, x, n.number(0, x));
  angle = n.where(isNegative, n.neg(angle), angle);
  // Zeros keep their sign.
  return n.where(n.compare(CmpPredicate::eq, x, n.number(0, x)), x, angle);
}

/// In f32 for narrower types.
template <typename Function>
static LogicalResult convertWide(Node &n, Function function) {
  Value x = n.input(0);
  if (!x)
    return failure();
  if (!Emitter::isFloat(x))
    return n.error("its input must be of floats, got " + Twine(toString(x)));
  return n.finish(n.cast(function(n.widen(x)), n.elementOf(x)));
}

static LogicalResult convertAtan(Node &n) {
  return convertWide(n, [&](Value x) { return emitAtan(n, x); });
}

static LogicalResult convertAsin(Node &n) {
  return convertWide(n, [&](Value x) {
    Value one = n.number(1, x);
    Value root = n.sqrt(n.mul(n.sub(one, x), n.add(one, x)));
    Value half = emitAtan(n, n.div(x, n.add(one, root)));
    return n.mul(half, n.number(2, x));
  });
}

static LogicalResult convertAcos(Node &n) {
  return convertWide(n, [&](Value x) {
    Value one = n.number(1, x);
    Value root = n.sqrt(n.div(n.sub(one, x), n.add(one, x)));
    return n.mul(emitAtan(n, root), n.number(2, x));
  });
}

/// Odd (even) terms of the exponential's series, for |x| <= 1.
static Value emitSeries(Node &n, Value x, int first) {
  SmallVector<double> series;
  double factorial = 1;
  int last = n.elementOf(x).isF64() ? 20 : 12;
  for (int i = 1; i <= last; ++i) {
    factorial *= i;
    if (i % 2 == first)
      series.push_back(1 / factorial);
  }
  return emitPolynomial(n, n.mul(x, x), series);
}

static LogicalResult convertSinh(Node &n) {
  return convertWide(n, [&](Value x) {
    // The difference cancels near 0, and exp(x) overflows before sinh(x).
    Value half = n.exp(n.mul(x, n.number(0.5, x)));
    Value other = n.exp(n.mul(x, n.number(-0.5, x)));
    Value c = n.number(0.5, x);
    Value large =
        n.sub(n.mul(n.mul(half, c), half), n.mul(n.mul(other, c), other));
    Value small = n.mul(x, emitSeries(n, x, 1));
    Value isSmall =
        n.compare(CmpPredicate::lt, n.unary<AbsOp>(x), n.number(1, x));
    return n.where(isSmall, small, large);
  });
}

static LogicalResult convertCosh(Node &n) {
  return convertWide(n, [&](Value x) {
    Value half = n.exp(n.mul(x, n.number(0.5, x)));
    Value other = n.exp(n.mul(x, n.number(-0.5, x)));
    Value c = n.number(0.5, x);
    return n.add(n.mul(n.mul(half, c), half), n.mul(n.mul(other, c), other));
  });
}

static LogicalResult convertAsinh(Node &n) {
  return convertWide(n, [&](Value x) {
    // log1p(|x| + x^2 / (1 + sqrt(1 + x^2))); log(2|x|) where x^2 overflows.
    Value one = n.number(1, x), magnitude = n.unary<AbsOp>(x);
    Value limit = n.number(1e8, x);
    Value tame = n.min(magnitude, limit), square = n.mul(tame, tame);
    Value small = n.log1p(
        n.add(tame, n.div(square, n.add(one, n.sqrt(n.add(one, square))))));
    Value large = n.add(n.log(magnitude), n.number(0.69314718055994531, x));
    Value isLarge = n.compare(CmpPredicate::gt, magnitude, limit);
    Value result = n.where(isLarge, large, small);
    // NaN is neither above nor below.
    result = n.where(n.compare(CmpPredicate::ne, x, x), x, result);
    Value isNegative = n.compare(CmpPredicate::lt, x, n.number(0, x));
    return n.where(isNegative, n.neg(result), result);
  });
}

static LogicalResult convertAcosh(Node &n) {
  return convertWide(n, [&](Value x) {
    // log1p(t + sqrt(2t + t^2)) with t = x - 1.
    Value limit = n.number(1e8, x);
    Value t = n.sub(n.min(x, limit), n.number(1, x));
    Value root = n.sqrt(n.mul(t, n.add(t, n.number(2, x))));
    Value small = n.log1p(n.add(t, root));
    Value large = n.add(n.log(x), n.number(0.69314718055994531, x));
    return n.where(n.compare(CmpPredicate::gt, x, limit), large, small);
  });
}

static LogicalResult convertAtanh(Node &n) {
  return convertWide(n, [&](Value x) {
    // log1p(2|x| / (1 - |x|)) / 2.
    Value magnitude = n.unary<AbsOp>(x);
    Value quotient = n.div(n.mul(magnitude, n.number(2, x)),
                           n.sub(n.number(1, x), magnitude));
    Value result = n.mul(n.log1p(quotient), n.number(0.5, x));
    Value isNegative = n.compare(CmpPredicate::lt, x, n.number(0, x));
    return n.where(isNegative, n.neg(result), result);
  });
}

void uop::onnx_import::addTrigonometricOps(OpTable &table) {
  table.add("Sin", convertUnary<SinOp>);
  table.add("Cos", convertUnary<CosOp>);
  table.add("Tan", convertUnary<TanOp>);
  table.add("Tanh", convertUnary<TanhOp>);
  table.add("Asin", convertAsin);
  table.add("Acos", convertAcos);
  table.add("Atan", convertAtan);
  table.add("Sinh", convertSinh);
  table.add("Cosh", convertCosh);
  table.add("Asinh", convertAsinh);
  table.add("Acosh", convertAcosh);
  table.add("Atanh", convertAtanh);
}
