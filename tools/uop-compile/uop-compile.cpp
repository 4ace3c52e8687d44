//===- uop-compile.cpp - Compiles a module to a file ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Register.h"
#include "uop/Tools/UOpCompile.h"

int main(int argc, char **argv) {
  // No signal handlers of LLVM's: an error is a message, not a stack trace.
  mlir::DialectRegistry registry;
  uop::registerAllDialects(registry);
  return uop::compileMain(argc, argv, registry);
}
