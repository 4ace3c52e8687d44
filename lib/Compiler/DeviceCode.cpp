//===- DeviceCode.cpp - The kernels of a plan for a device ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DeviceCode.h"

#include "KernelInfo.h"
#include "uop/Conversion/DeviceModel.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Pipelines/GPUPipelines.h"
#include "uop/Target/GPU/GPUTarget.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;
using namespace uop;

/// A thread keeps its tiles in registers, or in memory that is as far away as
/// any other.
static constexpr int64_t kTileBytes = 1024;

/// What of the CPU's description is another number on a GPU.
static const std::pair<StringLiteral, double> kDeviceConstants[] = {
    {"uop.tile_bytes", kTileBytes},
    // Factors of products are staged as memory has them.
    {"uop.conversion_ns", 0}};

bool uop::isForDevice(const CompileOptions &options) {
  return !options.device.empty() && options.device != "cpu";
}

FailureOr<runtime::Device *> uop::findDevice(const CompileOptions &options,
                                             Location loc) {
  if (options.save)
    return emitError(loc) << "programs for device '" << options.device
                          << "' cannot be saved yet; compile them in the "
                             "process that runs them";
  if (options.tune.isActive())
    return emitError(loc) << "schedules are tuned for the CPU alone, not for "
                             "device '"
                          << options.device << "'";
  auto device = runtime::getDevice(options.device);
  if (!device)
    return emitError(loc) << device.message();
  if ((*device)->getCodeFormat().empty())
    return emitError(loc) << "device '" << options.device << "' runs no code";
  return *device;
}

TargetSystemSpecAttr uop::describeDevice(TargetSystemSpecAttr machine) {
  MLIRContext *context = machine.getContext();
  Builder builder(context);
  SmallVector<DataLayoutEntryInterface> devices;
  for (DataLayoutEntryInterface entry : machine.getEntries()) {
    auto device = dyn_cast<TargetDeviceSpecAttr>(entry.getValue());
    if (!device) {
      devices.push_back(entry);
      continue;
    }
    SmallVector<DataLayoutEntryInterface> entries;
    for (DataLayoutEntryInterface item : device.getEntries()) {
      auto name = dyn_cast<StringAttr>(item.getKey());
      if (!name || llvm::none_of(kDeviceConstants, [&](const auto &constant) {
            return constant.first == name.getValue();
          }))
        entries.push_back(item);
    }
    for (const auto &[name, value] : kDeviceConstants)
      entries.push_back(DataLayoutEntryAttr::get(
          builder.getStringAttr(name), builder.getF64FloatAttr(value)));
    devices.push_back(
        DataLayoutEntryAttr::get(cast<StringAttr>(entry.getKey()),
                                 TargetDeviceSpecAttr::get(context, entries)));
  }
  devices.push_back(DeviceModel().describe(context));
  return TargetSystemSpecAttr::get(context, devices);
}

/// What launches and messages need to know of the kernels.
static LogicalResult describeKernels(ModuleOp module,
                                     ArrayRef<std::string> symbols,
                                     CompileResult &result, bool keepTexts,
                                     runtime::DeviceCode &code) {
  auto kernels = *module.getOps<gpu::GPUModuleOp>().begin();
  SmallVector<std::string> names(symbols);
  for (auto [i, name] : llvm::enumerate(device::getDeviceNames(names))) {
    FailureOr<device::KernelShape> shape =
        device::getKernelShape(module, symbols[i]);
    if (failed(shape))
      return failure();
    auto kernel = kernels.lookupSymbol<gpu::GPUFuncOp>(symbols[i]);
    runtime::Program &program = result.plan->programs[i];
    program.threadExtent = shape->threadExtent;
    program.blockSize = shape->blockSize;
    program.checks = getAccessChecks(kernel, &result.locations[i].checks);
    if (keepTexts)
      llvm::raw_string_ostream(result.kernels[i].loops) << kernel << "\n";
    kernel.setName(name);
    code.kernels.push_back({name, symbols[i], std::move(shape->elementBytes)});
  }
  return success();
}

/// Notes for each argument whether all launches pass memory that is aligned as
/// a device allocates it, and not a part of a buffer that begins anywhere.
static void promiseAlignment(ModuleOp module, ArrayRef<std::string> symbols,
                             const runtime::Plan &plan) {
  constexpr uint64_t alignment = runtime::Buffer::alignment;
  auto isAligned = [&](unsigned number) {
    uint64_t offset = 0;
    for (const runtime::Slot *slot = &plan.slots[number];
         slot->kind == runtime::Slot::Kind::View;
         slot = &plan.slots[slot->index])
      offset += slot->offset;
    return offset % alignment == 0;
  };
  std::vector<SmallVector<bool>> aligned(symbols.size());
  for (const runtime::Step &step : plan.steps) {
    if (step.kind != runtime::Step::Kind::Launch)
      continue;
    SmallVector<bool> &known = aligned[step.program];
    known.resize(step.slots.size(), true);
    for (auto [i, slot] : llvm::enumerate(step.slots))
      known[i] = known[i] && isAligned(slot);
  }
  Builder builder(module.getContext());
  for (auto [symbol, known] : llvm::zip_equal(symbols, aligned))
    if (auto kernel = module.lookupSymbol<KernelOp>(symbol))
      for (auto [i, is] : llvm::enumerate(known))
        if (is)
          kernel.setArgAttr(i, LLVM::LLVMDialect::getAlignAttrName(),
                            builder.getI64IntegerAttr(alignment));
}

LogicalResult uop::generateDeviceCode(ModuleOp module,
                                      ArrayRef<std::string> symbols,
                                      const CompileOptions &options,
                                      CompileResult &result) {
  runtime::Device *device = result.plan->device;
  promiseAlignment(module, symbols, *result.plan);
  PassManager toGPU(module.getContext(), ModuleOp::getOperationName());
  GPUOptions target;
  target.chip = device->getChip();
  buildKernelsToGPUPipeline(toGPU, target);
  toGPU.enableVerifier(options.verifyEach);
  if (failed(toGPU.run(module)))
    return failure();
  runtime::DeviceCode code;
  code.format = device->getCodeFormat();
  if (failed(describeKernels(module, symbols, result, options.keepTexts, code)))
    return failure();
  auto bytes = device::generateCode(module, code.format, device->getChip(),
                                    options.verifyEach);
  if (failed(bytes))
    return failure();
  code.bytes = std::move(*bytes);
  auto loaded = device->loadModule(code);
  if (!loaded)
    return module.emitError(loaded.message());
  result.plan->module = std::move(*loaded);
  return success();
}
