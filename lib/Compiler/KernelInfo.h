//===- KernelInfo.h - Facts about a kernel ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_KERNELINFO_H
#define UOP_LIB_COMPILER_KERNELINFO_H

#include "uop/Compiler/Locations.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Runtime/Program.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace uop {

/// For each argument, whether the kernel writes it.
std::vector<bool> findWrittenArguments(KernelOp kernel);

/// Copies what the kernels of `to` call, directly or not, from `from`.
void copyCallees(mlir::ModuleOp from, mlir::ModuleOp to);

/// What is compiled by itself: one kernel with all that it uses, or all of
/// them.
struct KernelUnit {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  /// Numbers of programs.
  llvm::SmallVector<unsigned> kernels;
};

/// Moves each of the kernels `names` of `module` to a module of its own,
/// together with copies of the symbols that it uses, directly or not. Kernels
/// that share memory by variables of the module stay together.
std::vector<KernelUnit> splitKernels(mlir::OwningOpRef<mlir::ModuleOp> module,
                                     llvm::ArrayRef<std::string> names);

/// The checks that a lowered kernel makes; adds where they come from.
std::vector<runtime::AccessCheck>
getAccessChecks(mlir::Operation *function,
                std::vector<mlir::LocationAttr> *locations = nullptr);

} // namespace uop

#endif // UOP_LIB_COMPILER_KERNELINFO_H
