//===- Fourier.h - Fourier transforms as ops --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_FOURIER_H
#define UOP_EMIT_FOURIER_H

#include "uop/Emit/TensorEmitter.h"

namespace uop::emit {

/// Complex numbers: real and imaginary parts, of one type, f32 or f64.
struct Signal {
  mlir::Value real, imaginary; // the latter null: zeros
};

/// Tables of as many numbers are part of the program.
constexpr int64_t kMaxTransformLength = int64_t(1) << 22;

/// The discrete Fourier transform along an axis of 1 to kMaxTransformLength
/// elements; the inverse one is divided by their number. Both parts are there.
Signal transformAxis(TensorEmitter &c, Signal x, int64_t axis, bool isInverse);

/// From a half of a spectrum, length / 2 + 1 elements of the last axis, to the
/// whole one of a real signal.
Signal mirror(TensorEmitter &c, Signal x, int64_t length);

/// The real signal of `length` elements of which x is such a half of a
/// spectrum. The imaginary parts of the first element, and of the last one if
/// length is even, do not matter.
mlir::Value transformHalf(TensorEmitter &c, Signal x, int64_t length);

} // namespace uop::emit

#endif // UOP_EMIT_FOURIER_H
