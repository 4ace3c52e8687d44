//===- RangeDependence.cpp - The ranges a value needs -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

using namespace mlir;
using namespace uop;

int64_t uop::getRangeSize(Value range) {
  auto op = range.getDefiningOp<RangeOp>();
  if (!op)
    return 1;
  if (op.getStaticSize())
    return *op.getStaticSize();
  auto max = op->getAttrOfType<IntegerAttr>(kMaxSizeAttrName);
  return max ? max.getInt() : 1;
}

/// Whether a value may depend on ranges: scalars, vectors, and tensors that a
/// kernel keeps for itself.
static bool mayDepend(Value value) {
  if (!isa<TensorType, BaseMemRefType>(value.getType()))
    return true;
  auto bufferize = value.getDefiningOp<BufferizeOp>();
  return bufferize && bufferize.getSpace() != Space::global;
}

const RangeSet &RangeDependence::get(Value value) {
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value current = worklist.back();
    if (sets.count(current)) {
      worklist.pop_back();
      continue;
    }
    Operation *op = current.getDefiningOp();
    RangeSet set;
    if (op && isa_and_nonnull<UOpDialect>(op->getDialect())) {
      size_t pending = worklist.size();
      for (Value operand : op->getOperands())
        if (mayDepend(operand) && !sets.count(operand))
          worklist.push_back(operand);
      if (worklist.size() != pending)
        continue;
      for (Value operand : op->getOperands())
        if (mayDepend(operand)) {
          const RangeSet &other = *sets.find(operand)->second;
          set.insert(other.begin(), other.end());
        }
      if (isa<RangeOp>(op))
        set.insert(current);
      if (auto reduce = dyn_cast<RangeReductionOpInterface>(op))
        for (Value range : reduce.getReducedRanges())
          set.remove(range);
    }
    worklist.pop_back();
    sets.try_emplace(current, std::make_unique<RangeSet>(std::move(set)));
  }
  return *sets.find(value)->second;
}

int64_t uop::getNextRangeId(Block &block) {
  constexpr int64_t maxCounted = int64_t(1) << 62;
  int64_t next = 0;
  for (auto range : block.getOps<RangeOp>())
    if (int64_t id = range.getId(); id < maxCounted)
      next = std::max(next, id + 1);
  return next;
}
