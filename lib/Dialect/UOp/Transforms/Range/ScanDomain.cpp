//===- ScanDomain.cpp - Which elements a reduction combines -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ScanDomain.h"

#include "../Utils/FloatingScalars.h"
#include "SameElement.h"

#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace uop;

/// Longer rows are not stored, and shorter ones need not be counted with care.
static constexpr int64_t kMaxRow = int64_t(1) << 40;

std::optional<LinearIndex> uop::getLinear(IndexBuilder &indices, Value value,
                                          Value atom) {
  Value rest = substituteIndex(indices, value, {{atom, indices.constant(0)}});
  if (!rest)
    return std::nullopt;
  Value multiple = indices.sub(value, rest);
  if (multiple == atom)
    return LinearIndex{1, rest};
  if (multiple == indices.mul(atom, -1))
    return LinearIndex{-1, rest};
  return std::nullopt;
}

//===----------------------------------------------------------------------===//
// Clauses
//===----------------------------------------------------------------------===//

/// Whether every number in the bounds is a value of the scalar type. ~n is
/// -n - 1, without overflow.
static bool fits(IndexBounds bounds, Type type) {
  auto isBelow = [](int64_t number, unsigned bits) {
    return bits >= 63 || number <= (int64_t(1) << bits) - 1;
  };
  if (isStorageType(type)) // f8E8M0FNU has no 0.
    return false;
  if (auto number = dyn_cast<FloatType>(type)) {
    unsigned bits = number.getFPMantissaWidth();
    return isBelow(bounds.max, bits) && isBelow(~bounds.min, bits) &&
           bounds.min > INT64_MIN / 2;
  }
  if (type.isIndex())
    return true;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() == 1)
    return false;
  if (integer.isUnsigned())
    return bounds.min >= 0 && isBelow(bounds.max, integer.getWidth());
  return isBelow(bounds.max, integer.getWidth() - 1) &&
         isBelow(~bounds.min, integer.getWidth() - 1);
}

Value uop::toIndex(IndexBuilder &indices, Value number) {
  if (number.getType().isIndex())
    return number;
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(number, slice);
  DenseMap<Value, Value> known;
  auto lookup = [&](Value value) {
    return value.getType().isIndex() ? value : known.lookup(value);
  };
  for (Operation *op : slice) {
    Value result = op->getResult(0);
    if (result.getType().isIndex())
      continue;
    SmallVector<Value> operands =
        llvm::map_to_vector(op->getOperands(), lookup);
    if (llvm::is_contained(operands, Value()))
      continue;
    Value index;
    APInt integer;
    APFloat real(0.0);
    if (matchPattern(result, m_ConstantInt(&integer)) &&
        integer.getBitWidth() > 1) {
      bool isUnsigned = isUnsignedType(result.getType());
      if (integer.getBitWidth() < 64 || !isUnsigned || integer.isNonNegative())
        index = indices.constant(isUnsigned ? int64_t(integer.getZExtValue())
                                            : integer.getSExtValue());
    } else if (matchPattern(result, m_ConstantFloat(&real))) {
      llvm::APSInt whole(64, /*isUnsigned=*/false);
      bool isExact = false;
      if (real.convertToInteger(whole, APFloat::rmTowardZero, &isExact) ==
              APFloat::opOK &&
          isExact)
        index = indices.constant(whole.getSExtValue());
    } else if (isa<CastOp>(op)) {
      index = operands[0];
    } else if (isa<AddOp>(op)) {
      index = indices.add(operands[0], operands[1]);
    } else if (isa<SubOp>(op)) {
      index = indices.sub(operands[0], operands[1]);
    } else if (isa<NegOp>(op)) {
      index = indices.mul(operands[0], -1);
    } else if (isa<MulOp>(op)) {
      index = indices.mul(operands[0], operands[1]);
    }
    if (index && fits(indices.getBounds(index), result.getType()))
      known[result] = index;
  }
  return known.lookup(number);
}

Value uop::toDifference(IndexBuilder &indices, Value clause) {
  bool holds = true;
  while (auto inner = clause.getDefiningOp<NotOp>()) {
    clause = inner.getInput();
    holds = !holds;
  }
  auto compare = clause.getDefiningOp<CmpOp>();
  if (!compare)
    return {};
  Value lhs = toIndex(indices, compare.getLhs());
  Value rhs = lhs ? toIndex(indices, compare.getRhs()) : Value();
  if (!rhs)
    return {};
  CmpPredicate predicate = compare.getPredicate();
  if (predicate == CmpPredicate::eq || predicate == CmpPredicate::ne)
    return {};
  if (predicate == CmpPredicate::gt || predicate == CmpPredicate::ge)
    std::swap(lhs, rhs);
  bool isStrict =
      predicate == CmpPredicate::lt || predicate == CmpPredicate::gt;
  // Not lhs < rhs is rhs <= lhs.
  if (!holds) {
    std::swap(lhs, rhs);
    isStrict = !isStrict;
  }
  return indices.add(indices.sub(rhs, lhs), isStrict ? -1 : 0);
}

//===----------------------------------------------------------------------===//
// Domains
//===----------------------------------------------------------------------===//

namespace {
/// A clause, if it came from one, and an index that is not negative where it
/// holds, if there is one.
struct Clause {
  Value condition;
  Value difference;
};

/// element >= value, or element <= value.
struct Bound {
  Value condition;
  Value value;
  bool isUpper;
};

class DomainFinder {
public:
  DomainFinder(IndexBuilder &indices, RangeDependence &ranges, Value along,
               StringRef &reason)
      : indices(indices), ranges(ranges), along(along), reason(reason) {}

  SmallVector<ScanDomain> run(ArrayRef<Value> conditions);

private:
  void tryRow(Value number, Value element);
  void tryBound(const Bound &mover, ArrayRef<Bound> bounds, ScanDomain domain,
                Value number, Value element);
  bool isAtLeast(Value lhs, Value rhs, ArrayRef<Value> outer);

  IndexBuilder &indices;
  RangeDependence &ranges;
  Value along;
  StringRef &reason;
  SmallVector<Clause> clauses;
  SmallVector<ScanDomain> domains;
};
} // namespace

/// Whether lhs >= rhs wherever the outer clauses hold.
bool DomainFinder::isAtLeast(Value lhs, Value rhs, ArrayRef<Value> outer) {
  Value condition = indices.cmp(CmpPredicate::ge, lhs, rhs);
  Value all;
  for (Value clause : outer)
    all = indices.logicalAnd(all, clause);
  if (all)
    condition = indices.simplifyUnder(all, condition);
  APInt known;
  return matchPattern(condition, m_ConstantInt(&known)) && !known.isZero();
}

/// Domains whose elements are up to `mover`, or from it.
void DomainFinder::tryBound(const Bound &mover, ArrayRef<Bound> bounds,
                            ScanDomain domain, Value number, Value element) {
  RangeSet moving = ranges.get(mover.value);
  domain.bound = mover.value;
  domain.isSuffix = !mover.isUpper;
  for (const Bound &bound : bounds) {
    if (bound.value == mover.value && bound.isUpper == mover.isUpper)
      continue;
    // What all elements of the row, or all up to the bound, satisfy.
    Value reference = bound.isUpper == mover.isUpper ? mover.value
                      : bound.isUpper ? indices.constant(domain.high)
                                      : indices.constant(domain.low);
    if (bound.isUpper ? isAtLeast(bound.value, reference, domain.outer)
                      : isAtLeast(reference, bound.value, domain.outer))
      continue;
    bool moves = llvm::any_of(ranges.get(bound.value), [&](Value range) {
      return moving.contains(range);
    });
    if (moves || !bound.condition) {
      reason = "a window: both bounds move, or two limit one end";
      return;
    }
    domain.inner.push_back(bound.condition);
    domain.dropped.erase(bound.condition);
  }
  // A clause about no element stays in gates unless the bound moves with it.
  for (Value clause : domain.outer)
    if (llvm::any_of(ranges.get(clause),
                     [&](Value range) { return moving.contains(range); }))
      domain.dropped.insert(clause);
  domain.position = indices.range(domain.high - domain.low + 1);
  domain.element = substituteIndex(
      indices, element, {{number, indices.add(domain.position, domain.low)}});
  if (domain.element)
    domains.push_back(std::move(domain));
}

/// Domains of the elements numbered by `number`, one of which is where the
/// reduced range is `element`.
void DomainFinder::tryRow(Value number, Value element) {
  int64_t points = getRangeSize(along);
  SmallVector<Clause> all(clauses);
  all.push_back({Value(), along});
  all.push_back({Value(), indices.sub(indices.constant(points - 1), along)});

  ScanDomain domain;
  IndexBounds row = indices.getBounds(number);
  domain.low = row.min;
  domain.high = row.max;
  SmallVector<Bound> bounds;
  for (Clause clause : all) {
    Value condition = clause.condition;
    bool isAboutElement = !condition || ranges.get(condition).contains(along);
    if (!isAboutElement) {
      domain.outer.push_back(condition);
      continue;
    }
    Value difference = clause.difference;
    if (difference && element != along)
      difference = substituteIndex(indices, difference, {{along, element}});
    std::optional<LinearIndex> linear =
        difference ? getLinear(indices, difference, number) : std::nullopt;
    if (!linear) {
      if (difference && indices.getBounds(difference).min >= 0)
        continue;
      if (!condition)
        return;
      domain.inner.push_back(condition);
      continue;
    }
    if (condition)
      domain.dropped.insert(condition);
    bool isUpper = linear->sign < 0;
    Value limit = isUpper ? linear->rest : indices.mul(linear->rest, -1);
    IndexBounds known = indices.getBounds(limit);
    if (known.min != known.max)
      bounds.push_back({condition, limit, isUpper});
    else if (isUpper)
      domain.high = std::min(domain.high, known.min);
    else
      domain.low = std::max(domain.low, known.min);
  }
  if (domain.low > domain.high)
    return;
  // Sums before sums from the end.
  for (bool isUpper : {true, false})
    for (const Bound &bound : bounds)
      if (bound.isUpper == isUpper)
        tryBound(bound, bounds, domain, number, element);
}

SmallVector<ScanDomain> DomainFinder::run(ArrayRef<Value> conditions) {
  for (Value condition : conditions)
    clauses.push_back({condition, toDifference(indices, condition)});
  tryRow(along, along);
  SmallVector<Value> tried;
  for (const Clause &clause : clauses) {
    Value number = clause.difference;
    if (!number || llvm::is_contained(tried, number) ||
        !ranges.get(number).contains(along))
      continue;
    tried.push_back(number);
    std::optional<LinearIndex> linear = getLinear(indices, number, along);
    IndexBounds bounds = indices.getBounds(number);
    if (!linear || bounds.max < 1 || bounds.max >= kMaxRow ||
        ranges.get(linear->rest).empty())
      continue;
    Value row = indices.range(bounds.max + 1);
    Value distance = linear->sign > 0 ? indices.sub(row, linear->rest)
                                      : indices.sub(linear->rest, row);
    tryRow(row, distance);
  }
  return std::move(domains);
}

SmallVector<ScanDomain>
uop::findScanDomains(IndexBuilder &indices, RangeDependence &ranges,
                     Value along, ArrayRef<Value> clauses, StringRef &reason) {
  return DomainFinder(indices, ranges, along, reason).run(clauses);
}
