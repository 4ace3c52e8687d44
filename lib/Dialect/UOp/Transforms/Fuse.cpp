//===- Fuse.cpp - Recompute rather than store -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "FloatingScalars.h"
#include "IndexDivisions.h"
#include "PaddedCopy.h"
#include "ScheduleSelection.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/Reason.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Remarks.h"
#include "llvm/ADT/SetVector.h"

namespace uop {
#define GEN_PASS_DEF_FUSEPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// One pass may not make more than this many copies of scalars, so that the IR
/// stays linear in the program whatever the cost model says.
static constexpr int64_t kMaxClones = 1 << 18;
/// The part of the time in memory that a tile of widened elements may take.
static constexpr double kWidenedTileGain = 0.95;

namespace {
/// Decides and performs the fusion of one block, consumers first.
class BlockFuser {
public:
  BlockFuser(Block &block, Location loc, const CostModel &cost)
      : block(block), scalars(block.getParentOp()->getContext(), loc),
        indices(scalars.getIndexBuilder()), cost(cost) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  ~BlockFuser() {
    for (BufferizeOp op : retired)
      op->destroy();
  }

  LogicalResult run();

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
    SmallVector<Value> outer;
    double elements = 1;
    double bytes = 0;
    /// How many tiles are made.
    double count = 1;
    bool isBeforeLoops = false;
  };

  SmallVector<Operation *> getSlice(Value value);
  bool keepsScans(BufferizeOp op, ArrayRef<Operation *> slice, IndexOp read,
                  size_t axis);
  double getEvaluations(const RangeSet &ranges, BufferizeOp root);
  bool computesOnce(BufferizeOp op, ArrayRef<Operation *> slice,
                    ArrayRef<IndexOp> reads);
  double getElementCost(BufferizeOp op, ArrayRef<Operation *> slice);
  bool losesSchedule(ArrayRef<Operation *> slice, IndexOp read,
                     BufferizeOp root);
  bool isPaddedBy(BufferizeOp root, IndexOp read, ArrayRef<Operation *> slice);
  bool tileComputesOnce(BufferizeOp op, ArrayRef<Operation *> slice,
                        const Tile &tile);
  Weighing weigh(BufferizeOp op, ArrayRef<Operation *> slice,
                 ArrayRef<IndexOp> reads);
  std::optional<Tile> findTile(BufferizeOp op, ArrayRef<Operation *> slice,
                               ArrayRef<IndexOp> reads,
                               std::optional<size_t> depth = std::nullopt);
  bool losesToTable(BufferizeOp op, ArrayRef<Operation *> slice,
                    ArrayRef<IndexOp> reads, BufferizeOp root);
  std::optional<Tile> findTable(BufferizeOp op, ArrayRef<Operation *> slice,
                                ArrayRef<IndexOp> reads, double mostTime);
  double weighTile(BufferizeOp op, ArrayRef<Operation *> slice,
                   ArrayRef<IndexOp> reads, const Tile &tile);
  void copySlice(ArrayRef<Operation *> slice, IRMapping &mapping, Value gate,
                 Location loc, ArrayRef<BufferizeOp> readers);
  void inlineInto(IndexOp read, BufferizeOp op, ArrayRef<Operation *> slice);
  void keepTile(BufferizeOp op, ArrayRef<Operation *> slice,
                ArrayRef<IndexOp> reads, const Tile &tile);
  void readInside(BufferizeOp op);
  void tryInline(BufferizeOp op);
  bool addRoots(Operation *op, ArrayRef<BufferizeOp> added);
  void addMade(Value value, ArrayRef<BufferizeOp> readers);
  void noteEndedRanges(Operation *op);
  void retire(BufferizeOp op);

  Block &block;
  FloatingScalars scalars;
  IndexBuilder &indices;
  CostModel cost;
  int64_t clones = 0;
  /// Whether some range has a size that is a value.
  bool hasDynamicRanges = false;
  /// Bufferizations that are gone, kept until the end because tables name them.
  SmallVector<BufferizeOp> retired;
  /// The bufferizations that a scalar op is part of.
  llvm::DenseMap<Operation *, SmallVector<BufferizeOp, 1>> roots;
  RangeDependence ranges;
  /// The bytes of the tiles that a kernel keeps.
  llvm::DenseMap<Operation *, double> tileBytes;
  /// The ops that end a range, bufferizations in global space aside.
  llvm::DenseMap<Value, SmallVector<RangeReductionOpInterface, 1>> reductions;
};
} // namespace

/// The scalar ops that `value` is made of, operands first.
SmallVector<Operation *> BlockFuser::getSlice(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  return slice.takeVector();
}

/// Whether the scans over the range of `axis` give the same where `op` is read
/// as where it is made, over the points of the reader's loop.
bool BlockFuser::keepsScans(BufferizeOp op, ArrayRef<Operation *> slice,
                            IndexOp read, size_t axis) {
  Value range = op.getRanges()[axis], index = read.getIndices()[axis];
  SmallVector<ScanOp> scans;
  for (Operation *scalar : slice)
    if (auto scan = dyn_cast<ScanOp>(scalar); scan && scan.getRange() == range)
      scans.push_back(scan);
  if (scans.empty())
    return true;
  auto target = index.getDefiningOp<RangeOp>();
  if (!target || !target.getStaticSize() ||
      llvm::any_of(target->getUsers(), llvm::IsaPred<ContractOp>))
    return false;
  // Fewer points from the first on are enough for what does not come from the
  // last.
  bool isReverse = scans.front().getReverse();
  int64_t size = getRangeSize(target.getResult()), points = getRangeSize(range);
  if (isReverse ? size != points : size > points)
    return false;
  // The elements before this one must not depend on where this one is.
  auto moves = [&](Value value) {
    return value && ranges.get(value).contains(index);
  };
  if (moves(read.getGate()))
    return false;
  for (auto [number, other] : llvm::enumerate(read.getIndices()))
    if (number != axis && moves(other))
      return false;
  // One loop has one direction.
  SmallVector<BufferizeOp, 1> readers = roots.lookup(read);
  for (BufferizeOp root : readers)
    if (root->getBlock())
      for (Operation *scalar : getSlice(root.getValue()))
        if (auto scan = dyn_cast<ScanOp>(scalar))
          if (scan.getRange() == index && scan.getReverse() != isReverse)
            return false;
  return true;
}

/// How often a value that depends on `needed` is computed in the kernel of
/// `root`, where it stands at the innermost range that it depends on: once for
/// each point of the ranges around that place.
double BlockFuser::getEvaluations(const RangeSet &needed, BufferizeOp root) {
  // A reduction's loops stand where its own result does, so whatever the result
  // depends on is around them.
  RangeSet around = needed;
  for (unsigned i = 0; i < around.size(); ++i) {
    auto it = reductions.find(around[i]);
    if (it == reductions.end())
      continue;
    SmallVector<RangeReductionOpInterface, 1> enders = it->second;
    for (RangeReductionOpInterface reduce : enders) {
      // One that is retired has no operands left, and no loops.
      if (reduce->use_empty())
        continue;
      const RangeSet &outer = ranges.get(reduce->getResult(0));
      around.insert(outer.begin(), outer.end());
      for (Value range : reduce.getReducedRanges()) {
        around.insert(range);
        if (range == around[i])
          break;
      }
    }
  }
  // The kernel's own loops nest in order, so the outer ones are around too.
  auto loops = root.getRanges();
  size_t depth = 0;
  for (auto [number, loop] : llvm::enumerate(loops))
    if (around.contains(loop))
      depth = number + 1;
  around.insert(loops.begin(), loops.begin() + depth);
  double count = 1;
  for (Value range : around)
    count *= getRangeSize(range);
  return count;
}

/// Nanoseconds for one element of `op`.
double BlockFuser::getElementCost(BufferizeOp op, ArrayRef<Operation *> slice) {
  double total = 0;
  for (Operation *scalar : slice) {
    double weight = cost.getOpCost(scalar);
    if (weight == 0)
      continue;
    // Inside a reduction, once for each of its points. A reduction combines at
    // each point of its own ranges.
    RangeSet inner = ranges.get(scalar->getResult(0));
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(scalar))
      inner.insert_range(reduce.getReducedRanges());
    for (Value range : inner)
      if (reductions.count(range))
        weight *= getRangeSize(range);
    total += weight;
  }
  return total;
}

static SmallVector<int64_t> getReducedSizes(ReduceOp reduce) {
  return llvm::map_to_vector(reduce.getRanges(), getRangeSize);
}

/// Whether `slice` has a sum of products, and the kernel of `root` a reduction
/// over other sizes that is not around what it reads, with a tile of the output
/// around both: uop-select-schedule makes vectors and blocks of neither then.
bool BlockFuser::losesSchedule(ArrayRef<Operation *> slice, IndexOp read,
                               BufferizeOp root) {
  SmallVector<SmallVector<int64_t>> products;
  for (Operation *op : slice)
    if (auto reduce = dyn_cast<ReduceOp>(op);
        reduce && reduce.getKind() == ReduceKind::add &&
        reduce.getValue().getDefiningOp<MulOp>())
      products.push_back(getReducedSizes(reduce));
  if (products.empty())
    return false;
  RangeSet around = ranges.get(read.getResult());
  // Rows and lanes of a tile.
  bool hasTile = llvm::count_if(root.getRanges(), [&](Value range) {
                   return around.contains(range) && getRangeSize(range) >= 4;
                 }) >= 2;
  return llvm::any_of(getSlice(root.getValue()), [&](Operation *op) {
    auto reduce = dyn_cast<ReduceOp>(op);
    return reduce && !llvm::is_contained(products, getReducedSizes(reduce)) &&
           !(hasTile && llvm::all_of(reduce.getRanges(), [&](Value range) {
               return around.contains(range);
             }));
  });
}

/// Nothing is reduced for a border (uop-split-borders), so that a pad of what
/// is costs no reduction.
static bool hasReduction(ArrayRef<Operation *> slice) {
  return llvm::any_of(slice, llvm::IsaPred<RangeReductionOpInterface>);
}

/// Whether `root` is what `read` reads, reduced as `slice` says, with a border.
bool BlockFuser::isPaddedBy(BufferizeOp root, IndexOp read,
                            ArrayRef<Operation *> slice) {
  if (hasDynamicRanges || !hasReduction(slice))
    return false;
  std::optional<PaddedCopy> copy = findPaddedCopy(root, indices, ranges);
  return copy && copy->read == read;
}

static double countPoints(const RangeSet &over) {
  double points = 1;
  for (Value range : over)
    points *= getRangeSize(range);
  return points;
}

/// Whether each element of the sums and products of floats in `slice` would be
/// computed at most once if `reads` were what they read: two copies may add in
/// different orders, and a value has the same bits wherever it is used
/// (docs/numerics.md).
bool BlockFuser::computesOnce(BufferizeOp op, ArrayRef<Operation *> slice,
                              ArrayRef<IndexOp> reads) {
  for (Operation *reduction : slice) {
    if (!isRoundedReduction(reduction))
      continue;
    // Copies, because what follows may add to the table.
    RangeSet own = ranges.get(reduction->getResult(0));
    double elements = countPoints(own), evaluations = 0;
    for (IndexOp read : reads)
      for (BufferizeOp root : roots.lookup(read)) {
        if (!root->getBlock())
          continue;
        RangeSet needed, inner = own;
        double reached = 1;
        for (auto [range, index] :
             llvm::zip_equal(op.getRanges(), read.getIndices())) {
          if (!inner.remove(range))
            continue;
          needed.insert_range(ranges.get(index));
          double width = getRangeSize(range);
          if (!hasDynamicRanges) {
            IndexBounds bounds = indices.getBounds(index);
            width =
                std::min(width, double(bounds.max) - double(bounds.min) + 1);
          }
          reached *= width;
        }
        if (Value gate = read.getGate())
          needed.insert_range(ranges.get(gate));
        double count = getEvaluations(needed, root);
        if (isPaddedBy(root, read, slice))
          count = std::min(count, reached);
        // Each point of the loops reads an element of its own.
        if (count > reached)
          return false;
        evaluations += count * countPoints(inner);
      }
    if (evaluations > elements)
      return false;
  }
  return true;
}

/// The same for a tile that the reader's kernel keeps.
bool BlockFuser::tileComputesOnce(BufferizeOp op, ArrayRef<Operation *> slice,
                                  const Tile &tile) {
  for (Operation *reduction : slice) {
    if (!isRoundedReduction(reduction))
      continue;
    RangeSet inner = ranges.get(reduction->getResult(0));
    double elements = countPoints(inner), points = 1, around = 1;
    for (auto [range, outer] : llvm::zip_equal(op.getRanges(), tile.outer)) {
      if (!outer)
        around *= getRangeSize(range);
      // A tile's axes nest in order.
      if (inner.remove(range) && !outer)
        points = around;
    }
    if (tile.count * points * countPoints(inner) > elements)
      return false;
  }
  return true;
}

BlockFuser::Weighing BlockFuser::weigh(BufferizeOp op,
                                       ArrayRef<Operation *> slice,
                                       ArrayRef<IndexOp> reads) {
  double elementCost = getElementCost(op, slice);
  double elements = op.getType().getNumElements();
  double bytes = elements * cost.getByteWidth(op.getType().getElementType());

  Weighing result;
  result.keep = elements * elementCost + cost.getTrafficCost(bytes) +
                cost.getLaunchCost();
  llvm::SmallSetVector<Operation *, 4> readers;
  for (IndexOp read : reads)
    for (BufferizeOp root : roots.lookup(read)) {
      if (!root->getBlock())
        continue;
      // A copy, because what follows may add to the table.
      RangeSet needed = ranges.get(read.getResult());
      double evaluations = getEvaluations(needed, root);
      if (isPaddedBy(root, read, slice))
        evaluations = std::min(evaluations, elements);
      result.keep += evaluations * cost.getOpCost(read);
      double computation = evaluations * elementCost;
      double factor = cost.getUnscheduledFactor(computation);
      if (factor != 1 && losesSchedule(slice, read, root))
        computation *= factor;
      result.inlined += computation;
      if (readers.insert(root))
        result.keep += cost.getTrafficCost(bytes);
      // Before all loops of its reader the value is computed by one thread,
      // where a kernel of its own could use them all.
      if (needed.empty() && !root.getRanges().empty())
        result.inlined +=
            cost.getSerialCost(elementCost) * (cost.getThreads() - 1);
    }
  return result;
}

/// A tile is what one kernel reads of the value between two steps of those of
/// its loops that the reads agree on, the outermost `depth` ones if it is
/// given.
std::optional<BlockFuser::Tile>
BlockFuser::findTile(BufferizeOp op, ArrayRef<Operation *> slice,
                     ArrayRef<IndexOp> reads, std::optional<size_t> depth) {
  Tile tile;
  for (IndexOp read : reads)
    for (BufferizeOp root : roots.lookup(read)) {
      if (!root->getBlock())
        continue;
      if (tile.root && tile.root != root)
        return std::nullopt;
      tile.root = root;
    }
  if (!tile.root)
    return std::nullopt;

  auto loops = tile.root.getRanges();
  auto around = loops.take_front(depth.value_or(loops.size()));
  RangeSet needed, inner;
  for (size_t axis = 0, rank = op.getRanges().size(); axis != rank; ++axis) {
    Value range = op.getRanges()[axis];
    Value index = IndexOp(reads.front()).getIndices()[axis];
    int64_t size = op.getType().getDimSize(axis);
    bool isOuter = llvm::all_of(reads, [&](IndexOp read) {
      return read.getIndices()[axis] == index &&
             (!read.getGate() ||
              (!hasDynamicRanges && indices.isInside(index, size)));
    });
    // A copy, because what follows may add to the table.
    RangeSet indexRanges = ranges.get(index);
    isOuter &= llvm::all_of(indexRanges, [&](Value needs) {
      return llvm::is_contained(around, needs);
    });
    isOuter &= llvm::all_of(
        reads, [&](IndexOp read) { return keepsScans(op, slice, read, axis); });
    if (isOuter || !range.getDefiningOp<RangeOp>()) {
      tile.outer.push_back(index);
      needed.insert(indexRanges.begin(), indexRanges.end());
      continue;
    }
    tile.outer.push_back({});
    tile.elements *= size;
    inner.insert(range);
  }
  if (inner.empty())
    return std::nullopt;

  tile.bytes = tile.elements * cost.getByteWidth(op.getType().getElementType());
  if (tileBytes.lookup(tile.root) + tile.bytes > cost.getTileBytes())
    return std::nullopt;
  // All that one tile is made from.
  double operandBytes = 0;
  for (Operation *scalar : slice) {
    auto index = dyn_cast<IndexOp>(scalar);
    if (!index)
      continue;
    double elements = 1;
    for (Value range : ranges.get(index.getResult()))
      if (inner.contains(range) || reductions.count(range))
        elements *= getRangeSize(range);
    operandBytes += elements * cost.getByteWidth(index.getType());
  }
  if (operandBytes > cost.getTileBytes())
    return std::nullopt;
  tile.count = getEvaluations(needed, tile.root);
  tile.isBeforeLoops = needed.empty() && !loops.empty();
  return tile;
}

/// The nanoseconds that `Weighing` has, for the tile.
double BlockFuser::weighTile(BufferizeOp op, ArrayRef<Operation *> slice,
                             ArrayRef<IndexOp> reads, const Tile &tile) {
  double time = tile.elements * getElementCost(op, slice) +
                2 * cost.getTrafficCost(tile.bytes);
  double total = tile.count * time;
  if (tile.isBeforeLoops)
    total += cost.getSerialCost(time) * (cost.getThreads() - 1);
  for (IndexOp read : reads) {
    RangeSet needed = ranges.get(read.getResult());
    total += getEvaluations(needed, tile.root) * cost.getOpCost(read);
  }
  return total;
}

/// The points at which a value is computed, those of its reductions included.
static double countWork(BufferizeOp op, ArrayRef<Operation *> slice) {
  double points = op.getType().getNumElements();
  for (Operation *part : slice)
    if (auto reduce = dyn_cast<RangeReductionOpInterface>(part))
      for (Value range : reduce.getReducedRanges())
        points *= getRangeSize(range);
  return points;
}

/// Whether the op sums products of two values, which may be widened.
static bool isSumOfProducts(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce || reduce.getKind() != ReduceKind::add)
    return false;
  Operation *term = reduce.getValue().getDefiningOp();
  while (isa_and_nonnull<CastOp>(term))
    term = term->getOperand(0).getDefiningOp();
  return isa_and_nonnull<MulOp>(term) &&
         llvm::none_of(term->getOperands(), [](Value factor) {
           return isa_and_nonnull<ConstOp>(factor.getDefiningOp());
         });
}

/// Whether two kernels are better than a table: where work that is worth a
/// schedule of its own would get none, where a scan or a product would lose its
/// schedule, and where uop-merge-kernels may find shared loops.
bool BlockFuser::losesToTable(BufferizeOp op, ArrayRef<Operation *> slice,
                              ArrayRef<IndexOp> reads, BufferizeOp root) {
  if (countWork(op, slice) >= kMinScheduledPoints)
    return true;
  auto loops = root.getRanges();
  bool isShared = !loops.empty() && llvm::all_of(reads, [&](IndexOp read) {
    return llvm::any_of(read.getIndices(), [&](Value index) {
      return ranges.get(index).contains(loops.front());
    });
  });
  if (isShared && hasReduction(slice))
    return true;
  SmallVector<Operation *> reader = getSlice(root.getValue());
  return countWork(root, reader) >= kMinScheduledPoints &&
         llvm::any_of(reader, [](Operation *part) {
           return isa<ScanOp>(part) || isSumOfProducts(part);
         });
}

/// The tile outside of more loops than it has to be that takes the least time,
/// if that is no more than `mostTime`: a table that the kernel of the only
/// reader makes before it comes to its inner loops.
std::optional<BlockFuser::Tile>
BlockFuser::findTable(BufferizeOp op, ArrayRef<Operation *> slice,
                      ArrayRef<IndexOp> reads, double mostTime) {
  std::optional<Tile> best;
  std::optional<Tile> all = findTile(op, slice, reads, /*depth=*/0);
  if (!all || losesToTable(op, slice, reads, all->root))
    return std::nullopt;
  for (size_t depth = all->root.getRanges().size(); depth-- > 0;) {
    std::optional<Tile> tile =
        depth == 0 ? all : findTile(op, slice, reads, depth);
    if (tile && !tileComputesOnce(op, slice, *tile))
      continue;
    double time = tile ? weighTile(op, slice, reads, *tile) : mostTime;
    if (!tile || time > mostTime || (best && time == mostTime))
      continue;
    mostTime = time;
    best = std::move(tile);
  }
  return best;
}

/// Notes that `op` is part of `added`; false if that was known. Constants are
/// part of everything, and nobody asks.
bool BlockFuser::addRoots(Operation *op, ArrayRef<BufferizeOp> added) {
  if (isa<ConstOp>(op))
    return false;
  SmallVector<BufferizeOp, 1> &known = roots[op];
  bool changed = false;
  for (BufferizeOp root : added) {
    if (llvm::is_contained(known, root))
      continue;
    known.push_back(root);
    changed = true;
  }
  return changed;
}

/// Makes the scalars of a slice again where `mapping` replaces what they need,
/// as part of `readers`; their values are in `mapping` then. Where the gate is
/// false they do not matter.
void BlockFuser::copySlice(ArrayRef<Operation *> slice, IRMapping &mapping,
                           Value outerGate, Location loc,
                           ArrayRef<BufferizeOp> readers) {
  OpBuilder &builder = scalars.getOpBuilder();
  for (Operation *scalar : slice) {
    Value result = scalar->getResult(0);
    if (mapping.contains(result))
      continue;
    indices.setLoc(scalar->getLoc());
    SmallVector<Value> operands;
    bool changed = false;
    for (Value operand : scalar->getOperands()) {
      operands.push_back(mapping.lookupOrDefault(operand));
      changed |= operands.back() != operand;
    }
    Value copy;
    if (auto range = dyn_cast<RangeOp>(scalar)) {
      // A reduction that is computed in another place has loops of its own.
      copy = range.getStaticSize()
                 ? indices.range(*range.getStaticSize(), range.getKind())
                 : indices.range(operands.front(), range.getKind(),
                                 getRangeSize(result));
    } else if (auto index = dyn_cast<IndexOp>(scalar)) {
      if (changed || outerGate) {
        size_t rank = index.getIndices().size();
        Value source = operands.front();
        ValueRange position = ValueRange(operands).slice(1, rank);
        Value gate = index.getGate() ? operands.back() : Value();
        // Memory may have less in it than its type has room for.
        if (hasDynamicRanges ||
            !indices.isInside(position, index.getSource().getType().getShape()))
          gate = indices.logicalAnd(outerGate, gate);
        copy = indices.unique(IndexOp::create(
            builder, FusedLoc::get(builder.getContext(), {index.getLoc(), loc}),
            source, position, gate));
      }
    } else if (changed) {
      copy = indices.rebuild(scalar, operands);
      if (!copy) {
        Operation *clone = builder.clone(*scalar, mapping);
        copy = clone->getResult(0);
      }
    }
    if (!copy || copy == result) {
      addRoots(scalar, readers);
      continue;
    }
    ++clones;
    mapping.map(result, copy);
    addMade(copy, readers);
  }
}

/// Notes that `value`, and what simplifying may have made below it, is part of
/// `readers`.
void BlockFuser::addMade(Value value, ArrayRef<BufferizeOp> readers) {
  noteEndedRanges(value.getDefiningOp());
  SmallVector<Operation *> worklist = {value.getDefiningOp()};
  while (!worklist.empty()) {
    Operation *made = worklist.pop_back_val();
    if (!made || !isScalarOp(made) || !addRoots(made, readers))
      continue;
    for (Value operand : made->getOperands())
      worklist.push_back(operand.getDefiningOp());
  }
}

void BlockFuser::noteEndedRanges(Operation *op) {
  auto reduce = dyn_cast_or_null<RangeReductionOpInterface>(op);
  if (!reduce)
    return;
  for (Value range : reduce.getReducedRanges())
    if (!llvm::is_contained(reductions[range], reduce))
      reductions[range].push_back(reduce);
}

/// Replaces one read of `op` by the scalars that it is made of.
void BlockFuser::inlineInto(IndexOp read, BufferizeOp op,
                            ArrayRef<Operation *> slice) {
  IRMapping mapping;
  for (auto [range, index] : llvm::zip_equal(op.getRanges(), read.getIndices()))
    if (range.getDefiningOp<RangeOp>())
      mapping.map(range, index);
  SmallVector<BufferizeOp, 1> readers = roots.lookup(read);
  OpBuilder &builder = scalars.getOpBuilder();
  copySlice(slice, mapping, read.getGate(), read.getLoc(), readers);

  Value value = mapping.lookupOrDefault(op.getValue());
  if (Value gate = read.getGate()) {
    Location loc = read.getLoc();
    Value zero = indices.unique(
        ConstOp::create(builder, loc, read.getType(), int64_t(0)));
    value = WhereOp::create(builder, loc, gate, value, zero);
    addRoots(value.getDefiningOp(), readers);
    addRoots(zero.getDefiningOp(), readers);
  }
  read.getResult().replaceAllUsesWith(value);
  indices.retireIfUnused(read);
}

/// Replaces all reads of `op` by reads of a tile in its reader's kernel.
void BlockFuser::keepTile(BufferizeOp op, ArrayRef<Operation *> slice,
                          ArrayRef<IndexOp> reads, const Tile &tile) {
  OpBuilder &builder = scalars.getOpBuilder();
  IRMapping mapping;
  SmallVector<Value> tileRanges;
  SmallVector<int64_t> shape;
  for (auto [range, outer] : llvm::zip_equal(op.getRanges(), tile.outer)) {
    if (outer) {
      if (range.getDefiningOp<RangeOp>())
        mapping.map(range, outer);
      continue;
    }
    auto rangeOp = range.getDefiningOp<RangeOp>();
    shape.push_back(getRangeSize(range));
    tileRanges.push_back(
        rangeOp.getSize()
            ? indices.range(rangeOp.getSize(), RangeKind::loop, shape.back())
            : indices.range(shape.back()));
    mapping.map(range, tileRanges.back());
  }
  copySlice(slice, mapping, /*outerGate=*/{}, op.getLoc(), tile.root);
  RankedTensorType type = op.getType();
  auto kept = BufferizeOp::create(
      builder, op.getLoc(), RankedTensorType::get(shape, type.getElementType()),
      mapping.lookupOrDefault(op.getValue()), tileRanges, Space::local);
  addMade(kept.getResult(), tile.root);
  for (IndexOp read : reads) {
    SmallVector<Value> position;
    for (auto [index, outer] : llvm::zip_equal(read.getIndices(), tile.outer))
      if (!outer)
        position.push_back(index);
    Value copy = indices.unique(IndexOp::create(
        builder, read.getLoc(), kept.getResult(), position, read.getGate()));
    addMade(copy, tile.root);
    read.getResult().replaceAllUsesWith(copy);
    indices.retireIfUnused(read);
  }
  tileBytes[tile.root] += tile.bytes;
}

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
  if (!copy || !copy->source.getRemovable() || copy->source.isPacked())
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
      << remark::add("its readers read what a pad makes of it")
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
    read.getResult().replaceAllUsesWith(inside);
    indices.retireIfUnused(read);
  }
}

void BlockFuser::tryInline(BufferizeOp op) {
  SmallVector<IndexOp> reads;
  for (Operation *user : op->getUsers()) {
    auto read = dyn_cast<IndexOp>(user);
    // A read in a nested region has its position there: what it would compute
    // cannot stand in this block.
    if (!read || !scalars.isFloating(read) || op.isPacked())
      return;
    if (!llvm::is_contained(reads, read))
      reads.push_back(read);
  }
  if (reads.empty()) {
    retire(op);
    return;
  }
  // Uses come in the reverse order of their creation.
  std::reverse(reads.begin(), reads.end());
  auto remarkOpts = [&](StringRef name) {
    return remark::RemarkOpts::name(name).category("uop-fuse");
  };
  // The remark, and the listing of the schedule, say why the value stays.
  auto keep = [&](const char *reason) {
    Location loc = op.getLoc();
    op->setLoc(withReason(loc, reason));
    auto remark = remark::missed(loc, remarkOpts("Fuse"));
    remark << remark::reason(reason);
    return remark;
  };
  if (!op.getRemovable()) {
    keep("the value is asked to be contiguous");
    return;
  }
  SmallVector<Operation *> slice = getSlice(op.getValue());
  // Their ranges are lanes by now: where they are read they cannot be others.
  if (llvm::any_of(slice, llvm::IsaPred<ContractOp, UnrollOp>)) {
    keep("its ranges are lanes of vectors");
    return;
  }
  if (clones + int64_t(slice.size() * reads.size()) > kMaxClones) {
    keep("copying it would make the program too large");
    return;
  }
  if (wouldBeHardToReach(slice, reads, cost.getMaxIndexDivisions())) {
    keep("its readers' indices would take too many divisions");
    return;
  }
  Weighing weighing = weigh(op, slice, reads);
  for (IndexOp read : reads)
    for (size_t axis = 0, rank = op.getRanges().size(); axis != rank; ++axis)
      if (!keepsScans(op, slice, read, axis))
        weighing.inlined = std::numeric_limits<double>::infinity();
  bool isOnce = computesOnce(op, slice, reads);
  if (!isOnce)
    weighing.inlined = std::numeric_limits<double>::infinity();
  std::optional<Tile> tile = findTile(op, slice, reads);
  if (tile && !tileComputesOnce(op, slice, *tile))
    tile.reset();
  double tileTime = tile ? weighTile(op, slice, reads, *tile)
                         : std::numeric_limits<double>::infinity();
  auto addMetrics = [&](remark::detail::InFlightRemark &remark) {
    remark << remark::metric("Reads", int64_t(reads.size()))
           << remark::metric("KeepNs", int64_t(weighing.keep));
    if (std::isfinite(weighing.inlined))
      remark << remark::metric("InlineNs", int64_t(weighing.inlined));
    if (tile)
      remark << remark::metric("TileNs", int64_t(tileTime))
             << remark::metric("TileBytes", int64_t(tile->bytes));
  };
  if (weighing.inlined <= std::min(weighing.keep, tileTime)) {
    auto remark = remark::passed(op.getLoc(), remarkOpts("Fuse"));
    addMetrics(remark << remark::add("computed where it is read"));
    for (IndexOp read : reads)
      inlineInto(read, op, slice);
    retire(op);
    return;
  }
  // A factor that is widened is no tile for less: the loops over a product are
  // best arranged where its factors are in memory, if there is much to arrange.
  bool isWidened =
      cost.getUnscheduledFactor(weighing.keep) != 1 &&
      llvm::any_of(
          slice,
          [](Operation *part) {
            return isa<CastOp>(part) &&
                   CostModel::getByteWidth(part->getResult(0).getType()) >
                       CostModel::getByteWidth(part->getOperand(0).getType());
          }) &&
      llvm::none_of(slice, llvm::IsaPred<RangeReductionOpInterface>);
  if (tileTime <= weighing.keep * (isWidened ? kWidenedTileGain : 1)) {
    auto remark = remark::passed(op.getLoc(), remarkOpts("Tile"));
    addMetrics(remark << remark::add("its reader's kernel keeps a tile of it"));
    keepTile(op, slice, reads, *tile);
    retire(op);
    return;
  }
  if (std::optional<Tile> table = findTable(op, slice, reads, weighing.keep)) {
    auto remark = remark::passed(op.getLoc(), remarkOpts("Table"));
    remark << remark::add("its reader's kernel makes it before its inner loops")
           << remark::metric("Reads", int64_t(reads.size()))
           << remark::metric("KeepNs", int64_t(weighing.keep))
           << remark::metric("TableNs",
                             int64_t(weighTile(op, slice, reads, *table)))
           << remark::metric("TableBytes", int64_t(table->bytes));
    keepTile(op, slice, reads, *table);
    retire(op);
    return;
  }
  if (!std::isfinite(weighing.inlined)) {
    auto remark = keep(
        isOnce ? "its scan is not over the loop of a reader"
               : "a sum that is computed again may be rounded differently");
    addMetrics(remark);
    return;
  }
  auto remark = keep("storing it is cheaper than computing it again");
  addMetrics(remark);
  std::string prices;
  llvm::raw_string_ostream stream(prices);
  stream << getReason(op.getLoc()) << ": " << int64_t(weighing.keep)
         << " ns, not " << int64_t(weighing.inlined);
  if (tile)
    stream << ", or " << int64_t(tileTime) << " in tiles";
  op->setLoc(withReason(op.getLoc(), prices));
  readInside(op);
}

/// Drops an anchor and the scalars that only it needed.
void BlockFuser::retire(BufferizeOp op) {
  Operation *value = op.getValue().getDefiningOp();
  op->dropAllReferences();
  op->remove();
  retired.push_back(op);
  if (value && isScalarOp(value))
    indices.retireIfUnused(value);
}

LogicalResult BlockFuser::run() {
  SmallVector<BufferizeOp> anchors;
  for (auto op : block.getOps<BufferizeOp>())
    if (!isLocalTile(op))
      anchors.push_back(op);
  if (anchors.empty())
    return success();
  hasDynamicRanges = llvm::any_of(
      block.getOps<RangeOp>(), [](RangeOp range) { return range.getSize(); });
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
  for (BufferizeOp anchor : llvm::reverse(anchors))
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
    for (Block *block : getBlocks(getOperation()))
      if (failed(
              BlockFuser(*block, block->getParentOp()->getLoc(), *cost).run()))
        return signalPassFailure();
  }
};
} // namespace
