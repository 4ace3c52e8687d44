//===- CascadeFactors.cpp - What a dependent sum adds up --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The terms of a sum are products of exponentials of the distance to the
// maximum, of what does not depend on the point, and of the rest. Programs
// choose other numbers in rows that are masked as a whole, before or after the
// exponential.
//
//===----------------------------------------------------------------------===//

#include "CascadeTerms.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

Attribute Term::getKey(Builder &builder) const {
  SmallVector<Attribute> parts;
  for (const Exponential &factor : exponentials) {
    TypedAttr scale;
    if (factor.scale)
      scale = factor.scale.getDefiningOp<ConstOp>().getValue();
    parts.push_back(builder.getArrayAttr(
        {builder.getBoolAttr(factor.isBase2),
         builder.getBoolAttr(factor.dropsNaN),
         scale ? Attribute(scale) : Attribute(builder.getUnitAttr())}));
  }
  return builder.getArrayAttr(parts);
}

namespace {
/// The maxima for which a comparison holds, or does not hold.
struct GuardedMaxima {
  Guard guard;
  bool whereTrue;
};
} // namespace

/// Which maxima `condition` separates from the others. Those that are NaN may
/// be on either side: whatever is subtracted, the element is NaN as well.
static std::optional<GuardedMaxima> matchGuardedMaxima(Value condition,
                                                       Value maximum) {
  auto comparison = condition.getDefiningOp<CmpOp>();
  APFloat bound(0.0);
  if (!comparison ||
      !matchPattern(comparison->getOperand(1), m_ConstantFloat(&bound)))
    return std::nullopt;
  CmpPredicate predicate = comparison.getPredicate();
  bool isEqual = predicate == CmpPredicate::eq;
  bool isUnequal = predicate == CmpPredicate::ne;
  auto size = comparison->getOperand(0).getDefiningOp<AbsOp>();
  if (size && size->getOperand(0) == maximum) {
    bool isBelow = bound.isInfinity()
                       ? predicate == CmpPredicate::lt
                       : bound.isLargest() && predicate == CmpPredicate::le;
    if (!bound.isNegative() &&
        (isBelow || (bound.isInfinity() && (isEqual || isUnequal))))
      return GuardedMaxima{Guard::infinite, isEqual};
    return std::nullopt;
  }
  bool isAbove = bound.isInfinity()
                     ? predicate == CmpPredicate::gt
                     : bound.isLargest() && predicate == CmpPredicate::ge;
  if (comparison->getOperand(0) != maximum || !bound.isNegative() ||
      !(isAbove || (bound.isInfinity() && (isEqual || isUnequal))))
    return std::nullopt;
  return GuardedMaxima{Guard::lowest, isEqual};
}

/// What `base` has in the place of which maxima; nothing if it is another
/// number.
static std::optional<Guard> matchGuard(Value base, Value maximum) {
  if (base == maximum)
    return Guard::none;
  auto choice = base.getDefiningOp<WhereOp>();
  if (!choice)
    return std::nullopt;
  std::optional<GuardedMaxima> guarded =
      matchGuardedMaxima(choice->getOperand(0), maximum);
  if (!guarded)
    return std::nullopt;
  Value onTrue = choice->getOperand(1), onFalse = choice->getOperand(2);
  if (!guarded->whereTrue)
    std::swap(onTrue, onFalse);
  if (!matchPattern(onTrue, m_AnyZeroFloat()) || onFalse != maximum)
    return std::nullopt;
  return guarded->guard;
}

std::optional<Exponential> CascadeTerms::matchExponential(Value value) {
  Operation *op = value.getDefiningOp();
  if (!isa_and_nonnull<ExpOp, Exp2Op>(op))
    return std::nullopt;
  Exponential result{value, Value(), isa<Exp2Op>(op), Value(), Guard::none};
  Value argument = op->getOperand(0);
  if (auto product = argument.getDefiningOp<MulOp>())
    for (unsigned number : {0, 1}) {
      APFloat scale(0.0);
      if (!matchPattern(product->getOperand(number), m_ConstantFloat(&scale)))
        continue;
      if (scale.isNegative() || !scale.isFiniteNonZero())
        return std::nullopt;
      result.scale = product->getOperand(number);
      argument = product->getOperand(1 - number);
      break;
    }
  auto difference = argument.getDefiningOp<SubOp>();
  if (!difference || difference->getOperand(0) != cascade.x)
    return std::nullopt;
  result.base = difference->getOperand(1);
  std::optional<Guard> guard = matchGuard(result.base, cascade.driver);
  if (!guard)
    return std::nullopt;
  result.guard = *guard;
  return result;
}

/// The sums share what is subtracted, so they must agree about +inf.
StringRef CascadeTerms::checkGuards() {
  bool some = false, all = true;
  for (const Member &member : cascade.sums)
    for (const Exponential &factor : member.term.exponentials) {
      some |= factor.guard == Guard::infinite;
      all &= factor.guard == Guard::infinite;
    }
  if (some && !all)
    return "its exponentials have different values where the maximum is +inf";
  cascade.guardsInfinity = some;
  return {};
}

/// Whether the value is at least 1 where the maximum is finite, and at most the
/// number of points: the sum of the exponentials.
bool CascadeTerms::isSumOfExponentials(Value value) {
  return llvm::any_of(cascade.sums, [&](const Member &member) {
    const Term &term = member.term;
    return member.sum == value.getDefiningOp() && term.ofColumns.empty() &&
           term.hoisted.empty() && term.exponentials.size() == 1 &&
           isa_and_nonnull<ExpOp, Exp2Op>(term.shared.getDefiningOp());
  });
}

/// What is computed in the rows that the choice `value` does not set to 0.
/// Programs choose 0 where all of a row is masked, either because the maximum
/// is -inf or because the quotient is NaN.
std::optional<CascadeTerms::Factor> CascadeTerms::matchHiddenRows(Value value) {
  auto choice = value.getDefiningOp<WhereOp>();
  auto comparison =
      choice ? choice->getOperand(0).getDefiningOp<CmpOp>() : CmpOp();
  if (!comparison)
    return std::nullopt;
  CmpPredicate predicate = comparison.getPredicate();
  if (predicate != CmpPredicate::eq && predicate != CmpPredicate::ne)
    return std::nullopt;
  Value lhs = comparison->getOperand(0), rhs = comparison->getOperand(1);
  bool asksForNaN = lhs == rhs;
  bool hidesWhereTrue = asksForNaN == (predicate == CmpPredicate::ne);
  Value zero = choice->getOperand(hidesWhereTrue ? 1 : 2);
  Value shown = choice->getOperand(hidesWhereTrue ? 2 : 1);
  // -0.0 is not what the exponentials have there.
  if (!matchPattern(zero, m_PosZeroFloat()))
    return std::nullopt;
  Location loc = choice.getLoc();
  auto unique = [&](auto op) { return indices.unique(op); };
  auto type = cast<FloatType>(cascade.x.getType());
  if (asksForNaN) {
    if (lhs != shown)
      return std::nullopt;
    Value infinity = unique(ConstOp::create(
        builder, loc,
        FloatAttr::get(type, APFloat::getInf(type.getFloatSemantics()))));
    Value isFinite = unique(CmpOp::create(
        builder, loc, CmpPredicate::lt,
        unique(AbsOp::create(builder, loc, cascade.driver)), infinity));
    return Factor{shown, /*isDivisor=*/false, indices.logicalNot(isFinite),
                  /*dropsNaN=*/true};
  }
  if (lhs != cascade.driver || !matchPattern(rhs, m_NegInfFloat()))
    return std::nullopt;
  Value isHidden = comparison;
  if (!hidesWhereTrue)
    isHidden = unique(CmpOp::create(builder, loc, CmpPredicate::eq, lhs, rhs));
  return Factor{shown, /*isDivisor=*/false, isHidden, /*dropsNaN=*/false};
}

Value CascadeTerms::dropNaN(Value value) {
  Location loc = value.getLoc();
  Value zero = indices.unique(
      ConstOp::create(builder, loc, builder.getZeroAttr(value.getType())));
  Value isNaN = indices.unique(
      CmpOp::create(builder, loc, CmpPredicate::ne, value, value));
  return indices.unique(WhereOp::create(builder, loc, isNaN, zero, value));
}

/// Whether `value` is made of `part`, other than by `without`.
static bool isMadeOf(Value value, Operation *part, Operation *without) {
  llvm::SetVector<Operation *> slice;
  slice.insert(without);
  appendScalarSlice(value, slice);
  return slice.contains(part);
}

/// Whether something needs the sum in rows in which the last term is 0.
bool CascadeTerms::isNeededHidden(ReduceOp sum) {
  const Member &last = cascade.sums.back();
  if (isMadeOf(cascade.result, sum, last.sum))
    return true;
  auto needs = [&](const std::pair<Value, bool> &factor) {
    auto choice = factor.first.getDefiningOp<WhereOp>();
    bool isHidden = choice && choice->getOperand(0) == last.term.isHidden &&
                    choice->getOperand(2) == sum.getResult();
    return !isHidden && isMadeOf(factor.first, sum, last.sum);
  };
  return llvm::any_of(cascade.sums, [&](const Member &member) {
    return llvm::any_of(member.term.hoisted, needs);
  });
}

/// The sum of the exponentials drops NaN as well if nothing asks for it where
/// it is NaN: both sums add up the same numbers then.
void CascadeTerms::shareDroppedNaN() {
  bool dropsNaN = llvm::any_of(
      cascade.sums.back().term.exponentials,
      [](const Exponential &exponential) { return exponential.dropsNaN; });
  if (!dropsNaN)
    return;
  for (Member &member : MutableArrayRef(cascade.sums).drop_back()) {
    if (!isSumOfExponentials(member.sum) || isNeededHidden(member.sum))
      continue;
    member.term.exponentials.front().dropsNaN = true;
    member.term.shared = dropNaN(member.term.shared);
  }
}

StringRef CascadeTerms::addFactor(const Factor &given, Term &term) {
  auto isReduction = [&](Operation *op) {
    return op == cascade.driver.getDefiningOp() ||
           llvm::any_of(cascade.sums,
                        [&](const Member &member) { return member.sum == op; });
  };
  Value factor = given.value;
  Location loc = factor.getLoc();
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(factor, slice);
  bool needsOthers = llvm::any_of(slice, isReduction);
  const RangeSet &needed = ranges.get(factor);
  auto unique = [&](auto op) { return indices.unique(op); };
  if (needsOthers && !needed.contains(cascade.point)) {
    // Where it is NaN the term is 0, which must be known of the maximum alone.
    if (given.dropsNaN && !(given.isDivisor && isSumOfExponentials(factor)))
      return "0 is chosen where more than the sum of the exponentials is NaN";
    if (given.isHidden) {
      Value one = unique(
          ConstOp::create(builder, loc, builder.getOneAttr(factor.getType())));
      factor =
          unique(WhereOp::create(builder, loc, given.isHidden, one, factor));
    }
    term.hoisted.emplace_back(factor, given.isDivisor);
    return {};
  }
  if (given.isHidden)
    term.isHidden = given.isHidden;
  if (given.isHidden && !needsOthers)
    return "0 is chosen in place of factors other than the exponentials";
  if (needsOthers) {
    std::optional<Exponential> exponential = matchExponential(factor);
    if (!exponential || given.isDivisor)
      return "a factor is not an exponential of the distance to the maximum";
    if (given.dropsNaN && exponential->guard == Guard::infinite)
      return "where the maximum is +inf, only the quotient is NaN";
    // In hidden rows it counts as 0, and not as exp(-inf - -inf).
    if (given.isHidden && exponential->guard == Guard::none)
      exponential->guard = Guard::lowest;
    exponential->dropsNaN = given.dropsNaN;
    term.exponentials.push_back(*exponential);
  }
  if (given.dropsNaN)
    factor = dropNaN(factor);
  if (given.isDivisor)
    factor = unique(RecipOp::create(builder, loc, factor));
  bool isOfColumns = llvm::any_of(
      cascade.columns, [&](Value column) { return needed.contains(column); });
  if (isOfColumns)
    term.ofColumns.push_back(factor);
  else
    term.shared = term.shared
                      ? unique(MulOp::create(builder, loc, term.shared, factor))
                      : factor;
  return {};
}

StringRef CascadeTerms::factorize(ReduceOp sum, Term &term) {
  SmallVector<Factor> worklist = {{sum.getValue()}};
  while (!worklist.empty()) {
    Factor factor = worklist.pop_back_val();
    Operation *op = factor.value.getDefiningOp();
    // What has nothing of the cascade in it stays as it is.
    if (isOfCascade(factor.value) && isa_and_nonnull<MulOp, FDivOp>(op)) {
      Factor other = factor;
      other.value = op->getOperand(1);
      other.isDivisor = factor.isDivisor != isa<FDivOp>(op);
      factor.value = op->getOperand(0);
      worklist.push_back(other);
      worklist.push_back(factor);
      continue;
    }
    // A factor of the row alone is not 0 where the exponentials are.
    bool isOfPoint = ranges.get(factor.value).contains(cascade.point);
    if (!factor.isDivisor && !factor.isHidden && isOfPoint)
      if (std::optional<Factor> shown = matchHiddenRows(factor.value)) {
        worklist.push_back(*shown);
        continue;
      }
    StringRef reason = addFactor(factor, term);
    if (!reason.empty())
      return reason;
  }
  if (!term.shared)
    return "no factor is shared by the columns";
  return {};
}
