//===- PlanScalars.h - Index values as scalars of a plan --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_PLANSCALARS_H
#define UOP_LIB_COMPILER_PLANSCALARS_H

#include "uop/Runtime/Plan.h"

#include "mlir/IR/Value.h"
#include "llvm/ADT/DenseMap.h"

namespace uop {

/// Adds the index values of a function to the scalars of its plan, which has
/// the function's variables already.
class PlanScalars {
public:
  explicit PlanScalars(runtime::Plan &plan) : plan(plan) {}

  /// The number of the scalar that is `value`. An op that a plan cannot compute
  /// is an error at the op.
  mlir::FailureOr<unsigned> add(mlir::Value value);

private:
  runtime::Plan &plan;
  llvm::DenseMap<mlir::Value, unsigned> numbers;
};

} // namespace uop

#endif // UOP_LIB_COMPILER_PLANSCALARS_H
