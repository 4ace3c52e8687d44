//===- Widening.h - Conversions that lose nothing ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_WIDENING_H
#define UOP_DIALECT_UOP_IR_WIDENING_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Whether every value of `from` is one of `to`, both integers or both floats.
bool holdsAll(mlir::Type to, mlir::Type from);

/// Whether the conversion is to a wider type that holds all values, and takes
/// an instruction or two: of integers, bf16 and f16. It need not be done
/// before the number is used, and until then there are fewer bytes to read.
inline bool isCheapWidening(CastOp cast) {
  mlir::Type from = getElementTypeOrSelf(cast.getInput().getType());
  mlir::Type to = getElementTypeOrSelf(cast.getType());
  bool isCheap =
      mlir::isa<mlir::IntegerType>(from) || from.isBF16() || from.isF16();
  return isCheap && !from.isInteger(1) && from != to && holdsAll(to, from);
}

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_WIDENING_H
