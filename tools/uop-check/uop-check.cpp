//===- uop-check.cpp - Runs a compiled program and checks it ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Links the runtime alone, so that it runs on machines without LLVM.
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Artifact.h"
#include "uop/Runtime/Compare.h"
#include "uop/Runtime/Json.h"
#include "uop/Runtime/Npy.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>

using namespace uop::runtime;

static constexpr const char *helpText =
    R"(OVERVIEW: runs a file that uop-compile wrote and compares its results

USAGE: uop-check [options] model.uop

  --device=NAME   where it runs: cpu (default), opencl[:N], cuda[:N]
  --case=DIR      the inputs, and what the results should be: a folder that
                  uop-run --save-case wrote. Without it inputs are made up, and
                  nothing is compared
  --warmup=N      runs before those that are timed; default 0
  --repeat=N      runs that are timed; default 1
  --list-devices  print the devices that there are, and stop
  --help          this text

Prints a JSON object: the device, whether all results agree, microseconds of a
run as a whole, and of its launches and copies by the clock of the device.
Exit code: 0, 1 if a result differs, 2 after a message on standard error.
)";

namespace {

struct Options {
  std::string file, device = "cpu", folder;
  unsigned warmup = 0, repeat = 1;
  bool isHelp = false, isList = false;
};

/// A case in a folder.
struct Case {
  unsigned runs = 1;
  std::vector<std::pair<std::string, int64_t>> variables;
  std::vector<Array> inputs, outputs;
  std::vector<Difference> allowed;
};

/// What the runs took and gave.
struct Result {
  std::string difference;
  std::vector<double> runMicroseconds, deviceMicroseconds;
};

} // namespace

static Expected<Options> parseOptions(int argc, char **argv) {
  Options options;
  auto parseCount = [](const std::string &text, unsigned low, unsigned &count) {
    char *end = nullptr;
    unsigned long value = std::strtoul(text.c_str(), &end, 10);
    count = unsigned(value);
    return !text.empty() && !*end && value >= low && value <= 1000000;
  };
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    size_t equals = argument.find('=');
    std::string name = argument.substr(0, equals);
    std::string value =
        equals == std::string::npos ? "" : argument.substr(equals + 1);
    bool isValid = true;
    if (argument == "--help")
      options.isHelp = true;
    else if (argument == "--list-devices")
      options.isList = true;
    else if (name == "--device")
      options.device = value;
    else if (name == "--case")
      options.folder = value;
    else if (name == "--warmup")
      isValid = parseCount(value, 0, options.warmup);
    else if (name == "--repeat")
      isValid = parseCount(value, 1, options.repeat);
    else if (argument.compare(0, 1, "-") == 0 || !options.file.empty())
      isValid = false;
    else
      options.file = argument;
    if (!isValid)
      return Error::failure("cannot take '" + argument +
                            "' (see uop-check --help)");
  }
  if (options.file.empty() && !options.isHelp && !options.isList)
    return Error::failure("no program given (see uop-check --help)");
  return options;
}

//===----------------------------------------------------------------------===//
// Arrays
//===----------------------------------------------------------------------===//

static Expected<Case> readCase(const std::string &folder, const Plan &plan) {
  std::string path = folder + "/case.txt";
  std::ifstream file(path);
  if (!file)
    return Error::failure("cannot read '" + path + "'");
  Case made;
  std::string line;
  for (unsigned number = 1; std::getline(file, line); ++number) {
    std::istringstream words(line);
    std::string what, name, allowed;
    int64_t value = 0;
    words >> what;
    bool isValid = false;
    if (what == "runs") {
      isValid = bool(words >> made.runs) && made.runs > 0;
    } else if (what == "var") {
      isValid = bool(words >> value) && std::getline(words >> std::ws, name);
      made.variables.push_back({name, value});
    } else if (what == "input" || what == "output") {
      isValid = bool(words >> name);
      auto &arrays = what == "input" ? made.inputs : made.outputs;
      const auto &types = what == "input" ? plan.inputs : plan.outputs;
      if (arrays.size() >= types.size())
        return Error::failure(path + ": the program has " +
                              std::to_string(types.size()) + " " + what + "s");
      Expected<Array> array =
          readNpy(folder + "/" + name, types[arrays.size()].dtype);
      if (!array)
        return array.takeError();
      arrays.push_back(*array);
    }
    if (what == "output") {
      isValid = isValid && words >> allowed;
      Difference difference;
      difference.isExact = allowed == "exact";
      difference.absolute = std::strtod(allowed.c_str(), nullptr);
      made.allowed.push_back(difference);
    }
    if (!isValid)
      return Error::failure(path + ":" + std::to_string(number) +
                            ": cannot read '" + line + "'");
  }
  return made;
}

/// The bits of 1 in a type whose lower bits are the fraction, and how many
/// these are; integers have small numbers.
static std::pair<uint64_t, unsigned> getOne(DType type) {
  switch (type) {
  case DType::F16:
    return {0x3c00, 10};
  case DType::BF16:
    return {0x3f80, 7};
  case DType::F32:
    return {0x3f800000, 23};
  case DType::F64:
    return {0x3ff0000000000000, 52};
  case DType::F8E4M3FN:
    return {0x38, 3};
  case DType::F8E5M2:
    return {0x3c, 2};
  case DType::F8E4M3FNUZ:
    return {0x40, 3};
  case DType::F8E5M2FNUZ:
    return {0x40, 2};
  case DType::F8E8M0FNU:
    return {0x7f, 0};
  case DType::F4E2M1FN:
    return {0x2, 1};
  case DType::Bool:
    return {0, 1};
  default:
    return {0, 3};
  }
}

/// Floats from 1 to 2, integers from 0 to 7: the same in each run.
static Error fill(Array &array) {
  if (Error error = array.buffer.allocate())
    return error;
  auto [one, digits] = getOne(array.dtype);
  unsigned width = byteWidth(array.dtype);
  auto *bytes = static_cast<char *>(array.data());
  uint64_t state = 1;
  for (size_t i = 0; i + width <= array.buffer.size(); i += width) {
    state = state * 6364136223846793005 + 1442695040888963407;
    uint64_t element = one | (digits ? state >> (64 - digits) : 0);
    std::memcpy(bytes + i, &element, width);
  }
  return Error::success();
}

static Expected<std::vector<Array>> makeInputs(const Plan &plan) {
  std::vector<Array> inputs;
  for (const TensorInfo &type : plan.inputs) {
    Expected<Array> array = Array::create(type.dtype, type.shape);
    if (!array)
      return array.takeError();
    if (Error error = fill(*array))
      return error;
    inputs.push_back(std::move(*array));
  }
  return inputs;
}

/// Copies of those that a run overwrites.
static Expected<std::vector<Array>> copyDonated(const Plan &plan,
                                                std::vector<Array> inputs) {
  for (const Slot &slot : plan.slots) {
    if (slot.kind != Slot::Kind::Input || !slot.isDonated)
      continue;
    Array &input = inputs[slot.index];
    Buffer copy = Buffer::create(input.buffer.size());
    if (Error error = copyHostBytes(copy, input.buffer))
      return error;
    input.buffer = copy;
  }
  return inputs;
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

/// The first output that differs, or nothing.
static std::string compare(const std::vector<Array> &outputs,
                           const Case &expected) {
  if (outputs.size() != expected.outputs.size())
    return std::to_string(outputs.size()) + " outputs, the case has " +
           std::to_string(expected.outputs.size());
  for (size_t i = 0; i < outputs.size(); ++i) {
    const Array &wanted = expected.outputs[i];
    std::string prefix =
        "output " + std::to_string(i) + ", " + outputs[i].typeString() + ", ";
    if (wanted.info() != outputs[i].info())
      return prefix + "the case has " + wanted.typeString();
    std::string text = compareArrays(outputs[i], wanted, expected.allowed[i]);
    if (!text.empty())
      return prefix + text;
  }
  return "";
}

static Error runAll(const Options &options, std::shared_ptr<const Plan> plan,
                    const Case *given, Result &result) {
  using Clock = std::chrono::steady_clock;
  ExecutorOptions executorOptions;
  executorOptions.trace = plan->device != nullptr;
  auto executor = PlanExecutor::create(plan, executorOptions);
  if (!executor)
    return executor.takeError();
  Expected<std::vector<Array>> made =
      given ? Expected<std::vector<Array>>(given->inputs) : makeInputs(*plan);
  if (!made)
    return made.takeError();
  if (made->size() != plan->inputs.size())
    return Error::failure("the program has " +
                          std::to_string(plan->inputs.size()) +
                          " inputs, the case " + std::to_string(made->size()));
  if (given)
    for (const auto &[name, value] : given->variables)
      if (Error error = executor->setVariable(name, value))
        return error;
  // What is remembered from run to run is compared after as many.
  unsigned checked = given ? given->runs : 0;
  unsigned total = std::max(options.warmup + options.repeat, checked);
  for (unsigned i = 0; i < total; ++i) {
    auto inputs = copyDonated(*plan, *made);
    if (!inputs)
      return inputs.takeError();
    auto outputs = executor->makeOutputs(*inputs);
    if (!outputs)
      return outputs.takeError();
    Clock::time_point start = Clock::now();
    if (Error error = executor->run(*inputs, *outputs))
      return error;
    std::chrono::duration<double, std::micro> elapsed = Clock::now() - start;
    int64_t nanoseconds = 0;
    for (const TraceEvent &event : executor->trace())
      nanoseconds += event.end - event.begin;
    if (i >= options.warmup) {
      result.runMicroseconds.push_back(elapsed.count());
      result.deviceMicroseconds.push_back(double(nanoseconds) / 1e3);
    }
    if (i + 1 == checked)
      result.difference = compare(*outputs, *given);
  }
  return Error::success();
}

static void writeTimes(JsonWriter &json, const char *key,
                       std::vector<double> times) {
  std::sort(times.begin(), times.end());
  json.key(key);
  json.beginObject();
  json.member("min", times.front());
  json.member("median", times[times.size() / 2]);
  json.endObject();
}

static Expected<Result> check(const Options &options) {
  ArtifactOptions loading;
  loading.device = options.device;
  Expected<Artifact> artifact = loadArtifact(options.file, loading);
  if (!artifact)
    return artifact.takeError();
  Expected<Case> given = Case();
  if (!options.folder.empty())
    given = readCase(options.folder, *artifact->plan);
  if (!given)
    return given.takeError();
  Result result;
  if (Error error = runAll(options, artifact->plan,
                           options.folder.empty() ? nullptr : &*given, result))
    return error;
  std::string text;
  JsonWriter json(text, /*indent=*/2);
  json.beginObject();
  json.member("file", options.file);
  json.member("device", options.device);
  if (!options.folder.empty())
    json.member("agrees", result.difference.empty());
  if (!result.difference.empty())
    json.member("difference", result.difference);
  writeTimes(json, "run_us", result.runMicroseconds);
  if (artifact->plan->device)
    writeTimes(json, "device_us", result.deviceMicroseconds);
  json.endObject();
  std::printf("%s\n", text.c_str());
  return result;
}

int main(int argc, char **argv) {
  auto fail = [](const std::string &message) {
    std::fprintf(stderr, "uop-check: error: %s\n", message.c_str());
    return 2;
  };
  Expected<Options> options = parseOptions(argc, argv);
  if (!options)
    return fail(options.message());
  if (options->isHelp) {
    std::printf("%s", helpText);
    return 0;
  }
  if (options->isList) {
    for (const std::string &line : listDevices())
      std::printf("%s\n", line.c_str());
    return 0;
  }
  Expected<Result> result = check(*options);
  if (!result)
    return fail(result.message());
  return result->difference.empty() ? 0 : 1;
}
