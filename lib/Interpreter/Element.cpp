//===- Element.cpp - Bits of one element and what they mean -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Interpreter/Element.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/ErrorHandling.h"

#include <cinttypes>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <limits>

using namespace mlir;
using namespace uop::interp;

std::optional<ElementKind> uop::interp::getElementKind(Type type) {
  if (type.isIndex())
    return ElementKind::Index;
  if (auto integer = dyn_cast<IntegerType>(type)) {
    bool isUnsigned = integer.isUnsigned();
    if (integer.isSigned())
      return std::nullopt;
    switch (integer.getWidth()) {
    case 1:
      if (isUnsigned)
        return std::nullopt;
      return ElementKind::I1;
    case 8:
      return isUnsigned ? ElementKind::UI8 : ElementKind::I8;
    case 16:
      return isUnsigned ? ElementKind::UI16 : ElementKind::I16;
    case 32:
      return isUnsigned ? ElementKind::UI32 : ElementKind::I32;
    case 64:
      return isUnsigned ? ElementKind::UI64 : ElementKind::I64;
    default:
      return std::nullopt;
    }
  }
  if (isa<Float8E4M3FNType>(type))
    return ElementKind::F8E4M3FN;
  if (isa<Float8E5M2Type>(type))
    return ElementKind::F8E5M2;
  if (type.isBF16())
    return ElementKind::BF16;
  if (type.isF16())
    return ElementKind::F16;
  if (type.isF32())
    return ElementKind::F32;
  if (type.isF64())
    return ElementKind::F64;
  return std::nullopt;
}

unsigned uop::interp::getBitWidth(ElementKind kind) {
  switch (kind) {
  case ElementKind::I1:
    return 1;
  case ElementKind::I8:
  case ElementKind::UI8:
  case ElementKind::F8E4M3FN:
  case ElementKind::F8E5M2:
    return 8;
  case ElementKind::I16:
  case ElementKind::UI16:
  case ElementKind::BF16:
  case ElementKind::F16:
    return 16;
  case ElementKind::I32:
  case ElementKind::UI32:
  case ElementKind::F32:
    return 32;
  case ElementKind::I64:
  case ElementKind::UI64:
  case ElementKind::Index:
  case ElementKind::F64:
    return 64;
  }
  llvm_unreachable("all kinds are listed");
}

unsigned uop::interp::getByteWidth(ElementKind kind) {
  return (getBitWidth(kind) + 7) / 8;
}

bool uop::interp::isFloat(ElementKind kind) {
  return kind >= ElementKind::F8E4M3FN;
}

bool uop::interp::isUnsigned(ElementKind kind) {
  return kind == ElementKind::I1 ||
         (kind >= ElementKind::UI8 && kind <= ElementKind::UI64);
}

uint64_t uop::interp::wrap(ElementKind kind, uint64_t bits) {
  unsigned width = getBitWidth(kind);
  return width == 64 ? bits : bits & ((uint64_t(1) << width) - 1);
}

int64_t uop::interp::toInt64(ElementKind kind, uint64_t bits) {
  bits = wrap(kind, bits);
  unsigned width = getBitWidth(kind);
  if (!isUnsigned(kind) && width < 64 && (bits >> (width - 1)) != 0)
    bits |= ~uint64_t(0) << width;
  return static_cast<int64_t>(bits);
}

//===----------------------------------------------------------------------===//
// Floats
//===----------------------------------------------------------------------===//

namespace {
/// A format narrower than f32: sign, exponent, fraction.
struct Format {
  int exponentBits;
  int fractionBits;
  /// No infinities; NaN has all bits set but the sign.
  bool finiteOnly;

  int bias() const { return (1 << (exponentBits - 1)) - 1; }
  uint64_t exponentMask() const { return (uint64_t(1) << exponentBits) - 1; }
  uint64_t fractionMask() const { return (uint64_t(1) << fractionBits) - 1; }
  uint64_t signBit() const {
    return uint64_t(1) << (exponentBits + fractionBits);
  }
  uint64_t infinity() const { return exponentMask() << fractionBits; }
  uint64_t nan() const {
    return finiteOnly ? infinity() | fractionMask()
                      : infinity() | (uint64_t(1) << (fractionBits - 1));
  }
};
} // namespace

static Format getFormat(ElementKind kind) {
  switch (kind) {
  case ElementKind::F8E4M3FN:
    return {4, 3, true};
  case ElementKind::F8E5M2:
    return {5, 2, false};
  case ElementKind::BF16:
    return {8, 7, false};
  case ElementKind::F16:
    return {5, 10, false};
  default:
    llvm_unreachable("not a narrow float");
  }
}

static double decode(const Format &format, uint64_t bits) {
  double sign = (bits & format.signBit()) ? -1.0 : 1.0;
  uint64_t exponent = (bits >> format.fractionBits) & format.exponentMask();
  uint64_t fraction = bits & format.fractionMask();
  bool topExponent = exponent == format.exponentMask();
  if (topExponent && format.finiteOnly && fraction == format.fractionMask())
    return std::copysign(std::numeric_limits<double>::quiet_NaN(), sign);
  if (topExponent && !format.finiteOnly)
    return fraction == 0
               ? sign * std::numeric_limits<double>::infinity()
               : std::copysign(std::numeric_limits<double>::quiet_NaN(), sign);
  int unit = 1 - format.bias() - format.fractionBits;
  if (exponent == 0)
    return sign * std::ldexp(double(fraction), unit);
  fraction |= uint64_t(1) << format.fractionBits;
  return sign * std::ldexp(double(fraction), unit + int(exponent) - 1);
}

static uint64_t encode(const Format &format, double value) {
  uint64_t sign = std::signbit(value) ? format.signBit() : 0;
  if (std::isnan(value))
    return sign | format.nan();
  double magnitude = std::fabs(value);
  uint64_t overflow = format.finiteOnly ? format.nan() : format.infinity();
  if (std::isinf(magnitude))
    return sign | overflow;
  if (magnitude == 0)
    return sign;
  int exponent;
  std::frexp(magnitude, &exponent);
  exponent -= 1;
  int least = 1 - format.bias();
  if (exponent < least)
    exponent = least;
  // The number of units in the last place; scaling by a power of two is exact.
  uint64_t units = static_cast<uint64_t>(
      std::nearbyint(std::ldexp(magnitude, format.fractionBits - exponent)));
  uint64_t hidden = uint64_t(1) << format.fractionBits;
  uint64_t bits = units;
  // A carry out of the fraction lands in the exponent, as it should.
  if (units >= hidden)
    bits = (uint64_t(exponent - least + 1) << format.fractionBits) +
           (units - hidden);
  return sign | (bits >= overflow ? overflow : bits);
}

double uop::interp::toDouble(ElementKind kind, uint64_t bits) {
  if (kind == ElementKind::F64) {
    double value;
    std::memcpy(&value, &bits, sizeof(value));
    return value;
  }
  if (kind == ElementKind::F32) {
    uint32_t low = static_cast<uint32_t>(bits);
    float value;
    std::memcpy(&value, &low, sizeof(value));
    return value;
  }
  return decode(getFormat(kind), bits);
}

uint64_t uop::interp::fromDouble(ElementKind kind, double value) {
  if (kind == ElementKind::F64) {
    uint64_t bits;
    std::memcpy(&bits, &value, sizeof(bits));
    return bits;
  }
  if (kind == ElementKind::F32) {
    float narrow = static_cast<float>(value);
    uint32_t bits;
    std::memcpy(&bits, &narrow, sizeof(bits));
    return bits;
  }
  return encode(getFormat(kind), value);
}

bool uop::interp::isNaN(ElementKind kind, uint64_t bits) {
  return isFloat(kind) && std::isnan(toDouble(kind, bits));
}

//===----------------------------------------------------------------------===//
// Conversion
//===----------------------------------------------------------------------===//

static uint64_t floatToInt(ElementKind to, double value) {
  if (std::isnan(value))
    return 0;
  double whole = std::trunc(value);
  int width = static_cast<int>(getBitWidth(to));
  if (isUnsigned(to)) {
    if (whole <= 0)
      return 0;
    if (whole >= std::ldexp(1.0, width))
      return wrap(to, ~uint64_t(0));
    return static_cast<uint64_t>(whole);
  }
  double bound = std::ldexp(1.0, width - 1);
  uint64_t least = uint64_t(1) << (width - 1);
  if (whole < -bound)
    return least;
  if (whole >= bound)
    return least - 1;
  return wrap(to, static_cast<uint64_t>(static_cast<int64_t>(whole)));
}

static uint64_t intToFloat(ElementKind from, ElementKind to, uint64_t bits) {
  int64_t value = toInt64(from, bits);
  bool negative = !isUnsigned(from) && value < 0;
  uint64_t magnitude =
      negative ? uint64_t(0) - uint64_t(value) : uint64_t(value);
  if (to == ElementKind::F64)
    return fromDouble(to, negative ? -double(magnitude) : double(magnitude));
  if (to == ElementKind::F32) {
    float nearest = static_cast<float>(magnitude);
    return fromDouble(to, negative ? -nearest : nearest);
  }
  // Rounding to double first would round twice. What does not fit is kept as a
  // sticky last bit, far below the last place of the narrow format.
  int shift = 0;
  while ((magnitude >> shift) >= (uint64_t(1) << 53))
    ++shift;
  uint64_t kept = magnitude >> shift;
  if (shift > 0 && (kept << shift) != magnitude)
    kept |= 1;
  double wide = std::ldexp(double(kept), shift);
  return fromDouble(to, negative ? -wide : wide);
}

uint64_t uop::interp::convert(ElementKind from, ElementKind to, uint64_t bits) {
  if (from == to)
    return bits;
  if (to == ElementKind::I1)
    return isFloat(from) ? toDouble(from, bits) != 0 : wrap(from, bits) != 0;
  if (isFloat(from))
    return isFloat(to) ? fromDouble(to, toDouble(from, bits))
                       : floatToInt(to, toDouble(from, bits));
  if (isFloat(to))
    return intToFloat(from, to, bits);
  return wrap(to, static_cast<uint64_t>(toInt64(from, bits)));
}

std::string uop::interp::toString(ElementKind kind, uint64_t bits) {
  char text[64];
  if (kind == ElementKind::I1)
    return (bits & 1) ? "true" : "false";
  if (isFloat(kind)) {
    int digits = kind == ElementKind::F64 ? 17 : 9;
    std::snprintf(text, sizeof(text), "%.*g (0x%0*" PRIX64 ")", digits,
                  toDouble(kind, bits), int(getBitWidth(kind) / 4), bits);
  } else if (isUnsigned(kind)) {
    std::snprintf(text, sizeof(text), "%" PRIu64, wrap(kind, bits));
  } else {
    std::snprintf(text, sizeof(text), "%" PRId64, toInt64(kind, bits));
  }
  return text;
}
