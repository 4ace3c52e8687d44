//===- Matrices.h - What factorizations share -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_MATRICES_H
#define UOP_LIB_FRONTEND_MATRICES_H

#include "Build.h"
#include "uop/Frontend/Creation.h"
#include "uop/Frontend/LinearAlgebra.h"

namespace uop::frontend::detail {

//===----------------------------------------------------------------------===//
// What differs between real and complex matrices
//===----------------------------------------------------------------------===//

template <class Function>
Tensor each(const Tensor &x, Function function) {
  return function(x);
}
template <class Function>
ComplexTensor each(const ComplexTensor &x, Function function) {
  return x.forEachPart(function);
}

inline const Tensor &realOf(const Tensor &x) { return x; }
inline const Tensor &realOf(const ComplexTensor &x) { return x.real; }

/// Real numbers as those of a matrix of this type.
template <class Matrix>
Matrix fromReal(const Tensor &x) {
  if constexpr (std::is_same_v<Matrix, Tensor>)
    return x;
  else
    return toComplex(x);
}
/// An error where a matrix is expected.
template <class Matrix>
Matrix asMatrix(const Tensor &error) {
  if constexpr (std::is_same_v<Matrix, Tensor>)
    return error;
  else
    return {error, error};
}

inline Tensor conjugateOf(const Tensor &x) { return x; }
inline ComplexTensor conjugateOf(const ComplexTensor &x) {
  return conjugate(x);
}
inline Tensor multiply(const Tensor &x, const Tensor &y) { return x.matmul(y); }
inline ComplexTensor multiply(const ComplexTensor &x, const ComplexTensor &y) {
  return matmul(x, y);
}
inline Tensor sizeOf(const Tensor &x) { return x.abs(); }
inline Tensor sizeOf(const ComplexTensor &x) { return abs(x); }
inline Tensor squaredSize(const Tensor &x) { return x * x; }
inline Tensor squaredSize(const ComplexTensor &x) {
  return x.real * x.real + x.imaginary * x.imaginary;
}
/// x / |x|; 1 of 0.
inline Tensor directionOf(const Tensor &x) {
  return where(x < 0, Tensor::full(x.context(), {}, -1.0, x.dtype()), 1.0);
}
inline ComplexTensor directionOf(const ComplexTensor &x) {
  ComplexTensor unit = sign(x);
  Tensor isZero = (x.real == 0) & (x.imaginary == 0);
  return {where(isZero, 1.0, unit.real), unit.imaginary};
}
/// 0 of 0.
inline Tensor signOf(const Tensor &x) { return x.sign(); }
inline ComplexTensor signOf(const ComplexTensor &x) { return sign(x); }
inline Tensor productOf(const Tensor &x) { return x.prod({-1}); }
inline ComplexTensor productOf(const ComplexTensor &x) { return prod(x, -1); }

inline Tensor choose(const Tensor &condition, const Tensor &x,
                     const Tensor &y) {
  return where(condition, x, y);
}
inline ComplexTensor choose(const Tensor &condition, const ComplexTensor &x,
                            const ComplexTensor &y) {
  return {where(condition, x.real, y.real),
          where(condition, x.imaginary, y.imaginary)};
}

using Joining = Tensor (*)(Span<Tensor>, int64_t, SourceLoc);
/// concat or stack.
inline Tensor join(Joining joining, const std::vector<Tensor> &parts,
                   int64_t axis) {
  return joining(parts, axis, SourceLoc::current());
}
inline ComplexTensor
join(Joining joining, const std::vector<ComplexTensor> &parts, int64_t axis) {
  std::vector<Tensor> real, imaginary;
  for (const ComplexTensor &part : parts) {
    real.push_back(part.real);
    imaginary.push_back(part.imaginary);
  }
  return {join(joining, real, axis), join(joining, imaginary, axis)};
}

/// Errors of the elements; otherwise they become floats.
inline std::optional<Tensor> checkElements(Tensor &x) {
  if (auto error = findError(x))
    return error;
  x = toFloat(x);
  return findStorageOnly(x);
}
inline std::optional<Tensor> checkElements(ComplexTensor &x) {
  return checkParts(x);
}

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

template <class Matrix>
const Shape &shapeOf(const Matrix &x) {
  return realOf(x).shape();
}
template <class Matrix>
int64_t rankOf(const Matrix &x) {
  return realOf(x).rank();
}
template <class Matrix>
int64_t rowsOf(const Matrix &x) {
  return realOf(x).size(-2);
}
template <class Matrix>
int64_t columnsOf(const Matrix &x) {
  return realOf(x).size(-1);
}
template <class Matrix>
DType dtypeOf(const Matrix &x) {
  return realOf(x).dtype();
}

/// What is wrong with matrices; otherwise they become floats.
template <class Matrix>
std::optional<Tensor> check(Matrix &x, bool isSquare,
                            int64_t limit = kMaxMatrixSize) {
  if (auto error = checkElements(x))
    return error;
  std::string type = realOf(x).typeString();
  if (rankOf(x) < 2)
    return fail("matrices have two axes or more, got " + type);
  if (isSquare && rowsOf(x) != columnsOf(x))
    return fail("the matrices of " + type + " are not square");
  if (std::max(rowsOf(x), columnsOf(x)) > limit)
    return fail("matrices of up to " + llvm::Twine(limit) +
                " rows and columns are "
                "factored, got " +
                type);
  return std::nullopt;
}

template <class Matrix>
Matrix castTo(const Matrix &x, DType dtype) {
  return each(x, [&](const Tensor &part) { return part.cast(dtype); });
}
template <class Matrix>
Matrix widen(const Matrix &x) {
  return castTo(x, DType::F64);
}
template <class Matrix>
Matrix slice(const Matrix &x, int64_t axis, int64_t start, int64_t stop,
             int64_t step = 1) {
  return each(x, [&](const Tensor &part) {
    return part.slice(axis, start, stop, step);
  });
}
template <class Matrix>
Matrix select(const Matrix &x, int64_t axis, int64_t index) {
  return each(x, [&](const Tensor &part) { return part.select(axis, index); });
}
template <class Matrix>
Matrix unsqueeze(const Matrix &x, int64_t axis) {
  return each(x, [&](const Tensor &part) { return part.unsqueeze(axis); });
}
template <class Matrix>
Matrix flip(const Matrix &x, const Shape &axes) {
  return each(x, [&](const Tensor &part) { return part.flip(axes); });
}
template <class Matrix>
Matrix keep(const Matrix &x) {
  return each(x, [](const Tensor &part) { return part.contiguous(); });
}
template <class Matrix>
Matrix negate(const Matrix &x) {
  return each(x, [](const Tensor &part) { return part.neg(); });
}
template <class Matrix>
Matrix scale(const Matrix &x, const Operand &factor) {
  return each(x, [&](const Tensor &part) { return part * factor; });
}
template <class Matrix>
Matrix divideBy(const Matrix &x, const Operand &divisor) {
  return each(x, [&](const Tensor &part) { return part / divisor; });
}
template <class Matrix>
Matrix sum(const Matrix &x, int64_t axis, bool keepAxis = false) {
  return each(x,
              [&](const Tensor &part) { return part.sum({axis}, keepAxis); });
}
template <class Matrix>
Matrix transposeOf(const Matrix &x) {
  return each(x, [](const Tensor &part) { return part.transpose(-2, -1); });
}
template <class Matrix>
Matrix adjointOf(const Matrix &x) {
  return transposeOf(conjugateOf(x));
}

/// From row and column on.
template <class Matrix>
Matrix from(const Matrix &x, int64_t row, int64_t column) {
  return slice(slice(x, -2, row, rowsOf(x)), -1, column, columnsOf(x));
}
/// [..., m] and [..., n] as [..., m, n].
template <class Matrix>
Matrix outer(const Matrix &x, const Matrix &y) {
  return unsqueeze(x, -1) * unsqueeze(y, -2);
}
/// The squared length of what lies along the last axis.
template <class Matrix>
Tensor squaredLength(const Matrix &x) {
  return squaredSize(x).sum({-1}, /*keepDims=*/true);
}
/// With zeros before the last axis.
template <class Matrix>
Matrix padBefore(const Matrix &x, int64_t count) {
  Shape before(rankOf(x)), after(rankOf(x));
  before.back() = count;
  return each(x, [&](const Tensor &part) { return part.pad(before, after); });
}
/// With rows of zeros after the others.
template <class Matrix>
Matrix padRows(const Matrix &x, int64_t count) {
  Shape before(rankOf(x)), after(rankOf(x));
  after[rankOf(x) - 2] = count;
  return each(x, [&](const Tensor &part) { return part.pad(before, after); });
}
/// One row and column more, before the others: those of the identity.
template <class Matrix>
Matrix padIdentity(const Matrix &x) {
  Shape before(rankOf(x)), after(rankOf(x));
  before[rankOf(x) - 1] = before[rankOf(x) - 2] = 1;
  Tensor isFirst = Tensor::eye(realOf(x).context(), 1, 1, DType::F64);
  isFirst = isFirst.pad({0, 0}, {rowsOf(x), columnsOf(x)});
  Matrix rest =
      each(x, [&](const Tensor &part) { return part.pad(before, after); });
  return rest + fromReal<Matrix>(isFirst);
}
template <class Matrix>
Matrix diagonalOf(const Matrix &x) {
  Matrix square = slice(slice(x, -2, 0, columnsOf(x)), -1, 0, rowsOf(x));
  return each(square, [](const Tensor &part) { return part.diagonal(); });
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

/// What turns vectors to their first axis: v, 2 / |v|^2, or 0 for zeros, and
/// the first element after it, [..., 1].
template <class Matrix>
struct Reflection {
  Matrix v;
  Tensor factor;
  Matrix target;
};

/// Of vectors [..., n] of f64.
template <class Matrix>
Reflection<Matrix> findReflection(const Matrix &x) {
  const Context context = realOf(x).context();
  Matrix first = slice(x, -1, 0, 1);
  // Away from the first element, so that nothing cancels.
  Tensor length = squaredLength(x).sqrt();
  Matrix target = scale(directionOf(first), length.neg());
  Tensor isFirst = Tensor::eye(context, 1, 1, DType::F64)
                       .reshape({1})
                       .pad({0}, {columnsOf(x) - 1});
  Matrix v = x - scale(target, isFirst);
  Tensor square = squaredLength(v);
  Tensor isZero = square == 0;
  Tensor factor = where(isZero, 0,
                        Tensor::full(context, {}, 2.0, DType::F64) /
                            where(isZero, 1, square));
  return {v, factor, choose(isZero, first, target)};
}

/// x - factor v (v x), for each column of x; the second v is conjugated.
template <class Matrix>
Matrix reflect(const Matrix &x, const Matrix &v, const Tensor &factor) {
  Matrix products = sum(unsqueeze(conjugateOf(v), -1) * x, -2);
  return x - outer(scale(v, factor), products);
}

/// The power of two of the largest magnitude of each matrix of f64, [..., 1,
/// 1]: divided by it, no square overflows, and nothing is rounded.
template <class Matrix>
Tensor findScale(const Matrix &x) {
  Tensor most = sizeOf(x).max({-2, -1}, true);
  Tensor isUsed = (most > 0) & most.isFinite();
  // The least normal number, for smaller ones.
  Tensor normal = maximum(where(isUsed, most, 1.0), 0x1p-1022);
  Tensor exponent = normal.bitcast(DType::I64) & int64_t(0x7ff0000000000000);
  return exponent.bitcast(DType::F64).detach();
}

} // namespace uop::frontend::detail

#endif // UOP_LIB_FRONTEND_MATRICES_H
