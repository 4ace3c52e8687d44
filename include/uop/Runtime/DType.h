//===- DType.h - Element types of runtime arrays ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_DTYPE_H
#define UOP_RUNTIME_DTYPE_H

#include <cstdint>
#include <optional>
#include <string_view>

namespace uop::runtime {

/// Element types. The numbers are part of saved files: append only.
enum class DType : uint8_t {
  Bool,
  I8,
  I16,
  I32,
  I64,
  U8,
  U16,
  U32,
  U64,
  F8E4M3FN,
  F8E5M2,
  F16,
  BF16,
  F32,
  F64,
  Index, // 64 bits, signed
  F8E4M3FNUZ,
  F8E5M2FNUZ,
  F8E8M0FNU,
  F4E2M1FN // one in the low half of a byte
};

constexpr unsigned numDTypes = 20;

/// Bytes of one element in memory: 1, 2, 4 or 8.
unsigned byteWidth(DType type);

/// Bits of the value: 4 for f4E2M1FN, 8 for bool, and those of the bytes for
/// the others.
unsigned bitWidth(DType type);

/// The name in messages and type strings: "bool", "i8", "ui8", "f8E4M3FN",
/// "f16", "bf16", "index", ...
const char *name(DType type);

/// The type of that name, if there is one.
std::optional<DType> parseDType(std::string_view name);

bool isFloat(DType type);
/// Floats of at most 8 bits, of which there are several kinds.
bool isFloat8(DType type);
/// Those floats in which nothing is computed: f8E8M0FNU and f4E2M1FN.
bool isStorageOnly(DType type);
/// Signed integers, index included; false for floats and bool.
bool isSigned(DType type);
/// Unsigned integers, bool included.
bool isUnsigned(DType type);

/// The element as a double: exact for every type but the 64-bit integers,
/// which round to nearest even. `element` need not be aligned.
double toDouble(DType type, const void *element);

/// The element as a 64-bit signed integer: exact for every integer type but
/// ui64, whose values above 2^63-1 wrap to negative ones with the same bits.
/// Floats round towards zero and saturate; NaN becomes 0.
int64_t toInt64(DType type, const void *element);

} // namespace uop::runtime

#endif // UOP_RUNTIME_DTYPE_H
