//===- ConstantPower.h - Powers without pow ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_CONSTANTPOWER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_CONSTANTPOWER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// `base` to the power of `exponent`, scalars or vectors, by a few ops; null
/// unless `exponent` is the constant 0, 1, 2 or 3, or, for floats, -1 or 0.5.
/// All but the third power are rounded once; that one is within 2 units in the
/// last place, as `uop.pow` is (docs/numerics.md). Zeros, infinities and NaN
/// are those of IEEE 754's `pow`.
mlir::Value buildConstantPower(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::Value base, mlir::Value exponent);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_CONSTANTPOWER_H
