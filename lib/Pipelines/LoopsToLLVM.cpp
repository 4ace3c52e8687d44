//===- LoopsToLLVM.cpp - Lowered kernels to the llvm dialect ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Pipelines/LoopsToLLVM.h"

#include "uop/Conversion/LoopsToLLVM.h"

#include "mlir/Conversion/Passes.h"
#include "mlir/Conversion/VectorToLLVM/ConvertVectorToLLVMPass.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/Pass/PassRegistry.h"

using namespace mlir;
using namespace uop;

LoopDialects uop::findLoopDialects(ModuleOp module) {
  LoopDialects found{false, false, false, false, false, false, false};
  module.walk([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    found.affine |= dialect == "affine";
    found.math |= dialect == "math";
    found.vector |= dialect == "vector";
    found.index |= dialect == "index";
    if (dialect == "memref")
      found.views |= !isa<memref::LoadOp, memref::StoreOp, memref::PrefetchOp,
                          memref::AllocaOp, memref::AllocOp, memref::DeallocOp,
                          memref::GlobalOp, memref::GetGlobalOp>(op);
    found.arithExtras |=
        isa<arith::CeilDivSIOp, arith::CeilDivUIOp, arith::FloorDivSIOp,
            arith::ScalingExtFOp, arith::ScalingTruncFOp>(op);
    found.others |= !isConvertedLoopOp(op);
  });
  return found;
}

void uop::buildLoopsToLLVMPipeline(OpPassManager &pm,
                                   const LoopDialects &dialects) {
  if (!dialects.others) {
    pm.addPass(createConvertLoopsToLLVMPass());
    return;
  }
  if (dialects.views)
    pm.addPass(memref::createExpandStridedMetadataPass());
  // Views become affine.apply.
  if (dialects.affine || dialects.views)
    pm.addPass(createLowerAffinePass());
  pm.addPass(createSCFToControlFlowPass());
  if (dialects.math) {
    // What has an LLVM intrinsic first; libm for the rest.
    pm.addPass(createConvertMathToLLVMPass());
    pm.addPass(createConvertMathToLibmPass());
  }
  // After libm, which has no vectors and takes lanes out of them.
  if (dialects.vector || dialects.math)
    pm.addPass(createConvertVectorToLLVMPass());
  pm.addPass(createFinalizeMemRefToLLVMConversionPass());
  // Expansion is for the rounding divisions of host code; it would also turn
  // maximumf into a comparison that takes -0.0 for 0.0, hence this order.
  pm.addPass(createArithToLLVMConversionPass());
  if (dialects.arithExtras || dialects.affine || dialects.views) {
    pm.addPass(arith::createArithExpandOpsPass());
    pm.addPass(createArithToLLVMConversionPass());
  }
  if (dialects.index)
    pm.addPass(createConvertIndexToLLVMPass());
  pm.addPass(createConvertFuncToLLVMPass());
  pm.addPass(createConvertControlFlowToLLVMPass());
  pm.addPass(createReconcileUnrealizedCastsPass());
}

void uop::registerLoopsToLLVMPipeline() {
  PassPipelineRegistration<>(
      "uop-loops-to-llvm",
      "Lower functions with loops and memrefs to the llvm dialect",
      [](OpPassManager &pm) { buildLoopsToLLVMPipeline(pm); });
}
