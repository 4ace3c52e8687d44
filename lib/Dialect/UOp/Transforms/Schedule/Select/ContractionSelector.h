//===- ContractionSelector.h - Tiles of contractions ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_CONTRACTIONSELECTOR_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_CONTRACTIONSELECTOR_H

#include "LoopNests.h"
#include "ScheduleSelection.h"

#include "llvm/ADT/MapVector.h"

namespace uop {

/// Rows of a tile. More beside one vector would save less than a tenth of the
/// loads, and the kernel's code grows with them.
inline constexpr int64_t kMostRows = 16;
/// Vectors of a tile, side by side.
inline constexpr int64_t kMostVectors = 4;
/// Tiles of one kernel whose prices are asked.
inline constexpr unsigned kMaxTiles = 3;
/// Of tiles and lanes whose rate is worse by this factor no price is asked.
inline constexpr double kWorstRate = 1.1;

/// How many rows and vectors of the output are in registers.
struct ContractionTile {
  int64_t rows = 1, vectors = 1;
  /// All points of another axis as well, so many: each has the rows.
  int64_t planes = 1;
};

/// Which loop threads share.
struct LoopSharing {
  /// Its id; none if the kernel is not shared.
  std::optional<int64_t> id;
  /// An axis that is cut into so many pieces first, which are that loop.
  mlir::Value cut;
  int64_t pieces = 0;
};

/// Reductions over the same ranges.
struct SharedReductions {
  llvm::SmallVector<mlir::Value> ranges;
  int64_t points = 1;
};

/// Chooses how a contraction is computed. The scheme is the one of Goto and van
/// de Geijn (Anatomy of High-Performance Matrix Multiplication, 2008): a tile
/// of the output in registers, vectors along one axis of it, and the factor
/// that the vectors come from copied into panels where it is not in order.
class ContractionSelector {
public:
  explicit ContractionSelector(KernelFacts &facts, bool mayRepeatLoads = false)
      : facts(facts), model(facts.getModel()), stores(facts.getStores()),
        mayRepeatLoads(mayRepeatLoads), writer(facts) {}

  llvm::SmallVector<ScheduleCandidate> enumerate();

private:
  llvm::LogicalResult analyze();
  llvm::LogicalResult collectNests();
  bool isWithinAnother(ReduceOp inner);
  llvm::LogicalResult findLoads();
  /// Of the reductions, those that tiles are not made of.
  void findReductions();
  /// How many rows tiles are made for at a time.
  llvm::LogicalResult findTiledRows();
  /// An axis that may be the lanes of vectors.
  struct Lanes {
    mlir::Value axis;
    /// The rows, if squares are transposed when they are stored.
    mlir::Value rows;
    /// The axis of the squares, if it is not that of the rows.
    mlir::Value planes;
    /// Of a vector: fewer than a register has, where the axis has fewer points.
    int64_t count = 1;
    /// Arguments that are not read in the order of the lanes.
    llvm::SetVector<mlir::Value> staged;
    /// Of each multiplication.
    double cost = 0;
  };
  std::optional<Lanes> findLanesInOrder();
  std::optional<Lanes> findTransposedLanes(mlir::Value inOrder);
  std::optional<Lanes> findSlidingLanes(mlir::Value inOrder);
  int64_t countTransposedLanes(mlir::Value range);
  llvm::SmallVector<Lanes, 2> listLanes();
  bool isFarInEachStep(LoadOp load);
  double rateFarLoads(mlir::Value range);
  /// What vectors of `count` lanes along `range` cost for each multiplication;
  /// none if they cannot be along it. `others` are the buffers that must be
  /// copied then.
  std::optional<double> rateLanes(mlir::Value range, int64_t count,
                                  bool isInOrder,
                                  llvm::SetVector<mlir::Value> &others);
  double getWork();
  bool isStoredInOrder(mlir::Value range);
  llvm::LogicalResult findRows();
  bool reads(mlir::Value range, mlir::Value other);
  bool sharesLanes(mlir::Value axis, mlir::Value range);
  mlir::Value findSharing(mlir::Value axis, mlir::Value other);
  mlir::Value findPlanes();
  /// Whether the planes, not the rows, are in order in the output; each has
  /// vectors of its own.
  bool isOfWindows() { return planes && isStoredInOrder(planes); }
  int64_t countAccumulators(int64_t numPoints, int64_t across);
  int64_t countVectors(int64_t across);
  double rateBlock(int64_t numPoints, int64_t across);
  std::optional<double> rateTile(const ContractionTile &tile);
  double findImbalance();
  llvm::SmallVector<ContractionTile, kMaxTiles> listTiles(int64_t numPlanes);
  /// What a copy takes, and which ranges select it.
  using Copies = llvm::MapVector<mlir::Value, std::pair<double, RangeSet>>;
  Copies rateCopies();
  llvm::SmallVector<LoopSharing, 4> listSharings(const ContractionTile &tile,
                                                 size_t maxSharings);
  void buildActions(const ContractionTile &tile, const LoopSharing &sharing);
  bool isInsideLanes(mlir::Value range);
  void orderOutputs(const LoopSharing &sharing, int64_t rowsId,
                    std::optional<int64_t> tilesId);
  double countLines(mlir::Value range, const ContractionTile &tile);
  bool staysInCache(const SharedReductions &nest);
  void orderReductions(const ContractionTile &tile);
  void stagePanels(std::optional<int64_t> lastColumns);
  bool isWorthConverting(LoadOp load);
  llvm::SetVector<mlir::Value> findPanels(const ContractionTile &tile);
  void build(const ContractionTile &tile, bool isFirst,
             llvm::SmallVectorImpl<ScheduleCandidate> &candidates);
  llvm::LogicalResult
  addTile(const ContractionTile &tile, bool isFirst,
          const llvm::SetVector<mlir::Value> &moved,
          llvm::SmallVectorImpl<ScheduleCandidate> &candidates);
  void addCandidates(const Lanes &way,
                     llvm::SmallVectorImpl<ScheduleCandidate> &candidates);
  ScheduleCandidate build(const ContractionTile &tile,
                          const LoopSharing &sharing);
  bool dependsOn(mlir::Value value, mlir::Value range) {
    return facts.dependsOn(value, range);
  }

  KernelFacts &facts;
  const CostModel &model;
  llvm::SmallVector<ReduceOp> reduces;
  llvm::MutableArrayRef<StoreOp> stores;
  /// Whether each multiplication may load a vector.
  bool mayRepeatLoads;
  ScheduleWriter writer;
  /// Reductions that tiles are made of, or that are the same in all lanes, and
  /// the tiles: each has lanes of its own.
  llvm::SmallVector<LoopNest> prologue;
  /// Tiles are made for so many rows at a time; 0, if there are none.
  int64_t tiledRows = 0;
  /// Inside of the reductions; also reads of tiles.
  llvm::SetVector<mlir::Operation *> loads;
  /// What stores are made of, but not what tiles are.
  llvm::SetVector<mlir::Operation *> following;
  llvm::SmallVector<mlir::Value> outputs;
  /// One after the other: a sum of two convolutions has two.
  llvm::SmallVector<SharedReductions> nests;
  /// Some are in the loops of others.
  bool isNested = false;
  /// Of the longest of them, or of those in each other's loops.
  int64_t reducedPoints = 1;
  int64_t numLanes = 1;
  /// Of what is added up.
  double elementBytes = 1;
  mlir::Value lanes, rows;
  /// A short axis beside the rows, if any.
  mlir::Value planes;
  /// Whether it is the rows that are in order in the output.
  bool isTransposed = false;
  /// Whether the loop over panels of lanes is inside of all others but the
  /// rows.
  bool hasInnerPanels = false;
  /// Arguments that are not read in the order of the lanes.
  llvm::SetVector<mlir::Value> staged;
  int64_t numCopiedOps = 0;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_SELECT_CONTRACTIONSELECTOR_H
