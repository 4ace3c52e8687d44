//===- GridRangeFinder.h - Ranges that threads share -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_GRIDRANGEFINDER_H
#define UOP_LIB_CONVERSION_UOPTOGPU_GRIDRANGEFINDER_H

#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

namespace uop {

/// Makes equal ranges of `kernel` one value.
void mergeEqualRanges(KernelOp kernel);

/// Finds the ranges that threads may share.
class GridRangeFinder {
public:
  explicit GridRangeFinder(KernelOp kernel) : kernel(kernel) {}

  /// The ranges from the outermost one on; none, and then `reason` says why.
  llvm::SmallVector<RangeOp> find();
  const char *reason = nullptr;

  /// Whether something that the kernel writes is also read, other than the
  /// element that the same point stores later.
  bool readsAndWritesInOrder();
  /// Whether different points of `grid` store different elements. What the
  /// compiler makes of tensors does; a kernel of the input may do anything.
  bool isInjective(StoreOp store, llvm::ArrayRef<RangeOp> grid);

private:
  bool isCandidate(RangeOp range);
  bool isOfAll(mlir::Value range);
  bool dependsOnLoad(mlir::Value offset);
  bool hasDistinctTerms(const LinearForm &form, StoreOp store,
                        llvm::ArrayRef<RangeOp> grid);

  KernelOp kernel;
  RangeDependence dependence;
  llvm::DenseMap<mlir::Value, bool> loaded;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_GRIDRANGEFINDER_H
