//===- ExpandLanes.cpp - Lanes of the author's ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../KernelAxes.h"
#include "Expander.h"

using namespace mlir;
using namespace uop;

LogicalResult Expander::getLaneAxes(Operation *op, ValueRange ranges,
                                    SmallVectorImpl<unsigned> &copied,
                                    std::optional<unsigned> &lanes) {
  for (Value range : ranges) {
    unsigned axis = numbers.lookup(range);
    if (lanes)
      return fail(op, "runs over " + describe(*lanes) + ", but not last");
    if (isCopied(range.getDefiningOp<RangeOp>()))
      copied.push_back(axis);
    else
      lanes = axis;
  }
  return success();
}

LogicalResult Expander::expandContract(ContractOp contract) {
  SmallVector<unsigned> ended;
  std::optional<unsigned> lanes;
  FailureOr<Axes> axes = getAxes(*contract);
  if (failed(axes) ||
      failed(getLaneAxes(contract, contract.getRanges(), ended, lanes)))
    return failure();
  if (axes->lanes && axes->lanes != lanes)
    return fail(contract, "depends on " + describe(*axes->lanes) +
                              ", and the op does not exist on vectors");
  if (failed(reserve(*contract, axes->copied)))
    return failure();
  Copies copies;
  for (unsigned axis : known.find(contract.getValue())->second.axes.copied)
    if (!llvm::is_contained(ended, axis))
      copies.axes.copied.push_back(axis);
  forEachPoint(copies.axes.copied, [&](const Point &outer) {
    SmallVector<Value> parts;
    forEachPoint(ended, [&](const Point &inner) {
      Point point = joinPoints(outer, inner);
      Value value = get(contract.getValue(), point);
      if (lanes)
        value =
            broadcastLike(builder, contract.getLoc(), value,
                          getVectorType(getElementTypeOrSelf(value), *lanes));
      parts.push_back(value);
    });
    copies.values.push_back(VectorizeOp::create(builder, contract.getLoc(),
                                                contract.getType(), parts));
  });
  known[contract.getResult()] = std::move(copies);
  return success();
}

LogicalResult Expander::expandUnroll(UnrollOp unroll) {
  SmallVector<unsigned> ranges;
  Copies copies;
  FailureOr<Axes> axes = getAxes(*unroll);
  if (failed(axes) || failed(getLaneAxes(unroll, unroll.getRanges(), ranges,
                                         copies.axes.lanes)))
    return failure();
  copies.axes.copied = axes->copied;
  if (failed(reserve(*unroll, axes->copied)))
    return failure();
  int64_t width = copies.axes.lanes ? getSize(*copies.axes.lanes) : 1;
  forEachPoint(axes->copied, [&](const Point &point) {
    int64_t first = 0;
    for (unsigned axis : ranges)
      first = first * getSize(axis) + point.lookup(axis);
    first *= width;
    Value source = get(unroll.getSource(), point);
    if (!copies.axes.lanes) {
      copies.values.push_back(
          GepOp::create(builder, unroll.getLoc(), source, first));
      return;
    }
    SmallVector<int64_t> taken =
        llvm::to_vector(llvm::seq<int64_t>(first, first + width));
    copies.values.push_back(
        GepOp::create(builder, unroll.getLoc(), source, taken));
    if (unroll.getType().isIndex())
      copies.firsts.push_back(
          GepOp::create(builder, unroll.getLoc(), source, first));
  });
  known[unroll.getResult()] = std::move(copies);
  return success();
}
