//===- OptionValues.h - Values of command line options ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_OPTIONVALUES_H
#define UOP_TOOLS_OPTIONVALUES_H

#include "uop/Compiler/Compiler.h"
#include "uop/Runtime/Expected.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"

#include <limits>

namespace uop {

/// The decimal `text` of the option `name`; an error unless it is from `low` to
/// `high`.
template <typename T>
runtime::Error parseNumber(llvm::StringRef name, llvm::StringRef text, T low,
                           T high, T &number) {
  if (!text.getAsInteger(10, number) && number >= low && number <= high)
    return runtime::Error::success();
  return runtime::Error::failure(
      "--" + name.str() + " must be a number from " + std::to_string(low) +
      " to " + std::to_string(high) + ", got '" + text.str() + "'");
}

/// The value of an option that takes any number of bytes.
inline runtime::Error parseBytes(llvm::StringRef name, llvm::StringRef text,
                                 uint64_t &bytes) {
  if (!text.getAsInteger(10, bytes))
    return runtime::Error::success();
  return runtime::Error::failure("--" + name.str() +
                                 " must be a number of bytes, got '" +
                                 text.str() + "'");
}

/// The value of --check-bounds.
inline runtime::Expected<CheckBounds> parseCheckBounds(llvm::StringRef text) {
  if (text == "input")
    return CheckBounds::input;
  if (text == "all")
    return CheckBounds::all;
  if (text == "none")
    return CheckBounds::none;
  return runtime::Error::failure(
      "--check-bounds must be one of input, all, none, got '" + text.str() +
      "'");
}

/// The value of --dim: NAME=SIZE, or NAME=MIN..MAX for a size that a run
/// decides.
inline runtime::Error
parseDimension(llvm::StringRef value, llvm::StringMap<int64_t> &sizes,
               llvm::StringMap<std::pair<int64_t, int64_t>> &variables) {
  auto [key, text] = value.split('=');
  auto [low, high] = text.split("..");
  int64_t min, max;
  bool isRange = text.contains("..");
  if (key.empty() || low.getAsInteger(10, min) || min < 0 ||
      (isRange && (high.getAsInteger(10, max) || max < min ||
                   max > std::numeric_limits<int32_t>::max())))
    return runtime::Error::failure(
        "--dim: expected NAME=N or NAME=MIN..MAX, got '" + value.str() + "'");
  if (isRange)
    variables[key] = {min, max};
  else
    sizes[key] = min;
  return runtime::Error::success();
}

} // namespace uop

#endif // UOP_TOOLS_OPTIONVALUES_H
