//===- Compiler.h - From a module to a plan ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_COMPILER_COMPILER_H
#define UOP_COMPILER_COMPILER_H

#include "uop/Compiler/Tuner.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Runtime/Artifact.h"
#include "uop/Runtime/Plan.h"
#include "uop/Target/CPU/CPUTarget.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace uop {

/// Whose accesses are checked to be inside of their buffers: kernels that the
/// module brings along, all, or none. The compiler's own stay inside, since a
/// run checks the boxes marked uop.in_bounds, unless it is none.
enum class CheckBounds { input, all, none };

struct CompileOptions {
  /// The function to compile; empty: @main, or the only public one.
  std::string entry;
  cpu::TargetOptions target;
  /// Where the plan runs, as runtime::getDevice() takes it: "opencl", "cuda:1".
  /// Empty or "cpu": on the CPU that `target` describes.
  std::string device;
  /// Of programs that are saved for "cuda", without a number: the oldest GPU
  /// that they are for, as LLVM names it. Empty: sm_80.
  std::string chip;
  /// Assemble code that is saved for such a chip as well, with the program of
  /// this name: ptxas of NVIDIA's toolkit. Empty: its driver does it.
  std::string assembler;
  /// Matrix units may round factors of f32 to tf32, as if the module had
  /// kAllowTF32AttrName.
  bool allowTF32 = false;
  /// Fuse kernels where the cost model says so.
  bool fuse = true;
  /// Run launches that depend on constants alone while compiling.
  bool evaluateConstants = true;
  /// The plan reads constants of resources (`dense_resource`) where the context
  /// has them, as far as they are aligned, and has no copies: the resources
  /// must stay as long as the plan is used.
  bool borrowConstants = false;
  /// How many threads will share a kernel.
  unsigned threads = 1;
  /// Verify after each pass, and not only what is left of the last one: names
  /// the pass that is wrong, and takes a tenth of the time.
  bool verifyEach = false;
  /// Where the plan keeps its runtime buffers; null: a state of its own. Plans
  /// that are given one state share the buffers of equal number.
  std::shared_ptr<runtime::State> state;
  /// A failed check is an error of PlanExecutor::run.
  CheckBounds checkBounds = CheckBounds::input;
  /// Fill CompileResult::kernels and assembly.
  bool keepTexts = false;
  /// Where machine code is kept from one process to the next, kernel by kernel,
  /// and how much of it. Empty: nowhere.
  std::string cacheFolder;
  uint64_t cacheBytes = uint64_t(1) << 30;
  /// How schedules are looked for, beyond what the heuristics say.
  TuneOptions tune;
  /// Fill CompileResult::code and leave the plan's programs without entries:
  /// `target` may be of another CPU than this one. "opencl" and "cuda", without
  /// a number, are any device of that kind then; this machine needs none.
  bool save = false;
  /// Called with the module at each stage that it passes on the CPU: "tensor",
  /// "range", "schedule", "plan", and its kernels alone at "loops". A program
  /// that comes at a later stage begins there.
  std::function<void(llvm::StringRef stage, mlir::ModuleOp module)> atStage;
  /// Asked before each phase and stage, before many passes, and before machine
  /// code of a kernel is made; by several threads if the context has them. Once
  /// it says so, the compilation fails.
  std::function<bool()> isCanceled;

  bool mustStop() const { return isCanceled && isCanceled(); }
};

/// One kernel at each stage.
struct KernelTexts {
  std::string name;
  std::string uop, loops, llvmIR, assembly;
  /// The kernel at the stage of plans, first, and what it calls.
  mlir::OwningOpRef<mlir::ModuleOp> module;

  KernelOp getKernel() const {
    return *module.get().getOps<KernelOp>().begin();
  }
};

/// Where a kernel comes from, and the accesses that it checks.
struct KernelLocations {
  mlir::LocationAttr kernel;
  std::vector<mlir::LocationAttr> checks;
};

struct PhaseTime {
  const char *phase;
  double milliseconds;
};

struct CompileResult {
  std::shared_ptr<runtime::Plan> plan;
  /// In the order in which they ran.
  std::vector<PhaseTime> times;
  /// In the order of the plan's programs; see CompileOptions::tune.
  std::vector<TunedKernel> tuned;
  /// In the order of the plan's programs; see CompileOptions::keepTexts.
  std::vector<KernelTexts> kernels;
  /// In the order of the plan's programs.
  std::vector<KernelLocations> locations;
  /// Of all kernels, one after the other.
  std::string assembly;
  /// Kernels that the cache had, and that it had not.
  unsigned cacheHits = 0, cacheMisses = 0;
  /// See CompileOptions::save and runtime::writeArtifact().
  runtime::ArtifactCode code;
};

/// What a function takes and gives, as arrays, and what a caller may choose.
struct Signature {
  /// Inputs have the greatest sizes; an output's size that a run decides is -1.
  std::vector<runtime::TensorInfo> inputs, outputs;
  std::vector<runtime::Variable> variables;
  /// For each input, by axis, the name of the variable that is its size, or
  /// nothing; no list where all sizes are fixed.
  std::vector<std::vector<std::string>> inputSizes;
};

/// The function called `name`; if `name` is empty, @main or else the only
/// public function. An error at the module lists the functions that are there.
mlir::FailureOr<mlir::func::FuncOp> findEntry(mlir::ModuleOp module,
                                              llvm::StringRef name);

/// The types of arguments and results, which must be tensors or contiguous
/// memrefs of static size, otherwise an error at `function`; tensors may have
/// sizes that are variables, as uop.shape says. And the variables of the
/// function and of those that it calls.
mlir::FailureOr<Signature> getSignature(mlir::func::FuncOp function);

/// The runtime's name of an element type, if it has one.
std::optional<runtime::DType> getDType(mlir::Type element);

/// Compiles a function of `module` for the device that the options name, by
/// default the CPU of this process. `module` may be at any stage from tensors
/// to plans, and is not changed. Errors are reported as diagnostics, at the op
/// that they are about.
mlir::FailureOr<CompileResult> compile(mlir::ModuleOp module,
                                       const CompileOptions &options);

} // namespace uop

#endif // UOP_COMPILER_COMPILER_H
