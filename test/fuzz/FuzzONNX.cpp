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
  uop::ONNXImportOptions options;
  // Some size for each name, and for what has none.
  options.sizes["N"] = 2;
  options.sizes["batch"] = 3;
  options.variables["n"] = {1, 8};
  options.variables["m"] = {1, 100};
  // More of them take seconds and find nothing that fewer do not.
  options.maxRepeatedNodes = 1 << 12;
  OwningOpRef<ModuleOp> module;
  std::string complaint;
  // A name that the model does not have would be all that is found out.
  for (bool isUnknown = true; isUnknown;) {
    complaint.clear();
    ScopedDiagnosticHandler handler(context.get(), [&](Diagnostic &diagnostic) {
      if (complaint.empty())
        complaint = diagnostic.str();
    });
    module = uop::importONNX(
        context.get(),
        llvm::StringRef(reinterpret_cast<const char *>(data), size), "fuzz",
        /*folder=*/"", options);
    llvm::StringRef rest = complaint;
    isUnknown = rest.consume_front("no input has a size '");
    llvm::StringRef name = rest.take_until([](char c) { return c == '\''; });
    isUnknown &= options.sizes.erase(name) || options.variables.erase(name);
  }
  // A refusal without a diagnostic is a defect.
  if (!module && complaint.empty())
    std::abort();
  return 0;
}
