//===- NpyReader.cpp - Reading .npy files -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyHeader.h"
#include "UTF8.h"
#include "uop/Runtime/Npy.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace uop::runtime;

/// numpy's own headers stay far below this, structured types included.
static constexpr size_t maxHeaderBytes = 1 << 20;

namespace {

/// Bytes to read from, in a file or in memory.
class Source {
public:
  Source(std::string name, const char *data, size_t size)
      : name(std::move(name)), data(data), bytes(size) {}
  Source(std::string name, int fd, size_t size)
      : name(std::move(name)), fd(fd), bytes(size) {}

  size_t size() const { return bytes; }

  Error fail(const std::string &what) const {
    return Error::failure(name + ": " + what);
  }

  /// Reads `count` bytes from `offset`, which lie within size().
  Error read(size_t offset, void *to, size_t count) const {
    if (count == 0)
      return Error::success();
    if (data) {
      std::memcpy(to, data + offset, count);
      return Error::success();
    }
    char *next = static_cast<char *>(to);
    while (count) {
      // One call reads at most 2 GiB on Linux.
      ssize_t done = ::pread(fd, next, std::min<size_t>(count, 1 << 30),
                             static_cast<off_t>(offset));
      if (done < 0 && errno == EINTR)
        continue;
      if (done < 0)
        return fail(std::string("cannot read: ") + std::strerror(errno));
      if (done == 0)
        return fail("the file became shorter while it was read");
      next += done;
      offset += done;
      count -= done;
    }
    return Error::success();
  }

private:
  std::string name;
  const char *data = nullptr;
  int fd = -1;
  size_t bytes;
};

} // namespace

//===----------------------------------------------------------------------===//
// Order of bytes and elements
//===----------------------------------------------------------------------===//

template <class T, T (*swap)(T)>
static void swapElements(char *data, size_t count) {
  for (size_t i = 0; i < count; ++i, data += sizeof(T)) {
    T value;
    std::memcpy(&value, data, sizeof(T));
    value = swap(value);
    std::memcpy(data, &value, sizeof(T));
  }
}

static uint16_t swap16(uint16_t v) { return __builtin_bswap16(v); }
static uint32_t swap32(uint32_t v) { return __builtin_bswap32(v); }
static uint64_t swap64(uint64_t v) { return __builtin_bswap64(v); }

static void swapBytes(char *data, size_t count, unsigned width) {
  if (width == 2)
    swapElements<uint16_t, swap16>(data, count);
  else if (width == 4)
    swapElements<uint32_t, swap32>(data, count);
  else if (width == 8)
    swapElements<uint64_t, swap64>(data, count);
}

/// Copies Fortran order `from` to C order `to`. Every size is at least 2 and
/// the rank at least 2. Works on tiles over the two axes that are contiguous in
/// one of the orders, so that both sides use whole cache lines.
template <class T>
static void transposeTiled(const T *from, T *to,
                           const std::vector<int64_t> &shape) {
  constexpr int64_t tile = 32;
  size_t rank = shape.size();
  std::vector<int64_t> fromStride(rank), toStride(rank);
  int64_t count = 1;
  for (size_t i = 0; i < rank; ++i) {
    fromStride[i] = count;
    count *= shape[i];
  }
  count = 1;
  for (size_t i = rank; i-- > 0;) {
    toStride[i] = count;
    count *= shape[i];
  }

  int64_t rows = shape.front(), columns = shape.back();
  int64_t rowStride = toStride.front(), columnStride = fromStride.back();
  // A first axis shorter than a tile leaves lines half used unless its
  // neighbour follows next.
  bool firstMiddleFastest = rows < tile;
  std::vector<int64_t> middle(rank, 0);
  for (int64_t row = 0; row < rows; row += tile) {
    int64_t rowEnd = std::min(rows, row + tile);
    for (int64_t column = 0; column < columns; column += tile) {
      int64_t columnEnd = std::min(columns, column + tile);
      int64_t fromBase = 0, toBase = 0;
      while (true) {
        for (int64_t i = row; i < rowEnd; ++i)
          for (int64_t j = column; j < columnEnd; ++j)
            to[toBase + i * rowStride + j] =
                from[fromBase + i + j * columnStride];
        // The next index of the middle axes; done when all are back at 0.
        size_t step = 0;
        for (; step < rank - 2; ++step) {
          size_t axis = firstMiddleFastest ? step + 1 : rank - 2 - step;
          fromBase += fromStride[axis];
          toBase += toStride[axis];
          if (++middle[axis] < shape[axis])
            break;
          fromBase -= shape[axis] * fromStride[axis];
          toBase -= shape[axis] * toStride[axis];
          middle[axis] = 0;
        }
        if (step == rank - 2)
          break;
      }
    }
  }
}

/// `shape` has no size 0 and no size 1.
static void transpose(const char *from, char *to, unsigned width,
                      const std::vector<int64_t> &shape) {
  // Buffers allocated here are aligned for any element.
  switch (width) {
  case 1:
    return transposeTiled(reinterpret_cast<const uint8_t *>(from),
                          reinterpret_cast<uint8_t *>(to), shape);
  case 2:
    return transposeTiled(reinterpret_cast<const uint16_t *>(from),
                          reinterpret_cast<uint16_t *>(to), shape);
  case 4:
    return transposeTiled(reinterpret_cast<const uint32_t *>(from),
                          reinterpret_cast<uint32_t *>(to), shape);
  default:
    return transposeTiled(reinterpret_cast<const uint64_t *>(from),
                          reinterpret_cast<uint64_t *>(to), shape);
  }
}

//===----------------------------------------------------------------------===//
// The file
//===----------------------------------------------------------------------===//

/// Reads the header; sets `dataStart` to the first byte after it.
static Expected<NpyHeader> readHeader(const Source &source,
                                      std::optional<DType> expected,
                                      size_t &dataStart) {
  static const char magic[] = "\x93NUMPY";
  unsigned char prefix[12] = {};
  size_t available = std::min<size_t>(source.size(), sizeof(prefix));
  if (Error error = source.read(0, prefix, available))
    return error;
  if (std::memcmp(prefix, magic, std::min<size_t>(available, 6)) != 0 ||
      available == 0)
    return source.fail("not a .npy file" +
                       std::string(available ? "" : " (it is empty)"));
  if (available < 8)
    return source.fail("truncated: the file ends within its first 8 bytes");
  unsigned major = prefix[6], minor = prefix[7];
  if (major < 1 || major > 3 || minor != 0)
    return source.fail("unknown .npy version " + std::to_string(major) + "." +
                       std::to_string(minor) + "; known are 1.0, 2.0 and 3.0");

  size_t headerStart = major == 1 ? 10 : 12;
  if (available < headerStart)
    return source.fail("truncated: the file ends within its first " +
                       std::to_string(headerStart) + " bytes");
  size_t length = prefix[8] | prefix[9] << 8;
  if (major > 1)
    length |= static_cast<size_t>(prefix[10]) << 16 |
              static_cast<size_t>(prefix[11]) << 24;
  if (length > maxHeaderBytes)
    return source.fail("header of " + std::to_string(length) +
                       " bytes; at most " + std::to_string(maxHeaderBytes) +
                       " are accepted");
  if (length > source.size() - headerStart)
    return source.fail("truncated: expected " + std::to_string(length) +
                       " bytes of header, found " +
                       std::to_string(source.size() - headerStart));
  std::string text(length, '\0');
  if (Error error = source.read(headerStart, text.data(), length))
    return error;
  if (major == 3)
    for (size_t at = 0; at < length;) {
      size_t step = utf8SequenceLength(text.data() + at, length - at);
      if (step == 0)
        return source.fail("malformed header at byte " + std::to_string(at) +
                           ": not UTF-8, as version 3.0 asks");
      at += step;
    }

  dataStart = headerStart + length;
  Expected<NpyHeader> header = parseNpyHeader(text, expected);
  if (!header)
    return source.fail(header.message());
  return header;
}

static Expected<Array> readArray(const Source &source,
                                 std::optional<DType> expected) {
  size_t dataStart = 0;
  Expected<NpyHeader> parsed = readHeader(source, expected, dataStart);
  if (!parsed)
    return parsed.takeError();
  NpyHeader &header = *parsed;

  Expected<size_t> bytes = byteSize(header.dtype, header.shape);
  if (!bytes)
    return source.fail(bytes.message());
  size_t found = source.size() - dataStart;
  std::string type = typeString(header.dtype, header.shape);
  if (found < *bytes)
    return source.fail("truncated: expected " + std::to_string(*bytes) +
                       " bytes of data for " + type + ", found " +
                       std::to_string(found));
  if (found > *bytes)
    return source.fail(std::to_string(found - *bytes) +
                       " extra bytes after the " + std::to_string(*bytes) +
                       " bytes of data for " + type);

  std::vector<int64_t> longAxes;
  for (int64_t size : header.shape)
    if (size != 1)
      longAxes.push_back(size);
  bool transposes = header.fortranOrder && longAxes.size() > 1 && *bytes != 0;

  Expected<Array> array = Array::create(header.dtype, header.shape);
  if (!array)
    return source.fail(array.message());
  Buffer raw = transposes ? Buffer::create(*bytes) : array->buffer;
  for (const Buffer &buffer : {raw, array->buffer})
    if (Error error = buffer.allocate())
      return source.fail(error.message());

  char *data = static_cast<char *>(raw.data());
  if (Error error = source.read(dataStart, data, *bytes))
    return error;
  unsigned width = byteWidth(header.dtype);
  if (header.swapBytes)
    swapBytes(data, *bytes / width, width);
  if (header.dtype == DType::Bool)
    for (size_t i = 0; i < *bytes; ++i)
      data[i] = data[i] != 0;
  if (transposes)
    transpose(data, static_cast<char *>(array->data()), width, longAxes);
  return array;
}

Expected<Array> uop::runtime::parseNpy(const char *data, size_t size,
                                       const std::string &fileName,
                                       std::optional<DType> expected) {
  return readArray(Source(fileName, data ? data : "", size), expected);
}

Expected<Array> uop::runtime::readNpy(const std::string &path,
                                      std::optional<DType> expected) {
  // Without O_NONBLOCK a pipe that nobody writes to would block here.
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return Error::failure(path + ": cannot open: " + std::strerror(errno));
  auto read = [&]() -> Expected<Array> {
    struct stat status;
    if (::fstat(fd, &status) != 0)
      return Error::failure(path + ": cannot read: " + std::strerror(errno));
    if (S_ISDIR(status.st_mode))
      return Error::failure(path + ": is a directory, not a .npy file");
    if (!S_ISREG(status.st_mode))
      return Error::failure(path + ": is not a regular file");
    return readArray(Source(path, fd, static_cast<size_t>(status.st_size)),
                     expected);
  };
  Expected<Array> result = read();
  ::close(fd);
  return result;
}
