//===- TileSharing.h - Tiles in the memory of others ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_TILESHARING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_TILESHARING_H

#include "KernelAnalysis.h"

namespace uop {

/// What a tile stores at each of its points: the value, or the vectors that it
/// is put together from.
llvm::SmallVector<mlir::Value> getTileParts(BufferizeOp tile);

/// The tiles of a kernel that overwrite another tile, and that tile: each
/// element is made of the element in its place, which nothing reads after
/// that. Both are made in the same loops, one after the other, by one thread.
/// The first-level cache has room for more then: the exponentials of a block of
/// scores take the place of the scores.
llvm::DenseMap<mlir::Operation *, BufferizeOp>
findOverwrittenTiles(KernelOp kernel, const KernelAnalysis &analysis);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_TILESHARING_H
