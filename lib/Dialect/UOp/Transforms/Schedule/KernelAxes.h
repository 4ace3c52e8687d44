//===- KernelAxes.h - The ranges of a kernel as its axes --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_KERNELAXES_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_KERNELAXES_H

#include "uop/Dialect/UOp/Analysis/LinearForm.h"

#include <algorithm>
#include <optional>

namespace uop {

/// Loops are made of vectors of at most so many lanes.
inline constexpr int64_t kMaxTileLanes = 1024;

/// Elements that are further apart are gathered.
inline constexpr int64_t kMaxLaneStride = 8;
/// How many elements apart `numLanes` lanes may be so that shuffles of the
/// whole blocks take less time than reading one lane after the other.
inline int64_t getMaxStride(int64_t numLanes) {
  return std::max<int64_t>(2, std::min(kMaxLaneStride, numLanes / 2));
}

/// The operands of `op` that say which ranges it runs over; none for an op that
/// does not.
std::optional<mlir::MutableOperandRange> getRangeOperands(mlir::Operation *op);

/// The lanes of the vectors that a range of kind simd becomes: a power of two,
/// of which the last ones may stand for no point, unless the range is reduced.
int64_t countLanes(RangeOp range);

/// The id that the next axis of the kernel gets. A kernel of which parts are
/// left out, or with only the first of several actions performed, has it as an
/// attribute.
int64_t getNextAxisId(KernelOp kernel);
/// Keeps that id as an attribute, which the following actions count up.
void reserveAxisIds(KernelOp kernel, int64_t nextId);
bool hasReservedAxisIds(KernelOp kernel);

/// Whether the size of a range is the same in a whole launch: it is computed
/// from arguments, not from memory or the points of other loops.
bool isSizeOfLaunch(mlir::Value size);

/// Rebuilds the index arithmetic of the kernel in simplest form.
llvm::LogicalResult simplifyIndices(KernelOp kernel);

/// Removes the stores for which `isKept` is false, and what only they need.
void keepStores(KernelOp kernel, llvm::function_ref<bool(StoreOp)> isKept);

/// Whether the kernel reads an argument that it writes, too.
bool readsWhatItWrites(KernelOp kernel);
/// Whether no store needs an element of what is written but those in its place,
/// in the same loops and before they are written: the points may be in any
/// order, and on any thread.
bool updatesElements(KernelOp kernel);
/// Whether all stores are at sums of multiples of ranges of known sizes.
bool hasStaticOffsets(KernelOp kernel);

/// Whether `op` is arithmetic that can be done lane by lane.
bool hasVectorForm(mlir::Operation *op);

/// What packs the number, or what arithmetic makes of it, if that is all that
/// uses it; else null.
PackOp findPack(LoadOp load);

/// Makes `reduce` accumulate in the type of getWideElement and rounds after it,
/// so that its result may be combined further. The op that is left.
ReduceOp widenReduction(ReduceOp reduce);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_KERNELAXES_H
