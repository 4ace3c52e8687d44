//===- CodeGeneration.cpp - Lowered kernels to loaded code ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CodeGeneration.h"

#include "DiskCache.h"
#include "uop/Compiler/Cancellation.h"

#include "mlir/IR/Threading.h"

#include <chrono>
#include <condition_variable>
#include <mutex>

using namespace mlir;
using namespace uop;

namespace {
struct Unit : KernelUnit {
  std::optional<cpu::KernelModule> code;
  /// What the cache knows it by; empty without a cache.
  std::string key;
  SmallVector<char, 0> object;
  bool isCached = false;
};

class CodeGeneration {
public:
  CodeGeneration(std::vector<KernelUnit> kernels, ArrayRef<std::string> symbols,
                 const CompileOptions &options, CompileResult &result)
      : symbols(symbols), options(options), result(result) {
    for (KernelUnit &unit : kernels)
      units.push_back({std::move(unit), {}, {}, {}, false});
    if (!options.cacheFolder.empty())
      cache.emplace(DiskCache::Kind::object, options.cacheFolder,
                    options.cacheBytes);
  }

  LogicalResult run();

private:
  LogicalResult translate();
  LogicalResult emit();
  LogicalResult load(Location loc);
  LogicalResult keepTexts();
  /// Ends a phase.
  void note(const char *phase);

  ArrayRef<std::string> symbols;
  const CompileOptions &options;
  CompileResult &result;
  std::optional<DiskCache> cache;
  std::vector<Unit> units;
  std::chrono::steady_clock::time_point start;
};
} // namespace

LogicalResult uop::reportCanceled(Location loc) {
  return emitError(loc, "the compilation was canceled");
}

/// `compile` for each of `units`, side by side if the context has threads; this
/// thread asks meanwhile whether all of it is canceled.
template <typename Range>
static LogicalResult forEachUnit(
    MLIRContext *context, Range &units, const CompileOptions &options,
    llvm::function_ref<LogicalResult(decltype(*units.begin()))> compile) {
  if (!options.isCanceled || !context->isMultithreadingEnabled() ||
      units.size() <= 1)
    return failableParallelForEach(context, units, compile);
  std::mutex mutex;
  std::condition_variable finished;
  bool isFinished = false;
  LogicalResult result = failure();
  context->getThreadPool().async([&] {
    LogicalResult all = failableParallelForEach(context, units, compile);
    std::lock_guard<std::mutex> lock(mutex);
    result = all;
    isFinished = true;
    finished.notify_all();
  });
  std::unique_lock<std::mutex> lock(mutex);
  auto isOver = [&] { return isFinished; };
  // The units ask for themselves, and end soon.
  if (!waitUnlessCanceled(finished, lock, isOver, options.isCanceled)) {
    lock.lock();
    finished.wait(lock, isOver);
  }
  return result;
}

LogicalResult CodeGeneration::translate() {
  MLIRContext *context = units[0].module->getContext();
  cpu::KernelModule::registerTranslation(*context);
  auto translated = forEachUnit(context, units, options, [&](Unit &unit) {
    if (options.mustStop())
      return reportCanceled(unit.module->getLoc());
    auto names = llvm::map_to_vector(unit.kernels, [&](unsigned kernel) {
      return StringRef(symbols[kernel]);
    });
    auto code = cpu::KernelModule::create(*unit.module, names, options.target);
    if (failed(code))
      return failure();
    unit.code = std::move(*code);
    if (cache)
      unit.key = unit.code->getKey();
    return success();
  });
  if (failed(translated) || !cache)
    return translated;
  for (Unit &unit : units) {
    if (auto found = cache->find(unit.key)) {
      unit.object.assign(found->bytes.begin(), found->bytes.end());
      unit.isCached = true;
    }
    ++(unit.isCached ? result.cacheHits : result.cacheMisses);
  }
  return success();
}

LogicalResult CodeGeneration::emit() {
  // The longest first, so that no thread ends with it.
  SmallVector<std::pair<size_t, Unit *>> sizes;
  for (Unit &unit : units)
    if (!unit.isCached || options.keepTexts)
      sizes.push_back({unit.code->getInstructionCount(), &unit});
  llvm::sort(sizes, [](const auto &a, const auto &b) {
    return a.first != b.first ? a.first > b.first : a.second < b.second;
  });
  SmallVector<Unit *> work(llvm::make_second_range(sizes));
  MLIRContext *context = units[0].module->getContext();
  auto optimized = forEachUnit(context, work, options, [&](Unit *unit) {
    if (options.mustStop())
      return reportCanceled(unit->module->getLoc());
    unit->code->optimize();
    return success();
  });
  if (failed(optimized))
    return failure();
  note("optimize");
  auto emitted = forEachUnit(context, work, options, [&](Unit *unit) {
    if (unit->isCached)
      return success();
    if (options.mustStop())
      return reportCanceled(unit->module->getLoc());
    auto object =
        options.keepTexts ? unit->code->getObject() : unit->code->takeObject();
    if (failed(object))
      return failure();
    unit->object = std::move(*object);
    if (cache)
      cache->store(unit->key,
                   StringRef(unit->object.data(), unit->object.size()));
    return success();
  });
  note("codegen");
  return emitted;
}

LogicalResult CodeGeneration::load(Location loc) {
  SmallVector<ArrayRef<char>> objects;
  SmallVector<StringRef> entries(symbols.size());
  for (const Unit &unit : units) {
    objects.push_back(unit.object);
    for (auto [i, kernel] : llvm::enumerate(unit.kernels))
      entries[kernel] = unit.code->getEntryName(i);
  }
  if (options.save) {
    auto linked = cpu::link(objects, entries, loc);
    if (failed(linked))
      return failure();
    result.code.image = std::move(linked->image);
    result.code.bytes = std::move(linked->bytes);
    note("link");
    return success();
  }
  auto loaded = cpu::load(objects, entries, loc);
  if (failed(loaded))
    return failure();
  for (auto [i, program] : llvm::enumerate(result.plan->programs)) {
    program.entry = loaded->entries[i];
    program.code = loaded->code;
  }
  note("load");
  return success();
}

LogicalResult CodeGeneration::keepTexts() {
  for (const Unit &unit : units) {
    auto assembly = unit.code->getAssembly();
    if (failed(assembly))
      return failure();
    result.assembly += *assembly;
    for (unsigned kernel : unit.kernels) {
      result.kernels[kernel].llvmIR = unit.code->getIR();
      result.kernels[kernel].assembly = *assembly;
    }
  }
  return success();
}

void CodeGeneration::note(const char *phase) {
  auto now = std::chrono::steady_clock::now();
  result.times.push_back(
      {phase, std::chrono::duration<double, std::milli>(now - start).count()});
  start = now;
}

LogicalResult CodeGeneration::run() {
  Location loc = units[0].module->getLoc();
  start = std::chrono::steady_clock::now();
  if (failed(translate()))
    return failure();
  note("translate");
  if (failed(emit()) || failed(load(loc)))
    return failure();
  return success(!options.keepTexts || succeeded(keepTexts()));
}

LogicalResult uop::generateCode(std::vector<KernelUnit> units,
                                ArrayRef<std::string> symbols,
                                const CompileOptions &options,
                                CompileResult &result) {
  return CodeGeneration(std::move(units), symbols, options, result).run();
}
