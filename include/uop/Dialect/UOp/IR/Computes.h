//===- Computes.h - Ops that compute with their elements --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_COMPUTES_H
#define UOP_DIALECT_UOP_IR_COMPUTES_H

#include "mlir/IR/OpDefinition.h"

namespace uop {

/// Whether elements of a type are only stored: moved, chosen, compared and
/// converted. f8E8M0FNU, a scale, has no zero and no sign; f4E2M1FN has no NaN.
/// Neither is closed under arithmetic.
bool isStorageType(mlir::Type type);

/// Says where to compute if a type of `op` is one to store numbers in.
llvm::LogicalResult verifyComputes(mlir::Operation *op);

/// Makes numbers of those of its operands.
template <typename ConcreteType>
class Computes : public mlir::OpTrait::TraitBase<ConcreteType, Computes> {
public:
  static llvm::LogicalResult verifyTrait(mlir::Operation *op) {
    return verifyComputes(op);
  }
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_COMPUTES_H
