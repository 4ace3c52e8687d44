//===- IndexConditions.cpp - Simplified index conditions --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexNumbers.h"

#include <numeric>

using namespace mlir;
using namespace uop;

/// Sums of a few numbers up to this are far from the limits of 64 bits.
static constexpr int64_t kMaxSize = int64_t(1) << 48;

Value IndexBuilder::select(Value condition, Value lhs, Value rhs) {
  if (!condition || lhs == rhs)
    return lhs;
  if (std::optional<int64_t> known = getConstant(condition))
    return *known ? lhs : rhs;
  // Each side matters only where it is chosen.
  lhs = simplifyUnder(condition, lhs);
  rhs = simplifyUnder(condition, rhs, /*holds=*/false);
  if (lhs == rhs)
    return lhs;
  Value result = unique(WhereOp::create(builder, loc, condition, lhs, rhs));
  (void)getBounds(result);
  return result;
}

Value IndexBuilder::minimum(Value lhs, Value rhs) {
  std::optional<Sum> difference = addSums(getSum(lhs), getSum(rhs), -1);
  IndexBounds range = difference ? getBounds(*difference) : kUnbounded;
  if (!isUnbounded(range) && range.max <= 0)
    return lhs;
  if (!isUnbounded(range) && range.min >= 0)
    return rhs;
  return unique(MinOp::create(builder, loc, lhs, rhs));
}

Value IndexBuilder::maximum(Value lhs, Value rhs) {
  std::optional<Sum> difference = addSums(getSum(lhs), getSum(rhs), -1);
  IndexBounds range = difference ? getBounds(*difference) : kUnbounded;
  if (!isUnbounded(range) && range.min >= 0)
    return lhs;
  if (!isUnbounded(range) && range.max <= 0)
    return rhs;
  return unique(MaxOp::create(builder, loc, lhs, rhs));
}

/// (x mod c) - b < 0 is 0 <= y < b where y is x modulo c and in [b - c, c):
/// none of the y below 0 leaves less than b. Null if there is no such y, or
/// the sum is another one.
Value IndexBuilder::compareRemainder(const Sum &sum) {
  if (sum.terms.size() != 1 || sum.terms[0].factor != 1 || sum.constant == kMin)
    return {};
  auto remainder = sum.terms[0].atom.getDefiningOp<FloorModOp>();
  if (!remainder)
    return {};
  int64_t limit = -sum.constant;
  std::optional<int64_t> divisor = getConstant(remainder.getRhs());
  if (!divisor || limit <= 0 || limit >= *divisor)
    return {};
  Sum near;
  const Sum whole = getSum(remainder.getLhs());
  for (const Term &term : whole.terms) {
    int64_t residue = floorModInt(term.factor, *divisor);
    if (residue > *divisor / 2)
      residue -= *divisor;
    if (residue != 0)
      near.terms.push_back({term.atom, residue});
  }
  IndexBounds range = getBounds(near);
  if (isUnbounded(range) || range.min < -kMaxSize || range.max > kMaxSize ||
      *divisor > kMaxSize)
    return {};
  int64_t least = limit - *divisor - range.min;
  near.constant = least + floorModInt(floorModInt(whole.constant, *divisor) -
                                          floorModInt(least, *divisor),
                                      *divisor);
  if (range.max + near.constant >= *divisor)
    return {};
  Sum below = near;
  below.constant -= limit;
  Value isLow = compareWithZero(CmpPredicate::lt, below);
  if (range.min + near.constant >= 0)
    return isLow;
  return logicalAnd(compareWithZero(CmpPredicate::ge, near), isLow);
}

/// (x div c) + k < 0 is x + c*k < 0, and k < (x div c) is c*(k+1) - 1 < x. Null
/// if the sum is another one.
Value IndexBuilder::compareQuotient(const Sum &sum) {
  if (sum.terms.size() != 1 || std::abs(sum.terms[0].factor) != 1)
    return {};
  auto quotient = sum.terms[0].atom.getDefiningOp<FloorDivOp>();
  std::optional<int64_t> divisor =
      quotient ? getConstant(quotient.getRhs()) : std::nullopt;
  bool isBelow = sum.terms[0].factor == 1;
  int64_t limit;
  if (!divisor || *divisor <= 0 || sum.constant == kMax ||
      llvm::MulOverflow(sum.constant + !isBelow, *divisor, limit) ||
      limit == kMin)
    return {};
  Sum shift;
  shift.constant = limit - !isBelow;
  std::optional<Sum> moved =
      addSums(shift, getSum(quotient.getLhs()), isBelow ? 1 : -1);
  if (!moved || moved->constant == kMin || isUnbounded(getBounds(*moved)))
    return {};
  return compareWithZero(CmpPredicate::lt, *moved);
}

/// What a comparison of a value in the bounds with 0 gives, if they decide it.
static std::optional<bool> decideByBounds(CmpPredicate predicate,
                                          IndexBounds range) {
  auto decide = [](bool always, bool never) -> std::optional<bool> {
    if (always)
      return true;
    if (never)
      return false;
    return std::nullopt;
  };
  bool isZero = range.min == 0 && range.max == 0;
  bool excludesZero = range.min > 0 || range.max < 0;
  switch (predicate) {
  case CmpPredicate::lt:
    return decide(range.max < 0, range.min >= 0);
  case CmpPredicate::le:
    return decide(range.max <= 0, range.min > 0);
  case CmpPredicate::gt:
    return decide(range.min > 0, range.max <= 0);
  case CmpPredicate::ge:
    return decide(range.min >= 0, range.max < 0);
  case CmpPredicate::eq:
    return decide(isZero, excludesZero);
  case CmpPredicate::ne:
    return decide(excludesZero, isZero);
  }
  llvm_unreachable("unknown predicate");
}

/// g*A + k == 0 is A == -k/g, and never if g does not divide k: false then.
bool IndexBuilder::reduceEquation(Sum &sum) {
  int64_t common = 0;
  for (const Term &term : sum.terms)
    common = std::gcd(common, term.factor);
  if (common <= 1)
    return true;
  if (sum.constant % common != 0)
    return false;
  sum.constant /= common;
  for (Term &term : sum.terms)
    term.factor /= common;
  return true;
}

/// Makes a comparison of order with 0 one by "less than", where the negated sum
/// fits in 64 bits.
void IndexBuilder::toLessThan(CmpPredicate &predicate, Sum &sum) {
  if (predicate == CmpPredicate::le || predicate == CmpPredicate::ge) {
    bool isLe = predicate == CmpPredicate::le;
    sum.constant += isLe ? -1 : 1;
    predicate = isLe ? CmpPredicate::lt : CmpPredicate::gt;
  }
  if (predicate != CmpPredicate::gt)
    return;
  if (std::optional<Sum> negated = scale(sum, -1)) {
    sum = *negated;
    predicate = CmpPredicate::lt;
  }
}

/// A common factor of the terms divides out of sum < 0; what is below it cannot
/// change an order: g*A + B + k < 0 with B in [0, g) is A < ceil(-k / g) if g
/// divides k.
void IndexBuilder::dropLowTerms(Sum &sum) {
  for (int64_t common : getCommonFactors(sum, /*number=*/0)) {
    Sum high, low;
    splitByFactor(sum, common, high, low);
    IndexBounds range = getBounds(low);
    if (isUnbounded(range) || range.min < 0 || range.max >= common)
      continue;
    sum = high;
    return;
  }
}

Value IndexBuilder::compareWithZero(CmpPredicate predicate, Sum sum) {
  IndexBounds range = getBounds(sum);
  if (isUnbounded(range))
    return createComparison(predicate, sum);
  if (std::optional<bool> known = decideByBounds(predicate, range))
    return truth(*known);

  if (predicate == CmpPredicate::eq || predicate == CmpPredicate::ne) {
    if (!reduceEquation(sum))
      return truth(predicate == CmpPredicate::ne);
    return createComparison(predicate, sum);
  }
  if (sum.constant == kMin)
    return createComparison(predicate, sum);
  toLessThan(predicate, sum);
  if (predicate != CmpPredicate::lt)
    return createComparison(predicate, sum);
  dropLowTerms(sum);
  if (Value interval = compareRemainder(sum))
    return interval;
  if (Value moved = compareQuotient(sum))
    return moved;
  return createComparison(predicate, sum);
}

/// Positive terms stay on the left, the rest goes to the right.
Value IndexBuilder::createComparison(CmpPredicate predicate, const Sum &sum) {
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
  return combineClauses(lhs, rhs, /*isAnd=*/true);
}

Value IndexBuilder::logicalOr(Value lhs, Value rhs) {
  for (auto [one, other] : {std::pair(lhs, rhs), std::pair(rhs, lhs)}) {
    if (!one)
      return {};
    if (std::optional<int64_t> known = getConstant(one))
      return *known ? Value() : other;
  }
  Value either = combineClauses(lhs, rhs, /*isAnd=*/false);
  std::optional<int64_t> known = getConstant(either);
  return known && *known ? Value() : either;
}

Value IndexBuilder::logicalNot(Value condition) {
  if (std::optional<int64_t> known = getConstant(condition))
    return truth(!*known);
  if (auto inner = condition.getDefiningOp<NotOp>()) // not not x -> x
    return inner.getInput();
  // not (x < y) -> y <= x
  auto compare = condition.getDefiningOp<CmpOp>();
  if (compare && compare.getLhs().getType().isIndex())
    return cmp(negate(compare.getPredicate()), compare.getLhs(),
               compare.getRhs());
  return unique(NotOp::create(builder, loc, condition));
}

bool IndexBuilder::isInside(ValueRange position, ArrayRef<int64_t> shape) {
  return llvm::all_of_zip(position, shape, [&](Value index, int64_t size) {
    IndexBounds bounds = getBounds(index);
    return bounds.min >= 0 && bounds.max < size;
  });
}

Value IndexBuilder::inside(Value value, int64_t low, int64_t high) {
  Value condition = logicalAnd(cmp(CmpPredicate::ge, value, low),
                               cmp(CmpPredicate::lt, value, high));
  std::optional<int64_t> known = getConstant(condition);
  return known && *known ? Value() : condition;
}
