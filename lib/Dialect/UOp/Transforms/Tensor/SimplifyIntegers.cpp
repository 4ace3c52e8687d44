//===- SimplifyIntegers.cpp - What integer ranges decide --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/IntegerRanges.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop {
#define GEN_PASS_DEF_SIMPLIFYINTEGERSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
struct SimplifyIntegersPass
    : public uop::impl::SimplifyIntegersPassBase<SimplifyIntegersPass> {
  using Base::Base;

  void runOnOperation() override;

private:
  void simplify(Operation *op);
  void replace(Operation *op, Value value);

  IntegerRanges ranges;
  /// Those with an operand that was replaced, which may fold now.
  DenseSet<Operation *> changed;
  SmallVector<Operation *> dead;
};
} // namespace

/// The constant that the result of `op` always is, if it is one.
static TypedAttr getConstant(Operation *op, IntegerRanges &ranges) {
  auto type = dyn_cast<RankedTensorType>(op->getResult(0).getType());
  if (!type || !type.hasStaticShape() ||
      !isa<IntegerType>(type.getElementType()))
    return {};
  std::optional<APInt> value = ranges.get(op->getResult(0)).getConstantValue();
  if (!value)
    return {};
  return DenseElementsAttr::get(
      type, Attribute(IntegerAttr::get(type.getElementType(), *value)));
}

void SimplifyIntegersPass::replace(Operation *op, Value value) {
  for (Operation *user : op->getUsers())
    changed.insert(user);
  op->getResult(0).replaceAllUsesWith(value);
  dead.push_back(op);
}

void SimplifyIntegersPass::simplify(Operation *op) {
  OpBuilder builder(op);
  if (changed.contains(op)) {
    SmallVector<Value> folded;
    if (succeeded(builder.tryFold(op, folded)) && !folded.empty() &&
        folded.front() != op->getResult(0))
      return replace(op, folded.front());
  }
  if (isa<ConstOp>(op) || !isMemoryEffectFree(op))
    return;
  if (TypedAttr value = getConstant(op, ranges)) {
    auto constant = ConstOp::create(builder, op->getLoc(), value);
    replace(op, constant);
  }
}

void SimplifyIntegersPass::runOnOperation() {
  SmallVector<Operation *> ops;
  getOperation()->walk([&](Operation *op) {
    if (op->getNumResults() == 1 && op->getNumRegions() == 0)
      ops.push_back(op);
  });
  for (Operation *op : ops)
    simplify(op);
  // What only replaced ops read is dead, too.
  while (!dead.empty()) {
    Operation *op = dead.pop_back_val();
    if (!isOpTriviallyDead(op))
      continue;
    SmallVector<Operation *, 3> operands;
    for (Value operand : op->getOperands())
      if (Operation *def = operand.getDefiningOp();
          def && !llvm::is_contained(operands, def))
        operands.push_back(def);
    op->erase();
    for (Operation *def : operands)
      if (def->use_empty())
        dead.push_back(def);
  }
  ranges = IntegerRanges();
  changed.clear();
}
