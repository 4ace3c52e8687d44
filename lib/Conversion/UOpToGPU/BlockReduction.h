//===- BlockReduction.h - A block for each reduction -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_BLOCKREDUCTION_H
#define UOP_LIB_CONVERSION_UOPTOGPU_BLOCKREDUCTION_H

#include "GridRangeFinder.h"
#include "uop/Conversion/DeviceModel.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// The threads of a block of reductions: `group` share each of its `points`
/// points of the grid. Both are powers of two.
struct ReductionBlock {
  int64_t group = 1, points = 1;
  /// Neighbouring elements that a thread takes at a time.
  int64_t width = 1;
  /// Neighbouring threads have neighbouring points, and not neighbouring terms
  /// of one.
  bool isAcross = false;
  /// The threads of a warp merge what they have by shuffles.
  bool usesShuffles = false;

  int64_t getThreads() const { return group * points; }
  /// Threads of a group that are in one warp; 1: none merge by shuffles.
  int64_t getLanes() const;
};

/// The schedule of a kernel in which threads of a block share the loops of
/// points of the grid: each takes every `group`th point of a range, and
/// reductions are merged by shuffles and through the block's memory.
class BlockReduction {
public:
  BlockReduction(KernelOp kernel, const DeviceModel &model)
      : kernel(kernel), model(model), finder(kernel) {}

  /// Whether the kernel may be scheduled so; else `reason` says why not.
  bool analyze();
  const char *reason = nullptr;

  /// How long the kernel takes with a thread for each point, and with such
  /// blocks.
  double getSerialNs();
  double getBlockNs(const ReductionBlock &shape);
  /// Whether a block may have so many threads, and memory for what they share.
  bool fits(const ReductionBlock &shape) const;
  /// The fastest of the blocks that `allowed` and the target take; none if none
  /// fits.
  std::optional<ReductionBlock>
  findBest(bool mayShuffle,
           llvm::function_ref<bool(const ReductionBlock &)> allowed);

  void apply(const ReductionBlock &shape);

private:
  /// A range that the threads of a block share.
  struct SharedRange {
    mlir::Value size, position;
    /// What the thread loops over, and the position in these loops.
    llvm::SmallVector<mlir::Value, 2> loops;
    mlir::Value step;
    /// Whether the thread's position is in the range; null: always.
    mlir::Value inside;
  };
  /// The accumulators of a reduction, one of each for each thread.
  struct Merge {
    mlir::Operation *op;
    llvm::SmallVector<mlir::Value> buffers;
  };

  bool checkOps();
  bool collect();
  bool chooseRange(mlir::Operation *op, mlir::ValueRange ranges);
  bool isTop(mlir::Operation *op);
  bool dependsOnGridAlone(mlir::Value value);
  std::optional<unsigned> getSharedAxis(BufferizeOp tile) const;
  double getSteps(mlir::Value range, int64_t threads) const;
  double getAccessNs(int64_t count);
  int64_t getWidth(mlir::Value offset, mlir::Value buffer, mlir::Type element);
  void findWidth();
  double getMovedBytes(mlir::Value fastest, int64_t neighbours);
  double getSharedBytes(const ReductionBlock &shape) const;
  double getMergeNs(const ReductionBlock &shape) const;

  void orderByLevel();
  void replaceGrid();
  void shareRange(RangeOp range);
  mlir::Value constant(int64_t value);
  mlir::Value createBuffer(int64_t size, mlir::Type element,
                           Space space = Space::local);
  mlir::Value load(mlir::Value buffer, mlir::Value at, mlir::Value gate = {});
  void store(mlir::Value value, mlir::Value buffer, mlir::Value at,
             mlir::Value gate = {});
  mlir::Value getInside(mlir::ValueRange ranges);
  llvm::SmallVector<mlir::Value> getSteps(mlir::ValueRange ranges);
  /// An element for each thread, of which it keeps its own as a register if
  /// threads shuffle.
  mlir::Value createThreadBuffer(mlir::Type element);
  Merge createPartial(ReduceOp reduce);
  Merge createPartial(FoldOp fold);
  llvm::SmallVector<mlir::Value> combine(mlir::Operation *op,
                                         llvm::ArrayRef<mlir::Value> mine,
                                         llvm::ArrayRef<mlir::Value> others);
  llvm::SmallVector<mlir::Value> loadAll(llvm::ArrayRef<mlir::Value> buffers,
                                         mlir::Value at, mlir::Value gate = {});
  void combineLower(const Merge &merge, mlir::Value other, mlir::Value isLower);
  void shuffle(Merge &merge, int64_t distance);
  void mergeWarps(Merge &merge);
  void mergeThreads(llvm::MutableArrayRef<Merge> merges);
  mlir::Value linearize(mlir::ValueRange position,
                        llvm::ArrayRef<int64_t> shape);
  void keepTile(BufferizeOp tile);
  void keepOwn(BufferizeOp tile, unsigned axis);
  void placeThreads();
  void guardStore(StoreOp store);

  KernelOp kernel;
  const DeviceModel &model;
  GridRangeFinder finder;
  RangeDependence dependence;
  llvm::SmallVector<RangeOp> grid;
  double points = 1;
  llvm::SetVector<mlir::Value> shared;
  /// The most neighbouring elements that one access moves.
  int64_t widest = 1;
  /// Reductions and tiles of a block, by how many are below each.
  std::map<unsigned, llvm::SmallVector<mlir::Operation *>> tops;
  llvm::DenseMap<mlir::Operation *, unsigned> levels;

  // While the schedule is made.
  ReductionBlock shape;
  int64_t nextRangeId = 0;
  /// The number of the thread in its block, and in its group; that of its point
  /// in the block and in the grid.
  mlir::Value thread, lane, row, point;
  /// Whether there is such a point, and not the last one again; null: always.
  mlir::Value pointInside;
  llvm::MapVector<mlir::Value, SharedRange> parts;
  llvm::DenseMap<mlir::Operation *, unsigned> ownAxes;
  /// The shared range of which a value is the thread's position.
  llvm::DenseMap<mlir::Value, mlir::Value> rangeOf;
  std::optional<mlir::ImplicitLocOpBuilder> builder;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_BLOCKREDUCTION_H
