//===- DiskCache.cpp - Bytes on disk, by what they were made of -*- C++ -*-===//
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

#include "DiskCache.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CachePruning.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

using namespace uop;
using llvm::ArrayRef;
using llvm::StringRef;
namespace endian = llvm::support::endian;
namespace fs = llvm::sys::fs;

/// The start of a file: this, hashes of the lengths and the key and of the
/// value, and the lengths of the key and the value, which are the rest.
static StringRef getMagic(DiskCache::Kind kind) {
  return kind == DiskCache::Kind::object ? "uop-object-2.00\n"
                                         : "uop-graph--1.00\n";
}
static constexpr size_t kMagicBytes = 16;
static constexpr size_t kHeaderBytes = kMagicBytes + 4 * 8;

/// pruneCache() touches no other files than llvmcache-*.
static StringRef getPrefix(DiskCache::Kind kind) {
  return kind == DiskCache::Kind::object ? "llvmcache-uop-"
                                         : "llvmcache-uopgraph-";
}

std::string DiskCache::getPath(StringRef key) const {
  llvm::XXH128_hash_t hash =
      llvm::xxh3_128bits(llvm::arrayRefFromStringRef(key));
  llvm::SmallString<128> path(folder);
  llvm::sys::path::append(path, getPrefix(kind) + llvm::utohexstr(hash.high64) +
                                    "-" + llvm::utohexstr(hash.low64));
  return path.str().str();
}

/// What is before the key: magic, two hashes, two lengths.
static std::string makeHeader(DiskCache::Kind kind, StringRef key,
                              uint64_t valueBytes, uint64_t valueHash) {
  std::string header = getMagic(kind).str();
  header.resize(kHeaderBytes);
  char *numbers = header.data() + kMagicBytes;
  endian::write64le(numbers + 8, valueHash);
  endian::write64le(numbers + 16, key.size());
  endian::write64le(numbers + 24, valueBytes);
  uint64_t hash = llvm::xxh3_64bits(
      ArrayRef(reinterpret_cast<const uint8_t *>(numbers + 8), 24));
  endian::write64le(numbers, hash ^ llvm::xxh3_64bits(key));
  return header;
}

/// The value in the contents of a file; nothing if these are no entry for
/// `key`.
static std::optional<StringRef> parseEntry(DiskCache::Kind kind,
                                           StringRef bytes, StringRef key) {
  if (bytes.size() < kHeaderBytes + key.size())
    return std::nullopt;
  StringRef value = bytes.drop_front(kHeaderBytes + key.size());
  if (!bytes.starts_with(
          makeHeader(kind, key, value.size(), llvm::xxh3_64bits(value))) ||
      bytes.substr(kHeaderBytes, key.size()) != key)
    return std::nullopt;
  return value;
}

std::optional<DiskCache::Value> DiskCache::find(StringRef key) const {
  std::string path = getPath(key);
  // The time of the last access says what goes first.
  auto file = fs::openNativeFileForRead(path, fs::OF_UpdateAtime);
  if (!file) {
    llvm::consumeError(file.takeError());
    return std::nullopt;
  }
  fs::file_status status;
  std::error_code problem = fs::status(*file, status);
  std::optional<Value> result;
  if (!problem && fs::is_regular_file(status)) {
    // Read, not mapped: another process may cut the file short.
    auto buffer = llvm::MemoryBuffer::getOpenFile(
        *file, path, status.getSize(), /*RequiresNullTerminator=*/false,
        /*IsVolatile=*/true);
    if (buffer)
      if (auto found = parseEntry(kind, (*buffer)->getBuffer(), key))
        result.emplace(Value{*found, std::move(*buffer)});
  }
  fs::closeFile(*file);
  if (!result)
    (void)fs::remove(path);
  return result;
}

void DiskCache::store(StringRef key, ArrayRef<StringRef> pieces) const {
  if (fs::create_directories(folder))
    return;
  std::string path = getPath(key), value;
  for (StringRef piece : pieces)
    value += piece;

  int descriptor;
  llvm::SmallString<128> temporary;
  if (fs::createUniqueFile(path + "-%%%%%%%%.tmp", descriptor, temporary))
    return;
  llvm::raw_fd_ostream os(descriptor, /*shouldClose=*/true);
  os << makeHeader(kind, key, value.size(), llvm::xxh3_64bits(value)) << key
     << value;
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

void DiskCache::remove(StringRef key) const { (void)fs::remove(getPath(key)); }
