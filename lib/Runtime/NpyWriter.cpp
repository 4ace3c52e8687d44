//===- NpyWriter.cpp - Writing .npy files -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Npy.h"

#include "AtomicFile.h"

using namespace uop::runtime;

static const char *descrOf(DType type) {
  switch (type) {
  case DType::Bool:
    return "|b1";
  case DType::I8:
    return "|i1";
  case DType::I16:
    return "<i2";
  case DType::I32:
    return "<i4";
  case DType::I64:
  case DType::Index:
    return "<i8";
  case DType::U8:
    return "|u1";
  case DType::U16:
    return "<u2";
  case DType::U32:
    return "<u4";
  case DType::U64:
    return "<u8";
  case DType::F8E4M3FN:
  case DType::F8E5M2:
  case DType::F8E4M3FNUZ:
  case DType::F8E5M2FNUZ:
  case DType::F8E8M0FNU:
  case DType::F4E2M1FN:
    return "|V1";
  case DType::F16:
    return "<f2";
  case DType::BF16:
    return "|V2";
  case DType::F32:
    return "<f4";
  case DType::F64:
    return "<f8";
  }
  return nullptr;
}

/// Everything before the data: magic, version, length, dictionary.
static std::string makeHeader(const Array &array) {
  std::string dict = std::string("{'descr': '") + descrOf(array.dtype) +
                     "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < array.shape.size(); ++i)
    dict += (i ? ", " : "") + std::to_string(array.shape[i]);
  dict += array.shape.size() == 1 ? ",), }" : "), }";
  // numpy leaves room to let the first size grow in place to 21 digits.
  if (!array.shape.empty())
    dict.append(21 - std::to_string(array.shape[0]).size(), ' ');

  // The newline counts; at least one space precedes it, as in numpy.
  auto padding = [&](size_t prefix) {
    return 64 - (prefix + dict.size() + 1) % 64;
  };
  unsigned version = dict.size() + 1 + padding(10) > 0xFFFF ? 2 : 1;
  size_t prefix = version == 1 ? 10 : 12;
  dict.append(padding(prefix), ' ');
  dict += '\n';

  std::string header = "\x93NUMPY";
  header += static_cast<char>(version);
  header += '\0';
  for (size_t i = 0; i < prefix - 8; ++i)
    header += static_cast<char>(dict.size() >> (8 * i) & 0xFF);
  return header + dict;
}

Error uop::runtime::writeNpy(const std::string &path, const Array &array) {
  auto fail = [&](const std::string &what) {
    return Error::failure(path + ": " + what);
  };
  Expected<size_t> bytes = array.byteSize();
  if (!bytes)
    return fail(bytes.message());
  if (array.buffer.size() < *bytes)
    return fail(array.typeString() + " needs " + std::to_string(*bytes) +
                " bytes, its buffer has " +
                std::to_string(array.buffer.size()));
  if (Error error = array.buffer.allocate())
    return fail(error.message());

  AtomicFile file(path);
  std::string header = makeHeader(array);
  if (Error error = file.open())
    return error;
  if (Error error = file.write(header.data(), header.size()))
    return error;
  if (Error error = file.write(array.data(), *bytes))
    return error;
  return file.commit();
}
