//===- HostFeatures.h - What this machine has -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_HOSTFEATURES_H
#define UOP_LIB_TARGET_CPU_HOSTFEATURES_H

#include "uop/Target/CPU/CPUTarget.h"

namespace uop::cpu {

/// Puts this machine's processor and features, as LLVM names them, where
/// `options` have none. Whether they had no processor.
bool resolveHost(TargetOptions &options);

} // namespace uop::cpu

#endif // UOP_LIB_TARGET_CPU_HOSTFEATURES_H
