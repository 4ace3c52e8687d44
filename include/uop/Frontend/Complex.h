//===- Complex.h - Tensors of complex numbers -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_COMPLEX_H
#define UOP_FRONTEND_COMPLEX_H

#include "uop/Frontend/Tensor.h"

namespace uop::frontend {

/// Complex numbers, as real and imaginary parts of one shape and type, f32 or
/// f64. Where there is an error, both have it. What moves elements moves both
/// parts: x.forEachPart([](const Tensor &part) { return part.flip({0}); }).
struct ComplexTensor {
  Tensor real, imaginary;

  template <class Function>
  ComplexTensor forEachPart(Function function) const {
    return {function(real), function(imaginary)};
  }
};

/// Real numbers as complex ones: integers and bools as f32.
ComplexTensor toComplex(const Tensor &x, SourceLoc loc = SourceLoc::current());
/// The numbers of this size and angle.
ComplexTensor fromPolar(const Tensor &size, const Tensor &angle,
                        SourceLoc loc = SourceLoc::current());

//===----------------------------------------------------------------------===//
// Elementwise. Shapes broadcast; f32 and f64 give f64. Functions are computed
// in f64 and rounded once; their special values are those of C99, annex G.
// Errors: parts that are no floats, or of two shapes or types.
//===----------------------------------------------------------------------===//

ComplexTensor add(const ComplexTensor &x, const ComplexTensor &y,
                  SourceLoc loc = SourceLoc::current());
ComplexTensor sub(const ComplexTensor &x, const ComplexTensor &y,
                  SourceLoc loc = SourceLoc::current());
ComplexTensor mul(const ComplexTensor &x, const ComplexTensor &y,
                  SourceLoc loc = SourceLoc::current());
ComplexTensor div(const ComplexTensor &x, const ComplexTensor &y,
                  SourceLoc loc = SourceLoc::current());
ComplexTensor pow(const ComplexTensor &base, const ComplexTensor &exponent,
                  SourceLoc loc = SourceLoc::current());
inline ComplexTensor operator+(const ComplexTensor &x, const ComplexTensor &y) {
  return add(x, y);
}
inline ComplexTensor operator-(const ComplexTensor &x, const ComplexTensor &y) {
  return sub(x, y);
}
inline ComplexTensor operator*(const ComplexTensor &x, const ComplexTensor &y) {
  return mul(x, y);
}
inline ComplexTensor operator/(const ComplexTensor &x, const ComplexTensor &y) {
  return div(x, y);
}
/// Whether both parts are equal.
Tensor equal(const ComplexTensor &x, const ComplexTensor &y,
             SourceLoc loc = SourceLoc::current());

ComplexTensor neg(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor conjugate(const ComplexTensor &x,
                        SourceLoc loc = SourceLoc::current());
/// The size, and the angle from -pi to pi.
Tensor abs(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
Tensor angle(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
/// x / |x|; 0 of 0.
ComplexTensor sign(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor square(const ComplexTensor &x,
                     SourceLoc loc = SourceLoc::current());
ComplexTensor reciprocal(const ComplexTensor &x,
                         SourceLoc loc = SourceLoc::current());
ComplexTensor sqrt(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor exp(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor expm1(const ComplexTensor &x,
                    SourceLoc loc = SourceLoc::current());
ComplexTensor log(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor log1p(const ComplexTensor &x,
                    SourceLoc loc = SourceLoc::current());
ComplexTensor log2(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor log10(const ComplexTensor &x,
                    SourceLoc loc = SourceLoc::current());
ComplexTensor sin(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor cos(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor tan(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
ComplexTensor sinh(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor cosh(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor tanh(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor asin(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor acos(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor atan(const ComplexTensor &x,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor asinh(const ComplexTensor &x,
                    SourceLoc loc = SourceLoc::current());
ComplexTensor acosh(const ComplexTensor &x,
                    SourceLoc loc = SourceLoc::current());
ComplexTensor atanh(const ComplexTensor &x,
                    SourceLoc loc = SourceLoc::current());

/// Of both parts; of either part; of either part.
Tensor isFinite(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
Tensor isInf(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());
Tensor isNaN(const ComplexTensor &x, SourceLoc loc = SourceLoc::current());

//===----------------------------------------------------------------------===//
// Products. Sums are those of the parts.
//===----------------------------------------------------------------------===//

/// As Tensor::matmul.
ComplexTensor matmul(const ComplexTensor &x, const ComplexTensor &y,
                     SourceLoc loc = SourceLoc::current());
/// Of an axis, which goes or stays with size 1.
ComplexTensor prod(const ComplexTensor &x, int64_t axis, bool keepAxis = false,
                   SourceLoc loc = SourceLoc::current());
ComplexTensor cumprod(const ComplexTensor &x, int64_t axis,
                      SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_COMPLEX_H
