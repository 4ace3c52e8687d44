//===- Check.cpp - One program, several ways to run it ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"

#include "ErrorBounds.h"
#include "Program.h"
#include "uop/Compiler/Compiler.h"
#include "uop/Conversion/UOpToGPU.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Tools/Compare.h"
#include "uop/Tools/RunInterpreter.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"

#include <cstdlib>
#include <unistd.h>

using namespace mlir;
using namespace uop;
using namespace uop::smith;
using runtime::Array;

//===----------------------------------------------------------------------===//
// Schedules
//===----------------------------------------------------------------------===//

static void addCanonicalize(OpPassManager &pm) {
  pm.addPass(createCanonicalizerPass());
  pm.addPass(createCSEPass());
}

static void addRange(OpPassManager &pm) {
  pm.addNestedPass<func::FuncOp>(createRangeifyPass());
}

static void addSimplified(OpPassManager &pm) { buildRangePipeline(pm); }

static void addFuse(OpPassManager &pm) {
  buildRangePipeline(pm);
  pm.addNestedPass<func::FuncOp>(createFusePass());
}

/// However small, each kernel may be shared by threads.
static void addThreads(OpPassManager &pm) {
  PipelineOptions options;
  options.threadMinTime = 0;
  buildSchedulePipeline(pm, options);
}

static void addSchedule(OpPassManager &pm) {
  buildSchedulePipeline(pm, PipelineOptions());
}

static void addDecompose(OpPassManager &pm) {
  addSchedule(pm);
  pm.addNestedPass<KernelOp>(createDecomposePass());
}

static void addPlan(OpPassManager &pm) {
  buildPlanPipeline(pm, PipelineOptions());
}

static void addUnfusedPlan(OpPassManager &pm) {
  PipelineOptions options;
  options.fuse = false;
  buildPlanPipeline(pm, options);
}

/// However small, each sum of products and other reduction has blocks of
/// threads.
static void addBlocks(OpPassManager &pm) {
  addPlan(pm);
  MapToBlocksPassOptions tiles, rows;
  tiles.tile = {2, 4, 2, 1, 8};
  rows.threads = 8;
  pm.addNestedPass<KernelOp>(createMapToBlocksPass(tiles));
  pm.addNestedPass<KernelOp>(createMapToBlocksPass(rows));
}

/// The same with one warp and matrix units, where the types are theirs.
static void addUnits(OpPassManager &pm) {
  addPlan(pm);
  MapToBlocksPassOptions tiles;
  tiles.tile = {8, 4, 2, 2, 32};
  tiles.matrixUnits = true;
  pm.addNestedPass<KernelOp>(createMapToBlocksPass(tiles));
}

/// Blocks of so many points for each reduction, and threads for each of these.
static void addGroups(OpPassManager &pm, int64_t threads, int64_t points,
                      bool across) {
  addPlan(pm);
  MapToBlocksPassOptions groups;
  groups.threads = threads;
  groups.points = points;
  groups.across = across;
  groups.shuffles = true;
  pm.addNestedPass<KernelOp>(createMapToBlocksPass(groups));
}

static void addWarps(OpPassManager &pm) { addGroups(pm, 64, 2, false); }

static void addAcross(OpPassManager &pm) { addGroups(pm, 4, 8, true); }

/// As many kernels as values can be made of.
static void addSmall(OpPassManager &pm) {
  PipelineOptions options;
  options.maxOps = 10;
  options.maxArguments = 4;
  buildSchedulePipeline(pm, options);
}

/// The same, where kernels share more of what they are made of.
static void addSmallUnfused(OpPassManager &pm) {
  PipelineOptions options;
  options.fuse = false;
  options.maxOps = 16;
  buildPlanPipeline(pm, options);
}

llvm::ArrayRef<Schedule> uop::smith::getSchedules() {
  static constexpr Schedule schedules[] = {
      {"cpu", nullptr, 1},
      {"threads", addThreads, 2},
      {"unfused", nullptr, 1, /*fuse=*/false},
      {"unfused-threads", addUnfusedPlan, 2},
      {"unoptimized", nullptr, 1, true, /*optLevel=*/0},
      {"generic-cpu", nullptr, 1, true, 3, "generic"},
      {"small", addSmall, 1},
      {"canonicalized", addCanonicalize, 1},
      {"interpret-canonicalized", addCanonicalize},
      {"interpret-range", addRange},
      {"interpret-simplified", addSimplified},
      {"interpret-fused", addFuse},
      {"interpret-schedule", addSchedule},
      {"interpret-small", addSmall},
      {"interpret-small-unfused", addSmallUnfused},
      {"interpret-decomposed", addDecompose},
      {"interpret-plan", addPlan},
      {"interpret-unfused-plan", addUnfusedPlan},
  };
  return schedules;
}

llvm::ArrayRef<Schedule> uop::smith::getDeviceSchedules() {
  static constexpr Schedule schedules[] = {
      {"opencl", nullptr, 1, true, 3, "", "opencl"},
      {"opencl-unfused", nullptr, 1, /*fuse=*/false, 3, "", "opencl"},
      {"opencl-blocks", addBlocks, 1, true, 3, "", "opencl"},
      {"interpret-blocks", addBlocks},
      {"emulator", nullptr, 1, true, 3, "", "emulator"},
      {"emulator-unfused", nullptr, 1, /*fuse=*/false, 3, "", "emulator"},
      {"emulator-blocks", addBlocks, 1, true, 3, "", "emulator"},
      {"emulator-units", addUnits, 1, true, 3, "", "emulator"},
      {"emulator-warps", addWarps, 1, true, 3, "", "emulator"},
      {"emulator-across", addAcross, 1, true, 3, "", "emulator"},
      {"cuda", nullptr, 1, true, 3, "", "cuda"},
      {"cuda-unfused", nullptr, 1, /*fuse=*/false, 3, "", "cuda"},
      {"cuda-blocks", addBlocks, 1, true, 3, "", "cuda"},
  };
  return schedules;
}

//===----------------------------------------------------------------------===//
// Running
//===----------------------------------------------------------------------===//

static void applyFault(ModuleOp module, const Fault &fault) {
  if (fault.kind == Fault::Kind::None)
    return;
  module.walk([&](Operation *op) {
    if (op->getName().getStringRef() != fault.op)
      return;
    switch (fault.kind) {
    case Fault::Kind::None:
      return;
    case Fault::Kind::Swap:
      op->setOperands(llvm::to_vector(
          llvm::reverse(SmallVector<Value>(op->getOperands()))));
      return;
    case Fault::Kind::Abort:
      std::abort();
    case Fault::Kind::Hang:
      while (true)
        ::sleep(1);
    }
  });
}

static FailureOr<std::vector<Array>>
runCompiled(ModuleOp module, const Schedule &schedule, ArrayRef<Array> inputs) {
  CompileOptions options;
  options.verifyEach = true;
  options.fuse = schedule.fuse;
  options.target.optLevel = schedule.optLevel;
  options.target.cpu = schedule.cpu.str();
  options.device = schedule.device.str();
  FailureOr<CompileResult> result = uop::compile(module, options);
  if (failed(result))
    return failure();
  runtime::ExecutorOptions executorOptions;
  executorOptions.threads = schedule.threads;
  auto executor = runtime::PlanExecutor::create(result->plan, executorOptions);
  if (!executor)
    return module.emitError(executor.message());
  auto outputs = executor->makeOutputs();
  if (!outputs)
    return module.emitError(outputs.message());
  if (runtime::Error error =
          executor->run({inputs.data(), inputs.size()}, *outputs))
    return module.emitError(error.message());
  return std::move(*outputs);
}

static FailureOr<std::vector<Array>> runSchedule(ModuleOp source,
                                                 const Schedule &schedule,
                                                 const Fault &fault,
                                                 ArrayRef<Array> inputs) {
  OwningOpRef<ModuleOp> module = source.clone();
  applyFault(*module, fault);
  if (schedule.addPasses) {
    PassManager pm(module->getContext(), ModuleOp::getOperationName());
    schedule.addPasses(pm);
    if (failed(pm.run(*module)))
      return failure();
  }
  if (schedule.threads)
    return runCompiled(*module, schedule, inputs);
  FailureOr<func::FuncOp> function = findEntry(*module, "");
  if (failed(function))
    return failure();
  return run::InterpreterDevice(*function, {}).run(inputs);
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// What each result of the function may differ by; none where there is no
/// bound.
static SmallVector<std::optional<run::Difference>>
getAllowedDifferences(func::FuncOp function) {
  ErrorBounds bounds;
  for (BlockArgument argument : function.getArguments())
    bounds.addArgument(argument);
  Block &body = function.front();
  for (Operation &op : body.without_terminator())
    if (op.getNumRegions() == 0)
      (void)bounds.add(&op);
  SmallVector<std::optional<run::Difference>> allowed;
  for (Value value : body.getTerminator()->getOperands()) {
    const ErrorBound *bound = bounds.lookup(value);
    if (!bound) {
      allowed.push_back(std::nullopt);
      continue;
    }
    allowed.push_back(
        run::Difference{bound->isExact(), bound->absolute, bound->relative});
  }
  return allowed;
}

CheckResult uop::smith::checkProgram(ModuleOp module, uint64_t seed,
                                     ArrayRef<const Schedule *> schedules,
                                     const Fault &fault,
                                     function_ref<void(StringRef)> begin) {
  CheckResult result;
  ScopedDiagnosticHandler handler(
      module.getContext(), [&](Diagnostic &diagnostic) {
        if (diagnostic.getSeverity() != DiagnosticSeverity::Error)
          return success();
        if (!result.message.empty())
          result.message += "\n";
        result.message += diagnostic.str();
        for (Diagnostic &note : diagnostic.getNotes())
          result.message += "\nnote: " + note.str();
        return success();
      });
  auto finish = [&](Outcome outcome) {
    result.outcome = outcome;
    return result;
  };

  begin("interpreter");
  FailureOr<func::FuncOp> function = findEntry(module, "");
  if (failed(function) || function->getBody().getBlocks().size() != 1)
    return finish(Outcome::NoProgram);
  FailureOr<std::vector<Array>> inputs = makeArguments(*function, seed);
  if (failed(inputs))
    return finish(Outcome::NoProgram);
  FailureOr<std::vector<Array>> expected =
      run::InterpreterDevice(*function, {}).run(*inputs);
  if (failed(expected))
    return finish(Outcome::NoProgram);
  SmallVector<std::optional<run::Difference>> allowed =
      getAllowedDifferences(*function);
  result.message.clear();

  for (const Schedule *schedule : schedules) {
    result.schedule = schedule->name.str();
    begin(schedule->name);
    FailureOr<std::vector<Array>> actual =
        runSchedule(module, *schedule, fault, *inputs);
    if (failed(actual))
      return finish(Outcome::Refused);
    for (size_t i = 0; i < expected->size(); ++i) {
      if (!allowed[i]) {
        ++result.unbounded;
        continue;
      }
      ++result.compared;
      std::string difference =
          run::compareArrays((*actual)[i], (*expected)[i], *allowed[i]);
      if (difference.empty())
        continue;
      result.message = "output " + std::to_string(i) + ", " +
                       (*expected)[i].typeString() + ", " + difference;
      return finish(Outcome::Differs);
    }
  }
  result.message.clear();
  return result;
}
