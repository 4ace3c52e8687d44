//===- KernelCost.cpp - What a launch costs, estimated ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelCost.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;

/// Floating-point operations of one evaluation of `op`.
static int64_t getFlops(Operation &op) {
  if (op.getNumResults() != 1 ||
      !isa<FloatType>(getElementTypeOrSelf(op.getResult(0).getType())))
    return 0;
  if (isa<ReduceOp>(op))
    return 1;
  if (isa<MulAccOp>(op))
    return 2;
  bool moves = isa<ConstOp, CastOp, BitcastOp, WhereOp>(op);
  return op.hasTrait<OpTrait::Elementwise>() && !moves ? 1 : 0;
}

KernelCost uop::estimateCost(KernelOp kernel) {
  KernelCost cost;
  SmallVector<int64_t> sizes;
  llvm::DenseMap<Value, llvm::SmallBitVector> dependence;
  auto depend = [&](Value value, llvm::SmallBitVector &on) {
    auto found = dependence.find(value);
    if (found != dependence.end())
      on |= found->second;
  };
  auto addPoints = [&](int64_t each, const llvm::SmallBitVector &ranges) {
    uint64_t points = each;
    for (unsigned i : ranges.set_bits())
      points = llvm::SaturatingMultiply<uint64_t>(points, sizes[i]);
    cost.flops = std::min<uint64_t>(
        llvm::SaturatingAdd<uint64_t>(cost.flops, points), INT64_MAX);
  };

  llvm::SmallPtrSet<Value, 8> read, written;
  for (Operation &op : kernel.getBody().getOps()) {
    if (auto range = dyn_cast<RangeOp>(op)) {
      llvm::SmallBitVector &self = dependence[range.getResult()];
      self.resize(sizes.size() + 1);
      self.set(sizes.size());
      sizes.push_back(range.getStaticSize().value_or(1));
      continue;
    }
    if (auto load = dyn_cast<LoadOp>(op))
      read.insert(load.getSource());
    if (auto store = dyn_cast<StoreOp>(op))
      written.insert(store.getTarget());
    llvm::SmallBitVector on;
    for (Value operand : op.getOperands())
      depend(operand, on);
    if (int64_t flops = getFlops(op))
      addPoints(flops, on);
    if (auto reduce = dyn_cast<ReduceOp>(op)) {
      llvm::SmallBitVector ended;
      for (Value range : reduce.getRanges())
        depend(range, ended);
      on.reset(ended);
    }
    if (on.any())
      for (Value result : op.getResults())
        dependence[result] = on;
  }

  for (BlockArgument argument : kernel.getBody().getArguments()) {
    auto type = cast<MemRefType>(argument.getType());
    if (!type.hasStaticShape())
      continue;
    uint64_t element =
        llvm::divideCeil(type.getElementTypeBitWidth(), uint64_t(8));
    uint64_t bytes =
        llvm::SaturatingMultiply<uint64_t>(element, type.getNumElements());
    uint64_t times = read.contains(argument) + written.contains(argument);
    cost.bytes = std::min<uint64_t>(
        llvm::SaturatingMultiplyAdd<uint64_t>(bytes, times, cost.bytes),
        INT64_MAX);
  }
  return cost;
}

std::vector<bool> uop::findWrittenArguments(KernelOp kernel) {
  std::vector<bool> written(kernel.getNumArguments());
  kernel.walk([&](StoreOp store) {
    auto argument = dyn_cast<BlockArgument>(store.getTarget());
    if (argument && argument.getOwner()->getParentOp() == kernel)
      written[argument.getArgNumber()] = true;
  });
  return written;
}

std::string uop::describeLocation(Location loc) {
  // A fused kernel has many; the first few say where to look.
  constexpr unsigned limit = 4;
  llvm::SetVector<Location> places, worklist;
  worklist.insert(loc);
  for (unsigned i = 0; i < worklist.size(); ++i) {
    Location next = worklist[i];
    if (auto fused = dyn_cast<FusedLoc>(next))
      worklist.insert(fused.getLocations().begin(), fused.getLocations().end());
    else if (auto named = dyn_cast<NameLoc>(next))
      worklist.insert(named.getChildLoc());
    else if (auto call = dyn_cast<CallSiteLoc>(next))
      worklist.insert(call.getCallee());
    else if (isa<FileLineColRange>(next))
      places.insert(next);
  }
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (auto [i, place] : llvm::enumerate(places)) {
    if (i == limit) {
      stream << ", ...";
      break;
    }
    auto file = cast<FileLineColRange>(place);
    stream << (i ? ", " : "") << file.getFilename().getValue() << ":"
           << file.getStartLine() << ":" << file.getStartColumn();
  }
  return text;
}
