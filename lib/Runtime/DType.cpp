//===- DType.cpp - Element types of runtime arrays --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/DType.h"

#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

using namespace uop::runtime;

static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__,
              "arrays are little endian in memory");

namespace {

enum class Class : uint8_t { Unsigned, Signed, Float };

struct Traits {
  const char *name;
  unsigned width;
  Class kind;
};

} // namespace

static constexpr Traits table[] = {
    {"bool", 1, Class::Unsigned}, {"i8", 1, Class::Signed},
    {"i16", 2, Class::Signed},    {"i32", 4, Class::Signed},
    {"i64", 8, Class::Signed},    {"ui8", 1, Class::Unsigned},
    {"ui16", 2, Class::Unsigned}, {"ui32", 4, Class::Unsigned},
    {"ui64", 8, Class::Unsigned}, {"f8E4M3FN", 1, Class::Float},
    {"f8E5M2", 1, Class::Float},  {"f16", 2, Class::Float},
    {"bf16", 2, Class::Float},    {"f32", 4, Class::Float},
    {"f64", 8, Class::Float},     {"index", 8, Class::Signed},
};
static_assert(sizeof(table) / sizeof(table[0]) == numDTypes,
              "one row for each element type");

static const Traits &traits(DType type) {
  assert(static_cast<unsigned>(type) < numDTypes && "not an element type");
  return table[static_cast<unsigned>(type)];
}

unsigned uop::runtime::byteWidth(DType type) { return traits(type).width; }
const char *uop::runtime::name(DType type) { return traits(type).name; }

std::optional<DType> uop::runtime::parseDType(std::string_view name) {
  for (unsigned i = 0; i < numDTypes; ++i)
    if (name == table[i].name)
      return static_cast<DType>(i);
  return std::nullopt;
}

bool uop::runtime::isFloat(DType type) {
  return traits(type).kind == Class::Float;
}
bool uop::runtime::isSigned(DType type) {
  return traits(type).kind == Class::Signed;
}
bool uop::runtime::isUnsigned(DType type) {
  return traits(type).kind == Class::Unsigned;
}

template <class T>
static T load(const void *element) {
  T value;
  std::memcpy(&value, element, sizeof(T));
  return value;
}

/// Decodes sign, `exponentBits` and `mantissaBits` of a format with the usual
/// bias. Without infinities (the FN formats) all exponents are finite ones and
/// only the pattern of all ones is NaN.
static double decodeFloat(unsigned bits, unsigned exponentBits,
                          unsigned mantissaBits, bool hasInfinity) {
  unsigned mantissa = bits & ((1u << mantissaBits) - 1);
  unsigned maxExponent = (1u << exponentBits) - 1;
  unsigned exponent = (bits >> mantissaBits) & maxExponent;
  bool negative = (bits >> (mantissaBits + exponentBits)) & 1;
  int bias = (1 << (exponentBits - 1)) - 1;

  double magnitude;
  bool allOnes = mantissa == (1u << mantissaBits) - 1;
  if (exponent == maxExponent && (hasInfinity ? mantissa != 0 : allOnes))
    magnitude = std::numeric_limits<double>::quiet_NaN();
  else if (exponent == maxExponent && hasInfinity)
    magnitude = std::numeric_limits<double>::infinity();
  else if (exponent == 0)
    magnitude = std::ldexp(mantissa, 1 - bias - static_cast<int>(mantissaBits));
  else
    magnitude = std::ldexp(mantissa + (1u << mantissaBits),
                           static_cast<int>(exponent) - bias -
                               static_cast<int>(mantissaBits));
  return std::copysign(magnitude, negative ? -1.0 : 1.0);
}

double uop::runtime::toDouble(DType type, const void *element) {
  switch (type) {
  case DType::F8E4M3FN:
    return decodeFloat(load<uint8_t>(element), 4, 3, /*hasInfinity=*/false);
  case DType::F8E5M2:
    return decodeFloat(load<uint8_t>(element), 5, 2, /*hasInfinity=*/true);
  case DType::F16:
    return decodeFloat(load<uint16_t>(element), 5, 10, /*hasInfinity=*/true);
  case DType::BF16:
    return decodeFloat(load<uint16_t>(element), 8, 7, /*hasInfinity=*/true);
  case DType::F32:
    return load<float>(element);
  case DType::F64:
    return load<double>(element);
  case DType::U64:
    return static_cast<double>(load<uint64_t>(element));
  default:
    return static_cast<double>(toInt64(type, element));
  }
}

int64_t uop::runtime::toInt64(DType type, const void *element) {
  switch (type) {
  case DType::Bool:
    return load<uint8_t>(element) != 0;
  case DType::I8:
    return load<int8_t>(element);
  case DType::I16:
    return load<int16_t>(element);
  case DType::I32:
    return load<int32_t>(element);
  case DType::I64:
  case DType::U64:
  case DType::Index:
    return load<int64_t>(element);
  case DType::U8:
    return load<uint8_t>(element);
  case DType::U16:
    return load<uint16_t>(element);
  case DType::U32:
    return load<uint32_t>(element);
  case DType::F8E4M3FN:
  case DType::F8E5M2:
  case DType::F16:
  case DType::BF16:
  case DType::F32:
  case DType::F64:
    break;
  }
  double value = toDouble(type, element);
  if (std::isnan(value))
    return 0;
  if (value >= 0x1p63)
    return std::numeric_limits<int64_t>::max();
  if (value < -0x1p63)
    return std::numeric_limits<int64_t>::min();
  return static_cast<int64_t>(value);
}
