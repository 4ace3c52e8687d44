//===- EmulatedDevice.cpp - A device of emulated threads -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Emulator/Emulator.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>

using namespace uop::emulator;
using namespace uop::runtime;
using mlir::MLIRContext;
using mlir::ModuleOp;
using mlir::OwningOpRef;

namespace {

/// Memory of the process, by address.
class EmulatedAllocator : public Allocator {
public:
  void *allocate(size_t bytes) override {
    void *memory = std::aligned_alloc(Buffer::alignment,
                                      llvm::alignTo(bytes, Buffer::alignment));
    if (!memory)
      return nullptr;
    std::lock_guard<std::mutex> lock(mutex);
    blocks[static_cast<uint8_t *>(memory)] = {static_cast<uint8_t *>(memory),
                                              llvm::BitVector(bytes)};
    return memory;
  }
  void free(void *memory, size_t) override {
    std::lock_guard<std::mutex> lock(mutex);
    blocks.erase(static_cast<uint8_t *>(memory));
    std::free(memory);
  }
  /// The memory that `address` is in, and where; none: memory of others.
  Argument find(void *address) {
    std::lock_guard<std::mutex> lock(mutex);
    auto next = blocks.upper_bound(static_cast<uint8_t *>(address));
    if (next == blocks.begin())
      return {};
    Memory &memory = std::prev(next)->second;
    auto offset = size_t(static_cast<uint8_t *>(address) - memory.data);
    if (offset >= memory.defined.size())
      return {};
    return {&memory, offset};
  }

private:
  std::mutex mutex;
  std::map<uint8_t *, Memory> blocks;
};

/// Everything is done when a call returns.
class EmulatedStream : public Stream {
public:
  Error synchronize() override { return Error::success(); }
};

class EmulatedModule : public Module {
public:
  EmulatedModule(EmulatedAllocator &allocator,
                 std::vector<DeviceCode::Kernel> infos)
      : context(MLIRContext::Threading::DISABLED), allocator(allocator),
        infos(std::move(infos)) {}

  Error load(const std::vector<char> &text);
  size_t numKernels() const override { return infos.size(); }
  Error launch(Stream &, size_t kernel, Span<void *> args,
               const LaunchSizes &sizes) override;

private:
  MLIRContext context;
  EmulatedAllocator &allocator;
  std::vector<DeviceCode::Kernel> infos;
  std::unique_ptr<Kernels> kernels;
};

class EmulatedDevice : public Device {
public:
  std::string getName() const override { return "emulator"; }
  std::string getCodeFormat() const override { return "gpu"; }
  /// Kernels are made for what this one has.
  std::string getChip() const override {
    const char *chosen = std::getenv("UOP_EMULATOR_CHIP");
    return chosen && *chosen ? chosen : "sm_80";
  }
  Allocator *getAllocator() override { return &allocator; }
  Expected<std::shared_ptr<Module>> loadModule(const CodeImage &,
                                               Span<char>) override {
    return Error::failure("device 'emulator' runs no machine code");
  }
  Expected<std::shared_ptr<Module>> loadModule(const DeviceCode &code) override;
  Expected<std::unique_ptr<Stream>> createStream() override {
    return std::unique_ptr<Stream>(std::make_unique<EmulatedStream>());
  }
  Error copy(Stream &, const Buffer &destination,
             const Buffer &source) override;
  Expected<Buffer> open(const std::string &name) override {
    return Error::failure("device 'emulator' has nothing called '" + name +
                          "'; device 'disk' opens files");
  }

private:
  EmulatedAllocator allocator;
};

} // namespace

Error EmulatedModule::load(const std::vector<char> &text) {
  context.allowUnregisteredDialects();
  context.loadDialect<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect,
                      mlir::gpu::GPUDialect, mlir::LLVM::LLVMDialect,
                      mlir::math::MathDialect, mlir::memref::MemRefDialect,
                      mlir::nvgpu::NVGPUDialect, mlir::NVVM::NVVMDialect,
                      mlir::scf::SCFDialect, mlir::vector::VectorDialect>();
  std::string message;
  mlir::ScopedDiagnosticHandler handler(
      &context, [&](mlir::Diagnostic &diagnostic) {
        if (message.empty())
          llvm::raw_string_ostream(message) << diagnostic;
        return mlir::success();
      });
  auto module = mlir::parseSourceString<ModuleOp>(
      llvm::StringRef(text.data(), text.size()), &context);
  if (!module)
    return Error::failure("device 'emulator': " + message);
  auto created = Kernels::create(*module);
  if (failed(created))
    return Error::failure("device 'emulator': " + message);
  kernels = std::move(*created);
  return Error::success();
}

Error EmulatedModule::launch(Stream &, size_t kernel, Span<void *> args,
                             const LaunchSizes &sizes) {
  if (kernel >= infos.size())
    return Error::failure("kernel " + std::to_string(kernel) + " of " +
                          std::to_string(infos.size()));
  const DeviceCode::Kernel &info = infos[kernel];
  if (args.size() != info.elementBytes.size())
    return Error::failure("kernel '" + info.source + "' has " +
                          std::to_string(info.elementBytes.size()) +
                          " arguments, got " + std::to_string(args.size()));
  std::vector<Argument> arguments;
  for (size_t i = 0; i < args.size(); ++i) {
    if (info.elementBytes[i] == 0)
      arguments.push_back({nullptr, reinterpret_cast<uintptr_t>(args[i])});
    else
      arguments.push_back(args[i] ? allocator.find(args[i]) : Argument());
  }
  return kernels->launch(info.name, arguments, sizes.grid[0], sizes.block[0]);
}

Expected<std::shared_ptr<Module>>
EmulatedDevice::loadModule(const DeviceCode &code) {
  if (code.format != getCodeFormat())
    return Device::loadModule(code);
  auto module = std::make_shared<EmulatedModule>(allocator, code.kernels);
  if (Error error = module->load(code.bytes))
    return error;
  return std::shared_ptr<Module>(std::move(module));
}

Error EmulatedDevice::copy(Stream &, const Buffer &destination,
                           const Buffer &source) {
  if (Error error = copyHostBytes(destination, source))
    return error;
  if (!source.size())
    return Error::success();
  Argument to = allocator.find(destination.data());
  Argument from = allocator.find(source.data());
  if (!to.memory)
    return Error::success();
  for (size_t i = 0; i < source.size(); ++i)
    if (!from.memory || from.memory->defined.test(from.value + i))
      to.memory->defined.set(to.value + i);
  return Error::success();
}

void uop::emulator::registerEmulator() {
  static EmulatedDevice device;
  registerDevice(device);
}
