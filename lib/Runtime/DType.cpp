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
    {"bool", 1, Class::Unsigned},    {"i8", 1, Class::Signed},
    {"i16", 2, Class::Signed},       {"i32", 4, Class::Signed},
    {"i64", 8, Class::Signed},       {"ui8", 1, Class::Unsigned},
    {"ui16", 2, Class::Unsigned},    {"ui32", 4, Class::Unsigned},
    {"ui64", 8, Class::Unsigned},    {"f8E4M3FN", 1, Class::Float},
    {"f8E5M2", 1, Class::Float},     {"f16", 2, Class::Float},
    {"bf16", 2, Class::Float},       {"f32", 4, Class::Float},
    {"f64", 8, Class::Float},        {"index", 8, Class::Signed},
    {"f8E4M3FNUZ", 1, Class::Float}, {"f8E5M2FNUZ", 1, Class::Float},
    {"f8E8M0FNU", 1, Class::Float},  {"f4E2M1FN", 1, Class::Float},
};
static_assert(sizeof(table) / sizeof(table[0]) == numDTypes,
              "one row for each element type");

static const Traits &traits(DType type) {
  assert(static_cast<unsigned>(type) < numDTypes && "not an element type");
  return table[static_cast<unsigned>(type)];
}

unsigned uop::runtime::byteWidth(DType type) { return traits(type).width; }
unsigned uop::runtime::bitWidth(DType type) {
  return type == DType::F4E2M1FN ? 4 : 8 * byteWidth(type);
}
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
bool uop::runtime::isFloat8(DType type) {
  return isFloat(type) && byteWidth(type) == 1;
}
bool uop::runtime::isStorageOnly(DType type) {
  return type == DType::F8E8M0FNU || type == DType::F4E2M1FN;
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

namespace {

/// What a float format has besides numbers.
enum class Specials : uint8_t {
  IEEE,         // infinities and NaNs, in the greatest exponent
  AllOnes,      // NaN has all bits set but the sign
  NegativeZero, // NaN is what would be -0.0
  None
};

/// A float of sign, exponent and mantissa, narrower than f32.
struct Format {
  DType type;
  unsigned exponentBits;
  unsigned mantissaBits;
  int bias;
  Specials specials;
};

} // namespace

static constexpr Format formats[] = {
    {DType::F8E4M3FN, 4, 3, 7, Specials::AllOnes},
    {DType::F8E5M2, 5, 2, 15, Specials::IEEE},
    {DType::F16, 5, 10, 15, Specials::IEEE},
    {DType::BF16, 8, 7, 127, Specials::IEEE},
    {DType::F8E4M3FNUZ, 4, 3, 8, Specials::NegativeZero},
    {DType::F8E5M2FNUZ, 5, 2, 16, Specials::NegativeZero},
    {DType::F4E2M1FN, 2, 1, 1, Specials::None},
};

static double decodeFloat(const Format &format, unsigned bits) {
  unsigned mantissa = bits & ((1u << format.mantissaBits) - 1);
  unsigned maxExponent = (1u << format.exponentBits) - 1;
  unsigned exponent = (bits >> format.mantissaBits) & maxExponent;
  bool negative = (bits >> (format.mantissaBits + format.exponentBits)) & 1;
  double sign = negative ? -1.0 : 1.0;
  double nan = std::copysign(std::numeric_limits<double>::quiet_NaN(), sign);
  switch (format.specials) {
  case Specials::IEEE:
    if (exponent == maxExponent)
      return mantissa ? nan : sign * std::numeric_limits<double>::infinity();
    break;
  case Specials::AllOnes:
    if (exponent == maxExponent && mantissa == (1u << format.mantissaBits) - 1)
      return nan;
    break;
  case Specials::NegativeZero:
    if (negative && exponent == 0 && mantissa == 0)
      return nan;
    break;
  case Specials::None:
    break;
  }
  int unit = 1 - format.bias - static_cast<int>(format.mantissaBits);
  if (exponent == 0)
    return sign * std::ldexp(mantissa, unit);
  return sign * std::ldexp(mantissa + (1u << format.mantissaBits),
                           static_cast<int>(exponent) - 1 + unit);
}

/// An exponent alone.
static double decodeScale(uint8_t bits) {
  return bits == 0xFF ? std::numeric_limits<double>::quiet_NaN()
                      : std::ldexp(1.0, bits - 127);
}

double uop::runtime::toDouble(DType type, const void *element) {
  for (const Format &format : formats)
    if (format.type == type)
      return decodeFloat(format, byteWidth(type) == 1
                                     ? load<uint8_t>(element)
                                     : load<uint16_t>(element));
  switch (type) {
  case DType::F8E8M0FNU:
    return decodeScale(load<uint8_t>(element));
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
  default:
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
