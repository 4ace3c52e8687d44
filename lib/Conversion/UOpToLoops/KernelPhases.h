//===- KernelPhases.h - Stores that may share loops -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELPHASES_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELPHASES_H

#include "AffineOffset.h"

namespace uop {

/// Finds which stores in a row may share loops although each is to be complete
/// before the next one begins, and checks that nothing is written before it is
/// read for the last time.
class KernelPhases {
public:
  KernelPhases(KernelOp kernel, const KernelAnalysis &analysis);

  /// Cuts a row of stores, with nothing but values between them, into phases.
  /// The loops over `openRanges` are around them.
  llvm::LogicalResult
  split(llvm::ArrayRef<StoreOp> row, llvm::ArrayRef<unsigned> openRanges,
        llvm::SmallVectorImpl<llvm::SmallVector<StoreOp>> &phases);

  /// Checks what the condition reads.
  llvm::LogicalResult check(IfOp op);

private:
  /// The loads that a statement needs.
  struct Reads {
    /// Those in its loops come first.
    llvm::SmallVector<LoadOp> loads;
    size_t numInLoops = 0;
  };
  Reads collectReads(mlir::Operation *statement,
                     llvm::ArrayRef<unsigned> openRanges) const;
  llvm::LogicalResult checkReads(mlir::Operation *statement,
                                 const Reads &reads);
  bool needsCut(StoreOp store, const Reads &reads) const;
  /// Whether the two accesses, each in a store's loops, meet at the same point
  /// of the same loops only.
  bool isPointwise(const Access &access, mlir::Operation *statement,
                   StoreOp write) const;
  unsigned getOrder(mlir::Operation *op) const {
    return analysis.getInfo(op).order;
  }

  const KernelAnalysis &analysis;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<StoreOp>> stores;
  bool isReadAndWritten = false;
  /// The phase that is being filled: its stores, by buffer, and what they read
  /// in their loops.
  llvm::DenseSet<mlir::Operation *> current;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<StoreOp>> currentWrites;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<std::pair<LoadOp, StoreOp>>>
      currentReads;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_KERNELPHASES_H
