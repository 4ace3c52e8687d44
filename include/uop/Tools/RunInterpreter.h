//===- RunInterpreter.h - The interpreter as a device -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_RUNINTERPRETER_H
#define UOP_TOOLS_RUNINTERPRETER_H

#include "uop/Runtime/Buffer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace uop::run {

/// The results of `function` for `inputs`, by the reference semantics. Fails
/// after a diagnostic.
mlir::FailureOr<std::vector<runtime::Array>>
runInterpreter(mlir::func::FuncOp function,
               llvm::ArrayRef<runtime::Array> inputs);

} // namespace uop::run

#endif // UOP_TOOLS_RUNINTERPRETER_H
