//===- Math.cpp - Mathematical functions of tensors -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Branches are chosen with `where`, whose gradient reaches the branch that is
// not taken with a factor of 0: no branch may be infinite or NaN where it is
// not taken. So arguments are bounded before a function, not after it.
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Math.h"

#include "Build.h"
#include "uop/Emit/Formulas.h"

#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

static constexpr double kPi = 3.14159265358979323846;
static constexpr double kLog2 = 0.69314718055994530942;
static constexpr double kLog10 = 2.30258509299404568402;

/// The function of x in f64, rounded to the float that x is; `narrow`, if there
/// is one, for those of at most 32 bits.
static Tensor
compute(const Tensor &given,
        llvm::function_ref<Tensor(const Tensor &)> function,
        llvm::function_ref<Tensor(const Tensor &)> narrow = nullptr) {
  if (auto error = findError(given))
    return *error;
  Tensor x = toFloat(given);
  if (auto error = findStorageOnly(x))
    return *error;
  if (narrow && x.dtype() != DType::F64)
    function = narrow;
  return function(x.cast(DType::F64)).cast(x.dtype());
}

/// The same of two operands, in the float that both are promoted to.
static Tensor
compute(const Operand &lhs, const Operand &rhs,
        llvm::function_ref<Tensor(const Tensor &, const Tensor &)> function) {
  std::vector<Tensor> both = toTensors({&lhs, &rhs});
  if (both.size() == 1)
    return both[0];
  Tensor x = toFloat(both[0]), y = toFloat(both[1]);
  if (auto error = findStorageOnly(x))
    return *error;
  return function(x.cast(DType::F64), y.cast(DType::F64)).cast(x.dtype());
}

/// |x|, whose derivative at 0 is 1: that of an odd function there is that of
/// its branch above 0. The sum makes 0 of -0.
static Tensor magnitude(const Tensor &x) {
  return where(x < 0, x.neg(), x) + 0.0;
}

/// An odd function of slope 1 at 0 from its values of |x|.
static Tensor makeOdd(const Tensor &x, const Tensor &ofMagnitude) {
  return where(x == 0, x, where(x < 0, ofMagnitude.neg(), ofMagnitude));
}

//===----------------------------------------------------------------------===//
// Exponentials and logarithms
//===----------------------------------------------------------------------===//

/// exp(x) - 1 = tanh(x / 2) (exp(x) + 1): nothing cancels.
static Tensor expm1Of(const Tensor &x) {
  return (x * 0.5).tanh() * (x.exp() + 1);
}

/// What rounding took from u = 1 + x is added to first order.
static Tensor log1pOf(const Tensor &x) {
  Tensor u = x + 1;
  Tensor isPlain = (u > 0) & u.isFinite();
  Tensor lost = where(isPlain, x - (u - 1), 0);
  Tensor result = u.log() + lost / where(isPlain, u, 1);
  return where(x == 0, x, result);
}

/// Below this, two terms of the series are exact to 40 bits; above it, a sum
/// with 1 in f64 is exact to 32, of which f32 keeps 24.
static constexpr double kSmall = 1.0 / (1 << 20);

/// `far` of x, or x + half x^2 where x is near 0, for results of at most f32.
static Tensor computeNarrow(const Tensor &x, double half,
                            llvm::function_ref<Tensor(const Tensor &)> far) {
  Tensor isSmall = x.abs() < kSmall;
  Tensor small = where(isSmall, x, 0.0);
  return where(isSmall, small * (small * half + 1.0), far(x));
}

Tensor uop::frontend::expm1(const Tensor &x, SourceLoc loc) {
  OpScope scope("expm1", loc);
  return compute(x, expm1Of, [](const Tensor &x) {
    return computeNarrow(x, 0.5, [](const Tensor &x) { return x.exp() - 1.0; });
  });
}

Tensor uop::frontend::log1p(const Tensor &x, SourceLoc loc) {
  OpScope scope("log1p", loc);
  return compute(x, log1pOf, [](const Tensor &x) {
    return computeNarrow(x, -0.5,
                         [](const Tensor &x) { return (x + 1.0).log(); });
  });
}

Tensor uop::frontend::log10(const Tensor &x, SourceLoc loc) {
  OpScope scope("log10", loc);
  return compute(x, [](const Tensor &x) { return x.log() / kLog10; });
}

Tensor uop::frontend::logAddExp(const Operand &x, const Operand &y,
                                SourceLoc loc) {
  OpScope scope("logAddExp", loc);
  return compute(x, y, [](const Tensor &x, const Tensor &y) {
    // Of two equal infinities the difference is 0, not NaN.
    Tensor isEqual = x == y;
    Tensor distance = where(isEqual, 0, x - where(isEqual, 0, y)).abs();
    return maximum(x, y) + log1pOf(distance.neg().exp());
  });
}

//===----------------------------------------------------------------------===//
// Hyperbolic functions
//===----------------------------------------------------------------------===//

/// By the half of x, whose exponential does not overflow before the result.
static Tensor coshOf(const Tensor &x) {
  Tensor half = (x.abs() * 0.5).exp(), rest = half.reciprocal();
  return half * 0.5 * half + rest * 0.5 * rest;
}

Tensor uop::frontend::cosh(const Tensor &x, SourceLoc loc) {
  OpScope scope("cosh", loc);
  return compute(x, coshOf);
}

Tensor uop::frontend::sinh(const Tensor &x, SourceLoc loc) {
  OpScope scope("sinh", loc);
  return compute(x, [](const Tensor &x) { return x.tanh() * coshOf(x); });
}

/// Above this, sqrt(x^2 + 1) is x.
static constexpr double kLarge = 1 << 28;

Tensor uop::frontend::asinh(const Tensor &x, SourceLoc loc) {
  OpScope scope("asinh", loc);
  return compute(x, [](const Tensor &x) {
    Tensor a = magnitude(x), small = minimum(a, kLarge);
    Tensor square = small * small;
    Tensor near = log1pOf(small + square / ((square + 1).sqrt() + 1));
    Tensor far = maximum(a, kLarge).log() + kLog2;
    return makeOdd(x, where(a > kLarge, far, near));
  });
}

Tensor uop::frontend::acosh(const Tensor &x, SourceLoc loc) {
  OpScope scope("acosh", loc);
  return compute(x, [](const Tensor &x) {
    Tensor small = minimum(x, kLarge) - 1;
    Tensor near = log1pOf(small + (small * (small + 2)).sqrt());
    Tensor far = maximum(x, kLarge).log() + kLog2;
    Tensor result = where(x > kLarge, far, near);
    return where(x < 1, std::numeric_limits<double>::quiet_NaN(), result);
  });
}

Tensor uop::frontend::atanh(const Tensor &x, SourceLoc loc) {
  OpScope scope("atanh", loc);
  return compute(x, [](const Tensor &x) {
    Tensor a = magnitude(x);
    return makeOdd(x, log1pOf(a * 2 / (1 - a)) * 0.5);
  });
}

//===----------------------------------------------------------------------===//
// Special functions
//===----------------------------------------------------------------------===//

using Formula = Value (emit::Formulas::*)(Value);

/// Of f64, or of f32 where the formula is for that, too.
static Tensor apply(Formula formula, const Tensor &x) {
  return emitOps(x, [&](emit::TensorEmitter &emitter, ArrayRef<Value> in) {
    emit::Formulas formulas{emitter};
    return SmallVector<Value>{(formulas.*formula)(in[0])};
  })[0];
}

static Tensor computeFormula(const Tensor &x, Formula formula) {
  return compute(x, [&](const Tensor &x) { return apply(formula, x); });
}

Tensor uop::frontend::erfc(const Tensor &x, SourceLoc loc) {
  OpScope scope("erfc", loc);
  return computeFormula(x, &emit::Formulas::erfc);
}

Tensor uop::frontend::erfInv(const Tensor &x, SourceLoc loc) {
  OpScope scope("erfInv", loc);
  auto formula = [](const Tensor &x) {
    return apply(&emit::Formulas::erfInv, x);
  };
  return compute(x, formula, [&](const Tensor &x) {
    return formula(x.cast(DType::F32)).cast(DType::F64);
  });
}

Tensor uop::frontend::lgamma(const Tensor &x, SourceLoc loc) {
  OpScope scope("lgamma", loc);
  return computeFormula(x, &emit::Formulas::lgamma);
}

Tensor uop::frontend::digamma(const Tensor &x, SourceLoc loc) {
  OpScope scope("digamma", loc);
  return compute(x, [](const Tensor &x) {
    Tensor result = apply(&emit::Formulas::digamma, x);
    // The pole at 0 has a side.
    return where(x == 0, -1.0 / x, result);
  });
}

//===----------------------------------------------------------------------===//
// Angles
//===----------------------------------------------------------------------===//

/// atan(t) for |t| <= tan(pi / 8): t + t^3 p(t^2), where p interpolates at
/// Chebyshev's nodes; the error is below 2e-19.
static Tensor atanNearZero(const Tensor &t) {
  static constexpr double coefficients[] = {
      0.016285756855221028291, -0.034570561981427746882,
      0.045515932206265491693, -0.052304542706502445183,
      0.058789289978347751327, -0.066664248857382553335,
      0.076922963750321423991, -0.090909087535008768442,
      0.11111111105155446565,  -0.14285714285659827606,
      0.19999999999999804526,  -0.33333333333333333217};
  Tensor square = t * t;
  Tensor sum = square * coefficients[0] + coefficients[1];
  for (double coefficient : llvm::ArrayRef(coefficients).drop_front(2))
    sum = sum * square + coefficient;
  return t + t * square * sum;
}

/// The angle is turned by pi / 4 or pi / 2 until its tangent is small.
static Tensor atanOf(const Tensor &x) {
  constexpr double tan1 = 0.41421356237309504880; // tan(pi / 8)
  constexpr double tan3 = 2.41421356237309504880; // tan(3 pi / 8)
  Tensor a = magnitude(x);
  Tensor isSmall = a <= tan1, isLarge = a > tan3;
  Tensor middle = minimum(a, tan3);
  Tensor turned = where(isLarge, maximum(a, tan3).reciprocal().neg(),
                        (middle - 1) / (middle + 1));
  // In f64: two numbers alone would be of f32.
  Tensor half = Tensor::full(x.context(), {}, kPi / 2, DType::F64);
  Tensor base = where(isSmall, 0, where(isLarge, half, kPi / 4));
  Tensor angle = base + atanNearZero(where(isSmall, minimum(a, tan1), turned));
  angle = where(x.isNaN(), x, angle);
  return makeOdd(x, angle);
}

Tensor uop::frontend::atan(const Tensor &x, SourceLoc loc) {
  OpScope scope("atan", loc);
  return compute(x, atanOf);
}

Tensor uop::frontend::asin(const Tensor &x, SourceLoc loc) {
  OpScope scope("asin", loc);
  return compute(x, [](const Tensor &x) {
    Tensor leg = ((1 - x) * (x + 1)).sqrt();
    return makeOdd(x, atanOf(magnitude(x) / leg));
  });
}

Tensor uop::frontend::acos(const Tensor &x, SourceLoc loc) {
  OpScope scope("acos", loc);
  return compute(x, [](const Tensor &x) {
    return atanOf(((1 - x) / (x + 1)).sqrt()) * 2;
  });
}

/// Whether the sign of a number of f64 is set.
static Tensor isNegative(const Tensor &x) { return x.bitcast(DType::I64) < 0; }

static Tensor atan2Of(const Tensor &y, const Tensor &x) {
  Tensor a = magnitude(x), b = magnitude(y);
  // Not by maximum, whose derivative is halved where both are equal.
  Tensor isSteep = b > a;
  Tensor most = where(isSteep, b, a), least = where(isSteep, a, b);
  // Zeros and infinities on both sides have the angles of 0 / 1 and 1 / 1.
  Tensor isPlain =
      (most != 0) & (least != std::numeric_limits<double>::infinity());
  Tensor ratio =
      where(isPlain, least, where(most == 0, 0, 1)) / where(isPlain, most, 1);
  Tensor angle = atanOf(ratio);
  angle = where(isSteep, kPi / 2 - angle, angle);
  angle = where(isNegative(x), kPi - angle, angle);
  angle = where(isNegative(y), angle.neg(), angle);
  return where(x.isNaN() | y.isNaN(), x + y, angle);
}

Tensor uop::frontend::atan2(const Operand &y, const Operand &x, SourceLoc loc) {
  OpScope scope("atan2", loc);
  return compute(y, x, atan2Of);
}

Tensor uop::frontend::hypot(const Operand &x, const Operand &y, SourceLoc loc) {
  OpScope scope("hypot", loc);
  return compute(x, y, [](const Tensor &x, const Tensor &y) {
    constexpr double inf = std::numeric_limits<double>::infinity();
    Tensor most = maximum(x.abs(), y.abs());
    Tensor scale = where((most > 0) & (most < inf), most, 1).detach();
    Tensor length =
        ((x / scale).square() + (y / scale).square()).sqrt() * scale;
    // Whatever the other is, NaN included.
    return where(x.isInf() | y.isInf(), inf, length);
  });
}

//===----------------------------------------------------------------------===//
// Bits of floats
//===----------------------------------------------------------------------===//

/// The signed integer of a float's width.
static DType getBitsType(DType dtype) {
  switch (runtime::byteWidth(dtype)) {
  case 1:
    return DType::I8;
  case 2:
    return DType::I16;
  case 4:
    return DType::I32;
  default:
    return DType::I64;
  }
}

Tensor uop::frontend::signBit(const Tensor &x, SourceLoc loc) {
  OpScope scope("signBit", loc);
  if (auto error = findError(x))
    return *error;
  if (auto error = findStorageOnly(x))
    return *error;
  if (runtime::isFloat(x.dtype()))
    return x.bitcast(getBitsType(x.dtype())) < 0;
  return x < 0;
}

Tensor uop::frontend::copySign(const Operand &x, const Operand &y,
                               SourceLoc loc) {
  OpScope scope("copySign", loc);
  std::vector<Tensor> both = toTensors({&x, &y});
  if (both.size() == 1)
    return both[0];
  Tensor from = toFloat(both[0]), sign = toFloat(both[1]);
  return where(signBit(from) == signBit(sign), from, from.neg());
}

Tensor uop::frontend::nextAfter(const Operand &lhs, const Operand &rhs,
                                SourceLoc loc) {
  OpScope scope("nextAfter", loc);
  std::vector<Tensor> both = toTensors({&lhs, &rhs});
  if (both.size() == 1)
    return both[0];
  Tensor x = toFloat(both[0]), y = toFloat(both[1]);
  if (auto error = findStorageOnly(x))
    return *error;
  // Numbers of one sign are ordered as their bits.
  DType bitsType = getBitsType(x.dtype());
  Tensor bits = x.bitcast(bitsType);
  Tensor grows = (x < y) == (x > 0);
  Tensor next = (bits + where(grows, 1, -1).cast(bitsType)).bitcast(x.dtype());
  Tensor least = (x * 0).bitcast(bitsType) * 0 + 1;
  Tensor fromZero = copySign(least.bitcast(x.dtype()), y);
  Tensor result = where(x == 0, fromZero, next);
  result = where(x == y, y, result);
  return where(x.isNaN() | y.isNaN(), x + y, result);
}

//===----------------------------------------------------------------------===//
// Truth
//===----------------------------------------------------------------------===//

/// Both as bools, or an error.
static std::vector<Tensor> toBools(const Operand &x, const Operand &y) {
  std::vector<Tensor> both = toTensors({&x, &y});
  if (both.size() == 2)
    for (Tensor &one : both)
      one = one.cast(DType::Bool);
  return both;
}

Tensor uop::frontend::logicalAnd(const Operand &x, const Operand &y,
                                 SourceLoc loc) {
  OpScope scope("logicalAnd", loc);
  std::vector<Tensor> both = toBools(x, y);
  return both.size() == 1 ? both[0] : both[0] & both[1];
}

Tensor uop::frontend::logicalOr(const Operand &x, const Operand &y,
                                SourceLoc loc) {
  OpScope scope("logicalOr", loc);
  std::vector<Tensor> both = toBools(x, y);
  return both.size() == 1 ? both[0] : both[0] | both[1];
}

Tensor uop::frontend::logicalXor(const Operand &x, const Operand &y,
                                 SourceLoc loc) {
  OpScope scope("logicalXor", loc);
  std::vector<Tensor> both = toBools(x, y);
  return both.size() == 1 ? both[0] : both[0] ^ both[1];
}

Tensor uop::frontend::logicalNot(const Tensor &x, SourceLoc loc) {
  OpScope scope("logicalNot", loc);
  return x.cast(DType::Bool).bitwiseNot();
}
