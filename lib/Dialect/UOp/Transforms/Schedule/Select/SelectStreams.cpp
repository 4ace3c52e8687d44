//===- SelectStreams.cpp - Which stores pass the caches by ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A store into a cache reads the line from memory first, and puts another line
// out. Of a buffer that is larger than the last cache nothing is left there
// when it is read, so that its stores had better go to memory at once: what
// takes reading, reading and writing takes reading and writing then.
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

/// Whether vectors of `numLanes` elements along one of its ranges are each in
/// order and aligned, if the buffer is.
static bool writesWholeVectors(StoreOp store, int64_t numLanes) {
  if (store.getGate() || isa<VectorType>(store.getValue().getType()))
    return false;
  bool isInOrder = false;
  for (Value range : store.getRanges()) {
    if (getRangeSize(range) == 1)
      continue;
    std::optional<int64_t> stride = getStride(store.getOffset(), range);
    bool isLanes = stride == 1 && getRangeSize(range) % numLanes == 0;
    if (!isLanes && (!stride || *stride % numLanes != 0))
      return false;
    isInOrder |= isLanes;
  }
  return isInOrder;
}

SmallVector<int64_t> uop::findStreams(KernelFacts &facts) {
  SmallVector<int64_t> streams;
  for (BlockArgument argument : KernelOp(facts.getKernel()).getArguments()) {
    auto type = dyn_cast<MemRefType>(argument.getType());
    if (!type)
      continue;
    int64_t width = CostModel::getByteWidth(type.getElementType());
    double points = 0;
    bool isWhole = true;
    for (Operation *user : argument.getUsers()) {
      auto store = dyn_cast<StoreOp>(user);
      isWhole &= store && writesWholeVectors(store, facts.getNumLanes(width));
      if (!isWhole)
        break;
      double count = 1;
      for (Value range : store.getRanges())
        count *= double(getRangeSize(range));
      points += count;
    }
    if (isWhole &&
        points * double(width) > facts.getModel().getLastCacheBytes())
      streams.push_back(argument.getArgNumber());
  }
  return streams;
}

void uop::addStreams(KernelFacts &facts, ScheduleCandidate &candidate) {
  SmallVector<ActionAttr> actions(candidate.schedule.getActions());
  MLIRContext *context = candidate.schedule.getContext();
  for (int64_t argument : findStreams(facts)) {
    actions.push_back(ActionAttr::get(context, ActionKind::stream, argument));
    ScheduleNote note{"stores bypass the caches", {}};
    note.metric("Argument", argument)
        .metric("LastCacheBytes",
                int64_t(facts.getModel().getLastCacheBytes()));
    candidate.notes.push_back(std::move(note));
  }
  candidate.schedule = ScheduleAttr::get(context, actions);
}
