//===- Decompose.h - Functions of floats in plain arithmetic ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_DECOMPOSE_H
#define UOP_DIALECT_UOP_TRANSFORMS_DECOMPOSE_H

#include "mlir/IR/PatternMatch.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

namespace uop {

/// The functions that can be decomposed, as the op names after `uop.`.
llvm::ArrayRef<llvm::StringRef> getDecomposableFunctions();

/// Adds the patterns of uop-decompose for `functions`, or for all of them if
/// that is empty. Names that are not decomposable add nothing. With `hasLdexp`,
/// uop.ldexp of f32 and f64 stays, and others are made of it. The patterns make
/// none of the ops that they match: applying each once is enough.
void populateDecomposePatterns(mlir::RewritePatternSet &patterns,
                               llvm::ArrayRef<llvm::StringRef> functions = {},
                               bool hasLdexp = false);

} // namespace uop

#endif // UOP_DIALECT_UOP_TRANSFORMS_DECOMPOSE_H
