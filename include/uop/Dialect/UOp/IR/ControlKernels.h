//===- ControlKernels.h - Launches that loop and branch ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A kernel that has one of these attributes, and no statements, stands for
// functions that a launch of it calls:
//
//   uop.while = [@before, @after]: the inputs of a launch are the state and
//     then what both functions are given as it is, the captures. @before takes
//     the state and the captures and gives a condition, tensor<i1>, and values;
//     while the condition holds, @after takes the values and the captures and
//     gives the next state. The outputs are the values of the last @before.
//   uop.if = [@then, @else]: the inputs are a condition, tensor<i1>, and the
//     captures, which the function that is called takes. It gives the outputs.
//
// So every pass that knows launches knows loops over kernels too.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_CONTROLKERNELS_H
#define UOP_DIALECT_UOP_IR_CONTROLKERNELS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop {

inline constexpr llvm::StringLiteral kWhileAttrName = "uop.while";
inline constexpr llvm::StringLiteral kIfAttrName = "uop.if";

/// The functions that a launch of such a kernel calls.
struct ControlKernel {
  bool isLoop = false;
  /// @before and @after, or @then and @else.
  mlir::func::FuncOp first, second;
  /// How many inputs of a launch are state; how many are passed on as they are.
  size_t numStates = 0, numCaptures = 0;
  size_t numOutputs = 0;
};

/// Whether a kernel stands for control flow.
bool isControlKernel(KernelOp kernel);

/// The functions that a launch of such a kernel calls, as far as they are
/// there; none for another kernel.
llvm::SmallVector<mlir::func::FuncOp>
getCalledFunctions(LaunchOp launch, mlir::SymbolTableCollection &symbols);

/// The functions that the loops and branches of `function` have become, and
/// those of these, in order.
llvm::SmallVector<mlir::func::FuncOp>
getRegionFunctions(mlir::func::FuncOp function);

/// The functions of a launch of a control kernel. An error at the launch if
/// they are not there, have no body, or do not fit the launch and each other by
/// their numbers of arguments and results.
mlir::FailureOr<ControlKernel> getControlKernel(LaunchOp launch,
                                                KernelOp kernel);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_CONTROLKERNELS_H
