//===- FormCascades.cpp - Dependent reductions over blocks ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The rules are those of a test for separability: a term F(x, m) of a sum, m
// the maximum of x so far, is separable if F(x, m) = G(x) H(m) for an H that
// has an inverse; then a new maximum n changes the sum so far by the factor
// H(n) / H(m) (RedFuser, arXiv 2603.10026; the running softmax is Milakov and
// Gimelshein, arXiv 1805.02867). For H only exp(-c m) with c > 0 is taken,
// because its ratio is at most 1, so that nothing overflows on the way.
//
//===----------------------------------------------------------------------===//

#include "CascadeBuilder.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Transforms/Passes.h"

#include "mlir/IR/Matchers.h"
#include "mlir/IR/Remarks.h"

namespace uop {
#define GEN_PASS_DEF_FORMCASCADESPASS
#include "uop/Dialect/UOp/Transforms/Passes.h.inc"
} // namespace uop

using namespace mlir;
using namespace uop;

/// Points of a block: fewer are not worth the state that is carried, which is
/// loaded, scaled and stored once a block; more make no block faster.
static constexpr int64_t kMinBlock = 64, kMaxBlock = 256;
/// Points are computed side by side.
static constexpr int64_t kBlockStep = 8;
/// So many times the points of the axis may the blocks have.
static constexpr double kMostUnused = 1.25;

namespace {
class CascadeFormer {
public:
  CascadeFormer(Block &block, bool force, int64_t givenBlock, int64_t growth,
                const CostModel &cost)
      : block(block), force(force), givenBlock(givenBlock), growth(growth),
        scalars(block.getParentOp()->getContext(),
                block.getParentOp()->getLoc()),
        indices(scalars.getIndexBuilder()), builder(scalars.getOpBuilder()),
        terms(scalars, ranges), cost(cost) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  /// Whether there is a new cascade.
  FailureOr<bool> run();

private:
  using FindFn = llvm::function_ref<std::optional<Cascade>(BufferizeOp)>;

  bool tryForm(BufferizeOp root);
  bool tryForm(BufferizeOp &root, FindFn find, bool &isChanged);
  StringRef findObstacle(BufferizeOp root, Cascade &cascade);
  bool readsRecomputed(const Cascade &cascade);
  bool isTooLarge(BufferizeOp tensor, double most);
  bool isLargeElementwise(BufferizeOp tensor, double most);
  void inlineTensor(BufferizeOp tensor);
  bool isOnlyRead(BufferizeOp tensor, bool mayHaveGates = false);
  bool mayRecompute(BufferizeOp tensor);
  void inlineCheap(ArrayRef<BufferizeOp> anchors, double most);
  StringRef findObstacleOfReader(Operation *reader);
  void dropStored();
  void findRecomputed(ArrayRef<BufferizeOp> anchors, double most);
  bool fail(Operation *op, StringRef reason);
  bool isComputedOnce(const Cascade &cascade);
  BufferizeOp splitAxis(BufferizeOp root, const Cascade &cascade);
  BufferizeOp splitAxis(BufferizeOp root, size_t axis, int64_t inner);
  bool isReadElsewhere(BufferizeOp root, Cascade &cascade);
  bool hasColumnsOutside(BufferizeOp root, Cascade &cascade);
  BufferizeOp moveColumnsInside(BufferizeOp root, const Cascade &cascade);
  static double getPointBytes(Cascade &cascade);
  int64_t chooseBlock(Cascade &cascade);
  int64_t countSharedRows(Cascade &cascade);
  int64_t getNumLanes(Type type);

  Block &block;
  /// Whether cost does not matter.
  bool force;
  int64_t givenBlock;
  /// How many times as large as what it is made of a tensor is that may be
  /// computed again.
  int64_t growth;
  FloatingScalars scalars;
  IndexBuilder &indices;
  OpBuilder &builder;
  RangeDependence ranges;
  CascadeTerms terms;
  CostModel cost;
  /// Of the axes along which there is a maximum.
  llvm::SmallDenseSet<int64_t> lengths;
  /// The tensors that are too large to be stored and may be computed again in
  /// each of their readers.
  llvm::SetVector<Operation *> recomputed;
};
} // namespace

int64_t CascadeFormer::getNumLanes(Type type) {
  return std::max<int64_t>(1, cost.getVectorBytes() /
                                  CostModel::getByteWidth(type));
}

bool CascadeFormer::fail(Operation *op, StringRef reason) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name("Cascade").category(
                                   "uop-form-cascades"))
      << remark::reason("{0}", reason);
  return false;
}

static double getBytes(Value tensor) {
  return CostModel::getTensorBytes(cast<RankedTensorType>(tensor.getType()));
}

/// Whether the terms read what is not to be stored.
bool CascadeFormer::readsRecomputed(const Cascade &cascade) {
  llvm::SetVector<Operation *> slice;
  for (const Member &member : cascade.sums) {
    appendScalarSlice(member.term.shared, slice);
    for (Value factor : member.term.ofColumns)
      appendScalarSlice(factor, slice);
  }
  return llvm::any_of(slice, [&](Operation *op) {
    auto read = dyn_cast<IndexOp>(op);
    return read && recomputed.contains(read.getSource().getDefiningOp()) &&
           !llvm::is_contained(cascade.leaves, read.getResult());
  });
}

/// Whether anything but the root needs what the cascade would not store and may
/// not be computed again.
bool CascadeFormer::isReadElsewhere(BufferizeOp root, Cascade &cascade) {
  // What is made of these has few elements.
  if (llvm::any_of(cascade.inlined, [&](Operation *inlined) {
        return recomputed.contains(inlined);
      }))
    return false;
  for (Operation *inlined : cascade.inlined)
    for (Operation *user : inlined->getUsers()) {
      if (!isScalarOp(user))
        return true;
      for (Operation *anchor : getAnchors(user))
        if (anchor != root && !cascade.inlined.contains(anchor))
          return true;
    }
  return false;
}

/// Bytes that a point of the axis has in memory: what a block reads again and
/// again, for one row after the other.
double CascadeFormer::getPointBytes(Cascade &cascade) {
  double elements = 1;
  for (Value column : cascade.columns)
    elements *= double(getRangeSize(column));
  for (Value leaf : cascade.leaves) {
    auto read = leaf.getDefiningOp<IndexOp>();
    auto source = read.getSource().getDefiningOp<BufferizeOp>();
    llvm::SetVector<Operation *> slice;
    appendScalarSlice(source.getValue(), slice);
    for (Operation *op : slice)
      if (auto reduce = dyn_cast<RangeReductionOpInterface>(op)) {
        double points = 1;
        for (Value range : reduce.getReducedRanges())
          points *= double(getRangeSize(range));
        elements += points;
      }
  }
  return elements * double(CostModel::getByteWidth(cascade.x.getType()));
}

/// The points of a block of an axis whose size a run decides, from 1 to `size`:
/// of the last block, half is unused on average, and the state of each block
/// costs about as much as a point does. The sum of both is least where a block
/// has as many points as there are blocks in the longest axis.
static int64_t chooseVariableBlock(int64_t size, int64_t most) {
  auto width = int64_t(std::ceil(std::sqrt(double(size))));
  return std::clamp(int64_t(llvm::PowerOf2Ceil(width)), kBlockStep, most);
}

/// How many points a block has: of those that fit the first-level cache (tiles
/// of rows pass over them in order, beside what the next one brings) the number
/// that leaves the least of the last block unused, and then the greatest. 0, if
/// the axis is too short for blocks.
int64_t CascadeFormer::chooseBlock(Cascade &cascade) {
  int64_t size = getRangeSize(cascade.point);
  if (givenBlock > 0)
    return size > givenBlock ? givenBlock : 0;
  auto most = int64_t(cost.getMemoryLevels().front().cacheBytes /
                      getPointBytes(cascade));
  // There are two blocks at least.
  most = std::min(std::clamp(most, kMinBlock, kMaxBlock), size - 1);
  most = most / kBlockStep * kBlockStep;
  if (most >= kBlockStep && cascade.point.getDefiningOp<RangeOp>().getSize())
    return chooseVariableBlock(size, most);
  int64_t best = 0, leastPoints = 0;
  for (int64_t width = most; width > most / 2; width -= kBlockStep) {
    int64_t points = llvm::divideCeil(size, width) * width;
    if (best && points >= leastPoints)
      continue;
    best = width;
    leastPoints = points;
  }
  bool isWasteful = double(leastPoints) > kMostUnused * double(size);
  return isWasteful && !force ? 0 : best;
}

/// The most rows that read the same of what a block has.
int64_t CascadeFormer::countSharedRows(Cascade &cascade) {
  int64_t most = 1;
  for (Value leaf : cascade.leaves) {
    auto read = leaf.getDefiningOp<IndexOp>();
    auto source = read.getSource().getDefiningOp<BufferizeOp>();
    llvm::SetVector<Operation *> slice;
    appendScalarSlice(source.getValue(), slice);
    for (auto [range, index] :
         llvm::zip_equal(source.getRanges(), read.getIndices())) {
      bool isShared = llvm::any_of(slice, [&, range = range](Operation *op) {
        return isa<IndexOp>(op) &&
               !ranges.get(op->getResult(0)).contains(range);
      });
      if (isShared && !ranges.get(index).contains(cascade.point))
        most = std::max(most, getRangeSize(range));
    }
  }
  return most;
}

/// Whether what reads the tensor is part of nothing that is kept.
static bool isUnused(BufferizeOp tensor) {
  return !tensor->use_empty() &&
         llvm::all_of(tensor->getUsers(), [](Operation *user) {
           return isScalarOp(user) && getAnchors(user).empty();
         });
}

/// Whether no element of the reductions that the element is made of would be
/// computed at several elements of the root.
bool CascadeFormer::isComputedOnce(const Cascade &cascade) {
  return llvm::all_of(cascade.leaves, [&](Value leaf) {
    double evaluations = 1;
    for (Value range : ranges.get(cascade.driver ? cascade.x : leaf))
      evaluations *= double(getRangeSize(range));
    auto source = leaf.getDefiningOp<IndexOp>().getSource();
    return evaluations <= double(source.getType().getNumElements());
  });
}

/// Whether the loops of the root would make the blocks of a row again for each
/// column: columns are outside of what the element depends on.
bool CascadeFormer::hasColumnsOutside(BufferizeOp root, Cascade &cascade) {
  const RangeSet &rows = ranges.get(cascade.x);
  bool hasColumn = false;
  for (Value range : root.getRanges()) {
    if (hasColumn && rows.contains(range) && getRangeSize(range) > 1)
      return true;
    hasColumn |=
        llvm::is_contained(cascade.columns, range) && getRangeSize(range) > 1;
  }
  return false;
}

/// The root with an axis more: one of which the cascade needs the quotient by a
/// number becomes quotient and rest. Heads and columns that were merged before
/// the next product are two axes again. Null if there is no such axis.
BufferizeOp CascadeFormer::splitAxis(BufferizeOp root, const Cascade &cascade) {
  if (root.isPacked())
    return {};
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(cascade.x, slice);
  for (auto [axis, range] : llvm::enumerate(root.getRanges())) {
    auto old = range.getDefiningOp<RangeOp>();
    if (!old || !old.getStaticSize())
      continue;
    for (Operation *op : slice) {
      APInt divisor;
      auto quotient = dyn_cast<FloorDivOp>(op);
      if (!quotient || quotient.getLhs() != range ||
          !matchPattern(quotient.getRhs(), m_ConstantInt(&divisor)))
        continue;
      int64_t inner = divisor.getSExtValue(), size = getRangeSize(range);
      if (inner > 1 && inner < size && size % inner == 0)
        return splitAxis(root, axis, inner);
    }
  }
  return {};
}

/// The root whose axis is two, the second of which has `inner` points.
BufferizeOp CascadeFormer::splitAxis(BufferizeOp root, size_t axis,
                                     int64_t inner) {
  RankedTensorType type = root.getType();
  SmallVector<int64_t> shape(type.getShape());
  SmallVector<Value> over(root.getRanges());
  Value outerRange = indices.range(shape[axis] / inner);
  Value innerRange = indices.range(inner);
  IRMapping mapping;
  mapping.map(over[axis],
              indices.add(indices.mul(outerRange, inner), innerRange));
  over[axis] = outerRange;
  over.insert(over.begin() + axis + 1, innerRange);
  shape[axis] /= inner;
  shape.insert(shape.begin() + axis + 1, inner);
  OpBuilder atRoot(root);
  auto split =
      BufferizeOp::create(atRoot, root.getLoc(),
                          RankedTensorType::get(shape, type.getElementType()),
                          terms.rebuild(root.getValue(), mapping), over,
                          root.getSpace(), root.getRemovable());
  split->setDiscardableAttrs(root->getDiscardableAttrDictionary());
  for (Operation *user : llvm::make_early_inc_range(root->getUsers())) {
    auto read = dyn_cast<IndexOp>(user);
    if (!read || !scalars.isFloating(read))
      continue;
    SmallVector<Value> position(read.getIndices());
    Value whole = position[axis];
    position[axis] = indices.floorDiv(whole, inner);
    position.insert(position.begin() + axis + 1,
                    indices.floorMod(whole, inner));
    Value copy = indices.unique(IndexOp::create(
        builder, read.getLoc(), split.getResult(), position, read.getGate()));
    indices.replace(read, copy);
  }
  if (!root->use_empty())
    root.getResult().replaceAllUsesWith(
        ReshapeOp::create(atRoot, root.getLoc(), type, split.getResult())
            .getResult());
  root->erase();
  return split;
}

/// The root with its columns inside of its rows: only scalars read it, at
/// positions in the other order then. Null if something else needs it.
BufferizeOp CascadeFormer::moveColumnsInside(BufferizeOp root,
                                             const Cascade &cascade) {
  if (root.isPacked() || !root.getRemovable() ||
      !isOnlyRead(root, /*mayHaveGates=*/true))
    return {};
  SmallVector<size_t> order, columns;
  for (auto [axis, range] : llvm::enumerate(root.getRanges()))
    (llvm::is_contained(cascade.columns, range) ? columns : order)
        .push_back(axis);
  llvm::append_range(order, columns);
  auto permute = [&](auto elements) {
    return llvm::map_to_vector(order,
                               [&](size_t axis) { return elements[axis]; });
  };
  RankedTensorType type = root.getType();
  OpBuilder atRoot(root);
  auto moved = BufferizeOp::create(
      atRoot, root.getLoc(),
      RankedTensorType::get(permute(type.getShape()), type.getElementType()),
      root.getValue(), permute(root.getRanges()), root.getSpace(),
      root.getRemovable());
  moved->setDiscardableAttrs(root->getDiscardableAttrDictionary());
  for (Operation *user : llvm::make_early_inc_range(root->getUsers())) {
    auto read = cast<IndexOp>(user);
    Value copy = indices.unique(
        IndexOp::create(builder, read.getLoc(), moved.getResult(),
                        permute(read.getIndices()), read.getGate()));
    indices.replace(read, copy);
  }
  root->erase();
  return moved;
}

static bool hasReduction(BufferizeOp tensor) {
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(tensor.getValue(), slice);
  return llvm::any_of(slice, llvm::IsaPred<RangeReductionOpInterface, ScanOp>);
}

/// Whether the tensor takes more than `most` bytes and is made element by
/// element.
bool CascadeFormer::isLargeElementwise(BufferizeOp tensor, double most) {
  return mayRecompute(tensor) && getBytes(tensor) > most &&
         !hasReduction(tensor);
}

/// What the tensor reads, seen through what is made element by element.
static llvm::SetVector<Value> getSources(BufferizeOp tensor) {
  llvm::SetVector<Value> sources;
  llvm::SetVector<Operation *> slice;
  appendScalarSlice(tensor.getValue(), slice);
  for (size_t next = 0; next != slice.size(); ++next) {
    auto read = dyn_cast<IndexOp>(slice[next]);
    if (!read)
      continue;
    auto source = read.getSource().getDefiningOp<BufferizeOp>();
    if (source && !isLocalTile(source) && !hasReduction(source))
      appendScalarSlice(source.getValue(), slice);
    else
      sources.insert(read.getSource());
  }
  return sources;
}

/// Whether the tensor takes more than `most` bytes, and a reduction far more
/// than what it is made of: its elements are cheap.
bool CascadeFormer::isTooLarge(BufferizeOp tensor, double most) {
  double bytes = getBytes(tensor);
  if (bytes <= most || !hasReduction(tensor))
    return bytes > most;
  double operandBytes = 0;
  for (Value source : getSources(tensor)) {
    auto maker = source.getDefiningOp<BufferizeOp>();
    // One reduction of another would be computed again for each element.
    if (maker && getBytes(maker) > most)
      return false;
    operandBytes += getBytes(source);
  }
  return bytes >= double(growth) * operandBytes;
}

/// Whether the tensor may be computed where it is read, as far as its own ops
/// say.
bool CascadeFormer::mayRecompute(BufferizeOp tensor) {
  RankedTensorType type = tensor.getType();
  return tensor.getRemovable() && !tensor.isPacked() && !isLocalTile(tensor) &&
         type.hasStaticShape() && isa<FloatType>(type.getElementType());
}

/// What is large and made element by element of what is not needs no memory.
void CascadeFormer::inlineCheap(ArrayRef<BufferizeOp> anchors, double most) {
  for (BufferizeOp anchor : anchors)
    if (isLargeElementwise(anchor, most) && isOnlyRead(anchor) &&
        llvm::none_of(getSources(anchor),
                      [&](Value source) { return getBytes(source) > most; }))
      inlineTensor(anchor);
}

/// Why the reader cannot compute again what is in `recomputed`; empty if it
/// can.
StringRef CascadeFormer::findObstacleOfReader(Operation *reader) {
  auto root = dyn_cast<BufferizeOp>(reader);
  StringRef reason = "a reader is not a reduction over one of its axes";
  if (!root)
    return reason;
  auto note = [&](Operation *, StringRef why) {
    reason = why;
    return false;
  };
  std::optional<Cascade> cascade = terms.findBlocked(root, recomputed, note);
  if (!cascade)
    return reason;
  return isComputedOnce(*cascade) ? findObstacle(root, *cascade)
                                  : "a reader would recompute it";
}

/// Keeps of `recomputed` what all of its readers can compute again. What would
/// be read by another one is stored anyway.
void CascadeFormer::dropStored() {
  // Of readers, while `recomputed` is as it is.
  llvm::DenseMap<Operation *, StringRef> obstacles;
  auto getReason = [&](Operation *tensor) -> StringRef {
    for (Operation *user : tensor->getUsers())
      for (Operation *anchor : getAnchors(user)) {
        if (recomputed.contains(anchor))
          continue;
        auto [entry, isNew] = obstacles.try_emplace(anchor);
        if (isNew)
          entry->second = findObstacleOfReader(anchor);
        if (!entry->second.empty())
          return entry->second;
      }
    return {};
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (Operation *tensor : SmallVector<Operation *>(recomputed.getArrayRef()))
      if (StringRef reason = getReason(tensor); !reason.empty()) {
        fail(tensor, reason);
        recomputed.remove(tensor);
        obstacles.clear();
        changed = true;
      }
  }
}

/// Finds the tensors that take more memory than the rest of the program, and
/// that all of their readers can compute again in blocks.
void CascadeFormer::findRecomputed(ArrayRef<BufferizeOp> anchors, double most) {
  inlineCheap(anchors, most);
  for (BufferizeOp anchor : anchors)
    if (mayRecompute(anchor) && isTooLarge(anchor, most) && isOnlyRead(anchor))
      recomputed.insert(anchor);
  dropStored();
  for (Operation *tensor : recomputed)
    if (!hasReduction(cast<BufferizeOp>(tensor)))
      inlineTensor(cast<BufferizeOp>(tensor));
}

/// Computes the tensor, which has no reductions, where it is read.
void CascadeFormer::inlineTensor(BufferizeOp tensor) {
  for (Operation *user : llvm::make_early_inc_range(tensor->getUsers())) {
    auto read = cast<IndexOp>(user);
    IRMapping mapping = mapRanges(tensor, read);
    indices.replace(read, terms.rebuild(tensor.getValue(), mapping));
  }
  // Values depend on fewer ranges now.
  ranges = RangeDependence();
}

/// Whether nothing but reads of the tensor needs it.
bool CascadeFormer::isOnlyRead(BufferizeOp tensor, bool mayHaveGates) {
  return llvm::all_of(tensor->getUsers(), [&](Operation *user) {
    auto read = dyn_cast<IndexOp>(user);
    return read && (mayHaveGates || !read.getGate()) &&
           scalars.isFloating(read);
  });
}

/// Why the cascade is none, or nothing.
StringRef CascadeFormer::findObstacle(BufferizeOp root, Cascade &cascade) {
  if (isReadElsewhere(root, cascade))
    return "a value that the cascade would not store has other readers";
  if (!force && countSharedRows(cascade) < getNumLanes(cascade.x.getType()))
    return "too few rows share the operands of a block";
  // The sums of no terms are 0, and their quotients are none of the program's.
  if (indices.getBounds(getSize(indices, cascade.point)).min < 1)
    return "the axis may have no points";
  if (chooseBlock(cascade) == 0)
    return "the axis is too short for blocks";
  double sums = double(CostModel::getByteWidth(cascade.x.getType()));
  for (Value column : cascade.columns)
    sums *= double(getRangeSize(column));
  if (sums > cost.getTileBytes())
    return "the sums of a row do not fit into a tile";
  return {};
}

/// Makes the cascade that `find` finds; `isChanged` says whether the root is
/// another one, or the cascade is made.
bool CascadeFormer::tryForm(BufferizeOp &root, FindFn find, bool &isChanged) {
  std::optional<Cascade> found = find(root);
  while (found && !isComputedOnce(*found)) {
    BufferizeOp split = splitAxis(root, *found);
    if (!split)
      return fail(root, "elements of the axis would be recomputed");
    root = split;
    isChanged = true;
    found = find(root);
  }
  if (found && !force && hasColumnsOutside(root, *found)) {
    BufferizeOp moved = moveColumnsInside(root, *found);
    if (!moved)
      return fail(root, "the columns of the result are outside of its rows");
    root = moved;
    isChanged = true;
    found = find(root);
  }
  if (!found)
    return false;
  if (StringRef reason = findObstacle(root, *found); !reason.empty())
    return fail(root, reason);
  int64_t width = chooseBlock(*found);
  remark::passed(root.getLoc(), remark::RemarkOpts::name("Cascade").category(
                                    "uop-form-cascades"))
      << remark::add(found->driver
                         ? "dependent reductions are computed block by block"
                         : "a value that is too large to store is recomputed "
                           "for each block")
      << remark::metric("Reductions",
                        int64_t(found->sums.size()) + bool(found->driver))
      << remark::metric("Points", getRangeSize(found->point))
      << remark::metric("Block", width);
  CascadeBuilder(scalars, ranges, terms, width).rewrite(root, *found);
  return isChanged = true;
}

bool CascadeFormer::tryForm(BufferizeOp root) {
  if (isUnused(root))
    return false;
  auto note = [&](Operation *op, StringRef reason) { return fail(op, reason); };
  bool isChanged = false;
  bool isFormed = tryForm(
      root,
      [&](BufferizeOp at) {
        std::optional<Cascade> found = terms.find(at, lengths, note);
        return found && !readsRecomputed(*found) ? std::move(found)
                                                 : std::nullopt;
      },
      isChanged);
  if (!isFormed && !recomputed.empty() && !recomputed.contains(root))
    tryForm(
        root,
        [&](BufferizeOp at) { return terms.findBlocked(at, recomputed, note); },
        isChanged);
  return isChanged;
}

FailureOr<bool> CascadeFormer::run() {
  SmallVector<BufferizeOp> anchors;
  for (Operation &op : block) {
    if (auto anchor = dyn_cast<BufferizeOp>(op); anchor && !isLocalTile(anchor))
      anchors.push_back(anchor);
    auto reduce = dyn_cast<ReduceOp>(op);
    if (reduce && reduce.getKind() == ReduceKind::max &&
        isa<FloatType>(reduce.getType()) && reduce.getRanges().size() == 1)
      lengths.insert(getRangeSize(reduce.getRanges().front()));
  }
  double most = cost.getMostKeptBytes(block);
  bool hasLarge = llvm::any_of(anchors, [&](BufferizeOp anchor) {
    return mayRecompute(anchor) && isTooLarge(anchor, most);
  });
  if (lengths.empty() && !hasLarge)
    return false;
  scalars.lift(block);
  scalars.simplifyIndices();
  if (hasLarge)
    findRecomputed(anchors, most);
  bool changed = false;
  for (BufferizeOp anchor : llvm::reverse(anchors))
    changed |= tryForm(anchor);
  if (failed(scalars.place(block)))
    return failure();
  return changed;
}

/// Removes what only the reductions of before needed.
static void eraseDeadOps(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(block)))
    if (isa_and_nonnull<UOpDialect>(op.getDialect()) && isOpTriviallyDead(&op))
      op.erase();
}

namespace {
struct FormCascadesPass
    : public uop::impl::FormCascadesPassBase<FormCascadesPass> {
  using Base::Base;

  void runOnOperation() override {
    FailureOr<CostModel> cost = CostModel::get(getOperation());
    if (failed(cost))
      return signalPassFailure();
    for (Block *block : getBlocks(getOperation())) {
      FailureOr<bool> changed =
          CascadeFormer(*block, force, this->block, growth, *cost).run();
      if (failed(changed))
        return signalPassFailure();
      if (*changed)
        eraseDeadOps(*block);
    }
  }
};
} // namespace