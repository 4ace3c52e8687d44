//===- HostFeatures.h - What this machine has -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_HOSTFEATURES_H
#define UOP_LIB_TARGET_CPU_HOSTFEATURES_H

#include <string>

namespace uop::cpu {

/// LLVM's name of this machine's processor.
const std::string &getHostName();

/// LLVM's feature string of this machine, sorted.
const std::string &getHostFeatures();

} // namespace uop::cpu

#endif // UOP_LIB_TARGET_CPU_HOSTFEATURES_H
