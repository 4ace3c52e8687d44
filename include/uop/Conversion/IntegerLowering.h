//===- IntegerLowering.h - Total integer arithmetic -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_INTEGERLOWERING_H
#define UOP_CONVERSION_INTEGERLOWERING_H

#include "uop/Conversion/Emitter.h"

namespace uop {

enum class Division { quotient, remainder };

/// The total division of the uop dialect, rounded toward zero or down: the
/// result for a divisor of 0 is 0, and INT_MIN / -1 wraps. No divisor traps.
mlir::Value emitDivision(Emitter &emitter, Division part, bool isFloor,
                         bool isUnsigned, bool isNonNegative, mlir::Value lhs,
                         mlir::Value rhs);

/// Shifts by the width or more give 0, or all sign bits.
mlir::Value emitShift(Emitter &emitter, bool isLeft, bool isUnsigned,
                      mlir::Value lhs, mlir::Value rhs);

/// Wrapping power; a negative exponent truncates the reciprocal. Unrolled, it
/// has no loop over the bits of the exponent.
mlir::Value emitIntegerPower(Emitter &emitter, bool isUnsigned,
                             mlir::Value base, mlir::Value exponent,
                             bool isUnrolled = false);

/// Threefry2x32 with 20 rounds of 64-bit counters under 64-bit keys.
mlir::Value emitThreefry(Emitter &emitter, mlir::Value counter,
                         mlir::Value key);

/// f32 or f64 to an integer of type `element` (or index): toward zero,
/// saturating, NaN to 0.
mlir::Value emitFloatToInteger(Emitter &emitter, mlir::Value value,
                               mlir::Type element, bool isUnsigned);

} // namespace uop

#endif // UOP_CONVERSION_INTEGERLOWERING_H
