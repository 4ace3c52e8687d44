//===- CodeImage.cpp - Machine code into this process -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/CodeImage.h"

#include "Scratch.h"

#include <cerrno>
#include <cstring>

#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace uop::runtime;

/// More than any program has; sums of offsets below it do not overflow.
static constexpr uint64_t maxImageBytes = uint64_t(1) << 40;

static bool isPowerOf2(uint64_t n) { return n && !(n & (n - 1)); }

Error CodeImage::verify(uint64_t bytes) const {
  auto fail = [](const char *what, size_t i, const char *why) {
    return Error::failure("code image: " + std::string(what) + " " +
                          std::to_string(i) + " " + why);
  };
  if (bytes > maxImageBytes)
    return Error::failure("code image: larger than 2^40 bytes");
  if (!isPowerOf2(pageBytes) || pageBytes > maxImageBytes)
    return Error::failure("code image: pages of " + std::to_string(pageBytes) +
                          " bytes");
  uint64_t end = 0;
  for (size_t i = 0; i < segments.size(); ++i) {
    const Segment &segment = segments[i];
    if (segment.access > Access::ReadExecute)
      return fail("segment", i, "has an unknown access");
    if (segment.offset % pageBytes)
      return fail("segment", i, "does not begin with a page");
    if (segment.offset < end)
      return fail("segment", i, "overlaps the one before");
    if (segment.offset > bytes || segment.bytes > bytes - segment.offset)
      return fail("segment", i, "leaves the image");
    end = segment.offset + segment.bytes;
  }
  auto holdsWord = [&](uint64_t offset) {
    return bytes >= 8 && offset <= bytes - 8;
  };
  for (size_t i = 0; i < relocations.size(); ++i)
    if (!holdsWord(relocations[i].offset) || relocations[i].target > bytes)
      return fail("relocation", i, "leaves the image");
  for (size_t i = 0; i < imports.size(); ++i) {
    if (!holdsWord(imports[i].offset))
      return fail("import", i, "leaves the image");
    if (imports[i].symbol >= symbols.size())
      return fail("import", i, "is of no symbol");
  }
  for (size_t i = 0; i < entries.size(); ++i) {
    bool isCode = false;
    for (const Segment &segment : segments)
      isCode |= segment.access == Access::ReadExecute &&
                entries[i] >= segment.offset &&
                entries[i] - segment.offset < segment.bytes;
    if (!isCode)
      return fail("entry", i, "is no code");
  }
  return Error::success();
}

/// Null if there is none.
static void *findSymbol(const std::string &name) {
  if (name == "malloc")
    return reinterpret_cast<void *>(&allocateScratch);
  if (name == "free")
    return reinterpret_cast<void *>(&freeScratch);
  // A name with a null character is none that the linker knows.
  if (name.find('\0') != std::string::npos)
    return nullptr;
  return ::dlsym(RTLD_DEFAULT, name.c_str());
}

/// The addresses of the symbols, or an error that lists those that are not
/// there.
static Expected<std::vector<void *>>
findSymbols(const std::vector<std::string> &names) {
  std::vector<void *> addresses;
  std::string missing;
  for (const std::string &name : names) {
    void *address = findSymbol(name);
    if (!address)
      missing += (missing.empty() ? "" : ", ") + name;
    addresses.push_back(address);
  }
  if (missing.empty())
    return addresses;
  return Error::failure("the kernels call " + missing +
                        ", which no library of this process defines; link or "
                        "preload one that does");
}

Expected<LoadedCode> uop::runtime::loadCode(const CodeImage &image,
                                            Span<char> bytes) {
  if (Error error = image.verify(bytes.size()))
    return error;
  LoadedCode result;
  if (image.entries.empty())
    return result;
  uint64_t machinePage = ::sysconf(_SC_PAGESIZE);
  if (image.pageBytes % machinePage)
    return Error::failure(
        "the code is laid out for pages of " + std::to_string(image.pageBytes) +
        " bytes, this machine's have " + std::to_string(machinePage));
  Expected<std::vector<void *>> addresses = findSymbols(image.symbols);
  if (!addresses)
    return addresses.takeError();

  size_t size = bytes.size();
  auto fail = [](const char *what) {
    return Error::failure(std::string("cannot ") + what +
                          " pages for machine code: " + std::strerror(errno));
  };
  void *memory = ::mmap(nullptr, size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (memory == MAP_FAILED)
    return fail("allocate");
  result.code =
      std::shared_ptr<void>(memory, [size](void *p) { ::munmap(p, size); });
  char *base = static_cast<char *>(memory);
  std::memcpy(base, bytes.data(), size);
  auto write = [&](uint64_t offset, uint64_t word) {
    std::memcpy(base + offset, &word, sizeof(word));
  };
  for (const CodeImage::Relocation &relocation : image.relocations)
    write(relocation.offset,
          reinterpret_cast<uintptr_t>(base) + relocation.target);
  for (const CodeImage::Import &import : image.imports)
    write(import.offset,
          reinterpret_cast<uintptr_t>((*addresses)[import.symbol]) +
              static_cast<uint64_t>(import.addend));
  for (const CodeImage::Segment &segment : image.segments) {
    int access = PROT_READ;
    if (segment.access == CodeImage::Access::ReadWrite)
      access |= PROT_WRITE;
    if (segment.access == CodeImage::Access::ReadExecute)
      access |= PROT_EXEC;
    if (segment.bytes == 0)
      continue;
    if (::mprotect(base + segment.offset, segment.bytes, access) != 0)
      return fail("protect");
    if (access & PROT_EXEC)
      __builtin___clear_cache(base + segment.offset,
                              base + segment.offset + segment.bytes);
  }
  for (uint64_t entry : image.entries)
    result.entries.push_back(reinterpret_cast<KernelEntry>(base + entry));
  return result;
}
