//===- CPUDevice.cpp - This process's memory and CPU ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Devices.h"

using namespace uop::runtime;

namespace {

/// Everything is done when a call returns: PlanExecutor has the threads.
class CPUStream : public Stream {
public:
  Error synchronize() override { return Error::success(); }
};

class CPUModule : public Module {
public:
  explicit CPUModule(LoadedCode code) : code(std::move(code)) {}

  size_t numKernels() const override { return code.entries.size(); }

  Error launch(Stream &, size_t kernel, Span<void *> args,
               const LaunchSizes &sizes) override {
    if (kernel >= code.entries.size())
      return Error::failure("kernel " + std::to_string(kernel) + " of " +
                            std::to_string(code.entries.size()));
    LaunchSizes expected;
    expected.grid[0] = sizes.grid[0];
    if (sizes.grid[0] < 0 || sizes.grid != expected.grid ||
        sizes.block != expected.block || sizes.sharedBytes)
      return Error::failure("the CPU has no blocks of threads; only grid[0] "
                            "may differ from 1");
    if (sizes.grid[0] > 0)
      code.entries[kernel](args.data(), 0, sizes.grid[0]);
    return Error::success();
  }

private:
  LoadedCode code;
};

class CPUDevice : public Device {
public:
  std::string getName() const override { return "cpu"; }
  Allocator *getAllocator() override { return &getHostAllocator(); }

  Expected<std::shared_ptr<Module>> loadModule(const CodeImage &image,
                                               Span<char> bytes) override {
    Expected<LoadedCode> code = loadCode(image, bytes);
    if (!code)
      return code.takeError();
    return std::shared_ptr<Module>(
        std::make_shared<CPUModule>(std::move(*code)));
  }
  Expected<std::unique_ptr<Stream>> createStream() override {
    return std::unique_ptr<Stream>(std::make_unique<CPUStream>());
  }
  Error copy(Stream &, const Buffer &destination,
             const Buffer &source) override {
    return copyHostBytes(destination, source);
  }
  Expected<Buffer> open(const std::string &name) override {
    return Error::failure("device 'cpu' has nothing called '" + name +
                          "'; device 'disk' opens files");
  }
};

} // namespace

Device &uop::runtime::getCPUDevice() {
  static CPUDevice device;
  return device;
}
