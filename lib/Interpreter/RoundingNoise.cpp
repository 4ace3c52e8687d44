//===- RoundingNoise.cpp - Roundings that are off ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RoundingNoise.h"

#include <cmath>

using namespace uop::interp;

uint64_t OpNoise::apply(ElementKind kind, uint64_t bits) const {
  // The same numbers with every standard library: from -1 to 1.
  double part = std::ldexp(double((*random)() >> 11), -52) - 1;
  double value = toDouble(kind, bits);
  if (!std::isfinite(value) || value == 0)
    return bits;
  return fromDouble(kind, std::fma(value, part * error, value));
}

InterpValue OpNoise::apply(const InterpValue &value) const {
  if (const Scalar *scalar = value.getScalar()) {
    if (scalar->isInvalid || !isFloat(scalar->kind))
      return value;
    return makeScalar(scalar->type, apply(scalar->kind, scalar->bits));
  }
  const Tensor *tensor = value.getTensor();
  if (!tensor || !isFloat(tensor->getKind()))
    return value;
  Tensor result = Tensor::create(tensor->getElementType(), tensor->getShape());
  for (int64_t i = 0, count = result.getNumElements(); i < count; ++i)
    result.set(i, apply(tensor->getKind(), tensor->get(i)));
  if (tensor->getUndefined().any())
    result.setUndefined(tensor->getUndefined());
  return result;
}
