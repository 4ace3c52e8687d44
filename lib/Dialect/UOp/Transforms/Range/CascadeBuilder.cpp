//===- CascadeBuilder.cpp - Reductions over blocks of an axis ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CascadeBuilder.h"

#include "ScanDomain.h"
#include "uop/Dialect/UOp/IR/Permissions.h"

using namespace mlir;
using namespace uop;

Value CascadeBuilder::makeTile(Value value, ValueRange over,
                               bool isAccumulated) {
  SmallVector<int64_t> shape = llvm::map_to_vector(over, getRangeSize);
  auto tile = BufferizeOp::create(
      builder, value.getLoc(), RankedTensorType::get(shape, value.getType()),
      value, over, Space::local, /*removable=*/!isAccumulated);
  if (isAccumulated)
    tile->setDiscardableAttr(kAccumulatedAttrName, builder.getUnitAttr());
  return tile;
}

Value CascadeBuilder::readTile(Value tile, ValueRange position) {
  return indices.unique(IndexOp::create(builder, tile.getLoc(), tile, position,
                                        /*gate=*/Value()));
}

/// What `value`, of the whole axis, is at the point `inBlock` of a block, or
/// anything where `gate` says that the block ends outside of the axis.
Value CascadeBuilder::atPoint(Value value, Value inBlock, Value gate,
                              IRMapping mapping) {
  Value position = indices.add(start, inBlock);
  mapping.map(point, position);
  for (auto [leaf, tile] : leafTiles)
    mapping.map(leaf, readTile(tile, inBlock));
  if (driver) {
    mapping.map(driverElement, readTile(elements, inBlock));
    mapping.map(driver, readTile(highest));
    for (Value base : bases)
      mapping.map(base, readTile(highest));
  }
  return terms.rebuild(value, mapping, gate);
}

/// Whether the bound of points does not decrease from one row to the next.
bool CascadeBuilder::growsWith(Value bound, Value row) {
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
Value CascadeBuilder::shareBound(Value bound, bool isLast) {
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
void CascadeBuilder::makeBlocks(Cascade &cascade) {
  int64_t most = llvm::divideCeil(getRangeSize(point), width);
  Value all =
      indices.floorDiv(indices.add(getSize(indices, point), width - 1), width);
  VisiblePoints visible;
  if (cascade.mayLeaveOut)
    visible = terms.findVisible(cascade);
  auto getBlock = [&](Value at, bool isLast) {
    Value number = indices.floorDiv(shareBound(at, isLast), width);
    if (isLast)
      number = indices.add(number, 1);
    return indices.minimum(indices.maximum(number, indices.constant(0)), all);
  };
  Value begin = indices.constant(0), end = all;
  if (visible.first)
    begin = getBlock(visible.first, /*isLast=*/false);
  if (visible.last)
    end = getBlock(visible.last, /*isLast=*/true);
  Value count = indices.maximum(indices.sub(end, begin), indices.constant(0));
  blocks = count.getDefiningOp<ConstOp>()
               ? indices.rangeOfSize(count, RangeKind::reduce)
               : indices.range(count, RangeKind::reduce, most);
  start = indices.mul(indices.add(begin, blocks), width);
}

/// Whether the point `inBlock` of a block is on the axis; null: it always is.
Value CascadeBuilder::isInside(Value inBlock) {
  return indices.inside(indices.add(start, inBlock), 0,
                        getSize(indices, point));
}

/// The tiles of what the terms read of other reductions.
void CascadeBuilder::makeLeaves(Cascade &cascade) {
  for (Value leaf : cascade.leaves) {
    Value inBlock = indices.range(width);
    IRMapping mapping;
    mapping.map(point, indices.add(start, inBlock));
    leafTiles[leaf] =
        makeTile(terms.rebuildLeaf(cast<IndexOp>(leaf.getDefiningOp()), mapping,
                                   isInside(inBlock)),
                 inBlock);
  }
}

/// The tiles of a block's elements and of the maximum so far.
void CascadeBuilder::makeState(Cascade &cascade) {
  driver = cascade.driver;
  driverElement = cascade.x;
  for (const Member &member : cascade.sums)
    for (const Exponential &factor : member.term.exponentials)
      bases.insert(factor.base);
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

  Value inBlock = indices.range(width);
  Value gate = isInside(inBlock);
  Value position = indices.add(start, inBlock), size = getSize(indices, point);
  // To read the last point again takes no branch, which a mask would.
  if (gate)
    position = indices.minimum(position, indices.add(size, -1));
  IRMapping mapping;
  mapping.map(point, position);
  Value element = terms.rebuildWithLeaves(cascade, mapping, /*gate=*/Value());
  // What is outside of the axis weighs nothing.
  if (gate)
    element = unique(WhereOp::create(builder, loc, gate, element, lowest));
  elements = makeTile(element, inBlock);

  Value reduced = indices.range(width, RangeKind::reduce);
  auto maximum = [&](Operation *op) {
    maxima.push_back(op);
    return op->getResult(0);
  };
  Value blockMax =
      makeTile(maximum(ReduceOp::create(builder, loc, ReduceKind::max,
                                        readTile(elements, reduced),
                                        ValueRange{reduced})),
               {});
  before = makeTile(maximum(ScanOp::create(builder, loc, ReduceKind::max,
                                           readTile(blockMax), blocks,
                                           /*exclusive=*/true,
                                           /*reverse=*/false)),
                    {});
  Value now = maximum(
      MaxOp::create(builder, loc, readTile(before), readTile(blockMax)));
  // Where all so far is -inf, an element weighs 0: exp(-inf - 0).
  Value isZero =
      cascade.guardsInfinity
          ? unique(CmpOp::create(
                builder, loc, CmpPredicate::eq,
                unique(AbsOp::create(builder, loc, now)),
                constant(APFloat::getInf(semantics, /*Negative=*/false))))
          : unique(CmpOp::create(builder, loc, CmpPredicate::eq, now, lowest));
  highest = makeTile(
      unique(WhereOp::create(builder, loc, isZero,
                             constant(APFloat::getZero(semantics)), now)),
      {});
  greatest = makeTile(
      maximum(ReduceOp::create(builder, loc, ReduceKind::max,
                               readTile(blockMax), ValueRange{blocks})),
      {}, /*isAccumulated=*/true);
  isBare = unique(CmpOp::create(builder, loc, CmpPredicate::eq,
                                readTile(greatest), lowest));
}

/// `value` in the type in which sums of its type are accumulated: from block to
/// block nothing is rounded to less.
Value CascadeBuilder::widen(Value value, ReduceKind kind) {
  Type wide = getWideElement(kind, value.getType());
  if (wide == value.getType())
    return value;
  return indices.unique(CastOp::create(builder, value.getLoc(), wide, value));
}

/// The exponential of another argument, which is a weight if it is at most 0.
Value CascadeBuilder::makeExponential(const Exponential &factor,
                                      Value argument) {
  Location loc = argument.getLoc();
  if (factor.isBase2)
    return indices.unique(Exp2Op::create(builder, loc, argument));
  auto weight = ExpOp::create(builder, loc, argument);
  if (hasWeights)
    weight->setAttr(kWeightAttrName, builder.getUnitAttr());
  return indices.unique(weight);
}

/// By what a sum of such terms is multiplied where the maximum grows; a tile.
Value CascadeBuilder::getRatio(const Term &term) {
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
    Value change = makeExponential(factor, argument);
    if (factor.dropsNaN)
      change = terms.dropNaN(change);
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

/// The tile of what all columns share, which is computed once for each point.
Value CascadeBuilder::getShared(const Member &member) {
  Value &tile = blockTiles[member.term.shared];
  if (tile)
    return tile;
  Value inBlock = indices.range(width);
  Value gate = isInside(inBlock);
  IRMapping weights;
  for (const Exponential &factor : member.term.exponentials)
    weights.map(factor.value,
                makeExponential(
                    factor, atPoint(factor.value.getDefiningOp()->getOperand(0),
                                    inBlock, gate, {})));
  Value value = atPoint(member.term.shared, inBlock, gate, weights);
  // An exponential is 0 outside of the axis, but what it is multiplied by may
  // be infinite there.
  bool isWeight = weights.contains(member.term.shared);
  if (gate && !isWeight) {
    Location loc = value.getLoc();
    auto type = cast<FloatType>(value.getType());
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    ReduceOp sum = member.sum;
    bool isMax = sum.getKind() == ReduceKind::max;
    Value neutral = indices.unique(ConstOp::create(
        builder, loc,
        FloatAttr::get(type, isMax ? APFloat::getInf(semantics, true)
                                   : APFloat::getZero(semantics))));
    value = indices.unique(WhereOp::create(builder, loc, gate, value, neutral));
  }
  return tile = makeTile(value, inBlock);
}

/// The range over the points of a block; only over those that are on the axis,
/// if something is read for each.
Value CascadeBuilder::makeReduced(bool isRead) {
  Value whole = indices.range(width, RangeKind::reduce);
  if (!isRead || !isInside(whole))
    return whole;
  Value left = indices.maximum(indices.sub(getSize(indices, point), start),
                               indices.constant(1));
  return indices.range(indices.minimum(left, indices.constant(width)),
                       RangeKind::reduce, width);
}

/// The sum (or maximum) of the terms at a position of `columns`; the hoisted
/// factors are not in it.
Value CascadeBuilder::accumulate(const Member &member, ValueRange columns) {
  const Term &term = member.term;
  ReduceOp sum = member.sum;
  ReduceKind kind = sum.getKind();
  Location loc = sum.getLoc();
  Value tile = getShared(member);
  IRMapping mapping;
  SmallVector<Value> copies;
  for (Value column : columns) {
    copies.push_back(indices.range(getRangeSize(column)));
    mapping.map(column, copies.back());
  }
  Value reduced = makeReduced(!term.ofColumns.empty());
  Value value = readTile(tile, reduced);
  for (Value factor : term.ofColumns)
    value = indices.unique(MulOp::create(
        builder, loc, value, atPoint(factor, reduced, /*gate=*/{}, mapping)));
  Value total = ReduceOp::create(builder, loc, kind, widen(value, kind),
                                 ValueRange{reduced});
  if (term.exponentials.empty())
    total = ReduceOp::create(builder, loc, kind, total, ValueRange{blocks});
  else
    total = RecurrenceOp::create(builder, loc, total, readTile(getRatio(term)),
                                 ValueRange{blocks});
  Value kept = makeTile(total, copies, /*isAccumulated=*/true);
  Value result = readTile(kept, columns);
  if (result.getType() != sum.getType())
    result =
        indices.unique(CastOp::create(builder, loc, sum.getType(), result));
  // -inf - -inf is no number, unless the program subtracts 0.
  if (llvm::none_of(term.exponentials, [](const Exponential &factor) {
        return factor.guard == Guard::none;
      }))
    return result;
  auto type = cast<FloatType>(result.getType());
  Value none = indices.unique(ConstOp::create(
      builder, loc,
      FloatAttr::get(type, APFloat::getNaN(type.getFloatSemantics()))));
  return indices.unique(WhereOp::create(builder, loc, isBare, none, result));
}

/// Whether `value` is NaN where the element is, whatever else it is made of.
static bool keepsNaN(Value value, const Cascade &cascade,
                     RangeDependence &ranges) {
  SmallVector<Value> worklist = {value};
  llvm::DenseSet<Value> visited;
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    if (next == cascade.x || !ranges.get(next).contains(cascade.point) ||
        !visited.insert(next).second)
      continue;
    Operation *op = next.getDefiningOp();
    if (isa<IndexOp, LoadOp, ConstOp>(op))
      continue;
    bool isFloat = isa<FloatType>(op->getResult(0).getType());
    if (!isFloat ||
        !isa<AddOp, SubOp, MulOp, FDivOp, NegOp, ExpOp, Exp2Op, CastOp>(op))
      return false;
    if (op->getOperand(0).getType().isInteger())
      continue;
    llvm::append_range(worklist, op->getOperands());
  }
  return true;
}

/// A sum with a term that is NaN is NaN, whatever maximum the others have. So
/// the maximum may skip it, if `result` does not read the maximum, and no
/// choice drops the term.
void CascadeBuilder::permitSkippedNaN(const Cascade &cascade, Value result) {
  for (const Member &member : cascade.sums) {
    const Term &term = member.term;
    if (term.exponentials.empty() || term.isHidden ||
        !keepsNaN(term.shared, cascade, ranges) ||
        llvm::any_of(term.exponentials,
                     [](const Exponential &factor) { return factor.dropsNaN; }))
      return;
  }
  // What the terms were made of is dead.
  llvm::SetVector<Operation *> live;
  appendScalarSlice(result, live);
  for (Operation *read : greatest.getUsers())
    for (Operation *user : read->getUsers())
      if (user != isBare.getDefiningOp() && live.contains(user))
        return;
  for (Operation *op : maxima)
    op->setAttr(kSkipsNaNAttrName, builder.getUnitAttr());
}

void CascadeBuilder::rewrite(BufferizeOp root, Cascade &cascade) {
  point = cascade.point;
  hasWeights = cascade.driver && !cascade.guardsInfinity;
  makeBlocks(cascade);
  IRMapping results;
  if (cascade.driver) {
    makeState(cascade);
    results.map(cascade.driver, readTile(greatest));
  } else {
    makeLeaves(cascade);
  }
  for (Member &member : cascade.sums) {
    bool isLast = &member == &cascade.sums.back();
    ValueRange columns = isLast ? ValueRange(cascade.columns) : ValueRange();
    Value total = accumulate(member, columns);
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
  if (cascade.driver)
    permitSkippedNaN(cascade, root.getValue());
}
