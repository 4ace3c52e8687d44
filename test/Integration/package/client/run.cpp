//===- run.cpp - A program that compiles and runs a function ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/Compiler.h"
#include "uop/Register.h"

#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

using uop::runtime::Array;

static constexpr const char *kProgram = R"(
  func.func @main(%x: tensor<2x3xf32>) -> tensor<2xf32> {
    %0 = uop.square %x : tensor<2x3xf32>
    %1 = uop.reduce_axis add %0 axes [1] : tensor<2x3xf32> -> tensor<2xf32>
    return %1 : tensor<2xf32>
  }
)";

static int fail(const std::string &message) {
  llvm::errs() << message << "\n";
  return 1;
}

int main() {
  // Once per process.
  mlir::DialectRegistry registry;
  uop::registerAllDialects(registry);
  mlir::MLIRContext context(registry);

  // Once per program. Errors went to the context's diagnostic handler.
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(kProgram, &context);
  if (!module)
    return 1;
  mlir::FailureOr<uop::CompileResult> compiled =
      uop::compile(*module, uop::CompileOptions());
  if (mlir::failed(compiled))
    return 1;

  // Once per thread that runs the program.
  auto executor = uop::runtime::PlanExecutor::create(compiled->plan);
  if (!executor)
    return fail(executor.message());
  auto outputs = executor->makeOutputs();
  if (!outputs)
    return fail(outputs.message());

  // Once per run. The input is memory of ours, and is not copied.
  float numbers[6] = {1, 2, 3, 4, 5, 6};
  auto buffer = uop::runtime::Buffer::fromMemory(numbers, sizeof(numbers));
  if (!buffer)
    return fail(buffer.message());
  std::vector<Array> inputs = {{uop::runtime::DType::F32, {2, 3}, *buffer}};
  if (uop::runtime::Error error = executor->run(inputs, *outputs))
    return fail(error.message());

  const float *sums = static_cast<const float *>((*outputs)[0].data());
  llvm::outs() << sums[0] << " " << sums[1] << "\n";
  return 0;
}
