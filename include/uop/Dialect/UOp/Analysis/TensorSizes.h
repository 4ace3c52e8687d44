//===- TensorSizes.h - Sizes of tensors, as index values --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_TENSORSIZES_H
#define UOP_DIALECT_UOP_ANALYSIS_TENSORSIZES_H

#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

namespace mlir::tensor {
class CastOp;
} // namespace mlir::tensor

namespace uop {

/// Gives the tensors of a block their sizes, as values that an IndexBuilder
/// makes: equal expressions of variables are one value. Tensors of static shape
/// are left to their types.
class TensorSizes {
public:
  explicit TensorSizes(IndexBuilder &builder) : builder(builder) {}

  /// The sizes of a function's arguments, as uop.shape says.
  void addArguments(mlir::FunctionOpInterface function);

  /// The sizes of the op's result, which follow from those of its operands. Its
  /// operands of type index become values of the builder. Errors: operands of
  /// unknown sizes, sizes that do not agree, that have no bounds, or that may
  /// be negative, and boxes that may leave their tensor.
  llvm::LogicalResult add(mlir::Operation *op);

  /// Whether the value is a tensor of a static shape, or of sizes that were
  /// found.
  bool areKnown(mlir::Value tensor);
  /// The greatest sizes of a tensor.
  llvm::SmallVector<int64_t> getMaxShape(mlir::Value tensor);

  /// An axis of a box that the program says is in bounds (uop.in_bounds), which
  /// the bounds of the variables do not tell.
  struct TrustedBox {
    mlir::Operation *op;
    int64_t axis;
    mlir::Value offset, length, size;
  };
  llvm::ArrayRef<TrustedBox> getTrustedBoxes() const { return trusted; }

  /// The variables that sizes depend on so far.
  llvm::ArrayRef<DefineVarOp> getVariables() const { return variables; }

private:
  mlir::Value getVariable(mlir::Location loc, mlir::StringAttr name,
                          int64_t min, int64_t max);
  mlir::Value normalize(mlir::Value index);
  mlir::Value getSize(mlir::Operation *op, int64_t axis);
  void addOrder(mlir::Operation *op);
  llvm::LogicalResult addCast(mlir::tensor::CastOp cast);
  llvm::LogicalResult check(mlir::Operation *op);
  llvm::LogicalResult checkAssign(AssignOp assign,
                                  llvm::ArrayRef<mlir::Value> result);
  llvm::LogicalResult checkCat(CatOp cat, llvm::ArrayRef<mlir::Value> result);
  llvm::LogicalResult checkIndices(mlir::Operation *op, mlir::Value indices,
                                   int64_t chosen);
  llvm::LogicalResult checkEqual(mlir::Operation *op, mlir::Value tensor,
                                 llvm::ArrayRef<mlir::Value> expected,
                                 std::optional<int64_t> except = {});
  llvm::LogicalResult
  checkBox(mlir::Operation *op, mlir::Value tensor,
           llvm::function_ref<mlir::Value(int64_t)> getOffset,
           llvm::function_ref<mlir::Value(int64_t)> getBoxSize);
  bool isAtMost(mlir::Value lhs, mlir::Value rhs);
  std::string describe(mlir::Value size);

  IndexBuilder &builder;
  llvm::DenseMap<mlir::Value, mlir::Value> normal;
  llvm::SmallVector<DefineVarOp> variables;
  llvm::SmallVector<TrustedBox> trusted;
  /// Sizes that are not negative because the program says so.
  llvm::DenseSet<mlir::Value> trustedSizes;
};

/// Whether the op has a tensor of a shape that is not static.
bool hasDynamicTensor(mlir::Operation *op);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_TENSORSIZES_H
