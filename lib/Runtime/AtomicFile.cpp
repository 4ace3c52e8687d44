//===- AtomicFile.cpp - Files that appear whole or not at all ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AtomicFile.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace uop::runtime;

AtomicFile::~AtomicFile() {
  if (fd >= 0)
    ::close(fd);
  if (!temporary.empty())
    ::unlink(temporary.c_str());
}

Error AtomicFile::fail() {
  return Error::failure(path + ": cannot write: " + std::strerror(errno));
}

/// Opens a new file in the folder of `target` and says its name.
static int openTemporary(const std::string &target, std::string &temporary) {
  static std::atomic<unsigned> counter{0};
  size_t slash = target.rfind('/');
  std::string folder =
      slash == std::string::npos ? "" : target.substr(0, slash + 1);
  for (unsigned attempt = 0; attempt < 1000; ++attempt) {
    // Not made of the target's name, which may be as long as a name can be.
    std::string name = folder + ".uop-" + std::to_string(::getpid()) + "-" +
                       std::to_string(counter.fetch_add(1)) + ".tmp";
    int fd =
        ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd >= 0)
      temporary = name;
    if (fd >= 0 || errno != EEXIST)
      return fd;
  }
  return -1;
}

Error AtomicFile::open() {
  // A rename would replace a link or a device instead of writing to it.
  target = path;
  struct stat status;
  if (::stat(path.c_str(), &status) == 0) {
    if (S_ISDIR(status.st_mode))
      return Error::failure(path + ": cannot write: is a directory");
    if (!S_ISREG(status.st_mode))
      return Error::failure(path + ": cannot write: is not a regular file");
    if (char *resolved = ::realpath(path.c_str(), nullptr)) {
      target = resolved;
      std::free(resolved);
    }
    if (::access(target.c_str(), W_OK) != 0)
      return fail();
    mode = status.st_mode & 07777;
  }
  fd = openTemporary(target, temporary);
  return fd < 0 ? fail() : Error::success();
}

Error AtomicFile::write(const void *data, size_t size) {
  const char *next = static_cast<const char *>(data);
  while (size) {
    ssize_t done = ::write(fd, next, std::min<size_t>(size, 1 << 30));
    if (done < 0 && errno == EINTR)
      continue;
    if (done < 0)
      return fail();
    next += done;
    size -= done;
  }
  return Error::success();
}

Error AtomicFile::commit() {
  if (mode >= 0 && ::fchmod(fd, mode) != 0)
    return fail();
  // Some file systems report a full disk only here.
  int closed = ::close(fd);
  fd = -1;
  if (closed != 0 || ::rename(temporary.c_str(), target.c_str()) != 0)
    return fail();
  temporary.clear();
  return Error::success();
}
