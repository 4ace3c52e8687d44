//===- ComplexFormulas.h - Formulas of complex numbers ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Functions of complex numbers in terms of real ones, whoever computes these.
// Where a textbook's formula overflows or cancels, another one is used: W.
// Kahan, "Branch cuts for complex elementary functions", 1987; R. Smith,
// "Algorithm 116: Complex division", 1962. Special values are those of C99,
// annex G.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_COMPLEXFORMULAS_H
#define UOP_EMIT_COMPLEXFORMULAS_H

#include <limits>
#include <utility>

namespace uop::emit {

/// `Reals` has types Real and Parts, an aggregate of a real and an imaginary
/// Real, and on Reals: add, sub, mul, div, neg, abs, max, min, sqrt, exp,
/// expm1, log, log1p, sin, cos, tan, sinh, cosh, tanh, asinh, atan2; the truths
/// lt, eq, isFinite and logicalAnd, logicalOr, logicalNot of them;
/// select(truth, x, y); number(double, like); copySign(x, sign).
template <class Reals>
class ComplexFormulas {
public:
  using Real = typename Reals::Real;
  using Parts = typename Reals::Parts;

  explicit ComplexFormulas(Reals &b) : b(b) {}

  //===--------------------------------------------------------------------===//
  // Arithmetic
  //===--------------------------------------------------------------------===//

  Parts add(Parts x, Parts y) {
    return {b.add(x.real, y.real), b.add(x.imaginary, y.imaginary)};
  }
  Parts sub(Parts x, Parts y) {
    return {b.sub(x.real, y.real), b.sub(x.imaginary, y.imaginary)};
  }
  Parts mul(Parts x, Parts y) {
    return {b.sub(b.mul(x.real, y.real), b.mul(x.imaginary, y.imaginary)),
            b.add(b.mul(x.real, y.imaginary), b.mul(x.imaginary, y.real))};
  }
  Parts neg(Parts x) { return {b.neg(x.real), b.neg(x.imaginary)}; }
  Parts conjugate(Parts x) { return {x.real, b.neg(x.imaginary)}; }
  Parts square(Parts x) { return mul(x, x); }
  Parts select(Real condition, Parts x, Parts y) {
    return {b.select(condition, x.real, y.real),
            b.select(condition, x.imaginary, y.imaginary)};
  }
  Real equal(Parts x, Parts y) {
    return b.logicalAnd(b.eq(x.real, y.real), b.eq(x.imaginary, y.imaginary));
  }
  Parts div(Parts x, Parts y);
  Parts reciprocal(Parts x) { return div({one(x.real), zero(x.real)}, x); }

  /// sqrt(a^2 + b^2) without overflow in between.
  Real abs(Parts x);
  Real angle(Parts x) { return b.atan2(x.imaginary, x.real); }
  /// x / |x|, and 0 of 0.
  Parts sign(Parts x);

  //===--------------------------------------------------------------------===//
  // Functions
  //===--------------------------------------------------------------------===//

  Parts exp(Parts x);
  Parts expm1(Parts x);
  Parts log(Parts x) { return {logOfSize(x), angle(x)}; }
  Parts log1p(Parts x);
  Parts sqrt(Parts x);
  Parts rsqrt(Parts x) { return reciprocal(sqrt(x)); }
  Parts logistic(Parts x);
  Parts pow(Parts x, Parts y);
  Parts sinh(Parts x);
  Parts cosh(Parts x);
  Parts tanh(Parts x);
  Parts asin(Parts x);
  Parts acos(Parts x);
  Parts acosh(Parts x);
  Parts atanh(Parts x);
  Parts asinh(Parts x) { return overI(asin(timesI(x))); }
  Parts atan(Parts x) { return overI(atanh(timesI(x))); }
  Parts atan2(Parts y, Parts x) {
    Parts length = sqrt(add(square(x), square(y)));
    return overI(log(div(add(x, timesI(y)), length)));
  }
  Parts sin(Parts x) { return overI(sinh(timesI(x))); }
  Parts cos(Parts x) { return cosh(timesI(x)); }
  Parts tan(Parts x) { return overI(tanh(timesI(x))); }

private:
  static constexpr double kInf = std::numeric_limits<double>::infinity();
  static constexpr double kPi = 3.14159265358979323846;
  /// From this size on, the square of 1 / z is nothing beside 1.
  static constexpr double kFar = 1 << 28;

  Real zero(Real like) { return b.number(0, like); }
  Real one(Real like) { return b.number(1, like); }
  Real isZero(Real x) { return b.eq(x, zero(x)); }
  Real isInfinite(Real x) { return b.eq(b.abs(x), b.number(kInf, x)); }
  Real anyInfinite(Parts x) {
    return b.logicalOr(isInfinite(x.real), isInfinite(x.imaginary));
  }
  Real areFinite(Parts x) {
    return b.logicalAnd(b.isFinite(x.real), b.isFinite(x.imaginary));
  }
  /// Neither infinite nor a number.
  Real isLarger(Real x, double limit) { return b.lt(b.number(limit, x), x); }
  /// Infinite, in no direction that is known.
  Real isWithoutAngle(Parts x) {
    return b.logicalAnd(isInfinite(x.real),
                        b.logicalNot(b.isFinite(x.imaginary)));
  }
  Real isFar(Parts x) {
    return b.logicalOr(isLarger(b.abs(x.real), kFar),
                       isLarger(b.abs(x.imaginary), kFar));
  }
  Parts scale(Parts x, Real factor) {
    return {b.mul(factor, x.real), b.mul(factor, x.imaginary)};
  }
  Parts timesI(Parts x) { return {b.neg(x.imaginary), x.real}; }
  Parts overI(Parts x) { return {x.imaginary, b.neg(x.real)}; }
  /// The product of x with the conjugate of y.
  Parts mulConjugate(Parts x, Parts y) { return mul(x, conjugate(y)); }

  /// The signs of infinite parts, and zeros for others.
  Parts boxInfinity(Parts x) {
    auto box = [&](Real part) {
      return b.copySign(b.select(isInfinite(part), one(part), zero(part)),
                        part);
    };
    return {box(x.real), box(x.imaginary)};
  }
  Real logOfSize(Parts x);
  std::pair<Real, Real> hyperbolic(Real x, Real cosine, Real sine);
  std::pair<Parts, Parts> getRoots(Parts x);
  Parts farFromZero(Parts x);

  Reals &b;
};

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

template <class Reals>
auto ComplexFormulas<Reals>::div(Parts givenX, Parts givenY) -> Parts {
  // Sums of large parts may overflow.
  auto sizeOf = [&](Parts z) {
    return b.max(b.abs(z.real), b.abs(z.imaginary));
  };
  Real isLarge = isLarger(b.max(sizeOf(givenX), sizeOf(givenY)), 0x1p60);
  Real factor =
      b.select(isLarge, b.number(0.25, givenX.real), one(givenX.real));
  Parts x = scale(givenX, factor), y = scale(givenY, factor);
  // By the larger part of y.
  Real swaps = b.lt(b.abs(y.real), b.abs(y.imaginary));
  Real large = b.select(swaps, y.imaginary, y.real);
  Real small = b.select(swaps, y.real, y.imaginary);
  Real ratio = b.div(small, large);
  Real size = b.add(large, b.mul(small, ratio));
  auto combine = [&](Real p, Real q) { return b.add(p, b.mul(q, ratio)); };
  Real real = b.select(swaps, combine(x.imaginary, x.real),
                       combine(x.real, x.imaginary));
  Real imaginary = b.select(swaps, b.sub(b.mul(x.imaginary, ratio), x.real),
                            b.sub(x.imaginary, b.mul(x.real, ratio)));
  Parts result{b.div(real, size), b.div(imaginary, size)};
  Real none = zero(y.real), inf = b.number(kInf, y.real);
  Real isHuge = b.logicalAnd(anyInfinite(x), areFinite(y));
  result = select(isHuge, scale(mulConjugate(boxInfinity(x), y), inf), result);
  Real isTiny = b.logicalAnd(anyInfinite(y), areFinite(x));
  result = select(isTiny, scale(mulConjugate(x, boxInfinity(y)), none), result);
  // By zero: infinite, with the signs of the parts, infinite ones among them.
  Real isNull = b.logicalAnd(isZero(y.real), isZero(y.imaginary));
  return select(isNull, scale(x, b.copySign(inf, y.real)), result);
}

template <class Reals>
auto ComplexFormulas<Reals>::abs(Parts x) -> Real {
  Real p = b.abs(x.real), q = b.abs(x.imaginary);
  Real large = b.max(p, q);
  Real ratio = b.div(b.min(p, q), large);
  Real root = b.sqrt(b.add(one(ratio), b.mul(ratio, ratio)));
  Real size = b.select(isZero(large), zero(large), b.mul(large, root));
  // Whatever the other part is, NaN included.
  return b.select(anyInfinite(x), b.number(kInf, large), size);
}

template <class Reals>
auto ComplexFormulas<Reals>::sign(Parts x) -> Parts {
  // Of numbers whose size does not overflow.
  Real large = b.max(b.abs(x.real), b.abs(x.imaginary));
  Parts near{b.div(x.real, large), b.div(x.imaginary, large)};
  Real size = abs(near);
  return select(isZero(large), {zero(large), zero(large)},
                {b.div(near.real, size), b.div(near.imaginary, size)});
}

//===----------------------------------------------------------------------===//
// Exponentials and logarithms
//===----------------------------------------------------------------------===//

/// A real number stays one. The exponential is multiplied in two halves, since
/// it may overflow where the result does not.
template <class Reals>
auto ComplexFormulas<Reals>::exp(Parts x) -> Parts {
  Real half = b.exp(b.mul(x.real, b.number(0.5, x.real)));
  auto grow = [&](Real y) { return b.mul(b.mul(half, y), half); };
  Parts result{grow(b.cos(x.imaginary)), grow(b.sin(x.imaginary))};
  // No angle: 0 of -inf, and of inf something infinite.
  Real isBelow = b.lt(x.real, zero(x.real));
  Parts edge{b.select(isBelow, zero(half), b.number(kInf, half)),
             b.select(isBelow, zero(half), result.imaginary)};
  result = select(isWithoutAngle(x), edge, result);
  return select(isZero(x.imaginary), {b.exp(x.real), x.imaginary}, result);
}

/// expm1(a) cos(b) - 2 sin(b/2)^2, and exp(a) sin(b).
template <class Reals>
auto ComplexFormulas<Reals>::expm1(Parts x) -> Parts {
  Real half = b.sin(b.mul(x.imaginary, b.number(0.5, x.imaginary)));
  Real grown = b.expm1(x.real);
  Real near = b.sub(b.mul(grown, b.cos(x.imaginary)),
                    b.mul(b.number(2, half), b.mul(half, half)));
  Parts whole = exp(x);
  Real far = b.sub(whole.real, one(half));
  Real real = b.select(isLarger(b.abs(x.real), 1), far, near);
  // Not -0.
  grown = b.add(grown, zero(grown));
  return {b.select(isZero(x.imaginary), grown, real), whole.imaginary};
}

/// By the larger part: sizes may overflow.
template <class Reals>
auto ComplexFormulas<Reals>::logOfSize(Parts x) -> Real {
  Real p = b.abs(x.real), q = b.abs(x.imaginary);
  Real large = b.max(p, q);
  Real ratio = b.div(b.min(p, q), large);
  ratio = b.select(isZero(large), zero(large), ratio);
  Real rest = b.mul(b.number(0.5, ratio), b.log1p(b.mul(ratio, ratio)));
  return b.select(anyInfinite(x), b.number(kInf, large),
                  b.add(b.log(large), rest));
}

/// log|1 + x| is half of log1p(2a + a^2 + b^2) near 0.
template <class Reals>
auto ComplexFormulas<Reals>::log1p(Parts x) -> Parts {
  Parts sum{b.add(x.real, one(x.real)), x.imaginary};
  Real half = b.number(0.5, x.real);
  Real squares = b.add(b.mul(x.real, b.add(x.real, b.number(2, x.real))),
                       b.mul(x.imaginary, x.imaginary));
  Real near = b.mul(half, b.log1p(squares));
  Real isNear = b.lt(abs(x), half);
  return {b.select(isNear, near, logOfSize(sum)), angle(sum)};
}

/// The root whose real part is not negative. Large numbers, whose sum may
/// overflow, are divided by 4 first, and tiny ones, which have few bits,
/// multiplied by 2^100.
template <class Reals>
auto ComplexFormulas<Reals>::sqrt(Parts x) -> Parts {
  Real none = zero(x.real), inf = b.number(kInf, x.real);
  Real size = b.max(b.abs(x.real), b.abs(x.imaginary));
  Real isLarge = isLarger(size, 1), isTiny = b.lt(size, b.number(1e-30, size));
  auto choose = [&](double large, double tiny) {
    Real other = b.select(isTiny, b.number(tiny, size), one(size));
    return b.select(isLarge, b.number(large, size), other);
  };
  Real factor = choose(0.25, 0x1p100), back = choose(2, 0x1p-50);
  Parts y = scale(x, factor);
  // Halved before the root: those of squares are exact.
  Real sum = b.add(b.abs(y.real), abs(y));
  Real large = b.sqrt(b.mul(b.number(0.5, sum), sum));
  Real small = b.div(b.abs(y.imaginary), b.add(large, large));
  large = b.mul(large, back);
  small = b.mul(small, back);
  Real isLeft = b.lt(x.real, none);
  Parts result{b.select(isLeft, small, large),
               b.copySign(b.select(isLeft, large, small), x.imaginary)};
  result = select(isZero(size), {none, x.imaginary}, result);
  return select(isInfinite(x.imaginary), {inf, x.imaginary}, result);
}

template <class Reals>
auto ComplexFormulas<Reals>::logistic(Parts x) -> Parts {
  Parts power = exp(neg(x));
  return reciprocal({b.add(power.real, one(x.real)), power.imaginary});
}

/// exp(y log(x)). 0 to a power with a positive real part is 0, and to 0 it is
/// 1.
template <class Reals>
auto ComplexFormulas<Reals>::pow(Parts x, Parts y) -> Parts {
  Real none = zero(x.real);
  auto isNull = [&](Parts z) {
    return b.logicalAnd(isZero(z.real), isZero(z.imaginary));
  };
  Parts result = exp(mul(y, log(x)));
  Real vanishes = b.logicalAnd(isNull(x), b.lt(none, y.real));
  result = select(vanishes, {none, none}, result);
  return select(isNull(y), {one(x.real), none}, result);
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

/// cosh(x) times a cosine and |sinh(x)| times a sine, where the factor before
/// may overflow and the product does not.
template <class Reals>
auto ComplexFormulas<Reals>::hyperbolic(Real x, Real cosine, Real sine)
    -> std::pair<Real, Real> {
  // Beyond, both are half of exp|x|.
  Real size = b.abs(x), isLarge = isLarger(size, 22), half = b.number(0.5, x);
  Real root = b.exp(b.mul(size, half));
  auto grow = [&](Real y) { return b.mul(b.mul(b.mul(root, half), y), root); };
  return {b.select(isLarge, grow(cosine), b.mul(b.cosh(size), cosine)),
          b.select(isLarge, grow(sine), b.mul(b.sinh(size), sine))};
}

/// sinh(a) cos(b) and cosh(a) sin(b).
template <class Reals>
auto ComplexFormulas<Reals>::sinh(Parts x) -> Parts {
  auto [imaginary, real] =
      hyperbolic(x.real, b.sin(x.imaginary), b.cos(x.imaginary));
  real = b.mul(real, b.copySign(one(x.real), x.real));
  Real isEdge = b.logicalAnd(b.logicalOr(isZero(x.real), isInfinite(x.real)),
                             b.logicalNot(b.isFinite(x.imaginary)));
  return {b.select(isEdge, x.real, real),
          b.select(isZero(x.imaginary), x.imaginary, imaginary)};
}

/// cosh(a) cos(b) and sinh(a) sin(b).
template <class Reals>
auto ComplexFormulas<Reals>::cosh(Parts x) -> Parts {
  auto [real, imaginary] =
      hyperbolic(x.real, b.cos(x.imaginary), b.sin(x.imaginary));
  Real sign = b.copySign(one(x.real), x.real);
  imaginary = b.mul(imaginary, sign);
  Real none = b.mul(b.copySign(zero(x.real), x.imaginary), sign);
  Real isNone = b.logicalOr(
      isZero(x.imaginary),
      b.logicalAnd(isZero(x.real), b.logicalNot(b.isFinite(x.imaginary))));
  return {b.select(isWithoutAngle(x), b.abs(x.real), real),
          b.select(isNone, none, imaginary)};
}

/// With s = tanh(a), t = tan(b): (s (1 + t^2) + i t sech(a)^2) / (1 + s^2 t^2).
template <class Reals>
auto ComplexFormulas<Reals>::tanh(Parts x) -> Parts {
  Real unit = one(x.real), size = b.abs(x.real);
  Real s = b.tanh(x.real), t = b.tan(x.imaginary);
  Real secant = b.div(unit, b.cosh(b.min(size, b.number(20, size))));
  Real square = b.mul(t, t);
  Real bottom = b.add(unit, b.mul(b.mul(s, s), square));
  Parts near{b.div(b.mul(s, b.add(unit, square)), bottom),
             b.div(b.mul(t, b.mul(secant, secant)), bottom)};
  // Far from 0: 1 and 4 sin(b) cos(b) exp(-2|a|).
  Real decay = b.exp(b.neg(size)), sign = b.copySign(unit, x.real);
  Real waves = b.mul(b.sin(x.imaginary), b.cos(x.imaginary));
  Parts far{b.add(sign, b.sub(waves, waves)),
            b.mul(b.mul(b.mul(b.number(4, size), waves), decay), decay)};
  Real turned = b.select(b.isFinite(x.imaginary), waves, x.imaginary);
  Parts limit{sign, b.copySign(zero(size), turned)};
  far = select(isInfinite(size), limit, far);
  Parts result = select(isLarger(size, 20), far, near);
  return {b.select(isZero(x.real), x.real, result.real),
          b.select(isZero(x.imaginary), x.imaginary, result.imaginary)};
}

//===----------------------------------------------------------------------===//
// Inverse functions
//===----------------------------------------------------------------------===//

/// sqrt(1 - z) and sqrt(1 + z).
template <class Reals>
auto ComplexFormulas<Reals>::getRoots(Parts x) -> std::pair<Parts, Parts> {
  return {sqrt({b.sub(one(x.real), x.real), b.neg(x.imaginary)}),
          sqrt({b.add(one(x.real), x.real), x.imaginary})};
}

/// The angle of |b| over a, and log(2 |z|) with the sign of b.
template <class Reals>
auto ComplexFormulas<Reals>::farFromZero(Parts x) -> Parts {
  Real log = b.add(logOfSize(x), b.number(0.69314718055994530942, x.real));
  return {b.atan2(b.abs(x.imaginary), x.real), b.copySign(log, x.imaginary)};
}

template <class Reals>
auto ComplexFormulas<Reals>::asin(Parts x) -> Parts {
  auto [minus, plus] = getRoots(x);
  Parts near{b.atan2(x.real, mul(minus, plus).real),
             b.asinh(mulConjugate(plus, minus).imaginary)};
  near.real = b.select(isZero(x.real), x.real, near.real);
  Parts far = farFromZero(x);
  far.real = b.atan2(x.real, b.abs(x.imaginary));
  return select(isFar(x), far, near);
}

template <class Reals>
auto ComplexFormulas<Reals>::acos(Parts x) -> Parts {
  auto [minus, plus] = getRoots(x);
  Real half = b.atan2(minus.real, plus.real);
  half = b.select(isZero(x.real), b.number(kPi / 4, half), half);
  Parts near{b.add(half, half), b.asinh(mulConjugate(minus, plus).imaginary)};
  Parts far = farFromZero(x);
  return select(isFar(x), {far.real, b.neg(far.imaginary)}, near);
}

/// i or -i times acos, so that the real part is not negative.
template <class Reals>
auto ComplexFormulas<Reals>::acosh(Parts x) -> Parts {
  Parts y = acos(x);
  return {b.abs(y.imaginary), b.copySign(y.real, x.imaginary)};
}

/// log1p(4a / ((1 - a)^2 + b^2)) / 4 for the size of a, and half of the angle
/// of (1 - a) (1 + a) - b^2 + 2ib.
template <class Reals>
auto ComplexFormulas<Reals>::atanh(Parts x) -> Parts {
  Real unit = one(x.real), size = b.abs(x.real), height = b.abs(x.imaginary);
  Real rest = b.sub(unit, size), square = b.mul(height, height);
  Real four = b.number(4, size), half = b.number(0.5, size);
  Real quarter = b.number(0.25, size);
  Real ratio = b.div(b.mul(four, size), b.add(b.mul(rest, rest), square));
  Real real = b.mul(quarter, b.log1p(ratio));
  // At 1 the square of b may vanish.
  Real edge = b.sub(b.mul(quarter, b.log(b.add(four, square))),
                    b.mul(half, b.log(height)));
  real = b.select(isZero(rest), edge, real);
  Real cosine = b.sub(b.mul(rest, b.add(unit, size)), square);
  Parts near{real,
             b.mul(half, b.atan2(b.add(x.imaginary, x.imaginary), cosine))};
  // Far from 0: 1 / z and a right angle.
  Parts inverse = reciprocal(x);
  Real right = b.copySign(b.number(kPi / 2, size), x.imaginary);
  right = b.add(right, b.sub(x.imaginary, x.imaginary));
  Real isInf = anyInfinite(x);
  Parts far{b.select(isInf, zero(size), b.abs(inverse.real)),
            b.select(isInfinite(x.imaginary),
                     b.copySign(b.number(kPi / 2, size), x.imaginary),
                     b.select(isInf, right, b.add(right, inverse.imaginary)))};
  Parts result = select(isFar(x), far, near);
  real = b.copySign(result.real, x.real);
  return {b.select(isZero(x.real), x.real, real), result.imaginary};
}

} // namespace uop::emit

#endif // UOP_EMIT_COMPLEXFORMULAS_H
