//===- Options.h - Command line of uop-run ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPRUN_OPTIONS_H
#define UOP_LIB_TOOLS_UOPRUN_OPTIONS_H

#include "ConstantInputs.h"
#include "uop/Compiler/Compiler.h"
#include "uop/Runtime/Expected.h"
#include "uop/Tools/CommandLine.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace uop::run {

enum class Device { cpu, interpreter, other };

struct Options {
  std::string file;
  std::string entry;
  Device device = Device::cpu;
  /// The name of another device, as runtime::getDevice() takes it.
  std::string deviceName;
  bool listDevices = false;
  std::vector<std::string> libraries;
  std::vector<std::string> inputs;
  std::optional<uint64_t> randomSeed;
  /// Arguments that are constants of the program.
  std::optional<Weights> weights;
  /// Names and values, in the order of the options. With several values there
  /// are several runs.
  std::vector<std::pair<std::string, std::vector<int64_t>>> variables;
  /// Symbolic sizes of a model of ONNX.
  llvm::StringMap<int64_t> sizes;
  /// Those that are variables, and their bounds.
  llvm::StringMap<std::pair<int64_t, int64_t>> dimensions;
  /// Of its inputs that are sequences, how many tensors they have.
  llvm::StringMap<int64_t> lengths;
  /// How many results of a model of ONNX there is room for, by output.
  llvm::StringMap<int64_t> rooms;
  std::vector<std::string> outputs;
  bool print = false;
  unsigned repeat = 1;
  unsigned warmup = 0;
  unsigned threads = 1;
  /// Beam, seconds and file of a search for schedules; see TuneOptions.
  unsigned tune = 0;
  std::optional<unsigned> tuneBudget;
  std::string tuneDatabase;
  bool stats = false;
  bool list = false;
  bool verify = false;
  /// Where to put the first kernel that is wrong; empty: kernels are not
  /// compared.
  std::string verifyFolder;
  /// Where to put what the interpreter computes; empty: nowhere.
  std::string caseFolder;
  /// Empty: no trace.
  std::string profileFile;
  /// Empty: no page.
  std::string viewFile;
  /// Of the categories of remarks that are printed, a regular expression.
  std::string remarks;
  CheckBounds checkBounds = CheckBounds::input;
  std::string dumpFolder;
  /// Empty: no cache.
  std::string cacheFolder = getDefaultCacheFolder();
  uint64_t cacheBytes = CompileOptions().cacheBytes;
  /// Empty: run; otherwise one of getStageNames().
  std::string compileTo;
  bool help = false;
  bool allowTF32 = false;

  /// Whether runs are timed launch by launch.
  bool isTraced() const { return !profileFile.empty() || !viewFile.empty(); }
  /// How many values the variables take, one after another.
  size_t getNumSettings() const;
  /// Those of run number `setting`.
  std::vector<std::pair<std::string, int64_t>> getSetting(size_t setting) const;
};

/// Names that --compile-to takes, in order.
llvm::ArrayRef<llvm::StringLiteral> getStageNames();

llvm::StringRef getDeviceName(const Options &options);

/// Errors: an unknown option, a missing, malformed or excluded value.
runtime::Expected<Options> parseOptions(llvm::ArrayRef<const char *> args);

/// What --help prints.
llvm::StringRef getHelpText();

} // namespace uop::run

#endif // UOP_LIB_TOOLS_UOPRUN_OPTIONS_H
