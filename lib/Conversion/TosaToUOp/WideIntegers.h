//===- WideIntegers.h - Integers of 4 and 48 bits ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_TOSATOUOP_WIDEINTEGERS_H
#define UOP_LIB_CONVERSION_TOSATOUOP_WIDEINTEGERS_H

#include "mlir/IR/BuiltinOps.h"

namespace uop {

/// Integers of 4 and 48 bits become integers of 8 and 64 bits, those of
/// functions' types included. Reports ops that would then compute something
/// else; if `partial`, nothing is changed where there are any.
llvm::LogicalResult widenTosaIntegers(mlir::ModuleOp module, bool partial);

} // namespace uop

#endif // UOP_LIB_CONVERSION_TOSATOUOP_WIDEINTEGERS_H
