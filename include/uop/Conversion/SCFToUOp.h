//===- SCFToUOp.h - From loops and branches of scf to launches --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_SCFTOUOP_H
#define UOP_CONVERSION_SCFTOUOP_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTSCFTOUOPPASS
#include "uop/Conversion/Passes.h.inc"
} // namespace uop

#endif // UOP_CONVERSION_SCFTOUOP_H
