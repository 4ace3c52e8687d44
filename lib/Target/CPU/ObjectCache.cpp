//===- ObjectCache.cpp - Machine code on disk, by what it was made of -*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// LLVM's own localCache() ends the process where the disk is full, and trusts
// the names of files; its pruneCache() is what removes files here.
//
//===----------------------------------------------------------------------===//

#include "uop/Target/CPU/ObjectCache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace uop::cpu;
using llvm::ArrayRef;
using llvm::StringRef;
namespace endian = llvm::support::endian;
namespace fs = llvm::sys::fs;

/// The start of a file: this, a hash of all that follows it, and the lengths of
/// the text and the object that are the rest.
static constexpr StringRef kMagic = "uop-object-1.00\n";
static constexpr size_t kHeaderBytes = 16 + 3 * 8;
/// pruneCache() touches no other files.
static constexpr StringRef kPrefix = "llvmcache-uop-";

std::string ObjectCache::getPath(StringRef text) const {
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef(text));
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, kPrefix + llvm::utohexstr(hash.high64) + "-" +
                                    llvm::utohexstr(hash.low64));
  return path.str().str();
}

/// The object in the contents of a file; nothing if these are no entry for
/// `text`.
static std::optional<StringRef> parseEntry(StringRef bytes, StringRef text) {
  if (bytes.size() < kHeaderBytes || !bytes.starts_with(kMagic))
    return std::nullopt;
  const char *numbers = bytes.data() + kMagic.size();
  uint64_t hash = endian::read64le(numbers);
  uint64_t textBytes = endian::read64le(numbers + 8);
  uint64_t objectBytes = endian::read64le(numbers + 16);
  StringRef hashed = bytes.drop_front(kMagic.size() + 8);
  StringRef rest = bytes.drop_front(kHeaderBytes);
  if (textBytes != text.size() || textBytes > rest.size() ||
      objectBytes != rest.size() - textBytes ||
      hash != llvm::xxh3_64bits(hashed) || !rest.starts_with(text))
    return std::nullopt;
  return rest.drop_front(textBytes);
}

std::optional<llvm::SmallVector<char, 0>>
ObjectCache::find(StringRef text) const {
  std::string path = getPath(text);
  // The time of the last access says what goes first.
  auto file = fs::openNativeFileForRead(path, fs::OF_UpdateAtime);
  if (!file) {
    llvm::consumeError(file.takeError());
    return std::nullopt;
  }
  fs::file_status status;
  std::error_code problem = fs::status(*file, status);
  std::optional<llvm::SmallVector<char, 0>> object;
  if (!problem && fs::is_regular_file(status)) {
    // Read, not mapped: another process may cut the file short.
    auto buffer = llvm::MemoryBuffer::getOpenFile(
        *file, path, status.getSize(), /*RequiresNullTerminator=*/false,
        /*IsVolatile=*/true);
    if (buffer)
      if (auto found = parseEntry((*buffer)->getBuffer(), text))
        object.emplace(found->begin(), found->end());
  }
  fs::closeFile(*file);
  if (!object)
    (void)fs::remove(path);
  return object;
}

void ObjectCache::store(StringRef text, ArrayRef<char> object) const {
  if (fs::create_directories(folder))
    return;
  std::string path = getPath(text), numbers(kHeaderBytes - kMagic.size(), '\0');
  endian::write64le(&numbers[8], text.size());
  endian::write64le(&numbers[16], object.size());
  std::string hashed = numbers.substr(8);
  hashed.append(text.begin(), text.end());
  hashed.append(object.begin(), object.end());
  endian::write64le(&numbers[0], llvm::xxh3_64bits(hashed));

  int descriptor;
  llvm::SmallString<128> temporary;
  if (fs::createUniqueFile(path + "-%%%%%%%%.tmp", descriptor, temporary))
    return;
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/true);
  os << kMagic << StringRef(numbers).take_front(8) << hashed;
  os.close();
  bool isComplete = !os.has_error();
  os.clear_error();
  // Who reads it finds all of it or nothing.
  if (!isComplete || fs::rename(temporary, path))
    (void)fs::remove(temporary);

  llvm::CachePruningPolicy policy;
  policy.Interval = std::chrono::seconds(0);
  policy.Expiration = std::chrono::seconds(0);
  policy.MaxSizePercentageOfAvailableSpace = 0;
  policy.MaxSizeBytes = maxBytes;
  llvm::pruneCache(folder, policy);
}
