//===- SplitScatters.h - Scatters in two steps ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SPLITSCATTERS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SPLITSCATTERS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Makes the scatters of `block` whose elements are not what is combined
/// scatters of what is: sums of narrow floats are made in f32, and of updates
/// that replace elements the number of the last one is found. What follows is
/// elementwise, so that the cost decides whether it is one kernel with the
/// scatter or another one, before which updates are gone through once
/// (uop-form-scatters).
void splitScatters(mlir::Block &block);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_SPLITSCATTERS_H
