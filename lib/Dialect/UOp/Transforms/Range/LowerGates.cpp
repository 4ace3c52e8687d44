//===- LowerGates.cpp - Invalid positions become gates ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"

namespace uop {
#define GEN_PASS_DEF_LOWERGATESPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {

/// A value that may be invalid, in two.
struct SplitValue {
  /// Never invalid; any number where `valid` is false.
  Value number;
  Value valid;
  bool isNever = false;
};

class GateLowering {
public:
  explicit GateLowering(Operation *root)
      : builder(root->getLoc(), root->getContext()) {}

  LogicalResult run(Operation *root);

private:
  LogicalResult visit(Operation *op);
  LogicalResult visitAccess(Operation *op, OperandRange positions,
                            MutableOperandRange gate);
  void visitWhere(WhereOp op);
  void visitElementwise(Operation *op);

  Value getNumber(Value value) const {
    auto known = splits.find(value);
    return known == splits.end() ? value : known->second.number;
  }
  /// Null where the value is always valid.
  Value getValid(Value value) const { return splits.lookup(value).valid; }
  /// A null condition is one that always holds.
  Value both(Value lhs, Value rhs);
  Value either(Value lhs, Value rhs);
  Value negate(Value condition);

  ImplicitLocOpBuilder &at(Operation *op) {
    builder.setInsertionPoint(op);
    builder.setLoc(op->getLoc());
    return builder;
  }

  ImplicitLocOpBuilder builder;
  llvm::DenseMap<Value, SplitValue> splits;
  SmallVector<Operation *> replaced;
};

} // namespace

Value GateLowering::both(Value lhs, Value rhs) {
  if (!lhs || lhs == rhs)
    return rhs;
  return rhs ? builder.createOrFold<AndOp>(lhs, rhs) : lhs;
}

Value GateLowering::either(Value lhs, Value rhs) {
  if (!lhs || !rhs)
    return {};
  return lhs == rhs ? lhs : builder.createOrFold<OrOp>(lhs, rhs);
}

Value GateLowering::negate(Value condition) {
  if (auto inner = condition.getDefiningOp<NotOp>())
    return inner.getInput();
  return builder.createOrFold<NotOp>(condition);
}

/// Valid where the condition is and so is what it chooses.
void GateLowering::visitWhere(WhereOp op) {
  at(op);
  Value condition = getNumber(op.getCondition());
  SplitValue lhs = splits.lookup(op.getTrueValue());
  SplitValue rhs = splits.lookup(op.getFalseValue());
  SplitValue result;
  if (lhs.isNever && rhs.isNever)
    result = lhs;
  else if (rhs.isNever)
    result = {getNumber(op.getTrueValue()), both(condition, lhs.valid)};
  else if (lhs.isNever)
    result = {getNumber(op.getFalseValue()),
              both(negate(condition), rhs.valid)};
  else {
    // What is valid whenever it is chosen needs no condition.
    Value trueValid, falseValid;
    if (lhs.valid && lhs.valid != condition)
      trueValid = either(negate(condition), lhs.valid);
    if (rhs.valid && rhs.valid != negate(condition))
      falseValid = either(condition, rhs.valid);
    result.number = builder.createOrFold<WhereOp>(
        condition, getNumber(op.getTrueValue()), getNumber(op.getFalseValue()));
    result.valid = both(trueValid, falseValid);
  }
  if (!result.isNever)
    result.valid = both(getValid(op.getCondition()), result.valid);
  splits[op] = result;
}

void GateLowering::visitElementwise(Operation *op) {
  at(op);
  SplitValue result;
  IRMapping numbers;
  for (Value operand : op->getOperands()) {
    numbers.map(operand, getNumber(operand));
    result.valid = both(result.valid, getValid(operand));
    result.isNever |= splits.lookup(operand).isNever;
  }
  result.number = builder.clone(*op, numbers)->getResult(0);
  splits[op->getResult(0)] = result;
}

LogicalResult GateLowering::visitAccess(Operation *op, OperandRange positions,
                                        MutableOperandRange gate) {
  at(op);
  Value condition;
  if (!gate.empty())
    condition = both(getNumber(gate[0].get()), getValid(gate[0].get()));
  for (Value position : positions)
    if (Value valid = getValid(position))
      condition =
          both(condition, condition ? broadcastLike(builder, op->getLoc(),
                                                    valid, condition.getType())
                                    : valid);
  for (OpOperand &operand : op->getOpOperands()) {
    bool isPosition =
        operand.getOperandNumber() >= positions.getBeginOperandIndex() &&
        operand.getOperandNumber() <
            positions.getBeginOperandIndex() + positions.size();
    bool isGate = !gate.empty() &&
                  operand.getOperandNumber() == gate[0].getOperandNumber();
    if (isGate)
      continue;
    if (isPosition || !getValid(operand.get()))
      operand.set(getNumber(operand.get()));
    else
      return op->emitOpError("operand ")
             << operand.getOperandNumber()
             << " may be uop.invalid, which is not a number; select another "
                "one with uop.where";
  }
  if (condition)
    gate.assign(condition);
  return success();
}

LogicalResult GateLowering::visit(Operation *op) {
  if (isa<InvalidOp>(op)) {
    at(op);
    Value zero = ConstOp::create(builder, builder.getIndexAttr(0));
    Value never = ConstOp::create(builder, builder.getBoolAttr(false));
    splits[op->getResult(0)] = {zero, never, /*isNever=*/true};
    replaced.push_back(op);
    return success();
  }
  if (llvm::none_of(op->getOperands(),
                    [&](Value operand) { return splits.contains(operand); }))
    return success();

  if (auto load = dyn_cast<LoadOp>(op))
    return visitAccess(op, load.getODSOperands(1), load.getGateMutable());
  if (auto store = dyn_cast<StoreOp>(op))
    return visitAccess(op, store.getODSOperands(2), store.getGateMutable());
  if (auto read = dyn_cast<IndexOp>(op))
    return visitAccess(op, read.getIndices(), read.getGateMutable());
  if (auto branch = dyn_cast<IfOp>(op)) {
    at(op);
    branch.getConditionMutable().set(both(getNumber(branch.getCondition()),
                                          getValid(branch.getCondition())));
    return success();
  }
  if (llvm::none_of(op->getOperands(),
                    [&](Value operand) { return getValid(operand); })) {
    for (OpOperand &operand : op->getOpOperands())
      operand.set(getNumber(operand.get()));
    return success();
  }
  bool isScalar =
      op->getNumResults() == 1 && !isa<ShapedType>(op->getResult(0).getType());
  if (auto where = dyn_cast<WhereOp>(op); where && isScalar)
    visitWhere(where);
  else if (op->hasTrait<OpTrait::Elementwise>() && isScalar && isPure(op))
    visitElementwise(op);
  else
    return op->emitOpError("has an operand that may be uop.invalid; only the "
                           "positions and gates of uop.load, uop.store and "
                           "uop.index, and arithmetic for them, may be");
  replaced.push_back(op);
  return success();
}

LogicalResult GateLowering::run(Operation *root) {
  bool hasInvalid =
      root->walk([](InvalidOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  if (!hasInvalid)
    return success();
  SmallVector<Operation *> ops;
  root->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (op != root)
      ops.push_back(op);
  });
  for (Operation *op : ops)
    if (failed(visit(op)))
      return failure();
  for (Operation *op : llvm::reverse(replaced))
    op->erase();
  return success();
}

namespace {
struct LowerGatesPass : public uop::impl::LowerGatesPassBase<LowerGatesPass> {
  using Base::Base;

  void runOnOperation() override {
    if (failed(GateLowering(getOperation()).run(getOperation())))
      signalPassFailure();
  }
};
} // namespace
