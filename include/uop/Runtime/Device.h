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

/// A tensor in an argument's memory, fastest axis first, boxes of which a
/// kernel copies at once.
struct TensorMapInfo {
  unsigned argument = 0;
  uint64_t offsetBytes = 0;
  /// Of each axis: elements, bytes from one to the next one, and those of a
  /// box.
  struct Axis {
    uint64_t size = 0, strideBytes = 0;
    uint32_t box = 0;
  };
  std::vector<Axis> axes = {};
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
    /// Of "ptx": what the kernel takes after these, each made of an argument.
    std::vector<TensorMapInfo> maps = {};
    /// Memory of a block that a launch must ask for.
    size_t sharedBytes = 0;
  };

  /// "spirv": a module of SPIR-V for OpenCL, whose kernels take an index for
  /// each buffer after all other arguments, at which the buffer begins. "ptx":
  /// text for a CUDA driver. Empty: there is no code.
  std::string format;
  /// Of "ptx": what it is for, as "sm_90".
  std::string chip = {};
  std::vector<char> bytes = {};
  /// Of "ptx": the same, assembled for the chip; may be empty.
  std::vector<char> binary = {};
  std::vector<Kernel> kernels = {};
};

/// What a device has, as it says itself. 0: it does not say.
struct DeviceLimits {
  int64_t memoryBytes = 0;
  /// Of one buffer.
  int64_t bufferBytes = 0;
  /// Threads of a block, and bytes that they may share.
  int64_t blockThreads = 0;
  int64_t localBytes = 0;
  /// Units that run blocks; threads that one of them keeps at a time, and its
  /// registers of 32 bits.
  int64_t processors = 0;
  int64_t processorThreads = 0;
  int64_t processorRegisters = 0;
  /// Clock ticks of a processor a second, and bytes that memory moves a second.
  double ticksPerSecond = 0;
  double bytesPerSecond = 0;

  /// "108 processors, 2048 threads each, ...": what is known.
  std::string describe() const;
};

/// When a command ran, in nanoseconds of a clock of the device.
struct CommandTime {
  int64_t begin = 0, end = 0;
};

/// A queue of a device: what is put into one runs in order.
class Stream {
public:
  virtual ~Stream();
  /// Waits until everything is done, and says what of it failed.
  virtual Error synchronize() = 0;

  /// From here on the device notes when each launch and each copy runs. Error:
  /// it cannot, or there are commands already.
  virtual Error keepTimes();
  /// Waits, and gives the times of all commands since the last call, in order.
  virtual Expected<std::vector<CommandTime>> takeTimes();
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

/// Launches and copies that are put together once and run as often as one
/// likes. Modules, streams and memory that it uses outlive it.
class CommandGraph {
public:
  virtual ~CommandGraph();

  /// Adds a command that begins when those numbered `after` are done, and
  /// returns its number. Of a copy, one buffer is staging memory and the other
  /// of the device, or both are of the device. All are added before the first
  /// run().
  virtual Expected<unsigned> addCopy(const Buffer &destination,
                                     const Buffer &source,
                                     Span<unsigned> after) = 0;
  virtual Expected<unsigned> addLaunch(Module &module, size_t kernel,
                                       Span<void *> args,
                                       const LaunchSizes &sizes,
                                       Span<unsigned> after) = 0;

  /// What a command does from the next run on: other arguments of a launch, or
  /// how many of its first bytes a copy moves, at least 1.
  virtual Error setArgs(unsigned command, Span<void *> args) = 0;
  virtual Error setBytes(unsigned command, size_t bytes) = 0;

  /// Puts all commands into `stream`.
  virtual Error run(Stream &stream) = 0;
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

  virtual DeviceLimits getLimits() const { return {}; }

  /// How well the device runs that code: 0 if it does not, and more for code
  /// that fits it better.
  virtual unsigned rateCode(const DeviceCode &code) const {
    return !code.format.empty() && code.format == getCodeFormat();
  }

  /// A new graph; null if the device has none.
  virtual Expected<std::unique_ptr<CommandGraph>> createGraph();

  /// Memory of this process that copies are fastest from and to; null: all is
  /// the same.
  virtual Allocator *getStagingAllocator() { return nullptr; }

  /// Called after an error. A device that is lost begins anew, if it can: its
  /// memory and its streams are gone then. Error: it cannot.
  virtual Error recover() { return Error::success(); }
  /// How often it has begun anew. What was made before is of no use.
  virtual uint64_t getGeneration() const { return 0; }

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
