//===- my-opt.cpp - mlir-opt with uop and a pass of your own ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DivideToMultiply.h"

#include "uop/Register.h"

#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

int main(int argc, char **argv) {
  mlir::registerTransformsPasses();
  uop::registerPasses();
  registerDivideToMultiplyPass();
  mlir::DialectRegistry registry;
  uop::registerAllDialects(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "my optimizer\n", registry));
}
