//===- IndexDivision.cpp - Simplified index divisions -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IndexNumbers.h"

#include <numeric>

using namespace mlir;
using namespace uop;

/// Whether all terms of `part`, of which there are some, are in `sum`, with
/// `factor` times their factors.
bool IndexBuilder::contains(const Sum &sum, const Sum &part, int64_t factor) {
  return !part.terms.empty() && llvm::all_of(part.terms, [&](const Term &term) {
    int64_t needed;
    return !llvm::MulOverflow(term.factor, factor, needed) &&
           llvm::any_of(sum.terms, [&](const Term &other) {
             return other.atom == term.atom && other.factor == needed;
           });
  });
}

/// k*x - k*c*(x div c) -> k*(x mod c), and k*x - k*(x mod c) -> k*c*(x div c).
bool IndexBuilder::recombineWhole(Sum &sum, const Term &term) {
  Operation *op = term.atom.getDefiningOp();
  if (!isa_and_nonnull<FloorDivOp, FloorModOp>(op))
    return false;
  std::optional<int64_t> divisor = getConstant(op->getOperand(1));
  bool isQuotient = isa<FloorDivOp>(op);
  if (!divisor || *divisor <= 0 || term.factor == kMin ||
      (isQuotient && term.factor % *divisor != 0))
    return false;
  int64_t multiple = isQuotient ? -(term.factor / *divisor) : -term.factor;
  int64_t outer;
  Sum whole = getSum(op->getOperand(0));
  if (!contains(sum, whole, multiple) ||
      llvm::MulOverflow(multiple, *divisor, outer))
    return false;
  Sum self;
  self.terms.push_back({term.atom, term.factor});
  Value other = isQuotient ? floorMod(op->getOperand(0), *divisor)
                           : floorDiv(op->getOperand(0), *divisor);
  std::optional<Sum> replaced = addSums(sum, self, -1);
  if (replaced)
    replaced = addSums(*replaced, whole, -multiple);
  if (replaced)
    replaced = addSums(*replaced, getSum(other), isQuotient ? multiple : outer);
  if (!replaced || replaced->terms.size() >= sum.terms.size())
    return false;
  sum = *replaced;
  return true;
}

/// k*(x mod c) + k*c*(x div c) -> k*x, and
/// k*(x mod c) + k*c*((x div c) mod d) -> k*(x mod (c*d)).
bool IndexBuilder::recombineRemainder(Sum &sum, const Term &term) {
  auto mod = term.atom.getDefiningOp<FloorModOp>();
  std::optional<int64_t> divisor =
      mod ? getConstant(mod.getRhs()) : std::nullopt;
  int64_t factor;
  if (!divisor || *divisor <= 0 ||
      llvm::MulOverflow(term.factor, *divisor, factor))
    return false;
  Value dividend = mod.getLhs();
  Value quotient = floorDiv(dividend, *divisor);
  Sum quotientSum = getSum(quotient);

  // The whole quotient is there, scaled.
  std::optional<Sum> replaced;
  if (contains(sum, quotientSum, factor)) {
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
    return false;
  sum = *replaced;
  return true;
}

void IndexBuilder::recombine(Sum &sum) {
  for (bool changed = true; changed;) {
    changed = false;
    for (const Term &each : sum.terms) {
      // A copy, because the sum changes.
      Term term = each;
      changed = recombineWhole(sum, term) || recombineRemainder(sum, term);
      if (changed)
        break;
    }
  }
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

void IndexBuilder::splitByFactor(const Sum &sum, int64_t factor, Sum &high,
                                 Sum &low) {
  high.constant = floorDivInt(sum.constant, factor);
  low.constant = floorModInt(sum.constant, factor);
  for (const Term &term : sum.terms) {
    if (term.factor % factor == 0)
      high.terms.push_back({term.atom, term.factor / factor});
    else
      low.terms.push_back(term);
  }
}

SmallVector<int64_t> IndexBuilder::getCommonFactors(const Sum &sum,
                                                    int64_t number) {
  SmallVector<int64_t> factors;
  for (const Term &term : sum.terms) {
    int64_t common = std::gcd(term.factor, number);
    if (common > 1 && !llvm::is_contained(factors, common))
      factors.push_back(common);
  }
  llvm::sort(factors, std::greater<>());
  return factors;
}

/// floor(x / divisor) where all x in the bounds have the same.
static std::optional<int64_t> getOnlyQuotient(IndexBounds range,
                                              int64_t divisor) {
  if (isUnbounded(range))
    return std::nullopt;
  int64_t quotient = floorDivInt(range.min, divisor);
  if (quotient != floorDivInt(range.max, divisor))
    return std::nullopt;
  return quotient;
}

/// The residue of `factor`, which is less than `divisor` away from 0, on the
/// other side of 0; none if only a nearer one is asked for.
static std::optional<int64_t> getOtherResidue(int64_t factor, int64_t divisor,
                                              bool onlyNearer) {
  int64_t other = factor > 0 ? factor - divisor : factor + divisor;
  if (onlyNearer && std::abs(other) >= std::abs(factor))
    return std::nullopt;
  return other;
}

/// The other residues may keep the rest in one period:
/// (13*a + 17) with a in [0, 3] is 17 - 5*a modulo 18, and 18*a + b is b - a
/// modulo 19.
Value IndexBuilder::divideByOtherResidues(const Division &division,
                                          bool onlyNearer) {
  Sum rest = division.rest, quotient = division.quotient;
  for (Term &term : rest.terms) {
    std::optional<int64_t> flipped =
        getOtherResidue(term.factor, division.divisor, onlyNearer);
    if (!flipped)
      continue;
    Sum part;
    part.terms.push_back({term.atom, term.factor > 0 ? 1 : -1});
    term.factor = *flipped;
    std::optional<Sum> moved = addSums(quotient, part, 1);
    if (!moved)
      return {};
    quotient = *moved;
  }
  std::optional<int64_t> period =
      getOnlyQuotient(getBounds(rest), division.divisor);
  if (!period)
    return {};
  quotient.constant += *period;
  recombine(quotient);
  return materialize(quotient);
}

/// Small negative factors stay as they are: floor(-x / c) has fewer terms than
/// floor((c-1)*x / c) - x.
void IndexBuilder::keepSmallNegatives(const Sum &dividend, Division &division) {
  Sum quotient, rest;
  quotient.constant = division.quotient.constant;
  rest.constant = division.rest.constant;
  for (const Term &term : dividend.terms) {
    if (int64_t multiple = term.factor / division.divisor)
      quotient.terms.push_back({term.atom, multiple});
    if (int64_t residue = term.factor % division.divisor)
      rest.terms.push_back({term.atom, residue});
  }
  if (isUnbounded(getBounds(rest)))
    return;
  division.quotient = quotient;
  division.rest = rest;
}

/// floor((g*A + B) / (g*c)) -> floor(A / c) for B in [0, g). Null if no factor
/// does.
Value IndexBuilder::divideByFactor(const Division &division) {
  for (int64_t common : getCommonFactors(division.rest, division.divisor)) {
    Sum high, low;
    splitByFactor(division.rest, common, high, low);
    std::optional<int64_t> period = getOnlyQuotient(getBounds(low), common);
    if (!period)
      continue;
    high.constant += *period;
    Value inner = floorDiv(materialize(high), division.divisor / common);
    std::optional<Sum> total = addSums(division.quotient, getSum(inner), 1);
    if (!total)
      return {};
    recombine(*total);
    return materialize(*total);
  }
  return {};
}

/// The division of a rest that is a quotient or a remainder itself; null if it
/// is none, or the numbers do not fit.
Value IndexBuilder::divideNested(const Division &division) {
  const Sum &rest = division.rest;
  int64_t divisor = division.divisor;
  if (rest.terms.size() != 1 || rest.terms[0].factor != 1)
    return {};

  // floor((floor(x / a) + k) / b) -> floor((x + k*a) / (a*b))
  auto inner = rest.terms[0].atom.getDefiningOp<FloorDivOp>();
  std::optional<int64_t> innerDivisor =
      inner ? getConstant(inner.getRhs()) : std::nullopt;
  int64_t product, offset;
  if (innerDivisor && *innerDivisor > 0 &&
      !llvm::MulOverflow(*innerDivisor, divisor, product) &&
      !llvm::MulOverflow(rest.constant, *innerDivisor, offset)) {
    Value merged = floorDiv(add(inner.getLhs(), offset), product);
    if (std::optional<Sum> total =
            addSums(division.quotient, getSum(merged), 1))
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
    if (std::optional<Sum> total =
            addSums(division.quotient, getSum(merged), 1))
      return materialize(*total);
  }
  return {};
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

  Division division{divisor, {}, {}};
  splitByDivisor(sum, divisor, division.quotient, division.rest);
  IndexBounds range = getBounds(division.rest);
  if (isUnbounded(range))
    return unique(FloorDivOp::create(builder, loc, lhs, constant(divisor)));
  if (std::optional<int64_t> period = getOnlyQuotient(range, divisor)) {
    division.quotient.constant += *period;
    recombine(division.quotient);
    return materialize(division.quotient);
  }
  for (bool onlyNearer : {false, true})
    if (Value result = divideByOtherResidues(division, onlyNearer))
      return result;
  keepSmallNegatives(sum, division);
  if (Value result = divideByFactor(division))
    return result;
  if (Value result = divideNested(division))
    return result;

  Value reduced = materialize(division.rest);
  Value divided =
      unique(FloorDivOp::create(builder, loc, reduced, constant(divisor)));
  if (std::optional<Sum> total = addSums(division.quotient, getSum(divided), 1))
    return materialize(*total);
  return unique(FloorDivOp::create(builder, loc, lhs, constant(divisor)));
}

/// c * (x mod (k*c)) is c * x modulo any divisor of c*k*c; the common case is
/// a remainder by a multiple of this divisor.
IndexBuilder::Sum IndexBuilder::expandRemainders(const Sum &sum,
                                                 int64_t divisor) {
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
    if (!next)
      return sum;
    flat = *next;
  }
  return isUnbounded(getBounds(flat)) ? sum : flat;
}

/// The remainder of a sum that is all in one period of the divisor; null if it
/// is not.
Value IndexBuilder::reduceInPeriod(Sum sum, int64_t divisor) {
  std::optional<int64_t> period = getOnlyQuotient(getBounds(sum), divisor);
  if (!period)
    return {};
  sum.constant -= *period * divisor;
  recombine(sum);
  return materialize(sum);
}

/// (g*A + B) mod (g*c) -> g*(A mod c) + B for B in [0, g). Null if no factor
/// does.
Value IndexBuilder::reduceByFactor(const Sum &sum, int64_t divisor) {
  for (int64_t common : getCommonFactors(sum, divisor)) {
    Sum high, low;
    splitByFactor(sum, common, high, low);
    IndexBounds range = getBounds(low);
    if (isUnbounded(range) || range.min < 0 || range.max >= common)
      continue;
    Value inner = floorMod(materialize(high), divisor / common);
    if (std::optional<Sum> total = addSums(low, getSum(inner), common)) {
      recombine(*total);
      return materialize(*total);
    }
  }
  return {};
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

  Sum quotient, rest;
  splitByDivisor(expandRemainders(sum, divisor), divisor, quotient, rest);
  if (Value result = reduceInPeriod(rest, divisor))
    return result;
  for (bool onlyNearer : {false, true}) {
    Sum other = rest;
    for (Term &term : other.terms)
      term.factor = getOtherResidue(term.factor, divisor, onlyNearer)
                        .value_or(term.factor);
    if (Value result = reduceInPeriod(other, divisor))
      return result;
  }
  if (Value result = reduceByFactor(rest, divisor))
    return result;
  // A remainder keeps the smaller of the two dividends.
  return unique(
      FloorModOp::create(builder, loc, materialize(rest), constant(divisor)));
}
