//===- Permissions.h - What cheaper code may do -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Unit attributes that uop-form-cascades sets on ops of kernels. An op without
// them gives one of the results that they permit.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_PERMISSIONS_H
#define UOP_DIALECT_UOP_IR_PERMISSIONS_H

#include "llvm/ADT/StringRef.h"

namespace uop {

/// Of a maximum, by uop.max, uop.reduce or uop.scan: what reads it is NaN if an
/// operand is, so that it may be one of the others, and either zero may be
/// taken for the greater one.
inline constexpr llvm::StringLiteral kSkipsNaNAttrName = "uop.skips_nan";

/// Of a uop.exp of a difference from a maximum, which is at most 0 but for
/// rounding, or NaN: a result below the least normal number may be 0, and in
/// f32 a result may have a relative error of |x| 2^-28 more.
inline constexpr llvm::StringLiteral kWeightAttrName = "uop.weight";

/// Of a kernel, an array of 64-bit integers: the numbers of arguments in which
/// no launch has an infinity or a NaN. 0 times such an element is a zero.
inline constexpr llvm::StringLiteral kFiniteAttrName = "uop.finite";

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_PERMISSIONS_H
