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

#include "Build.h"
#include "uop/Frontend/Creation.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace uop;
using namespace uop::frontend;
using namespace uop::frontend::detail;

//===----------------------------------------------------------------------===//
// Matrices
//===----------------------------------------------------------------------===//

static int64_t rowsOf(const Tensor &x) { return x.size(-2); }
static int64_t columnsOf(const Tensor &x) { return x.size(-1); }

/// What is wrong with matrices; otherwise they become floats.
static std::optional<Tensor> check(Tensor &x, bool isSquare,
                                   int64_t limit = kMaxMatrixSize) {
  if (auto error = findError(x))
    return error;
  x = toFloat(x);
  if (auto error = findStorageOnly(x))
    return error;
  if (x.rank() < 2)
    return fail("matrices have two axes or more, got " + x.typeString());
  if (isSquare && rowsOf(x) != columnsOf(x))
    return fail("the matrices of " + x.typeString() + " are not square");
  if (std::max(rowsOf(x), columnsOf(x)) > limit)
    return fail("matrices of up to " + Twine(limit) +
                " rows and columns are "
                "factored, got " +
                x.typeString());
  return std::nullopt;
}

/// From row and column on.
static Tensor from(const Tensor &x, int64_t row, int64_t column) {
  return x.slice(-2, row, rowsOf(x)).slice(-1, column, columnsOf(x));
}
/// [..., m] and [..., n] as [..., m, n].
static Tensor outer(const Tensor &x, const Tensor &y) {
  return x.unsqueeze(-1) * y.unsqueeze(-2);
}
static Tensor dot(const Tensor &x, const Tensor &y) {
  return (x * y).sum({-1}, /*keepDims=*/true);
}
/// With zeros before the last axis.
static Tensor padBefore(const Tensor &x, int64_t count) {
  Shape before(x.rank()), after(x.rank());
  before.back() = count;
  return x.pad(before, after);
}
/// One row and column more, before the others: those of the identity.
static Tensor padIdentity(const Tensor &x) {
  Shape before(x.rank()), after(x.rank());
  before[x.rank() - 1] = before[x.rank() - 2] = 1;
  Tensor isFirst = Tensor::eye(x.context(), 1, 1, DType::F64);
  isFirst = isFirst.pad({0, 0}, {rowsOf(x), columnsOf(x)});
  return x.pad(before, after) + isFirst;
}
static Tensor diagonalOf(const Tensor &x) {
  return x.slice(-2, 0, columnsOf(x)).slice(-1, 0, rowsOf(x)).diagonal();
}
static Tensor transposeOf(const Tensor &x) { return x.transpose(-2, -1); }

//===----------------------------------------------------------------------===//
// Cholesky's factors
//===----------------------------------------------------------------------===//

Tensor uop::frontend::cholesky(const Tensor &given, SourceLoc loc) {
  OpScope scope("cholesky", loc);
  Tensor x = given;
  if (auto error = check(x, /*isSquare=*/true))
    return *error;
  Tensor rest = x.cast(DType::F64);
  std::vector<Tensor> columns;
  for (int64_t i = 0, n = rowsOf(x); i != n; ++i) {
    Tensor column = rest.select(-1, 0);
    column = column / column.slice(-1, 0, 1).sqrt();
    columns.push_back(padBefore(column, i));
    Tensor below = column.slice(-1, 1, n - i);
    rest = (from(rest, 1, 1) - outer(below, below)).contiguous();
  }
  if (columns.empty())
    return x;
  return stack(columns, -1).cast(x.dtype());
}

//===----------------------------------------------------------------------===//
// Systems
//===----------------------------------------------------------------------===//

/// Substitution from the first row on; in f64.
static Tensor solveLower(Tensor a, Tensor b) {
  std::vector<Tensor> rows;
  for (int64_t n = rowsOf(a); n != 0; --n) {
    Tensor pivot = from(a.slice(-1, 0, 1), 0, 0).slice(-2, 0, 1);
    Tensor row = (b.slice(-2, 0, 1) / pivot);
    rows.push_back(row);
    b = (b.slice(-2, 1, n) - a.slice(-2, 1, n).slice(-1, 0, 1) * row)
            .contiguous();
    a = from(a, 1, 1);
  }
  return concat(rows, -2);
}

static Tensor solveUpper(const Tensor &a, const Tensor &b) {
  return solveLower(a.flip({-2, -1}), b.flip({-2})).flip({-2});
}

/// Of systems of square matrices `a`: that b does not fit them. Both become of
/// one float type.
static std::optional<Tensor> checkSystem(Tensor &a, Tensor &b) {
  if (auto error = check(a, /*isSquare=*/true))
    return error;
  if (auto error = findError({a, b}))
    return error;
  b = toFloat(b);
  if (auto error = findStorageOnly(b))
    return error;
  if (b.rank() < 2 || rowsOf(b) != rowsOf(a))
    return fail("the right side " + b.typeString() + " does not fit matrices " +
                a.typeString());
  if (b.dtype() == DType::F64)
    a = a.cast(DType::F64);
  return std::nullopt;
}

Tensor uop::frontend::solveTriangular(const Tensor &givenA,
                                      const Tensor &givenB, bool isLower,
                                      SourceLoc loc) {
  OpScope scope("solveTriangular", loc);
  Tensor a = givenA, b = givenB;
  if (auto error = checkSystem(a, b))
    return *error;
  if (rowsOf(a) == 0)
    return b;
  Tensor x = a.cast(DType::F64), y = b.cast(DType::F64);
  return (isLower ? solveLower(x, y) : solveUpper(x, y)).cast(a.dtype());
}

//===----------------------------------------------------------------------===//
// Reflections
//===----------------------------------------------------------------------===//

namespace {
/// What is left of a matrix after one reflection for each column.
struct Reflections {
  /// v and 2 / (v v), of which step i is of the rows from i on; the factor is 0
  /// where nothing is reflected.
  std::vector<std::pair<Tensor, Tensor>> vectors;
  /// Row i of the upper triangle, from column i on.
  std::vector<Tensor> rows;
};
} // namespace

/// x - factor v (v x), for each column of x.
static Tensor reflect(const Tensor &x, const Tensor &v, const Tensor &factor) {
  Tensor products = (v.unsqueeze(-1) * x).sum({-2});
  return x - outer(v * factor, products);
}

/// Of f64.
static Reflections findReflections(Tensor x) {
  Reflections found;
  for (int64_t count = std::min(rowsOf(x), columnsOf(x)); count != 0; --count) {
    if (rowsOf(x) == 1) {
      found.rows.push_back(x.select(-2, 0));
      break;
    }
    Tensor column = x.select(-1, 0), first = column.slice(-1, 0, 1);
    // Away from the first element, so that nothing cancels.
    Tensor norm = dot(column, column).sqrt();
    Tensor target = where(first < 0, norm, norm.neg());
    Tensor isFirst = Tensor::eye(x.context(), 1, 1, DType::F64)
                         .reshape({1})
                         .pad({0}, {rowsOf(x) - 1});
    Tensor v = column - target * isFirst;
    Tensor square = dot(v, v);
    Tensor isZero = square == 0;
    Tensor factor = where(isZero, 0,
                          Tensor::full(x.context(), {}, 2.0, DType::F64) /
                              where(isZero, 1, square));
    found.vectors.push_back({v, factor});
    Tensor next = reflect(x.slice(-1, 1, columnsOf(x)), v, factor);
    std::vector<Tensor> row = {where(isZero, first, target),
                               next.select(-2, 0)};
    found.rows.push_back(concat(row, -1));
    x = next.slice(-2, 1, rowsOf(next)).contiguous();
  }
  return found;
}

/// [..., k, n] of the rows of a matrix of `columns` columns.
static Tensor getTriangle(const Reflections &of) {
  std::vector<Tensor> rows;
  for (auto [i, row] : llvm::enumerate(of.rows))
    rows.push_back(padBefore(row, i));
  return stack(rows, -2);
}

/// The first `columns` columns of the product of the reflections of `rows`
/// rows.
static Tensor multiplyOut(const Reflections &of, const Tensor &like,
                          int64_t rows, int64_t columns) {
  int64_t count = of.vectors.size();
  Tensor q = Tensor::eye(like.context(), rows, rows, DType::F64);
  q = q.shrink({count, count}, {rows - count, columns - count});
  Shape shape(like.shape().begin(), like.shape().end() - 2);
  shape.push_back(rows - count);
  shape.push_back(columns - count);
  q = q.expand(shape);
  for (auto &[v, factor] : llvm::reverse(of.vectors))
    q = reflect(padIdentity(q), v, factor).contiguous();
  return q;
}

static QRFactors factor(const Tensor &x, bool isComplete) {
  int64_t rows = rowsOf(x), least = std::min(rows, columnsOf(x));
  Reflections found = findReflections(x);
  Tensor r = getTriangle(found);
  if (isComplete && rows > least) {
    Shape before(r.rank()), after(r.rank());
    after[r.rank() - 2] = rows - least;
    r = r.pad(before, after);
  }
  return {multiplyOut(found, x, rows, isComplete ? rows : least), r};
}

QRFactors uop::frontend::qr(const Tensor &given, bool isComplete,
                            SourceLoc loc) {
  OpScope scope("qr", loc);
  Tensor x = given;
  if (auto error = check(x, /*isSquare=*/false))
    return {*error, *error};
  if (rowsOf(x) == 0 || columnsOf(x) == 0) {
    Tensor error = fail("matrices without elements have no factors, got " +
                        x.typeString());
    return {error, error};
  }
  QRFactors factors = factor(x.cast(DType::F64), isComplete);
  return {factors.q.cast(x.dtype()), factors.r.cast(x.dtype())};
}

Tensor uop::frontend::solve(const Tensor &givenA, const Tensor &givenB,
                            SourceLoc loc) {
  OpScope scope("solve", loc);
  Tensor a = givenA, b = givenB;
  if (auto error = checkSystem(a, b))
    return *error;
  if (rowsOf(a) == 0)
    return b;
  QRFactors factors = factor(a.cast(DType::F64), /*isComplete=*/false);
  Tensor y = transposeOf(factors.q).matmul(b.cast(DType::F64));
  return solveUpper(factors.r, y).cast(a.dtype());
}

/// In f64.
static LogDeterminant findDeterminant(const Tensor &x) {
  Reflections found = findReflections(x);
  Tensor diagonal = diagonalOf(getTriangle(found));
  Tensor sign = diagonal.sign().prod({-1});
  // Each reflection turns the sign.
  for (auto &[v, factor] : found.vectors)
    sign = where(factor.squeeze(-1) == 0, sign, sign.neg());
  return {sign, diagonal.abs().log().sum({-1})};
}

LogDeterminant uop::frontend::slogdet(const Tensor &given, SourceLoc loc) {
  OpScope scope("slogdet", loc);
  Tensor x = given;
  if (auto error = check(x, /*isSquare=*/true))
    return {*error, *error};
  Shape batch(x.shape().begin(), x.shape().end() - 2);
  if (rowsOf(x) == 0)
    return {Tensor::full(x.context(), batch, 1.0, x.dtype()),
            Tensor::full(x.context(), batch, 0.0, x.dtype())};
  LogDeterminant found = findDeterminant(x.cast(DType::F64));
  return {found.sign.cast(x.dtype()), found.log.cast(x.dtype())};
}

Tensor uop::frontend::det(const Tensor &given, SourceLoc loc) {
  OpScope scope("det", loc);
  Tensor x = given;
  if (auto error = check(x, /*isSquare=*/true))
    return *error;
  if (rowsOf(x) == 0)
    return slogdet(x).sign;
  Reflections found = findReflections(x.cast(DType::F64));
  Tensor product = diagonalOf(getTriangle(found)).prod({-1});
  for (auto &[v, factor] : found.vectors)
    product = where(factor.squeeze(-1) == 0, product, product.neg());
  return product.cast(x.dtype());
}

//===----------------------------------------------------------------------===//
// Rotations
//===----------------------------------------------------------------------===//

namespace {
/// Pairs of columns as rows [..., pairs, length]: of a matrix, and after `rows`
/// elements of the rotations that were made of it.
struct Pairs {
  Tensor first, second;
  int64_t rows;
};
} // namespace

/// Makes the columns of each pair orthogonal.
static void rotate(Pairs &pairs) {
  Tensor x = pairs.first, y = pairs.second;
  Tensor a = x.slice(-1, 0, pairs.rows), b = y.slice(-1, 0, pairs.rows);
  Tensor product = dot(a, b), difference = dot(b, b) - dot(a, a);
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
  pairs.first = (x * cosine - y * sine).contiguous();
  pairs.second = (x * sine + y * cosine).contiguous();
}

/// The first column stays, the others go round: every two meet once in a sweep.
static void goRound(Pairs &pairs) {
  int64_t count = rowsOf(pairs.first);
  if (count == 1)
    return;
  Tensor x = pairs.first, y = pairs.second;
  std::vector<Tensor> first = {x.slice(-2, 0, 1), y.slice(-2, 0, 1),
                               x.slice(-2, 1, count - 1)};
  std::vector<Tensor> second = {y.slice(-2, 1, count),
                                x.slice(-2, count - 1, count)};
  pairs.first = concat(first, -2);
  pairs.second = concat(second, -2);
}

/// The largest magnitude of each matrix, [..., 1, 1]: divided by it, no square
/// overflows.
static Tensor findScale(const Tensor &x) {
  Tensor most = x.abs().max({-2, -1}, true);
  return where((most > 0) & most.isFinite(), most, 1.0).detach();
}

/// Of square matrices in f64.
static SVDFactors factorByRotations(const Tensor &x) {
  int64_t n = rowsOf(x), even = n + n % 2;
  Shape shape = x.shape();
  Tensor unit = Tensor::eye(x.context(), n, n, DType::F64).expand(shape);
  std::vector<Tensor> both = {transposeOf(x), unit};
  Tensor columns = concat(both, -1);
  if (even != n) {
    // A column of zeros is orthogonal to all, and never rotated.
    Shape before(x.rank()), after(x.rank());
    after[x.rank() - 2] = 1;
    columns = columns.pad(before, after);
  }
  Pairs pairs{columns.slice(-2, 0, even, 2), columns.slice(-2, 1, even, 2), n};
  // Convergence is quadratic once the angles are small.
  int64_t sweeps = n == 1 ? 0 : 5 + llvm::Log2_64_Ceil(n);
  for (int64_t i = 0; i != sweeps * (even - 1); ++i) {
    rotate(pairs);
    goRound(pairs);
  }
  both = {pairs.first, pairs.second};
  columns = concat(both, -2);
  Tensor images = columns.slice(-1, 0, n), v = columns.slice(-1, n, 2 * n);
  Tensor norms = (images * images).sum({-1}).sqrt();
  if (even != n)
    norms = where((v * v).sum({-1}) == 0, -1.0, norms);
  Tensor order = norms.argsort(-1, /*descending=*/true).slice(-1, 0, n);
  Tensor s = norms.gather(order, -1);
  Tensor rows = order.unsqueeze(-1).expand(shape);
  images = images.gather(rows, -2);
  v = v.gather(rows, -2);
  // The norms' directions, and for zeros any that are orthogonal to them.
  Reflections found = findReflections(transposeOf(images));
  Tensor signs = diagonalOf(getTriangle(found));
  signs =
      where(signs < 0, Tensor::full(x.context(), {}, -1.0, DType::F64), 1.0);
  Tensor u = multiplyOut(found, x, n, n) * signs.unsqueeze(-2);
  return {u, s, v};
}

SVDFactors uop::frontend::svd(const Tensor &given, SourceLoc loc) {
  OpScope scope("svd", loc);
  Tensor x = given;
  if (auto error = check(x, /*isSquare=*/false)) {
    return {*error, *error, *error};
  }
  int64_t least = std::min(rowsOf(x), columnsOf(x));
  if (least == 0 || least > kMaxJacobiSize) {
    Tensor error =
        fail("matrices of 1 to " + Twine(kMaxJacobiSize) +
             " rows or columns have this decomposition, got " + x.typeString());
    return {error, error, error};
  }
  bool isWide = rowsOf(x) < columnsOf(x);
  Tensor tall = x.cast(DType::F64);
  if (isWide)
    tall = transposeOf(tall);
  Tensor scale = findScale(tall);
  QRFactors reduced = factor(tall / scale, /*isComplete=*/false);
  SVDFactors of = factorByRotations(reduced.r);
  of.u = reduced.q.matmul(of.u);
  of.s = of.s * scale.squeeze(-1);
  if (isWide)
    of = {transposeOf(of.vt), of.s, transposeOf(of.u)};
  return {of.u.cast(x.dtype()), of.s.cast(x.dtype()), of.vt.cast(x.dtype())};
}

EigenFactors uop::frontend::eigh(const Tensor &given, SourceLoc loc) {
  OpScope scope("eigh", loc);
  Tensor x = given;
  if (auto error = check(x, /*isSquare=*/true, kMaxJacobiSize))
    return {*error, *error};
  if (rowsOf(x) == 0) {
    Tensor error = fail("matrices without elements have no vectors, got " +
                        x.typeString());
    return {error, error};
  }
  Tensor wide = x.cast(DType::F64);
  Tensor lower = wide.tril();
  Tensor symmetric = lower + transposeOf(wide.tril(-1));
  Tensor scale = findScale(symmetric);
  symmetric = symmetric / scale;
  // With all values above 0, these are the singular ones. No value is larger
  // than the sums of rows.
  Tensor shift = symmetric.abs().sum({-1}, true).max({-2}, true) * 2.0;
  shift = where(shift == 0, 1.0, shift);
  Tensor unit = Tensor::eye(x.context(), rowsOf(x), rowsOf(x), DType::F64);
  SVDFactors of = factorByRotations(symmetric + unit * shift);
  Tensor values = (of.s - shift.squeeze(-1)).flip({-1}) * scale.squeeze(-1);
  return {values.cast(x.dtype()), of.u.flip({-1}).cast(x.dtype())};
}
