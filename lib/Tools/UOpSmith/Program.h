//===- Program.h - Random tensor programs -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_PROGRAM_H
#define UOP_LIB_TOOLS_UOPSMITH_PROGRAM_H

#include "uop/Runtime/Buffer.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace uop::smith {

struct ProgramOptions {
  /// As many ops, or a few more.
  int64_t ops = 16;
  /// No arguments: every input is a constant.
  bool constants = false;
  /// The families of ops that are written; empty: all of them.
  std::vector<std::string> families;
};

/// The names of all families, in a fixed order.
std::vector<std::string> getFamilyNames();

/// A module with one function @main. Equal seeds and options give equal
/// programs, in any process. Its results are the values that nothing else uses,
/// so that every op counts, and sometimes one of them twice, or an argument.
/// Null, after a diagnostic, if the program does not verify.
mlir::OwningOpRef<mlir::ModuleOp> writeProgram(mlir::MLIRContext &context,
                                               uint64_t seed,
                                               const ProgramOptions &options);

/// Whether argument number `argument` is given awkward values: NaN, infinities,
/// extremes, any bits. The others have small numbers: floats in [-2, 2].
/// A rule instead of a choice, so that the program says it by itself.
inline bool hasAwkwardValues(unsigned argument) { return argument % 2 == 1; }

/// Arguments for `function`, which depend on its type and the seed alone.
/// Fails after a diagnostic.
mlir::FailureOr<std::vector<runtime::Array>>
makeArguments(mlir::func::FuncOp function, uint64_t seed);

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_PROGRAM_H
