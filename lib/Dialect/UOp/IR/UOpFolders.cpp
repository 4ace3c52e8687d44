//===- UOpFolders.cpp - Folders of the uop ops ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/STLFunctionalExtras.h"

using namespace mlir;
using namespace uop;

//===----------------------------------------------------------------------===//
// Constant folding
//===----------------------------------------------------------------------===//

/// Constants with more elements than this are folded only if they are splats,
/// so that folding costs no more than the program's own text.
static constexpr int64_t kFoldElementLimit = 1024;

using IntFn = function_ref<std::optional<APInt>(ArrayRef<APInt>)>;
using FloatFn = function_ref<std::optional<APFloat>(ArrayRef<APFloat>)>;

/// Folds an elementwise op whose operands are all constant, element by element.
/// `fold` returns the result element, or null to give up.
static OpFoldResult
foldElements(Operation *op, ArrayRef<Attribute> operands,
             function_ref<Attribute(ArrayRef<Attribute>)> fold) {
  if (llvm::any_of(operands, [](Attribute a) { return !a; }))
    return {};
  Type type = op->getResult(0).getType();
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return fold(operands);
  SmallVector<DenseElementsAttr> dense;
  bool allSplat = true;
  for (Attribute operand : operands) {
    dense.push_back(dyn_cast<DenseElementsAttr>(operand));
    if (!dense.back())
      return {};
    allSplat &= dense.back().isSplat();
  }
  SmallVector<Attribute> elements(dense.size());
  if (allSplat) {
    for (auto [element, attr] : llvm::zip_equal(elements, dense))
      element = attr.getSplatValue<Attribute>();
    Attribute result = fold(elements);
    if (!result)
      return {};
    return DenseElementsAttr::get(shaped, result);
  }
  if (shaped.getNumElements() > kFoldElementLimit)
    return {};
  SmallVector<Attribute> results;
  for (int64_t i = 0, e = shaped.getNumElements(); i < e; ++i) {
    for (auto [element, attr] : llvm::zip_equal(elements, dense))
      element = *(attr.value_begin<Attribute>() + i);
    Attribute result = fold(elements);
    if (!result)
      return {};
    results.push_back(result);
  }
  return DenseElementsAttr::get(shaped, results);
}

/// Folds integers (and i1) with `onInts`, floats with `onFloats`; the result
/// has the type of the operands.
static OpFoldResult foldNumbers(Operation *op, ArrayRef<Attribute> operands,
                                IntFn onInts, FloatFn onFloats) {
  Type element = getElementTypeOrSelf(op->getResult(0).getType());
  return foldElements(
      op, operands, [&](ArrayRef<Attribute> attrs) -> Attribute {
        if (isa<FloatType>(element)) {
          SmallVector<APFloat, 3> values;
          for (Attribute attr : attrs)
            values.push_back(cast<FloatAttr>(attr).getValue());
          std::optional<APFloat> result =
              onFloats ? onFloats(values) : std::nullopt;
          return result ? FloatAttr::get(element, *result) : Attribute();
        }
        SmallVector<APInt, 3> values;
        for (Attribute attr : attrs)
          values.push_back(cast<IntegerAttr>(attr).getValue());
        std::optional<APInt> result = onInts ? onInts(values) : std::nullopt;
        return result ? IntegerAttr::get(element, *result) : Attribute();
      });
}

static bool isBool(Operation *op) {
  return getElementTypeOrSelf(op->getResult(0).getType()).isInteger(1);
}
static bool isFloat(Operation *op) {
  return isa<FloatType>(getElementTypeOrSelf(op->getResult(0).getType()));
}
static bool isUnsigned(Operation *op) {
  return isUnsignedType(op->getResult(0).getType());
}

/// The constant integer that all elements of `attr` are.
static std::optional<APInt> getSplatInt(Attribute attr) {
  if (auto integer = dyn_cast_or_null<IntegerAttr>(attr))
    return integer.getValue();
  auto dense = dyn_cast_or_null<DenseElementsAttr>(attr);
  if (dense && dense.isSplat() &&
      isa<IntegerType, IndexType>(dense.getElementType()))
    return dense.getSplatValue<APInt>();
  return std::nullopt;
}

static bool isSplatFloat(Attribute attr, double value) {
  auto number = dyn_cast_or_null<FloatAttr>(attr);
  if (auto dense = dyn_cast_or_null<DenseElementsAttr>(attr))
    if (dense.isSplat())
      number = dyn_cast<FloatAttr>(dense.getSplatValue<Attribute>());
  if (!number)
    return false;
  APFloat expected(value);
  bool lossy;
  expected.convert(number.getValue().getSemantics(),
                   APFloat::rmNearestTiesToEven, &lossy);
  return number.getValue().bitwiseIsEqual(expected);
}

static bool isIntSplat(Attribute attr, int64_t value) {
  std::optional<APInt> number = getSplatInt(attr);
  return number &&
         *number == APInt(64, value, true).trunc(number->getBitWidth());
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

OpFoldResult ConstOp::fold(FoldAdaptor) { return getValue(); }

OpFoldResult NegOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getInput().getDefiningOp<NegOp>()) // --x -> x
    return inner.getInput();
  return foldNumbers(
      *this, adaptor.getOperands(), [](ArrayRef<APInt> v) { return -v[0]; },
      [](ArrayRef<APFloat> v) { return llvm::neg(v[0]); });
}

OpFoldResult NotOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getInput().getDefiningOp<NotOp>()) // ~~x -> x
    return inner.getInput();
  return foldNumbers(
      *this, adaptor.getOperands(), [](ArrayRef<APInt> v) { return ~v[0]; },
      nullptr);
}

OpFoldResult AbsOp::fold(FoldAdaptor adaptor) {
  if (isUnsigned(*this))
    return getInput();
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0].abs(); },
      [](ArrayRef<APFloat> v) { return llvm::abs(v[0]); });
}

OpFoldResult SignOp::fold(FoldAdaptor adaptor) {
  bool isUnsignedOp = isUnsigned(*this);
  return foldNumbers(
      *this, adaptor.getOperands(),
      [&](ArrayRef<APInt> v) {
        unsigned width = v[0].getBitWidth();
        if (v[0].isZero())
          return v[0];
        return !isUnsignedOp && v[0].isNegative() ? APInt::getAllOnes(width)
                                                  : APInt(width, 1);
      },
      [](ArrayRef<APFloat> v) {
        if (v[0].isNaN() || v[0].isZero())
          return v[0];
        APFloat one(v[0].getSemantics(), 1);
        return v[0].isNegative() ? llvm::neg(one) : one;
      });
}

/// Rounding twice is rounding once, and integers are their own roundings.
static OpFoldResult foldRounding(Operation *op, ArrayRef<Attribute> operands,
                                 APFloat::roundingMode mode) {
  Operation *inner = op->getOperand(0).getDefiningOp();
  if (isa_and_nonnull<TruncOp, FloorOp, CeilOp, RoundOp>(inner))
    return op->getOperand(0);
  return foldNumbers(op, operands, nullptr, [&](ArrayRef<APFloat> v) {
    APFloat result = v[0];
    result.roundToIntegral(mode);
    return result;
  });
}

OpFoldResult TruncOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor.getOperands(), APFloat::rmTowardZero);
}
OpFoldResult FloorOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor.getOperands(), APFloat::rmTowardNegative);
}
OpFoldResult CeilOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor.getOperands(), APFloat::rmTowardPositive);
}
OpFoldResult RoundOp::fold(FoldAdaptor adaptor) {
  return foldRounding(*this, adaptor.getOperands(),
                      APFloat::rmNearestTiesToEven);
}

OpFoldResult SquareOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] * v[0]; },
      [](ArrayRef<APFloat> v) { return v[0] * v[0]; });
}

OpFoldResult RecipOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(*this, adaptor.getOperands(), nullptr,
                     [](ArrayRef<APFloat> v) {
                       return APFloat(v[0].getSemantics(), 1) / v[0];
                     });
}

// The value of a transcendental function is the lowering's to compute: folding
// it here with the host's libm would make results depend on the host.
#define UOP_NO_FOLD(OP)                                                        \
  OpFoldResult OP::fold(FoldAdaptor) { return {}; }
UOP_NO_FOLD(SqrtOp)
UOP_NO_FOLD(RsqrtOp)
UOP_NO_FOLD(ExpOp)
UOP_NO_FOLD(Exp2Op)
UOP_NO_FOLD(LogOp)
UOP_NO_FOLD(Log2Op)
UOP_NO_FOLD(SinOp)
UOP_NO_FOLD(CosOp)
UOP_NO_FOLD(TanOp)
UOP_NO_FOLD(TanhOp)
UOP_NO_FOLD(ErfOp)
UOP_NO_FOLD(PowOp)
UOP_NO_FOLD(ThreefryOp)

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

OpFoldResult AddOp::fold(FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  // x + 0 -> x; of floats only -0.0 is neutral: 0.0 would turn -0.0 into 0.0.
  if (isIntSplat(rhs, 0) || isSplatFloat(rhs, -0.0))
    return getLhs();
  bool isOr = isBool(*this);
  return foldNumbers(
      *this, adaptor.getOperands(),
      [&](ArrayRef<APInt> v) { return isOr ? v[0] | v[1] : v[0] + v[1]; },
      [](ArrayRef<APFloat> v) { return v[0] + v[1]; });
}

OpFoldResult SubOp::fold(FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  if (isIntSplat(rhs, 0) || isSplatFloat(rhs, 0.0)) // x - 0 -> x
    return getLhs();
  if (getLhs() == getRhs() && !isFloat(*this)) // x - x -> 0, of integers
    if (auto shaped = dyn_cast<ShapedType>(getType());
        !shaped || shaped.hasStaticShape())
      return getReductionIdentity(ReduceKind::add, getType());
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] - v[1]; },
      [](ArrayRef<APFloat> v) { return v[0] - v[1]; });
}

OpFoldResult MulOp::fold(FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  if (isIntSplat(rhs, 1) || isSplatFloat(rhs, 1.0)) // x * 1 -> x
    return getLhs();
  if (isIntSplat(rhs, 0)) // x * 0 -> 0, of integers
    return rhs;
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] * v[1]; },
      [](ArrayRef<APFloat> v) { return v[0] * v[1]; });
}

OpFoldResult FDivOp::fold(FoldAdaptor adaptor) {
  if (isSplatFloat(adaptor.getRhs(), 1.0)) // x / 1 -> x
    return getLhs();
  return foldNumbers(*this, adaptor.getOperands(), nullptr,
                     [](ArrayRef<APFloat> v) { return v[0] / v[1]; });
}

/// Whether `constant` is what no other element loses against: the identity of
/// the reduction. NaN stays NaN either way.
static bool isIdentity(Attribute constant, ReduceKind kind, Type type) {
  if (auto elements = dyn_cast_or_null<DenseElementsAttr>(constant))
    constant =
        elements.isSplat() ? elements.getSplatValue<Attribute>() : Attribute();
  return constant &&
         constant == getReductionIdentity(kind, getElementTypeOrSelf(type));
}

/// max(x, x) -> x; max(x, least) -> x, and the same for min.
static Value foldExtremum(Operation *op, ArrayRef<Attribute> operands,
                          ReduceKind kind) {
  Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  if (lhs == rhs || isIdentity(operands[1], kind, rhs.getType()))
    return lhs;
  return isIdentity(operands[0], kind, lhs.getType()) ? rhs : Value();
}

OpFoldResult MaxOp::fold(FoldAdaptor adaptor) {
  if (Value value = foldExtremum(*this, adaptor.getOperands(), ReduceKind::max))
    return value;
  bool isUnsignedOp = isUnsigned(*this);
  return foldNumbers(
      *this, adaptor.getOperands(),
      [&](ArrayRef<APInt> v) {
        return isUnsignedOp ? llvm::APIntOps::umax(v[0], v[1])
                            : llvm::APIntOps::smax(v[0], v[1]);
      },
      [](ArrayRef<APFloat> v) { return llvm::maximum(v[0], v[1]); });
}

OpFoldResult MinOp::fold(FoldAdaptor adaptor) {
  if (Value value = foldExtremum(*this, adaptor.getOperands(), ReduceKind::min))
    return value;
  bool isUnsignedOp = isUnsigned(*this);
  return foldNumbers(
      *this, adaptor.getOperands(),
      [&](ArrayRef<APInt> v) {
        return isUnsignedOp ? llvm::APIntOps::umin(v[0], v[1])
                            : llvm::APIntOps::smin(v[0], v[1]);
      },
      [](ArrayRef<APFloat> v) { return llvm::minimum(v[0], v[1]); });
}

/// floor(x / y) and its remainder, of signed integers, y not 0.
static APInt floorDivide(const APInt &lhs, const APInt &rhs, APInt &remainder) {
  APInt quotient(lhs.getBitWidth(), 0);
  APInt::sdivrem(lhs, rhs, quotient, remainder);
  if (!remainder.isZero() && remainder.isNegative() != rhs.isNegative()) {
    quotient -= 1;
    remainder += rhs;
  }
  return quotient;
}

/// Folds a division whose zero divisor gives 0.
static OpFoldResult
foldDivision(Operation *op, ArrayRef<Attribute> operands, bool isQuotient,
             function_ref<APInt(const APInt &, const APInt &)> onSigned,
             function_ref<APInt(const APInt &, const APInt &)> onUnsigned) {
  if (isIntSplat(operands[1], 1)) // x / 1 -> x, x % 1 -> 0
    if (isQuotient)
      return op->getOperand(0);
  bool isUnsignedOp = isUnsigned(op);
  return foldNumbers(
      op, operands,
      [&](ArrayRef<APInt> v) {
        if (v[1].isZero())
          return APInt::getZero(v[1].getBitWidth());
        return isUnsignedOp ? onUnsigned(v[0], v[1]) : onSigned(v[0], v[1]);
      },
      nullptr);
}

static APInt udiv(const APInt &l, const APInt &r) { return l.udiv(r); }
static APInt urem(const APInt &l, const APInt &r) { return l.urem(r); }

OpFoldResult IDivOp::fold(FoldAdaptor adaptor) {
  return foldDivision(
      *this, adaptor.getOperands(), /*isQuotient=*/true,
      [](const APInt &l, const APInt &r) { return l.sdiv(r); }, udiv);
}
OpFoldResult ModOp::fold(FoldAdaptor adaptor) {
  return foldDivision(
      *this, adaptor.getOperands(), /*isQuotient=*/false,
      [](const APInt &l, const APInt &r) { return l.srem(r); }, urem);
}
OpFoldResult FloorDivOp::fold(FoldAdaptor adaptor) {
  return foldDivision(
      *this, adaptor.getOperands(), /*isQuotient=*/true,
      [](const APInt &l, const APInt &r) {
        APInt remainder(l.getBitWidth(), 0);
        return floorDivide(l, r, remainder);
      },
      udiv);
}
OpFoldResult FloorModOp::fold(FoldAdaptor adaptor) {
  return foldDivision(
      *this, adaptor.getOperands(), /*isQuotient=*/false,
      [](const APInt &l, const APInt &r) {
        APInt remainder(l.getBitWidth(), 0);
        (void)floorDivide(l, r, remainder);
        return remainder;
      },
      urem);
}

OpFoldResult AndOp::fold(FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  if (isIntSplat(rhs, 0)) // x & 0 -> 0
    return rhs;
  if (isIntSplat(rhs, -1) || getLhs() == getRhs()) // x & ~0 -> x, x & x -> x
    return getLhs();
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] & v[1]; }, nullptr);
}

OpFoldResult OrOp::fold(FoldAdaptor adaptor) {
  Attribute rhs = adaptor.getRhs();
  if (isIntSplat(rhs, -1)) // x | ~0 -> ~0
    return rhs;
  if (isIntSplat(rhs, 0) || getLhs() == getRhs()) // x | 0 -> x, x | x -> x
    return getLhs();
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] | v[1]; }, nullptr);
}

OpFoldResult XOrOp::fold(FoldAdaptor adaptor) {
  if (isIntSplat(adaptor.getRhs(), 0)) // x ^ 0 -> x
    return getLhs();
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] ^ v[1]; }, nullptr);
}

OpFoldResult ShlOp::fold(FoldAdaptor adaptor) {
  if (isIntSplat(adaptor.getRhs(), 0)) // x << 0 -> x
    return getLhs();
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0].shl(v[1]); }, nullptr);
}

OpFoldResult ShrOp::fold(FoldAdaptor adaptor) {
  if (isIntSplat(adaptor.getRhs(), 0)) // x >> 0 -> x
    return getLhs();
  bool isUnsignedOp = isUnsigned(*this);
  return foldNumbers(
      *this, adaptor.getOperands(),
      [&](ArrayRef<APInt> v) {
        return isUnsignedOp ? v[0].lshr(v[1]) : v[0].ashr(v[1]);
      },
      nullptr);
}

//===----------------------------------------------------------------------===//
// Comparison, selection, conversion
//===----------------------------------------------------------------------===//

OpFoldResult CmpOp::fold(FoldAdaptor adaptor) {
  Type element = getElementTypeOrSelf(getLhs().getType());
  bool isUnsignedOp = isUnsignedType(element);
  CmpPredicate predicate = getPredicate();
  Builder builder(getContext());
  return foldElements(
      *this, adaptor.getOperands(), [&](ArrayRef<Attribute> v) -> Attribute {
        bool less, equal, ordered = true;
        if (isa<FloatType>(element)) {
          APFloat::cmpResult result = cast<FloatAttr>(v[0]).getValue().compare(
              cast<FloatAttr>(v[1]).getValue());
          less = result == APFloat::cmpLessThan;
          equal = result == APFloat::cmpEqual;
          ordered = result != APFloat::cmpUnordered;
        } else {
          APInt lhs = cast<IntegerAttr>(v[0]).getValue();
          APInt rhs = cast<IntegerAttr>(v[1]).getValue();
          less = isUnsignedOp ? lhs.ult(rhs) : lhs.slt(rhs);
          equal = lhs == rhs;
        }
        bool result = false;
        switch (predicate) {
        case CmpPredicate::lt:
          result = less;
          break;
        case CmpPredicate::le:
          result = less || equal;
          break;
        case CmpPredicate::gt:
          result = ordered && !less && !equal;
          break;
        case CmpPredicate::ge:
          result = ordered && !less;
          break;
        case CmpPredicate::eq:
          result = equal;
          break;
        case CmpPredicate::ne:
          result = !equal;
          break;
        }
        return builder.getIntegerAttr(builder.getI1Type(), result);
      });
}

/// Whether `condition` implies `clause`: it is the clause, or an "and" with it.
static bool implies(Value condition, Value clause) {
  SmallVector<Value> worklist = {condition};
  while (!worklist.empty()) {
    Value current = worklist.pop_back_val();
    if (current == clause)
      return true;
    if (auto both = current.getDefiningOp<AndOp>())
      worklist.append({both.getLhs(), both.getRhs()});
  }
  return false;
}

/// Whether the value is a read that gives 0 wherever `condition` is false.
static bool isZeroUnless(Value value, Value condition) {
  if (auto index = value.getDefiningOp<IndexOp>())
    return index.getGate() && implies(index.getGate(), condition);
  if (auto load = value.getDefiningOp<LoadOp>())
    return load.getGate() && !load.getAlternative() &&
           implies(load.getGate(), condition);
  return false;
}

static bool isZero(Attribute attr) {
  return isIntSplat(attr, 0) || isSplatFloat(attr, 0.0);
}

OpFoldResult WhereOp::fold(FoldAdaptor adaptor) {
  if (getTrueValue() == getFalseValue()) // where(c, x, x) -> x
    return getTrueValue();
  // where(c, where(c, x, y), z) -> where(c, x, z)
  if (auto inner = getTrueValue().getDefiningOp<WhereOp>())
    if (inner.getCondition() == getCondition()) {
      getTrueValueMutable().assign(inner.getTrueValue());
      return getResult();
    }
  // A gated read is 0 where its gate is false.
  if (isZero(adaptor.getFalseValue()) &&
      isZeroUnless(getTrueValue(), getCondition()))
    return getTrueValue();
  if (std::optional<APInt> condition = getSplatInt(adaptor.getCondition()))
    return condition->isZero() ? getFalseValue() : getTrueValue();
  return foldElements(
      *this, adaptor.getOperands(), [](ArrayRef<Attribute> v) -> Attribute {
        bool condition = !cast<IntegerAttr>(v[0]).getValue().isZero();
        return condition ? v[1] : v[2];
      });
}

OpFoldResult MulAccOp::fold(FoldAdaptor adaptor) {
  return foldNumbers(
      *this, adaptor.getOperands(),
      [](ArrayRef<APInt> v) { return v[0] * v[1] + v[2]; },
      [](ArrayRef<APFloat> v) {
        APFloat result = v[0];
        result.fusedMultiplyAdd(v[1], v[2], APFloat::rmNearestTiesToEven);
        return result;
      });
}

OpFoldResult LdexpOp::fold(FoldAdaptor adaptor) {
  if (isIntSplat(adaptor.getExponent(), 0))
    return getInput();
  // The narrower ones differ in what they have for infinities.
  if (!isa<Float16Type, BFloat16Type, Float32Type, Float64Type>(
          getElementTypeOrSelf(getType())))
    return {};
  return foldElements(
      *this, adaptor.getOperands(), [](ArrayRef<Attribute> v) -> Attribute {
        auto input = cast<FloatAttr>(v[0]);
        int64_t exponent = cast<IntegerAttr>(v[1]).getValue().getSExtValue();
        return FloatAttr::get(input.getType(),
                              scalbn(input.getValue(), int(exponent),
                                     APFloat::rmNearestTiesToEven));
      });
}

static Attribute castElement(Attribute input, Type from, Type to,
                             bool saturate) {
  if (auto number = dyn_cast<FloatAttr>(input)) {
    APFloat value = number.getValue();
    if (auto floatType = dyn_cast<FloatType>(to))
      return FloatAttr::get(floatType, roundTo(floatType, value, saturate));
    if (to.isInteger(1))
      return IntegerAttr::get(to, APInt(1, !value.isZero()));
    unsigned width = to.isIndex() ? 64 : cast<IntegerType>(to).getWidth();
    // convertToInteger saturates, and gives 0 for NaN.
    APSInt result(width, isUnsignedType(to));
    bool exact;
    value.convertToInteger(result, APFloat::rmTowardZero, &exact);
    return IntegerAttr::get(to, APInt(result));
  }
  APInt value = cast<IntegerAttr>(input).getValue();
  if (auto floatType = dyn_cast<FloatType>(to)) {
    return FloatAttr::get(
        floatType, roundTo(floatType, value, isUnsignedType(from), saturate));
  }
  if (to.isInteger(1))
    return IntegerAttr::get(to, APInt(1, !value.isZero()));
  unsigned width = to.isIndex() ? 64 : cast<IntegerType>(to).getWidth();
  return IntegerAttr::get(to, isUnsignedType(from) ? value.zextOrTrunc(width)
                                                   : value.sextOrTrunc(width));
}

OpFoldResult CastOp::fold(FoldAdaptor adaptor) {
  // A cast to its own type; one that saturates takes infinities away.
  if (getInput().getType() == getType() && !getSaturate())
    return getInput();
  Type from = getElementTypeOrSelf(getInput().getType());
  Type to = getElementTypeOrSelf(getType());
  return foldElements(*this, adaptor.getOperands(), [&](ArrayRef<Attribute> v) {
    return castElement(v[0], from, to, getSaturate());
  });
}

OpFoldResult BitcastOp::fold(FoldAdaptor adaptor) {
  if (getInput().getType() == getType())
    return getInput();
  if (auto inner = getInput().getDefiningOp<BitcastOp>())
    if (inner.getInput().getType() == getType()) // there and back
      return inner.getInput();
  Type to = getElementTypeOrSelf(getType());
  return foldElements(
      *this, adaptor.getOperands(), [&](ArrayRef<Attribute> v) -> Attribute {
        APInt bits = isa<FloatAttr>(v[0])
                         ? cast<FloatAttr>(v[0]).getValue().bitcastToAPInt()
                         : cast<IntegerAttr>(v[0]).getValue();
        if (auto floatType = dyn_cast<FloatType>(to))
          return FloatAttr::get(floatType,
                                APFloat(floatType.getFloatSemantics(), bits));
        return IntegerAttr::get(to, bits);
      });
}

//===----------------------------------------------------------------------===//
// Movement and reduction
//===----------------------------------------------------------------------===//

/// A movement that keeps every element where it is.
static OpFoldResult foldIdentity(Operation *op, bool isIdentity,
                                 Attribute source) {
  auto type = cast<ShapedType>(op->getResult(0).getType());
  if (isIdentity && op->getOperand(0).getType() == type)
    return op->getOperand(0);
  // The elements of a splat are the same wherever they are.
  auto dense = dyn_cast_or_null<DenseElementsAttr>(source);
  if (dense && dense.isSplat() && type.hasStaticShape())
    return dense.resizeSplat(type);
  return {};
}

OpFoldResult ReshapeOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getSource().getDefiningOp<ReshapeOp>()) {
    if (inner.getSource().getType() == getType() && isView())
      return inner.getSource();
    // reshape(reshape(x)) -> reshape(x)
    getSourceMutable().set(inner.getSource());
    return getResult();
  }
  return foldIdentity(*this, isView(), adaptor.getSource());
}

OpFoldResult PermuteOp::fold(FoldAdaptor adaptor) {
  bool isIdentity =
      llvm::all_of(llvm::enumerate(getPermutation()),
                   [](auto it) { return int64_t(it.index()) == it.value(); });
  if (!isIdentity) {
    // permute(permute(x)) -> permute(x)
    if (auto inner = getSource().getDefiningOp<PermuteOp>()) {
      SmallVector<int64_t> composed;
      for (int64_t axis : getPermutation())
        composed.push_back(inner.getPermutation()[axis]);
      setPermutation(composed);
      setOperand(inner.getSource());
      return getResult();
    }
  }
  return foldIdentity(*this, isIdentity, adaptor.getSource());
}

OpFoldResult ExpandOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getSource().getDefiningOp<ExpandOp>()) {
    // expand(expand(x)) -> expand(x)
    getSourceMutable().set(inner.getSource());
    return getResult();
  }
  return foldIdentity(*this, true, adaptor.getSource());
}

OpFoldResult PadOp::fold(FoldAdaptor) {
  auto isZero = [](int64_t amount) { return amount == 0; };
  return foldIdentity(
      *this, llvm::all_of(getLow(), isZero) && llvm::all_of(getHigh(), isZero),
      {}); // pad by nothing
}

OpFoldResult ShrinkOp::fold(FoldAdaptor adaptor) {
  // Sizes that are not static may differ where the types do not.
  return foldIdentity(*this, getType().hasStaticShape(), adaptor.getSource());
}

OpFoldResult ViewOp::fold(FoldAdaptor adaptor) {
  // A splat is the same wherever it is read, unless some of it is not.
  bool isWhole =
      !getMaskBegin() ||
      (llvm::all_of(*getMaskBegin(), [](int64_t i) { return i == 0; }) &&
       *getMaskEnd() == getSizes());
  bool isIdentity = isWhole && getOffset() == 0 && getType().getRank() == 1 &&
                    getStrides()[0] == 1;
  return foldIdentity(*this, isIdentity,
                      isWhole ? adaptor.getSource() : Attribute());
}

OpFoldResult FlipOp::fold(FoldAdaptor adaptor) {
  if (auto inner = getSource().getDefiningOp<FlipOp>())
    if (llvm::equal(inner.getAxes(), getAxes())) // there and back
      return inner.getSource();
  bool movesNothing = llvm::all_of(
      getAxes(), [&](int64_t axis) { return getType().getDimSize(axis) == 1; });
  return foldIdentity(*this, movesNothing, adaptor.getSource());
}

OpFoldResult CatOp::fold(FoldAdaptor adaptor) {
  if (getSources().size() == 1 && getSources().front().getType() == getType())
    return getSources().front();
  return {};
}

OpFoldResult ReduceAxisOp::fold(FoldAdaptor adaptor) {
  if (getAxes().empty()) // over no axes
    return getSource();
  return {};
}
