//===- SameValues.cpp - Results that no rounding changes --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SameValues.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;
using namespace uop::smith;

/// What `value` is, seen through marks and through shapes that lead back to its
/// own.
static Value stripCopies(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    bool isMark = op->getNumOperands() == 1 &&
                  !op->hasTrait<OpTrait::Elementwise>() &&
                  isa<ContiguousOp, DetachOp, ContiguousBackwardOp>(op);
    if (isMark) {
      value = op->getOperand(0);
      continue;
    }
    auto outer = dyn_cast<ReshapeOp>(op);
    auto inner = outer ? outer.getSource().getDefiningOp<ReshapeOp>() : nullptr;
    if (!inner || inner.getSource().getType() != outer.getType())
      break;
    value = inner.getSource();
  }
  return value;
}

/// The reduction that `value` is, expanded to the shape of what is reduced.
static ReduceAxisOp matchGivenBack(Value value) {
  auto expand = value.getDefiningOp<ExpandOp>();
  auto reshape =
      expand ? expand.getSource().getDefiningOp<ReshapeOp>() : nullptr;
  auto reduce =
      reshape ? reshape.getSource().getDefiningOp<ReduceAxisOp>() : nullptr;
  if (!reduce || reduce.getSource().getType() != expand.getType())
    return nullptr;
  SmallVector<int64_t> kept(expand.getType().getShape());
  for (int64_t axis : reduce.getAxes())
    kept[axis] = 1;
  return ArrayRef(kept) == reshape.getType().getShape() ? reduce : nullptr;
}

/// Of which kind `other` is an extremum of `value`, given back; none if it is
/// not one.
static std::optional<ReduceKind> matchExtremum(Value value, Value other) {
  ReduceAxisOp reduce = matchGivenBack(other);
  if (!reduce || stripCopies(reduce.getSource()) != value)
    return std::nullopt;
  return reduce.getKind();
}

static Relation compareStripped(Value lhs, Value rhs) {
  if (lhs == rhs)
    return Relation::equal;
  std::optional<ReduceKind> right = matchExtremum(lhs, rhs);
  std::optional<ReduceKind> left = matchExtremum(rhs, lhs);
  if (right == ReduceKind::max || left == ReduceKind::min)
    return Relation::atMost;
  if (right == ReduceKind::min || left == ReduceKind::max)
    return Relation::atLeast;
  return Relation::none;
}

/// Whether an op with fastmath flags is part of `value`: it may give something
/// else wherever it is computed again.
static bool isApproximate(Value value) {
  llvm::SetVector<Operation *> slice;
  auto insert = [&](Value operand) {
    if (Operation *op = operand.getDefiningOp())
      slice.insert(op);
  };
  insert(value);
  for (size_t i = 0; i != slice.size(); ++i) {
    auto flags = slice[i]->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
    if (flags && flags.getValue() != arith::FastMathFlags::none)
      return true;
    llvm::for_each(slice[i]->getOperands(), insert);
  }
  return false;
}

Relation uop::smith::findRelation(Value lhs, Value rhs) {
  lhs = stripCopies(lhs);
  rhs = stripCopies(rhs);
  Relation relation = compareStripped(lhs, rhs);
  if (relation != Relation::none && isApproximate(lhs))
    return Relation::none;
  return relation;
}

bool uop::smith::isDecided(CmpPredicate predicate, Relation relation) {
  switch (relation) {
  case Relation::none:
    return false;
  case Relation::equal:
    return true;
  case Relation::atMost:
    return predicate == CmpPredicate::le || predicate == CmpPredicate::gt;
  case Relation::atLeast:
    return predicate == CmpPredicate::ge || predicate == CmpPredicate::lt;
  }
  llvm_unreachable("a relation that there is not");
}
