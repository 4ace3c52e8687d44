//===- Reductions.cpp - Reductions of an iteration space --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Reductions.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

ReducedSpace::ReducedSpace(ArrayRef<OpFoldResult> space,
                           ArrayRef<bool> isReduced)
    : space(space) {
  for (auto [axis, size] : llvm::enumerate(space)) {
    (isReduced[axis] ? reducedAxes : keptAxes).push_back(axis);
    if (!isReduced[axis])
      kept.push_back(size);
  }
}

static bool isMaximum(Combiner kind) {
  return kind == Combiner::maxSigned || kind == Combiner::maxUnsigned ||
         kind == Combiner::maximum || kind == Combiner::maxNumber ||
         kind == Combiner::maxOrdered;
}

static bool isUnsigned(Combiner kind) {
  return kind == Combiner::maxUnsigned || kind == Combiner::minUnsigned;
}

/// The kind of uop's with the same identity; the bit operations have none.
static ReduceKind getReduceKind(Combiner kind) {
  if (kind == Combiner::add)
    return ReduceKind::add;
  if (kind == Combiner::mul)
    return ReduceKind::mul;
  return isMaximum(kind) ? ReduceKind::max : ReduceKind::min;
}

Value ReductionBuilder::createIdentity(Combiner kind, Type element) {
  if (kind == Combiner::bitOr || kind == Combiner::bitXOr)
    return whole.constant(element, int64_t(0));
  if (kind == Combiner::bitAnd)
    return whole.constant(element, int64_t(-1));
  if (kind == Combiner::add && isa<FloatType>(element))
    return whole.constant(element, -0.0);
  Type type = element;
  if (isUnsigned(kind))
    type =
        IntegerType::get(element.getContext(), element.getIntOrFloatBitWidth(),
                         IntegerType::Unsigned);
  Value identity =
      whole.constant(getReductionIdentity(getReduceKind(kind), type));
  return isUnsigned(kind) ? whole.asSigned(identity) : identity;
}

Value ReductionBuilder::combine(ElementBuilder &elements, Combiner kind,
                                Value lhs, Value rhs) {
  switch (kind) {
  case Combiner::add:
    return elements.create<AddOp>(lhs, rhs);
  case Combiner::mul:
    return elements.create<MulOp>(lhs, rhs);
  case Combiner::bitAnd:
    return elements.create<AndOp>(lhs, rhs);
  case Combiner::bitOr:
    return elements.create<OrOp>(lhs, rhs);
  case Combiner::bitXOr:
    return elements.create<XOrOp>(lhs, rhs);
  case Combiner::maxSigned:
  case Combiner::maximum:
  case Combiner::maxOrdered:
    return elements.create<MaxOp>(lhs, rhs);
  case Combiner::minSigned:
  case Combiner::minimum:
  case Combiner::minOrdered:
    return elements.create<MinOp>(lhs, rhs);
  case Combiner::maxUnsigned:
    return elements.asSigned(elements.create<MaxOp>(elements.asUnsigned(lhs),
                                                    elements.asUnsigned(rhs)));
  case Combiner::minUnsigned:
    return elements.asSigned(elements.create<MinOp>(elements.asUnsigned(lhs),
                                                    elements.asUnsigned(rhs)));
  case Combiner::maxNumber:
  case Combiner::minNumber: {
    Value both = kind == Combiner::maxNumber ? elements.create<MaxOp>(lhs, rhs)
                                             : elements.create<MinOp>(lhs, rhs);
    return elements.where(elements.isNaN(lhs), rhs,
                          elements.where(elements.isNaN(rhs), lhs, both));
  }
  }
  llvm_unreachable("unknown combiner");
}

Value ReductionBuilder::reduceAxes(ReduceKind kind, Value value) {
  if (space.reducedAxes.empty())
    return value;
  return ReduceAxisOp::create(whole.getBuilder(), whole.getLoc(), kind, value,
                              space.reducedAxes);
}

/// By bits: uop combines numbers. Along an axis of one element for each bit
/// "and" is the least bit, "or" the greatest, and "exclusive or" the parity.
Value ReductionBuilder::reduceBits(Combiner kind, Value value) {
  OpBuilder &builder = whole.getBuilder();
  Location loc = whole.getLoc();
  auto type = cast<IntegerType>(getElement(value));
  auto reduceOne = [&](Value bits) {
    if (kind != Combiner::bitXOr)
      return reduceAxes(
          kind == Combiner::bitAnd ? ReduceKind::min : ReduceKind::max, bits);
    return reduceAxes(ReduceKind::add, bits);
  };
  if (type.getWidth() == 1) {
    if (kind != Combiner::bitXOr)
      return reduceOne(value);
    Value sum = reduceOne(whole.cast(value, builder.getI32Type()));
    Value one = kept.constant(getElement(sum), int64_t(1));
    return kept.cast(kept.create<AndOp>(sum, one), type);
  }
  auto withBits = [&](ArrayRef<OpFoldResult> sizes, int64_t bits) {
    Sizes more(sizes);
    more.push_back(builder.getIndexAttr(bits));
    return more;
  };
  int64_t width = type.getWidth();
  Sizes wide = withBits(space.space, width),
        narrow = withBits(space.kept, width);
  ElementBuilder all(builder, loc, wide), left(builder, loc, narrow);
  Value source = reshapeTo(builder, loc, whole.asUnsigned(value),
                           withBits(space.space, 1));
  Type bits = getElement(source);
  source = expandTo(builder, loc, source, wide);
  Value shifts = all.cast(all.iota(space.space.size()), bits);
  Value one = all.constant(bits, int64_t(1));
  Value digits =
      reduceOne(all.create<AndOp>(all.create<ShrOp>(source, shifts), one));
  Value places = left.cast(left.iota(space.kept.size()), bits);
  digits = left.create<AndOp>(digits, left.constant(bits, int64_t(1)));
  Value parts = left.create<ShlOp>(digits, places);
  Value sum = ReduceAxisOp::create(builder, loc, ReduceKind::add, parts,
                                   int64_t(space.kept.size()));
  return kept.asSigned(sum);
}

/// The greatest or least number, NaN where there is none.
Value ReductionBuilder::reduceNumbers(bool isMax, Value value) {
  Combiner kind = isMax ? Combiner::maximum : Combiner::minimum;
  Type type = getElement(value);
  Value isNaN = whole.isNaN(value);
  Value numbers = whole.where(isNaN, createIdentity(kind, type), value);
  Value best = reduceAxes(isMax ? ReduceKind::max : ReduceKind::min, numbers);
  Value none = reduceAxes(ReduceKind::min, isNaN);
  Value nan = kept.constant(FloatAttr::get(
      type, APFloat::getNaN(cast<FloatType>(type).getFloatSemantics())));
  return kept.where(none, nan, best);
}

Value ReductionBuilder::reduce(Combiner kind, Value value) {
  switch (kind) {
  case Combiner::bitAnd:
  case Combiner::bitOr:
  case Combiner::bitXOr:
    return reduceBits(kind, value);
  case Combiner::maxUnsigned:
  case Combiner::minUnsigned:
    return kept.asSigned(
        reduceAxes(getReduceKind(kind), whole.asUnsigned(value)));
  case Combiner::maxNumber:
  case Combiner::minNumber:
    return reduceNumbers(kind == Combiner::maxNumber, value);
  case Combiner::maxOrdered:
  case Combiner::minOrdered: {
    Value worst = createIdentity(kind, getElement(value));
    Value numbers = whole.where(whole.isNaN(value), worst, value);
    return reduceAxes(getReduceKind(kind), numbers);
  }
  default:
    return reduceAxes(getReduceKind(kind), value);
  }
}

Value ReductionBuilder::repeat(Value value) {
  OpBuilder &builder = whole.getBuilder();
  Sizes ones(space.space);
  for (int64_t axis : space.reducedAxes)
    ones[axis] = builder.getIndexAttr(1);
  Location loc = whole.getLoc();
  return expandTo(builder, loc, reshapeTo(builder, loc, value, ones),
                  space.space);
}

//===----------------------------------------------------------------------===//
// Positions
//===----------------------------------------------------------------------===//

/// The number of each point along the reduced axes, in row-major order.
Value ReductionBuilder::createPositions() {
  SmallVector<int64_t> sizes;
  for (int64_t axis : space.reducedAxes)
    sizes.push_back(
        getConstantIntValue(space.space[axis]).value_or(ShapedType::kDynamic));
  if (sizes.size() == 1)
    return whole.iota(space.reducedAxes[0]);
  if (ShapedType::isDynamicShape(sizes))
    return {};
  Value sum;
  for (auto [axis, stride] :
       llvm::zip_equal(space.reducedAxes, computeStrides(sizes))) {
    Value index = whole.iota(axis);
    Value factor = whole.constant(getElement(index), stride);
    Value part = whole.create<MulOp>(index, factor);
    sum = sum ? whole.create<AddOp>(sum, part) : part;
  }
  return sum;
}

/// The payload at a number of a point, for each of the kept points.
Value ReductionBuilder::takeAt(Value positions, Value payload) {
  OpBuilder &builder = whole.getBuilder();
  Location loc = whole.getLoc();
  SmallVector<int64_t> order(space.keptAxes);
  llvm::append_range(order, space.reducedAxes);
  Sizes joined(space.kept), single(space.kept);
  single.push_back(builder.getIndexAttr(1));
  if (space.reducedAxes.size() == 1) {
    joined.push_back(space.space[space.reducedAxes[0]]);
  } else {
    int64_t points = 1;
    for (int64_t axis : space.reducedAxes)
      points *= *getConstantIntValue(space.space[axis]);
    joined.push_back(builder.getIndexAttr(points));
  }
  Value rows =
      reshapeTo(builder, loc, permuteBy(builder, loc, payload, order), joined);
  Value columns = reshapeTo(builder, loc, positions, single);
  Value taken = GatherOp::create(
      builder, loc, withElementType(columns.getType(), getElement(payload)),
      rows, columns, int64_t(space.kept.size()));
  return reshapeTo(builder, loc, taken, space.kept);
}

Value ReductionBuilder::reduceArgument(const ArgReduction &arg, Value value,
                                       Value payload, Value bestInit,
                                       Value init) {
  Value positions = createPositions();
  if (!positions)
    return {};
  Type i64 = getElement(positions);
  Combiner kind = arg.kind;
  int64_t last = std::numeric_limits<int64_t>::max();
  auto unsign = [&](ElementBuilder &elements, Value x) {
    return isUnsigned(kind) ? elements.asUnsigned(x) : x;
  };
  // What can be taken: no NaN, and nothing after a NaN that the best became.
  Value valid;
  if (kind == Combiner::maximum || kind == Combiner::minimum) {
    Value none = whole.constant(i64, last);
    Value first = reduceAxes(ReduceKind::min,
                             whole.where(whole.isNaN(value), positions, none));
    valid = whole.cmp(CmpPredicate::lt, positions, repeat(first));
  } else if (isa<FloatType>(getElement(value))) {
    valid = whole.cmp(CmpPredicate::eq, value, value);
  }
  Value candidates = value;
  if (valid)
    candidates =
        whole.where(valid, value, createIdentity(kind, getElement(value)));
  Value best = reduceAxes(getReduceKind(kind), unsign(whole, candidates));
  Value hit =
      whole.cmp(CmpPredicate::eq, unsign(whole, candidates), repeat(best));
  if (valid)
    hit = whole.create<AndOp>(hit, valid);
  int64_t never = arg.isStrict ? last : -1;
  Value marked = whole.where(hit, positions, whole.constant(i64, never));
  Value at =
      reduceAxes(arg.isStrict ? ReduceKind::min : ReduceKind::max, marked);
  CmpPredicate beats =
      isMaximum(kind) ? (arg.isStrict ? CmpPredicate::gt : CmpPredicate::ge)
                      : (arg.isStrict ? CmpPredicate::lt : CmpPredicate::le);
  Value taken = kept.cmp(beats, best, unsign(kept, bestInit));
  Value found = kept.cmp(CmpPredicate::ne, at, kept.constant(i64, never));
  taken = kept.create<AndOp>(taken, found);
  // The payload that is a position needs no reading.
  auto dim = getIndexedDimension(arg.payload);
  Value result = dim && space.reducedAxes.size() == 1 &&
                         space.reducedAxes[0] == int64_t(*dim)
                     ? kept.cast(at, getElement(payload))
                     : takeAt(at, payload);
  return kept.where(taken, result, init);
}
