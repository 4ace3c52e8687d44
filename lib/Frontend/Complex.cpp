//===- Complex.cpp - Tensors of complex numbers -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Complex.h"

#include "Build.h"
#include "uop/Emit/ComplexFormulas.h"
#include "uop/Frontend/Math.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

namespace {
/// The reals of emit::ComplexFormulas.
class TensorReals {
public:
  using Real = Tensor;
  using Parts = ComplexTensor;

  Real add(const Real &x, const Real &y) { return x + y; }
  Real sub(const Real &x, const Real &y) { return x - y; }
  Real mul(const Real &x, const Real &y) { return x * y; }
  Real div(const Real &x, const Real &y) { return x / y; }
  Real max(const Real &x, const Real &y) { return maximum(x, y); }
  Real min(const Real &x, const Real &y) { return minimum(x, y); }
  Real atan2(const Real &y, const Real &x) { return frontend::atan2(y, x); }
  Real neg(const Real &x) { return x.neg(); }
  Real abs(const Real &x) { return x.abs(); }
  Real sqrt(const Real &x) { return x.sqrt(); }
  Real exp(const Real &x) { return x.exp(); }
  Real expm1(const Real &x) { return frontend::expm1(x); }
  Real log(const Real &x) { return x.log(); }
  Real log1p(const Real &x) { return frontend::log1p(x); }
  Real sin(const Real &x) { return x.sin(); }
  Real cos(const Real &x) { return x.cos(); }
  Real tan(const Real &x) { return x.tan(); }
  Real tanh(const Real &x) { return x.tanh(); }
  Real sinh(const Real &x) { return frontend::sinh(x); }
  Real cosh(const Real &x) { return frontend::cosh(x); }
  Real asinh(const Real &x) { return frontend::asinh(x); }
  Real select(const Real &condition, const Real &x, const Real &y) {
    return where(condition, x, y);
  }
  Real logicalAnd(const Real &x, const Real &y) { return x & y; }
  Real logicalOr(const Real &x, const Real &y) { return x | y; }
  Real logicalNot(const Real &x) { return x.bitwiseNot(); }
  Real isFinite(const Real &x) { return x.isFinite(); }
  Real lt(const Real &x, const Real &y) { return x < y; }
  Real eq(const Real &x, const Real &y) { return x == y; }
  Real number(double value, const Real &like) {
    return Tensor::full(like.context(), {}, value, like.dtype());
  }
  Real copySign(const Real &x, const Real &sign) {
    return frontend::copySign(x, sign);
  }
};
using Formulas = emit::ComplexFormulas<TensorReals>;
} // namespace

//===----------------------------------------------------------------------===//
// Operands
//===----------------------------------------------------------------------===//

static ComplexTensor inBoth(const Tensor &error) { return {error, error}; }

std::optional<Tensor>
uop::frontend::detail::checkParts(const ComplexTensor &x) {
  if (auto error = findError({x.real, x.imaginary}))
    return error;
  if (x.real.shape() != x.imaginary.shape() ||
      x.real.dtype() != x.imaginary.dtype())
    return fail("the real part is " + x.real.typeString() +
                ", the imaginary one " + x.imaginary.typeString());
  DType dtype = x.real.dtype();
  if (dtype != DType::F32 && dtype != DType::F64)
    return fail("complex numbers are made of f32 or f64, got " +
                    x.real.typeString(),
                ErrorKind::type);
  return std::nullopt;
}

static ComplexTensor cast(const ComplexTensor &x, DType dtype) {
  return x.forEachPart([&](const Tensor &part) { return part.cast(dtype); });
}

/// A result of the shape that the operands broadcast to: a constant part is
/// smaller.
static ComplexTensor expandTo(const ComplexTensor &x, const Shape &shape) {
  return x.forEachPart([&](const Tensor &part) {
    return part.hasError() ? part : broadcastTo(part, shape);
  });
}

using UnaryFormula =
    llvm::function_ref<ComplexTensor(Formulas &, const ComplexTensor &)>;

/// In f64 if `isWide`, rounded once.
static ComplexTensor compute(const ComplexTensor &x, UnaryFormula formula,
                             bool isWide = true) {
  if (auto error = checkParts(x))
    return inBoth(*error);
  DType dtype = x.real.dtype();
  TensorReals reals;
  Formulas formulas(reals);
  ComplexTensor result =
      formula(formulas, cast(x, isWide ? DType::F64 : dtype));
  return expandTo(cast(result, dtype), x.real.shape());
}

using BinaryFormula = llvm::function_ref<ComplexTensor(
    Formulas &, const ComplexTensor &, const ComplexTensor &)>;

/// In f64 if `isWide`, rounded once.
static ComplexTensor combine(const ComplexTensor &x, const ComplexTensor &y,
                             BinaryFormula formula, bool isWide = false) {
  for (const ComplexTensor *one : {&x, &y})
    if (auto error = checkParts(*one))
      return inBoth(*error);
  if (auto error = findError({x.real, y.real}))
    return inBoth(*error);
  auto shape = broadcastShapes(x.real.shape(), y.real.shape());
  if (!shape) // Says so.
    return inBoth(x.real + y.real);
  DType dtype = promote(x.real.dtype(), y.real.dtype());
  DType wide = isWide ? DType::F64 : dtype;
  TensorReals reals;
  Formulas formulas(reals);
  ComplexTensor result = formula(formulas, cast(x, wide), cast(y, wide));
  return expandTo(cast(result, dtype), *shape);
}

ComplexTensor uop::frontend::toComplex(const Tensor &given, SourceLoc loc) {
  OpScope scope("toComplex", loc);
  if (auto error = findError(given))
    return inBoth(*error);
  Tensor x = given.cast(given.dtype() == DType::F64 ? DType::F64 : DType::F32);
  return {x, constant(getGraph(x), x.dtype(), x.shape(), 0.0)};
}

ComplexTensor uop::frontend::fromPolar(const Tensor &size, const Tensor &angle,
                                       SourceLoc loc) {
  OpScope scope("fromPolar", loc);
  return {size * angle.cos(), size * angle.sin()};
}

//===----------------------------------------------------------------------===//
// Elementwise
//===----------------------------------------------------------------------===//

// Sums and products of f32 are not more precise in f64.
#define UOP_UNARY(name, isWide)                                                \
  ComplexTensor uop::frontend::name(const ComplexTensor &x, SourceLoc loc) {   \
    OpScope scope(#name, loc);                                                 \
    return compute(                                                            \
        x,                                                                     \
        [](Formulas &formulas, const ComplexTensor &x) {                       \
          return formulas.name(x);                                             \
        },                                                                     \
        isWide);                                                               \
  }
UOP_UNARY(neg, false)
UOP_UNARY(conjugate, false)
UOP_UNARY(sign, true)
UOP_UNARY(square, false)
UOP_UNARY(reciprocal, true)
UOP_UNARY(sqrt, true)
UOP_UNARY(exp, true)
UOP_UNARY(expm1, true)
UOP_UNARY(log, true)
UOP_UNARY(log1p, true)
UOP_UNARY(sin, true)
UOP_UNARY(cos, true)
UOP_UNARY(tan, true)
UOP_UNARY(sinh, true)
UOP_UNARY(cosh, true)
UOP_UNARY(tanh, true)
UOP_UNARY(asin, true)
UOP_UNARY(acos, true)
UOP_UNARY(atan, true)
UOP_UNARY(asinh, true)
UOP_UNARY(acosh, true)
UOP_UNARY(atanh, true)
#undef UOP_UNARY

#define UOP_BINARY(name, isWide)                                               \
  ComplexTensor uop::frontend::name(const ComplexTensor &x,                    \
                                    const ComplexTensor &y, SourceLoc loc) {   \
    OpScope scope(#name, loc);                                                 \
    return combine(                                                            \
        x, y,                                                                  \
        [](Formulas &formulas, const ComplexTensor &x,                         \
           const ComplexTensor &y) { return formulas.name(x, y); },            \
        isWide);                                                               \
  }
UOP_BINARY(add, false)
UOP_BINARY(sub, false)
UOP_BINARY(mul, false)
UOP_BINARY(div, true)
UOP_BINARY(pow, true)
#undef UOP_BINARY

static ComplexTensor logToBase(const ComplexTensor &x, double logOfBase) {
  return compute(x, [&](Formulas &formulas, const ComplexTensor &x) {
    return formulas.log(x).forEachPart(
        [&](const Tensor &part) { return part / logOfBase; });
  });
}

ComplexTensor uop::frontend::log2(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("log2", loc);
  return logToBase(x, 0.69314718055994530942);
}

ComplexTensor uop::frontend::log10(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("log10", loc);
  return logToBase(x, 2.30258509299404568402);
}

Tensor uop::frontend::abs(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("abs", loc);
  return compute(x,
                 [](Formulas &formulas, const ComplexTensor &x) {
                   Tensor size = formulas.abs(x);
                   return ComplexTensor{size, size};
                 })
      .real;
}

Tensor uop::frontend::angle(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("angle", loc);
  if (auto error = checkParts(x))
    return *error;
  return frontend::atan2(x.imaginary, x.real);
}

Tensor uop::frontend::equal(const ComplexTensor &x, const ComplexTensor &y,
                            SourceLoc loc) {
  OpScope scope("equal", loc);
  for (const ComplexTensor *one : {&x, &y})
    if (auto error = checkParts(*one))
      return *error;
  return (x.real == y.real) & (x.imaginary == y.imaginary);
}

Tensor uop::frontend::isFinite(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("isFinite", loc);
  if (auto error = checkParts(x))
    return *error;
  return x.real.isFinite() & x.imaginary.isFinite();
}

Tensor uop::frontend::isInf(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("isInf", loc);
  if (auto error = checkParts(x))
    return *error;
  return x.real.isInf() | x.imaginary.isInf();
}

Tensor uop::frontend::isNaN(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("isNaN", loc);
  if (auto error = checkParts(x))
    return *error;
  return x.real.isNaN() | x.imaginary.isNaN();
}

//===----------------------------------------------------------------------===//
// Products
//===----------------------------------------------------------------------===//

ComplexTensor uop::frontend::matmul(const ComplexTensor &x,
                                    const ComplexTensor &y, SourceLoc loc) {
  OpScope scope("matmul", loc);
  for (const ComplexTensor *one : {&x, &y})
    if (auto error = checkParts(*one))
      return inBoth(*error);
  return {x.real.matmul(y.real) - x.imaginary.matmul(y.imaginary),
          x.real.matmul(y.imaginary) + x.imaginary.matmul(y.real)};
}

static ComplexTensor sliceOf(const ComplexTensor &x, int64_t axis,
                             int64_t start, int64_t stop) {
  return x.forEachPart(
      [&](const Tensor &part) { return part.slice(axis, start, stop); });
}

static ComplexTensor concatOf(const ComplexTensor &x, const ComplexTensor &y,
                              int64_t axis) {
  std::vector<Tensor> real = {x.real, y.real};
  std::vector<Tensor> imaginary = {x.imaginary, y.imaginary};
  return {concat(real, axis), concat(imaginary, axis)};
}

/// An axis of `x` from 0 on, or an error.
static std::optional<Tensor> checkAxis(const ComplexTensor &x, int64_t &axis) {
  if (auto error = checkParts(x))
    return error;
  if (!normalize(axis, x.real.rank()))
    return failAxis(axis, x.real);
  return std::nullopt;
}

/// One half times the other, as long as there are several.
ComplexTensor uop::frontend::prod(const ComplexTensor &given, int64_t axis,
                                  bool keepAxis, SourceLoc loc) {
  OpScope scope("prod", loc);
  if (auto error = checkAxis(given, axis))
    return inBoth(*error);
  ComplexTensor x = given;
  if (x.real.size(axis) == 0) {
    Shape shape = x.real.shape();
    shape[axis] = 1;
    DType dtype = x.real.dtype();
    x = {constant(getGraph(given.real), dtype, shape, 1.0),
         constant(getGraph(given.real), dtype, shape, 0.0)};
  }
  for (int64_t size = x.real.size(axis); size > 1; size -= size / 2) {
    int64_t half = size / 2;
    ComplexTensor product =
        mul(sliceOf(x, axis, 0, half), sliceOf(x, axis, half, 2 * half));
    x = size % 2 ? concatOf(product, sliceOf(x, axis, size - 1, size), axis)
                 : product;
  }
  return x.forEachPart(
      [&](const Tensor &part) { return keepAxis ? part : part.squeeze(axis); });
}

/// After each step, an element is the product of twice as many.
ComplexTensor uop::frontend::cumprod(const ComplexTensor &given, int64_t axis,
                                     SourceLoc loc) {
  OpScope scope("cumprod", loc);
  if (auto error = checkAxis(given, axis))
    return inBoth(*error);
  ComplexTensor x = given;
  int64_t size = x.real.size(axis);
  for (int64_t step = 1; step < size; step *= 2)
    x = concatOf(
        sliceOf(x, axis, 0, step),
        mul(sliceOf(x, axis, step, size), sliceOf(x, axis, 0, size - step)),
        axis);
  return x;
}
