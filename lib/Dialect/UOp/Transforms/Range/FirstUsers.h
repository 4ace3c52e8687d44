//===- FirstUsers.h - Where a value of several kernels goes -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_FIRSTUSERS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_FIRSTUSERS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// Which op of a block, scalars aside, is the first that is made of a scalar.
/// What all of them need stands before that one, so a tensor that takes the
/// place of the scalar does too: one that stood right before some other user
/// would come after the first.
class FirstUsers {
public:
  /// The scalars of `block` may be lifted from it. Takes linear time.
  explicit FirstUsers(mlir::Block &block);

  /// Null if nothing in the block needs `value`, or it is no scalar.
  mlir::Operation *get(mlir::Value value) const {
    return users.lookup(value.getDefiningOp());
  }
  /// `op`, which is new in the block, stands before what has been the first
  /// user of some of the scalars that it is made of. Takes time in the scalars
  /// of which it becomes that.
  void add(mlir::Operation *op);
  /// `scalar` takes the place of `value`.
  void replace(mlir::Value value, mlir::Value scalar) {
    users[scalar.getDefiningOp()] = get(value);
  }

private:
  void addOperands(mlir::Operation *op, mlir::Operation *user);

  llvm::DenseMap<mlir::Operation *, mlir::Operation *> users;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_FIRSTUSERS_H
