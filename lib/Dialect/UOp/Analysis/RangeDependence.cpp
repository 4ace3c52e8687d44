//===- RangeDependence.cpp - The ranges a value needs -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/TypeSwitch.h"

#include <algorithm>
#include <cmath>

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

/// What `op`, of indices, makes of the numbers; none if it is of another kind.
static std::optional<double> evaluate(Operation *op, ArrayRef<double> in) {
  bool isDivision = isa<FloorDivOp, FloorModOp>(op) && in[1] != 0;
  return TypeSwitch<Operation *, std::optional<double>>(op)
      .Case([&](AddOp) { return in[0] + in[1]; })
      .Case([&](SubOp) { return in[0] - in[1]; })
      .Case([&](MulOp) { return in[0] * in[1]; })
      .Case([&](MinOp) { return std::min(in[0], in[1]); })
      .Case([&](MaxOp) { return std::max(in[0], in[1]); })
      .Case([&](FloorDivOp) {
        return isDivision ? std::optional(std::floor(in[0] / in[1]))
                          : std::nullopt;
      })
      .Case([&](FloorModOp) {
        return isDivision
                   ? std::optional(in[0] - in[1] * std::floor(in[0] / in[1]))
                   : std::nullopt;
      })
      .Default(std::nullopt);
}

/// `value`, of indices, where each range is in its middle, but for those of
/// which a point is chosen.
static std::optional<double>
evaluateInMiddle(Value value, ArrayRef<std::pair<Value, double>> chosen = {}) {
  llvm::DenseMap<Value, std::optional<double>> known;
  for (auto [range, point] : chosen)
    known[range] = point;
  SmallVector<Value> worklist = {value};
  while (!worklist.empty()) {
    Value current = worklist.back();
    if (known.contains(current)) {
      worklist.pop_back();
      continue;
    }
    Operation *op = current.getDefiningOp();
    APInt constant;
    if (matchPattern(current, m_ConstantInt(&constant))) {
      known[current] = double(constant.getSExtValue());
      continue;
    }
    if (auto range = dyn_cast_or_null<RangeOp>(op)) {
      known[current] =
          double(std::max<int64_t>(getRangeSize(current), 1) - 1) / 2;
      continue;
    }
    if (!op || !current.getType().isIndex() || op->getNumOperands() != 2) {
      known[current] = std::nullopt;
      continue;
    }
    size_t pending = worklist.size();
    for (Value operand : op->getOperands())
      if (!known.contains(operand))
        worklist.push_back(operand);
    if (worklist.size() != pending)
      continue;
    std::optional<double> lhs = known.lookup(op->getOperand(0));
    std::optional<double> rhs = known.lookup(op->getOperand(1));
    known[current] = lhs && rhs ? evaluate(op, {*lhs, *rhs}) : std::nullopt;
  }
  return known.lookup(value);
}

/// The points of a range between its bounds: the mean over the points of the
/// one range that decides these, or what there are in the middle of several.
static double estimatePoints(RangeOp range, double size) {
  constexpr int64_t mostPoints = 1024;
  OperandRange bounds = range.getBounds();
  RangeSet deciding = getOwnRanges(bounds[0]);
  deciding.insert_range(getOwnRanges(bounds[1]));
  int64_t count = deciding.size() == 1 ? getRangeSize(deciding.front()) : 0;
  bool isMean = count > 0 && count <= mostPoints;
  double sum = 0;
  for (int64_t point = 0; point != (isMean ? count : 1); ++point) {
    SmallVector<std::pair<Value, double>, 1> chosen;
    if (isMean)
      chosen.push_back({deciding.front(), double(point)});
    std::optional<double> low = evaluateInMiddle(bounds[0], chosen);
    std::optional<double> high = evaluateInMiddle(bounds[1], chosen);
    sum += std::max(0.0, std::min(high.value_or(size), size) -
                             std::max(low.value_or(0), 0.0));
  }
  return isMean ? sum / double(count) : sum;
}

double uop::estimateRangeSize(Value range) {
  auto most = double(getRangeSize(range));
  auto op = range.getDefiningOp<RangeOp>();
  if (!op)
    return most;
  if (!op.getStaticSize()) {
    std::optional<double> size = evaluateInMiddle(op.getSize());
    most = size ? std::clamp(*size, 0.0, most) : most;
  }
  return op.getBounds().empty() ? most : estimatePoints(op, most);
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

RangeSet uop::getOwnRanges(Value value) {
  RangeSet own;
  SmallVector<Value> worklist = {value};
  llvm::DenseSet<Value> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || !visited.insert(next).second)
      continue;
    if (isa<RangeOp>(op))
      own.insert(next);
    else
      llvm::append_range(worklist, op->getOperands());
  }
  return own;
}

int64_t uop::getNextRangeId(Block &block) {
  constexpr int64_t maxCounted = int64_t(1) << 62;
  int64_t next = 0;
  for (auto range : block.getOps<RangeOp>())
    if (int64_t id = range.getId(); id < maxCounted)
      next = std::max(next, id + 1);
  return next;
}
