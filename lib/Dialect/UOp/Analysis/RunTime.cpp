//===- RunTime.cpp - How long a kernel takes --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

#include "llvm/ADT/MapVector.h"
#include <cmath>

using namespace mlir;
using namespace uop;

RangeOp uop::getOutermostRange(KernelOp kernel) {
  RangeOp outermost;
  for (auto store : kernel.getBody().getOps<StoreOp>()) {
    if (store.getRanges().empty())
      return {};
    auto range = store.getRanges().front().getDefiningOp<RangeOp>();
    if (!range || (outermost && range != outermost))
      return {};
    outermost = range;
  }
  return outermost;
}

static double getBytes(Value value) {
  auto type = cast<ShapedType>(value.getType());
  if (!type.hasStaticShape())
    return 0;
  double bytes = CostModel::getByteWidth(type.getElementType());
  for (int64_t size : type.getShape())
    bytes *= size;
  return bytes;
}

double uop::estimateRunTime(KernelOp kernel, const CostModel &cost) {
  double time = cost.getLaunchCost() + estimateKernel(kernel, cost).time;
  RangeOp outermost = getOutermostRange(kernel);
  RangeDependence ranges;
  /// What is read, and whether it is what the outermost range selects.
  llvm::MapVector<Value, bool> read;
  llvm::SetVector<Value> written;
  double working = 0, again = 0, atOnce = cost.getBlocking();
  kernel.getBody().walk([&](Operation *op) {
    if (auto store = dyn_cast<StoreOp>(op)) {
      written.insert(getRootBuffer(store.getTarget()));
    } else if (auto load = dyn_cast<LoadOp>(op)) {
      bool &isSelected = read[getRootBuffer(load.getSource())];
      isSelected |=
          outermost && ranges.get(load.getOffset()).contains(outermost);
    } else if (auto tile = dyn_cast<BufferizeOp>(op)) {
      working += getBytes(tile.getResult());
      atOnce = 1;
    }
  });
  for (auto [buffer, isSelected] : read) {
    time += cost.getTrafficCost(getBytes(buffer));
    if (!isSelected)
      again += getBytes(buffer);
  }
  for (Value buffer : written)
    time += cost.getTrafficCost(getBytes(buffer));
  if (outermost)
    time += (std::ceil(getRangeSize(outermost) / atOnce) - 1) *
            cost.getRereadCost(again, working + again);
  return time;
}
