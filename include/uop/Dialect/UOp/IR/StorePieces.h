//===- StorePieces.h - Stores that were one store ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_STOREPIECES_H
#define UOP_DIALECT_UOP_IR_STOREPIECES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// A number that the copies have which uop-expand makes of one store with a
/// gate, or in a kernel with variables. A store writes no element twice, so
/// that none of them writes what another one does, although their offsets alone
/// may say nothing of it.
inline constexpr llvm::StringLiteral kPieceAttrName = "uop.piece";

/// Whether the two are copies of one store.
inline bool arePieces(StoreOp first, StoreOp second) {
  mlir::Attribute number = first->getDiscardableAttr(kPieceAttrName);
  return number && number == second->getDiscardableAttr(kPieceAttrName);
}

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_STOREPIECES_H
