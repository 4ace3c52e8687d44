//===- ConstantLaunches.h - What constants alone decide ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_CONSTANTLAUNCHES_H
#define UOP_LIB_COMPILER_CONSTANTLAUNCHES_H

#include "uop/Compiler/Compiler.h"

#include "mlir/IR/DialectResourceBlobManager.h"

namespace uop {

/// Data of constants that were made here. A context keeps the names of
/// resources as long as it lives; their data goes with this.
class EvaluatedConstants {
public:
  EvaluatedConstants() = default;
  EvaluatedConstants(const EvaluatedConstants &) = delete;
  EvaluatedConstants &operator=(const EvaluatedConstants &) = delete;
  ~EvaluatedConstants();

  /// The memory is shared, not copied.
  mlir::ElementsAttr add(mlir::RankedTensorType type, runtime::Buffer buffer);

  /// Frees the memory of a constant that nothing reads any more.
  void drop(mlir::DenseResourceElementsAttr value);

  /// The memory of a constant that was made here; null: it was not.
  const runtime::Buffer *find(mlir::DenseResourceElementsAttr value) const;

private:
  struct Constant {
    mlir::DenseResourceElementsHandle handle;
    runtime::Buffer buffer;
  };
  llvm::SmallVector<Constant> made;
  /// Their numbers, by the name of the resource.
  llvm::StringMap<size_t> numbers;
};

/// Runs the launches of `function`, which is at the stage of kernels and
/// tensors, that depend on constants alone, and puts constants in the place of
/// their results: a plan has them once and not in each run. Results that no
/// other launch reads are left, and those that are larger than the constants
/// that they come from by more than 1 MiB. Each decision is a remark of
/// category `uop-evaluate-constants`.
mlir::LogicalResult evaluateConstants(mlir::func::FuncOp function,
                                      const CompileOptions &options,
                                      EvaluatedConstants &constants);

} // namespace uop

#endif // UOP_LIB_COMPILER_CONSTANTLAUNCHES_H
