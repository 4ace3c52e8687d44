//===- UOpCompile.h - The program uop-compile as a function -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_UOPCOMPILE_H
#define UOP_TOOLS_UOPCOMPILE_H

#include "mlir/IR/DialectRegistry.h"

namespace uop {

/// Does what `uop-compile --help` says. `registry` holds the dialects that a
/// module may use. Returns the exit code: 0, or 1 after a message on stderr.
int compileMain(int argc, char **argv, mlir::DialectRegistry &registry);

} // namespace uop

#endif // UOP_TOOLS_UOPCOMPILE_H
