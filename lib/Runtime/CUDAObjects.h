//===- CUDAObjects.h - What a CUDA device is made of ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// After an error such as an access outside of memory, a context fails in all
// that it is asked. It is reset then, and all handles are gone: each object
// knows of which generation of the context its handles are.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_CUDAOBJECTS_H
#define UOP_LIB_RUNTIME_CUDAOBJECTS_H

#include "CUDADriver.h"
#include "uop/Runtime/Device.h"

#include <atomic>
#include <map>
#include <mutex>
#include <shared_mutex>

namespace uop::runtime {

/// What all objects of a device need: its driver, and the context that each
/// thread must be in.
struct CUDAContext {
  const CUDADriver &driver;
  CUDeviceNumber id = 0;
  CUHandle context = nullptr;
  /// Shared while handles are used; alone, to reset the context.
  mutable std::shared_mutex mutex = {};
  std::atomic<uint64_t> generation{0};

  explicit CUDAContext(const CUDADriver &driver) : driver(driver) {}
};

/// Makes the context the thread's, and keeps it from being reset meanwhile.
class CUDAScope {
public:
  explicit CUDAScope(const CUDAContext &context)
      : context(context), lock(context.mutex) {}

  /// Error: the context was reset since that generation, or is of no use.
  Error enter(uint64_t generation) const;

private:
  const CUDAContext &context;
  std::shared_lock<std::shared_mutex> lock;
};

/// Memory of the device, from the driver's pool, which keeps what is freed.
class CUDAAllocator : public Allocator {
public:
  CUDAAllocator(const CUDAContext &context, bool hasPool)
      : context(context), hasPool(hasPool), generation(context.generation) {}

  void *allocate(size_t bytes) override;
  void free(void *memory, size_t bytes) override;
  /// Whether the address is of the device's memory.
  bool contains(const void *memory);

private:
  CUResult allocateFromPool(CUAddress &address, size_t bytes);

  const CUDAContext &context;
  const bool hasPool;
  const uint64_t generation;
  std::mutex mutex;
  /// What allocations and their ends are put into; null before the first.
  CUHandle stream = nullptr;
  std::map<CUAddress, size_t> blocks;
};

/// Memory of the process that the device reads and writes by itself. It is not
/// the driver's, so that a reset leaves it to runs that still use it.
class CUDAStagingAllocator : public Allocator {
public:
  explicit CUDAStagingAllocator(const CUDAContext &context)
      : context(context), generation(context.generation) {}

  void *allocate(size_t bytes) override;
  void free(void *memory, size_t bytes) override;

private:
  const CUDAContext &context;
  const uint64_t generation;
};

class CUDAStream : public Stream {
public:
  static Expected<std::unique_ptr<Stream>> create(const CUDAContext &context);
  ~CUDAStream() override;

  Error synchronize() override;
  Error keepTimes() override;
  Expected<std::vector<CommandTime>> takeTimes() override;

  /// Calls `put`, which puts a command into the stream and returns its status,
  /// and notes when the command runs if somebody wants to know.
  template <typename Function>
  Error add(const char *call, Function put);

  CUHandle getHandle() const { return stream; }

private:
  CUDAStream(const CUDAContext &context, CUHandle stream)
      : context(context), stream(stream), generation(context.generation) {}
  Error mark();

  const CUDAContext &context;
  const CUHandle stream;
  const uint64_t generation;
  bool keepsTimes = false;
  /// What times are counted from, then one before and one after each command.
  std::vector<CUHandle> events;
};

class CUDAModule : public Module {
public:
  CUDAModule(const CUDAContext &context, const DeviceCode &code,
             bool usesBinary)
      : context(context), code(code), usesBinary(usesBinary) {}
  ~CUDAModule() override;

  /// Error: the driver does not take the code.
  Error load();
  size_t numKernels() const override { return code.kernels.size(); }
  Error launch(Stream &stream, size_t kernel, Span<void *> args,
               const LaunchSizes &sizes) override;

  /// The handle of a kernel that is launched with so many arguments. Error: it
  /// has others, the sizes are too large, or it cannot be loaded.
  Expected<CUHandle> getKernel(size_t kernel, size_t numArgs,
                               const LaunchSizes &sizes);
  /// The maps of tensors that a kernel takes after such arguments.
  Expected<std::vector<CUTensorMap>> makeMaps(size_t kernel,
                                              Span<void *> args) const;
  /// Memory of a block that a launch of the kernel asks for.
  size_t getSharedBytes(size_t kernel) const {
    return code.kernels[kernel].sharedBytes;
  }

private:
  Error loadLocked();
  Error findKernels(CUHandle loaded);

  const CUDAContext &context;
  const DeviceCode code;
  const bool usesBinary;
  /// Guards what follows, which is loaded again after a reset.
  std::mutex mutex;
  CUHandle module = nullptr;
  uint64_t generation = 0;
  std::vector<CUHandle> kernels;
};

/// A graph of the driver.
class CUDAGraph : public CommandGraph {
public:
  static Expected<std::unique_ptr<CommandGraph>>
  create(const CUDAContext &context, CUDAAllocator &allocator);
  ~CUDAGraph() override;

  Expected<unsigned> addCopy(const Buffer &destination, const Buffer &source,
                             Span<unsigned> after) override;
  Expected<unsigned> addLaunch(Module &module, size_t kernel, Span<void *> args,
                               const LaunchSizes &sizes,
                               Span<unsigned> after) override;
  Error setArgs(unsigned command, Span<void *> args) override;
  Error setBytes(unsigned command, size_t bytes) override;
  Error run(Stream &stream) override;

private:
  struct Command {
    CUHandle node = nullptr;
    bool isCopy = false;
    CUKernelParameters kernel = {};
    CUCopy copy = {};
    /// What the kernel's arguments are; their addresses are what is passed.
    std::vector<void *> values;
    std::vector<void *> addresses = {};
    /// Of a launch: what its maps of tensors are made by, and the maps, which
    /// stay where they are.
    CUDAModule *module = nullptr;
    size_t number = 0;
    std::vector<CUTensorMap> maps = {};
  };

  CUDAGraph(const CUDAContext &context, CUDAAllocator &allocator,
            CUHandle graph)
      : context(context), allocator(allocator), graph(graph),
        generation(context.generation) {}
  std::vector<CUHandle> getNodes(Span<unsigned> numbers) const;
  template <typename Function>
  Error change(const char *call, Function set);

  const CUDAContext &context;
  CUDAAllocator &allocator;
  CUHandle graph, executable = nullptr;
  const uint64_t generation;
  std::vector<std::unique_ptr<Command>> commands;
};

template <typename Function>
Error CUDAStream::add(const char *call, Function put) {
  CUDAScope scope(context);
  if (Error error = scope.enter(generation))
    return error;
  if (keepsTimes)
    if (Error error = mark())
      return error;
  if (Error error = context.driver.check(call, put(stream)))
    return error;
  return keepsTimes ? mark() : Error::success();
}

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_CUDAOBJECTS_H
