//===- UOpALUOps.cpp - Elementwise ops: syntax, verifiers -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/DialectImplementation.h"
#include "mlir/Interfaces/Utils/InferIntRangeCommon.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Error.h"

#include <cstring>

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// ConstOp
//===----------------------------------------------------------------------===//

namespace {
/// A scalar literal as it was written, before its type is known.
struct Literal {
  enum Form { boolean, integer, floating, inf, nan } form = integer;
  bool negative = false;
  bool hexadecimal = false;
  APInt bits;
  StringRef text;
};
} // namespace

static ParseResult parseLiteral(OpAsmParser &parser, Literal &literal) {
  literal.negative = succeeded(parser.parseOptionalMinus());
  if (!literal.negative) {
    for (bool value : {false, true})
      if (succeeded(parser.parseOptionalKeyword(value ? "true" : "false"))) {
        literal.form = Literal::boolean;
        literal.bits = APInt(1, value);
        return success();
      }
  }
  if (succeeded(parser.parseOptionalKeyword("inf"))) {
    literal.form = Literal::inf;
    return success();
  }
  if (succeeded(parser.parseOptionalKeyword("nan"))) {
    literal.form = Literal::nan;
    return success();
  }
  const char *start = parser.getCurrentLocation().getPointer();
  auto takeText = [&] {
    const char *end = parser.getCurrentLocation().getPointer();
    literal.text = StringRef(start, end - start).take_while([](char c) {
      return llvm::isAlnum(c) || c == '.' || c == '+' || c == '-';
    });
  };
  OptionalParseResult isInteger = parser.parseOptionalInteger(literal.bits);
  if (isInteger.has_value()) {
    literal.form = Literal::integer;
    takeText();
    literal.hexadecimal = literal.text.starts_with_insensitive("0x");
    return *isInteger;
  }
  double ignored;
  literal.form = Literal::floating;
  if (parser.parseFloat(ignored))
    return failure();
  takeText();
  return success();
}

/// The same for a number of a type that lacks zero, negatives or NaN.
static FailureOr<Attribute> convertStoredNumber(
    const Literal &literal, FloatType type,
    function_ref<FailureOr<Attribute>(const Twine &message)> fail) {
  APFloat value = APFloat::getZero(APFloat::IEEEquad());
  if (literal.form == Literal::integer) {
    value.convertFromAPInt(literal.bits, /*IsSigned=*/false,
                           APFloat::rmNearestTiesToEven);
  } else {
    auto status =
        value.convertFromString(literal.text, APFloat::rmNearestTiesToEven);
    if (!status) {
      llvm::consumeError(status.takeError());
      return fail("the literal is out of range of type");
    }
  }
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (value.isZero() && !APFloat::semanticsHasZero(semantics))
    return fail("there is no zero in type");
  if (literal.negative && !APFloat::semanticsHasSignedRepr(semantics))
    return fail("there is no negative number in type");
  APFloat largest = APFloat::getLargest(semantics);
  bool losesInfo;
  largest.convert(APFloat::IEEEquad(), APFloat::rmNearestTiesToEven,
                  &losesInfo);
  if (value > largest)
    return fail("the literal is out of range of type");
  if (literal.negative)
    value.changeSign();
  return Attribute(FloatAttr::get(type, roundTo(type, value)));
}

/// The attribute of a float type that the literal stands for.
static FailureOr<Attribute>
convertFloat(const Literal &literal, FloatType floatType,
             function_ref<FailureOr<Attribute>(const Twine &message)> fail) {
  const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
  bool isWritten = literal.form == Literal::floating ||
                   (literal.form == Literal::integer && !literal.hexadecimal);
  if (isStorageType(floatType) && isWritten)
    return convertStoredNumber(literal, floatType, fail);
  APFloat value(semantics, APInt::getZero(floatType.getWidth()));
  switch (literal.form) {
  case Literal::boolean:
    return fail("a truth value is no constant of type");
  case Literal::inf:
    if (!APFloat::semanticsHasInf(semantics))
      return fail("there is no infinity in type");
    value = APFloat::getInf(semantics);
    break;
  case Literal::nan:
    if (!APFloat::semanticsHasNaN(semantics))
      return fail("there is no NaN in type");
    value = APFloat::getNaN(semantics);
    break;
  case Literal::integer:
    if (literal.hexadecimal) {
      unsigned width = floatType.getWidth();
      if (literal.negative)
        return fail("a hexadecimal literal is the bits of the float and has "
                    "no sign: type");
      if (literal.bits.getActiveBits() > width)
        return fail("the hexadecimal literal has more bits than type");
      value = APFloat(semantics, literal.bits.zextOrTrunc(width));
      return Attribute(FloatAttr::get(floatType, value));
    }
    if (value.convertFromAPInt(literal.bits, /*IsSigned=*/false,
                               APFloat::rmNearestTiesToEven) &
        APFloat::opOverflow)
      return fail("the literal is out of range of type");
    break;
  case Literal::floating: {
    auto status =
        value.convertFromString(literal.text, APFloat::rmNearestTiesToEven);
    bool isNumber = bool(status);
    if (!isNumber)
      llvm::consumeError(status.takeError());
    if (!isNumber || (*status & APFloat::opOverflow))
      return fail("the literal is out of range of type");
    break;
  }
  }
  if (literal.negative)
    value.changeSign();
  return Attribute(FloatAttr::get(floatType, value));
}

/// The attribute of `element` type that the literal stands for.
static FailureOr<Attribute> convertLiteral(OpAsmParser &parser, SMLoc loc,
                                           const Literal &literal,
                                           Type element) {
  auto fail = [&](const Twine &message) -> FailureOr<Attribute> {
    parser.emitError(loc, message) << " " << element;
    return failure();
  };
  if (auto floatType = dyn_cast<FloatType>(element))
    return convertFloat(literal, floatType, fail);

  if (literal.form == Literal::boolean) {
    if (!element.isInteger(1))
      return fail("a truth value is no constant of type");
    return Attribute(IntegerAttr::get(element, literal.bits));
  }
  if (literal.form != Literal::integer)
    return fail("a float literal is no constant of type");
  unsigned width =
      element.isIndex() ? 64 : cast<IntegerType>(element).getWidth();
  APInt value =
      literal.bits.zext(std::max(width, literal.bits.getBitWidth()) + 1);
  if (literal.negative)
    value.negate();
  bool fits = isUnsignedType(element)
                  ? !value.isNegative() && value.getActiveBits() <= width
                  : value.isSignedIntN(width);
  // The bits of a negative number may be written in hexadecimal.
  if (!fits && !(literal.hexadecimal && !literal.negative &&
                 value.getActiveBits() <= width)) {
    if (width == 0)
      return fail("there is no constant but 0 of type");
    bool isUnsigned = isUnsignedType(element);
    APInt least = isUnsigned ? APInt::getMinValue(width)
                             : APInt::getSignedMinValue(width);
    APInt most = isUnsigned ? APInt::getMaxValue(width)
                            : APInt::getSignedMaxValue(width);
    parser.emitError(loc, "the literal is out of range of type ")
        << element << ", whose numbers are "
        << llvm::toString(least, 10, !isUnsigned) << " to "
        << llvm::toString(most, 10, !isUnsigned);
    return failure();
  }
  return Attribute(IntegerAttr::get(element, value.trunc(width)));
}

ParseResult ConstOp::parse(OpAsmParser &parser, OperationState &result) {
  if (parser.parseOptionalAttrDict(result.attributes))
    return failure();
  SMLoc loc = parser.getCurrentLocation();
  StringAttr name = getValueAttrName(result.name);

  // dense<...> and dense_resource<...> are upstream's literals, type included.
  // (The buffer ends with a null character; no longer prefix may be read.)
  if (std::strncmp(loc.getPointer(), "dense", 5) == 0) {
    TypedAttr value;
    if (parser.parseAttribute(value, name, result.attributes))
      return failure();
    result.addTypes(value.getType());
    return success();
  }

  Literal literal;
  Type type;
  if (parseLiteral(parser, literal) || parser.parseColonType(type))
    return failure();
  Type element = getElementTypeOrSelf(type);
  if (!isa<FloatType, IntegerType, IndexType>(element))
    return parser.emitError(loc, "a constant cannot have type ") << type;
  auto shaped = dyn_cast<ShapedType>(type);
  if (shaped &&
      (!isa<RankedTensorType, VectorType>(shaped) || !shaped.hasStaticShape()))
    return parser.emitError(loc, "a constant needs a static shape, got ")
           << type;
  FailureOr<Attribute> value = convertLiteral(parser, loc, literal, element);
  if (failed(value))
    return failure();
  result.addAttribute(name, getSplatAttr(type, *value));
  result.addTypes(type);
  return success();
}

void ConstOp::print(OpAsmPrinter &printer) {
  printer.printOptionalAttrDict((*this)->getAttrs(), {getValueAttrName()});
  printer << ' ';
  Attribute value = getValue();
  if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (!dense.isSplat()) {
      printer.printAttribute(value);
      return;
    }
    value = dense.getSplatValue<Attribute>();
  }
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    if (integer.getType().isInteger(1))
      printer << (integer.getValue().isZero() ? "false" : "true");
    else
      integer.getValue().print(printer.getStream(),
                               !isUnsignedType(integer.getType()));
  } else if (isa<FloatAttr>(value)) {
    printer.printAttributeWithoutType(value);
  } else {
    printer.printAttribute(value);
    return;
  }
  printer << " : " << getType();
}

LogicalResult ConstOp::verify() {
  Type element = getElementTypeOrSelf(getType());
  TypedAttr value = getValue();
  if (isa<ShapedType>(getType()))
    return isa<DenseElementsAttr, DenseResourceElementsAttr>(value)
               ? success()
               : emitOpError("value of a shaped constant must be dense");
  bool matches =
      isa<FloatType>(element) ? isa<FloatAttr>(value) : isa<IntegerAttr>(value);
  if (!matches)
    return emitOpError("value must be a number of type ") << element;
  return success();
}

void ConstOp::getAsmResultNames(
    function_ref<void(Value, StringRef)> setNameFn) {
  auto integer = dyn_cast<IntegerAttr>(getValue());
  if (!integer || integer.getType().isInteger(1)) {
    setNameFn(getResult(), "cst");
    return;
  }
  SmallString<16> name("c");
  integer.getValue().toString(name, 10, !isUnsignedType(integer.getType()));
  llvm::replace(name, '-', '_');
  setNameFn(getResult(), name);
}

void ConstOp::build(OpBuilder &builder, OperationState &state, Type type,
                    int64_t value) {
  Type element = getElementTypeOrSelf(type);
  Attribute attr;
  if (auto floatType = dyn_cast<FloatType>(element)) {
    attr = FloatAttr::get(
        floatType, roundTo(floatType, APInt(64, value, /*isSigned=*/true),
                           /*isUnsigned=*/false));
  } else if (element.isInteger(1)) {
    attr = builder.getIntegerAttr(element, APInt(1, value != 0));
  } else {
    unsigned width =
        element.isIndex() ? 64 : cast<IntegerType>(element).getWidth();
    attr = builder.getIntegerAttr(
        element, APInt(64, value, /*isSigned=*/true).trunc(width));
  }
  build(builder, state, getSplatAttr(type, attr));
}

void ConstOp::inferResultRanges(ArrayRef<ConstantIntRanges>,
                                SetIntRangeFn setResultRange) {
  if (auto integer = dyn_cast<IntegerAttr>(getValue()))
    return setResultRange(getResult(),
                          ConstantIntRanges::constant(integer.getValue()));
  auto elements = dyn_cast<DenseIntElementsAttr>(getValue());
  if (!elements || elements.empty())
    return;
  if (elements.isSplat())
    return setResultRange(getResult(), ConstantIntRanges::constant(
                                           elements.getSplatValue<APInt>()));
  bool isUnsigned = isUnsignedType(getType());
  APInt least = *elements.begin(), greatest = least;
  for (const APInt &element : elements) {
    if (isUnsigned ? element.ult(least) : element.slt(least))
      least = element;
    if (isUnsigned ? element.ugt(greatest) : element.sgt(greatest))
      greatest = element;
  }
  setResultRange(getResult(),
                 isUnsigned ? ConstantIntRanges::fromUnsigned(least, greatest)
                            : ConstantIntRanges::fromSigned(least, greatest));
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// Whether both types are tensors, vectors or scalars of one shape.
static bool haveSameShape(Type lhs, Type rhs) {
  return withElementType(lhs, getElementTypeOrSelf(rhs)) == rhs;
}

LogicalResult CastOp::verify() {
  if (!haveSameShape(getInput().getType(), getType()))
    return emitOpError("operand and result must have one shape, got ")
           << getInput().getType() << " and " << getType();
  Type from = getElementTypeOrSelf(getInput().getType());
  Type to = getElementTypeOrSelf(getType());
  if (getSaturate() && !canSaturate(from, to))
    return emitOpError("cannot saturate from ")
           << from << " to " << to
           << ": it is for a float of at most 16 bits that is exceeded by "
              "numbers of the operand; leave `saturate` out";
  return success();
}

LogicalResult BitcastOp::verify() {
  Type from = getElementTypeOrSelf(getInput().getType());
  Type to = getElementTypeOrSelf(getType());
  if (!haveSameShape(getInput().getType(), getType()))
    return emitOpError("operand and result must have one shape, got ")
           << getInput().getType() << " and " << getType();
  if (from == to)
    return success();
  if (from.isIndex() || to.isIndex() ||
      from.getIntOrFloatBitWidth() != to.getIntOrFloatBitWidth())
    return emitOpError("element types must have one width in bits, got ")
           << from << " and " << to;
  return success();
}

//===----------------------------------------------------------------------===//
// Integer ranges
//===----------------------------------------------------------------------===//

// Upstream's inference is about signless integers read both ways, which is
// exact for wrapping arithmetic; the total division of ours differs from theirs
// only at a divisor of 0 and at INT_MIN / -1.

/// The range of any value of the type of `op`'s result.
static ConstantIntRanges unknownRange(Operation *op) {
  return ConstantIntRanges::maxRange(
      ConstantIntRanges::getStorageBitwidth(op->getResult(0).getType()));
}

using InferRangeFn = ConstantIntRanges (*)(ArrayRef<ConstantIntRanges>);

/// Of truths, `inferTruth`; nothing is known where that is null.
static void inferRange(Operation *op, ArrayRef<ConstantIntRanges> argRanges,
                       SetIntRangeFn setResultRange, InferRangeFn inferTruth,
                       llvm::function_ref<ConstantIntRanges()> inferInteger) {
  Value result = op->getResult(0);
  Type element = getElementTypeOrSelf(result.getType());
  if (!isa<IntegerType, IndexType>(element))
    return;
  if (!element.isInteger(1))
    return setResultRange(result, inferInteger());
  setResultRange(result, inferTruth ? inferTruth(argRanges) : unknownRange(op));
}

#define UOP_INFER_RANGE_OF_TRUTHS(OP, TRUTH, EXPRESSION)                       \
  void OP::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,            \
                             SetIntRangeFn setResultRange) {                   \
    inferRange(*this, argRanges, setResultRange, TRUTH,                        \
               [&] { return EXPRESSION; });                                    \
  }
#define UOP_INFER_RANGE(OP, EXPRESSION)                                        \
  UOP_INFER_RANGE_OF_TRUTHS(OP, nullptr, EXPRESSION)

UOP_INFER_RANGE_OF_TRUTHS(AddOp, intrange::inferOr,
                          intrange::inferAdd(argRanges))
UOP_INFER_RANGE(SubOp, intrange::inferSub(argRanges))
UOP_INFER_RANGE_OF_TRUTHS(MulOp, intrange::inferAnd,
                          intrange::inferMul(argRanges))
UOP_INFER_RANGE_OF_TRUTHS(AndOp, intrange::inferAnd,
                          intrange::inferAnd(argRanges))
UOP_INFER_RANGE_OF_TRUTHS(OrOp, intrange::inferOr, intrange::inferOr(argRanges))
UOP_INFER_RANGE_OF_TRUTHS(XOrOp, intrange::inferXor,
                          intrange::inferXor(argRanges))
UOP_INFER_RANGE_OF_TRUTHS(MaxOp, intrange::inferOr,
                          isUnsignedType(getType())
                              ? intrange::inferMaxU(argRanges)
                              : intrange::inferMaxS(argRanges))
UOP_INFER_RANGE_OF_TRUTHS(MinOp, intrange::inferAnd,
                          isUnsignedType(getType())
                              ? intrange::inferMinU(argRanges)
                              : intrange::inferMinS(argRanges))
UOP_INFER_RANGE(NegOp,
                intrange::inferSub({ConstantIntRanges::constant(APInt::getZero(
                                        argRanges[0].smin().getBitWidth())),
                                    argRanges[0]}))

/// The divisors of one sign that `divisor` has: upstream's inference knows
/// nothing of a quotient where the divisor may be 0.
static SmallVector<ConstantIntRanges, 2>
splitAtZero(Type type, const ConstantIntRanges &divisor) {
  SmallVector<ConstantIntRanges, 2> parts;
  unsigned width = divisor.smin().getBitWidth();
  APInt one(width, 1);
  if (isUnsignedType(type)) {
    if (!divisor.umax().isZero())
      parts.push_back(ConstantIntRanges::fromUnsigned(
          divisor.umin().isZero() ? one : divisor.umin(), divisor.umax()));
    return parts;
  }
  if (divisor.smin().isNegative())
    parts.push_back(ConstantIntRanges::fromSigned(
        divisor.smin(),
        llvm::APIntOps::smin(divisor.smax(), APInt::getAllOnes(width))));
  if (divisor.smax().isStrictlyPositive())
    parts.push_back(ConstantIntRanges::fromSigned(
        llvm::APIntOps::smax(divisor.smin(), one), divisor.smax()));
  return parts;
}

/// The quotient or remainder of a division, which is 0 where the divisor is.
static ConstantIntRanges inferDivision(Operation *op,
                                       ArrayRef<ConstantIntRanges> args,
                                       InferRangeFn inferSigned,
                                       InferRangeFn inferUnsigned) {
  Type type = op->getResult(0).getType();
  bool isUnsigned = isUnsignedType(type);
  const ConstantIntRanges &divisor = args[1];
  // INT_MIN / -1 wraps here, and is anything upstream.
  if (!isUnsigned && args[0].smin().isMinSignedValue() &&
      divisor.smin().isNegative() && divisor.smax().sge(-1))
    return unknownRange(op);
  bool mayBeZero = isUnsigned ? divisor.umin().isZero()
                              : !divisor.smin().isStrictlyPositive() &&
                                    !divisor.smax().isNegative();
  std::optional<ConstantIntRanges> result;
  if (mayBeZero)
    result = ConstantIntRanges::constant(
        APInt::getZero(divisor.smin().getBitWidth()));
  for (const ConstantIntRanges &part : splitAtZero(type, divisor)) {
    ConstantIntRanges range =
        (isUnsigned ? inferUnsigned : inferSigned)({args[0], part});
    result = result ? result->rangeUnion(range) : range;
  }
  return *result;
}

/// A remainder is no further from 0 than the dividend.
static ConstantIntRanges inferRemS(ArrayRef<ConstantIntRanges> args) {
  APInt zero = APInt::getZero(args[0].smin().getBitWidth());
  return intrange::inferRemS(args).intersection(ConstantIntRanges::fromSigned(
      llvm::APIntOps::smin(args[0].smin(), zero),
      llvm::APIntOps::smax(args[0].smax(), zero)));
}

static ConstantIntRanges inferRemU(ArrayRef<ConstantIntRanges> args) {
  return intrange::inferRemU(args).intersection(ConstantIntRanges::fromUnsigned(
      APInt::getZero(args[0].umin().getBitWidth()), args[0].umax()));
}

/// floormod by divisors of one sign has that sign.
static ConstantIntRanges inferFloorMod(ArrayRef<ConstantIntRanges> args) {
  const ConstantIntRanges &dividend = args[0], &divisor = args[1];
  APInt zero = APInt::getZero(dividend.smin().getBitWidth());
  bool isPositive = divisor.smin().isStrictlyPositive();
  // Truncation and rounding down agree where the signs do.
  if (isPositive ? dividend.smin().isNonNegative()
                 : !dividend.smax().isStrictlyPositive())
    return inferRemS(args);
  return isPositive ? ConstantIntRanges::fromSigned(zero, divisor.smax() - 1)
                    : ConstantIntRanges::fromSigned(divisor.smin() + 1, zero);
}

UOP_INFER_RANGE(IDivOp, inferDivision(*this, argRanges, intrange::inferDivS,
                                      intrange::inferDivU))
UOP_INFER_RANGE(ModOp, inferDivision(*this, argRanges, inferRemS, inferRemU))
UOP_INFER_RANGE(FloorDivOp,
                inferDivision(*this, argRanges, intrange::inferFloorDivS,
                              intrange::inferDivU))
UOP_INFER_RANGE(FloorModOp,
                inferDivision(*this, argRanges, inferFloorMod, inferRemU))

static intrange::CmpPredicate getRangePredicate(CmpPredicate predicate,
                                                bool isUnsigned) {
  using Predicate = intrange::CmpPredicate;
  switch (predicate) {
  case CmpPredicate::eq:
    return Predicate::eq;
  case CmpPredicate::ne:
    return Predicate::ne;
  case CmpPredicate::lt:
    return isUnsigned ? Predicate::ult : Predicate::slt;
  case CmpPredicate::le:
    return isUnsigned ? Predicate::ule : Predicate::sle;
  case CmpPredicate::gt:
    return isUnsigned ? Predicate::ugt : Predicate::sgt;
  case CmpPredicate::ge:
    return isUnsigned ? Predicate::uge : Predicate::sge;
  }
  llvm_unreachable("all predicates are handled");
}

void CmpOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                              SetIntRangeFn setResultRange) {
  bool isDecidable = argRanges[0].smin().getBitWidth() != 0 &&
                     !isa<FloatType>(getElementTypeOrSelf(getLhs().getType()));
  std::optional<bool> known;
  if (isDecidable)
    known = intrange::evaluatePred(
        getRangePredicate(getPredicate(), isUnsignedType(getLhs().getType())),
        argRanges[0], argRanges[1]);
  setResultRange(getResult(),
                 known ? ConstantIntRanges::constant(APInt(1, *known))
                       : ConstantIntRanges::maxRange(1));
}

void WhereOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                                SetIntRangeFn setResultRange) {
  if (ConstantIntRanges::getStorageBitwidth(getType()) == 0)
    return;
  const ConstantIntRanges &condition = argRanges[0];
  if (std::optional<APInt> known = condition.getConstantValue())
    setResultRange(getResult(), argRanges[known->isZero() ? 2 : 1]);
  else
    setResultRange(getResult(), argRanges[1].rangeUnion(argRanges[2]));
}

void CastOp::inferResultRanges(ArrayRef<ConstantIntRanges> argRanges,
                               SetIntRangeFn setResultRange) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(getType());
  if (width == 0)
    return;
  Type from = getElementTypeOrSelf(getInput().getType());
  Type to = getElementTypeOrSelf(getType());
  if (isa<FloatType>(from) || to.isInteger(1)) {
    setResultRange(getResult(), ConstantIntRanges::maxRange(width));
    return;
  }
  unsigned fromWidth = argRanges[0].smin().getBitWidth();
  if (width < fromWidth)
    setResultRange(getResult(), intrange::truncRange(argRanges[0], width));
  else if (width == fromWidth)
    setResultRange(getResult(), argRanges[0]);
  else
    setResultRange(getResult(),
                   isUnsignedType(from)
                       ? intrange::extUIRange(argRanges[0], width)
                       : intrange::extSIRange(argRanges[0], width));
}
