//===- UOpToLoops.h - From uop kernels to loops -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_UOPTOLOOPS_H
#define UOP_CONVERSION_UOPTOLOOPS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTUOPTOLOOPSPASS
#include "uop/Conversion/Passes.h.inc"

/// The attribute of a lowered kernel that holds the size of its thread range.
inline constexpr llvm::StringLiteral kThreadExtentAttrName =
    "uop.thread_extent";

/// Creates the function that does what `kernel` does, before it and of the same
/// name. `bufferAlignment` bytes, if not 0, are promised for every buffer.
/// Fails with an error at the op that cannot be lowered.
llvm::FailureOr<mlir::func::FuncOp>
lowerKernelToLoops(KernelOp kernel, int64_t bufferAlignment = 0);
} // namespace uop

#endif // UOP_CONVERSION_UOPTOLOOPS_H
