//===- MathOps.cpp - math, element by element -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The functions that are no ops of uop are computed in f64, and rounded once to
// f32 and narrower types. In f64 itself they are within 16 ulps.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

#include "uop/Emit/Formulas.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// Formulas on f64 elements, of the shape of their operands.
class Formulas {
public:
  /// `isNarrow`: of the result at most 32 bits count.
  Formulas(ElementBuilder &elements, bool isNarrow)
      : elements(elements), f64(elements.getBuilder().getF64Type()),
        isNarrow(isNarrow) {}

  Value number(double value) { return elements.constant(f64, value); }
  Value add(Value a, Value b) { return elements.create<AddOp>(a, b); }
  Value sub(Value a, Value b) { return elements.create<SubOp>(a, b); }
  Value mul(Value a, Value b) { return elements.create<MulOp>(a, b); }
  Value div(Value a, Value b) { return elements.create<FDivOp>(a, b); }
  Value exp(Value a) { return elements.create<ExpOp>(a); }
  Value log(Value a) { return elements.create<LogOp>(a); }
  Value sqrt(Value a) { return elements.create<SqrtOp>(a); }
  Value abs(Value a) { return elements.create<AbsOp>(a); }
  Value neg(Value a) { return elements.create<NegOp>(a); }
  Value where(Value c, Value a, Value b) { return elements.where(c, a, b); }
  Value lt(Value a, double b) {
    return elements.cmp(CmpPredicate::lt, a, number(b));
  }
  Value gt(Value a, double b) {
    return elements.cmp(CmpPredicate::gt, a, number(b));
  }
  Value eq(Value a, double b) {
    return elements.cmp(CmpPredicate::eq, a, number(b));
  }
  Value withSign(Value a, Value sign) {
    return createCopySign(elements, a, sign);
  }

  Value expm1(Value x);
  Value log1p(Value x);
  Value sinh(Value x);
  Value cosh(Value x);
  Value asinh(Value x);
  Value acosh(Value x);
  Value atanh(Value x);
  Value atan(Value x);
  Value atan2(Value y, Value x);
  Value asin(Value x);
  Value acos(Value x);
  Value cbrt(Value x);

private:
  Value chooseNear(Value x, double half, Value far);

  ElementBuilder &elements;
  Type f64;
  bool isNarrow;
};
} // namespace

/// x + half x^2 for x near 0, or else `far`, a sum with 1 that is exact to 32
/// bits there.
Value Formulas::chooseNear(Value x, double half, Value far) {
  Value isSmall = lt(abs(x), 1.0 / (1 << 20));
  Value small = where(isSmall, x, number(0));
  Value near = mul(small, add(mul(small, number(half)), number(1)));
  return where(isSmall, near, far);
}

/// The rounding of u = exp(x) is undone by log(u), which is as far from x as u
/// is from the exact value (W. Kahan's note on HP-15C).
Value Formulas::expm1(Value x) {
  Value u = exp(x), less = sub(u, number(1));
  if (isNarrow)
    return chooseNear(x, 0.5, less);
  Value near = div(mul(less, x), log(u));
  near = where(eq(u, 1), x, near);
  return where(gt(abs(x), 1), less, near);
}

Value Formulas::log1p(Value x) {
  Value u = add(x, number(1));
  if (isNarrow)
    return chooseNear(x, -0.5, log(u));
  Value less = sub(u, number(1));
  Value near = div(mul(log(u), x), less);
  near = where(eq(u, 1), x, near);
  return where(gt(abs(x), 1), log(u), near);
}

Value Formulas::sinh(Value x) {
  Value size = abs(x), small = expm1(size);
  Value near = mul(number(0.5), add(small, div(small, add(small, number(1)))));
  // exp(x) alone overflows before its half does.
  Value root = exp(mul(size, number(0.5)));
  Value far = mul(mul(root, number(0.5)), root);
  return withSign(where(gt(size, 22), far, near), x);
}

Value Formulas::cosh(Value x) {
  Value size = abs(x), root = exp(mul(size, number(0.5)));
  Value far = mul(mul(root, number(0.5)), root);
  Value u = exp(size);
  Value near = mul(number(0.5), add(u, div(number(1), u)));
  return where(gt(size, 22), far, near);
}

Value Formulas::asinh(Value x) {
  Value size = abs(x), square = mul(size, size);
  Value root = sqrt(add(square, number(1)));
  Value near = log1p(add(size, div(square, add(root, number(1)))));
  // The square overflows, and adds nothing that is seen.
  Value far = add(log(size), number(M_LN2));
  return withSign(where(gt(size, 0x1p28), far, near), x);
}

Value Formulas::acosh(Value x) {
  Value above = sub(x, number(1));
  Value root = sqrt(add(mul(number(2), above), mul(above, above)));
  Value near = log1p(add(above, root));
  Value far = add(log(x), number(M_LN2));
  Value result = where(gt(x, 0x1p28), far, near);
  return where(lt(x, 1), number(std::nan("")), result);
}

Value Formulas::atanh(Value x) {
  Value size = abs(x);
  Value ratio = div(mul(number(2), size), sub(number(1), size));
  return withSign(mul(number(0.5), log1p(ratio)), x);
}

/// Half angles until the Taylor series is short: tan(a / 2) is
/// t / (1 + sqrt(1 + t * t)) for t = tan(a).
Value Formulas::atan(Value x) {
  Value size = abs(x);
  Value isLarge = gt(size, 1);
  Value t = where(isLarge, div(number(1), size), size);
  for (int i = 0; i < 3; ++i) {
    Value root = sqrt(add(number(1), mul(t, t)));
    t = div(t, add(number(1), root));
  }
  // The argument is at most tan(pi / 32) here; the next term is below 2^-65.
  Value square = mul(t, t), sum = number(-1.0 / 19);
  for (int odd = 17; odd > 0; odd -= 2)
    sum = add(mul(sum, square), number((odd % 4 == 1 ? 1.0 : -1.0) / odd));
  Value angle = mul(number(8), mul(t, sum));
  angle = where(isLarge, sub(number(M_PI_2), angle), angle);
  return withSign(angle, x);
}

Value Formulas::atan2(Value y, Value x) {
  // Of two zeros, or two infinities, the quotient says nothing.
  Value isSame = elements.cmp(CmpPredicate::eq, abs(x), abs(y));
  Value quotient = where(isSame, number(1), div(abs(y), abs(x)));
  Value bothZero = elements.create<AndOp>(isSame, eq(x, 0));
  Value angle = atan(where(bothZero, number(0), quotient));
  Value isNegative = lt(createCopySign(elements, number(1), x), 0);
  angle = where(isNegative, sub(number(M_PI), angle), angle);
  Value isNaN = elements.create<OrOp>(elements.isNaN(x), elements.isNaN(y));
  return where(isNaN, number(std::nan("")), withSign(angle, y));
}

Value Formulas::asin(Value x) {
  Value other = sqrt(mul(sub(number(1), x), add(number(1), x)));
  return atan(div(x, other));
}

Value Formulas::acos(Value x) {
  Value root = sqrt(div(sub(number(1), x), add(number(1), x)));
  return mul(number(2), atan(root));
}

Value Formulas::cbrt(Value x) {
  Value size = abs(x);
  Value root = exp(div(log(size), number(3)));
  // A step of Newton's: what the logarithm lost, its square is below an ulp.
  Value square = mul(root, root);
  Value step = div(sub(root, div(size, square)), number(3));
  Value better = sub(root, step);
  Value isPlain = elements.create<AndOp>(
      gt(size, 0), lt(size, std::numeric_limits<double>::infinity()));
  return withSign(where(isPlain, better, size), x);
}

Value uop::fromlinalg::createCopySign(ElementBuilder &elements, Value magnitude,
                                      Value sign) {
  auto type = cast<FloatType>(getElement(magnitude));
  unsigned width = type.getWidth();
  auto bits = IntegerType::get(type.getContext(), width, IntegerType::Unsigned);
  APInt signBit = APInt::getSignMask(width);
  Value signMask = elements.constant(IntegerAttr::get(bits, signBit));
  Value restMask = elements.constant(IntegerAttr::get(bits, ~signBit));
  Value combined = elements.create<OrOp>(
      elements.create<AndOp>(elements.bitcast(magnitude, bits), restMask),
      elements.create<AndOp>(elements.bitcast(sign, bits), signMask));
  return elements.bitcast(combined, type);
}

/// To nearest, halfway cases away from zero. The distance to the truncated
/// value is exact.
static Value createRound(ElementBuilder &elements, Value x) {
  Type type = getElement(x);
  Value whole = elements.create<TruncOp>(x);
  Value distance = elements.create<AbsOp>(elements.create<SubOp>(x, whole));
  Value isUp =
      elements.cmp(CmpPredicate::ge, distance, elements.constant(type, 0.5));
  Value one = createCopySign(elements, elements.constant(type, 1.0), x);
  Value rounded =
      elements.where(isUp, elements.create<AddOp>(whole, one), whole);
  return createCopySign(elements, rounded, x);
}

static Value createInfinity(ElementBuilder &elements, Type type) {
  auto floatType = cast<FloatType>(type);
  return elements.constant(
      FloatAttr::get(type, APFloat::getInf(floatType.getFloatSemantics())));
}

/// isinf, isfinite, isnormal.
static Value createClassification(ElementBuilder &elements, Operation *op,
                                  Value x) {
  auto type = cast<FloatType>(getElement(x));
  Value size = elements.create<AbsOp>(x);
  if (isa<math::IsNaNOp>(op))
    return elements.isNaN(x);
  auto isNotSubnormal = [&]() {
    Value least = elements.constant(FloatAttr::get(
        type, APFloat::getSmallestNormalized(type.getFloatSemantics())));
    return elements.cmp(CmpPredicate::ge, size, least);
  };
  if (!APFloat::semanticsHasInf(type.getFloatSemantics())) {
    if (isa<math::IsInfOp>(op))
      return elements.constant(elements.getBuilder().getI1Type(), int64_t(0));
    Value isNumber = elements.cmp(CmpPredicate::eq, x, x);
    return isa<math::IsFiniteOp>(op)
               ? isNumber
               : elements.create<AndOp>(isNumber, isNotSubnormal());
  }
  Value infinity = createInfinity(elements, type);
  if (isa<math::IsInfOp>(op))
    return elements.cmp(CmpPredicate::eq, size, infinity);
  Value isFinite = elements.cmp(CmpPredicate::lt, size, infinity);
  if (isa<math::IsFiniteOp>(op))
    return isFinite;
  return elements.create<AndOp>(isFinite, isNotSubnormal());
}

/// The sign is that of x where the exponent is odd, which f64 may not hold.
static Value createIntegerPower(ElementBuilder &elements, Value x,
                                Value exponent) {
  Type f64 = elements.getBuilder().getF64Type(), type = getElement(exponent);
  // One bit is 0 or -1.
  Value number = elements.cast(exponent, f64);
  if (type.isInteger(1))
    number = elements.create<NegOp>(number);
  Value size = elements.create<AbsOp>(elements.cast(x, f64));
  Value power = elements.create<PowOp>(size, number);
  Value one = elements.constant(type, int64_t(1));
  Value isOdd = elements.cmp(CmpPredicate::eq,
                             elements.create<AndOp>(exponent, one), one);
  power = elements.where(
      isOdd, createCopySign(elements, power, elements.cast(x, f64)), power);
  return elements.cast(power, getElement(x));
}

/// The ops that uop has, with their fastmath flags.
static Value createSameFunction(ElementBuilder &elements, Operation *op,
                                Value x) {
  arith::FastMathFlags flags = arith::FastMathFlags::none;
  if (auto interface = dyn_cast<arith::ArithFastMathInterface>(op))
    if (auto attribute = interface.getFastMathFlagsAttr())
      flags = attribute.getValue();
  auto flagged = [&](auto tag) -> Value {
    return elements.create<decltype(tag)>(x, flags);
  };
  auto plain = [&](auto tag) -> Value {
    return elements.create<decltype(tag)>(x);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](math::ExpOp) { return flagged(ExpOp()); })
      .Case([&](math::Exp2Op) { return flagged(Exp2Op()); })
      .Case([&](math::LogOp) { return flagged(LogOp()); })
      .Case([&](math::Log2Op) { return flagged(Log2Op()); })
      .Case([&](math::SqrtOp) { return flagged(SqrtOp()); })
      .Case([&](math::RsqrtOp) { return flagged(RsqrtOp()); })
      .Case([&](math::SinOp) { return flagged(SinOp()); })
      .Case([&](math::CosOp) { return flagged(CosOp()); })
      .Case([&](math::TanOp) { return flagged(TanOp()); })
      .Case([&](math::TanhOp) { return flagged(TanhOp()); })
      .Case([&](math::ErfOp) { return flagged(ErfOp()); })
      .Case([&](math::AbsFOp) { return plain(AbsOp()); })
      .Case([&](math::FloorOp) { return plain(FloorOp()); })
      .Case([&](math::CeilOp) { return plain(CeilOp()); })
      .Case([&](math::TruncOp) { return plain(TruncOp()); })
      .Case([&](math::RoundEvenOp) { return plain(RoundOp()); })
      .Case([&](math::RoundOp) { return createRound(elements, x); })
      .Default([](Operation *) { return Value(); });
}

/// The formulas; the operands are f64, the result is rounded to `type`.
static Value createFormula(ElementBuilder &elements, Operation *op,
                           ValueRange wide, Type type) {
  Formulas f(elements, /*isNarrow=*/!type.isF64());
  Value x = wide[0];
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](math::ExpM1Op) { return f.expm1(x); })
      .Case([&](math::Log1pOp) { return f.log1p(x); })
      .Case([&](math::Log10Op) {
        return f.mul(f.log(x), f.number(0.43429448190325182765));
      })
      .Case([&](math::SinhOp) { return f.sinh(x); })
      .Case([&](math::CoshOp) { return f.cosh(x); })
      .Case([&](math::AsinhOp) { return f.asinh(x); })
      .Case([&](math::AcoshOp) { return f.acosh(x); })
      .Case([&](math::AtanhOp) { return f.atanh(x); })
      .Case([&](math::AtanOp) { return f.atan(x); })
      .Case([&](math::Atan2Op) { return f.atan2(x, wide[1]); })
      .Case([&](math::AsinOp) { return f.asin(x); })
      .Case([&](math::AcosOp) { return f.acos(x); })
      .Case([&](math::CbrtOp) { return f.cbrt(x); })
      .Case([&](math::ErfcOp) {
        emit::TensorEmitter emitter(elements.getBuilder(), elements.getLoc());
        return emit::Formulas{emitter}.erfc(x);
      })
      .Default([](Operation *) { return Value(); });
}

Value uop::fromlinalg::createMathFunction(ElementBuilder &elements,
                                          Operation *op, ValueRange operands) {
  Value x = operands[0];
  Type type = getElement(x);
  if (!isa<FloatType>(type))
    return {};
  if (isa<math::IsNaNOp, math::IsInfOp, math::IsFiniteOp, math::IsNormalOp>(op))
    return createClassification(elements, op, x);
  if (Value value = createSameFunction(elements, op, x))
    return value;
  if (isa<math::CopySignOp>(op))
    return createCopySign(elements, x, operands[1]);
  if (isa<math::FmaOp>(op))
    return elements.create<MulAccOp>(x, operands[1], operands[2]);
  if (isa<math::ClampFOp>(op))
    return elements.create<MinOp>(elements.create<MaxOp>(x, operands[1]),
                                  operands[2]);
  Type f64 = elements.getBuilder().getF64Type();
  if (isa<math::FPowIOp>(op))
    return createIntegerPower(elements, x, operands[1]);
  auto wide = llvm::map_to_vector(
      operands, [&](Value operand) { return elements.cast(operand, f64); });
  if (Value value = createFormula(elements, op, wide, type))
    return elements.cast(value, type);
  return {};
}

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

/// How many bits are set: sums of neighbours, twice as wide each time.
static Value countBits(ElementBuilder &elements, Value bits) {
  auto type = cast<IntegerType>(getElement(bits));
  unsigned width = type.getWidth();
  for (unsigned part = 1; part < width; part *= 2) {
    APInt mask = APInt::getSplat(width, APInt::getLowBitsSet(2 * part, part));
    Value low = elements.constant(IntegerAttr::get(type, mask));
    Value shift = elements.constant(type, int64_t(part));
    bits = elements.create<AddOp>(
        elements.create<AndOp>(bits, low),
        elements.create<AndOp>(elements.create<ShrOp>(bits, shift), low));
  }
  return bits;
}

Value uop::fromlinalg::createBitFunction(ElementBuilder &elements,
                                         Operation *op, ValueRange operands) {
  Value x = operands[0];
  auto type = dyn_cast<IntegerType>(getElement(x));
  if (!type || operands.size() != 1)
    return {};
  if (type.getWidth() == 1) {
    // One bit: -(-1) wraps; without it there is one zero.
    if (isa<math::AbsIOp, math::CtPopOp>(op))
      return x;
    if (isa<math::CountLeadingZerosOp, math::CountTrailingZerosOp>(op))
      return elements.create<NotOp>(x);
    return {};
  }
  if (isa<math::AbsIOp>(op))
    return elements.create<AbsOp>(x);
  Value bits = elements.asUnsigned(x);
  if (isa<math::CtPopOp>(op))
    return elements.asSigned(countBits(elements, bits));
  if (isa<math::CountTrailingZerosOp>(op)) {
    // The bits below the lowest one that is set.
    Value one = elements.constant(getElement(bits), int64_t(1));
    Value below = elements.create<AndOp>(elements.create<NotOp>(bits),
                                         elements.create<SubOp>(bits, one));
    return elements.asSigned(countBits(elements, below));
  }
  if (!isa<math::CountLeadingZerosOp>(op))
    return {};
  for (unsigned shift = 1; shift < type.getWidth(); shift *= 2) {
    Value amount = elements.constant(getElement(bits), int64_t(shift));
    bits = elements.create<OrOp>(bits, elements.create<ShrOp>(bits, amount));
  }
  return elements.asSigned(countBits(elements, elements.create<NotOp>(bits)));
}
