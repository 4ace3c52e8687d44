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
  if (isa<Float8E4M3FNUZType>(type))
    return ElementKind::F8E4M3FNUZ;
  if (isa<Float8E5M2FNUZType>(type))
    return ElementKind::F8E5M2FNUZ;
  if (isa<Float8E8M0FNUType>(type))
    return ElementKind::F8E8M0FNU;
  if (isa<Float4E2M1FNType>(type))
    return ElementKind::F4E2M1FN;
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
  case ElementKind::F4E2M1FN:
    return 4;
  case ElementKind::I8:
  case ElementKind::UI8:
  case ElementKind::F8E4M3FN:
  case ElementKind::F8E5M2:
  case ElementKind::F8E4M3FNUZ:
  case ElementKind::F8E5M2FNUZ:
  case ElementKind::F8E8M0FNU:
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
/// What a format narrower than f32 has besides numbers.
enum class Specials : uint8_t {
  /// In the greatest exponent, infinities and NaNs.
  IEEE,
  /// NaN has all bits set but the sign.
  AllOnes,
  /// NaN is what would be -0.0.
  NegativeZero,
  /// Numbers alone.
  None
};

/// A format narrower than f32: sign, exponent, fraction.
struct Format {
  ElementKind kind;
  int exponentBits;
  int fractionBits;
  int bias;
  Specials specials;

  uint64_t exponentMask() const { return (uint64_t(1) << exponentBits) - 1; }
  uint64_t fractionMask() const { return (uint64_t(1) << fractionBits) - 1; }
  uint64_t signBit() const {
    return uint64_t(1) << (exponentBits + fractionBits);
  }
  uint64_t infinity() const { return exponentMask() << fractionBits; }
  uint64_t nan() const {
    switch (specials) {
    case Specials::IEEE:
      return infinity() | (uint64_t(1) << (fractionBits - 1));
    case Specials::AllOnes:
      return infinity() | fractionMask();
    case Specials::NegativeZero:
      return signBit();
    case Specials::None:
      return 0;
    }
    llvm_unreachable("all specials are listed");
  }
  uint64_t largest() const {
    switch (specials) {
    case Specials::IEEE:
      return infinity() - 1;
    case Specials::AllOnes:
      return nan() - 1;
    case Specials::NegativeZero:
    case Specials::None:
      return signBit() - 1;
    }
    llvm_unreachable("all specials are listed");
  }
};
} // namespace

/// The formats with a sign; f8E8M0FNU has functions of its own.
static constexpr Format formats[] = {
    {ElementKind::F8E4M3FN, 4, 3, 7, Specials::AllOnes},
    {ElementKind::F8E5M2, 5, 2, 15, Specials::IEEE},
    {ElementKind::F8E4M3FNUZ, 4, 3, 8, Specials::NegativeZero},
    {ElementKind::F8E5M2FNUZ, 5, 2, 16, Specials::NegativeZero},
    {ElementKind::F4E2M1FN, 2, 1, 1, Specials::None},
    {ElementKind::BF16, 8, 7, 127, Specials::IEEE},
    {ElementKind::F16, 5, 10, 15, Specials::IEEE},
};

static const Format &getFormat(ElementKind kind) {
  for (const Format &format : formats)
    if (format.kind == kind)
      return format;
  llvm_unreachable("not a narrow float with a sign");
}

static double decode(const Format &format, uint64_t bits) {
  double sign = (bits & format.signBit()) ? -1.0 : 1.0;
  uint64_t exponent = (bits >> format.fractionBits) & format.exponentMask();
  uint64_t fraction = bits & format.fractionMask();
  double nan = std::copysign(std::numeric_limits<double>::quiet_NaN(), sign);
  bool topExponent = exponent == format.exponentMask();
  switch (format.specials) {
  case Specials::IEEE:
    if (topExponent)
      return fraction == 0 ? sign * std::numeric_limits<double>::infinity()
                           : nan;
    break;
  case Specials::AllOnes:
    if (topExponent && fraction == format.fractionMask())
      return nan;
    break;
  case Specials::NegativeZero:
    if (sign < 0 && exponent == 0 && fraction == 0)
      return nan;
    break;
  case Specials::None:
    break;
  }
  int unit = 1 - format.bias - format.fractionBits;
  if (exponent == 0)
    return sign * std::ldexp(double(fraction), unit);
  fraction |= uint64_t(1) << format.fractionBits;
  return sign * std::ldexp(double(fraction), unit + int(exponent) - 1);
}

static uint64_t encode(const Format &format, double value, bool saturate) {
  uint64_t sign = std::signbit(value) ? format.signBit() : 0;
  if (std::isnan(value))
    return format.specials == Specials::None ? 0 : sign | format.nan();
  uint64_t overflow = format.largest();
  if (!saturate && format.specials == Specials::IEEE)
    overflow = format.infinity();
  else if (!saturate && format.specials != Specials::None)
    overflow = format.nan();
  double magnitude = std::fabs(value);
  if (std::isinf(magnitude))
    return sign | overflow;
  int exponent;
  std::frexp(magnitude, &exponent);
  exponent -= 1;
  int least = 1 - format.bias;
  if (exponent < least)
    exponent = least;
  // The number of units in the last place; scaling by a power of two is exact.
  uint64_t units = static_cast<uint64_t>(
      std::nearbyint(std::ldexp(magnitude, format.fractionBits - exponent)));
  if (units == 0)
    return format.specials == Specials::NegativeZero ? 0 : sign;
  uint64_t hidden = uint64_t(1) << format.fractionBits;
  uint64_t bits = units;
  // A carry out of the fraction lands in the exponent, as it should.
  if (units >= hidden)
    bits = (uint64_t(exponent - least + 1) << format.fractionBits) +
           (units - hidden);
  return sign | (bits > format.largest() ? overflow : bits);
}

static constexpr uint64_t kScaleNaN = 0xFF;
static constexpr int kScaleBias = 127;

/// f8E8M0FNU is an exponent: 2^-127 to 2^127.
static double decodeScale(uint64_t bits) {
  return bits == kScaleNaN ? std::numeric_limits<double>::quiet_NaN()
                           : std::ldexp(1.0, int(bits) - kScaleBias);
}

static uint64_t encodeScale(double value, bool saturate) {
  if (std::isnan(value) || value < 0)
    return kScaleNaN;
  uint64_t overflow = saturate ? kScaleNaN - 1 : kScaleNaN;
  if (std::isinf(value))
    return overflow;
  if (value < std::ldexp(1.0, -kScaleBias))
    return 0;
  int exponent;
  // From 0.75 on, the half of the way to the next power, up.
  if (std::frexp(value, &exponent) < 0.75)
    exponent -= 1;
  return exponent > kScaleBias ? overflow : uint64_t(exponent + kScaleBias);
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
  if (kind == ElementKind::F8E8M0FNU)
    return decodeScale(bits);
  return decode(getFormat(kind), bits);
}

bool uop::interp::hasInfinity(ElementKind kind) {
  if (kind == ElementKind::F32 || kind == ElementKind::F64)
    return true;
  return kind != ElementKind::F8E8M0FNU &&
         getFormat(kind).specials == Specials::IEEE;
}

uint64_t uop::interp::fromDouble(ElementKind kind, double value,
                                 bool saturate) {
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
  if (kind == ElementKind::F8E8M0FNU)
    return encodeScale(value, saturate);
  return encode(getFormat(kind), value, saturate);
}

/// Whether the sign of these bits is part of a zero or NaN that has no other.
static bool hasFixedSign(ElementKind kind, uint64_t bits) {
  if (kind == ElementKind::F32 || kind == ElementKind::F64)
    return false;
  const Format &format = getFormat(kind);
  return format.specials == Specials::NegativeZero &&
         (bits == 0 || bits == format.signBit());
}

uint64_t uop::interp::negate(ElementKind kind, uint64_t bits) {
  uint64_t sign = uint64_t(1) << (getBitWidth(kind) - 1);
  return hasFixedSign(kind, bits) ? bits : bits ^ sign;
}

uint64_t uop::interp::absolute(ElementKind kind, uint64_t bits) {
  uint64_t sign = uint64_t(1) << (getBitWidth(kind) - 1);
  return hasFixedSign(kind, bits) ? bits : bits & ~sign;
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

static uint64_t intToFloat(ElementKind from, ElementKind to, uint64_t bits,
                           bool saturate) {
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
  return fromDouble(to, negative ? -wide : wide, saturate);
}

uint64_t uop::interp::convert(ElementKind from, ElementKind to, uint64_t bits,
                              bool saturate) {
  if (from == to && !saturate)
    return bits;
  if (to == ElementKind::I1)
    return isFloat(from) ? toDouble(from, bits) != 0 : wrap(from, bits) != 0;
  if (isFloat(from))
    return isFloat(to) ? fromDouble(to, toDouble(from, bits), saturate)
                       : floatToInt(to, toDouble(from, bits));
  if (isFloat(to))
    return intToFloat(from, to, bits, saturate);
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
