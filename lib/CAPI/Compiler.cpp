//===- Compiler.cpp - Compiling from C --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop-c/Compiler.h"

#include "Handles.h"
#include "uop/Compiler/Compiler.h"
#include "uop/Compiler/SourceNames.h"
#include "uop/Register.h"

#include "mlir/IR/Diagnostics.h"

using namespace mlir;
using namespace uop;

struct UOpContext {
  MLIRContext context;

  explicit UOpContext(const DialectRegistry &registry) : context(registry) {}
};

UOpError uopContextCreate(UOpContext **context) {
  DialectRegistry registry;
  registerAllDialects(registry);
  *context = new UOpContext(registry);
  return nullptr;
}

void uopContextFree(UOpContext *context) { delete context; }

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

/// What is compiled, with the names that the source has.
static FailureOr<CompileResult> compile(UOpContext *context, StringRef text,
                                        const UOpCompileOptions *options,
                                        bool save) {
  llvm::SourceMgr sources;
  // MLIR's lexer reads one character beyond the text.
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "<source>"), llvm::SMLoc());
  FailureOr<SourceModule> module =
      SourceModule::parse(sources, &context->context);
  if (failed(module))
    return failure();
  FailureOr<func::FuncOp> entry =
      findEntry(module->get(), options && options->entry ? options->entry : "");
  if (failed(entry))
    return failure();
  CompileOptions compileOptions;
  compileOptions.entry = entry->getName().str();
  compileOptions.save = save;
  if (options && options->threads)
    compileOptions.threads = options->threads;
  if (options && options->target && StringRef(options->target) != "native")
    compileOptions.target.cpu = options->target;
  FailureOr<CompileResult> result = uop::compile(module->get(), compileOptions);
  if (failed(result))
    return failure();
  result->plan->inputNames = module->getInputNames(*entry);
  result->plan->outputNames = module->getOutputNames(*entry);
  return result;
}

/// Calls compile() and makes an error of its diagnostics.
static UOpError compile(UOpContext *context, const char *text, size_t size,
                        const UOpCompileOptions *options, bool save,
                        FailureOr<CompileResult> &result) {
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  ScopedDiagnosticHandler handler(
      &context->context, [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() == DiagnosticSeverity::Error)
          print(diagnostic, stream);
        return success();
      });
  context->context.printOpOnDiagnostic(false);
  result = compile(context, StringRef(text, size), options, save);
  if (succeeded(result))
    return nullptr;
  if (!errors.empty())
    errors.pop_back();
  return capi::makeError(errors.empty() ? "the module cannot be compiled"
                                        : errors);
}

UOpError uopCompile(UOpContext *context, const char *text, size_t size,
                    const UOpCompileOptions *options, UOpModel **model) {
  FailureOr<CompileResult> result = failure();
  if (UOpError error =
          compile(context, text, size, options, /*save=*/false, result))
    return error;
  return capi::makeModel(result->plan, model);
}

UOpError uopCompileToFile(UOpContext *context, const char *text, size_t size,
                          const UOpCompileOptions *options, const char *path) {
  FailureOr<CompileResult> result = failure();
  if (UOpError error =
          compile(context, text, size, options, /*save=*/true, result))
    return error;
  runtime::Error error =
      runtime::writeArtifact(path, *result->plan, result->code);
  return error ? capi::makeError(error.message()) : nullptr;
}
