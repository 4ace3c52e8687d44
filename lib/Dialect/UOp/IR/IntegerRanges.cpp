//===- IntegerRanges.cpp - The values that integers may have ----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/IntegerRanges.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"
#include <cmath>

using namespace mlir;
using namespace uop;

/// Conditions with more parts are not taken apart further.
static constexpr size_t kMaxConjuncts = 32;

static bool isInteger(Type type) {
  return isa<IntegerType, IndexType>(getElementTypeOrSelf(type));
}

static ConstantIntRanges getAny(Type type) {
  return ConstantIntRanges::maxRange(
      ConstantIntRanges::getStorageBitwidth(type));
}

/// What the function says of its argument.
static std::optional<ConstantIntRanges> getDeclared(Value value) {
  auto argument = dyn_cast<BlockArgument>(value);
  // A kernel that is being made may have more arguments than its type.
  auto function =
      argument
          ? dyn_cast_or_null<func::FuncOp>(argument.getOwner()->getParentOp())
          : func::FuncOp();
  if (!function || !argument.getOwner()->isEntryBlock() ||
      argument.getArgNumber() >= function.getNumArguments())
    return std::nullopt;
  auto bounds = function.getArgAttrOfType<DenseI64ArrayAttr>(
      argument.getArgNumber(), kBoundsAttrName);
  if (!bounds)
    return std::nullopt;
  unsigned width = ConstantIntRanges::getStorageBitwidth(value.getType());
  return ConstantIntRanges::fromSigned(
      APInt(width, bounds[0], /*isSigned=*/true),
      APInt(width, bounds[1], /*isSigned=*/true));
}

ConstantIntRanges IntegerRanges::lookup(Value value) const {
  auto it = integers.find(value);
  if (it != integers.end())
    return it->second;
  return getDeclared(value).value_or(getAny(value.getType()));
}

FloatBounds IntegerRanges::lookupFloat(Value value) const {
  return floats.lookup_or(value, FloatBounds());
}

/// The number that `value` is, or that all of its elements are.
static FloatAttr getFloat(Value value) {
  Attribute attr;
  if (!matchPattern(value, m_Constant(&attr)))
    return {};
  if (auto splat = dyn_cast<SplatElementsAttr>(attr))
    attr = splat.getSplatValue<Attribute>();
  return dyn_cast<FloatAttr>(attr);
}

/// [0, last], if that is the range of signed and of unsigned numbers.
static std::optional<ConstantIntRanges> getUpTo(int64_t last, Type type) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(type);
  if (last < 0 || !llvm::isUIntN(width - 1, last))
    return std::nullopt;
  return ConstantIntRanges::fromUnsigned(APInt::getZero(width),
                                         APInt(width, last));
}

/// Sums of `count` elements, if no sum leaves the type.
static std::optional<ConstantIntRanges> getSums(const ConstantIntRanges &each,
                                                int64_t count) {
  unsigned width = each.smin().getBitWidth();
  APInt number(64, count);
  if (width < 2 || width > 64 || count < 1)
    return std::nullopt;
  auto multiply = [&](const APInt &element) {
    return element.sext(128) * number.sext(128);
  };
  APInt least = multiply(each.smin()), greatest = multiply(each.smax());
  if (!least.isSignedIntN(width) || !greatest.isSignedIntN(width))
    return std::nullopt;
  // A partial sum of numbers of both signs is within these, too.
  return ConstantIntRanges::fromSigned(least.trunc(width),
                                       greatest.trunc(width));
}

static std::optional<ConstantIntRanges>
getReduced(ReduceAxisOp reduce, const ConstantIntRanges &source) {
  auto from = cast<RankedTensorType>(reduce.getSource().getType());
  if (!from.hasStaticShape() ||
      reduce.getType() !=
          from.clone(cast<ShapedType>(reduce.getType()).getShape(),
                     from.getElementType()))
    return std::nullopt;
  int64_t count = 1;
  for (int64_t axis : reduce.getAxes())
    if (llvm::MulOverflow(count, from.getDimSize(axis), count))
      return std::nullopt;
  // Of no elements there is the identity.
  if (count < 1)
    return std::nullopt;
  switch (reduce.getKind()) {
  case ReduceKind::max:
  case ReduceKind::min:
    return source;
  case ReduceKind::add:
    if (isUnsignedType(from))
      return std::nullopt;
    return getSums(source, count);
  default:
    return std::nullopt;
  }
}

/// Where no source is, there is the fill value, or 0.
std::optional<ConstantIntRanges>
IntegerRanges::getMoved(MovementOpInterface movement) const {
  unsigned numSources = movement.getNumSources();
  if (numSources == 0)
    return std::nullopt;
  ConstantIntRanges range = lookup(movement->getOperand(0));
  for (Value source : movement->getOperands().slice(1, numSources - 1))
    range = range.rangeUnion(lookup(source));
  if (!isa<PadOp, ViewOp>(movement))
    return range;
  Value fill = movement.getFillValue();
  return range.rangeUnion(fill ? lookup(fill)
                               : ConstantIntRanges::constant(APInt::getZero(
                                     range.smin().getBitWidth())));
}

/// Of floats that are rounded toward zero and saturate; NaN becomes 0.
static ConstantIntRanges getTruncated(FloatBounds bounds, Type to) {
  unsigned width = ConstantIntRanges::getStorageBitwidth(to);
  bool isUnsigned = isUnsignedType(to);
  auto truncate = [&](double number) {
    APSInt result(width, isUnsigned);
    bool isExact;
    APFloat(number).convertToInteger(result, APFloat::rmTowardZero, &isExact);
    return result;
  };
  APSInt zero(APInt::getZero(width), isUnsigned);
  APSInt least = std::min(truncate(bounds.min), zero);
  APSInt greatest = std::max(truncate(bounds.max), zero);
  return isUnsigned ? ConstantIntRanges::fromUnsigned(least, greatest)
                    : ConstantIntRanges::fromSigned(least, greatest);
}

/// Of an element of a tensor that is made of scalars. Nothing is known of
/// elements that no iteration writes, or that several add up.
std::optional<ConstantIntRanges> IntegerRanges::getRead(IndexOp read) const {
  auto tensor = read.getSource().getDefiningOp<BufferizeOp>();
  if (isa<BlockArgument>(read.getSource()) && !read.getGate())
    return getDeclared(read.getSource());
  if (!tensor || tensor.getValue().getType() != read.getType() ||
      tensor->hasAttr(kAccumulatedAttrName))
    return std::nullopt;
  for (Value range : tensor.getRanges())
    if (auto loop = range.getDefiningOp<RangeOp>();
        loop && !loop.getStaticSize())
      return std::nullopt;
  ConstantIntRanges range = lookup(tensor.getValue());
  if (!read.getGate())
    return range;
  return range.rangeUnion(
      ConstantIntRanges::constant(APInt::getZero(range.smin().getBitWidth())));
}

std::optional<ConstantIntRanges> IntegerRanges::infer(Operation *op) const {
  Type type = op->getResult(0).getType();
  if (auto iota = dyn_cast<IotaOp>(op)) {
    int64_t size = cast<ShapedType>(type).getDimSize(iota.getAxis());
    if (ShapedType::isDynamic(size))
      return std::nullopt;
    return getUpTo(size - 1, type);
  }
  if (auto reduce = dyn_cast<ReduceAxisOp>(op))
    return getReduced(reduce, lookup(reduce.getSource()));
  if (auto movement = dyn_cast<MovementOpInterface>(op))
    return getMoved(movement);
  if (isa<ContiguousOp, DetachOp>(op))
    return lookup(op->getOperand(0));
  if (auto read = dyn_cast<IndexOp>(op))
    return getRead(read);
  if (auto conversion = dyn_cast<CastOp>(op);
      conversion && isa<FloatType>(getElementTypeOrSelf(conversion.getInput())))
    return getElementTypeOrSelf(type).isInteger(1)
               ? getAny(type)
               : getTruncated(lookupFloat(conversion.getInput()), type);
  auto inferrable = dyn_cast<InferIntRangeInterface>(op);
  if (!inferrable)
    return std::nullopt;
  std::optional<ConstantIntRanges> result;
  inferrable.inferResultRanges(
      llvm::map_to_vector(op->getOperands(),
                          [&](Value operand) { return lookup(operand); }),
      [&](Value, const ConstantIntRanges &range) { result = range; });
  return result;
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

/// The least and the greatest of what `combine` makes of ends of both; any
/// number where that is NaN for some of them.
static FloatBounds
combineEnds(FloatBounds lhs, FloatBounds rhs,
            llvm::function_ref<double(double, double)> combine) {
  double ends[] = {combine(lhs.min, rhs.min), combine(lhs.min, rhs.max),
                   combine(lhs.max, rhs.min), combine(lhs.max, rhs.max)};
  if (llvm::any_of(ends, [](double end) { return std::isnan(end); }))
    return {};
  return {*llvm::min_element(ends), *llvm::max_element(ends)};
}

/// The same after a few roundings to `type`: those of products and sums that
/// may be contracted, and of their doubles.
static FloatBounds widen(FloatBounds bounds, FloatType type) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  double error = std::ldexp(8.0, -int(APFloat::semanticsPrecision(semantics)));
  double least = APFloat::getSmallestNormalized(semantics).convertToDouble();
  double greatest = APFloat::getLargest(semantics).convertToDouble();
  auto slack = [&](double number) { return std::abs(number) * error + least; };
  FloatBounds wide = {bounds.min - slack(bounds.min),
                      bounds.max + slack(bounds.max)};
  if (!(wide.min >= -greatest))
    wide.min = FloatBounds().min;
  if (!(wide.max <= greatest))
    wide.max = FloatBounds().max;
  return wide;
}

static FloatBounds join(FloatBounds lhs, FloatBounds rhs) {
  return {std::min(lhs.min, rhs.min), std::max(lhs.max, rhs.max)};
}

FloatBounds IntegerRanges::inferFloat(Operation *op) const {
  auto type = cast<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
  auto get = [&](unsigned i) { return lookupFloat(op->getOperand(i)); };
  auto map = [&](double (*function)(double)) -> FloatBounds {
    return {function(get(0).min), function(get(0).max)};
  };
  return llvm::TypeSwitch<Operation *, FloatBounds>(op)
      .Case([&](ConstOp constant) -> FloatBounds {
        FloatAttr number = getFloat(constant);
        if (!number || number.getValue().isNaN())
          return {};
        double value = number.getValueAsDouble();
        return {value, value};
      })
      .Case([&](CastOp conversion) -> FloatBounds {
        Value input = conversion.getInput();
        if (isa<FloatType>(getElementTypeOrSelf(input)))
          return widen(get(0), type);
        ConstantIntRanges range = lookup(input);
        bool isUnsigned = isUnsignedType(input.getType());
        auto toDouble = [&](const APInt &number) {
          return number.roundToDouble(/*isSigned=*/!isUnsigned);
        };
        return widen({toDouble(isUnsigned ? range.umin() : range.smin()),
                      toDouble(isUnsigned ? range.umax() : range.smax())},
                     type);
      })
      .Case([&](AddOp) {
        return widen(combineEnds(get(0), get(1), std::plus<double>()), type);
      })
      .Case([&](SubOp) {
        return widen(combineEnds(get(0), get(1), std::minus<double>()), type);
      })
      .Case([&](MulOp) {
        return widen(combineEnds(get(0), get(1), std::multiplies<double>()),
                     type);
      })
      .Case([&](FDivOp) -> FloatBounds {
        FloatBounds divisor = get(1);
        if (divisor.min <= 0 && divisor.max >= 0)
          return {};
        return widen(combineEnds(get(0), divisor, std::divides<double>()),
                     type);
      })
      .Case([&](MaxOp) -> FloatBounds {
        return {std::max(get(0).min, get(1).min),
                std::max(get(0).max, get(1).max)};
      })
      .Case([&](MinOp) -> FloatBounds {
        return {std::min(get(0).min, get(1).min),
                std::min(get(0).max, get(1).max)};
      })
      .Case([&](NegOp) -> FloatBounds { return {-get(0).max, -get(0).min}; })
      .Case([&](FloorOp) { return map(std::floor); })
      .Case([&](CeilOp) { return map(std::ceil); })
      .Case([&](TruncOp) { return map(std::trunc); })
      .Case([&](RoundOp) { return map(std::nearbyint); })
      .Case([&](WhereOp) { return join(get(1), get(2)); })
      .Case<ReshapeOp, PermuteOp, ExpandOp, ShrinkOp, FlipOp, ContiguousOp>(
          [&](auto) { return get(0); })
      .Default([](Operation *) { return FloatBounds(); });
}

//===----------------------------------------------------------------------===//
// Values
//===----------------------------------------------------------------------===//

static bool isFloat(Value value) {
  return isa<FloatType>(getElementTypeOrSelf(value.getType()));
}

void IntegerRanges::visit(Operation *op) {
  Value result = op->getResult(0);
  if (isFloat(result)) {
    floats.insert_or_assign(result, inferFloat(op));
    return;
  }
  if (auto choice = dyn_cast<WhereOp>(op))
    return visitChoice(choice);
  integers.insert_or_assign(result,
                            infer(op).value_or(getAny(result.getType())));
}

ConstantIntRanges IntegerRanges::get(Value value) {
  // Depth first: an op comes after what makes its operands.
  SmallVector<std::pair<Operation *, unsigned>> stack;
  DenseSet<Operation *> seen;
  auto push = [&](Value operand) {
    Operation *op = operand.getDefiningOp();
    if (op && op->getNumResults() == 1 && op->getNumRegions() == 0 &&
        (isInteger(operand.getType()) || isFloat(operand) ||
         isa<BufferizeOp>(op)) &&
        !integers.contains(operand) && !floats.contains(operand) &&
        seen.size() < maxOps && seen.insert(op).second)
      stack.push_back({op, 0});
  };
  push(value);
  while (!stack.empty()) {
    auto &[op, next] = stack.back();
    // Of what memory holds nothing is known.
    if (next < op->getNumOperands() && !isa<LoadOp, RangeOp>(op)) {
      push(op->getOperand(next++));
      continue;
    }
    Operation *done = op;
    stack.pop_back();
    if (isInteger(done->getResult(0).getType()) || isFloat(done->getResult(0)))
      visit(done);
  }
  return lookup(value);
}

//===----------------------------------------------------------------------===//
// Choices
//===----------------------------------------------------------------------===//

/// The parts that all hold where `condition` does.
static llvm::SmallSetVector<Value, 8> getConjuncts(Value condition) {
  llvm::SmallSetVector<Value, 8> parts;
  parts.insert(condition);
  for (size_t i = 0; i != parts.size() && parts.size() < kMaxConjuncts; ++i)
    if (Operation *op = parts[i].getDefiningOp();
        isa_and_nonnull<AndOp, MulOp, MinOp>(op))
      parts.insert_range(op->getOperands());
  return parts;
}

static CmpPredicate swapOperands(CmpPredicate predicate) {
  switch (predicate) {
  case CmpPredicate::lt:
    return CmpPredicate::gt;
  case CmpPredicate::le:
    return CmpPredicate::ge;
  case CmpPredicate::gt:
    return CmpPredicate::lt;
  case CmpPredicate::ge:
    return CmpPredicate::le;
  default:
    return predicate;
  }
}

/// The least and the greatest number, rounded toward zero, of floats that
/// compare so with `bound`; they saturate in `width` bits.
static std::optional<ConstantIntRanges> getRounded(CmpPredicate predicate,
                                                   const APFloat &bound,
                                                   unsigned width,
                                                   bool isUnsigned) {
  if (bound.isNaN())
    return std::nullopt;
  auto round = [&](const APFloat &number, APFloat::roundingMode mode) {
    APSInt result(width, isUnsigned);
    bool isExact;
    number.convertToInteger(result, mode, &isExact);
    return result;
  };
  APSInt least = APSInt::getMinValue(width, isUnsigned);
  APSInt greatest = APSInt::getMaxValue(width, isUnsigned);
  switch (predicate) {
  case CmpPredicate::gt:
  case CmpPredicate::ge:
    least = round(bound, APFloat::rmTowardZero);
    break;
  case CmpPredicate::le:
    greatest = round(bound, APFloat::rmTowardZero);
    break;
  case CmpPredicate::lt: {
    // The next smaller float rounds to no more than this.
    APFloat below = bound;
    below.next(/*nextDown=*/true);
    greatest = round(below.isNaN() ? bound : below, APFloat::rmTowardZero);
    break;
  }
  case CmpPredicate::eq:
    least = greatest = round(bound, APFloat::rmTowardZero);
    break;
  default:
    return std::nullopt;
  }
  return isUnsigned ? ConstantIntRanges::fromUnsigned(least, greatest)
                    : ConstantIntRanges::fromSigned(least, greatest);
}

/// The integers that compare so with some number of `other`.
static std::optional<ConstantIntRanges>
getCompared(CmpPredicate predicate, const ConstantIntRanges &other,
            bool isUnsigned) {
  unsigned width = other.smin().getBitWidth();
  APInt low = isUnsigned ? other.umin() : other.smin();
  APInt high = isUnsigned ? other.umax() : other.smax();
  APInt least =
      isUnsigned ? APInt::getZero(width) : APInt::getSignedMinValue(width);
  APInt greatest =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  switch (predicate) {
  case CmpPredicate::eq:
    return other;
  case CmpPredicate::lt:
    if (high == least)
      return std::nullopt;
    greatest = high - 1;
    break;
  case CmpPredicate::le:
    greatest = high;
    break;
  case CmpPredicate::gt:
    if (low == greatest)
      return std::nullopt;
    least = low + 1;
    break;
  case CmpPredicate::ge:
    least = low;
    break;
  default:
    return std::nullopt;
  }
  return isUnsigned ? ConstantIntRanges::fromUnsigned(least, greatest)
                    : ConstantIntRanges::fromSigned(least, greatest);
}

ConstantIntRanges IntegerRanges::lookupUnder(Value condition,
                                             Value value) const {
  ConstantIntRanges range = lookup(value);
  // Of a float that is compared, what is rounded is known.
  auto rounded = value.getDefiningOp<CastOp>();
  if (rounded && (!isa<FloatType>(getElementTypeOrSelf(rounded.getInput())) ||
                  getElementTypeOrSelf(value).isInteger(1)))
    rounded = nullptr;
  Value compared = rounded ? rounded.getInput() : value;
  for (Value part : getConjuncts(condition)) {
    auto comparison = part.getDefiningOp<CmpOp>();
    if (!comparison)
      continue;
    bool isLeft = comparison.getLhs() == compared;
    if (isLeft == (comparison.getRhs() == compared))
      continue;
    Value other = isLeft ? comparison.getRhs() : comparison.getLhs();
    CmpPredicate predicate = isLeft ? comparison.getPredicate()
                                    : swapOperands(comparison.getPredicate());
    bool isUnsigned = isUnsignedType(value.getType());
    std::optional<ConstantIntRanges> bounds;
    if (!rounded)
      bounds = getCompared(predicate, lookup(other), isUnsigned);
    else if (FloatAttr number = getFloat(other))
      bounds = getRounded(predicate, number.getValue(),
                          range.smin().getBitWidth(), isUnsigned);
    if (bounds)
      range = range.intersection(*bounds);
  }
  return range;
}

void IntegerRanges::visitChoice(WhereOp choice) {
  ConstantIntRanges condition = lookup(choice.getCondition());
  ConstantIntRanges lhs =
      lookupUnder(choice.getCondition(), choice.getTrueValue());
  ConstantIntRanges rhs = lookup(choice.getFalseValue());
  std::optional<APInt> truth = condition.getConstantValue();
  integers.insert_or_assign(choice.getResult(), !truth ? lhs.rangeUnion(rhs)
                                                : truth->isZero() ? rhs
                                                                  : lhs);
}

ConstantIntRanges IntegerRanges::getUnder(Value condition, Value value) {
  (void)get(condition);
  (void)get(value);
  return lookupUnder(condition, value);
}
