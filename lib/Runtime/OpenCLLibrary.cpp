//===- OpenCLLibrary.cpp - The functions of an OpenCL loader ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpenCLLibrary.h"

#include <dlfcn.h>

#include <cstdlib>

using namespace uop::runtime;

static constexpr const char *libraryName = "libOpenCL.so.1";

namespace {
struct LoadedLibrary {
  OpenCLLibrary functions;
  std::string error;
};
} // namespace

static LoadedLibrary load() {
  LoadedLibrary loaded;
  const char *chosen = std::getenv("UOP_OPENCL_LIBRARY");
  const char *name = chosen && *chosen ? chosen : libraryName;
  void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    loaded.error = "there is no OpenCL device: no library " +
                   std::string(name) +
                   " (Debian's ocl-icd-libopencl1, with a driver such as "
                   "pocl-opencl-icd)";
    return loaded;
  }
#define UOP_OPENCL_LOAD(function)                                              \
  loaded.functions.function = reinterpret_cast<decltype(&::cl##function)>(     \
      dlsym(handle, "cl" #function));                                          \
  if (!loaded.functions.function)                                              \
    loaded.error = "there is no OpenCL device: " + std::string(name) +         \
                   " has no cl" #function;
  UOP_OPENCL_FUNCTIONS(UOP_OPENCL_LOAD)
#undef UOP_OPENCL_LOAD
  return loaded;
}

Expected<const OpenCLLibrary *> OpenCLLibrary::get() {
  static const LoadedLibrary loaded = load();
  if (!loaded.error.empty())
    return Error::failure(loaded.error);
  return &loaded.functions;
}

std::string uop::runtime::describeOpenCLStatus(cl_int status) {
  switch (status) {
#define UOP_OPENCL_STATUS(name)                                                \
  case name:                                                                   \
    return #name " (" + std::to_string(status) + ")";
    UOP_OPENCL_STATUS(CL_DEVICE_NOT_FOUND)
    UOP_OPENCL_STATUS(CL_DEVICE_NOT_AVAILABLE)
    UOP_OPENCL_STATUS(CL_COMPILER_NOT_AVAILABLE)
    UOP_OPENCL_STATUS(CL_MEM_OBJECT_ALLOCATION_FAILURE)
    UOP_OPENCL_STATUS(CL_OUT_OF_RESOURCES)
    UOP_OPENCL_STATUS(CL_OUT_OF_HOST_MEMORY)
    UOP_OPENCL_STATUS(CL_BUILD_PROGRAM_FAILURE)
    UOP_OPENCL_STATUS(CL_INVALID_VALUE)
    UOP_OPENCL_STATUS(CL_INVALID_BINARY)
    UOP_OPENCL_STATUS(CL_INVALID_BUILD_OPTIONS)
    UOP_OPENCL_STATUS(CL_INVALID_PROGRAM_EXECUTABLE)
    UOP_OPENCL_STATUS(CL_INVALID_KERNEL_NAME)
    UOP_OPENCL_STATUS(CL_INVALID_KERNEL_DEFINITION)
    UOP_OPENCL_STATUS(CL_INVALID_ARG_INDEX)
    UOP_OPENCL_STATUS(CL_INVALID_ARG_VALUE)
    UOP_OPENCL_STATUS(CL_INVALID_ARG_SIZE)
    UOP_OPENCL_STATUS(CL_INVALID_KERNEL_ARGS)
    UOP_OPENCL_STATUS(CL_INVALID_WORK_GROUP_SIZE)
    UOP_OPENCL_STATUS(CL_INVALID_BUFFER_SIZE)
    UOP_OPENCL_STATUS(CL_INVALID_OPERATION)
#undef UOP_OPENCL_STATUS
  default:
    return "status " + std::to_string(status);
  }
}
