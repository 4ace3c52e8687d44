//===- ErrorBounds.cpp - How far two results may be apart -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Each bound is on the difference of two computed results, so that a rounding
// counts twice. u is half a unit in the last place of 1, tiny is the least
// subnormal.
//
//===----------------------------------------------------------------------===//

#include "ErrorBounds.h"

#include "Program.h"
#include "SameValues.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Tools/Compare.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;
using namespace uop;
using namespace uop::smith;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool ErrorBound::isFinite() const {
  return std::isfinite(low) && std::isfinite(high);
}
double ErrorBound::magnitude() const {
  return std::max(std::fabs(low), std::fabs(high));
}
double ErrorBound::error() const {
  if (isExact())
    return 0;
  return absolute + (relative == 0 ? 0 : relative * magnitude());
}

namespace {

/// The bound of one op's result.
class Transfer {
public:
  Transfer(Operation *op, FloatType type, ArrayRef<ErrorBound> in)
      : op(op), in(in) {
    const llvm::fltSemantics &semantics = type.getFloatSemantics();
    u = run::getRoundoff(type);
    tiny = llvm::APFloat::getSmallest(semantics).convertToDouble();
    largest = llvm::APFloat::getLargest(semantics).convertToDouble();
    auto flags = op->getAttrOfType<arith::FastMathFlagsAttr>("fastmath");
    isFast = flags && flags.getValue() != arith::FastMathFlags::none;
    exactIn = llvm::all_of(
        in, [](const ErrorBound &bound) { return bound.isExact(); });
    finiteIn = llvm::all_of(
        in, [](const ErrorBound &bound) { return bound.isFinite(); });
  }

  std::optional<ErrorBound> run();

private:
  using Result = std::optional<ErrorBound>;

  Result arithmetic();
  Result transcendental();
  Result reduction(ReduceKind kind, const ErrorBound &element, double count);
  Result select(ArrayRef<ErrorBound> bounds, bool withZero);

  /// An inexact function with the slope `slope` over all of its argument.
  Result smooth(double low, double high, double slope);
  Result rounded(double low, double high, double absolute, double relative);
  /// The first operand and what is in [low, high], as exact as the second.
  Result sum(double low, double high);
  Result product(const ErrorBound &x, const ErrorBound &y);
  Result quotient(const ErrorBound &x, const ErrorBound &y);
  Result squareRoot();
  ErrorBound divide(const ErrorBound &x, const ErrorBound &y, bool &isBounded);

  Operation *op;
  ArrayRef<ErrorBound> in;
  double u, tiny, largest;
  bool isFast, exactIn, finiteIn;
};

} // namespace

/// A correctly rounded op. Exact operands give one result; otherwise it is
/// rounded twice, and nothing may overflow.
Transfer::Result Transfer::rounded(double low, double high, double absolute,
                                   double relative) {
  ErrorBound bound;
  // Beyond the widest float that an element is compared in nothing is known.
  bool overflows = !(low >= -largest && high <= largest);
  if (!overflows) {
    bound.low = low;
    bound.high = high;
  }
  if (exactIn && !isFast)
    return bound;
  if (overflows || !finiteIn)
    return std::nullopt;
  bound.absolute = absolute + 2 * tiny;
  bound.relative = relative + 2 * u;
  if (isFast) {
    // Reassociated with what is around it, contracted, by a reciprocal.
    double operands = bound.magnitude();
    for (const ErrorBound &operand : in)
      operands += operand.magnitude();
    bound.absolute += 8 * u * operands + 16 * tiny;
  }
  // Where rounding errors can bring the result over the edge.
  if (bound.magnitude() + bound.error() > largest / 2)
    return std::nullopt;
  return bound;
}

ErrorBound Transfer::divide(const ErrorBound &x, const ErrorBound &y,
                            bool &isBounded) {
  ErrorBound bound;
  double error = y.error();
  double least = y.low > 0 ? y.low : y.high < 0 ? -y.high : 0;
  isBounded = least - error > 4 * tiny;
  if (!isBounded)
    return bound;
  least -= error;
  double candidates[] = {x.low / y.low, x.low / y.high, x.high / y.low,
                         x.high / y.high};
  bound.low = *std::min_element(std::begin(candidates), std::end(candidates));
  bound.high = *std::max_element(std::begin(candidates), std::end(candidates));
  bound.absolute = x.error() / least + x.magnitude() * error / (least * least);
  return bound;
}

static ErrorBound getAbsolute(const ErrorBound &x) {
  ErrorBound bound = x;
  bound.high = x.magnitude();
  bound.low = x.low > 0 ? x.low : x.high < 0 ? -x.high : 0;
  if (!x.isFinite())
    bound.low = -kInfinity;
  return bound;
}

/// The product before it is rounded.
static ErrorBound multiply(const ErrorBound &x, const ErrorBound &y) {
  ErrorBound bound;
  double candidates[] = {x.low * y.low, x.low * y.high, x.high * y.low,
                         x.high * y.high};
  // NaN, where infinity meets zero, says nothing.
  bound.low = bound.high = candidates[0];
  for (double candidate : candidates) {
    bound.low = std::min(bound.low, candidate);
    bound.high = std::max(bound.high, candidate);
    if (std::isnan(candidate))
      return ErrorBound{-kInfinity, kInfinity, kInfinity, 0};
  }
  bound.absolute = x.error() * y.magnitude() + y.error() * x.magnitude() +
                   x.error() * y.error();
  return bound;
}

Transfer::Result Transfer::sum(double low, double high) {
  Result bound = rounded(in[0].low + low, in[0].high + high, in[0].error(), 0);
  if (bound && !bound->isExact())
    bound->absolute += in[1].error();
  return bound;
}

Transfer::Result Transfer::product(const ErrorBound &x, const ErrorBound &y) {
  ErrorBound bound = multiply(x, y);
  return rounded(bound.low, bound.high, bound.absolute, 0);
}

Transfer::Result Transfer::quotient(const ErrorBound &x, const ErrorBound &y) {
  bool isBounded;
  ErrorBound bound = divide(x, y, isBounded);
  if (!isBounded && (!exactIn || isFast))
    return std::nullopt;
  if (!isBounded)
    return bound;
  return rounded(bound.low, bound.high, bound.absolute, 0);
}

Transfer::Result Transfer::squareRoot() {
  double least = in[0].low - in[0].error();
  if (least <= 0 && (!exactIn || isFast))
    return std::nullopt;
  if (in[0].low < 0 || !finiteIn)
    return ErrorBound();
  return rounded(std::sqrt(in[0].low), std::sqrt(in[0].high),
                 exactIn ? 0 : in[0].error() / std::sqrt(least), 0);
}

Transfer::Result Transfer::arithmetic() {
  return TypeSwitch<Operation *, Result>(op)
      .Case([&](NegOp) {
        ErrorBound bound = in[0];
        bound.low = -in[0].high;
        bound.high = -in[0].low;
        return bound;
      })
      .Case([&](AbsOp) { return getAbsolute(in[0]); })
      .Case([&](AddOp) { return sum(in[1].low, in[1].high); })
      .Case([&](SubOp) { return sum(-in[1].high, -in[1].low); })
      .Case([&](MulOp) { return product(in[0], in[1]); })
      .Case([&](SquareOp) { return product(in[0], in[0]); })
      .Case([&](MulAccOp) {
        ErrorBound bound = multiply(in[0], in[1]);
        return rounded(bound.low + in[2].low, bound.high + in[2].high,
                       bound.absolute + in[2].error(), 0);
      })
      .Case([&](FDivOp) { return quotient(in[0], in[1]); })
      .Case([&](RecipOp) { return quotient({1, 1, 0, 0}, in[0]); })
      .Case([&](SqrtOp) { return squareRoot(); })
      .Case<MaxOp, MinOp>([&](auto) -> Result {
        if (isFast && !finiteIn)
          return std::nullopt;
        Result bound = select(in, /*withZero=*/false);
        // Flags may forget the sign of a zero.
        if (isFast)
          bound->absolute += tiny;
        return bound;
      })
      .Default([&](Operation *) -> Result {
        if (!exactIn || isFast || run::mayDiffer(op))
          return std::nullopt;
        return ErrorBound();
      });
}

Transfer::Result Transfer::smooth(double low, double high, double slope) {
  // Of an infinity or NaN every implementation makes the same.
  if (!finiteIn && (!exactIn || isFast))
    return std::nullopt;
  if (exactIn)
    slope = 0;
  ErrorBound bound{low, high, slope * in[0].error() + 8 * tiny,
                   (isFast ? 64 : 16) * u};
  if (!finiteIn || !(low >= -largest && high <= largest)) {
    if (!exactIn || isFast)
      return std::nullopt;
    bound.low = -kInfinity;
    bound.high = kInfinity;
  }
  return bound;
}

Transfer::Result Transfer::transcendental() {
  double low = in[0].low, high = in[0].high, error = in[0].error();
  bool isPositive = low - error > 0;
  return TypeSwitch<Operation *, Result>(op)
      .Case<SinOp, CosOp, TanhOp>([&](auto) { return smooth(-1, 1, 1); })
      .Case([&](ErfOp) { return smooth(-1, 1, 1.2); })
      .Case<ExpOp, Exp2Op>([&](auto) -> Result {
        double scale = isa<ExpOp>(op) ? 1 : std::log(2.0);
        double greatest = std::exp(scale * (high + error));
        // On the edge one result may be infinite and the other not.
        if (!(greatest < largest / 2))
          return std::nullopt;
        return smooth(std::isfinite(low) ? std::exp(scale * low) : 0, greatest,
                      greatest);
      })
      .Case<LogOp, Log2Op>([&](auto) -> Result {
        double scale = isa<LogOp>(op) ? 1 : 1 / std::log(2.0);
        if (isPositive && finiteIn)
          return smooth(scale * std::log(low), scale * std::log(high),
                        scale / (low - error));
        return exactIn ? smooth(-kInfinity, kInfinity, 0) : std::nullopt;
      })
      .Case([&](RsqrtOp) -> Result {
        if (isPositive && finiteIn)
          return smooth(1 / std::sqrt(high), 1 / std::sqrt(low),
                        std::pow(low - error, -1.5) / 2);
        return exactIn ? smooth(-kInfinity, kInfinity, 0) : std::nullopt;
      })
      .Case([&](TanOp) -> Result {
        return exactIn ? smooth(-kInfinity, kInfinity, 0) : std::nullopt;
      })
      .Case([&](PowOp) -> Result {
        // Only where it cannot overflow.
        if (!exactIn || isFast || !finiteIn || in[0].magnitude() > 16 ||
            in[1].magnitude() > 2 || in[1].low < 0)
          return std::nullopt;
        return smooth(-256, 256, 0);
      })
      .Default([](Operation *) { return std::nullopt; });
}

Transfer::Result Transfer::select(ArrayRef<ErrorBound> bounds, bool withZero) {
  ErrorBound bound{kInfinity, -kInfinity, 0, 0};
  if (withZero)
    bound.low = bound.high = 0;
  for (const ErrorBound &source : bounds) {
    bound.low = std::min(bound.low, source.low);
    bound.high = std::max(bound.high, source.high);
    bound.absolute = std::max(bound.absolute, source.absolute);
    bound.relative = std::max(bound.relative, source.relative);
  }
  return bound;
}

/// Whether the elements are products of floats narrower than f32, moved or not:
/// a sum may add them up as they are before they are rounded.
static bool isNarrowProduct(Value value) {
  auto type = dyn_cast<FloatType>(getElementTypeOrSelf(value.getType()));
  if (!type || type.getWidth() >= 32)
    return false;
  while (isa_and_nonnull<MovementOpInterface>(value.getDefiningOp()))
    value = value.getDefiningOp()->getOperand(0);
  return isa_and_nonnull<MulOp, SquareOp>(value.getDefiningOp());
}

/// `count` elements combined in any order, in f32 or wider.
Transfer::Result Transfer::reduction(ReduceKind kind, const ErrorBound &element,
                                     double count) {
  if (kind == ReduceKind::max || kind == ReduceKind::min) {
    // None at all gives the least value of the type.
    if (count == 0)
      return ErrorBound();
    return select(element, /*withZero=*/false);
  }
  double identity = kind == ReduceKind::add ? 0 : 1;
  if (count == 0)
    return ErrorBound{identity, identity, 0, 0};
  if (count == 1)
    return element;
  if (!element.isFinite())
    return std::nullopt;
  double accumulator = std::min(u, std::ldexp(1.0, -24));
  double magnitude = element.magnitude();
  ErrorBound bound;
  if (kind == ReduceKind::add) {
    bound.low = std::min(element.low * count, element.low);
    bound.high = std::max(element.high * count, element.high);
    bound.absolute =
        count * element.error() + 2 * count * accumulator * count * magnitude;
  } else {
    double product = std::pow(std::max(1.0, magnitude), count);
    bound.low = -product;
    bound.high = product;
    // One order may lose a small product and another not.
    bound.absolute =
        (count * element.error() + 2 * count * accumulator + 4 * count * tiny) *
        product;
  }
  bound.absolute += 2 * tiny;
  bound.relative = 2 * u;
  double limit = std::min(largest, double(std::numeric_limits<float>::max()));
  if (u < accumulator)
    limit = largest;
  if (!(bound.magnitude() + bound.error() < limit / 2))
    return std::nullopt;
  return bound;
}

/// The elements that one element of a reduction's result is made of.
static double getReducedCount(ReductionOpInterface op) {
  double count = 1;
  auto type = cast<ShapedType>(op.getReducedSource().getType());
  for (int64_t axis : op.getReducedAxes())
    count *= type.getDimSize(axis);
  return count;
}

static ErrorBound getConstantBound(TypedAttr value) {
  ErrorBound bound;
  auto include = [&](const llvm::APFloat &number) {
    double x = number.convertToDouble();
    if (std::isnan(x))
      x = kInfinity;
    bound.low = std::min(bound.low, x);
    bound.high = std::max(bound.high, x);
    if (!std::isfinite(x))
      bound.low = -kInfinity, bound.high = kInfinity;
  };
  auto dense = dyn_cast<DenseElementsAttr>(value);
  auto number = dyn_cast<FloatAttr>(value);
  if (!dense && !number)
    return bound;
  bound.low = kInfinity;
  bound.high = -kInfinity;
  if (number)
    include(number.getValue());
  else if (dense.isSplat())
    include(dense.getSplatValue<APFloat>());
  else
    for (const APFloat &element : dense.getValues<APFloat>())
      include(element);
  return bound;
}

/// Which NaN a float is, is not fixed, and any float may be one.
static bool showsBits(Operation *op) {
  auto bitcast = dyn_cast<BitcastOp>(op);
  return bitcast && bitcast.getInput().getType() != bitcast.getType() &&
         isa<FloatType>(getElementTypeOrSelf(bitcast.getInput()));
}

Transfer::Result Transfer::run() {
  auto reduceKind = [](ScatterKind kind) {
    switch (kind) {
    case ScatterKind::add:
      return ReduceKind::add;
    case ScatterKind::mul:
      return ReduceKind::mul;
    default:
      return ReduceKind::max;
    }
  };
  return TypeSwitch<Operation *, Result>(op)
      .Case([](ConstOp op) { return getConstantBound(op.getValue()); })
      .Case([&](IotaOp op) {
        double last = op.getType().getDimSize(op.getAxis());
        return rounded(0, last, 0, 0);
      })
      .Case([&](CastOp op) -> Result {
        Type from = getElementTypeOrSelf(op.getInput().getType());
        // A scale next to 0 is one or NaN, and 4 bits have no small errors.
        if (isStorageType(getElementTypeOrSelf(op.getType())))
          return exactIn ? Result(ErrorBound()) : std::nullopt;
        if (isa<FloatType>(from))
          return rounded(in[0].low, in[0].high, in[0].error(), 0);
        double limit = std::ldexp(1.0, from.getIntOrFloatBitWidth());
        return rounded(isUnsignedType(from) ? 0 : -limit, limit, 0, 0);
      })
      .Case([&](BitcastOp op) -> Result {
        if (op.getInput().getType() == op.getType())
          return in[0];
        if (!exactIn || showsBits(op))
          return std::nullopt;
        return ErrorBound();
      })
      .Case([&](WhereOp) { return select(in.drop_front(), false); })
      .Case([&](ReductionOpInterface reduction) -> Result {
        auto axis = dyn_cast<ReduceAxisOp>(op);
        if (!axis)
          return std::nullopt;
        ErrorBound element = in[0];
        if (axis.getKind() == ReduceKind::add &&
            isNarrowProduct(axis.getSource()))
          element.absolute += u * element.magnitude();
        return this->reduction(axis.getKind(), element,
                               getReducedCount(reduction));
      })
      .Case([&](ScatterOp op) -> Result {
        Result both = select({in[0], in[2]}, false);
        if (op.getKind() == ScatterKind::set)
          return both;
        // All updates along the axis may meet in one element.
        double updates = cast<ShapedType>(op.getIndices().getType())
                             .getDimSize(op.getAxis());
        return reduction(reduceKind(op.getKind()), *both, updates + 1);
      })
      .Case([&](GatherOp) { return select(in[0], /*withZero=*/true); })
      .Case<SortOp, TopKOp, UniqueOp>([&](auto) -> Result {
        // A small difference may change the order.
        return exactIn ? select(in[0], /*withZero=*/true) : std::nullopt;
      })
      .Case([&](MovementOpInterface) { return select(in, /*withZero=*/true); })
      .Case<ExpOp, Exp2Op, LogOp, Log2Op, SinOp, CosOp, TanOp, TanhOp, ErfOp,
            RsqrtOp, PowOp>([&](auto) { return transcendental(); })
      .Default([&](Operation *op) -> Result {
        // The same value in another place.
        if (op->getNumOperands() == 1 &&
            !op->hasTrait<OpTrait::Elementwise>() &&
            op->getOperand(0).getType() == op->getResult(0).getType())
          return in[0];
        return arithmetic();
      });
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

void ErrorBounds::addArgument(BlockArgument argument) {
  ErrorBound bound;
  if (!hasAwkwardValues(argument.getArgNumber())) {
    bound.low = -2;
    bound.high = 2;
  }
  bounds[argument] = bound;
}

/// Narrows the bound of a difference, or gives that of a comparison, by what
/// its operands are to each other: whatever the rounding, y - y is 0 and y is
/// at most its maximum.
static std::optional<ErrorBound> relate(Operation *op,
                                        ArrayRef<ErrorBound> operands,
                                        std::optional<ErrorBound> bound) {
  if (!isa<SubOp, CmpOp>(op) ||
      !llvm::all_of(operands, [](const ErrorBound &operand) {
        return operand.isFinite();
      }))
    return bound;
  Relation relation = findRelation(op->getOperand(0), op->getOperand(1));
  if (auto compare = dyn_cast<CmpOp>(op))
    return isDecided(compare.getPredicate(), relation) ? ErrorBound() : bound;
  if (relation == Relation::equal)
    return ErrorBound{0, 0, 0, 0};
  if (bound && relation == Relation::atMost)
    bound->high = std::min(bound->high, 0.0);
  if (bound && relation == Relation::atLeast)
    bound->low = std::max(bound->low, 0.0);
  return bound;
}

bool ErrorBounds::add(Operation *op) {
  SmallVector<ErrorBound> operands;
  bool isExact = true;
  for (Value operand : op->getOperands()) {
    const ErrorBound *bound = lookup(operand);
    if (!bound)
      return false;
    operands.push_back(*bound);
    isExact &= bound->isExact();
  }
  for (Value result : op->getResults()) {
    auto type = dyn_cast<FloatType>(getElementTypeOrSelf(result.getType()));
    std::optional<ErrorBound> bound;
    if (type)
      bound = Transfer(op, type, operands).run();
    else if (isExact && !showsBits(op))
      bound = ErrorBound();
    bool isOfFloats = isa<FloatType>(getElementTypeOrSelf(
        op->getOperandTypes().empty() ? result.getType()
                                      : op->getOperand(0).getType()));
    if (isOfFloats)
      bound = relate(op, operands, bound);
    if (!bound)
      return false;
    bounds[result] = *bound;
  }
  return true;
}

void ErrorBounds::forget(Operation *op) {
  for (Value result : op->getResults())
    bounds.erase(result);
}

const ErrorBound *ErrorBounds::lookup(Value value) const {
  auto it = bounds.find(value);
  return it == bounds.end() ? nullptr : &it->second;
}
