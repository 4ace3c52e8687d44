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

#include "CascadeTerms.h"
#include "ScanDomain.h"
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

/// The part of the first-level cache that what a block reads may take, beside
/// the rows that are worked on.
static constexpr double kBlockPart = 2.0 / 3;
/// Points of a block: fewer are not worth the state that is carried, and more
/// make no block faster.
static constexpr int64_t kMinBlock = 32, kMaxBlock = 256;
/// Points are computed side by side.
static constexpr int64_t kBlockStep = 8;
/// So many times the points of the axis may the blocks have.
static constexpr double kMostUnused = 1.25;

namespace {
class CascadeFormer {
public:
  CascadeFormer(Block &block, bool force, int64_t givenBlock,
                const CostModel &cost)
      : block(block), force(force), givenBlock(givenBlock),
        scalars(block.getParentOp()->getContext(),
                block.getParentOp()->getLoc()),
        indices(scalars.getIndexBuilder()), builder(scalars.getOpBuilder()),
        terms(scalars, ranges), cost(cost) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  /// Whether there is a new cascade.
  FailureOr<bool> run();

private:
  bool tryForm(BufferizeOp root);
  bool tryForm(BufferizeOp root, Cascade &cascade);
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
  Value makeTile(Value value, ValueRange over, bool isAccumulated = false);
  Value readTile(Value tile, ValueRange position = {});
  bool growsWith(Value bound, Value row);
  Value shareBound(Value bound, bool isLast);
  void makeBlocks(Cascade &cascade);
  void makeState(Cascade &cascade);
  Value widen(Value value);
  Value getRatio(const Term &term);
  Value accumulate(const Term &term, ReduceOp sum, ValueRange columns,
                   ValueRange at);
  void rewrite(BufferizeOp root, Cascade &cascade);
  Value atPoint(Value value, Value inBlock, IRMapping mapping);
  int64_t getNumLanes(Type type);

  Block &block;
  /// Whether cost does not matter.
  bool force;
  int64_t givenBlock;
  FloatingScalars scalars;
  IndexBuilder &indices;
  OpBuilder &builder;
  RangeDependence ranges;
  CascadeTerms terms;
  CostModel cost;
  /// Of the axes along which there is a maximum.
  llvm::SmallDenseSet<int64_t> lengths;

  /// Of the cascade that is formed: its axis in blocks, the tiles that it
  /// needs at each block, and by the value at a point the tile that has it.
  int64_t width = 0;
  /// The range over the blocks, and the first point of a block.
  Value blocks, start;
  Value elements, before, highest, greatest, isBare;
  Value driver, driverElement, point;
  llvm::MapVector<Value, Value> blockTiles;
  llvm::MapVector<Attribute, Value> ratios;
};
} // namespace

bool CascadeFormer::fail(Operation *op, StringRef reason) {
  remark::missed(op->getLoc(), remark::RemarkOpts::name("Cascade").category(
                                   "uop-form-cascades"))
      << remark::reason("{0}", reason);
  return false;
}

/// Whether anything but the root needs what the cascade would not store.
bool CascadeFormer::isReadElsewhere(BufferizeOp root, Cascade &cascade) {
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

/// How many points a block has: of those that stay in the first-level cache
/// the number that leaves the least of the last block unused, and then the
/// greatest. 0, if the axis is too short for blocks.
int64_t CascadeFormer::chooseBlock(Cascade &cascade) {
  int64_t size = getRangeSize(cascade.point);
  if (givenBlock > 0)
    return size > givenBlock ? givenBlock : 0;
  auto most = int64_t(cost.getMemoryLevels().front().cacheBytes * kBlockPart /
                      getPointBytes(cascade));
  // There are two blocks at least.
  most = std::min(std::clamp(most, kMinBlock, kMaxBlock), size - 1);
  most = most / kBlockStep * kBlockStep;
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

int64_t CascadeFormer::getNumLanes(Type type) {
  return std::max<int64_t>(1, cost.getVectorBytes() /
                                  CostModel::getByteWidth(type));
}

Value CascadeFormer::makeTile(Value value, ValueRange over,
                              bool isAccumulated) {
  SmallVector<int64_t> shape = llvm::map_to_vector(over, getRangeSize);
  auto tile = BufferizeOp::create(
      builder, value.getLoc(), RankedTensorType::get(shape, value.getType()),
      value, over, Space::local, /*removable=*/!isAccumulated);
  if (isAccumulated)
    tile->setDiscardableAttr(kAccumulatedAttrName, builder.getUnitAttr());
  return tile;
}

Value CascadeFormer::readTile(Value tile, ValueRange position) {
  return indices.unique(IndexOp::create(builder, tile.getLoc(), tile, position,
                                        /*gate=*/Value()));
}

/// What `value`, of the whole axis, is at the point `inBlock` of a block, or
/// anything where the block ends outside of the axis.
Value CascadeFormer::atPoint(Value value, Value inBlock, IRMapping mapping) {
  Value position = indices.add(start, inBlock);
  mapping.map(point, position);
  mapping.map(driverElement, readTile(elements, inBlock));
  mapping.map(driver, readTile(highest));
  return terms.rebuild(value, mapping,
                       indices.inside(position, 0, getRangeSize(point)));
}

/// Whether the bound of points does not decrease from one row to the next.
bool CascadeFormer::growsWith(Value bound, Value row) {
  SmallVector<Value> worklist = {bound};
  while (!worklist.empty()) {
    Value value = worklist.pop_back_val();
    if (!ranges.get(value).contains(row))
      continue;
    Operation *op = value.getDefiningOp();
    if (isa<MaxOp, MinOp>(op)) {
      worklist.append({op->getOperand(0), op->getOperand(1)});
      continue;
    }
    std::optional<LinearIndex> linear = getLinear(indices, value, row);
    if (!linear || linear->sign < 0)
      return false;
  }
  return true;
}

/// A bound of points as one that all rows of a group have, so that tiles may be
/// made for many of them.
Value CascadeFormer::shareBound(Value bound, bool isLast) {
  auto group = int64_t(llvm::PowerOf2Ceil(width));
  for (Value row : SmallVector<Value>(ranges.get(bound).getArrayRef())) {
    if (!growsWith(bound, row))
      continue;
    Value first = indices.mul(indices.floorDiv(row, group), group);
    IRMapping mapping;
    mapping.map(row, indices.add(first, isLast ? group - 1 : 0));
    return terms.rebuild(bound, mapping);
  }
  return bound;
}

/// The range over the blocks: only those with points whose elements are not
/// known to be -inf, which change nothing.
void CascadeFormer::makeBlocks(Cascade &cascade) {
  int64_t all = llvm::divideCeil(getRangeSize(point), width);
  // What is added up where the element is -inf is 0 times something, unless no
  // exponential is in it.
  bool mayLeaveOut = llvm::none_of(cascade.sums, [](const Member &member) {
    return member.term.exponentials.empty();
  });
  VisiblePoints visible;
  if (mayLeaveOut)
    visible = terms.findVisible(cascade);
  auto getBlock = [&](Value at, bool isLast) {
    Value number = indices.floorDiv(shareBound(at, isLast), width);
    if (isLast)
      number = indices.add(number, 1);
    return indices.minimum(indices.maximum(number, indices.constant(0)),
                           indices.constant(all));
  };
  Value begin = indices.constant(0), end = indices.constant(all);
  if (visible.first)
    begin = getBlock(visible.first, /*isLast=*/false);
  if (visible.last)
    end = getBlock(visible.last, /*isLast=*/true);
  Value count = indices.maximum(indices.sub(end, begin), indices.constant(0));
  blocks = count.getDefiningOp<ConstOp>()
               ? indices.rangeOfSize(count, RangeKind::reduce)
               : indices.range(count, RangeKind::reduce, all);
  start = indices.mul(indices.add(begin, blocks), width);
}

/// The tiles of a block's elements and of the maximum so far.
void CascadeFormer::makeState(Cascade &cascade) {
  point = cascade.point;
  driver = cascade.driver;
  driverElement = cascade.x;
  blockTiles.clear();
  ratios.clear();
  Location loc = driver.getLoc();
  Type type = driver.getType();
  auto floatType = cast<FloatType>(type);
  auto constant = [&](const APFloat &value) {
    return indices.unique(
        ConstOp::create(builder, loc, FloatAttr::get(type, value)));
  };
  auto unique = [&](auto op) { return indices.unique(op); };
  const llvm::fltSemantics &semantics = floatType.getFloatSemantics();
  Value lowest = constant(APFloat::getInf(semantics, /*Negative=*/true));

  makeBlocks(cascade);
  Value inBlock = indices.range(width);
  Value position = indices.add(start, inBlock);
  Value gate = indices.inside(position, 0, getRangeSize(point));
  IRMapping mapping;
  mapping.map(point, position);
  Value element = terms.rebuildWithLeaves(cascade, mapping, gate);
  // What is outside of the axis weighs nothing.
  if (gate)
    element = unique(WhereOp::create(builder, loc, gate, element, lowest));
  elements = makeTile(element, inBlock);

  Value reduced = indices.range(width, RangeKind::reduce);
  Value blockMax = makeTile(ReduceOp::create(builder, loc, ReduceKind::max,
                                             readTile(elements, reduced),
                                             ValueRange{reduced}),
                            {});
  before = makeTile(ScanOp::create(builder, loc, ReduceKind::max,
                                   readTile(blockMax), blocks,
                                   /*exclusive=*/true, /*reverse=*/false),
                    {});
  Value now =
      unique(MaxOp::create(builder, loc, readTile(before), readTile(blockMax)));
  // Where all so far is -inf, an element weighs 0: exp(-inf - 0).
  Value isLowest =
      unique(CmpOp::create(builder, loc, CmpPredicate::eq, now, lowest));
  highest = makeTile(
      unique(WhereOp::create(builder, loc, isLowest,
                             constant(APFloat::getZero(semantics)), now)),
      {});
  greatest = makeTile(ReduceOp::create(builder, loc, ReduceKind::max,
                                       readTile(blockMax), ValueRange{blocks}),
                      {}, /*isAccumulated=*/true);
  isBare = unique(CmpOp::create(builder, loc, CmpPredicate::eq,
                                readTile(greatest), lowest));
}

/// `value` in the type in which sums of its type are accumulated: from block to
/// block nothing is rounded to less.
Value CascadeFormer::widen(Value value) {
  Type wide = getWideElement(ReduceKind::add, value.getType());
  if (wide == value.getType())
    return value;
  return indices.unique(CastOp::create(builder, value.getLoc(), wide, value));
}

/// By what a sum of such terms is multiplied where the maximum grows; a tile.
Value CascadeFormer::getRatio(const Term &term) {
  Value &ratio = ratios[term.getKey(builder)];
  if (ratio)
    return ratio;
  Location loc = driver.getLoc();
  auto unique = [&](auto op) { return indices.unique(op); };
  Value old = widen(readTile(before)), now = widen(readTile(highest));
  Value difference = unique(SubOp::create(builder, loc, old, now));
  Value product;
  for (const Exponential &factor : term.exponentials) {
    Value argument = difference;
    if (factor.scale)
      argument =
          unique(MulOp::create(builder, loc, argument, widen(factor.scale)));
    Value change = factor.isBase2
                       ? unique(Exp2Op::create(builder, loc, argument))
                       : unique(ExpOp::create(builder, loc, argument));
    product =
        product ? unique(MulOp::create(builder, loc, product, change)) : change;
  }
  // inf - inf and -inf - -inf are no numbers.
  Value isSame =
      unique(CmpOp::create(builder, loc, CmpPredicate::eq, old, now));
  Value one = indices.unique(
      ConstOp::create(builder, loc, builder.getOneAttr(old.getType())));
  ratio =
      makeTile(unique(WhereOp::create(builder, loc, isSame, one, product)), {});
  return ratio;
}

/// The sum of the terms, at the position `at` of its `columns`; the hoisted
/// factors are not in it.
Value CascadeFormer::accumulate(const Term &term, ReduceOp sum,
                                ValueRange columns, ValueRange at) {
  Location loc = sum.getLoc();
  // What all columns share is computed once for each point.
  Value &tile = blockTiles[term.shared];
  if (!tile) {
    Value inside = indices.range(width);
    tile = makeTile(atPoint(term.shared, inside, {}), inside);
  }
  IRMapping mapping;
  SmallVector<Value> copies;
  for (Value column : columns) {
    copies.push_back(indices.range(getRangeSize(column)));
    mapping.map(column, copies.back());
  }
  Value reduced = indices.range(width, RangeKind::reduce);
  Value value = readTile(tile, reduced);
  for (Value factor : term.ofColumns)
    value = indices.unique(
        MulOp::create(builder, loc, value, atPoint(factor, reduced, mapping)));
  Value total = ReduceOp::create(builder, loc, ReduceKind::add, widen(value),
                                 ValueRange{reduced});
  if (term.exponentials.empty())
    total = ReduceOp::create(builder, loc, ReduceKind::add, total,
                             ValueRange{blocks});
  else
    total = RecurrenceOp::create(builder, loc, total, readTile(getRatio(term)),
                                 ValueRange{blocks});
  Value kept = makeTile(total, copies, /*isAccumulated=*/true);
  Value result = readTile(kept, at);
  if (result.getType() != sum.getType())
    result =
        indices.unique(CastOp::create(builder, loc, sum.getType(), result));
  if (term.exponentials.empty())
    return result;
  auto type = cast<FloatType>(result.getType());
  Value none = indices.unique(ConstOp::create(
      builder, loc,
      FloatAttr::get(type, APFloat::getNaN(type.getFloatSemantics()))));
  return indices.unique(WhereOp::create(builder, loc, isBare, none, result));
}

void CascadeFormer::rewrite(BufferizeOp root, Cascade &cascade) {
  makeState(cascade);
  IRMapping results;
  results.map(cascade.driver, readTile(greatest));
  for (Member &member : cascade.sums) {
    bool isLast = &member == &cascade.sums.back();
    ValueRange columns = isLast ? ValueRange(cascade.columns) : ValueRange();
    Value total = accumulate(member.term, member.sum, columns, columns);
    for (auto [factor, isDivisor] : member.term.hoisted) {
      Value outside = terms.rebuild(factor, results);
      total = indices.unique(
          isDivisor ? FDivOp::create(builder, factor.getLoc(), total, outside)
                          .getOperation()
                    : MulOp::create(builder, factor.getLoc(), total, outside)
                          .getOperation());
    }
    results.map(member.sum.getResult(), total);
  }
  root.getValueMutable().assign(terms.rebuild(cascade.result, results));
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
  double evaluations = 1;
  for (Value range : ranges.get(cascade.x))
    evaluations *= double(getRangeSize(range));
  return llvm::all_of(cascade.leaves, [&](Value leaf) {
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
    read.getResult().replaceAllUsesWith(copy);
    indices.retireIfUnused(read);
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
  bool isOnlyRead = llvm::all_of(root->getUsers(), [&](Operation *user) {
    return isa<IndexOp>(user) && scalars.isFloating(user);
  });
  if (root.isPacked() || !root.getRemovable() || !isOnlyRead)
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
    read.getResult().replaceAllUsesWith(copy);
    indices.retireIfUnused(read);
  }
  root->erase();
  return moved;
}

bool CascadeFormer::tryForm(BufferizeOp root) {
  if (isUnused(root))
    return false;
  auto note = [&](Operation *op, StringRef reason) { return fail(op, reason); };
  std::optional<Cascade> found = terms.find(root, lengths, note);
  bool isChanged = false;
  while (found && !isComputedOnce(*found)) {
    BufferizeOp split = splitAxis(root, *found);
    if (!split) {
      fail(root, "elements of the axis would be computed several times");
      return isChanged;
    }
    root = split;
    isChanged = true;
    found = terms.find(root, lengths, note);
  }
  if (found && !force && hasColumnsOutside(root, *found)) {
    BufferizeOp moved = moveColumnsInside(root, *found);
    if (!moved) {
      fail(root, "the columns of the result are outside of its rows");
      return isChanged;
    }
    root = moved;
    isChanged = true;
    found = terms.find(root, lengths, note);
  }
  return (found && tryForm(root, *found)) || isChanged;
}

bool CascadeFormer::tryForm(BufferizeOp root, Cascade &cascade) {
  if (isReadElsewhere(root, cascade))
    return fail(root, "what the cascade would not store is read elsewhere");
  if (!force && countSharedRows(cascade) < getNumLanes(cascade.x.getType()))
    return fail(root, "too few rows share what a block reads");
  width = chooseBlock(cascade);
  if (width == 0)
    return fail(root, "the axis is too short for blocks");
  double sums = double(CostModel::getByteWidth(cascade.x.getType()));
  for (Value column : cascade.columns)
    sums *= double(getRangeSize(column));
  if (sums > cost.getTileBytes())
    return fail(root, "the sums of a row do not fit into a tile");
  remark::passed(root.getLoc(), remark::RemarkOpts::name("Cascade").category(
                                    "uop-form-cascades"))
      << remark::add("reductions that need one another run over blocks")
      << remark::metric("Reductions", int64_t(cascade.sums.size()) + 1)
      << remark::metric("Points", getRangeSize(cascade.point))
      << remark::metric("Block", width);
  rewrite(root, cascade);
  return true;
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
  if (lengths.empty())
    return false;
  scalars.lift(block);
  scalars.simplifyIndices();
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
          CascadeFormer(*block, force, this->block, *cost).run();
      if (failed(changed))
        return signalPassFailure();
      if (*changed)
        eraseDeadOps(*block);
    }
  }
};
} // namespace
