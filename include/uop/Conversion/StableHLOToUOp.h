//===- StableHLOToUOp.h - From StableHLO to uop -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_H
#define UOP_CONVERSION_STABLEHLOTOUOP_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTSTABLEHLOTOUOPPASS
#include "uop/Conversion/Passes.h.inc"

/// Lets programs of StableHLO be parsed in their generic form: dialects
/// `stablehlo`, `chlo` and `sdy` whose ops, attributes and types are known by
/// name and text alone. For contexts that have no such dialects of their own;
/// the pass works with either.
void registerStableHLODialects(mlir::DialectRegistry &registry);

/// Whether an op is of one of these dialects.
bool isStableHLO(mlir::Operation *op);
} // namespace uop

#endif // UOP_CONVERSION_STABLEHLOTOUOP_H
