//===- LinearAlgebra.cpp - Factors of small matrices ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// Each step leaves a smaller matrix: no element is computed that is known. What
// a step leaves is kept in memory, as the next needs all of it several times.
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/LinearAlgebra.h"

#include "Matrices.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

//===----------------------------------------------------------------------===//
// Cholesky's factors
//===----------------------------------------------------------------------===//

template <class Matrix>
static Matrix factorCholesky(Matrix x) {
  if (auto error = check(x, /*isSquare=*/true))
    return asMatrix<Matrix>(*error);
  Matrix rest = widen(x);
  std::vector<Matrix> columns;
  for (int64_t i = 0, n = rowsOf(x); i != n; ++i) {
    Matrix column = select(rest, -1, 0);
    // The diagonal is real.
    column = divideBy(column, realOf(column).slice(-1, 0, 1).sqrt());
    columns.push_back(padBefore(column, i));
    Matrix below = slice(column, -1, 1, n - i);
    rest = keep(from(rest, 1, 1) - outer(below, conjugateOf(below)));
  }
  if (columns.empty())
    return x;
  return castTo(join(stack, columns, -1), dtypeOf(x));
}

Tensor uop::frontend::cholesky(const Tensor &x, SourceLoc loc) {
  OpScope scope("cholesky", loc);
  return factorCholesky(x);
}

ComplexTensor uop::frontend::cholesky(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("cholesky", loc);
  return factorCholesky(x);
}

//===----------------------------------------------------------------------===//
// Systems
//===----------------------------------------------------------------------===//

/// Substitution from the first row on; in f64.
template <class Matrix>
static Matrix solveLower(Matrix a, Matrix b) {
  std::vector<Matrix> rows;
  for (int64_t n = rowsOf(a); n != 0; --n) {
    Matrix pivot = slice(slice(a, -1, 0, 1), -2, 0, 1);
    Matrix row = slice(b, -2, 0, 1) / pivot;
    rows.push_back(row);
    b = keep(slice(b, -2, 1, n) - slice(slice(a, -2, 1, n), -1, 0, 1) * row);
    a = from(a, 1, 1);
  }
  return join(concat, rows, -2);
}

template <class Matrix>
static Matrix solveUpper(const Matrix &a, const Matrix &b) {
  return flip(solveLower(flip(a, {-2, -1}), flip(b, {-2})), {-2});
}

/// Of systems of square matrices `a`: that b does not fit them. Both become of
/// one float type.
template <class Matrix>
static std::optional<Tensor> checkSystem(Matrix &a, Matrix &b) {
  if (auto error = check(a, /*isSquare=*/true))
    return error;
  if (auto error = checkElements(b))
    return error;
  if (auto error = findError({realOf(a), realOf(b)}))
    return error;
  if (rankOf(b) < 2 || rowsOf(b) != rowsOf(a))
    return fail("the right side " + realOf(b).typeString() +
                " does not fit matrices " + realOf(a).typeString());
  if (dtypeOf(b) == DType::F64)
    a = widen(a);
  return std::nullopt;
}

template <class Matrix>
static Matrix solveTriangle(Matrix a, Matrix b, bool isLower) {
  if (auto error = checkSystem(a, b))
    return asMatrix<Matrix>(*error);
  if (rowsOf(a) == 0)
    return b;
  Matrix x =
      isLower ? solveLower(widen(a), widen(b)) : solveUpper(widen(a), widen(b));
  return castTo(x, dtypeOf(a));
}

Tensor uop::frontend::solveTriangular(const Tensor &a, const Tensor &b,
                                      bool isLower, SourceLoc loc) {
  OpScope scope("solveTriangular", loc);
  return solveTriangle(a, b, isLower);
}

ComplexTensor uop::frontend::solveTriangular(const ComplexTensor &a,
                                             const ComplexTensor &b,
                                             bool isLower, SourceLoc loc) {
  OpScope scope("solveTriangular", loc);
  return solveTriangle(a, b, isLower);
}

//===----------------------------------------------------------------------===//
// Reflections
//===----------------------------------------------------------------------===//

namespace {
/// What is left of a matrix after one reflection for each column.
template <class Matrix>
struct Reflections {
  /// v and 2 / |v|^2, of which step i is of the rows from i on; the factor is 0
  /// where nothing is reflected.
  std::vector<std::pair<Matrix, Tensor>> vectors;
  /// Row i of the upper triangle, from column i on.
  std::vector<Matrix> rows;
};
} // namespace

/// Of f64.
template <class Matrix>
static Reflections<Matrix> findReflections(Matrix x) {
  Reflections<Matrix> found;
  for (int64_t count = std::min(rowsOf(x), columnsOf(x)); count != 0; --count) {
    if (rowsOf(x) == 1) {
      found.rows.push_back(select(x, -2, 0));
      break;
    }
    auto [v, factor, target] = findReflection(select(x, -1, 0));
    found.vectors.push_back({v, factor});
    Matrix next = reflect(slice(x, -1, 1, columnsOf(x)), v, factor);
    std::vector<Matrix> row = {target, select(next, -2, 0)};
    found.rows.push_back(join(concat, row, -1));
    x = keep(slice(next, -2, 1, rowsOf(next)));
  }
  return found;
}

/// [..., k, n] of the rows of a matrix of `columns` columns.
template <class Matrix>
static Matrix getTriangle(const Reflections<Matrix> &of) {
  std::vector<Matrix> rows;
  for (auto [i, row] : llvm::enumerate(of.rows))
    rows.push_back(padBefore(row, i));
  return join(stack, rows, -2);
}

/// The first `columns` columns of the product of the reflections of `rows`
/// rows.
template <class Matrix>
static Matrix multiplyOut(const Reflections<Matrix> &of, const Matrix &like,
                          int64_t rows, int64_t columns) {
  int64_t count = of.vectors.size();
  Tensor unit = Tensor::eye(realOf(like).context(), rows, rows, DType::F64);
  unit = unit.shrink({count, count}, {rows - count, columns - count});
  Shape shape(shapeOf(like).begin(), shapeOf(like).end() - 2);
  shape.push_back(rows - count);
  shape.push_back(columns - count);
  Matrix q = fromReal<Matrix>(unit.expand(shape));
  for (auto &[v, factor] : llvm::reverse(of.vectors))
    q = keep(reflect(padIdentity(q), v, factor));
  return q;
}

template <class Matrix>
static QRFactorsOf<Matrix> factor(const Matrix &x, bool isComplete) {
  int64_t rows = rowsOf(x), least = std::min(rows, columnsOf(x));
  Reflections<Matrix> found = findReflections(x);
  Matrix r = getTriangle(found);
  if (isComplete && rows > least)
    r = padRows(r, rows - least);
  return {multiplyOut(found, x, rows, isComplete ? rows : least), r};
}

template <class Matrix>
static QRFactorsOf<Matrix> factorQR(Matrix x, bool isComplete) {
  std::optional<Tensor> error = check(x, /*isSquare=*/false);
  if (!error && (rowsOf(x) == 0 || columnsOf(x) == 0))
    error = fail("matrices without elements have no factors, got " +
                 realOf(x).typeString());
  if (error)
    return {asMatrix<Matrix>(*error), asMatrix<Matrix>(*error)};
  Matrix wide = widen(x);
  Tensor factorOf = findScale(wide);
  QRFactorsOf<Matrix> factors = factor(divideBy(wide, factorOf), isComplete);
  return {castTo(factors.q, dtypeOf(x)),
          castTo(scale(factors.r, factorOf), dtypeOf(x))};
}

QRFactors uop::frontend::qr(const Tensor &x, bool isComplete, SourceLoc loc) {
  OpScope scope("qr", loc);
  return factorQR(x, isComplete);
}

QRFactorsOf<ComplexTensor> uop::frontend::qr(const ComplexTensor &x,
                                             bool isComplete, SourceLoc loc) {
  OpScope scope("qr", loc);
  return factorQR(x, isComplete);
}

template <class Matrix>
static Matrix solveSystem(Matrix a, Matrix b) {
  if (auto error = checkSystem(a, b))
    return asMatrix<Matrix>(*error);
  if (rowsOf(a) == 0)
    return b;
  Matrix wide = widen(a);
  Tensor factorOf = findScale(wide);
  QRFactorsOf<Matrix> factors =
      factor(divideBy(wide, factorOf), /*isComplete=*/false);
  Matrix y = multiply(adjointOf(factors.q), widen(b));
  return castTo(divideBy(solveUpper(factors.r, y), factorOf), dtypeOf(a));
}

Tensor uop::frontend::solve(const Tensor &a, const Tensor &b, SourceLoc loc) {
  OpScope scope("solve", loc);
  return solveSystem(a, b);
}

ComplexTensor uop::frontend::solve(const ComplexTensor &a,
                                   const ComplexTensor &b, SourceLoc loc) {
  OpScope scope("solve", loc);
  return solveSystem(a, b);
}

//===----------------------------------------------------------------------===//
// Determinants
//===----------------------------------------------------------------------===//

/// Each reflection turns the sign.
template <class Matrix>
static Matrix turnSign(Matrix x, const Reflections<Matrix> &of) {
  for (auto &[v, factor] : of.vectors)
    x = choose(factor.squeeze(-1) == 0, x, negate(x));
  return x;
}

template <class Matrix>
static LogDeterminantOf<Matrix> findLogDeterminant(Matrix x) {
  if (auto error = check(x, /*isSquare=*/true))
    return {asMatrix<Matrix>(*error), *error};
  const Context context = realOf(x).context();
  DType dtype = dtypeOf(x);
  if (rowsOf(x) == 0) {
    Shape batch(shapeOf(x).begin(), shapeOf(x).end() - 2);
    return {fromReal<Matrix>(Tensor::full(context, batch, 1.0, dtype)),
            Tensor::full(context, batch, 0.0, dtype)};
  }
  Matrix wide = widen(x);
  Tensor factorOf = findScale(wide);
  Reflections<Matrix> found = findReflections(divideBy(wide, factorOf));
  Matrix diagonal = diagonalOf(getTriangle(found));
  Matrix sign = turnSign(productOf(signOf(diagonal)), found);
  Tensor log = (sizeOf(diagonal) * factorOf.squeeze(-1)).log().sum({-1});
  return {castTo(sign, dtype), log.cast(dtype)};
}

LogDeterminant uop::frontend::slogdet(const Tensor &x, SourceLoc loc) {
  OpScope scope("slogdet", loc);
  return findLogDeterminant(x);
}

LogDeterminantOf<ComplexTensor> uop::frontend::slogdet(const ComplexTensor &x,
                                                       SourceLoc loc) {
  OpScope scope("slogdet", loc);
  return findLogDeterminant(x);
}

template <class Matrix>
static Matrix findDeterminant(Matrix x) {
  if (auto error = check(x, /*isSquare=*/true))
    return asMatrix<Matrix>(*error);
  if (rowsOf(x) == 0)
    return findLogDeterminant(x).sign;
  Matrix wide = widen(x);
  Tensor factorOf = findScale(wide);
  Reflections<Matrix> found = findReflections(divideBy(wide, factorOf));
  Matrix diagonal = diagonalOf(getTriangle(found));
  Matrix product = productOf(scale(diagonal, factorOf.squeeze(-1)));
  return castTo(turnSign(product, found), dtypeOf(x));
}

Tensor uop::frontend::det(const Tensor &x, SourceLoc loc) {
  OpScope scope("det", loc);
  return findDeterminant(x);
}

ComplexTensor uop::frontend::det(const ComplexTensor &x, SourceLoc loc) {
  OpScope scope("det", loc);
  return findDeterminant(x);
}

//===----------------------------------------------------------------------===//
// Rotations
//===----------------------------------------------------------------------===//

namespace {
/// Pairs of columns as rows [..., pairs, length]: of a matrix, and after `rows`
/// elements of the rotations that were made of it.
template <class Matrix>
struct Pairs {
  Matrix first, second;
  int64_t rows;
};
} // namespace

/// The product of the columns a and b. It is real after the second one of the
/// pair, which is b's, was turned.
static Tensor turn(const Tensor &a, const Tensor &b, Tensor &second) {
  return (a * b).sum({-1}, /*keepDims=*/true);
}
static Tensor turn(const ComplexTensor &a, const ComplexTensor &b,
                   ComplexTensor &second) {
  ComplexTensor product = sum(conjugate(a) * b, -1, /*keepAxis=*/true);
  second = second * conjugate(directionOf(product));
  return abs(product);
}

/// Makes the columns of each pair orthogonal.
template <class Matrix>
static void rotate(Pairs<Matrix> &pairs) {
  Matrix x = pairs.first, y = pairs.second;
  Matrix a = slice(x, -1, 0, pairs.rows), b = slice(y, -1, 0, pairs.rows);
  Tensor product = turn(a, b, y);
  Tensor difference = squaredLength(b) - squaredLength(a);
  // The tangent t of the smaller angle: t^2 + 2 z t = 1, z the half of the
  // difference over the product.
  Tensor root = (difference * difference + product * product * 4.0).sqrt();
  Tensor bottom = difference.abs() + root;
  Tensor isDone = (product == 0) | (bottom == 0);
  Tensor tangent = product * 2.0 / where(isDone, 1, bottom);
  tangent = where(difference < 0, tangent.neg(), tangent);
  tangent = where(isDone, 0, tangent);
  Tensor cosine = (tangent * tangent + 1.0).rsqrt();
  Tensor sine = cosine * tangent;
  pairs.first = keep(scale(x, cosine) - scale(y, sine));
  pairs.second = keep(scale(x, sine) + scale(y, cosine));
}

/// The first column stays, the others go round: every two meet once in a sweep.
template <class Matrix>
static void goRound(Pairs<Matrix> &pairs) {
  int64_t count = rowsOf(pairs.first);
  if (count == 1)
    return;
  Matrix x = pairs.first, y = pairs.second;
  std::vector<Matrix> first = {slice(x, -2, 0, 1), slice(y, -2, 0, 1),
                               slice(x, -2, 1, count - 1)};
  std::vector<Matrix> second = {slice(y, -2, 1, count),
                                slice(x, -2, count - 1, count)};
  pairs.first = join(concat, first, -2);
  pairs.second = join(concat, second, -2);
}

/// Of square matrices in f64.
template <class Matrix>
static SVDFactorsOf<Matrix> factorByRotations(const Matrix &x) {
  int64_t n = rowsOf(x), even = n + n % 2;
  const Shape &shape = shapeOf(x);
  Tensor unit = Tensor::eye(realOf(x).context(), n, n, DType::F64);
  std::vector<Matrix> both = {transposeOf(x),
                              fromReal<Matrix>(unit.expand(shape))};
  Matrix columns = join(concat, both, -1);
  // A column of zeros is orthogonal to all, and never rotated.
  if (even != n)
    columns = padRows(columns, 1);
  Pairs<Matrix> pairs{slice(columns, -2, 0, even, 2),
                      slice(columns, -2, 1, even, 2), n};
  // Convergence is quadratic once the angles are small.
  int64_t sweeps = n == 1 ? 0 : 5 + llvm::Log2_64_Ceil(n);
  for (int64_t i = 0; i != sweeps * (even - 1); ++i) {
    rotate(pairs);
    goRound(pairs);
  }
  both = {pairs.first, pairs.second};
  columns = join(concat, both, -2);
  Matrix images = slice(columns, -1, 0, n), v = slice(columns, -1, n, 2 * n);
  Tensor norms = squaredSize(images).sum({-1}).sqrt();
  if (even != n)
    norms = where(squaredSize(v).sum({-1}) == 0, -1.0, norms);
  Tensor order = norms.argsort(-1, /*descending=*/true).slice(-1, 0, n);
  Tensor s = norms.gather(order, -1);
  Tensor rows = order.unsqueeze(-1).expand(shape);
  auto sortRows = [&](const Tensor &part) { return part.gather(rows, -2); };
  images = each(images, sortRows);
  v = each(v, sortRows);
  // The norms' directions, and for zeros any that are orthogonal to them.
  Reflections<Matrix> found = findReflections(transposeOf(images));
  Matrix signs = directionOf(diagonalOf(getTriangle(found)));
  Matrix u = multiplyOut(found, x, n, n) * unsqueeze(signs, -2);
  return {u, s, conjugateOf(v)};
}

template <class Matrix>
static SVDFactorsOf<Matrix> factorSVD(Matrix x) {
  std::optional<Tensor> error = check(x, /*isSquare=*/false);
  int64_t least = error ? 0 : std::min(rowsOf(x), columnsOf(x));
  if (!error && (least == 0 || least > kMaxJacobiSize))
    error = fail("matrices of 1 to " + Twine(kMaxJacobiSize) +
                 " rows or columns have this decomposition, got " +
                 realOf(x).typeString());
  if (error)
    return {asMatrix<Matrix>(*error), *error, asMatrix<Matrix>(*error)};
  bool isWide = rowsOf(x) < columnsOf(x);
  Matrix tall = widen(x);
  if (isWide)
    tall = adjointOf(tall);
  Tensor factorOf = findScale(tall);
  QRFactorsOf<Matrix> reduced =
      factor(divideBy(tall, factorOf), /*isComplete=*/false);
  SVDFactorsOf<Matrix> of = factorByRotations(reduced.r);
  of.u = multiply(reduced.q, of.u);
  of.s = of.s * factorOf.squeeze(-1);
  if (isWide)
    of = {adjointOf(of.vt), of.s, adjointOf(of.u)};
  DType dtype = dtypeOf(x);
  return {castTo(of.u, dtype), of.s.cast(dtype), castTo(of.vt, dtype)};
}

SVDFactors uop::frontend::svd(const Tensor &x, SourceLoc loc) {
  OpScope scope("svd", loc);
  return factorSVD(x);
}

SVDFactorsOf<ComplexTensor> uop::frontend::svd(const ComplexTensor &x,
                                               SourceLoc loc) {
  OpScope scope("svd", loc);
  return factorSVD(x);
}

/// The lower triangle, whose diagonal is real, and what it is on the other
/// side.
static Tensor mirror(const Tensor &x) {
  return x.tril() + transposeOf(x.tril(-1));
}
static ComplexTensor mirror(const ComplexTensor &x) {
  Tensor below = x.imaginary.tril(-1);
  return {mirror(x.real), below - transposeOf(below)};
}

template <class Matrix>
static EigenFactorsOf<Matrix> factorSymmetric(Matrix x) {
  std::optional<Tensor> error = check(x, /*isSquare=*/true, kMaxJacobiSize);
  if (!error && rowsOf(x) == 0)
    error = fail("matrices without elements have no vectors, got " +
                 realOf(x).typeString());
  if (error)
    return {*error, asMatrix<Matrix>(*error)};
  Matrix symmetric = mirror(widen(x));
  Tensor factorOf = findScale(symmetric);
  symmetric = divideBy(symmetric, factorOf);
  // With all values above 0, these are the singular ones. No value is larger
  // than the sums of rows.
  Tensor shift = sizeOf(symmetric).sum({-1}, true).max({-2}, true) * 2.0;
  shift = where(shift == 0, 1.0, shift);
  Tensor unit =
      Tensor::eye(realOf(x).context(), rowsOf(x), rowsOf(x), DType::F64);
  SVDFactorsOf<Matrix> of =
      factorByRotations(symmetric + fromReal<Matrix>(unit * shift));
  Tensor values = (of.s - shift.squeeze(-1)).flip({-1}) * factorOf.squeeze(-1);
  DType dtype = dtypeOf(x);
  return {values.cast(dtype), castTo(flip(of.u, {-1}), dtype)};
}

EigenFactors uop::frontend::eigh(const Tensor &x, SourceLoc loc) {
  OpScope scope("eigh", loc);
  return factorSymmetric(x);
}

EigenFactorsOf<ComplexTensor> uop::frontend::eigh(const ComplexTensor &x,
                                                  SourceLoc loc) {
  OpScope scope("eigh", loc);
  return factorSymmetric(x);
}
