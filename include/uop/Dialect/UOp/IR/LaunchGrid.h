//===- LaunchGrid.h - Blocks and threads of a kernel ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_LAUNCHGRID_H
#define UOP_DIALECT_UOP_IR_LAUNCHGRID_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <array>

namespace uop {

/// The sizes of a launch, by axis; axis 0 is the innermost one. The products
/// fit 64 bits.
struct LaunchGrid {
  std::array<int64_t, 3> blocks = {1, 1, 1};
  std::array<int64_t, 3> threads = {1, 1, 1};

  int64_t getNumBlocks() const { return blocks[0] * blocks[1] * blocks[2]; }
  int64_t getNumThreads() const { return threads[0] * threads[1] * threads[2]; }

  /// How many blocks (threads of a block) one step along the axis is.
  static int64_t getStride(const std::array<int64_t, 3> &sizes, unsigned axis) {
    int64_t stride = 1;
    for (unsigned inner = 0; inner < axis; ++inner)
      stride *= sizes[inner];
    return stride;
  }
};

/// More no device has.
inline constexpr int64_t kMaxThreadsOfBlock = 1024;

/// The grid that the uop.special ops of `kernel` state; an error at one of them
/// where they contradict each other. A verified kernel has a grid.
llvm::FailureOr<LaunchGrid> getLaunchGrid(KernelOp kernel);

/// Whether the kernel is written for blocks and threads, or has statements
/// that hand data on through scratch: its ranges must stay as they are.
bool hasExplicitControl(KernelOp kernel);

/// The buffer that `value` is, below any uop.after.
mlir::Value getRootBuffer(mlir::Value value);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_LAUNCHGRID_H
