//===- MaskedAxis.cpp - Axes with points that are none ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "MaskedAxis.h"

#include "KernelAxes.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"

using namespace mlir;
using namespace uop;

/// Whether `op` reads a tile, which is made for the new points as well, or what
/// its indices do not need the axis for: how often a loop runs may depend on
/// it.
static bool isReadAnywhere(Operation *op, Value axis) {
  if (auto read = dyn_cast<IndexOp>(op))
    return read.getSource().getDefiningOp<BufferizeOp>() != nullptr;
  return llvm::none_of(op->getOperands(), [&](Value operand) {
    return getOwnRanges(operand).contains(axis);
  });
}

LogicalResult uop::findMaskedAccesses(RangeOp axis,
                                      SmallVectorImpl<Operation *> &accesses,
                                      std::string &reason) {
  RangeDependence dependence;
  std::string name = "axis " + std::to_string(axis.getId());
  auto refuse = [&](const Twine &why) {
    reason = why.str();
    return failure();
  };
  for (Operation &op : axis->getParentOfType<KernelOp>().getBody().getOps()) {
    StringRef opName = op.getName().getStringRef();
    auto ranges = getRangeOperands(&op);
    bool isOver =
        ranges && llvm::is_contained(ValueRange(*ranges), axis.getResult());
    if (isOver && !isa<StoreOp, ReduceOp>(op))
      return refuse(name + " is one of " + opName);
    bool isUsed = isOver || llvm::any_of(op.getOperands(), [&](Value operand) {
                    return dependence.get(operand).contains(axis.getResult());
                  });
    if (!isUsed)
      continue;
    auto scan = dyn_cast<ScanOp>(op);
    if (isa<CustomOp, CustomIOp>(op) ||
        (scan && scan.getRange() == axis.getResult()))
      return refuse(opName + " depends on " + name);
    // What is not read is 0, which nothing may be divided by.
    bool isNumber =
        op.getNumResults() == 1 &&
        (isa<IntegerType>(getElementTypeOrSelf(op.getResult(0))) ||
         (op.getResult(0).getType().isIndex() && op.getNumOperands() == 2 &&
          !op.getOperand(1).getDefiningOp<ConstOp>()));
    if (isNumber && isa<IDivOp, ModOp, FloorDivOp, FloorModOp>(op))
      return refuse(opName + " of integers depends on " + name);
    if (isOver ||
        (isa<LoadOp, IndexOp>(op) && !isReadAnywhere(&op, axis.getResult())))
      accesses.push_back(&op);
  }
  return success();
}

void uop::maskAccess(Operation *op, Value isPoint) {
  OpBuilder builder(op);
  Location loc = isPoint.getLoc();
  auto restrict = [&](MutableOperandRange gate) {
    Value all = isPoint;
    if (!gate.empty())
      all = AndOp::create(builder, loc, gate[0].get(), isPoint);
    gate.assign(all);
  };
  if (auto store = dyn_cast<StoreOp>(op))
    return restrict(store.getGateMutable());
  if (auto load = dyn_cast<LoadOp>(op))
    return restrict(load.getGateMutable());
  if (auto read = dyn_cast<IndexOp>(op))
    return restrict(read.getGateMutable());
  auto reduce = cast<ReduceOp>(op);
  Value none = ConstOp::create(
      builder, loc, getExactIdentity(reduce.getKind(), reduce.getType()));
  reduce.getValueMutable().assign(
      WhereOp::create(builder, loc, isPoint, reduce.getValue(), none));
}
