//===- State.cpp - Buffers that outlive runs --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/State.h"

#include <cstring>

using namespace uop::runtime;

Expected<Buffer> State::get(const std::string &name, size_t bytes,
                            const void *initial) {
  std::lock_guard<std::mutex> lock(mutex);
  auto known = buffers.find(name);
  if (known != buffers.end()) {
    if (known->second.size() != bytes)
      return Error::failure("state '" + name + "' has " +
                            std::to_string(known->second.size()) +
                            " bytes, not " + std::to_string(bytes));
    return known->second;
  }
  Expected<Buffer> buffer = Buffer::createZeros(bytes);
  if (!buffer)
    return Error::failure("state '" + name + "': " + buffer.message());
  if (bytes && initial)
    std::memcpy(buffer->data(), initial, bytes);
  buffers[name] = *buffer;
  return buffer;
}

Expected<Buffer> State::get(const std::string &name, const Buffer &initial) {
  return get(name, initial.size(), initial.data());
}

Expected<Buffer> State::getZeros(const std::string &name, size_t bytes) {
  return get(name, bytes, nullptr);
}
