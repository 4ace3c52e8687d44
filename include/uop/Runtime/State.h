//===- State.h - Buffers that outlive runs ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_STATE_H
#define UOP_RUNTIME_STATE_H

#include "uop/Runtime/Buffer.h"

#include <map>
#include <mutex>
#include <string>

namespace uop::runtime {

/// The runtime buffers of one or more plans, by name. Plans that share a state
/// see each other's writes. May be used from several threads.
class State {
public:
  /// The buffer `name`, made as a copy of `initial` on first use. Errors:
  /// another size than before, out of memory.
  Expected<Buffer> get(const std::string &name, const Buffer &initial);
  /// The same with zeros to begin with.
  Expected<Buffer> getZeros(const std::string &name, size_t bytes);

  /// Held while a run reads and writes the buffers.
  std::mutex &runMutex() { return runs; }

private:
  Expected<Buffer> get(const std::string &name, size_t bytes,
                       const void *initial);

  std::mutex mutex, runs;
  std::map<std::string, Buffer> buffers;
};

} // namespace uop::runtime

#endif // UOP_RUNTIME_STATE_H
