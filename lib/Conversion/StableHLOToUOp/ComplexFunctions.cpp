//===- ComplexFunctions.cpp - Formulas of complex numbers -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Where a textbook's formula overflows or cancels, another one is used: W.
// Kahan, "Branch cuts for complex elementary functions", 1987; R. Smith,
// "Algorithm 116: Complex division", 1962; C99, annex G, for infinite parts.
//
//===----------------------------------------------------------------------===//

#include "Complex.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "llvm/ADT/StringSwitch.h"

#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

static constexpr double kInf = std::numeric_limits<double>::infinity();

//===----------------------------------------------------------------------===//
// RealBuilder
//===----------------------------------------------------------------------===//

Value RealBuilder::op(StringRef name, ValueRange operands, Type result,
                      ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name, operands, result, attributes);
  return builder.create(state)->getResult(0);
}

Value RealBuilder::compare(StringRef direction, Value x, Value y) {
  return op("stablehlo.compare", {x, y}, getI1SameShape(x.getType()),
            builder.getNamedAttr("comparison_direction",
                                 builder.getStringAttr(direction)));
}

Value RealBuilder::constant(ElementsAttr value) {
  return op("stablehlo.constant", {}, value.getShapedType(),
            builder.getNamedAttr("value", value));
}

Value RealBuilder::number(double value, Value like) {
  auto type = cast<RankedTensorType>(like.getType());
  auto element = cast<FloatType>(type.getElementType());
  APFloat rounded(value);
  bool losesInfo;
  rounded.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  return constant(DenseElementsAttr::get(type, rounded));
}

Value RealBuilder::copySign(Value x, Value sign) {
  // A zero has a sign too.
  Value towards = op("stablehlo.atan2", {sign, number(-1, sign)});
  Value isNegative = compare("LT", towards, number(0, sign));
  Value size = abs(x);
  return select(isNegative, neg(size), size);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static Parts multiply(RealBuilder &b, Parts x, Parts y) {
  return {b.sub(b.mul(x.real, y.real), b.mul(x.imaginary, y.imaginary)),
          b.add(b.mul(x.real, y.imaginary), b.mul(x.imaginary, y.real))};
}

static Parts select(RealBuilder &b, Value condition, Parts x, Parts y) {
  return {b.select(condition, x.real, y.real),
          b.select(condition, x.imaginary, y.imaginary)};
}

static Value isInfinite(RealBuilder &b, Value x) {
  return b.compare("EQ", b.abs(x), b.number(kInf, x));
}

/// The sign of an infinite number and a zero for another one, or 1 and 0.
static Value boxInfinity(RealBuilder &b, Value x) {
  Value size = b.select(isInfinite(b, x), b.number(1, x), b.number(0, x));
  return b.copySign(size, x);
}

static Parts scale(RealBuilder &b, Parts x, Value factor) {
  return {b.mul(factor, x.real), b.mul(factor, x.imaginary)};
}

/// The product of x with the conjugate of y.
static Parts multiplyConjugate(RealBuilder &b, Parts x, Parts y) {
  return multiply(b, x, {y.real, b.neg(y.imaginary)});
}

Parts uop::fromstablehlo::divideComplex(RealBuilder &b, Parts x, Parts y) {
  // By the larger part of y.
  Value swaps = b.compare("LT", b.abs(y.real), b.abs(y.imaginary));
  Value large = b.select(swaps, y.imaginary, y.real);
  Value small = b.select(swaps, y.real, y.imaginary);
  Value ratio = b.div(small, large);
  Value size = b.add(large, b.mul(small, ratio));
  auto combine = [&](Value p, Value q) { return b.add(p, b.mul(q, ratio)); };
  Value real = b.select(swaps, combine(x.imaginary, x.real),
                        combine(x.real, x.imaginary));
  Value imaginary = b.select(swaps, b.sub(b.mul(x.imaginary, ratio), x.real),
                             b.sub(x.imaginary, b.mul(x.real, ratio)));
  Parts result{b.div(real, size), b.div(imaginary, size)};
  // By zero: infinite, with the signs of the parts.
  Value zero = b.number(0, y.real), inf = b.number(kInf, y.real);
  Value isZero = b.logicalAnd(b.compare("EQ", y.real, zero),
                              b.compare("EQ", y.imaginary, zero));
  result = select(b, isZero, scale(b, x, b.copySign(inf, y.real)), result);
  auto anyInfinite = [&](Parts z) {
    return b.logicalOr(isInfinite(b, z.real), isInfinite(b, z.imaginary));
  };
  auto areFinite = [&](Parts z) {
    return b.logicalAnd(
        b.op("stablehlo.is_finite", z.real, getI1SameShape(z.real.getType())),
        b.op("stablehlo.is_finite", z.imaginary,
             getI1SameShape(z.real.getType())));
  };
  auto box = [&](Parts z) {
    return Parts{boxInfinity(b, z.real), boxInfinity(b, z.imaginary)};
  };
  Value isHuge = b.logicalAnd(anyInfinite(x), areFinite(y));
  result =
      select(b, isHuge, scale(b, multiplyConjugate(b, box(x), y), inf), result);
  Value isTiny = b.logicalAnd(anyInfinite(y), areFinite(x));
  return select(b, isTiny, scale(b, multiplyConjugate(b, x, box(y)), zero),
                result);
}

/// sqrt(x^2 + y^2) without overflow in between.
Value uop::fromstablehlo::absComplex(RealBuilder &b, Parts x) {
  Value p = b.abs(x.real), q = b.abs(x.imaginary);
  Value large = b.op("stablehlo.maximum", {p, q});
  Value ratio = b.div(b.op("stablehlo.minimum", {p, q}), large);
  Value root =
      b.op("stablehlo.sqrt", b.add(b.number(1, ratio), b.mul(ratio, ratio)));
  Value zero = b.number(0, large), inf = b.number(kInf, large);
  Value size = b.select(b.compare("EQ", large, zero), zero, b.mul(large, root));
  Value isInf = b.logicalOr(b.compare("EQ", p, inf), b.compare("EQ", q, inf));
  return b.select(isInf, inf, size);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// radius * (cos, sin) of the angle. A real number stays one.
static Parts fromPolar(RealBuilder &b, Value radius, Value angle) {
  Value isReal = b.compare("EQ", angle, b.number(0, angle));
  Value real = b.mul(radius, b.op("stablehlo.cosine", angle));
  Value imaginary = b.mul(radius, b.op("stablehlo.sine", angle));
  return {b.select(isReal, radius, real), b.select(isReal, angle, imaginary)};
}

static Parts exponential(RealBuilder &b, Parts x) {
  return fromPolar(b, b.op("stablehlo.exponential", x.real), x.imaginary);
}

static Value angleOf(RealBuilder &b, Parts x) {
  return b.op("stablehlo.atan2", {x.imaginary, x.real});
}

static Parts logarithm(RealBuilder &b, Parts x) {
  return {b.op("stablehlo.log", absComplex(b, x)), angleOf(b, x)};
}

/// log|1 + x| is half of log1p(2a + a^2 + b^2) near 0.
static Parts logPlusOne(RealBuilder &b, Parts x) {
  Parts sum{b.add(x.real, b.number(1, x.real)), x.imaginary};
  Value two = b.number(2, x.real), half = b.number(0.5, x.real);
  Value square =
      b.add(b.mul(x.real, b.add(x.real, two)), b.mul(x.imaginary, x.imaginary));
  Value near = b.mul(half, b.op("stablehlo.log_plus_one", square));
  Value isNear = b.compare("LT", absComplex(b, x), half);
  Value far = b.op("stablehlo.log", absComplex(b, sum));
  return {b.select(isNear, near, far), angleOf(b, sum)};
}

/// expm1(a) cos(b) - 2 sin(b/2)^2, and exp(a) sin(b).
static Parts expMinusOne(RealBuilder &b, Parts x) {
  Value half =
      b.op("stablehlo.sine", b.mul(x.imaginary, b.number(0.5, x.imaginary)));
  Value grown = b.op("stablehlo.exponential_minus_one", x.real);
  Value real = b.sub(b.mul(grown, b.op("stablehlo.cosine", x.imaginary)),
                     b.mul(b.number(2, half), b.mul(half, half)));
  Parts whole = exponential(b, x);
  Value isReal = b.compare("EQ", x.imaginary, b.number(0, half));
  return {b.select(isReal, grown, real), whole.imaginary};
}

/// The root whose real part is not negative.
static Parts squareRoot(RealBuilder &b, Parts x) {
  Value half = b.number(0.5, x.real), zero = b.number(0, x.real);
  Value inf = b.number(kInf, x.real);
  Value size = absComplex(b, x);
  // Halves: the sum may overflow.
  Value large = b.op("stablehlo.sqrt",
                     b.add(b.mul(half, b.abs(x.real)), b.mul(half, size)));
  Value small = b.div(b.mul(half, b.abs(x.imaginary)), large);
  Value isLeft = b.compare("LT", x.real, zero);
  Parts root{b.select(isLeft, small, large),
             b.copySign(b.select(isLeft, large, small), x.imaginary)};
  Value isZero = b.compare("EQ", size, zero);
  root = select(b, isZero, {zero, x.imaginary}, root);
  Value isHuge = isInfinite(b, x.imaginary);
  return select(b, isHuge, {inf, x.imaginary}, root);
}

static Parts reciprocal(RealBuilder &b, Parts x) {
  return divideComplex(b, {b.number(1, x.real), b.number(0, x.real)}, x);
}

/// exp(y log(x)). 0 to a power with a positive real part is 0, and to 0 it is
/// 1.
static Parts power(RealBuilder &b, Parts x, Parts y) {
  Value zero = b.number(0, x.real), one = b.number(1, x.real);
  auto isZero = [&](Parts z) {
    return b.logicalAnd(b.compare("EQ", z.real, zero),
                        b.compare("EQ", z.imaginary, zero));
  };
  Parts result = exponential(b, multiply(b, y, logarithm(b, x)));
  Value isNull = b.logicalAnd(isZero(x), b.compare("GT", y.real, zero));
  result = select(b, isNull, {zero, zero}, result);
  return select(b, isZero(y), {one, zero}, result);
}

/// sinh(a) cos(b) and cosh(a) sin(b).
static Parts sinh(RealBuilder &b, Parts x) {
  return {
      b.mul(b.op("chlo.sinh", x.real), b.op("stablehlo.cosine", x.imaginary)),
      b.mul(b.op("chlo.cosh", x.real), b.op("stablehlo.sine", x.imaginary))};
}

static Parts cosh(RealBuilder &b, Parts x) {
  return {
      b.mul(b.op("chlo.cosh", x.real), b.op("stablehlo.cosine", x.imaginary)),
      b.mul(b.op("chlo.sinh", x.real), b.op("stablehlo.sine", x.imaginary))};
}

/// With s = tanh(a), t = tan(b): (s (1 + t^2) + i t sech(a)^2) / (1 + s^2 t^2).
static Parts tanh(RealBuilder &b, Parts x) {
  Value one = b.number(1, x.real);
  Value s = b.op("stablehlo.tanh", x.real);
  Value t = b.op("stablehlo.tan", x.imaginary);
  Value secant = b.div(one, b.op("chlo.cosh", x.real));
  Value square = b.mul(t, t);
  Value size = b.add(one, b.mul(b.mul(s, s), square));
  return {b.div(b.mul(s, b.add(one, square)), size),
          b.div(b.mul(t, b.mul(secant, secant)), size)};
}

static Parts timesI(RealBuilder &b, Parts x) {
  return {b.neg(x.imaginary), x.real};
}
static Parts overI(RealBuilder &b, Parts x) {
  return {x.imaginary, b.neg(x.real)};
}

/// sqrt(1 - z) and sqrt(1 + z).
static std::pair<Parts, Parts> getRoots(RealBuilder &b, Parts x) {
  Value one = b.number(1, x.real);
  return {squareRoot(b, {b.sub(one, x.real), b.neg(x.imaginary)}),
          squareRoot(b, {b.add(one, x.real), x.imaginary})};
}

static Parts asin(RealBuilder &b, Parts x) {
  auto [minus, plus] = getRoots(b, x);
  return {b.op("stablehlo.atan2", {x.real, multiply(b, minus, plus).real}),
          b.op("chlo.asinh", multiplyConjugate(b, plus, minus).imaginary)};
}

static Parts acos(RealBuilder &b, Parts x) {
  auto [minus, plus] = getRoots(b, x);
  Value half = b.op("stablehlo.atan2", {minus.real, plus.real});
  return {b.add(half, half),
          b.op("chlo.asinh", multiplyConjugate(b, minus, plus).imaginary)};
}

static Parts acosh(RealBuilder &b, Parts x) {
  Value one = b.number(1, x.real);
  Parts minus = squareRoot(b, {b.sub(x.real, one), x.imaginary});
  Parts plus = squareRoot(b, {b.add(x.real, one), x.imaginary});
  Value half = b.op("stablehlo.atan2", {minus.imaginary, plus.real});
  return {b.op("chlo.asinh", multiplyConjugate(b, plus, minus).real),
          b.add(half, half)};
}

/// log1p(4a / ((1 - a)^2 + b^2)) / 4 for the size of a, and half of the angle
/// of (1 - a) (1 + a) - b^2 + 2ib.
static Parts atanh(RealBuilder &b, Parts x) {
  Value one = b.number(1, x.real), size = b.abs(x.real);
  Value rest = b.sub(one, size), square = b.mul(x.imaginary, x.imaginary);
  Value ratio =
      b.div(b.mul(b.number(4, size), size), b.add(b.mul(rest, rest), square));
  Value real =
      b.mul(b.number(0.25, ratio), b.op("stablehlo.log_plus_one", ratio));
  Value cosine = b.sub(b.mul(rest, b.add(one, size)), square);
  Value sine = b.add(x.imaginary, x.imaginary);
  Value angle = b.op("stablehlo.atan2", {sine, cosine});
  return {b.copySign(real, x.real), b.mul(b.number(0.5, sine), angle)};
}

static Parts sign(RealBuilder &b, Parts x) {
  Value size = absComplex(b, x), zero = b.number(0, size);
  Value isZero = b.compare("EQ", size, zero);
  return select(b, isZero, {zero, zero},
                {b.div(x.real, size), b.div(x.imaginary, size)});
}

static std::optional<Parts> emitBinary(RealBuilder &b, StringRef name, Parts x,
                                       Parts y) {
  if (name == "stablehlo.add" || name == "stablehlo.subtract")
    return Parts{b.op(name, {x.real, y.real}),
                 b.op(name, {x.imaginary, y.imaginary})};
  if (name == "stablehlo.multiply")
    return multiply(b, x, y);
  if (name == "stablehlo.divide")
    return divideComplex(b, x, y);
  if (name == "stablehlo.power")
    return power(b, x, y);
  return std::nullopt;
}

std::optional<Parts>
uop::fromstablehlo::emitComplexFunction(RealBuilder &b, StringRef name,
                                        ArrayRef<Parts> operands) {
  if (operands.size() == 2)
    return emitBinary(b, name, operands[0], operands[1]);
  using Unary = Parts (*)(RealBuilder &, Parts);
  auto emit =
      llvm::StringSwitch<Unary>(name)
          .Case("stablehlo.negate",
                [](RealBuilder &b, Parts x) {
                  return Parts{b.neg(x.real), b.neg(x.imaginary)};
                })
          .Case("chlo.conj",
                [](RealBuilder &b, Parts x) {
                  return Parts{x.real, b.neg(x.imaginary)};
                })
          .Case("chlo.square",
                [](RealBuilder &b, Parts x) { return multiply(b, x, x); })
          .Case("stablehlo.exponential", exponential)
          .Case("stablehlo.exponential_minus_one", expMinusOne)
          .Case("stablehlo.log", logarithm)
          .Case("stablehlo.log_plus_one", logPlusOne)
          .Case("stablehlo.sqrt", squareRoot)
          .Case("stablehlo.rsqrt",
                [](RealBuilder &b, Parts x) {
                  return reciprocal(b, squareRoot(b, x));
                })
          .Case("stablehlo.logistic",
                [](RealBuilder &b, Parts x) {
                  Parts power =
                      exponential(b, {b.neg(x.real), b.neg(x.imaginary)});
                  Value one = b.number(1, x.real);
                  return reciprocal(b,
                                    {b.add(power.real, one), power.imaginary});
                })
          .Case("stablehlo.sign", sign)
          .Cases({"stablehlo.tanh", "chlo.tanh"}, tanh)
          .Case("chlo.sinh", sinh)
          .Case("chlo.cosh", cosh)
          .Case("chlo.asin", asin)
          .Case("chlo.acos", acos)
          .Case("chlo.acosh", acosh)
          .Case("chlo.atanh", atanh)
          .Case("chlo.asinh",
                [](RealBuilder &b, Parts x) {
                  return overI(b, asin(b, timesI(b, x)));
                })
          .Case("chlo.atan",
                [](RealBuilder &b, Parts x) {
                  return overI(b, atanh(b, timesI(b, x)));
                })
          .Case("stablehlo.sine",
                [](RealBuilder &b, Parts x) {
                  return overI(b, sinh(b, timesI(b, x)));
                })
          .Case("stablehlo.cosine",
                [](RealBuilder &b, Parts x) { return cosh(b, timesI(b, x)); })
          .Cases({"stablehlo.tan", "chlo.tan"},
                 [](RealBuilder &b, Parts x) {
                   return overI(b, tanh(b, timesI(b, x)));
                 })
          .Default(nullptr);
  if (!emit || operands.size() != 1)
    return std::nullopt;
  return emit(b, operands[0]);
}
