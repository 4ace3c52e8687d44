//===- ElementwiseOps.cpp - Arithmetic, one element at a time ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "uop/Dialect/UOp/IR/Permissions.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <cmath>
#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::interp;

static float toFloat(uint64_t bits) {
  return static_cast<float>(toDouble(ElementKind::F32, bits));
}
static uint64_t fromFloat(float value) {
  return fromDouble(ElementKind::F32, value);
}

/// A correctly rounded function of floats: f32 in f32, f64 in f64, narrower
/// types in f64, which for one +, -, *, / or sqrt has enough bits (at least
/// 2p + 2) for the second rounding to be harmless.
template <typename Fn>
static uint64_t mapExact(const ElementArgs &a, Fn fn) {
  if (a.out == ElementKind::F32) {
    if constexpr (std::is_invocable_v<Fn, float>)
      return fromFloat(fn(toFloat(a.bits[0])));
    else
      return fromFloat(fn(toFloat(a.bits[0]), toFloat(a.bits[1])));
  }
  if constexpr (std::is_invocable_v<Fn, double>)
    return fromDouble(a.out, fn(toDouble(a.out, a.bits[0])));
  else
    return fromDouble(
        a.out, fn(toDouble(a.out, a.bits[0]), toDouble(a.out, a.bits[1])));
}

/// A function that is computed in f64 whatever the type.
using Function = double (*)(double);
template <Function fn>
static uint64_t evalFunction(const ElementArgs &a) {
  return fromDouble(a.out, fn(toDouble(a.out, a.bits[0])));
}

/// Takes all of the permission: what may be 0 is.
static uint64_t evalExp(const ElementArgs &a) {
  uint64_t result = evalFunction<std::exp>(a);
  if (!a.op || !a.op->hasAttr(kWeightAttrName))
    return result;
  double least = a.out == ElementKind::F64 ? std::numeric_limits<double>::min()
                                           : std::numeric_limits<float>::min();
  return toDouble(a.out, result) < least ? 0 : result;
}

static double rsqrt(double x) { return 1.0 / std::sqrt(x); }
static double roundHalfEven(double x) { return std::nearbyint(x); }

static uint64_t signMask(ElementKind kind) {
  return uint64_t(1) << (getBitWidth(kind) - 1);
}

/// Whether `x` orders before `y`; of floats, -0.0 before 0.0 where asked.
static bool lessThan(ElementKind kind, uint64_t x, uint64_t y,
                     bool orderZeros) {
  if (isFloat(kind)) {
    double a = toDouble(kind, x), b = toDouble(kind, y);
    if (orderZeros && a == 0 && b == 0)
      return std::signbit(a) && !std::signbit(b);
    return a < b;
  }
  if (isUnsigned(kind))
    return x < y;
  return toInt64(kind, x) < toInt64(kind, y);
}

//===----------------------------------------------------------------------===//
// Unary
//===----------------------------------------------------------------------===//

static uint64_t evalNeg(const ElementArgs &a) {
  if (isFloat(a.out))
    return negate(a.out, a.bits[0]);
  return wrap(a.out, uint64_t(0) - a.bits[0]);
}

static uint64_t evalNot(const ElementArgs &a) {
  return wrap(a.out, ~a.bits[0]);
}

static uint64_t evalAbs(const ElementArgs &a) {
  if (isFloat(a.out))
    return absolute(a.out, a.bits[0]);
  if (isUnsigned(a.out) || toInt64(a.out, a.bits[0]) >= 0)
    return a.bits[0];
  return wrap(a.out, uint64_t(0) - a.bits[0]);
}

static uint64_t evalSign(const ElementArgs &a) {
  if (isFloat(a.out)) {
    double x = toDouble(a.out, a.bits[0]);
    if (std::isnan(x) || x == 0)
      return a.bits[0];
    return fromDouble(a.out, x < 0 ? -1.0 : 1.0);
  }
  if (a.bits[0] == 0)
    return 0;
  bool negative = !isUnsigned(a.out) && toInt64(a.out, a.bits[0]) < 0;
  return wrap(a.out, negative ? ~uint64_t(0) : 1);
}

static uint64_t evalSqrt(const ElementArgs &a) {
  return mapExact(a, [](auto x) { return std::sqrt(x); });
}

static uint64_t evalRecip(const ElementArgs &a) {
  return mapExact(a, [](auto x) { return decltype(x)(1) / x; });
}

//===----------------------------------------------------------------------===//
// Binary
//===----------------------------------------------------------------------===//

static uint64_t evalAdd(const ElementArgs &a) {
  if (isFloat(a.out))
    return mapExact(a, [](auto x, auto y) { return x + y; });
  if (a.out == ElementKind::I1)
    return a.bits[0] | a.bits[1];
  return wrap(a.out, a.bits[0] + a.bits[1]);
}

static uint64_t evalSub(const ElementArgs &a) {
  if (isFloat(a.out))
    return mapExact(a, [](auto x, auto y) { return x - y; });
  return wrap(a.out, a.bits[0] - a.bits[1]);
}

static uint64_t evalMul(const ElementArgs &a) {
  if (isFloat(a.out))
    return mapExact(a, [](auto x, auto y) { return x * y; });
  if (a.out == ElementKind::I1)
    return a.bits[0] & a.bits[1];
  return wrap(a.out, a.bits[0] * a.bits[1]);
}

static uint64_t evalSquare(const ElementArgs &a) {
  return evalMul({a.op, a.in, a.out, {a.bits[0], a.bits[0]}});
}

static uint64_t evalFDiv(const ElementArgs &a) {
  return mapExact(a, [](auto x, auto y) { return x / y; });
}

static uint64_t evalMax(const ElementArgs &a) {
  if (a.op && a.op->hasAttr(kSkipsNaNAttrName) && isNaN(a.out, a.bits[1]))
    return a.bits[0];
  for (uint64_t x : a.bits)
    if (isNaN(a.out, x))
      return x;
  return lessThan(a.out, a.bits[0], a.bits[1], /*orderZeros=*/true) ? a.bits[1]
                                                                    : a.bits[0];
}

static uint64_t evalMin(const ElementArgs &a) {
  for (uint64_t x : a.bits)
    if (isNaN(a.out, x))
      return x;
  return lessThan(a.out, a.bits[1], a.bits[0], /*orderZeros=*/true) ? a.bits[1]
                                                                    : a.bits[0];
}

static uint64_t evalPow(const ElementArgs &a) {
  if (isFloat(a.out))
    return fromDouble(a.out, std::pow(toDouble(a.out, a.bits[0]),
                                      toDouble(a.out, a.bits[1])));
  uint64_t base = a.bits[0], exponent = a.bits[1];
  if (!isUnsigned(a.out) && toInt64(a.out, exponent) < 0) {
    int64_t value = toInt64(a.out, base);
    if (value == 1)
      return 1;
    if (value == -1)
      return wrap(a.out, (exponent & 1) ? ~uint64_t(0) : 1);
    return 0;
  }
  uint64_t result = 1;
  for (; exponent != 0; exponent >>= 1) {
    if (exponent & 1)
      result *= base;
    base *= base;
  }
  return wrap(a.out, result);
}

/// The truncated quotient and its remainder, total.
static std::pair<uint64_t, uint64_t> divide(const ElementArgs &a) {
  if (a.bits[1] == 0)
    return {0, 0};
  if (isUnsigned(a.out))
    return {a.bits[0] / a.bits[1], a.bits[0] % a.bits[1]};
  int64_t x = toInt64(a.out, a.bits[0]), y = toInt64(a.out, a.bits[1]);
  if (y == -1)
    return {wrap(a.out, uint64_t(0) - uint64_t(x)), 0};
  return {wrap(a.out, uint64_t(x / y)), wrap(a.out, uint64_t(x % y))};
}

/// Whether the quotient was truncated upward.
static bool roundedUp(const ElementArgs &a, uint64_t remainder) {
  if (isUnsigned(a.out) || remainder == 0)
    return false;
  return (toInt64(a.out, a.bits[0]) < 0) != (toInt64(a.out, a.bits[1]) < 0);
}

static uint64_t evalIDiv(const ElementArgs &a) { return divide(a).first; }
static uint64_t evalMod(const ElementArgs &a) { return divide(a).second; }

static uint64_t evalFloorDiv(const ElementArgs &a) {
  auto [quotient, remainder] = divide(a);
  return wrap(a.out, quotient - roundedUp(a, remainder));
}

static uint64_t evalFloorMod(const ElementArgs &a) {
  auto [quotient, remainder] = divide(a);
  return wrap(a.out,
              roundedUp(a, remainder) ? remainder + a.bits[1] : remainder);
}

static uint64_t evalAnd(const ElementArgs &a) { return a.bits[0] & a.bits[1]; }
static uint64_t evalOr(const ElementArgs &a) { return a.bits[0] | a.bits[1]; }
static uint64_t evalXOr(const ElementArgs &a) { return a.bits[0] ^ a.bits[1]; }

static uint64_t evalShl(const ElementArgs &a) {
  if (a.bits[1] >= getBitWidth(a.out))
    return 0;
  return wrap(a.out, a.bits[0] << a.bits[1]);
}

static uint64_t evalShr(const ElementArgs &a) {
  unsigned width = getBitWidth(a.out);
  if (isUnsigned(a.out))
    return a.bits[1] >= width ? 0 : a.bits[0] >> a.bits[1];
  int64_t x = toInt64(a.out, a.bits[0]);
  // The sign fills a whole 64-bit shift by 63 as well.
  return wrap(a.out, uint64_t(x >> (a.bits[1] >= width ? 63 : a.bits[1])));
}

static uint64_t evalThreefry(const ElementArgs &a) {
  static constexpr unsigned rotations[2][4] = {{13, 15, 26, 6},
                                               {17, 29, 16, 24}};
  uint32_t key[3] = {uint32_t(a.bits[1]), uint32_t(a.bits[1] >> 32), 0};
  key[2] = 0x1BD11BDAu ^ key[0] ^ key[1];
  uint32_t x0 = uint32_t(a.bits[0]) + key[0];
  uint32_t x1 = uint32_t(a.bits[0] >> 32) + key[1];
  for (unsigned group = 0; group < 5; ++group) {
    for (unsigned rotation : rotations[group % 2]) {
      x0 += x1;
      x1 = (x1 << rotation) | (x1 >> (32 - rotation));
      x1 ^= x0;
    }
    x0 += key[(group + 1) % 3];
    x1 += key[(group + 2) % 3] + group + 1;
  }
  return (uint64_t(x1) << 32) | x0;
}

//===----------------------------------------------------------------------===//
// Comparison, selection, conversion
//===----------------------------------------------------------------------===//

static bool equal(ElementKind kind, uint64_t x, uint64_t y) {
  return isFloat(kind) ? toDouble(kind, x) == toDouble(kind, y) : x == y;
}

static uint64_t evalCmp(const ElementArgs &a) {
  uint64_t x = a.bits[0], y = a.bits[1];
  auto less = [&](uint64_t first, uint64_t second) {
    return lessThan(a.in, first, second, /*orderZeros=*/false);
  };
  switch (cast<CmpOp>(a.op).getPredicate()) {
  case CmpPredicate::lt:
    return less(x, y);
  case CmpPredicate::le:
    return less(x, y) || equal(a.in, x, y);
  case CmpPredicate::gt:
    return less(y, x);
  case CmpPredicate::ge:
    return less(y, x) || equal(a.in, x, y);
  case CmpPredicate::eq:
    return equal(a.in, x, y);
  case CmpPredicate::ne:
    return !equal(a.in, x, y);
  }
  llvm_unreachable("all predicates are listed");
}

static uint64_t evalWhere(const ElementArgs &a) {
  return a.bits[0] ? a.bits[1] : a.bits[2];
}

/// a * b + c, rounded once to a type narrower than f32.
static uint64_t fusedNarrow(const ElementArgs &a) {
  double product = toDouble(a.out, a.bits[0]) * toDouble(a.out, a.bits[1]);
  double addend = toDouble(a.out, a.bits[2]);
  double sum = product + addend;
  if (!std::isfinite(sum))
    return fromDouble(a.out, sum);
  // The product is exact, the sum may not be. Its exact error (Knuth's two-sum)
  // decides the last bit: rounding to odd makes the second rounding correct.
  double part = sum - product;
  double error = (product - (sum - part)) + (addend - part);
  if (error != 0) {
    uint64_t bits = fromDouble(ElementKind::F64, sum);
    if ((bits & 1) == 0) {
      bool away = (error > 0) == (sum > 0);
      bits += away ? 1 : ~uint64_t(0);
    }
    sum = toDouble(ElementKind::F64, bits);
  }
  return fromDouble(a.out, sum);
}

static uint64_t evalMulAcc(const ElementArgs &a) {
  if (a.out == ElementKind::F32)
    return fromFloat(
        std::fma(toFloat(a.bits[0]), toFloat(a.bits[1]), toFloat(a.bits[2])));
  if (a.out == ElementKind::F64)
    return fromDouble(a.out, std::fma(toDouble(a.out, a.bits[0]),
                                      toDouble(a.out, a.bits[1]),
                                      toDouble(a.out, a.bits[2])));
  if (isFloat(a.out))
    return fusedNarrow(a);
  return wrap(a.out, a.bits[0] * a.bits[1] + a.bits[2]);
}

uint64_t uop::interp::mulAcc(ElementKind kind, uint64_t a, uint64_t b,
                             uint64_t c) {
  uint64_t bits[] = {a, b, c};
  return evalMulAcc({nullptr, kind, kind, bits});
}

static uint64_t evalLdexp(const ElementArgs &a) {
  // Exact in f64 where the result is no f64 itself.
  return fromDouble(a.out, std::ldexp(toDouble(a.out, a.bits[0]),
                                      int32_t(uint32_t(a.bits[1]))));
}

static uint64_t evalCast(const ElementArgs &a) {
  return convert(a.in, a.out, a.bits[0], cast<CastOp>(a.op).getSaturate());
}
static uint64_t evalBitcast(const ElementArgs &a) { return a.bits[0]; }

//===----------------------------------------------------------------------===//
// Reduction
//===----------------------------------------------------------------------===//

static ElementKind getAccumulatorKind(ElementKind kind) {
  if (isFloat(kind))
    return kind == ElementKind::F64 ? kind : ElementKind::F32;
  if (kind == ElementKind::I1 || getBitWidth(kind) >= 32)
    return kind;
  return isUnsigned(kind) ? ElementKind::UI32 : ElementKind::I32;
}

static uint64_t getLeast(ElementKind kind) {
  if (isFloat(kind))
    return fromDouble(kind, -std::numeric_limits<double>::infinity(),
                      /*saturate=*/!hasInfinity(kind));
  return isUnsigned(kind) ? 0 : signMask(kind);
}

static uint64_t getGreatest(ElementKind kind) {
  if (isFloat(kind))
    return getLeast(kind) ^ signMask(kind);
  return wrap(kind, ~getLeast(kind));
}

Accumulator::Accumulator(uint32_t reduceKind, ElementKind kind, OpNoise noise,
                         bool skipsNaN)
    : kind(kind), wide(getAccumulatorKind(kind)), noise(noise),
      skipsNaN(skipsNaN) {
  if (!isFloat(wide))
    this->noise = OpNoise();
  switch (static_cast<ReduceKind>(reduceKind)) {
  case ReduceKind::add:
    combine = evalAdd;
    bits = 0;
    return;
  case ReduceKind::mul:
    combine = evalMul;
    bits = isFloat(wide) ? fromDouble(wide, 1.0) : 1;
    return;
  case ReduceKind::max:
    combine = evalMax;
    bits = convert(kind, wide, getLeast(kind));
    return;
  case ReduceKind::min:
    combine = evalMin;
    bits = convert(kind, wide, getGreatest(kind));
    return;
  }
  llvm_unreachable("all kinds are listed");
}

void Accumulator::add(uint64_t element) {
  uint64_t next = convert(kind, wide, element);
  if (skipsNaN && isNaN(wide, next))
    return;
  if (isEmpty) {
    isEmpty = false;
    bits = next;
    return;
  }
  uint64_t both[] = {bits, next};
  bits = combine({nullptr, wide, wide, both});
  if (noise)
    bits = noise.apply(wide, bits);
}

uint64_t Accumulator::get() const { return convert(wide, kind, bits); }

//===----------------------------------------------------------------------===//
// All elements
//===----------------------------------------------------------------------===//

LogicalResult uop::interp::applyElementwise(Operation *op, ElementFn element,
                                            Operands operands,
                                            Results results) {
  Type type = op->getResult(0).getType();
  Type elementType = getElementTypeOrSelf(type);
  std::optional<ElementKind> out = getElementKind(elementType);
  if (!out)
    return op->emitOpError("has the unsupported element type ") << elementType;
  SmallVector<uint64_t, 3> bits(operands.size());

  if (!isa<ShapedType>(type)) {
    for (auto [number, operand] : llvm::enumerate(operands))
      bits[number] = operand->getScalar()->bits;
    ElementKind in = operands[0]->getScalar()->kind;
    bool isAnyInvalid = llvm::any_of(
        operands, [](const InterpValue *value) { return isInvalid(*value); });
    if (isa<WhereOp>(op) && !isInvalid(*operands[0]))
      isAnyInvalid = isInvalid(*operands[isTrue(*operands[0]) ? 1 : 2]);
    if (isAnyInvalid) {
      results[0] = Scalar{type, *out, 0, /*isInvalid=*/true};
      return success();
    }
    results[0] = Scalar{type, *out, element({op, in, *out, bits})};
    return success();
  }

  SmallVector<const Tensor *, 3> tensors;
  for (unsigned number = 0; number < operands.size(); ++number) {
    const Tensor *tensor = getDefinedTensor(op, operands, number);
    if (!tensor)
      return failure();
    tensors.push_back(tensor);
    if (tensor->getShape() != tensors[0]->getShape())
      return op->emitOpError("operand ")
             << number << " has sizes " << interp::toString(tensor->getShape())
             << ", operand 0 has " << interp::toString(tensors[0]->getShape());
  }
  FailureOr<Tensor> result =
      createTensor(op, elementType, tensors[0]->getShape());
  if (failed(result))
    return failure();
  for (int64_t i = 0, count = result->getNumElements(); i < count; ++i) {
    for (auto [number, tensor] : llvm::enumerate(tensors))
      bits[number] = tensor->get(i);
    result->set(i, element({op, tensors[0]->getKind(), *out, bits}));
  }
  results[0] = std::move(*result);
  return success();
}

void uop::interp::addElementwiseOps(OpTable &table) {
  table.addElementwise<NegOp>(evalNeg);
  table.addElementwise<NotOp>(evalNot);
  table.addElementwise<AbsOp>(evalAbs);
  table.addElementwise<SignOp>(evalSign);
  table.addElementwise<TruncOp>(evalFunction<std::trunc>);
  table.addElementwise<FloorOp>(evalFunction<std::floor>);
  table.addElementwise<CeilOp>(evalFunction<std::ceil>);
  table.addElementwise<RoundOp>(evalFunction<roundHalfEven>);
  table.addElementwise<SquareOp>(evalSquare);
  table.addElementwise<SqrtOp>(evalSqrt);
  table.addElementwise<RsqrtOp>(evalFunction<rsqrt>);
  table.addElementwise<ExpOp>(evalExp);
  table.addElementwise<Exp2Op>(evalFunction<std::exp2>);
  table.addElementwise<LogOp>(evalFunction<std::log>);
  table.addElementwise<Log2Op>(evalFunction<std::log2>);
  table.addElementwise<SinOp>(evalFunction<std::sin>);
  table.addElementwise<CosOp>(evalFunction<std::cos>);
  table.addElementwise<TanOp>(evalFunction<std::tan>);
  table.addElementwise<TanhOp>(evalFunction<std::tanh>);
  table.addElementwise<ErfOp>(evalFunction<std::erf>);
  table.addElementwise<RecipOp>(evalRecip);
  table.addElementwise<AddOp>(evalAdd);
  table.addElementwise<SubOp>(evalSub);
  table.addElementwise<MulOp>(evalMul);
  table.addElementwise<FDivOp>(evalFDiv);
  table.addElementwise<PowOp>(evalPow);
  table.addElementwise<MaxOp>(evalMax);
  table.addElementwise<MinOp>(evalMin);
  table.addElementwise<IDivOp>(evalIDiv);
  table.addElementwise<ModOp>(evalMod);
  table.addElementwise<FloorDivOp>(evalFloorDiv);
  table.addElementwise<FloorModOp>(evalFloorMod);
  table.addElementwise<AndOp>(evalAnd);
  table.addElementwise<OrOp>(evalOr);
  table.addElementwise<XOrOp>(evalXOr);
  table.addElementwise<ShlOp>(evalShl);
  table.addElementwise<ShrOp>(evalShr);
  table.addElementwise<ThreefryOp>(evalThreefry);
  table.addElementwise<CmpOp>(evalCmp);
  table.addElementwise<WhereOp>(evalWhere);
  table.addElementwise<MulAccOp>(evalMulAcc);
  table.addElementwise<LdexpOp>(evalLdexp);
  table.addElementwise<CastOp>(evalCast);
  table.addElementwise<BitcastOp>(evalBitcast);
}
