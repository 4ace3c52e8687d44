//===- SelectSchedule.cpp - Which schedule a kernel gets --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The families are tried one after the other. Kernels of none of them are left
// to the vectorizer of LLVM.
//
//===----------------------------------------------------------------------===//

#include "../../Utils/FloatingScalars.h"
#include "../../Utils/SilencedDiagnostics.h"
#include "../KernelAxes.h"
#include "../KernelPrice.h"
#include "ContractionSelector.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

#include "mlir/IR/Matchers.h"

#include <set>

namespace uop {
#define GEN_PASS_DEF_SELECTSCHEDULEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

LogicalResult KernelFacts::analyze() {
  std::set<int64_t> ids;
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto range = dyn_cast<RangeOp>(op)) {
      // Actions call axes by their ids.
      if (int64_t(range.getId()) < 0 || !ids.insert(range.getId()).second)
        return refuse("its ranges do not have distinct ids");
      bool isPlain = range.getKind() == RangeKind::loop ||
                     range.getKind() == RangeKind::thread ||
                     range.getKind() == RangeKind::reduce;
      // No action divides the axis of a recurrence.
      if (!isPlain || isOfVariableSize(range) || range.getStaticSize() == 0)
        return refuse("it has ranges of other kinds or sizes");
      if (range.getKind() == RangeKind::thread)
        threadRange = range;
    } else if (auto reduce = dyn_cast<ReduceOp>(op)) {
      reduces.push_back(reduce);
    } else if (auto store = dyn_cast<StoreOp>(op)) {
      (store.getValue().getDefiningOp<ConstOp>() ? fills : stores)
          .push_back(store);
    } else if (auto tile = dyn_cast<BufferizeOp>(op)) {
      tiles.push_back(tile);
    } else if (isa<RangeReductionOpInterface, ScanOp, CustomOp>(op)) {
      otherLoops = true;
    }
    otherLoops |= llvm::any_of(op.getResultTypes(), llvm::IsaPred<VectorType>);
  }
  // A border around what is computed is no part of any loop nest.
  if (stores.empty())
    std::swap(stores, fills);
  inPlace = readsWhatItWrites(kernel) &&
            !(updatesElements(kernel) && hasStaticOffsets(kernel));
  return success();
}

double uop::getImbalance(int64_t steps, int64_t threads) {
  return double(llvm::divideCeil(steps, threads) * threads) / double(steps);
}

std::optional<int64_t>
KernelFacts::chooseShared(ArrayRef<SharedLoop> loops) const {
  std::optional<int64_t> best;
  double least = std::numeric_limits<double>::infinity();
  for (const SharedLoop &loop : loops) {
    double imbalance = getImbalance(loop.steps, getThreads());
    // A loop further inside has to be worth it.
    if (!threadRange || loop.steps < 2 || imbalance > 0.9 * least)
      continue;
    best = loop.id;
    least = imbalance;
  }
  return best;
}

int64_t KernelFacts::getAccumulatorWidth(ReduceOp reduce) {
  return CostModel::getByteWidth(
      getWideElement(reduce.getKind(), getElementTypeOrSelf(reduce)));
}

LogicalResult KernelFacts::checkLanes(const RangeSet &lanes) {
  auto getLanes = [&](Value value) {
    SmallVector<Value> found;
    for (Value range : getRanges(value))
      if (lanes.contains(range))
        found.push_back(range);
    return found;
  };
  for (Operation &op : kernel.getBody().getOps()) {
    RangeSet used;
    for (Value operand : op.getOperands())
      if (!operand.getDefiningOp<RangeOp>() || !getRangeOperands(&op) ||
          !llvm::is_contained(ValueRange(*getRangeOperands(&op)), operand))
        used.insert_range(getLanes(operand));
    if (used.size() > 1)
      return refuse("a value would have lanes along two axes");
    bool runsOver = false;
    if (auto ranges = getRangeOperands(&op))
      runsOver = llvm::any_of(ValueRange(*ranges), [&](Value range) {
        return lanes.contains(range);
      });
    if (used.empty() && !runsOver)
      continue;
    if (isa<BufferizeOp>(op) && runsOver)
      continue;
    if (isa<StoreOp, ReduceOp, LoadOp>(op)) {
      if (llvm::any_of(op.getOperandTypes(), llvm::IsaPred<VectorType>) ||
          llvm::any_of(op.getResultTypes(), llvm::IsaPred<VectorType>))
        return refuse("it already has vectors");
      continue;
    }
    if (auto read = dyn_cast<IndexOp>(op)) {
      Value axis = used.front();
      bool isInOrder =
          isa<FloatType, IntegerType, IndexType>(read.getType()) &&
          !read.getIndices().empty() &&
          getStride(read.getIndices().back(), axis) == 1 &&
          !(read.getGate() && dependsOn(read.getGate(), axis)) &&
          llvm::none_of(read.getIndices().drop_back(),
                        [&](Value index) { return dependsOn(index, axis); });
      if (!isInOrder)
        return refuse("a tile is not read in the order of the lanes");
      continue;
    }
    if (!hasVectorForm(&op))
      return refuse("it has ops that do not exist on vectors");
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

ScheduleWriter::ScheduleWriter(KernelFacts &facts)
    : context(facts.getKernel().getContext()),
      nextId(getNextAxisId(facts.getKernel())) {
  for (StoreOp fill : facts.getFills()) {
    if (fill.getGate() || fill.getRanges().empty())
      continue;
    Value lanes = fill.getRanges().back();
    int64_t size = getRangeSize(lanes);
    int64_t numLanes =
        facts.getNumLanes(CostModel::getByteWidth(fill.getValue().getType()));
    if (numLanes > 1 && size >= numLanes &&
        getStride(fill.getOffset(), lanes) == 1)
      spreadInSteps(KernelFacts::getId(lanes), size, numLanes);
  }
}

int64_t ScheduleWriter::divide(ActionKind kind, int64_t id, int64_t size,
                               int64_t n) {
  act(kind, {id, n});
  // Actions with a kind of range change that of a whole axis; a split does not
  // know whole axes.
  return kind != ActionKind::split && n == size ? id : nextId++;
}

std::pair<int64_t, int64_t> ScheduleWriter::tile(int64_t id, int64_t size,
                                                 int64_t n, int64_t numTiles,
                                                 ActionKind kind) {
  act(kind, {id, n});
  int64_t inner = n == size ? id : nextId++;
  nextId += numTiles;
  return {inner, nextId - numTiles};
}

std::optional<int64_t> ScheduleWriter::peel(int64_t id, int64_t size,
                                            int64_t n) {
  if (size % n == 0)
    return std::nullopt;
  act(ActionKind::peel, {id, n});
  return nextId++;
}

void ScheduleWriter::spread(int64_t id, int64_t size, int64_t numLanes,
                            ActionKind copies) {
  if (size < numLanes) {
    divide(ActionKind::simd, id, size, size);
    return;
  }
  std::optional<int64_t> rest = peel(id, size, numLanes);
  int64_t whole = size - size % numLanes;
  divide(ActionKind::simd, id, whole, numLanes);
  if (whole > numLanes)
    divide(copies, id, whole / numLanes, whole / numLanes);
  if (rest)
    divide(ActionKind::simd, *rest, size % numLanes, size % numLanes);
}

void ScheduleWriter::spreadInSteps(int64_t id, int64_t size, int64_t numLanes) {
  int64_t step = std::min(size, kStepVectors * numLanes);
  std::optional<int64_t> rest = peel(id, size, step);
  int64_t insideId = id;
  if (size - size % step > step)
    insideId = divide(ActionKind::split, id, size - size % step, step);
  spread(insideId, step, numLanes, ActionKind::upcast);
  if (rest)
    spread(*rest, size % step, numLanes, ActionKind::upcast);
}

//===----------------------------------------------------------------------===//
// The pass
//===----------------------------------------------------------------------===//

namespace {
/// What a schedule begins with, and the ids of the ranges of what it peels off,
/// which have their schedule then.
struct FirstActions {
  SmallVector<ActionAttr> actions;
  llvm::DenseSet<int64_t> tails;
};
} // namespace

/// Splits of axes that indices take apart: heads and columns in one axis, of
/// which a factor depends on the head alone. What is left of the last part is
/// peeled off, and has vectors of its own.
static FirstActions findParts(KernelFacts &facts) {
  FirstActions first;
  ScheduleWriter writer(facts.getKernel().getContext(),
                        getNextAxisId(facts.getKernel()));
  for (auto range : facts.getKernel().getBody().getOps<RangeOp>()) {
    std::optional<int64_t> part;
    bool isOne = true, isInOrder = true;
    int64_t width = 1;
    for (Operation *user : range->getUsers()) {
      if (auto ranges = getRangeOperands(user);
          ranges &&
          llvm::is_contained(ValueRange(*ranges), range.getResult())) {
        auto store = dyn_cast<StoreOp>(user);
        isOne &= bool(store);
        isInOrder &=
            store && getStride(store.getOffset(), range.getResult()) == 1;
        if (store)
          width = std::max(width, CostModel::getByteWidth(getElementTypeOrSelf(
                                      store.getValue().getType())));
      }
      APInt number;
      if (!isa<FloorDivOp, FloorModOp>(user) ||
          user->getOperand(0) != range.getResult() ||
          !matchPattern(user->getOperand(1), m_ConstantInt(&number)))
        continue;
      isOne &= !part || *part == number.getSExtValue();
      part = number.getSExtValue();
    }
    int64_t size = getRangeSize(range), id = KernelFacts::getId(range);
    if (!isOne || !part || *part <= 1 || *part >= size)
      continue;
    // The rest has lanes, as the parts do, and its vectors side by side.
    int64_t numLanes = facts.getNumLanes(width);
    bool mayPeel = isInOrder && first.tails.empty() && numLanes > 1 &&
                   size % *part <= kMostVectors * numLanes;
    if (size % *part != 0 && !mayPeel)
      continue;
    std::optional<int64_t> rest = writer.peel(id, size, *part);
    writer.divide(ActionKind::split, id, size - size % *part, *part);
    if (!rest)
      continue;
    first.tails.insert(*rest);
    int64_t next = writer.getNextId();
    writer.spread(*rest, size % *part, numLanes, ActionKind::upcast);
    for (; next != writer.getNextId(); ++next)
      first.tails.insert(next);
  }
  first.actions = llvm::to_vector(writer.get().schedule.getActions());
  return first;
}

/// Whether the lanes of all stores are along one axis each, if any are after
/// the first actions, which gave lanes to a tail.
static bool hasOneLanesEach(KernelFacts &facts,
                            const ScheduleCandidate &candidate,
                            size_t numFirst) {
  ArrayRef<ActionAttr> actions = candidate.schedule.getActions();
  auto isSimd = [](ActionAttr action) {
    return action.getKind() == ActionKind::simd;
  };
  SilencedDiagnostics silence(facts.getKernel().getContext());
  OwningOpRef<KernelOp> scratch(facts.getKernel().clone());
  clearThreadRange(*scratch);
  if (llvm::none_of(actions.drop_front(numFirst), isSimd) ||
      failed(performSchedule(*scratch, actions, facts.getModel())))
    return false;
  return llvm::all_of(scratch->getBody().getOps<StoreOp>(), [](StoreOp store) {
    return llvm::count_if(store.getRanges(), LoopTree::isLanes) <= 1;
  });
}

using EnumerateFn =
    llvm::function_ref<SmallVector<ScheduleCandidate>(KernelFacts &)>;

/// Schedules that begin with these actions, if there are any; `enumerate` is
/// asked about the kernel after them.
static SmallVector<ScheduleCandidate>
enumerateAfter(KernelFacts &facts, const FirstActions &first,
               EnumerateFn enumerate = enumerateContractions) {
  if (first.actions.empty())
    return {};
  OwningOpRef<KernelOp> scratch(facts.getKernel().clone());
  if (failed(performSchedule(*scratch, first.actions, facts.getModel())))
    return {};
  if (!first.tails.empty()) {
    reserveAxisIds(*scratch, getNextAxisId(*scratch));
    keepStores(*scratch, [&](StoreOp store) {
      return llvm::none_of(store.getRanges(), [&](Value range) {
        return first.tails.contains(KernelFacts::getId(range));
      });
    });
  }
  KernelFacts after(*scratch, facts.getRegisters(), facts.getModel(),
                    facts.getGivenThreads());
  after.setHiddenLoops(facts.getHiddenLoops());
  if (failed(after.analyze()) || after.isInPlace())
    return {};
  SmallVector<ScheduleCandidate> candidates = enumerate(after);
  for (ScheduleCandidate &candidate : candidates) {
    SmallVector<ActionAttr> actions(first.actions);
    llvm::append_range(actions, candidate.schedule.getActions());
    candidate.schedule =
        ScheduleAttr::get(facts.getKernel().getContext(), actions);
  }
  if (!first.tails.empty())
    llvm::erase_if(candidates, [&](const ScheduleCandidate &candidate) {
      return !hasOneLanesEach(facts, candidate, first.actions.size());
    });
  return candidates;
}

/// Whether the kernel with this schedule loads whole vectors of what it
/// updates, where it stores them: what is gathered would have to be proved to
/// be read before it is written.
static bool updatesVectors(KernelFacts &facts, ScheduleAttr schedule) {
  SilencedDiagnostics silence(facts.getKernel().getContext());
  OwningOpRef<KernelOp> scratch(facts.getKernel().clone());
  clearThreadRange(*scratch);
  if (failed(
          performSchedule(*scratch, schedule.getActions(), facts.getModel())) ||
      !updatesElements(*scratch))
    return false;
  return llvm::all_of(scratch->getBody().getOps<StoreOp>(), [](StoreOp store) {
    return llvm::all_of(store.getRanges(), [&](Value range) {
      return !LoopTree::isLanes(range) ||
             getStride(store.getOffset(), range) == 1;
    });
  });
}

/// Sums of products with an axis in parts, as of panels.
static SmallVector<ScheduleCandidate> enumerateParts(KernelFacts &facts) {
  FirstActions parts = findParts(facts);
  SmallVector<ScheduleCandidate> candidates = enumerateAfter(facts, parts);
  // Beside panels, the rows of an image may be one row, which leaves less over.
  if (SmallVector<ActionAttr> merges;
      !candidates.empty() && !(merges = findMerges(facts)).empty()) {
    llvm::append_range(merges, parts.actions);
    llvm::append_range(candidates,
                       enumerateAfter(facts, {merges, parts.tails}));
  }
  // Other lanes may leave nothing over.
  if (!candidates.empty() && !parts.tails.empty())
    llvm::append_range(candidates, enumerateContractions(facts));
  return candidates;
}

static SmallVector<ScheduleCandidate>
withStreams(KernelFacts &facts, SmallVector<ScheduleCandidate> candidates) {
  for (ScheduleCandidate &candidate : candidates)
    addStreams(facts, candidate);
  return candidates;
}

static SmallVector<ScheduleCandidate>
getOne(KernelFacts &facts, FailureOr<ScheduleCandidate> candidate,
       bool mayStream) {
  if (failed(candidate))
    return {};
  if (mayStream)
    addStreams(facts, *candidate);
  return {std::move(*candidate)};
}

/// Whether the innermost axis of each store is whole vectors.
static bool fillsLanes(KernelFacts &facts) {
  return llvm::all_of(facts.getStores(), [&](StoreOp store) {
    Type type = getElementTypeOrSelf(store.getValue().getType());
    return store.getRanges().empty() ||
           getRangeSize(store.getRanges().back()) %
                   facts.getNumLanes(CostModel::getByteWidth(type)) ==
               0;
  });
}

/// Of a kernel that adds up or folds.
static SmallVector<ScheduleCandidate> enumerateReductions(KernelFacts &facts) {
  // Of these it is multiplications that take the time, not memory.
  SmallVector<ScheduleCandidate> candidates = enumerateParts(facts);
  FirstActions merges;
  if (candidates.empty()) {
    merges.actions = findMerges(facts);
    candidates = enumerateAfter(facts, {findDots(facts), {}});
    // Where those are slow, numbers are multiplied in a wider type.
    if (!candidates.empty())
      llvm::append_range(candidates, enumerateContractions(facts));
    // Lanes along a longer axis leave fewer vectors with room.
    llvm::append_range(candidates, enumerateAfter(facts, merges));
    llvm::append_range(candidates, getOne(facts, selectInnerProduct(facts),
                                          /*mayStream=*/false));
  }
  if (candidates.empty())
    candidates = enumerateContractions(facts);
  if (candidates.empty()) {
    candidates = withStreams(facts, enumerateReductionLoops(facts));
    // Short columns side by side fill the lanes together.
    if (!fillsLanes(facts))
      llvm::append_range(
          candidates, enumerateAfter(facts, merges, [&](KernelFacts &after) {
            return withStreams(after, enumerateReductionLoops(after));
          }));
  }
  // A row of panels: along the columns of one, memory is contiguous.
  if (candidates.empty())
    candidates =
        enumerateAfter(facts, findParts(facts), enumerateReductionLoops);
  if (!candidates.empty())
    return candidates;
  std::string reason = facts.getReason().str();
  candidates = enumerateRepeatedLoads(facts);
  if (candidates.empty())
    (void)facts.refuse(reason);
  return candidates;
}

static SmallVector<ScheduleCandidate> enumerateAll(KernelFacts &facts) {
  if (llvm::any_of(facts.getKernel().getBody().getOps<RangeOp>(),
                   isOfVariableSize))
    return enumerateNests(facts);
  if (failed(facts.analyze()))
    return {};
  if (facts.getStores().empty()) {
    (void)facts.refuse("it stores nothing");
    return {};
  }
  if (facts.isInPlace()) {
    (void)facts.refuse("it reads what it writes");
    return getOne(facts, selectOneLoop(facts), /*mayStream=*/false);
  }
  bool isCascade = llvm::any_of(facts.getTiles(), [](BufferizeOp tile) {
    return tile->hasAttr(kAccumulatedAttrName);
  });
  if (isCascade)
    return enumerateCascades(facts);
  if (!facts.getKernel().getBody().getOps<ScanOp>().empty())
    return getOne(facts, selectScan(facts), /*mayStream=*/false);
  if (facts.getReduces().empty()) {
    SmallVector<ScheduleCandidate> candidates =
        getOne(facts, selectElementwise(facts), /*mayStream=*/true);
    std::string reason = facts.getReason().str();
    // The factors of a transform, one for each point: what is left of an axis
    // is in order with the next one.
    if (candidates.empty())
      candidates =
          enumerateAfter(facts, findParts(facts), [&](KernelFacts &after) {
            return getOne(after, selectElementwise(after), /*mayStream=*/false);
          });
    if (!candidates.empty())
      return candidates;
    (void)facts.refuse(reason);
    candidates = getOne(facts, selectOneLoop(facts), /*mayStream=*/false);
    return candidates.empty() ? enumerateInvariants(facts) : candidates;
  }
  return enumerateReductions(facts);
}

SmallVector<ScheduleCandidate> uop::enumerateSchedules(KernelFacts &facts) {
  SmallVector<ScheduleCandidate> candidates = enumerateAll(facts);
  KernelOp kernel = facts.getKernel();
  if (candidates.empty() || !readsWhatItWrites(kernel) ||
      !updatesElements(kernel))
    return candidates;
  llvm::erase_if(candidates, [&](const ScheduleCandidate &candidate) {
    return !updatesVectors(facts, candidate.schedule);
  });
  if (candidates.empty())
    (void)facts.refuse("it reads what it writes, one element at a time");
  return candidates;
}

namespace {
struct SelectSchedulePass
    : public uop::impl::SelectSchedulePassBase<SelectSchedulePass> {
  using Base::Base;

  void emitPrices(const ChosenSchedule &chosen, Location loc,
                  const remark::RemarkOpts &options) {
    if (chosen.prices.size() < 2)
      return;
    auto remark = remark::analysis(loc, options);
    remark << remark::add("the shortest of these times in nanoseconds");
    // Some may be schedules that cannot be performed.
    for (double price : chosen.prices)
      if (std::isfinite(price))
        remark << remark::metric("Price", int64_t(price));
  }

  void emitRemarks(const ChosenSchedule &chosen, Location loc,
                   const remark::RemarkOpts &options) {
    for (const ScheduleNote &note : chosen.candidate->notes) {
      auto remark = remark::passed(loc, options);
      remark << remark::add("{0}", note.what);
      for (const auto &[name, value] : note.metrics)
        remark << remark::metric(name, value);
    }
    emitPrices(chosen, loc, options);
  }

  void runOnOperation() override {
    KernelOp kernel = getOperation();
    if (kernel.getBody().empty() || hasExplicitControl(kernel) ||
        kernel->hasAttr(kScheduleAttrName))
      return;
    if (vectorBytes <= 0 || registers <= 0 || threads <= 0) {
      kernel.emitOpError("cannot be scheduled: vector-bytes, registers and "
                         "threads must be positive");
      return signalPassFailure();
    }
    FailureOr<CostModel> model = CostModel::get(kernel);
    if (failed(model))
      return signalPassFailure();
    auto options = remark::RemarkOpts::name("Schedule")
                       .category("uop-select-schedule")
                       .function(kernel.getSymName());
    ChosenSchedule chosen =
        chooseSchedule(kernel, *model, {vectorBytes, registers}, threads);
    if (!chosen.candidate) {
      remark::missed(kernel.getLoc(), options)
          << remark::reason("{0}", chosen.reason);
      emitPrices(chosen, kernel.getLoc(), options);
      return;
    }
    emitRemarks(chosen, kernel.getLoc(), options);
    clearThreadRange(kernel);
    kernel->setAttr(kScheduleAttrName, chosen.candidate->schedule);
  }
};
} // namespace
