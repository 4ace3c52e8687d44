//===- Remarks.h - Decisions of the compiler, printed -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_REMARKS_H
#define UOP_LIB_TOOLS_UOPRUN_REMARKS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/LogicalResult.h"

namespace mlir {
class MLIRContext;
} // namespace mlir

namespace uop::run {

/// Remarks of the passes in `context` whose category matches `categories` are
/// printed on standard error, in the order of the program: the passes run on
/// one thread from then on.
llvm::LogicalResult printRemarks(mlir::MLIRContext &context,
                                 llvm::StringRef categories);

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_REMARKS_H
