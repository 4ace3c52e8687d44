//===- PlanCache.cpp - Programs by their form -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PlanCache.h"

#include "Interpret.h"
#include "uop/Compiler/Cancellation.h"
#include "uop/Compiler/CollectedErrors.h"
#include "uop/Register.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Parser/Parser.h"

#include <thread>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;
using runtime::Array;
using runtime::Expected;

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

static GraphCacheOptions getGraphCacheOptions(const ContextOptions &options) {
  GraphCacheOptions result;
  result.folder = options.cacheFolder;
  return result;
}

PlanCache::PlanCache(const ContextOptions &options)
    : options(options), graphs(getGraphCacheOptions(options)) {}

/// In a context of its own, so that compilations disturb nobody, and leave
/// nothing behind.
Expected<std::shared_ptr<const runtime::Plan>>
PlanCache::compile(ModuleOp program, unsigned threads) {
  static const DialectRegistry registry = [] {
    DialectRegistry all;
    registerAllDialects(all);
    return all;
  }();
  std::string bytes;
  llvm::raw_string_ostream stream(bytes);
  // Kernels are compiled side by side. The threads are gone afterwards: the
  // process may fork.
  MLIRContext context(registry);
  CollectedErrors errors(&context);
  auto fail = [&] {
    return runtime::Error::failure(
        errors.take("the program cannot be compiled"));
  };
  if (failed(writeBytecodeToFile(program, stream)))
    return fail();
  auto module = parseSourceString<ModuleOp>(bytes, &context);
  if (!module)
    return fail();
  CompileOptions compileOptions;
  compileOptions.threads = threads;
  compileOptions.device = options.device;
  compileOptions.allowTF32 = options.allowTF32;
  // Only this thread asks; the others are told.
  std::atomic<bool> isCanceled{false};
  if (options.isCanceled)
    compileOptions.isCanceled = [&, caller = std::this_thread::get_id()] {
      if (std::this_thread::get_id() == caller && options.isCanceled())
        isCanceled = true;
      return isCanceled.load();
    };
  FailureOr<CachedPlan> result = graphs.getOrCompile(*module, compileOptions);
  if (failed(result))
    return fail();
  {
    std::lock_guard<std::mutex> lock(timesMutex);
    for (const PhaseTime &time : result->times)
      compileTimes[time.phase] += time.milliseconds;
  }
  numCompiled += result->source == CachedPlan::Source::compiler;
  return result->plan;
}

//===----------------------------------------------------------------------===//
// The table
//===----------------------------------------------------------------------===//

size_t PlanCache::KeyHash::operator()(const Key &key) const {
  return llvm::hash_combine_range(key.begin(), key.end());
}

/// Types, attributes and places are unique in their context, so that pointers
/// to them are what they are.
static std::vector<uintptr_t> getKey(ModuleOp program) {
  std::vector<uintptr_t> key;
  llvm::DenseMap<Value, uintptr_t> numbers;
  auto add = [&](const void *pointer) {
    key.push_back(reinterpret_cast<uintptr_t>(pointer));
  };
  auto define = [&](Value value) {
    numbers.try_emplace(value, numbers.size());
    add(value.getType().getAsOpaquePointer());
  };
  Block &body = program.getBody()->front().getRegion(0).front();
  llvm::for_each(body.getArguments(), define);
  for (Operation &op : body) {
    add(op.getName().getAsOpaquePointer());
    add(op.getLoc().getAsOpaquePointer());
    add(op.getPropertiesAsAttribute().getAsOpaquePointer());
    add(op.getDiscardableAttrDictionary().getAsOpaquePointer());
    key.push_back(op.getNumOperands());
    for (Value operand : op.getOperands())
      key.push_back(numbers.lookup(operand));
    llvm::for_each(op.getResults(), define);
  }
  return key;
}

std::shared_ptr<PlanCache::Entry> PlanCache::find(ModuleOp program,
                                                  unsigned threads) {
  Key key = getKey(program);
  key.push_back(threads);
  std::lock_guard<std::mutex> lock(mutex);
  auto [place, isNew] = entries.try_emplace(std::move(key));
  if (isNew) {
    place->second.entry = std::make_shared<Entry>(threads);
    uses.push_front(&place->first);
    place->second.use = uses.begin();
    if (entries.size() > std::max(1u, options.cachedPrograms)) {
      auto last = entries.find(*uses.back());
      uses.pop_back();
      entries.erase(last);
    }
  } else {
    uses.splice(uses.begin(), uses, place->second.use);
  }
  return place->second.entry;
}

PlanCache::Prepared PlanCache::prepare(ModuleOp program, unsigned threads) {
  Prepared prepared;
  prepared.entry = find(program, threads);
  return prepared;
}

Expected<std::vector<Array>> PlanCache::run(ModuleOp program,
                                            ArrayRef<Array> inputs) {
  Prepared prepared = prepare(program, options.threads);
  if (auto outputs = tryToInterpret(*prepared.entry, program, inputs)) {
    ++numRuns;
    ++numInterpreted;
    return std::move(*outputs);
  }
  return run(prepared, program, inputs);
}

/// Of a program of so many ops, most of the compilation does not depend on
/// them.
static constexpr uint64_t kOpsOfCompilation = 32;

std::optional<std::vector<Array>>
PlanCache::tryToInterpret(Entry &entry, ModuleOp program,
                          ArrayRef<Array> inputs) {
  // Profiles are of launches, which the interpreter has none of.
  if (options.interpretedWork == 0 || options.profile)
    return std::nullopt;
  uint64_t work = getInterpretedWork(program);
  // A long program takes as many times as long to compile.
  auto &ops = program.getBody()->front().getRegion(0).front().getOperations();
  uint64_t worth = options.interpretedWork *
                   std::max<uint64_t>(1, ops.size() / kOpsOfCompilation);
  if (entry.interpretedWork.fetch_add(work) + work > worth)
    return std::nullopt;
  return interpret(program, inputs);
}

/// Until nobody compiles; an error if this thread is canceled first. `lock`
/// is of the entry's mutex.
runtime::Error PlanCache::waitForPlan(Entry &entry,
                                      std::unique_lock<std::mutex> &lock) {
  auto isOver = [&] { return !entry.isCompiling; };
  if (!waitUnlessCanceled(entry.compiled, lock, isOver, options.isCanceled))
    return runtime::Error::failure("the compilation was canceled");
  return runtime::Error::success();
}

/// Who comes while another thread compiles waits for it. If that fails, or is
/// canceled, the next one compiles.
Expected<std::shared_ptr<const runtime::Plan>>
PlanCache::getPlan(Entry &entry, ModuleOp program) {
  {
    std::unique_lock<std::mutex> lock(entry.mutex);
    if (runtime::Error error = waitForPlan(entry, lock))
      return error;
    if (entry.plan)
      return entry.plan;
    entry.isCompiling = true;
  }
  auto plan = compile(program, entry.threads);
  {
    std::lock_guard<std::mutex> lock(entry.mutex);
    entry.isCompiling = false;
    if (plan)
      entry.plan = *plan;
  }
  entry.compiled.notify_all();
  return plan;
}

/// Frees what idle executors of all programs hold; false if there are none.
bool PlanCache::dropExecutors() {
  std::vector<std::shared_ptr<Entry>> all;
  {
    std::lock_guard<std::mutex> lock(mutex);
    for (const auto &[key, place] : entries)
      all.push_back(place.entry);
  }
  bool wereAny = false;
  for (const std::shared_ptr<Entry> &entry : all) {
    std::lock_guard<std::mutex> lock(entry->mutex);
    wereAny |= !entry->executors.empty();
    entry->executors.clear();
  }
  return wereAny;
}

Expected<std::vector<Array>> PlanCache::run(const Prepared &prepared,
                                            ModuleOp program,
                                            ArrayRef<Array> inputs) {
  const std::shared_ptr<Entry> &entry = prepared.entry;
  auto found = getPlan(*entry, program);
  if (!found)
    return found.takeError();
  std::shared_ptr<const runtime::Plan> plan = std::move(*found);
  std::optional<runtime::PlanExecutor> executor;
  {
    std::lock_guard<std::mutex> lock(entry->mutex);
    if (!entry->executors.empty()) {
      executor.emplace(std::move(entry->executors.back()));
      entry->executors.pop_back();
    }
  }
  if (!executor) {
    runtime::ExecutorOptions executorOptions;
    executorOptions.threads = entry->threads;
    if (options.profile)
      executorOptions.stepHook = [plan = plan.get(), profile = options.profile](
                                     size_t step, int64_t nanoseconds) {
        if (plan->steps[step].kind != runtime::Step::Kind::Launch)
          return;
        const runtime::Program &launched =
            plan->programs[plan->steps[step].program];
        profile({launched.name, launched.provenance, nanoseconds});
      };
    auto made = runtime::PlanExecutor::create(plan, executorOptions);
    // Those that are idle hold memory of the device.
    if (!made && plan->device && dropExecutors())
      made = runtime::PlanExecutor::create(plan, executorOptions);
    if (!made)
      return made.takeError();
    executor.emplace(std::move(*made));
  }
  runtime::Span<Array> arguments(inputs.data(), inputs.size());
  auto outputs = executor->makeOutputs(arguments);
  if (!outputs)
    return outputs.takeError();
  ++numRuns;
  runtime::Error error = executor->run(arguments, *outputs);
  {
    std::lock_guard<std::mutex> lock(entry->mutex);
    entry->executors.push_back(std::move(*executor));
  }
  if (error)
    return error;
  return outputs;
}
