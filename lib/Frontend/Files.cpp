//===- Files.cpp - Tensors in files -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Files.h"

#include "Build.h"
#include "uop/Runtime/Npy.h"
#include "uop/Runtime/Safetensors.h"

using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

Tensor uop::frontend::readNpy(const Context &context, const std::string &path,
                              SourceLoc loc) {
  OpScope scope("readNpy", loc);
  Expected<Array> array = runtime::readNpy(path);
  if (!array)
    return fail(array.message());
  return Tensor::fromArray(context, *array);
}

Error uop::frontend::writeNpy(const std::string &path, const Tensor &tensor) {
  Expected<Array> array = tensor.array();
  if (!array)
    return array.takeError();
  return runtime::writeNpy(path, *array);
}

Expected<NamedTensors> uop::frontend::readSafetensors(const Context &context,
                                                      const std::string &path,
                                                      SourceLoc loc) {
  OpScope scope("readSafetensors", loc);
  auto file = runtime::readSafetensors(path);
  if (!file)
    return fail(file.message()).error();
  NamedTensors tensors;
  for (const runtime::NamedArray &one : file->arrays)
    tensors.emplace_back(one.name, Tensor::fromArray(context, one.array));
  return tensors;
}

Error uop::frontend::writeSafetensors(const std::string &path,
                                      const NamedTensors &tensors) {
  std::vector<Tensor> all;
  for (const auto &[name, tensor] : tensors)
    all.push_back(tensor);
  if (Error error = Tensor::realize(all))
    return error;
  std::vector<runtime::NamedArray> arrays;
  for (const auto &[name, tensor] : tensors) {
    Expected<Array> array = tensor.array();
    if (!array)
      return array.takeError();
    arrays.push_back({name, *array});
  }
  return runtime::writeSafetensors(path, arrays);
}
