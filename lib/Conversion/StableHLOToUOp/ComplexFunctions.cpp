//===- ComplexFunctions.cpp - Functions of complex tensors ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Complex.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Emit/ComplexFormulas.h"

#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

//===----------------------------------------------------------------------===//
// RealBuilder
//===----------------------------------------------------------------------===//

Value RealBuilder::op(StringRef name, ValueRange operands, Type result,
                      ArrayRef<NamedAttribute> attributes) {
  OperationState state(loc, name, operands, result, attributes);
  return builder.create(state)->getResult(0);
}

Value RealBuilder::isFinite(Value x) {
  return op("stablehlo.is_finite", x, getI1SameShape(x.getType()));
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
  Value towards = atan2(sign, number(-1, sign));
  Value size = abs(x);
  return select(lt(towards, number(0, sign)), neg(size), size);
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

using Formulas = emit::ComplexFormulas<RealBuilder>;

Value uop::fromstablehlo::absComplex(RealBuilder &b, Parts x) {
  return Formulas(b).abs(x);
}

using Binary = Parts (Formulas::*)(Parts, Parts);
static Binary findBinary(StringRef name) {
  return llvm::StringSwitch<Binary>(name)
      .Case("stablehlo.add", &Formulas::add)
      .Case("stablehlo.subtract", &Formulas::sub)
      .Case("stablehlo.multiply", &Formulas::mul)
      .Case("stablehlo.divide", &Formulas::div)
      .Case("stablehlo.power", &Formulas::pow)
      .Case("stablehlo.atan2", &Formulas::atan2)
      .Default(nullptr);
}

using Unary = Parts (Formulas::*)(Parts);
static Unary findUnary(StringRef name) {
  return llvm::StringSwitch<Unary>(name)
      .Case("stablehlo.negate", &Formulas::neg)
      .Case("chlo.conj", &Formulas::conjugate)
      .Case("chlo.square", &Formulas::square)
      .Case("stablehlo.exponential", &Formulas::exp)
      .Case("stablehlo.exponential_minus_one", &Formulas::expm1)
      .Case("stablehlo.log", &Formulas::log)
      .Case("stablehlo.log_plus_one", &Formulas::log1p)
      .Case("stablehlo.sqrt", &Formulas::sqrt)
      .Case("stablehlo.rsqrt", &Formulas::rsqrt)
      .Case("stablehlo.logistic", &Formulas::logistic)
      .Case("stablehlo.sign", &Formulas::sign)
      .Cases({"stablehlo.tanh", "chlo.tanh"}, &Formulas::tanh)
      .Case("chlo.sinh", &Formulas::sinh)
      .Case("chlo.cosh", &Formulas::cosh)
      .Case("chlo.asin", &Formulas::asin)
      .Case("chlo.acos", &Formulas::acos)
      .Case("chlo.acosh", &Formulas::acosh)
      .Case("chlo.atanh", &Formulas::atanh)
      .Case("chlo.asinh", &Formulas::asinh)
      .Case("chlo.atan", &Formulas::atan)
      .Case("stablehlo.sine", &Formulas::sin)
      .Case("stablehlo.cosine", &Formulas::cos)
      .Cases({"stablehlo.tan", "chlo.tan"}, &Formulas::tan)
      .Default(nullptr);
}

std::optional<Parts>
uop::fromstablehlo::emitComplexFunction(RealBuilder &b, StringRef name,
                                        ArrayRef<Parts> operands) {
  Formulas formulas(b);
  if (operands.size() == 2)
    if (Binary formula = findBinary(name))
      return (formulas.*formula)(operands[0], operands[1]);
  if (operands.size() == 1)
    if (Unary formula = findUnary(name))
      return (formulas.*formula)(operands[0]);
  return std::nullopt;
}
