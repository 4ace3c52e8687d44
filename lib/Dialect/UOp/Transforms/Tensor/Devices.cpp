//===- Devices.cpp - Where the values of a function are ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace uop;

StringAttr Devices::get(Value value) const {
  auto found = devices.find(value);
  if (found != devices.end())
    return found->second;
  bool isHostTensor =
      isa<BlockArgument>(value) && isa<TensorType>(value.getType());
  return isHostTensor ? host : StringAttr();
}

LogicalResult Devices::visit(Operation *op) {
  if (auto copy = dyn_cast<CopyOp>(op)) {
    devices[copy.getResult()] = copy.getDeviceAttr();
    return success();
  }
  if (auto alloc = dyn_cast<bufferization::AllocTensorOp>(op)) {
    auto space = dyn_cast_if_present<StringAttr>(
        alloc.getMemorySpace().value_or(Attribute()));
    devices[alloc.getResult()] = space ? space : host;
    return success();
  }
  bool isOurs = isa_and_nonnull<UOpDialect>(op->getDialect());
  // What a function returns is brought to the host by whoever makes it so.
  if (isa<func::ReturnOp>(op))
    return success();

  StringAttr device;
  for (Value operand : op->getOperands()) {
    StringAttr other = get(operand);
    if (!other)
      continue;
    if (!isOurs && other != host && isa<TensorType>(operand.getType()))
      return op->emitOpError("runs on ")
             << host << ", but has an operand on " << other
             << "; uop.copy brings it there";
    if (isOurs && device && other != device)
      return op->emitOpError("has operands on ")
             << device << " and " << other << "; uop.copy moves one of them";
    device = other;
  }
  // What nobody looks into runs somewhere.
  if (!isOurs || (isa<CustomOp>(op) && !device))
    device = host;
  for (Value result : op->getResults())
    if (device && (isOurs || isa<TensorType>(result.getType())))
      devices[result] = device;
  return success();
}

bool Devices::areUsed(Operation *root) {
  return root
      ->walk([](Operation *op) {
        auto alloc = dyn_cast<bufferization::AllocTensorOp>(op);
        bool isElsewhere = alloc && alloc.getMemorySpace();
        return isa<CopyOp>(op) || isElsewhere ? WalkResult::interrupt()
                                              : WalkResult::advance();
      })
      .wasInterrupted();
}

Value uop::createEmpty(OpBuilder &builder, Location loc, RankedTensorType type,
                       StringAttr device) {
  if (device == getHostDevice(type.getContext()))
    return tensor::EmptyOp::create(builder, loc, type.getShape(),
                                   type.getElementType(), type.getEncoding());
  return bufferization::AllocTensorOp::create(
      builder, loc, type, /*dynamicSizes=*/ValueRange(), /*copy=*/Value(),
      /*sizeHint=*/Value(), /*memorySpace=*/device);
}
