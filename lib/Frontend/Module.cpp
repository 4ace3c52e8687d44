//===- Module.cpp - Programs that are texts ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Module.h"

#include "Arrays.h"
#include "Graph.h"
#include "uop/Compiler/CollectedErrors.h"
#include "uop/Compiler/Compiler.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Register.h"

#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/SourceMgr.h"

#include <chrono>
#include <map>
#include <mutex>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

/// What modules that come of one text share.
struct SharedContext {
  MLIRContext context;
  std::timed_mutex mutex;

  explicit SharedContext(const DialectRegistry &registry)
      : context(registry, MLIRContext::Threading::DISABLED) {}
};

struct Module::Impl {
  std::shared_ptr<Graph> graph;
  std::shared_ptr<SharedContext> shared;
  OwningOpRef<ModuleOp> module;
  /// What was compiled, by entry. One run at a time.
  std::map<std::string, runtime::PlanExecutor> executors;

  Impl(std::shared_ptr<Graph> graph, std::shared_ptr<SharedContext> shared)
      : graph(std::move(graph)), shared(std::move(shared)) {}
  Expected<runtime::PlanExecutor *> getExecutor(const std::string &entry);
  Error lock(std::unique_lock<std::timed_mutex> &lock) const;
};

Expected<Module> Module::parse(const Context &context, const std::string &text,
                               const std::string &name) {
  DialectRegistry registry;
  registerAllDialects(registry);
  Module module;
  module.impl = std::make_shared<Impl>(
      context.getGraph(), std::make_shared<SharedContext>(registry));
  MLIRContext *mlirContext = &module.impl->shared->context;
  CollectedErrors errors(mlirContext);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, name),
                             llvm::SMLoc());
  module.impl->module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(mlirContext));
  if (!module.impl->module)
    return Error::failure(errors.take(name + " is not a module"));
  return module;
}

static void registerPassesOnce() {
  static std::once_flag once;
  std::call_once(once, [] {
    mlir::registerAllPasses();
    uop::registerPasses();
  });
}

Expected<Module> Module::run(const std::string &pipeline) const {
  registerPassesOnce();
  std::unique_lock<std::timed_mutex> lock;
  if (Error error = impl->lock(lock))
    return error;
  MLIRContext *context = &impl->shared->context;
  CollectedErrors errors(context);
  PassManager pm(context, ModuleOp::getOperationName());
  // What holds all of it may be named, as --pass-pipeline wants it.
  StringRef names = StringRef(pipeline).trim();
  if (names.consume_front("builtin.module(") && !names.consume_back(")"))
    return Error::failure("run: '" + pipeline + "' has no ')' at its end");
  std::string message;
  llvm::raw_string_ostream stream(message);
  if (failed(parsePassPipeline(names, pm, stream)))
    return Error::failure("run: '" + pipeline +
                          "': " + errors.take(StringRef(message).rtrim()));
  Module result;
  result.impl = std::make_shared<Impl>(impl->graph, impl->shared);
  result.impl->module = impl->module->clone();
  if (failed(pm.run(*result.impl->module)))
    return Error::failure(errors.take("a pass of '" + pipeline + "' failed"));
  return result;
}

Expected<std::string> Module::text() const {
  std::unique_lock<std::timed_mutex> lock;
  if (Error error = impl->lock(lock))
    return error;
  std::string text;
  llvm::raw_string_ostream stream(text);
  impl->module->print(stream);
  text += "\n";
  return text;
}

Expected<runtime::PlanExecutor *>
Module::Impl::getExecutor(const std::string &entry) {
  auto known = executors.find(entry);
  if (known != executors.end())
    return &known->second;
  CollectedErrors errors(&shared->context);
  OwningOpRef<ModuleOp> copy = module->clone();
  CompileOptions options;
  options.entry = entry;
  options.threads = graph->getOptions().threads;
  options.device = graph->getOptions().device;
  options.allowTF32 = graph->getOptions().allowTF32;
  options.cacheFolder = graph->getOptions().cacheFolder;
  options.isCanceled = graph->getOptions().isCanceled;
  if (failed(convertToUOp(*copy, /*partial=*/true)))
    return Error::failure(errors.take("the module cannot be converted"));
  auto result = uop::compile(*copy, options);
  if (failed(result))
    return Error::failure(errors.take("the module cannot be compiled"));
  runtime::ExecutorOptions executorOptions;
  executorOptions.threads = options.threads;
  auto executor = runtime::PlanExecutor::create(result->plan, executorOptions);
  if (!executor)
    return executor.takeError();
  return &executors.emplace(entry, std::move(*executor)).first->second;
}

/// Another thread may have the context as long as it compiles: an error if this
/// one is canceled first.
Error Module::Impl::lock(std::unique_lock<std::timed_mutex> &lock) const {
  const std::function<bool()> &isCanceled = graph->getOptions().isCanceled;
  lock = std::unique_lock<std::timed_mutex>(shared->mutex, std::defer_lock);
  while (!lock.try_lock_for(std::chrono::milliseconds(20)))
    if (isCanceled && isCanceled())
      return Error::failure("the compilation was canceled");
  return Error::success();
}

Error Module::compile(const std::string &entry) const {
  std::unique_lock<std::timed_mutex> lock;
  if (Error error = impl->lock(lock))
    return error;
  auto executor = impl->getExecutor(entry);
  return executor ? Error::success() : executor.takeError();
}

/// With copies of what a run overwrites.
static Expected<std::vector<Array>> getInputs(const runtime::Plan &plan,
                                              Span<Tensor> arguments) {
  Expected<std::vector<Array>> inputs = getArrays(arguments);
  if (!inputs)
    return inputs;
  for (const runtime::Slot &slot : plan.slots) {
    if (slot.kind != runtime::Slot::Kind::Input || !slot.isDonated ||
        size_t(slot.index) >= inputs->size())
      continue;
    Array &input = (*inputs)[slot.index];
    Expected<Array> copy = copyElements(input.dtype, input.shape, input.data());
    if (!copy)
      return copy.takeError();
    input = *copy;
  }
  return inputs;
}

Expected<std::vector<Tensor>> Module::call(Span<Tensor> arguments,
                                           const std::string &entry) const {
  if (Error error = Tensor::realize(arguments))
    return error;
  std::unique_lock<std::timed_mutex> lock;
  if (Error error = impl->lock(lock))
    return error;
  auto executor = impl->getExecutor(entry);
  if (!executor)
    return executor.takeError();
  auto inputs = getInputs((*executor)->plan(), arguments);
  if (!inputs)
    return inputs.takeError();
  Span<Array> given(inputs->data(), inputs->size());
  auto outputs = (*executor)->makeOutputs(given);
  if (!outputs)
    return outputs.takeError();
  if (Error error = (*executor)->run(given, *outputs))
    return error;
  std::vector<Tensor> results;
  Context context(impl->graph);
  for (const Array &output : *outputs)
    results.push_back(Tensor::fromArray(context, output, SourceLoc()));
  return results;
}
