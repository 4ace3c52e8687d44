//===- ReductionMatch.cpp - What a body combines ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ReductionMatch.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

ReductionMatcher::ReductionMatcher(Block &body,
                                   ArrayRef<BlockArgument> arguments)
    : body(body), running(arguments) {
  for (BlockArgument argument : running)
    if (argument)
      values.insert(argument);
  for (Operation &op : body)
    if (llvm::any_of(op.getOperands(),
                     [&](Value operand) { return values.contains(operand); }))
      values.insert_range(op.getResults());
}

Value ReductionMatcher::getYielded(unsigned result) const {
  return body.getTerminator()->getOperand(result);
}

/// The combiner of an op of two operands.
static std::optional<Combiner> getCombiner(Operation *op) {
  bool isBool = op->getResult(0).getType().isInteger(1);
  // Of one bit, a sum is "exclusive or", and a signed true is the least value.
  auto pick = [&](Combiner kind, Combiner ofBool) {
    return std::optional<Combiner>(isBool ? ofBool : kind);
  };
  auto kind = [](Combiner kind) { return std::optional<Combiner>(kind); };
  return llvm::TypeSwitch<Operation *, std::optional<Combiner>>(op)
      .Case([&](arith::AddFOp) { return kind(Combiner::add); })
      .Case([&](arith::MulFOp) { return kind(Combiner::mul); })
      .Case([&](arith::MaximumFOp) { return kind(Combiner::maximum); })
      .Case([&](arith::MinimumFOp) { return kind(Combiner::minimum); })
      .Case([&](arith::MaxNumFOp) { return kind(Combiner::maxNumber); })
      .Case([&](arith::MinNumFOp) { return kind(Combiner::minNumber); })
      .Case(
          [&](arith::AddIOp) { return pick(Combiner::add, Combiner::bitXOr); })
      .Case(
          [&](arith::MulIOp) { return pick(Combiner::mul, Combiner::bitAnd); })
      .Case([&](arith::MaxSIOp) {
        return pick(Combiner::maxSigned, Combiner::bitAnd);
      })
      .Case([&](arith::MinSIOp) {
        return pick(Combiner::minSigned, Combiner::bitOr);
      })
      .Case([&](arith::MaxUIOp) {
        return pick(Combiner::maxUnsigned, Combiner::bitOr);
      })
      .Case([&](arith::MinUIOp) {
        return pick(Combiner::minUnsigned, Combiner::bitAnd);
      })
      .Case([&](arith::AndIOp) { return kind(Combiner::bitAnd); })
      .Case([&](arith::OrIOp) { return kind(Combiner::bitOr); })
      .Case([&](arith::XOrIOp) { return kind(Combiner::bitXOr); })
      .Default([](Operation *) { return std::nullopt; });
}

//===----------------------------------------------------------------------===//
// Comparisons with the accumulator
//===----------------------------------------------------------------------===//

namespace {
/// "What is new is better than the best so far", from a comparison.
struct Better {
  Combiner kind;
  Value value, best;
  bool isStrict;
};
} // namespace

/// The predicate that holds where the other does not.
static arith::CmpFPredicate invert(arith::CmpFPredicate predicate) {
  using P = arith::CmpFPredicate;
  switch (predicate) {
  case P::OGT:
    return P::ULE;
  case P::OGE:
    return P::ULT;
  case P::OLT:
    return P::UGE;
  case P::OLE:
    return P::UGT;
  case P::ULE:
    return P::OGT;
  case P::ULT:
    return P::OGE;
  case P::UGE:
    return P::OLT;
  case P::UGT:
    return P::OLE;
  default:
    return P::AlwaysFalse;
  }
}

static std::optional<Better> getBetter(arith::CmpFOp cmp, bool isSwapped,
                                       bool isInverted) {
  using P = arith::CmpFPredicate;
  P predicate = cmp.getPredicate();
  if (isInverted)
    predicate = invert(predicate);
  Value value = cmp.getLhs(), best = cmp.getRhs();
  if (isSwapped)
    std::swap(value, best);
  bool isGreater = predicate == P::OGT || predicate == P::OGE;
  // With an unordered one NaN replaces the best, and is replaced by what comes
  // next: the order decides.
  if (!isGreater && predicate != P::OLT && predicate != P::OLE)
    return std::nullopt;
  return Better{isGreater != isSwapped ? Combiner::maxOrdered
                                       : Combiner::minOrdered,
                value, best, predicate == P::OGT || predicate == P::OLT};
}

static std::optional<Better> getBetter(arith::CmpIOp cmp, bool isSwapped,
                                       bool isInverted) {
  using P = arith::CmpIPredicate;
  P predicate = cmp.getPredicate();
  if (isInverted)
    predicate = arith::invertPredicate(predicate);
  Value value = cmp.getLhs(), best = cmp.getRhs();
  if (isSwapped)
    std::swap(value, best);
  if (value.getType().isInteger(1) || predicate == P::eq || predicate == P::ne)
    return std::nullopt;
  bool isGreater = predicate == P::sgt || predicate == P::sge ||
                   predicate == P::ugt || predicate == P::uge;
  bool isSigned = predicate == P::sgt || predicate == P::sge ||
                  predicate == P::slt || predicate == P::sle;
  bool isStrict = predicate == P::sgt || predicate == P::ugt ||
                  predicate == P::slt || predicate == P::ult;
  bool isMax = isGreater != isSwapped;
  Combiner kind = isSigned
                      ? (isMax ? Combiner::maxSigned : Combiner::minSigned)
                      : (isMax ? Combiner::maxUnsigned : Combiner::minUnsigned);
  return Better{kind, value, best, isStrict};
}

/// What `condition` being `holds` says of the accumulator `best`.
static std::optional<Better> matchBetter(Value condition, bool holds,
                                         Value best) {
  Operation *op = condition.getDefiningOp();
  if (!isa_and_nonnull<arith::CmpFOp, arith::CmpIOp>(op))
    return std::nullopt;
  bool isSwapped = op->getOperand(0) == best;
  if (!isSwapped && op->getOperand(1) != best)
    return std::nullopt;
  if (auto cmp = dyn_cast<arith::CmpFOp>(op))
    return getBetter(cmp, isSwapped, !holds);
  return getBetter(cast<arith::CmpIOp>(op), isSwapped, !holds);
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

Value ReductionMatcher::matchSelect(arith::SelectOp select,
                                    Reduction &reduction, bool &isFirst) const {
  bool isTrue = isRunning(select.getTrueValue());
  Value on = isTrue ? select.getTrueValue() : select.getFalseValue();
  Value other = isTrue ? select.getFalseValue() : select.getTrueValue();
  if (isRunning(select.getCondition())) {
    // select(value > best, value, best)
    auto better = matchBetter(select.getCondition(), !isTrue, on);
    if (isRunning(other) || !better || better->value != other)
      return {};
    if (!isFirst && reduction.kind != better->kind)
      return {};
    isFirst = false;
    reduction.kind = better->kind;
    reduction.terms.push_back({other, {}, false, {}});
    return on;
  }
  // select(condition, combined, accumulator)
  auto isAccumulator = [&](Value value) {
    return llvm::is_contained(running, value);
  };
  bool combinesIfTrue = isAccumulator(select.getFalseValue());
  Value combined =
      combinesIfTrue ? select.getTrueValue() : select.getFalseValue();
  Value kept = combinesIfTrue ? select.getFalseValue() : select.getTrueValue();
  if (!isAccumulator(kept) || !isRunning(combined))
    return {};
  size_t begin = reduction.terms.size();
  while (combined != kept) {
    combined = matchStep(combined, reduction, isFirst);
    if (!combined)
      return {};
  }
  for (ReductionTerm &term : llvm::drop_begin(reduction.terms, begin))
    term.conditions.push_back({select.getCondition(), combinesIfTrue});
  return kept;
}

Value ReductionMatcher::matchStep(Value value, Reduction &reduction,
                                  bool &isFirst) const {
  Operation *op = value.getDefiningOp();
  if (!op)
    return {};
  if (auto select = dyn_cast<arith::SelectOp>(op))
    return matchSelect(select, reduction, isFirst);
  ReductionTerm term;
  Value on;
  std::optional<Combiner> kind = getCombiner(op);
  if (kind) {
    bool isLeft = isRunning(op->getOperand(0));
    on = op->getOperand(isLeft ? 0 : 1);
    term.value = op->getOperand(isLeft ? 1 : 0);
  } else if (isa<arith::SubFOp, arith::SubIOp>(op)) {
    kind = value.getType().isInteger(1) ? Combiner::bitXOr : Combiner::add;
    on = op->getOperand(0);
    term.value = op->getOperand(1);
    term.isNegated = *kind == Combiner::add;
  } else if (auto fma = dyn_cast<math::FmaOp>(op)) {
    kind = Combiner::add;
    on = fma.getC();
    term.value = fma.getA();
    term.factor = fma.getB();
  }
  if (!kind || !isRunning(on) || isRunning(term.value) ||
      (term.factor && isRunning(term.factor)))
    return {};
  if (!isFirst && reduction.kind != *kind)
    return {};
  isFirst = false;
  reduction.kind = *kind;
  reduction.terms.push_back(std::move(term));
  return on;
}

std::optional<Reduction>
ReductionMatcher::matchReduction(unsigned result) const {
  Reduction reduction;
  bool isFirst = true;
  Value value = getYielded(result);
  while (value && value != running[result])
    value = matchStep(value, reduction, isFirst);
  if (!value || isFirst)
    return std::nullopt;
  return reduction;
}

//===----------------------------------------------------------------------===//
// Positions of the best
//===----------------------------------------------------------------------===//

/// Whether the best value and the comparison agree on which values they take.
static bool agree(Combiner best, Combiner comparison) {
  if (best == comparison)
    return true;
  return (best == Combiner::maximum && comparison == Combiner::maxOrdered) ||
         (best == Combiner::minimum && comparison == Combiner::minOrdered);
}

std::optional<ArgReduction>
ReductionMatcher::matchArgReduction(unsigned result) const {
  auto select = getYielded(result).getDefiningOp<arith::SelectOp>();
  if (!select)
    return std::nullopt;
  bool takesIfTrue = select.getFalseValue() == running[result];
  Value payload = takesIfTrue ? select.getTrueValue() : select.getFalseValue();
  if ((!takesIfTrue && select.getTrueValue() != running[result]) ||
      isRunning(payload))
    return std::nullopt;
  for (auto [number, best] : llvm::enumerate(running)) {
    if (number == result || !best)
      continue;
    auto better = matchBetter(select.getCondition(), takesIfTrue, best);
    if (!better || isRunning(better->value))
      continue;
    std::optional<Reduction> value = matchReduction(number);
    if (!value || value->terms.size() != 1 ||
        value->terms[0].value != better->value ||
        !value->terms[0].conditions.empty() ||
        !agree(value->kind, better->kind))
      continue;
    return ArgReduction{value->kind, unsigned(number), better->value, payload,
                        better->isStrict};
  }
  return std::nullopt;
}
