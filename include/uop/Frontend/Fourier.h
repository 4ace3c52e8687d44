//===- Fourier.h - Fourier transforms of tensors ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_FOURIER_H
#define UOP_FRONTEND_FOURIER_H

#include "uop/Frontend/Complex.h"

namespace uop::frontend {

/// The discrete Fourier transform along an axis, in f64 for f64 and f32
/// otherwise: y[k] = sum of x[j] exp(-2 pi i j k / n). Errors: no such axis, no
/// elements along it or more than 2^22, parts of different types or shapes.
ComplexTensor fft(const ComplexTensor &x, int64_t axis = -1,
                  SourceLoc loc = SourceLoc::current());
/// Its inverse, divided by n.
ComplexTensor ifft(const ComplexTensor &x, int64_t axis = -1,
                   SourceLoc loc = SourceLoc::current());
/// Of a real signal, the first n / 2 + 1 elements; the others are their
/// conjugates.
ComplexTensor rfft(const Tensor &x, int64_t axis = -1,
                   SourceLoc loc = SourceLoc::current());
/// The real signal of n elements with this half of a spectrum; `n` is needed
/// because two signals have spectra of one length. Error: the axis has not
/// n / 2 + 1 elements.
Tensor irfft(const ComplexTensor &x, int64_t n, int64_t axis = -1,
             SourceLoc loc = SourceLoc::current());

} // namespace uop::frontend

#endif // UOP_FRONTEND_FOURIER_H
