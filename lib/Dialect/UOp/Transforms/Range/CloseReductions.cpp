//===- CloseReductions.cpp - Reductions without a loop ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Closed forms of index arithmetic (docs/symbolic.md): a reduction over a range
// that the element does not depend on, of a linear function of the range, of
// elements where the range is between bounds, and of the one element where the
// range is equal to something. The last is how a table is read at positions
// that are data, in programs that have no gather. And whether all elements are
// on one side of a bound, if there is a tensor of their extremes.
//
//===----------------------------------------------------------------------===//

#include "../Utils/FloatingScalars.h"
#include "ChosenElement.h"
#include "SameElement.h"
#include "ScanDomain.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/Widening.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

namespace uop {
#define GEN_PASS_DEF_CLOSEREDUCTIONSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Numbers below this can be added and multiplied with a constant in 64 bits.
static constexpr int64_t kMaxNumber = int64_t(1) << 62;

/// So many points of a range are looked at, at most.
static constexpr int64_t kMaxNarrowed = 16;

namespace {
/// factor * range + rest.
struct Linear {
  int64_t factor;
  Value rest;
};

class ReductionCloser {
public:
  ReductionCloser(Block &block)
      : block(block), scalars(block.getParentOp()->getContext(),
                              block.getParentOp()->getLoc()),
        indices(scalars.getIndexBuilder()), builder(scalars.getOpBuilder()) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  /// Whether a reduction is gone, or one of its ranges.
  FailureOr<bool> run();

private:
  bool mayClose(ReduceOp reduce);
  ReduceOp close(ReduceOp reduce, Value range);
  Value closeUnused(ReduceOp reduce, int64_t size);
  Value closeLinear(ReduceOp reduce, Value range, int64_t size);
  Value closeChosen(ReduceOp reduce, Value range, int64_t size);
  bool readExtreme(ReduceOp reduce);
  void peelExtensions(Value &element, Value &bound);
  Value findExtreme(ReduceOp reduce, ReduceKind kind, Value element);
  Value selectOne(ReduceOp reduce, const ChosenElement &element, Value range,
                  int64_t size, ArrayRef<Value> inner);
  Value countPoints(ReduceOp reduce, const ChosenElement &element, Value range,
                    int64_t size, ArrayRef<Value> inner);
  ReduceOp narrow(ReduceOp reduce, Value range, int64_t size);
  Value multiply(ReduceOp reduce, Value value, Value count);

  std::optional<Linear> getLinearFunction(Value index, Value range);
  bool dependsOn(Value value, Value range) {
    return ranges.get(value).contains(range);
  }
  Value constant(TypedAttr value) {
    return indices.unique(ConstOp::create(builder, indices.getLoc(), value));
  }
  Value cast(Value value, Type type) {
    if (value.getType() == type)
      return value;
    auto made = CastOp::create(builder, indices.getLoc(), type, value);
    SmallVector<Value, 1> folded;
    if (succeeded(builder.tryFold(made, folded)) && !folded.empty()) {
      made.erase();
      Operation *def = folded.front().getDefiningOp();
      return def ? indices.adopt(def) : folded.front();
    }
    return indices.unique(made);
  }
  Value where(Value condition, Value onTrue, Value onFalse) {
    if (std::optional<bool> known = getKnown(condition))
      return *known ? onTrue : onFalse;
    return indices.unique(
        WhereOp::create(builder, indices.getLoc(), condition, onTrue, onFalse));
  }
  Value combine(ReduceKind kind, Value lhs, Value rhs) {
    return indices.unique(
        createCombination(builder, indices.getLoc(), kind, lhs, rhs)
            .getDefiningOp());
  }
  /// What a condition is everywhere, if that is known; null is "always".
  static std::optional<bool> getKnown(Value condition) {
    APInt known;
    if (!condition)
      return true;
    if (matchPattern(condition, m_ConstantInt(&known)))
      return !known.isZero();
    return std::nullopt;
  }

  Block &block;
  FloatingScalars scalars;
  IndexBuilder &indices;
  OpBuilder &builder;
  RangeDependence ranges;
  /// What was done last, for people.
  StringRef what;
};
} // namespace

std::optional<Linear> ReductionCloser::getLinearFunction(Value index,
                                                         Value range) {
  Value rest = substituteIndex(indices, index, {{range, indices.constant(0)}});
  Value next =
      rest ? substituteIndex(indices, index, {{range, indices.constant(1)}})
           : Value();
  APInt factor;
  if (!next || !matchPattern(indices.sub(next, rest), m_ConstantInt(&factor)) ||
      factor.getSignificantBits() > 32)
    return std::nullopt;
  Linear result = {factor.getSExtValue(), rest};
  if (indices.add(indices.mul(range, result.factor), rest) != index)
    return std::nullopt;
  return result;
}

/// The sum of `count` equal values, in the type in which sums are accumulated.
Value ReductionCloser::multiply(ReduceOp reduce, Value value, Value count) {
  Type wide = getWideElement(reduce.getKind(), reduce.getType());
  value = cast(value, wide);
  Value factor = cast(count, wide);
  // One as a number is what is counted most often.
  APInt integer;
  APFloat real(0.0);
  if ((matchPattern(value, m_ConstantInt(&integer)) && integer.isOne()) ||
      (matchPattern(value, m_ConstantFloat(&real)) && real.isExactlyValue(1)))
    return factor;
  return indices.unique(
      MulOp::create(builder, indices.getLoc(), value, factor));
}

/// Of `size` equal elements.
Value ReductionCloser::closeUnused(ReduceOp reduce, int64_t size) {
  Value value = reduce.getValue();
  switch (reduce.getKind()) {
  case ReduceKind::max:
  case ReduceKind::min:
    return value;
  case ReduceKind::add:
    if (value.getType().isInteger(1))
      return {};
    return multiply(reduce, value, indices.constant(size));
  case ReduceKind::mul: {
    // Floats round at each step.
    if (!isa<IntegerType>(value.getType()))
      return {};
    Value power, square = value;
    for (int64_t rest = size; rest > 0; rest /= 2) {
      if (rest % 2)
        power = power ? combine(ReduceKind::mul, power, square) : square;
      if (rest > 1)
        square = combine(ReduceKind::mul, square, square);
    }
    return power;
  }
  }
  llvm_unreachable("a kind that there is not");
}

/// Of factor * range + rest: an arithmetic series.
Value ReductionCloser::closeLinear(ReduceOp reduce, Value range, int64_t size) {
  if (reduce.getKind() != ReduceKind::add || reduce.getType().isInteger(1) ||
      size >= int64_t(1) << 31)
    return {};
  Value index = toIndex(indices, reduce.getValue());
  std::optional<Linear> linear =
      index ? getLinearFunction(index, range) : std::nullopt;
  if (!linear)
    return {};
  IndexBounds bounds = indices.getBounds(index);
  if (bounds.min < -kMaxNumber / size || bounds.max > kMaxNumber / size)
    return {};
  // Bounded as the sum of the elements is.
  int64_t total = size * (size - 1) / 2;
  if (linear->factor != 0 && total > kMaxNumber / std::abs(linear->factor))
    return {};
  Value sum =
      indices.add(indices.mul(linear->rest, size), total * linear->factor);
  return cast(sum, getWideElement(ReduceKind::add, reduce.getType()));
}

/// Of the one element where the range has the value that a clause says.
Value ReductionCloser::selectOne(ReduceOp reduce, const ChosenElement &element,
                                 Value range, int64_t size,
                                 ArrayRef<Value> inner) {
  Value position, selecting;
  for (Value clause : inner) {
    auto compare = clause.getDefiningOp<CmpOp>();
    if (!compare || compare.getPredicate() != CmpPredicate::eq)
      continue;
    for (auto [side, other] : {std::pair(compare.getLhs(), compare.getRhs()),
                               std::pair(compare.getRhs(), compare.getLhs())}) {
      if (position || dependsOn(other, range))
        continue;
      Value index = toIndex(indices, side);
      std::optional<LinearIndex> linear =
          index ? getLinear(indices, index, range) : std::nullopt;
      if (!linear)
        continue;
      Value target = toIndex(indices, other);
      if (!target) {
        auto type = dyn_cast<IntegerType>(other.getType());
        if (!type || type.getWidth() == 1)
          continue;
        // Both sides are congruent modulo 2^64 where they are equal.
        target = cast(other, indices.getBuilder().getIndexType());
      }
      position = indices.mul(indices.sub(target, linear->rest), linear->sign);
      selecting = clause;
    }
  }
  if (!position)
    return {};
  Value inside = indices.inside(position, 0, size);
  Value condition = inside;
  for (Value clause : inner) {
    if (clause == selecting)
      continue;
    Value there = cloneElement(indices, clause, {{range, position}},
                               /*dropped=*/{}, inside, /*mustBeInside=*/false);
    if (!there)
      return {};
    condition = indices.logicalAnd(condition, there);
  }
  Value value = cloneElement(indices, element.value, {{range, position}},
                             /*dropped=*/{}, inside, /*mustBeInside=*/false);
  if (!value)
    return {};
  indices.setLoc(reduce.getLoc());
  Value other = constant(element.other);
  if (element.other != getExactIdentity(reduce.getKind(), reduce.getType()))
    value = combine(reduce.getKind(), value, other);
  what = "one element is selected, and read directly";
  return where(condition, value, other);
}

/// Of equal elements where the range is between bounds.
Value ReductionCloser::countPoints(ReduceOp reduce,
                                   const ChosenElement &element, Value range,
                                   int64_t size, ArrayRef<Value> inner) {
  if (dependsOn(element.value, range) || reduce.getKind() == ReduceKind::mul ||
      (reduce.getKind() == ReduceKind::add && reduce.getType().isInteger(1)))
    return {};
  Value low = indices.constant(0), high = indices.constant(size);
  for (Value clause : inner) {
    Value difference = toDifference(indices, clause);
    std::optional<Linear> linear =
        difference ? getLinearFunction(difference, range) : std::nullopt;
    if (!linear || linear->factor == 0)
      return {};
    // factor * range + rest >= 0
    int64_t factor = linear->factor;
    if (factor > 0)
      low = indices.maximum(
          low, indices.mul(indices.floorDiv(linear->rest, factor), -1));
    else
      high = indices.minimum(
          high, indices.add(indices.floorDiv(linear->rest, -factor), 1));
  }
  Value count = indices.maximum(indices.sub(high, low), indices.constant(0));
  Value isAny = indices.cmp(CmpPredicate::gt, count, 0);
  Value isPart = indices.cmp(CmpPredicate::lt, count, size);
  what = "equal elements are counted";
  Value other = constant(element.other), value = element.value;
  if (reduce.getKind() != ReduceKind::add) {
    Value both = combine(reduce.getKind(), value, other);
    return where(isPart, where(isAny, both, other), value);
  }
  Value product = multiply(reduce, value, count);
  APFloat real(0.0);
  bool isPlain =
      isa<IntegerType>(reduce.getType()) ||
      (matchPattern(value, m_ConstantFloat(&real)) && real.isFiniteNonZero());
  if (isPlain)
    return product;
  // No element is 0, whatever it is; the sum of -0.0 and 0.0 is 0.0.
  Value zero = cast(other, product.getType());
  Value both = combine(ReduceKind::add, product, zero);
  return where(isPart, where(isAny, both, zero), product);
}

/// The reduction over fewer points, where the clauses cannot all hold at the
/// first or the last ones: `reduce` itself if no range is left, null if there
/// are no such points.
ReduceOp ReductionCloser::narrow(ReduceOp reduce, Value range, int64_t size) {
  std::optional<ChosenElement> element = matchChosenElement(indices, reduce);
  if (!element)
    return {};
  auto isNever = [&](int64_t point) {
    Value all;
    for (Value clause : element->clauses) {
      Value there =
          substituteIndex(indices, clause, {{range, indices.constant(point)}});
      if (!there)
        return false;
      all = indices.logicalAnd(all, there);
    }
    return getKnown(all) == std::optional<bool>(false);
  };
  int64_t low = 0, high = size;
  auto isLeft = [&] {
    return high - low > 1 && size - (high - low) < kMaxNarrowed;
  };
  while (isLeft() && isNever(high - 1))
    --high;
  while (isLeft() && isNever(low))
    ++low;
  if (high - low == size)
    return {};
  indices.setLoc(range.getLoc());
  SmallVector<Value> left;
  Value position = indices.constant(low);
  for (Value each : reduce.getRanges()) {
    if (each != range) {
      left.push_back(each);
    } else if (high - low > 1) {
      left.push_back(indices.range(high - low, RangeKind::reduce));
      position = indices.add(left.back(), low);
    }
  }
  indices.setLoc(reduce.getLoc());
  Value result = cloneElement(indices, reduce.getValue(), {{range, position}},
                              /*dropped=*/{}, /*gate=*/{},
                              /*mustBeInside=*/false);
  if (!result)
    return {};
  remark::passed(reduce.getLoc(), remark::RemarkOpts::name("Narrow").category(
                                      "uop-close-reductions"))
      << remark::add("iterations that are always masked are removed")
      << remark::metric("Points", size) << remark::metric("Left", high - low);
  ReduceOp rest;
  if (!left.empty()) {
    rest = ReduceOp::create(builder, reduce.getLoc(), reduce.getKind(), result,
                            left);
    result = rest.getResult();
  }
  // What is left out counts: the sum of -0.0 and 0.0 is 0.0.
  if (element->other != getExactIdentity(reduce.getKind(), reduce.getType()))
    result = combine(reduce.getKind(), result, constant(element->other));
  reduce.getResult().replaceAllUsesWith(result);
  return rest ? rest : reduce;
}

Value ReductionCloser::closeChosen(ReduceOp reduce, Value range, int64_t size) {
  std::optional<ChosenElement> element = matchChosenElement(indices, reduce);
  if (!element)
    return {};
  SmallVector<Value> inner, outer;
  for (Value clause : element->clauses)
    (dependsOn(clause, range) ? inner : outer).push_back(clause);
  indices.setLoc(reduce.getLoc());
  Value result = selectOne(reduce, *element, range, size, inner);
  if (!result)
    result = countPoints(reduce, *element, range, size, inner);
  if (!result)
    return {};
  indices.setLoc(reduce.getLoc());
  Value other = cast(constant(element->other), result.getType());
  for (Value clause : outer)
    result = where(clause, result, other);
  return result;
}

/// The reduction over the other ranges, if there are any, after which that over
/// `range` is gone; null if it has no closed form.
ReduceOp ReductionCloser::close(ReduceOp reduce, Value range) {
  auto op = range.getDefiningOp<RangeOp>();
  if (!op || !op.getStaticSize() || *op.getStaticSize() < 2)
    return {};
  int64_t size = *op.getStaticSize();
  indices.setLoc(reduce.getLoc());
  Value result;
  if (!dependsOn(reduce.getValue(), range)) {
    what = "the element is loop-invariant";
    result = closeUnused(reduce, size);
  } else {
    what = "the sum of a linear function";
    result = closeLinear(reduce, range, size);
    if (!result)
      result = closeChosen(reduce, range, size);
  }
  if (!result)
    return dependsOn(reduce.getValue(), range) ? narrow(reduce, range, size)
                                               : ReduceOp();
  remark::passed(reduce.getLoc(), remark::RemarkOpts::name("Close").category(
                                      "uop-close-reductions"))
      << remark::add("{0}", what) << remark::metric("Points", size);
  indices.setLoc(reduce.getLoc());
  SmallVector<Value> others;
  for (Value each : reduce.getRanges())
    if (each != range)
      others.push_back(each);
  ReduceOp rest;
  if (!others.empty()) {
    rest = ReduceOp::create(builder, reduce.getLoc(), reduce.getKind(), result,
                            others);
    result = rest.getResult();
  }
  reduce.getResult().replaceAllUsesWith(cast(result, reduce.getType()));
  return rest ? rest : reduce;
}

/// The extreme for which a comparison with `bound` holds if it holds for all
/// elements (or, if not `isAll`, for any). Nothing if neither decides.
static std::optional<ReduceKind> getDeciding(CmpPredicate predicate,
                                             Value bound, bool isAll) {
  switch (predicate) {
  case CmpPredicate::lt:
  case CmpPredicate::le:
    return isAll ? ReduceKind::max : ReduceKind::min;
  case CmpPredicate::gt:
  case CmpPredicate::ge:
    return isAll ? ReduceKind::min : ReduceKind::max;
  case CmpPredicate::eq:
  case CmpPredicate::ne:
    break;
  }
  // x == -inf is x <= -inf.
  Attribute constant;
  if (!matchPattern(bound, m_Constant(&constant)))
    return std::nullopt;
  for (ReduceKind kind : {ReduceKind::max, ReduceKind::min})
    if (constant == getReductionIdentity(kind, bound.getType()))
      return kind;
  return std::nullopt;
}

/// The ranges among the indices; others have one value.
static SmallVector<Value> getRangeOps(ValueRange indices) {
  return llvm::filter_to_vector(indices, [](Value index) {
    return bool(index.getDefiningOp<RangeOp>());
  });
}

/// The element of a tensor that is the maximum (or minimum) of `element` over
/// the ranges of `reduce`; null if there is none.
Value ReductionCloser::findExtreme(ReduceOp reduce, ReduceKind kind,
                                   Value element) {
  llvm::SetVector<Operation *> homes = getAnchors(reduce);
  auto home =
      homes.size() == 1 ? dyn_cast<BufferizeOp>(homes.front()) : BufferizeOp();
  if (!home)
    return {};
  SmallVector<Value> positions = getRangeOps(home.getRanges());
  for (auto tensor : block.getOps<BufferizeOp>()) {
    if (tensor == home)
      break;
    auto extreme = tensor.getValue().getDefiningOp<ReduceOp>();
    SmallVector<Value> others = getRangeOps(tensor.getRanges());
    if (!extreme || extreme.getKind() != kind || isLocalTile(tensor) ||
        tensor.isPacked() || others.size() != positions.size() ||
        extreme.getRanges().size() != reduce.getRanges().size())
      continue;
    SmallVector<Value> from(positions), to(others);
    llvm::append_range(from, reduce.getRanges());
    llvm::append_range(to, extreme.getRanges());
    bool haveSameSizes = llvm::all_of_zip(from, to, [](Value a, Value b) {
      return getRangeSize(a) == getRangeSize(b);
    });
    if (!haveSameSizes ||
        !isSameElement(indices, ranges, element, from, extreme.getValue(), to))
      continue;
    IRMapping mapping;
    mapping.map(others, positions);
    SmallVector<Value> at =
        llvm::map_to_vector(tensor.getRanges(), [&](Value index) {
          return mapping.lookupOrDefault(index);
        });
    return indices.unique(IndexOp::create(builder, reduce.getLoc(),
                                          tensor.getResult(), at,
                                          /*gate=*/Value()));
  }
  return {};
}

/// The constant in the type of floats; nothing if it is none of its numbers.
static std::optional<APFloat> getAs(const APFloat &number, FloatType type) {
  APFloat result = number, again = number;
  bool losesInfo = false;
  result.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  again = result;
  again.convert(number.getSemantics(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return again.bitwiseIsEqual(number) ? std::optional(result) : std::nullopt;
}

/// A comparison of an element that was extended is one of the element if the
/// bound is a number of its type: `element` and `bound` become these.
void ReductionCloser::peelExtensions(Value &element, Value &bound) {
  while (auto cast = element.getDefiningOp<CastOp>()) {
    auto type = dyn_cast<FloatType>(cast.getInput().getType());
    APFloat number(0.0);
    if (!type || !isa<FloatType>(cast.getType()) ||
        !holdsAll(cast.getType(), type) ||
        !matchPattern(bound, m_ConstantFloat(&number)))
      return;
    std::optional<APFloat> narrowed = getAs(number, type);
    if (!narrowed)
      return;
    element = cast.getInput();
    bound = constant(FloatAttr::get(type, *narrowed));
  }
}

/// Replaces "all elements are below a bound" by a comparison of their maximum,
/// if a tensor has it. Both are false where an element is NaN.
bool ReductionCloser::readExtreme(ReduceOp reduce) {
  auto compare = reduce.getValue().getDefiningOp<CmpOp>();
  if (!compare || !reduce.getType().isInteger(1))
    return false;
  bool isAll = reduce.getKind() == ReduceKind::min;
  Value element = compare.getLhs(), bound = compare.getRhs();
  CmpPredicate predicate = compare.getPredicate();
  if (!isAll && reduce.getKind() != ReduceKind::max)
    return false;
  if (llvm::any_of(reduce.getRanges(),
                   [&](Value range) { return dependsOn(bound, range); }))
    return false;
  // A NaN hides from the extreme whether another element is below the bound;
  // that any is unequal is the opposite of that all are equal.
  bool isEquality =
      predicate == CmpPredicate::eq || predicate == CmpPredicate::ne;
  if (isEquality ? (predicate == CmpPredicate::eq) != isAll
                 : !isAll && isa<FloatType>(element.getType()))
    return false;
  indices.setLoc(reduce.getLoc());
  peelExtensions(element, bound);
  std::optional<ReduceKind> kind = getDeciding(predicate, bound, isAll);
  Value extreme = kind ? findExtreme(reduce, *kind, element) : Value();
  if (!extreme)
    return false;
  remark::passed(reduce.getLoc(), remark::RemarkOpts::name("Close").category(
                                      "uop-close-reductions"))
      << remark::add("a comparison of all elements is one of their extreme");
  reduce.getResult().replaceAllUsesWith(indices.unique(
      CmpOp::create(builder, reduce.getLoc(), predicate, extreme, bound)));
  return true;
}

/// Cheap to ask, unlike to take a block apart.
bool ReductionCloser::mayClose(ReduceOp reduce) {
  if (isa<VectorType>(reduce.getType()) || reduce.getType().isIndex())
    return false;
  Value value = reduce.getValue();
  if (llvm::any_of(reduce.getRanges(),
                   [&](Value range) { return !dependsOn(value, range); }))
    return true;
  Operation *op = value.getDefiningOp();
  auto read = dyn_cast_or_null<IndexOp>(op);
  return isa_and_nonnull<WhereOp, CastOp, CmpOp>(op) ||
         (read && read.getGate()) ||
         (isa_and_nonnull<AddOp, SubOp, NegOp, MulOp>(op) &&
          isa<IntegerType>(reduce.getType()));
}

FailureOr<bool> ReductionCloser::run() {
  SmallVector<ReduceOp> worklist;
  for (auto reduce : block.getOps<ReduceOp>())
    if (mayClose(reduce))
      worklist.push_back(reduce);
  if (worklist.empty())
    return false;
  // Inner ones first.
  std::reverse(worklist.begin(), worklist.end());
  scalars.lift(block);
  scalars.simplifyIndices();
  bool changed = false;
  while (!worklist.empty()) {
    ReduceOp reduce = worklist.pop_back_val();
    if (readExtreme(reduce)) {
      changed = true;
      continue;
    }
    for (Value range : SmallVector<Value>(reduce.getRanges())) {
      ReduceOp rest = close(reduce, range);
      if (!rest)
        continue;
      changed = true;
      if (rest != reduce)
        worklist.push_back(rest);
      break;
    }
  }
  if (failed(scalars.place(block)))
    return failure();
  return changed;
}

namespace {
struct CloseReductionsPass
    : public uop::impl::CloseReductionsPassBase<CloseReductionsPass> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    for (Block *block : getBlocks(getOperation())) {
      FailureOr<bool> hasClosed = ReductionCloser(*block).run();
      if (failed(hasClosed))
        return signalPassFailure();
      changed |= *hasClosed;
    }
    if (!changed || !fuse)
      return;
    OpPassManager again(func::FuncOp::getOperationName());
    again.addPass(createFusePass());
    if (failed(runPipeline(again, getOperation())))
      signalPassFailure();
  }
};
} // namespace
