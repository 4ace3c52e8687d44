//===- MergedAxes.cpp - Axes that are one -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "ScheduleSelection.h"

using namespace mlir;
using namespace uop;

/// By how much `offset` grows along both axes is that of one axis that counts
/// the points of both.
static bool isOneAxis(Value offset, Value outer, Value inner) {
  std::optional<int64_t> step = getStride(offset, inner);
  std::optional<int64_t> row = getStride(offset, outer);
  int64_t expected;
  return step && row &&
         !llvm::MulOverflow(*step, getRangeSize(inner), expected) &&
         *row == expected;
}

bool uop::canMerge(KernelFacts &facts, StoreOp store,
                   const llvm::SetVector<Operation *> &slice, Value outer,
                   Value inner) {
  bool isOne = llvm::all_of(slice, [&](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    if (load)
      return isOneAxis(load.getOffset(), outer, inner) &&
             !(load.getGate() && (facts.dependsOn(load.getGate(), outer) ||
                                  facts.dependsOn(load.getGate(), inner)));
    if (isa<IndexOp>(op))
      return !facts.dependsOn(op->getResult(0), outer) &&
             !facts.dependsOn(op->getResult(0), inner);
    // Other uses of the axes are of each by itself.
    return !op->getResult(0).getType().isIndex() ||
           llvm::all_of(op->getUsers(), [&](Operation *user) {
             return user->getNumResults() == 0 || isa<LoadOp>(user) ||
                    user->getResult(0).getType().isIndex();
           });
  });
  return isOne && isOneAxis(store.getOffset(), outer, inner);
}

SmallVector<ActionAttr> uop::findMerges(KernelFacts &facts) {
  MutableArrayRef<StoreOp> stores = facts.getStores();
  auto ranges = stores.front().getRanges();
  if (!facts.getTiles().empty() || !facts.getFills().empty() ||
      llvm::any_of(stores, [&](StoreOp store) {
        return store.getRanges() != ranges || store.getGate();
      }))
    return {};
  SmallVector<llvm::SetVector<Operation *>> slices;
  for (StoreOp store : stores)
    slices.push_back(facts.getSlice(store.getValue(), ranges));
  SmallVector<ActionAttr> merges;
  int64_t numIds = getNextAxisId(facts.getKernel());
  for (size_t axis = ranges.size(); axis-- > 1;) {
    Value outer = ranges[axis - 1], inner = ranges[axis];
    bool isOne = llvm::all_of(llvm::zip_equal(stores, slices), [&](auto pair) {
      auto &[store, slice] = pair;
      return canMerge(facts, store, slice, outer, inner);
    });
    // Ids that follow are counted from the greatest one.
    if (isOne && KernelFacts::getId(inner) + 1 != numIds)
      merges.push_back(ActionAttr::get(
          outer.getContext(), ActionKind::merge,
          {KernelFacts::getId(outer), KernelFacts::getId(inner)}));
  }
  return merges;
}
