//===- UOpToLinalg.h - From uop's tensor stage to linalg --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_UOPTOLINALG_H
#define UOP_CONVERSION_UOPTOLINALG_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTUOPTOLINALGPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

#endif // UOP_CONVERSION_UOPTOLINALG_H
