//===- uop-plugin.cpp - Plugin for a stock mlir-opt -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Register.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "llvm/Config/llvm-config.h"

#define UOP_EXPORT extern "C" __attribute__((visibility("default")))

UOP_EXPORT mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "UOp", LLVM_VERSION_STRING,
          [](mlir::DialectRegistry *registry) {
            uop::registerDialects(*registry);
          }};
}

UOP_EXPORT mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "UOp", LLVM_VERSION_STRING,
          [] { uop::registerPasses(); }};
}
