//===- CodeGeneration.h - Lowered kernels to loaded code --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_CODEGENERATION_H
#define UOP_LIB_COMPILER_CODEGENERATION_H

#include "uop/Compiler/Compiler.h"

#include "mlir/IR/OwningOpRef.h"

namespace uop {

/// Makes machine code of `kernels`, a module of the llvm dialect, and puts it
/// into the programs of result.plan, which are called `symbols` there, in
/// order. Each kernel is a unit of its own, so that they are compiled in
/// parallel and kept in the cache one by one. Fills in the times, the texts if
/// options.keepTexts, and what the cache had.
mlir::LogicalResult generateCode(mlir::OwningOpRef<mlir::ModuleOp> kernels,
                                 llvm::ArrayRef<std::string> symbols,
                                 const CompileOptions &options,
                                 CompileResult &result);

} // namespace uop

#endif // UOP_LIB_COMPILER_CODEGENERATION_H
