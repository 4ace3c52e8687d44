//===- uop-opt.cpp - The pass driver ----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TestPasses.h"

#include "uop/Dialect/Check/IR/CheckDialect.h"
#include "uop/Dialect/Check/Transforms/BufferizableOpInterfaceImpl.h"
#include "uop/Interpreter/Interpreter.h"
#include "uop/Register.h"

#include "mlir/InitAllPasses.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"

int main(int argc, char **argv) {
  mlir::registerAllPasses();
  uop::registerPasses();
  uop::interp::registerTestInterpretPass();
  uop::registerTestIndexPass();
  mlir::DialectRegistry registry;
  uop::registerAllDialects(registry);
  registry.insert<uop::check::CheckDialect>();
  uop::check::registerBufferizableOpInterfaceExternalModels(registry);
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "UOp optimizer driver\n", registry));
}
