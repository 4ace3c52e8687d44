//===- SelectInvariants.cpp - Copies that share values ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value that does not depend on an outer loop, but on a loop inside of it, is
// computed again in each step of the outer one: positions and weights of an
// interpolation for each channel. Copies of that loop side by side (unroll and
// jam) compute it once.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "LoopNests.h"

using namespace mlir;
using namespace uop;

/// More copies have more streams in memory than are prefetched.
static constexpr int64_t kMaxCopies = 8;

/// What one point of the kernel computes that is the same along `axis`, in the
/// time of simple ops; `inner` are the loops inside. Loads do not count: the
/// first cache has what the step before read. Nor do positions, whose divisions
/// are shifts and products of vectors.
static double getInvariantCost(KernelFacts &facts,
                               const llvm::SetVector<Operation *> &slice,
                               Value axis, ArrayRef<Value> inner) {
  double cost = 0;
  for (Operation *op : slice) {
    if (op->getNumResults() != 1 || isa<LoadOp, IndexOp>(op) ||
        op->getResult(0).getType().isIndex() ||
        facts.dependsOn(op->getResult(0), axis))
      continue;
    bool isInside = llvm::any_of(inner, [&](Value range) {
      return facts.dependsOn(op->getResult(0), range);
    });
    if (isInside)
      cost += facts.getModel().getOpCost(op);
  }
  return cost;
}

/// `copies` points of `axis` side by side, and what is left of it.
static ScheduleCandidate putSideBySide(KernelFacts &facts,
                                       ArrayRef<Value> outputs, Value axis,
                                       int64_t copies) {
  ScheduleWriter writer(facts);
  int64_t id = KernelFacts::getId(axis), size = getRangeSize(axis);
  SmallVector<SharedLoop> loops;
  for (Value range : outputs)
    loops.push_back({KernelFacts::getId(range),
                     range == axis ? size / copies : getRangeSize(range)});
  if (std::optional<int64_t> shared = facts.chooseShared(loops))
    writer.act(ActionKind::thread, {*shared});
  std::optional<int64_t> rest = writer.peel(id, size, copies);
  writer.divide(ActionKind::upcast, id, size - size % copies, copies);
  if (rest)
    writer.divide(ActionKind::upcast, *rest, size % copies, size % copies);
  writer.note("copies along an axis share what does not depend on it")
      .metric("Copies", copies);
  return writer.get();
}

SmallVector<ScheduleCandidate> uop::enumerateInvariants(KernelFacts &facts) {
  if (facts.hasOtherLoops() || hasInnerTiles(facts))
    return {};
  MutableArrayRef<StoreOp> stores = facts.getStores();
  SmallVector<Value> outputs(stores.front().getRanges());
  llvm::SetVector<Operation *> slice;
  int64_t points = 1;
  for (StoreOp store : stores) {
    if (store.getRanges() != stores.front().getRanges())
      return {};
    slice.insert_range(facts.getSlice(store.getValue(), outputs));
    if (store.getGate())
      slice.insert_range(facts.getSlice(store.getGate(), outputs));
  }
  for (Value range : outputs)
    points = llvm::SaturatingMultiply<uint64_t>(points, getRangeSize(range));
  // A load under a gate is a branch: with one for each copy, LLVM makes no
  // vectors of the inner loop any more.
  bool hasGates = llvm::any_of(slice, [](Operation *op) {
    auto load = dyn_cast<LoadOp>(op);
    return load && load.getGate();
  });
  if (points < facts.getMinPoints() || hasGates)
    return {};
  // Of axes that share as much, the innermost with most copies.
  Value best;
  std::pair<double, int64_t> most = {0, 0};
  for (auto [index, axis] : llvm::enumerate(outputs)) {
    double cost = getInvariantCost(facts, slice, axis,
                                   ArrayRef(outputs).drop_front(index + 1));
    std::pair<double, int64_t> shared = {
        cost, std::min(kMaxCopies, getRangeSize(axis))};
    if (cost == 0 || getRangeSize(axis) < 2 || shared < most)
      continue;
    most = shared;
    best = axis;
  }
  if (!best)
    return {};
  auto numCopied = double(llvm::count_if(slice, [&](Operation *op) {
    return facts.dependsOn(op->getResult(0), best);
  }));
  SmallVector<ScheduleCandidate> candidates = {
      {ScheduleAttr::get(best.getContext(), {}), {}}};
  // The shorter code first, which is taken if the longer is not faster.
  int64_t size = getRangeSize(best);
  for (int64_t copies : {kMaxCopies / 2, kMaxCopies}) {
    int64_t number = std::min(copies, size);
    bool isNew = copies == kMaxCopies / 2 || size > kMaxCopies / 2;
    if (isNew && numCopied * double(number) <= kMaxNestOps)
      candidates.push_back(putSideBySide(facts, outputs, best, number));
  }
  return candidates;
}
