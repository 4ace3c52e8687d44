//===- Random.cpp - Random elements and arguments ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Random.h"

#include "Program.h"
#include "uop/Compiler/Compiler.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include <cstring>

using namespace mlir;
using namespace uop;
using namespace uop::smith;
using llvm::APFloat;
using llvm::APInt;

static APInt makeFloat(Random &random, FloatType type, bool isAwkward) {
  const llvm::fltSemantics &semantics = type.getFloatSemantics();
  if (isAwkward && random.chance(isStorageType(type) ? 50 : 10))
    return APInt(64, random.bits()).trunc(type.getWidth());
  if (isa<Float8E8M0FNUType>(type)) // 2^-7 to 2
    return APInt(8, 120 + random.below(9));
  if (isAwkward && !isStorageType(type) && random.chance(40)) {
    bool negative = random.chance(50);
    switch (random.below(7)) {
    case 0:
      return APFloat::getZero(semantics, negative).bitcastToAPInt();
    case 1:
      // NaN where the type has no infinity.
      return APFloat::getInf(semantics, negative).bitcastToAPInt();
    case 2:
      return APFloat::getNaN(semantics, negative).bitcastToAPInt();
    case 3:
      return APFloat::getSmallest(semantics, negative).bitcastToAPInt();
    case 4:
      return APFloat::getSmallestNormalized(semantics, negative)
          .bitcastToAPInt();
    case 5:
      return APFloat::getLargest(semantics, negative).bitcastToAPInt();
    default:
      return APFloat(semantics, negative ? -1 : 1).bitcastToAPInt();
    }
  }
  APFloat value(double(random.between(-(int64_t(1) << 40), int64_t(1) << 40)) /
                double(int64_t(1) << 39));
  bool losesInfo;
  value.convert(semantics, APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt();
}

APInt uop::smith::makeElement(Random &random, Type type, bool isAwkward) {
  if (auto floatType = dyn_cast<FloatType>(type))
    return makeFloat(random, floatType, isAwkward);
  unsigned width = type.getIntOrFloatBitWidth();
  if (width == 1)
    return APInt(1, random.below(2));
  bool isUnsigned = isUnsignedType(type);
  if (isAwkward && random.chance(20))
    return APInt(64, random.bits()).trunc(width);
  if (isAwkward && random.chance(30))
    return random.chance(50) ? (isUnsigned ? APInt::getMaxValue(width)
                                           : APInt::getSignedMaxValue(width))
                             : (isUnsigned ? APInt::getZero(width)
                                           : APInt::getSignedMinValue(width));
  int64_t value = random.between(0, 15) - (isUnsigned ? 0 : 8);
  return APInt(64, value, /*isSigned=*/true).trunc(width);
}

FailureOr<std::vector<runtime::Array>>
uop::smith::makeArguments(func::FuncOp function, uint64_t seed) {
  FailureOr<Signature> signature = getSignature(function);
  if (failed(signature))
    return failure();
  std::vector<runtime::Array> arrays;
  for (auto [i, info] : llvm::enumerate(signature->inputs)) {
    auto array = runtime::Array::create(info.dtype, info.shape);
    if (!array)
      return function.emitError("argument ") << i << ": " << array.message();
    if (runtime::Error error = array->buffer.allocate())
      return function.emitError("argument ") << i << ": " << error.message();
    Random random(seed * 31 + i);
    Type element = getElementTypeOrSelf(function.getArgumentTypes()[i]);
    unsigned width = runtime::byteWidth(info.dtype);
    int64_t count = *array->numElements();
    auto *bytes = static_cast<char *>(array->data());
    for (int64_t k = 0; k < count; ++k) {
      uint64_t bits =
          makeElement(random, element, hasAwkwardValues(i)).getZExtValue();
      // Little endian: the low bytes are the element.
      std::memcpy(bytes + k * width, &bits, width);
    }
    arrays.push_back(std::move(*array));
  }
  return arrays;
}
