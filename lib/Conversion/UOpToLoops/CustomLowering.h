//===- CustomLowering.h - Calls of functions in kernels ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_CUSTOMLOWERING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_CUSTOMLOWERING_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

namespace uop {

/// The call on buffers that the kernel is, if it is one.
CustomOp getBufferCall(KernelOp kernel);

/// Calls the external function with the arguments of `func`, which `kernel`
/// becomes. Fails after an error.
llvm::LogicalResult emitBufferCall(Emitter &emitter, KernelOp kernel,
                                   CustomOp call, mlir::func::FuncOp func);

/// Calls a function of scalars with operands of the lowered types; the result
/// has the lowered type. Fails after an error.
llvm::FailureOr<mlir::Value> emitScalarCall(Emitter &emitter, CustomOp op,
                                            mlir::ValueRange operands);

/// Gives the functions that kernels of the module call the types that the calls
/// need, and those with a body the lowered body. Fails after an error.
llvm::LogicalResult lowerCallees(mlir::ModuleOp module);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_CUSTOMLOWERING_H
