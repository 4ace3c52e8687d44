//===- NarrowStore.h - Loops over what a gated store writes -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_NARROWSTORE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_NARROWSTORE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <optional>

namespace uop {

/// The indices of a range from `low` on, below `high`.
struct StaticWindow {
  int64_t low;
  int64_t high;
};

/// For each range of `store` where `gate` holds, if that is all that it says:
/// it is a conjunction of comparisons of ranges with numbers. None otherwise,
/// and where it holds nowhere.
std::optional<llvm::SmallVector<StaticWindow>>
getStaticWindows(StoreOp store, mlir::Value gate);

/// Makes the ranges of a kernel's only store as small as its gate allows, where
/// the gate is a conjunction of bounds of the ranges, and drops it then. The
/// store writes the same elements.
llvm::LogicalResult narrowStore(KernelOp kernel, StoreOp store);

/// The positions in the window, over a new range with the next id that is added
/// to `ranges`; a window of one position needs none.
mlir::Value createPositions(mlir::OpBuilder &builder, mlir::Location loc,
                            StaticWindow window, int64_t &nextId,
                            llvm::SmallVectorImpl<mlir::Value> &ranges);

/// Brings the index arithmetic of a kernel of one block to its simplest form,
/// drops gates that hold everywhere, and then what has no uses.
llvm::LogicalResult simplifyKernel(KernelOp kernel);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_KERNEL_NARROWSTORE_H
