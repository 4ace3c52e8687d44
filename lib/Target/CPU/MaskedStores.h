//===- MaskedStores.h - Stores whose masks are known ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_MASKEDSTORES_H
#define UOP_LIB_TARGET_CPU_MASKEDSTORES_H

namespace llvm {
class Module;
} // namespace llvm

namespace uop {

/// Turns masked stores with a constant mask into a plain store of each run of
/// lanes that are written.
///
/// This must be done: X86's code generator of LLVM 22 writes too many bytes for
/// a masked store of truncated integers with one lane in its constant mask.
void expandConstantMasks(llvm::Module &module);

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_MASKEDSTORES_H
