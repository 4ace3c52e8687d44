//===- Device.cpp - The devices of this machine -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

#include <cstring>

using namespace uop::runtime;

Stream::~Stream() = default;
Module::~Module() = default;
Device::~Device() = default;

Error uop::runtime::copyHostBytes(const Buffer &destination,
                                  const Buffer &source) {
  if (destination.size() != source.size())
    return Error::failure("cannot copy " + std::to_string(source.size()) +
                          " bytes to " + std::to_string(destination.size()));
  if (destination.isReadOnly())
    return Error::failure("cannot copy to memory that is read-only");
  for (const Buffer *buffer : {&destination, &source})
    if (Error error = buffer->allocate())
      return error;
  if (source.size())
    std::memmove(destination.data(), source.data(), source.size());
  return Error::success();
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

Expected<Device *> uop::runtime::getDevice(const std::string &name) {
  for (Device *device : {&getCPUDevice(), &getDiskDevice()})
    if (device->getName() == name)
      return device;
  std::string names;
  for (const std::string &known : getDeviceNames())
    names += (names.empty() ? "" : ", ") + known;
  return Error::failure("there is no device '" + name + "'; this machine has " +
                        names);
}

std::vector<std::string> uop::runtime::getDeviceNames() {
  return {getCPUDevice().getName(), getDiskDevice().getName()};
}
