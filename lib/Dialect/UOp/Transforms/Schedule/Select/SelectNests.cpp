//===- SelectNests.cpp - Schedules beside loops of any length ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loops whose number of iterations a run decides stay as they are, around what
// is scheduled: for the families, such an index of the output is an argument,
// and such a reduction has its greatest size. Stores that share no loop are
// scheduled one after the other.
//
//===----------------------------------------------------------------------===//

#include "../../Utils/FloatingScalars.h"
#include "../../Utils/SilencedDiagnostics.h"
#include "../KernelAxes.h"
#include "../KernelPrice.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"
#include "uop/Dialect/UOp/Transforms/Schedules.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace uop;

/// The nest that a store belongs to, while schedules are chosen.
static constexpr llvm::StringLiteral kNestAttrName = "uop.nest";

bool uop::isOfVariableSize(RangeOp range) {
  return !range.getStaticSize() && !isCarried(range);
}

/// Numbers the stores: those that share a range have one number. How many
/// numbers there are.
static unsigned numberNests(KernelOp kernel) {
  SmallVector<StoreOp> stores(kernel.getBody().getOps<StoreOp>());
  llvm::EquivalenceClasses<Operation *> classes;
  llvm::DenseMap<Value, Operation *> known;
  for (StoreOp store : stores) {
    classes.insert(store);
    for (Value range : store.getRanges()) {
      Operation *&first = known.try_emplace(range, store).first->second;
      classes.unionSets(first, store);
    }
  }
  llvm::DenseMap<Operation *, unsigned> numbers;
  Builder builder(kernel.getContext());
  for (StoreOp store : stores) {
    unsigned number =
        numbers.try_emplace(classes.getLeaderValue(store), numbers.size())
            .first->second;
    store->setDiscardableAttr(kNestAttrName, builder.getI64IntegerAttr(number));
  }
  return numbers.size();
}

/// Keeps the stores of this nest.
static void keepNest(KernelOp kernel, int64_t number) {
  keepStores(kernel, [&](StoreOp store) {
    Attribute nest = store->getDiscardableAttr(kNestAttrName);
    return cast<IntegerAttr>(nest).getInt() == number;
  });
}

/// Whether the size is the same in all of a launch, or of a block of a cascade:
/// it depends on no axis that may become lanes.
static bool isSizeOfBlock(Value size) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(size, slice);
  return llvm::none_of(slice, llvm::IsaPred<LoadOp, IndexOp>) &&
         llvm::all_of(getOwnRanges(size), isCarried);
}

/// Makes each loop of variable size an argument, or gives it its greatest size.
/// The former; none for a loop that is neither an axis of stores alone nor
/// reduced, or whose size differs within a launch, or a block, respectively.
static std::optional<HiddenLoops> hideSizes(KernelOp kernel) {
  HiddenLoops hidden;
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    ValueRange ranges = store.getRanges();
    for (size_t i = 1; i < ranges.size(); ++i) {
      Value outer = ranges[i - 1], inner = ranges[i];
      auto loop = outer.getDefiningOp<RangeOp>();
      auto axis = inner.getDefiningOp<RangeOp>();
      if (loop && axis && isOfVariableSize(loop))
        hidden.around.try_emplace(axis.getId(), loop.getId());
    }
  }
  Block &block = kernel.getBody().front();
  for (auto range : llvm::make_early_inc_range(block.getOps<RangeOp>())) {
    if (!isOfVariableSize(range))
      continue;
    bool isOfStores = true, isReduced = true;
    SmallVector<Operation *> enders;
    for (Operation *user : range->getUsers()) {
      auto ranges = getRangeOperands(user);
      if (!ranges ||
          !llvm::is_contained(ValueRange(*ranges), range.getResult()))
        continue;
      enders.push_back(user);
      isOfStores &= isa<StoreOp>(user);
      isReduced &= isa<ReduceOp>(user);
    }
    if (isReduced && !enders.empty() && isSizeOfBlock(range.getSize())) {
      int64_t size = getRangeSize(range);
      range.getValuesMutable().clear();
      range->removeAttr(kMaxSizeAttrName);
      range.setStaticSize(std::max<int64_t>(size, 1));
      continue;
    }
    if (!isOfStores || !isSizeOfLaunch(range.getSize()))
      return std::nullopt;
    hidden.repeats = llvm::SaturatingMultiply<uint64_t>(
        hidden.repeats, std::max<int64_t>(getRangeSize(range), 1));
    for (Operation *op : enders) {
      SmallVector<Value> others;
      for (Value other : ValueRange(*getRangeOperands(op))) {
        if (other != range.getResult())
          others.push_back(other);
      }
      getRangeOperands(op)->assign(others);
    }
    range.getResult().replaceAllUsesWith(
        block.addArgument(range.getType(), range.getLoc()));
    range.erase();
  }
  return hidden;
}

namespace {
/// Chooses the schedules of the nests of one kernel, in order.
class NestSelector {
public:
  explicit NestSelector(KernelFacts &facts)
      : facts(facts), whole(facts.getKernel().clone()) {
    for (auto range : whole->getBody().getOps<RangeOp>()) {
      if (range.getKind() != RangeKind::thread)
        continue;
      threadIds.push_back(range.getId());
      // The families do not see it.
      if (!range.getStaticSize())
        actions.push_back(ActionAttr::get(
            whole->getContext(), ActionKind::thread, {int64_t(range.getId())}));
    }
    clearThreadRange(*whole);
    reserveAxisIds(*whole, getNextAxisId(*whole));
  }

  SmallVector<ScheduleCandidate> enumerate();

private:
  SmallVector<ScheduleCandidate> enumerateNest(unsigned number);
  void chooseForNest(unsigned number);
  void restoreThreadRange(KernelOp nest) const;
  ScheduleCandidate join(const ScheduleCandidate &candidate) const;

  KernelFacts &facts;
  /// The kernel with the actions so far.
  OwningOpRef<KernelOp> whole;
  /// The ranges that threads share before there is a schedule.
  SmallVector<uint64_t, 1> threadIds;
  SmallVector<ActionAttr> actions;
  SmallVector<ScheduleNote, 1> notes;
};
} // namespace

/// The families ask whether threads may share the nest.
void NestSelector::restoreThreadRange(KernelOp nest) const {
  for (auto range : nest.getBody().getOps<RangeOp>())
    if (llvm::is_contained(threadIds, range.getId()) &&
        range.getKind() == RangeKind::loop && !range->use_empty())
      range.setKind(RangeKind::thread);
}

/// What the families have for one nest. Some of it cannot be performed on the
/// kernel itself, which its price tells.
SmallVector<ScheduleCandidate> NestSelector::enumerateNest(unsigned number) {
  OwningOpRef<KernelOp> nest(whole->clone());
  keepNest(*nest, number);
  std::optional<HiddenLoops> hidden = hideSizes(*nest);
  if (!hidden) {
    (void)facts.refuse("it has ranges of other kinds or sizes");
    return {};
  }
  restoreThreadRange(*nest);
  KernelFacts own(*nest, facts.getRegisters(), facts.getModel(),
                  facts.getGivenThreads());
  own.setHiddenLoops(std::move(*hidden));
  SmallVector<ScheduleCandidate> candidates = enumerateSchedules(own);
  if (candidates.empty())
    (void)facts.refuse(own.getReason());
  return candidates;
}

/// The candidate after what was chosen before.
ScheduleCandidate NestSelector::join(const ScheduleCandidate &candidate) const {
  ScheduleCandidate joined = candidate;
  SmallVector<ActionAttr> all(actions);
  llvm::append_range(all, candidate.schedule.getActions());
  joined.schedule = ScheduleAttr::get(candidate.schedule.getContext(), all);
  joined.notes = notes;
  llvm::append_range(joined.notes, candidate.notes);
  return joined;
}

/// Performs what takes the least time on the nest, if it can be performed on
/// the kernel.
void NestSelector::chooseForNest(unsigned number) {
  SmallVector<ScheduleCandidate> candidates = enumerateNest(number);
  candidates.push_back({ScheduleAttr::get(whole->getContext(), {}), {}});
  OwningOpRef<KernelOp> nest(whole->clone());
  keepNest(*nest, number);
  SmallVector<double, 2> prices;
  const ScheduleCandidate &chosen = candidates[pickSchedule(
      *nest, candidates, facts.getModel(), facts.getRegisters(),
      facts.getGivenThreads(), prices)];
  SilencedDiagnostics silence(whole->getContext());
  OwningOpRef<KernelOp> next(whole->clone());
  if (failed(performSchedule(*next, chosen.schedule.getActions(),
                             facts.getModel())))
    return;
  whole = std::move(next);
  llvm::append_range(actions, chosen.schedule.getActions());
  llvm::append_range(notes, chosen.notes);
}

SmallVector<ScheduleCandidate> NestSelector::enumerate() {
  if (failed(performSchedule(*whole, actions, facts.getModel())))
    return {};
  unsigned count = numberNests(*whole);
  if (count == 1) {
    SmallVector<ScheduleCandidate> candidates = enumerateNest(0);
    // The nest may stay as it is.
    candidates.push_back({ScheduleAttr::get(whole->getContext(), {}), {}});
    if (candidates.size() == 1 && actions.empty())
      return {};
    return llvm::map_to_vector(
        candidates,
        [&](const ScheduleCandidate &candidate) { return join(candidate); });
  }
  for (unsigned number = 0; number != count; ++number)
    chooseForNest(number);
  if (actions.empty())
    return {};
  return {{ScheduleAttr::get(whole->getContext(), actions), notes}};
}

SmallVector<ScheduleCandidate> uop::enumerateNests(KernelFacts &facts) {
  return NestSelector(facts).enumerate();
}
