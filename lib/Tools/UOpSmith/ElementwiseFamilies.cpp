//===- ElementwiseFamilies.cpp - Random arithmetic --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ProgramBuilder.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace uop;
using namespace uop::smith;

//===----------------------------------------------------------------------===//
// Ops whose result has the type of their operands
//===----------------------------------------------------------------------===//

static unsigned getFixedOperandCount(RegisteredOperationName name) {
  if (name.hasTrait<OpTrait::OneOperand>())
    return 1;
  if (name.hasTrait<OpTrait::NOperands<2>::Impl>())
    return 2;
  if (name.hasTrait<OpTrait::NOperands<3>::Impl>())
    return 3;
  return 0;
}

static Operation *create(OpBuilder &builder, Location loc,
                         RegisteredOperationName name, ValueRange operands) {
  OperationState state(loc, name);
  state.addOperands(operands);
  state.addTypes(operands.front().getType());
  return builder.create(state);
}

/// The ops that take as many tensors of `type` as they have operands, need no
/// attribute and give such a tensor. Found by asking the verifiers, so that a
/// new op of this kind is tested as soon as it exists.
static SmallVector<RegisteredOperationName> findOps(ProgramBuilder &program,
                                                    RankedTensorType type) {
  SmallVector<RegisteredOperationName> found;
  MLIRContext *context = type.getContext();
  ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
  Block block;
  Value value = block.addArgument(type, program.loc);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(&block);
  for (RegisteredOperationName name : context->getRegisteredOperationsByDialect(
           UOpDialect::getDialectNamespace())) {
    unsigned operands = getFixedOperandCount(name);
    if (operands == 0 || !name.hasTrait<OpTrait::OneResult>() ||
        !name.hasTrait<OpTrait::ZeroRegions>())
      continue;
    // Conversions to the same type are legal, and have a family of their own.
    if (name.getTypeID() == TypeID::get<CastOp>() ||
        name.getTypeID() == TypeID::get<BitcastOp>())
      continue;
    Operation *op =
        create(builder, program.loc, name, SmallVector<Value>(operands, value));
    if (isPure(op) && succeeded(verify(op)))
      found.push_back(name);
    op->erase();
  }
  return found;
}

static bool writeSameType(ProgramBuilder &program) {
  Random &random = program.random;
  Value first = program.pick();
  RankedTensorType type = getTensorType(first);
  // The verdict does not depend on the shape.
  SmallVector<RegisteredOperationName> ops =
      findOps(program, RankedTensorType::get({1}, type.getElementType()));
  if (ops.empty())
    return false;
  RegisteredOperationName name = random.pick<RegisteredOperationName>(ops);
  SmallVector<Value> operands = {first};
  for (unsigned count = getFixedOperandCount(name); operands.size() < count;)
    operands.push_back(random.chance(10) ? first : program.valueOfType(type));
  std::swap(operands.front(), operands[random.below(operands.size())]);
  Operation *op = create(program.builder, program.loc, name, operands);
  StringRef fastmath = "fastmath";
  if (isa<FloatType>(type.getElementType()) && random.chance(8) &&
      llvm::is_contained(name.getAttributeNames(), fastmath)) {
    auto flags = static_cast<arith::FastMathFlags>(random.between(1, 127));
    op->setAttr(fastmath,
                arith::FastMathFlagsAttr::get(type.getContext(), flags));
  }
  program.addValue(op->getResult(0));
  return true;
}

//===----------------------------------------------------------------------===//
// The others
//===----------------------------------------------------------------------===//

static bool writeCompare(ProgramBuilder &program) {
  static constexpr CmpPredicate predicates[] = {
      CmpPredicate::lt, CmpPredicate::le, CmpPredicate::gt,
      CmpPredicate::ge, CmpPredicate::eq, CmpPredicate::ne};
  Value lhs = program.pick();
  Value rhs = program.valueOfType(getTensorType(lhs));
  program.emit<CmpOp>(getI1SameShape(lhs.getType()),
                      program.random.pick<CmpPredicate>(predicates), lhs, rhs);
  return true;
}

static bool writeWhere(ProgramBuilder &program) {
  Value first = program.pick();
  Value second = program.valueOfType(getTensorType(first));
  Value condition = program.valueOfType(
      cast<RankedTensorType>(getI1SameShape(first.getType())));
  program.emit<WhereOp>(first.getType(), condition, first, second);
  return true;
}

static bool writeCast(ProgramBuilder &program) {
  Value input = program.pick();
  Type to = program.elementType();
  bool saturate = program.random.chance(40) &&
                  canSaturate(getTensorType(input).getElementType(), to);
  program.emit<CastOp>(withElementType(input.getType(), to), input, saturate);
  return true;
}

static bool writeBitcast(ProgramBuilder &program) {
  Value input = program.pick();
  Type from = getTensorType(input).getElementType();
  SmallVector<Type> types = {from};
  for (Type type : program.getElementTypes())
    if (type.getIntOrFloatBitWidth() == from.getIntOrFloatBitWidth())
      types.push_back(type);
  program.emit<BitcastOp>(
      withElementType(input.getType(), program.random.pick<Type>(types)),
      input);
  return true;
}

static bool writeLdexp(ProgramBuilder &program) {
  Value input = program.pick();
  Type type = input.getType();
  if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type,
           Float8E4M3FNType, Float8E5M2Type>(getElementTypeOrSelf(type)))
    return false;
  Value exponent =
      program.valueOfType(cast<RankedTensorType>(getI32SameShape(type)));
  program.emit<LdexpOp>(type, input, exponent);
  return true;
}

ArrayRef<Family> uop::smith::getElementwiseFamilies() {
  static constexpr Family families[] = {
      {"same-type", 28, writeSameType}, {"compare", 4, writeCompare},
      {"where", 5, writeWhere},         {"cast", 6, writeCast},
      {"bitcast", 2, writeBitcast},     {"ldexp", 2, writeLdexp},
  };
  return families;
}
