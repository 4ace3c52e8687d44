//===- Variables.h - State of TOSA ------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_TOSATOUOP_VARIABLES_H
#define UOP_LIB_CONVERSION_TOSATOUOP_VARIABLES_H

#include "mlir/IR/BuiltinOps.h"

namespace uop {

/// Variables of TOSA become runtime buffers. Reports those that cannot.
llvm::LogicalResult convertTosaVariables(mlir::ModuleOp module);

} // namespace uop

#endif // UOP_LIB_CONVERSION_TOSATOUOP_VARIABLES_H
