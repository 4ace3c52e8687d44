//===- Element.h - Bits of one element and what they mean -------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_INTERPRETER_ELEMENT_H
#define UOP_INTERPRETER_ELEMENT_H

#include "mlir/IR/Types.h"

#include <cstdint>
#include <optional>
#include <string>

namespace uop::interp {

/// The element types of the dialect. An element travels as its bits,
/// zero-extended to 64.
enum class ElementKind : uint8_t {
  I1,
  I8,
  I16,
  I32,
  I64,
  UI8,
  UI16,
  UI32,
  UI64,
  Index,
  F8E4M3FN,
  F8E5M2,
  F8E4M3FNUZ,
  F8E5M2FNUZ,
  F8E8M0FNU,
  F4E2M1FN,
  BF16,
  F16,
  F32,
  F64
};

/// The kind of a scalar type; nothing where the dialect has no such element.
std::optional<ElementKind> getElementKind(mlir::Type type);

/// Bits of the value: 1 for `i1`, 4 for `f4E2M1FN`, 64 for `index`.
unsigned getBitWidth(ElementKind kind);
/// Bytes in memory: 1 for `i1` and `f4E2M1FN`.
unsigned getByteWidth(ElementKind kind);
bool isFloat(ElementKind kind);
/// `ui*` and `i1`.
bool isUnsigned(ElementKind kind);

/// The low bits that belong to the type.
uint64_t wrap(ElementKind kind, uint64_t bits);
/// The value of an integer, sign-extended unless it is unsigned.
int64_t toInt64(ElementKind kind, uint64_t bits);
/// The value of a float; exact.
double toDouble(ElementKind kind, uint64_t bits);
bool hasInfinity(ElementKind kind);
/// The float nearest to `value`, ties to even. Overflow gives infinity, or NaN
/// where there is none, or the largest number: that too if `saturate`.
uint64_t fromDouble(ElementKind kind, double value, bool saturate = false);
/// The same with the other sign, or none, where the type has that.
uint64_t negate(ElementKind kind, uint64_t bits);
uint64_t absolute(ElementKind kind, uint64_t bits);
bool isNaN(ElementKind kind, uint64_t bits);

/// Conversion of a value as `uop.cast` defines it.
uint64_t convert(ElementKind from, ElementKind to, uint64_t bits,
                 bool saturate = false);

/// For people: `-3`, `true`, `1.5 (0x3FC00000)`.
std::string toString(ElementKind kind, uint64_t bits);

} // namespace uop::interp

#endif // UOP_INTERPRETER_ELEMENT_H
