//===- CUDADevice.cpp - Devices of NVIDIA's driver --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDAObjects.h"
#include "Devices.h"

#include <cstdlib>

using namespace uop::runtime;

namespace {

/// "sm_90a": the generation of a GPU. Code with a letter is for that one alone.
struct CUDAChip {
  unsigned number = 0;
  bool isAlone = false;

  static CUDAChip parse(const std::string &name) {
    CUDAChip chip;
    if (name.compare(0, 3, "sm_") != 0)
      return chip;
    char *end = nullptr;
    chip.number = unsigned(std::strtoul(name.c_str() + 3, &end, 10));
    chip.isAlone = *end != 0;
    return chip;
  }
  /// Whether a GPU runs text for this chip, which its driver compiles.
  bool runsOn(CUDAChip gpu) const {
    return number && (isAlone ? number == gpu.number : number <= gpu.number);
  }
  /// The same for what was assembled.
  bool runsAssembledOn(CUDAChip gpu) const {
    return runsOn(gpu) && number / 10 == gpu.number / 10;
  }
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
  DeviceLimits getLimits() const override { return limits; }
  unsigned rateCode(const DeviceCode &code) const override;
  Allocator *getAllocator() override { return &getMemory(); }
  Allocator *getStagingAllocator() override;
  Expected<std::shared_ptr<Module>> loadModule(const CodeImage &,
                                               Span<char>) override {
    return Error::failure("device '" + getName() +
                          "' runs no machine code of the CPU");
  }
  Expected<std::shared_ptr<Module>> loadModule(const DeviceCode &code) override;
  Expected<std::unique_ptr<Stream>> createStream() override {
    return CUDAStream::create(context);
  }
  Expected<std::unique_ptr<CommandGraph>> createGraph() override {
    return CUDAGraph::create(context, getMemory());
  }
  Error copy(Stream &stream, const Buffer &destination,
             const Buffer &source) override;
  Error recover() override;
  uint64_t getGeneration() const override { return context.generation; }
  Expected<Buffer> open(const std::string &name) override {
    return Error::failure("device '" + getName() + "' has nothing called '" +
                          name + "'; device 'disk' opens files");
  }

private:
  CUDADevice(const CUDADriver &driver, unsigned number)
      : context(driver), number(number) {}
  int getAttribute(CUAttribute attribute) const;
  void readLimits(size_t memoryBytes);
  void makeAllocators();
  CUDAAllocator &getMemory();

  CUDAContext context;
  unsigned number;
  std::string chip, description;
  DeviceLimits limits;
  std::mutex allocatorsMutex;
  /// Of each generation of the context: buffers of old ones may still be there.
  std::vector<std::unique_ptr<CUDAAllocator>> memories;
  std::vector<std::unique_ptr<CUDAStagingAllocator>> stagings;
};

} // namespace

//===----------------------------------------------------------------------===//
// The device
//===----------------------------------------------------------------------===//

int CUDADevice::getAttribute(CUAttribute attribute) const {
  int value = 0;
  // What an old driver does not know is not known.
  if (context.driver.DeviceGetAttribute(&value, attribute, context.id) != 0)
    return 0;
  return value;
}

void CUDADevice::readLimits(size_t memoryBytes) {
  limits.memoryBytes = limits.bufferBytes = int64_t(memoryBytes);
  limits.blockThreads = getAttribute(CUAttribute::maxThreadsPerBlock);
  limits.localBytes = getAttribute(CUAttribute::maxSharedMemoryPerBlock);
  limits.processors = getAttribute(CUAttribute::multiprocessorCount);
  limits.processorThreads =
      getAttribute(CUAttribute::maxThreadsPerMultiprocessor);
  limits.processorRegisters =
      getAttribute(CUAttribute::maxRegistersPerMultiprocessor);
  // Both rates are in kHz, and memory moves twice in each tick.
  limits.ticksPerSecond = 1e3 * getAttribute(CUAttribute::clockRate);
  limits.bytesPerSecond = 2e3 * getAttribute(CUAttribute::memoryClockRate) *
                          getAttribute(CUAttribute::memoryBusWidth) / 8;
}

Expected<std::unique_ptr<CUDADevice>>
CUDADevice::create(const CUDADriver &driver, unsigned number) {
  std::unique_ptr<CUDADevice> device(new CUDADevice(driver, number));
  CUDAContext &context = device->context;
  int major = 0, minor = 0, version = 0;
  size_t bytes = 0;
  char name[256] = {};
  struct Call {
    const char *name;
    CUResult status;
  };
  for (Call call :
       {Call{"cuDeviceGet", driver.DeviceGet(&context.id, number)},
        Call{"cuDevicePrimaryCtxRetain",
             driver.DevicePrimaryCtxRetain(&context.context, context.id)},
        Call{"cuDeviceGetName",
             driver.DeviceGetName(name, sizeof(name), context.id)},
        Call{"cuDeviceTotalMem", driver.DeviceTotalMem(&bytes, context.id)},
        Call{"cuDeviceGetAttribute",
             driver.DeviceGetAttribute(&major, CUAttribute::capabilityMajor,
                                       context.id)},
        Call{"cuDeviceGetAttribute",
             driver.DeviceGetAttribute(&minor, CUAttribute::capabilityMinor,
                                       context.id)},
        Call{"cuDriverGetVersion", driver.DriverGetVersion(&version)}})
    if (Error error = driver.check(call.name, call.status))
      return Error::failure("device '" + device->getName() +
                            "': " + error.message());
  device->chip = "sm_" + std::to_string(major) + std::to_string(minor);
  device->description = std::string(name) + ", " + device->chip + ", CUDA " +
                        std::to_string(version / 1000) + "." +
                        std::to_string(version % 1000 / 10);
  device->readLimits(bytes);
  device->makeAllocators();
  return device;
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

void CUDADevice::makeAllocators() {
  bool hasPool = getAttribute(CUAttribute::hasMemoryPools) != 0;
  CUHandle pool = nullptr;
  // What is freed stays in the pool until the device has nothing else.
  uint64_t all = UINT64_MAX;
  hasPool = hasPool &&
            context.driver.DeviceGetDefaultMemPool(&pool, context.id) == 0 &&
            context.driver.MemPoolSetAttribute(
                pool, CUPoolAttribute::releaseThreshold, &all) == 0;
  std::lock_guard<std::mutex> lock(allocatorsMutex);
  memories.push_back(std::make_unique<CUDAAllocator>(context, hasPool));
  stagings.push_back(std::make_unique<CUDAStagingAllocator>(context));
}

CUDAAllocator &CUDADevice::getMemory() {
  std::lock_guard<std::mutex> lock(allocatorsMutex);
  return *memories.back();
}

Allocator *CUDADevice::getStagingAllocator() {
  std::lock_guard<std::mutex> lock(allocatorsMutex);
  return stagings.back().get();
}

Error CUDADevice::copy(Stream &stream, const Buffer &destination,
                       const Buffer &source) {
  if (Error error = prepareCopy(destination, source))
    return error;
  size_t bytes = source.size();
  if (!bytes)
    return Error::success();
  auto address = [](const Buffer &buffer) {
    return reinterpret_cast<CUAddress>(buffer.data());
  };
  CUDAAllocator &memory = getMemory();
  bool isTo = memory.contains(destination.data());
  bool isFrom = memory.contains(source.data());
  const CUDADriver &driver = context.driver;
  auto &queue = static_cast<CUDAStream &>(stream);
  if (isTo && isFrom)
    return queue.add("cuMemcpyDtoDAsync", [&](CUHandle handle) {
      return driver.MemcpyDtoDAsync(address(destination), address(source),
                                    bytes, handle);
    });
  if (isTo)
    return queue.add("cuMemcpyHtoDAsync", [&](CUHandle handle) {
      return driver.MemcpyHtoDAsync(address(destination), source.data(), bytes,
                                    handle);
    });
  if (isFrom)
    return queue.add("cuMemcpyDtoHAsync", [&](CUHandle handle) {
      return driver.MemcpyDtoHAsync(destination.data(), address(source), bytes,
                                    handle);
    });
  return Error::failure("neither buffer is of device '" + getName() + "'");
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

unsigned CUDADevice::rateCode(const DeviceCode &code) const {
  CUDAChip wanted = CUDAChip::parse(code.chip);
  if (code.format != getCodeFormat() || !wanted.runsOn(CUDAChip::parse(chip)))
    return 0;
  return 2 * wanted.number + wanted.isAlone;
}

Expected<std::shared_ptr<Module>>
CUDADevice::loadModule(const DeviceCode &code) {
  if (code.format != getCodeFormat())
    return Device::loadModule(code);
  bool usesBinary =
      !code.binary.empty() &&
      CUDAChip::parse(code.chip).runsAssembledOn(CUDAChip::parse(chip));
  auto module = std::make_shared<CUDAModule>(context, code, usesBinary);
  if (Error error = module->load())
    return Error::failure("device '" + getName() + "': " + error.message());
  return std::shared_ptr<Module>(std::move(module));
}

//===----------------------------------------------------------------------===//
// Errors
//===----------------------------------------------------------------------===//

Error CUDADevice::recover() {
  std::unique_lock<std::shared_mutex> lock(context.mutex);
  const CUDADriver &driver = context.driver;
  // What was the matter with one call alone is over.
  if (driver.CtxSetCurrent(context.context) == 0 &&
      driver.CtxSynchronize() == 0)
    return Error::success();
  ++context.generation;
  auto fail = [&](const Error &error) {
    return Error::failure(
        "device '" + getName() +
        "' is lost, and cannot begin anew: " + error.message());
  };
  if (Error error = driver.check("cuDevicePrimaryCtxReset",
                                 driver.DevicePrimaryCtxReset(context.id)))
    return fail(error);
  // Retained anew, so that it exists; and released as often as it was before.
  if (Error error = driver.check(
          "cuDevicePrimaryCtxRetain",
          driver.DevicePrimaryCtxRetain(&context.context, context.id)))
    return fail(error);
  driver.DevicePrimaryCtxRelease(context.id);
  if (Error error = driver.check("cuCtxSetCurrent",
                                 driver.CtxSetCurrent(context.context)))
    return fail(error);
  if (Error error = driver.check("cuCtxSynchronize", driver.CtxSynchronize()))
    return fail(error);
  makeAllocators();
  return Error::success();
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
