//===- HostMemory.cpp - Logical devices of the host -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "HostMemory.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace uop;

/// The device that a memref is on, if it is not in the host's memory anyway.
static StringAttr getDevice(Type type) {
  auto memref = dyn_cast<MemRefType>(type);
  return memref ? dyn_cast_if_present<StringAttr>(memref.getMemorySpace())
                : StringAttr();
}

static Type dropDevice(Type type) {
  if (!getDevice(type))
    return type;
  return MemRefType::Builder(cast<MemRefType>(type)).setMemorySpace({});
}

LogicalResult uop::dropHostDevices(Operation *function) {
  auto drop = [](Operation *user, Value value) -> LogicalResult {
    StringAttr device = getDevice(value.getType());
    if (device && !device.getValue().starts_with("cpu:"))
      return user->emitOpError("is not lowered by convert-uop-to-loops; it has "
                               "a buffer on ")
             << device << ", and host code knows the devices \"cpu:N\"";
    if (device)
      value.setType(dropDevice(value.getType()));
    return success();
  };
  WalkResult result = function->walk([&](Operation *op) {
    for (Value value : op->getResults())
      if (failed(drop(op, value)))
        return WalkResult::interrupt();
    for (Region &region : op->getRegions())
      for (Block &block : region)
        for (Value value : block.getArguments())
          if (failed(drop(op, value)))
            return WalkResult::interrupt();
    return WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  auto interface = dyn_cast<FunctionOpInterface>(function);
  if (!interface)
    return success();
  SmallVector<Type> inputs =
      llvm::map_to_vector(interface.getArgumentTypes(), dropDevice);
  SmallVector<Type> results =
      llvm::map_to_vector(interface.getResultTypes(), dropDevice);
  interface.setType(interface.cloneTypeWith(inputs, results));
  return success();
}
