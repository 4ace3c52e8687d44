//===- FormScans.cpp - Reductions of all so far become scans ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A reduction over k is of an element where some clauses hold, and of a
// constant elsewhere. Clauses that are linear in k say between which bounds it
// lies. If one bound moves with other ranges, the elements do not depend on
// those, and nothing else cuts off elements, then the reduction is one of all
// elements up to that bound: a value of the scan of the elements.
//
// Windows of a padded tensor read x[i + k - c]: there both bounds move. So each
// expression that a clause bounds is tried in the place of k.
//
//===----------------------------------------------------------------------===//

#include "ScanDomain.h"

#include "FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"
#include "mlir/Pass/PassManager.h"

namespace uop {
#define GEN_PASS_DEF_FORMSCANSPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

namespace {
/// What a reduction combines: `value` where all clauses hold, else `other`.
struct Element {
  Value value;
  TypedAttr other;
  SmallVector<Value> clauses;
};

/// A scan over a range that the reduction depends on: at point i of it, the
/// element is that at `sign * i + offset`.
struct DirectScan {
  Value range;
  int64_t sign = 1;
  int64_t offset = 0;
  bool isExclusive = false;
  bool isReverse = false;
};

class ScanFormer {
public:
  ScanFormer(Block &block, bool force)
      : block(block), force(force), scalars(block.getParentOp()->getContext(),
                                            block.getParentOp()->getLoc()),
        indices(scalars.getIndexBuilder()), builder(scalars.getOpBuilder()) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  /// Whether there is a new scan.
  bool run();

private:
  bool tryReduce(ReduceOp reduce);
  std::optional<Element> matchElement(ReduceOp reduce);
  bool isOnce(ReduceKind kind, TypedAttr other);
  Value cloneElement(Value value, DenseMap<Value, Value> map,
                     const llvm::DenseSet<Value> &dropped, Value gate,
                     bool mustBeInside);
  std::optional<DirectScan> findDirect(ReduceOp reduce,
                                       const ScanDomain &domain);
  bool runsBothWays(ReduceOp reduce, const DirectScan &scan);
  Value emitScan(ReduceOp reduce, Value element, Value range, bool isExclusive,
                 bool isReverse);
  Value emitDirect(ReduceOp reduce, const ScanDomain &domain, Value element,
                   const DirectScan &scan);
  Value emitStored(ReduceOp reduce, const ScanDomain &domain, Value element);
  Value emitResult(ReduceOp reduce, const Element &element,
                   const ScanDomain &domain, Value scan);
  double getElementCost(Value value);
  double getPoints(const RangeSet &over);
  Value constant(TypedAttr value) {
    return indices.unique(ConstOp::create(builder, indices.getLoc(), value));
  }

  Block &block;
  /// Whether cost does not matter.
  bool force;
  FloatingScalars scalars;
  IndexBuilder &indices;
  OpBuilder &builder;
  RangeDependence ranges;
  CostModel cost;
  SmallVector<ScanOp> scans;
};
} // namespace

//===----------------------------------------------------------------------===//
// What a reduction combines
//===----------------------------------------------------------------------===//

static bool isZero(TypedAttr value) {
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getValue().isZero();
  return cast<IntegerAttr>(value).getValue().isZero();
}

/// Whether combining with `other` twice is the same as once, in any place. A
/// zero of either sign is that for a sum of floats.
bool ScanFormer::isOnce(ReduceKind kind, TypedAttr other) {
  switch (kind) {
  case ReduceKind::add:
    return isZero(other);
  case ReduceKind::mul:
    return other == getExactIdentity(kind, other.getType());
  case ReduceKind::max:
  case ReduceKind::min:
    return true;
  }
  llvm_unreachable("a kind that there is not");
}

/// Adds the parts of a conjunction.
static void addClauses(Value condition, IndexBuilder &indices,
                       SmallVectorImpl<Value> &clauses) {
  SmallVector<Value> worklist = {condition};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (auto both = value.getDefiningOp<AndOp>())
      worklist.append({both.getRhs(), both.getLhs()});
    else if (!llvm::is_contained(clauses, value))
      clauses.push_back(value);
  }
}

std::optional<Element> ScanFormer::matchElement(ReduceOp reduce) {
  Element result;
  result.value = reduce.getValue();
  ReduceKind kind = reduce.getKind();
  auto getConstant = [](Value value) -> TypedAttr {
    auto op = value.getDefiningOp<ConstOp>();
    return op ? op.getValue() : TypedAttr();
  };
  auto accepts = [&](TypedAttr other) {
    return other && isOnce(kind, other) &&
           (!result.other || result.other == other);
  };
  TypedAttr zero = builder.getZeroAttr(reduce.getType());
  while (Operation *op = result.value.getDefiningOp()) {
    if (auto where = dyn_cast<WhereOp>(op)) {
      TypedAttr onTrue = getConstant(where.getTrueValue());
      TypedAttr onFalse = getConstant(where.getFalseValue());
      bool holds = accepts(onFalse);
      if (!holds && !accepts(onTrue))
        return std::nullopt;
      Value condition = where.getCondition();
      addClauses(holds ? condition : indices.logicalNot(condition), indices,
                 result.clauses);
      result.other = holds ? onFalse : onTrue;
      result.value = holds ? where.getTrueValue() : where.getFalseValue();
      continue;
    }
    // A read whose gate is false is 0.
    auto read = dyn_cast<IndexOp>(op);
    if (read && read.getGate() && accepts(zero)) {
      size_t known = result.clauses.size();
      addClauses(read.getGate(), indices, result.clauses);
      result.other = zero;
      if (known == result.clauses.size())
        break;
      continue;
    }
    // true is 1 as a number, and a product with it an element or 0.
    auto getTruth = [](Value value) {
      auto cast = value.getDefiningOp<CastOp>();
      return cast && cast->getOperand(0).getType().isInteger(1)
                 ? cast->getOperand(0)
                 : Value();
    };
    if (Value truth = getTruth(result.value); truth && accepts(zero)) {
      addClauses(truth, indices, result.clauses);
      result.other = zero;
      result.value = indices.unique(
          ConstOp::create(builder, op->getLoc(), reduce.getType(), int64_t(1)));
      break;
    }
    bool isProduct = isa<MulOp>(op) && isa<IntegerType>(reduce.getType());
    Value other;
    for (unsigned number : {0, 1})
      if (isProduct && !other)
        if (Value truth = getTruth(op->getOperand(number));
            truth && accepts(zero)) {
          addClauses(truth, indices, result.clauses);
          result.other = zero;
          other = op->getOperand(1 - number);
        }
    if (!other)
      break;
    result.value = other;
  }
  if (result.clauses.empty())
    return std::nullopt;
  return result;
}

/// `value` where `map` replaces index values, without the `dropped` clauses in
/// the gates of reads. Reads that this changes are also under `gate`, if they
/// need one. Null if a read could be outside of its tensor and `mustBeInside`,
/// or if a scan in it could not be over a range any more.
Value ScanFormer::cloneElement(Value value, DenseMap<Value, Value> map,
                               const llvm::DenseSet<Value> &dropped, Value gate,
                               bool mustBeInside) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  auto lookup = [&](Value old) {
    auto it = map.find(old);
    return it == map.end() ? old : it->second;
  };
  for (Operation *op : slice) {
    Value result = op->getResult(0);
    if (map.contains(result) || isa<RangeOp, ConstOp>(op))
      continue;
    SmallVector<Value> operands =
        llvm::map_to_vector(op->getOperands(), lookup);
    bool changed = !llvm::equal(operands, op->getOperands());
    indices.setLoc(op->getLoc());
    if (auto read = dyn_cast<IndexOp>(op)) {
      Value newGate;
      bool isFree = !read.getGate();
      if (read.getGate()) {
        SmallVector<Value> clauses;
        addClauses(read.getGate(), indices, clauses);
        for (Value clause : clauses) {
          if (dropped.contains(clause)) {
            isFree = changed = true;
            continue;
          }
          Value kept = cloneElement(clause, map, dropped, gate, mustBeInside);
          if (!kept)
            return {};
          newGate = indices.logicalAnd(newGate, kept);
        }
      }
      if (!changed)
        continue;
      ValueRange position =
          ValueRange(operands).slice(1, read.getIndices().size());
      auto type = cast<RankedTensorType>(read.getSource().getType());
      if (!indices.isInside(position, type.getShape())) {
        if (mustBeInside && isFree)
          return {};
        newGate = indices.logicalAnd(gate, newGate);
      }
      map[result] = indices.unique(IndexOp::create(
          builder, op->getLoc(), operands.front(), position, newGate));
      continue;
    }
    if (!changed)
      continue;
    if (auto reduction = dyn_cast<RangeReductionOpInterface>(op))
      if (llvm::any_of(reduction.getReducedRanges(),
                       [&](Value range) { return lookup(range) != range; }))
        return {};
    if (auto scan = dyn_cast<ScanOp>(op)) {
      auto range = operands[1].getDefiningOp<RangeOp>();
      auto old = scan.getRange().getDefiningOp<RangeOp>();
      if (!range || !range.getStaticSize() ||
          range.getStaticSize() != old.getStaticSize())
        return {};
    }
    if (op->getNumResults() != 1)
      return {};
    Value copy = indices.rebuild(op, operands);
    if (!copy) {
      IRMapping mapping;
      mapping.map(op->getOperands(), operands);
      Operation *clone = builder.clone(*op, mapping);
      copy = op->getNumRegions() == 0 ? indices.unique(clone)
                                      : clone->getResult(0);
    }
    map[result] = copy;
  }
  return lookup(value);
}

//===----------------------------------------------------------------------===//
// Scans over a range that is there
//===----------------------------------------------------------------------===//

/// The scan over the only range that the bound moves with, if the bound is that
/// range or its reverse and the scan begins no later than the elements do.
std::optional<DirectScan> ScanFormer::findDirect(ReduceOp reduce,
                                                 const ScanDomain &domain) {
  const RangeSet &moving = ranges.get(domain.bound);
  if (moving.size() != 1)
    return std::nullopt;
  Value range = moving.front();
  auto op = range.getDefiningOp<RangeOp>();
  std::optional<LinearIndex> linear = getLinear(indices, domain.bound, range);
  if (!op.getStaticSize() || !linear ||
      llvm::any_of(range.getUsers(), llvm::IsaPred<ContractOp>))
    return std::nullopt;
  IndexBounds offset = indices.getBounds(linear->rest);
  if (offset.min != offset.max)
    return std::nullopt;
  DirectScan scan;
  scan.range = range;
  scan.sign = linear->sign;
  scan.isReverse = (linear->sign > 0) == domain.isSuffix;
  int64_t first = scan.isReverse ? int64_t(*op.getStaticSize()) - 1 : 0;
  int64_t end = domain.isSuffix ? domain.high : domain.low;
  // How far behind the end of the elements the scan begins.
  auto getLead = [&](int64_t shift) {
    int64_t start = scan.sign * first + offset.min + shift;
    return domain.isSuffix ? start - end : end - start;
  };
  int64_t shift = scan.isReverse ? -scan.sign : scan.sign;
  if (getLead(0) < 0 && getLead(shift) != 0)
    return std::nullopt;
  scan.isExclusive = getLead(shift) == 0;
  scan.offset = offset.min + (scan.isExclusive ? shift : 0);
  return scan;
}

/// The ops outside of the scalars that `op` is part of.
static llvm::SetVector<Operation *> getAnchors(Operation *op) {
  llvm::SetVector<Operation *> seen, anchors;
  seen.insert(op);
  for (size_t i = 0; i != seen.size(); ++i)
    for (Operation *user : seen[i]->getUsers())
      if (isScalarOp(user))
        seen.insert(user);
      else
        anchors.insert(user);
  return anchors;
}

/// Whether the loop over the range would have to run upwards and downwards.
bool ScanFormer::runsBothWays(ReduceOp reduce, const DirectScan &scan) {
  llvm::SetVector<Operation *> anchors;
  for (ScanOp other : scans) {
    if (other.getRange() != scan.range || other.getReverse() == scan.isReverse)
      continue;
    if (anchors.empty())
      anchors = getAnchors(reduce);
    if (llvm::any_of(getAnchors(other), [&](Operation *anchor) {
          return anchors.contains(anchor);
        }))
      return true;
  }
  return false;
}

/// Where a scan rounds to a narrow float and 0.0 is to be added afterwards, the
/// sum must not be rounded yet.
static Type getScanType(ReduceOp reduce, const Element &element) {
  Type type = reduce.getType();
  if (reduce.getKind() != ReduceKind::add ||
      element.other == getExactIdentity(reduce.getKind(), type))
    return type;
  return getWideElement(reduce.getKind(), type);
}

Value ScanFormer::emitScan(ReduceOp reduce, Value element, Value range,
                           bool isExclusive, bool isReverse) {
  auto scan = ScanOp::create(builder, reduce.getLoc(), reduce.getKind(),
                             element, range, isExclusive, isReverse);
  Value result = indices.unique(scan);
  auto made = cast<ScanOp>(result.getDefiningOp());
  if (!llvm::is_contained(scans, made))
    scans.push_back(made);
  return result;
}

/// Beyond the elements there is what changes nothing.
Value ScanFormer::emitDirect(ReduceOp reduce, const ScanDomain &domain,
                             Value element, const DirectScan &scan) {
  indices.setLoc(reduce.getLoc());
  Value at = indices.add(indices.mul(scan.range, scan.sign), scan.offset);
  Value inside = indices.inside(at, domain.low, domain.high + 1);
  Value value =
      cloneElement(element, {{domain.position, indices.add(at, -domain.low)}},
                   /*dropped=*/{}, inside, /*mustBeInside=*/false);
  if (!value)
    return {};
  indices.setLoc(reduce.getLoc());
  // The last element of an exclusive scan is nowhere.
  if (inside && !scan.isExclusive) {
    TypedAttr identity = getExactIdentity(reduce.getKind(), value.getType());
    value = indices.unique(WhereOp::create(builder, reduce.getLoc(), inside,
                                           value, constant(identity)));
  }
  return emitScan(reduce, value, scan.range, scan.isExclusive, scan.isReverse);
}

//===----------------------------------------------------------------------===//
// Scans in memory
//===----------------------------------------------------------------------===//

Value ScanFormer::emitStored(ReduceOp reduce, const ScanDomain &domain,
                             Value element) {
  indices.setLoc(reduce.getLoc());
  IndexBounds bounds = indices.getBounds(domain.bound);
  Value bound = domain.bound, position, isAny;
  int64_t size;
  Value along = domain.position;
  if (domain.isSuffix) {
    size = domain.high - std::max(domain.low, bounds.min) + 1;
    if (bounds.min < domain.low)
      bound = indices.maximum(bound, indices.constant(domain.low));
    position = indices.sub(indices.constant(domain.high), bound);
    isAny = indices.cmp(CmpPredicate::le, domain.bound, domain.high);
  } else {
    size = std::min(domain.high, bounds.max) - domain.low + 1;
    if (bounds.max > domain.high)
      bound = indices.minimum(bound, indices.constant(domain.high));
    position = indices.add(bound, -domain.low);
    isAny = indices.cmp(CmpPredicate::ge, domain.bound, domain.low);
  }
  if (size < 1)
    return {};

  // Ranges of its own, the scanned one last.
  DenseMap<Value, Value> map;
  SmallVector<Value> own, indexed;
  SmallVector<int64_t> shape;
  for (Value range : ranges.get(element)) {
    if (range == along)
      continue;
    std::optional<uint64_t> known =
        range.getDefiningOp<RangeOp>().getStaticSize();
    if (!known)
      return {};
    indexed.push_back(range);
    shape.push_back(*known);
    own.push_back(indices.range(shape.back()));
    map[range] = own.back();
  }
  shape.push_back(size);
  own.push_back(indices.range(size));
  indexed.push_back(position);
  map[along] =
      domain.isSuffix
          ? indices.sub(indices.constant(domain.high - domain.low), own.back())
          : own.back();
  Value value = cloneElement(element, map, /*dropped=*/{}, /*gate=*/{},
                             /*mustBeInside=*/true);
  if (!value)
    return {};
  indices.setLoc(reduce.getLoc());
  Value scan = emitScan(reduce, value, own.back(), /*isExclusive=*/false,
                        /*isReverse=*/false);

  Operation *first = nullptr;
  for (Operation *anchor : getAnchors(reduce)) {
    Operation *place = block.findAncestorOpInBlock(*anchor);
    if (!place)
      return {};
    if (!first || place->isBeforeInBlock(first))
      first = place;
  }
  if (!first)
    return {};
  OpBuilder atFirst(first);
  auto kept = BufferizeOp::create(atFirst, reduce.getLoc(),
                                  RankedTensorType::get(shape, scan.getType()),
                                  scan, own, Space::global);
  APInt known;
  bool isAlways = matchPattern(isAny, m_ConstantInt(&known)) && !known.isZero();
  Value result =
      indices.unique(IndexOp::create(builder, reduce.getLoc(), kept.getResult(),
                                     indexed, isAlways ? Value() : isAny));
  if (isAlways)
    return result;
  Value none = constant(getExactIdentity(reduce.getKind(), scan.getType()));
  return indices.unique(
      WhereOp::create(builder, reduce.getLoc(), isAny, result, none));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The reduction from the scan: with what the other points contribute.
Value ScanFormer::emitResult(ReduceOp reduce, const Element &element,
                             const ScanDomain &domain, Value scan) {
  Location loc = reduce.getLoc();
  indices.setLoc(loc);
  Type type = reduce.getType();
  Value result = scan, other = constant(element.other);
  if (element.other != getExactIdentity(reduce.getKind(), type)) {
    Value wide = other;
    if (scan.getType() != type)
      wide =
          indices.unique(CastOp::create(builder, loc, scan.getType(), other));
    Value combined = indices.unique(
        createCombination(builder, loc, reduce.getKind(), scan, wide)
            .getDefiningOp());
    int64_t points = getRangeSize(reduce.getRanges().front());
    Value isPart = indices.truth(true);
    if (domain.high - domain.low + 1 >= points) {
      Value first = indices.constant(domain.low), last = domain.bound;
      if (domain.isSuffix) {
        first = domain.bound;
        last = indices.constant(domain.high);
      }
      isPart =
          indices.cmp(CmpPredicate::lt, indices.sub(last, first), points - 1);
    }
    APInt known;
    result = combined;
    if (!matchPattern(isPart, m_ConstantInt(&known)))
      result =
          indices.unique(WhereOp::create(builder, loc, isPart, combined, scan));
    else if (known.isZero())
      result = scan;
  }
  if (result.getType() != type)
    result = indices.unique(CastOp::create(builder, loc, type, result));
  for (Value clause : domain.outer)
    result =
        indices.unique(WhereOp::create(builder, loc, clause, result, other));
  return result;
}

double ScanFormer::getPoints(const RangeSet &over) {
  double points = 1;
  for (Value range : over)
    points *= getRangeSize(range);
  return points;
}

/// Nanoseconds to compute what `value` needs at one point of its ranges.
double ScanFormer::getElementCost(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  RangeSet over = ranges.get(value);
  double total = 0;
  for (Operation *op : slice) {
    double weight = cost.getOpCost(op);
    if (weight == 0)
      continue;
    RangeSet needed = ranges.get(op->getResult(0));
    if (auto reduction = dyn_cast<RangeReductionOpInterface>(op))
      needed.insert_range(reduction.getReducedRanges());
    for (Value range : needed)
      if (!over.contains(range))
        weight *= getRangeSize(range);
    total += weight;
  }
  return total;
}

bool ScanFormer::tryReduce(ReduceOp reduce) {
  Value along = reduce.getRanges().front();
  std::optional<Element> element = matchElement(reduce);
  if (!element)
    return false;
  ReduceKind kind = reduce.getKind();
  bool isExact = element->other == getExactIdentity(kind, reduce.getType());
  bool isMoving = llvm::any_of(element->clauses, [&](Value clause) {
    const RangeSet &needed = ranges.get(clause);
    return needed.contains(along) && needed.size() > 1;
  });
  if (!isMoving || (reduce.getType().isInteger(1) && !isExact))
    return false;

  auto remarkOpts = remark::RemarkOpts::name("Scan").category("uop-form-scans");
  StringRef reason;
  auto noteReason = [&](StringRef first) {
    if (reason.empty())
      reason = first;
  };
  RangeSet around = ranges.get(reduce.getResult());
  double evaluations = getPoints(around);
  double apart = evaluations * getRangeSize(along) *
                 (getElementCost(reduce.getValue()) + cost.getOpCost(reduce));
  for (ScanDomain &domain :
       findScanDomains(indices, ranges, along, element->clauses, reason)) {
    Location loc = reduce.getLoc();
    Value value = element->value;
    for (Value clause : domain.inner)
      value = indices.unique(WhereOp::create(builder, loc, clause, value,
                                             constant(element->other)));
    value = cloneElement(value, {{along, domain.element}}, domain.dropped,
                         /*gate=*/{}, /*mustBeInside=*/true);
    if (!value) {
      noteReason("elements that count nowhere could not be read");
      continue;
    }
    // Copies, because what follows may add to the table.
    RangeSet moving = ranges.get(domain.bound), needed = ranges.get(value);
    if (llvm::any_of(needed,
                     [&](Value range) { return moving.contains(range); })) {
      reason = "the elements depend on what the bound moves with";
      continue;
    }
    indices.setLoc(loc);
    Type type = getScanType(reduce, *element);
    if (type != reduce.getType())
      value = indices.unique(CastOp::create(builder, loc, type, value));

    std::optional<DirectScan> direct = findDirect(reduce, domain);
    if (direct && runsBothWays(reduce, *direct))
      direct.reset();
    needed.insert(domain.position);
    double points = direct ? evaluations : getPoints(needed);
    double together = points * (getElementCost(value) + cost.getScanCost());
    if (!direct)
      together +=
          evaluations * cost.getOpCost(reduce) +
          2 * cost.getTrafficCost(points * CostModel::getByteWidth(type)) +
          cost.getLaunchCost();
    auto addMetrics = [&](remark::detail::InFlightRemark &remark) {
      remark << remark::metric("ScanNs", int64_t(together))
             << remark::metric("ReduceNs", int64_t(apart));
    };
    if (!force && together > apart) {
      auto remark = remark::missed(loc, remarkOpts);
      addMetrics(remark << remark::reason("reducing again is cheaper"));
      return false;
    }
    Value scan = direct ? emitDirect(reduce, domain, value, *direct)
                        : emitStored(reduce, domain, value);
    if (!scan) {
      noteReason("the elements cannot be computed in another loop");
      continue;
    }
    auto remark = remark::passed(loc, remarkOpts);
    addMetrics(remark << remark::add(
                   direct ? "carried by the loop that it is read in"
                          : "all results are stored, and read where the bound "
                            "is"));
    reduce.getResult().replaceAllUsesWith(
        emitResult(reduce, *element, domain, scan));
    return true;
  }
  noteReason("no condition bounds the elements");
  remark::missed(reduce.getLoc(), remarkOpts) << remark::reason("{0}", reason);
  return false;
}

/// Whether conditions may choose what is reduced: cheap to ask, unlike to take
/// a block apart.
static bool mayBeChosen(ReduceOp reduce) {
  Operation *op = reduce.getValue().getDefiningOp();
  auto read = dyn_cast_or_null<IndexOp>(op);
  return isa_and_nonnull<WhereOp, CastOp>(op) || (read && read.getGate()) ||
         (isa_and_nonnull<MulOp>(op) && isa<IntegerType>(reduce.getType()));
}

bool ScanFormer::run() {
  SmallVector<ReduceOp> reduces;
  for (auto reduce : block.getOps<ReduceOp>()) {
    ValueRange over = reduce.getRanges();
    if (over.size() == 1 && getRangeSize(over.front()) > 1 &&
        !isa<VectorType>(reduce.getType()) && mayBeChosen(reduce))
      reduces.push_back(reduce);
  }
  if (reduces.empty())
    return false;
  llvm::append_range(scans, block.getOps<ScanOp>());
  scalars.lift(block);
  scalars.simplifyIndices();
  bool changed = false;
  for (ReduceOp reduce : reduces)
    changed |= tryReduce(reduce);
  scalars.place(block);
  return changed;
}

namespace {
struct FormScansPass : public uop::impl::FormScansPassBase<FormScansPass> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    for (Block *block : getBlocks(getOperation()))
      changed |= ScanFormer(*block, force).run();
    if (!changed || !fuse)
      return;
    OpPassManager again(func::FuncOp::getOperationName());
    again.addPass(createFusePass());
    if (failed(runPipeline(again, getOperation())))
      signalPassFailure();
  }
};
} // namespace
