//===- CommandLine.cpp - Command lines of our programs ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/CommandLine.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

#include <cstdlib>
#include <tuple>

using namespace uop;
using llvm::StringRef;
using runtime::Error;

static Error unknownOption(const CommandLine &line, StringRef name) {
  const OptionInfo *nearest = llvm::min_element(
      line.options, [&](const OptionInfo &a, const OptionInfo &b) {
        return name.edit_distance(a.name) < name.edit_distance(b.name);
      });
  std::string text = "unknown option '--" + name.str() + "'";
  if (name.edit_distance(nearest->name) <= 2)
    text += "; did you mean '--" + nearest->name.str() + "'?";
  return Error::failure(text + " (see " + line.program.str() + " --help)");
}

Error CommandLine::parse(
    llvm::ArrayRef<const char *> args, std::string &file,
    llvm::function_ref<Error(StringRef, StringRef)> set) const {
  bool hasFile = false;
  std::string joined;
  for (size_t i = 0; i < args.size(); ++i) {
    StringRef arg = args[i];
    if (arg == "-h")
      arg = "--help";
    if (!shortName.empty() && arg == shortName) {
      if (i + 1 == args.size())
        return Error::failure(shortName.str() +
                              " needs a value: " + shortName.str() + " ...");
      joined = ("--" + longName + "=" + args[++i]).str();
      arg = joined;
    }
    if (arg == "-" || !arg.starts_with("-")) {
      if (hasFile)
        return Error::failure("one module at a time: '" + file + "' and '" +
                              arg.str() + "'");
      file = arg.str();
      hasFile = true;
      continue;
    }
    bool hasValue = arg.contains('=');
    StringRef name, value;
    std::tie(name, value) = arg.split('=');
    if (!name.consume_front("--"))
      return Error::failure("unknown option '" + arg.str() +
                            "'; options begin with '--' (see " + program.str() +
                            " --help)");
    const auto *info = llvm::find_if(
        options, [&](const OptionInfo &info) { return info.name == name; });
    if (info == options.end())
      return unknownOption(*this, name);
    if (info->hasValue && (!hasValue || value.empty()))
      return Error::failure("--" + name.str() + " needs a value: --" +
                            name.str() + "=...");
    if (!info->hasValue && hasValue)
      return Error::failure("--" + name.str() + " takes no value, got '" +
                            value.str() + "'");
    if (Error error = set(name, value))
      return error;
  }
  return Error::success();
}

std::string uop::parseCacheFolder(StringRef value) {
  return value == "off" ? std::string() : value.str();
}

std::string uop::getDefaultCacheFolder() {
  if (const char *folder = std::getenv("UOP_CACHE"))
    return parseCacheFolder(folder);
  llvm::SmallString<128> folder;
  if (!llvm::sys::path::cache_directory(folder))
    return {};
  llvm::sys::path::append(folder, "uop");
  return folder.str().str();
}
