//===- PlanBuilder.h - From a planned function to plan steps ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_PLANBUILDER_H
#define UOP_LIB_COMPILER_PLANBUILDER_H

#include "uop/Compiler/Compiler.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
class DynamicShapes;
class EvaluatedConstants;

/// A plan whose programs have no code yet, and the kernel of each program.
struct PlanDraft {
  std::shared_ptr<runtime::Plan> plan;
  std::vector<KernelOp> kernels;
};

/// Inlines what the function `name` of `module` calls and removes what it does
/// not use.
mlir::LogicalResult isolateFunction(mlir::ModuleOp module,
                                    llvm::StringRef name);

/// Where a plan's constants come from.
struct ConstantSource {
  /// Those that were made while compiling, of which the plan shares the memory.
  const EvaluatedConstants &evaluated;
  /// As CompileOptions::borrowConstants.
  bool borrow = false;
};

/// Makes slots and steps of `function`, which is at the plan stage. `isTensor`
/// says for each argument whether it was a tensor, whose old value the caller
/// keeps even where the function writes it in place. Globals that are no
/// constants are kept in `state`. An op that is not allocation, view, copy or
/// launch is an error at the op.
mlir::FailureOr<PlanDraft> buildPlan(mlir::func::FuncOp function,
                                     Signature signature,
                                     const DynamicShapes &shapes,
                                     llvm::ArrayRef<bool> isTensor,
                                     std::shared_ptr<runtime::State> state,
                                     const ConstantSource &constants);

/// Reports that a plan has no step for `op` of `function`, and what would help.
mlir::InFlightDiagnostic emitNoStep(mlir::Operation &op,
                                    mlir::func::FuncOp function);

/// Remarks at `loc` that say which steps of `plan` run at the same time on so
/// many threads, or why not.
void emitGroupRemarks(const runtime::Plan &plan, unsigned threads,
                      mlir::Location loc);

/// The number of the logical device of that name; an error at `user` if plans
/// have none such.
mlir::FailureOr<unsigned> getDevice(mlir::Operation &user,
                                    mlir::StringAttr name);

/// The elements of a constant in row-major order as the runtime holds them.
/// Error: out of memory, or the attribute does not hold what its type says.
runtime::Expected<runtime::Buffer> getConstantBytes(mlir::ElementsAttr value,
                                                    runtime::DType dtype);

/// The same where the module has them, at any address; nothing if they are not
/// there in that form.
llvm::ArrayRef<char> findConstantBytes(mlir::ElementsAttr value,
                                       runtime::DType dtype);

/// The same, in the memory that has them already where the plan may use it.
runtime::Expected<runtime::Buffer>
shareConstant(mlir::ElementsAttr value, runtime::DType dtype,
              const ConstantSource &constants);

} // namespace uop

#endif // UOP_LIB_COMPILER_PLANBUILDER_H
