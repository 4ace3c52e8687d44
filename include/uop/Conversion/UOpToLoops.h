//===- UOpToLoops.h - From uop kernels to loops -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_UOPTOLOOPS_H
#define UOP_CONVERSION_UOPTOLOOPS_H

#include "uop/Conversion/Emitter.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTUOPTOLOOPSPASS
#define GEN_PASS_DECL_PREFETCHLOADSPASS
#include "uop/Conversion/Passes.h.inc"

/// The attribute of a lowered kernel that holds the size of its thread range.
inline constexpr llvm::StringLiteral kThreadExtentAttrName =
    "uop.thread_extent";

/// Of a kernel: each access that is not proved to be inside of its buffer is
/// checked, and not made where it is outside.
inline constexpr llvm::StringLiteral kCheckBoundsAttrName = "uop.check_bounds";

/// Of a kernel lowered with that attribute: what is checked, as dictionaries of
/// `location`, `size` and `write`. After the buffers the function takes a
/// memref of one i64 for each, zero before the launch. One that failed is then
/// the position, if that is negative, or else how far it is beyond the last
/// element; of several failures the greatest, as unsigned numbers.
inline constexpr llvm::StringLiteral kAccessChecksAttrName =
    "uop.access_checks";

/// Of a kernel: the threads of a block may run side by side, since a barrier is
/// wherever one reads what another wrote.
inline constexpr llvm::StringLiteral kConcurrentAttrName = "uop.concurrent";

/// Of a kernel that was lowered for threads side by side: how many a block has.
inline constexpr llvm::StringLiteral kBlockSizeAttrName = "uop.block_size";

/// Creates the function that does what `kernel` does, before it and of the same
/// name. `bufferAlignment` bytes, if not 0, are promised for every buffer.
/// Fails with an error at the op that cannot be lowered.
llvm::FailureOr<mlir::func::FuncOp>
lowerKernelToLoops(KernelOp kernel, int64_t bufferAlignment = 0,
                   const NativeInstructions &native = {});

/// The same for one thread of a block, of a kernel that kConcurrentAttrName
/// allows: with the ids and barriers of the gpu dialect, scratch of the block
/// in workgroup memory, and kBlockSizeAttrName. Its points are the threads of
/// all blocks; it takes no bounds of a slice into account.
llvm::FailureOr<mlir::func::FuncOp>
lowerKernelToThread(KernelOp kernel, const NativeInstructions &native = {});
} // namespace uop

#endif // UOP_CONVERSION_UOPTOLOOPS_H
