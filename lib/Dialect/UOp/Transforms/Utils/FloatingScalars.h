//===- FloatingScalars.h - Unordered scalar ops -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_FLOATINGSCALARS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_FLOATINGSCALARS_H

#include "mlir/IR/IRMapping.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// Whether the op keeps values inside of the kernel that it is part of.
bool isLocalTile(mlir::Operation *op);

/// Whether the op is of the range stage: free of effects, with one scalar or
/// vector as result (a fold may have more), of the uop dialect. A local tile
/// counts as one, because it is part of its reader's kernel and may depend on
/// its ranges. Variables are made outside of kernels.
bool isScalarOp(mlir::Operation *op);

/// Appends the scalar ops that `value` is made of and that are not in `slice`
/// yet, operands first.
void appendScalarSlice(mlir::Value value,
                       llvm::SetVector<mlir::Operation *> &slice);

/// From the ranges of `tensor` to the indices of `read`, an element of it. An
/// axis of size one has a constant for its range, which stays.
mlir::IRMapping mapRanges(BufferizeOp tensor, IndexOp read);

/// The ops outside of the scalars that `op` is part of.
llvm::SetVector<mlir::Operation *> getAnchors(mlir::Operation *op);

/// The range-stage scalars of a block, kept beside it while a pass edits them,
/// so that a value may be found or made without asking whether it dominates its
/// use. `place` puts those that are still needed back in front of their first
/// users; what nobody needs is dropped.
class FloatingScalars {
public:
  FloatingScalars(mlir::MLIRContext *context, mlir::Location loc);
  ~FloatingScalars();

  /// Takes the scalar ops out of `block`.
  void lift(mlir::Block &block);
  /// Puts what `op` needs, directly or not, in front of it. An error on a value
  /// that needs itself; all of them are placed even so.
  llvm::LogicalResult placeOperandsOf(mlir::Operation *op) {
    return placeOperandsOf(op, op);
  }
  /// Puts back what any op of `block` needs.
  llvm::LogicalResult placeAll(mlir::Block &block);
  /// The same. An error, too, on an op that needs what stands behind it.
  llvm::LogicalResult place(mlir::Block &block);

  /// Whether `op` is lifted or made here, and not placed yet.
  bool isFloating(mlir::Operation *op) { return op->getBlock() == &floating; }

  /// Rebuilds the lifted index arithmetic and the conditions on it in simplest
  /// form; equal reads of one tensor become one.
  void simplifyIndices();

  mlir::OpBuilder &getOpBuilder() { return opBuilder; }
  IndexBuilder &getIndexBuilder() { return indexBuilder; }

private:
  /// Puts what `op` needs in front of `before`, which is `op` or around it.
  llvm::LogicalResult placeOperandsOf(mlir::Operation *op,
                                      mlir::Operation *before);
  void simplifyRead(IndexOp read);
  mlir::Value dropImpliedCondition(WhereOp choice);

  mlir::Block floating;
  mlir::OpBuilder opBuilder;
  IndexBuilder indexBuilder;
};

/// An error on `op`, which has `what` (" an operand" or nothing) of `type`,
/// unless the shape is static and 64 bits count its elements.
llvm::LogicalResult checkShape(mlir::Operation *op, llvm::StringRef what,
                               mlir::RankedTensorType type,
                               llvm::StringRef pass);

/// An error on the first op in `block`, or inside of one, that needs what
/// stands behind it in the block.
llvm::LogicalResult checkOrder(mlir::Block &block);

/// All blocks inside of `root`, for passes that change them one by one.
llvm::SmallVector<mlir::Block *> getBlocks(mlir::Operation *root);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_FLOATINGSCALARS_H
