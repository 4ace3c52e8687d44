//===- DiskCache.h - Bytes on disk, by what they were made of ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_COMPILER_DISKCACHE_H
#define UOP_LIB_COMPILER_DISKCACHE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace uop {

/// A folder of files, each with a value and the whole key that it was made of.
/// The name of a file is a hash of the key, which finds it; the key itself is
/// compared. Processes and threads may use one folder at a time.
///
/// It is never an error that the folder cannot be read or written: then nothing
/// is found, and what cannot be stored is not there the next time. A file that
/// is damaged, or of another program, is removed.
class DiskCache {
public:
  /// What values are; kinds share a folder and its limit, but no file.
  enum class Kind { object, graph };

  /// `folder` need not be there. Files that were not used for longest go when
  /// all are larger than `maxBytes` together.
  DiskCache(Kind kind, std::string folder, uint64_t maxBytes)
      : kind(kind), folder(std::move(folder)), maxBytes(maxBytes) {}

  struct Value {
    llvm::StringRef bytes;
    std::unique_ptr<llvm::MemoryBuffer> file;
  };

  /// What was stored for `key`.
  std::optional<Value> find(llvm::StringRef key) const;

  /// Stores the bytes of `pieces`, one after the other.
  void store(llvm::StringRef key, llvm::ArrayRef<llvm::StringRef> pieces) const;

  /// Removes a value that turned out to be of no use.
  void remove(llvm::StringRef key) const;

private:
  std::string getPath(llvm::StringRef key) const;

  Kind kind;
  std::string folder;
  uint64_t maxBytes;
};

} // namespace uop

#endif // UOP_LIB_COMPILER_DISKCACHE_H
