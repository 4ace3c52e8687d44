//===- GraphCache.cpp - Plans by the programs that they run -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/GraphCache.h"

#include "CodeGeneration.h"
#include "CompilerBuild.inc"
#include "DeviceCode.h"
#include "DiskCache.h"
#include "GraphKey.h"
#include "GraphMemory.h"
#include "GraphOrigins.h"
#include "PlanBuilder.h"
#include "uop/Compiler/Cancellation.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Endian.h"

#include <chrono>
#include <condition_variable>
#include <cstring>
#include <mutex>

using namespace mlir;
using namespace uop;
using runtime::Plan;
using runtime::Slot;
using Source = CachedPlan::Source;

//===----------------------------------------------------------------------===//
// What the threads share
//===----------------------------------------------------------------------===//

namespace {
/// A compilation that others wait for.
struct Flight {
  bool isDone = false;
  /// Null if it failed.
  std::shared_ptr<const Graph> graph;
};
} // namespace

struct GraphCache::Impl {
  explicit Impl(GraphCacheOptions given)
      : options(std::move(given)), memory(options.memoryBytes) {
    if (!options.folder.empty())
      disk.emplace(DiskCache::Kind::graph, options.folder, options.folderBytes);
  }

  const GraphCacheOptions options;
  std::optional<DiskCache> disk;

  /// Guards what follows.
  std::mutex mutex;
  std::condition_variable landed;
  GraphMemory memory;
  llvm::StringMap<std::shared_ptr<Flight>> flights;
  Statistics statistics;
};

//===----------------------------------------------------------------------===//
// One request
//===----------------------------------------------------------------------===//

class GraphCache::Request {
public:
  Request(Impl &cache, ModuleOp module, const CompileOptions &given)
      : cache(cache), module(module), options(given) {}

  FailureOr<CachedPlan> run();

private:
  LogicalResult describeOptions();
  LogicalResult canonicalize();
  FailureOr<std::shared_ptr<const Graph>> join();
  LogicalResult waitFor(const Flight &other,
                        std::unique_lock<std::mutex> &lock);
  std::shared_ptr<const Graph> load();
  std::shared_ptr<const Graph> compile();
  runtime::Error loadInto(Plan &plan, const runtime::ArtifactCode &code) const;
  void land(std::shared_ptr<const Graph> graph);
  void note(const char *phase);

  Impl &cache;
  ModuleOp module;
  CompileOptions options;
  Signature signature;
  /// What the keys have in common.
  std::string settings;
  /// Of the module as it came, and of its canonical form.
  GraphKey source, graph;
  OwningOpRef<ModuleOp> canonical;
  CachedPlan result;
  std::shared_ptr<Flight> flight;
  std::chrono::steady_clock::time_point start =
      std::chrono::steady_clock::now();
};

void GraphCache::Request::note(const char *phase) {
  auto now = std::chrono::steady_clock::now();
  result.times.push_back(
      {phase, std::chrono::duration<double, std::milli>(now - start).count()});
  start = now;
}

/// Everything beside the function.
LogicalResult GraphCache::Request::describeOptions() {
  if (failed(cpu::prepareSavedTarget(options.target, module.getLoc())))
    return failure();
  llvm::raw_string_ostream os(settings);
  os << "UOp " UOP_COMPILER_BUILD "\n"
     << cpu::describeTarget(options.target) << "fuse " << options.fuse
     << " threads " << options.threads << " bounds "
     << static_cast<int>(options.checkBounds) << " constants "
     << options.evaluateConstants << options.borrowConstants << " tf32 "
     << options.allowTF32 << "\n";
  if (isForDevice(options)) {
    FailureOr<DeviceTarget> device = findDevice(options, module.getLoc());
    if (failed(device))
      return failure();
    // Another name of it is no other device.
    if (device->device)
      options.device = device->device->getName();
    os << "device " << device->describe() << " " << options.assembler << "\n";
  }
  // Those that nothing depends on after canonicalisation can be set, too.
  for (const runtime::Variable &variable : signature.variables)
    os << "variable " << variable.name.size() << " " << variable.name << " "
       << variable.min << " " << variable.max << " " << variable.isChosen
       << "\n";
  return success();
}

/// Makes the form that equal programs have in common.
LogicalResult GraphCache::Request::canonicalize() {
  IRMapping mapping;
  canonical = cast<ModuleOp>(module->clone(mapping));
  markOps(llvm::map_to_vector(
              source.ops, [&](Operation *op) { return mapping.lookup(op); }),
          kSourceMark);
  if (failed(isolateFunction(*canonical, options.entry)))
    return failure();
  PassManager pm(canonical->getContext(), ModuleOp::getOperationName());
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
  if (failed(pm.run(*canonical)))
    return failure();
  graph = buildGraphKey(*canonical,
                        canonical->lookupSymbol<func::FuncOp>(options.entry));
  graph.bytes.insert(0, settings);
  return success();
}

/// Fails if the request is canceled first. `lock` is of the cache's mutex.
LogicalResult GraphCache::Request::waitFor(const Flight &other,
                                           std::unique_lock<std::mutex> &lock) {
  auto isDone = [&] { return other.isDone; };
  if (!waitUnlessCanceled(cache.landed, lock, isDone, options.isCanceled))
    return reportCanceled(module.getLoc());
  return success();
}

/// What another request has or makes; null if this one has to, which `flight`
/// says unless another one failed to. Fails if this one is canceled.
FailureOr<std::shared_ptr<const Graph>> GraphCache::Request::join() {
  std::unique_lock<std::mutex> lock(cache.mutex);
  if (const GraphMemory::Found *found = cache.memory.find(graph.bytes)) {
    ++cache.statistics.memoryHits;
    return found->graph;
  }
  auto [entry, isNew] = cache.flights.try_emplace(graph.bytes);
  if (isNew) {
    flight = entry->second = std::make_shared<Flight>();
    return std::shared_ptr<const Graph>();
  }
  std::shared_ptr<Flight> other = entry->second;
  if (failed(waitFor(*other, lock)))
    return failure();
  cache.statistics.memoryHits += other->graph != nullptr;
  return other->graph;
}

/// Ends the flight.
void GraphCache::Request::land(std::shared_ptr<const Graph> made) {
  std::lock_guard<std::mutex> lock(cache.mutex);
  if (made) {
    ++(result.source == Source::disk ? cache.statistics.diskHits
                                     : cache.statistics.misses);
    if (!options.save)
      cache.memory.insert(graph.bytes, made);
  }
  if (!flight)
    return;
  flight->isDone = true;
  flight->graph = std::move(made);
  cache.flights.erase(graph.bytes);
  cache.landed.notify_all();
}

/// Takes a plan's state away; makeState() gives it one again. What is zeros
/// takes no memory meanwhile.
static void dropState(Plan &plan) {
  for (Slot &slot : plan.slots) {
    if (slot.kind != Slot::Kind::State)
      continue;
    const char *bytes = static_cast<const char *>(slot.constant.data());
    if (llvm::all_of(llvm::ArrayRef(bytes, slot.bytes),
                     [](char c) { return c == 0; }))
      slot.constant = runtime::Buffer::create(slot.bytes);
  }
  plan.state = nullptr;
}

/// A plan of its own where there are runtime buffers.
static runtime::Expected<std::shared_ptr<const Plan>>
makeState(std::shared_ptr<const Plan> plan,
          std::shared_ptr<runtime::State> state) {
  auto isState = [](const Slot &slot) {
    return slot.kind == Slot::Kind::State;
  };
  if (llvm::none_of(plan->slots, isState))
    return plan;
  auto copy = std::make_shared<Plan>(*plan);
  copy->state = state ? state : std::make_shared<runtime::State>();
  for (Slot &slot : llvm::make_filter_range(copy->slots, isState)) {
    auto memory = slot.constant.isAllocated()
                      ? copy->state->get(slot.name, slot.constant)
                      : copy->state->getZeros(slot.name, slot.bytes);
    if (!memory)
      return memory.takeError();
    slot.constant = *memory;
  }
  return std::shared_ptr<const Plan>(std::move(copy));
}

/// From disk. The value is the size of the origins, these, and an artifact.
std::shared_ptr<const Graph> GraphCache::Request::load() {
  if (!cache.disk)
    return nullptr;
  std::optional<DiskCache::Value> found = cache.disk->find(graph.bytes);
  if (!found)
    return nullptr;
  llvm::StringRef bytes = found->bytes;
  auto made = std::make_shared<Graph>();
  if (bytes.size() >= 8) {
    uint64_t size = llvm::support::endian::read64le(bytes.data());
    bytes = bytes.drop_front(8);
    if (auto origins = readOrigins(bytes.take_front(size)))
      made->origins = std::move(*origins);
    bytes = bytes.drop_front(std::min<uint64_t>(size, bytes.size()));
  }
  auto artifact = [&]() -> runtime::Expected<runtime::Artifact> {
    auto copy = runtime::Buffer::create(bytes.size());
    if (runtime::Error error = copy.allocate())
      return error;
    std::memcpy(copy.data(), bytes.data(), bytes.size());
    runtime::ArtifactOptions reading;
    // The whole value was just checked.
    reading.checkConstants = false;
    reading.loadCode = !options.save;
    reading.device = options.device;
    return runtime::loadArtifact(copy, "cache", reading);
  }();
  // Whatever is wrong with it, compiling says it better.
  if (!artifact)
    return nullptr;
  auto plan = std::make_shared<Plan>(*artifact->plan);
  made->codeBytes = bytes.size();
  result.code = std::move(artifact->code);
  result.kernelHits = plan->programs.size();
  result.source = Source::disk;
  dropState(*plan);
  made->plan = std::move(plan);
  note("load");
  return made;
}

/// Gives the programs of a plan that was saved their code, in this process or
/// on the device.
runtime::Error
GraphCache::Request::loadInto(Plan &plan,
                              const runtime::ArtifactCode &code) const {
  if (isForDevice(options)) {
    auto device = runtime::getDevice(options.device);
    if (!device)
      return device.takeError();
    plan.device = *device;
    if (plan.programs.empty())
      return runtime::Error::success();
    auto loaded = plan.device->loadModule(code.device);
    if (!loaded)
      return loaded.takeError();
    plan.module = std::move(*loaded);
    return runtime::Error::success();
  }
  auto loaded =
      runtime::loadCode(code.image, {code.bytes.data(), code.bytes.size()});
  if (!loaded)
    return loaded.takeError();
  for (auto [program, entry] : llvm::zip(plan.programs, loaded->entries)) {
    program.entry = entry;
    program.code = loaded->code;
  }
  return runtime::Error::success();
}

std::shared_ptr<const Graph> GraphCache::Request::compile() {
  markOps(graph.ops, kGraphMark);
  CompileOptions saving = options;
  saving.save = true;
  // Plans of other requests have other states.
  saving.state = nullptr;
  saving.cacheFolder = cache.options.folder;
  saving.cacheBytes = cache.options.folderBytes;
  FailureOr<CompileResult> compiled = uop::compile(*canonical, saving);
  if (failed(compiled))
    return nullptr;
  llvm::append_range(result.times, compiled->times);
  start = std::chrono::steady_clock::now();
  result.kernelHits = compiled->cacheHits;
  result.kernelMisses = compiled->cacheMisses;
  auto made = std::make_shared<Graph>();
  std::shared_ptr<Plan> plan = compiled->plan;
  for (const runtime::Variable &variable : signature.variables)
    if (llvm::none_of(plan->variables, [&](const runtime::Variable &known) {
          return known.name == variable.name;
        }))
      plan->variables.push_back(variable);
  made->origins = findOrigins(compiled->locations, kGraphMark);
  made->codeBytes =
      compiled->code.bytes.size() + compiled->code.device.bytes.size();
  if (cache.disk) {
    auto artifact = runtime::serializeArtifact(*plan, compiled->code);
    if (artifact) {
      std::string origins, size(8, '\0');
      llvm::raw_string_ostream os(origins);
      writeOrigins(made->origins, os);
      llvm::support::endian::write64le(size.data(), origins.size());
      cache.disk->store(graph.bytes, {size, origins, *artifact});
    }
    note("store");
  }
  if (options.save) {
    result.code = std::move(compiled->code);
  } else {
    if (runtime::Error error = loadInto(*plan, compiled->code)) {
      module.emitError("cannot load the compiled kernels: ") << error.message();
      return nullptr;
    }
    note("load");
  }
  dropState(*plan);
  made->plan = std::move(plan);
  return made;
}

FailureOr<CachedPlan> GraphCache::Request::run() {
  FailureOr<func::FuncOp> entry = findEntry(module, options.entry);
  if (failed(entry))
    return failure();
  options.entry = entry->getName().str();
  FailureOr<Signature> found = getSignature(*entry);
  if (failed(found))
    return failure();
  signature = std::move(*found);
  if (failed(describeOptions()))
    return failure();
  source = buildGraphKey(module, *entry);
  source.bytes.insert(0, settings);

  std::shared_ptr<const Graph> made;
  std::shared_ptr<const GraphOrigins> origins;
  if (!options.save) {
    std::lock_guard<std::mutex> lock(cache.mutex);
    if (const GraphMemory::Found *known = cache.memory.find(source.bytes)) {
      made = known->graph;
      origins = known->origins;
      ++cache.statistics.memoryHits;
      result.source = Source::memory;
    }
  }
  if (!made) {
    if (failed(canonicalize()))
      return failure();
    note("key");
    if (!options.save) {
      auto joined = join();
      if (failed(joined))
        return failure();
      made = std::move(*joined);
    }
    if (made) {
      result.source = Source::memory;
      note("wait");
    } else {
      made = load();
      if (!made)
        made = compile();
      land(made);
      if (!made)
        return failure();
    }
    origins = std::make_shared<GraphOrigins>(
        translateOrigins(made->origins, graph.ops, kSourceMark));
    if (!options.save) {
      std::lock_guard<std::mutex> lock(cache.mutex);
      cache.memory.addKey(graph.bytes, source.bytes, origins);
    }
  } else {
    note("key");
  }
  auto plan = makeState(withProvenance(made->plan, *origins, source.ops),
                        options.state);
  if (!plan)
    return entry->emitError(plan.message());
  result.plan = std::move(*plan);
  if (result.source == Source::memory)
    result.kernelHits = result.plan->programs.size();
  return std::move(result);
}

//===----------------------------------------------------------------------===//
// GraphCache
//===----------------------------------------------------------------------===//

GraphCache::GraphCache(GraphCacheOptions options)
    : impl(std::make_unique<Impl>(std::move(options))) {}
GraphCache::~GraphCache() = default;

/// What a search finds depends on the time, and texts are in no plan.
static FailureOr<CachedPlan> compileAlways(ModuleOp module,
                                           CompileOptions options,
                                           const GraphCacheOptions &cache) {
  options.cacheFolder = cache.folder;
  options.cacheBytes = cache.folderBytes;
  FailureOr<CompileResult> compiled = compile(module, options);
  if (failed(compiled))
    return failure();
  return CachedPlan{compiled->plan,        Source::compiler,
                    compiled->times,       compiled->cacheHits,
                    compiled->cacheMisses, std::move(compiled->code)};
}

FailureOr<CachedPlan> GraphCache::getOrCompile(ModuleOp module,
                                               const CompileOptions &options) {
  if (options.tune.isActive() || options.keepTexts)
    return compileAlways(module, options, impl->options);
  return Request(*impl, module, options).run();
}

GraphCache::Statistics GraphCache::getStatistics() const {
  std::lock_guard<std::mutex> lock(impl->mutex);
  Statistics statistics = impl->statistics;
  statistics.plans = impl->memory.size();
  statistics.bytes = impl->memory.getBytes();
  return statistics;
}
