//===- OpenCLLibrary.h - The functions of an OpenCL loader ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_OPENCLLIBRARY_H
#define UOP_LIB_RUNTIME_OPENCLLIBRARY_H

#define CL_TARGET_OPENCL_VERSION 300
#define CL_USE_DEPRECATED_OPENCL_1_2_APIS
#include <CL/cl.h>

#include "uop/Runtime/Expected.h"

namespace uop::runtime {

/// The functions that this library calls, with the names of the specification
/// less "cl".
#define UOP_OPENCL_FUNCTIONS(X)                                                \
  X(GetPlatformIDs)                                                            \
  X(GetPlatformInfo)                                                           \
  X(GetDeviceIDs)                                                              \
  X(GetDeviceInfo)                                                             \
  X(CreateContext)                                                             \
  X(CreateCommandQueue)                                                        \
  X(ReleaseCommandQueue)                                                       \
  X(CreateBuffer)                                                              \
  X(ReleaseMemObject)                                                          \
  X(EnqueueReadBuffer)                                                         \
  X(EnqueueWriteBuffer)                                                        \
  X(EnqueueCopyBuffer)                                                         \
  X(CreateProgramWithBinary)                                                   \
  X(CreateProgramWithIL)                                                       \
  X(BuildProgram)                                                              \
  X(GetProgramBuildInfo)                                                       \
  X(ReleaseProgram)                                                            \
  X(CreateKernel)                                                              \
  X(ReleaseKernel)                                                             \
  X(SetKernelArg)                                                              \
  X(GetKernelWorkGroupInfo)                                                    \
  X(EnqueueNDRangeKernel)                                                      \
  X(GetEventProfilingInfo)                                                     \
  X(ReleaseEvent)                                                              \
  X(Finish)

/// An OpenCL loader (ICD) that was opened when it was first asked for.
struct OpenCLLibrary {
#define UOP_OPENCL_POINTER(name) decltype(&::cl##name) name = nullptr;
  UOP_OPENCL_FUNCTIONS(UOP_OPENCL_POINTER)
#undef UOP_OPENCL_POINTER

  /// Error: there is no loader, or it lacks a function; which names were tried.
  static Expected<const OpenCLLibrary *> get();
};

/// "CL_OUT_OF_RESOURCES (-5)", or the number alone.
std::string describeOpenCLStatus(cl_int status);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_OPENCLLIBRARY_H
