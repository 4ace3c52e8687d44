//===- Options.h - Command line of uop-smith --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_OPTIONS_H
#define UOP_LIB_TOOLS_UOPSMITH_OPTIONS_H

#include "Check.h"
#include "Program.h"
#include "uop/Runtime/Expected.h"

namespace uop::smith {

struct Options {
  uint64_t seed = 0;
  uint64_t count = 1;
  ProgramOptions program;
  bool check = false;
  std::string checkFile;
  /// Empty: two that depend on the seed.
  std::vector<const Schedule *> schedules;
  unsigned timeoutSeconds = 120;
  unsigned maxFailures = 10;
  std::string folder = ".";
  Fault fault;
  bool help = false;
};

runtime::Expected<Options> parseOptions(llvm::ArrayRef<const char *> args);

/// What --help prints.
std::string getHelpText();

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_OPTIONS_H
