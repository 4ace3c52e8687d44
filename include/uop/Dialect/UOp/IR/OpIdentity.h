//===- OpIdentity.h - What makes two ops the same value ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_OPIDENTITY_H
#define UOP_DIALECT_UOP_IR_OPIDENTITY_H

#include "mlir/IR/Operation.h"

namespace uop {

/// What makes an op without regions the op that it is: everything but its
/// location. Views only; nothing is owned.
struct OpIdentity {
  mlir::OperationName name;
  mlir::TypeRange types;
  mlir::ValueRange operands;
  /// The inherent attributes, with their defaults filled in.
  mlir::OpaqueProperties properties;
  /// The discardable attributes, tags among them; not null.
  mlir::DictionaryAttr attributes;

  static OpIdentity get(mlir::Operation *op) {
    return {op->getName(), op->getResultTypes(), op->getOperands(),
            op->getPropertiesStorage(), op->getRawDictionaryAttrs()};
  }
};

/// A hash that equal identities share. It finds candidates and decides nothing.
unsigned hashIdentity(const OpIdentity &identity);

/// Whether an op without regions and successors that is made with this identity
/// would be the same value as `op`. The order of the operands is not looked at
/// where the op is commutative, as in upstream's `cse`.
bool hasIdentity(mlir::Operation *op, const OpIdentity &identity);

/// Whether the ops are the same value. One with regions or successors is the
/// same as itself only.
bool isSameIdentity(mlir::Operation *lhs, mlir::Operation *rhs);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_OPIDENTITY_H
