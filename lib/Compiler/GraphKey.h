//===- GraphKey.h - A program as bytes to compare ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_GRAPHKEY_H
#define UOP_LIB_COMPILER_GRAPHKEY_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"

#include <string>
#include <vector>

namespace uop {

/// A function and what it uses, as bytes that are equal if and only if all is
/// equal but the order of ops without effects, the names of SSA values and of
/// resources, and locations.
struct GraphKey {
  std::string bytes;
  /// What is in them, by number. Equal bytes mean that ops of equal number are
  /// equal.
  std::vector<mlir::Operation *> ops;
};

/// Values are numbered in the order of a walk from the results, and from what
/// has effects, to their operands, so ops that nobody needs are left out; so
/// are functions and kernels that nobody refers to. Constants are in there with
/// all their elements. Linear in the size of the module.
GraphKey buildGraphKey(mlir::ModuleOp module, mlir::func::FuncOp entry);

} // namespace uop

#endif // UOP_LIB_COMPILER_GRAPHKEY_H
