//===- FusePrices.cpp - What each way to fuse costs -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "../Schedule/Select/ScheduleSelection.h"
#include "../Utils/SilencedDiagnostics.h"
#include "BlockFuser.h"
#include "IndexDivisions.h"
#include "PaddedCopy.h"
#include "uop/Dialect/UOp/Analysis/Rounding.h"
#include "uop/Dialect/UOp/IR/Widening.h"

#include "mlir/IR/Dominance.h"
#include "mlir/Transforms/CSE.h"

using namespace mlir;
using namespace uop;

/// The scalar ops that `value` is made of, operands first.
SmallVector<Operation *> BlockFuser::getSlice(Value value) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(value, slice);
  return slice.takeVector();
}

/// The scalar ops of the kernel of `root`, those that its tiles are made of
/// too.
SmallVector<Operation *> BlockFuser::getKernelSlice(BufferizeOp root) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(root.getValue(), slice);
  for (unsigned i = 0; i < slice.size(); ++i) {
    auto read = dyn_cast<IndexOp>(slice[i]);
    auto tile = read ? read.getSource().getDefiningOp<BufferizeOp>() : nullptr;
    if (tile && tile.getSpace() == Space::local)
      appendScalarSlice(tile.getValue(), slice);
  }
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

/// Whether the op converts what is read, while it is read.
static bool isReadWider(Operation *op) {
  auto cast = dyn_cast<CastOp>(op);
  return cast && cast.getInput().getDefiningOp<IndexOp>() &&
         isCheapWidening(cast);
}

/// Nanoseconds for one element of `op`.
double BlockFuser::getElementCost(BufferizeOp op, ArrayRef<Operation *> slice) {
  double total = 0;
  for (Operation *scalar : slice) {
    double weight = cost.getOpCost(scalar);
    if (weight == 0 || isReadWider(scalar))
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

/// Whether the number is one of the loops around it, as the length of a last
/// block is, and not one that a run decides.
static bool isOfLoops(Value number) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(number, slice);
  return !slice.empty() && llvm::all_of(slice, [&](Operation *op) {
    return !isa<IndexOp>(op) &&
           llvm::all_of(op->getOperands(), [&](Value operand) {
             return slice.contains(operand.getDefiningOp());
           });
  });
}

/// Whether a run decides over how many points the op reduces.
static bool isReductionOfAnyLength(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  return reduce && llvm::any_of(reduce.getRanges(), [](Value range) {
           auto loop = range.getDefiningOp<RangeOp>();
           return loop && !loop.getStaticSize() &&
                  !isOfLoops(loop->getOperand(0));
         });
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

namespace {
/// Elements of a value that are computed: a box of them, and how many.
struct ComputedBox {
  SmallVector<IndexBounds, 4> axes;
  double evaluations = 0;

  bool overlaps(const ComputedBox &other) const {
    return llvm::all_of(llvm::zip_equal(axes, other.axes), [](auto pair) {
      auto [x, y] = pair;
      return x.min <= y.max && y.min <= x.max;
    });
  }
  void join(const ComputedBox &other) {
    for (auto [x, y] : llvm::zip_equal(axes, other.axes)) {
      x.min = std::min(x.min, y.min);
      x.max = std::max(x.max, y.max);
    }
    evaluations += other.evaluations;
  }
  double countElements() const {
    double elements = 1;
    for (const IndexBounds &axis : axes)
      elements *= double(axis.max) - double(axis.min) + 1;
    return elements;
  }
};
} // namespace

/// Boxes that share elements become one, until none do.
static void joinBoxes(SmallVectorImpl<ComputedBox> &boxes) {
  // One that has grown may have reached one before it.
  for (bool changed = true; changed;) {
    changed = false;
    SmallVector<ComputedBox> joined;
    for (ComputedBox &box : boxes) {
      auto *other = llvm::find_if(
          joined, [&](ComputedBox &each) { return each.overlaps(box); });
      if (other == joined.end()) {
        joined.push_back(std::move(box));
        continue;
      }
      other->join(box);
      changed = true;
    }
    boxes = std::move(joined);
  }
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
    SmallVector<ComputedBox> boxes;
    for (IndexOp read : reads)
      for (BufferizeOp root : roots.lookup(read)) {
        if (!root->getBlock())
          continue;
        RangeSet needed;
        ComputedBox box;
        for (auto [range, index] :
             llvm::zip_equal(op.getRanges(), read.getIndices())) {
          if (!own.contains(range))
            continue;
          needed.insert_range(ranges.get(index));
          IndexBounds all = {0, getRangeSize(range) - 1};
          box.axes.push_back(hasDynamicRanges ? all : indices.getBounds(index));
          box.axes.back().min = std::max(box.axes.back().min, all.min);
          box.axes.back().max = std::min(box.axes.back().max, all.max);
        }
        if (Value gate = read.getGate())
          needed.insert_range(ranges.get(gate));
        double count = getEvaluations(needed, root);
        if (isPaddedBy(root, read, slice))
          count = std::min(count, box.countElements());
        box.evaluations = count;
        boxes.push_back(std::move(box));
      }
    joinBoxes(boxes);
    if (llvm::any_of(boxes, [](const ComputedBox &box) {
          return box.evaluations > box.countElements();
        }))
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

/// What an element takes where it is read: divisions that take its position
/// apart are gone where the reader puts it together.
double BlockFuser::getInlinedCost(BufferizeOp op, ArrayRef<Operation *> slice,
                                  IndexOp read, double elementCost) {
  if (llvm::none_of(slice, isIndexDivision))
    return elementCost;
  // What is made of no use is not placed.
  IRMapping mapping = mapRanges(op, read);
  llvm::SetVector<Operation *> known, needed;
  for (Value index : read.getIndices())
    appendScalarSlice(index, known);
  for (Operation *scalar : slice) {
    Value result = scalar->getResult(0);
    bool isIndex = result.getType().isIndex() || result.getType().isInteger(1);
    if (mapping.contains(result) || !isIndex)
      continue;
    auto operands =
        llvm::map_to_vector(scalar->getOperands(), [&](Value operand) {
          return mapping.lookupOrDefault(operand);
        });
    Value copy = indices.rebuild(scalar, operands);
    if (copy)
      mapping.map(result, copy);
    if (isIndexDivision(scalar)) {
      elementCost -= cost.getOpCost(scalar);
      appendScalarSlice(copy ? copy : result, needed);
    }
  }
  for (Operation *scalar : needed)
    if (isIndexDivision(scalar) && !known.contains(scalar))
      elementCost += cost.getOpCost(scalar);
  return std::max(elementCost, 0.0);
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
  for (IndexOp read : reads) {
    double inlinedCost = getInlinedCost(op, slice, read, elementCost);
    for (BufferizeOp root : roots.lookup(read)) {
      if (!root->getBlock())
        continue;
      // A copy, because what follows may add to the table.
      RangeSet needed = ranges.get(read.getResult());
      double evaluations = getEvaluations(needed, root);
      if (isPaddedBy(root, read, slice))
        evaluations = std::min(evaluations, elements);
      result.keep += evaluations * cost.getOpCost(read);
      result.inlined += evaluations * inlinedCost;
      if (readers.insert(root))
        result.keep += cost.getTrafficCost(bytes);
      // Before all loops of its reader the value is computed by one thread,
      // where a kernel of its own could use them all.
      if (needed.empty() && !root.getRanges().empty())
        result.inlined +=
            cost.getSerialCost(elementCost) * (cost.getThreads() - 1);
    }
  }
  return result;
}

/// Nanoseconds of the kernels of `readers`, as they will be scheduled, if they
/// compute `inlined` where they read it, or in a tile with `tileOuter`.
/// Infinite for what cannot be a kernel.
double BlockFuser::priceReaders(ArrayRef<BufferizeOp> readers,
                                BufferizeOp inlined,
                                ArrayRef<Value> tileOuter) {
  MLIRContext *context = block.getParentOp()->getContext();
  SilencedDiagnostics silence(context);
  Windows windows;
  double total = 0;
  for (BufferizeOp reader : readers) {
    KernelBuilder builder(reader, windows, inlined, tileOuter);
    if (failed(builder.check()))
      return std::numeric_limits<double>::infinity();
    OpBuilder detached(context);
    OwningOpRef<KernelOp> kernel(builder.build(detached));
    if (builder.getConstant() || builder.getWindow())
      continue; // no launch
    builder.assumeFinite();
    IRRewriter rewriter(context);
    DominanceInfo dominance(*kernel);
    eliminateCommonSubExpressions(rewriter, dominance, *kernel);
    total += pricer.getPrice(*kernel);
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

/// Whether the op combines what counts where a number that comes with each
/// value is equal to one that its result is at (uop-form-scatters).
bool BlockFuser::isChosenReduction(Operation *op) {
  auto reduce = dyn_cast<ReduceOp>(op);
  if (!reduce)
    return false;
  SmallVector<Value> clauses;
  Operation *value = reduce.getValue().getDefiningOp();
  if (auto where = dyn_cast_or_null<WhereOp>(value))
    clauses.push_back(where.getCondition());
  else if (auto read = dyn_cast_or_null<IndexOp>(value); read && read.getGate())
    clauses.push_back(read.getGate());
  auto isOfValues = [&](Value number) {
    return llvm::any_of(ranges.get(number), [&](Value range) {
      return llvm::is_contained(reduce.getRanges(), range);
    });
  };
  for (size_t i = 0; i != clauses.size(); ++i) {
    Operation *clause = clauses[i].getDefiningOp();
    if (isa_and_nonnull<AndOp>(clause))
      llvm::append_range(clauses, clause->getOperands());
    auto cmp = dyn_cast_or_null<CmpOp>(clause);
    if (!cmp || cmp.getPredicate() != CmpPredicate::eq)
      continue;
    bool isLhs = isOfValues(cmp.getLhs()), isRhs = isOfValues(cmp.getRhs());
    Value place = isLhs ? cmp.getRhs() : cmp.getLhs();
    if (isLhs != isRhs && !ranges.get(place).empty())
      return true;
  }
  return false;
}

/// Whether a kernel that has nothing else to do would go through the values
/// once, instead of once for each element.
bool BlockFuser::mayBeScatter(BufferizeOp op) {
  SmallVector<Operation *> slice = getSlice(op.getValue());
  return countWork(op, slice) >= kMinScheduledPoints &&
         llvm::any_of(slice,
                      [&](Operation *part) { return isChosenReduction(part); });
}

/// Whether keeping the value needs the price of kernels: the sums of all ops,
/// which know no vectors, are nearer to each other than scalar code is to
/// vectors. That inlining is cheaper they know well enough: what a reduction
/// becomes is not known before uop-close-reductions and uop-form-scatters. A
/// tile that they are for stays, too: the whole value may take far more memory
/// than the rest of the program. In a scatter a value is computed for each
/// update, not for each pair of an update and an element.
bool BlockFuser::isUncertain(BufferizeOp op, ArrayRef<IndexOp> reads,
                             const Ways &ways) {
  // Less a zero point, a narrow number may be a factor of a dot product.
  auto shift = op.getValue().getDefiningOp<SubOp>();
  auto number = shift ? shift.getLhs().getDefiningOp<CastOp>() : CastOp();
  bool isShifted = number && isCheapWidening(number);
  double keep = ways.weighing.keep, inlined = ways.weighing.inlined;
  double lanes = double(cost.getVectorBytes()) /
                 double(cost.getByteWidth(op.getType().getElementType()));
  if (hasSizesInMemory || !ways.mayInline() || inlined <= keep)
    return false;
  if (llvm::any_of(getReaders(reads),
                   [&](BufferizeOp reader) { return mayBeScatter(reader); }))
    return true;
  return isShifted || (ways.tileTime > keep && inlined <= keep * lanes);
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

/// Whether the value is a product that its reader moves to other places than
/// those at which it is computed best: under conditions, or interleaved with
/// something else. The sums of all ops know nothing of that.
bool BlockFuser::isMovedProduct(BufferizeOp op, ArrayRef<IndexOp> reads,
                                const Ways &ways) {
  if (hasSizesInMemory || !ways.mayInline() || !isInlined(ways))
    return false;
  SmallVector<Operation *> slice = getSlice(op.getValue());
  bool isInPlace = llvm::all_of(reads, [&](IndexOp read) {
    bool isPlain =
        !read.getGate() && llvm::all_of(read.getIndices(), [](Value index) {
          return isa_and_nonnull<RangeOp, ConstOp>(index.getDefiningOp());
        });
    return isPlain || llvm::all_of(roots.lookup(read), [&](BufferizeOp root) {
             return !root->getBlock();
           });
  });
  if (isInPlace)
    return false;
  return countWork(op, slice) >= kMinScheduledPoints &&
         llvm::any_of(slice, isSumOfProducts);
}

/// Whether a product would be computed between the loops of other reductions:
/// each of the two may have a schedule only where it is alone.
bool BlockFuser::joinsReductions(BufferizeOp op, ArrayRef<IndexOp> reads,
                                 const Ways &ways) {
  if (hasSizesInMemory || !ways.mayInline() || !isInlined(ways))
    return false;
  SmallVector<Operation *> slice = getSlice(op.getValue());
  bool isLarge = countWork(op, slice) >= kMinScheduledPoints &&
                 llvm::any_of(slice, isSumOfProducts);
  return isLarge && llvm::any_of(getReaders(reads), [&](BufferizeOp reader) {
           SmallVector<Operation *> parts = getSlice(reader.getValue());
           // A price is of the greatest length, which few runs have.
           return hasReduction(parts) &&
                  llvm::none_of(parts, isReductionOfAnyLength);
         });
}

/// Whether the value, or a reader of it, may be a scatter only where it is
/// alone.
bool BlockFuser::losesScatter(BufferizeOp op, ArrayRef<IndexOp> reads,
                              const Ways &ways) {
  if (hasSizesInMemory || !ways.mayInline() || !isInlined(ways))
    return false;
  if (mayBeScatter(op))
    return true;
  return hasReduction(getSlice(op.getValue())) &&
         llvm::any_of(getReaders(reads),
                      [&](BufferizeOp reader) { return mayBeScatter(reader); });
}

/// Whether the schedule of a product may be worth more than the tile: one in
/// the kernel of the reader, between whose loops stand those that make the
/// tile, or the tile itself. A value that takes far more memory than the rest
/// of the program is in tiles anyway.
bool BlockFuser::mayLoseWithTile(BufferizeOp op, const Ways &ways) {
  if (hasSizesInMemory || !ways.tile || ways.tileTime > ways.weighing.keep ||
      CostModel::getTensorBytes(op.getType()) > cost.getMostKeptBytes(block))
    return false;
  // A price is of the greatest length, which few runs have; so is the memory.
  SmallVector<Operation *> kernel = getKernelSlice(ways.tile->root);
  if (llvm::any_of(kernel, isReductionOfAnyLength))
    return false;
  // The sums of all ops are not asked where prices were.
  if (ways.prices || mayBeScatter(op) || mayBeScatter(ways.tile->root))
    return true;
  if (ways.mayInline() && ways.weighing.inlined <= ways.tileTime)
    return false;
  auto isLargeProduct = [&](BufferizeOp value, ArrayRef<Operation *> slice) {
    return countWork(value, slice) >= kMinScheduledPoints &&
           llvm::any_of(slice, isSumOfProducts);
  };
  return isLargeProduct(ways.tile->root, kernel) ||
         (ways.tileTime >= cost.getLeastScheduled() &&
          isLargeProduct(op, getSlice(op.getValue())));
}

/// By how much more a value may take where it is not stored than `keep`: both
/// prices are of kernels that do not exist yet, and memory has no price.
double BlockFuser::getTolerance(double keep) {
  return 2 * cost.getLeastGain(keep);
}

/// The kernels that read the value.
SmallVector<BufferizeOp> BlockFuser::getReaders(ArrayRef<IndexOp> reads) {
  SmallVector<BufferizeOp> readers;
  for (IndexOp read : reads)
    for (BufferizeOp root : roots.lookup(read))
      if (root->getBlock() && !llvm::is_contained(readers, root))
        readers.push_back(root);
  return readers;
}

/// The range of so many rows, more than one; null for any other axis.
static Value getRows(BufferizeOp op) {
  if (op.getRanges().empty())
    return {};
  auto range = op.getRanges().front().getDefiningOp<RangeOp>();
  return range && range.getStaticSize().value_or(0) > 1 ? range.getResult()
                                                        : Value();
}

/// What all readers take if the first of them makes the value, too, row by row
/// in a tile, and stores it for the others: no other reader can come before it.
/// None if its rows are not those of the value, or if it reads other rows.
/// `separate` is what they take if they read it from memory.
std::optional<double> BlockFuser::priceWithReader(BufferizeOp op,
                                                  ArrayRef<IndexOp> reads,
                                                  ArrayRef<BufferizeOp> readers,
                                                  double separate) {
  if (readers.size() < 2 || op.getRanges().size() < 2 ||
      hasReduction(getSlice(op.getValue())))
    return std::nullopt;
  BufferizeOp first =
      *llvm::min_element(readers, [](BufferizeOp lhs, BufferizeOp rhs) {
        return lhs->isBeforeInBlock(rhs);
      });
  Value row = getRows(first), own = getRows(op);
  if (!row || !own || getRangeSize(row) != getRangeSize(own))
    return std::nullopt;
  for (IndexOp read : reads)
    if (llvm::is_contained(roots.lookup(read), first) &&
        read.getIndices().front() != row)
      return std::nullopt;
  SmallVector<Value> outer(op.getRanges().size());
  outer.front() = row;
  double price = separate - priceReaders(first) +
                 priceReaders(first, op, outer) +
                 cost.getTrafficCost(CostModel::getTensorBytes(op.getType()));
  return std::isfinite(price) ? std::optional(price) : std::nullopt;
}

/// Prices the kernels that both ways lead to, where that may change the choice.
void BlockFuser::priceWays(BufferizeOp op, ArrayRef<IndexOp> reads,
                           Ways &ways) {
  SmallVector<BufferizeOp> readers = getReaders(reads);
  bool isMoved = isMovedProduct(op, reads, ways);
  if (isMoved || isUncertain(op, reads, ways) ||
      joinsReductions(op, reads, ways) || losesScatter(op, reads, ways)) {
    double separate = priceReaders(readers);
    ways.prices = {priceReaders(op) + separate, priceReaders(readers, op)};
    if (isInlined(ways))
      ways.withReader = priceWithReader(op, reads, readers, separate);
    ways.losesWithTile = isMoved && !isInlined(ways);
    if (ways.losesWithTile || isInlined(ways))
      return;
  }
  if (!mayLoseWithTile(op, ways))
    return;
  double keep = ways.prices ? ways.prices->keep
                            : priceReaders(op) + priceReaders(readers);
  double inTile = priceReaders(readers, op, ways.tile->outer);
  ways.losesWithTile = inTile > keep + getTolerance(keep);
  if (ways.losesWithTile) {
    ways.weighing.keep = keep;
    ways.tileTime = inTile;
  }
}

/// Whether the readers should compute the value. Prices that differ by less
/// than the least gain are equal; then it is not stored, which saves a launch.
/// One that its first reader stores needs no launch.
bool BlockFuser::isInlined(const Ways &ways) {
  if (!ways.mayInline())
    return false;
  if (ways.withReader && *ways.withReader < ways.prices->inlined)
    return false;
  if (ways.prices)
    return ways.prices->inlined <=
           ways.prices->keep + getTolerance(ways.prices->keep);
  return !ways.losesWithTile &&
         ways.weighing.inlined <= std::min(ways.weighing.keep, ways.tileTime);
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

/// Whether two kernels are better than a table. The sums of all ops are near
/// enough for those too short for schedules.
bool BlockFuser::losesToTable(BufferizeOp op, ArrayRef<Operation *> slice,
                              ArrayRef<IndexOp> reads, const Tile &table) {
  if (hasDynamicRanges)
    return true;
  BufferizeOp reader = table.root;
  if (countWork(op, slice) < kMinScheduledPoints &&
      countWork(reader, getSlice(reader.getValue())) < kMinScheduledPoints)
    return false;
  double keep = priceReaders(op) + priceReaders(reader);
  return priceReaders(reader, op, table.outer) > keep + getTolerance(keep);
}

/// The tile outside of more loops than it has to be that takes the least time,
/// if that is no more than `mostTime`: a table that the kernel of the only
/// reader makes before it comes to its inner loops.
std::optional<BlockFuser::Tile>
BlockFuser::findTable(BufferizeOp op, ArrayRef<Operation *> slice,
                      ArrayRef<IndexOp> reads, double mostTime) {
  std::optional<Tile> best;
  std::optional<Tile> all = findTile(op, slice, reads, /*depth=*/0);
  if (!all)
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
  if (best && losesToTable(op, slice, reads, *best))
    return std::nullopt;
  return best;
}
