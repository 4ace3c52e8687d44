//===- FuzzONNX.cpp - Reader of models of ONNX ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/ONNX.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include <cstdlib>
#include <memory>

using namespace mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // Attributes are never freed: a new context now and then.
  static std::unique_ptr<MLIRContext> context;
  static unsigned uses = 0;
  if (uses++ % 1000 == 0)
    context = std::make_unique<MLIRContext>(MLIRContext::Threading::DISABLED);
  bool complained = false;
  ScopedDiagnosticHandler handler(context.get(),
                                  [&](Diagnostic &) { complained = true; });
  uop::ONNXImportOptions options;
  // Some size for each name, and for what has none.
  options.sizes["N"] = 2;
  options.sizes["batch"] = 3;
  options.variables["n"] = {1, 8};
  options.variables["m"] = {0, 100};
  // More of them take seconds and find nothing that fewer do not.
  options.maxRepeatedNodes = 1 << 12;
  auto module = uop::importONNX(
      context.get(),
      llvm::StringRef(reinterpret_cast<const char *>(data), size), "fuzz",
      /*folder=*/"", options);
  // A refusal without a diagnostic is a defect.
  if (!module && !complained)
    std::abort();
  return 0;
}
