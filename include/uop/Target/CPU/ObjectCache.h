//===- ObjectCache.h - Machine code on disk, by what it was made of -*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_TARGET_CPU_OBJECTCACHE_H
#define UOP_TARGET_CPU_OBJECTCACHE_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

#include <cstdint>
#include <optional>
#include <string>

namespace uop::cpu {

/// A folder of object files, each with the whole text that it was compiled
/// from. The name of a file is a hash of that text, which finds it; the text
/// itself is compared. Processes and threads may use one folder at a time.
///
/// It is never an error that the folder cannot be read or written: then nothing
/// is found, and what cannot be stored is not there the next time. A file that
/// is damaged, or of another program, is removed.
class ObjectCache {
public:
  /// `folder` need not be there. Files that were not used for longest go when
  /// all are larger than `maxBytes` together.
  ObjectCache(std::string folder, uint64_t maxBytes)
      : folder(std::move(folder)), maxBytes(maxBytes) {}

  /// The object that was stored for `text`.
  std::optional<llvm::SmallVector<char, 0>> find(llvm::StringRef text) const;

  void store(llvm::StringRef text, llvm::ArrayRef<char> object) const;

private:
  std::string getPath(llvm::StringRef text) const;

  std::string folder;
  uint64_t maxBytes;
};

} // namespace uop::cpu

#endif // UOP_TARGET_CPU_OBJECTCACHE_H
