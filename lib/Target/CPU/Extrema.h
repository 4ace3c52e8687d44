//===- Extrema.h - The greater of two floats --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_EXTREMA_H
#define UOP_LIB_TARGET_CPU_EXTREMA_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace uop {

/// Turns llvm.maximum and llvm.minimum into vrange where the target has it
/// (AVX-512DQ, and AVX-512VL for short vectors and numbers): it orders the
/// zeros, so that NaN alone is left to be chosen. X86's code generator of LLVM
/// 22 makes six instructions of them for vectors, and eight for numbers, with
/// the sign in a general register; these are three. Reductions to the extremum
/// of all lanes become extrema of halves.
void lowerExtrema(llvm::Module &module, const llvm::TargetMachine &machine);

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_EXTREMA_H
