//===- DynamicShapes.h - Sizes that a run decides ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_DYNAMICSHAPES_H
#define UOP_LIB_COMPILER_DYNAMICSHAPES_H

#include "PlanScalars.h"
#include "uop/Dialect/UOp/Analysis/TensorSizes.h"
#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace uop {

/// The sizes of a function's arguments and results that are not static, and the
/// boxes that it says are in bounds, kept while the function is compiled and
/// its types change.
class DynamicShapes {
public:
  explicit DynamicShapes(mlir::MLIRContext *context);
  ~DynamicShapes();

  /// Finds them, in a function of the tensor stage; boxes also in the functions
  /// that its loops and branches have become, whether they run or not. Errors:
  /// sizes that are not known, or have no bounds.
  mlir::LogicalResult find(mlir::func::FuncOp function);
  /// Whether a run checks the boxes.
  void setChecksBoxes(bool value) { checksBoxes = value; }

  /// Makes them part of a plan whose inputs, outputs and variables are known.
  mlir::LogicalResult addTo(runtime::Plan &plan, PlanScalars &scalars) const;

private:
  /// The sizes by axis, null for a static one, and the greatest.
  struct Shape {
    llvm::SmallVector<mlir::Value> sizes;
    llvm::SmallVector<int64_t> max;
  };

  mlir::func::FuncOp addCopy(mlir::func::FuncOp function);
  mlir::LogicalResult addSizes(mlir::func::FuncOp copy, TensorSizes &sizes);
  mlir::LogicalResult findBoxes(mlir::func::FuncOp function,
                                IndexBuilder &indices);

  /// Changed and thrown away.
  llvm::SmallVector<mlir::OwningOpRef<mlir::func::FuncOp>> copies;
  mlir::Block scratch;
  mlir::OpBuilder builder;
  llvm::SmallVector<Shape> inputs, outputs;
  llvm::SmallVector<TensorSizes::TrustedBox> boxes;
  bool checksBoxes = false;
};

} // namespace uop

#endif // UOP_LIB_COMPILER_DYNAMICSHAPES_H
