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

/// The schedule of a kernel in which the threads of a block share the loops of
/// one point of the grid: each takes every `threads`th point of a range, and
/// reductions are merged through the block's memory.
class BlockReduction {
public:
  BlockReduction(KernelOp kernel, const DeviceModel &model)
      : kernel(kernel), model(model), finder(kernel) {}

  /// Whether the kernel may be scheduled so; else `reason` says why not.
  bool analyze();
  const char *reason = nullptr;

  /// How long the kernel takes with a thread for each point, and with blocks of
  /// `threads` threads.
  double getSerialNs();
  double getBlockNs(int64_t threads);
  /// Whether a block's memory holds what `threads` threads share.
  bool fits(int64_t threads) const;

  /// `threads` is a power of two.
  void apply(int64_t threads);

private:
  /// A range that the threads of a block share.
  struct SharedRange {
    mlir::Value size, steps, position;
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
  double getSteps(mlir::Value range, int64_t threads) const;
  double getMovedBytes(mlir::Value fastest, bool isBlock);

  void orderByLevel();
  void replaceGrid(mlir::Value block);
  void shareRange(RangeOp range);
  mlir::Value constant(int64_t value);
  mlir::Value createBuffer(int64_t size, mlir::Type element,
                           Space space = Space::local);
  mlir::Value load(mlir::Value buffer, mlir::Value at, mlir::Value gate = {});
  void store(mlir::Value value, mlir::Value buffer, mlir::Value at,
             mlir::Value gate = {});
  mlir::Value getInside(mlir::ValueRange ranges);
  llvm::SmallVector<mlir::Value> getSteps(mlir::ValueRange ranges);
  Merge createPartial(ReduceOp reduce);
  Merge createPartial(FoldOp fold);
  void combine(ReduceOp reduce, mlir::Value buffer, mlir::Value other,
               mlir::Value isLower);
  void combine(FoldOp fold, llvm::ArrayRef<mlir::Value> buffers,
               mlir::Value other, mlir::Value isLower);
  void mergeThreads(llvm::ArrayRef<Merge> merges);
  void keepTile(BufferizeOp tile);
  void guardStore(StoreOp store);

  KernelOp kernel;
  const DeviceModel &model;
  GridRangeFinder finder;
  RangeDependence dependence;
  llvm::SmallVector<RangeOp> grid;
  double points = 1;
  llvm::SetVector<mlir::Value> shared;
  /// Reductions and tiles of a block, by how many are below each.
  std::map<unsigned, llvm::SmallVector<mlir::Operation *>> tops;
  llvm::DenseMap<mlir::Operation *, unsigned> levels;

  // While the schedule is made.
  int64_t threads = 1, nextRangeId = 0;
  mlir::Value thread;
  llvm::MapVector<mlir::Value, SharedRange> parts;
  std::optional<mlir::ImplicitLocOpBuilder> builder;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_BLOCKREDUCTION_H
