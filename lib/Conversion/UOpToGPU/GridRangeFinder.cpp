//===- GridRangeFinder.cpp - Ranges that threads share ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "GridRangeFinder.h"

#include "OperandSlice.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;

void uop::mergeEqualRanges(KernelOp kernel) {
  llvm::DenseMap<int64_t, RangeOp> known;
  for (RangeOp range :
       llvm::make_early_inc_range(kernel.getBody().getOps<RangeOp>())) {
    auto [first, isNew] = known.try_emplace(range.getId(), range);
    if (isNew ||
        !OperationEquivalence::isEquivalentTo(
            first->second, range, OperationEquivalence::IgnoreLocations))
      continue;
    range.replaceAllUsesWith(first->second.getResult());
    range.erase();
  }
}

bool GridRangeFinder::readsAndWritesInOrder() {
  llvm::MapVector<Value, SmallVector<StoreOp>> stores;
  for (auto store : kernel.getBody().getOps<StoreOp>())
    stores[store.getTarget()].push_back(store);
  return llvm::any_of(kernel.getBody().getOps<LoadOp>(), [&](LoadOp load) {
    auto found = stores.find(load.getSource());
    return found != stores.end() &&
           !llvm::all_of(found->second, [&](StoreOp store) {
             return load->isBeforeInBlock(store) &&
                    store.getOffset() == load.getOffset();
           });
  });
}

bool GridRangeFinder::isCandidate(RangeOp range) {
  if (range.getKind() != RangeKind::loop &&
      range.getKind() != RangeKind::thread &&
      range.getKind() != RangeKind::outer)
    return false;
  return range.getStaticSize() && *range.getStaticSize() >= 2 &&
         llvm::none_of(range->getUsers(), llvm::IsaPred<ScanOp>);
}

/// Whether every store is in the loop over `range`, and everything else with a
/// loop of its own depends on it: it would be computed again by each thread.
bool GridRangeFinder::isOfAll(Value range) {
  return llvm::all_of(kernel.getBody().getOps(), [&](Operation &op) {
    if (auto store = dyn_cast<StoreOp>(op))
      return llvm::is_contained(store.getRanges(), range);
    if (!isa<RangeReductionOpInterface, ScanOp>(op))
      return true;
    return llvm::all_of(op.getResults(), [&](Value result) {
      return dependence.get(result).contains(range);
    });
  });
}

/// Whether what memory holds decides `offset`.
bool GridRangeFinder::dependsOnLoad(Value offset) {
  return llvm::any_of(getOperandSlice(offset), llvm::IsaPred<LoadOp, IndexOp>);
}

/// Whether a sum of multiples of ranges differs wherever one of `grid` does.
bool GridRangeFinder::hasDistinctTerms(const LinearForm &form, StoreOp store,
                                       ArrayRef<RangeOp> grid) {
  SmallVector<std::pair<int64_t, int64_t>> steps;
  for (auto [term, factor] : form.getTerms()) {
    auto range = term.getDefiningOp<RangeOp>();
    if (!range)
      continue;
    if (!range.getStaticSize())
      return false;
    steps.push_back({std::abs(factor), *range.getStaticSize()});
  }
  for (RangeOp range : grid)
    if (!form.getTerms().contains(range.getResult()))
      return false;
  llvm::sort(steps);
  int64_t reach = 0;
  for (auto [factor, size] : steps) {
    if (factor <= reach)
      return false;
    int64_t extent;
    if (llvm::MulOverflow(factor, size - 1, extent) ||
        llvm::AddOverflow(reach, extent, reach))
      return false;
  }
  return true;
}

bool GridRangeFinder::isInjective(StoreOp store, ArrayRef<RangeOp> grid) {
  if (dependsOnLoad(store.getOffset()))
    return false;
  auto form = LinearForm::get(store.getOffset());
  if (!form)
    return false;
  bool hasDivisions = llvm::any_of(form->getTerms(), [&](const auto &entry) {
    return !entry.first.template getDefiningOp<RangeOp>() &&
           !dependence.get(entry.first).empty();
  });
  // Quotients and remainders come from reshapes, which keep elements apart.
  if (hasDivisions)
    return llvm::all_of(grid, [&](RangeOp range) {
      return dependence.get(store.getOffset()).contains(range.getResult());
    });
  return hasDistinctTerms(*form, store, grid);
}

SmallVector<RangeOp> GridRangeFinder::find() {
  auto stores = kernel.getBody().getOps<StoreOp>();
  if (stores.empty())
    return {};
  if (readsAndWritesInOrder()) {
    reason = "it reads what it writes";
    return {};
  }
  SmallVector<RangeOp> grid;
  int64_t points = 1;
  for (Value value : (*stores.begin()).getRanges()) {
    auto range = value.getDefiningOp<RangeOp>();
    if (!range || !isCandidate(range) || !isOfAll(value) ||
        llvm::MulOverflow(points, int64_t(*range.getStaticSize()), points))
      continue;
    grid.push_back(range);
  }
  if (grid.empty()) {
    reason = "no range of fixed size is in all of its stores and loops";
    return {};
  }
  for (StoreOp store : stores)
    if (!isInjective(store, grid)) {
      reason = "two points may store the same element";
      return {};
    }
  return grid;
}
