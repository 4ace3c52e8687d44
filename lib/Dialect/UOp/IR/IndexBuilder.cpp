//===- IndexBuilder.cpp - Simplified index arithmetic -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/IR/Matchers.h"
#include "uop/Dialect/UOp/IR/OpIdentity.h"
#include "llvm/Support/MathExtras.h"
#include <numeric>

using namespace mlir;
using namespace uop;

using Wide = __int128;

static constexpr int64_t kMin = std::numeric_limits<int64_t>::min();
static constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
static constexpr IndexBounds kUnbounded{kMin, kMax};

static int64_t floorDivInt(int64_t lhs, int64_t rhs) {
  return llvm::divideFloorSigned(lhs, rhs);
}
static int64_t floorModInt(int64_t lhs, int64_t rhs) {
  return llvm::mod(lhs, rhs);
}

/// The bounds as 64-bit numbers, or none where the value may have wrapped.
static IndexBounds fromWide(Wide min, Wide max) {
  if (min < kMin || max > kMax)
    return kUnbounded;
  return {int64_t(min), int64_t(max)};
}

static bool isUnbounded(IndexBounds bounds) {
  return bounds.min == kMin && bounds.max == kMax;
}

static std::optional<int64_t> getConstant(Value value) {
  APInt number;
  if (value && matchPattern(value, m_ConstantInt(&number)))
    return number.getSExtValue();
  return std::nullopt;
}

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
    if (auto it = known.find(dead); it != known.end() && *it == dead)
      known.erase(it);
    for (Value operand : dead->getOperands())
      if (Operation *def = operand.getDefiningOp())
        if (!isa<ShapedType>(operand.getType()) &&
            !llvm::is_contained(worklist, def))
          worklist.push_back(def);
    dead->dropAllReferences();
  }
}

Value IndexBuilder::constant(int64_t value) {
  return unique(ConstOp::create(builder, loc, builder.getIndexType(), value));
}

Value IndexBuilder::truth(bool value) {
  return unique(ConstOp::create(builder, loc, builder.getI1Type(), value));
}

Value IndexBuilder::range(int64_t size, RangeKind kind) {
  return unique(RangeOp::create(builder, loc, nextRangeId++, size, kind));
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
  } else if (range = computeBounds(value); range.min == range.max) {
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

/// k*(x mod c) + k*c*(x div c) -> k*x, and
/// k*(x mod c) + k*c*((x div c) mod d) -> k*(x mod (c*d)).
void IndexBuilder::recombine(Sum &sum) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Term &term : sum.terms) {
      auto mod = term.atom.getDefiningOp<FloorModOp>();
      std::optional<int64_t> divisor =
          mod ? getConstant(mod.getRhs()) : std::nullopt;
      int64_t factor;
      if (!divisor || *divisor <= 0 ||
          llvm::MulOverflow(term.factor, *divisor, factor))
        continue;
      Value dividend = mod.getLhs();
      Value quotient = floorDiv(dividend, *divisor);
      Sum quotientSum = getSum(quotient);

      // The whole quotient is there, scaled.
      bool contained = !quotientSum.terms.empty();
      for (const Term &part : quotientSum.terms) {
        int64_t needed;
        contained &= !llvm::MulOverflow(part.factor, factor, needed) &&
                     llvm::any_of(sum.terms, [&](const Term &other) {
                       return other.atom == part.atom && other.factor == needed;
                     });
      }
      std::optional<Sum> replaced;
      if (contained) {
        replaced = addSums(sum, quotientSum, -factor);
        if (replaced)
          replaced = addSums(*replaced, getSum(term.atom), -term.factor);
        if (replaced)
          replaced = addSums(*replaced, getSum(dividend), term.factor);
      } else {
        for (const Term &other : sum.terms) {
          auto outer = other.atom.getDefiningOp<FloorModOp>();
          std::optional<int64_t> outerDivisor =
              outer ? getConstant(outer.getRhs()) : std::nullopt;
          int64_t product;
          if (!outerDivisor || *outerDivisor <= 0 || other.factor != factor ||
              outer.getLhs() != quotient ||
              llvm::MulOverflow(*divisor, *outerDivisor, product))
            continue;
          Sum rest = sum;
          llvm::erase_if(rest.terms, [&](const Term &t) {
            return t.atom == term.atom || t.atom == other.atom;
          });
          replaced =
              addSums(rest, getSum(floorMod(dividend, product)), term.factor);
          break;
        }
      }
      if (!replaced)
        continue;
      sum = *replaced;
      changed = true;
      break;
    }
  }
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

void IndexBuilder::splitByDivisor(const Sum &sum, int64_t divisor,
                                  Sum &quotient, Sum &remainder) {
  // Multiples of the divisor go to the quotient; what is left of each factor is
  // its residue, or the negative residue where that gives a narrower sum.
  quotient.constant = floorDivInt(sum.constant, divisor);
  remainder.constant = floorModInt(sum.constant, divisor);
  for (const Term &term : sum.terms) {
    int64_t residue = floorModInt(term.factor, divisor);
    if (residue != 0 && residue > divisor / 2 && term.factor < 0)
      residue -= divisor;
    // (factor - residue) / divisor cannot overflow: the difference may.
    int64_t multiple = int64_t((Wide(term.factor) - residue) / divisor);
    if (multiple != 0)
      quotient.terms.push_back({term.atom, multiple});
    if (residue != 0)
      remainder.terms.push_back({term.atom, residue});
  }
}

Value IndexBuilder::floorDiv(Value lhs, int64_t divisor) {
  assert(divisor > 0 && "the divisor must be positive");
  if (divisor == 1)
    return lhs;
  Sum sum = getSum(lhs);
  IndexBounds whole = getBounds(sum);
  if (isUnbounded(whole)) {
    if (sum.terms.empty())
      return constant(floorDivInt(sum.constant, divisor));
    return unique(FloorDivOp::create(builder, loc, lhs, constant(divisor)));
  }

  Sum quotient, rest;
  splitByDivisor(sum, divisor, quotient, rest);
  IndexBounds range = getBounds(rest);
  if (!isUnbounded(range)) {
    int64_t period = floorDivInt(range.min, divisor);
    if (period == floorDivInt(range.max, divisor)) {
      quotient.constant += period;
      recombine(quotient);
      return materialize(quotient);
    }
    // The other residues may keep the sum in one period:
    // (13*a + 17) with a in [0, 3] is 17 - 5*a modulo 18.
    Sum other = rest, otherQuotient = quotient;
    for (Term &term : other.terms) {
      int64_t flipped =
          term.factor > 0 ? term.factor - divisor : term.factor + divisor;
      Sum part;
      part.terms.push_back({term.atom, term.factor > 0 ? 1 : -1});
      term.factor = flipped;
      if (std::optional<Sum> moved = addSums(otherQuotient, part, 1))
        otherQuotient = *moved;
      else
        other.terms.clear();
    }
    IndexBounds otherRange = getBounds(other);
    if (other.terms.size() == rest.terms.size() && !isUnbounded(otherRange) &&
        floorDivInt(otherRange.min, divisor) ==
            floorDivInt(otherRange.max, divisor)) {
      otherQuotient.constant += floorDivInt(otherRange.min, divisor);
      recombine(otherQuotient);
      return materialize(otherQuotient);
    }

    // floor((g*A + B) / (g*c)) -> floor(A / c) for B in [0, g).
    SmallVector<int64_t> factors;
    for (const Term &term : rest.terms) {
      int64_t common = std::gcd(term.factor, divisor);
      if (common > 1 && !llvm::is_contained(factors, common))
        factors.push_back(common);
    }
    llvm::sort(factors, std::greater<>());
    for (int64_t common : factors) {
      Sum high, low;
      high.constant = floorDivInt(rest.constant, common);
      low.constant = floorModInt(rest.constant, common);
      for (const Term &term : rest.terms) {
        if (term.factor % common == 0)
          high.terms.push_back({term.atom, term.factor / common});
        else
          low.terms.push_back(term);
      }
      IndexBounds lowRange = getBounds(low);
      if (isUnbounded(lowRange) || floorDivInt(lowRange.min, common) !=
                                       floorDivInt(lowRange.max, common))
        continue;
      high.constant += floorDivInt(lowRange.min, common);
      Value inner = floorDiv(materialize(high), divisor / common);
      std::optional<Sum> total = addSums(quotient, getSum(inner), 1);
      if (!total)
        break;
      recombine(*total);
      return materialize(*total);
    }

    // floor((floor(x / a) + k) / b) -> floor((x + k*a) / (a*b))
    if (rest.terms.size() == 1 && rest.terms[0].factor == 1) {
      auto inner = rest.terms[0].atom.getDefiningOp<FloorDivOp>();
      std::optional<int64_t> innerDivisor =
          inner ? getConstant(inner.getRhs()) : std::nullopt;
      int64_t product, offset;
      if (innerDivisor && *innerDivisor > 0 &&
          !llvm::MulOverflow(*innerDivisor, divisor, product) &&
          !llvm::MulOverflow(rest.constant, *innerDivisor, offset)) {
        Value merged = floorDiv(add(inner.getLhs(), offset), product);
        if (std::optional<Sum> total = addSums(quotient, getSum(merged), 1))
          return materialize(*total);
      }
      // (x mod (k*c)) div c -> (x div c) mod k
      auto mod = rest.terms[0].atom.getDefiningOp<FloorModOp>();
      std::optional<int64_t> modulus =
          mod ? getConstant(mod.getRhs()) : std::nullopt;
      if (modulus && *modulus > 0 && rest.constant == 0 &&
          *modulus % divisor == 0) {
        Value merged =
            floorMod(floorDiv(mod.getLhs(), divisor), *modulus / divisor);
        if (std::optional<Sum> total = addSums(quotient, getSum(merged), 1))
          return materialize(*total);
      }
    }
    Value reduced = materialize(rest);
    Value divided =
        unique(FloorDivOp::create(builder, loc, reduced, constant(divisor)));
    if (std::optional<Sum> total = addSums(quotient, getSum(divided), 1))
      return materialize(*total);
  }
  return unique(FloorDivOp::create(builder, loc, lhs, constant(divisor)));
}

Value IndexBuilder::floorMod(Value lhs, int64_t divisor) {
  assert(divisor > 0 && "the divisor must be positive");
  if (divisor == 1)
    return constant(0);
  Sum sum = getSum(lhs);
  if (sum.terms.empty())
    return constant(floorModInt(sum.constant, divisor));
  if (isUnbounded(getBounds(sum)))
    return unique(FloorModOp::create(builder, loc, lhs, constant(divisor)));

  // c * (x mod (k*c)) is c * x modulo any divisor of c*k*c; the common case is
  // a remainder by a multiple of this divisor.
  Sum flat;
  flat.constant = sum.constant;
  for (const Term &term : sum.terms) {
    auto mod = term.atom.getDefiningOp<FloorModOp>();
    std::optional<int64_t> modulus =
        mod ? getConstant(mod.getRhs()) : std::nullopt;
    Sum part;
    part.terms.push_back({term.atom, 1});
    if (modulus && *modulus > 0 &&
        (Wide(*modulus) * term.factor) % divisor == 0 &&
        !isUnbounded(getBounds(mod.getLhs())))
      part = getSum(mod.getLhs());
    std::optional<Sum> next = addSums(flat, part, term.factor);
    if (!next) {
      flat = sum;
      break;
    }
    flat = *next;
  }
  if (isUnbounded(getBounds(flat)))
    flat = sum;

  Sum quotient, rest;
  splitByDivisor(flat, divisor, quotient, rest);
  auto inOnePeriod = [&](Sum candidate) -> Value {
    IndexBounds range = getBounds(candidate);
    if (isUnbounded(range))
      return {};
    int64_t period = floorDivInt(range.min, divisor);
    if (period != floorDivInt(range.max, divisor))
      return {};
    candidate.constant -= period * divisor;
    recombine(candidate);
    return materialize(candidate);
  };
  if (Value result = inOnePeriod(rest))
    return result;
  Sum other = rest;
  for (Term &term : other.terms)
    term.factor += term.factor > 0 ? -divisor : divisor;
  if (Value result = inOnePeriod(other))
    return result;

  // (g*A + B) mod (g*c) -> g*(A mod c) + B for B in [0, g).
  SmallVector<int64_t> factors;
  for (const Term &term : rest.terms) {
    int64_t common = std::gcd(term.factor, divisor);
    if (common > 1 && !llvm::is_contained(factors, common))
      factors.push_back(common);
  }
  llvm::sort(factors, std::greater<>());
  for (int64_t common : factors) {
    Sum high, low;
    high.constant = floorDivInt(rest.constant, common);
    low.constant = floorModInt(rest.constant, common);
    for (const Term &term : rest.terms) {
      if (term.factor % common == 0)
        high.terms.push_back({term.atom, term.factor / common});
      else
        low.terms.push_back(term);
    }
    IndexBounds lowRange = getBounds(low);
    if (isUnbounded(lowRange) || lowRange.min < 0 || lowRange.max >= common)
      continue;
    Value inner = floorMod(materialize(high), divisor / common);
    if (std::optional<Sum> total = addSums(low, getSum(inner), common)) {
      recombine(*total);
      return materialize(*total);
    }
  }
  // A remainder keeps the smaller of the two dividends.
  return unique(
      FloorModOp::create(builder, loc, materialize(rest), constant(divisor)));
}

Value IndexBuilder::select(Value condition, Value lhs, Value rhs) {
  if (!condition || lhs == rhs)
    return lhs;
  if (std::optional<int64_t> known = getConstant(condition))
    return *known ? lhs : rhs;
  return unique(WhereOp::create(builder, loc, condition, lhs, rhs));
}

//===----------------------------------------------------------------------===//
// Conditions
//===----------------------------------------------------------------------===//

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

//===----------------------------------------------------------------------===//
// Shapes and rebuilding
//===----------------------------------------------------------------------===//

Value IndexBuilder::linearize(ValueRange position, ArrayRef<int64_t> shape) {
  Value offset = constant(0);
  int64_t stride = 1;
  for (auto [index, size] : llvm::reverse(llvm::zip_equal(position, shape))) {
    offset = add(offset, mul(index, stride));
    stride *= size;
  }
  return offset;
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
  if (isa<FloorDivOp>(op) && divisor())
    return floorDiv(operands[0], *divisor());
  if (isa<FloorModOp>(op) && divisor())
    return floorMod(operands[0], *divisor());
  if (isa<IDivOp, ModOp>(op) && divisor() && getBounds(operands[0]).min >= 0)
    return isa<IDivOp>(op) ? floorDiv(operands[0], *divisor())
                           : floorMod(operands[0], *divisor());
  if (isa<WhereOp>(op))
    return select(operands[0], operands[1], operands[2]);
  return {};
}
