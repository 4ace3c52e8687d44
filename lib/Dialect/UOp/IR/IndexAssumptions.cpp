//===- IndexAssumptions.cpp - Index values under a condition ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexNumbers.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

/// Longer conditions and larger expressions are not looked into, so that the
/// cost of simplifying one of them has a bound.
static constexpr unsigned kClauseLimit = 16;
static constexpr unsigned kSliceLimit = 128;

static Wide floorDivWide(Wide lhs, Wide rhs) {
  Wide quotient = lhs / rhs;
  return quotient - (lhs % rhs != 0 && (lhs < 0) != (rhs < 0));
}

/// Whether the op is index arithmetic or a condition, which `rebuild` knows.
static bool isArithmetic(Operation *op) {
  return isa_and_nonnull<AddOp, SubOp, MulOp, NegOp, FloorDivOp, FloorModOp,
                         IDivOp, ModOp, MinOp, MaxOp, WhereOp, CmpOp, AndOp,
                         OrOp, NotOp, ConstOp>(op) &&
         (op->getResult(0).getType().isIndex() ||
          op->getResult(0).getType().isInteger(1));
}

/// The arithmetic that `value` is made of, operands first; nothing if that is
/// too much.
static SmallVector<Operation *> getSlice(Value value) {
  llvm::SmallSetVector<Operation *, 16> placed;
  SmallVector<std::pair<Operation *, unsigned>> stack;
  if (isArithmetic(value.getDefiningOp()))
    stack.push_back({value.getDefiningOp(), 0});
  while (!stack.empty()) {
    auto &[op, next] = stack.back();
    if (stack.size() > kSliceLimit || placed.size() > kSliceLimit)
      return {};
    if (next == op->getNumOperands()) {
      placed.insert(op);
      stack.pop_back();
      continue;
    }
    Operation *def = op->getOperand(next++).getDefiningOp();
    if (isArithmetic(def) && !placed.contains(def))
      stack.push_back({def, 0});
  }
  return placed.takeVector();
}

/// The clauses that all hold, with whether they hold as they are or negated, if
/// the condition holds or, with `holds` false, does not.
static SmallVector<std::pair<Value, bool>> getClauses(Value condition,
                                                      bool holds) {
  SmallVector<std::pair<Value, bool>> clauses, stack = {{condition, holds}};
  while (!stack.empty()) {
    auto [clause, isTrue] = stack.pop_back_val();
    Operation *op = clause.getDefiningOp();
    if (isa_and_nonnull<NotOp>(op)) {
      stack.push_back({op->getOperand(0), !isTrue});
    } else if (isTrue ? isa_and_nonnull<AndOp>(op)
                      : isa_and_nonnull<OrOp>(op)) {
      stack.push_back({op->getOperand(1), isTrue});
      stack.push_back({op->getOperand(0), isTrue});
    } else if (!llvm::is_contained(clauses, std::pair(clause, isTrue))) {
      clauses.push_back({clause, isTrue});
    }
  }
  return clauses;
}

/// T + k < 0 says that T <= -k - 1, and so on; != says nothing.
std::optional<IndexBuilder::Assumption> IndexBuilder::parseClause(Value clause,
                                                                  bool holds) {
  auto compare = clause.getDefiningOp<CmpOp>();
  if (!compare || !compare.getLhs().getType().isIndex())
    return std::nullopt;
  std::optional<Sum> difference =
      addSums(getSum(compare.getLhs()), getSum(compare.getRhs()), -1);
  if (!difference || difference->terms.empty() ||
      isUnbounded(getBounds(*difference)) || difference->constant <= kMin + 1 ||
      difference->constant == kMax)
    return std::nullopt;
  CmpPredicate predicate = compare.getPredicate();
  if (!holds)
    predicate = negate(predicate);
  int64_t limit = -difference->constant;
  difference->constant = 0;
  Assumption fact{*difference, getBounds(*difference)};
  if (isUnbounded(fact.bounds))
    return std::nullopt;
  auto atMost = [&](int64_t max) {
    fact.bounds.max = std::min(fact.bounds.max, max);
  };
  auto atLeast = [&](int64_t min) {
    fact.bounds.min = std::max(fact.bounds.min, min);
  };
  switch (predicate) {
  case CmpPredicate::lt:
    atMost(limit - 1);
    break;
  case CmpPredicate::le:
    atMost(limit);
    break;
  case CmpPredicate::gt:
    atLeast(limit + 1);
    break;
  case CmpPredicate::ge:
    atLeast(limit);
    break;
  case CmpPredicate::eq:
    atMost(limit);
    atLeast(limit);
    break;
  case CmpPredicate::ne:
    // At an end of the bounds, != moves the end.
    if (fact.bounds.min == limit)
      atLeast(limit + 1);
    else if (fact.bounds.max == limit)
      atMost(limit - 1);
    else
      return std::nullopt;
    break;
  }
  return fact;
}

/// Narrows the bounds of atoms by what the facts say about sums of them: each
/// term is the sum minus the other terms. False if nothing satisfies the facts.
bool IndexBuilder::tighten(ArrayRef<Assumption> facts,
                           llvm::MapVector<Value, IndexBounds> &tight) {
  auto lookup = [&](Value atom) {
    auto it = tight.find(atom);
    return it == tight.end() ? getBounds(atom) : it->second;
  };
  // What more rounds would find is only more precise.
  for (int round = 0; round < 2; ++round) {
    for (const Assumption &fact : facts) {
      if (fact.bounds.min > fact.bounds.max)
        return false;
      Wide low = 0, high = 0;
      for (const Term &term : fact.sum.terms) {
        IndexBounds atom = lookup(term.atom);
        Wide first = Wide(atom.min) * term.factor,
             second = Wide(atom.max) * term.factor;
        low += std::min(first, second);
        high += std::max(first, second);
      }
      if (low > fact.bounds.max || high < fact.bounds.min)
        return false;
      for (const Term &term : fact.sum.terms) {
        IndexBounds atom = lookup(term.atom), narrow = atom;
        Wide first = Wide(atom.min) * term.factor,
             second = Wide(atom.max) * term.factor;
        Wide termMin = fact.bounds.min - (high - std::max(first, second));
        Wide termMax = fact.bounds.max - (low - std::min(first, second));
        Wide min = -floorDivWide(-termMin, term.factor),
             max = floorDivWide(termMax, term.factor);
        if (term.factor < 0) {
          min = -floorDivWide(-termMax, term.factor);
          max = floorDivWide(termMin, term.factor);
        }
        if (min > atom.max || max < atom.min || min > max)
          return false;
        narrow.min = int64_t(std::max<Wide>(atom.min, min));
        narrow.max = int64_t(std::min<Wide>(atom.max, max));
        if (narrow.min == atom.min && narrow.max == atom.max)
          continue;
        tight[term.atom] = narrow;
        low = low - std::min(first, second) +
              std::min(Wide(narrow.min) * term.factor,
                       Wide(narrow.max) * term.factor);
        high = high - std::max(first, second) +
               std::max(Wide(narrow.min) * term.factor,
                        Wide(narrow.max) * term.factor);
      }
    }
  }
  return true;
}

Value IndexBuilder::rebuildAll(ArrayRef<Operation *> ops, Value value,
                               DenseMap<Value, Value> map) {
  for (Operation *op : ops) {
    if (map.contains(op->getResult(0)))
      continue;
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      auto it = map.find(operand);
      operands.push_back(it == map.end() ? operand : it->second);
    }
    Value simpler = rebuild(op, operands);
    if (!simpler && llvm::equal(operands, op->getOperands()))
      simpler = op->getResult(0);
    if (!simpler) {
      OperationState state(loc, op->getName(), operands, op->getResultTypes(),
                           op->getAttrs());
      simpler = unique(builder.create(state));
    }
    map[op->getResult(0)] = simpler;
  }
  auto it = map.find(value);
  return it == map.end() ? value : it->second;
}

Value IndexBuilder::simplifyUnder(ArrayRef<std::pair<Value, bool>> conditions,
                                  Value value) {
  // Conditions inside of the value are not assumed on top of these: each level
  // would double the work.
  if (isScoped || conditions.size() > kClauseLimit || getConstant(value))
    return value;
  SmallVector<Operation *> slice = getSlice(value);
  if (slice.empty() && !value.getDefiningOp<RangeOp>())
    return value;
  SmallVector<Assumption> facts;
  for (auto [clause, holds] : conditions)
    if (std::optional<Assumption> fact = parseClause(clause, holds))
      facts.push_back(*fact);
  // A clause inside of the value is the constant that it is assumed to be.
  DenseMap<Value, Value> known;
  for (auto [clause, holds] : conditions)
    known[clause] = truth(holds);
  llvm::SmallDenseSet<Value> relevant;
  for (Assumption &fact : facts)
    for (const Term &term : fact.sum.terms)
      relevant.insert(term.atom);
  auto isRelevant = [&](Value part) {
    return relevant.contains(part) || known.contains(part);
  };
  if (!isRelevant(value) && llvm::none_of(slice, [&](Operation *op) {
        return isRelevant(op->getResult(0)) ||
               llvm::any_of(op->getOperands(), isRelevant);
      }))
    return value;

  llvm::MapVector<Value, IndexBounds> tight;
  if (!tighten(facts, tight)) {
    // Nothing satisfies the conditions, and any value will do.
    return value.getType().isIndex() ? constant(0) : truth(false);
  }
  llvm::DenseMap<Value, Sum> outerSums;
  llvm::DenseMap<Value, IndexBounds> outerBounds;
  std::swap(sums, outerSums);
  std::swap(bounds, outerBounds);
  for (auto &[atom, range] : tight)
    bounds[atom] = range;
  assumptions.assign(facts.begin(), facts.end());
  isScoped = true;
  Value simpler = slice.empty() ? materialize(getSum(value))
                                : rebuildAll(slice, value, known);
  assumptions.clear();
  isScoped = false;
  std::swap(sums, outerSums);
  std::swap(bounds, outerBounds);
  if (simpler == value)
    return value;
  // What was made under the conditions is not in the tables without them.
  return rebuildAll(getSlice(simpler), simpler);
}

Value IndexBuilder::simplifyUnder(Value condition, Value value, bool holds) {
  if (!condition || !value)
    return value;
  return simplifyUnder(getClauses(condition, holds), value);
}

/// Each clause is simplified where all others hold (in an "or": do not hold);
/// one that then is neutral disappears.
Value IndexBuilder::combineClauses(Value lhs, Value rhs, bool isAnd) {
  SmallVector<std::pair<Value, bool>> clauses = getClauses(lhs, isAnd);
  for (auto &clause : getClauses(rhs, isAnd))
    if (!llvm::is_contained(clauses, clause))
      clauses.push_back(clause);
  auto combine = [&](Value left, Value right) -> Value {
    if (isAnd)
      return unique(AndOp::create(builder, loc, left, right));
    return unique(OrOp::create(builder, loc, left, right));
  };
  if (lhs == rhs)
    return lhs;
  if (clauses.size() > kClauseLimit)
    return combine(lhs, rhs);
  for (unsigned i = clauses.size(); i-- > 0;) {
    SmallVector<std::pair<Value, bool>> others = clauses;
    others.erase(others.begin() + i);
    Value simpler = simplifyUnder(others, clauses[i].first);
    bool holds = clauses[i].second;
    if (std::optional<int64_t> known = getConstant(simpler)) {
      // One that cannot be as it must decides everything.
      if (bool(*known) != holds)
        return truth(!isAnd);
      clauses.erase(clauses.begin() + i);
      continue;
    }
    clauses[i].first = simpler;
  }
  Value result;
  for (auto [clause, holds] : clauses) {
    Value part = holds == isAnd ? clause : logicalNot(clause);
    result = result ? combine(result, part) : part;
  }
  return result ? result : truth(isAnd);
}
