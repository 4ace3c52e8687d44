//===- Interpret.h - Programs too small to compile --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_INTERPRET_H
#define UOP_LIB_FRONTEND_INTERPRET_H

#include "uop/Runtime/Buffer.h"

#include "mlir/IR/BuiltinOps.h"

#include <optional>

namespace uop::frontend::detail {

/// What it takes to interpret the only function of `program`: its elements, and
/// as many as an op itself takes.
uint64_t getInterpretedWork(mlir::ModuleOp program);

/// The results by the reference semantics; nothing if the interpreter does not
/// know an op, or has no memory for it.
std::optional<std::vector<runtime::Array>>
interpret(mlir::ModuleOp program, llvm::ArrayRef<runtime::Array> inputs);

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_INTERPRET_H
