//===- Device.cpp - The devices of this machine -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

#include <cstring>
#include <mutex>
#include <optional>

using namespace uop::runtime;

Stream::~Stream() = default;
Module::~Module() = default;
CommandGraph::~CommandGraph() = default;
Device::~Device() = default;

Error uop::runtime::prepareCopy(const Buffer &destination,
                                const Buffer &source) {
  if (destination.size() != source.size())
    return Error::failure("cannot copy " + std::to_string(source.size()) +
                          " bytes to " + std::to_string(destination.size()));
  if (destination.isReadOnly())
    return Error::failure("cannot copy to memory that is read-only");
  for (const Buffer *buffer : {&destination, &source})
    if (Error error = buffer->allocate())
      return error;
  return Error::success();
}

Error uop::runtime::copyHostBytes(const Buffer &destination,
                                  const Buffer &source) {
  if (Error error = prepareCopy(destination, source))
    return error;
  if (source.size())
    std::memmove(destination.data(), source.data(), source.size());
  return Error::success();
}

Error Stream::keepTimes() {
  return Error::failure("the device notes no times of commands");
}
Expected<std::vector<CommandTime>> Stream::takeTimes() {
  return Error::failure("the device notes no times of commands");
}

Expected<std::unique_ptr<CommandGraph>> Device::createGraph() {
  return std::unique_ptr<CommandGraph>();
}

std::string DeviceLimits::describe() const {
  std::string text;
  auto add = [&](int64_t number, const char *what) {
    if (number)
      text += (text.empty() ? "" : ", ") + std::to_string(number) + what;
  };
  add(memoryBytes >> 20, " MiB");
  add(bufferBytes == memoryBytes ? 0 : bufferBytes >> 20, " MiB a buffer");
  add(processors, " processors");
  add(processorThreads, " threads each");
  add(processorRegisters, " registers each");
  add(blockThreads, " threads a block");
  add(localBytes >> 10, " KiB shared by a block");
  add(int64_t(ticksPerSecond / 1e6), " MHz");
  add(int64_t(bytesPerSecond / 1e9), " GB/s");
  return text;
}

Expected<std::shared_ptr<Module>> Device::loadModule(const DeviceCode &code) {
  return Error::failure("device '" + getName() + "' runs no code of format '" +
                        code.format + "'");
}

namespace {

class DiskStream : public Stream {
public:
  Error synchronize() override { return Error::success(); }
};

/// Files, which are read when their pages are used.
class DiskDevice : public Device {
public:
  std::string getName() const override { return "disk"; }
  Allocator *getAllocator() override { return nullptr; }

  Expected<std::shared_ptr<Module>> loadModule(const CodeImage &,
                                               Span<char>) override {
    return Error::failure("device 'disk' runs no code");
  }
  Expected<std::unique_ptr<Stream>> createStream() override {
    return std::unique_ptr<Stream>(std::make_unique<DiskStream>());
  }
  Error copy(Stream &, const Buffer &destination,
             const Buffer &source) override {
    return copyHostBytes(destination, source);
  }
  Expected<Buffer> open(const std::string &name) override {
    return Buffer::mapFile(name);
  }
};

} // namespace

Device &uop::runtime::getDiskDevice() {
  static DiskDevice device;
  return device;
}

namespace {
/// Devices of which a machine may have several, or none.
struct DeviceKind {
  const char *name;
  Expected<Device *> (*get)(unsigned number);
  Expected<unsigned> (*count)();
};
} // namespace

static constexpr DeviceKind deviceKinds[] = {
    {"opencl", getOpenCLDevice, countOpenCLDevices},
    {"cuda", getCUDADevice, countCUDADevices}};

/// The number in "kind:number", 0 for "kind" alone; nothing for another name.
static std::optional<unsigned> parseNumber(const std::string &name,
                                           const std::string &kind) {
  if (name == kind)
    return 0;
  if (name.compare(0, kind.size() + 1, kind + ":") != 0)
    return std::nullopt;
  std::string digits = name.substr(kind.size() + 1);
  if (digits.empty() || digits.size() > 4 ||
      digits.find_first_not_of("0123456789") != std::string::npos)
    return std::nullopt;
  return unsigned(std::stoul(digits));
}

/// Devices of other libraries.
static std::vector<Device *> &getRegisteredDevices() {
  static std::vector<Device *> devices;
  return devices;
}

static std::mutex registeredMutex;

void uop::runtime::registerDevice(Device &device) {
  std::lock_guard<std::mutex> lock(registeredMutex);
  for (Device *known : getRegisteredDevices())
    if (known == &device)
      return;
  getRegisteredDevices().push_back(&device);
}

Expected<Device *> uop::runtime::getDevice(const std::string &name) {
  {
    std::lock_guard<std::mutex> lock(registeredMutex);
    for (Device *device : getRegisteredDevices())
      if (device->getName() == name)
        return device;
  }
  for (Device *device : {&getCPUDevice(), &getDiskDevice()})
    if (device->getName() == name)
      return device;
  for (const DeviceKind &kind : deviceKinds)
    if (std::optional<unsigned> number = parseNumber(name, kind.name))
      return kind.get(*number);
  std::string names;
  for (const std::string &known : getDeviceNames())
    names += (names.empty() ? "" : ", ") + known;
  return Error::failure("there is no device '" + name + "'; this machine has " +
                        names);
}

std::vector<std::string> uop::runtime::getDeviceNames() {
  return {getCPUDevice().getName(), getDiskDevice().getName()};
}

std::vector<std::string> uop::runtime::listDevices() {
  std::vector<std::string> lines = {"cpu: " + getHostArchitecture()};
  for (const DeviceKind &kind : deviceKinds) {
    Expected<unsigned> count = kind.count();
    if (!count) {
      lines.push_back(std::string(kind.name) + ": " + count.message());
      continue;
    }
    for (unsigned i = 0; i < *count; ++i) {
      Expected<Device *> device = kind.get(i);
      lines.push_back(std::string(kind.name) + ":" + std::to_string(i) + ": " +
                      (device ? (*device)->describe() + ", " +
                                    (*device)->getLimits().describe()
                              : device.message()));
    }
  }
  return lines;
}
