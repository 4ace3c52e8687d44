//===- Register.cpp - Everything of UOp -------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Register.h"

#include "uop/Conversion/Passes.h"
#include "uop/Conversion/StableHLOToUOp.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/TransformOps/UOpTransformOps.h"
#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Pipelines/GPUPipelines.h"
#include "uop/Pipelines/Pipelines.h"

#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/Target/LLVM/NVVM/Target.h"
#include "mlir/Target/LLVM/ROCDL/Target.h"
#include "mlir/Target/LLVMIR/Dialect/All.h"

using namespace mlir;

void uop::registerDialects(DialectRegistry &registry) {
  registry.insert<UOpDialect>();
  registerBufferizableOpInterfaceExternalModels(registry);
  registerDifferentiableOpInterfaceExternalModels(registry);
  registerTransformDialectExtension(registry);
}

void uop::registerAllDialects(DialectRegistry &registry) {
  mlir::registerAllDialects(registry);
  registerAllExtensions(registry);
  // For gpu-module-to-binary.
  registerAllToLLVMIRTranslations(registry);
  NVVM::registerNVVMTargetInterfaceExternalModels(registry);
  ROCDL::registerROCDLTargetInterfaceExternalModels(registry);
  registerStableHLODialects(registry);
  registerDialects(registry);
}

void uop::registerPasses() {
  registerUOpTransformsPasses();
  registerUOpConversionPasses();
  registerPipelines();
  registerGPUPipelines();
}
