//===- HostMemory.h - Logical devices of the host ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_HOSTMEMORY_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_HOSTMEMORY_H

#include "mlir/IR/Operation.h"

namespace uop {

/// Every logical device "cpu:N" of a function has the memory of the host: the
/// memory spaces that are their names are dropped from the types of `function`.
/// An error for any other device.
llvm::LogicalResult dropHostDevices(mlir::Operation *function);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_HOSTMEMORY_H
