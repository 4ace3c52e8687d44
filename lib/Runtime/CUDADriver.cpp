//===- CUDADriver.cpp - The functions of NVIDIA's driver --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CUDADriver.h"

#include <dlfcn.h>

#include <cstdlib>

using namespace uop::runtime;

static constexpr const char *libraryName = "libcuda.so.1";

namespace {
struct LoadedDriver {
  CUDADriver functions;
  std::string error;
};
} // namespace

static LoadedDriver load() {
  LoadedDriver loaded;
  const char *chosen = std::getenv("UOP_CUDA_LIBRARY");
  const char *name = chosen && *chosen ? chosen : libraryName;
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    loaded.error = "there is no CUDA device: no library " + std::string(name) +
                   ", which NVIDIA's driver brings";
    return loaded;
  }
#define UOP_CUDA_LOAD(function, symbol, parameters)                            \
  loaded.functions.function =                                                  \
      reinterpret_cast<CUResult(*) parameters>(dlsym(handle, symbol));         \
  if (!loaded.functions.function)                                              \
    loaded.error =                                                             \
        "there is no CUDA device: " + std::string(name) + " has no " symbol;
  UOP_CUDA_FUNCTIONS(UOP_CUDA_LOAD)
#undef UOP_CUDA_LOAD
  constexpr int firstVersionWithMaps = 12000;
  int version = 0;
  if (loaded.error.empty() &&
      loaded.functions.DriverGetVersion(&version) == CUStatus::success &&
      version >= firstVersionWithMaps)
    loaded.functions.TensorMapEncodeTiled =
        reinterpret_cast<decltype(CUDADriver::TensorMapEncodeTiled)>(
            dlsym(handle, "cuTensorMapEncodeTiled"));
  if (!loaded.error.empty())
    return loaded;
  if (Error error = loaded.functions.check("cuInit", loaded.functions.Init(0)))
    loaded.error = "there is no CUDA device: " + error.message();
  return loaded;
}

Expected<const CUDADriver *> CUDADriver::get() {
  static const LoadedDriver loaded = load();
  if (!loaded.error.empty())
    return Error::failure(loaded.error);
  return &loaded.functions;
}

Error CUDADriver::check(const char *call, CUResult status) const {
  if (status == 0)
    return Error::success();
  const char *name = nullptr, *text = nullptr;
  GetErrorName(status, &name);
  GetErrorString(status, &text);
  std::string message = std::string(call) + " failed: ";
  message += name ? name : "status " + std::to_string(status);
  if (text)
    message += std::string(", ") + text;
  return Error::failure(message);
}
