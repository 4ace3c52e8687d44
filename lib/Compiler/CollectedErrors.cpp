//===- CollectedErrors.cpp - Diagnostics as one text ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/CollectedErrors.h"

#include "mlir/IR/Location.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace uop;

/// One line for a diagnostic and each of its notes.
static void print(Diagnostic &diagnostic, llvm::raw_ostream &os) {
  auto printOne = [&](Diagnostic &one) {
    if (auto place = one.getLocation()->findInstanceOf<FileLineColLoc>())
      os << place.getFilename().getValue() << ":" << place.getLine() << ":"
         << place.getColumn() << ": ";
    os << (one.getSeverity() == DiagnosticSeverity::Error  ? "error: "
           : one.getSeverity() == DiagnosticSeverity::Note ? "note: "
                                                           : "warning: ")
       << one.str() << "\n";
  };
  printOne(diagnostic);
  for (Diagnostic &note : diagnostic.getNotes())
    printOne(note);
}

CollectedErrors::CollectedErrors(MLIRContext *context)
    : handler(context, [this](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error) {
          llvm::raw_string_ostream stream(text);
          print(diagnostic, stream);
        }
        return success();
      }) {
  context->printOpOnDiagnostic(false);
}

std::string CollectedErrors::take(StringRef otherwise) {
  std::string taken = std::move(text);
  text.clear();
  if (taken.empty())
    return otherwise.str();
  taken.pop_back();
  return taken;
}
