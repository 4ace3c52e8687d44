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

/// Copies bytes of this process.
Error copyHostBytes(const Buffer &destination, const Buffer &source);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_DEVICES_H
