//===- LinearAlgebra.h - Factors of small matrices --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_LINEARALGEBRA_H
#define UOP_FRONTEND_LINEARALGEBRA_H

#include "uop/Frontend/Complex.h"

/// Functions of the matrices [..., m, n] of a batch, all at once. Integers and
/// bools become f32; all is computed in f64 and rounded once. Each step is an
/// op of the program, so that they are for small matrices, and can be
/// differentiated. Errors: less than two axes, sizes that do not fit, and a
/// side of more than kMaxMatrixSize (kMaxJacobiSize for svd and eigh,
/// kMaxEigenSize for eig). Of complex matrices, transposes are conjugated.
namespace uop::frontend {

constexpr int64_t kMaxMatrixSize = 128;
constexpr int64_t kMaxJacobiSize = 32;
constexpr int64_t kMaxEigenSize = 16;

/// The lower factor of symmetric matrices, of whose lower triangles; NaN from
/// the column on where a matrix is not positive definite.
Tensor cholesky(const Tensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor cholesky(const ComplexTensor &x,
                       SourceLoc loc = SourceLoc::current());

/// x with a x = b, of the lower or the upper triangles of a; b is [..., n, k].
Tensor solveTriangular(const Tensor &a, const Tensor &b, bool isLower,
                       SourceLoc loc = SourceLoc::current());
ComplexTensor solveTriangular(const ComplexTensor &a, const ComplexTensor &b,
                              bool isLower,
                              SourceLoc loc = SourceLoc::current());
/// x with a x = b, by a = qr; not finite where a matrix is singular.
Tensor solve(const Tensor &a, const Tensor &b,
             SourceLoc loc = SourceLoc::current());
ComplexTensor solve(const ComplexTensor &a, const ComplexTensor &b,
                    SourceLoc loc = SourceLoc::current());

/// Where there is an error, all factors have it.
template <class Matrix>
struct QRFactorsOf {
  Matrix q, r;
};
using QRFactors = QRFactorsOf<Tensor>;
/// Orthogonal columns and an upper triangle, by Householder's reflections:
/// [..., m, k] and [..., k, n] with k the smaller of m and n, or m if
/// `isComplete`.
QRFactors qr(const Tensor &x, bool isComplete = false,
             SourceLoc loc = SourceLoc::current());
QRFactorsOf<ComplexTensor> qr(const ComplexTensor &x, bool isComplete = false,
                              SourceLoc loc = SourceLoc::current());

template <class Matrix>
struct SVDFactorsOf {
  Matrix u;
  Tensor s;
  Matrix vt;
};
using SVDFactors = SVDFactorsOf<Tensor>;
/// u diag(s) vt, with s in descending order: [..., m, k], [..., k], [..., k,
/// n], k the smaller of m and n. By M. Hestenes' rotations of pairs of columns,
/// of R. Brent and F. Luk's order (1985).
SVDFactors svd(const Tensor &x, SourceLoc loc = SourceLoc::current());
SVDFactorsOf<ComplexTensor> svd(const ComplexTensor &x,
                                SourceLoc loc = SourceLoc::current());

template <class Matrix>
struct EigenFactorsOf {
  Tensor values;
  Matrix vectors;
};
using EigenFactors = EigenFactorsOf<Tensor>;
/// Of the lower triangles of symmetric matrices: the values in ascending order,
/// [..., n], and the vectors as columns. Values are as precise as the largest
/// of the matrix.
EigenFactors eigh(const Tensor &x, SourceLoc loc = SourceLoc::current());
EigenFactorsOf<ComplexTensor> eigh(const ComplexTensor &x,
                                   SourceLoc loc = SourceLoc::current());

/// The values of any square matrices, [..., n], in no order, by the QR
/// algorithm with J. Wilkinson's shifts. They are exact for a matrix that is
/// near by the precision of the largest element, and NaN where 4 n + 24 steps
/// do not find all, which no matrix is known to need. At most kMaxEigenSize
/// rows.
ComplexTensor eigvals(const ComplexTensor &x,
                      SourceLoc loc = SourceLoc::current());
/// With vectors of length 1 as columns; those of a defective matrix are nearly
/// dependent.
struct GeneralEigenFactors {
  ComplexTensor values, vectors;
};
GeneralEigenFactors eig(const ComplexTensor &x,
                        SourceLoc loc = SourceLoc::current());

/// Of square matrices: the sign of the determinant (0 for singular ones) and
/// the logarithm of its magnitude.
template <class Matrix>
struct LogDeterminantOf {
  Matrix sign;
  Tensor log;
};
using LogDeterminant = LogDeterminantOf<Tensor>;
LogDeterminant slogdet(const Tensor &x, SourceLoc loc = SourceLoc::current());
LogDeterminantOf<ComplexTensor> slogdet(const ComplexTensor &x,
                                        SourceLoc loc = SourceLoc::current());
Tensor det(const Tensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor det(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_LINEARALGEBRA_H
