//===- AtomicFile.h - Files that appear whole or not at all -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_ATOMICFILE_H
#define UOP_LIB_RUNTIME_ATOMICFILE_H

#include "uop/Runtime/Expected.h"

#include <cstddef>
#include <string>

namespace uop::runtime {

/// A file that is written under another name in the same folder and renamed.
/// Errors name the file; after one, and without commit(), nothing is left.
class AtomicFile {
public:
  explicit AtomicFile(std::string path) : path(std::move(path)) {}
  ~AtomicFile();
  AtomicFile(const AtomicFile &) = delete;
  AtomicFile &operator=(const AtomicFile &) = delete;

  /// Links are followed. Errors: a folder or a device, no permission.
  Error open();
  Error write(const void *data, size_t size);
  Error commit();

private:
  Error fail();

  std::string path, target, temporary;
  int fd = -1;
  /// The permissions of a file that is replaced; -1 where there is none.
  int mode = -1;
};

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_ATOMICFILE_H
