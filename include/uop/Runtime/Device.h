//===- Device.h - What has memory and runs code -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_DEVICE_H
#define UOP_RUNTIME_DEVICE_H

#include "uop/Runtime/Allocator.h"
#include "uop/Runtime/Buffer.h"
#include "uop/Runtime/CodeImage.h"

#include <array>

namespace uop::runtime {

/// How much of a kernel runs: blocks, and threads within each. On the CPU
/// `grid[0]` is the size of the axis that threads may slice, and everything
/// else is 1.
struct LaunchSizes {
  std::array<int64_t, 3> grid = {1, 1, 1};
  std::array<int64_t, 3> block = {1, 1, 1};
  /// Memory that the threads of a block share.
  size_t sharedBytes = 0;
};

/// A queue of a device: what is put into one runs in order.
class Stream {
public:
  virtual ~Stream();
  /// Waits until everything is done, and says what of it failed.
  virtual Error synchronize() = 0;
};

/// Machine code on a device.
class Module {
public:
  virtual ~Module();
  virtual size_t numKernels() const = 0;

  /// Puts kernel number `kernel` into `stream`. `args` are the addresses of
  /// buffers on the device, then scalars, as a Program's entry takes them; they
  /// are read before the call returns. Errors: no such kernel, sizes that the
  /// device has not.
  virtual Error launch(Stream &stream, size_t kernel, Span<void *> args,
                       const LaunchSizes &sizes) = 0;
};

/// Something with memory that may run code. Devices live as long as the process
/// and may be used from any thread.
class Device {
public:
  virtual ~Device();

  /// "cpu", "disk".
  virtual std::string getName() const = 0;

  /// Memory of the device; null if it has none to give.
  virtual Allocator *getAllocator() = 0;

  /// Loads code that was compiled for it. Errors as those of loadCode(), or the
  /// device runs none.
  virtual Expected<std::shared_ptr<Module>> loadModule(const CodeImage &image,
                                                       Span<char> bytes) = 0;

  virtual Expected<std::unique_ptr<Stream>> createStream() = 0;

  /// Puts a copy into `stream`, of buffers of one size, of which one is of this
  /// device and the other of this or the host. Errors: sizes differ, the
  /// destination is read-only, out of memory.
  virtual Error copy(Stream &stream, const Buffer &destination,
                     const Buffer &source) = 0;

  /// What `name` holds: a file, for the device "disk". Error: it cannot be
  /// read, or the device has nothing by names.
  virtual Expected<Buffer> open(const std::string &name) = 0;
};

/// The device of that name: "cpu", this process's memory and CPU, or "disk",
/// files, mapped and read-only. Error: there is none, with those that there
/// are.
Expected<Device *> getDevice(const std::string &name);

/// The names of the devices of this machine.
std::vector<std::string> getDeviceNames();

} // namespace uop::runtime

#endif // UOP_RUNTIME_DEVICE_H
