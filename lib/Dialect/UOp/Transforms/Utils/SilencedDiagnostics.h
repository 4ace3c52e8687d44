//===- SilencedDiagnostics.h - Errors of what is only tried -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_SILENCEDDIAGNOSTICS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_SILENCEDDIAGNOSTICS_H

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/Threading.h"

namespace uop {

/// Drops what this thread reports while it tries something. Handlers belong to
/// the context: other threads may report something else at the same time.
class SilencedDiagnostics {
public:
  explicit SilencedDiagnostics(mlir::MLIRContext *context)
      : handler(context, [thread = llvm::get_threadid()](mlir::Diagnostic &) {
          return llvm::success(thread == llvm::get_threadid());
        }) {}

private:
  mlir::ScopedDiagnosticHandler handler;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_UTILS_SILENCEDDIAGNOSTICS_H
