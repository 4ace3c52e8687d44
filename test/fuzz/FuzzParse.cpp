//===- FuzzParse.cpp - Parser, verifier, printer ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzModule.h"

#include "uop/Dialect/Check/IR/CheckDialect.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto fillRegistry = [](DialectRegistry &registry) {
    registry
        .insert<uop::UOpDialect, uop::check::CheckDialect, func::FuncDialect>();
  };
  return uop::fuzz::withModule(
      data, size, fillRegistry, [](ModuleOp module, bool) {
        std::string custom, generic, bytecode;
        llvm::raw_string_ostream customStream(custom), genericStream(generic),
            bytecodeStream(bytecode);
        module.print(customStream);
        module.print(genericStream, OpPrintingFlags().printGenericOpForm());
        if (failed(writeBytecodeToFile(module, bytecodeStream)))
          std::abort();
        // What is printed is read again.
        for (const std::string &text : {custom, generic, bytecode})
          if (!parseSourceString<ModuleOp>(text, module.getContext(),
                                           "again")) {
            llvm::errs() << "cannot be read again:\n" << generic << "\n";
            std::abort();
          }
      });
}
