//===- GPUCode.cpp - Kernels to the code of a GPU ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Target/GPU/GPUTarget.h"

#include "uop/Conversion/UOpToGPU.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/IR/TensorMap.h"
#include "uop/Pipelines/GPUPipelines.h"

#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/GPU/GPUToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/NVVM/NVVMToLLVMIRTranslation.h"
#include "mlir/Target/SPIRV/Serialization.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"

using namespace mlir;
using namespace uop;

/// The only gpu.module; null if there is none.
static gpu::GPUModuleOp getKernels(ModuleOp module) {
  auto modules = module.getOps<gpu::GPUModuleOp>();
  return modules.empty() ? gpu::GPUModuleOp() : *modules.begin();
}

/// What a launch makes a kernel's argument of.
static runtime::TensorMapInfo describeMap(gpu::GPUFuncOp kernel,
                                          Attribute attr) {
  auto fields = cast<DictionaryAttr>(attr);
  auto number = unsigned(fields.getAs<IntegerAttr>("argument").getInt());
  auto type = cast<MemRefType>(kernel.getArgumentTypes()[number]);
  int64_t width = type.getElementTypeBitWidth() / 8;
  TensorMap map = *TensorMap::get(attr, width, type.getNumElements());
  runtime::TensorMapInfo info;
  info.argument = number;
  info.offsetBytes = map.offset * width;
  for (auto [size, stride, box] :
       llvm::zip_equal(map.sizes, map.strides, map.box))
    info.axes.push_back(
        {uint64_t(size), uint64_t(stride * width), uint32_t(box)});
  return info;
}

FailureOr<device::KernelShape> device::getKernelShape(ModuleOp module,
                                                      StringRef name) {
  gpu::GPUModuleOp kernels = getKernels(module);
  auto kernel =
      kernels ? kernels.lookupSymbol<gpu::GPUFuncOp>(name) : gpu::GPUFuncOp();
  if (!kernel)
    return module.emitError("no kernel @") << name << " for a device";
  KernelShape shape;
  if (auto extent = kernel->getAttrOfType<IntegerAttr>(kThreadExtentAttrName))
    shape.threadExtent = extent.getInt();
  if (auto bytes = kernel->getAttrOfType<IntegerAttr>(kSharedBytesAttrName))
    shape.sharedBytes = bytes.getInt();
  if (auto sizes = kernel.getKnownBlockSize())
    shape.blockSize = sizes->front();
  for (auto [i, type] : llvm::enumerate(kernel.getArgumentTypes())) {
    if (Attribute map = kernel.getArgAttr(i, kTensorMapAttrName)) {
      shape.maps.push_back(describeMap(kernel, map));
      continue;
    }
    auto buffer = dyn_cast<MemRefType>(type);
    shape.elementBytes.push_back(
        buffer ? llvm::divideCeil(buffer.getElementTypeBitWidth(), 8) : 0);
  }
  return shape;
}

std::vector<std::string> device::getDeviceNames(ArrayRef<std::string> kernels) {
  std::vector<std::string> names;
  for (auto [i, kernel] : llvm::enumerate(kernels)) {
    // The number keeps names apart that differ in other characters.
    std::string name = "k" + std::to_string(i) + "_";
    for (char c : kernel)
      name += llvm::isAlnum(c) ? c : '_';
    names.push_back(std::move(name));
  }
  return names;
}

static FailureOr<std::vector<char>> serializeSPIRV(ModuleOp module,
                                                   PassManager &pm) {
  buildGPUToSPIRVPipeline(pm);
  if (failed(pm.run(module)))
    return failure();
  spirv::ModuleOp lowered;
  module.walk([&](spirv::ModuleOp op) { lowered = op; });
  SmallVector<uint32_t> words;
  if (!lowered)
    return module.emitError("no kernels to serialize as SPIR-V");
  if (failed(spirv::serialize(lowered, words)))
    return failure();
  auto *bytes = reinterpret_cast<const char *>(words.data());
  return std::vector<char>(bytes, bytes + words.size() * sizeof(uint32_t));
}

/// What LLVM's translation needs to know.
static void registerTranslations(MLIRContext *context) {
  DialectRegistry registry;
  NVVM::registerNVVMTargetInterfaceExternalModels(registry);
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  registerGPUDialectTranslation(registry);
  registerNVVMDialectTranslation(registry);
  context->appendDialectRegistry(registry);
}

static FailureOr<std::vector<char>>
generatePTX(ModuleOp module, PassManager &pm, StringRef chip) {
  GPUOptions options;
  options.chip = chip.str();
  buildGPUToNVVMPipeline(pm, options);
  GpuModuleToBinaryPassOptions toBinary;
  toBinary.compilationTarget = "isa";
  pm.addPass(createGpuModuleToBinaryPass(toBinary));
  if (failed(pm.run(module)))
    return failure();
  for (auto binary : module.getOps<gpu::BinaryOp>()) {
    StringRef text =
        cast<gpu::ObjectAttr>(binary.getObjects()[0]).getObject().getValue();
    return std::vector<char>(text.begin(), text.end());
  }
  return module.emitError("no kernels to write as PTX");
}

/// The kernels as they are, with the places that they come from.
static FailureOr<std::vector<char>> printKernels(ModuleOp module) {
  gpu::GPUModuleOp kernels = getKernels(module);
  if (!kernels)
    return module.emitError("no kernels to print");
  std::string text;
  llvm::raw_string_ostream stream(text);
  kernels->print(stream, OpPrintingFlags().enableDebugInfo());
  return std::vector<char>(text.begin(), text.end());
}

FailureOr<std::vector<char>> device::generateCode(ModuleOp module,
                                                  StringRef format,
                                                  StringRef chip,
                                                  bool verifyEach) {
  if (format == "ptx") {
    if (!isKnownChip(chip))
      return module.emitError("LLVM makes no code for the GPU '")
             << chip << "'; sm_80, sm_86, sm_89, sm_90a, sm_100a and sm_120a "
             << "are examples of what it knows";
    registerTranslations(module.getContext());
  } else if (format == "gpu") {
    return printKernels(module);
  } else if (format != "spirv") {
    return module.emitError("no code of format '")
           << format << "'; the formats are spirv, ptx and gpu";
  }
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  pm.enableVerifier(verifyEach);
  if (format == "ptx")
    return generatePTX(module, pm, chip);
  return serializeSPIRV(module, pm);
}

bool device::isKnownChip(StringRef chip) {
  static const bool isInitialized = [] {
    llvm::InitializeAllTargetInfos();
    llvm::InitializeAllTargetMCs();
    return true;
  }();
  (void)isInitialized;
  llvm::Triple triple(chip.starts_with("gfx") ? "amdgcn-amd-amdhsa"
                                              : "nvptx64-nvidia-cuda");
  std::string error;
  const llvm::Target *target =
      llvm::TargetRegistry::lookupTarget(triple, error);
  if (!target || chip.empty())
    return false;
  std::unique_ptr<llvm::MCSubtargetInfo> info(
      target->createMCSubtargetInfo(triple, "", ""));
  return info && info->isCPUStringValid(chip);
}
