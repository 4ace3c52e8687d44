//===- KernelWindows.h - What kernels read of their arguments ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELWINDOWS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELWINDOWS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/OwningOpRef.h"

namespace uop {

/// The elements of an argument that a kernel reads: `size` of them from `begin`
/// on.
struct ReadWindow {
  unsigned argument;
  int64_t begin, size;
};

/// A kernel, and the same one whose arguments are the windows.
struct WindowedKernel {
  KernelOp original;
  mlir::OwningOpRef<KernelOp> windowed;
  llvm::SmallVector<ReadWindow> windows;
};

/// Finds the windows of the arguments, by their numbers, that may have one, and
/// makes the kernel that has them. An argument has none if something else than
/// loads uses it, or if it is read as a whole; a kernel with control flow of
/// its own has none at all.
llvm::FailureOr<WindowedKernel>
makeWindowed(KernelOp kernel,
             llvm::function_ref<bool(unsigned argument)> mayHaveWindow);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_KERNELWINDOWS_H
