//===- Elementwise.cpp - Arithmetic of tensors ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Build.h"
#include "uop/Frontend/Math.h"

#include <limits>

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

DType uop::frontend::promote(DType lhs, DType rhs) {
  using runtime::byteWidth;
  if (lhs == rhs || rhs == DType::Bool)
    return lhs;
  if (lhs == DType::Bool)
    return rhs;
  bool isLeftFloat = runtime::isFloat(lhs),
       isRightFloat = runtime::isFloat(rhs);
  if (isLeftFloat != isRightFloat)
    return isLeftFloat ? lhs : rhs;
  if (isLeftFloat) {
    // Scales have the exponents of f32.
    if (lhs == DType::F8E8M0FNU || rhs == DType::F8E8M0FNU)
      return lhs == DType::F64 || rhs == DType::F64 ? DType::F64 : DType::F32;
    // Each float has the numbers of this one.
    if (lhs == DType::F4E2M1FN || rhs == DType::F4E2M1FN)
      return lhs == DType::F4E2M1FN ? rhs : lhs;
    if (byteWidth(lhs) != byteWidth(rhs))
      return byteWidth(lhs) > byteWidth(rhs) ? lhs : rhs;
    // Two narrow ones of a width, each of which has what the other has not.
    return byteWidth(lhs) == 1 ? DType::F16 : DType::F32;
  }
  if (lhs == DType::Index || rhs == DType::Index)
    return promote(lhs == DType::Index ? DType::I64 : lhs,
                   rhs == DType::Index ? DType::I64 : rhs);
  bool isLeftSigned = runtime::isSigned(lhs);
  if (isLeftSigned == runtime::isSigned(rhs))
    return byteWidth(lhs) > byteWidth(rhs) ? lhs : rhs;
  DType isSigned = isLeftSigned ? lhs : rhs,
        isUnsigned = isLeftSigned ? rhs : lhs;
  if (byteWidth(isSigned) > byteWidth(isUnsigned))
    return isSigned;
  switch (byteWidth(isUnsigned)) {
  case 1:
    return DType::I16;
  case 2:
    return DType::I32;
  case 4:
    return DType::I64;
  default:
    return DType::F32;
  }
}

/// A cast; one that saturates is a plain one where that changes nothing.
static Tensor castTo(const Tensor &x, DType type, bool saturate) {
  if (auto error = findError(x))
    return *error;
  Graph &graph = getGraph(x);
  saturate = saturate && canSaturate(graph.getElementType(x.dtype()),
                                     graph.getElementType(type));
  if (type == x.dtype() && !saturate)
    return x;
  return build(
      x, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
        return b.create<CastOp>(loc, getType(x, type), in[0], saturate);
      });
}

Tensor Tensor::cast(DType type, SourceLoc loc) const {
  OpScope scope("cast", loc);
  return castTo(*this, type, /*saturate=*/false);
}

Tensor Tensor::castSaturating(DType type, SourceLoc loc) const {
  OpScope scope("castSaturating", loc);
  return castTo(*this, type, /*saturate=*/true);
}

Tensor Tensor::bitcast(DType type, SourceLoc loc) const {
  OpScope scope("bitcast", loc);
  if (auto error = findError(*this))
    return *error;
  if (type == dtype())
    return *this;
  if (runtime::bitWidth(type) != runtime::bitWidth(dtype()) ||
      type == DType::Bool || dtype() == DType::Bool || type == DType::Index ||
      dtype() == DType::Index)
    return fail(Twine("the elements of ") + typeString() +
                " cannot be read as " + runtime::name(type) +
                ": both types must have one width, and be neither bool nor "
                "index");
  return build(*this,
               [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
                 return b.create<BitcastOp>(loc, getType(*this, type), in[0]);
               });
}

//===----------------------------------------------------------------------===//
// Of one
//===----------------------------------------------------------------------===//

/// A number: bools become i64.
static Tensor toNumber(const Tensor &x) {
  return !x.hasError() && x.dtype() == DType::Bool ? x.cast(DType::I64) : x;
}

Tensor Tensor::sqrt(SourceLoc loc) const {
  OpScope scope("sqrt", loc);
  return unary<SqrtOp>(toFloat(*this));
}

Tensor Tensor::rsqrt(SourceLoc loc) const {
  OpScope scope("rsqrt", loc);
  return unary<RsqrtOp>(toFloat(*this));
}

Tensor Tensor::reciprocal(SourceLoc loc) const {
  OpScope scope("reciprocal", loc);
  return unary<RecipOp>(toFloat(*this));
}

Tensor Tensor::exp(SourceLoc loc) const {
  OpScope scope("exp", loc);
  return unary<ExpOp>(toFloat(*this));
}

Tensor Tensor::exp2(SourceLoc loc) const {
  OpScope scope("exp2", loc);
  return unary<Exp2Op>(toFloat(*this));
}

Tensor Tensor::log(SourceLoc loc) const {
  OpScope scope("log", loc);
  return unary<LogOp>(toFloat(*this));
}

Tensor Tensor::log2(SourceLoc loc) const {
  OpScope scope("log2", loc);
  return unary<Log2Op>(toFloat(*this));
}

Tensor Tensor::sin(SourceLoc loc) const {
  OpScope scope("sin", loc);
  return unary<SinOp>(toFloat(*this));
}

Tensor Tensor::cos(SourceLoc loc) const {
  OpScope scope("cos", loc);
  return unary<CosOp>(toFloat(*this));
}

Tensor Tensor::tan(SourceLoc loc) const {
  OpScope scope("tan", loc);
  return unary<TanOp>(toFloat(*this));
}

Tensor Tensor::tanh(SourceLoc loc) const {
  OpScope scope("tanh", loc);
  return unary<TanhOp>(toFloat(*this));
}

Tensor Tensor::erf(SourceLoc loc) const {
  OpScope scope("erf", loc);
  return unary<ErfOp>(toFloat(*this));
}

Tensor Tensor::neg(SourceLoc loc) const {
  OpScope scope("neg", loc);
  return unary<NegOp>(toNumber(*this));
}

Tensor Tensor::abs(SourceLoc loc) const {
  OpScope scope("abs", loc);
  return unary<AbsOp>(toNumber(*this));
}

Tensor Tensor::sign(SourceLoc loc) const {
  OpScope scope("sign", loc);
  Tensor sign = unary<SignOp>(toNumber(*this));
  // That of -0 is 0.
  bool isFloat = !hasError() && runtime::isFloat(dtype());
  return isFloat ? sign + 0.0 : sign;
}

Tensor Tensor::square(SourceLoc loc) const {
  OpScope scope("square", loc);
  return unary<SquareOp>(toNumber(*this));
}

Tensor Tensor::floor(SourceLoc loc) const {
  OpScope scope("floor", loc);
  if (!hasError() && !runtime::isFloat(dtype()))
    return *this;
  return unary<FloorOp>(*this);
}

Tensor Tensor::ceil(SourceLoc loc) const {
  OpScope scope("ceil", loc);
  if (!hasError() && !runtime::isFloat(dtype()))
    return *this;
  return unary<CeilOp>(*this);
}

Tensor Tensor::trunc(SourceLoc loc) const {
  OpScope scope("trunc", loc);
  if (!hasError() && !runtime::isFloat(dtype()))
    return *this;
  return unary<TruncOp>(*this);
}

Tensor Tensor::round(SourceLoc loc) const {
  OpScope scope("round", loc);
  if (!hasError() && !runtime::isFloat(dtype()))
    return *this;
  return unary<RoundOp>(*this);
}

Tensor Tensor::isNaN(SourceLoc loc) const {
  OpScope scope("isNaN", loc);
  return compare(CmpPredicate::ne, *this, *this);
}

Tensor Tensor::isInf(SourceLoc loc) const {
  OpScope scope("isInf", loc);
  Tensor x = toFloat(*this);
  return x.abs() == std::numeric_limits<double>::infinity();
}

Tensor Tensor::isFinite(SourceLoc loc) const {
  OpScope scope("isFinite", loc);
  Tensor x = toFloat(*this);
  // False for NaN, as every comparison.
  return x.abs() < std::numeric_limits<double>::infinity();
}

Tensor Tensor::bitwiseNot(SourceLoc loc) const {
  OpScope scope("bitwiseNot", loc);
  if (!hasError() && runtime::isFloat(dtype()))
    return fail("a tensor of type " + typeString() +
                    " has no bits to invert; "
                    "bitcast it to integers first",
                ErrorKind::type);
  return unary<NotOp>(*this);
}

Tensor Tensor::clamp(double low, double high, SourceLoc loc) const {
  OpScope scope("clamp", loc);
  if (!(low <= high))
    return fail("the bounds are " + std::to_string(low) + " and " +
                std::to_string(high));
  return minimum(maximum(*this, low), high);
}

Tensor Tensor::relu(SourceLoc loc) const {
  OpScope scope("relu", loc);
  return maximum(*this, 0);
}

Tensor Tensor::leakyRelu(double slope, SourceLoc loc) const {
  OpScope scope("leakyRelu", loc);
  Tensor x = toFloat(*this);
  return where(x > 0, x, x * slope);
}

Tensor Tensor::elu(double alpha, SourceLoc loc) const {
  OpScope scope("elu", loc);
  Tensor x = toFloat(*this);
  // The other branch must not overflow: its derivative would be NaN.
  return where(x > 0, x, (minimum(x, 0).exp() - 1) * alpha);
}

Tensor Tensor::sigmoid(SourceLoc loc) const {
  OpScope scope("sigmoid", loc);
  return (neg().exp() + 1).reciprocal();
}

Tensor Tensor::silu(SourceLoc loc) const {
  OpScope scope("silu", loc);
  return *this * sigmoid();
}

Tensor Tensor::gelu(SourceLoc loc) const {
  OpScope scope("gelu", loc);
  Tensor x = toFloat(*this);
  return x * 0.5 * ((x * 0.70710678118654752).erf() + 1);
}

Tensor Tensor::softplus(SourceLoc loc) const {
  OpScope scope("softplus", loc);
  Tensor x = toFloat(*this);
  return maximum(x, 0) + (x.abs().neg().exp() + 1).log();
}

Tensor Tensor::mish(SourceLoc loc) const {
  OpScope scope("mish", loc);
  return *this * softplus().tanh();
}

Tensor Tensor::hardSigmoid(SourceLoc loc) const {
  OpScope scope("hardSigmoid", loc);
  return (toFloat(*this) / 6 + 0.5).clamp(0, 1);
}

//===----------------------------------------------------------------------===//
// Of two
//===----------------------------------------------------------------------===//

namespace {
enum class Want { any, number, float_, bits, integer };
} // namespace

/// Both operands in one shape and one type, which is what the op wants.
static std::vector<Tensor> prepare(const Operand &lhs, const Operand &rhs,
                                   Want want) {
  std::vector<Tensor> both = toTensors({&lhs, &rhs});
  if (both.size() == 1)
    return both;
  if (want == Want::number)
    return {toNumber(both[0]), toNumber(both[1])};
  if (want == Want::float_)
    return {toFloat(both[0]), toFloat(both[1])};
  DType dtype = both[0].dtype();
  bool fits =
      want == Want::any || (!runtime::isFloat(dtype) &&
                            (want == Want::bits || dtype != DType::Bool));
  if (!fits)
    return {fail("the op needs integers" +
                     Twine(want == Want::bits ? " or bools" : "") + ", got " +
                     runtime::name(dtype),
                 ErrorKind::type)};
  return both;
}

/// The place of a binary op is that of its first tensor.
static SourceLoc getLoc(const Operand &lhs, const Operand &rhs) {
  return lhs.getTensor() ? lhs.getLoc() : rhs.getLoc();
}

/// Whether the tensor is one of floats that are computed with.
static bool isOfFloats(const Tensor &tensor) {
  return !tensor.hasError() && runtime::isFloat(tensor.dtype()) &&
         !runtime::isStorageOnly(tensor.dtype());
}

/// The common cases, without what the others need: a float tensor and another
/// of its type and shape, or a number, which takes these. Nothing for other
/// operands.
template <class OpT>
static std::optional<Tensor> binaryOfFloats(const Operand &lhs,
                                            const Operand &rhs, Want want) {
  const Tensor *left = lhs.getTensor(), *right = rhs.getTensor();
  if (want == Want::bits || want == Want::integer || (!left && !right))
    return std::nullopt;
  const Tensor &tensor = left ? *left : *right;
  if (!isOfFloats(tensor))
    return std::nullopt;
  Graph &graph = getGraph(tensor);
  if (left && right) {
    if (right->hasError() || &getGraph(*right) != &graph ||
        right->dtype() != left->dtype() || right->shape() != left->shape())
      return std::nullopt;
    return binary<OpT>(*left, *right);
  }
  TypedAttr number =
      getFloatSplat(graph, tensor.dtype(), tensor.shape(), left ? rhs : lhs);
  return build(
      tensor, [&](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
        GraphValue constant = createConstant(b, loc, number);
        const GraphValue &first = left ? in[0] : constant;
        const GraphValue &second = left ? constant : in[0];
        return b.createFrom<OpT>(loc, in[0].getType(), {first, second});
      });
}

template <class OpT>
static Tensor binaryOf(const char *name, const Operand &lhs, const Operand &rhs,
                       Want want) {
  OpScope scope(name, getLoc(lhs, rhs));
  if (std::optional<Tensor> result = binaryOfFloats<OpT>(lhs, rhs, want))
    return *result;
  std::vector<Tensor> both = prepare(lhs, rhs, want);
  return both.size() == 1 ? both[0] : binary<OpT>(both[0], both[1]);
}

static Tensor compareOf(const char *name, const Operand &lhs,
                        const Operand &rhs, CmpPredicate predicate) {
  OpScope scope(name, getLoc(lhs, rhs));
  std::vector<Tensor> both = prepare(lhs, rhs, Want::any);
  return both.size() == 1 ? both[0] : compare(predicate, both[0], both[1]);
}

#define BINARY(FUNCTION, NAME, OP, WANT)                                       \
  Tensor uop::frontend::FUNCTION(const Operand &lhs, const Operand &rhs) {     \
    return binaryOf<OP>(NAME, lhs, rhs, Want::WANT);                           \
  }
BINARY(operator+, "add", AddOp, any)
BINARY(operator-, "sub", SubOp, number)
BINARY(operator*, "mul", MulOp, any)
BINARY(operator/, "div", FDivOp, float_)
BINARY(operator&, "and", AndOp, bits)
BINARY(operator|, "or", OrOp, bits)
BINARY(operator^, "xor", XOrOp, bits)
BINARY(operator<<, "shl", ShlOp, integer)
BINARY(operator>>, "shr", ShrOp, integer)
BINARY(pow, "pow", PowOp, number)
BINARY(maximum, "maximum", MaxOp, any)
BINARY(minimum, "minimum", MinOp, any)
#undef BINARY

#define COMPARE(OPERATOR, PREDICATE)                                           \
  Tensor uop::frontend::operator OPERATOR(const Operand &lhs,                  \
                                          const Operand &rhs) {                \
    return compareOf(#PREDICATE, lhs, rhs, CmpPredicate::PREDICATE);           \
  }
COMPARE(<, lt)
COMPARE(<=, le)
COMPARE(>, gt)
COMPARE(>=, ge)
COMPARE(==, eq)
COMPARE(!=, ne)
#undef COMPARE

Tensor uop::frontend::operator-(const Operand &operand) {
  if (const Tensor *tensor = operand.getTensor())
    return tensor->neg(operand.getLoc());
  OpScope scope("neg", operand.getLoc());
  return fail("no operand is a tensor");
}

/// |x| mod |y| of floats of at least 32 bits. The quotient is exact below 2^53
/// in f64, which f32 is computed in.
static Tensor getMagnitudeOfRemainder(const Tensor &x, const Tensor &y) {
  Tensor dividend = x.abs(), divisor = y.abs();
  Tensor quotient = binary<FDivOp>(dividend, divisor).floor();
  Tensor rest = dividend - quotient * divisor;
  // The quotient may have been rounded to the next integer.
  rest = where(rest < 0, rest + divisor, rest);
  rest = where(rest >= divisor, rest - divisor, rest);
  return where(divisor.isInf() & dividend.isFinite(), dividend, rest);
}

/// With the sign of y, as Python's.
static Tensor floorRemainder(const Tensor &x, const Tensor &y) {
  Tensor rest = getMagnitudeOfRemainder(x, y), divisor = y.abs();
  Tensor differs = signBit(x) != signBit(y);
  Tensor magnitude = where(differs & (rest != 0), divisor - rest, rest);
  return copySign(magnitude, y);
}

Tensor uop::frontend::floorDiv(const Operand &lhs, const Operand &rhs) {
  OpScope scope("floorDiv", getLoc(lhs, rhs));
  std::vector<Tensor> both = prepare(lhs, rhs, Want::number);
  if (both.size() == 1)
    return both[0];
  if (!runtime::isFloat(both[0].dtype()))
    return binary<FloorDivOp>(both[0], both[1]);
  return binary<FDivOp>(both[0], both[1]).floor();
}

Tensor uop::frontend::operator%(const Operand &lhs, const Operand &rhs) {
  OpScope scope("mod", getLoc(lhs, rhs));
  std::vector<Tensor> both = prepare(lhs, rhs, Want::number);
  if (both.size() == 1)
    return both[0];
  DType dtype = both[0].dtype();
  if (!runtime::isFloat(dtype))
    return binary<FloorModOp>(both[0], both[1]);
  return floorRemainder(both[0].cast(DType::F64), both[1].cast(DType::F64))
      .cast(dtype);
}

Tensor uop::frontend::where(const Operand &condition, const Operand &yes,
                            const Operand &no) {
  OpScope scope("where", getLoc(condition, yes));
  // Numbers alone have the type that they would have beside a bool.
  Operand first = yes, second = no;
  const Tensor *given = condition.getTensor();
  if (!given)
    return fail("the condition is not a tensor");
  if (auto error = findError(*given))
    return *error;
  if (!yes.getTensor() && !no.getTensor()) {
    DType dtype = promote(yes.getKind(), no.getKind());
    Graph &graph = getGraph(*given);
    auto make = [&](const Operand &number) {
      return number.getKind() == DType::F32
                 ? constant(graph, dtype, {}, number.getNumber())
                 : constant(graph, dtype, {}, number.getInteger());
    };
    first = Operand(make(yes));
    second = Operand(make(no));
  }
  std::vector<Tensor> both = toTensors({&first, &second});
  if (both.size() == 1)
    return both[0];
  auto shape = broadcastShapes(given->shape(), both[0].shape());
  if (!shape)
    return fail("the condition's shape " + describe(given->shape()) +
                " and that of the values, " + describe(both[0].shape()) +
                ", do not broadcast");
  Tensor mask = broadcastTo(given->cast(DType::Bool), *shape);
  return build(
      {mask, broadcastTo(both[0], *shape), broadcastTo(both[1], *shape)},
      [](HashConsBuilder &b, Location loc, ArrayRef<GraphValue> in) {
        return b.create<WhereOp>(loc, in[1].getType(), in[0], in[1], in[2]);
      });
}

Tensor uop::frontend::lerp(const Operand &from, const Operand &to,
                           const Operand &weight) {
  OpScope scope("lerp", getLoc(from, to));
  return from + (to - from) * weight;
}
