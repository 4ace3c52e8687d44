//===- SourceNames.h - What a source file calls its values ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_SOURCENAMES_H
#define UOP_COMPILER_SOURCENAMES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "llvm/Support/SourceMgr.h"

#include <string>
#include <vector>

namespace mlir {
class AsmParserState;
} // namespace mlir

namespace uop {

/// A module as it was read, with the names of its SSA values.
class SourceModule {
public:
  /// Reads the main buffer of `sources`, which is text or bytecode. Fails after
  /// a diagnostic.
  static mlir::FailureOr<SourceModule> parse(llvm::SourceMgr &sources,
                                             mlir::MLIRContext *context);

  SourceModule(SourceModule &&);
  SourceModule &operator=(SourceModule &&);
  ~SourceModule();

  mlir::ModuleOp get() const { return *module; }

  /// One name for each argument and each result: "x" for %x. Numbers are no
  /// names, so %0 has none; neither has anything in bytecode.
  std::vector<std::string> getInputNames(mlir::func::FuncOp function) const;
  std::vector<std::string> getOutputNames(mlir::func::FuncOp function) const;

private:
  SourceModule();
  std::string getName(mlir::Value value) const;

  std::unique_ptr<mlir::AsmParserState> state;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

} // namespace uop

#endif // UOP_COMPILER_SOURCENAMES_H
