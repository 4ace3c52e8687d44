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
#include "uop/Pipelines/Pipelines.h"
#include "uop/Target/GPU/GPUTarget.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Builders.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"

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

std::string DeviceTarget::describe() const {
  return format + " " + chip + " " + limits.describe() +
         (device ? " " + device->getName() + " " + device->describe() : "");
}

FailureOr<DeviceTarget> uop::findDevice(const CompileOptions &options,
                                        Location loc) {
  if (options.tune.isActive())
    return emitError(loc) << "schedules are tuned for the CPU alone, not for "
                             "device '"
                          << options.device << "'";
  DeviceTarget target;
  if (options.save && options.device == "opencl") {
    target.format = "spirv";
    return target;
  }
  if (options.save && options.device == "cuda") {
    target.format = "ptx";
    target.chip = options.chip.empty() ? "sm_80" : options.chip;
    return target;
  }
  auto device = runtime::getDevice(options.device);
  if (!device)
    return emitError(loc) << device.message();
  if ((*device)->getCodeFormat().empty())
    return emitError(loc) << "device '" << options.device << "' runs no code";
  target.device = *device;
  target.format = (*device)->getCodeFormat();
  target.chip = (*device)->getChip();
  // The instructions that only these chips have are an option of the compiler.
  if (target.chip == "sm_90")
    target.chip = "sm_90a";
  target.limits = (*device)->getLimits();
  return target;
}

namespace {
/// Products that a processor adds in a tick of its clock, one by one, and by
/// its matrix units from factors of 16 bits, for a warp and for a warpgroup;
/// the numbers are those of data sheets. Warps alone reach about five eighths
/// of what warpgroups do.
struct ChipRates {
  StringLiteral chip;
  double products, matrixProducts, warpgroupProducts = 0;
  /// How many processors there are where no device says so.
  double processors = 0;
};
} // namespace

static constexpr ChipRates kChipRates[] = {
    {"sm_80", 64, 1024},   {"sm_86", 128, 512},
    {"sm_89", 128, 512},   {"sm_90a", 128, 1280, 2048, 132},
    {"sm_100", 128, 4096}, {"sm_120", 128, 512},
};
/// Threads of a processor that read shared memory in a tick.
static constexpr double kLocalLoads = 32;

/// The numbers by which schedules are chosen: what the device says of itself,
/// and otherwise those of a data-centre GPU.
static DeviceModel makeModel(const DeviceTarget &target) {
  DeviceModel model;
  const runtime::DeviceLimits &limits = target.limits;
  auto set = [](double &number, double value) {
    if (value > 0)
      number = value;
  };
  set(model.processors, limits.processors);
  set(model.processorThreads, limits.processorThreads);
  set(model.processorRegisters, limits.processorRegisters);
  set(model.localBytes, limits.localBytes);
  set(model.memoryBytesPerNs, limits.bytesPerSecond / 1e9);
  if (limits.blockThreads > 0)
    model.blockThreads =
        std::min(model.blockThreads, double(limits.blockThreads));
  double ticksPerNs = limits.ticksPerSecond / 1e9;
  for (const ChipRates &rates : kChipRates) {
    if (rates.chip != target.chip)
      continue;
    if (limits.processors <= 0)
      set(model.processors, rates.processors);
    if (ticksPerNs == 0)
      continue;
    model.productsPerNs = rates.products * ticksPerNs;
    model.matrixProductsPerNs = rates.matrixProducts * ticksPerNs;
    if (rates.warpgroupProducts != 0)
      model.warpgroupProductsPerNs = rates.warpgroupProducts * ticksPerNs;
    model.localLoadsPerNs = kLocalLoads * ticksPerNs;
  }
  return model;
}

TargetSystemSpecAttr uop::describeDevice(TargetSystemSpecAttr machine,
                                         const DeviceTarget &target) {
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
  devices.push_back(makeModel(target).describe(context));
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
    code.kernels.push_back({name, symbols[i], std::move(shape->elementBytes),
                            std::move(shape->maps), shape->sharedBytes});
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

/// What the assembler makes of PTX. A warning at the module if it does not take
/// it: the driver may.
static std::vector<char> assemble(ModuleOp module, StringRef program,
                                  const runtime::DeviceCode &code) {
  SmallString<128> source, object, log;
  auto makeFile = [](StringRef suffix, SmallString<128> &path) {
    return !llvm::sys::fs::createTemporaryFile("uop-kernels", suffix, path);
  };
  bool hasFiles = makeFile("ptx", source);
  llvm::FileRemover removeSource(source);
  hasFiles = hasFiles && makeFile("cubin", object);
  llvm::FileRemover removeObject(object);
  hasFiles = hasFiles && makeFile("log", log);
  llvm::FileRemover removeLog(log);
  auto fail = [&](const Twine &why) {
    module.emitWarning() << program << " does not assemble the kernels: " << why
                         << "; they are saved as PTX alone";
    return std::vector<char>();
  };
  std::error_code error;
  if (hasFiles) {
    llvm::raw_fd_ostream os(source, error);
    os.write(code.bytes.data(), code.bytes.size());
    os.close();
    error = error ? error : os.error();
    os.clear_error();
  }
  if (!hasFiles || error)
    return fail("its files cannot be written");
  std::string chip = "--gpu-name=" + code.chip;
  StringRef args[] = {program, chip, "--output-file", object, source};
  std::optional<StringRef> redirects[] = {StringRef(), log.str(), log.str()};
  std::string message;
  if (llvm::sys::ExecuteAndWait(program, args, std::nullopt, redirects,
                                /*SecondsToWait=*/600, /*MemoryLimit=*/0,
                                &message)) {
    if (auto text = llvm::MemoryBuffer::getFile(log))
      message += (*text)->getBuffer().trim().split('\n').first;
    return fail(message);
  }
  auto made = llvm::MemoryBuffer::getFile(object, /*IsText=*/false,
                                          /*RequiresNullTerminator=*/false);
  if (!made)
    return fail(made.getError().message());
  StringRef bytes = (*made)->getBuffer();
  return std::vector<char>(bytes.begin(), bytes.end());
}

LogicalResult uop::generateDeviceCode(ModuleOp module,
                                      const DeviceTarget &target,
                                      ArrayRef<std::string> symbols,
                                      const CompileOptions &options,
                                      CompileResult &result) {
  promiseAlignment(module, symbols, *result.plan);
  PassManager toGPU(module.getContext(), ModuleOp::getOperationName());
  GPUOptions gpuOptions;
  gpuOptions.chip = target.chip;
  if (int64_t most = target.limits.blockThreads)
    gpuOptions.blockSize = std::min<int64_t>(gpuOptions.blockSize, most);
  if (options.isCanceled)
    toGPU.addPass(createStopPass(options.isCanceled));
  buildKernelsToGPUPipeline(toGPU, gpuOptions);
  if (options.isCanceled)
    toGPU.addPass(createStopPass(options.isCanceled));
  toGPU.enableVerifier(options.verifyEach);
  if (failed(toGPU.run(module)))
    return failure();
  runtime::DeviceCode code;
  code.format = target.format;
  code.chip = target.chip;
  if (failed(describeKernels(module, symbols, result, options.keepTexts, code)))
    return failure();
  auto bytes =
      device::generateCode(module, code.format, code.chip, options.verifyEach);
  if (failed(bytes))
    return failure();
  code.bytes = std::move(*bytes);
  if (options.keepTexts)
    result.code.device = code;
  if (options.keepTexts && code.format == "ptx")
    result.assembly.assign(code.bytes.begin(), code.bytes.end());
  if (options.save) {
    if (!options.assembler.empty() && code.format == "ptx")
      code.binary = assemble(module, options.assembler, code);
    result.code.device = std::move(code);
    return success();
  }
  auto loaded = target.device->loadModule(code);
  if (!loaded)
    return module.emitError(loaded.message());
  result.plan->module = std::move(*loaded);
  return success();
}
