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

/// What a uop.load or uop.store reads or writes.
struct Access {
  explicit Access(mlir::Operation *op);

  mlir::Value buffer;
  mlir::Value offset;
  /// Of the element, or of the vector of elements.
  mlir::Type type;
  /// How many elements, from the offset on; 1 where each lane has an offset.
  int64_t extent = 1;
  /// How many of these, because lanes behind them are masked out.
  int64_t reach = 1;
};

/// Whether the two accesses are proved to touch different elements, whatever
/// their points are.
bool areDisjoint(const KernelAnalysis &analysis, const Access &lhs,
                 const Access &rhs);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_AFFINEOFFSET_H
