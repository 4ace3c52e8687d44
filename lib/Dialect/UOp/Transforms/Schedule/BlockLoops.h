//===- BlockLoops.h - Blocks of loops of any length -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_BLOCKLOOPS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_BLOCKLOOPS_H

#include "Select/ScheduleSelection.h"

namespace uop {

/// A loop, by the id of its range, and how many iterations its blocks have.
struct LoopBlocks {
  uint64_t id;
  int64_t size;
  /// Whether masks hide what the last block has too many; otherwise it overlaps
  /// the one before.
  bool isMasked = false;
};

/// The blocks with which the kernel takes the least time; none if it has no
/// loop of variable size, or takes as little without.
std::optional<LoopBlocks> findBlocks(KernelOp kernel, const CostModel &model,
                                     const RegisterFile &registers,
                                     int64_t threads);

/// The blocks of the most iterations that the innermost such loop may have:
/// they copy operands as a loop of static size does.
std::optional<LoopBlocks> findLargestBlocks(KernelOp kernel);

/// Cuts the loop into blocks. If it has fewer iterations than one, nothing
/// runs, unless the blocks are masked. Fails if they cannot be: the kernel is
/// then of no use.
llvm::LogicalResult cutIntoBlocks(KernelOp kernel, const LoopBlocks &blocks);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_BLOCKLOOPS_H
