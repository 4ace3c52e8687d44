//===- Cost.h - What ops and memory traffic cost ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_COST_H
#define UOP_DIALECT_UOP_ANALYSIS_COST_H

#include "uop/Dialect/UOp/Analysis/TargetDescription.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <array>

namespace uop {

/// What a CPU takes for what kernels do, in nanoseconds: only the ratios
/// matter. The defaults are those of a current x86 server. What is compiled for
/// the machine that compiles is told of its cores and caches
/// (cpu::describeMachine).
class CostModel {
public:
  CostModel() = default;
  /// The constants of the target description around `op`: entries `uop.NAME`
  /// of the device "CPU" in `dlti.target_system_spec`, for the names in
  /// `getConstants`. What it does not state has the default. An entry that is
  /// no constant, or not of a value that makes sense, is an error at the op
  /// that has the description.
  static mlir::FailureOr<CostModel> get(mlir::Operation *op);

  /// One element of a scalar op; one point of a fold.
  double getOpCost(mlir::Operation *op) const;
  /// One point of a scan: the next one waits for it.
  double getScanCost() const { return 1.25; }
  /// Buffers of fewer bytes stay in the second-level cache from one kernel to
  /// the next: a part of it, because they are not alone there.
  double getKeptBytes() const {
    return cacheBytes < 0 ? secondCacheBytes / 4 : cacheBytes;
  }
  /// `bytes` written to or read from a buffer of that size, once.
  double getTrafficCost(double bytes) const;
  /// Bytes written to memory or read from it, past all caches.
  double getMemoryTime(double bytes) const { return bytes / memoryBytesPerNs; }
  double getLaunchCost() const { return launch; }
  /// Prices of about `time` that differ by less are equal: estimates are wrong
  /// by more.
  double getLeastGain(double time) const { return time * leastGain; }
  /// The bytes of all tiles that one kernel may keep, and of the operands that
  /// it may pass over again for each of them: parts of the second-level cache.
  double getTileBytes() const {
    return tileBytes < 0 ? secondCacheBytes / 16 : tileBytes;
  }
  /// What is written of more bytes than the last cache has is not there any
  /// more when another kernel reads it.
  double getLastCacheBytes() const { return lastCacheBytes; }
  /// Of a line of the caches.
  double getLineBytes() const { return lineBytes; }
  /// Of the second-level cache; a longer stream does not stay in it.
  double getSecondCacheBytes() const { return secondCacheBytes; }
  /// How far ahead of a stream of loads its lines are asked for; 0 where the
  /// hardware does so as far as it helps.
  double getPrefetchBytes() const { return prefetchBytes; }
  /// `time` on one thread that keeps the others waiting; short enough pieces
  /// are not worth sharing.
  double getSerialCost(double time) const { return time < serialNs ? 0 : time; }
  double getThreads() const { return threads; }
  /// What the target limits.
  int64_t getMaxArguments() const { return maxArguments; }
  /// The size of a kernel that LLVM compiles before one waits for it; its time
  /// grows with the square of the number of loops.
  int64_t getMaxOps() const { return maxOps; }
  /// Computation that takes less is not worth a schedule of its own.
  double getLeastScheduled() const { return leastScheduled; }
  /// Divisions that one position may take: each may divide what others gave,
  /// and LLVM's loop strength reduction takes time that grows with the square
  /// of their number, 60 ms for 32 of them, 6 s for 120.
  int64_t getMaxIndexDivisions() const { return maxIndexDivisions; }
  /// Results of a kernel made of launches that only read the same tensor: 31 of
  /// 32 launches are gone then, and each more would have to look at all of
  /// them. What one passes on to the other knows no such limit.
  int64_t getMaxSharedResults() const { return maxSharedResults; }
  /// Estimated time of a kernel from which threads share it.
  double getThreadTime() const { return threadNs; }
  /// So many sums of products side by side keep the multipliers busy: their
  /// latency times their number.
  int64_t getProductSums() const { return productSums; }
  /// So many accumulators of other reductions keep loads waiting for memory and
  /// not for additions.
  int64_t getReductionSums() const { return reductionSums; }
  /// What loading a vector takes beside multiplications, in multiplications.
  double getLoadCost() const { return loadCost; }
  /// The same of a factor that comes from beyond the second-level cache.
  double getFarLoadCost() const { return farLoadCost; }
  /// What copying an element to a panel takes, in multiplications of elements.
  double getCopyCost() const { return copyCost; }
  /// What transposing a vector takes, in multiplications of vectors.
  double getTransposeCost() const { return transposeCost; }
  /// The most elements of a panel, which is memory that a kernel takes.
  double getPanelElements() const { return panelElements; }
  /// How many times the memory of a constant its panels may take.
  double getMostPanelPadding() const { return mostPanelPadding; }

  /// The vector registers.
  int64_t getVectorBytes() const { return int64_t(vectorBytes); }
  int64_t getVectorRegisters() const { return int64_t(vectorRegisters); }
  /// Whether elements of so many bytes are loaded and stored under a mask by
  /// one instruction.
  bool hasMasks(int64_t bytes) const {
    return maskedBytes > 0 && bytes >= int64_t(maskedBytes);
  }
  /// How many instructions on vectors take as long as the one for `uop.dot` of
  /// numbers of this type; 0 if there is none.
  double getDotOps(mlir::Type element) const {
    if (element.isBF16())
      return bf16DotProducts;
    if (element.isInteger(8))
      return dotProducts;
    return element.isInteger(16) && !isUnsignedType(element) ? i16DotProducts
                                                             : 0;
  }

  //===--------------------------------------------------------------------===//
  // Of one core, for estimateTime
  //===--------------------------------------------------------------------===//

  /// Nanoseconds between two instructions of a kind that go one after the
  /// other, of scalars or of one register of lanes: arithmetic, loads, stores.
  double getVectorOpTime() const { return vectorOpNs; }
  double getLoadTime() const { return loadNs; }
  double getStoreTime() const { return storeNs; }
  /// A quotient or a square root of scalars, and of a register of lanes.
  double getDivisionTime() const { return scalarDivisionNs; }
  double getVectorDivisionTime() const { return vectorDivisionNs; }
  /// A function such as exp, of a register.
  double getTranscendentalTime() const { return functionNs; }
  /// One element that is not beside the one before it.
  double getGatherTime() const { return gatherNs; }
  double getCallTime() const { return call; }
  /// From the operands of an addition to its result.
  double getLatency() const { return latencyNs; }
  /// A step of a loop beside what is in it, and entering and leaving a loop.
  double getStepTime() const { return stepNs; }
  double getEntryTime() const { return entryNs; }
  /// The history of branches tells the end of a loop of so many steps, so that
  /// entering and leaving it takes no time.
  double getPredictedSteps() const { return predictedSteps; }
  double getCallOverhead() const { return callOverheadNs; }
  /// The part of the shorter of computation and traffic that does not overlap
  /// with the longer one.
  double getOverlapLoss() const { return overlapLoss; }
  /// The same of arithmetic, loads and stores, which go to different units.
  double getIssueOverlapLoss() const { return issueOverlapLoss; }
  /// The first block of a row that is written behind the second-level cache:
  /// stores are done in order.
  double getStoreRowTime() const { return storeRowNs; }
  /// From a load to a line of the last cache or of memory that no prefetcher
  /// asked for, while other cores are busy.
  double getLastCacheLatency() const { return lastCacheLatencyNs; }
  double getMemoryLatency() const { return memoryLatencyNs; }
  /// Lines that a core waits for at the same time.
  double getMemoryLines() const { return memoryLines; }
  /// The work that a core has begun while it waits: its schedulers are full
  /// then.
  double getReorderTime() const { return reorderNs; }
  /// Rows in pages of their own that a prefetcher follows at the same time.
  double getPrefetchedRows() const { return prefetchedRows; }
  double getPageBytes() const { return pageBytes; }
  /// A cache of blocks, and how fast bytes come from behind it.
  struct MemoryLevel {
    double cacheBytes, blockBytes;
    /// Of blocks, by their addresses; 1: any block can be anywhere.
    int64_t numSets;
    /// So many of them have the blocks of one page.
    int64_t setsOfPage;
    double bytesPerNs;
    /// Whether a block that is written is brought to it first.
    bool isReadFirst;
    /// By what factor what is kept takes the place of more, where pages are
    /// anywhere and fill the sets unevenly.
    double unevenness = 1;
    /// Which block makes room is not known, as where pages are anywhere;
    /// otherwise, the one that was used least recently.
    bool isReplacedAtRandom = false;
  };
  std::array<MemoryLevel, 3> getMemoryLevels() const {
    return {{getCache(firstCacheBytes, firstCacheWays, secondCacheSpeed),
             getCache(secondCacheBytes, secondCacheWays, lastCacheSpeed),
             getLastCache()}};
  }
  /// Those that translate addresses of pages.
  std::array<MemoryLevel, 2> getTranslationLevels() const {
    return {{{firstPages * pageBytes, pageBytes, 1, 1, pageBytes / nextPageNs,
              false},
             {secondPages * pageBytes, pageBytes, 1, 1, pageBytes / pageWalkNs,
              false}}};
  }

  /// What `op` adds to the size of its kernel: a reduction is a loop.
  static int64_t getKernelSize(mlir::Operation *op) {
    return llvm::isa<RangeReductionOpInterface>(op) ? 64 : 1;
  }

  static int64_t getByteWidth(mlir::Type element);
  /// The bytes of a tensor of static shape.
  static double getTensorBytes(mlir::RankedTensorType type);
  /// A tensor of more bytes than this is recomputed where it can be: memory
  /// that a program takes has no price. No less than what the function of the
  /// block is given and returns.
  double getMostKeptBytes(mlir::Block &block) const;

  using Constant = TargetConstant<CostModel>;
  /// All that a target description may set, and the least values of each.
  static llvm::ArrayRef<Constant> getConstants();

private:
  MemoryLevel getCache(double bytes, double ways, double bytesPerNs) const {
    int64_t sets = 1;
    if (ways > 0)
      sets = int64_t(
          llvm::bit_floor(uint64_t(std::max(1.0, bytes / lineBytes / ways))));
    auto setsOfPage = int64_t(pageBytes / lineBytes);
    return {bytes,
            lineBytes,
            sets,
            setsOfPage,
            bytesPerNs,
            true,
            sets > setsOfPage ? cacheUnevenness : 1,
            sets > setsOfPage};
  }

  /// A hash chooses its sets, and other cores have part of them.
  MemoryLevel getLastCache() const {
    MemoryLevel level = getCache(lastCacheBytes, /*ways=*/0, memoryBytesPerNs);
    level.isReplacedAtRandom = true;
    return level;
  }

  double simple = 0.125;
  /// A conversion to another type. On a GPU what is staged for a product is
  /// converted there, if at all.
  double conversion = 0.125;
  double division = 0.5;
  double transcendental = 0.4;
  double call = 5;
  /// Negative: as getKeptBytes and getTileBytes say.
  double cacheBytes = -1;
  double cacheBytesPerNs = 40;
  double memoryBytesPerNs = 16;
  double launch = 500;
  double leastGain = 1.0 / 64;
  double tileBytes = -1;
  double lastCacheBytes = 1 << 25;
  double mostStoredBytes = 1 << 25;
  double serialNs = 5000;
  double threads = 8;
  double vectorBytes = 32;
  double vectorRegisters = 16;
  double maskedBytes = 4;
  double dotProducts = 0;
  double i16DotProducts = 0;
  double bf16DotProducts = 0;
  double maxArguments = 256;
  double maxOps = 2048;
  double leastScheduled = 1e5;
  double maxIndexDivisions = 32;
  double maxSharedResults = 32;
  double threadNs = 20000;
  double productSums = 8;
  double reductionSums = 4;
  double loadCost = 0.5;
  double farLoadCost = 0.25;
  double copyCost = 4;
  double transposeCost = 8;
  double pageBytes = 4096;
  double panelElements = 1 << 24;
  double mostPanelPadding = 1.125;
  double vectorOpNs = 0.27;
  double loadNs = 0.25;
  double storeNs = 0.3;
  double scalarDivisionNs = 1.5;
  double vectorDivisionNs = 4;
  double functionNs = 6;
  double gatherNs = 0.3;
  double latencyNs = 1.2;
  double stepNs = 0.5;
  double entryNs = 4;
  double predictedSteps = 8;
  double callOverheadNs = 100;
  double overlapLoss = 0.3;
  double storeRowNs = 0;
  double lastCacheLatencyNs = 0;
  double memoryLatencyNs = 0;
  double memoryLines = 16;
  double reorderNs = 20;
  double prefetchedRows = 16;
  double issueOverlapLoss = 0.05;
  double firstCacheBytes = 48 << 10;
  double secondCacheSpeed = 130;
  double secondCacheBytes = 1 << 21;
  double lineBytes = 64;
  double prefetchBytes = 8192;
  double cacheUnevenness = 1.4;
  double firstCacheWays = 12;
  double secondCacheWays = 16;
  double firstPages = 64;
  double nextPageNs = 2;
  double secondPages = 1536;
  double pageWalkNs = 15;
  double lastCacheSpeed = 28;
};

/// What one launch of a kernel does.
struct KernelEstimate {
  /// Float operations, each value computed once per point of the ranges that it
  /// depends on; a fused multiply-add counts as two.
  int64_t flops = 0;
  /// The bytes of the elements that are read, and of those that are written:
  /// of a buffer as many as there are different offsets, at most all of it.
  int64_t bytes = 0;
  /// Nanoseconds on one thread by the cost model.
  double time = 0;
};

KernelEstimate estimateKernel(KernelOp kernel, const CostModel &cost);

/// The range that every store of the kernel has outermost, if they agree.
RangeOp getOutermostRange(KernelOp kernel);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_COST_H
