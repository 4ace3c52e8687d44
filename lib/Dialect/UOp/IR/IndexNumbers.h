//===- IndexNumbers.h - Numbers of index arithmetic -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_IR_INDEXNUMBERS_H
#define UOP_LIB_DIALECT_UOP_IR_INDEXNUMBERS_H

#include "uop/Dialect/UOp/IR/IndexBuilder.h"

#include "mlir/IR/Matchers.h"
#include "llvm/Support/MathExtras.h"
#include <limits>

namespace uop {

using Wide = __int128;

inline constexpr int64_t kMin = std::numeric_limits<int64_t>::min();
inline constexpr int64_t kMax = std::numeric_limits<int64_t>::max();
inline constexpr IndexBounds kUnbounded{kMin, kMax};

inline int64_t floorDivInt(int64_t lhs, int64_t rhs) {
  return llvm::divideFloorSigned(lhs, rhs);
}
inline int64_t floorModInt(int64_t lhs, int64_t rhs) {
  return llvm::mod(lhs, rhs);
}

/// The bounds as 64-bit numbers, or none where the value may have wrapped.
inline IndexBounds fromWide(Wide min, Wide max) {
  if (min < kMin || max > kMax)
    return kUnbounded;
  return {int64_t(min), int64_t(max)};
}

inline bool isUnbounded(IndexBounds bounds) {
  return bounds.min == kMin && bounds.max == kMax;
}

inline std::optional<int64_t> getConstant(mlir::Value value) {
  llvm::APInt number;
  if (value && mlir::matchPattern(value, mlir::m_ConstantInt(&number)))
    return number.getSExtValue();
  return std::nullopt;
}

/// not (x < y) is x >= y, and so on: of integers.
inline CmpPredicate negate(CmpPredicate predicate) {
  switch (predicate) {
  case CmpPredicate::lt:
    return CmpPredicate::ge;
  case CmpPredicate::le:
    return CmpPredicate::gt;
  case CmpPredicate::gt:
    return CmpPredicate::le;
  case CmpPredicate::ge:
    return CmpPredicate::lt;
  case CmpPredicate::eq:
    return CmpPredicate::ne;
  case CmpPredicate::ne:
    return CmpPredicate::eq;
  }
  llvm_unreachable("unknown predicate");
}

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_IR_INDEXNUMBERS_H
