//===- Pipelines.h - The named pipelines ------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_PIPELINES_PIPELINES_H
#define UOP_PIPELINES_PIPELINES_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassOptions.h"

#include <functional>
#include <memory>

namespace uop {

/// The stages of a module, in order; each has the form that the next pipeline
/// expects.
enum class Stage { tensor, range, schedule, plan, loops, llvm };

struct PipelineOptions : public mlir::PassPipelineOptions<PipelineOptions> {
  Option<bool> fuse{*this, "fuse",
                    llvm::cl::desc("Fuse kernels where the cost model says so"),
                    llvm::cl::init(true)};
  Option<bool> merge{
      *this, "merge",
      llvm::cl::desc("Merge launches where the cost model says so; needs fuse"),
      llvm::cl::init(true)};
  Option<bool> cascades{
      *this, "cascades",
      llvm::cl::desc("Compute reductions that need one another over blocks of "
                     "their axis, where the cost model says so; needs fuse"),
      llvm::cl::init(true)};
  Option<int64_t> threads{
      *this, "threads",
      llvm::cl::desc("How many threads share a kernel: from 2 on, large "
                     "reductions to few elements are split"),
      llvm::cl::init(1)};
  Option<int64_t> maxArguments{
      *this, "max-arguments",
      llvm::cl::desc("The most arguments of a kernel; 0: as many as the target "
                     "takes"),
      llvm::cl::init(0)};
  Option<int64_t> maxOps{
      *this, "max-ops",
      llvm::cl::desc("The most ops of a kernel that parts are taken from; 0: "
                     "as the target says"),
      llvm::cl::init(0)};
  Option<int64_t> threadMinTime{
      *this, "thread-min-time",
      llvm::cl::desc("Estimated nanoseconds from which a kernel is shared by "
                     "threads; below 0: as the target says"),
      llvm::cl::init(-1)};
  Option<bool> schedule{*this, "schedule",
                        llvm::cl::desc("Choose schedules for kernels that have "
                                       "none"),
                        llvm::cl::init(true)};
  Option<int64_t> vectorBytes{*this, "vector-bytes",
                              llvm::cl::desc("Bytes of a vector register"),
                              llvm::cl::init(32)};
  Option<int64_t> registers{*this, "registers",
                            llvm::cl::desc("Vector registers of the target"),
                            llvm::cl::init(16)};
  Option<bool> nativeF16{*this, "native-f16",
                         llvm::cl::desc("The target converts f16 from and to "
                                        "f32 by instructions"),
                         llvm::cl::init(false)};
  Option<bool> nativeDot{*this, "native-dot",
                         llvm::cl::desc("The target has AVX-512 VNNI"),
                         llvm::cl::init(false)};
  Option<int64_t> nativeDotI16{
      *this, "native-dot-i16",
      llvm::cl::desc("Bytes of the largest vectors for which the target has "
                     "pmaddwd; 0: it has none"),
      llvm::cl::init(0)};
  Option<bool> nativeDotBF16{*this, "native-dot-bf16",
                             llvm::cl::desc("The target has AVX-512 BF16"),
                             llvm::cl::init(false)};
  Option<bool> nativeLdexp{*this, "native-ldexp",
                           llvm::cl::desc("The target multiplies by powers of "
                                          "two by an instruction"),
                           llvm::cl::init(false)};
  /// Asked between passes from the kernels on, on the threads that run these;
  /// once it says so, the pipeline fails. May be null.
  std::function<bool()> isCanceled;
};

/// Fails if `isCanceled` says so.
std::unique_ptr<mlir::Pass>
createStopPass(const std::function<bool()> &isCanceled);

/// Converts what the module has of TOSA, of linalg on tensors, and of arith and
/// math on them, with the ops of tensor around it; a module without any stays
/// as it is. What cannot be converted is an error at the op, or stays if
/// `partial` says so.
llvm::LogicalResult convertToUOp(mlir::ModuleOp module, bool partial);

/// Tensor ops to scalars over ranges, simplified but not fused. What depends on
/// constants alone stays apart if `hoistConstants` says so.
void buildRangePipeline(mlir::OpPassManager &pm, bool hoistConstants = false);

/// Scalars over ranges to kernels and launches on tensors.
void buildKernelPipeline(mlir::OpPassManager &pm,
                         const PipelineOptions &options);

/// `uop-schedule`: tensor ops to kernels and launches on tensors.
void buildSchedulePipeline(mlir::OpPassManager &pm,
                           const PipelineOptions &options);

/// Launches on tensors to launches on planned buffers; with `windows`, launches
/// may read parts of buffers (see uop-bufferize).
void buildBufferPipeline(mlir::OpPassManager &pm, bool windows = false);

/// `uop-plan`: tensor ops to kernels and launches on buffers, with allocation
/// and deallocation. Ops of other dialects are bufferized beside ours. A
/// function's results belong to its caller.
void buildPlanPipeline(mlir::OpPassManager &pm, const PipelineOptions &options);

/// Kernels get their schedules, which are performed.
void buildKernelSchedulePipeline(mlir::OpPassManager &pm,
                                 const PipelineOptions &options);
/// Scheduled kernels to functions of loops, launches to calls.
void buildScheduledToLoopsPipeline(mlir::OpPassManager &pm,
                                   const PipelineOptions &options);
/// Both.
void buildKernelsToLoopsPipeline(mlir::OpPassManager &pm,
                                 const PipelineOptions &options);

/// `uop-to-llvm`: all the way to the llvm dialect, host functions included.
void buildToLLVMPipeline(mlir::OpPassManager &pm,
                         const PipelineOptions &options);

/// Everything up to `stage`.
void buildPipelineTo(mlir::OpPassManager &pm, Stage stage,
                     const PipelineOptions &options);

void registerPipelines();

} // namespace uop

#endif // UOP_PIPELINES_PIPELINES_H
