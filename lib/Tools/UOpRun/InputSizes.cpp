//===- InputSizes.cpp - Sizes of inputs that a run decides ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/Arrays.h"

#include "uop/Runtime/Npy.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace uop;
using namespace uop::run;
using runtime::Error;
using runtime::Expected;
using runtime::TensorInfo;

Expected<std::vector<TensorInfo>>
uop::run::resolveSizes(llvm::ArrayRef<TensorInfo> types,
                       llvm::ArrayRef<std::vector<std::string>> sizes,
                       llvm::ArrayRef<runtime::Variable> variables,
                       llvm::ArrayRef<VariableValue> chosen,
                       llvm::ArrayRef<std::string> files) {
  std::vector<TensorInfo> result(types.begin(), types.end());
  llvm::StringMap<int64_t> values;
  for (const VariableValue &value : chosen)
    values[value.first] = value.second;
  auto isFree = [&](size_t input) {
    return input < sizes.size() && !sizes[input].empty();
  };
  for (size_t i = 0; i < std::min(files.size(), types.size()); ++i) {
    if (!isFree(i))
      continue;
    // What cannot be read or has other axes is an error when it is read as an
    // input; values that disagree are one when it is run.
    auto array = runtime::readNpy(files[i], types[i].dtype);
    if (!array || array->shape.size() != types[i].shape.size())
      continue;
    for (auto [axis, name] : llvm::enumerate(sizes[i]))
      if (!name.empty()) {
        result[i].shape[axis] = array->shape[axis];
        values.try_emplace(name, array->shape[axis]);
      }
  }
  for (size_t i = files.size(); i < types.size(); ++i) {
    if (!isFree(i))
      continue;
    for (auto [axis, name] : llvm::enumerate(sizes[i])) {
      if (name.empty())
        continue;
      const auto *variable =
          llvm::find_if(variables, [name = &name](const auto &other) {
            return other.name == *name;
          });
      auto value = values.find(name);
      if (value == values.end())
        return Error::failure("variable '" + name +
                              "' has no value; choose "
                              "one in [" +
                              std::to_string(variable->min) + ", " +
                              std::to_string(variable->max) +
                              "]: --var=" + name + "=N");
      if (Error error = variable->check(value->second))
        return error;
      result[i].shape[axis] = value->second;
    }
  }
  return result;
}
