//===- StridedCopy.h - Kernels that only move elements ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_STRIDEDCOPY_H
#define UOP_LIB_COMPILER_STRIDEDCOPY_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <optional>

namespace uop {

/// Elements of one array at other places of another: a box of positions, and
/// how far both places move with each step of an axis.
struct StridedCopy {
  /// In elements, but for `size`.
  struct Axis {
    int64_t size;
    int64_t from;
    int64_t to;
    /// By how much the step comes closer to the end.
    int64_t ahead;
  };

  /// The arguments of the kernel.
  unsigned source = 0, target = 0;
  unsigned byteWidth = 0;
  /// The one with the smallest step of the target is the last.
  llvm::SmallVector<Axis> axes;
  int64_t from = 0, to = 0;
  /// Where the steps ahead reach it, elements are 0; nothing: there is no end.
  std::optional<int64_t> end;

  /// Nothing if the kernel does anything else, or may read out of bounds.
  static std::optional<StridedCopy> find(KernelOp kernel);

  /// Fills all of the target, on the threads of `context`.
  void run(mlir::MLIRContext *context, const char *source, char *target) const;
};

} // namespace uop

#endif // UOP_LIB_COMPILER_STRIDEDCOPY_H
