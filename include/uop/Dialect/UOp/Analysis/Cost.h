//===- Cost.h - What ops and memory traffic cost ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_COST_H
#define UOP_DIALECT_UOP_ANALYSIS_COST_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// A roofline model of a CPU, in nanoseconds. It decides what is stored and
/// what is computed again; only the ratios matter for that. The defaults are
/// one core of a current x86 server: 8 simple operations per ns once
/// vectorised, 10 GB/s from memory and 40 GB/s from the second-level cache.
class CostModel {
public:
  /// One element of a scalar op; one point of a fold.
  double getOpCost(mlir::Operation *op) const;
  /// One point of a scan: the next one waits for it.
  double getScanCost() const { return 1.25; }
  /// `bytes` written to or read from a buffer of that size, once.
  double getTrafficCost(double bytes) const;
  double getLaunchCost() const { return 500; }
  /// The bytes of all tiles that one kernel may keep, and of the operands that
  /// it may pass over again for each of them: parts of the second-level cache.
  double getTileBytes() const { return 1 << 17; }
  /// `time` on one thread that keeps the others waiting; short enough pieces
  /// are not worth sharing.
  double getSerialCost(double time) const { return time < 5000 ? 0 : time; }
  double getThreads() const { return 2; }

  static int64_t getByteWidth(mlir::Type element);
};

/// What one launch of a kernel does.
struct KernelEstimate {
  /// Float operations, each value computed once per point of the ranges that it
  /// depends on; a fused multiply-add counts as two.
  int64_t flops = 0;
  /// The bytes of the elements that are read, and of those that are written:
  /// of a buffer as many as there are different offsets, at most all of it.
  int64_t bytes = 0;
  /// Nanoseconds on one thread by the cost model.
  double time = 0;
};

KernelEstimate estimateKernel(KernelOp kernel, const CostModel &cost);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_COST_H
