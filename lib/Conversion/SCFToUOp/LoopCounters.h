//===- LoopCounters.h - Bounds of what loops count --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_SCFTOUOP_LOOPCOUNTERS_H
#define UOP_CONVERSION_SCFTOUOP_LOOPCOUNTERS_H

#include "mlir/Dialect/SCF/IR/SCF.h"

namespace uop {

/// A state of a loop that grows or falls by a constant in each step.
struct LoopCounter {
  /// Its argument of the region before the condition, and of the body.
  unsigned before, body;
  /// The least and the greatest value in the region before, and in the body.
  int64_t beforeBounds[2], bodyBounds[2];
};

/// The counters that the condition bounds: signed integers of one element.
/// `holds` is the tensor of the condition.
llvm::SmallVector<LoopCounter> findLoopCounters(mlir::scf::WhileOp loop,
                                                mlir::Value holds);

} // namespace uop

#endif // UOP_CONVERSION_SCFTOUOP_LOOPCOUNTERS_H
