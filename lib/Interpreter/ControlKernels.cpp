//===- ControlKernels.cpp - Launches that loop and branch -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ControlKernels.h"

using namespace mlir;
using namespace uop;
using namespace uop::interp;

/// The bool of a condition.
static FailureOr<bool> getCondition(Operation *op, const InterpValue &value) {
  const Tensor *tensor = value.getTensor();
  if (!tensor || !tensor->getElementType().isInteger(1) ||
      tensor->getNumElements() != 1)
    return op->emitOpError("needs a condition of one i1");
  return tensor->get(0) != 0;
}

LogicalResult uop::interp::evalControlKernel(Context &context, LaunchOp launch,
                                             KernelOp kernel, Operands operands,
                                             Results results) {
  FailureOr<ControlKernel> control = getControlKernel(launch, kernel);
  if (failed(control))
    return failure();
  if (results.size() != control->numOutputs)
    return launch.emitOpError("of @")
           << launch.getKernel()
           << " is interpreted on tensors alone, before bufferization";
  SmallVector<InterpValue> inputs;
  for (const InterpValue *operand :
       operands.take_front(launch.getInputs().size()))
    inputs.push_back(*operand);
  auto call = [&](func::FuncOp function, ArrayRef<InterpValue> args) {
    return context.call(launch, FlatSymbolRefAttr::get(function), args);
  };
  if (!control->isLoop) {
    FailureOr<bool> holds = getCondition(launch, inputs.front());
    if (failed(holds))
      return failure();
    auto values = call(*holds ? control->first : control->second,
                       ArrayRef<InterpValue>(inputs).drop_front());
    if (failed(values))
      return failure();
    llvm::move(*values, results.begin());
    return success();
  }
  SmallVector<InterpValue> captures(
      ArrayRef<InterpValue>(inputs).take_back(control->numCaptures));
  while (true) {
    auto values = call(control->first, inputs);
    if (failed(values))
      return failure();
    FailureOr<bool> holds = getCondition(launch, values->front());
    if (failed(holds))
      return failure();
    values->erase(values->begin());
    if (!*holds) {
      llvm::move(*values, results.begin());
      return success();
    }
    values->append(captures);
    auto next = call(control->second, *values);
    if (failed(next))
      return failure();
    inputs = std::move(*next);
    inputs.append(captures);
  }
}
