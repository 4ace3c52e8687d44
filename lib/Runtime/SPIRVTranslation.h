//===- SPIRVTranslation.h - From SPIR-V to SPIR -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_SPIRVTRANSLATION_H
#define UOP_LIB_RUNTIME_SPIRVTRANSLATION_H

#include "uop/Runtime/Expected.h"

#include <vector>

namespace uop::runtime {

/// A module of SPIR-V as bitcode of SPIR, for devices that take only that, by
/// the program that the variable UOP_LLVM_SPIRV names, or Debian's llvm-spirv
/// of the LLVM that PoCL is built with. Errors: there is no such program, what
/// it says.
Expected<std::vector<char>> translateToSPIR(const std::vector<char> &spirv);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_SPIRVTRANSLATION_H
