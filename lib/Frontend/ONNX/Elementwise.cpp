//===- Elementwise.cpp - Arithmetic, comparison, conversion -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Node.h"

#include "uop/Emit/Formulas.h"

using namespace mlir;
using namespace uop;
using namespace uop::onnx_import;

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

/// Of floats; integers are what they are.
template <typename OpT>
static LogicalResult convertRounding(Node &n) {
  Value x = n.input(0);
  return n.finish(Emitter::isFloat(x) ? n.unary<OpT>(x) : x);
}

static LogicalResult convertSign(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  // Zeros of both signs give 0.
  Value sign = n.unary<SignOp>(x);
  return n.finish(Emitter::isFloat(x) ? n.add(sign, n.number(0, x)) : sign);
}

static LogicalResult convertIsNaN(Node &n) {
  Value x = n.input(0);
  return n.finish(n.compare(CmpPredicate::ne, x, x));
}

static LogicalResult convertIsInf(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  double inf = std::numeric_limits<double>::infinity();
  auto element = dyn_cast<FloatType>(n.elementOf(x));
  if (!element)
    return n.error("its input must be of floats, got " + toString(x));
  // Some floats of 8 and fewer bits have none.
  if (!APFloat::semanticsHasInf(element.getFloatSemantics()))
    return n.finish(n.splatInt(0, n.i1(), Emitter::shapeOf(x)));
  Value isPositive = n.compare(CmpPredicate::eq, x, n.number(inf, x));
  Value isNegative = n.compare(CmpPredicate::eq, x, n.number(-inf, x));
  bool wantsPositive = n.intAttribute("detect_positive", 1);
  bool wantsNegative = n.intAttribute("detect_negative", 1);
  if (wantsPositive && wantsNegative)
    return n.finish(n.logicalOr(isPositive, isNegative));
  if (wantsPositive || wantsNegative)
    return n.finish(wantsPositive ? isPositive : isNegative);
  return n.finish(n.splatInt(0, n.i1(), Emitter::shapeOf(x)));
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

/// The second operand as opset 6 places it: from `axis` on.
static Value placeOperand(Node &n, Value x, Value y) {
  if (!x || !y || n.opset >= 7 || Emitter::shapeOf(x) == Emitter::shapeOf(y))
    return y;
  if (!n.intAttribute("broadcast", 0))
    return n.fail("operands of shapes " + toString(Emitter::shapeOf(x)) +
                  " and " + toString(Emitter::shapeOf(y)) +
                  " must have one shape, since attribute 'broadcast' is 0");
  int64_t rank = Emitter::rankOf(x), given = Emitter::rankOf(y);
  int64_t axis = n.intAttribute("axis", rank - given);
  if (axis < 0)
    axis += rank;
  if (axis < 0 || axis + given > rank)
    return n.fail("attribute 'axis' is out of range");
  Shape shape(Emitter::shapeOf(y));
  shape.append(rank - axis - given, 1);
  return n.reshape(y, shape);
}

template <typename OpT>
static LogicalResult convertBinary(Node &n) {
  Value x = n.input(0), y = placeOperand(n, x, n.input(1));
  return n.finish(n.binary<OpT>(x, y));
}

static LogicalResult convertDiv(Node &n) {
  Value x = n.input(0), y = placeOperand(n, x, n.input(1));
  return n.finish(n.div(x, y));
}

template <CmpPredicate predicate>
static LogicalResult convertCompare(Node &n) {
  Value x = n.input(0), y = placeOperand(n, x, n.input(1));
  return n.finish(n.compare(predicate, x, y));
}

/// Of any number of operands.
template <typename OpT>
static Value fold(Node &n) {
  std::optional<SmallVector<Value>> all = n.allInputs();
  if (!all)
    return {};
  if (all->empty())
    return n.fail("it must have at least one input");
  Value result = all->front();
  for (Value next : ArrayRef<Value>(*all).drop_front())
    result = n.binary<OpT>(result, next);
  return result;
}

template <typename OpT>
static LogicalResult convertVariadic(Node &n) {
  return n.finish(fold<OpT>(n));
}

static LogicalResult convertMean(Node &n) {
  Value total = fold<AddOp>(n);
  if (!total)
    return failure();
  return n.finish(n.div(total, n.number(double(n.getNumInputs()), total)));
}

static LogicalResult convertPow(Node &n) {
  Value x = n.input(0), y = placeOperand(n, x, n.input(1));
  if (!x || !y)
    return failure();
  Type element = n.elementOf(x);
  if (Emitter::isFloat(x)) {
    // An integer beyond the digits of the base's type has no effect on it.
    return n.finish(n.binary<PowOp>(x, n.cast(y, element)));
  }
  if (Emitter::isFloat(y)) {
    Type wide = n.getBuilder().getF64Type();
    return n.finish(
        n.cast(n.binary<PowOp>(n.cast(x, wide), n.cast(y, wide)), element));
  }
  Value power = n.binary<PowOp>(n.cast(x, n.i64()), n.cast(y, n.i64()));
  return n.finish(n.cast(power, element));
}

static LogicalResult convertMod(Node &n) {
  Value x = n.input(0), y = n.input(1);
  if (!x || !y)
    return failure();
  bool isTruncated = n.intAttribute("fmod", 0);
  if (!Emitter::isFloat(x))
    return n.finish(isTruncated ? n.binary<ModOp>(x, y)
                                : n.binary<FloorModOp>(x, y));
  if (!isTruncated && n.opset < 26)
    return n.error("floats need attribute 'fmod' to be 1");
  if (!n.broadcast(x, y))
    return failure();
  emit::TensorEmitter emitter(n.getBuilder(), n.getBuilder().getLoc());
  Value rest = emit::Formulas{emitter}.remainder(x, y);
  if (!isTruncated) {
    // The sign of the divisor.
    Value zero = n.number(0, rest);
    Value differs =
        n.compare(CmpPredicate::ne, n.compare(CmpPredicate::lt, rest, zero),
                  n.compare(CmpPredicate::lt, y, zero));
    Value isThere = n.compare(CmpPredicate::ne, rest, zero);
    rest = n.where(n.logicalAnd(differs, isThere), n.add(rest, y), rest);
  }
  return n.finish(rest);
}

static LogicalResult convertBitShift(Node &n) {
  std::string direction = n.stringAttribute("direction", "");
  if (direction == "LEFT")
    return n.finish(n.binary<ShlOp>(n.input(0), n.input(1)));
  if (direction == "RIGHT")
    return n.finish(n.binary<ShrOp>(n.input(0), n.input(1)));
  return n.error("attribute 'direction' must be LEFT or RIGHT, got '" +
                 Twine(direction) + "'");
}

static LogicalResult convertWhere(Node &n) {
  return n.finish(n.where(n.input(0), n.input(1), n.input(2)));
}

static LogicalResult convertClip(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Value low, high;
  if (n.opset < 11) {
    // The schema's defaults: infinities become these.
    constexpr double most = std::numeric_limits<float>::max();
    low = n.number(n.floatAttribute("min", -most), x);
    high = n.number(n.floatAttribute("max", most), x);
  } else {
    low = n.optionalInput(1);
    high = n.optionalInput(2);
  }
  if (n.hasFailed)
    return failure();
  // Where the bounds cross, the upper one wins.
  if (low)
    x = n.max(x, low);
  if (high)
    x = n.min(x, high);
  return n.finish(x);
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

/// Integers of fewer bits than their byte wrap around in it.
static Value wrapTo(Node &n, Value x, int32_t dataType) {
  int64_t bits = dataType == kInt4 || dataType == kUInt4   ? 4
                 : dataType == kInt2 || dataType == kUInt2 ? 2
                                                           : 8;
  if (bits == 8 || !x)
    return x;
  Value amount = n.splatInt(8 - bits, n.elementOf(x));
  return n.binary<ShrOp>(n.binary<ShlOp>(x, amount), amount);
}

/// The bits of a power of two that is at least (at most) |x|, by the exponent.
static Value castToScale(Node &n, Value x, StringRef mode) {
  Type element = n.getBuilder().getType<Float8E8M0FNUType>();
  if (mode == "nearest")
    return n.cast(x, element);
  x = n.cast(x, n.f32());
  if (!x)
    return {};
  Type word = n.getBuilder().getIntegerType(32, false);
  auto u32 = [&](int64_t value) { return n.splatInt(value, word); };
  Value bits = BitcastOp::create(n.getBuilder(), n.typeOf(x).clone(word), x);
  Value exponent = n.binary<AndOp>(n.binary<ShrOp>(bits, u32(23)), u32(0xff));
  Value mantissa = n.binary<AndOp>(bits, u32(0x7fffff));
  if (mode == "up") {
    // Numbers below 2^-126 are halves of what their exponent says.
    Value isTiny = n.compare(CmpPredicate::eq, exponent, u32(0));
    Value least = n.where(isTiny, u32(0x400000), u32(0));
    Value grows = n.compare(CmpPredicate::gt, mantissa, least);
    exponent = n.add(exponent, n.cast(grows, word));
  }
  Value isNaN = n.compare(CmpPredicate::ne, x, x);
  bool saturates = n.intAttribute("saturate", 1);
  exponent = n.min(exponent, u32(saturates ? 254 : 255));
  exponent = n.where(isNaN, u32(255), exponent);
  Value byte = n.cast(exponent, n.getBuilder().getIntegerType(8, false));
  if (!byte)
    return {};
  return BitcastOp::create(n.getBuilder(), n.typeOf(x).clone(element), byte);
}

static LogicalResult castTo(Node &n, int32_t dataType) {
  Value x = n.input(0);
  if (!x)
    return failure();
  Type element = getElementType(n.getBuilder().getContext(), dataType);
  if (!element)
    return n.error("casts to " + Twine(getDataTypeName(dataType)) +
                   ", which UOp does not have");
  if (dataType == kFloat8E8M0) {
    std::string mode = n.stringAttribute("round_mode", "up");
    if (mode != "up" && mode != "down" && mode != "nearest")
      return n.error("attribute 'round_mode' must be up, down or nearest");
    return n.finish(castToScale(n, x, mode), dataType);
  }
  bool saturate = n.intAttribute("saturate", 1);
  bool isNarrow =
      isa<FloatType>(element) && element.getIntOrFloatBitWidth() <= 8;
  Value result;
  if (Emitter::isFloat(x) && isa<IntegerType>(element) &&
      element.getIntOrFloatBitWidth() < 32 && !element.isInteger(1)) {
    // A number beyond a small integer wraps, as through int32.
    Value wide = n.cast(n.widen(x), n.i32());
    result = n.cast(wide, element);
  } else {
    result = n.cast(x, element, saturate && isNarrow);
  }
  return n.finish(wrapTo(n, result, dataType), dataType);
}

static LogicalResult convertCast(Node &n) {
  if (!n.hasAttribute("to"))
    return n.error("attribute 'to' is missing");
  return castTo(n, int32_t(n.intAttribute("to", 0)));
}

static LogicalResult convertCastLike(Node &n) {
  if (!n.input(1))
    return failure();
  return castTo(n, n.item(1).dataType);
}

static LogicalResult convertBitCast(Node &n) {
  Value x = n.input(0);
  if (!x)
    return failure();
  int32_t dataType = int32_t(n.intAttribute("to", 0));
  Type element = getElementType(n.getBuilder().getContext(), dataType);
  if (!element)
    return n.error("casts to " + Twine(getDataTypeName(dataType)) +
                   ", which UOp does not have");
  if (element == n.elementOf(x))
    return n.finish(x, dataType);
  bool isBool = element.isInteger(1), wasBool = n.elementOf(x).isInteger(1);
  Type byte = n.getBuilder().getIntegerType(8);
  if (wasBool)
    x = n.cast(x, byte);
  Type target = isBool ? byte : element;
  if (target.getIntOrFloatBitWidth() != n.elementOf(x).getIntOrFloatBitWidth())
    return n.error("the elements of " + Twine(toString(x)) +
                   " have another width than " + getDataTypeName(dataType));
  if (target != n.elementOf(x))
    x = BitcastOp::create(n.getBuilder(), n.typeOf(x).clone(target), x);
  return n.finish(n.cast(x, element), dataType);
}

void uop::onnx_import::addElementwiseOps(OpTable &table) {
  table.add("Abs", convertUnary<AbsOp>);
  table.add("Neg", convertUnary<NegOp>);
  table.add("Sign", convertSign);
  table.add("Ceil", convertRounding<CeilOp>);
  table.add("Floor", convertRounding<FloorOp>);
  table.add("Round", convertRounding<RoundOp>);
  table.add("Sqrt", convertUnary<SqrtOp>);
  table.add("Exp", convertUnary<ExpOp>);
  table.add("Log", convertUnary<LogOp>);
  table.add("Erf", convertUnary<ErfOp>);
  table.add("Not", convertUnary<NotOp>, 1);
  table.add("BitwiseNot", convertUnary<NotOp>);
  table.add("Reciprocal", convertUnary<RecipOp>);
  table.add("IsNaN", convertIsNaN);
  table.add("IsInf", convertIsInf);
  table.add("Add", convertBinary<AddOp>);
  table.add("Sub", convertBinary<SubOp>);
  table.add("Mul", convertBinary<MulOp>);
  table.add("Div", convertDiv);
  table.add("Pow", convertPow);
  table.add("Mod", convertMod);
  table.add("And", convertBinary<AndOp>);
  table.add("Or", convertBinary<OrOp>);
  table.add("Xor", convertBinary<XOrOp>);
  table.add("BitwiseAnd", convertBinary<AndOp>);
  table.add("BitwiseOr", convertBinary<OrOp>);
  table.add("BitwiseXor", convertBinary<XOrOp>);
  table.add("BitShift", convertBitShift);
  table.add("Equal", convertCompare<CmpPredicate::eq>);
  table.add("Less", convertCompare<CmpPredicate::lt>);
  table.add("LessOrEqual", convertCompare<CmpPredicate::le>);
  table.add("Greater", convertCompare<CmpPredicate::gt>);
  table.add("GreaterOrEqual", convertCompare<CmpPredicate::ge>);
  table.add("Max", convertVariadic<MaxOp>);
  table.add("Min", convertVariadic<MinOp>);
  table.add("Sum", convertVariadic<AddOp>);
  table.add("Mean", convertMean);
  table.add("Where", convertWhere);
  table.add("Clip", convertClip);
  table.add("Cast", convertCast);
  table.add("CastLike", convertCastLike);
  table.add("BitCast", convertBitCast);
}
