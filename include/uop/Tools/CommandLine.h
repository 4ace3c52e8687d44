//===- CommandLine.h - Command lines of our programs ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Not llvm::cl: the dylib registers options of its own there, --stats,
// --threads and others, whose names we need.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_COMMANDLINE_H
#define UOP_TOOLS_COMMANDLINE_H

#include "uop/Runtime/Expected.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <string>

namespace uop {

struct OptionInfo {
  llvm::StringLiteral name;
  bool hasValue;
};

/// What a program takes.
struct CommandLine {
  /// Of the program, for the messages.
  llvm::StringRef program;
  llvm::ArrayRef<OptionInfo> options;
  /// -X VALUE is --LONG=VALUE; empty where there is none.
  llvm::StringRef shortName, longName;

  /// Reads `args`: --NAME, --NAME=VALUE, -h for --help and at most one file,
  /// which is `file` then. Each option is given to `set`, whose error ends it.
  /// Errors: an unknown option, with the one that was probably meant; a value
  /// that is missing or too much; two files.
  runtime::Error parse(llvm::ArrayRef<const char *> args, std::string &file,
                       llvm::function_ref<runtime::Error(llvm::StringRef name,
                                                         llvm::StringRef value)>
                           set) const;
};

/// The folder that `--cache=VALUE` names: none, if VALUE is `off`.
std::string parseCacheFolder(llvm::StringRef value);

/// Where programs are kept without the option: what the environment variable
/// UOP_CACHE says, as the option does; otherwise `uop` in the user's cache
/// folder ($XDG_CACHE_HOME or ~/.cache). Empty where there is none.
std::string getDefaultCacheFolder();

} // namespace uop

#endif // UOP_TOOLS_COMMANDLINE_H
