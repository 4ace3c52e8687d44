//===- UOpSmith.h - The program uop-smith as a function ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_UOPSMITH_H
#define UOP_TOOLS_UOPSMITH_H

#include "mlir/IR/DialectRegistry.h"

namespace uop {

/// Does what `uop-smith --help` says. `registry` holds the dialects that a
/// program may use. Returns the exit code. Call it before there are threads: it
/// forks.
int smithMain(int argc, char **argv, mlir::DialectRegistry &registry);

} // namespace uop

#endif // UOP_TOOLS_UOPSMITH_H
