//===- LoopNests.h - Loops that have lanes of their own ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_LOOPNESTS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_LOOPNESTS_H

#include "ScheduleSelection.h"

namespace uop {

/// So many accumulators keep loads waiting for memory and not for additions.
inline constexpr int64_t kMinNestSums = 4;
/// Simple ops in the code of all copies.
inline constexpr double kMaxNestOps = 512;

/// Reductions over the same ranges, or stores, or what a tile is made of.
struct LoopNest {
  llvm::SmallVector<mlir::Value> ranges;
  llvm::SmallVector<mlir::Operation *> ops;
  /// The axis that is the lanes of its vectors, how many they are, and how many
  /// vectors are side by side.
  mlir::Value lanes;
  int64_t numLanes = 1, copies = 1;
};

/// Adds `op` to the nest that has its ranges, or makes one.
void addToNests(llvm::SmallVectorImpl<LoopNest> &nests, mlir::Operation *op);

/// Which of the ranges of the nest are its lanes, and how many vectors are side
/// by side. False, if there are no such lanes.
bool findNestLanes(KernelFacts &facts, LoopNest &nest);
void divideNest(ScheduleWriter &writer, const LoopNest &nest);

/// Whether every read in `slice` is in order along `axis`, or the same.
bool isReadInOrder(KernelFacts &facts,
                   const llvm::SetVector<mlir::Operation *> &slice,
                   mlir::Value axis, bool &isUsed);
/// Whether no op but these runs over `range`.
bool isRangeOfOnly(mlir::Value range, llvm::ArrayRef<mlir::Operation *> ops);
/// How many instructions the ops become: a nanosecond of them, 64.
double getNestWeight(const llvm::SetVector<mlir::Operation *> &slice);
/// The bytes that a result of `op`, a reduction, a store or a tile, has while
/// it is computed; narrow floats are so in f32.
int64_t getNestWidth(mlir::Operation *op);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_LOOPNESTS_H
