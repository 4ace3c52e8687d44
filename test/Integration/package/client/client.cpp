//===- client.cpp - A program that embeds the uop dialect -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#ifdef CLIENT_HAS_TRANSFORMS
#include "uop/Dialect/UOp/Transforms/Passes.h"
#endif

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/Support/raw_ostream.h"

static constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
    %zero = uop.const -0.0 : tensor<4x8xf32>
    %0 = uop.add %x, %zero : tensor<4x8xf32>
    %1 = uop.exp2 %0 : tensor<4x8xf32>
    return %1 : tensor<4x8xf32>
  }
)";

int main() {
  mlir::DialectRegistry registry;
  registry.insert<mlir::func::FuncDialect, uop::UOpDialect>();
  mlir::MLIRContext context(registry);
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(kProgram, &context);
  if (!module)
    return 1;
  mlir::PassManager manager(&context);
  manager.addPass(mlir::createCanonicalizerPass());
  if (mlir::failed(manager.run(*module)))
    return 1;
  int adds = 0, exponentials = 0;
  module->walk([&](uop::AddOp) { ++adds; });
  module->walk([&](uop::Exp2Op) { ++exponentials; });
  llvm::outs() << adds << " additions, " << exponentials << " exponentials\n";
  return 0;
}
