//===- BlockFuser.h - Fusion of one block -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The price of each way is in FusePrices.cpp, what each way makes of the block
// in FuseRewrites.cpp; Fuse.cpp decides.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_BLOCKFUSER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_BLOCKFUSER_H

#include "../Kernel/KernelBuilder.h"
#include "../Schedule/KernelPrice.h"
#include "../Utils/FloatingScalars.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"

#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/SetVector.h"

namespace uop {

/// Decides and performs the fusion of one block, consumers first.
class BlockFuser {
public:
  BlockFuser(mlir::Block &block, mlir::Location loc, const CostModel &cost,
             KernelPricer &pricer)
      : block(block), scalars(block.getParentOp()->getContext(), loc),
        indices(scalars.getIndexBuilder()), cost(cost), pricer(pricer) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  ~BlockFuser() {
    for (BufferizeOp op : retired)
      op->destroy();
  }

  llvm::LogicalResult run();

private:
  struct Weighing {
    double keep = 0;
    double inlined = 0;
  };

  /// What the kernel of the only reader could keep instead of the whole value.
  struct Tile {
    BufferizeOp root;
    /// By axis: the index at which all reads are, which depends on loops of the
    /// kernel; null for an axis of the tile.
    llvm::SmallVector<mlir::Value> outer;
    double elements = 1;
    double bytes = 0;
    /// How many tiles are made.
    double count = 1;
    bool isBeforeLoops = false;
  };

  /// What may become of a value, in nanoseconds.
  struct Ways {
    Weighing weighing;
    /// Whether its readers would compute each float sum of it once, and its
    /// scans over the same points.
    bool isOnce = true, keepsScans = true;
    /// The prices of the kernels that the ways lead to, where the sums of all
    /// ops cannot tell.
    std::optional<Weighing> prices;
    bool mayInline() const { return isOnce && keepsScans; }
    const Weighing &getTimes() const { return prices ? *prices : weighing; }
    std::optional<Tile> tile;
    double tileTime = std::numeric_limits<double>::infinity();
    /// Whether the price of the reader's kernel spoke against a tile.
    bool losesWithTile = false;
    /// The price where the first reader makes the value and stores it, if that
    /// is possible.
    std::optional<double> withReader;
  };

  llvm::SmallVector<mlir::Operation *> getSlice(mlir::Value value);
  llvm::SmallVector<mlir::Operation *> getKernelSlice(BufferizeOp root);
  bool keepsScans(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                  IndexOp read, size_t axis);
  double getEvaluations(const RangeSet &ranges, BufferizeOp root);
  bool computesOnce(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                    llvm::ArrayRef<IndexOp> reads);
  double getElementCost(BufferizeOp op,
                        llvm::ArrayRef<mlir::Operation *> slice);
  double getInlinedCost(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                        IndexOp read, double elementCost);
  double priceReaders(llvm::ArrayRef<BufferizeOp> readers,
                      BufferizeOp inlined = {},
                      llvm::ArrayRef<mlir::Value> tileOuter = {});
  bool isInlined(const Ways &ways);
  bool isUncertain(BufferizeOp op, llvm::ArrayRef<IndexOp> reads,
                   const Ways &ways);
  bool isMovedProduct(BufferizeOp op, llvm::ArrayRef<IndexOp> reads,
                      const Ways &ways);
  bool joinsReductions(BufferizeOp op, llvm::ArrayRef<IndexOp> reads,
                       const Ways &ways);
  bool isChosenReduction(mlir::Operation *op);
  bool mayBeScatter(BufferizeOp op);
  bool losesScatter(BufferizeOp op, llvm::ArrayRef<IndexOp> reads,
                    const Ways &ways);
  bool mayLoseWithTile(BufferizeOp op, const Ways &ways);
  double getTolerance(double keep);
  llvm::SmallVector<BufferizeOp> getReaders(llvm::ArrayRef<IndexOp> reads);
  std::optional<double> priceWithReader(BufferizeOp op,
                                        llvm::ArrayRef<IndexOp> reads,
                                        llvm::ArrayRef<BufferizeOp> readers,
                                        double separate);
  void priceWays(BufferizeOp op, llvm::ArrayRef<IndexOp> reads, Ways &ways);
  bool isPaddedBy(BufferizeOp root, IndexOp read,
                  llvm::ArrayRef<mlir::Operation *> slice);
  bool tileComputesOnce(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                        const Tile &tile);
  Weighing weigh(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                 llvm::ArrayRef<IndexOp> reads);
  std::optional<Tile> findTile(BufferizeOp op,
                               llvm::ArrayRef<mlir::Operation *> slice,
                               llvm::ArrayRef<IndexOp> reads,
                               std::optional<size_t> depth = std::nullopt);
  bool losesToTable(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                    llvm::ArrayRef<IndexOp> reads, const Tile &table);
  std::optional<Tile> findTable(BufferizeOp op,
                                llvm::ArrayRef<mlir::Operation *> slice,
                                llvm::ArrayRef<IndexOp> reads, double mostTime);
  double weighTile(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                   llvm::ArrayRef<IndexOp> reads, const Tile &tile);
  void copySlice(llvm::ArrayRef<mlir::Operation *> slice,
                 mlir::IRMapping &mapping, mlir::Value gate, mlir::Location loc,
                 llvm::ArrayRef<BufferizeOp> readers);
  void inlineInto(IndexOp read, BufferizeOp op,
                  llvm::ArrayRef<mlir::Operation *> slice);
  void keepTile(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                llvm::ArrayRef<IndexOp> reads, const Tile &tile);
  void readInside(BufferizeOp op);
  bool collectReads(BufferizeOp op, llvm::SmallVectorImpl<IndexOp> &reads);
  bool readsNothing(BufferizeOp op);
  bool wouldBeTooLarge(llvm::ArrayRef<mlir::Operation *> slice,
                       llvm::ArrayRef<IndexOp> reads);
  llvm::StringRef findObstacle(BufferizeOp op,
                               llvm::ArrayRef<mlir::Operation *> slice,
                               llvm::ArrayRef<IndexOp> reads);
  Ways findWays(BufferizeOp op, llvm::ArrayRef<mlir::Operation *> slice,
                llvm::ArrayRef<IndexOp> reads);
  void keepWhole(BufferizeOp op, llvm::ArrayRef<IndexOp> reads,
                 const Ways &ways);
  bool tryInline(BufferizeOp op, bool mayWait = false);
  bool addRoots(mlir::Operation *op, llvm::ArrayRef<BufferizeOp> added);
  void addMade(mlir::Value value, llvm::ArrayRef<BufferizeOp> readers);
  void noteEndedRanges(mlir::Operation *op);
  void retire(BufferizeOp op);

  mlir::Block &block;
  FloatingScalars scalars;
  IndexBuilder &indices;
  CostModel cost;
  KernelPricer &pricer;
  int64_t clones = 0;
  /// Whether some range has a size that is not known without running the
  /// program.
  bool hasDynamicRanges = false;
  /// Of loops with such sizes there are no prices.
  bool hasSizesInMemory = false;
  /// Bufferizations that are gone, kept until the end because tables name them.
  llvm::SmallVector<BufferizeOp> retired;
  /// The bufferizations that a scalar op is part of.
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<BufferizeOp, 1>> roots;
  RangeDependence ranges;
  /// The bytes of the tiles that a kernel keeps.
  llvm::DenseMap<mlir::Operation *, double> tileBytes;
  /// The ops that end a range, bufferizations in global space aside.
  llvm::DenseMap<mlir::Value, llvm::SmallVector<RangeReductionOpInterface, 1>>
      reductions;
};

/// Nothing is reduced for a border (uop-split-borders), so that a pad of what
/// is costs no reduction.
inline bool hasReduction(llvm::ArrayRef<mlir::Operation *> slice) {
  return llvm::any_of(slice, llvm::IsaPred<RangeReductionOpInterface>);
}

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_BLOCKFUSER_H
