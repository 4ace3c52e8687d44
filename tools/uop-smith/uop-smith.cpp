//===- uop-smith.cpp - Random programs, written and checked -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emulator/Emulator.h"
#include "uop/Register.h"
#include "uop/Tools/UOpSmith.h"

int main(int argc, char **argv) {
  mlir::DialectRegistry registry;
  uop::registerAllDialects(registry);
  uop::emulator::registerEmulator();
  return uop::smithMain(argc, argv, registry);
}
