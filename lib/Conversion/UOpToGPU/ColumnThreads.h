//===- ColumnThreads.h - Threads for columns of statements -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_COLUMNTHREADS_H
#define UOP_LIB_CONVERSION_UOPTOGPU_COLUMNTHREADS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "llvm/ADT/SetVector.h"

namespace uop {

/// The schedule of a kernel with statements that run one after the other, such
/// as those of uop.scatter: where each of them stores and reads what the kernel
/// writes in one column of rows of one size, a thread has a column.
class ColumnThreads {
public:
  explicit ColumnThreads(KernelOp kernel) : kernel(kernel) {}

  /// Whether the kernel may be scheduled so; else `reason` says why not.
  bool analyze();
  const char *reason = nullptr;

  void apply();
  int64_t getSize() const { return size; }

private:
  bool findColumns();
  bool checkReads();

  KernelOp kernel;
  /// The ranges over columns, which have `size` points.
  llvm::SetVector<mlir::Value> columns;
  llvm::SetVector<mlir::Value> written;
  int64_t size = 0;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_COLUMNTHREADS_H
