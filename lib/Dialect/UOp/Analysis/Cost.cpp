//===- Cost.cpp - What ops and memory traffic cost --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/LaunchGrid.h"

using namespace mlir;
using namespace uop;

double CostModel::getOpCost(Operation *op) const {
  if (auto fold = dyn_cast<FoldOp>(op)) {
    double cost = 0;
    for (Operation &each : fold.getBody().front().without_terminator())
      cost += getOpCost(&each);
    return cost;
  }
  if (isa<ScanOp>(op))
    return getScanCost();
  if (isa<StoreOp>(op))
    return simple;
  Type type = op->getResult(0).getType();
  // Index arithmetic is strength-reduced into addresses, unless it divides.
  if (type.isIndex() || isa<ConstOp, RangeOp>(op))
    return isa<FloorDivOp, FloorModOp, IDivOp, ModOp>(op) ? division : 0;
  // So is the number that it becomes.
  if (isa<CastOp>(op) && op->getOperand(0).getType().isIndex())
    return 0;
  if (isa<CastOp>(op))
    return conversion;
  if (isa<ExpOp, Exp2Op, LogOp, Log2Op, SinOp, CosOp, TanOp, TanhOp, ErfOp,
          PowOp, ThreefryOp>(op))
    return transcendental;
  // Whatever the function does: dear enough not to be called again lightly.
  if (isa<CustomOp, CustomIOp>(op))
    return call;
  if (isa<FDivOp, RecipOp, SqrtOp, RsqrtOp, IDivOp, ModOp, FloorDivOp,
          FloorModOp>(op))
    return division;
  return simple;
}

double CostModel::getTrafficCost(double bytes) const {
  return bytes / (bytes <= getKeptBytes() ? cacheBytesPerNs : memoryBytesPerNs);
}

int64_t CostModel::getByteWidth(Type element) {
  if (element.isIndex())
    return 8;
  return std::max<int64_t>(element.getIntOrFloatBitWidth() / 8, 1);
}

double CostModel::getTensorBytes(RankedTensorType type) {
  return double(type.getNumElements()) *
         double(getByteWidth(type.getElementType()));
}

double CostModel::getMostKeptBytes(Block &block) const {
  double bytes = 0;
  auto add = [&](TypeRange types) {
    for (Type type : types)
      if (auto tensor = dyn_cast<RankedTensorType>(type);
          tensor && tensor.hasStaticShape() &&
          isElementType(tensor.getElementType()))
        bytes += getTensorBytes(tensor);
  };
  add(block.getArgumentTypes());
  add(block.getTerminator()->getOperandTypes());
  return std::max(mostStoredBytes, bytes);
}

/// The float operations of one element of `op`; of a reduction, of one point.
static int64_t countFlops(Operation *op) {
  if (auto fold = dyn_cast<FoldOp>(op)) {
    int64_t flops = 0;
    for (Operation &each : fold.getBody().front().without_terminator())
      flops += countFlops(&each);
    return flops;
  }
  bool isArithmetic =
      (op->hasTrait<OpTrait::Elementwise>() || isa<ReduceOp, ScanOp>(op)) &&
      !isa<ConstOp, CmpOp, WhereOp, CastOp, BitcastOp>(op);
  if (!isArithmetic ||
      !isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType())))
    return 0;
  return isa<MulAccOp>(op) ? 2 : 1;
}

/// Counts that no program reaches saturate instead of overflowing.
static int64_t toCount(double value) {
  return value >= 9.2e18 ? INT64_MAX : int64_t(value);
}

/// The elements at different offsets that a load or store may touch.
static double countTouched(Value offset, Type type, RangeDependence &ranges,
                           double numThreads) {
  double count = numThreads;
  for (Value range : ranges.get(offset)) {
    if (!range.getDefiningOp<RangeOp>().getStaticSize())
      return std::numeric_limits<double>::infinity();
    count *= getRangeSize(range);
  }
  if (auto vector = dyn_cast<VectorType>(type);
      vector && !isa<VectorType>(offset.getType()))
    count *= vector.getNumElements();
  return count;
}

KernelEstimate uop::estimateKernel(KernelOp kernel, const CostModel &cost) {
  KernelEstimate estimate;
  double flops = 0, bytes = 0;
  RangeDependence ranges;
  llvm::SmallMapVector<Value, double, 8> read, written;
  llvm::DenseSet<std::pair<Value, Value>> seen;
  SmallVector<Operation *> ops;
  kernel.getBody().walk([&](Operation *op) {
    // What a fold does at each point is counted with it.
    if (!isa<FoldOp>(op->getParentOp()))
      ops.push_back(op);
  });
  double numThreads = 1;
  if (hasExplicitControl(kernel))
    if (FailureOr<LaunchGrid> grid = getLaunchGrid(kernel); succeeded(grid))
      numThreads = double(grid->getNumBlocks()) * grid->getNumThreads();
  for (Operation *each : ops) {
    Operation &op = *each;
    if (auto load = dyn_cast<LoadOp>(op);
        load && seen.insert({load.getSource(), load.getOffset()}).second)
      read[getRootBuffer(load.getSource())] +=
          countTouched(load.getOffset(), load.getType(), ranges, numThreads);
    auto store = dyn_cast<StoreOp>(op);
    if (store)
      written[getRootBuffer(store.getTarget())] += countTouched(
          store.getOffset(), store.getValue().getType(), ranges, numThreads);
    if (isa<DefineLocalOp, DefineRegOp, AfterOp>(op) ||
        (!store && op.getNumResults() == 0))
      continue;
    RangeSet needed;
    if (isa<RangeReductionOpInterface>(op)) {
      for (Value operand : op.getOperands())
        needed.insert_range(ranges.get(operand));
    } else if (store) {
      needed.insert(store.getRanges().begin(), store.getRanges().end());
    } else {
      needed = ranges.get(op.getResult(0));
    }
    for (auto outer = op.getParentOfType<IfOp>(); outer;
         outer = outer->getParentOfType<IfOp>())
      needed.insert(outer.getRanges().begin(), outer.getRanges().end());
    double points = numThreads;
    for (Value range : needed)
      points *= estimateRangeSize(range);
    Type type = store ? store.getValue().getType() : op.getResult(0).getType();
    if (auto vector = dyn_cast<VectorType>(type);
        vector && !isa<ContractOp>(op))
      points *= vector.getNumElements();
    if (store) {
      estimate.time += points * cost.getOpCost(&op);
      continue;
    }
    estimate.time += points * cost.getOpCost(&op);
    flops += points * countFlops(&op);
    if (auto dot = dyn_cast<DotOp>(op);
        dot && isa<FloatType>(getElementTypeOrSelf(type)))
      flops += points * double(2 * dot.getNumTerms() - 1);
    if (auto wmma = dyn_cast<WmmaOp>(op);
        wmma && isa<FloatType>(getElementTypeOrSelf(type)))
      flops += points * 2 * double(wmma.getK());
  }
  for (const auto &buffers : {read, written})
    for (auto [buffer, touched] : buffers) {
      auto memref = cast<MemRefType>(buffer.getType());
      if (memref.hasStaticShape() && isa<BlockArgument>(buffer))
        bytes += std::min(touched, double(memref.getNumElements())) *
                 CostModel::getByteWidth(memref.getElementType());
    }
  estimate.flops = toCount(flops);
  estimate.bytes = toCount(bytes);
  return estimate;
}

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
