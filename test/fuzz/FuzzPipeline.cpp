//===- FuzzPipeline.cpp - All pipelines on what parses ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FuzzPasses.h"

#include "uop/Dialect/Check/IR/CheckDialect.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Register.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;

static bool isOurs(Operation *op) {
  return isa_and_nonnull<uop::UOpDialect, func::FuncDialect>(op->getDialect());
}

/// Each pipeline lowers a copy, or says why it does not.
static void runPipelines(ModuleOp module, bool &complained) {
  if (!uop::fuzz::hasOnly(module, isOurs))
    return;
  using Build = void (*)(OpPassManager &);
  static constexpr Build pipelines[] = {
      [](OpPassManager &pm) {
        pm.addPass(createCanonicalizerPass());
        pm.addPass(createCSEPass());
      },
      [](OpPassManager &pm) {
        uop::buildToLLVMPipeline(pm, uop::PipelineOptions());
      },
      [](OpPassManager &pm) {
        uop::PipelineOptions options;
        options.fuse = false;
        options.threadMinTime = 0;
        uop::buildToLLVMPipeline(pm, options);
      },
      // On kernels that are there already.
      [](OpPassManager &pm) {
        pm.addPass(uop::createDedupKernelsPass());
        pm.addNestedPass<uop::KernelOp>(uop::createThreadKernelsPass());
        uop::buildKernelsToLoopsPipeline(pm, uop::PipelineOptions());
      },
      [](OpPassManager &pm) {
        pm.addNestedPass<func::FuncOp>(uop::createPlanMemoryPass());
      },
  };
  for (Build build : pipelines)
    uop::fuzz::runPasses(module, complained, build);
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  auto fillRegistry = [](DialectRegistry &registry) {
    uop::registerAllDialects(registry);
    registry.insert<uop::check::CheckDialect>();
  };
  return uop::fuzz::withModule(data, size, fillRegistry, runPipelines);
}
