//===- OpenCLDevice.cpp - Devices of OpenCL platforms -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// OpenCL has memory objects, and no addresses of device memory. A buffer here
// has an address nevertheless: of pages that are reserved and never accessible.
// What an address is of is looked up when it is used.
//
//===----------------------------------------------------------------------===//

#include "Devices.h"
#include "OpenCLLibrary.h"
#include "SPIRVTranslation.h"

#include <sys/mman.h>

#include <cstring>
#include <map>
#include <mutex>

using namespace uop::runtime;

static Error checkStatus(const char *call, cl_int status) {
  if (status == CL_SUCCESS)
    return Error::success();
  return Error::failure(std::string(call) +
                        " failed: " + describeOpenCLStatus(status));
}

namespace {

/// The memory objects of a context, by address.
class OpenCLAllocator : public Allocator {
public:
  OpenCLAllocator(const OpenCLLibrary &library, cl_context context)
      : library(library), context(context) {}

  void *allocate(size_t bytes) override;
  void free(void *memory, size_t bytes) override;

  /// A memory object and a byte in it.
  struct Place {
    cl_mem memory = nullptr;
    size_t offset = 0;
  };
  /// Error: nothing is allocated there.
  Expected<Place> find(const void *address);

private:
  struct Block {
    size_t bytes;
    cl_mem memory;
  };
  const OpenCLLibrary &library;
  cl_context context;
  std::mutex mutex;
  std::map<uintptr_t, Block> blocks;
};

class OpenCLStream : public Stream {
public:
  static Expected<std::unique_ptr<Stream>>
  create(const OpenCLLibrary &library, cl_context context, cl_device_id device);
  ~OpenCLStream() override {
    finish();
    library.ReleaseCommandQueue(queue);
  }
  Error synchronize() override {
    return checkStatus("clFinish", library.Finish(queue));
  }
  Error keepTimes() override;
  Expected<std::vector<CommandTime>> takeTimes() override;

  /// Calls `put`, which puts a command into the queue, with the queue and where
  /// to write the command's event, or null.
  template <typename Function>
  Error add(const char *call, Function put) {
    cl_event event = nullptr;
    cl_int status = put(queue, keepsTimes ? &event : nullptr);
    if (event)
      events.push_back(event);
    return checkStatus(call, status);
  }

private:
  OpenCLStream(const OpenCLLibrary &library, cl_context context,
               cl_device_id device, cl_command_queue queue)
      : library(library), context(context), device(device), queue(queue) {}
  void finish() {
    library.Finish(queue);
    for (cl_event event : events)
      library.ReleaseEvent(event);
    events.clear();
  }

  const OpenCLLibrary &library;
  cl_context context;
  cl_device_id device;
  cl_command_queue queue;
  bool keepsTimes = false;
  std::vector<cl_event> events;
};

class OpenCLModule : public Module {
public:
  OpenCLModule(const OpenCLLibrary &library, OpenCLAllocator &allocator,
               cl_program program)
      : library(library), allocator(allocator), program(program) {}
  ~OpenCLModule() override {
    for (cl_kernel kernel : kernels)
      library.ReleaseKernel(kernel);
    library.ReleaseProgram(program);
  }

  Error createKernels(const std::vector<DeviceCode::Kernel> &wanted);
  size_t numKernels() const override { return kernels.size(); }
  Error launch(Stream &stream, size_t kernel, Span<void *> args,
               const LaunchSizes &sizes) override;

private:
  Error setArgs(size_t kernel, Span<void *> args);

  const OpenCLLibrary &library;
  OpenCLAllocator &allocator;
  cl_program program;
  std::vector<cl_kernel> kernels;
  std::vector<DeviceCode::Kernel> infos;
  /// A kernel's arguments are set and then used.
  std::mutex mutex;
};

class OpenCLDevice : public Device {
public:
  /// Error: a call fails.
  static Expected<std::unique_ptr<OpenCLDevice>>
  create(const OpenCLLibrary &library, cl_device_id id, unsigned number);

  std::string getName() const override {
    return "opencl:" + std::to_string(number);
  }
  std::string getCodeFormat() const override { return "spirv"; }
  std::string describe() const override {
    return getInfo(CL_DEVICE_NAME) + ", " + getInfo(CL_DEVICE_VERSION);
  }
  DeviceLimits getLimits() const override;
  Allocator *getAllocator() override { return allocator.get(); }
  Expected<std::shared_ptr<Module>> loadModule(const CodeImage &,
                                               Span<char>) override {
    return Error::failure("device '" + getName() +
                          "' runs no machine code of the CPU");
  }
  Expected<std::shared_ptr<Module>> loadModule(const DeviceCode &code) override;
  Expected<std::unique_ptr<Stream>> createStream() override;
  Error copy(Stream &stream, const Buffer &destination,
             const Buffer &source) override;
  Expected<Buffer> open(const std::string &name) override {
    return Error::failure("device '" + getName() + "' has nothing called '" +
                          name + "'; device 'disk' opens files");
  }

private:
  OpenCLDevice(const OpenCLLibrary &library, cl_device_id id, unsigned number)
      : library(library), id(id), number(number) {}
  std::string getInfo(cl_device_info what) const;
  template <typename T>
  T getNumber(cl_device_info what) const {
    T number = 0;
    library.GetDeviceInfo(id, what, sizeof(number), &number, nullptr);
    return number;
  }
  Expected<cl_program> createProgram(const DeviceCode &code) const;

  const OpenCLLibrary &library;
  cl_device_id id;
  unsigned number;
  cl_context context = nullptr;
  std::unique_ptr<OpenCLAllocator> allocator;
};

} // namespace

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void *OpenCLAllocator::allocate(size_t bytes) {
  cl_int status;
  cl_mem memory =
      library.CreateBuffer(context, CL_MEM_READ_WRITE, bytes, nullptr, &status);
  if (status != CL_SUCCESS)
    return nullptr;
  void *address = mmap(nullptr, bytes, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (address == MAP_FAILED) {
    library.ReleaseMemObject(memory);
    return nullptr;
  }
  std::lock_guard<std::mutex> lock(mutex);
  blocks[reinterpret_cast<uintptr_t>(address)] = {bytes, memory};
  return address;
}

void OpenCLAllocator::free(void *memory, size_t bytes) {
  std::lock_guard<std::mutex> lock(mutex);
  auto found = blocks.find(reinterpret_cast<uintptr_t>(memory));
  library.ReleaseMemObject(found->second.memory);
  blocks.erase(found);
  munmap(memory, bytes);
}

Expected<OpenCLAllocator::Place> OpenCLAllocator::find(const void *address) {
  std::lock_guard<std::mutex> lock(mutex);
  auto key = reinterpret_cast<uintptr_t>(address);
  auto next = blocks.upper_bound(key);
  if (next != blocks.begin()) {
    auto &[begin, block] = *std::prev(next);
    if (key - begin < block.bytes)
      return Place{block.memory, key - begin};
  }
  return Error::failure("an address is of no buffer of the device");
}

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Error OpenCLModule::createKernels(
    const std::vector<DeviceCode::Kernel> &wanted) {
  infos = wanted;
  for (const DeviceCode::Kernel &info : wanted) {
    cl_int status;
    cl_kernel kernel =
        library.CreateKernel(program, info.name.c_str(), &status);
    if (Error error = checkStatus("clCreateKernel", status))
      return Error::failure("kernel '" + info.source + "': " + error.message());
    kernels.push_back(kernel);
  }
  return Error::success();
}

/// Buffers and integers, and then where each buffer begins.
Error OpenCLModule::setArgs(size_t kernel, Span<void *> args) {
  const DeviceCode::Kernel &info = infos[kernel];
  if (args.size() != info.elementBytes.size())
    return Error::failure("kernel '" + info.source + "' has " +
                          std::to_string(info.elementBytes.size()) +
                          " arguments, got " + std::to_string(args.size()));
  std::vector<uint64_t> firsts;
  cl_uint position = 0;
  auto set = [&](size_t bytes, const void *value) {
    return checkStatus(
        "clSetKernelArg",
        library.SetKernelArg(kernels[kernel], position++, bytes, value));
  };
  for (size_t i = 0; i < args.size(); ++i) {
    unsigned width = info.elementBytes[i];
    if (width == 0) {
      auto value = static_cast<int64_t>(reinterpret_cast<intptr_t>(args[i]));
      if (Error error = set(sizeof(value), &value))
        return error;
      continue;
    }
    OpenCLAllocator::Place place;
    // A buffer of no bytes has no memory.
    if (args[i]) {
      Expected<OpenCLAllocator::Place> found = allocator.find(args[i]);
      if (!found)
        return found.takeError();
      place = *found;
    }
    if (place.offset % width)
      return Error::failure("argument " + std::to_string(i) + " of kernel '" +
                            info.source + "' is not aligned to its elements");
    firsts.push_back(place.offset / width);
    if (Error error = set(sizeof(cl_mem), &place.memory))
      return error;
  }
  for (uint64_t first : firsts)
    if (Error error = set(sizeof(first), &first))
      return error;
  return Error::success();
}

Error OpenCLModule::launch(Stream &stream, size_t kernel, Span<void *> args,
                           const LaunchSizes &sizes) {
  if (kernel >= kernels.size())
    return Error::failure("kernel " + std::to_string(kernel) + " of " +
                          std::to_string(kernels.size()));
  std::lock_guard<std::mutex> lock(mutex);
  if (Error error = setArgs(kernel, args))
    return error;
  size_t local[3], global[3];
  for (unsigned axis = 0; axis < 3; ++axis) {
    local[axis] = sizes.block[axis];
    global[axis] = sizes.grid[axis] * sizes.block[axis];
  }
  return static_cast<OpenCLStream &>(stream).add(
      "clEnqueueNDRangeKernel", [&](cl_command_queue queue, cl_event *event) {
        return library.EnqueueNDRangeKernel(queue, kernels[kernel], 3, nullptr,
                                            global, local, 0, nullptr, event);
      });
}

//===----------------------------------------------------------------------===//
// Queues
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<Stream>>
OpenCLStream::create(const OpenCLLibrary &library, cl_context context,
                     cl_device_id device) {
  cl_int status;
  cl_command_queue queue =
      library.CreateCommandQueue(context, device, 0, &status);
  if (Error error = checkStatus("clCreateCommandQueue", status))
    return error;
  return std::unique_ptr<Stream>(
      new OpenCLStream(library, context, device, queue));
}

/// Another queue: one that notes times is made so.
Error OpenCLStream::keepTimes() {
  if (keepsTimes)
    return Error::success();
  cl_int status;
  cl_command_queue timed = library.CreateCommandQueue(
      context, device, CL_QUEUE_PROFILING_ENABLE, &status);
  if (Error error = checkStatus("clCreateCommandQueue", status))
    return error;
  finish();
  library.ReleaseCommandQueue(queue);
  queue = timed;
  keepsTimes = true;
  return Error::success();
}

Expected<std::vector<CommandTime>> OpenCLStream::takeTimes() {
  if (Error error = synchronize())
    return error;
  std::vector<CommandTime> times;
  for (cl_event event : events) {
    cl_ulong values[2] = {};
    cl_profiling_info names[] = {CL_PROFILING_COMMAND_START,
                                 CL_PROFILING_COMMAND_END};
    for (unsigned i = 0; i < 2; ++i)
      if (Error error = checkStatus(
              "clGetEventProfilingInfo",
              library.GetEventProfilingInfo(event, names[i], sizeof(cl_ulong),
                                            &values[i], nullptr)))
        return error;
    times.push_back({int64_t(values[0]), int64_t(values[1])});
  }
  finish();
  return times;
}

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<OpenCLDevice>>
OpenCLDevice::create(const OpenCLLibrary &library, cl_device_id id,
                     unsigned number) {
  std::unique_ptr<OpenCLDevice> device(new OpenCLDevice(library, id, number));
  cl_int status;
  device->context =
      library.CreateContext(nullptr, 1, &id, nullptr, nullptr, &status);
  if (Error error = checkStatus("clCreateContext", status))
    return Error::failure("device '" + device->getName() +
                          "': " + error.message());
  device->allocator =
      std::make_unique<OpenCLAllocator>(library, device->context);
  return device;
}

std::string OpenCLDevice::getInfo(cl_device_info what) const {
  size_t bytes = 0;
  if (library.GetDeviceInfo(id, what, 0, nullptr, &bytes) != CL_SUCCESS ||
      bytes == 0)
    return "";
  std::string text(bytes, '\0');
  library.GetDeviceInfo(id, what, bytes, text.data(), nullptr);
  text.resize(std::strlen(text.c_str()));
  return text;
}

DeviceLimits OpenCLDevice::getLimits() const {
  DeviceLimits limits;
  limits.memoryBytes = int64_t(getNumber<cl_ulong>(CL_DEVICE_GLOBAL_MEM_SIZE));
  limits.bufferBytes =
      int64_t(getNumber<cl_ulong>(CL_DEVICE_MAX_MEM_ALLOC_SIZE));
  limits.blockThreads =
      int64_t(getNumber<size_t>(CL_DEVICE_MAX_WORK_GROUP_SIZE));
  limits.localBytes = int64_t(getNumber<cl_ulong>(CL_DEVICE_LOCAL_MEM_SIZE));
  limits.processors = getNumber<cl_uint>(CL_DEVICE_MAX_COMPUTE_UNITS);
  limits.ticksPerSecond =
      1e6 * getNumber<cl_uint>(CL_DEVICE_MAX_CLOCK_FREQUENCY);
  return limits;
}

/// SPIR-V as it is where the device takes it, or the bitcode of SPIR.
Expected<cl_program> OpenCLDevice::createProgram(const DeviceCode &code) const {
  cl_int status;
  if (!getInfo(CL_DEVICE_IL_VERSION).empty()) {
    cl_program program = library.CreateProgramWithIL(
        context, code.bytes.data(), code.bytes.size(), &status);
    if (Error error = checkStatus("clCreateProgramWithIL", status))
      return error;
    return program;
  }
  if (getInfo(CL_DEVICE_EXTENSIONS).find("cl_khr_spir") == std::string::npos)
    return Error::failure("the device takes neither SPIR-V nor SPIR");
  Expected<std::vector<char>> bitcode = translateToSPIR(code.bytes);
  if (!bitcode)
    return bitcode.takeError();
  size_t bytes = bitcode->size();
  auto *data = reinterpret_cast<const unsigned char *>(bitcode->data());
  cl_program program = library.CreateProgramWithBinary(context, 1, &id, &bytes,
                                                       &data, nullptr, &status);
  if (Error error = checkStatus("clCreateProgramWithBinary", status))
    return error;
  return program;
}

Expected<std::shared_ptr<Module>>
OpenCLDevice::loadModule(const DeviceCode &code) {
  auto fail = [&](const std::string &why) {
    return Error::failure("device '" + getName() + "': " + why);
  };
  if (code.format != getCodeFormat())
    return Device::loadModule(code);
  Expected<cl_program> program = createProgram(code);
  if (!program)
    return fail(program.message());
  auto module = std::make_shared<OpenCLModule>(library, *allocator, *program);
  bool isSPIR = getInfo(CL_DEVICE_IL_VERSION).empty();
  cl_int status = library.BuildProgram(*program, 1, &id,
                                       isSPIR ? "-x spir -spir-std=1.2" : "",
                                       nullptr, nullptr);
  if (status != CL_SUCCESS) {
    size_t bytes = 0;
    library.GetProgramBuildInfo(*program, id, CL_PROGRAM_BUILD_LOG, 0, nullptr,
                                &bytes);
    std::string log(bytes, '\0');
    library.GetProgramBuildInfo(*program, id, CL_PROGRAM_BUILD_LOG, bytes,
                                log.data(), nullptr);
    return fail("clBuildProgram failed: " + describeOpenCLStatus(status) +
                (log.empty() ? "" : ": " + std::string(log.c_str())));
  }
  if (Error error = module->createKernels(code.kernels))
    return fail(error.message());
  return std::shared_ptr<Module>(std::move(module));
}

Expected<std::unique_ptr<Stream>> OpenCLDevice::createStream() {
  return OpenCLStream::create(library, context, id);
}

Error OpenCLDevice::copy(Stream &stream, const Buffer &destination,
                         const Buffer &source) {
  if (Error error = prepareCopy(destination, source))
    return error;
  size_t bytes = source.size();
  if (!bytes)
    return Error::success();
  auto &queue = static_cast<OpenCLStream &>(stream);
  Expected<OpenCLAllocator::Place> to = allocator->find(destination.data());
  Expected<OpenCLAllocator::Place> from = allocator->find(source.data());
  if (to && from)
    return queue.add(
        "clEnqueueCopyBuffer", [&](cl_command_queue handle, cl_event *event) {
          return library.EnqueueCopyBuffer(handle, from->memory, to->memory,
                                           from->offset, to->offset, bytes, 0,
                                           nullptr, event);
        });
  // Pageable memory of the process: the call returns when it is read.
  if (to)
    return queue.add(
        "clEnqueueWriteBuffer", [&](cl_command_queue handle, cl_event *event) {
          return library.EnqueueWriteBuffer(handle, to->memory, CL_TRUE,
                                            to->offset, bytes, source.data(), 0,
                                            nullptr, event);
        });
  if (from)
    return queue.add("clEnqueueReadBuffer", [&](cl_command_queue handle,
                                                cl_event *event) {
      return library.EnqueueReadBuffer(handle, from->memory, CL_TRUE,
                                       from->offset, bytes, destination.data(),
                                       0, nullptr, event);
    });
  return Error::failure("neither buffer is of device '" + getName() + "'");
}

//===----------------------------------------------------------------------===//
// The devices that there are
//===----------------------------------------------------------------------===//

namespace {
struct KnownDevices {
  std::string error;
  std::vector<std::unique_ptr<OpenCLDevice>> devices;
};
} // namespace

static KnownDevices findDevices() {
  KnownDevices known;
  auto library = OpenCLLibrary::get();
  if (!library) {
    known.error = library.message();
    return known;
  }
  cl_uint numPlatforms = 0;
  (*library)->GetPlatformIDs(0, nullptr, &numPlatforms);
  std::vector<cl_platform_id> platforms(numPlatforms);
  if (numPlatforms)
    (*library)->GetPlatformIDs(numPlatforms, platforms.data(), nullptr);
  for (cl_platform_id platform : platforms) {
    cl_uint numDevices = 0;
    (*library)->GetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, 0, nullptr,
                             &numDevices);
    std::vector<cl_device_id> ids(numDevices);
    if (numDevices)
      (*library)->GetDeviceIDs(platform, CL_DEVICE_TYPE_ALL, numDevices,
                               ids.data(), nullptr);
    for (cl_device_id id : ids) {
      auto device = OpenCLDevice::create(**library, id, known.devices.size());
      if (device)
        known.devices.push_back(std::move(*device));
      else
        known.error = device.message();
    }
  }
  if (known.devices.empty() && known.error.empty())
    known.error = "there is no OpenCL device: the loader lists " +
                  std::to_string(numPlatforms) +
                  " platforms and no device (a driver such as Debian's "
                  "pocl-opencl-icd brings one)";
  return known;
}

/// Not destroyed: drivers end before static objects do.
static KnownDevices &getKnownDevices() {
  static auto *known = new KnownDevices(findDevices());
  return *known;
}

Expected<unsigned> uop::runtime::countOpenCLDevices() {
  KnownDevices &known = getKnownDevices();
  if (known.devices.empty())
    return Error::failure(known.error);
  return unsigned(known.devices.size());
}

Expected<Device *> uop::runtime::getOpenCLDevice(unsigned number) {
  KnownDevices &known = getKnownDevices();
  if (known.devices.empty())
    return Error::failure(known.error);
  if (number >= known.devices.size())
    return Error::failure(
        "there is no device 'opencl:" + std::to_string(number) +
        "'; this machine has " + std::to_string(known.devices.size()) +
        " OpenCL devices, numbered from 0");
  return known.devices[number].get();
}
