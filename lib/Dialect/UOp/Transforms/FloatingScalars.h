//===- FloatingScalars.h - Unordered scalar ops -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_FLOATINGSCALARS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_FLOATINGSCALARS_H

#include "uop/Dialect/UOp/IR/IndexBuilder.h"

namespace uop {

/// Whether the op is a range-stage scalar: free of effects, with one scalar
/// result, of the uop dialect.
bool isScalarOp(mlir::Operation *op);

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
  /// Puts what `op` needs, directly or not, in front of it.
  void placeOperandsOf(mlir::Operation *op);
  /// Puts back what any op of `block` needs.
  void place(mlir::Block &block);

  /// Rebuilds the lifted index arithmetic and the conditions on it in simplest
  /// form; equal reads of one tensor become one.
  void simplifyIndices();

  mlir::OpBuilder &getOpBuilder() { return opBuilder; }
  IndexBuilder &getIndexBuilder() { return indexBuilder; }

private:
  void simplifyRead(IndexOp read);

  mlir::Block floating;
  mlir::OpBuilder opBuilder;
  IndexBuilder indexBuilder;
};

/// The ids of the ranges in `block` are all below this.
int64_t getNextRangeId(mlir::Block &block);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_FLOATINGSCALARS_H
