//===- IndexBuilder.cpp - Simplified index arithmetic -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexNumbers.h"

#include "uop/Dialect/UOp/IR/IntegerRanges.h"
#include "uop/Dialect/UOp/IR/OpIdentity.h"

using namespace mlir;
using namespace uop;

/// Of an integer that becomes an index, so many ops are looked at.
static constexpr size_t kMaxIntegerOps = 128;

//===----------------------------------------------------------------------===//
// Hash consing
//===----------------------------------------------------------------------===//

unsigned IndexBuilder::OperationInfo::getHashValue(const Operation *op) {
  return hashIdentity(OpIdentity::get(const_cast<Operation *>(op)));
}

bool IndexBuilder::OperationInfo::isEqual(const Operation *lhs,
                                          const Operation *rhs) {
  if (lhs == rhs)
    return true;
  if (lhs == getTombstoneKey() || lhs == getEmptyKey() ||
      rhs == getTombstoneKey() || rhs == getEmptyKey())
    return false;
  return isSameIdentity(const_cast<Operation *>(lhs),
                        const_cast<Operation *>(rhs));
}

Value IndexBuilder::unique(Operation *op) {
  auto [it, inserted] = known.insert(op);
  if (inserted)
    return op->getResult(0);
  op->erase();
  return (*it)->getResult(0);
}

void IndexBuilder::retireIfUnused(Operation *op) {
  SmallVector<Operation *> worklist = {op};
  while (!worklist.empty()) {
    Operation *dead = worklist.pop_back_val();
    // Ops of enclosing blocks are not this builder's to empty.
    if (dead->getBlock() != builder.getInsertionBlock() || !dead->use_empty() ||
        !isMemoryEffectFree(dead))
      continue;
    if (auto it = known.find(dead); it != known.end() && *it == dead) {
      known.erase(it);
      if (auto constant = dyn_cast<ConstOp>(dead);
          constant && constant.getResult().getType().isIndex())
        forgetConstant(*getConstant(constant.getResult()));
    }
    for (Value operand : dead->getOperands())
      if (Operation *def = operand.getDefiningOp())
        if (!llvm::is_contained(worklist, def))
          worklist.push_back(def);
    dead->dropAllReferences();
  }
}

void IndexBuilder::replace(Operation *op, Value value) {
  // The table is by operands: users leave it while theirs change.
  SmallVector<Operation *> users;
  for (Operation *user : op->getResult(0).getUsers())
    if (auto it = known.find(user); it != known.end() && *it == user) {
      known.erase(it);
      users.push_back(user);
    }
  op->getResult(0).replaceAllUsesWith(value);
  // Uses come latest first.
  for (Operation *user : llvm::reverse(users))
    known.insert(user);
  retireIfUnused(op);
}

/// The markers of the table of constants are numbers, too.
static bool isMarker(int64_t value) {
  using Info = llvm::DenseMapInfo<int64_t>;
  return value == Info::getEmptyKey() || value == Info::getTombstoneKey();
}

void IndexBuilder::forgetConstant(int64_t value) {
  if (!isMarker(value))
    constants.erase(value);
}

Value IndexBuilder::constant(int64_t value) {
  if (isMarker(value))
    return unique(ConstOp::create(builder, loc, builder.getIndexType(), value));
  Operation *&op = constants[value];
  if (!op)
    op = unique(ConstOp::create(builder, loc, builder.getIndexType(), value))
             .getDefiningOp();
  return op->getResult(0);
}

Value IndexBuilder::truth(bool value) {
  return unique(ConstOp::create(builder, loc, builder.getI1Type(), value));
}

Value IndexBuilder::range(int64_t size, RangeKind kind) {
  return unique(RangeOp::create(builder, loc, nextRangeId++, size, kind));
}

Value IndexBuilder::range(Value size, RangeKind kind,
                          std::optional<int64_t> max) {
  auto range = RangeOp::create(builder, loc, builder.getIndexType(),
                               builder.getI64IntegerAttr(nextRangeId++), size,
                               /*static_size=*/IntegerAttr(),
                               RangeKindAttr::get(builder.getContext(), kind));
  IndexBounds bounds = getBounds(size);
  if (!max && bounds.max != kMax)
    max = std::max<int64_t>(bounds.max, 0);
  if (max)
    range->setAttr(kMaxSizeAttrName, builder.getI64IntegerAttr(*max));
  return unique(range);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

unsigned IndexBuilder::getOrder(Value atom) {
  auto [it, inserted] = orders.try_emplace(atom, nextOrder);
  nextOrder += inserted;
  return it->second;
}

IndexBuilder::Sum IndexBuilder::getSum(Value value) {
  if (auto it = sums.find(value); it != sums.end())
    return it->second;
  Sum sum;
  IndexBounds range = kUnbounded;
  if (std::optional<int64_t> number = getConstant(value)) {
    sum.constant = *number;
  } else if (range = getBounds(value); range.min == range.max) {
    sum.constant = range.min; // a range of size 1
  } else {
    getOrder(value);
    sum.terms.push_back({value, 1});
  }
  return sums[value] = sum;
}

std::optional<IndexBuilder::Sum> IndexBuilder::scale(const Sum &sum,
                                                     int64_t factor) {
  Sum result;
  if (factor == 0)
    return result;
  if (llvm::MulOverflow(sum.constant, factor, result.constant))
    return std::nullopt;
  for (Term term : sum.terms) {
    if (llvm::MulOverflow(term.factor, factor, term.factor))
      return std::nullopt;
    result.terms.push_back(term);
  }
  return result;
}

/// lhs + factor * rhs
std::optional<IndexBuilder::Sum>
IndexBuilder::addSums(const Sum &lhs, const Sum &rhs, int64_t factor) {
  std::optional<Sum> scaled = scale(rhs, factor);
  Sum result;
  if (!scaled ||
      llvm::AddOverflow(lhs.constant, scaled->constant, result.constant))
    return std::nullopt;
  const auto *left = lhs.terms.begin(), *right = scaled->terms.begin();
  while (left != lhs.terms.end() || right != scaled->terms.end()) {
    if (right == scaled->terms.end() ||
        (left != lhs.terms.end() &&
         getOrder(left->atom) < getOrder(right->atom))) {
      result.terms.push_back(*left++);
    } else if (left == lhs.terms.end() ||
               getOrder(right->atom) < getOrder(left->atom)) {
      result.terms.push_back(*right++);
    } else {
      int64_t merged;
      if (llvm::AddOverflow(left->factor, right->factor, merged))
        return std::nullopt;
      if (merged != 0)
        result.terms.push_back({left->atom, merged});
      ++left, ++right;
    }
  }
  return result;
}

Value IndexBuilder::materialize(const Sum &sum) {
  Value result;
  for (const Term &term : sum.terms) {
    Value product = term.atom;
    if (term.factor != 1)
      product =
          unique(MulOp::create(builder, loc, product, constant(term.factor)));
    result =
        result ? unique(AddOp::create(builder, loc, result, product)) : product;
  }
  if (!result)
    return constant(sum.constant);
  if (sum.constant != 0)
    result =
        unique(AddOp::create(builder, loc, result, constant(sum.constant)));
  sums[result] = sum;
  return result;
}

IndexBounds IndexBuilder::getBounds(const Sum &sum) {
  IndexBounds result = getBoundsOfTerms(sum);
  // sum = k*T + rest, where the bounds of T are assumed.
  for (const Assumption &fact : assumptions) {
    const Term &first = fact.sum.terms.front();
    const Term *same = llvm::find_if(
        sum.terms, [&](const Term &term) { return term.atom == first.atom; });
    if (same == sum.terms.end() || same->factor % first.factor != 0 ||
        (same->factor == kMin && first.factor == -1))
      continue;
    int64_t multiple = same->factor / first.factor;
    if (multiple == kMin)
      continue;
    std::optional<Sum> rest = addSums(sum, fact.sum, -multiple);
    // All of T must be there: the bounds of what is not may depend on these.
    if (!rest || rest->terms.size() + fact.sum.terms.size() != sum.terms.size())
      continue;
    IndexBounds others = getBoundsOfTerms(*rest);
    if (isUnbounded(others))
      continue;
    Wide low = Wide(fact.bounds.min) * multiple,
         high = Wide(fact.bounds.max) * multiple;
    if (multiple < 0)
      std::swap(low, high);
    low += others.min;
    high += others.max;
    result.min = int64_t(std::max<Wide>(result.min, std::min<Wide>(low, kMax)));
    result.max =
        int64_t(std::min<Wide>(result.max, std::max<Wide>(high, kMin)));
  }
  result = boundByRangeSizes(sum, result);
  // Nothing satisfies the assumptions: any bounds will do.
  if (result.min > result.max)
    return getBoundsOfTerms(sum);
  return result;
}

IndexBounds IndexBuilder::getBoundsOfTerms(const Sum &sum) {
  Wide min = sum.constant, max = sum.constant;
  for (const Term &term : sum.terms) {
    IndexBounds atom = getBounds(term.atom);
    if (isUnbounded(atom))
      return kUnbounded;
    Wide low = Wide(atom.min) * term.factor,
         high = Wide(atom.max) * term.factor;
    min += std::min(low, high);
    max += std::max(low, high);
    if (min < kMin || max > kMax)
      return kUnbounded;
  }
  return fromWide(min, max);
}

IndexBounds IndexBuilder::getBounds(Value value) {
  if (auto it = bounds.find(value); it != bounds.end())
    return it->second;
  auto sum = sums.find(value);
  bool isAtom = sum == sums.end() || (sum->second.terms.size() == 1 &&
                                      sum->second.terms[0].atom == value);
  IndexBounds result =
      isAtom ? computeBounds(value) : getBounds(Sum(sum->second));
  return bounds[value] = result;
}

/// Bounds of an atom, by its op's InferIntRangeInterface from the bounds of the
/// operands. Operands of an atom are simplified before it, so their bounds are
/// known and this does not recurse deeply; what is not known is unbounded.
IndexBounds IndexBuilder::computeBounds(Value value) {
  Operation *op = value.getDefiningOp();
  auto inferrable = dyn_cast_or_null<InferIntRangeInterface>(op);
  if (!inferrable)
    return kUnbounded;
  SmallVector<ConstantIntRanges> args;
  for (Value operand : op->getOperands()) {
    unsigned width = ConstantIntRanges::getStorageBitwidth(operand.getType());
    if (width == 0)
      return kUnbounded;
    std::optional<IndexBounds> known;
    if (std::optional<int64_t> number = getConstant(operand))
      known = IndexBounds{*number, *number};
    else if (operand.getType().isIndex()) {
      if (auto it = bounds.find(operand); it != bounds.end())
        known = it->second;
      else if (auto sum = sums.find(operand); sum != sums.end())
        known = getBounds(Sum(sum->second));
    } else if (isa<CastOp>(op)) {
      // Not kept: other ops than those of indices may be erased.
      args.push_back(IntegerRanges(kMaxIntegerOps).get(operand));
      continue;
    }
    args.push_back(
        known ? ConstantIntRanges::fromSigned(APInt(width, known->min, true),
                                              APInt(width, known->max, true))
              : ConstantIntRanges::maxRange(width));
  }
  IndexBounds result = kUnbounded;
  inferrable.inferResultRanges(
      args, [&](Value changed, const ConstantIntRanges &range) {
        if (changed == value && range.smin().getBitWidth() <= 64)
          result = {range.smin().getSExtValue(), range.smax().getSExtValue()};
      });
  return result;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

Value IndexBuilder::add(Value lhs, Value rhs) {
  std::optional<Sum> sum = addSums(getSum(lhs), getSum(rhs), 1);
  if (!sum)
    return unique(AddOp::create(builder, loc, lhs, rhs));
  recombine(*sum);
  return materialize(*sum);
}

Value IndexBuilder::add(Value lhs, int64_t rhs) {
  return rhs == 0 ? lhs : add(lhs, constant(rhs));
}

Value IndexBuilder::sub(Value lhs, Value rhs) {
  std::optional<Sum> sum = addSums(getSum(lhs), getSum(rhs), -1);
  if (!sum)
    return unique(SubOp::create(builder, loc, lhs, rhs));
  recombine(*sum);
  return materialize(*sum);
}

Value IndexBuilder::mul(Value lhs, int64_t rhs) {
  std::optional<Sum> sum = scale(getSum(lhs), rhs);
  if (!sum)
    return unique(MulOp::create(builder, loc, lhs, constant(rhs)));
  return materialize(*sum);
}

Value IndexBuilder::mul(Value lhs, Value rhs) {
  if (std::optional<int64_t> number = getConstant(rhs))
    return mul(lhs, *number);
  if (std::optional<int64_t> number = getConstant(lhs))
    return mul(rhs, *number);
  return unique(MulOp::create(builder, loc, lhs, rhs));
}

//===----------------------------------------------------------------------===//
// Shapes and rebuilding
//===----------------------------------------------------------------------===//

Value IndexBuilder::linearize(ValueRange position, ArrayRef<int64_t> shape) {
  // One sum, so that no op is made for a part of it.
  Sum offset;
  int64_t stride = 1;
  for (auto [index, size] : llvm::reverse(llvm::zip_equal(position, shape))) {
    std::optional<Sum> scaled = scale(getSum(index), stride);
    std::optional<Sum> sum =
        scaled ? addSums(offset, *scaled, 1) : std::nullopt;
    if (sum)
      recombine(*sum);
    else // numbers that 64 bits do not hold
      sum = getSum(add(materialize(offset), mul(index, stride)));
    offset = std::move(*sum);
    stride *= size;
  }
  return materialize(offset);
}

void IndexBuilder::delinearize(Value offset, ArrayRef<int64_t> shape,
                               SmallVectorImpl<Value> &position) {
  position.resize(shape.size());
  int64_t stride = 1;
  for (size_t axis = shape.size(); axis-- > 0;) {
    Value quotient = floorDiv(offset, std::max<int64_t>(stride, 1));
    // The outermost axis needs no remainder: the offset is in range.
    position[axis] =
        axis == 0 ? quotient
                  : floorMod(quotient, std::max<int64_t>(shape[axis], 1));
    stride *= shape[axis];
  }
}

Value IndexBuilder::rebuild(Operation *op, ValueRange operands) {
  auto divisor = [&]() -> std::optional<int64_t> {
    std::optional<int64_t> number = getConstant(operands[1]);
    return number && *number > 0 ? number : std::nullopt;
  };
  if (op->getNumResults() != 1)
    return {};
  // So that the bounds of what is made from them need no recursion.
  for (Value operand : operands)
    if (operand.getType().isIndex())
      (void)getBounds(operand);
  Type type = op->getResult(0).getType();
  if (auto compare = dyn_cast<CmpOp>(op)) {
    if (!operands[0].getType().isIndex())
      return {};
    return cmp(compare.getPredicate(), operands[0], operands[1]);
  }
  if (isa<AndOp>(op) && type.isInteger(1))
    return logicalAnd(operands[0], operands[1]);
  if (isa<OrOp>(op) && type.isInteger(1)) {
    Value either = logicalOr(operands[0], operands[1]);
    return either ? either : truth(true);
  }
  if (isa<NotOp>(op) && type.isInteger(1))
    return logicalNot(operands[0]);
  if (!type.isIndex())
    return {};
  if (auto constantOp = dyn_cast<ConstOp>(op))
    return constant(*getConstant(constantOp.getResult()));
  if (isa<AddOp>(op))
    return add(operands[0], operands[1]);
  if (isa<SubOp>(op))
    return sub(operands[0], operands[1]);
  if (isa<MulOp>(op))
    return mul(operands[0], operands[1]);
  if (isa<NegOp>(op))
    return mul(operands[0], -1);
  if (isa<MinOp>(op))
    return minimum(operands[0], operands[1]);
  if (isa<MaxOp>(op))
    return maximum(operands[0], operands[1]);
  if (isa<FloorDivOp>(op) && divisor())
    return floorDiv(operands[0], *divisor());
  if (isa<FloorModOp>(op) && divisor())
    return floorMod(operands[0], *divisor());
  if (isa<IDivOp, ModOp>(op) && divisor()) {
    IndexBounds dividend = getBounds(operands[0]);
    // Truncation and rounding down agree where the dividend is not negative.
    if (dividend.min >= 0)
      return isa<IDivOp>(op) ? floorDiv(operands[0], *divisor())
                             : floorMod(operands[0], *divisor());
    // trunc(x / c) is 0 for |x| < c.
    if (dividend.min > -*divisor() && dividend.max < *divisor())
      return isa<IDivOp>(op) ? constant(0) : operands[0];
  }
  if (isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(op) &&
      !getConstant(operands[1]) && getBounds(operands[1]).min > 0) {
    bool isQuotient = isa<FloorDivOp, IDivOp>(op);
    if (isa<FloorDivOp, FloorModOp>(op) || getBounds(operands[0]).min >= 0)
      return isQuotient ? floorDiv(operands[0], operands[1])
                        : floorMod(operands[0], operands[1]);
  }
  if (isa<WhereOp>(op))
    return select(operands[0], operands[1], operands[2]);
  return {};
}
