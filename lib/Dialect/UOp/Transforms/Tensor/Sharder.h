//===- Sharder.h - The sweep of uop-shard -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SHARDER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SHARDER_H

#include "Devices.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop {

/// What a tensor is put together from.
struct Sharding {
  llvm::SmallVector<mlir::Value> parts;
  /// Along this axis; none: each part is the whole tensor.
  std::optional<int64_t> axis;
  /// The parts in one tensor, once something needed that.
  mlir::Value whole;
};

class Sharder {
public:
  explicit Sharder(mlir::func::FuncOp function)
      : function(function), builder(function), loc(function.getLoc()),
        devices(function.getContext()) {}

  llvm::LogicalResult run();

private:
  llvm::LogicalResult visit(mlir::Operation *op);
  llvm::LogicalResult takeApart(mlir::Operation *op);

  /// Does the op on the parts of its operands. False if it cannot, and nothing
  /// has changed then.
  bool pushThrough(mlir::Operation *op);
  bool pushReplicated(mlir::Operation *op);
  bool pushSharded(mlir::Operation *op, const Sharding &sharding);
  bool pushReduction(mlir::Operation *op, const Sharding &sharding);
  void shrinkAcross(mlir::Operation *op, const Sharding &sharding);
  /// The axis of the result along which the parts' results lie; nothing if they
  /// do not stay apart.
  std::optional<int64_t> mapAxis(mlir::Operation *op, const Sharding &sharding);
  /// `value` in parts like those of `target`: nothing after an error.
  llvm::SmallVector<mlir::Value>
  reshard(mlir::Operation *user, mlir::Value value, const Sharding &target);
  /// The op on each list of operands.
  void cloneOnParts(mlir::Operation *op,
                    llvm::ArrayRef<llvm::SmallVector<mlir::Value>> operands,
                    std::optional<int64_t> axis);

  template <typename OpT, typename... Args>
  mlir::Value make(Args &&...args) {
    return note(OpT::create(builder, loc, std::forward<Args>(args)...));
  }
  mlir::Value note(mlir::Operation *op);
  mlir::Value copyTo(mlir::Value value, mlir::StringAttr device);
  mlir::Value convert(mlir::Value value, mlir::Type element);
  mlir::Value shrink(mlir::Value value, int64_t axis, int64_t offset,
                     int64_t size);
  mlir::Value join(llvm::ArrayRef<mlir::Value> parts, int64_t axis,
                   mlir::StringAttr device);
  /// For each part, the combination of all parts.
  llvm::SmallVector<mlir::Value> combine(ReduceKind kind,
                                         llvm::ArrayRef<mlir::Value> parts);

  mlir::StringAttr getHome(llvm::ArrayRef<mlir::Value> parts) {
    return devices.getOrHost(parts.front());
  }
  bool haveSameDevices(llvm::ArrayRef<mlir::Value> lhs,
                       llvm::ArrayRef<mlir::Value> rhs);
  mlir::Value getWhole(mlir::Value value);
  void replace(mlir::Operation *op, mlir::Value value);

  mlir::func::FuncOp function;
  mlir::OpBuilder builder;
  mlir::Location loc;
  Devices devices;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<mlir::Value>> multis;
  llvm::DenseMap<mlir::Value, Sharding> shardings;
  /// Ops that others took the place of, and those others.
  llvm::SmallVector<mlir::Operation *> dead, created;
  bool hasFailed = false;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SHARDER_H
