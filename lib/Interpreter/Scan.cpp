//===- Scan.cpp - Running reductions ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A scan is two nodes: a loop over the range, which ends it and makes all the
// values, and the value at the point where the range is.
//
//===----------------------------------------------------------------------===//

#include "Frame.h"

#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

LogicalResult Frame::defineScan(ScanOp scan) {
  Node loop;
  loop.op = scan;
  loop.isLoop = true;
  loop.storesSeen = program.stores;
  RangeSet open;
  for (Value operand : scan->getOperands()) {
    unsigned number = numbers.lookup(operand);
    loop.operands.push_back(number);
    llvm::append_range(open, slots[number].ranges);
  }
  unsigned axis = slots[numbers.lookup(scan.getRange())].ranges.front();
  loop.axes.push_back(axis);
  llvm::erase(open, axis);
  llvm::sort(open);
  open.erase(llvm::unique(open), open.end());
  if (failed(needSizes(loop, open)))
    return failure();
  buildBody(loop, open);

  unsigned all = slots.size();
  slots.emplace_back();
  loop.result = all;
  if (open.empty()) {
    InterpValue values;
    if (failed(runScan(loop, values)))
      return failure();
    slots[all].value = std::move(values);
    release(scan, loop.operands);
  } else {
    slots[all].ranges = open;
    slots[all].node = nodes.size();
    nodes.push_back(std::move(loop));
  }

  Node node;
  node.op = scan;
  node.isScanValue = true;
  node.axes.push_back(axis);
  node.operands.push_back(all);
  node.result = define(scan.getResult());
  Slot &slot = slots[node.result];
  slot.ranges = open;
  slot.ranges.push_back(axis);
  llvm::sort(slot.ranges);
  slot.node = nodes.size();
  nodes.push_back(std::move(node));
  return success();
}

LogicalResult Frame::evaluateScan(const Node &node, InterpValue &result) const {
  const Tensor &all = *slots[node.operands[0]].value.getTensor();
  int64_t count = getNumLanes(node.op->getResult(0).getType());
  int64_t first = ranges[node.axes[0]].value * count;
  SmallVector<uint64_t, 1> lanes;
  for (int64_t lane = 0; lane < count; ++lane)
    lanes.push_back(all.get(first + lane));
  return makeLanes(node.op, lanes, result);
}

/// All values, those of one point beside one another.
LogicalResult Frame::runScan(Node &loop, InterpValue &result) {
  auto scan = cast<ScanOp>(loop.op);
  Type element = getElementTypeOrSelf(scan.getType());
  ElementKind kind = *getElementKind(element);
  int64_t numLanes = getNumLanes(scan.getType());
  const InterpValue &value = slots[loop.operands[0]].value;
  std::vector<uint64_t> values;
  LogicalResult status = forEachPoint(loop, [&]() -> LogicalResult {
    if (isInvalid(value))
      return scan.emitOpError("is over uop.invalid, which is no number");
    for (int64_t lane = 0; lane < numLanes; ++lane)
      values.push_back(getLane(value, lane));
    return success();
  });
  if (failed(status))
    return failure();

  int64_t size = values.size() / numLanes;
  FailureOr<Tensor> all =
      createTensor(scan, element, {static_cast<int64_t>(values.size())});
  if (failed(all))
    return failure();
  // A sum of no floats would be 0.0, which changes a -0.0.
  bool isNegativeZero =
      scan.getKind() == ReduceKind::add && isa<FloatType>(element);
  for (int64_t lane = 0; lane < numLanes; ++lane) {
    Accumulator sum(uint32_t(scan.getKind()), kind, program.getNoise(scan),
                    scan->hasAttr(kSkipsNaNAttrName));
    uint64_t before = isNegativeZero
                          ? uint64_t(1) << (8 * getByteWidth(kind) - 1)
                          : sum.get();
    for (int64_t step = 0; step < size; ++step) {
      int64_t at = scan.getReverse() ? size - 1 - step : step;
      sum.add(values[at * numLanes + lane]);
      uint64_t after = sum.get();
      all->set(at * numLanes + lane, scan.getExclusive() ? before : after);
      before = after;
    }
  }
  result = std::move(*all);
  return success();
}
