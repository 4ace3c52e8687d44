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

/// Code of a device that is no machine code of the CPU.
struct DeviceCode {
  /// One kernel: its arguments are the addresses of buffers and 64 bit
  /// integers.
  struct Kernel {
    std::string name;
    /// The kernel that the program had, for messages.
    std::string source;
    /// For each argument, the bytes of an element of the buffer; 0: an integer.
    std::vector<unsigned> elementBytes;
  };

  /// "spirv": a module of SPIR-V for OpenCL, whose kernels take an index for
  /// each buffer after all other arguments, at which the buffer begins. "ptx":
  /// text for a CUDA driver.
  std::string format;
  std::vector<char> bytes;
  std::vector<Kernel> kernels;
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

  /// Loads code of a format that the device takes. Errors: it takes none or
  /// another, its compiler failed.
  virtual Expected<std::shared_ptr<Module>> loadModule(const DeviceCode &code);

  /// The format of code that it takes: "spirv", "ptx"; empty: none.
  virtual std::string getCodeFormat() const { return ""; }

  /// What kind of "ptx" it takes, as "sm_90"; empty for others.
  virtual std::string getChip() const { return ""; }

  /// What the device is, for people: a name and what it has.
  virtual std::string describe() const { return ""; }

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

/// The device of that name: "cpu", this process's memory and CPU, "disk",
/// files, mapped and read-only, "opencl" or "opencl:N", a device of an OpenCL
/// platform, "cuda" or "cuda:N", a device of an NVIDIA driver. Error: there is
/// none, with those that there are, or what was looked for.
Expected<Device *> getDevice(const std::string &name);

/// Makes `device`, which lives as long as the process, one that getDevice()
/// finds by its name.
void registerDevice(Device &device);

/// A line for each device that programs may run on, and for each kind of which
/// this machine has none, why.
std::vector<std::string> listDevices();

/// The names of the devices that every machine has.
std::vector<std::string> getDeviceNames();

/// Copies bytes of this process. Errors: sizes differ, the destination is
/// read-only, no memory.
Error copyHostBytes(const Buffer &destination, const Buffer &source);

} // namespace uop::runtime

#endif // UOP_RUNTIME_DEVICE_H
