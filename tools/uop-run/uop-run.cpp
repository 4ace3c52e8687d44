//===- uop-run.cpp - Compiles and runs a module -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emulator/Emulator.h"
#include "uop/Register.h"
#include "uop/Tools/UOpRun.h"

int main(int argc, char **argv) {
  // No signal handlers of LLVM's: an error is a message, not a stack trace.
  mlir::DialectRegistry registry;
  uop::registerAllDialects(registry);
  uop::emulator::registerEmulator();
  return uop::runMain(argc, argv, registry);
}
