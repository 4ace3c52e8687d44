//===- SizeRanges.cpp - What computed sizes may be --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SizeRanges.h"

#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

/// The size of an axis of an argument is that of its variable.
static ConstantIntRanges getSizeRange(tensor::DimOp dim) {
  auto range = [](int64_t min, int64_t max) {
    return ConstantIntRanges::fromSigned(APInt(64, min, /*isSigned=*/true),
                                         APInt(64, max, /*isSigned=*/true));
  };
  ConstantIntRanges any = range(0, std::numeric_limits<int64_t>::max());
  std::optional<int64_t> axis = dim.getConstantIndex();
  auto type = dyn_cast<RankedTensorType>(dim.getSource().getType());
  if (!axis || !type || *axis < 0 || *axis >= type.getRank())
    return any;
  if (!type.isDynamicDim(*axis))
    return range(type.getDimSize(*axis), type.getDimSize(*axis));
  auto argument = dyn_cast<BlockArgument>(dim.getSource());
  auto function = argument ? dyn_cast_or_null<FunctionOpInterface>(
                                 argument.getOwner()->getParentOp())
                           : FunctionOpInterface();
  if (!function || !argument.getOwner()->isEntryBlock())
    return any;
  auto variables = getSizeVariables(function, argument.getArgNumber());
  if (variables.empty() || !variables[*axis])
    return any;
  return range(variables[*axis].getMin(), variables[*axis].getMax());
}

/// Of operands whose ranges are known.
ConstantIntRanges SizeRanges::infer(Value value) {
  ConstantIntRanges result = ConstantIntRanges::maxRange(
      ConstantIntRanges::getStorageBitwidth(value.getType()));
  Operation *op = value.getDefiningOp();
  if (auto dim = dyn_cast_or_null<tensor::DimOp>(op))
    return getSizeRange(dim);
  auto inferrable = dyn_cast_or_null<InferIntRangeInterface>(op);
  if (!inferrable)
    return result;
  SmallVector<ConstantIntRanges> operands;
  for (Value operand : op->getOperands()) {
    auto range = known.find(operand);
    if (range == known.end())
      return result;
    operands.push_back(range->second);
  }
  inferrable.inferResultRanges(
      operands, [&](Value changed, const ConstantIntRanges &range) {
        if (changed == value)
          result = range;
      });
  return result;
}

ConstantIntRanges SizeRanges::get(Value value) {
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Value next = work.back();
    if (known.contains(next)) {
      work.pop_back();
      continue;
    }
    size_t size = work.size();
    // Operands first. Those of tensor type have no range.
    if (isa_and_nonnull<InferIntRangeInterface>(next.getDefiningOp()))
      for (Value operand : next.getDefiningOp()->getOperands())
        if (operand.getType().isIntOrIndex() && !known.contains(operand))
          work.push_back(operand);
    if (work.size() != size)
      continue;
    work.pop_back();
    known.try_emplace(next, infer(next));
  }
  return known.find(value)->second;
}
