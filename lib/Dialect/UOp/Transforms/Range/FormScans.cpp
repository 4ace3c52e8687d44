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

#include "../Utils/FloatingScalars.h"
#include "ChosenElement.h"
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
/// A scan over a range that the reduction depends on: at point i of it, the
/// element is that at `sign * i + offset`.
struct DirectScan {
  Value range;
  int64_t sign = 1;
  int64_t offset = 0;
  bool isExclusive = false;
  bool isReverse = false;
};

/// A scan in memory.
struct StoredScan {
  /// The points along which it is, and where the result is; whether it is
  /// anywhere.
  int64_t size = 0;
  Value position, isAny;
  /// Its ranges, their sizes, and what the scan is read at.
  SmallVector<Value> own, indexed;
  SmallVector<int64_t> shape;
  /// What its ranges take the place of.
  DenseMap<Value, Value> map;
};

/// A reduction that may become a scan.
struct Candidate {
  ReduceOp reduce;
  ChosenElement element;
  /// At how many points it is read, and what it costs to reduce at each.
  double evaluations, reduceNs;
  /// Why it is no scan.
  StringRef reason;

  void noteReason(StringRef first) {
    if (reason.empty())
      reason = first;
  }
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
  FailureOr<bool> run();

private:
  bool tryReduce(ReduceOp reduce);
  std::optional<bool> tryDomain(Candidate &candidate, const ScanDomain &domain);
  Value emitElement(const Candidate &candidate, const ScanDomain &domain);
  double getScanNs(const Candidate &candidate, const ScanDomain &domain,
                   Value element, bool isDirect);
  std::optional<DirectScan> findDirect(ReduceOp reduce,
                                       const ScanDomain &domain);
  bool runsBothWays(ReduceOp reduce, const DirectScan &scan);
  Value emitScan(ReduceOp reduce, Value element, Value range, bool isExclusive,
                 bool isReverse);
  Value emitDirect(ReduceOp reduce, const ScanDomain &domain, Value element,
                   const DirectScan &scan);
  StoredScan findStored(const ScanDomain &domain);
  bool addRanges(StoredScan &stored, const ScanDomain &domain, Value element);
  Value emitStored(ReduceOp reduce, const ScanDomain &domain, Value element);
  Value emitResult(ReduceOp reduce, const ChosenElement &element,
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
static Type getScanType(ReduceOp reduce, const ChosenElement &element) {
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
  Value value = cloneElement(indices, element,
                             {{domain.position, indices.add(at, -domain.low)}},
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

/// Finds the part of the scan that some bound is in, and where the result is in
/// it. A scan from the end is stored from there.
StoredScan ScanFormer::findStored(const ScanDomain &domain) {
  IndexBounds bounds = indices.getBounds(domain.bound);
  Value bound = domain.bound;
  StoredScan stored;
  if (domain.isSuffix) {
    stored.size = domain.high - std::max(domain.low, bounds.min) + 1;
    if (bounds.min < domain.low)
      bound = indices.maximum(bound, indices.constant(domain.low));
    stored.position = indices.sub(indices.constant(domain.high), bound);
    stored.isAny = indices.cmp(CmpPredicate::le, domain.bound, domain.high);
  } else {
    stored.size = std::min(domain.high, bounds.max) - domain.low + 1;
    if (bounds.max > domain.high)
      bound = indices.minimum(bound, indices.constant(domain.high));
    stored.position = indices.add(bound, -domain.low);
    stored.isAny = indices.cmp(CmpPredicate::ge, domain.bound, domain.low);
  }
  return stored;
}

/// Gives the scan ranges of its own, the scanned one last. False if one of them
/// would have no static size.
bool ScanFormer::addRanges(StoredScan &stored, const ScanDomain &domain,
                           Value element) {
  Value along = domain.position;
  for (Value range : ranges.get(element)) {
    if (range == along)
      continue;
    std::optional<uint64_t> known =
        range.getDefiningOp<RangeOp>().getStaticSize();
    if (!known)
      return false;
    stored.indexed.push_back(range);
    stored.shape.push_back(*known);
    stored.own.push_back(indices.range(stored.shape.back()));
    stored.map[range] = stored.own.back();
  }
  stored.shape.push_back(stored.size);
  stored.own.push_back(indices.range(stored.size));
  stored.indexed.push_back(stored.position);
  stored.map[along] =
      domain.isSuffix ? indices.sub(indices.constant(domain.high - domain.low),
                                    stored.own.back())
                      : stored.own.back();
  return true;
}

/// The first op of the block that the reduction is part of, or has inside of it
/// one that it is part of; null if there is none, or one is elsewhere.
static Operation *findFirstAnchor(Block &block, ReduceOp reduce) {
  Operation *first = nullptr;
  for (Operation *anchor : getAnchors(reduce)) {
    Operation *place = block.findAncestorOpInBlock(*anchor);
    if (!place)
      return nullptr;
    if (!first || place->isBeforeInBlock(first))
      first = place;
  }
  return first;
}

Value ScanFormer::emitStored(ReduceOp reduce, const ScanDomain &domain,
                             Value element) {
  Location loc = reduce.getLoc();
  indices.setLoc(loc);
  StoredScan stored = findStored(domain);
  if (stored.size < 1 || !addRanges(stored, domain, element))
    return {};
  Value value = cloneElement(indices, element, stored.map, /*dropped=*/{},
                             /*gate=*/{}, /*mustBeInside=*/true);
  if (!value)
    return {};
  indices.setLoc(loc);
  Value scan = emitScan(reduce, value, stored.own.back(),
                        /*isExclusive=*/false, /*isReverse=*/false);

  Operation *first = findFirstAnchor(block, reduce);
  if (!first)
    return {};
  OpBuilder atFirst(first);
  auto kept = BufferizeOp::create(
      atFirst, loc, RankedTensorType::get(stored.shape, scan.getType()), scan,
      stored.own, Space::global);
  APInt known;
  bool isAlways =
      matchPattern(stored.isAny, m_ConstantInt(&known)) && !known.isZero();
  Value result = indices.unique(
      IndexOp::create(builder, loc, kept.getResult(), stored.indexed,
                      isAlways ? Value() : stored.isAny));
  if (isAlways)
    return result;
  Value none = constant(getExactIdentity(reduce.getKind(), scan.getType()));
  return indices.unique(
      WhereOp::create(builder, loc, stored.isAny, result, none));
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

/// The reduction from the scan: with what the other points contribute.
Value ScanFormer::emitResult(ReduceOp reduce, const ChosenElement &element,
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

/// The element at a point of the domain; null if it cannot be read there.
Value ScanFormer::emitElement(const Candidate &candidate,
                              const ScanDomain &domain) {
  ReduceOp reduce = candidate.reduce;
  Value value = candidate.element.value;
  for (Value clause : domain.inner)
    value =
        indices.unique(WhereOp::create(builder, reduce.getLoc(), clause, value,
                                       constant(candidate.element.other)));
  return cloneElement(indices, value,
                      {{reduce.getRanges().front(), domain.element}},
                      domain.dropped, /*gate=*/{}, /*mustBeInside=*/true);
}

/// Nanoseconds to scan the elements of a domain.
double ScanFormer::getScanNs(const Candidate &candidate,
                             const ScanDomain &domain, Value element,
                             bool isDirect) {
  RangeSet needed = ranges.get(element);
  needed.insert(domain.position);
  double points = isDirect ? candidate.evaluations : getPoints(needed);
  double total = points * (getElementCost(element) + cost.getScanCost());
  if (isDirect)
    return total;
  ReduceOp reduce = candidate.reduce;
  Type type = getScanType(reduce, candidate.element);
  return total +
         (candidate.evaluations * cost.getOpCost(reduce) +
          2 * cost.getTrafficCost(points * CostModel::getByteWidth(type)) +
          cost.getLaunchCost());
}

/// Whether the reduction has become a scan over the domain; none if another
/// domain may do.
std::optional<bool> ScanFormer::tryDomain(Candidate &candidate,
                                          const ScanDomain &domain) {
  ReduceOp reduce = candidate.reduce;
  Location loc = reduce.getLoc();
  Value value = emitElement(candidate, domain);
  if (!value) {
    candidate.noteReason("masked elements might be read out of bounds");
    return std::nullopt;
  }
  // Copies, because what follows may add to the table.
  RangeSet moving = ranges.get(domain.bound), needed = ranges.get(value);
  if (llvm::any_of(needed,
                   [&](Value range) { return moving.contains(range); })) {
    candidate.reason = "the elements depend on the ranges of the bound";
    return std::nullopt;
  }
  indices.setLoc(loc);
  Type type = getScanType(reduce, candidate.element);
  if (type != reduce.getType())
    value = indices.unique(CastOp::create(builder, loc, type, value));

  std::optional<DirectScan> direct = findDirect(reduce, domain);
  if (direct && runsBothWays(reduce, *direct))
    direct.reset();
  double scanNs = getScanNs(candidate, domain, value, direct.has_value());
  auto remarkOpts = remark::RemarkOpts::name("Scan").category("uop-form-scans");
  auto addMetrics = [&](remark::detail::InFlightRemark &remark) {
    remark << remark::metric("ScanNs", int64_t(scanNs))
           << remark::metric("ReduceNs", int64_t(candidate.reduceNs));
  };
  if (!force && scanNs > candidate.reduceNs) {
    auto remark = remark::missed(loc, remarkOpts);
    addMetrics(remark << remark::reason("separate reductions are cheaper"));
    return false;
  }
  Value scan = direct ? emitDirect(reduce, domain, value, *direct)
                      : emitStored(reduce, domain, value);
  if (!scan) {
    candidate.noteReason("the elements cannot be computed in another loop");
    return std::nullopt;
  }
  auto remark = remark::passed(loc, remarkOpts);
  addMetrics(remark << remark::add(
                 direct ? "carried by the loop of its reader"
                        : "all results are stored, and read at the bound"));
  reduce.getResult().replaceAllUsesWith(
      emitResult(reduce, candidate.element, domain, scan));
  return true;
}

bool ScanFormer::tryReduce(ReduceOp reduce) {
  Value along = reduce.getRanges().front();
  std::optional<ChosenElement> element = matchChosenElement(indices, reduce);
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

  RangeSet around = ranges.get(reduce.getResult());
  double evaluations = getPoints(around);
  double reduceNs =
      evaluations * getRangeSize(along) *
      (getElementCost(reduce.getValue()) + cost.getOpCost(reduce));
  Candidate candidate{reduce, std::move(*element), evaluations, reduceNs, {}};
  for (const ScanDomain &domain : findScanDomains(
           indices, ranges, along, candidate.element.clauses, candidate.reason))
    if (std::optional<bool> isScan = tryDomain(candidate, domain))
      return *isScan;
  candidate.noteReason("no condition bounds the elements");
  remark::missed(reduce.getLoc(),
                 remark::RemarkOpts::name("Scan").category("uop-form-scans"))
      << remark::reason("{0}", candidate.reason);
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

FailureOr<bool> ScanFormer::run() {
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
  if (failed(scalars.place(block)))
    return failure();
  return changed;
}

namespace {
struct FormScansPass : public uop::impl::FormScansPassBase<FormScansPass> {
  using Base::Base;

  void runOnOperation() override {
    bool changed = false;
    for (Block *block : getBlocks(getOperation())) {
      FailureOr<bool> hasScans = ScanFormer(*block, force).run();
      if (failed(hasScans))
        return signalPassFailure();
      changed |= *hasScans;
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
