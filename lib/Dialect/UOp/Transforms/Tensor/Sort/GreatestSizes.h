//===- GreatestSizes.h - Sorts of sizes that a run decides ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_GREATESTSIZES_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_GREATESTSIZES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop {

/// Makes the sorts of a function that have sizes which a run decides sorts of
/// the greatest sizes, with elements that come last where there are fewer, and
/// takes the part of the results that there is.
llvm::LogicalResult sortAtGreatestSizes(mlir::func::FuncOp function);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_GREATESTSIZES_H
