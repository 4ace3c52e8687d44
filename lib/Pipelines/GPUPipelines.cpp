//===- GPUPipelines.cpp - From kernels to the code of GPUs ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Pipelines/GPUPipelines.h"

#include "uop/Conversion/UOpToGPU.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Pipelines/Pipelines.h"

#include "mlir/Conversion/GPUToNVVM/GPUToNVVMPass.h"
#include "mlir/Conversion/GPUToROCDL/GPUToROCDLPass.h"
#include "mlir/Conversion/GPUToSPIRV/GPUToSPIRVPass.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/SPIRV/IR/SPIRVOps.h"
#include "mlir/Dialect/SPIRV/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace uop;

/// The number of a chip that is called sm_80 or the like; 0: it is another one.
static unsigned getNVIDIANumber(StringRef chip) {
  unsigned number = 0;
  if (!chip.consume_front("sm_") || chip.consumeInteger(10, number))
    return 0;
  return number;
}

bool uop::hasMatrixUnits(StringRef chip) { return getNVIDIANumber(chip) >= 80; }

void uop::buildKernelsToGPUPipeline(OpPassManager &pm,
                                    const GPUOptions &options) {
  pm.addPass(createInlineCustomPass());
  OpPassManager &kernels = pm.nest<KernelOp>();
  MapToBlocksPassOptions blocks;
  blocks.matrixUnits = hasMatrixUnits(options.chip);
  blocks.widenedUnits = getNVIDIANumber(options.chip) >= 89;
  // Later chips do not have what is sm_90a's own.
  blocks.warpgroups = options.chip == "sm_90a";
  // OpenCL, which has no chips, need not have subgroups.
  blocks.shuffles = !options.chip.empty();
  kernels.addPass(createMapToBlocksPass(blocks));
  kernels.addPass(createMapToGridPass());
  kernels.addPass(createSimplifyIndexPass());
  kernels.addPass(createWidenThreadsPass());
  kernels.addPass(createExpandPass());
  kernels.addPass(createLowerGatesPass());
  kernels.addPass(createDecomposePass());
  // Functions of one argument share its reduction.
  kernels.addPass(createCSEPass());
  kernels.addPass(createInsertBarriersPass());
  ConvertUOpToGPUPassOptions toGPU;
  toGPU.blockSize = options.blockSize;
  // All chips have these; OpenCL need not.
  toGPU.nativeF16 = !options.chip.empty();
  pm.addPass(createConvertUOpToGPUPass(toGPU));
  // Upstream's narrowing keeps the predicate of a comparison, so that a signed
  // one of 64 bits must not be left where a value has all 32 bits.
  pm.nest<gpu::GPUModuleOp>().addNestedPass<gpu::GPUFuncOp>(
      arith::createArithUnsignedWhenEquivalentPass());
  // GPUs compute addresses faster in 32 bits.
  arith::ArithIntRangeNarrowingOptions narrowing;
  narrowing.bitwidthsSupported = {32};
  pm.nest<gpu::GPUModuleOp>().addNestedPass<gpu::GPUFuncOp>(
      arith::createArithIntRangeNarrowing(narrowing));
}

void uop::buildGPUToSPIRVPipeline(OpPassManager &pm) {
  pm.addPass(createPrepareForSPIRVPass());
  pm.addNestedPass<gpu::GPUModuleOp>(createConvertMathToSPIRVPass());
  std::unique_ptr<Pass> toSPIRV =
      createConvertGPUToSPIRVPass(/*mapMemorySpace=*/true);
  LogicalResult isKnown = toSPIRV->initializeOptions(
      "use-64bit-index=true", [](const Twine &) { return failure(); });
  assert(succeeded(isKnown) && "an option of upstream's pass has gone");
  (void)isKnown;
  pm.addPass(std::move(toSPIRV));
  OpPassManager &modules = pm.nest<gpu::GPUModuleOp>().nest<spirv::ModuleOp>();
  modules.addPass(spirv::createSPIRVLowerABIAttributesPass());
  modules.addPass(spirv::createSPIRVUpdateVCEPass());
}

/// The oldest version of PTX that has the chip and what kernels use, so that
/// older drivers take it.
static std::string getPTXVersion(StringRef chip) {
  unsigned number = getNVIDIANumber(chip);
  if (number >= 103)
    return "+ptx88";
  if (number >= 100)
    return "+ptx86";
  // What widens f8 came with 8.1.
  return number >= 89 ? "+ptx81" : "+ptx78";
}

void uop::buildGPUToNVVMPipeline(OpPassManager &pm, const GPUOptions &options) {
  GpuNVVMAttachTargetOptions target;
  target.chip = options.chip;
  target.optLevel = 3;
  target.features = getPTXVersion(options.chip);
  pm.addPass(createGpuNVVMAttachTarget(target));
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createMathToIntrinsicsPass());
  kernels.addPass(createConvertNVGPUToNVVMPass());
  kernels.addPass(createSCFToControlFlowPass());
  ConvertGpuOpsToNVVMOpsOptions toNVVM;
  toNVVM.useBarePtrCallConv = true;
  toNVVM.indexBitwidth = 64;
  kernels.addPass(createConvertGpuOpsToNVVMOps(toNVVM));
  kernels.addPass(createPrepareForPTXPass());
  kernels.addPass(createConvertVectorToLLVMPass());
  kernels.addPass(createConvertNVVMToLLVMPass());
  kernels.addPass(createArithToLLVMConversionPass());
  kernels.addPass(createConvertIndexToLLVMPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createCSEPass());
}

void uop::buildGPUToROCDLPipeline(OpPassManager &pm,
                                  const GPUOptions &options) {
  GpuROCDLAttachTargetOptions target;
  target.chip = options.chip;
  target.optLevel = 3;
  pm.addPass(createGpuROCDLAttachTarget(target));
  OpPassManager &kernels = pm.nest<gpu::GPUModuleOp>();
  kernels.addPass(createMathToIntrinsicsPass());
  kernels.addPass(createSCFToControlFlowPass());
  ConvertGpuOpsToROCDLOpsOptions toROCDL;
  toROCDL.chipset = options.chip;
  toROCDL.useBarePtrCallConv = true;
  toROCDL.indexBitwidth = 64;
  toROCDL.runtime = gpu::amd::Runtime::HIP;
  kernels.addPass(createConvertGpuOpsToROCDLOps(toROCDL));
  kernels.addPass(createArithToLLVMConversionPass());
  kernels.addPass(createConvertIndexToLLVMPass());
  kernels.addPass(createReconcileUnrealizedCastsPass());
  kernels.addPass(createCSEPass());
}

/// Kernels and launches on buffers, the kernels as those of a GPU.
static void buildToGPU(OpPassManager &pm, const GPUOptions &options) {
  PipelineOptions plan;
  buildPlanPipeline(pm, plan);
  buildKernelsToGPUPipeline(pm, options);
}

void uop::registerGPUPipelines() {
  PassPipelineRegistration<GPUOptions>("uop-kernels-to-gpu",
                                       "Kernels to functions of a gpu.module",
                                       buildKernelsToGPUPipeline);
  PassPipelineRegistration<GPUOptions>(
      "uop-to-spirv", "Tensor ops to launches of kernels in the spirv dialect",
      [](OpPassManager &pm, const GPUOptions &options) {
        // OpenCL has no chips, and nothing of theirs.
        GPUOptions kernels;
        kernels.blockSize = options.blockSize;
        kernels.chip = std::string();
        buildToGPU(pm, kernels);
        buildGPUToSPIRVPipeline(pm);
      });
  PassPipelineRegistration<GPUOptions>(
      "uop-to-nvvm", "Tensor ops to launches of kernels in the nvvm dialect",
      [](OpPassManager &pm, const GPUOptions &options) {
        buildToGPU(pm, options);
        buildGPUToNVVMPipeline(pm, options);
      });
  PassPipelineRegistration<GPUOptions>(
      "uop-to-rocdl", "Tensor ops to launches of kernels in the rocdl dialect",
      [](OpPassManager &pm, const GPUOptions &options) {
        buildToGPU(pm, options);
        buildGPUToROCDLPipeline(pm, options);
      });
}
