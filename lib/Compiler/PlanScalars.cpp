//===- PlanScalars.cpp - Index values as scalars of a plan ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanScalars.h"

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;
using runtime::Scalar;
using Kind = runtime::Scalar::Kind;

/// The kind of a binary op.
static std::optional<Kind> getKind(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<Kind>>(op)
      .Case<AddOp, arith::AddIOp>([](auto) { return Kind::Add; })
      .Case<SubOp, arith::SubIOp>([](auto) { return Kind::Sub; })
      .Case<MulOp, arith::MulIOp>([](auto) { return Kind::Mul; })
      .Case<FloorDivOp>([](auto) { return Kind::FloorDiv; })
      .Case<FloorModOp>([](auto) { return Kind::FloorMod; })
      .Case<IDivOp>([](auto) { return Kind::Div; })
      .Case<ModOp>([](auto) { return Kind::Mod; })
      .Case<MinOp, arith::MinSIOp>([](auto) { return Kind::Min; })
      .Case<MaxOp, arith::MaxSIOp>([](auto) { return Kind::Max; })
      .Default([](Operation *) { return std::nullopt; });
}

FailureOr<unsigned> PlanScalars::add(Value value) {
  // Operands first, without recursion.
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value current = worklist.back();
    if (numbers.count(current)) {
      worklist.pop_back();
      continue;
    }
    Operation *op = current.getDefiningOp();
    if (!op)
      return emitError(current.getLoc(),
                       "a plan takes no arguments of type 'index'; uop.define_"
                       "var is a number that the caller of a run chooses");
    Scalar scalar;
    SmallVector<Value, 2> operands;
    APInt constant;
    if (matchPattern(op, m_ConstantInt(&constant))) {
      scalar.value = constant.getSExtValue();
    } else if (isa<DefineVarOp, BindOp>(op)) {
      auto variable =
          isa<BindOp>(op)
              ? cast<BindOp>(op).getVariable().getDefiningOp<DefineVarOp>()
              : cast<DefineVarOp>(op);
      auto known =
          llvm::find_if(plan.variables, [&](const runtime::Variable &other) {
            return other.name == variable.getName();
          });
      if (known == plan.variables.end())
        return op->emitError("variable '")
               << variable.getName() << "' is not one of the function's";
      scalar.kind = isa<BindOp>(op) ? Kind::Bind : Kind::Variable;
      scalar.value = known - plan.variables.begin();
      if (auto bind = dyn_cast<BindOp>(op))
        operands.push_back(bind.getValue());
    } else if (std::optional<Kind> kind = getKind(op)) {
      scalar.kind = *kind;
      llvm::append_range(operands, op->getOperands());
    } else if (auto neg = dyn_cast<NegOp>(op)) {
      scalar.kind = Kind::Mul;
      operands = {neg.getInput(), neg.getInput()};
    } else {
      return op->emitError("'")
             << op->getName() << "' cannot be computed by a plan, which adds, "
             << "multiplies, divides and compares numbers of type 'index'";
    }
    size_t pending = worklist.size();
    for (Value operand : operands)
      if (!numbers.count(operand))
        worklist.push_back(operand);
    if (worklist.size() != pending)
      continue;
    if (!operands.empty())
      scalar.lhs = numbers.lookup(operands[0]);
    if (operands.size() > 1)
      scalar.rhs = numbers.lookup(operands[1]);
    if (isa<NegOp>(op)) {
      scalar.rhs = plan.scalars.size();
      plan.scalars.push_back({Kind::Constant, -1, 0, 0});
    }
    numbers[current] = plan.scalars.size();
    plan.scalars.push_back(scalar);
    worklist.pop_back();
  }
  return numbers.lookup(value);
}
