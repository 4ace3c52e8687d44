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

namespace {

/// Where an element is, in elements from a common start.
struct Offsets {
  int64_t from, to;
};

/// Neighbouring axes that are walked as one, in tiles of the slowest of them.
struct AxisGroup {
  /// The axis that is tiled; the others are walked whole.
  size_t axis = 0;
  int64_t size = 0;
  int64_t tile = 0;
  /// The elements of one tile, the tiled axis slowest.
  std::vector<Offsets> elements;
  /// Elements for each index of the tiled axis.
  size_t perIndex = 1;
};

/// A transpose from Fortran to C order. The axes that come first are
/// contiguous on one side, the last ones on the other: tiles over both move
/// whole cache lines on both sides, whatever the sizes of single axes.
class Transpose {
public:
  /// Every size is at least 2, the rank at least 2.
  explicit Transpose(const std::vector<int64_t> &shape);

  template <class T>
  void run(const T *from, T *to) const;

private:
  void add(AxisGroup &group, size_t axis, bool last) const;

  static constexpr size_t tileElements = 32;
  const std::vector<int64_t> &shape;
  std::vector<Offsets> strides;
  AxisGroup front, back;
};

} // namespace

/// Adds an axis to the group, as its slowest; tiles it when it is the `last`.
void Transpose::add(AxisGroup &group, size_t axis, bool last) const {
  group.axis = axis;
  group.size = shape[axis];
  group.perIndex = group.elements.size();
  int64_t wanted = (tileElements + group.perIndex - 1) / group.perIndex;
  group.tile = last ? std::min(group.size, wanted) : group.size;
  for (int64_t i = 1; i < group.tile; ++i)
    for (size_t j = 0; j < group.perIndex; ++j)
      group.elements.push_back({group.elements[j].from + i * strides[axis].from,
                                group.elements[j].to + i * strides[axis].to});
}

Transpose::Transpose(const std::vector<int64_t> &shape)
    : shape(shape), strides(shape.size()) {
  size_t rank = shape.size();
  int64_t count = 1;
  for (size_t i = 0; i < rank; ++i) {
    strides[i].from = count;
    count *= shape[i];
  }
  count = 1;
  for (size_t i = rank; i-- > 0;) {
    strides[i].to = count;
    count *= shape[i];
  }
  // Take axes until a tile is full; leave at least one to the other group.
  auto isFull = [&](const AxisGroup &group, size_t axis) {
    return group.elements.size() * static_cast<uint64_t>(shape[axis]) >=
           tileElements;
  };
  front.elements = back.elements = {{0, 0}};
  size_t axis = 0;
  while (axis + 2 < rank && !isFull(front, axis))
    add(front, axis++, /*last=*/false);
  add(front, axis, /*last=*/true);
  axis = rank - 1;
  while (axis - 1 > front.axis && !isFull(back, axis))
    add(back, axis--, /*last=*/false);
  add(back, axis, /*last=*/true);
}

template <class T>
void Transpose::run(const T *from, T *to) const {
  std::vector<int64_t> index(shape.size(), 0);
  for (int64_t i = 0; i < front.size; i += front.tile) {
    size_t numFront = std::min(front.tile, front.size - i) * front.perIndex;
    for (int64_t j = 0; j < back.size; j += back.tile) {
      size_t numBack = std::min(back.tile, back.size - j) * back.perIndex;
      Offsets base = {i * strides[front.axis].from +
                          j * strides[back.axis].from,
                      i * strides[front.axis].to + j * strides[back.axis].to};
      size_t axis;
      do {
        for (size_t f = 0; f < numFront; ++f) {
          const T *source = from + base.from + front.elements[f].from;
          T *target = to + base.to + front.elements[f].to;
          for (size_t b = 0; b < numBack; ++b)
            target[back.elements[b].to] = source[back.elements[b].from];
        }
        // The next index of the axes between; done when all are back at 0.
        for (axis = back.axis - 1; axis > front.axis; --axis) {
          base.from += strides[axis].from;
          base.to += strides[axis].to;
          if (++index[axis] < shape[axis])
            break;
          base.from -= shape[axis] * strides[axis].from;
          base.to -= shape[axis] * strides[axis].to;
          index[axis] = 0;
        }
      } while (axis > front.axis);
    }
  }
}

/// `shape` has no size 0 and no size 1.
static void transpose(const char *from, char *to, unsigned width,
                      const std::vector<int64_t> &shape) {
  Transpose transpose(shape);
  // Buffers allocated here are aligned for any element.
  auto run = [&](auto element) {
    using T = decltype(element);
    transpose.run(reinterpret_cast<const T *>(from), reinterpret_cast<T *>(to));
  };
  if (width == 1)
    run(uint8_t());
  else if (width == 2)
    run(uint16_t());
  else if (width == 4)
    run(uint32_t());
  else
    run(uint64_t());
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
