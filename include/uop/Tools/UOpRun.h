//===- UOpRun.h - The program uop-run as a function -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_UOPRUN_H
#define UOP_TOOLS_UOPRUN_H

#include "mlir/IR/DialectRegistry.h"

namespace uop {

/// Does what `uop-run --help` says. `registry` holds the dialects that a module
/// may use. Returns the exit code: 0, or 1 after a message on stderr.
int runMain(int argc, char **argv, mlir::DialectRegistry &registry);

} // namespace uop

#endif // UOP_TOOLS_UOPRUN_H
