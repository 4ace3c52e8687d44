//===- Pipelines.cpp - The named pipelines ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Pipelines/Pipelines.h"

#include "uop/Conversion/Bufferize.h"
#include "uop/Conversion/LinalgToUOp.h"
#include "uop/Conversion/SCFToUOp.h"
#include "uop/Conversion/StableHLOToUOp.h"
#include "uop/Conversion/TosaToUOp.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Pipelines/LoopsToLLVM.h"

#include "mlir/Conversion/BufferizationToMemRef/BufferizationToMemRef.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/Pipelines/Passes.h"
#include "mlir/Dialect/Bufferization/Transforms/OneShotAnalysis.h"
#include "mlir/Dialect/Bufferization/Transforms/Passes.h"
#include "mlir/Dialect/Complex/IR/Complex.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Linalg/Passes.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Tosa/IR/TosaOps.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Transforms/Passes.h"

using namespace mlir;
using namespace uop;

namespace {
struct StopPass : PassWrapper<StopPass, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(StopPass)

  explicit StopPass(const std::function<bool()> &isCanceled)
      : isCanceled(isCanceled) {}

  StringRef getArgument() const override { return "uop-stop"; }
  StringRef getDescription() const override {
    return "Fail once the compilation is canceled";
  }
  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (!isCanceled())
      return;
    getOperation()->emitError("the compilation was canceled");
    signalPassFailure();
  }

  std::function<bool()> isCanceled;
};
} // namespace

std::unique_ptr<Pass>
uop::createStopPass(const std::function<bool()> &isCanceled) {
  return std::make_unique<StopPass>(isCanceled);
}

static void addStop(OpPassManager &pm, const PipelineOptions &options) {
  if (options.isCanceled)
    pm.addPass(createStopPass(options.isCanceled));
}

/// The options of a pass that asks for schedules.
template <typename PassOptions>
static PassOptions getScheduleOptions(const PipelineOptions &options) {
  PassOptions target;
  target.vectorBytes = options.vectorBytes;
  target.registers = options.registers;
  target.threads = options.threads;
  return target;
}

/// Whether an op is what convertToUOp is for. Ops of tensor are where nothing
/// is scheduled yet: plans have steps for some.
static bool needsConversion(Operation *op) {
  if (!isa_and_nonnull<linalg::LinalgDialect, arith::ArithDialect,
                       math::MathDialect>(op->getDialect()) ||
      isa<arith::ConstantOp>(op))
    return false;
  return llvm::any_of(op->getResultTypes(),
                      [](Type type) { return isa<TensorType>(type); });
}

static bool isTensorOp(Operation *op) {
  return isa_and_nonnull<tensor::TensorDialect>(op->getDialect()) &&
         !isa<tensor::EmptyOp, tensor::CastOp>(op) &&
         llvm::any_of(op->getResultTypes(),
                      [](Type type) { return isa<TensorType>(type); });
}

static bool hasComplexTensor(TypeRange types) {
  return llvm::any_of(types, [](Type type) {
    return isa<TensorType>(type) &&
           isa<ComplexType>(getElementTypeOrSelf(type));
  });
}

LogicalResult uop::convertToUOp(ModuleOp module, bool partial) {
  bool hasTosa = false, hasLinalg = false, hasStableHLO = false;
  bool hasBranches = false, hasComplex = false;
  bool hasTensorOps = false, isScheduled = false;
  module.walk([&](Operation *op) {
    hasTensorOps |= isTensorOp(op);
    isScheduled |= isa<KernelOp, LaunchOp>(op);
    hasBranches |= isa_and_nonnull<scf::SCFDialect>(op->getDialect());
    hasComplex |= hasComplexTensor(op->getOperandTypes()) ||
                  isa_and_nonnull<complex::ComplexDialect>(op->getDialect());
    hasStableHLO |= isStableHLO(op);
    hasTosa |= isa_and_nonnull<tosa::TosaDialect>(op->getDialect());
    hasLinalg |= needsConversion(op);
  });
  hasLinalg |= hasTensorOps && !isScheduled;
  if (!hasTosa && !hasLinalg && !hasStableHLO && !hasBranches && !hasComplex)
    return success();
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  if (hasStableHLO) {
    ConvertStableHLOToUOpPassOptions options;
    options.partial = partial;
    pm.addPass(createConvertStableHLOToUOpPass(options));
  }
  if (hasTosa) {
    ConvertTosaToUOpPassOptions options;
    options.partial = partial;
    pm.addPass(createConvertTosaToUOpPass(options));
  } else if (hasLinalg || hasComplex) {
    SplitComplexPassOptions split;
    split.partial = partial;
    if (hasComplex && !hasStableHLO)
      pm.addPass(createSplitComplexPass(split));
    ConvertLinalgToUOpPassOptions options;
    options.partial = partial;
    options.loops = true;
    pm.addPass(createConvertLinalgToUOpPass(options));
  }
  pm.addPass(createConvertSCFToUOpPass());
  return pm.run(module);
}

void uop::buildRangePipeline(OpPassManager &pm, bool hoistConstants) {
  OpPassManager &tensors = pm.nest<func::FuncOp>();
  tensors.addPass(createSimplifyIntegersPass());
  tensors.addPass(createNarrowIntegersPass());
  if (hoistConstants)
    tensors.addPass(createHoistConstantsPass());
  pm.addPass(createResolveStatePass());
  pm.addPass(createInlineCustomPass());
  pm.addNestedPass<func::FuncOp>(createShardPass());
  pm.addPass(createLowerCustomPass());
  pm.addPass(createLowerSortPass());
  OpPassManager &functions = pm.nest<func::FuncOp>();
  functions.addPass(createRangeifyPass());
  functions.addPass(createLowerGatesPass());
  functions.addPass(createSimplifyIndexPass());
}

void uop::buildKernelPipeline(OpPassManager &pm,
                              const PipelineOptions &options) {
  // Before fusion, which would weigh n^2 computations of an element; and after
  // it, because a mask that several read was in memory until then.
  pm.addNestedPass<func::FuncOp>(createCloseReductionsPass());
  pm.addNestedPass<func::FuncOp>(createFormScansPass());
  if (options.fuse) {
    OpPassManager &functions = pm.nest<func::FuncOp>();
    if (options.cascades)
      functions.addPass(createFormCascadesPass());
    addStop(functions, options);
    functions.addPass(createFusePass());
    addStop(functions, options);
    CloseReductionsPassOptions closed;
    closed.fuse = true;
    functions.addPass(createCloseReductionsPass(closed));
    FormScansPassOptions scans;
    scans.fuse = true;
    functions.addPass(createFormScansPass(scans));
    FormFoldsPassOptions folds;
    folds.fuse = true;
    functions.addPass(createFormFoldsPass(folds));
  }
  OpPassManager &limits = pm.nest<func::FuncOp>();
  addStop(limits, options);
  SplitReductionsPassOptions split;
  split.threads = options.threads;
  split.minTime = options.threadMinTime;
  limits.addPass(createSplitReductionsPass(split));
  LimitKernelsPassOptions limit;
  limit.maxArguments = options.maxArguments;
  limit.maxOps = options.maxOps;
  limits.addPass(createLimitKernelsPass(limit));
  pm.addNestedPass<func::FuncOp>(createCSEPass());
  FormKernelsPassOptions form;
  form.markKept = options.fuse && options.merge;
  pm.addPass(createFormKernelsPass(form));
  if (options.fuse && options.merge) {
    // What two kernels share is what is equal in them.
    pm.addNestedPass<KernelOp>(createCSEPass());
    addStop(pm, options);
    pm.addPass(createMergeKernelsPass(
        getScheduleOptions<MergeKernelsPassOptions>(options)));
  }
  addStop(pm, options);
  pm.addNestedPass<KernelOp>(createFormScattersPass());
  pm.addPass(createUpdateInPlacePass());
  pm.addNestedPass<KernelOp>(createCSEPass());
  ThreadKernelsPassOptions threads;
  threads.minTime = options.threadMinTime;
  threads.threads = options.threads;
  pm.addNestedPass<KernelOp>(createThreadKernelsPass(threads));
  pm.addNestedPass<KernelOp>(createSplitBordersPass());
  pm.addNestedPass<KernelOp>(createSplitSelectionsPass());
  addStop(pm, options);
  pm.addPass(createShareKernelsPass());
  pm.addPass(createDedupKernelsPass());
  pm.addPass(createNoteFinitePass());
}

void uop::buildSchedulePipeline(OpPassManager &pm,
                                const PipelineOptions &options) {
  buildRangePipeline(pm);
  buildKernelPipeline(pm, options);
}

void uop::buildBufferPipeline(OpPassManager &pm, bool windows) {
  // The kernels have their destinations already: what is left is ordinary
  // destination-passing code, which upstream bufferizes.
  BufferizePassOptions bufferize;
  bufferize.windows = windows;
  pm.addPass(createBufferizePass(bufferize));
  pm.addPass(createDeallocatePass());
  pm.addPass(createConvertBufferizationToMemRefPass());
  pm.addNestedPass<func::FuncOp>(createPlanMemoryPass());
}

void uop::buildPlanPipeline(OpPassManager &pm, const PipelineOptions &options) {
  buildSchedulePipeline(pm, options);
  buildBufferPipeline(pm);
}

void uop::buildKernelSchedulePipeline(OpPassManager &pm,
                                      const PipelineOptions &options) {
  pm.addPass(createInlineCustomPass());
  OpPassManager &kernels = pm.nest<KernelOp>();
  addStop(kernels, options);
  if (options.schedule) {
    kernels.addPass(createBlockLoopsPass(
        getScheduleOptions<BlockLoopsPassOptions>(options)));
    kernels.addPass(createSelectSchedulePass(
        getScheduleOptions<SelectSchedulePassOptions>(options)));
  }
  kernels.addPass(createApplySchedulePass());
  TrimReductionsPassOptions trim;
  trim.vectorBytes = options.vectorBytes;
  trim.threads = options.threads;
  kernels.addPass(createTrimReductionsPass(trim));
}

void uop::buildScheduledToLoopsPipeline(OpPassManager &pm,
                                        const PipelineOptions &options) {
  OpPassManager &kernels = pm.nest<KernelOp>();
  addStop(kernels, options);
  kernels.addPass(createExpandPass());
  kernels.addPass(createLowerGatesPass());
  DecomposePassOptions decompose;
  decompose.nativeLdexp = options.nativeLdexp;
  kernels.addPass(createDecomposePass(decompose));
  // Functions of one argument share its reduction.
  kernels.addPass(createCSEPass());
  ConvertUOpToLoopsPassOptions loops;
  loops.nativeF16 = options.nativeF16;
  loops.nativeDot = options.nativeDot;
  loops.nativeDotI16 = options.nativeDotI16;
  loops.nativeDotBF16 = options.nativeDotBF16;
  pm.addPass(createConvertUOpToLoopsPass(loops));
  pm.addNestedPass<func::FuncOp>(createPrefetchLoadsPass());
}

void uop::buildKernelsToLoopsPipeline(OpPassManager &pm,
                                      const PipelineOptions &options) {
  buildKernelSchedulePipeline(pm, options);
  buildScheduledToLoopsPipeline(pm, options);
}

void uop::buildToLLVMPipeline(OpPassManager &pm,
                              const PipelineOptions &options) {
  buildPlanPipeline(pm, options);
  // Ops of other dialects that bufferization left on memrefs.
  pm.addNestedPass<func::FuncOp>(createConvertLinalgToLoopsPass());
  buildKernelsToLoopsPipeline(pm, options);
  buildLoopsToLLVMPipeline(pm);
}

void uop::buildPipelineTo(OpPassManager &pm, Stage stage,
                          const PipelineOptions &options) {
  switch (stage) {
  case Stage::tensor:
    return;
  case Stage::range:
    return buildRangePipeline(pm);
  case Stage::schedule:
    return buildSchedulePipeline(pm, options);
  case Stage::plan:
    buildSchedulePipeline(pm, options);
    return buildBufferPipeline(pm, /*windows=*/true);
  case Stage::loops:
    buildPlanPipeline(pm, options);
    return buildKernelsToLoopsPipeline(pm, options);
  case Stage::llvm:
    return buildToLLVMPipeline(pm, options);
  }
}

void uop::registerPipelines() {
  PassPipelineRegistration<PipelineOptions>(
      "uop-schedule", "Tensor ops to kernels and launches on tensors",
      buildSchedulePipeline);
  PassPipelineRegistration<PipelineOptions>(
      "uop-plan", "Tensor ops to kernels and launches on planned buffers",
      buildPlanPipeline);
  PassPipelineRegistration<PipelineOptions>(
      "uop-to-llvm", "Tensor ops to the llvm dialect, host functions included",
      buildToLLVMPipeline);
  registerLoopsToLLVMPipeline();
}
