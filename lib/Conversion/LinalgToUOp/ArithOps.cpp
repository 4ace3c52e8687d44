//===- ArithOps.cpp - arith, element by element -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Integers of arith have no sign, its ops have; integers of uop have one, and
// unsigned ops work on the ui types. i1 is a number of one bit to arith, of
// which 1 is -1 where it is signed, and a truth value to uop.
//
//===----------------------------------------------------------------------===//

#include "ScalarOps.h"

#include "uop/Emit/Formulas.h"

#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

//===----------------------------------------------------------------------===//
// Integers
//===----------------------------------------------------------------------===//

static bool isBool(Value tensor) { return getElement(tensor).isInteger(1); }

/// `OpT` of the operands as unsigned numbers, as a signed one.
template <typename OpT>
static Value createUnsigned(ElementBuilder &elements, Value lhs, Value rhs) {
  return elements.asSigned(
      elements.create<OpT>(elements.asUnsigned(lhs), elements.asUnsigned(rhs)));
}

/// Arithmetic on i1. Where arith has poison or traps, as for a division by
/// zero, any value will do.
static Value createBoolOp(ElementBuilder &elements, Operation *op, Value lhs,
                          Value rhs) {
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddIOp, arith::SubIOp, arith::XOrIOp>(
          [&](auto) { return elements.create<XOrOp>(lhs, rhs); })
      .Case<arith::MulIOp, arith::AndIOp, arith::MinUIOp, arith::MaxSIOp>(
          [&](auto) { return elements.create<AndOp>(lhs, rhs); })
      .Case<arith::OrIOp, arith::MaxUIOp, arith::MinSIOp>(
          [&](auto) { return elements.create<OrOp>(lhs, rhs); })
      // The divisor is 1, and so is a remainder's; a shift is by 0.
      .Case<arith::DivSIOp, arith::DivUIOp, arith::FloorDivSIOp,
            arith::CeilDivSIOp, arith::CeilDivUIOp, arith::ShLIOp,
            arith::ShRUIOp, arith::ShRSIOp>([&](auto) { return lhs; })
      .Case<arith::RemSIOp, arith::RemUIOp>(
          [&](auto) { return elements.constant(getElement(lhs), int64_t(0)); })
      // To the power of 0 or of -1.
      .Case<math::IPowIOp>([&](auto) {
        return elements.create<OrOp>(lhs, elements.create<NotOp>(rhs));
      })
      .Default([](Operation *) { return Value(); });
}

/// The quotient rounded up, of unsigned numbers as of signed ones.
static Value createCeilDiv(ElementBuilder &elements, Value lhs, Value rhs) {
  Value zero = elements.constant(getElement(lhs), int64_t(0));
  Value one = elements.constant(getElement(lhs), int64_t(1));
  Value quotient = elements.create<FloorDivOp>(lhs, rhs);
  Value rest = elements.create<FloorModOp>(lhs, rhs);
  Value isExact = elements.cmp(CmpPredicate::eq, rest, zero);
  return elements.where(isExact, quotient,
                        elements.create<AddOp>(quotient, one));
}

Value uop::fromlinalg::createIntegerOp(ElementBuilder &elements, Operation *op,
                                       Value lhs, Value rhs) {
  if (isBool(lhs))
    return createBoolOp(elements, op, lhs, rhs);
  auto plain = [&](auto tag) -> Value {
    return elements.create<decltype(tag)>(lhs, rhs);
  };
  auto unsign = [&](auto tag) -> Value {
    return createUnsigned<decltype(tag)>(elements, lhs, rhs);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](arith::AddIOp) { return plain(AddOp()); })
      .Case([&](arith::SubIOp) { return plain(SubOp()); })
      .Case([&](arith::MulIOp) { return plain(MulOp()); })
      .Case([&](arith::DivSIOp) { return plain(IDivOp()); })
      .Case([&](arith::RemSIOp) { return plain(ModOp()); })
      .Case([&](arith::FloorDivSIOp) { return plain(FloorDivOp()); })
      .Case([&](arith::AndIOp) { return plain(AndOp()); })
      .Case([&](arith::OrIOp) { return plain(OrOp()); })
      .Case([&](arith::XOrIOp) { return plain(XOrOp()); })
      .Case([&](arith::ShLIOp) { return plain(ShlOp()); })
      .Case([&](arith::ShRSIOp) { return plain(ShrOp()); })
      .Case([&](arith::MaxSIOp) { return plain(MaxOp()); })
      .Case([&](arith::MinSIOp) { return plain(MinOp()); })
      .Case([&](math::IPowIOp) { return plain(PowOp()); })
      .Case([&](index::AddOp) { return plain(AddOp()); })
      .Case([&](index::SubOp) { return plain(SubOp()); })
      .Case([&](index::MulOp) { return plain(MulOp()); })
      .Case([&](index::DivSOp) { return plain(IDivOp()); })
      .Case([&](index::FloorDivSOp) { return plain(FloorDivOp()); })
      .Case([&](index::RemSOp) { return plain(ModOp()); })
      .Case([&](index::MaxSOp) { return plain(MaxOp()); })
      .Case([&](index::MinSOp) { return plain(MinOp()); })
      .Case([&](index::AndOp) { return plain(AndOp()); })
      .Case([&](index::OrOp) { return plain(OrOp()); })
      .Case([&](index::XOrOp) { return plain(XOrOp()); })
      .Case([&](index::ShlOp) { return plain(ShlOp()); })
      .Case([&](index::ShrSOp) { return plain(ShrOp()); })
      .Case([&](index::ShrUOp) { return unsign(ShrOp()); })
      .Case([&](index::MaxUOp) { return unsign(MaxOp()); })
      .Case([&](index::MinUOp) { return unsign(MinOp()); })
      .Case([&](index::DivUOp) { return unsign(IDivOp()); })
      .Case([&](index::RemUOp) { return unsign(ModOp()); })
      .Case([&](arith::DivUIOp) { return unsign(IDivOp()); })
      .Case([&](arith::RemUIOp) { return unsign(ModOp()); })
      .Case([&](arith::ShRUIOp) { return unsign(ShrOp()); })
      .Case([&](arith::MaxUIOp) { return unsign(MaxOp()); })
      .Case([&](arith::MinUIOp) { return unsign(MinOp()); })
      .Case<arith::CeilDivSIOp, index::CeilDivSOp>(
          [&](auto) { return createCeilDiv(elements, lhs, rhs); })
      .Case<arith::CeilDivUIOp, index::CeilDivUOp>([&](auto) {
        return elements.asSigned(createCeilDiv(
            elements, elements.asUnsigned(lhs), elements.asUnsigned(rhs)));
      })
      .Default([](Operation *) { return Value(); });
}

static CmpPredicate getPredicate(arith::CmpIPredicate predicate) {
  switch (predicate) {
  case arith::CmpIPredicate::eq:
    return CmpPredicate::eq;
  case arith::CmpIPredicate::ne:
    return CmpPredicate::ne;
  case arith::CmpIPredicate::slt:
  case arith::CmpIPredicate::ult:
    return CmpPredicate::lt;
  case arith::CmpIPredicate::sle:
  case arith::CmpIPredicate::ule:
    return CmpPredicate::le;
  case arith::CmpIPredicate::sgt:
  case arith::CmpIPredicate::ugt:
    return CmpPredicate::gt;
  case arith::CmpIPredicate::sge:
  case arith::CmpIPredicate::uge:
    return CmpPredicate::ge;
  }
  llvm_unreachable("unknown predicate");
}

static Value createCmpI(ElementBuilder &elements,
                        arith::CmpIPredicate predicate, Value lhs, Value rhs) {
  using P = arith::CmpIPredicate;
  bool isSigned = predicate == P::slt || predicate == P::sle ||
                  predicate == P::sgt || predicate == P::sge;
  // To arith a signed true is -1, which is below false.
  if (isSigned && isBool(lhs))
    std::swap(lhs, rhs);
  if (!isSigned) {
    lhs = elements.asUnsigned(lhs);
    rhs = elements.asUnsigned(rhs);
  }
  return elements.cmp(getPredicate(predicate), lhs, rhs);
}

/// The upper half of a product of unsigned 64-bit numbers, by halves.
static Value createHighProduct64(ElementBuilder &elements, Value lhs,
                                 Value rhs) {
  Type type = getElement(lhs);
  Value mask = elements.constant(type, int64_t(0xffffffff));
  Value half = elements.constant(type, int64_t(32));
  auto low = [&](Value x) { return elements.create<AndOp>(x, mask); };
  auto high = [&](Value x) { return elements.create<ShrOp>(x, half); };
  auto mul = [&](Value a, Value b) { return elements.create<MulOp>(a, b); };
  auto add = [&](Value a, Value b) { return elements.create<AddOp>(a, b); };
  Value lowHigh = mul(low(lhs), high(rhs));
  Value first = add(mul(high(lhs), low(rhs)), high(mul(low(lhs), low(rhs))));
  Value second = add(low(first), lowHigh);
  return add(mul(high(lhs), high(rhs)), add(high(first), high(second)));
}

/// The low and the high half of a product.
static SmallVector<Value> createExtendedProduct(ElementBuilder &elements,
                                                Value lhs, Value rhs,
                                                bool isSigned) {
  auto type = cast<IntegerType>(getElement(lhs));
  if (type.getWidth() == 1) {
    // 1 * 1 is 1 in both: of -1 * -1 the high half is 0 too.
    Value low = elements.create<AndOp>(lhs, rhs);
    return {low, elements.constant(type, int64_t(0))};
  }
  Value low = elements.create<MulOp>(lhs, rhs);
  if (type.getWidth() < 64) {
    auto wide = IntegerType::get(type.getContext(), 2 * type.getWidth());
    auto widen = [&](Value x) {
      return elements.cast(isSigned ? x : elements.asUnsigned(x), wide);
    };
    Value product = elements.create<MulOp>(widen(lhs), widen(rhs));
    Value width = elements.constant(wide, int64_t(type.getWidth()));
    Value high = elements.create<ShrOp>(product, width);
    return {low, elements.cast(high, type)};
  }
  Value high = elements.asSigned(createHighProduct64(
      elements, elements.asUnsigned(lhs), elements.asUnsigned(rhs)));
  if (!isSigned)
    return {low, high};
  // A negative factor is 2^64 less than its bits as an unsigned number.
  Value zero = elements.constant(type, int64_t(0));
  auto correct = [&](Value factor, Value other) {
    Value isNegative = elements.cmp(CmpPredicate::lt, factor, zero);
    high =
        elements.create<SubOp>(high, elements.where(isNegative, other, zero));
  };
  correct(lhs, rhs);
  correct(rhs, lhs);
  return {low, high};
}

static SmallVector<Value> createExtendedSum(ElementBuilder &elements, Value lhs,
                                            Value rhs) {
  if (isBool(lhs))
    return {elements.create<XOrOp>(lhs, rhs), elements.create<AndOp>(lhs, rhs)};
  Value sum = elements.create<AddOp>(lhs, rhs);
  return {sum, elements.cmp(CmpPredicate::lt, elements.asUnsigned(sum),
                            elements.asUnsigned(lhs))};
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

Value uop::fromlinalg::createCmpF(ElementBuilder &elements,
                                  arith::CmpFPredicate predicate, Value lhs,
                                  Value rhs) {
  using P = arith::CmpFPredicate;
  auto cmp = [&](CmpPredicate kind) { return elements.cmp(kind, lhs, rhs); };
  auto inverse = [&](CmpPredicate kind) {
    return elements.create<NotOp>(cmp(kind));
  };
  auto isUnordered = [&]() {
    return elements.create<OrOp>(elements.isNaN(lhs), elements.isNaN(rhs));
  };
  Type i1 = elements.getBuilder().getI1Type();
  switch (predicate) {
  case P::AlwaysFalse:
    return elements.constant(i1, int64_t(0));
  case P::AlwaysTrue:
    return elements.constant(i1, int64_t(1));
  case P::OEQ:
    return cmp(CmpPredicate::eq);
  case P::OGT:
    return cmp(CmpPredicate::gt);
  case P::OGE:
    return cmp(CmpPredicate::ge);
  case P::OLT:
    return cmp(CmpPredicate::lt);
  case P::OLE:
    return cmp(CmpPredicate::le);
  case P::UNE:
    return cmp(CmpPredicate::ne);
  case P::UGT:
    return inverse(CmpPredicate::le);
  case P::UGE:
    return inverse(CmpPredicate::lt);
  case P::ULT:
    return inverse(CmpPredicate::ge);
  case P::ULE:
    return inverse(CmpPredicate::gt);
  case P::ONE:
    return elements.create<OrOp>(cmp(CmpPredicate::lt), cmp(CmpPredicate::gt));
  case P::UEQ:
    return elements.create<OrOp>(cmp(CmpPredicate::eq), isUnordered());
  case P::ORD:
    return elements.create<NotOp>(isUnordered());
  case P::UNO:
    return isUnordered();
  }
  llvm_unreachable("unknown predicate");
}

/// maxnumf and minnumf: of a number and NaN, the number.
template <typename OpT>
static Value createNumber(ElementBuilder &elements, Value lhs, Value rhs) {
  Value both = elements.create<OpT>(lhs, rhs);
  return elements.where(elements.isNaN(lhs), rhs,
                        elements.where(elements.isNaN(rhs), lhs, both));
}

static Value createFloatBinary(ElementBuilder &elements, Operation *op,
                               Value lhs, Value rhs) {
  arith::FastMathFlags flags = arith::FastMathFlags::none;
  if (auto interface = dyn_cast<arith::ArithFastMathInterface>(op))
    if (auto attribute = interface.getFastMathFlagsAttr())
      flags = attribute.getValue();
  auto plain = [&](auto tag) -> Value {
    return elements.create<decltype(tag)>(lhs, rhs, flags);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case([&](arith::AddFOp) { return plain(AddOp()); })
      .Case([&](arith::SubFOp) { return plain(SubOp()); })
      .Case([&](arith::MulFOp) { return plain(MulOp()); })
      .Case([&](arith::DivFOp) { return plain(FDivOp()); })
      .Case([&](arith::MaximumFOp) { return plain(MaxOp()); })
      .Case([&](arith::MinimumFOp) { return plain(MinOp()); })
      .Case([&](math::PowFOp) { return plain(PowOp()); })
      .Case([&](arith::RemFOp) {
        emit::TensorEmitter emitter(elements.getBuilder(), elements.getLoc());
        return emit::Formulas{emitter}.remainder(lhs, rhs);
      })
      .Case([&](arith::MaxNumFOp) {
        return createNumber<MaxOp>(elements, lhs, rhs);
      })
      .Case([&](arith::MinNumFOp) {
        return createNumber<MinOp>(elements, lhs, rhs);
      })
      .Default([](Operation *) { return Value(); });
}

//===----------------------------------------------------------------------===//
// Conversions
//===----------------------------------------------------------------------===//

/// A truth value as a signed number: 0 or -1.
static Value extendBool(ElementBuilder &elements, Value value, Type to) {
  Value number = elements.cast(value, to);
  return elements.create<NegOp>(number);
}

static Value truncateInteger(ElementBuilder &elements, Value value, Type to) {
  if (!to.isInteger(1))
    return elements.cast(value, to);
  Value one = elements.constant(getElement(value), int64_t(1));
  return elements.cast(elements.create<AndOp>(value, one), to);
}

/// The bits of an integer as one of another width.
static Value convertInteger(ElementBuilder &elements, Value value, Type to,
                            bool isSigned) {
  auto from = cast<IntegerType>(getElement(value));
  auto target = cast<IntegerType>(getElementFor(to));
  if (from.getWidth() >= target.getWidth())
    return truncateInteger(elements, value, target);
  if (isSigned)
    return from.getWidth() == 1 ? extendBool(elements, value, target)
                                : elements.cast(value, target);
  return elements.cast(elements.asUnsigned(value), target);
}

static Value convertFloatToInteger(ElementBuilder &elements, Value value,
                                   Type to, bool isSigned) {
  auto type = cast<IntegerType>(to);
  // 1 and -1 are all that fit beside 0.
  if (type.getWidth() == 1) {
    Value wide = elements.cast(value, elements.getBuilder().getI32Type());
    return truncateInteger(elements, wide, to);
  }
  if (isSigned)
    return elements.cast(value, to);
  auto unsignedType = IntegerType::get(type.getContext(), type.getWidth(),
                                       IntegerType::Unsigned);
  return elements.asSigned(elements.cast(value, unsignedType));
}

static Value convertConversion(ElementBuilder &elements, Operation *op,
                               Value value) {
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::ExtSIOp, arith::IndexCastOp, index::CastSOp>([&](auto) {
        return convertInteger(elements, value, to, /*isSigned=*/true);
      })
      .Case<arith::ExtUIOp, arith::IndexCastUIOp, index::CastUOp>([&](auto) {
        return convertInteger(elements, value, to, /*isSigned=*/false);
      })
      .Case<arith::TruncIOp>(
          [&](auto) { return truncateInteger(elements, value, to); })
      .Case<arith::ExtFOp>([&](auto) { return elements.cast(value, to); })
      .Case<arith::SIToFPOp>([&](auto) {
        Type i32 = elements.getBuilder().getI32Type();
        Value number = isBool(value) ? extendBool(elements, value, i32) : value;
        return elements.cast(number, to);
      })
      .Case<arith::UIToFPOp>(
          [&](auto) { return elements.cast(elements.asUnsigned(value), to); })
      .Case<arith::FPToSIOp>([&](auto) {
        return convertFloatToInteger(elements, value, to, /*isSigned=*/true);
      })
      .Case<arith::FPToUIOp>([&](auto) {
        return convertFloatToInteger(elements, value, to, /*isSigned=*/false);
      })
      .Case<arith::BitcastOp>([&](auto) { return elements.bitcast(value, to); })
      .Default([](Operation *) { return Value(); });
}

//===----------------------------------------------------------------------===//
// All
//===----------------------------------------------------------------------===//

bool uop::fromlinalg::isArithmeticOp(Operation *op) {
  return isa_and_nonnull<arith::ArithDialect, math::MathDialect,
                         index::IndexDialect>(op->getDialect());
}

static LogicalResult checkTypes(Operation *op, Refusal &refusal) {
  for (TypeRange types :
       {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
    for (Type type : types)
      if (!getElementFor(getElementTypeOrSelf(type)))
        return refusal.set(op, "uop has no element type " +
                                   debugString(getElementTypeOrSelf(type)));
  return success();
}

/// Conversions of floats, which may say how they round.
static FailureOr<Value> convertFloatConversion(Operation *op,
                                               ValueRange operands,
                                               ElementBuilder &elements) {
  Type to = getElementTypeOrSelf(op->getResult(0).getType());
  if (auto truncate = dyn_cast<arith::TruncFOp>(op))
    return createTruncF(elements, operands[0], to, truncate.getRoundingmode());
  if (auto truncate = dyn_cast<arith::ScalingTruncFOp>(op))
    return createScalingTruncF(elements, operands[0], operands[1], to,
                               truncate.getRoundingmode());
  if (isa<arith::ScalingExtFOp>(op))
    return createScalingExtF(elements, operands[0], operands[1], to);
  return Value();
}

/// index.cmp has arith's predicates in an order of its own.
static arith::CmpIPredicate getArithPredicate(index::IndexCmpPredicate kind) {
  return *arith::symbolizeCmpIPredicate(
      index::stringifyIndexCmpPredicate(kind));
}

static Value convertSingleResult(Operation *op, ValueRange operands,
                                 ElementBuilder &elements) {
  if (auto constant = dyn_cast<arith::ConstantOp>(op))
    return isa<ShapedType>(constant.getType())
               ? Value()
               : elements.constant(constant.getValue());
  if (auto constant = dyn_cast<index::ConstantOp>(op))
    return elements.constant(cast<TypedAttr>(constant.getValueAttr()));
  if (auto constant = dyn_cast<index::BoolConstantOp>(op))
    return elements.constant(constant.getValueAttr());
  // An index is i64 here.
  if (isa<index::SizeOfOp>(op))
    return elements.constant(op->getResult(0).getType(), int64_t(64));
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return elements.where(operands[0], operands[1], operands[2]);
  if (auto cmp = dyn_cast<arith::CmpIOp>(op))
    return createCmpI(elements, cmp.getPredicate(), operands[0], operands[1]);
  if (auto cmp = dyn_cast<index::CmpOp>(op))
    return createCmpI(elements, getArithPredicate(cmp.getPred()), operands[0],
                      operands[1]);
  if (auto cmp = dyn_cast<arith::CmpFOp>(op))
    return createCmpF(elements, cmp.getPredicate(), operands[0], operands[1]);
  if (isa<arith::NegFOp>(op))
    return elements.create<NegOp>(operands[0]);
  if (operands.size() == 1)
    if (Value value = convertConversion(elements, op, operands[0]))
      return value;
  if (operands.size() == 2 && operands[0].getType() == operands[1].getType()) {
    bool isFloat = isa<FloatType>(getElement(operands[0]));
    if (Value value =
            isFloat ? createFloatBinary(elements, op, operands[0], operands[1])
                    : createIntegerOp(elements, op, operands[0], operands[1]))
      return value;
  }
  if (!isa<math::MathDialect>(op->getDialect()))
    return {};
  if (Value value = createMathFunction(elements, op, operands))
    return value;
  return createBitFunction(elements, op, operands);
}

/// A condition that is one scalar, beside tensors.
static SmallVector<Value> splatScalars(ElementBuilder &elements,
                                       ValueRange operands) {
  return llvm::map_to_vector(operands, [&](Value operand) {
    auto type = cast<RankedTensorType>(operand.getType());
    return type.getRank() == 0 && !elements.getSizes().empty()
               ? elements.splat(operand)
               : operand;
  });
}

FailureOr<SmallVector<Value>>
uop::fromlinalg::convertScalarOp(Operation *op, ValueRange given,
                                 ElementBuilder &elements, Refusal &refusal) {
  if (failed(checkTypes(op, refusal)))
    return failure();
  elements.setLoc(op->getLoc());
  SmallVector<Value> operands = splatScalars(elements, given);
  if (isa<arith::AddUIExtendedOp>(op))
    return createExtendedSum(elements, operands[0], operands[1]);
  if (isa<arith::MulSIExtendedOp, arith::MulUIExtendedOp>(op))
    return createExtendedProduct(elements, operands[0], operands[1],
                                 isa<arith::MulSIExtendedOp>(op));
  if (isa<math::SincosOp>(op))
    return SmallVector<Value>{elements.create<SinOp>(operands[0]),
                              elements.create<CosOp>(operands[0])};
  FailureOr<Value> converted = convertFloatConversion(op, operands, elements);
  if (failed(converted))
    return refusal.set(op, "numbers of less than a byte are rounded to nearest "
                           "even; drop the rounding mode");
  if (*converted)
    return SmallVector<Value>{*converted};
  for (Value operand : operands)
    if (isStorageType(getElement(operand)) &&
        !isa<arith::SelectOp, arith::ExtFOp, arith::BitcastOp>(op))
      return refusal.set(op, "no arithmetic on " +
                                 debugString(getElement(operand)) +
                                 "; convert it with arith.extf first");
  Value value = convertSingleResult(op, operands, elements);
  if (!value)
    return refusal.set(op, "there is no lowering of this op");
  return SmallVector<Value>{value};
}
