//===- SizeArithmetic.cpp - Sizes that scalars compute ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// What a program computes of sizes by arith, index and affine is computed by
// ops of uop on index, whose bounds the compiler knows. Ops that read numbers
// as unsigned are the signed ones where the numbers are not negative, and
// integers of a narrower type are numbers of index where they fit.
//
//===----------------------------------------------------------------------===//

#include "SizeArithmetic.h"

#include "AffineArithmetic.h"
#include "ElementBuilder.h"
#include "SizeRanges.h"

#include "uop/Dialect/UOp/IR/InBounds.h"
#include "uop/Dialect/UOp/IR/Variables.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Index/IR/IndexDialect.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Support/DebugStringHelper.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace uop;
using namespace uop::fromlinalg;

namespace {
/// An affine expression by ops on index.
class AffineEmitter : public AffineArithmetic<AffineEmitter> {
public:
  AffineEmitter(OpBuilder &builder, Location loc, AffineMap map,
                ValueRange operands)
      : builder(builder), loc(loc), dims(operands.take_front(map.getNumDims())),
        symbols(operands.drop_front(map.getNumDims())) {}

  Value visitDimExpr(AffineDimExpr expr) { return dims[expr.getPosition()]; }
  Value visitSymbolExpr(AffineSymbolExpr expr) {
    return symbols[expr.getPosition()];
  }
  Value constant(int64_t number) {
    return ConstOp::create(builder, loc, builder.getIndexType(), number);
  }
  template <typename OpT>
  Value create(Value lhs, Value rhs) {
    return OpT::create(builder, loc, builder.getIndexType(), lhs, rhs);
  }

private:
  OpBuilder &builder;
  Location loc;
  ValueRange dims, symbols;
};

class SizeArithmetic {
public:
  explicit SizeArithmetic(MLIRContext *context)
      : builder(context), loc(UnknownLoc::get(context)) {}

  /// The value by ops of uop; the same one where there are none for it.
  Value convert(Value value);

  /// Whether it is computed of other numbers than sizes.
  bool isForeign(Value value) const { return foreign.contains(value); }

  /// Ops that compute what was asked for and have no counterpart, and why.
  const llvm::MapVector<Operation *, std::string> &getRefused() const {
    return refused;
  }

private:
  Value make(Operation *op, ValueRange operands);
  Value makeBinary(Operation *op, ValueRange operands);
  Value makeAffine(Operation *op, ValueRange operands);
  Value makeShift(Operation *op, ValueRange operands);
  Value makeChoice(arith::SelectOp op, ValueRange operands);
  Value convertLeaf(Value value);
  Value createTruth(arith::CmpIPredicate predicate, Value lhs, Value rhs);

  template <typename OpT>
  Value create(Value lhs, Value rhs) {
    return OpT::create(builder, loc, builder.getIndexType(), lhs, rhs);
  }
  Value constant(int64_t number) {
    return ConstOp::create(builder, loc, builder.getIndexType(), number);
  }
  /// The difference; null if it may leave the numbers of index.
  Value createDifference(Value lhs, Value rhs);
  Value refuse(Operation *op, const Twine &reason) {
    if (!isInForeign)
      refused.try_emplace(op, reason.str());
    return {};
  }
  Value refuseUnsigned(Operation *op) {
    return refuse(op, "it reads a number as unsigned that may be negative; use "
                      "the op for signed numbers, or declare bounds of the "
                      "variables that exclude negative values");
  }

  OpBuilder builder;
  Location loc;
  SizeRanges ranges;
  /// By values of type index; null where there is none.
  llvm::DenseMap<Value, Value> converted;
  /// What is computed of other numbers than sizes, such as an argument of type
  /// index, may stay: a host program computes it.
  llvm::DenseSet<Value> foreign;
  /// Whether what is made at the moment is that.
  bool isInForeign = false;
  llvm::MapVector<Operation *, std::string> refused;
};
} // namespace

/// What an op of arith or index is computed from: for a choice, what is
/// compared and what is chosen.
static SmallVector<Value> getInputs(Operation *op) {
  auto select = dyn_cast<arith::SelectOp>(op);
  auto compare = select ? select.getCondition().getDefiningOp<arith::CmpIOp>()
                        : arith::CmpIOp();
  if (compare)
    return {compare.getLhs(), compare.getRhs(), select.getTrueValue(),
            select.getFalseValue()};
  return llvm::to_vector(op->getOperands());
}

Value SizeArithmetic::createDifference(Value lhs, Value rhs) {
  Value difference = create<SubOp>(lhs, rhs);
  ConstantIntRanges range = ranges.get(difference);
  bool isAny = range == ConstantIntRanges::maxRange(64);
  return isAny ? Value() : difference;
}

/// Casts of integers keep the number; whether it fits is seen of the result.
static bool isCast(Operation *op) {
  return isa<arith::IndexCastOp, arith::IndexCastUIOp, arith::ExtSIOp,
             arith::ExtUIOp, arith::TruncIOp, index::CastSOp, index::CastUOp>(
      op);
}

static bool readsUnsigned(Operation *op) {
  return isa<arith::CeilDivUIOp, arith::DivUIOp, arith::ExtUIOp,
             arith::IndexCastUIOp, arith::MaxUIOp, arith::MinUIOp,
             arith::RemUIOp, arith::ShRUIOp, index::CastUOp, index::CeilDivUOp,
             index::DivUOp, index::MaxUOp, index::MinUOp, index::RemUOp,
             index::ShrUOp>(op);
}

/// Operands that are read as unsigned are not negative.
Value SizeArithmetic::makeBinary(Operation *op, ValueRange operands) {
  auto binary = [&](auto tag) -> Value {
    return create<decltype(tag)>(operands[0], operands[1]);
  };
  return llvm::TypeSwitch<Operation *, Value>(op)
      .Case<arith::AddIOp, index::AddOp>([&](auto) { return binary(AddOp()); })
      .Case<arith::SubIOp, index::SubOp>([&](auto) { return binary(SubOp()); })
      .Case<arith::MulIOp, index::MulOp>([&](auto) { return binary(MulOp()); })
      .Case<arith::DivSIOp, index::DivSOp>(
          [&](auto) { return binary(IDivOp()); })
      .Case<arith::FloorDivSIOp, index::FloorDivSOp, arith::DivUIOp,
            index::DivUOp>([&](auto) { return binary(FloorDivOp()); })
      .Case<arith::RemSIOp, index::RemSOp>(
          [&](auto) { return binary(ModOp()); })
      .Case<arith::RemUIOp, index::RemUOp>(
          [&](auto) { return binary(FloorModOp()); })
      .Case<arith::MaxSIOp, index::MaxSOp, arith::MaxUIOp, index::MaxUOp>(
          [&](auto) { return binary(MaxOp()); })
      .Case<arith::MinSIOp, index::MinSOp, arith::MinUIOp, index::MinUOp>(
          [&](auto) { return binary(MinOp()); })
      .Case<arith::CeilDivSIOp, index::CeilDivSOp, arith::CeilDivUIOp,
            index::CeilDivUOp>([&](auto) {
        AffineExpr quotient =
            builder.getAffineDimExpr(0).ceilDiv(builder.getAffineDimExpr(1));
        return AffineEmitter(builder, loc, AffineMap::get(2, 0, quotient),
                             operands)
            .visit(quotient);
      })
      .Default([](Operation *) { return Value(); });
}

Value SizeArithmetic::makeAffine(Operation *op, ValueRange operands) {
  if (auto apply = dyn_cast<affine::AffineApplyOp>(op)) {
    AffineMap map = apply.getAffineMap();
    return AffineEmitter(builder, loc, map, operands).visit(map.getResult(0));
  }
  auto minimum = dyn_cast<affine::AffineMinOp>(op);
  auto maximum = dyn_cast<affine::AffineMaxOp>(op);
  if (!minimum && !maximum)
    return {};
  AffineMap map = minimum ? minimum.getMap() : maximum.getMap();
  AffineEmitter emitter(builder, loc, map, operands);
  Value best;
  for (AffineExpr expr : map.getResults()) {
    Value value = emitter.visit(expr);
    if (!best)
      best = value;
    else
      best = minimum ? create<MinOp>(best, value) : create<MaxOp>(best, value);
  }
  return best;
}

/// By a constant number of bits.
Value SizeArithmetic::makeShift(Operation *op, ValueRange operands) {
  bool isLeft = isa<arith::ShLIOp, index::ShlOp>(op);
  if (!isLeft &&
      !isa<arith::ShRSIOp, arith::ShRUIOp, index::ShrSOp, index::ShrUOp>(op))
    return {};
  APInt bits;
  if (!matchPattern(op->getOperand(1), m_ConstantInt(&bits)) || bits.uge(63))
    return {};
  Value factor = constant(int64_t(1) << bits.getZExtValue());
  return isLeft ? create<MulOp>(operands[0], factor)
                : create<FloorDivOp>(operands[0], factor);
}

/// 1 where the comparison holds, else 0.
Value SizeArithmetic::createTruth(arith::CmpIPredicate predicate, Value lhs,
                                  Value rhs) {
  using Predicate = arith::CmpIPredicate;
  Value one = constant(1), zero = constant(0);
  bool isEqual = predicate == Predicate::eq || predicate == Predicate::ne;
  bool isGreater = predicate == Predicate::sgt || predicate == Predicate::sge ||
                   predicate == Predicate::ugt || predicate == Predicate::uge;
  Value distance =
      isGreater ? createDifference(lhs, rhs) : createDifference(rhs, lhs);
  if (!distance)
    return {};
  if (isEqual)
    distance = create<MaxOp>(distance, create<SubOp>(zero, distance));
  if (llvm::is_contained(
          {Predicate::sle, Predicate::ule, Predicate::sge, Predicate::uge},
          predicate))
    distance = create<AddOp>(distance, one);
  Value truth = create<MinOp>(create<MaxOp>(distance, zero), one);
  return predicate == Predicate::eq ? create<SubOp>(one, truth) : truth;
}

/// A choice by a comparison. Of what is compared it is the smaller or the
/// greater; else the difference is added or not.
Value SizeArithmetic::makeChoice(arith::SelectOp op, ValueRange operands) {
  auto compare = op.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!compare)
    return {};
  using Predicate = arith::CmpIPredicate;
  Predicate predicate = compare.getPredicate();
  bool isUnsigned = predicate >= Predicate::ult;
  Value lhs = operands[0], rhs = operands[1], first = operands[2],
        second = operands[3];
  if (isUnsigned && (ranges.mayBeNegative(lhs) || ranges.mayBeNegative(rhs)))
    return refuseUnsigned(compare);
  bool isOrder = predicate != Predicate::eq && predicate != Predicate::ne;
  bool isLess = predicate == Predicate::slt || predicate == Predicate::sle ||
                predicate == Predicate::ult || predicate == Predicate::ule;
  bool isSame = lhs == first && rhs == second;
  if (isOrder && (isSame || (lhs == second && rhs == first)))
    return isSame == isLess ? create<MinOp>(first, second)
                            : create<MaxOp>(first, second);
  Value truth = createTruth(predicate, lhs, rhs);
  Value difference = createDifference(first, second);
  if (!truth || !difference)
    return {};
  Value chosen = create<AddOp>(second, create<MulOp>(truth, difference));
  // The bounds of a product tell less than these.
  chosen = create<MinOp>(chosen, create<MaxOp>(first, second));
  return create<MaxOp>(chosen, create<MinOp>(first, second));
}

/// A value of type index that is what `op` computes of these operands; null if
/// there is none, which is a refusal.
Value SizeArithmetic::make(Operation *op, ValueRange operands) {
  builder.setInsertionPointAfter(op);
  loc = op->getLoc();
  if (readsUnsigned(op) && llvm::any_of(operands, [&](Value operand) {
        return ranges.mayBeNegative(operand);
      }))
    return refuseUnsigned(op);
  Value made = isCast(op) ? operands[0] : makeBinary(op, operands);
  if (!made)
    made = makeAffine(op, operands);
  if (!made)
    made = makeShift(op, operands);
  if (auto choice = dyn_cast<arith::SelectOp>(op))
    made = makeChoice(choice, operands);
  if (!made)
    return refuse(op, "sizes are sums, products, quotients, remainders, "
                      "minima, maxima, shifts by constants, casts, and choices "
                      "by a comparison of these; use those");
  auto type = dyn_cast<IntegerType>(op->getResult(0).getType());
  if (!type || type.getWidth() == 64)
    return made;
  ConstantIntRanges range = ranges.get(made);
  if (range.smin().isSignedIntN(type.getWidth()) &&
      range.smax().isSignedIntN(type.getWidth()))
    return made;
  return refuse(op, "its numbers are not known to fit into " +
                        debugString(type) +
                        "; use index or i64, or declare bounds of the "
                        "variables for which they do");
}

/// Whether sizes are computed of it, rather than read from elsewhere.
static bool isOfSizes(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1 || op->getNumRegions() != 0 ||
      !isa<arith::ArithDialect, index::IndexDialect, affine::AffineDialect>(
          op->getDialect()))
    return false;
  auto type = dyn_cast<IntegerType>(value.getType());
  return value.getType().isIndex() ||
         (type && type.getWidth() > 1 && type.getWidth() <= 64);
}

/// Without operands to look at: constants, and values from elsewhere.
Value SizeArithmetic::convertLeaf(Value value) {
  APInt number;
  if (value.getType().isIndex()) {
    Operation *op = value.getDefiningOp();
    bool isSize =
        op && (isa<tensor::DimOp>(op) || isa<UOpDialect>(*op->getDialect()) ||
               op->hasTrait<OpTrait::ConstantLike>());
    if (!isSize)
      foreign.insert(value);
    return value;
  }
  if (!isOfSizes(value) || !matchPattern(value, m_ConstantInt(&number)))
    return {};
  builder.setInsertionPointAfterValue(value);
  loc = value.getLoc();
  return constant(number.getSExtValue());
}

Value SizeArithmetic::convert(Value value) {
  // Operands first: a value is looked at again once those that it needs are
  // there.
  SmallVector<Value> work = {value};
  while (!work.empty()) {
    Value next = work.back();
    if (converted.contains(next)) {
      work.pop_back();
      continue;
    }
    if (!isOfSizes(next) || next.getDefiningOp()->getNumOperands() == 0) {
      converted[next] = convertLeaf(next);
      work.pop_back();
      continue;
    }
    Operation *op = next.getDefiningOp();
    SmallVector<Value> inputs = getInputs(op);
    size_t size = work.size();
    for (Value input : inputs)
      if (!converted.contains(input))
        work.push_back(input);
    if (work.size() != size)
      continue;
    work.pop_back();
    auto operands = llvm::map_to_vector(
        inputs, [&](Value input) { return converted.lookup(input); });
    isInForeign = llvm::any_of(inputs, [&](Value input) {
      return foreign.contains(input) || !converted.lookup(input);
    });
    if (isInForeign)
      foreign.insert(next);
    Value made =
        llvm::is_contained(operands, Value()) ? Value() : make(op, operands);
    if (made && isInForeign)
      foreign.insert(made);
    converted[next] = made || !next.getType().isIndex() ? made : next;
  }
  return converted.lookup(value);
}

/// Of a box whose place no plan checks before a run, since it is computed of
/// other numbers than sizes and variables or is in a host function: it begins
/// at the nearest place where it is inside.
template <typename OpT>
static void keepInside(OpT op, Value tensor, ArrayRef<int64_t> offsets,
                       ArrayRef<int64_t> lengths,
                       function_ref<bool(Value)> isForeign) {
  OpBuilder builder(op);
  Location loc = op.getLoc();
  Type index = builder.getIndexType();
  MutableOperandRange operands = op.getDynamicMutable();
  Sizes boxSizes = getMixedValues(
      lengths,
      ValueRange(op.getDynamic())
          .drop_front(llvm::count_if(offsets, ShapedType::isDynamic)),
      builder);
  int64_t number = 0;
  for (auto [axis, offset] : llvm::enumerate(offsets)) {
    if (!ShapedType::isDynamic(offset))
      continue;
    OpOperand &place = operands[number++];
    if (!isForeign(place.get()))
      continue;
    auto asValue = [&](OpFoldResult size) -> Value {
      if (auto known = getConstantIntValue(size))
        return ConstOp::create(builder, loc, index, *known);
      return cast<Value>(size);
    };
    OpFoldResult size = getSizes(builder, loc, tensor)[axis];
    auto known = getConstantIntValue(size),
         knownLength = getConstantIntValue(boxSizes[axis]);
    Value last = known && knownLength
                     ? asValue(builder.getIndexAttr(*known - *knownLength))
                     : SubOp::create(builder, loc, index, asValue(size),
                                     asValue(boxSizes[axis]))
                           .getResult();
    Value nearest = MinOp::create(builder, loc, index, place.get(), last);
    place.set(MaxOp::create(builder, loc, index, nearest,
                            asValue(builder.getIndexAttr(0))));
  }
}

/// Whether it is in a function that no plan runs, as nothing says what the
/// sizes of its arguments are.
static bool isInHostFunction(Operation *op) {
  auto function = op->getParentOfType<FunctionOpInterface>();
  if (!function)
    return false;
  return llvm::any_of(
      llvm::enumerate(function.getArgumentTypes()), [&](auto argument) {
        auto type = dyn_cast<RankedTensorType>(argument.value());
        return type && !type.hasStaticShape() &&
               getSizeVariables(function, argument.index()).empty();
      });
}

LogicalResult uop::fromlinalg::convertSizeArithmetic(Operation *root,
                                                     bool partial) {
  SizeArithmetic arithmetic(root->getContext());
  SmallVector<OpOperand *> uses, others;
  root->walk([&](Operation *op) {
    if (!isa_and_nonnull<UOpDialect>(op->getDialect()))
      return;
    bool isTensor = llvm::any_of(op->getResultTypes(), [](Type type) {
      return isa<RankedTensorType>(type);
    });
    for (OpOperand &operand : op->getOpOperands())
      if (operand.get().getType().isIndex())
        (isTensor ? uses : others).push_back(&operand);
  });
  for (OpOperand *use : uses)
    use->set(arithmetic.convert(use->get()));
  root->walk([&](Operation *op) {
    if (!isMarkedInBounds(op))
      return;
    bool isInHost = isInHostFunction(op);
    auto isForeign = [&](Value value) {
      return isInHost || arithmetic.isForeign(value);
    };
    if (auto shrink = dyn_cast<ShrinkOp>(op))
      keepInside(shrink, shrink.getSource(), shrink.getOffsets(),
                 shrink.getSizes(), isForeign);
    if (auto assign = dyn_cast<AssignOp>(op))
      keepInside(assign, assign.getTarget(), *assign.getOffsets(),
                 *assign.getSizes(), isForeign);
  });
  LogicalResult result = success();
  if (!partial)
    for (const auto &[op, reason] : arithmetic.getRefused())
      result = op->emitOpError("cannot be converted to uop: it computes a size "
                               "or a position; ")
               << reason;
  for (OpOperand *use : others)
    use->set(arithmetic.convert(use->get()));
  return result;
}
