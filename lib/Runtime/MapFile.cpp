//===- MapFile.cpp - Files and zeros as buffers -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/Buffer.h"

#include <cerrno>
#include <cstring>

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace uop::runtime;

Expected<Buffer> Buffer::mapFile(const std::string &path) {
  auto fail = [&](const std::string &what) {
    return Error::failure(path + ": cannot read: " + what);
  };
  // Not to wait for a writer if it is a pipe.
  int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0)
    return fail(std::strerror(errno));
  struct stat status;
  if (::fstat(fd, &status) != 0 || !S_ISREG(status.st_mode)) {
    ::close(fd);
    return fail(S_ISDIR(status.st_mode) ? "is a directory"
                                        : "is not a regular file");
  }
  size_t size = status.st_size;
  if (size == 0) {
    ::close(fd);
    return fromReadOnlyMemory(nullptr, 0);
  }
  void *memory = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, fd, 0);
  int cause = errno;
  ::close(fd);
  if (memory == MAP_FAILED)
    return fail(std::strerror(cause));
  return fromReadOnlyMemory(memory, size,
                            [size](void *p) { ::munmap(p, size); });
}

Expected<Buffer> Buffer::createZeros(size_t sizeBytes) {
  if (sizeBytes == 0)
    return create(0);
  void *memory = ::mmap(nullptr, sizeBytes, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return Error::failure("out of memory: cannot allocate " +
                          std::to_string(sizeBytes) + " bytes");
  return fromMemory(memory, sizeBytes,
                    [sizeBytes](void *p) { ::munmap(p, sizeBytes); });
}
