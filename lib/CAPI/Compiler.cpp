//===- Compiler.cpp - Compiling from C --------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop-c/Compiler.h"

#include "Handles.h"
#include "uop/Compiler/CollectedErrors.h"
#include "uop/Compiler/GraphCache.h"
#include "uop/Compiler/SourceNames.h"
#include "uop/Register.h"

using namespace mlir;
using namespace uop;

struct UOpContext {
  MLIRContext context;
  /// By folder and size.
  std::map<std::pair<std::string, uint64_t>, GraphCache> caches;

  explicit UOpContext(const DialectRegistry &registry) : context(registry) {}
};

UOpError uopContextCreate(UOpContext **context) {
  DialectRegistry registry;
  registerAllDialects(registry);
  *context = new UOpContext(registry);
  return nullptr;
}

void uopContextFree(UOpContext *context) { delete context; }

/// A plan, and its code if it is saved.
struct Compiled {
  std::shared_ptr<runtime::Plan> plan;
  runtime::ArtifactCode code;
};

/// The context's cache for `options`; null if they name none.
static GraphCache *getCache(UOpContext *context,
                            const UOpCompileOptions *options) {
  if (!options || !options->cache)
    return nullptr;
  GraphCacheOptions cacheOptions;
  cacheOptions.folder = options->cache;
  if (options->cacheBytes)
    cacheOptions.folderBytes = options->cacheBytes;
  return &context->caches
              .try_emplace({cacheOptions.folder, cacheOptions.folderBytes},
                           cacheOptions)
              .first->second;
}

static FailureOr<Compiled>
compile(ModuleOp module, const CompileOptions &options, GraphCache *cache) {
  if (cache) {
    FailureOr<CachedPlan> result = cache->getOrCompile(module, options);
    if (failed(result))
      return failure();
    // Others may have the plan with other names.
    return Compiled{std::make_shared<runtime::Plan>(*result->plan),
                    std::move(result->code)};
  }
  FailureOr<CompileResult> result = uop::compile(module, options);
  if (failed(result))
    return failure();
  return Compiled{result->plan, std::move(result->code)};
}

/// What is compiled, with the names that the source has.
static FailureOr<Compiled> compile(UOpContext *context, StringRef text,
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
  if (options && options->device)
    compileOptions.device = options->device;
  if (options && options->chip)
    compileOptions.chip = options->chip;
  compileOptions.allowTF32 = options && options->allowTF32;
  if (options && options->target && StringRef(options->target) != "native")
    compileOptions.target.cpu = options->target;
  FailureOr<Compiled> result =
      compile(module->get(), compileOptions, getCache(context, options));
  if (failed(result))
    return failure();
  result->plan->inputNames = module->getInputNames(*entry);
  result->plan->outputNames = module->getOutputNames(*entry);
  return result;
}

/// Calls compile() and makes an error of its diagnostics.
static UOpError compile(UOpContext *context, const char *text, size_t size,
                        const UOpCompileOptions *options, bool save,
                        FailureOr<Compiled> &result) {
  CollectedErrors errors(&context->context);
  result = compile(context, StringRef(text, size), options, save);
  if (succeeded(result))
    return nullptr;
  return capi::makeError(errors.take("the module cannot be compiled"));
}

UOpError uopCompile(UOpContext *context, const char *text, size_t size,
                    const UOpCompileOptions *options, UOpModel **model) {
  FailureOr<Compiled> result = failure();
  if (UOpError error =
          compile(context, text, size, options, /*save=*/false, result))
    return error;
  return capi::makeModel(result->plan, model);
}

UOpError uopCompileToFile(UOpContext *context, const char *text, size_t size,
                          const UOpCompileOptions *options, const char *path) {
  FailureOr<Compiled> result = failure();
  if (UOpError error =
          compile(context, text, size, options, /*save=*/true, result))
    return error;
  runtime::Error error =
      runtime::writeArtifact(path, *result->plan, result->code);
  return error ? capi::makeError(error.message()) : nullptr;
}
