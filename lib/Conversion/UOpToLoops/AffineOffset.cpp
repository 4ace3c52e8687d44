//===- AffineOffset.cpp - Offsets that are linear in the ranges -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AffineOffset.h"

#include "uop/Dialect/UOp/Analysis/LinearForm.h"

#include "mlir/IR/Matchers.h"

#include <numeric>

using namespace mlir;
using namespace uop;

/// Numbers that are the same at all points, and how often each is added.
using FixedTerms = llvm::SmallDenseMap<Value, int64_t, 2>;

/// What threads have apart, and what the kernel may change, is not fixed.
static bool isFixed(const KernelAnalysis &analysis, Value term) {
  SmallVector<Value> worklist = {term};
  for (size_t i = 0; i != worklist.size(); ++i) {
    Operation *op = worklist[i].getDefiningOp();
    if (!op)
      continue;
    constexpr size_t kMostOps = 64;
    if (i == kMostOps || isa<SpecialOp>(op) ||
        !analysis.getDependence(op).empty())
      return false;
    if (auto load = dyn_cast<LoadOp>(op)) {
      auto argument = dyn_cast<BlockArgument>(load.getSource());
      if (!argument || isWrittenArgument(argument))
        return false;
    }
    llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

/// With `fixed`, without the terms that it gets.
static std::optional<AffineOffset>
getAffineOffset(const KernelAnalysis &analysis, Value offset,
                FixedTerms *fixed) {
  std::optional<LinearForm> form = LinearForm::get(offset);
  if (!form)
    return std::nullopt;
  auto addTo = [](int64_t &sum, int64_t lhs, int64_t rhs) {
    int64_t product;
    return !llvm::MulOverflow(lhs, rhs, product) &&
           !llvm::AddOverflow(sum, product, sum);
  };
  AffineOffset result;
  result.constant = form->getConstant();
  for (auto [term, factor] : form->getTerms()) {
    auto range = term.getDefiningOp<RangeOp>();
    if (!range && fixed && isFixed(analysis, term)) {
      fixed->insert({term, factor});
      continue;
    }
    if (!range)
      return std::nullopt;
    // Equal ops are one range. That of size 1 is 0.
    std::optional<unsigned> known = analysis.getNumber(range);
    if (known && (!analysis.getRange(*known).size ||
                  !addTo(result.coefficients[*known], factor, 1)))
      return std::nullopt;
  }
  result.min = result.max = result.constant;
  for (auto it = result.coefficients.begin();
       it != result.coefficients.end();) {
    auto [range, coefficient] = *it;
    if (coefficient == 0) {
      it = result.coefficients.erase(it);
      continue;
    }
    ++it;
    int64_t last = *analysis.getRange(range).size - 1;
    if (last < 0 ||
        !addTo(coefficient < 0 ? result.min : result.max, coefficient, last))
      return std::nullopt;
  }
  return result;
}

std::optional<AffineOffset> uop::getAffineOffset(const KernelAnalysis &analysis,
                                                 Value offset) {
  return ::getAffineOffset(analysis, offset, /*fixed=*/nullptr);
}

/// How many lanes there are up to the last one that `gate` may let through.
static int64_t countOpenLanes(Value gate, int64_t numLanes) {
  DenseElementsAttr lanes;
  if (!gate || !isa<VectorType>(gate.getType()))
    return numLanes;
  if (auto both = gate.getDefiningOp<AndOp>())
    for (Value operand : both->getOperands())
      if (matchPattern(operand, m_Constant(&lanes)))
        gate = operand;
  if (!matchPattern(gate, m_Constant(&lanes)))
    return numLanes;
  auto isOpen = llvm::to_vector(lanes.getValues<bool>());
  while (numLanes != 0 && !isOpen[numLanes - 1])
    --numLanes;
  return numLanes;
}

Access::Access(Operation *op) {
  Value gate;
  if (auto load = dyn_cast<LoadOp>(op)) {
    buffer = load.getSource();
    offset = load.getOffset();
    type = load.getType();
    gate = load.getGate();
  } else {
    auto store = cast<StoreOp>(op);
    buffer = store.getTarget();
    offset = store.getOffset();
    type = store.getValue().getType();
    gate = store.getGate();
  }
  auto vector = dyn_cast<VectorType>(type);
  if (vector && !isa<VectorType>(offset.getType()))
    extent = vector.getNumElements();
  reach = extent == 1 ? 1 : countOpenLanes(gate, extent);
}

bool uop::areDisjoint(const KernelAnalysis &analysis, const Access &lhs,
                      const Access &rhs) {
  if (lhs.reach == 0 || rhs.reach == 0)
    return true;
  FixedTerms ofFirst, ofSecond;
  auto first = ::getAffineOffset(analysis, lhs.offset, &ofFirst);
  auto second = ::getAffineOffset(analysis, rhs.offset, &ofSecond);
  if (!first || !second || ofFirst != ofSecond)
    return false;
  int64_t distance;
  auto isBefore = [&](int64_t last, int64_t extent, int64_t next) {
    return !llvm::SubOverflow(next, last, distance) && distance >= extent;
  };
  if (isBefore(first->max, lhs.reach, second->min) ||
      isBefore(second->max, rhs.reach, first->min))
    return true;
  if (llvm::SubOverflow(second->constant, first->constant, distance))
    return false;
  // The second minus the first is `distance`, a multiple of what divides the
  // large coefficients, and something between bounds for the small ones.
  struct Term {
    int64_t magnitude, low, high;
  };
  SmallVector<Term> terms;
  for (bool isSecond : {false, true})
    for (auto [range, coefficient] :
         (isSecond ? second : first)->coefficients) {
      int64_t signedFactor = isSecond ? coefficient : -coefficient;
      int64_t reach;
      if (coefficient == std::numeric_limits<int64_t>::min() ||
          llvm::MulOverflow(signedFactor, *analysis.getRange(range).size - 1,
                            reach))
        return false;
      terms.push_back({std::abs(coefficient), std::min<int64_t>(reach, 0),
                       std::max<int64_t>(reach, 0)});
    }
  llvm::sort(terms, [](const Term &lhs, const Term &rhs) {
    return std::tie(lhs.magnitude, lhs.low, lhs.high) >
           std::tie(rhs.magnitude, rhs.low, rhs.high);
  });
  // Elements meet where the difference is in (-second extent, first extent).
  int64_t low, high;
  if (llvm::SubOverflow(distance, lhs.reach - 1, low) ||
      llvm::AddOverflow(distance, rhs.reach - 1, high))
    return false;
  for (const Term &term : terms)
    if (llvm::AddOverflow(low, term.low, low) ||
        llvm::AddOverflow(high, term.high, high))
      return false;
  int64_t divisor = 0;
  for (const Term &term : terms) {
    // One more term is large.
    divisor = std::gcd(divisor, term.magnitude);
    low -= term.low;
    high -= term.high;
    // What the large terms may add up to so that the elements meet.
    int64_t greatest = llvm::divideFloorSigned(high, divisor) * divisor;
    if (greatest < low)
      return true;
    if (greatest - divisor >= low)
      continue;
    // Only that: the other terms decide.
    low -= greatest;
    high -= greatest;
    divisor = 0;
  }
  return false;
}
