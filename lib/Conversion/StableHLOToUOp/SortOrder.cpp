//===- SortOrder.cpp - Comparators as keys ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A comparator of one key is `f(x) < f(y)`, in any direction. One of several is
// `f(x) < f(y) or (f(x) == f(y) and rest)`, or a select of the same meaning,
// where `rest` compares the other keys.
//
//===----------------------------------------------------------------------===//

#include "SortOrder.h"

#include "OpConverter.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromstablehlo;

/// The op of the body that has this name and defines the value.
static Operation *getOp(Value value, StringRef name, unsigned numOperands) {
  Operation *op = value.getDefiningOp();
  return op && op->getName().getStringRef() == name &&
                 op->getNumOperands() == numOperands && op->getNumResults() == 1
             ? op
             : nullptr;
}

namespace {
/// How the arguments in one expression stand to those in another one.
enum class Relation { same, toSecond, toFirst };
} // namespace

/// Whether argument y is what x becomes.
static bool areRelated(BlockArgument x, BlockArgument y, Relation relation) {
  unsigned i = x.getArgNumber(), j = y.getArgNumber();
  switch (relation) {
  case Relation::same:
    return i == j;
  case Relation::toSecond:
    return i % 2 == 0 && j == i + 1;
  case Relation::toFirst:
    return i % 2 == 1 && j + 1 == i;
  }
  llvm_unreachable("unknown relation");
}

/// Whether both compute the same of arguments of the body so related.
static bool haveSameForm(Value x, Value y, Block &body, Relation relation) {
  SmallVector<std::pair<Value, Value>> work = {{x, y}};
  llvm::DenseSet<std::pair<Value, Value>> seen;
  while (!work.empty()) {
    auto [a, b] = work.pop_back_val();
    if (a.getType() != b.getType())
      return false;
    if (!seen.insert({a, b}).second)
      continue;
    auto first = dyn_cast<BlockArgument>(a),
         second = dyn_cast<BlockArgument>(b);
    bool isFirst = first && first.getOwner() == &body;
    bool isSecond = second && second.getOwner() == &body;
    if (isFirst || isSecond) {
      if (!isFirst || !isSecond || !areRelated(first, second, relation))
        return false;
      continue;
    }
    Operation *p = a.getDefiningOp(), *q = b.getDefiningOp();
    // What comes from outside is the same for both elements.
    if (a == b && (!p || p->getBlock() != &body))
      continue;
    if (!p || !q || p->getBlock() != &body || q->getBlock() != &body ||
        p->getName() != q->getName() || p->getNumRegions() != 0 ||
        p->getRawDictionaryAttrs() != q->getRawDictionaryAttrs() ||
        p->getPropertiesAsAttribute() != q->getPropertiesAsAttribute() ||
        p->getNumOperands() != q->getNumOperands() ||
        cast<OpResult>(a).getResultNumber() !=
            cast<OpResult>(b).getResultNumber())
      return false;
    for (auto [operand, other] :
         llvm::zip_equal(p->getOperands(), q->getOperands()))
      work.emplace_back(operand, other);
  }
  return true;
}

namespace {
/// A comparison of the same key of both elements.
struct KeyComparison {
  Value key;
  CmpPredicate predicate;
  std::string order;
};
} // namespace

static std::optional<KeyComparison> matchComparison(Value value, Block &body) {
  Operation *op = getOp(value, "stablehlo.compare", 2);
  if (!op || op->getBlock() != &body)
    return std::nullopt;
  auto predicate = symbolizeCmpPredicate(
      StringRef(getKeyword(op, "comparison_direction")).lower());
  if (!predicate)
    return std::nullopt;
  KeyComparison comparison{op->getOperand(0), *predicate,
                           getKeyword(op, "compare_type")};
  if (haveSameForm(op->getOperand(0), op->getOperand(1), body,
                   Relation::toSecond))
    return comparison;
  if (!haveSameForm(op->getOperand(0), op->getOperand(1), body,
                    Relation::toFirst))
    return std::nullopt;
  comparison.key = op->getOperand(1);
  switch (*predicate) {
  case CmpPredicate::lt:
    comparison.predicate = CmpPredicate::gt;
    break;
  case CmpPredicate::gt:
    comparison.predicate = CmpPredicate::lt;
    break;
  case CmpPredicate::le:
    comparison.predicate = CmpPredicate::ge;
    break;
  case CmpPredicate::ge:
    comparison.predicate = CmpPredicate::le;
    break;
  default:
    break;
  }
  return comparison;
}

/// Whether one is on the key of the other, and of this predicate.
static bool isOnSameKey(const std::optional<KeyComparison> &comparison,
                        const KeyComparison &other, CmpPredicate predicate,
                        Block &body) {
  return comparison && comparison->predicate == predicate &&
         comparison->order == other.order &&
         haveSameForm(comparison->key, other.key, body, Relation::same);
}

//===----------------------------------------------------------------------===//
// Keys
//===----------------------------------------------------------------------===//

static std::optional<APFloat> getFloatConstant(Value value) {
  Operation *op = getOp(value, "stablehlo.constant", 0);
  auto dense =
      op ? dyn_cast_or_null<DenseFPElementsAttr>(getOpAttribute(op, "value"))
         : DenseFPElementsAttr();
  if (!dense || !dense.isSplat())
    return std::nullopt;
  return dense.getSplatValue<APFloat>();
}

/// The operands of `compare` of this direction.
static Operation *getComparison(Value value, StringRef direction) {
  Operation *op = getOp(value, "stablehlo.compare", 2);
  return op && getKeyword(op, "comparison_direction") == direction ? op
                                                                   : nullptr;
}

/// x of `select(x != x, NaN, select(x == 0, 0, x))`, which JAX compares in the
/// total order so that zeros are equal and NaN is the greatest; null for
/// another value.
static BlockArgument matchCanonicalFloat(Value value) {
  Operation *outer = getOp(value, "stablehlo.select", 3);
  Operation *inner =
      outer ? getOp(outer->getOperand(2), "stablehlo.select", 3) : nullptr;
  auto x =
      inner ? dyn_cast<BlockArgument>(inner->getOperand(2)) : BlockArgument();
  if (!x)
    return {};
  Operation *isNaN = getComparison(outer->getOperand(0), "NE");
  Operation *isZero = getComparison(inner->getOperand(0), "EQ");
  if (!isNaN || !isZero || isNaN->getOperand(0) != x ||
      isNaN->getOperand(1) != x || isZero->getOperand(0) != x)
    return {};
  for (Operation *compare : {isNaN, isZero})
    if (getKeyword(compare, "compare_type") == "TOTALORDER")
      return {};
  auto nan = getFloatConstant(outer->getOperand(1));
  auto zero = getFloatConstant(inner->getOperand(1));
  auto other = getFloatConstant(isZero->getOperand(1));
  bool isCanonical = nan && zero && other && nan->isNaN() &&
                     !nan->isNegative() && zero->isZero() && other->isZero();
  return isCanonical ? x : BlockArgument();
}

/// Elements that `<=` finds equal may come in any order.
static std::optional<SortKey> makeKey(const KeyComparison &comparison,
                                      Block &body) {
  bool isLess = comparison.predicate == CmpPredicate::lt ||
                comparison.predicate == CmpPredicate::le;
  bool isGreater = comparison.predicate == CmpPredicate::gt ||
                   comparison.predicate == CmpPredicate::ge;
  if (!isLess && !isGreater)
    return std::nullopt;
  SortKey key;
  key.value = comparison.key;
  key.isDescending = isGreater;
  key.isTotal = comparison.order == "TOTALORDER";
  if (!key.isTotal)
    key.direct = dyn_cast<BlockArgument>(key.value);
  else if (isLess)
    key.direct = matchCanonicalFloat(key.value);
  // What comes from outside is no element.
  if (key.direct && key.direct.getOwner() != &body)
    key.direct = {};
  return key;
}

namespace {
/// A comparison, and what decides where its keys are equal.
struct Refined {
  KeyComparison comparison;
  Value rest;
};
} // namespace

/// `less or (equal and rest)`, in any order of operands.
static std::optional<Refined> matchOr(Operation *op, Block &body) {
  for (unsigned i : {0, 1}) {
    auto less = matchComparison(op->getOperand(i), body);
    Operation *both = getOp(op->getOperand(1 - i), "stablehlo.and", 2);
    if (!less || !both)
      continue;
    for (unsigned j : {0, 1})
      if (isOnSameKey(matchComparison(both->getOperand(j), body), *less,
                      CmpPredicate::eq, body))
        return Refined{*less, both->getOperand(1 - j)};
  }
  return std::nullopt;
}

/// `select(equal, rest, less)` or `select(different, less, rest)`.
static std::optional<Refined> matchSelect(Operation *op, Block &body) {
  auto condition = matchComparison(op->getOperand(0), body);
  if (!condition)
    return std::nullopt;
  bool isEqual = condition->predicate == CmpPredicate::eq;
  if (!isEqual && condition->predicate != CmpPredicate::ne)
    return std::nullopt;
  auto less = matchComparison(op->getOperand(isEqual ? 2 : 1), body);
  if (!less || !isOnSameKey(condition, *less, condition->predicate, body))
    return std::nullopt;
  return Refined{*less, op->getOperand(isEqual ? 1 : 2)};
}

std::optional<SmallVector<SortKey>>
uop::fromstablehlo::matchSortOrder(Block &body) {
  SmallVector<SortKey> keys;
  if (body.back().getNumOperands() != 1)
    return std::nullopt;
  for (Value value = body.back().getOperand(0);;) {
    auto last = matchComparison(value, body);
    std::optional<Refined> refined;
    if (!last) {
      if (Operation *op = getOp(value, "stablehlo.or", 2))
        refined = matchOr(op, body);
      else if (Operation *op = getOp(value, "stablehlo.select", 3))
        refined = matchSelect(op, body);
      if (!refined)
        return std::nullopt;
    }
    auto key = makeKey(last ? *last : refined->comparison, body);
    // With `<=`, the rest is never asked.
    bool isStrict = last || refined->comparison.predicate == CmpPredicate::lt ||
                    refined->comparison.predicate == CmpPredicate::gt;
    if (!key || !isStrict)
      return std::nullopt;
    keys.push_back(*key);
    if (last)
      return keys;
    value = refined->rest;
  }
}
