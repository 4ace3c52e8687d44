//===- ArtifactFormat.h - The bytes of an artifact --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_ARTIFACTFORMAT_H
#define UOP_LIB_RUNTIME_ARTIFACTFORMAT_H

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>

namespace uop::runtime {

/// The end-of-line characters tell a file that was copied as text.
constexpr char artifactMagic[8] = {'\x89', 'U',  'O',    'P',
                                   '\r',   '\n', '\x1a', '\n'};

/// A part of the file.
struct ArtifactSection {
  uint64_t offset = 0;
  uint64_t bytes = 0;
  uint64_t checksum = 0;
};

/// What a file begins with: little endian, without gaps.
struct ArtifactHeader {
  char magic[8];
  uint32_t version;
  uint32_t headerBytes;
  uint64_t fileBytes;
  /// The plan; machine code; constants.
  ArtifactSection plan, code, constants;
  /// Of what is before it.
  uint64_t checksum;
};
static_assert(sizeof(ArtifactHeader) == 104 &&
              std::is_trivially_copyable_v<ArtifactHeader>);

/// Constants begin with a page, so that they can be mapped alone, too.
constexpr uint64_t constantsAlignment = 4096;

/// CRC-32 of a section, the one of zlib.
uint64_t artifactChecksum(const void *data, size_t size, uint64_t before = 0);

/// How the contents of a slot are given.
enum class SlotContents : uint8_t { None, Bytes, Zeros };

/// Appends numbers and strings to bytes.
class ByteWriter {
public:
  template <class T>
  void number(T value) {
    static_assert(std::is_arithmetic_v<T> || std::is_enum_v<T>);
    bytes.append(reinterpret_cast<const char *>(&value), sizeof(value));
  }
  void count(size_t n) { number<uint32_t>(n); }
  void text(const std::string &s) {
    count(s.size());
    bytes += s;
  }
  const std::string &get() const { return bytes; }

private:
  std::string bytes;
};

/// Reads what a ByteWriter wrote. After the end there are zeros, and isValid()
/// is false from there on.
class ByteReader {
public:
  ByteReader(const char *data, size_t size) : next(data), left(size) {}

  template <class T>
  T number() {
    T value{};
    if (take(sizeof(value)))
      std::memcpy(&value, next - sizeof(value), sizeof(value));
    return value;
  }
  /// Of items of at least one byte each, so that no more are made than there
  /// can be.
  size_t count() {
    size_t n = number<uint32_t>();
    if (n <= left)
      return n;
    fail();
    return 0;
  }
  std::string text() {
    size_t size = count();
    return take(size) ? std::string(next - size, size) : std::string();
  }
  /// What a text has, where it is.
  ByteReader part() {
    size_t size = count();
    return take(size) ? ByteReader(next - size, size) : ByteReader(nullptr, 0);
  }
  template <class T>
  T enumerator(T last) {
    auto value = number<std::underlying_type_t<T>>();
    if (value > static_cast<std::underlying_type_t<T>>(last)) {
      fail();
      return T();
    }
    return static_cast<T>(value);
  }
  bool flag() {
    uint8_t value = number<uint8_t>();
    if (value > 1)
      fail();
    return value == 1;
  }

  bool isValid() const { return valid; }
  bool isAtEnd() const { return left == 0; }

private:
  bool take(size_t size) {
    if (size > left) {
      fail();
      return false;
    }
    next += size;
    left -= size;
    return true;
  }
  void fail() {
    valid = false;
    left = 0;
  }

  const char *next;
  size_t left;
  bool valid = true;
};

#if __BYTE_ORDER__ != __ORDER_LITTLE_ENDIAN__
#error "artifacts are little endian; this machine needs to swap bytes"
#endif

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_ARTIFACTFORMAT_H
