//===- Compiler.cpp - From a module to a plan -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Compiler/Compiler.h"

#include "CodeGeneration.h"
#include "ConstantLaunches.h"
#include "DeviceCode.h"
#include "DynamicShapes.h"
#include "KernelInfo.h"
#include "PlanBuilder.h"
#include "uop/Conversion/StableHLOToUOp.h"
#include "uop/Conversion/UOpToLoops.h"
#include "uop/Dialect/UOp/Analysis/KernelTime.h"
#include "uop/Dialect/UOp/IR/ControlKernels.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"
#include "uop/Dialect/UOp/IR/Variables.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"
#include "uop/Pipelines/LoopsToLLVM.h"
#include "uop/Pipelines/Pipelines.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/BufferizableOpInterface.h"
#include "mlir/Dialect/DLTI/DLTI.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringSet.h"

#include <chrono>

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Entry and signature
//===----------------------------------------------------------------------===//

FailureOr<func::FuncOp> uop::findEntry(ModuleOp module, StringRef name) {
  SmallVector<func::FuncOp> all, candidates;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    all.push_back(function);
    if (name.empty() ? function.isPublic() : function.getName() == name)
      candidates.push_back(function);
  }
  if (name.empty())
    for (func::FuncOp function : candidates)
      if (function.getName() == "main")
        return function;
  if (candidates.size() == 1)
    return candidates.front();

  InFlightDiagnostic error = module.emitError();
  if (!name.empty())
    error << "no function @" << name << " with a body";
  else
    error << "no function @main, and " << candidates.size()
          << " public functions to choose from";
  error << "; the module has ";
  if (all.empty())
    error << "no functions";
  llvm::interleaveComma(all, error, [&](func::FuncOp function) {
    error << "@" << function.getName();
  });
  return error;
}

static LogicalResult
addTensorInfo(func::FuncOp function, Type type, const char *what,
              unsigned number, std::vector<runtime::TensorInfo> &infos,
              std::vector<std::vector<std::string>> *inputSizes = nullptr) {
  auto fail = [&]() {
    return function.emitError()
           << what << " " << number << " of @" << function.getName() << " ";
  };
  auto shaped = dyn_cast<ShapedType>(type);
  if (!isa<RankedTensorType, MemRefType>(type))
    return fail() << "has type " << type
                  << "; a compiled function takes and returns tensors: a "
                     "scalar can be a tensor of rank 0";
  if (!shaped.hasStaticShape() && isa<MemRefType>(type))
    return fail() << "has the dynamic type " << type
                  << "; sizes of memrefs must be known when the function is "
                     "compiled";
  auto memref = dyn_cast<MemRefType>(type);
  if (memref && !memref.getLayout().isIdentity())
    return fail() << "has type " << type << "; it must be contiguous";
  std::optional<runtime::DType> dtype = getDType(shaped.getElementType());
  if (isa<ComplexType>(shaped.getElementType()))
    return fail() << "has the unsupported element type "
                  << shaped.getElementType()
                  << "; 'uop-opt --split-complex' says which op keeps the "
                     "program from being split into real and imaginary parts";
  if (!dtype)
    return fail() << "has the unsupported element type "
                  << shaped.getElementType()
                  << "; there are i1, integers of 8, 16, 32 and 64 bits, and "
                     "the floats that docs/numerics.md lists";
  runtime::TensorInfo info{*dtype, shaped.getShape().vec()};
  std::vector<std::string> names;
  bool isArgument = inputSizes;
  if (!shaped.hasStaticShape()) {
    auto variables = isArgument ? getSizeVariables(function, number)
                                : SmallVector<VarAttr>();
    if (isArgument && variables.empty())
      return fail() << "has the dynamic type " << type << "; " << kShapeAttrName
                    << " = [#uop.var<\"n\" [0, 128]>, ...] on it says what its "
                       "sizes are";
    for (int64_t &size : info.shape)
      if (ShapedType::isDynamic(size))
        size = -1;
    for (auto [axis, variable] : llvm::enumerate(variables)) {
      names.push_back(variable ? variable.getName().str() : "");
      if (variable)
        info.shape[axis] = variable.getMax();
    }
  }
  if (isArgument)
    inputSizes->push_back(std::move(names));
  else if (!shaped.hasStaticShape()) {
    infos.push_back(std::move(info));
    return success();
  }
  if (auto bytes = info.byteSize(); !bytes)
    return fail() << "is too large: " << bytes.message();
  infos.push_back(std::move(info));
  return success();
}

FailureOr<Signature> uop::getSignature(func::FuncOp function) {
  Signature signature;
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
    if (failed(addTensorInfo(function, type, "argument", i, signature.inputs,
                             &signature.inputSizes)))
      return failure();
  for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
    if (failed(addTensorInfo(function, type, "result", i, signature.outputs)))
      return failure();
  auto variables = collectVariables(function);
  if (failed(variables))
    return failure();
  for (const auto &[name, variable] : *variables) {
    signature.variables.push_back(
        {name.str(), variable.min, variable.max, variable.needsValue});
  }
  return signature;
}

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

namespace {

class Compilation {
public:
  Compilation(ModuleOp source, const CompileOptions &options)
      : source(source), options(options), shapes(source.getContext()) {}

  FailureOr<CompileResult> run();

private:
  LogicalResult prepare();
  LogicalResult setKernelOptions(PipelineOptions &kernelOptions);
  LogicalResult runVerified(PassManager &pm, ModuleOp module);
  LogicalResult reachStage(StringRef stage, ModuleOp at) const;
  LogicalResult runPlanPipeline();
  LogicalResult evaluateLaunches(ArrayRef<func::FuncOp> functions);
  LogicalResult evaluateConstants();
  LogicalResult buildSteps();
  LogicalResult tune();
  LogicalResult estimateTimes(int64_t vectorBytes);
  LogicalResult lowerKernels();
  LogicalResult noteLoops(ModuleOp lowered, ArrayRef<unsigned> kernels);
  LogicalResult lowerForDevice();

  /// Runs `phase` and notes its time.
  LogicalResult time(const char *name, LogicalResult (Compilation::*phase)());

  ModuleOp source;
  CompileOptions options;
  CompileResult result;
  std::string entry;
  Signature signature;
  DynamicShapes shapes;
  SmallVector<bool> isTensor;
  EvaluatedConstants constants;
  /// The copy of `source` that is transformed.
  OwningOpRef<ModuleOp> module;
  /// The kernels alone, in the order of the plan's programs.
  OwningOpRef<ModuleOp> kernelModule;
  /// The kernels from loops on, in modules of their own.
  std::vector<KernelUnit> units;
  SmallVector<std::string> symbols;
  /// Nothing: the CPU.
  std::optional<DeviceTarget> device;
};

} // namespace

static std::string printOp(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream, OpPrintingFlags().useLocalScope());
  stream << "\n";
  return text;
}

/// Whether bufferization may turn an op into what a plan does. It must know the
/// op, and single elements are read and written by kernels alone.
static bool mayBecomeSteps(Operation &op) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  if (isa_and_nonnull<UOpDialect>(op.getDialect()) ||
      op.hasTrait<OpTrait::IsTerminator>())
    return true;
  bool takesTensors = llvm::any_of(op.getOperandTypes(), isTensor);
  bool makesTensors = llvm::any_of(op.getResultTypes(), isTensor);
  if (!takesTensors && !makesTensors)
    return true;
  auto isElement = [](Type type) { return isa<IntegerType, FloatType>(type); };
  return bufferization::BufferizationOptions().dynCastBufferizableOp(&op) &&
         !(takesTensors && llvm::any_of(op.getResultTypes(), isElement)) &&
         !(makesTensors && llvm::any_of(op.getOperandTypes(), isElement));
}

/// The op that no plan has steps for. What convert-scf-to-uop has left comes
/// before the element that is its condition; null: none.
static Operation *findObstacle(func::FuncOp function) {
  for (Operation &op : function.getOps())
    if (isa<scf::WhileOp, scf::IfOp, scf::IndexSwitchOp>(op))
      return &op;
  for (Operation &op : function.getOps()) {
    // The region of a fold is scalar arithmetic and becomes part of a kernel.
    bool hasSteps = op.getNumRegions() != 0 && !isa<FoldOp>(op);
    if (hasSteps || !mayBecomeSteps(op))
      return &op;
  }
  return nullptr;
}

LogicalResult uop::isolateFunction(ModuleOp module, StringRef name) {
  bool hasCalls = false;
  for (auto other : module.getOps<func::FuncOp>()) {
    other.setVisibility(other.getName() == name
                            ? SymbolTable::Visibility::Public
                            : SymbolTable::Visibility::Private);
    // A custom op may bring the calls of any function to the entry.
    hasCalls |= other.walk([](func::CallOp) { return WalkResult::interrupt(); })
                    .wasInterrupted();
  }
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  if (hasCalls)
    // No clean-up in between: the later passes do theirs.
    pm.addPass(createInlinerPass({}, [](OpPassManager &) {}));
  pm.addPass(createSymbolDCEPass());
  return pm.run(module);
}

/// Whether conversions change the types of functions.
static bool hasOtherTypes(ModuleOp module) {
  auto isComplex = [](Type type) {
    return isa<ComplexType>(getElementTypeOrSelf(type));
  };
  return module
      .walk([&](Operation *op) {
        auto function = dyn_cast<func::FuncOp>(op);
        return isStableHLO(op) ||
                       (function &&
                        (llvm::any_of(function.getArgumentTypes(), isComplex) ||
                         llvm::any_of(function.getResultTypes(), isComplex)))
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

/// Makes the copy.
LogicalResult Compilation::prepare() {
  module = source.clone();
  // Complex arguments become real ones, and functions that only ops name go.
  if (hasOtherTypes(*module) && failed(convertToUOp(*module, /*partial=*/true)))
    return failure();
  FailureOr<func::FuncOp> function = findEntry(*module, options.entry);
  if (failed(function))
    return failure();
  FailureOr<Signature> found = getSignature(*function);
  if (failed(found))
    return failure();
  signature = std::move(*found);
  entry = function->getName().str();
  for (Type type : function->getArgumentTypes())
    isTensor.push_back(isa<TensorType>(type));

  if (!(*module)->hasAttr(DLTIDialect::kTargetSystemDescAttrName))
    if (TargetSystemSpecAttr machine =
            cpu::describeMachine(module->getContext(), options.target))
      (*module)->setAttr(DLTIDialect::kTargetSystemDescAttrName,
                         device ? describeDevice(machine, *device) : machine);
  if (options.allowTF32)
    (*module)->setAttr(kAllowTF32AttrName, UnitAttr::get(module->getContext()));
  for (auto kernel : module->getOps<KernelOp>())
    if (options.checkBounds == CheckBounds::input)
      kernel->setAttr(kCheckBoundsAttrName, UnitAttr::get(kernel.getContext()));
    else
      kernel->removeAttr(kCheckBoundsAttrName);
  if (failed(isolateFunction(*module, entry)) ||
      failed(convertToUOp(*module, /*partial=*/false)))
    return failure();
  // Better told here than after bufferization, which has its own opinions and
  // leaves no trace of where a memory space comes from.
  auto copy = module->lookupSymbol<func::FuncOp>(entry);
  WalkResult devices = copy.walk([](CopyOp op) {
    return succeeded(getDevice(*op, op.getDeviceAttr()))
               ? WalkResult::advance()
               : WalkResult::interrupt();
  });
  if (devices.wasInterrupted())
    return failure();
  SmallVector<func::FuncOp> functions = {copy};
  llvm::append_range(functions, getRegionFunctions(copy));
  for (func::FuncOp one : functions)
    if (Operation *obstacle = findObstacle(one))
      return emitNoStep(*obstacle, one);
  shapes.setChecksBoxes(options.checkBounds != CheckBounds::none);
  return shapes.find(copy);
}

/// Whether a function works on tensors anywhere.
static bool usesTensors(func::FuncOp function) {
  auto isTensor = [](Type type) { return isa<TensorType>(type); };
  return llvm::any_of(function.getArgumentTypes(), isTensor) ||
         function
             .walk([&](Operation *op) {
               return llvm::any_of(op->getResultTypes(), isTensor)
                          ? WalkResult::interrupt()
                          : WalkResult::advance();
             })
             .wasInterrupted();
}

LogicalResult Compilation::runVerified(PassManager &pm, ModuleOp module) {
  pm.enableVerifier(options.verifyEach);
  return failure(failed(pm.run(module)) || failed(verify(module)));
}

/// What the kernels' passes are told of the target and the threads.
LogicalResult Compilation::setKernelOptions(PipelineOptions &kernelOptions) {
  FailureOr<cpu::VectorRegisters> registers =
      cpu::getVectorRegisters(options.target, module->getLoc());
  if (failed(registers))
    return failure();
  kernelOptions.vectorBytes = registers->bytes;
  kernelOptions.registers = registers->count;
  kernelOptions.threads = device ? kDeviceThreads : options.threads;
  kernelOptions.nativeF16 = registers->hasF16;
  kernelOptions.nativeDot = registers->hasDot;
  kernelOptions.nativeDotI16 = registers->dotI16Bytes;
  kernelOptions.nativeDotBF16 = registers->hasDotBF16;
  kernelOptions.nativeLdexp = registers->hasLdexp;
  kernelOptions.isCanceled = options.isCanceled;
  return success();
}

/// What constants alone decide, in a function and its loops and branches.
LogicalResult Compilation::evaluateLaunches(ArrayRef<func::FuncOp> functions) {
  for (func::FuncOp function : functions)
    if (failed(uop::evaluateConstants(function, options, constants)))
      return failure();
  return success();
}

/// What constants alone decide, the panels of weights among it.
LogicalResult Compilation::evaluateConstants() {
  auto function = module->lookupSymbol<func::FuncOp>(entry);
  SmallVector<func::FuncOp> functions = getRegionFunctions(function);
  bool hasRegions = !functions.empty();
  functions.insert(functions.begin(), function);
  // Panels are for vectors; without constants there is nothing to pack.
  if (device || (!hasRegions && function.getOps<arith::ConstantOp>().empty() &&
                 function.getOps<ConstOp>().empty()))
    return evaluateLaunches(functions);
  PipelineOptions kernelOptions;
  if (failed(setKernelOptions(kernelOptions)))
    return failure();
  PackConstantsPassOptions packOptions;
  packOptions.vectorBytes = kernelOptions.vectorBytes;
  packOptions.registers = kernelOptions.registers;
  packOptions.threads = kernelOptions.threads;
  PassManager pm(module->getContext(), ModuleOp::getOperationName());
  if (hasRegions) {
    // A loop packs what is a constant when it is entered.
    if (failed(evaluateLaunches(functions)))
      return failure();
    pm.addPass(createSinkConstantsPass());
  }
  pm.addPass(createPackConstantsPass(packOptions));
  pm.enableVerifier(options.verifyEach);
  if (failed(pm.run(*module)) || failed(evaluateLaunches(functions)))
    return failure();
  // Of weights that are computed, only now the numbers are known.
  NoteFinitePassOptions finite;
  finite.onlyNew = true;
  PassManager notes(module->getContext(), ModuleOp::getOperationName());
  notes.addPass(createNoteFinitePass(finite));
  notes.enableVerifier(options.verifyEach);
  return notes.run(*module);
}

/// Fails if nobody wants to go on.
LogicalResult Compilation::reachStage(StringRef stage, ModuleOp at) const {
  if (options.mustStop())
    return reportCanceled(at.getLoc());
  if (options.atStage)
    options.atStage(stage, at);
  return success();
}

LogicalResult Compilation::runPlanPipeline() {
  // What frees its buffers already must not be planned again.
  if (!usesTensors(module->lookupSymbol<func::FuncOp>(entry))) {
    return reachStage("plan", *module);
  }
  PipelineOptions pipelineOptions;
  pipelineOptions.fuse = options.fuse;
  if (failed(setKernelOptions(pipelineOptions)))
    return failure();
  if (failed(reachStage("tensor", *module)))
    return failure();
  PassManager ranges(module->getContext(), ModuleOp::getOperationName());
  buildRangePipeline(ranges, /*hoistConstants=*/options.evaluateConstants);
  ranges.enableVerifier(options.verifyEach);
  if (failed(ranges.run(*module)))
    return failure();
  if (failed(reachStage("range", *module)))
    return failure();
  PassManager kernels(module->getContext(), ModuleOp::getOperationName());
  buildKernelPipeline(kernels, pipelineOptions);
  kernels.enableVerifier(options.verifyEach);
  if (failed(kernels.run(*module)))
    return failure();
  if (options.evaluateConstants && failed(evaluateConstants()))
    return failure();
  if (failed(reachStage("schedule", *module)))
    return failure();
  PassManager buffers(module->getContext(), ModuleOp::getOperationName());
  buildBufferPipeline(buffers, /*windows=*/!device);
  if (failed(runVerified(buffers, *module)))
    return failure();
  return reachStage("plan", *module);
}

LogicalResult Compilation::buildSteps() {
  auto function = module->lookupSymbol<func::FuncOp>(entry);
  FailureOr<PlanDraft> draft =
      buildPlan(function, std::move(signature), shapes, isTensor, options.state,
                {constants, options.borrowConstants});
  if (failed(draft))
    return failure();
  result.plan = std::move(draft->plan);
  if (device && !options.save)
    result.plan->device = device->device;

  // The kernels move to a module of their own: host code needs no lowering.
  kernelModule = ModuleOp::create(module->getLoc());
  (*kernelModule)
      ->setDiscardableAttrs(llvm::to_vector((*module)->getDiscardableAttrs()));
  llvm::StringSet<> taken;
  for (KernelOp kernel : draft->kernels)
    taken.insert(kernel.getName());
  for (KernelOp kernel : draft->kernels) {
    result.locations.push_back({kernel.getLoc(), {}});
    if (options.keepTexts) {
      OwningOpRef<ModuleOp> alone = ModuleOp::create(kernel.getLoc());
      alone->push_back(kernel->clone());
      // How far results may be from the interpreter's.
      if (Attribute allowed = (*module)->getAttr(kAllowTF32AttrName))
        (*alone)->setAttr(kAllowTF32AttrName, allowed);
      copyCallees(*module, *alone);
      result.kernels.push_back({kernel.getName().str(),
                                printOp(kernel),
                                {},
                                {},
                                {},
                                std::move(alone)});
    }
    // A kernel named as a function of libm would take that one's place.
    std::string symbol = kernel.getName().str();
    if (cpu::isReservedName(symbol)) {
      do
        symbol = "kernel_" + symbol;
      while (!taken.insert(symbol).second);
    }
    kernel->remove();
    kernelModule->push_back(kernel);
    kernel.setName(symbol);
    symbols.push_back(std::move(symbol));
  }
  copyCallees(*module, *kernelModule);
  return success();
}

LogicalResult Compilation::tune() {
  TuneOptions tuneOptions = options.tune;
  tuneOptions.threads = options.threads;
  auto tuned = tuneKernels(*kernelModule, symbols, options.target, tuneOptions);
  if (failed(tuned))
    return failure();
  result.tuned = std::move(*tuned);
  return success();
}

/// What the kernels take with their schedules, by the cost model.
LogicalResult Compilation::estimateTimes(int64_t vectorBytes) {
  double programBytes = 0;
  for (const runtime::Slot &slot : result.plan->slots)
    if (slot.kind != runtime::Slot::Kind::View)
      programBytes += double(slot.bytes);
  for (auto [i, symbol] : llvm::enumerate(symbols)) {
    auto kernel = kernelModule->lookupSymbol<KernelOp>(symbol);
    FailureOr<CostModel> target = CostModel::get(kernel);
    if (failed(target))
      return failure();
    KernelTime time = estimateTime(kernel, *target, vectorBytes,
                                   /*threads=*/1, programBytes);
    result.plan->programs[i].nanoseconds = std::min(time.total, 1e15);
  }
  return success();
}

LogicalResult Compilation::lowerKernels() {
  MLIRContext *context = kernelModule->getContext();
  if (options.checkBounds == CheckBounds::all)
    for (auto kernel : kernelModule->getOps<KernelOp>())
      kernel->setAttr(kCheckBoundsAttrName, UnitAttr::get(context));
  PipelineOptions kernelOptions;
  if (failed(setKernelOptions(kernelOptions)))
    return failure();
  PassManager schedule(context, ModuleOp::getOperationName());
  buildKernelSchedulePipeline(schedule, kernelOptions);
  schedule.enableVerifier(options.verifyEach);
  if (failed(schedule.run(*kernelModule)) ||
      failed(estimateTimes(kernelOptions.vectorBytes)))
    return failure();
  units = splitKernels(std::move(kernelModule), symbols);
  // Modules in a module, which passes run on in parallel.
  OwningOpRef<ModuleOp> all = ModuleOp::create(module->getLoc());
  for (KernelUnit &unit : units)
    all->push_back(unit.module.release());
  auto modules = llvm::to_vector(all->getOps<ModuleOp>());
  PassManager toLoops(context, ModuleOp::getOperationName());
  buildScheduledToLoopsPipeline(toLoops.nest<ModuleOp>(), kernelOptions);
  if (failed(runVerified(toLoops, *all)))
    return failure();
  if (failed(reachStage("loops", *all)))
    return failure();
  LoopDialects dialects = findLoopDialects(*all);
  for (auto [part, unit] : llvm::zip_equal(modules, units))
    if (failed(noteLoops(part, unit.kernels)))
      return failure();
  PassManager toLLVM(context, ModuleOp::getOperationName());
  // Upstream's passes alone; LLVM verifies what comes of them.
  toLLVM.enableVerifier(false);
  OpPassManager &parts = toLLVM.nest<ModuleOp>();
  if (options.isCanceled)
    parts.addPass(createStopPass(options.isCanceled));
  buildLoopsToLLVMPipeline(parts, dialects);
  if (failed(toLLVM.run(*all)))
    return failure();
  for (auto [part, unit] : llvm::zip_equal(modules, units)) {
    part->remove();
    unit.module = part;
  }
  return success();
}

/// Notes what the plan has to know of lowered kernels.
LogicalResult Compilation::noteLoops(ModuleOp lowered,
                                     ArrayRef<unsigned> kernels) {
  for (unsigned i : kernels) {
    auto function = lowered.lookupSymbol<func::FuncOp>(symbols[i]);
    if (!function)
      return lowered.emitError("no lowered kernel @") << symbols[i];
    if (auto extent =
            function->getAttrOfType<IntegerAttr>(kThreadExtentAttrName))
      result.plan->programs[i].threadExtent = extent.getInt();
    result.plan->programs[i].checks =
        getAccessChecks(function, &result.locations[i].checks);
    if (options.keepTexts)
      result.kernels[i].loops = printOp(function);
  }
  return success();
}

LogicalResult Compilation::lowerForDevice() {
  if (options.checkBounds == CheckBounds::all)
    for (auto kernel : kernelModule->getOps<KernelOp>())
      kernel->setAttr(kCheckBoundsAttrName, UnitAttr::get(kernel.getContext()));
  return generateDeviceCode(*kernelModule, *device, symbols, options, result);
}

LogicalResult Compilation::time(const char *name,
                                LogicalResult (Compilation::*phase)()) {
  if (options.mustStop())
    return reportCanceled(source.getLoc());
  auto start = std::chrono::steady_clock::now();
  LogicalResult status = (this->*phase)();
  std::chrono::duration<double, std::milli> elapsed =
      std::chrono::steady_clock::now() - start;
  result.times.push_back({name, elapsed.count()});
  return status;
}

FailureOr<CompileResult> Compilation::run() {
  if (isForDevice(options)) {
    auto found = findDevice(options, source.getLoc());
    if (failed(found))
      return failure();
    device = std::move(*found);
    result.code.device.format = device->format;
    result.code.device.chip = device->chip;
  }
  if (options.save) {
    auto target = cpu::prepareSavedTarget(options.target, source.getLoc());
    if (failed(target))
      return failure();
    if (!device)
      result.code.target = std::move(*target);
  }
  if (failed(time("prepare", &Compilation::prepare)) ||
      failed(time("plan", &Compilation::runPlanPipeline)) ||
      failed(time("steps", &Compilation::buildSteps)))
    return failure();
  if (options.tune.isActive() && failed(time("tune", &Compilation::tune)))
    return failure();
  // A plan that only copies needs no machine code.
  if (!symbols.empty() && device &&
      failed(time("device", &Compilation::lowerForDevice)))
    return failure();
  if (!symbols.empty() && !device &&
      (failed(time("lower", &Compilation::lowerKernels)) ||
       failed(generateCode(std::move(units), symbols, options, result))))
    return failure();
  if (runtime::Error error = result.plan->verify(/*needsCode=*/!options.save))
    return module->lookupSymbol<func::FuncOp>(entry).emitError(error.message());
  if (options.threads > 1 && !device)
    emitGroupRemarks(*result.plan, options.threads,
                     module->lookupSymbol<func::FuncOp>(entry).getLoc());
  return std::move(result);
}

FailureOr<CompileResult> uop::compile(ModuleOp module,
                                      const CompileOptions &options) {
  return Compilation(module, options).run();
}
