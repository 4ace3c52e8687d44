//===- Arrays.cpp - Inputs of uop-run ---------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Tools/Arrays.h"

#include "uop/Runtime/Npy.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"

#include <cstring>

using namespace uop;
using namespace uop::run;
using runtime::Array;
using runtime::DType;
using runtime::Error;
using runtime::Expected;

/// The semantics of a float type; null for other types.
static const llvm::fltSemantics *getSemantics(DType type) {
  switch (type) {
  case DType::F8E4M3FN:
    return &llvm::APFloat::Float8E4M3FN();
  case DType::F8E5M2:
    return &llvm::APFloat::Float8E5M2();
  case DType::F8E4M3FNUZ:
    return &llvm::APFloat::Float8E4M3FNUZ();
  case DType::F8E5M2FNUZ:
    return &llvm::APFloat::Float8E5M2FNUZ();
  case DType::F4E2M1FN:
    return &llvm::APFloat::Float4E2M1FN();
  case DType::F16:
    return &llvm::APFloat::IEEEhalf();
  case DType::BF16:
    return &llvm::APFloat::BFloat();
  case DType::F32:
    return &llvm::APFloat::IEEEsingle();
  case DType::F64:
    return &llvm::APFloat::IEEEdouble();
  default:
    return nullptr;
  }
}

/// SplitMix64: a counter through a mixing function, so that element i of a
/// stream is the same everywhere.
static uint64_t mix(uint64_t x) {
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
  x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
  return x ^ (x >> 31);
}

/// The bits of the float of `type` nearest to 4 * (bits / 2^64) - 2, which
/// stays below 2 after rounding.
static uint64_t randomFloat(const llvm::fltSemantics &type, uint64_t bits) {
  // As many random bits as the type has digits: no rounding, so no 2.0.
  unsigned precision = llvm::APFloat::semanticsPrecision(type);
  double unit =
      double(bits >> (64 - precision)) / double(uint64_t(1) << precision);
  // Exact, and a hundred times as fast as by digits.
  if (&type == &llvm::APFloat::IEEEsingle())
    return llvm::bit_cast<uint32_t>(float(unit * 4 - 2));
  llvm::APFloat value(unit * 4 - 2);
  bool losesInfo;
  value.convert(type, llvm::APFloat::rmNearestTiesToEven, &losesInfo);
  return value.bitcastToAPInt().getZExtValue();
}

Error uop::run::fillRandom(Array &array, uint64_t seed, uint64_t stream) {
  if (Error error = array.buffer.allocate())
    return error;
  auto count = array.numElements();
  if (!count)
    return count.takeError();
  unsigned width = byteWidth(array.dtype);
  const llvm::fltSemantics *semantics = getSemantics(array.dtype);
  auto *bytes = static_cast<char *>(array.data());
  uint64_t state = mix(seed + 0x9e3779b97f4a7c15) ^ mix(stream + 1);
  for (int64_t i = 0; i < *count; ++i) {
    state += 0x9e3779b97f4a7c15;
    uint64_t bits = mix(state);
    uint64_t element;
    if (semantics)
      element = randomFloat(*semantics, bits);
    else if (array.dtype == DType::F8E8M0FNU)
      element = 112 + (bits >> 60); // 2^-15 to 1
    else if (array.dtype == DType::Bool)
      element = bits >> 63;
    else
      element = (bits >> 60) - (isSigned(array.dtype) ? 8 : 0);
    // Little endian: the low bytes are the element.
    std::memcpy(bytes + i * width, &element, width);
  }
  return Error::success();
}

static Expected<Array> readInput(const std::string &file, unsigned number,
                                 const runtime::TensorInfo &type) {
  Expected<Array> array = runtime::readNpy(file, type.dtype);
  if (!array)
    return Error::failure("input " + std::to_string(number) + ": " +
                          array.message());
  if (array->info() != type)
    return Error::failure("input " + std::to_string(number) + ", '" + file +
                          "': expected " + type.typeString() + ", got " +
                          array->typeString());
  return array;
}

Expected<std::vector<Array>>
uop::run::makeInputs(llvm::ArrayRef<runtime::TensorInfo> types,
                     llvm::ArrayRef<std::string> files,
                     std::optional<uint64_t> seed) {
  auto counted = [](size_t count, const char *what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
  };
  if (files.size() > types.size())
    return Error::failure("the function takes " +
                          counted(types.size(), "input") + ", got " +
                          counted(files.size(), "--input file"));
  if (files.size() < types.size() && !seed)
    return Error::failure(
        "the function takes " + counted(types.size(), "input") + ", got " +
        counted(files.size(), "--input file") + "; input " +
        std::to_string(files.size()) + " is " +
        types[files.size()].typeString() +
        " (--random-inputs=SEED makes missing inputs random)");
  std::vector<Array> arrays;
  for (size_t i = 0; i < types.size(); ++i) {
    if (i < files.size()) {
      Expected<Array> array = readInput(files[i], i, types[i]);
      if (!array)
        return array.takeError();
      arrays.push_back(std::move(*array));
      continue;
    }
    Expected<Array> array = Array::create(types[i].dtype, types[i].shape);
    if (!array)
      return array.takeError();
    if (Error error = fillRandom(*array, *seed, i))
      return Error::failure("input " + std::to_string(i) + ": " +
                            error.message());
    arrays.push_back(std::move(*array));
  }
  return arrays;
}
