//===- AffineOffset.h - Offsets that are linear in the ranges ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_AFFINEOFFSET_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_AFFINEOFFSET_H

#include "KernelAnalysis.h"

namespace uop {

/// constant + the sum of coefficient * range.
struct AffineOffset {
  int64_t constant = 0;
  /// By range number; no coefficient is 0.
  std::map<unsigned, int64_t> coefficients;
  /// The least and the greatest value over all points; each is attained.
  int64_t min = 0, max = 0;
};

/// `offset` in that form; nothing if it has another one, a size is dynamic or 0
/// or 64 bits do not hold the numbers.
std::optional<AffineOffset> getAffineOffset(const KernelAnalysis &analysis,
                                            mlir::Value offset);

/// Whether the offsets are proved to differ, whatever their points are.
bool areDisjoint(const KernelAnalysis &analysis, mlir::Value lhs,
                 mlir::Value rhs);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_AFFINEOFFSET_H
