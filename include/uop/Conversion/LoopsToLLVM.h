//===- LoopsToLLVM.h - Lowered kernels to the llvm dialect ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LOOPSTOLLVM_H
#define UOP_CONVERSION_LOOPSTOLLVM_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTLOOPSTOLLVMPASS
#include "uop/Conversion/Passes.h.inc"

/// Whether convert-loops-to-llvm knows the op, with the types that it has.
bool isConvertedLoopOp(mlir::Operation *op);
} // namespace uop

#endif // UOP_CONVERSION_LOOPSTOLLVM_H
