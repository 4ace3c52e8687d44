//===- Compare.h - Two arrays that should be equal --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_COMPARE_H
#define UOP_RUNTIME_COMPARE_H

#include "uop/Runtime/Buffer.h"

namespace uop::runtime {

/// How far two floats x and y may be apart.
struct Difference {
  /// Not at all, unless both are NaN.
  bool isExact = true;
  /// Otherwise absolute + relative * max(|x|, |y|); zeros of either sign are
  /// equal.
  double absolute = 0;
  double relative = 0;
};

/// What is allowed of an array: `tolerance`, relative to the largest finite
/// magnitude, and where that is not 0 a rounding of its own type, or else eight
/// times `spread`. Nothing where `tolerance` is 0, and of integers.
Difference allowDifference(const Array &expected, double tolerance,
                           double spread = 0);

/// Nothing if `actual` is `expected`; otherwise where they first differ and how
/// often. Integers and booleans must be the same; NaN equals NaN; infinities
/// must match. The arrays have the same type.
std::string compareArrays(const Array &actual, const Array &expected,
                          const Difference &allowed);

/// Element `index` in row-major order, so that reading it back gives the same
/// element: floats with 9 digits (f64: 17).
std::string formatElement(const Array &array, int64_t index);

} // namespace uop::runtime

#endif // UOP_RUNTIME_COMPARE_H
