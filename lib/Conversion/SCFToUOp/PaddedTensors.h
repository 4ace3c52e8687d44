//===- PaddedTensors.h - Variable sizes in static tensors -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Launches pass tensors of static shape. A tensor whose sizes a run decides is
// passed as the leading box of a tensor of its greatest sizes, whose other
// elements are not specified:
//
//   %room = tensor.empty() : tensor<16x8xf32>
//   %padded = uop.assign %x, %room offsets [0, 0] sizes [%n, 8]
//   %x = uop.shrink %padded offsets [0, 0] sizes [%n, 8]
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_SCFTOUOP_PADDEDTENSORS_H
#define UOP_LIB_CONVERSION_SCFTOUOP_PADDEDTENSORS_H

#include "uop/Dialect/UOp/Analysis/TensorSizes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/OwningOpRef.h"

namespace uop {

/// The value is an index that is computed from constants and variables alone,
/// so that it can be computed in another function.
bool isOfVariables(mlir::Value index);

/// Computes the index anew where the builder is.
mlir::Value cloneIndex(mlir::OpBuilder &builder, mlir::Value index);

class PaddedTensors {
public:
  explicit PaddedTensors(mlir::MLIRContext *context);
  ~PaddedTensors();

  /// Finds the sizes of the tensors of a function and of the regions of scf's
  /// ops in it, where one of these ops has a tensor of variable sizes; none, if
  /// a loop in it does not keep its sizes. Errors are those of TensorSizes.
  llvm::LogicalResult addFunction(mlir::func::FuncOp function);

  /// The static type that a launch passes a tensor in: its own, or that of its
  /// greatest sizes; null for other values, and where the sizes are unknown.
  mlir::RankedTensorType getType(mlir::Value value);

  /// A static tensor that holds the value, which has such a type. Calls for one
  /// block are in the order of its ops.
  mlir::Value pack(mlir::OpBuilder &builder, mlir::Value value);
  /// The value of the type and sizes of `like` that is in a static tensor.
  mlir::Value unpack(mlir::OpBuilder &builder, mlir::Value padded,
                     mlir::Value like);

  /// `value` is another tensor of the sizes of `like`.
  void addLike(mlir::Value value, mlir::Value like);
  /// Of an op that gives another size in each run of one of its regions: which
  /// value changes.
  std::optional<unsigned> findChange(mlir::Operation *op) const;

private:
  llvm::LogicalResult addBlock(mlir::Block &block);
  llvm::LogicalResult addRegions(mlir::Operation *op);
  void addShapes(const mlir::IRMapping &mapping);
  void setAll(mlir::ValueRange values, mlir::ValueRange from);
  void checkSame(mlir::Operation *op, mlir::ValueRange values,
                 mlir::ValueRange expected);

  mlir::Block scratch;
  mlir::OpBuilder builder;
  IndexBuilder indices;
  TensorSizes tensors;
  /// Sizes are found in copies, because finding them changes ops.
  llvm::SmallVector<mlir::OwningOpRef<mlir::func::FuncOp>> copies;
  struct Shape {
    /// Null where the type says it.
    llvm::SmallVector<mlir::Value> sizes;
    llvm::SmallVector<int64_t> greatest;
  };
  llvm::DenseMap<mlir::Value, Shape> shapes;
  /// The values that ops do not keep the sizes of: of ops of the program, and
  /// of the copy that is being read.
  llvm::DenseMap<mlir::Operation *, unsigned> changes, found;
  llvm::DenseMap<std::pair<mlir::Block *, mlir::Value>, mlir::Value> packed;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_SCFTOUOP_PADDEDTENSORS_H
