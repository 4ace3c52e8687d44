//===- BlockContraction.h - A block for each tile of a product -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_BLOCKCONTRACTION_H
#define UOP_LIB_CONVERSION_UOPTOGPU_BLOCKCONTRACTION_H

#include "GridRangeFinder.h"
#include "TileBuilder.h"
#include "uop/Conversion/DeviceModel.h"
#include "uop/Conversion/WarpRoles.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/IR/MatrixUnits.h"

namespace uop {

/// More ops than this are not repeated for the elements of a thread's tile.
inline constexpr int64_t kMaxClones = 16384;

/// How a block computes a tile: `threadRows` x `threadColumns` threads, each of
/// which has `rows` x `columns` elements, that far apart; `depth` terms of
/// every sum are in the block's memory at a time. With matrix units a warp is 8
/// x 4 threads, which have elements as the fragments of mma.sync do.
struct ContractionTile {
  int64_t threadRows, threadColumns, rows, columns, depth;
  bool usesUnits = false;
  /// Parts of the factors that memory of the block holds. Those of 1 and 2 are
  /// copied asynchronously; 0: one, that is loaded and stored.
  int64_t copiedStages = 0;

  int64_t getThreads() const { return threadRows * threadColumns; }
  int64_t getRows() const { return threadRows * rows; }
  int64_t getColumns() const { return threadColumns * columns; }
};

/// How warpgroups compute tiles of 64 rows each, one tile after the other,
/// while 128 more threads copy: `stages` parts of the factors are in memory.
struct WarpgroupTile {
  int64_t groups, columns, stages;

  int64_t getRows() const;
  int64_t getConsumers() const;
  int64_t getThreads() const;
};

/// The schedule of a kernel with a sum of products of which one factor depends
/// on some ranges of the result and the other one on others: products of
/// matrices and convolutions. Ranges of a kind count as one, row-major.
class BlockContraction : TileBuilder {
public:
  BlockContraction(KernelOp kernel, const DeviceModel &model)
      : TileBuilder(kernel), model(model), finder(kernel) {}

  /// Whether the kernel may be scheduled so; else `reason` says why not.
  bool analyze();
  const char *reason = nullptr;

  /// Whether the target has what the tile takes.
  bool fits(const ContractionTile &tile) const;
  double getNs(const ContractionTile &tile) const;
  /// The tile that is fastest, with matrix units or without; none if none fits.
  /// With them it has `stages`, or as many as are fastest if that is 0.
  std::optional<ContractionTile> findBest(bool usesUnits, int64_t stages) const;
  /// The best stages of a tile, of those that `stages` allows.
  ContractionTile chooseStages(ContractionTile tile, int64_t stages) const;

  /// Whether matrix units can compute the sums, if the target has them; else
  /// `unitsReason` says why not.
  bool analyzeUnits();
  const char *unitsReason = nullptr;
  /// After it: whether they are of f8, which only some targets widen.
  bool widensFactors() const {
    return leftOfUnits && isWidenedFactor(leftOfUnits.getType());
  }
  /// Why the factors of such a product cannot be copied asynchronously.
  const char *copyReason = nullptr;

  /// A tile that fits.
  void apply(const ContractionTile &tile);

  /// The same for warpgroups, after analyzeUnits(): `warpgroupReason` says why
  /// they cannot.
  bool analyzeWarpgroups();
  const char *warpgroupReason = nullptr;
  bool fits(const WarpgroupTile &tile) const;
  double getNs(const WarpgroupTile &tile) const;
  std::optional<WarpgroupTile> findBestWarpgroups() const;
  void apply(const WarpgroupTile &tile);

private:
  /// A factor, and how it is staged.
  struct Factor {
    mlir::Value value;
    Axis *axis;
    /// What the block's memory holds: `value`, or what it is a wider form of.
    mlir::Value staged;
    /// Whether memory is contiguous along the sum.
    bool isDeep = false;
    mlir::Value buffer;
    /// Elements of one part.
    int64_t partSize = 0;
    /// How far apart neighbouring elements of the axis, and neighbouring terms,
    /// are in the block's memory.
    int64_t elementStride = 1, termStride = 1;
    /// How warpgroups' copies see it.
    mlir::Value ofWarpgroups = {};
    TensorMap map = {};
    llvm::SmallVector<mlir::Value> mapBatch = {};
    /// Registers for the coordinates of each box.
    llvm::SmallVector<mlir::Value> coordinates = {};
  };
  /// How the block's memory is laid out for one factor.
  struct Layout {
    int64_t elementStride, termStride, size;
  };

  bool classifyRanges();
  Layout getLayout(const Factor &factor, const ContractionTile &tile) const;
  const char *checkCopy(const Factor &factor, mlir::Value value);
  bool addRange(Axis &axis, mlir::Value range);
  bool isContiguousAlong(mlir::Value value, const Axis &axis);

  mlir::TypedAttr getPadding(const Factor &factor);
  void stage(Factor &factor, mlir::Value first, mlir::Value firstTerm,
             int64_t extent);
  void copy(Factor &factor, mlir::Value first, mlir::Value firstTerm,
            int64_t extent, mlir::Value part, mlir::Value gate);
  void stageBoth(mlir::Value step, mlir::Value gate = {});
  void buildSteps();
  void createBuffers();
  void placeThread();
  int64_t getRowOffset(int64_t row) const;
  int64_t getColumnOffset(int64_t column) const;
  void sumTile(mlir::Value part);
  /// The products of the factors' elements at `term`, stored as sums.
  FoldOp addProducts(llvm::ArrayRef<mlir::Value> lefts,
                     llvm::ArrayRef<mlir::Value> rights, mlir::Value term);
  /// `mayStore`: whether the thread has a part of the tile; null: it has.
  void storeTile(mlir::Value mayStore = {});

  const char *mapFactor(Factor &factor, mlir::Value value);
  std::optional<int64_t> getAxisStride(const LinearForm &form,
                                       const Axis &axis);
  void clearSums();
  llvm::SmallVector<mlir::Operation *> beginKernel();
  void createStages(const WarpgroupTile &shape);
  void copyBox(const Factor &factor, mlir::Value first, mlir::Value firstTerm,
               int64_t box, mlir::Value part);
  void copyBoxes(mlir::Value step, mlir::Value part);
  void sumStage(mlir::Value part);
  void placeTile(mlir::Value number);
  void buildTile(const WarpgroupTile &shape, mlir::Value round,
                 mlir::Value number);

  const DeviceModel &model;
  GridRangeFinder finder;
  RangeDependence dependence;
  ReduceOp reduce;
  llvm::SmallVector<StoreOp> stores;
  Factor left, right;
  /// What matrix units multiply of the factors; null: they cannot.
  mlir::Value leftOfUnits, rightOfUnits;
  Axis rowAxis, columnAxis, batchAxis, sumAxis;
  /// Ops that are repeated for each element.
  size_t numOps = 0;

  // While the schedule is made.
  ContractionTile tile = {1, 1, 1, 1, 1};
  mlir::Value thread, threadRow, threadColumn, firstRow, firstColumn,
      accumulators, nextSums;
  /// Of warpgroups: whether the thread multiplies, or copies.
  mlir::Value isConsumer, isProducer;
  mlir::IRMapping batch;
  mlir::Type sumType;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_BLOCKCONTRACTION_H
