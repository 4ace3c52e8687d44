//===- Compare.cpp - Two arrays that should be equal ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Compare.h"

#include <cmath>
#include <cstdio>
#include <cstring>

using namespace uop::runtime;

static std::string format(const char *how, double value) {
  char text[64];
  std::snprintf(text, sizeof(text), how, value);
  return text;
}

std::string uop::runtime::formatElement(const Array &array, int64_t index) {
  const char *element =
      static_cast<const char *>(array.data()) + index * byteWidth(array.dtype);
  if (array.dtype == DType::Bool)
    return *element ? "True" : "False";
  if (!isFloat(array.dtype)) {
    int64_t value = toInt64(array.dtype, element);
    return isUnsigned(array.dtype) ? std::to_string(uint64_t(value))
                                   : std::to_string(value);
  }
  double value = toDouble(array.dtype, element);
  // printf's spelling of these differs between machines.
  if (std::isnan(value))
    return "nan";
  if (std::isinf(value))
    return value < 0 ? "-inf" : "inf";
  return format(array.dtype == DType::F64 ? "%.17g" : "%.9g", value);
}

/// Half a unit in the last place of 1.
static double getArrayRoundoff(DType type) {
  switch (type) {
  case DType::F8E8M0FNU:
    return std::ldexp(1.0, -1);
  case DType::F4E2M1FN:
    return std::ldexp(1.0, -2);
  case DType::F8E4M3FN:
  case DType::F8E4M3FNUZ:
    return std::ldexp(1.0, -4);
  case DType::F8E5M2:
  case DType::F8E5M2FNUZ:
    return std::ldexp(1.0, -3);
  case DType::BF16:
    return std::ldexp(1.0, -8);
  case DType::F16:
    return std::ldexp(1.0, -11);
  case DType::F32:
    return std::ldexp(1.0, -24);
  default:
    return std::ldexp(1.0, -53);
  }
}

Difference uop::runtime::allowDifference(const Array &expected,
                                         double tolerance, double spread) {
  Difference allowed;
  if (tolerance == 0 || !isFloat(expected.dtype))
    return allowed;
  unsigned width = byteWidth(expected.dtype);
  const auto *bytes = static_cast<const char *>(expected.data());
  double largest = 0;
  for (size_t i = 0; i + width <= expected.buffer.size(); i += width) {
    double value = std::fabs(toDouble(expected.dtype, bytes + i));
    if (std::isfinite(value))
      largest = std::max(largest, value);
  }
  allowed.absolute = std::max(
      (tolerance + 2 * getArrayRoundoff(expected.dtype)) * largest, 8 * spread);
  allowed.isExact = false;
  return allowed;
}

static std::string formatPosition(const std::vector<int64_t> &shape,
                                  int64_t index) {
  std::vector<int64_t> position(shape.size());
  for (size_t axis = shape.size(); axis-- > 0;) {
    position[axis] = index % shape[axis];
    index /= shape[axis];
  }
  std::string text = "[";
  for (int64_t i : position)
    text += (text.size() == 1 ? "" : ", ") + std::to_string(i);
  return text + "]";
}

std::string uop::runtime::compareArrays(const Array &actual,
                                        const Array &expected,
                                        const Difference &allowed) {
  auto count = expected.numElements();
  if (!count)
    return count.message();
  unsigned width = byteWidth(expected.dtype);
  const auto *a = static_cast<const char *>(actual.data());
  const auto *e = static_cast<const char *>(expected.data());
  bool isFloating = isFloat(expected.dtype);
  auto isSame = [&](int64_t i) {
    if (std::memcmp(a + i * width, e + i * width, width) == 0)
      return true;
    if (!isFloating)
      return false;
    double x = toDouble(expected.dtype, a + i * width);
    double y = toDouble(expected.dtype, e + i * width);
    if (std::isnan(x) || std::isnan(y))
      return std::isnan(x) && std::isnan(y);
    if (std::isinf(x) || std::isinf(y))
      return x == y;
    // Where rounding is free, so is the sign of a zero.
    return !allowed.isExact &&
           std::fabs(x - y) <=
               allowed.absolute +
                   allowed.relative * std::max(std::fabs(x), std::fabs(y));
  };

  int64_t first = -1, differing = 0;
  for (int64_t i = 0; i < *count; ++i) {
    if (isSame(i))
      continue;
    if (first < 0)
      first = i;
    ++differing;
  }
  if (first < 0)
    return {};
  std::string text = "differs at " + formatPosition(expected.shape, first) +
                     ": got " + formatElement(actual, first) +
                     ", the interpreter has " + formatElement(expected, first);
  if (isFloating) {
    text += " (difference up to " + format("%.3g", allowed.absolute);
    if (allowed.relative > 0)
      text += " and " + format("%.3g", allowed.relative) + " of the value";
    text += " allowed)";
  }
  return text + "; " + std::to_string(differing) + " of " +
         std::to_string(*count) + " elements differ";
}
