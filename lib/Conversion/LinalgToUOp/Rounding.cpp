//===- Rounding.cpp - Conversions that say how they round -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// uop's casts round to nearest even. Another mode gives that number or one of
// its neighbours, whose bits are one more or one less.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// Numbers of a narrow type as what is without their sign, which is added last.
class NarrowFloats {
public:
  NarrowFloats(ElementBuilder &elements, FloatType type, FloatType wide)
      : elements(elements), type(type), wide(wide),
        bits(IntegerType::get(type.getContext(), type.getWidth(),
                              IntegerType::Unsigned)) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    hasSign = APFloat::semanticsHasSignedRepr(semantics);
    // Without one, its bits are those of NaN.
    hasNegativeZero =
        hasSign && APFloat::getZero(semantics, /*Negative=*/true).isNegative();
    largest = APFloat::getLargest(semantics).bitcastToAPInt();
  }

  /// The bits below the sign.
  Value getMagnitude(Value number) {
    Value all = elements.bitcast(number, bits);
    if (!hasSign)
      return all;
    return elements.create<AndOp>(
        all,
        constant(APInt::getLowBitsSet(type.getWidth(), type.getWidth() - 1)));
  }
  bool isSigned() const { return hasSign; }
  Value getLargest() { return constant(largest); }
  Value step(Value magnitude, bool isUp) {
    Value one = constant(APInt(type.getWidth(), 1));
    if (isUp)
      return elements.create<AddOp>(magnitude, one);
    // The least number of f8E8M0FNU has nothing below it.
    Value none = constant(APInt(type.getWidth(), 0));
    return elements.where(elements.cmp(CmpPredicate::eq, magnitude, none), none,
                          elements.create<SubOp>(magnitude, one));
  }
  Value withSign(Value magnitude, Value isNegative) {
    if (!hasSign)
      return elements.bitcast(magnitude, type);
    Value sign = constant(APInt::getSignMask(type.getWidth()));
    Value none = constant(APInt(type.getWidth(), 0));
    if (!hasNegativeZero)
      isNegative = elements.create<AndOp>(
          isNegative, elements.cmp(CmpPredicate::ne, magnitude, none));
    Value all = elements.create<OrOp>(magnitude,
                                      elements.where(isNegative, sign, none));
    return elements.bitcast(all, type);
  }
  /// The absolute value in the wide type.
  Value widen(Value number) {
    return elements.create<AbsOp>(elements.cast(number, wide));
  }

private:
  Value constant(const APInt &value) {
    return elements.constant(IntegerAttr::get(bits, value));
  }

  ElementBuilder &elements;
  FloatType type, wide;
  IntegerType bits;
  bool hasSign, hasNegativeZero;
  APInt largest;
};
} // namespace

/// Halfway between two numbers, the one that is further from zero.
static Value roundHalfAway(ElementBuilder &elements, NarrowFloats &narrow,
                           Value nearest, Value size, Value isNegative) {
  Value magnitude = narrow.getMagnitude(nearest);
  Value next =
      narrow.withSign(narrow.step(magnitude, /*isUp=*/true), isNegative);
  // Both distances are exact. That to infinity or NaN is not the other one.
  Value below = elements.create<SubOp>(size, narrow.widen(nearest));
  Value above = elements.create<SubOp>(narrow.widen(next), size);
  return elements.where(elements.cmp(CmpPredicate::eq, below, above), next,
                        nearest);
}

/// Where `isAway`, the least number that is no nearer to zero than `size`, and
/// elsewhere the greatest that is no further from it.
static Value roundDirected(ElementBuilder &elements, NarrowFloats &narrow,
                           Value nearest, Value size, Value isAway,
                           Value isNegative) {
  Value magnitude = narrow.getMagnitude(nearest);
  Value widened = narrow.widen(nearest);
  Value isBelow = elements.cmp(CmpPredicate::lt, widened, size);
  Value isAbove = elements.cmp(CmpPredicate::gt, widened, size);
  Value down = elements.where(isAbove, narrow.step(magnitude, /*isUp=*/false),
                              magnitude);
  // In types without infinities, a number beyond the greatest is NaN.
  Value isBeyond = elements.isNaN(widened);
  down = elements.where(isBeyond, narrow.getLargest(), down);
  Value up =
      elements.where(isBelow, narrow.step(magnitude, /*isUp=*/true), magnitude);
  Value rounded = narrow.withSign(elements.where(isAway, up, down), isNegative);
  return elements.where(elements.create<AndOp>(isBeyond, isAway), nearest,
                        rounded);
}

FailureOr<Value>
uop::fromlinalg::createTruncF(ElementBuilder &elements, Value x, Type to,
                              std::optional<arith::RoundingMode> mode) {
  using Mode = arith::RoundingMode;
  Value nearest = elements.cast(x, to);
  if (!mode || *mode == Mode::to_nearest_even)
    return nearest;
  auto type = cast<FloatType>(to), wide = cast<FloatType>(getElement(x));
  if (type.getWidth() < 8 ||
      !APFloat::semanticsHasInf(wide.getFloatSemantics()))
    return failure();
  NarrowFloats narrow(elements, type, wide);
  Value zero = elements.constant(wide, 0.0);
  Value size = elements.create<AbsOp>(x);
  Value isNegative = elements.cmp(CmpPredicate::lt, x, zero);
  Value rounded;
  if (*mode == Mode::to_nearest_away) {
    rounded = roundHalfAway(elements, narrow, nearest, size, isNegative);
  } else {
    Type i1 = elements.getBuilder().getI1Type();
    Value isAway = *mode == Mode::downward ? isNegative
                   : *mode == Mode::upward
                       ? Value(elements.create<NotOp>(isNegative))
                       : elements.constant(i1, int64_t(0));
    rounded =
        roundDirected(elements, narrow, nearest, size, isAway, isNegative);
  }
  // Infinities and NaN have no neighbours, and zeros keep their sign.
  Value infinity = elements.constant(
      FloatAttr::get(wide, APFloat::getInf(wide.getFloatSemantics())));
  Value isPlain = elements.create<AndOp>(
      elements.cmp(CmpPredicate::lt, size, infinity),
      elements.cmp(narrow.isSigned() ? CmpPredicate::ne : CmpPredicate::gt, x,
                   zero));
  return elements.where(isPlain, rounded, nearest);
}

/// The number that a scale stands for, in another type. A scale of a type with
/// a significand is rounded to a power of two.
static Value convertScale(ElementBuilder &elements, Value scale, Type to) {
  Type power = Float8E8M0FNUType::get(to.getContext());
  return elements.cast(elements.cast(scale, power), to);
}

Value uop::fromlinalg::createScalingExtF(ElementBuilder &elements, Value x,
                                         Value scale, Type to) {
  return elements.create<MulOp>(elements.cast(x, to),
                                convertScale(elements, scale, to));
}

FailureOr<Value>
uop::fromlinalg::createScalingTruncF(ElementBuilder &elements, Value x,
                                     Value scale, Type to,
                                     std::optional<arith::RoundingMode> mode) {
  Value factor = convertScale(elements, scale, getElement(x));
  return createTruncF(elements, elements.create<FDivOp>(x, factor), to, mode);
}
