//===- Fuse.cpp - Recompute rather than store -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "BlockFuser.h"
#include "IndexDivisions.h"
#include "PaddedCopy.h"
#include "uop/Dialect/UOp/Analysis/Reason.h"
#include "uop/Dialect/UOp/IR/Widening.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_FUSEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// One pass may not make more than this many copies of scalars, so that the IR
/// stays linear in the program whatever the cost model says.
static constexpr int64_t kMaxClones = 1 << 18;

/// Whether what `slice` reads would be read at positions that take more than
/// `most` divisions, if it took the place of `reads`.
static bool wouldBeHardToReach(ArrayRef<Operation *> slice,
                               ArrayRef<IndexOp> reads, int64_t most) {
  int64_t outer = 0, inner = 0;
  for (IndexOp read : reads)
    outer = std::max(outer, countIndexDivisions(read.getIndices(), most));
  if (outer == 0)
    return false;
  for (Operation *op : slice)
    if (auto read = dyn_cast<IndexOp>(op))
      inner = std::max(inner, countIndexDivisions(read.getIndices(), most));
  return inner != 0 && outer + inner > most;
}

/// Where `op` stays and is another value with a border, and that one has other
/// readers for which it would stay too, all of them read the inside of `op`:
/// then the kernel of `op` computes it, and it is stored once.
void BlockFuser::readInside(BufferizeOp op) {
  std::optional<PaddedCopy> copy =
      hasDynamicRanges ? std::nullopt : findPaddedCopy(op, indices, ranges);
  if (!copy || !copy->source.getRemovable())
    return;
  BufferizeOp source = copy->source;
  SmallVector<IndexOp> reads;
  for (Operation *user : source->getUsers()) {
    auto read = dyn_cast<IndexOp>(user);
    if (!read || !scalars.isFloating(read) || isa<VectorType>(read.getType()))
      return;
    if (!llvm::is_contained(reads, read))
      reads.push_back(read);
  }
  SmallVector<Operation *> slice = getSlice(source.getValue());
  if (reads.size() < 2 ||
      llvm::any_of(slice, llvm::IsaPred<ContractOp, UnrollOp, ScanOp>) ||
      !hasReduction(slice))
    return;
  std::reverse(reads.begin(), reads.end());
  Weighing all = weigh(source, slice, reads);
  Weighing alone = weigh(source, slice, copy->read);
  if (all.inlined <= all.keep || alone.inlined > alone.keep ||
      !computesOnce(source, slice, copy->read))
    return;
  remark::passed(source.getLoc(),
                 remark::RemarkOpts::name("Pad").category("uop-fuse"))
      << remark::add("its readers read the padded value")
      << remark::metric("Reads", int64_t(reads.size()))
      << remark::metric("KeepNs", int64_t(all.keep))
      << remark::metric("InlineNs", int64_t(all.inlined));
  // Readers may be between the two; the pad needs nothing else.
  op->moveAfter(source);
  for (IndexOp read : reads) {
    if (read == copy->read)
      continue;
    indices.setLoc(read.getLoc());
    SmallVector<BufferizeOp, 1> readers = roots.lookup(read);
    Value inside = indices.unique(
        IndexOp::create(scalars.getOpBuilder(), read.getLoc(), op.getResult(),
                        copy->map(read.getIndices(), indices), read.getGate()));
    addMade(inside, readers);
    indices.replace(read, inside);
  }
}

static remark::RemarkOpts getRemarkOpts(StringRef name) {
  return remark::RemarkOpts::name(name).category("uop-fuse");
}

/// The remark, and the listing of the schedule, say why the value stays.
static remark::detail::InFlightRemark keep(BufferizeOp op, StringRef reason) {
  Location loc = op.getLoc();
  op->setLoc(withReason(loc, reason));
  auto remark = remark::missed(loc, getRemarkOpts("Fuse"));
  remark << remark::reason("{0}", reason);
  return remark;
}

/// The reads of `op`, in the order of their creation; false if something else
/// uses it, or a read stands in a nested region: what it would compute cannot
/// stand in this block.
bool BlockFuser::collectReads(BufferizeOp op, SmallVectorImpl<IndexOp> &reads) {
  for (Operation *user : op->getUsers()) {
    auto read = dyn_cast<IndexOp>(user);
    if (!read || !scalars.isFloating(read) || op.isPacked())
      return false;
    if (!llvm::is_contained(reads, read))
      reads.push_back(read);
  }
  // Uses come in the reverse order.
  std::reverse(reads.begin(), reads.end());
  return true;
}

/// Whether copies of the value would give a kernel more ops than the target
/// wants; uop-limit-kernels takes parts out of one only where they are read as
/// they are.
bool BlockFuser::wouldBeTooLarge(ArrayRef<Operation *> slice,
                                 ArrayRef<IndexOp> reads) {
  size_t added = slice.size() * reads.size(), most = cost.getMaxOps();
  // Few ops more need no look at what the readers have.
  if (reads.size() < 2 || added < most / 4)
    return false;
  llvm::SmallSetVector<BufferizeOp, 4> readers;
  for (IndexOp read : reads)
    readers.insert_range(roots.lookup(read));
  return llvm::any_of(readers, [&](BufferizeOp reader) {
    return getSlice(reader.getValue()).size() + added > most;
  });
}

/// Why the value stays, whatever that costs; empty if it may go.
StringRef BlockFuser::findObstacle(BufferizeOp op, ArrayRef<Operation *> slice,
                                   ArrayRef<IndexOp> reads) {
  if (!op.getRemovable())
    return "the value is asked to be contiguous";
  // Their ranges are lanes by now: where they are read they cannot be others.
  if (llvm::any_of(slice, llvm::IsaPred<ContractOp, UnrollOp>))
    return "its ranges are lanes of vectors";
  if (clones + int64_t(slice.size() * reads.size()) > kMaxClones)
    return "copying it would make the program too large";
  if (wouldBeTooLarge(slice, reads))
    return "copying it would make its readers' kernel too large";
  if (wouldBeHardToReach(slice, reads, cost.getMaxIndexDivisions()))
    return "its readers' indices would take too many divisions";
  return {};
}

BlockFuser::Ways BlockFuser::findWays(BufferizeOp op,
                                      ArrayRef<Operation *> slice,
                                      ArrayRef<IndexOp> reads) {
  Ways ways;
  ways.weighing = weigh(op, slice, reads);
  ways.isOnce = computesOnce(op, slice, reads);
  for (IndexOp read : reads)
    for (size_t axis = 0, rank = op.getRanges().size(); axis != rank; ++axis)
      ways.keepsScans &= keepsScans(op, slice, read, axis);
  ways.tile = findTile(op, slice, reads);
  if (ways.tile && !tileComputesOnce(op, slice, *ways.tile))
    ways.tile.reset();
  if (ways.tile)
    ways.tileTime = weighTile(op, slice, reads, *ways.tile);
  priceWays(op, reads, ways);
  return ways;
}

template <typename Ways>
static void addMetrics(remark::detail::InFlightRemark &remark,
                       ArrayRef<IndexOp> reads, const Ways &ways) {
  remark << remark::metric("Reads", int64_t(reads.size()))
         << remark::metric("KeepNs", int64_t(ways.getTimes().keep));
  if (ways.mayInline())
    remark << remark::metric("InlineNs", int64_t(ways.getTimes().inlined));
  if (ways.withReader)
    remark << remark::metric("WithReaderNs", int64_t(*ways.withReader));
  if (ways.tile)
    remark << remark::metric("TileNs", int64_t(ways.tileTime))
           << remark::metric("TileBytes", int64_t(ways.tile->bytes));
}

void BlockFuser::keepWhole(BufferizeOp op, ArrayRef<IndexOp> reads,
                           const Ways &ways) {
  StringRef reason;
  if (!ways.keepsScans)
    reason = "its scan is not over a loop of the reader";
  else if (!ways.isOnce && ways.weighing.inlined <= ways.weighing.keep)
    reason = "a recomputed sum may be rounded differently";
  if (!reason.empty()) {
    auto remark = keep(op, reason);
    addMetrics(remark, reads, ways);
    return;
  }
  auto remark = keep(op, "storing it is cheaper than recomputing it");
  addMetrics(remark, reads, ways);
  std::string prices;
  llvm::raw_string_ostream stream(prices);
  stream << getReason(op.getLoc()) << ": " << int64_t(ways.getTimes().keep)
         << " ns, not " << int64_t(ways.getTimes().inlined);
  if (ways.withReader)
    stream << ", or " << int64_t(*ways.withReader) << " with its first reader";
  if (ways.tile)
    stream << ", or " << int64_t(ways.tileTime) << " in tiles";
  op->setLoc(withReason(op.getLoc(), prices));
  readInside(op);
}

/// False, with `mayWait`, where nothing was decided.
bool BlockFuser::tryInline(BufferizeOp op, bool mayWait) {
  SmallVector<IndexOp> reads;
  if (!collectReads(op, reads))
    return true;
  if (reads.empty()) {
    retire(op);
    return true;
  }
  SmallVector<Operation *> slice = getSlice(op.getValue());
  if (StringRef obstacle = findObstacle(op, slice, reads); !obstacle.empty()) {
    if (!mayWait)
      keep(op, obstacle);
    return !mayWait;
  }
  Ways ways = findWays(op, slice, reads);
  double keepTime = ways.weighing.keep;
  if (isInlined(ways)) {
    auto remark = remark::passed(op.getLoc(), getRemarkOpts("Fuse"));
    remark << remark::add("fused into its readers");
    addMetrics(remark, reads, ways);
    for (IndexOp read : reads)
      inlineInto(read, op, slice);
    retire(op);
    return true;
  }
  if (mayWait)
    return false;
  if (!ways.losesWithTile && ways.tileTime <= keepTime) {
    auto remark = remark::passed(op.getLoc(), getRemarkOpts("Tile"));
    remark << remark::add("its reader's kernel keeps a tile of it");
    addMetrics(remark, reads, ways);
    keepTile(op, slice, reads, *ways.tile);
    retire(op);
    return true;
  }
  std::optional<Tile> table;
  if (!ways.losesWithTile)
    table = findTable(op, slice, reads, keepTime);
  if (!table) {
    keepWhole(op, reads, ways);
    return true;
  }
  auto remark = remark::passed(op.getLoc(), getRemarkOpts("Table"));
  remark << remark::add(
                "its reader's kernel computes it before the inner loops")
         << remark::metric("Reads", int64_t(reads.size()))
         << remark::metric("KeepNs", int64_t(keepTime))
         << remark::metric("TableNs",
                           int64_t(weighTile(op, slice, reads, *table)))
         << remark::metric("TableBytes", int64_t(table->bytes));
  keepTile(op, slice, reads, *table);
  retire(op);
  return true;
}

/// Whether the value has elements of one other tensor, which may be of a wider
/// type there, and nothing else; or one constant.
static bool isCopy(BufferizeOp op) {
  Value value = op.getValue();
  if (auto cast = value.getDefiningOp<CastOp>(); cast && isCheapWidening(cast))
    value = cast.getInput();
  return isa_and_nonnull<IndexOp, ConstOp>(value.getDefiningOp());
}

/// Whether the value is made of ranges and constants: none of the decisions
/// about other values changes what it takes to make it.
bool BlockFuser::readsNothing(BufferizeOp op) {
  return llvm::none_of(getSlice(op.getValue()), [](Operation *part) {
    return isa<IndexOp, LoadOp, BufferizeOp, ReduceOp, ScanOp, FoldOp>(part);
  });
}

/// Whether the size of the range needs a variable or memory. One that is made
/// of other ranges alone, as for the blocks under a causal mask, has a price.
static bool hasUnknownSize(RangeOp range) {
  if (!range.getSize())
    return false;
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(range.getSize(), slice);
  auto isUnknown = [&](Value value) {
    return !slice.contains(value.getDefiningOp());
  };
  return isUnknown(range.getSize()) || llvm::any_of(slice, [&](Operation *op) {
           return isa<IndexOp, LoadOp>(op) ||
                  llvm::any_of(op->getOperands(), isUnknown);
         });
}

/// Whether the number of iterations is read from memory.
static bool hasSizeInMemory(RangeOp range) {
  if (!range.getSize())
    return false;
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(range.getSize(), slice);
  return llvm::any_of(slice, llvm::IsaPred<IndexOp, LoadOp>);
}

LogicalResult BlockFuser::run() {
  SmallVector<BufferizeOp> anchors;
  for (auto op : block.getOps<BufferizeOp>())
    if (!isLocalTile(op))
      anchors.push_back(op);
  if (anchors.empty())
    return success();
  hasDynamicRanges = llvm::any_of(block.getOps<RangeOp>(), hasUnknownSize);
  hasSizesInMemory = llvm::any_of(block.getOps<RangeOp>(), hasSizeInMemory);
  scalars.lift(block);
  scalars.simplifyIndices();
  for (BufferizeOp anchor : anchors)
    for (Operation *op : getSlice(anchor.getValue())) {
      addRoots(op, anchor);
      noteEndedRanges(op);
      if (isLocalTile(op)) {
        auto type = cast<RankedTensorType>(op->getResult(0).getType());
        tileBytes[anchor] += double(type.getNumElements()) *
                             cost.getByteWidth(type.getElementType());
      }
    }
  // Copies and what is made of positions alone first: what a kernel costs is
  // asked of one that reads what they are copies of, or has their numbers. What
  // takes a position apart may be worth it once its readers are where they are
  // read.
  SmallVector<BufferizeOp> others;
  for (BufferizeOp anchor : llvm::reverse(anchors)) {
    bool isMadeOfPositions = readsNothing(anchor);
    bool mayWait = isMadeOfPositions &&
                   llvm::any_of(getSlice(anchor.getValue()), isIndexDivision);
    if (!(isCopy(anchor) || isMadeOfPositions) || !tryInline(anchor, mayWait))
      others.push_back(anchor);
  }
  for (BufferizeOp anchor : others)
    tryInline(anchor);
  return scalars.place(block);
}

namespace {
struct FusePass : public uop::impl::FusePassBase<FusePass> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<CostModel> cost = CostModel::get(getOperation());
    if (failed(cost))
      return signalPassFailure();
    KernelPricer pricer(*cost,
                        {cost->getVectorBytes(), cost->getVectorRegisters()},
                        /*threads=*/1, /*isOpen=*/true);
    for (Block *block : getBlocks(getOperation()))
      if (failed(
              BlockFuser(*block, block->getParentOp()->getLoc(), *cost, pricer)
                  .run()))
        return signalPassFailure();
  }
};
} // namespace
