//===- CodeGeneration.h - Lowered kernels to loaded code --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_CODEGENERATION_H
#define UOP_LIB_COMPILER_CODEGENERATION_H

#include "KernelInfo.h"
#include "uop/Compiler/Compiler.h"

namespace uop {

/// Makes machine code of `units`, modules of the llvm dialect, in parallel, and
/// puts it into the programs of result.plan, which are called `symbols` there,
/// in order. The cache keeps units one by one. Fills in the times, the texts if
/// options.keepTexts, and what the cache had.
mlir::LogicalResult generateCode(std::vector<KernelUnit> units,
                                 llvm::ArrayRef<std::string> symbols,
                                 const CompileOptions &options,
                                 CompileResult &result);

/// The error of a compilation that CompileOptions::isCanceled ends.
mlir::LogicalResult reportCanceled(mlir::Location loc);

} // namespace uop

#endif // UOP_LIB_COMPILER_CODEGENERATION_H
