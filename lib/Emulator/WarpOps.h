//===- WarpOps.h - What the threads of a warp do together ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_EMULATOR_WARPOPS_H
#define UOP_LIB_EMULATOR_WARPOPS_H

#include "Instructions.h"
#include "SharedBuffer.h"

namespace uop::emulator {

/// Consecutive threads that run in step.
inline constexpr size_t kWarpSize = 32;

/// One of them: its registers, and who it is.
struct Lane {
  uint64_t *frame;
  Accessor self;
};

/// nvgpu.ldmatrix. Lane l has the place of row l % 8 of matrix l / 8, which is
/// 16 bytes long; each lane gets 4 bytes of every matrix. What is wrong, and
/// the lane; empty: nothing.
std::pair<std::string, size_t> loadMatrices(const Instruction &instruction,
                                            llvm::ArrayRef<Lane> lanes,
                                            SharedBuffer &buffer);

/// nvvm.mma.sync of 16 rows and 8 columns. The terms of a sum are added in
/// order, floats with one rounding each.
void multiplyMatrices(const Instruction &instruction,
                      llvm::ArrayRef<Lane> lanes);

/// The sum with the product of elements `i` of two registers.
uint64_t addProduct(FactorType type, uint64_t sum, uint64_t left,
                    uint64_t right, unsigned i);

/// gpu.shuffle of kind xor: what another lane has.
std::string shuffle(const Instruction &instruction, llvm::ArrayRef<Lane> lanes);

} // namespace uop::emulator

#endif // UOP_LIB_EMULATOR_WARPOPS_H
