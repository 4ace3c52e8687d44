//===- Print.cpp - Tensors as text ------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Frontend/Tensor.h"

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace uop;
using namespace uop::frontend;

/// So that reading it back gives the same element.
static std::string formatElement(DType dtype, const char *element) {
  if (dtype == DType::Bool)
    return *element ? "true" : "false";
  if (!runtime::isFloat(dtype)) {
    int64_t value = runtime::toInt64(dtype, element);
    return dtype == DType::U64 ? std::to_string(uint64_t(value))
                               : std::to_string(value);
  }
  double value = runtime::toDouble(dtype, element);
  if (std::isnan(value))
    return "nan";
  char text[32];
  // The fewest digits that say which one it is.
  int most = dtype == DType::F64 ? 17 : 9;
  for (int digits = 1; digits <= most; ++digits) {
    std::snprintf(text, sizeof(text), "%.*g", digits, value);
    double read = std::strtod(text, nullptr);
    if (dtype == DType::F64 ? read == value : float(read) == float(value))
      break;
  }
  // 10, not 1e+01: %g writes an exponent where the digits do not reach the
  // point.
  if (double size = std::fabs(value); size >= 1 && size < 1e6)
    if (std::strchr(text, 'e'))
      std::snprintf(text, sizeof(text), "%.0f", value);
  return text;
}

std::string Tensor::toString() const {
  Expected<Array> array = this->array();
  if (!array)
    return array.message();
  constexpr int64_t kEnds = 3;
  bool isLong = numElements() > 1000;
  const char *bytes = static_cast<const char *>(array->data());
  unsigned width = runtime::byteWidth(array->dtype);
  std::string text = typeString() + " = ";
  if (rank() == 0)
    return text + formatElement(array->dtype, bytes);

  // Where the next element is; the axes that are open are those before `axis`.
  Shape strides(rank(), 1), position(rank(), 0);
  for (int64_t axis = rank() - 1; axis-- > 0;)
    strides[axis] = strides[axis + 1] * shape()[axis + 1];
  int64_t axis = 0;
  text += "[";
  while (axis >= 0) {
    int64_t &at = position[axis];
    if (at == shape()[axis]) {
      text += "]";
      if (--axis >= 0)
        ++position[axis];
      continue;
    }
    if (at != 0)
      text += ", ";
    if (isLong && at == kEnds && shape()[axis] > 2 * kEnds) {
      text += "..., ";
      at = shape()[axis] - kEnds;
    }
    if (axis + 1 != rank()) {
      text += "[";
      position[++axis] = 0;
      continue;
    }
    int64_t offset = 0;
    for (int64_t i = 0; i != rank(); ++i)
      offset += position[i] * strides[i];
    text += formatElement(array->dtype, bytes + offset * width);
    ++at;
  }
  return text;
}
