//===- UOpRun.cpp - Compiles and runs a module ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/UOpRun.h"

#include "Files.h"
#include "ImportModel.h"
#include "NativeFunctions.h"
#include "Options.h"
#include "Remarks.h"
#include "SaveCase.h"
#include "Stats.h"
#include "Tuning.h"
#include "VerifyKernels.h"
#include "uop/Compiler/GraphCache.h"
#include "uop/Compiler/ScheduleListing.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"
#include "uop/Pipelines/Pipelines.h"
#include "uop/Runtime/Artifact.h"
#include "uop/Runtime/Device.h"
#include "uop/Runtime/StepGroups.h"
#include "uop/Tools/Arrays.h"
#include "uop/Tools/Compare.h"
#include "uop/Tools/RunInterpreter.h"
#include "uop/View/View.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/SourceMgr.h"

#include <chrono>
#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::Error;

using Clock = std::chrono::steady_clock;

static int fail(const llvm::Twine &message) {
  llvm::errs() << "uop-run: error: " << message << "\n";
  return 1;
}

/// What standard output did not take is an error too.
static int finishOutput() {
  llvm::raw_fd_ostream &os = llvm::outs();
  os.flush();
  if (!os.has_error())
    return 0;
  std::string message = os.error().message();
  os.clear_error();
  return fail("standard output: " + message);
}

namespace {

/// One call of the program, after the file was read.
class Run {
public:
  Run(const Options &options, ModuleOp module, double parseMilliseconds)
      : options(options), module(module) {
    stats.times.push_back({"parse", parseMilliseconds});
    if (options.allowTF32)
      module->setAttr(kAllowTF32AttrName, UnitAttr::get(module.getContext()));
  }
  /// Of a program that was compiled before.
  Run(const Options &options, std::shared_ptr<const runtime::Plan> plan,
      double loadMilliseconds)
      : options(options), plan(std::move(plan)) {
    stats.times.push_back({"load", loadMilliseconds});
  }

  int run();

private:
  int compileTo();
  LogicalResult findSignature();
  LogicalResult compile();
  LogicalResult compileThroughCache(const CompileOptions &compileOptions);
  LogicalResult makeInputs(size_t setting);
  LogicalResult freezeWeights();
  LogicalResult startDevice();
  LogicalResult execute();
  FailureOr<std::vector<Array>> interpret(InterpreterDevice &device);
  LogicalResult verify();
  LogicalResult saveCase(size_t setting);
  /// What the steps of a run on a device took.
  int64_t deviceNanoseconds = 0;
  void printSetting();
  Error writeFiles() const;
  /// Runs `once` as often as the options say and notes the times, those of
  /// `before` aside.
  LogicalResult repeat(
      llvm::function_ref<LogicalResult()> once,
      llvm::function_ref<void()> before = [] {});

  const Options &options;
  ModuleOp module;
  func::FuncOp function;
  Signature signature;
  /// What variables are in the current run.
  std::vector<VariableValue> variables;
  std::vector<Array> inputs, outputs;
  std::string entry;
  std::shared_ptr<const runtime::Plan> plan;
  std::optional<runtime::PlanExecutor> executor;
  std::optional<InterpreterDevice> interpreter;
  RunStats stats;
  /// Kept for what looks into kernels.
  std::vector<KernelTexts> kernels;
  std::optional<KernelVerifier> kernelVerifier;
  std::optional<Profile> profile;
  StageRecorder stages;
};

} // namespace

int Run::compileTo() {
  if (!options.entry.empty() && failed(findEntry(module, options.entry)))
    return 1;
  if (options.compileTo == "machine") {
    CompileOptions compileOptions;
    compileOptions.entry = options.entry;
    compileOptions.checkBounds = options.checkBounds;
    compileOptions.threads = options.threads;
    compileOptions.keepTexts = true;
    FailureOr<CompileResult> result = uop::compile(module, compileOptions);
    if (failed(result))
      return 1;
    llvm::outs() << result->assembly;
    return finishOutput();
  }
  // The names are those of the stages, in their order.
  auto stage = static_cast<Stage>(
      llvm::find(getStageNames(), options.compileTo) - getStageNames().begin());
  PassManager pm(module.getContext(), ModuleOp::getOperationName());
  buildPipelineTo(pm, stage, PipelineOptions());
  if (failed(pm.run(module)))
    return 1;
  if (options.stats) {
    if (failed(printSchedule(module, llvm::outs())))
      return 1;
    return finishOutput();
  }
  module.print(llvm::outs());
  llvm::outs() << "\n";
  return finishOutput();
}

LogicalResult Run::compile() {
  CompileOptions compileOptions;
  compileOptions.entry = function.getName().str();
  compileOptions.checkBounds = options.checkBounds;
  compileOptions.threads = options.threads;
  compileOptions.keepTexts = !options.dumpFolder.empty() ||
                             !options.verifyFolder.empty() ||
                             !options.viewFile.empty();
  if (!options.viewFile.empty())
    compileOptions.atStage = [&](StringRef stage, ModuleOp at) {
      stages.add(stage, at);
    };
  compileOptions.cacheFolder = options.cacheFolder;
  compileOptions.cacheBytes = options.cacheBytes;
  compileOptions.device = options.deviceName;
  Tuning tuning(options);
  compileOptions.tune = tuning.getOptions();
  // The cache has neither texts, remarks nor what a search would find this
  // time.
  if (!options.cacheFolder.empty() && !compileOptions.keepTexts &&
      options.remarks.empty() && !compileOptions.tune.isActive())
    return compileThroughCache(compileOptions);
  FailureOr<CompileResult> result = uop::compile(module, compileOptions);
  if (failed(result))
    return failure();
  plan = result->plan;
  stats.kernelHits = result->cacheHits;
  stats.kernelMisses = result->cacheMisses;
  stats.tuned = std::move(result->tuned);
  kernels = std::move(result->kernels);
  llvm::append_range(stats.times, result->times);
  if (options.dumpFolder.empty())
    return success();
  if (Error error =
          dumpKernels(options.dumpFolder, kernels, result->code.device))
    return failure(fail(error.message()));
  return success();
}

LogicalResult Run::compileThroughCache(const CompileOptions &compileOptions) {
  GraphCacheOptions cacheOptions;
  cacheOptions.folder = options.cacheFolder;
  cacheOptions.folderBytes = options.cacheBytes;
  GraphCache cache(cacheOptions);
  FailureOr<CachedPlan> result = cache.getOrCompile(module, compileOptions);
  if (failed(result))
    return failure();
  plan = result->plan;
  stats.isGraphHit = result->source != CachedPlan::Source::compiler;
  stats.kernelHits = result->kernelHits;
  stats.kernelMisses = result->kernelMisses;
  llvm::append_range(stats.times, result->times);
  return success();
}

LogicalResult Run::repeat(llvm::function_ref<LogicalResult()> once,
                          llvm::function_ref<void()> before) {
  for (unsigned i = 0; i < options.warmup; ++i) {
    before();
    if (failed(once()))
      return failure();
  }
  for (unsigned i = 0; i < options.repeat; ++i) {
    before();
    deviceNanoseconds = 0;
    auto start = Clock::now();
    if (failed(once()))
      return failure();
    std::chrono::duration<double, std::micro> elapsed = Clock::now() - start;
    stats.runMicroseconds.push_back(elapsed.count());
    if (deviceNanoseconds)
      stats.deviceMicroseconds.push_back(double(deviceNanoseconds) / 1e3);
  }
  return success();
}

LogicalResult Run::makeInputs(size_t setting) {
  variables = options.getSetting(setting);
  auto types = resolveSizes(signature.inputs, signature.inputSizes,
                            signature.variables, variables, options.inputs);
  if (!types)
    return failure(fail(types.message()));
  auto arrays = run::makeInputs(*types, options.inputs, options.randomSeed);
  if (!arrays)
    return failure(fail(arrays.message()));
  inputs = std::move(*arrays);
  return success();
}

LogicalResult Run::freezeWeights() {
  if (failed(makeInputs(0)))
    return failure();
  if (Error error = makeConstant(function, *options.weights, inputs))
    return failure(fail(error.message()));
  return findSignature();
}

LogicalResult Run::startDevice() {
  if (options.device == Device::interpreter || options.verify)
    interpreter.emplace(function, variables);
  if (options.device == Device::interpreter)
    return success();
  runtime::ExecutorOptions executorOptions;
  executorOptions.threads = options.threads;
  if (!options.verifyFolder.empty())
    kernelVerifier.emplace(options, plan, kernels)
        .addTo(executorOptions, executor);
  if (options.isTraced())
    profile.emplace(plan, options.threads);
  // Times of a device are those that it notes itself.
  executorOptions.trace =
      profile || (options.stats && options.device == Device::other);
  auto made = runtime::PlanExecutor::create(plan, executorOptions);
  if (!made)
    return failure(fail(made.message()));
  executor.emplace(std::move(*made));
  return success();
}

LogicalResult Run::execute() {
  if (interpreter)
    interpreter->setVariables(variables);
  if (options.device == Device::interpreter) {
    return repeat([&]() -> LogicalResult {
      FailureOr<std::vector<Array>> results = interpreter->run(inputs);
      if (failed(results))
        return failure();
      outputs = std::move(*results);
      return success();
    });
  }

  for (const auto &[name, value] : variables)
    if (Error error = executor->setVariable(name, value))
      return failure(fail(error.message()));
  // A run overwrites what it is given away; the next needs it again.
  std::vector<Array> arguments = inputs;
  std::vector<size_t> donated;
  for (const runtime::Slot &slot : plan->slots)
    if (slot.kind == runtime::Slot::Kind::Input && slot.isDonated)
      donated.push_back(slot.index);
  for (size_t i : donated) {
    arguments[i].buffer = runtime::Buffer::create(inputs[i].buffer.size());
    if (Error error = arguments[i].buffer.allocate())
      return failure(fail(error.message()));
  }
  auto arrays = executor->makeOutputs(arguments);
  if (!arrays)
    return failure(fail(arrays.message()));
  outputs = std::move(*arrays);
  auto restore = [&] {
    for (size_t i : donated)
      std::memcpy(arguments[i].data(), inputs[i].data(),
                  inputs[i].buffer.size());
  };
  return repeat(
      [&]() -> LogicalResult {
        auto start = Clock::now();
        if (Error error = executor->run(arguments, outputs))
          return failure(fail(error.message()));
        if (profile)
          profile->add(*executor, start);
        for (const runtime::TraceEvent &event : executor->trace())
          if (plan->device)
            deviceNanoseconds += event.end - event.begin;
        if (kernelVerifier)
          if (Error error = kernelVerifier->getError())
            return failure(fail(error.message()));
        return success();
      },
      restore);
}

FailureOr<std::vector<Array>> Run::interpret(InterpreterDevice &device) {
  // Only what remembers its runs gives other results the next time.
  uint64_t runs = plan->state ? uint64_t(options.warmup) + options.repeat : 1;
  FailureOr<std::vector<Array>> results = failure();
  for (uint64_t i = 0; i < runs; ++i) {
    results = device.run(inputs);
    if (failed(results))
      return failure();
  }
  return results;
}

LogicalResult Run::verify() {
  FailureOr<std::vector<Array>> expected = interpret(*interpreter);
  if (failed(expected))
    return failure();
  double tolerance = getTolerance(module);
  // It takes as many runs again, so only what differs is looked at closely.
  std::vector<double> spread;
  for (size_t i = 0; i < outputs.size(); ++i) {
    std::string difference =
        compareArrays(outputs[i], (*expected)[i], tolerance);
    if (!difference.empty() && tolerance != 0) {
      if (spread.empty())
        spread = measureSpread(*expected, [&](uint64_t seed) {
          ScopedDiagnosticHandler quiet(module.getContext(),
                                        [](Diagnostic &) { return success(); });
          InterpreterDevice noisy(function, variables);
          noisy.addRoundingNoise(seed);
          return interpret(noisy);
        });
      difference =
          compareArrays(outputs[i], (*expected)[i], tolerance, spread[i]);
    }
    if (!difference.empty())
      return failure(fail("--verify: output " + llvm::Twine(i) + ", " +
                          outputs[i].typeString() + ", " + difference +
                          "; --verify-kernels=DIR looks for the kernel"));
  }
  return success();
}

/// What the interpreter has just computed, and how far others may be from it.
LogicalResult Run::saveCase(size_t setting) {
  Case made;
  made.variables = variables;
  made.runs = options.warmup + options.repeat;
  made.inputs = inputs;
  made.outputs = outputs;
  double tolerance = getTolerance(module);
  std::vector<double> spread(outputs.size());
  if (tolerance != 0)
    spread = measureSpread(
        outputs, [&](uint64_t seed) -> FailureOr<std::vector<Array>> {
          ScopedDiagnosticHandler quiet(module.getContext(),
                                        [](Diagnostic &) { return success(); });
          InterpreterDevice noisy(function, variables);
          noisy.addRoundingNoise(seed);
          FailureOr<std::vector<Array>> results = failure();
          for (unsigned i = 0; i < made.runs; ++i) {
            results = noisy.run(inputs);
            if (failed(results))
              return failure();
          }
          return results;
        });
  for (auto [output, largest] : llvm::zip_equal(outputs, spread))
    made.allowed.push_back(
        runtime::allowDifference(output, tolerance, largest));
  if (Error error = run::saveCase(
          options.caseFolder + "/" + std::to_string(setting), made))
    return failure(fail(error.message()));
  return success();
}

void Run::printSetting() {
  llvm::interleaveComma(variables, llvm::outs(), [](const auto &variable) {
    llvm::outs() << variable.first << " = " << variable.second;
  });
  llvm::outs() << "\n";
}

/// Where a plan's sizes are variables, by name.
static Signature getSignature(const runtime::Plan &plan) {
  Signature signature{plan.inputs, plan.outputs, {}, {}};
  for (const runtime::Variable &variable : plan.variables)
    signature.variables.push_back(variable);
  for (const std::vector<int> &sizes : plan.inputSizes) {
    std::vector<std::string> &names = signature.inputSizes.emplace_back();
    for (int scalar : sizes)
      names.push_back(
          scalar < 0 ? "" : plan.variables[plan.scalars[scalar].value].name);
  }
  return signature;
}

LogicalResult Run::findSignature() {
  if (plan) {
    entry = plan->name;
    signature = getSignature(*plan);
    return success();
  }
  FailureOr<func::FuncOp> found = findEntry(module, options.entry);
  if (failed(found))
    return failure();
  function = *found;
  entry = function.getName().str();
  FailureOr<Signature> types = uop::getSignature(function);
  if (failed(types))
    return failure();
  signature = std::move(*types);
  return success();
}

Error Run::writeFiles() const {
  if (!options.profileFile.empty())
    if (Error error = writeText(options.profileFile,
                                profile->writeTrace(options.file, stats.times)))
      return error;
  if (options.viewFile.empty())
    return Error::success();
  View view{options.file, options.threads, "",      kernels,
            stats.times,  stages,          *profile};
  view.inputs = options.inputs.empty() ? "random inputs" : "inputs of files";
  return writeText(options.viewFile, makePage(view));
}

int Run::run() {
  if (!options.compileTo.empty())
    return compileTo();
  if (failed(findSignature()))
    return 1;
  for (const auto &[name, values] : options.variables)
    if (llvm::none_of(signature.variables,
                      [name = StringRef(name)](const auto &variable) {
                        return variable.name == name;
                      }))
      return fail("--var: @" + entry + " has no variable '" + name + "'");
  if (options.outputs.size() > signature.outputs.size())
    return fail("@" + entry + " has " + llvm::Twine(signature.outputs.size()) +
                (signature.outputs.size() == 1 ? " result" : " results") +
                ", got " + llvm::Twine(options.outputs.size()) +
                " --output files");
  if (options.weights && failed(freezeWeights()))
    return 1;
  if (options.list) {
    if (!plan && failed(compile()))
      return 1;
    llvm::outs() << plan->describe()
                 << runtime::describeGroups(*plan, options.threads);
    return finishOutput();
  }
  if ((!options.weights && failed(makeInputs(0))) ||
      (options.device != Device::interpreter && !plan && failed(compile())) ||
      failed(startDevice()))
    return 1;
  for (size_t i = 0, count = options.getNumSettings(); i < count; ++i) {
    if ((i > 0 && failed(makeInputs(i))) || failed(execute()) ||
        (options.verify && failed(verify())) ||
        (!options.caseFolder.empty() && failed(saveCase(i))))
      return 1;
    if (Error error = writeArrays(options.outputs, outputs))
      return fail(error.message());
    if (!options.print)
      continue;
    if (count > 1)
      printSetting();
    for (auto [i, output] : llvm::enumerate(outputs))
      printArray(llvm::outs(), "output " + std::to_string(i), output);
  }
  if (Error error = writeFiles())
    return fail(error.message());
  if (options.stats)
    printStats(llvm::outs(), options, plan.get(), stats,
               profile ? &*profile : nullptr);
  return finishOutput();
}

/// Options that ask for what only a module has; null if there are none.
static const char *findModuleOption(const Options &options) {
  if (!options.entry.empty())
    return "--entry";
  if (options.weights)
    return "--weights";
  if (options.allowTF32)
    return "--allow-tf32";
  if (options.device == Device::interpreter)
    return "--device=interpreter";
  if (options.verify)
    return "--verify";
  if (!options.verifyFolder.empty())
    return "--verify-kernels";
  if (options.checkBounds != CheckBounds::input)
    return "--check-bounds";
  if (!options.dumpFolder.empty())
    return "--dump-kernels";
  if (!options.viewFile.empty())
    return "--view";
  if (!options.remarks.empty())
    return "--remarks";
  if (!options.compileTo.empty())
    return "--compile-to";
  if (options.tune > 0)
    return "--tune";
  if (!options.tuneDatabase.empty())
    return "--tune-database";
  return nullptr;
}

static int runArtifact(const Options &options, const llvm::MemoryBuffer &file) {
  if (const char *option = findModuleOption(options))
    return fail(llvm::Twine(option) + " needs a module; '" + options.file +
                "' is compiled already");
  auto start = Clock::now();
  runtime::ArtifactOptions loading;
  loading.device = options.deviceName;
  auto load = [&]() -> runtime::Expected<runtime::Artifact> {
    if (options.file != "-")
      return runtime::loadArtifact(options.file, loading);
    auto copy = runtime::Buffer::create(file.getBufferSize());
    if (Error error = copy.allocate())
      return error;
    std::memcpy(copy.data(), file.getBufferStart(), file.getBufferSize());
    return runtime::loadArtifact(copy, "<stdin>", loading);
  };
  auto artifact = load();
  if (!artifact)
    return fail(artifact.message());
  std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
  return Run(options, artifact->plan, elapsed.count()).run();
}

int uop::runMain(int argc, char **argv, DialectRegistry &registry) {
  auto options = parseOptions(llvm::ArrayRef<const char *>(argv + 1, argc - 1));
  if (!options)
    return fail(options.message());
  if (options->help) {
    llvm::outs() << getHelpText();
    return finishOutput();
  }

  if (options->listDevices) {
    for (const std::string &line : runtime::listDevices())
      llvm::outs() << line << "\n";
    return finishOutput();
  }

  bool isModel = StringRef(options->file).ends_with(".onnx");
  if (!isModel && (!options->sizes.empty() || !options->dimensions.empty() ||
                   !options->lengths.empty() || !options->rooms.empty()))
    return fail("--dim, --length and --room are for models of ONNX, whose file "
                "ends in .onnx; --var gives a variable of a module a value");
  if (Error error = loadLibraries(options->libraries))
    return fail(error.message());
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file =
      openInputFile(options->file, &message);
  if (!file)
    return fail(message);
  StringRef bytes = file->getBuffer();
  if (runtime::isArtifact({bytes.data(), bytes.size()}) ||
      StringRef(options->file).ends_with(".uop"))
    return runArtifact(*options, *file);
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  if (!options->remarks.empty() &&
      failed(printRemarks(context, options->remarks)))
    return fail("--remarks: the context prints others already");
  if (isModel) {
    auto start = Clock::now();
    OwningOpRef<ModuleOp> module = importModel(*options, &context);
    if (!module)
      return 1;
    llvm::SourceMgr none;
    SourceMgrDiagnosticHandler handler(none, &context, llvm::errs());
    // Branches and loops that a run decides.
    if (failed(convertToUOp(*module, /*partial=*/true)))
      return 1;
    std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
    return Run(*options, *module, elapsed.count()).run();
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());
  auto start = Clock::now();
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  // The compiler would do it too, and say what it cannot; the interpreter and
  // the stages that are printed need it as well.
  if (!module || failed(convertToUOp(*module, /*partial=*/true)))
    return 1;
  std::chrono::duration<double, std::milli> elapsed = Clock::now() - start;
  return Run(*options, *module, elapsed.count()).run();
}
