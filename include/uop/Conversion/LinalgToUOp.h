//===- LinalgToUOp.h - From linalg on tensors to uop ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_H
#define UOP_CONVERSION_LINALGTOUOP_H

#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/Pass.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {
#define GEN_PASS_DECL_CONVERTLINALGTOUOPPASS
#define GEN_PASS_DECL_SPLITCOMPLEXPASS
#include "uop/Conversion/Passes.h.inc"

/// Ops of linalg and tensor, and of arith and math on tensors, become ops of
/// uop's tensor stage of the same types. A pattern that does not apply says why
/// by notifyMatchFailure, and has changed nothing.
void populateLinalgToUOpPatterns(mlir::RewritePatternSet &patterns);
} // namespace uop

#endif // UOP_CONVERSION_LINALGTOUOP_H
