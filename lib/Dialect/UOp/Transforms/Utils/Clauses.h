//===- Clauses.h - The parts of a condition ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_CLAUSES_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_CLAUSES_H

#include "mlir/IR/Value.h"
#include "llvm/ADT/SmallVector.h"

namespace uop {

/// The conditions that `condition` is the conjunction of, in order.
llvm::SmallVector<mlir::Value> getClauses(mlir::Value condition);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_CLAUSES_H
