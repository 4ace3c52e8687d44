//===- State.cpp - Buffers that outlive runs --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/State.h"

#include <cstring>

using namespace uop::runtime;

Expected<Buffer> State::get(const std::string &name, const Buffer &initial) {
  std::lock_guard<std::mutex> lock(mutex);
  auto known = buffers.find(name);
  if (known != buffers.end()) {
    if (known->second.size() != initial.size())
      return Error::failure("state '" + name + "' has " +
                            std::to_string(known->second.size()) +
                            " bytes, not " + std::to_string(initial.size()));
    return known->second;
  }
  Buffer buffer = Buffer::create(initial.size());
  if (Error error = buffer.allocate())
    return Error::failure("state '" + name + "': " + error.message());
  if (buffer.size())
    std::memcpy(buffer.data(), initial.data(), buffer.size());
  buffers[name] = buffer;
  return buffer;
}
