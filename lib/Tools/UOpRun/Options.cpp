//===- Options.cpp - Command line of uop-run --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "uop/Tools/CommandLine.h"
#include "uop/Tools/OptionValues.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

using namespace uop;
using namespace uop::run;
using llvm::StringRef;
using runtime::Error;

static constexpr llvm::StringLiteral helpText =
    R"(OVERVIEW: compiles a function of an MLIR module and runs it

USAGE: uop-run [options] model.mlir
       uop-run [options] model.uop
       uop-run [options] model.onnx

The module is text or bytecode; '-' reads standard input. A file that
uop-compile wrote runs without compilation; options that need a module are
errors. A model of ONNX is imported for the shapes of the given inputs, and for
their values where these determine shapes, loops or branches. Functions take and
return tensors; dynamic sizes are variables. Arrays are read and written as .npy
files.

WHAT TO RUN
  --entry=NAME          the function; default: main, or the only public one
  --device=NAME         cpu (default): compiled kernels; opencl[:N], cuda[:N]: a
                        GPU; emulator: runs GPU code thread by thread, with
                        checks; interpreter: the reference semantics, slow
  --allow-tf32          matrix units of GPUs may round f32 operands of products
                        to tf32, which has 11 significant bits instead of 24
  --list-devices        print the available devices, and stop
  --load=FILE.so        a library with functions that uop.custom calls; may be
                        given several times
  --threads=N           threads of the cpu device, 1 to 1024; default 1
  --cache=DIR           keep compiled programs and the machine code of kernels
                        in DIR and reuse them; off: compile each time; default:
                        the environment variable UOP_CACHE, or uop in the user's
                        cache folder (~/.cache)
  --cache-size=BYTES    the maximum size of the cache; default 1073741824
  --repeat=N            run N times (default 1), and time each run
  --warmup=N            run N times before that, untimed; default 0
  --tune=N              measure schedules of the kernels and use the fastest: a
                        beam search that varies the N best schedules at each
                        step; Ctrl-C ends it and keeps the best found so far
  --tune-budget=SECONDS the time of the search for all kernels; default 60
  --tune-database=FILE  an SQLite file that stores the schedules found; kernels
                        in it are not searched again; without --tune, its
                        schedules are used and nothing is searched

INPUTS AND OUTPUTS
  --input=FILE.npy      the next argument, in the order of the options
  --random-inputs=SEED  arguments without --input are random: floats in
                        [-2, 2) and small integers; equal seeds give equal
                        values on every machine
  --weights=constant[:N,...]
                        treat arguments as constants while compiling: values
                        that depend only on them are computed once, and operands
                        are packed. N,...: the numbers of these arguments, from
                        0; default: all but argument 0
  --var=NAME=N[,N...]   the value of a variable: of uop.define_var, or a size of
                        an argument, which an --input file also gives; with
                        several values the compiled program runs with each in
                        turn
  --dim=NAME=SIZE       a symbolic size of a model of ONNX that no --input file
                        gives; NAME=MIN..MAX makes it a variable with bounds
  --length=NAME=N       the number of tensors in a sequence input of a model of
                        ONNX, or 0 or 1 for an optional input; each tensor takes
                        an --input
  --room=NAME=N         the capacity of a node output of a model of ONNX whose
                        number of results only a run decides; the actual number
                        is one more result
  --output=FILE.npy     the file for the next result; no file is written unless
                        everything succeeds
  --print               print the results

LOOKING INSIDE
  --stats               print one JSON object on standard output; with
                        --compile-to=schedule, list the launches instead
  --verify              compare each result with the interpreter's: integers
                        and booleans exactly, floats within the error that
                        another order of summation and the math functions may
                        cause
  --verify-kernels=DIR  compare the output of each kernel with the interpreter's
                        for the same inputs; name the first kernel that differs,
                        and write it and its inputs to DIR
  --save-case=DIR       with --device=interpreter: write the inputs, the results
                        and their tolerances to DIR/0, and to DIR/1 and so on
                        for further values of variables; uop-check compares with
                        them
  --profile=FILE        write a trace for Perfetto or Chrome: when each kernel
                        ran, on which thread, and its share of the machine's
                        peak; with --stats, print a table of kernels, too
  --view=FILE           write an HTML page: the kernels with their times, the
                        reasons for their boundaries and their innermost loops,
                        a timeline, the ops by scope, and the program at each
                        stage
  --remarks=REGEX       print the decisions of the cost model for this machine,
                        with its estimates, on standard error: the remarks of
                        passes that match, such as uop-select-schedule or
                        'uop-.*'
  --check-bounds=WHICH  the kernels that check that each access is in bounds of
                        its buffer, and fail where it is not: input (default),
                        the kernels of the input module; all; none
  --list                print the plan, one line for each item, and the steps
                        that run at the same time on several threads, and stop
  --dump-kernels=DIR    write each kernel as NAME.uop.mlir, NAME.loops.mlir,
                        NAME.ll and NAME.s to DIR
  --compile-to=STAGE    print the module at a stage and stop: tensor, range,
                        schedule, plan, loops, llvm, machine (assembly)
  --help                this text

Exit code: 0, or 1 after a message on standard error.
)";

StringRef uop::run::getHelpText() { return helpText; }

llvm::ArrayRef<llvm::StringLiteral> uop::run::getStageNames() {
  static constexpr llvm::StringLiteral names[] = {
      "tensor", "range", "schedule", "plan", "loops", "llvm", "machine"};
  return names;
}

/// Devices that have numbers, and perhaps are not there.
static constexpr llvm::StringLiteral otherDevices[] = {"opencl", "cuda",
                                                       "emulator"};
static constexpr llvm::StringLiteral deviceNames[] = {"cpu", "interpreter"};

StringRef uop::run::getDeviceName(const Options &options) {
  if (options.device == Device::other)
    return options.deviceName;
  return deviceNames[static_cast<unsigned>(options.device)];
}

static constexpr OptionInfo infos[] = {
    {"entry", true},         {"device", true},        {"input", true},
    {"random-inputs", true}, {"output", true},        {"print", false},
    {"repeat", true},        {"warmup", true},        {"threads", true},
    {"stats", false},        {"verify", false},       {"dump-kernels", true},
    {"compile-to", true},    {"help", false},         {"load", true},
    {"check-bounds", true},  {"var", true},           {"dim", true},
    {"length", true},        {"room", true},          {"tune", true},
    {"tune-budget", true},   {"tune-database", true}, {"cache", true},
    {"cache-size", true},    {"profile", true},       {"verify-kernels", true},
    {"list", false},         {"list-devices", false}, {"view", true},
    {"weights", true},       {"save-case", true},     {"remarks", true},
    {"allow-tf32", false},
};

size_t Options::getNumSettings() const {
  size_t count = 1;
  for (const auto &[name, values] : variables)
    count = std::max(count, values.size());
  return count;
}

std::vector<std::pair<std::string, int64_t>>
Options::getSetting(size_t setting) const {
  std::vector<std::pair<std::string, int64_t>> result;
  for (const auto &[name, values] : variables)
    result.push_back({name, values.size() > 1 ? values[setting] : values[0]});
  return result;
}

namespace {

/// An option that sets a member of Options.
template <typename T>
struct MemberOption {
  llvm::StringLiteral name;
  T Options::*member;
};

struct NumberOption : MemberOption<unsigned> {
  unsigned low, high;
};

} // namespace

/// Where there is no other limit.
static constexpr unsigned many = 1000000000;

static constexpr MemberOption<std::string> textOptions[] = {
    {"entry", &Options::entry},
    {"dump-kernels", &Options::dumpFolder},
    {"profile", &Options::profileFile},
    {"view", &Options::viewFile},
    {"remarks", &Options::remarks},
    {"verify-kernels", &Options::verifyFolder},
    {"save-case", &Options::caseFolder},
    {"tune-database", &Options::tuneDatabase},
};
static constexpr MemberOption<std::vector<std::string>> listOptions[] = {
    {"input", &Options::inputs},
    {"load", &Options::libraries},
    {"output", &Options::outputs},
};
static constexpr MemberOption<bool> flagOptions[] = {
    {"print", &Options::print},
    {"stats", &Options::stats},
    {"list", &Options::list},
    {"verify", &Options::verify},
    {"help", &Options::help},
    {"list-devices", &Options::listDevices},
    {"allow-tf32", &Options::allowTF32},
};
static constexpr NumberOption numberOptions[] = {
    {{"repeat", &Options::repeat}, 1, many},
    {{"warmup", &Options::warmup}, 0, many},
    {{"threads", &Options::threads}, 1, 1024},
    {{"tune", &Options::tune}, 1, 1000},
};

/// The option of the name in a table, or null.
template <typename T, size_t N>
static const T *findOption(const T (&table)[N], StringRef name) {
  const T *found =
      llvm::find_if(table, [&](const T &each) { return each.name == name; });
  return found == std::end(table) ? nullptr : found;
}

static Error setRandomSeed(Options &options, StringRef value) {
  uint64_t seed;
  if (value.getAsInteger(10, seed))
    return Error::failure("--random-inputs must be a seed from 0 to 2^64-1, "
                          "got '" +
                          value.str() + "'");
  options.randomSeed = seed;
  return Error::success();
}

/// Of constant[:N,...].
static Error setWeights(Options &options, StringRef value) {
  auto [kind, list] = value.split(':');
  options.weights.emplace();
  llvm::SmallVector<StringRef> parts;
  list.split(parts, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  bool isValid = kind == "constant" && parts.empty() == !value.contains(':');
  for (StringRef part : parts)
    isValid &=
        !part.getAsInteger(10, options.weights->arguments.emplace_back());
  if (isValid)
    return Error::success();
  return Error::failure("--weights must be 'constant', or with the numbers of "
                        "arguments, as in --weights=constant:1,2, got '" +
                        value.str() + "'");
}

/// Of NAME=N[,N...].
static Error addVariable(Options &options, StringRef value) {
  auto [variable, text] = value.split('=');
  std::vector<int64_t> values;
  llvm::SmallVector<StringRef> parts;
  text.split(parts, ',');
  for (StringRef part : parts) {
    values.emplace_back();
    if (variable.empty() || part.getAsInteger(10, values.back()))
      return Error::failure("--var must be a name and a number, as in "
                            "--var=n=5, got '" +
                            value.str() + "'");
  }
  for (const auto &[known, chosen] : options.variables)
    if (known == variable)
      return Error::failure("--var gives variable '" + known + "' twice");
  options.variables.push_back({variable.str(), std::move(values)});
  return Error::success();
}

static Error setDevice(Options &options, StringRef value) {
  const auto *found = llvm::find(deviceNames, value);
  if (llvm::is_contained(otherDevices, value.split(':').first)) {
    options.device = Device::other;
    options.deviceName = value.str();
    return Error::success();
  }
  if (found == std::end(deviceNames))
    return Error::failure("unknown device '" + value.str() +
                          "'; the devices are " +
                          llvm::join(llvm::ArrayRef(deviceNames), ", ") + ", " +
                          llvm::join(llvm::ArrayRef(otherDevices), ", "));
  options.device = static_cast<Device>(found - std::begin(deviceNames));
  return Error::success();
}

static Error setCheckBounds(Options &options, StringRef value) {
  auto which = parseCheckBounds(value);
  if (!which)
    return which.takeError();
  options.checkBounds = *which;
  return Error::success();
}

static Error setStage(Options &options, StringRef value) {
  if (!llvm::is_contained(getStageNames(), value))
    return Error::failure("unknown stage '" + value.str() +
                          "'; the stages are " +
                          llvm::join(getStageNames(), ", "));
  options.compileTo = value.str();
  return Error::success();
}

/// NAME=N of a model of ONNX.
static Error setNumber(llvm::StringMap<int64_t> &numbers, StringRef name,
                       StringRef value) {
  auto [key, text] = value.split('=');
  int64_t number;
  if (key.empty() || text.getAsInteger(10, number) || number < 0)
    return Error::failure("--" + name.str() + ": expected NAME=N, got '" +
                          value.str() + "'");
  numbers[key] = number;
  return Error::success();
}

static Error setOption(Options &options, StringRef name, StringRef value) {
  if (const auto *text = findOption(textOptions, name))
    options.*text->member = value.str();
  if (const auto *list = findOption(listOptions, name))
    (options.*list->member).push_back(value.str());
  if (const auto *flag = findOption(flagOptions, name))
    options.*flag->member = true;
  if (const auto *number = findOption(numberOptions, name))
    return parseNumber(name, value, number->low, number->high,
                       options.*number->member);
  if (name == "tune-budget")
    return parseNumber(name, value, 1u, many, options.tuneBudget.emplace());
  if (name == "cache")
    options.cacheFolder = parseCacheFolder(value);
  if (name == "cache-size")
    return parseBytes(name, value, options.cacheBytes);
  if (name == "random-inputs")
    return setRandomSeed(options, value);
  if (name == "weights")
    return setWeights(options, value);
  if (name == "dim")
    return parseDimension(value, options.sizes, options.dimensions);
  if (name == "length")
    return setNumber(options.lengths, name, value);
  if (name == "room")
    return setNumber(options.rooms, name, value);
  if (name == "var")
    return addVariable(options, value);
  if (name == "device")
    return setDevice(options, value);
  if (name == "check-bounds")
    return setCheckBounds(options, value);
  if (name == "compile-to")
    return setStage(options, value);
  return Error::success();
}

/// What looks inside of runs on the CPU.
static Error checkDevice(const Options &options) {
  if (options.device != Device::other)
    return Error::success();
  std::string device = "not --device=" + options.deviceName;
  if (!options.viewFile.empty())
    return Error::failure("--view is for --device=cpu, " + device);
  if (options.tune > 0 || !options.tuneDatabase.empty())
    return Error::failure("--tune and --tune-database are for --device=cpu, " +
                          device);
  if (!options.compileTo.empty())
    return Error::failure("--compile-to is for --device=cpu, " + device +
                          "; uop-opt has --uop-to-spirv and --uop-to-nvvm");
  return Error::success();
}

/// The interpreter computes; it compiles nothing.
static Error checkInterpreter(const Options &options) {
  if (options.device != Device::interpreter)
    return options.caseFolder.empty()
               ? Error::success()
               : Error::failure("--save-case needs --device=interpreter, whose "
                                "results it writes");
  if (options.verify)
    return Error::failure("--verify compares a device with the interpreter; "
                          "choose another --device");
  if (!options.dumpFolder.empty())
    return Error::failure("--dump-kernels needs --device=cpu: the interpreter "
                          "has no kernels");
  if (!options.profileFile.empty())
    return Error::failure(
        "--profile needs --device=cpu: the interpreter has no "
        "kernels");
  if (!options.viewFile.empty())
    return Error::failure("--view needs --device=cpu: the interpreter has no "
                          "kernels");
  if (!options.verifyFolder.empty())
    return Error::failure("--verify-kernels compares kernels with the "
                          "interpreter's; choose another --device");
  if (options.list)
    return Error::failure("--list needs --device=cpu: the interpreter has no "
                          "plan");
  if (options.tune > 0 || !options.tuneDatabase.empty())
    return Error::failure("--tune and --tune-database need --device=cpu: the "
                          "interpreter has no kernels");
  if (!options.remarks.empty())
    return Error::failure("--remarks needs a device that compiles: the "
                          "interpreter decides nothing");
  return Error::success();
}

/// Variables with lists of values are taken together.
static Error checkVariables(const Options &options) {
  for (const auto &[name, values] : options.variables)
    for (const auto &[other, otherValues] : options.variables)
      if (values.size() > 1 && otherValues.size() > 1 &&
          values.size() != otherValues.size())
        return Error::failure(
            "--var: '" + name + "' has " + std::to_string(values.size()) +
            " values, but '" + other + "' has " +
            std::to_string(otherValues.size()) +
            "; each run takes one value of each, so the numbers must be equal");
  if (options.weights && options.getNumSettings() > 1)
    return Error::failure("--weights needs one value for each variable");
  if (options.getNumSettings() > 1 && !options.outputs.empty())
    return Error::failure("--output needs one value for each variable");
  return Error::success();
}

/// Options that exclude each other.
static Error checkCombinations(const Options &options) {
  if (!options.compileTo.empty()) {
    if (options.stats && options.compileTo != "schedule")
      return Error::failure("--stats lists only the stage schedule; got "
                            "--compile-to=" +
                            options.compileTo);
    if (options.weights)
      return Error::failure("--weights cannot be used with --compile-to, which "
                            "prints the module without values of arguments");
    if (options.tune > 0 || !options.tuneDatabase.empty())
      return Error::failure(
          "--tune and --tune-database cannot be used with --compile-to, which "
          "prints the module without tuning");
  }
  if (!options.verifyFolder.empty()) {
    if (!options.profileFile.empty())
      return Error::failure("--profile measures runs, which --verify-kernels "
                            "interrupts; use one of them");
    if (!options.viewFile.empty())
      return Error::failure("--view measures runs, which --verify-kernels "
                            "interrupts; use one of them");
  }
  if (options.tune == 0 && options.tuneBudget)
    return Error::failure(
        "--tune-budget is the time of a search and needs --tune=N");
  std::string problem;
  if (!options.remarks.empty() &&
      !llvm::Regex(options.remarks).isValid(problem))
    return Error::failure("--remarks must be a regular expression, got '" +
                          options.remarks + "': " + problem);
  return Error::success();
}

runtime::Expected<Options>
uop::run::parseOptions(llvm::ArrayRef<const char *> args) {
  Options options;
  CommandLine line{"uop-run", infos, {}, {}};
  if (Error error =
          line.parse(args, options.file, [&](StringRef name, StringRef value) {
            return setOption(options, name, value);
          }))
    return error;
  if (options.help || options.listDevices)
    return options;
  if (Error error = checkDevice(options))
    return error;
  if (options.file.empty())
    return Error::failure("no module given (see uop-run --help)");
  for (auto *check : {checkVariables, checkInterpreter, checkCombinations})
    if (Error error = check(options))
      return error;
  return options;
}
