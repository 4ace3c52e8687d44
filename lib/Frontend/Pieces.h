//===- Pieces.h - A large graph as several programs -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_PIECES_H
#define UOP_LIB_FRONTEND_PIECES_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

namespace uop::frontend::detail {

/// Ops that are compiled as one program.
struct Piece {
  /// In order; some, that are cheap, are in several pieces.
  llvm::SmallVector<mlir::Operation *> ops;
  /// What it takes: leaves, and results of earlier pieces.
  llvm::SmallVector<mlir::Value> inputs;
  /// What it gives later pieces or the caller.
  llvm::SmallVector<mlir::Value> outputs;
  /// Results of earlier pieces that nobody needs after it.
  llvm::SmallVector<mlir::Value> finished;
};

/// The ops that `results` need, each after those that it needs. `isLeaf`: what
/// is not computed.
llvm::SmallVector<mlir::Operation *>
findNeeded(llvm::ArrayRef<mlir::Value> results,
           llvm::function_ref<bool(mlir::Value)> isLeaf);

/// Cuts `order` into pieces of at most `limit` ops, or one, each where the
/// fewest bytes are alive between its half and its end. Constants and repeated
/// elements are not kept from piece to piece but made again.
llvm::SmallVector<Piece>
cutIntoPieces(llvm::ArrayRef<mlir::Operation *> order,
              llvm::ArrayRef<mlir::Value> results,
              llvm::function_ref<bool(mlir::Value)> isLeaf, size_t limit);

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_PIECES_H
