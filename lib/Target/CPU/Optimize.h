//===- Optimize.h - LLVM's passes over kernels ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TARGET_CPU_OPTIMIZE_H
#define UOP_LIB_TARGET_CPU_OPTIMIZE_H

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace uop {

/// Optimises kernels for `machine`. `level` is 0 to 3, as of -O. Where there
/// are functions to inline into kernels (`hasCallees`), and below level 2, by
/// LLVM's default pipeline; otherwise by the part of it that finds something to
/// do in loops that have been through our passes.
void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              unsigned level, bool hasCallees);

} // namespace uop

#endif // UOP_LIB_TARGET_CPU_OPTIMIZE_H
