//===- SameValues.h - Results that no rounding changes ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A value of a program has the same bits wherever it is used
// (docs/numerics.md). So y - y is 0 and y <= max(y), however y is rounded.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_SAMEVALUES_H
#define UOP_LIB_TOOLS_UOPSMITH_SAMEVALUES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop::smith {

/// How two values compare, element by element.
enum class Relation { none, equal, atMost, atLeast };

/// What is known of `lhs` and `rhs` because one is the other, or the other's
/// greatest or least element along some axes, given back to its shape. Holds
/// where no element is NaN.
Relation findRelation(mlir::Value lhs, mlir::Value rhs);

/// Whether a comparison of values with this relation has one result.
bool isDecided(CmpPredicate predicate, Relation relation);

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_SAMEVALUES_H
