//===- Math.h - Mathematical functions of tensors ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_MATH_H
#define UOP_FRONTEND_MATH_H

#include "uop/Frontend/Tensor.h"

/// Elementwise functions beside those of Tensor. Integers and bools become f32
/// first. Special values are those of C's functions, Annex F. Floats narrower
/// than f64 are computed in f64 and rounded once.
namespace uop::frontend {

Tensor asin(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor acos(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor atan(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// The angle of the point (x, y).
Tensor atan2(const Operand &y, const Operand &x,
             SourceLoc loc = SourceLoc::current());
Tensor sinh(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor cosh(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor asinh(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor acosh(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor atanh(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// exp(x) - 1 and log(1 + x), precise near 0.
Tensor expm1(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor log1p(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor log10(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// log(exp(x) + exp(y)), without overflow.
Tensor logAddExp(const Operand &x, const Operand &y,
                 SourceLoc loc = SourceLoc::current());
/// sqrt(x^2 + y^2), without overflow.
Tensor hypot(const Operand &x, const Operand &y,
             SourceLoc loc = SourceLoc::current());

/// 1 - erf(x), precise where that is small.
Tensor erfc(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// The number whose erf is x; NaN beyond -1 and 1.
Tensor erfInv(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// log |gamma(x)|, and its derivative: NaN at negative integers, -inf at 0 and
/// inf at -0.
Tensor lgamma(const Tensor &x, SourceLoc loc = SourceLoc::current());
Tensor digamma(const Tensor &x, SourceLoc loc = SourceLoc::current());

/// Whether the sign is set, -0 and NaN included. Of integers: x < 0.
Tensor signBit(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// x with the sign of y, floats both.
Tensor copySign(const Operand &x, const Operand &y,
                SourceLoc loc = SourceLoc::current());
/// The next number of x's type in the direction of y.
Tensor nextAfter(const Operand &x, const Operand &y,
                 SourceLoc loc = SourceLoc::current());

/// Of what both are as bools.
Tensor logicalAnd(const Operand &x, const Operand &y,
                  SourceLoc loc = SourceLoc::current());
Tensor logicalOr(const Operand &x, const Operand &y,
                 SourceLoc loc = SourceLoc::current());
Tensor logicalXor(const Operand &x, const Operand &y,
                  SourceLoc loc = SourceLoc::current());
Tensor logicalNot(const Tensor &x, SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_MATH_H
