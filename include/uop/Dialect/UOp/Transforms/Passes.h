//===- Passes.h - Passes from uop to uop ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_PASSES_H
#define UOP_DIALECT_UOP_TRANSFORMS_PASSES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace uop {

#define GEN_PASS_DECL
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"

/// Of a launch between uop-form-kernels and uop-merge-kernels: its kernel stays
/// one of its own.
inline constexpr llvm::StringLiteral kKeptAttrName = "uop.kept";

/// A unit attribute of a `uop.shrink` of consecutive elements that only
/// launches read, so that a view of the buffer is enough. What else uses it
/// takes a copy.
inline constexpr llvm::StringLiteral kWindowAttrName = "uop.window";

/// Lets upstream's one-shot bufferization handle the uop ops that are on
/// tensors after uop-form-kernels.
void registerBufferizableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

/// Gives the dialect what mlir-reduce needs to make a program smaller.
void registerReductionPatterns(mlir::DialectRegistry &registry);

} // namespace uop

#endif // UOP_DIALECT_UOP_TRANSFORMS_PASSES_H
