//===- FuzzSafetensors.cpp - Reader of .safetensors -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Safetensors.h"

#include <cstdlib>
#include <cstring>

using namespace uop::runtime;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  // Memory of its exact size, so that a sanitizer sees what is beyond it.
  Buffer buffer = Buffer::create(size);
  if (size)
    std::memcpy(buffer.data(), data, size);
  auto file = parseSafetensors(buffer);
  if (!file) {
    if (file.message().empty())
      std::abort();
    return 0;
  }
  // What was read is all there, and no more than the file could hold.
  volatile char sum = 0;
  size_t total = 0;
  for (const NamedArray &named : file->arrays) {
    if (file->find(named.name) != &named.array)
      std::abort();
    auto bytes = named.array.byteSize();
    if (!bytes || *bytes > named.array.buffer.size())
      std::abort();
    total += *bytes;
    const auto *contents = static_cast<const char *>(named.array.data());
    for (size_t i = 0; i < *bytes; ++i)
      sum = sum + contents[i];
  }
  if (total > size)
    std::abort();
  return 0;
}
