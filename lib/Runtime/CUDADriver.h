//===- CUDADriver.h - The functions of NVIDIA's driver ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The toolkit's headers are not needed to build: what is called is declared
// here with the types that the driver's interface has had since CUDA 11.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_CUDADRIVER_H
#define UOP_LIB_RUNTIME_CUDADRIVER_H

#include "uop/Runtime/Expected.h"

#include <cstddef>
#include <cstdint>

namespace uop::runtime {

using CUResult = int;
using CUDeviceNumber = int;
using CUAddress = unsigned long long;
using CUHandle = void *;

/// Attributes that are asked for, with the driver's numbers.
enum class CUAttribute : int {
  maxThreadsPerBlock = 1,
  multiprocessorCount = 16,
  capabilityMajor = 75,
  capabilityMinor = 76,
};

/// Name in the table, symbol of the library, parameters.
#define UOP_CUDA_FUNCTIONS(X)                                                  \
  X(Init, "cuInit", (unsigned flags))                                          \
  X(DriverGetVersion, "cuDriverGetVersion", (int *version))                    \
  X(DeviceGetCount, "cuDeviceGetCount", (int *count))                          \
  X(DeviceGet, "cuDeviceGet", (CUDeviceNumber * device, int ordinal))          \
  X(DeviceGetName, "cuDeviceGetName",                                          \
    (char *name, int length, CUDeviceNumber device))                           \
  X(DeviceTotalMem, "cuDeviceTotalMem_v2",                                     \
    (size_t *bytes, CUDeviceNumber device))                                    \
  X(DeviceGetAttribute, "cuDeviceGetAttribute",                                \
    (int *value, CUAttribute attribute, CUDeviceNumber device))                \
  X(DevicePrimaryCtxRetain, "cuDevicePrimaryCtxRetain",                        \
    (CUHandle * context, CUDeviceNumber device))                               \
  X(CtxSetCurrent, "cuCtxSetCurrent", (CUHandle context))                      \
  X(MemAlloc, "cuMemAlloc_v2", (CUAddress * address, size_t bytes))            \
  X(MemFree, "cuMemFree_v2", (CUAddress address))                              \
  X(MemcpyHtoDAsync, "cuMemcpyHtoDAsync_v2",                                   \
    (CUAddress to, const void *from, size_t bytes, CUHandle stream))           \
  X(MemcpyDtoHAsync, "cuMemcpyDtoHAsync_v2",                                   \
    (void *to, CUAddress from, size_t bytes, CUHandle stream))                 \
  X(MemcpyDtoDAsync, "cuMemcpyDtoDAsync_v2",                                   \
    (CUAddress to, CUAddress from, size_t bytes, CUHandle stream))             \
  X(StreamCreate, "cuStreamCreate", (CUHandle * stream, unsigned flags))       \
  X(StreamDestroy, "cuStreamDestroy_v2", (CUHandle stream))                    \
  X(StreamSynchronize, "cuStreamSynchronize", (CUHandle stream))               \
  X(ModuleLoadDataEx, "cuModuleLoadDataEx",                                    \
    (CUHandle * module, const void *image, unsigned numOptions, int *options,  \
     void **values))                                                           \
  X(ModuleUnload, "cuModuleUnload", (CUHandle module))                         \
  X(ModuleGetFunction, "cuModuleGetFunction",                                  \
    (CUHandle * function, CUHandle module, const char *name))                  \
  X(LaunchKernel, "cuLaunchKernel",                                            \
    (CUHandle function, unsigned gridX, unsigned gridY, unsigned gridZ,        \
     unsigned blockX, unsigned blockY, unsigned blockZ, unsigned sharedBytes,  \
     CUHandle stream, void **parameters, void **extra))                        \
  X(GetErrorName, "cuGetErrorName", (CUResult status, const char **name))      \
  X(GetErrorString, "cuGetErrorString", (CUResult status, const char **text))

/// NVIDIA's driver, opened and initialized when it was first asked for.
struct CUDADriver {
#define UOP_CUDA_POINTER(name, symbol, parameters)                             \
  CUResult(*name) parameters = nullptr;
  UOP_CUDA_FUNCTIONS(UOP_CUDA_POINTER)
#undef UOP_CUDA_POINTER

  /// Error: there is no driver, or it lacks a function or fails; what was
  /// looked for.
  static Expected<const CUDADriver *> get();

  /// An error that names the call, unless `status` is 0.
  Error check(const char *call, CUResult status) const;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_CUDADRIVER_H
