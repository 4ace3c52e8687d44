//===- CUDAObjects.cpp - What a CUDA device is made of ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDAObjects.h"

#include <cstdlib>

using namespace uop::runtime;

Error CUDAScope::enter(uint64_t generation) const {
  if (generation != context.generation)
    return Error::failure("the device was reset after an error of another "
                          "program; run again");
  return context.driver.check("cuCtxSetCurrent",
                              context.driver.CtxSetCurrent(context.context));
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

CUResult CUDAAllocator::allocateFromPool(CUAddress &address, size_t bytes) {
  const CUDADriver &driver = context.driver;
  if (!stream)
    if (CUResult status = driver.StreamCreate(&stream, CUStreamFlags::apart))
      return status;
  if (CUResult status = driver.MemAllocAsync(&address, bytes, stream))
    return status;
  // Other streams use it from here on.
  return driver.StreamSynchronize(stream);
}

void *CUDAAllocator::allocate(size_t bytes) {
  CUDAScope scope(context);
  if (scope.enter(generation))
    return nullptr;
  const CUDADriver &driver = context.driver;
  std::lock_guard<std::mutex> lock(mutex);
  CUAddress address = 0;
  CUResult status = hasPool ? allocateFromPool(address, bytes)
                            : driver.MemAlloc(&address, bytes);
  if (status == CUStatus::outOfMemory && hasPool) {
    // The pool has it in pieces that do not fit, perhaps.
    CUHandle pool = nullptr;
    if (driver.StreamSynchronize(stream) == 0 &&
        driver.DeviceGetDefaultMemPool(&pool, context.id) == 0 &&
        driver.MemPoolTrimTo(pool, 0) == 0)
      status = allocateFromPool(address, bytes);
  }
  if (status != CUStatus::success)
    return nullptr;
  blocks[address] = bytes;
  return reinterpret_cast<void *>(address);
}

void CUDAAllocator::free(void *memory, size_t) {
  auto address = reinterpret_cast<CUAddress>(memory);
  CUDAScope scope(context);
  std::lock_guard<std::mutex> lock(mutex);
  blocks.erase(address);
  // A reset took it.
  if (scope.enter(generation))
    return;
  if (hasPool)
    context.driver.MemFreeAsync(address, stream);
  else
    context.driver.MemFree(address);
}

bool CUDAAllocator::contains(const void *memory) {
  std::lock_guard<std::mutex> lock(mutex);
  auto address = reinterpret_cast<CUAddress>(memory);
  auto next = blocks.upper_bound(address);
  return next != blocks.begin() &&
         address - std::prev(next)->first < std::prev(next)->second;
}

/// What the system pins.
static constexpr size_t pageBytes = 4096;

void *CUDAStagingAllocator::allocate(size_t bytes) {
  bytes = (bytes + pageBytes - 1) / pageBytes * pageBytes;
  void *memory = std::aligned_alloc(pageBytes, bytes);
  if (!memory)
    return nullptr;
  CUDAScope scope(context);
  if (!scope.enter(generation) &&
      context.driver.MemHostRegister(memory, bytes, 0) == CUStatus::success)
    return memory;
  std::free(memory);
  return nullptr;
}

void CUDAStagingAllocator::free(void *memory, size_t) {
  {
    CUDAScope scope(context);
    if (!scope.enter(generation))
      context.driver.MemHostUnregister(memory);
  }
  std::free(memory);
}

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Stream>>
CUDAStream::create(const CUDAContext &context) {
  CUDAScope scope(context);
  if (Error error = scope.enter(context.generation))
    return error;
  CUHandle stream = nullptr;
  if (Error error = context.driver.check(
          "cuStreamCreate",
          context.driver.StreamCreate(&stream, CUStreamFlags::apart)))
    return error;
  return std::unique_ptr<Stream>(new CUDAStream(context, stream));
}

CUDAStream::~CUDAStream() {
  CUDAScope scope(context);
  if (scope.enter(generation))
    return;
  context.driver.StreamSynchronize(stream);
  for (CUHandle event : events)
    context.driver.EventDestroy(event);
  context.driver.StreamDestroy(stream);
}

Error CUDAStream::synchronize() {
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  return context.driver.check("cuStreamSynchronize",
                              context.driver.StreamSynchronize(stream));
}

Error CUDAStream::mark() {
  CUHandle event = nullptr;
  if (Error error = context.driver.check("cuEventCreate",
                                         context.driver.EventCreate(&event, 0)))
    return error;
  events.push_back(event);
  return context.driver.check("cuEventRecord",
                              context.driver.EventRecord(event, stream));
}

Error CUDAStream::keepTimes() {
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  keepsTimes = true;
  return events.empty() ? mark() : Error::success();
}

Expected<std::vector<CommandTime>> CUDAStream::takeTimes() {
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  const CUDADriver &driver = context.driver;
  if (Error error =
          driver.check("cuStreamSynchronize", driver.StreamSynchronize(stream)))
    return error;
  std::vector<int64_t> nanoseconds;
  for (size_t i = 1; i < events.size(); ++i) {
    float milliseconds = 0;
    if (Error error = driver.check(
            "cuEventElapsedTime",
            driver.EventElapsedTime(&milliseconds, events[0], events[i])))
      return error;
    nanoseconds.push_back(int64_t(double(milliseconds) * 1e6));
  }
  // The next ones are counted from the last one.
  for (size_t i = 0; i + 1 < events.size(); ++i)
    driver.EventDestroy(events[i]);
  if (!events.empty())
    events = {events.back()};
  std::vector<CommandTime> times;
  for (size_t i = 0; i + 1 < nanoseconds.size(); i += 2)
    times.push_back({nanoseconds[i], nanoseconds[i + 1]});
  return times;
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

CUDAModule::~CUDAModule() {
  CUDAScope scope(context);
  if (module && !scope.enter(generation))
    context.driver.ModuleUnload(module);
}

Error CUDAModule::findKernels(CUHandle loaded) {
  kernels.clear();
  for (const DeviceCode::Kernel &info : code.kernels) {
    CUHandle kernel = nullptr;
    if (Error error = context.driver.check(
            "cuModuleGetFunction", context.driver.ModuleGetFunction(
                                       &kernel, loaded, info.name.c_str())))
      return Error::failure("kernel '" + info.source + "': " + error.message());
    if (info.sharedBytes != 0)
      if (Error error = context.driver.check(
              "cuFuncSetAttribute",
              context.driver.FuncSetAttribute(
                  kernel, CUFunctionAttribute::maxDynamicSharedBytes,
                  int(info.sharedBytes))))
        return Error::failure(
            "kernel '" + info.source + "', whose blocks share " +
            std::to_string(info.sharedBytes) + " bytes: " + error.message());
    kernels.push_back(kernel);
  }
  return Error::success();
}

/// In a scope, and with the mutex.
Error CUDAModule::loadLocked() {
  // The driver reads text up to a zero.
  const std::vector<char> &bytes = usesBinary ? code.binary : code.bytes;
  std::string image(bytes.begin(), bytes.end());
  // Numbers of options: where to write errors, and how much room there is.
  int options[] = {5, 6};
  char log[8192] = {};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log))};
  CUHandle loaded = nullptr;
  if (Error error =
          context.driver.check("cuModuleLoadDataEx",
                               context.driver.ModuleLoadDataEx(
                                   &loaded, image.c_str(), 2, options, values)))
    return Error::failure(error.message() +
                          (*log ? ": " + std::string(log) : ""));
  if (Error error = findKernels(loaded)) {
    context.driver.ModuleUnload(loaded);
    return error;
  }
  module = loaded;
  generation = context.generation;
  return Error::success();
}

Error CUDAModule::load() {
  CUDAScope scope(context);
  if (Error error = scope.enter(context.generation))
    return error;
  std::lock_guard<std::mutex> lock(mutex);
  if (module && generation == context.generation)
    return Error::success();
  return loadLocked();
}

Expected<CUHandle> CUDAModule::getKernel(size_t kernel, size_t numArgs,
                                         const LaunchSizes &sizes) {
  if (kernel >= code.kernels.size())
    return Error::failure("kernel " + std::to_string(kernel) + " of " +
                          std::to_string(code.kernels.size()));
  const DeviceCode::Kernel &info = code.kernels[kernel];
  if (numArgs != info.elementBytes.size())
    return Error::failure("kernel '" + info.source + "' has " +
                          std::to_string(info.elementBytes.size()) +
                          " arguments, got " + std::to_string(numArgs));
  constexpr int64_t maxBlocks = 2147483647;
  if (sizes.grid[0] > maxBlocks)
    return Error::failure("a grid of " + std::to_string(sizes.grid[0]) +
                          " blocks is more than the device takes");
  if (Error error = load())
    return error;
  std::lock_guard<std::mutex> lock(mutex);
  return kernels[kernel];
}

Expected<std::vector<CUTensorMap>>
CUDAModule::makeMaps(size_t kernel, Span<void *> args) const {
  const DeviceCode::Kernel &info = code.kernels[kernel];
  std::vector<CUTensorMap> maps(info.maps.size());
  if (!maps.empty() && !context.driver.TensorMapEncodeTiled)
    return Error::failure("kernel '" + info.source +
                          "' needs a driver of CUDA 12 or later; compile it "
                          "with --chip=sm_80");
  for (size_t i = 0; i < maps.size(); ++i) {
    const TensorMapInfo &map = info.maps[i];
    std::vector<uint64_t> sizes, strides;
    std::vector<uint32_t> box, steps(map.axes.size(), 1);
    for (const TensorMapInfo::Axis &axis : map.axes) {
      sizes.push_back(axis.size);
      strides.push_back(axis.strideBytes);
      box.push_back(axis.box);
    }
    // Neighbours of the first axis are next to each other.
    if (Error error = context.driver.check(
            "cuTensorMapEncodeTiled",
            context.driver.TensorMapEncodeTiled(
                &maps[i],
                info.elementBytes[map.argument] == 1 ? CUMapElement::uint8
                                                     : CUMapElement::uint16,
                uint32_t(map.axes.size()),
                static_cast<char *>(args[map.argument]) + map.offsetBytes,
                sizes.data(), strides.data() + 1, box.data(), steps.data(),
                CUMapInterleave::none, CUMapSwizzle::bytes128,
                CUMapPromotion::bytes128, CUMapFill::zeros)))
      return Error::failure("kernel '" + info.source + "': " + error.message());
  }
  return maps;
}

Error CUDAModule::launch(Stream &stream, size_t kernel, Span<void *> args,
                         const LaunchSizes &sizes) {
  Expected<CUHandle> handle = getKernel(kernel, args.size(), sizes);
  if (!handle)
    return handle.takeError();
  // The driver reads each argument, pointers and 64 bit integers, from where
  // its address says.
  std::vector<void *> values(args.begin(), args.end());
  std::vector<void *> parameters;
  for (void *&value : values)
    parameters.push_back(&value);
  auto maps = makeMaps(kernel, args);
  if (!maps)
    return maps.takeError();
  for (CUTensorMap &map : *maps)
    parameters.push_back(&map);
  return static_cast<CUDAStream &>(stream).add(
      "cuLaunchKernel", [&](CUHandle queue) {
        return context.driver.LaunchKernel(
            *handle, sizes.grid[0], sizes.grid[1], sizes.grid[2],
            sizes.block[0], sizes.block[1], sizes.block[2],
            sizes.sharedBytes + getSharedBytes(kernel), queue,
            parameters.data(), nullptr);
      });
}

//===----------------------------------------------------------------------===//
// Graphs
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<CommandGraph>>
CUDAGraph::create(const CUDAContext &context, CUDAAllocator &allocator) {
  CUDAScope scope(context);
  if (Error error = scope.enter(context.generation))
    return error;
  CUHandle graph = nullptr;
  if (Error error = context.driver.check("cuGraphCreate",
                                         context.driver.GraphCreate(&graph, 0)))
    return error;
  return std::unique_ptr<CommandGraph>(
      new CUDAGraph(context, allocator, graph));
}

CUDAGraph::~CUDAGraph() {
  CUDAScope scope(context);
  if (scope.enter(generation))
    return;
  if (executable)
    context.driver.GraphExecDestroy(executable);
  context.driver.GraphDestroy(graph);
}

std::vector<CUHandle> CUDAGraph::getNodes(Span<unsigned> numbers) const {
  std::vector<CUHandle> nodes;
  for (unsigned number : numbers)
    nodes.push_back(commands[number]->node);
  return nodes;
}

Expected<unsigned> CUDAGraph::addCopy(const Buffer &destination,
                                      const Buffer &source,
                                      Span<unsigned> after) {
  auto command = std::make_unique<Command>();
  command->isCopy = true;
  CUCopy &copy = command->copy;
  copy.bytes = source.size();
  copy.height = copy.depth = 1;
  copy.from.setMemory(source.data(), allocator.contains(source.data()));
  copy.to.setMemory(destination.data(), allocator.contains(destination.data()));
  std::vector<CUHandle> nodes = getNodes(after);
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  if (Error error = context.driver.check(
          "cuGraphAddMemcpyNode", context.driver.GraphAddMemcpyNode(
                                      &command->node, graph, nodes.data(),
                                      nodes.size(), &copy, context.context)))
    return error;
  commands.push_back(std::move(command));
  return unsigned(commands.size() - 1);
}

Expected<unsigned> CUDAGraph::addLaunch(Module &module, size_t kernel,
                                        Span<void *> args,
                                        const LaunchSizes &sizes,
                                        Span<unsigned> after) {
  auto &code = static_cast<CUDAModule &>(module);
  auto handle = code.getKernel(kernel, args.size(), sizes);
  if (!handle)
    return handle.takeError();
  auto maps = code.makeMaps(kernel, args);
  if (!maps)
    return maps.takeError();
  auto command = std::make_unique<Command>();
  command->values.assign(args.begin(), args.end());
  for (void *&value : command->values)
    command->addresses.push_back(&value);
  command->module = &code;
  command->number = kernel;
  command->maps = std::move(*maps);
  for (CUTensorMap &map : command->maps)
    command->addresses.push_back(&map);
  CUKernelParameters &parameters = command->kernel;
  parameters.function = *handle;
  for (unsigned axis = 0; axis < 3; ++axis) {
    parameters.grid[axis] = sizes.grid[axis];
    parameters.block[axis] = sizes.block[axis];
  }
  parameters.sharedBytes =
      unsigned(sizes.sharedBytes + code.getSharedBytes(kernel));
  parameters.arguments = command->addresses.data();
  std::vector<CUHandle> nodes = getNodes(after);
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  if (Error error = context.driver.check(
          "cuGraphAddKernelNode",
          context.driver.GraphAddKernelNode(&command->node, graph, nodes.data(),
                                            nodes.size(), &parameters)))
    return error;
  commands.push_back(std::move(command));
  return unsigned(commands.size() - 1);
}

/// Calls `set`, which changes a command in the graph, or in what was made of it
/// once there is one.
template <typename Function>
Error CUDAGraph::change(const char *call, Function set) {
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  return context.driver.check(call, set(context.driver));
}

Error CUDAGraph::setArgs(unsigned number, Span<void *> args) {
  Command &command = *commands[number];
  if (std::equal(args.begin(), args.end(), command.values.begin()))
    return Error::success();
  auto maps = command.module->makeMaps(command.number, args);
  if (!maps)
    return maps.takeError();
  std::copy(args.begin(), args.end(), command.values.begin());
  std::copy(maps->begin(), maps->end(), command.maps.begin());
  if (!executable)
    return change("cuGraphKernelNodeSetParams", [&](const CUDADriver &driver) {
      return driver.GraphKernelNodeSetParams(command.node, &command.kernel);
    });
  return change("cuGraphExecKernelNodeSetParams",
                [&](const CUDADriver &driver) {
                  return driver.GraphExecKernelNodeSetParams(
                      executable, command.node, &command.kernel);
                });
}

Error CUDAGraph::setBytes(unsigned number, size_t bytes) {
  Command &command = *commands[number];
  if (command.copy.bytes == bytes)
    return Error::success();
  command.copy.bytes = bytes;
  if (!executable)
    return change("cuGraphMemcpyNodeSetParams", [&](const CUDADriver &driver) {
      return driver.GraphMemcpyNodeSetParams(command.node, &command.copy);
    });
  return change("cuGraphExecMemcpyNodeSetParams",
                [&](const CUDADriver &driver) {
                  return driver.GraphExecMemcpyNodeSetParams(
                      executable, command.node, &command.copy, context.context);
                });
}

Error CUDAGraph::run(Stream &stream) {
  if (!executable) {
    CUDAScope scope(context);
    if (Error error = scope.enter(generation))
      return error;
    CUHandle made = nullptr;
    if (Error error = context.driver.check(
            "cuGraphInstantiateWithFlags",
            context.driver.GraphInstantiate(&made, graph, 0)))
      return error;
    executable = made;
  }
  return static_cast<CUDAStream &>(stream).add(
      "cuGraphLaunch", [&](CUHandle queue) {
        return context.driver.GraphLaunch(executable, queue);
      });
}
