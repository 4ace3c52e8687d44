//===- MaskedAccesses.h - Masked loads and stores ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_MASKEDACCESSES_H
#define UOP_LIB_TARGET_CPU_MASKEDACCESSES_H

#include <cstdint>

namespace llvm {
class Module;
} // namespace llvm

namespace uop {

/// Cuts masked loads and stores into parts of one register, simplifies the mask
/// of each part, and turns loads of all or no lanes, and stores whose mask is
/// constant, into plain accesses.
///
/// This must be done, because of two bugs of X86's code generator in LLVM 22:
/// - Where a mask is made of constants and of a value that is the same for all
///   lanes, and no lane of a register or of a narrower load can be set, it
///   reads the whole of it: past the end of the buffer, and what it reads takes
///   the place of the alternative. Its pass against blocked store forwarding
///   then ends the process, because that load has no size.
/// - It writes too many bytes for a masked store of truncated integers with one
///   lane in its constant mask.
void lowerMaskedAccesses(llvm::Module &module, uint64_t registerBytes);

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_MASKEDACCESSES_H
