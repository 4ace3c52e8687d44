//===- Elementwise.cpp - Arithmetic, comparison, conversion -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpConverter.h"

#include "uop/Emit/Formulas.h"

#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

/// Refusals unless it has so many operands of one type, which its result has.
static LogicalResult expectOneType(OpConverter &c, unsigned numOperands) {
  if (failed(c.expect(numOperands)) || failed(c.expectSameShapes()))
    return failure();
  for (Value operand : c.operands)
    if (operand.getType() != c.operands[0].getType())
      return c.refuse("its operands have different element types");
  return success();
}

namespace {
enum class Elements { any, numbers, bits, integers, floats };
} // namespace

static LogicalResult expectElements(OpConverter &c, Elements elements) {
  Type element = elementOf(c.operands[0]);
  bool isFloat = isa<FloatType>(element), isBool = element.isInteger(1);
  switch (elements) {
  case Elements::any:
    return success();
  case Elements::numbers:
    return isBool ? c.refuse("is for integers and floats, got bools")
                  : success();
  case Elements::bits:
    return isFloat ? c.refuse("is for integers and bools, got floats")
                   : success();
  case Elements::integers:
    return isFloat || isBool ? c.refuse("is for integers") : success();
  case Elements::floats:
    return isFloat ? success() : c.refuse("is for floats");
  }
  llvm_unreachable("unknown elements");
}

template <typename OpT, Elements elements>
static LogicalResult convertUnary(OpConverter &c) {
  if (failed(expectOneType(c, 1)) || failed(expectElements(c, elements)))
    return failure();
  return c.finish(c.unary<OpT>(c.operands[0]));
}

template <typename OpT, Elements elements>
static LogicalResult convertBinary(OpConverter &c) {
  if (failed(expectOneType(c, 2)) || failed(expectElements(c, elements)))
    return failure();
  return c.finish(c.binary<OpT>(c.operands[0], c.operands[1]));
}

/// The specification leaves a division by 0 open. XLA gives all ones.
static LogicalResult convertDivide(OpConverter &c) {
  if (failed(expectOneType(c, 2)) ||
      failed(expectElements(c, Elements::numbers)))
    return failure();
  Value x = c.operands[0], y = c.operands[1];
  if (isFloat(x))
    return c.finish(c.binary<FDivOp>(x, y));
  Value isZero = c.compare(CmpPredicate::eq, y, c.integer(0, y));
  return c.finish(c.where(isZero, c.integer(-1, x), c.binary<IDivOp>(x, y)));
}

/// By 0, the dividend, as XLA does.
static LogicalResult convertRemainder(OpConverter &c) {
  if (failed(expectOneType(c, 2)) ||
      failed(expectElements(c, Elements::numbers)))
    return failure();
  Value x = c.operands[0], y = c.operands[1];
  if (isFloat(x))
    return c.finish(emit::Formulas{c}.remainder(x, y));
  Value isZero = c.compare(CmpPredicate::eq, y, c.integer(0, y));
  return c.finish(c.where(isZero, x, c.binary<ModOp>(x, y)));
}

template <bool isLogical>
static LogicalResult convertShiftRight(OpConverter &c) {
  if (failed(expectOneType(c, 2)) ||
      failed(expectElements(c, Elements::integers)))
    return failure();
  auto read = [&](Value x) {
    return isLogical ? c.asUnsigned(x) : c.asSigned(x);
  };
  Value shifted = c.binary<ShrOp>(read(c.operands[0]), read(c.operands[1]));
  return c.finish(c.bitcast(shifted, elementOf(c.operands[0])));
}

/// How many bits are set: sums of neighbours, twice as wide each time.
static Value countBits(OpConverter &c, Value bits) {
  auto element = cast<IntegerType>(elementOf(bits));
  unsigned width = element.getWidth();
  for (unsigned part = 1; part < width; part *= 2) {
    APInt mask = APInt::getSplat(width, APInt::getLowBitsSet(2 * part, part));
    Value low = c.splat(IntegerAttr::get(element, mask), bits);
    Value high = c.binary<ShrOp>(bits, c.integer(part, bits));
    bits = c.add(c.binary<AndOp>(bits, low), c.binary<AndOp>(high, low));
  }
  return bits;
}

static LogicalResult convertPopcount(OpConverter &c) {
  if (failed(expectOneType(c, 1)) ||
      failed(expectElements(c, Elements::integers)))
    return failure();
  Value x = c.operands[0];
  return c.finish(c.bitcast(countBits(c, c.asUnsigned(x)), elementOf(x)));
}

static LogicalResult convertCountLeadingZeros(OpConverter &c) {
  if (failed(expectOneType(c, 1)) ||
      failed(expectElements(c, Elements::integers)))
    return failure();
  Value x = c.operands[0], bits = c.asUnsigned(x);
  unsigned width = elementOf(x).getIntOrFloatBitWidth();
  for (unsigned shift = 1; shift < width; shift *= 2)
    bits = c.binary<OrOp>(bits, c.binary<ShrOp>(bits, c.integer(shift, bits)));
  return c.finish(c.bitcast(countBits(c, c.unary<NotOp>(bits)), elementOf(x)));
}

static LogicalResult convertIsFinite(OpConverter &c) {
  if (failed(c.expect(1)) || failed(expectElements(c, Elements::floats)))
    return failure();
  Value size = c.unary<AbsOp>(c.operands[0]);
  auto element = cast<FloatType>(elementOf(size));
  APFloat largest = APFloat::getLargest(element.getFloatSemantics());
  Value limit = c.splat(FloatAttr::get(element, largest), size);
  return c.finish(c.compare(CmpPredicate::le, size, limit));
}

//===----------------------------------------------------------------------===//
// Comparison and selection
//===----------------------------------------------------------------------===//

static LogicalResult convertCompare(OpConverter &c) {
  if (failed(expectOneType(c, 2)))
    return failure();
  auto predicate = symbolizeCmpPredicate(
      StringRef(c.keyword("comparison_direction")).lower());
  if (!predicate)
    return c.refuse("attribute 'comparison_direction' must be EQ, NE, GE, GT, "
                    "LE or LT");
  std::string order = c.keyword("compare_type");
  Value x = c.operands[0], y = c.operands[1];
  if (order == "TOTALORDER") {
    if (!isFloat(x))
      return c.refuse("attribute 'compare_type' is TOTALORDER, which is for "
                      "floats, but its operands are not");
    x = c.totalOrderKey(x);
    y = c.totalOrderKey(y);
  } else if (!order.empty() && order != "FLOAT" && order != "SIGNED" &&
             order != "UNSIGNED" && order != "NOTYPE") {
    return c.refuse("attribute 'compare_type' is '" + order +
                    "'; FLOAT, TOTALORDER, SIGNED and UNSIGNED are known");
  }
  return c.finish(c.compare(*predicate, x, y));
}

/// A scalar stands for all elements.
static Value toShape(OpConverter &c, Value x, Value like) {
  return rankOf(x) == 0 ? c.broadcastLike(x, like) : x;
}

static LogicalResult convertSelect(OpConverter &c) {
  if (failed(c.expect(3)))
    return failure();
  Value x = c.operands[1], y = c.operands[2];
  Value condition = toShape(c, c.operands[0], x);
  if (!isBool(condition) || x.getType() != y.getType() ||
      shapeOf(condition) != shapeOf(x))
    return c.refuse("takes two tensors of one type, and a predicate of bools "
                    "that is a scalar or has their shape");
  return c.finish(c.where(condition, x, y));
}

static LogicalResult convertClamp(OpConverter &c) {
  if (failed(c.expect(3)))
    return failure();
  Value x = c.operands[1];
  Value low = toShape(c, c.operands[0], x);
  Value high = toShape(c, c.operands[2], x);
  if (low.getType() != x.getType() || high.getType() != x.getType())
    return c.refuse("its limits must have the type of its operand, or be "
                    "scalars of its element type");
  return c.finish(c.min(c.max(x, low), high));
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

static LogicalResult convertConvert(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  return c.finish(c.cast(c.operands[0], c.resultElement()));
}

/// Wider elements out of the last axis, the lowest bits first.
static Value joinElements(OpConverter &c, Value x, Type element) {
  int64_t axis = rankOf(x) - 1, parts = shapeOf(x)[axis];
  unsigned width = elementOf(x).getIntOrFloatBitWidth();
  Type wide = c.builder.getIntegerType(width * parts, /*isSigned=*/false);
  Value bits =
      c.bitcast(x, c.builder.getIntegerType(width, /*isSigned=*/false));
  Value result;
  for (int64_t i = 0; i != parts; ++i) {
    Value part = c.cast(c.dropAxis(c.slice(bits, axis, i, 1), axis), wide);
    part = c.binary<ShlOp>(part, c.integer(width * i, part));
    result = result ? c.binary<OrOp>(result, part) : part;
  }
  return c.bitcast(result, element);
}

/// A new last axis of narrower elements, the lowest bits first.
static Value splitElements(OpConverter &c, Value x, Type element) {
  unsigned width = element.getIntOrFloatBitWidth();
  unsigned wide = elementOf(x).getIntOrFloatBitWidth();
  Type part = c.builder.getIntegerType(width, /*isSigned=*/false);
  Value bits = c.bitcast(x, c.builder.getIntegerType(wide, /*isSigned=*/false));
  SmallVector<Value> parts;
  for (unsigned i = 0; i != wide / width; ++i) {
    Value low = c.binary<ShrOp>(bits, c.integer(width * i, bits));
    parts.push_back(c.insertAxis(c.cast(low, part), rankOf(x)));
  }
  return c.bitcast(c.concatenate(parts, rankOf(x)), element);
}

static LogicalResult convertBitcast(OpConverter &c) {
  if (failed(c.expect(1)))
    return failure();
  Value x = c.operands[0];
  Type to = c.resultElement();
  if (elementOf(x) == to)
    return c.finish(x);
  if (isBool(x) || to.isInteger(1))
    return c.refuse(
        "bools cannot be bitcast to another type, nor other types to bools");
  unsigned from = elementOf(x).getIntOrFloatBitWidth();
  unsigned width = to.getIntOrFloatBitWidth();
  if (from == width)
    return c.finish(c.bitcast(x, to));
  if (c.lifted)
    return c.refuse("changes the number of elements, which is not possible in "
                    "a body of scalars");
  if (!typeOf(x).hasStaticShape())
    return c.refuse("changes the number of elements, which is not possible "
                    "with sizes that are variables");
  if (from > width)
    return c.finish(splitElements(c, x, to));
  if (rankOf(x) == 0 || shapeOf(x).back() != int64_t(width / from))
    return c.refuse("the last axis of its operand must have size " +
                    Twine(width / from) +
                    ", one for each part of an element of the result");
  return c.finish(joinElements(c, x, to));
}

static LogicalResult convertConstant(OpConverter &c) {
  if (failed(c.expect(0)))
    return failure();
  auto value = dyn_cast_or_null<ElementsAttr>(c.attribute("value"));
  auto type = cast<RankedTensorType>(c.op->getResult(0).getType());
  if (!value || value.getShapedType() != type)
    return c.refuse("attribute 'value' must be a constant of the type of its "
                    "result");
  if (c.lifted) {
    auto dense = dyn_cast<DenseElementsAttr>(value);
    if (!dense)
      return c.refuse("a constant of a body must be dense");
    return c.finish(c.splat(dense.getSplatValue<TypedAttr>(), *c.lifted));
  }
  if (!isa<DenseElementsAttr, DenseResourceElementsAttr>(value))
    return c.refuse("a constant must be dense");
  return c.finish(
      ConstOp::create(c.builder, c.loc, cast<TypedAttr>(Attribute(value)))
          ->getResults());
}

/// To the nearest number without the last `dropped` bits of the mantissa, and
/// of two to the even one. A carry goes to the exponent.
static Value roundMantissa(OpConverter &c, Value bits, int64_t dropped) {
  int64_t last = int64_t(1) << dropped;
  Value isOdd =
      c.compare(CmpPredicate::ne, c.logicalAnd(bits, c.integer(last, bits)),
                c.integer(0, bits));
  Value half =
      c.where(isOdd, c.integer(last / 2, bits), c.integer(last / 2 - 1, bits));
  Value low = c.logicalNot(c.integer(last - 1, bits));
  return c.logicalAnd(c.add(bits, half), low);
}

/// What is too large for an exponent of `kept` bits becomes infinite, and what
/// is too small for a normal number 0, of either sign.
static Value limitExponent(OpConverter &c, Value bits, int64_t mantissa,
                           int64_t exponent, int64_t kept) {
  int64_t bias = (int64_t(1) << (exponent - 1)) - 1;
  int64_t range = (int64_t(1) << (kept - 1)) - 1;
  auto shifted = [&](uint64_t value) {
    return c.integer(int64_t(value << mantissa), bits);
  };
  Value all = shifted((uint64_t(1) << exponent) - 1);
  Value own = c.logicalAnd(bits, all);
  Value sign = c.logicalAnd(bits, shifted(uint64_t(1) << exponent));
  Value isLarge = c.compare(CmpPredicate::lt, shifted(bias + range), own);
  Value isNormal = c.compare(CmpPredicate::lt, shifted(bias - range), own);
  bits = c.where(isLarge, c.logicalOr(sign, all), bits);
  return c.where(isNormal, bits, sign);
}

/// Rounds to a format with fewer bits of exponent and mantissa.
static LogicalResult convertReducePrecision(OpConverter &c) {
  if (failed(expectOneType(c, 1)) ||
      failed(expectElements(c, Elements::floats)))
    return failure();
  auto exponent = c.integerAttribute("exponent_bits");
  auto mantissa = c.integerAttribute("mantissa_bits");
  if (!exponent || !mantissa)
    return failure();
  Value x = c.operands[0];
  auto element = cast<FloatType>(elementOf(x));
  int64_t width = element.getWidth();
  int64_t ownMantissa =
      APFloat::semanticsPrecision(element.getFloatSemantics()) - 1;
  int64_t ownExponent = width - 1 - ownMantissa;
  if (*exponent < 1 || *mantissa < 1 || width < 16)
    return c.refuse("rounds to " + Twine(*exponent) + " exponent bits and " +
                    Twine(*mantissa) +
                    " mantissa bits; each number must be at least 1, and the "
                    "element type f16, bf16, f32 or f64");
  Value bits = c.bitcast(x, IntegerType::get(c.builder.getContext(), width,
                                             IntegerType::Unsigned));
  if (*mantissa < ownMantissa)
    bits = roundMantissa(c, bits, ownMantissa - *mantissa);
  if (*exponent < ownExponent)
    bits = limitExponent(c, bits, ownMantissa, ownExponent, *exponent);
  return c.finish(
      c.where(c.compare(CmpPredicate::ne, x, x), x, c.bitcast(bits, element)));
}

static LogicalResult convertIdentity(OpConverter &c) {
  return c.finish(c.operands);
}

/// The parts of a real number; complex ones are pairs by now.
static LogicalResult convertReal(OpConverter &c) {
  if (failed(expectOneType(c, 1)) ||
      failed(expectElements(c, Elements::floats)))
    return failure();
  return c.finish(c.operands);
}

static LogicalResult convertImag(OpConverter &c) {
  if (failed(expectOneType(c, 1)) ||
      failed(expectElements(c, Elements::floats)))
    return failure();
  return c.finish(c.number(0, c.operands[0]));
}

void uop::fromstablehlo::addElementwiseOps(OpTable &table) {
  auto add = [&](StringRef name, LogicalResult (*convert)(OpConverter &)) {
    table.add(name, convert, /*isElementwise=*/true);
  };
  using E = Elements;
  add("stablehlo.abs", convertUnary<AbsOp, E::numbers>);
  add("stablehlo.negate", convertUnary<NegOp, E::numbers>);
  add("stablehlo.not", convertUnary<NotOp, E::bits>);
  add("stablehlo.sign", convertUnary<SignOp, E::numbers>);
  add("stablehlo.floor", convertUnary<FloorOp, E::floats>);
  add("stablehlo.ceil", convertUnary<CeilOp, E::floats>);
  add("stablehlo.round_nearest_even", convertUnary<RoundOp, E::floats>);
  add("stablehlo.add", convertBinary<AddOp, E::any>);
  add("stablehlo.subtract", convertBinary<SubOp, E::numbers>);
  add("stablehlo.multiply", convertBinary<MulOp, E::any>);
  add("stablehlo.maximum", convertBinary<MaxOp, E::any>);
  add("stablehlo.minimum", convertBinary<MinOp, E::any>);
  add("stablehlo.power", convertBinary<PowOp, E::numbers>);
  add("stablehlo.and", convertBinary<AndOp, E::bits>);
  add("stablehlo.or", convertBinary<OrOp, E::bits>);
  add("stablehlo.xor", convertBinary<XOrOp, E::bits>);
  add("stablehlo.shift_left", convertBinary<ShlOp, E::integers>);
  add("stablehlo.shift_right_arithmetic", convertShiftRight<false>);
  add("stablehlo.shift_right_logical", convertShiftRight<true>);
  add("stablehlo.divide", convertDivide);
  add("stablehlo.remainder", convertRemainder);
  add("stablehlo.popcnt", convertPopcount);
  add("stablehlo.count_leading_zeros", convertCountLeadingZeros);
  add("stablehlo.real", convertReal);
  add("stablehlo.imag", convertImag);
  add("stablehlo.is_finite", convertIsFinite);
  add("stablehlo.compare", convertCompare);
  add("stablehlo.select", convertSelect);
  add("stablehlo.clamp", convertClamp);
  add("stablehlo.convert", convertConvert);
  add("stablehlo.bitcast_convert", convertBitcast);
  add("stablehlo.constant", convertConstant);
  add("stablehlo.reduce_precision", convertReducePrecision);
  table.add("stablehlo.optimization_barrier", convertIdentity);
}
