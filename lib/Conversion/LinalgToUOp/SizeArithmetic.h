//===- SizeArithmetic.h - Sizes that scalars compute ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_SIZEARITHMETIC_H
#define UOP_CONVERSION_LINALGTOUOP_SIZEARITHMETIC_H

#include "mlir/IR/Operation.h"

namespace uop::fromlinalg {

/// Makes ops of uop of the arithmetic on index that ops of uop use. Arithmetic
/// of sizes that has no counterpart stays, which is an error unless `partial`.
llvm::LogicalResult convertSizeArithmetic(mlir::Operation *root, bool partial);

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_SIZEARITHMETIC_H
