//===- NpyWriter.cpp - Writing .npy files -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Npy.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace uop::runtime;

static const char *descrOf(DType type) {
  switch (type) {
  case DType::Bool:
    return "|b1";
  case DType::I8:
    return "|i1";
  case DType::I16:
    return "<i2";
  case DType::I32:
    return "<i4";
  case DType::I64:
  case DType::Index:
    return "<i8";
  case DType::U8:
    return "|u1";
  case DType::U16:
    return "<u2";
  case DType::U32:
    return "<u4";
  case DType::U64:
    return "<u8";
  case DType::F8E4M3FN:
  case DType::F8E5M2:
    return "|V1";
  case DType::F16:
    return "<f2";
  case DType::BF16:
    return "|V2";
  case DType::F32:
    return "<f4";
  case DType::F64:
    return "<f8";
  }
  return nullptr;
}

/// Everything before the data: magic, version, length, dictionary.
static std::string makeHeader(const Array &array) {
  std::string dict = std::string("{'descr': '") + descrOf(array.dtype) +
                     "', 'fortran_order': False, 'shape': (";
  for (size_t i = 0; i < array.shape.size(); ++i)
    dict += (i ? ", " : "") + std::to_string(array.shape[i]);
  dict += array.shape.size() == 1 ? ",), }" : "), }";
  // numpy leaves room to let the first size grow in place to 21 digits.
  if (!array.shape.empty())
    dict.append(21 - std::to_string(array.shape[0]).size(), ' ');

  // The newline counts; at least one space precedes it, as in numpy.
  auto padding = [&](size_t prefix) {
    return 64 - (prefix + dict.size() + 1) % 64;
  };
  unsigned version = dict.size() + 1 + padding(10) > 0xFFFF ? 2 : 1;
  size_t prefix = version == 1 ? 10 : 12;
  dict.append(padding(prefix), ' ');
  dict += '\n';

  std::string header = "\x93NUMPY";
  header += static_cast<char>(version);
  header += '\0';
  for (size_t i = 0; i < prefix - 8; ++i)
    header += static_cast<char>(dict.size() >> (8 * i) & 0xFF);
  return header + dict;
}

static bool writeAll(int fd, const char *data, size_t size) {
  while (size) {
    ssize_t done = ::write(fd, data, std::min<size_t>(size, 1 << 30));
    if (done < 0 && errno == EINTR)
      continue;
    if (done < 0)
      return false;
    data += done;
    size -= done;
  }
  return true;
}

/// Opens a new file in the folder of `target` and says its name.
static int openTemporary(const std::string &target, std::string &temporary) {
  static std::atomic<unsigned> counter{0};
  size_t slash = target.rfind('/');
  std::string folder =
      slash == std::string::npos ? "" : target.substr(0, slash + 1);
  for (unsigned attempt = 0; attempt < 1000; ++attempt) {
    // Not made of the target's name, which may be as long as a name can be.
    temporary = folder + ".uop-" + std::to_string(::getpid()) + "-" +
                std::to_string(counter.fetch_add(1)) + ".tmp";
    int fd = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                    0666);
    if (fd >= 0 || errno != EEXIST)
      return fd;
  }
  return -1;
}

Error uop::runtime::writeNpy(const std::string &path, const Array &array) {
  auto fail = [&](const std::string &what) {
    return Error::failure(path + ": " + what);
  };
  Expected<size_t> bytes = array.byteSize();
  if (!bytes)
    return fail(bytes.message());
  if (array.buffer.size() < *bytes)
    return fail(array.typeString() + " needs " + std::to_string(*bytes) +
                " bytes, its buffer has " +
                std::to_string(array.buffer.size()));
  if (Error error = array.buffer.allocate())
    return fail(error.message());

  // A rename would replace a link or a device instead of writing to it.
  std::string target = path;
  struct stat status;
  bool exists = ::stat(path.c_str(), &status) == 0;
  if (exists) {
    if (S_ISDIR(status.st_mode))
      return fail("cannot write: is a directory");
    if (!S_ISREG(status.st_mode))
      return fail("cannot write: is not a regular file");
    if (char *resolved = ::realpath(path.c_str(), nullptr)) {
      target = resolved;
      std::free(resolved);
    }
    if (::access(target.c_str(), W_OK) != 0)
      return fail(std::string("cannot write: ") + std::strerror(errno));
  }

  std::string temporary;
  int fd = openTemporary(target, temporary);
  if (fd < 0)
    return fail(std::string("cannot write: ") + std::strerror(errno));
  std::string header = makeHeader(array);
  bool written =
      writeAll(fd, header.data(), header.size()) &&
      writeAll(fd, static_cast<const char *>(array.data()), *bytes) &&
      (!exists || ::fchmod(fd, status.st_mode & 07777) == 0);
  int cause = errno;
  // Some file systems report a full disk only here.
  if (::close(fd) != 0 && written) {
    written = false;
    cause = errno;
  }
  if (written && ::rename(temporary.c_str(), target.c_str()) != 0) {
    written = false;
    cause = errno;
  }
  if (written)
    return Error::success();
  ::unlink(temporary.c_str());
  return fail(std::string("cannot write: ") + std::strerror(cause));
}
