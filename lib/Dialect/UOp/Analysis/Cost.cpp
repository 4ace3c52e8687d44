//===- Cost.cpp - What ops and memory traffic cost --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"

using namespace mlir;
using namespace uop;

static constexpr double kSimple = 0.125;
static constexpr double kDivision = 0.5;
static constexpr double kTranscendental = 0.4;
static constexpr double kCacheBytes = 1 << 19;
static constexpr double kCacheBytesPerNs = 40;
static constexpr double kMemoryBytesPerNs = 10;

double CostModel::getOpCost(Operation *op) const {
  Type type = op->getResult(0).getType();
  // Index arithmetic is strength-reduced into addresses, unless it divides.
  if (type.isIndex() || isa<ConstOp, RangeOp>(op))
    return isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(op) ? kDivision : 0;
  if (isa<ExpOp, Exp2Op, LogOp, Log2Op, SinOp, CosOp, TanOp, TanhOp, ErfOp,
          PowOp, ThreefryOp>(op))
    return kTranscendental;
  if (isa<FDivOp, RecipOp, SqrtOp, RsqrtOp, IDivOp, ModOp, FloorDivOp,
          FloorModOp>(op))
    return kDivision;
  return kSimple;
}

double CostModel::getTrafficCost(double bytes) const {
  return bytes / (bytes <= kCacheBytes ? kCacheBytesPerNs : kMemoryBytesPerNs);
}

int64_t CostModel::getByteWidth(Type element) {
  if (element.isIndex())
    return 8;
  return std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
}
