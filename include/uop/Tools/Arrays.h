//===- Arrays.h - Inputs and outputs of uop-run -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TOOLS_ARRAYS_H
#define UOP_TOOLS_ARRAYS_H

#include "uop/Runtime/Compare.h"
#include "uop/Runtime/Scalar.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

namespace uop::run {

/// One array for each of `types`: read from `files` as far as those go, then
/// random if there is a seed. Errors: too many files, too few without a seed, a
/// file that cannot be read or holds an array of another type. They name the
/// file, the argument's number, the type expected and the one found.
runtime::Expected<std::vector<runtime::Array>>
makeInputs(llvm::ArrayRef<runtime::TensorInfo> types,
           llvm::ArrayRef<std::string> files, std::optional<uint64_t> seed);

/// The name of a variable, and what it is.
using VariableValue = std::pair<std::string, int64_t>;

/// The types of inputs in one run. Sizes that are variables, by input and axis
/// in `sizes`, are those of the input's file, of an input that is made what
/// `chosen` or the file of another input says. Errors: nothing says it, or it
/// is out of bounds.
runtime::Expected<std::vector<runtime::TensorInfo>>
resolveSizes(llvm::ArrayRef<runtime::TensorInfo> types,
             llvm::ArrayRef<std::vector<std::string>> sizes,
             llvm::ArrayRef<runtime::Variable> variables,
             llvm::ArrayRef<VariableValue> chosen,
             llvm::ArrayRef<std::string> files);

/// Fills `array` with values that depend on nothing but its type, `seed` and
/// `stream`: floats uniform in [-2, 2), signed integers in [-8, 8), unsigned
/// ones in [0, 16). Error: out of memory.
runtime::Error fillRandom(runtime::Array &array, uint64_t seed,
                          uint64_t stream);

using runtime::formatElement;

/// "name: 2x3xf32 = [[...]]", an array of more than 1000 elements with only the
/// ends of its axes.
void printArray(llvm::raw_ostream &os, llvm::StringRef name,
                const runtime::Array &array);

} // namespace uop::run

#endif // UOP_TOOLS_ARRAYS_H
