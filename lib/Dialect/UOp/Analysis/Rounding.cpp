//===- Rounding.cpp - Values whose bits depend on an order ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Rounding.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

using namespace mlir;
using namespace uop;

/// Whether an op in the region of a fold rounds.
static bool isFloatArithmetic(Operation *op) {
  return op->getNumResults() == 1 &&
         isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())) &&
         !isa<MaxOp, MinOp, WhereOp, ConstOp>(op);
}

bool uop::isRoundedReduction(Operation *op) {
  auto ranges = dyn_cast<RangeReductionOpInterface>(op);
  if (!ranges || llvm::all_of(ranges.getReducedRanges(), [](Value range) {
        return getRangeSize(range) == 1;
      }))
    return false;
  if (isa<RecurrenceOp>(op))
    return true;
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return isa<FloatType>(getElementTypeOrSelf(reduce.getType())) &&
           (reduce.getKind() == ReduceKind::add ||
            reduce.getKind() == ReduceKind::mul);
  auto fold = dyn_cast<FoldOp>(op);
  if (!fold || !fold.getCommutative())
    return false;
  return fold
      ->walk([](Operation *nested) {
        return !isa<FoldOp>(nested) && isFloatArithmetic(nested)
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}
