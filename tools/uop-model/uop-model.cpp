//===- uop-model.cpp - Writes a well-known network as .mlir -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Models/Models.h"

#include "mlir/IR/AsmState.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;

namespace cl = llvm::cl;

static void printModels() {
  for (const ModelInfo &model : getModels()) {
    llvm::outs() << model.name << ": " << model.summary << "\n ";
    for (const ModelParameter &parameter : model.parameters)
      llvm::outs() << " " << parameter.name << "=" << parameter.value;
    llvm::outs() << "\n";
  }
}

int main(int argc, char **argv) {
  cl::OptionCategory category("options of uop-model");
  cl::opt<std::string> name(cl::Positional, cl::desc("model"),
                            cl::cat(category));
  cl::list<std::string> settings(cl::Positional, cl::desc("parameter=value..."),
                                 cl::cat(category));
  cl::opt<bool> list("list", cl::desc("The models and their parameters"),
                     cl::cat(category));
  cl::opt<bool> debugInfo("layers", cl::desc("Show the layer of each op"),
                          cl::cat(category));
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(
      argc, argv, "writes a network as tensor ops to standard output\n");
  if (list) {
    printModels();
    return 0;
  }

  llvm::StringMap<int64_t> parameters;
  for (StringRef setting : settings) {
    auto [key, text] = setting.split('=');
    int64_t value;
    if (text.getAsInteger(10, value)) {
      llvm::errs() << "uop-model: expected parameter=integer, got '" << setting
                   << "'\n";
      return 1;
    }
    parameters[key] = value;
  }
  MLIRContext context(MLIRContext::Threading::DISABLED);
  OwningOpRef<ModuleOp> module = buildModel(&context, name, parameters);
  if (!module)
    return 1;
  OpPrintingFlags flags;
  if (debugInfo)
    flags.enableDebugInfo();
  module->print(llvm::outs(), flags);
  return 0;
}
