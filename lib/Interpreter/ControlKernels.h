//===- ControlKernels.h - Launches that loop and branch ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_INTERPRETER_CONTROLKERNELS_H
#define UOP_LIB_INTERPRETER_CONTROLKERNELS_H

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/ControlKernels.h"

namespace uop::interp {

/// A launch that calls functions as their conditions say.
mlir::LogicalResult evalControlKernel(Context &context, LaunchOp launch,
                                      KernelOp kernel, Operands operands,
                                      Results results);

} // namespace uop::interp

#endif // UOP_LIB_INTERPRETER_CONTROLKERNELS_H
