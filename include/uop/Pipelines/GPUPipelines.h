//===- GPUPipelines.h - From kernels to the code of GPUs --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_PIPELINES_GPUPIPELINES_H
#define UOP_PIPELINES_GPUPIPELINES_H

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

namespace uop {

struct GPUOptions : public mlir::PassPipelineOptions<GPUOptions> {
  Option<int64_t> blockSize{*this, "block-size",
                            llvm::cl::desc("Threads of a block"),
                            llvm::cl::init(128)};
  Option<std::string> chip{
      *this, "chip",
      llvm::cl::desc("The GPU as LLVM names it, such as sm_80 or gfx942"),
      llvm::cl::init("sm_80")};
};

/// Whether `chip` has mma.sync and ldmatrix for all types that are multiplied
/// so: sm_80 and later.
bool hasMatrixUnits(llvm::StringRef chip);

/// `uop-kernels-to-gpu`: kernels to functions of a gpu.module, one point of the
/// grid a thread.
void buildKernelsToGPUPipeline(mlir::OpPassManager &pm,
                               const GPUOptions &options);

/// A gpu.module to a spirv.module inside of it, for OpenCL.
void buildGPUToSPIRVPipeline(mlir::OpPassManager &pm);

/// A gpu.module to the nvvm dialect, with the chip as its target. What makes
/// PTX of it is gpu-module-to-binary.
void buildGPUToNVVMPipeline(mlir::OpPassManager &pm, const GPUOptions &options);

/// The same for AMD's GPUs and the rocdl dialect.
void buildGPUToROCDLPipeline(mlir::OpPassManager &pm,
                             const GPUOptions &options);

/// `uop-to-spirv`, `uop-to-nvvm`, `uop-to-rocdl`: tensor ops to kernels in
/// these dialects, beside a function of launches.
void registerGPUPipelines();

} // namespace uop

#endif // UOP_PIPELINES_GPUPIPELINES_H
