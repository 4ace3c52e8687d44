//===- Formulas.cpp - Special functions as ops ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emit/Formulas.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::emit;

Value Formulas::polynomial(Value x, ArrayRef<double> coefficients) {
  Value sum = number(coefficients[0], x);
  for (double coefficient : coefficients.drop_front())
    sum = c.add(c.mul(sum, x), number(coefficient, x));
  return sum;
}

/// For arguments above 1: rational approximations times exp(-x * x), Cephes
/// (S. Moshier), ndtr.c.
Value Formulas::erfcTail(Value size) {
  static const double p[] = {
      2.46196981473530512524e-10, 5.64189564831068821977e-1,
      7.46321056442269912687e0,   4.86371970985681366614e1,
      1.96520832956077098242e2,   5.26445194995477358631e2,
      9.34528527171957607540e2,   1.02755188689515710272e3,
      5.57535335369399327526e2};
  static const double q[] = {1,
                             1.32281951154744992508e1,
                             8.67072140885989742329e1,
                             3.54937778887819891062e2,
                             9.75708501743205489753e2,
                             1.82390916687909736289e3,
                             2.24633760818710981792e3,
                             1.65666309194161350182e3,
                             5.57535340817727675546e2};
  static const double r[] = {
      5.64189583547755073984e-1, 1.27536670759978104416e0,
      5.01905042251180477414e0,  6.16021097993053585195e0,
      7.40974269950448939160e0,  2.97886665372100240670e0};
  static const double s[] = {1,
                             2.26052863220117276590e0,
                             9.39603524938001434673e0,
                             1.20489539808096656605e1,
                             1.70814450747565897222e1,
                             9.60896809063285878198e0,
                             3.36907645100081516050e0};
  Value near = div(polynomial(size, p), polynomial(size, q));
  Value far = div(polynomial(size, r), polynomial(size, s));
  Value factor = c.where(lt(size, 8), near, far);
  // The rounding error of the square counts in the exponent.
  Value square = c.mul(size, size);
  Value rest = MulAccOp::create(c.builder, c.loc, size.getType(), size, size,
                                neg(square));
  Value power = c.mul(exp(neg(square)), c.sub(number(1, size), rest));
  Value tail = c.mul(power, factor);
  return c.where(lt(size, 27), tail, number(0, size));
}

Value Formulas::erfc(Value x) {
  Value near = c.sub(number(1, x), c.unary<ErfOp>(x));
  Value tail = erfcTail(abs(x));
  Value far = c.where(lt(x, 0), c.sub(number(2, x), tail), tail);
  Value isNaN = c.compare(CmpPredicate::ne, x, x);
  return c.where(c.logicalOr(isNaN, lt(abs(x), 1)), near, far);
}

/// The formula of M. Giles ("Approximating the erfinv function", 2010), of
/// `size` from 0 to 1, with polynomials at Chebyshev's nodes whose relative
/// error is below 1.1e-8. Most rounding errors are in the first terms, which
/// are near 1 and are not rounded.
Value Formulas::erfInvOfF32(Value size) {
  static const double central[] = {
      -8.941414095405333e-09, 1.4397389036561737e-07, -5.351651689024281e-07,
      -4.379322992531774e-06, 3.8219830730269576e-05, 0.00010025020224412597,
      -0.002376413391549744,  0.004250652866196379,   0.24783288004044612,
      1.1273743981494682};
  static const double tail[] = {0.00011713207727068634, -0.00031196223284828465,
                                -5.776786938699015e-05, 0.0014879858882476166,
                                -0.003597478556309598,  0.005685857993772938,
                                -0.0076371688165163395, 0.009445427462856626,
                                1.001674955563306,      2.83297679837949};
  auto mulAcc = [&](Value x, Value y, Value z) -> Value {
    return MulAccOp::create(c.builder, c.loc, x.getType(), x, y, z);
  };
  Value w = neg(log(mulAcc(neg(size), size, number(1, size))));
  Value isCentral = lt(w, 5);
  auto evaluate = [&](Value at, ArrayRef<double> terms) {
    auto first = double(float(terms.back()));
    SmallVector<double> rest(terms.drop_back());
    rest.push_back(terms.back() - first);
    return std::make_pair(polynomial(at, rest), first);
  };
  auto [nearRest, nearFirst] = evaluate(c.sub(w, number(1, size)), central);
  auto [farRest, farFirst] =
      evaluate(c.sub(c.unary<SqrtOp>(w), number(3, size)), tail);
  Value first =
      c.where(isCentral, number(nearFirst, size), number(farFirst, size));
  return mulAcc(size, first,
                c.mul(size, c.where(isCentral, nearRest, farRest)));
}

/// Giles' own polynomials, and two steps of Newton's method, whose residual is
/// a difference of erfc near 1.
Value Formulas::erfInvOfF64(Value x, Value size) {
  static const double central[] = {
      2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
      -4.39150654e-06, 0.00021858087,  -0.00125372503,
      -0.00417768164,  0.246640727,    1.50140941};
  static const double tail[] = {-0.000200214257, 0.000100950558, 0.00134934322,
                                -0.00367342844,  0.00573950773,  -0.0076224613,
                                0.00943887047,   1.00167406,     2.83297682};
  Value one = number(1, x), other = c.sub(one, size);
  Value w = neg(log(c.mul(other, c.add(one, size))));
  Value small = polynomial(c.sub(w, number(2.5, x)), central);
  Value large = polynomial(c.sub(c.unary<SqrtOp>(w), number(3, x)), tail);
  Value y = c.mul(c.where(lt(w, 5), small, large), size);
  for (int step = 0; step != 2; ++step) {
    Value near = c.sub(c.unary<ErfOp>(y), size);
    Value far = c.sub(other, erfc(y));
    Value residual = c.where(lt(size, 0.5), near, far);
    Value slope = c.mul(number(M_2_SQRTPI, x), exp(neg(c.mul(y, y))));
    y = c.sub(y, div(residual, slope));
  }
  return y;
}

Value Formulas::erfInv(Value x) {
  Value size = abs(x), one = number(1, x);
  bool isWide = getElementTypeOrSelf(x.getType()).isF64();
  Value y = isWide ? erfInvOfF64(x, size) : erfInvOfF32(size);
  Value isOne = c.compare(CmpPredicate::eq, size, one);
  y = c.where(isOne, number(std::numeric_limits<double>::infinity(), x), y);
  Value isBeyond = c.compare(CmpPredicate::gt, size, one);
  y = c.where(isBeyond, number(std::nan(""), x), y);
  // A zero keeps its sign.
  Value isZero = c.compare(CmpPredicate::eq, x, number(0, x));
  return c.where(isZero, x, c.where(lt(x, 0), neg(y), y));
}

/// The sum A(z) of C. Lanczos for g = 7 and nine terms, and its derivative.
std::pair<Value, Value> Formulas::lanczos(Value z) {
  static const double terms[] = {
      676.520368121885098567009190444019, -1259.13921672240287047156078755283,
      771.3234287776530788486528258894,   -176.61502916214059906584551354,
      12.507343278686904814458936853,     -0.13857109526572011689554707,
      9.984369578019570859563e-6,         1.50563273514931155834e-7};
  Value sum = number(0.99999999999980993227684700473478, z);
  Value slope = number(0, z);
  for (auto [i, term] : llvm::enumerate(terms)) {
    Value below = c.add(z, number(double(i) + 1, z));
    Value part = div(number(term, z), below);
    sum = c.add(sum, part);
    slope = c.sub(slope, div(part, below));
  }
  return {sum, slope};
}

/// Of pi times x, whose distance to the next integer is exact.
std::pair<Value, Value> Formulas::sinAndCosOfPi(Value x) {
  Value rest = c.sub(x, c.unary<RoundOp>(x));
  Value angle = c.mul(rest, number(M_PI, x));
  return {c.unary<SinOp>(angle), c.unary<CosOp>(angle)};
}

Value Formulas::lgamma(Value x) {
  Value isLow = lt(x, 0.5), one = number(1, x);
  Value z = c.where(isLow, neg(x), c.sub(x, one));
  Value t = c.add(z, number(7.5, x));
  Value power = c.mul(c.add(z, number(0.5, x)), log(t));
  Value plain = c.add(c.sub(power, t), c.add(number(0.91893853320467274178, x),
                                             log(lanczos(z).first)));
  // gamma(x) * gamma(1 - x) is pi / sin(pi * x).
  Value reflected = c.sub(
      c.sub(number(1.1447298858494001741, x), log(abs(sinAndCosOfPi(x).first))),
      plain);
  Value inf = number(std::numeric_limits<double>::infinity(), x);
  Value result = c.where(isLow, reflected, plain);
  Value isInf = c.compare(CmpPredicate::eq, abs(x), inf);
  return c.where(isInf, inf, result);
}

Value Formulas::digamma(Value x) {
  Value isLow = lt(x, 0.5), one = number(1, x);
  Value z = c.where(isLow, neg(x), c.sub(x, one));
  Value t = c.add(z, number(7.5, x));
  auto [sum, slope] = lanczos(z);
  Value plain = c.sub(c.add(log(t), div(slope, sum)), div(number(7, x), t));
  auto [sine, cosine] = sinAndCosOfPi(x);
  Value cotangent = c.mul(number(M_PI, x), div(cosine, sine));
  Value result = c.where(isLow, c.sub(plain, cotangent), plain);
  // Poles, where the sine is 0.
  Value isPole =
      c.logicalAnd(c.compare(CmpPredicate::le, x, number(0, x)),
                   c.compare(CmpPredicate::eq, x, c.unary<FloorOp>(x)));
  return c.where(isPole, number(std::nan(""), x), result);
}

/// The quotient is taken 52 bits at a time, of which each leaves a remainder
/// that f64 holds.
Value Formulas::remainder(Value x, Value y) {
  Type element = elementOf(x);
  int steps = element.isF64() ? 41 : 6;
  x = c.cast(x, c.f64());
  y = abs(c.cast(y, c.f64()));
  Value zero = number(0, x);
  Value inf = number(std::numeric_limits<double>::infinity(), x);
  Value rest = abs(x);
  for (int step = steps - 1; step >= 0; --step) {
    Value scaled = y;
    for (int i = 0; i < step; i += 19)
      scaled = c.mul(scaled,
                     number(std::ldexp(1.0, 52 * std::min(step - i, 19)), x));
    Value quotient = c.unary<FloorOp>(div(rest, scaled));
    Value next = MulAccOp::create(c.builder, c.loc, x.getType(), neg(quotient),
                                  scaled, rest);
    // The rounded quotient may be one too large.
    Value isLow = c.compare(CmpPredicate::lt, next, zero);
    next = c.where(isLow, c.add(next, scaled), next);
    Value isBeyond = c.compare(CmpPredicate::eq, scaled, inf);
    if (step == 0)
      isBeyond = c.logicalAnd(isBeyond, c.compare(CmpPredicate::lt, rest, inf));
    rest = c.where(isBeyond, rest, next);
  }
  // Of the dividend, a zero too.
  Value bits = c.bitcast(x, c.i64());
  Value isNegative = c.compare(CmpPredicate::lt, bits, c.integer(0, bits));
  return c.cast(c.where(isNegative, neg(rest), rest), element);
}
