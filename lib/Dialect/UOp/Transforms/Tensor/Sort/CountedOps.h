//===- CountedOps.h - As many results as the values say -------------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_COUNTEDOPS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_COUNTEDOPS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Puts tensor ops in place of the op: sums along a row say where each element
/// of a result goes.
void lowerNonZero(NonZeroOp op);
/// The same; returns the sort that is one of these ops, null if there is none.
SortOp lowerUnique(UniqueOp op);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_COUNTEDOPS_H
