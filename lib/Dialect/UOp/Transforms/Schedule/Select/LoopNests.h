//===- LoopNests.h - Loops that have lanes of their own ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_LOOPNESTS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_LOOPNESTS_H

#include "ScheduleSelection.h"

namespace uop {

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

  int64_t getNumPoints() const;
};

/// Adds `op` to the nest that has its ranges, or makes one.
void addToNests(llvm::SmallVectorImpl<LoopNest> &nests, mlir::Operation *op);

/// Which of the ranges of the nest are its lanes, and how many vectors are side
/// by side. False, if there are no such lanes.
bool findNestLanes(KernelFacts &facts, LoopNest &nest);
/// The same of a reduction around others, each of which is then one of vectors:
/// a mean of losses, of which each is over the classes.
bool findEnclosingLanes(KernelFacts &facts, LoopNest &nest);
void divideNest(ScheduleWriter &writer, const LoopNest &nest);

/// Of the points of `rows`, an axis of the output, for how many at a time tiles
/// are made: as many as fit into a cache. None with a reason in `facts` if
/// there are tiles that do not depend on it, or too few rows.
std::optional<int64_t> chooseTiledRows(KernelFacts &facts, mlir::Value rows);
/// Whether a tile holds sums of products of what is the same for all rows and
/// what is the same for all of its points.
bool hasProductTile(KernelFacts &facts, mlir::Value rows, int64_t count);
/// Of an action that stages an argument: which, at which axis, and, if others
/// read it too, an axis that only these reads depend on.
using StageOperands = llvm::SmallVector<int64_t, 3>;

/// The loops that make `tile`, with their lanes; none if it has to be made
/// element by element.
std::optional<LoopNest> findTileNest(KernelFacts &facts, BufferizeOp tile);
/// Makes the tiles for `count` points of `rows` at a time. Each of `nests`,
/// reductions, and each tile gets lanes of its own beside those of `axes`. The
/// id of the `count` points; `copies` are to be staged after all other
/// actions.
int64_t scheduleTiles(KernelFacts &facts, ScheduleWriter &writer,
                      mlir::Value rows, int64_t count,
                      llvm::SmallVector<LoopNest> nests, RangeSet axes,
                      llvm::SmallVectorImpl<StageOperands> &copies);

/// Whether every read in `slice` is in order along `axis`, or the same. Buffers
/// may be read at every nth element, if n is not more than `maxStride`.
bool isReadInOrder(KernelFacts &facts,
                   const llvm::SetVector<mlir::Operation *> &slice,
                   mlir::Value axis, bool &isUsed, int64_t maxStride = 1);
/// Whether no op but these runs over `range`.
bool isRangeOfOnly(mlir::Value range, llvm::ArrayRef<mlir::Operation *> ops);
/// How many instructions the ops become: a nanosecond of them, 64.
double getNestWeight(const KernelFacts &facts,
                     const llvm::SetVector<mlir::Operation *> &slice);
/// The bytes that a result of `op`, a reduction, a store or a tile, has while
/// it is computed; narrow floats are so in f32.
int64_t getNestWidth(mlir::Operation *op);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_LOOPNESTS_H
