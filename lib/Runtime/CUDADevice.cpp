//===- CUDADevice.cpp - Devices of NVIDIA's driver --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDADriver.h"
#include "Devices.h"

#include <map>
#include <mutex>

using namespace uop::runtime;

namespace {

/// What all objects of a device need: its driver, and the context that each
/// thread must be in.
struct CUDAContext {
  const CUDADriver &driver;
  CUHandle context = nullptr;

  Error enter() const {
    return driver.check("cuCtxSetCurrent", driver.CtxSetCurrent(context));
  }
};

class CUDAAllocator : public Allocator {
public:
  explicit CUDAAllocator(const CUDAContext &context) : context(context) {}

  void *allocate(size_t bytes) override {
    CUAddress address = 0;
    if (context.enter() || context.driver.MemAlloc(&address, bytes) != 0)
      return nullptr;
    std::lock_guard<std::mutex> lock(mutex);
    blocks[address] = bytes;
    return reinterpret_cast<void *>(address);
  }

  void free(void *memory, size_t) override {
    auto address = reinterpret_cast<CUAddress>(memory);
    {
      std::lock_guard<std::mutex> lock(mutex);
      blocks.erase(address);
    }
    if (!context.enter())
      context.driver.MemFree(address);
  }

  /// Whether the address is of the device's memory.
  bool contains(const void *memory) {
    std::lock_guard<std::mutex> lock(mutex);
    auto address = reinterpret_cast<CUAddress>(memory);
    auto next = blocks.upper_bound(address);
    return next != blocks.begin() &&
           address - std::prev(next)->first < std::prev(next)->second;
  }

private:
  const CUDAContext &context;
  std::mutex mutex;
  std::map<CUAddress, size_t> blocks;
};

class CUDAStream : public Stream {
public:
  CUDAStream(const CUDAContext &context, CUHandle stream)
      : stream(stream), context(context) {}
  ~CUDAStream() override {
    if (context.enter())
      return;
    context.driver.StreamSynchronize(stream);
    context.driver.StreamDestroy(stream);
  }
  Error synchronize() override {
    if (Error error = context.enter())
      return error;
    return context.driver.check("cuStreamSynchronize",
                                context.driver.StreamSynchronize(stream));
  }

  const CUHandle stream;

private:
  const CUDAContext &context;
};

class CUDAModule : public Module {
public:
  CUDAModule(const CUDAContext &context, CUHandle module)
      : context(context), module(module) {}
  ~CUDAModule() override {
    if (!context.enter())
      context.driver.ModuleUnload(module);
  }

  Error findKernels(const std::vector<DeviceCode::Kernel> &wanted);
  size_t numKernels() const override { return kernels.size(); }
  Error launch(Stream &stream, size_t kernel, Span<void *> args,
               const LaunchSizes &sizes) override;

private:
  const CUDAContext &context;
  CUHandle module;
  std::vector<CUHandle> kernels;
  std::vector<DeviceCode::Kernel> infos;
};

class CUDADevice : public Device {
public:
  static Expected<std::unique_ptr<CUDADevice>> create(const CUDADriver &driver,
                                                      unsigned number);

  std::string getName() const override {
    return "cuda:" + std::to_string(number);
  }
  std::string getCodeFormat() const override { return "ptx"; }
  std::string getChip() const override { return chip; }
  std::string describe() const override { return description; }
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
  CUDADevice(const CUDADriver &driver, unsigned number)
      : context{driver}, number(number) {}

  CUDAContext context;
  unsigned number;
  std::string chip, description;
  std::unique_ptr<CUDAAllocator> allocator;
};

} // namespace

//===----------------------------------------------------------------------===//
// Kernels
//===----------------------------------------------------------------------===//

Error CUDAModule::findKernels(const std::vector<DeviceCode::Kernel> &wanted) {
  infos = wanted;
  for (const DeviceCode::Kernel &info : wanted) {
    CUHandle kernel = nullptr;
    if (Error error = context.driver.check(
            "cuModuleGetFunction", context.driver.ModuleGetFunction(
                                       &kernel, module, info.name.c_str())))
      return Error::failure("kernel '" + info.source + "': " + error.message());
    kernels.push_back(kernel);
  }
  return Error::success();
}

Error CUDAModule::launch(Stream &stream, size_t kernel, Span<void *> args,
                         const LaunchSizes &sizes) {
  if (kernel >= kernels.size())
    return Error::failure("kernel " + std::to_string(kernel) + " of " +
                          std::to_string(kernels.size()));
  if (args.size() != infos[kernel].elementBytes.size())
    return Error::failure("kernel '" + infos[kernel].source + "' has " +
                          std::to_string(infos[kernel].elementBytes.size()) +
                          " arguments, got " + std::to_string(args.size()));
  constexpr int64_t maxBlocks = 2147483647;
  if (sizes.grid[0] > maxBlocks)
    return Error::failure("a grid of " + std::to_string(sizes.grid[0]) +
                          " blocks is more than the device takes");
  if (Error error = context.enter())
    return error;
  // The driver reads each argument, pointers and 64 bit integers, from where
  // its address says.
  std::vector<void *> values(args.begin(), args.end());
  std::vector<void *> parameters;
  for (void *&value : values)
    parameters.push_back(&value);
  return context.driver.check(
      "cuLaunchKernel",
      context.driver.LaunchKernel(kernels[kernel], sizes.grid[0], sizes.grid[1],
                                  sizes.grid[2], sizes.block[0], sizes.block[1],
                                  sizes.block[2], sizes.sharedBytes,
                                  static_cast<CUDAStream &>(stream).stream,
                                  parameters.data(), nullptr));
}

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

Expected<std::unique_ptr<CUDADevice>>
CUDADevice::create(const CUDADriver &driver, unsigned number) {
  std::unique_ptr<CUDADevice> device(new CUDADevice(driver, number));
  CUDeviceNumber id = 0;
  int major = 0, minor = 0, version = 0;
  size_t bytes = 0;
  char name[256] = {};
  struct Call {
    const char *name;
    CUResult status;
  };
  for (Call call :
       {Call{"cuDeviceGet", driver.DeviceGet(&id, number)},
        Call{"cuDevicePrimaryCtxRetain",
             driver.DevicePrimaryCtxRetain(&device->context.context, id)},
        Call{"cuDeviceGetName", driver.DeviceGetName(name, sizeof(name), id)},
        Call{"cuDeviceTotalMem", driver.DeviceTotalMem(&bytes, id)},
        Call{"cuDeviceGetAttribute",
             driver.DeviceGetAttribute(&major, CUAttribute::capabilityMajor,
                                       id)},
        Call{"cuDeviceGetAttribute",
             driver.DeviceGetAttribute(&minor, CUAttribute::capabilityMinor,
                                       id)},
        Call{"cuDriverGetVersion", driver.DriverGetVersion(&version)}})
    if (Error error = driver.check(call.name, call.status))
      return Error::failure("device '" + device->getName() +
                            "': " + error.message());
  device->chip = "sm_" + std::to_string(major) + std::to_string(minor);
  device->description = std::string(name) + ", " + device->chip + ", CUDA " +
                        std::to_string(version / 1000) + "." +
                        std::to_string(version % 1000 / 10) + ", " +
                        std::to_string(bytes >> 20) + " MiB";
  device->allocator = std::make_unique<CUDAAllocator>(device->context);
  return device;
}

Expected<std::shared_ptr<Module>>
CUDADevice::loadModule(const DeviceCode &code) {
  if (code.format != getCodeFormat())
    return Device::loadModule(code);
  auto fail = [&](const std::string &why) {
    return Error::failure("device '" + getName() + "': " + why);
  };
  if (Error error = context.enter())
    return fail(error.message());
  // The driver reads text up to a zero.
  std::string text(code.bytes.begin(), code.bytes.end());
  // Numbers of options: where to write errors, and how much room there is.
  int options[] = {5, 6};
  char log[8192] = {};
  void *values[] = {log, reinterpret_cast<void *>(sizeof(log))};
  CUHandle handle = nullptr;
  if (Error error = context.driver.check(
          "cuModuleLoadDataEx", context.driver.ModuleLoadDataEx(
                                    &handle, text.c_str(), 2, options, values)))
    return fail(error.message() + (*log ? ": " + std::string(log) : ""));
  auto module = std::make_shared<CUDAModule>(context, handle);
  if (Error error = module->findKernels(code.kernels))
    return fail(error.message());
  return std::shared_ptr<Module>(std::move(module));
}

Expected<std::unique_ptr<Stream>> CUDADevice::createStream() {
  if (Error error = context.enter())
    return error;
  CUHandle stream = nullptr;
  // 1: does not wait for the default stream.
  if (Error error = context.driver.check(
          "cuStreamCreate", context.driver.StreamCreate(&stream, 1)))
    return error;
  return std::unique_ptr<Stream>(std::make_unique<CUDAStream>(context, stream));
}

Error CUDADevice::copy(Stream &stream, const Buffer &destination,
                       const Buffer &source) {
  if (Error error = prepareCopy(destination, source))
    return error;
  size_t bytes = source.size();
  if (!bytes)
    return Error::success();
  if (Error error = context.enter())
    return error;
  CUHandle queue = static_cast<CUDAStream &>(stream).stream;
  auto address = [](const Buffer &buffer) {
    return reinterpret_cast<CUAddress>(buffer.data());
  };
  bool isTo = allocator->contains(destination.data());
  bool isFrom = allocator->contains(source.data());
  const CUDADriver &driver = context.driver;
  if (isTo && isFrom)
    return driver.check("cuMemcpyDtoDAsync",
                        driver.MemcpyDtoDAsync(address(destination),
                                               address(source), bytes, queue));
  if (isTo)
    return driver.check("cuMemcpyHtoDAsync",
                        driver.MemcpyHtoDAsync(address(destination),
                                               source.data(), bytes, queue));
  if (isFrom)
    return driver.check("cuMemcpyDtoHAsync",
                        driver.MemcpyDtoHAsync(destination.data(),
                                               address(source), bytes, queue));
  return Error::failure("neither buffer is of device '" + getName() + "'");
}

//===----------------------------------------------------------------------===//
// The devices that there are
//===----------------------------------------------------------------------===//

namespace {
struct KnownDevices {
  std::string error;
  /// Null where the driver fails for one.
  std::vector<std::unique_ptr<CUDADevice>> devices;
};
} // namespace

static KnownDevices findDevices() {
  KnownDevices known;
  auto driver = CUDADriver::get();
  if (!driver) {
    known.error = driver.message();
    return known;
  }
  int count = 0;
  if (Error error = (*driver)->check("cuDeviceGetCount",
                                     (*driver)->DeviceGetCount(&count)))
    known.error = "there is no CUDA device: " + error.message();
  for (int i = 0; i < count; ++i) {
    auto device = CUDADevice::create(**driver, i);
    if (!device)
      known.error = device.message();
    known.devices.push_back(device ? std::move(*device) : nullptr);
  }
  if (count == 0 && known.error.empty())
    known.error = "there is no CUDA device: the driver lists none";
  return known;
}

/// Not destroyed: the driver ends before static objects do.
static KnownDevices &getKnownDevices() {
  static auto *known = new KnownDevices(findDevices());
  return *known;
}

Expected<unsigned> uop::runtime::countCUDADevices() {
  KnownDevices &known = getKnownDevices();
  if (known.devices.empty())
    return Error::failure(known.error);
  return unsigned(known.devices.size());
}

Expected<Device *> uop::runtime::getCUDADevice(unsigned number) {
  KnownDevices &known = getKnownDevices();
  if (known.devices.empty())
    return Error::failure(known.error);
  if (number >= known.devices.size())
    return Error::failure("there is no device 'cuda:" + std::to_string(number) +
                          "'; this machine has " +
                          std::to_string(known.devices.size()) +
                          " CUDA devices, numbered from 0");
  if (!known.devices[number])
    return Error::failure(known.error);
  return known.devices[number].get();
}
