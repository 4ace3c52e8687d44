//===- LoopTree.h - The loops that a kernel will have -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_LOOPTREE_H
#define UOP_DIALECT_UOP_ANALYSIS_LOOPTREE_H

#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

#include <vector>

namespace uop {

/// The loops that convert-uop-to-loops makes of a kernel, and the ops in each:
/// a value is computed in the innermost loop that it depends on, once for each
/// loop nest that needs it. Ranges that are lanes or copies are no loops.
class LoopTree {
public:
  struct Loop {
    /// Null for the root, which is the kernel.
    mlir::Value range;
    unsigned parent = 0;
    unsigned depth = 0;
    /// Steps of the loop, and steps of it in one launch.
    double trips = 1, steps = 1;
    llvm::SmallVector<mlir::Operation *, 8> ops;
    bool hasLoops = false;
  };

  explicit LoopTree(KernelOp kernel);

  /// The root first, and each loop before those inside of it.
  llvm::ArrayRef<Loop> getLoops() const { return loops; }
  /// The ranges that `value` depends on.
  const RangeSet &getRanges(mlir::Value value) { return ranges.get(value); }
  /// Whether the range becomes a loop.
  static bool isLoop(mlir::Value range);
  /// Whether the points of the range are lanes of vectors.
  static bool isLanes(mlir::Value range);

private:
  /// What tells loops over one range in one loop apart: reductions that depend
  /// on each other are not in one.
  using Key = std::tuple<unsigned, mlir::Value, unsigned>;

  void rankRanges(llvm::ArrayRef<mlir::Operation *> ops);
  unsigned getLevel(mlir::Operation *op);
  /// The loops of `over` inside of loop `parent`.
  unsigned enter(unsigned parent, mlir::ValueRange over, unsigned level);
  /// Asks for `value` in a loop.
  void request(mlir::Value value, unsigned loop);
  bool placeAccumulated(BufferizeOp tile);
  void place(mlir::Operation *op);

  std::vector<Loop> loops;
  RangeDependence ranges;
  llvm::DenseMap<mlir::Value, std::pair<unsigned, unsigned>> ranks;
  llvm::DenseMap<mlir::Operation *, unsigned> levels;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<unsigned, 2>> requests;
  llvm::DenseMap<Key, unsigned> known;
};

/// The recurrence that `value` is, or the reductions of one kind that it is the
/// combination of: one, or those of the points that are computed at once. None
/// if it is anything else, or of more than have registers.
llvm::SmallVector<mlir::Operation *> getAccumulations(mlir::Value value);

/// Whether tiles carry results from one step of `range` to the next.
bool isCarried(mlir::Value range);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_LOOPTREE_H
