//===- ScalarOps.h - Elementwise ops in bodies of linalg --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLINALG_SCALAROPS_H
#define UOP_LIB_CONVERSION_UOPTOLINALG_SCALAROPS_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop::tolinalg {

/// `type` without the sign of its integers; floats keep their type.
mlir::Type getSignlessType(mlir::Type type);

/// The same of an attribute's elements.
mlir::TypedAttr getSignlessAttr(mlir::TypedAttr value);

/// The value of an elementwise op on scalars, by arith and math.
mlir::Value emitScalar(Emitter &emitter, mlir::Operation *op,
                       mlir::ValueRange operands);

/// `value`, a scalar of uop type `from`, as `uop.cast` to `to`.
mlir::Value emitScalarCast(Emitter &emitter, mlir::Value value, mlir::Type from,
                           mlir::Type to, bool saturate = false);

/// Two values of a reduction over elements of uop type `type`.
mlir::Value emitCombination(Emitter &emitter, ReduceKind kind, mlir::Type type,
                            mlir::Value lhs, mlir::Value rhs);

} // namespace uop::tolinalg

#endif // UOP_LIB_CONVERSION_UOPTOLINALG_SCALAROPS_H
