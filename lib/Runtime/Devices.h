//===- Devices.h - The devices that there are -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_DEVICES_H
#define UOP_LIB_RUNTIME_DEVICES_H

#include "uop/Runtime/Device.h"

namespace uop::runtime {

Device &getCPUDevice();
Device &getDiskDevice();

/// Device number `number` of all OpenCL platforms, and how many there are.
/// Errors: no loader, no platform, no such device.
Expected<Device *> getOpenCLDevice(unsigned number);
Expected<unsigned> countOpenCLDevices();

/// The same of NVIDIA's driver.
Expected<Device *> getCUDADevice(unsigned number);
Expected<unsigned> countCUDADevices();

/// That both sizes are equal and the destination may be written; allocates the
/// memory of both.
Error prepareCopy(const Buffer &destination, const Buffer &source);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_DEVICES_H
