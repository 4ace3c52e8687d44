//===- FuzzNpy.cpp - Any bytes as a .npy file -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Npy.h"

#include <cstdlib>

using namespace uop::runtime;

/// The first byte says which type is expected, as a caller would.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  if (size == 0)
    return 0;
  std::optional<DType> expected;
  if (data[0] < numDTypes)
    expected = static_cast<DType>(data[0]);
  auto array = parseNpy(reinterpret_cast<const char *>(data) + 1, size - 1,
                        "<memory>", expected);
  if (!array) {
    if (array.message().empty())
      std::abort();
    return 0;
  }
  // What was read is all there, and no more than the file could hold.
  auto bytes = array->byteSize();
  if (!bytes || *bytes != array->buffer.size() || *bytes > size)
    std::abort();
  volatile char sum = 0;
  const auto *contents = static_cast<const char *>(array->data());
  for (size_t i = 0; i < *bytes; ++i)
    sum = sum + contents[i];
  return 0;
}
