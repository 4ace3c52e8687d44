//===- Eigen.cpp - Eigenvalues of small general matrices --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A matrix is made upper triangular by unitary ones: first but for a diagonal
// below the main one, by reflections; then the shifted QR algorithm makes that
// diagonal small, from its end on. The matrices of a batch are at different
// places of it.
//
//===----------------------------------------------------------------------===//

#include "Matrices.h"
#include "uop/Frontend/Math.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

namespace {
/// A rotation of two rows, [..., 1] each: [[p', q'], [-q, p]], |p|^2 + |q|^2 =
/// 1, p' and q' conjugated.
struct Rotation {
  ComplexTensor p, q;
};

/// A matrix and, below it, the product of the unitary ones that made it, or
/// nothing.
struct Schur {
  ComplexTensor matrix, product;
};
} // namespace

/// x y + z w, without the special cases of infinite numbers.
static ComplexTensor combine(const ComplexTensor &x, const ComplexTensor &y,
                             const ComplexTensor &z, const ComplexTensor &w) {
  return {x.real * y.real - x.imaginary * y.imaginary + z.real * w.real -
              z.imaginary * w.imaginary,
          x.real * y.imaginary + x.imaginary * y.real + z.real * w.imaginary +
              z.imaginary * w.real};
}

/// The rotation that makes 0 of b below a.
static Rotation findRotation(const ComplexTensor &a, const ComplexTensor &b) {
  Tensor size = (squaredSize(a) + squaredSize(b)).sqrt();
  Tensor isZero = size == 0, divisor = where(isZero, 1, size);
  return {{where(isZero, 1, a.real / divisor), a.imaginary / divisor},
          {b.real / divisor, b.imaginary / divisor}};
}

static std::vector<ComplexTensor> split(const ComplexTensor &x, int64_t axis) {
  std::vector<ComplexTensor> parts;
  for (int64_t i = 0, n = x.real.size(axis); i != n; ++i)
    parts.push_back(select(x, axis, i));
  return parts;
}

/// Zeros below the diagonal that is below the main one.
static void reduceToHessenberg(Schur &of) {
  int64_t n = columnsOf(of.matrix);
  for (int64_t i = 0; i + 2 < n; ++i) {
    ComplexTensor below = slice(select(of.matrix, -1, i), -1, i + 1, n);
    Reflection<ComplexTensor> by = findReflection(below);
    ComplexTensor v = padBefore(by.v, i + 1);
    of.matrix = reflect(of.matrix, v, by.factor);
    auto reflectColumns = [&](const ComplexTensor &x) {
      return keep(adjointOf(reflect(adjointOf(x), v, by.factor)));
    };
    of.matrix = reflectColumns(of.matrix);
    of.product = reflectColumns(of.product);
  }
  of.matrix =
      of.matrix.forEachPart([](const Tensor &part) { return part.triu(-1); });
}

//===----------------------------------------------------------------------===//
// The QR algorithm
//===----------------------------------------------------------------------===//

/// The elements of the diagonal that `offset` is above the main one.
static ComplexTensor getDiagonal(const ComplexTensor &x, int64_t offset) {
  int64_t n = columnsOf(x), rows = std::max<int64_t>(-offset, 0),
          columns = std::max<int64_t>(offset, 0);
  ComplexTensor part =
      slice(slice(x, -2, rows, n - columns), -1, columns, n - rows);
  return diagonalOf(part);
}

/// Of scaled matrices, which elements below the diagonal are not 0.
static Tensor findLarge(const ComplexTensor &below, const ComplexTensor &main) {
  int64_t n = main.real.size(-1);
  Tensor sizes = sizeOf(main);
  Tensor beside = sizes.slice(-1, 0, n - 1) + sizes.slice(-1, 1, n);
  return sizeOf(below) > maximum(beside, 1.0) * 0x1p-52;
}

/// The eigenvalue of the last block of two rows that is not triangular which is
/// nearer to its last element, [..., 1]; 0 where all are. Not all shifts lead
/// anywhere; `isExceptional` ones lead elsewhere.
static ComplexTensor findShift(const ComplexTensor &matrix,
                               const ComplexTensor &main,
                               const ComplexTensor &below, const Tensor &large,
                               bool isExceptional) {
  int64_t n = columnsOf(matrix);
  Tensor places = Tensor::iota(matrix.real.context(), {n - 1}, 0);
  Tensor last = where(large, places, int64_t(-1)).max({-1}, true);
  Tensor isLast = places == last;
  auto pick = [&](const ComplexTensor &x) {
    return each(x, [&](const Tensor &part) {
      return where(isLast, part, 0).sum({-1}, /*keepDims=*/true);
    });
  };
  ComplexTensor a = pick(slice(main, -1, 0, n - 1)), c = pick(below),
                d = pick(slice(main, -1, 1, n));
  if (isExceptional) {
    Tensor size = sizeOf(c);
    return {d.real + size * 0.75, d.imaginary + size * 0.4375};
  }
  ComplexTensor product = pick(getDiagonal(matrix, 1)) * c;
  ComplexTensor half = scale(a - d, 0.5);
  ComplexTensor root = sqrt(half * half + product);
  // The larger sum, in which nothing cancels.
  Tensor isAway = half.real * root.real + half.imaginary * root.imaginary < 0;
  ComplexTensor sum = half + choose(isAway, negate(root), root);
  Tensor isZero = squaredSize(sum) == 0;
  sum = {where(isZero, 1, sum.real), where(isZero, 0, sum.imaginary)};
  return d - product / sum;
}

/// One step: the matrix less a shift is QR, and becomes RQ plus the shift.
static void step(Schur &of, bool isExceptional, bool isWanted) {
  int64_t n = columnsOf(of.matrix);
  const Context context = of.matrix.real.context();
  ComplexTensor main = getDiagonal(of.matrix, 0),
                below = getDiagonal(of.matrix, -1);
  Tensor large = findLarge(below, main);
  Tensor unit = Tensor::eye(context, n, n, DType::F64);
  ComplexTensor shift =
      unsqueeze(findShift(of.matrix, main, below, large, isExceptional), -1);
  // What is small is 0 from here on.
  Tensor isBelow = Tensor::full(context, {n, n}, 1.0, DType::F64).tril(-1) > 0;
  Tensor keptRows = padBefore(large.cast(DType::F64), 1).unsqueeze(-1) > 0;
  ComplexTensor shifted = of.matrix - scale(shift, unit);
  shifted = shifted.forEachPart([&](const Tensor &part) {
    return where(isBelow, where(keptRows, part, 0), part).contiguous();
  });
  std::vector<ComplexTensor> rows = split(shifted, -2);
  std::vector<Rotation> rotations;
  for (int64_t i = 0; i + 1 < n; ++i) {
    auto [p, q] = findRotation(slice(rows[i], -1, i, i + 1),
                               slice(rows[i + 1], -1, i, i + 1));
    ComplexTensor first =
        combine(conjugate(p), rows[i], conjugate(q), rows[i + 1]);
    rows[i + 1] = keep(combine(p, rows[i + 1], negate(q), rows[i]));
    rows[i] = keep(first);
    rotations.push_back({p, q});
  }
  std::vector<ComplexTensor> parts = {join(stack, rows, -2)};
  if (isWanted)
    parts.push_back(of.product);
  std::vector<ComplexTensor> columns = split(join(concat, parts, -2), -1);
  for (auto [i, rotation] : llvm::enumerate(rotations)) {
    auto [p, q] = rotation;
    ComplexTensor first = combine(p, columns[i], q, columns[i + 1]);
    columns[i + 1] = keep(combine(conjugate(p), columns[i + 1],
                                  negate(conjugate(q)), columns[i]));
    columns[i] = keep(first);
  }
  ComplexTensor both = join(stack, columns, -1);
  of.matrix = keep(slice(both, -2, 0, n) + scale(shift, unit));
  if (isWanted)
    of.product = keep(slice(both, -2, n, 2 * n));
}

//===----------------------------------------------------------------------===//
// Vectors
//===----------------------------------------------------------------------===//

/// Vectors of upper triangular matrices as columns, from the last row on:
/// element j of column j is 1.
static ComplexTensor findVectors(const ComplexTensor &matrix) {
  int64_t n = columnsOf(matrix);
  const Context context = matrix.real.context();
  Tensor unit = Tensor::eye(context, n, n, DType::F64);
  Shape shape(shapeOf(matrix).begin(), shapeOf(matrix).end() - 1);
  ComplexTensor values = getDiagonal(matrix, 0);
  std::vector<ComplexTensor> rows(n);
  for (int64_t i = n; i-- != 0;) {
    rows[i] = toComplex(unit.select(0, i).expand(shape));
    if (i + 1 == n)
      continue;
    std::vector<ComplexTensor> known(rows.begin() + i + 1, rows.end());
    ComplexTensor factors = slice(select(matrix, -2, i), -1, i + 1, n);
    ComplexTensor sums =
        sum(unsqueeze(factors, -1) * join(stack, known, -2), -2);
    ComplexTensor divisor = values - slice(values, -1, i, i + 1);
    // Of equal values, the vectors are nearly so.
    Tensor isSmall = sizeOf(divisor) < 0x1p-52;
    divisor = {where(isSmall, 0x1p-52, divisor.real),
               where(isSmall, 0, divisor.imaginary)};
    rows[i] = keep(rows[i] + sums / divisor);
  }
  return join(stack, rows, -2);
}

/// Of length 1; their elements may be near overflow.
static ComplexTensor normalizeColumns(ComplexTensor x) {
  x = divideBy(x, sizeOf(x).max({-2}, true));
  return divideBy(x, squaredSize(x).sum({-2}, true).sqrt());
}

//===----------------------------------------------------------------------===//
// Results
//===----------------------------------------------------------------------===//

/// Of matrices of any scale, in f64.
static GeneralEigenFactors factorGeneral(const ComplexTensor &x,
                                         bool isWanted) {
  int64_t n = rowsOf(x);
  Tensor factorOf = findScale(x);
  Tensor unit = Tensor::eye(x.real.context(), n, n, DType::F64);
  Schur of{divideBy(x, factorOf), toComplex(unit.expand(shapeOf(x)))};
  reduceToHessenberg(of);
  constexpr int64_t kBetweenExceptional = 6;
  int64_t steps = n == 1 ? 0 : 4 * n + 24;
  for (int64_t i = 1; i <= steps; ++i)
    step(of, i % kBetweenExceptional == 0, isWanted);
  ComplexTensor values = getDiagonal(of.matrix, 0);
  Tensor isBad = logicalNot(isFinite(x).all({-2, -1}));
  if (n > 1) {
    ComplexTensor below = getDiagonal(of.matrix, -1);
    isBad = isBad | findLarge(below, values).any({-1});
  }
  isBad = isBad.unsqueeze(-1);
  double nan = std::numeric_limits<double>::quiet_NaN();
  auto mark = [&](const ComplexTensor &x, const Tensor &isBad) {
    return x.forEachPart(
        [&](const Tensor &part) { return where(isBad, nan, part); });
  };
  values = mark(scale(values, factorOf.squeeze(-1)), isBad);
  if (!isWanted)
    return {values, {}};
  ComplexTensor triangle =
      of.matrix.forEachPart([](const Tensor &part) { return part.triu(); });
  ComplexTensor vectors = multiply(of.product, findVectors(triangle));
  return {values, mark(normalizeColumns(vectors), isBad.unsqueeze(-1))};
}

static GeneralEigenFactors findEigen(ComplexTensor x, bool isWanted) {
  std::optional<Tensor> error = check(x, /*isSquare=*/true, kMaxEigenSize);
  if (!error && rowsOf(x) == 0)
    error = fail("matrices without elements have no vectors, got " +
                 x.real.typeString());
  if (error)
    return {asMatrix<ComplexTensor>(*error), asMatrix<ComplexTensor>(*error)};
  DType dtype = dtypeOf(x);
  GeneralEigenFactors of = factorGeneral(widen(x), isWanted);
  of.values = castTo(of.values, dtype);
  if (isWanted)
    of.vectors = castTo(of.vectors, dtype);
  return of;
}

ComplexTensor uop::frontend::eigvals(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("eigvals", loc);
  return findEigen(x, /*isWanted=*/false).values;
}

GeneralEigenFactors uop::frontend::eig(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("eig", loc);
  return findEigen(x, /*isWanted=*/true);
}
