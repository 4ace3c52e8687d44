//===- BlockCascade.h - A block for rows of an online softmax --*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_BLOCKCASCADE_H
#define UOP_LIB_CONVERSION_UOPTOGPU_BLOCKCASCADE_H

#include "GridRangeFinder.h"
#include "TileBuilder.h"
#include "uop/Conversion/DeviceModel.h"

namespace uop {

/// How a block computes a cascade: each of `warps` has 16 rows, and `chunk`
/// scores of every row are there at a time.
struct CascadeTile {
  int64_t warps = 1, chunk = 8;

  int64_t getThreads() const;
  int64_t getRows() const;
};

/// The schedule of a kernel as uop-form-cascades makes it of attention: the
/// scores of a row are sums of products, their weights are relative to the
/// greatest score so far, and sums of weighted elements, and of weights, are
/// scaled as that changes. A block has some rows. Products of one tile of
/// factors after another are computed by all of its threads, by matrix units if
/// the target has them; scores, weights and sums are registers.
class BlockCascade : TileBuilder {
public:
  BlockCascade(KernelOp kernel, const DeviceModel &model)
      : TileBuilder(kernel), model(model), finder(kernel) {}

  /// Whether the kernel may be scheduled so; else `reason` says why not.
  bool analyze();
  const char *reason = nullptr;

  /// Lets matrix units compute the products that they can; which ones.
  unsigned useUnits();

  /// How long the kernel takes with a thread for each row, and with such tiles.
  double getSerialNs() const;
  double getNs(const CascadeTile &tile) const;
  bool fits(const CascadeTile &tile) const;
  /// The tile that is fastest; none if none fits.
  std::optional<CascadeTile> findBest() const;

  /// A tile that fits. The lanes of a warp shuffle if `shuffles`.
  void apply(const CascadeTile &tile, bool shuffles);

private:
  /// A factor of one of the two products and where it is in the block's memory:
  /// neighbouring rows or columns, and neighbouring terms, are that far apart.
  struct Factor {
    mlir::Value value;
    bool isDeep = true;
    /// Whether it is copied in pieces of 16 bytes.
    bool isCopied = false;
    mlir::Value buffer;
    int64_t stride = 1, termStride = 1;
  };
  /// A sum over the weights of a row: of weights, or of their products with
  /// the second factor.
  struct Sum {
    RecurrenceOp op;
    ReduceOp reduce;
    BufferizeOp tile;
    /// The sums of a thread, and where the next ones are kept.
    mlir::Value buffer, next;
  };

  bool fail(const char *why);
  bool findScores();
  bool findSum(RecurrenceOp op);
  bool checkOps();
  bool classifyRanges();
  void extendProduct();
  void findCopies();
  bool isMonotone(mlir::Value size) const;
  bool isContiguousAlong(mlir::Value value, mlir::Value range) const;

  int64_t getTerms() const;
  int64_t getColumns() const;
  double getFactorSize(const Factor &factor, int64_t extent, int64_t terms,
                       bool usesUnits) const;
  double getLocalBytes(const CascadeTile &tile) const;
  double getRegisters(const CascadeTile &tile) const;

  Factor &layOut(Factor &factor, int64_t extent, int64_t terms, bool usesUnits);
  void createBuffers(bool shuffles);
  void placeThreads();
  void stage(const Factor &factor, int64_t extent, int64_t terms,
             llvm::function_ref<mlir::Value(mlir::Value, mlir::Value,
                                            mlir::IRMapping &)>
                 place);
  llvm::SmallVector<mlir::Value> read(const Factor &factor, mlir::Value first,
                                      mlir::Value term, int64_t count,
                                      bool isLeft, mlir::Type sumType,
                                      bool usesUnits);
  FoldOp multiply(const Factor &left, const Factor &right, int64_t terms,
                  int64_t columns, llvm::ArrayRef<mlir::Value> inits,
                  bool usesUnits);
  void stageRows();
  void stageScoreFactor();
  void stageSumFactor();
  void openLoop();
  void computeScores();
  void findGreatest();
  void computeWeights();
  void addWeights();
  void addProducts();
  void storeRows();
  mlir::Value shuffle(llvm::ArrayRef<mlir::Value> lanes, ReduceKind kind);
  mlir::IRMapping mapRow(int64_t i);
  mlir::IRMapping mapStep(int64_t i);
  mlir::Value getInside(int64_t i, mlir::Value column);
  mlir::Value replaceOutside(int64_t i, mlir::Value column, mlir::Value value,
                             mlir::TypedAttr other);
  Sum &getProductSum();
  void mapReads(BufferizeOp tile, mlir::Value value, mlir::IRMapping &mapping);

  const DeviceModel &model;
  GridRangeFinder finder;
  RangeDependence dependence;
  /// What is scanned is the greatest of the scores of a block.
  ScanOp scan;
  RangeOp blocks;
  ReduceOp greatest, scores;
  BufferizeOp scoreTile, weightTile;
  llvm::SmallVector<Sum> sums;
  unsigned productSum = 0;
  /// The greatest of all scores, once more.
  llvm::SmallVector<ReduceOp> finals;
  llvm::SmallVector<StoreOp> stores;
  Factor rowFactor, scoreFactor, weightFactor, sumFactor;
  Axis rowAxis, batchAxis, termAxis;
  RangeOp columnRange, outRange;
  /// The columns of a row, the scores of a block, and the most blocks of a row.
  int64_t outSize = 0, blockSize = 0, numBlocks = 0;
  bool scoreUnits = false, sumUnits = false;

  // While the schedule is made.
  CascadeTile tile;
  int64_t chunks = 1;
  mlir::Value thread, threadRow, threadColumn, firstRow, step, block,
      firstColumn;
  mlir::Value scoreBuffer, weightBuffer, greatestBuffer;
  /// By row: what lanes have, and merge in two steps.
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> greatestLanes;
  llvm::SmallVector<llvm::SmallVector<mlir::Value>> sumLanes;
  mlir::IRMapping batch;
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_BLOCKCASCADE_H
