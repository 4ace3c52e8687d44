//===- IndexConditions.cpp - Simplified index conditions --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexNumbers.h"

using namespace mlir;
using namespace uop;

Value IndexBuilder::select(Value condition, Value lhs, Value rhs) {
  if (!condition || lhs == rhs)
    return lhs;
  if (std::optional<int64_t> known = getConstant(condition))
    return *known ? lhs : rhs;
  return unique(WhereOp::create(builder, loc, condition, lhs, rhs));
}

Value IndexBuilder::compareWithZero(CmpPredicate predicate, Sum sum) {
  IndexBounds range = getBounds(sum);
  bool isEquality =
      predicate == CmpPredicate::eq || predicate == CmpPredicate::ne;
  if (!isUnbounded(range)) {
    auto decide = [&](bool always, bool never) -> std::optional<bool> {
      if (always)
        return true;
      if (never)
        return false;
      return std::nullopt;
    };
    std::optional<bool> known;
    bool isZero = range.min == 0 && range.max == 0;
    bool excludesZero = range.min > 0 || range.max < 0;
    switch (predicate) {
    case CmpPredicate::lt:
      known = decide(range.max < 0, range.min >= 0);
      break;
    case CmpPredicate::le:
      known = decide(range.max <= 0, range.min > 0);
      break;
    case CmpPredicate::gt:
      known = decide(range.min > 0, range.max <= 0);
      break;
    case CmpPredicate::ge:
      known = decide(range.min >= 0, range.max < 0);
      break;
    case CmpPredicate::eq:
      known = decide(isZero, excludesZero);
      break;
    case CmpPredicate::ne:
      known = decide(excludesZero, isZero);
      break;
    }
    if (known)
      return truth(*known);

    // A common factor of the terms divides out; what is below it cannot change
    // an order: g*A + B + k < 0 with B in [0, g) is A < ceil(-k / g) if g
    // divides k.
    if (!isEquality && sum.constant != kMin) {
      if (predicate == CmpPredicate::le || predicate == CmpPredicate::ge) {
        bool isLe = predicate == CmpPredicate::le;
        sum.constant += isLe ? -1 : 1;
        predicate = isLe ? CmpPredicate::lt : CmpPredicate::gt;
      }
      if (predicate == CmpPredicate::gt) {
        if (std::optional<Sum> negated = scale(sum, -1)) {
          sum = *negated;
          predicate = CmpPredicate::lt;
        }
      }
      if (predicate == CmpPredicate::lt) {
        SmallVector<int64_t> factors;
        for (const Term &term : sum.terms) {
          int64_t factor = std::abs(term.factor);
          if (factor > 1 && !llvm::is_contained(factors, factor))
            factors.push_back(factor);
        }
        llvm::sort(factors, std::greater<>());
        for (int64_t common : factors) {
          Sum high, low;
          high.constant = floorDivInt(sum.constant, common);
          low.constant = floorModInt(sum.constant, common);
          for (const Term &term : sum.terms) {
            if (term.factor % common == 0)
              high.terms.push_back({term.atom, term.factor / common});
            else
              low.terms.push_back(term);
          }
          IndexBounds lowRange = getBounds(low);
          if (isUnbounded(lowRange) || lowRange.min < 0 ||
              lowRange.max >= common)
            continue;
          sum = high;
          break;
        }
      }
    }
  }

  // Positive terms stay on the left, the rest goes to the right.
  Sum left, right;
  for (const Term &term : sum.terms) {
    if (term.factor > 0)
      left.terms.push_back(term);
    else
      right.terms.push_back({term.atom, -term.factor});
  }
  if (left.terms.empty())
    left.constant = sum.constant;
  else
    right.constant = -sum.constant;
  return unique(CmpOp::create(builder, loc, predicate, materialize(left),
                              materialize(right)));
}

Value IndexBuilder::cmp(CmpPredicate predicate, Value lhs, Value rhs) {
  std::optional<Sum> difference = addSums(getSum(lhs), getSum(rhs), -1);
  auto canNegate = [](const Sum &sum) {
    return sum.constant != kMin && llvm::all_of(sum.terms, [](const Term &t) {
             return t.factor != kMin;
           });
  };
  if (difference && canNegate(*difference) &&
      !isUnbounded(getBounds(*difference)))
    return compareWithZero(predicate, *difference);
  return unique(CmpOp::create(builder, loc, predicate, lhs, rhs));
}

Value IndexBuilder::cmp(CmpPredicate predicate, Value lhs, int64_t rhs) {
  return cmp(predicate, lhs, constant(rhs));
}

Value IndexBuilder::logicalAnd(Value lhs, Value rhs) {
  for (auto [one, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    if (!one)
      return other;
    if (std::optional<int64_t> known = getConstant(one))
      return *known ? other : one;
  }
  if (lhs == rhs)
    return lhs;
  // A clause that the left side already has adds nothing.
  SmallVector<Value> clauses = {lhs};
  while (!clauses.empty()) {
    Value clause = clauses.pop_back_val();
    if (clause == rhs)
      return lhs;
    if (auto both = clause.getDefiningOp<AndOp>())
      clauses.append({both.getLhs(), both.getRhs()});
  }
  return unique(AndOp::create(builder, loc, lhs, rhs));
}

Value IndexBuilder::logicalOr(Value lhs, Value rhs) {
  for (auto [one, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    if (!one)
      return {};
    if (std::optional<int64_t> known = getConstant(one))
      return *known ? Value() : other;
  }
  if (lhs == rhs)
    return lhs;
  return unique(OrOp::create(builder, loc, lhs, rhs));
}

Value IndexBuilder::inside(Value value, int64_t low, int64_t high) {
  Value condition = logicalAnd(cmp(CmpPredicate::ge, value, low),
                               cmp(CmpPredicate::lt, value, high));
  std::optional<int64_t> known = getConstant(condition);
  return known && *known ? Value() : condition;
}
