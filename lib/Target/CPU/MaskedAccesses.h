//===- MaskedAccesses.h - Masked loads and stores ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_MASKEDACCESSES_H
#define UOP_LIB_TARGET_CPU_MASKEDACCESSES_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace uop {

/// Cuts masked loads and stores into parts of one register, and turns parts
/// whose mask is known into plain accesses of the lanes that are set.
///
/// This must be done, because of two bugs of X86's code generator in LLVM 22:
/// - Of a load of several registers whose mask is the conjunction of a value
///   that is the same for all lanes and a constant, it reads a register none of
///   whose lanes the constant sets as a whole: past the end of the buffer, and
///   what it reads takes the place of the alternative. Its pass against blocked
///   store forwarding then ends the process, because that load has no size.
/// - It writes too many bytes for a masked store of truncated integers with one
///   lane in its constant mask.
void lowerMaskedAccesses(llvm::Module &module, llvm::TargetMachine &machine);

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_MASKEDACCESSES_H
