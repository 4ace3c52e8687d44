//===- TimeEstimator.h - How long loops and traffic take --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_TIMEESTIMATOR_H
#define UOP_DIALECT_UOP_ANALYSIS_TIMEESTIMATOR_H

#include "uop/Dialect/UOp/Analysis/KernelTime.h"
#include "uop/Dialect/UOp/Analysis/LinearForm.h"
#include "uop/Dialect/UOp/Analysis/LoopTree.h"

#include "llvm/ADT/MapVector.h"
#include <cmath>
#include <numeric>

namespace uop {
/// Bytes that are to stay in a cache, and the part of its sets that they are
/// in: buffers begin alike, so that those of few sets share them.
struct Room {
  double bytes = 0, part = 1;
};

/// The rooms of all buffers in one step of a loop.
struct Occupied {
  /// Of those in all sets, and of others; these take no more than their sets.
  double even = 0, uneven = 0, taken = 0;

  void add(const Room &room, double cacheBytes) {
    (room.part < 1 ? uneven : even) += room.bytes;
    if (room.part < 1)
      taken += std::min(room.bytes, room.part * cacheBytes);
  }
  /// The size of a cache in which those of one room stay.
  double getNeeded(const Room &room) const {
    return even + (room.part < 1 ? uneven / room.part : taken);
  }
};

/// Rows of bytes, `stride` bytes apart.
struct Footprint {
  double run = 1, rows = 1, stride = 0;
  /// Groups of rows in pages of their own: streams of a prefetcher.
  double streams = 1;
  /// Some rows are anywhere.
  bool isScattered = false;
  /// All of it is within so many bytes.
  double limit = 0;

  /// In whole blocks.
  double getBytes(double block) const {
    double apart = isScattered ? block : stride == 0 ? run : stride;
    double bytes = rows * std::max(run, std::min(apart, block));
    return std::min(bytes, std::max(limit, run));
  }
  /// Rows that are a multiple of a large power of two apart are in few sets.
  Room getRoom(const CostModel::MemoryLevel &level) const {
    double bytes = getBytes(level.blockBytes) * level.unevenness;
    auto lines = int64_t(stride / level.blockBytes);
    if (rows == 1 || stride <= run || level.numSets <= 1 || lines == 0)
      return {bytes, 1};
    int64_t sets = std::min(level.numSets, level.setsOfPage);
    double reached = double(sets / std::gcd(lines, sets)) *
                     std::ceil(run / level.blockBytes);
    return {bytes, std::min(1.0, reached / double(sets))};
  }
};

/// A load, a store or an access to a tile, in one loop.
struct Access {
  mlir::Value buffer;
  double bufferBytes;
  double width;
  bool isStore;
  /// Past the caches.
  bool isStreamed = false;
  /// The ranges that it depends on, with strides in elements; none where the
  /// offset is not linear in the range.
  llvm::SmallVector<std::pair<mlir::Value, std::optional<int64_t>>, 6> strides;
  /// The loops around it, the kernel first, and what one step of each touches.
  llvm::SmallVector<unsigned, 6> path;
  llvm::SmallVector<Footprint, 6> touched;
};

/// The offset of a load or a store; null for other ops.
mlir::Value getAccessOffset(mlir::Operation *op);

/// Estimates one scheduled kernel: KernelTime.cpp has its loops, and
/// KernelTraffic.cpp what comes to the caches.
class TimeEstimator {
public:
  TimeEstimator(KernelOp kernel, const CostModel &target, int64_t vectorBytes,
                double programBytes);

  /// What one launch takes if so many threads share its loops.
  KernelTime estimate(int64_t threads);

private:
  /// What a step of a loop occupies: units that work side by side.
  struct Units {
    double arithmetic = 0, loads = 0, stores = 0;

    /// With `control`, the counter and the jump, beside them.
    double get(const CostModel &target, double control = 0) const {
      double longest = std::max({arithmetic, loads, stores, control});
      return longest + target.getIssueOverlapLoss() *
                           (arithmetic + loads + stores + control - longest);
    }
    void add(mlir::Operation *op, double time) {
      if (llvm::isa<StoreOp, BufferizeOp>(op))
        stores += time;
      else if (llvm::isa<LoadOp, IndexOp>(op))
        loads += time;
      else
        arithmetic += time;
    }
  };
  /// What is known of an op, whichever loop it is asked for.
  struct OpFacts {
    /// Of the widest type that it computes with, bytes.
    int64_t width = 1;
    /// Copies in one step of its loop.
    double copies = 1;
    /// The range of its lanes, one of more than one lane if there is any; null
    /// if it has none.
    mlir::Value lanes;
  };
  /// What is known of a loop because of those inside of it.
  struct Nest {
    /// Whether LLVM could unroll it whole, and whether that is better than
    /// vectors along it.
    bool isShort = false, isUnrolled = false;
    /// Whether there are neither lanes in it nor loops that stay: LLVM may make
    /// vectors along it.
    bool isInnermost = true;
    /// Its ops, those of unrolled loops inside so often as in one step.
    llvm::SmallVector<std::pair<mlir::Operation *, double>> body;
    /// Sums in one step that wait for one another.
    double chain = 1;
    /// That the unrolled loops inside take in one step.
    double time = 0;
    /// Of all steps in one launch, without what the loops inside take.
    double ownTime = 0;
  };

  /// What comes to a cache: the bytes of each phase, the lines of these that no
  /// prefetcher asks for, and the rows that are written to one buffer, in one
  /// of the phases.
  struct Traffic {
    std::vector<double> bytes, lateLines;
    double storedRows = 0;
    unsigned storingPhase = 0;
  };

  void collectAccess(mlir::Operation *op, unsigned loop);
  OpFacts getFacts(mlir::Operation *op);
  void findLoopTimes();
  int64_t countVectorLanes(const Nest &nest);
  void findUnrolled();
  void findChains();
  std::optional<int64_t> getStride(mlir::Value offset, mlir::Value range);
  /// Of one instance of the op with so many lanes along `axis`.
  double getIssueTime(mlir::Operation *op, int64_t lanes, mlir::Value axis);
  std::optional<int64_t> getTileStride(IndexOp read, mlir::Value axis);
  double getAccessTime(mlir::Operation *op, int64_t lanes, mlir::Value axis);
  std::optional<int64_t> getRowCopies(mlir::Operation *op);
  double getTransposedTime(int64_t lanes, int64_t rows, double access);
  /// Of all copies of the op in one step of its loop.
  double getBranchTime(mlir::Operation *op);
  double getIssueTime(mlir::Operation *op);
  bool isPredicted(const LoopTree::Loop &loop);
  double getLoopTime(unsigned number);
  bool isFused(mlir::Operation *op);
  bool isReadWithOthers(mlir::Operation *op);
  double countDotOps(DotOp dot);

  /// The part of all steps of the loop that the busiest thread has.
  double getShare(unsigned loop);
  void addTileStrides(Access &access, mlir::ValueRange indices);
  Footprint getFootprint(const Access &access, unsigned loop);
  double getMovedBytes(const Access &access, size_t fit, bool fits,
                       double needed, const CostModel::MemoryLevel &level);
  double getMovedBytes(const Access &access,
                       llvm::function_ref<double(unsigned)> getNeeded,
                       const CostModel::MemoryLevel &level, unsigned &within);
  double countLateLines(const Access &access, double bytes);
  double countRows(const Access &access, unsigned loop);
  void findPhases();
  Traffic getTraffic(const CostModel::MemoryLevel &level);
  double getWaitingTime(double lines, double latency, double computation);
  std::vector<double> getTrafficTimes(llvm::ArrayRef<double> computation,
                                      KernelTime &time);

  LoopTree tree;
  const CostModel &target;
  int64_t vectorBytes, threads = 1;
  double programBytes;
  llvm::DenseMap<mlir::Operation *, OpFacts> facts;
  std::vector<Access> accesses;
  /// Of each loop of the tree.
  std::vector<Nest> nests;
  /// The phase that each loop of the tree is in: an innermost loop that LLVM
  /// does not unroll. Phases run one after the other, so that what one computes
  /// does not hide what another waits for. Statements around loops are in the
  /// longest of these: the stores of a tile overlap with its next reduction.
  std::vector<unsigned> phases;
  llvm::DenseMap<mlir::Value, std::optional<LinearForm>> forms;
};

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_TIMEESTIMATOR_H
