//===- UOpCompile.cpp - Compiles a module to a file -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/UOpCompile.h"

#include "CHeader.h"
#include "uop/Compiler/GraphCache.h"
#include "uop/Compiler/SourceNames.h"
#include "uop/Runtime/Artifact.h"
#include "uop/Runtime/StepGroups.h"
#include "uop/Tools/CommandLine.h"
#include "uop/Tools/OptionValues.h"
#ifdef UOP_HAS_ONNX
#include "uop/Tools/UOpImportONNX.h"
#endif

#include "mlir/IR/Diagnostics.h"
#include "mlir/Support/FileUtilities.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/ToolOutputFile.h"

using namespace mlir;
using namespace uop;
using runtime::Error;

static int fail(const llvm::Twine &message) {
  llvm::errs() << "uop-compile: error: " << message << "\n";
  return 1;
}

static constexpr const char *helpText =
    R"(OVERVIEW: compiles a function of an MLIR module to a file that needs no compiler
to run

USAGE: uop-compile [options] model.mlir -o model.uop
       uop-compile [options] model.onnx -o model.uop

The module is text or bytecode; '-' reads standard input. The file holds the
plan, machine code and constants; uop-run, UOp's runtime or its C interface
loads it. For a model of ONNX, --dim, --length, --room and --value have the same
meaning as for uop-import-onnx.

  -o FILE, --output=FILE
                        the file to write
  --target=CPU          native (default); x86-64-v2, x86-64-v3, x86-64-v4; or
                        any CPU that LLVM knows. The file does not load on a CPU
                        that lacks features of the target
  --device=NAME,...     where the program will run: cpu (default); opencl or
                        cuda, any such device; or one of this machine, such as
                        cuda:0. With several, the file has a plan for each
  --chip=NAME,...       with --device=cuda: the oldest GPUs to support; default
                        sm_80. The file has a plan for each, and machine code if
                        ptxas is found
  --allow-tf32          matrix units of GPUs may round f32 operands of products
                        to tf32, which has 11 significant bits instead of 24
  --entry=NAME          the function; default: main, or the only public one
  --threads=N           the number of threads that share a kernel, 1 to 1024;
                        default 1
  --check-bounds=WHICH  the kernels that check that each access is in bounds of
                        its buffer: input (default), the kernels of the input
                        module; all; none
  --cache=DIR           keep compiled programs and the machine code of kernels
                        in DIR and reuse them; off: compile each time; default:
                        the environment variable UOP_CACHE, or uop in the user's
                        cache folder (~/.cache)
  --cache-size=BYTES    the maximum size of the cache; default 1073741824
  --emit-header=FILE.h  write a C header with a typed function that runs the
                        program
  --emit-object=FILE.o  write an object file with the program, to be linked into
                        another program; --emit-header declares it
  --list                print the plan, one line for each item, and the steps
                        that run at the same time on several threads
  --help                this text

Exit code: 0, or 1 after a message on standard error.
)";

namespace {

struct Options {
  std::string input, output, target = "native", entry, header, object;
  unsigned threads = 1;
  CheckBounds checkBounds = CheckBounds::input;
  GraphCacheOptions cache;

  Options() { cache.folder = getDefaultCacheFolder(); }
  bool list = false, help = false, allowTF32 = false;
  SmallVector<std::string> devices = {"cpu"};
  SmallVector<std::string> chips;
#ifdef UOP_HAS_ONNX
  ONNXModelOptions model;
#endif
};

} // namespace

static constexpr OptionInfo infos[] = {
    {"output", true},      {"target", true},       {"entry", true},
    {"threads", true},     {"check-bounds", true}, {"emit-header", true},
    {"emit-object", true}, {"list", false},        {"help", false},
    {"cache", true},       {"cache-size", true},   {"device", true},
    {"chip", true},        {"allow-tf32", false},
#ifdef UOP_HAS_ONNX
    {"dim", true},         {"length", true},       {"room", true},
    {"value", true},
#endif
};

/// Names between commas, of which there is at least one.
static Error setNames(StringRef name, StringRef value,
                      SmallVectorImpl<std::string> &names) {
  names.clear();
  for (StringRef part : llvm::split(value, ',')) {
    if (part.empty() || llvm::is_contained(names, part))
      return Error::failure(("--" + name +
                             " must be different names between "
                             "commas, got '" +
                             value + "'")
                                .str());
    names.push_back(part.str());
  }
  return Error::success();
}

static Error setOption(Options &options, StringRef name, StringRef value) {
#ifdef UOP_HAS_ONNX
  if (ONNXModelOptions::isOne(name))
    return options.model.set(name, value);
#endif
  std::pair<StringRef, std::string *> texts[] = {
      {"output", &options.output},      {"target", &options.target},
      {"entry", &options.entry},        {"emit-header", &options.header},
      {"emit-object", &options.object},
  };
  for (auto [known, text] : texts)
    if (name == known)
      *text = value.str();
  if (name == "list")
    options.list = true;
  if (name == "help")
    options.help = true;
  if (name == "allow-tf32")
    options.allowTF32 = true;
  if (name == "threads")
    return parseNumber(name, value, 1u, 1024u, options.threads);
  if (name == "cache")
    options.cache.folder = parseCacheFolder(value);
  if (name == "device")
    return setNames(name, value, options.devices);
  if (name == "chip")
    return setNames(name, value, options.chips);
  if (name == "cache-size")
    return parseBytes(name, value, options.cache.folderBytes);
  if (name == "check-bounds") {
    auto which = parseCheckBounds(value);
    if (!which)
      return which.takeError();
    options.checkBounds = *which;
  }
  return Error::success();
}

static Error writeFile(const std::string &path, StringRef bytes) {
  std::error_code code;
  // Removed again unless it is kept.
  llvm::ToolOutputFile file(path, code, llvm::sys::fs::OF_None);
  if (!code) {
    file.os() << bytes;
    file.os().close();
    code = file.os().error();
    file.os().clear_error();
  }
  if (code)
    return Error::failure("cannot write '" + path + "': " + code.message());
  file.keep();
  return Error::success();
}

static Error writeOutputs(const Options &options,
                          ArrayRef<runtime::ArtifactVariant> all) {
  runtime::Span<runtime::ArtifactVariant> variants(all.data(), all.size());
  const runtime::Plan &plan = *all.front().plan;
  bool choosesDevice =
      llvm::any_of(all, [](const runtime::ArtifactVariant &variant) {
        return !variant.code->device.format.empty();
      });
  std::string producer = "uop-compile " UOP_VERSION;
  // Of C names: the file that the program is called after.
  StringRef file = !options.output.empty()   ? options.output
                   : !options.object.empty() ? options.object
                                             : options.header;
  std::string prefix = makeCName(llvm::sys::path::stem(file));
  if (!options.output.empty())
    if (Error error =
            runtime::writeArtifact(options.output, variants, producer))
      return error;
  if (!options.object.empty()) {
    auto bytes = runtime::serializeArtifact(variants, producer);
    if (!bytes)
      return bytes.takeError();
    auto object = emitDataObject(*bytes, prefix + "_artifact", 4096);
    if (!object)
      return object.takeError();
    if (Error error = writeFile(options.object,
                                StringRef(object->data(), object->size())))
      return error;
  }
  if (!options.header.empty())
    if (Error error = writeFile(
            options.header,
            makeCHeader(plan, prefix, llvm::sys::path::filename(options.input),
                        !options.object.empty(), choosesDevice)))
      return error;
  return Error::success();
}

static FailureOr<CachedPlan>
compileModule(ModuleOp module, const CompileOptions &options,
              const GraphCacheOptions &cacheOptions) {
  if (!cacheOptions.folder.empty())
    return GraphCache(cacheOptions).getOrCompile(module, options);
  FailureOr<CompileResult> result = uop::compile(module, options);
  if (failed(result))
    return failure();
  CachedPlan compiled;
  compiled.plan = result->plan;
  compiled.code = std::move(result->code);
  return compiled;
}

namespace {
/// What one plan of the file is for.
struct Target {
  std::string device, chip;

  bool isCUDA() const { return StringRef(device).split(':').first == "cuda"; }
};
} // namespace

static SmallVector<Target> listTargets(const Options &options) {
  SmallVector<Target> targets;
  for (const std::string &device : options.devices) {
    if (device != "cuda" || options.chips.empty()) {
      targets.push_back({device, ""});
      continue;
    }
    for (const std::string &chip : options.chips)
      targets.push_back({device, chip});
  }
  return targets;
}

/// The program of NVIDIA's toolkit that assembles PTX; empty if there is none,
/// or the variable UOP_PTXAS says off.
static std::string findAssembler() {
  StringRef chosen = std::getenv("UOP_PTXAS") ? std::getenv("UOP_PTXAS") : "";
  if (chosen == "off")
    return "";
  if (auto path =
          llvm::sys::findProgramByName(chosen.empty() ? "ptxas" : chosen))
    return *path;
  const char *home = std::getenv("CUDA_HOME");
  std::string folder = (home ? std::string(home) : "/usr/local/cuda") + "/bin";
  auto path = llvm::sys::findProgramByName("ptxas", {folder});
  return path && chosen.empty() ? *path : "";
}

/// Compiles a function of the module and writes what the options ask for. The
/// names are those of its arguments and results.
template <typename GetNamesFn>
static int compileAndWrite(const Options &options, ModuleOp module,
                           GetNamesFn getNames) {
  FailureOr<func::FuncOp> entry = findEntry(module, options.entry);
  if (failed(entry))
    return 1;
  auto [inputNames, outputNames] = getNames(*entry);
  SmallVector<Target> targets = listTargets(options);
  std::vector<runtime::Plan> plans;
  std::vector<runtime::ArtifactCode> codes;
  for (const Target &target : targets) {
    CompileOptions compileOptions;
    compileOptions.entry = entry->getName().str();
    compileOptions.threads = options.threads;
    compileOptions.checkBounds = options.checkBounds;
    compileOptions.allowTF32 = options.allowTF32;
    compileOptions.save = true;
    if (options.target != "native")
      compileOptions.target.cpu = options.target;
    compileOptions.device = target.device;
    compileOptions.chip = target.chip;
    if (target.isCUDA())
      compileOptions.assembler = findAssembler();
    FailureOr<CachedPlan> compiled =
        compileModule(module, compileOptions, options.cache);
    if (failed(compiled))
      return 1;
    // Names are the file's own.
    runtime::Plan &plan = plans.emplace_back(*compiled->plan);
    plan.inputNames = inputNames;
    plan.outputNames = outputNames;
    codes.push_back(std::move(compiled->code));
    if (!options.list)
      continue;
    if (targets.size() > 1)
      llvm::outs() << "for " << target.device
                   << (target.chip.empty() ? "" : ", " + target.chip) << ": ";
    llvm::outs() << plan.describe();
    // Threads share kernels of the CPU alone.
    if (target.device == "cpu")
      llvm::outs() << runtime::describeGroups(plan, options.threads);
  }
  SmallVector<runtime::ArtifactVariant> variants;
  for (auto [plan, code] : llvm::zip_equal(plans, codes))
    variants.push_back({&plan, &code});
  if (Error error = writeOutputs(options, variants))
    return fail(error.message());
  return 0;
}

using Names = std::pair<std::vector<std::string>, std::vector<std::string>>;

/// The same for a model of ONNX, whose inputs keep their names.
static int compileModel(const Options &options, DialectRegistry &registry) {
#ifdef UOP_HAS_ONNX
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  OwningOpRef<ModuleOp> module =
      importONNXModel(&context, options.input, options.model, "uop-compile");
  if (!module)
    return 1;
  ImportDiagnostics diagnostics(&context, "uop-compile", options.input);
  return compileAndWrite(options, *module, [](func::FuncOp entry) {
    Names names;
    for (BlockArgument argument : entry.getArguments()) {
      auto loc = dyn_cast<NameLoc>(argument.getLoc());
      names.first.push_back(loc ? loc.getName().str() : std::string());
    }
    names.second.resize(entry.getNumResults());
    return names;
  });
#else
  (void)registry;
  return fail(options.input +
              ": this build cannot read models of ONNX: it was configured "
              "without protobuf or the schema of ONNX");
#endif
}

int uop::compileMain(int argc, char **argv, DialectRegistry &registry) {
  Options options;
  CommandLine line{"uop-compile", infos, "-o", "output"};
  if (Error error =
          line.parse(llvm::ArrayRef<const char *>(argv + 1, argc - 1),
                     options.input, [&](StringRef name, StringRef value) {
                       return setOption(options, name, value);
                     }))
    return fail(error.message());
  if (options.help) {
    llvm::outs() << helpText;
    return 0;
  }
  if (options.input.empty())
    return fail("no module given (see uop-compile --help)");
  if (!options.chips.empty() && !llvm::is_contained(options.devices, "cuda"))
    return fail("--chip is for --device=cuda");
  if (options.output.empty() && options.object.empty() && !options.list)
    return fail("nothing to write; -o model.uop names the file");
  if (StringRef(options.input).ends_with(".onnx"))
    return compileModel(options, registry);
#ifdef UOP_HAS_ONNX
  if (!options.model.empty())
    return fail("--dim, --length, --room and --value are for models of ONNX, "
                "whose file ends in .onnx");
#endif
  std::string message;
  std::unique_ptr<llvm::MemoryBuffer> file =
      openInputFile(options.input, &message);
  if (!file)
    return fail(message);
  MLIRContext context(registry);
  context.printOpOnDiagnostic(false);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(std::move(file), llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context, llvm::errs());
  FailureOr<SourceModule> module = SourceModule::parse(sources, &context);
  if (failed(module))
    return 1;
  return compileAndWrite(options, module->get(), [&](func::FuncOp entry) {
    return Names(module->getInputNames(entry), module->getOutputNames(entry));
  });
}
