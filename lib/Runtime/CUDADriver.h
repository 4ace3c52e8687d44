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

/// What calls return, as far as it is told apart.
namespace CUStatus {
constexpr CUResult success = 0, outOfMemory = 2;
} // namespace CUStatus

namespace CUStreamFlags {
/// Does not wait for the default stream.
constexpr unsigned apart = 1;
} // namespace CUStreamFlags

/// Attributes that are asked for, with the driver's numbers.
enum class CUAttribute : int {
  maxThreadsPerBlock = 1,
  maxSharedMemoryPerBlock = 8,
  clockRate = 13,
  multiprocessorCount = 16,
  memoryClockRate = 36,
  memoryBusWidth = 37,
  maxThreadsPerMultiprocessor = 39,
  capabilityMajor = 75,
  capabilityMinor = 76,
  maxRegistersPerMultiprocessor = 82,
  hasMemoryPools = 115,
};

/// Attributes of memory pools.
enum class CUPoolAttribute : int { releaseThreshold = 4 };

/// Attributes of kernels.
enum class CUFunctionAttribute : int { maxDynamicSharedBytes = 8 };

/// CUtensorMap, and what is said of one.
struct alignas(64) CUTensorMap {
  uint64_t words[16];
};
enum class CUMapElement : int { uint8 = 0, uint16 = 1 };
enum class CUMapInterleave : int { none = 0 };
enum class CUMapSwizzle : int { bytes128 = 3 };
enum class CUMapPromotion : int { bytes128 = 2 };
enum class CUMapFill : int { zeros = 0 };

/// CUDA_KERNEL_NODE_PARAMS_v1.
struct CUKernelParameters {
  CUHandle function;
  unsigned grid[3];
  unsigned block[3];
  unsigned sharedBytes;
  void **arguments;
  void **extra;
};

/// CUDA_MEMCPY3D.
struct CUCopy {
  struct Side {
    size_t x, y, z, level;
    /// 1: memory of the process, 2: of the device.
    unsigned type;
    void *host;
    CUAddress device;
    CUHandle array, reserved;
    size_t pitch, height;

    void setMemory(void *memory, bool isOnDevice) {
      type = isOnDevice ? 2 : 1;
      host = isOnDevice ? nullptr : memory;
      device = isOnDevice ? reinterpret_cast<CUAddress>(memory) : 0;
    }
  };
  Side from, to;
  size_t bytes, height, depth;
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
  X(DevicePrimaryCtxRelease, "cuDevicePrimaryCtxRelease_v2",                   \
    (CUDeviceNumber device))                                                   \
  X(DevicePrimaryCtxReset, "cuDevicePrimaryCtxReset_v2",                       \
    (CUDeviceNumber device))                                                   \
  X(CtxSetCurrent, "cuCtxSetCurrent", (CUHandle context))                      \
  X(CtxSynchronize, "cuCtxSynchronize", ())                                    \
  X(MemAlloc, "cuMemAlloc_v2", (CUAddress * address, size_t bytes))            \
  X(MemFree, "cuMemFree_v2", (CUAddress address))                              \
  X(MemAllocAsync, "cuMemAllocAsync",                                          \
    (CUAddress * address, size_t bytes, CUHandle stream))                      \
  X(MemFreeAsync, "cuMemFreeAsync", (CUAddress address, CUHandle stream))      \
  X(MemHostRegister, "cuMemHostRegister_v2",                                   \
    (void *memory, size_t bytes, unsigned flags))                              \
  X(MemHostUnregister, "cuMemHostUnregister", (void *memory))                  \
  X(DeviceGetDefaultMemPool, "cuDeviceGetDefaultMemPool",                      \
    (CUHandle * pool, CUDeviceNumber device))                                  \
  X(MemPoolSetAttribute, "cuMemPoolSetAttribute",                              \
    (CUHandle pool, CUPoolAttribute attribute, void *value))                   \
  X(MemPoolTrimTo, "cuMemPoolTrimTo", (CUHandle pool, size_t bytes))           \
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
  X(FuncSetAttribute, "cuFuncSetAttribute",                                    \
    (CUHandle function, CUFunctionAttribute attribute, int value))             \
  X(LaunchKernel, "cuLaunchKernel",                                            \
    (CUHandle function, unsigned gridX, unsigned gridY, unsigned gridZ,        \
     unsigned blockX, unsigned blockY, unsigned blockZ, unsigned sharedBytes,  \
     CUHandle stream, void **parameters, void **extra))                        \
  X(EventCreate, "cuEventCreate", (CUHandle * event, unsigned flags))          \
  X(EventDestroy, "cuEventDestroy_v2", (CUHandle event))                       \
  X(EventRecord, "cuEventRecord", (CUHandle event, CUHandle stream))           \
  X(EventElapsedTime, "cuEventElapsedTime",                                    \
    (float *milliseconds, CUHandle from, CUHandle to))                         \
  X(GraphCreate, "cuGraphCreate", (CUHandle * graph, unsigned flags))          \
  X(GraphDestroy, "cuGraphDestroy", (CUHandle graph))                          \
  X(GraphAddKernelNode, "cuGraphAddKernelNode",                                \
    (CUHandle * node, CUHandle graph, const CUHandle *after, size_t numAfter,  \
     const CUKernelParameters *parameters))                                    \
  X(GraphAddMemcpyNode, "cuGraphAddMemcpyNode",                                \
    (CUHandle * node, CUHandle graph, const CUHandle *after, size_t numAfter,  \
     const CUCopy *copy, CUHandle context))                                    \
  X(GraphKernelNodeSetParams, "cuGraphKernelNodeSetParams",                    \
    (CUHandle node, const CUKernelParameters *parameters))                     \
  X(GraphMemcpyNodeSetParams, "cuGraphMemcpyNodeSetParams",                    \
    (CUHandle node, const CUCopy *copy))                                       \
  X(GraphInstantiate, "cuGraphInstantiateWithFlags",                           \
    (CUHandle * executable, CUHandle graph, unsigned long long flags))         \
  X(GraphExecDestroy, "cuGraphExecDestroy", (CUHandle executable))             \
  X(GraphExecKernelNodeSetParams, "cuGraphExecKernelNodeSetParams",            \
    (CUHandle executable, CUHandle node,                                       \
     const CUKernelParameters *parameters))                                    \
  X(GraphExecMemcpyNodeSetParams, "cuGraphExecMemcpyNodeSetParams",            \
    (CUHandle executable, CUHandle node, const CUCopy *copy,                   \
     CUHandle context))                                                        \
  X(GraphLaunch, "cuGraphLaunch", (CUHandle executable, CUHandle stream))      \
  X(GetErrorName, "cuGetErrorName", (CUResult status, const char **name))      \
  X(GetErrorString, "cuGetErrorString", (CUResult status, const char **text))

/// NVIDIA's driver, opened and initialized when it was first asked for.
struct CUDADriver {
#define UOP_CUDA_POINTER(name, symbol, parameters)                             \
  CUResult(*name) parameters = nullptr;
  UOP_CUDA_FUNCTIONS(UOP_CUDA_POINTER)
#undef UOP_CUDA_POINTER
  /// Null: the driver is older than CUDA 12.
  CUResult (*TensorMapEncodeTiled)(
      CUTensorMap *map, CUMapElement element, uint32_t rank, void *address,
      const uint64_t *sizes, const uint64_t *strides, const uint32_t *box,
      const uint32_t *steps, CUMapInterleave interleave, CUMapSwizzle swizzle,
      CUMapPromotion promotion, CUMapFill fill) = nullptr;

  /// Error: there is no driver, or it lacks a function or fails; what was
  /// looked for.
  static Expected<const CUDADriver *> get();

  /// An error that names the call, unless `status` is 0.
  Error check(const char *call, CUResult status) const;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_CUDADRIVER_H
