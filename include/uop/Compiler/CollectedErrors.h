//===- CollectedErrors.h - Diagnostics as one text --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_COLLECTEDERRORS_H
#define UOP_COMPILER_COLLECTEDERRORS_H

#include "mlir/IR/Diagnostics.h"

#include <string>

namespace uop {

/// While it lives, keeps the errors that are reported in a context, with their
/// notes, instead of printing them; warnings and remarks are dropped.
class CollectedErrors {
public:
  explicit CollectedErrors(mlir::MLIRContext *context);

  /// One line for each error and note, "net.mlir:3:7: error: ..."; `otherwise`
  /// if there were none. No newline at the end.
  std::string take(llvm::StringRef otherwise);

private:
  std::string text;
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace uop

#endif // UOP_COMPILER_COLLECTEDERRORS_H
