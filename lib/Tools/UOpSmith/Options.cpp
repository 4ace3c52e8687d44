//===- Options.cpp - Command line of uop-smith ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"

#include "uop/Tools/OptionValues.h"

#include "llvm/ADT/StringExtras.h"

using namespace uop;
using namespace uop::smith;
using llvm::StringRef;
using runtime::Error;

std::string uop::smith::getHelpText() {
  std::string text =
      R"(OVERVIEW: writes random tensor programs, or checks that all schedules of a
program give the same results

USAGE: uop-smith [options]

  --seed=N              the seed of the first program; default 0. Equal seeds
                        give equal programs, in any process
  --count=N             the number of programs, with consecutive seeds; default 1
  --ops=N               the number of ops in a program; default 16
  --constants           write functions without arguments
  --families=A,B,...    the families of ops to write; default: all
  --check               compare results with the interpreter's instead of
                        printing programs
  --check-file=FILE     do the same for the program in FILE; --seed gives the
                        values of its arguments
  --schedules=A,B,...   the schedules to compare, or 'all', 'compiled' or
                        'interpreted'; default: 'cpu' and one other, which
                        depends on the seed
  --device=NAME         opencl, cuda or emulator: compare on a device, fused,
                        unfused, and with blocks of threads for all reductions;
                        short for --schedules=NAME,NAME-unfused,NAME-blocks
  --timeout=SECONDS     the time for one schedule of one program; default 120
  --max-failures=N      stop after N failures; default 10
  --save=DIR            the folder for programs that fail; default '.'
  --fault=KIND:OP       simulate a defect to test the check itself: 'swap' the
                        operands of an op, or 'abort' or 'hang' at the op
  --help                this text

FAMILIES:
)";
  for (const std::string &name : getFamilyNames())
    text += "  " + name + "\n";
  text += "\nSCHEDULES:\n";
  for (const Schedule &schedule : getSchedules())
    text += "  " + schedule.name.str() + "\n";
  text += "\nSCHEDULES OF DEVICES, chosen by name alone:\n";
  for (const Schedule &schedule : getDeviceSchedules())
    text += "  " + schedule.name.str() + "\n";
  return text + R"(
Exit code: 0; 2 for a wrong command line. A check gives 1 if results differ, 3 if
the file is not a program that can be checked, 4 if a schedule refuses a
program, and 5 if it crashes or hangs. With --count, the check continues after a
failure, and the exit code is the greatest.
)";
}

static Error parseSchedules(StringRef text,
                            std::vector<const Schedule *> &schedules) {
  for (StringRef name : llvm::split(text, ',')) {
    size_t before = schedules.size();
    for (const Schedule &schedule : getSchedules()) {
      bool isInterpreted = schedule.threads == 0;
      if (name == "all" || name == schedule.name ||
          (name == "compiled" && !isInterpreted) ||
          (name == "interpreted" && isInterpreted))
        schedules.push_back(&schedule);
    }
    for (const Schedule &schedule : getDeviceSchedules())
      if (name == schedule.name)
        schedules.push_back(&schedule);
    if (schedules.size() == before)
      return Error::failure("no schedule '" + name.str() +
                            "' (see uop-smith --help)");
  }
  return Error::success();
}

static Error parseFamilies(StringRef text, std::vector<std::string> &families) {
  std::vector<std::string> known = getFamilyNames();
  for (StringRef name : llvm::split(text, ',')) {
    if (!llvm::is_contained(known, name.str()))
      return Error::failure("no family '" + name.str() +
                            "' (see uop-smith --help)");
    families.push_back(name.str());
  }
  return Error::success();
}

static Error parseFault(StringRef text, Fault &fault) {
  auto [kind, op] = text.split(':');
  if (kind == "swap")
    fault.kind = Fault::Kind::Swap;
  else if (kind == "abort")
    fault.kind = Fault::Kind::Abort;
  else if (kind == "hang")
    fault.kind = Fault::Kind::Hang;
  if (fault.kind == Fault::Kind::None || op.empty())
    return Error::failure(
        "--fault must be swap:OP, abort:OP or hang:OP, got '" + text.str() +
        "'");
  fault.op = op.str();
  return Error::success();
}

static Error setOption(Options &options, StringRef name, StringRef value,
                       bool hasValue) {
  uint64_t number = 0;
  auto parse = [&](uint64_t low, uint64_t high) {
    return parseNumber(name, value, low, high, number);
  };
  Error error = Error::success();
  if (name == "seed") {
    error = parse(0, UINT64_MAX);
    options.seed = number;
  } else if (name == "count") {
    error = parse(1, uint64_t(1) << 40);
    options.count = number;
  } else if (name == "ops") {
    error = parse(1, 100000);
    options.program.ops = number;
  } else if (name == "timeout") {
    error = parse(1, 86400);
    options.timeoutSeconds = number;
  } else if (name == "max-failures") {
    error = parse(1, 1000000);
    options.maxFailures = number;
  } else if (name == "check-file" && !value.empty()) {
    options.checkFile = value.str();
  } else if (name == "save" && !value.empty()) {
    options.folder = value.str();
  } else if (name == "schedules") {
    error = parseSchedules(value, options.schedules);
  } else if (name == "device" && !value.empty()) {
    error = parseSchedules(
        (value + "," + value + "-unfused," + value + "-blocks").str(),
        options.schedules);
  } else if (name == "families") {
    error = parseFamilies(value, options.program.families);
  } else if (name == "fault") {
    error = parseFault(value, options.fault);
  } else if (name == "constants" && !hasValue) {
    options.program.constants = true;
  } else if (name == "check" && !hasValue) {
    options.check = true;
  } else if (name == "help" && !hasValue) {
    options.help = true;
  } else {
    error = Error::failure("unknown option '--" + name.str() +
                           (hasValue ? "=" + value.str() : std::string()) +
                           "' (see uop-smith --help)");
  }
  return error;
}

runtime::Expected<Options>
uop::smith::parseOptions(llvm::ArrayRef<const char *> args) {
  Options options;
  for (const char *arg : args) {
    StringRef text(arg);
    if (!text.consume_front("--"))
      return Error::failure("unexpected argument '" + std::string(arg) +
                            "' (see uop-smith --help)");
    auto [name, value] = text.split('=');
    if (Error error =
            setOption(options, name, value, name.size() != text.size()))
      return error;
  }
  if (options.check && !options.checkFile.empty())
    return Error::failure("--check and --check-file exclude each other");
  if (!options.checkFile.empty() && options.count != 1)
    return Error::failure("--check-file checks one program: no --count");
  return options;
}
