//===- CodeImage.h - Linked machine code that can be moved ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_CODEIMAGE_H
#define UOP_RUNTIME_CODEIMAGE_H

#include "uop/Runtime/Expected.h"
#include "uop/Runtime/Program.h"
#include "uop/Runtime/Span.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace uop::runtime {

/// Machine code that was linked for an address that is not known yet. Whatever
/// is relative within it is settled, so that two things are left to do, which
/// are the same for every architecture: add the address to some words, and
/// write the addresses of functions of the process into others.
struct CodeImage {
  enum class Access : uint8_t { Read, ReadWrite, ReadExecute };

  /// Consecutive pages of one access.
  struct Segment {
    Access access = Access::Read;
    /// From the start of the image, a multiple of `pageBytes`.
    uint64_t offset = 0;
    uint64_t bytes = 0;
  };
  /// A 64 bit word at `offset` that is the address of the image plus `target`.
  struct Relocation {
    uint64_t offset = 0;
    uint64_t target = 0;
  };
  /// A 64 bit word at `offset` that is the address of a symbol of the process
  /// plus `addend`.
  struct Import {
    uint64_t offset = 0;
    uint32_t symbol = 0;
    int64_t addend = 0;
  };

  /// What segments are aligned to; a multiple of the pages of each machine that
  /// may load the image.
  uint64_t pageBytes = 4096;
  std::vector<Segment> segments;
  std::vector<Relocation> relocations;
  std::vector<Import> imports;
  /// The symbols that imports are of: libm, memcpy, functions of libraries.
  std::vector<std::string> symbols;
  /// For each kernel, where it begins.
  std::vector<uint64_t> entries;

  /// Checks that segments are in order, that nothing leaves them and that
  /// entries are code. `bytes` is the size of the image.
  Error verify(uint64_t bytes) const;
};

/// A feature of the CPU that machine code may need, by LLVM's name, and whether
/// this machine and its system have it.
struct CPUFeature {
  const char *name;
  bool isPresent;
};

/// All features that this library can tell apart; none for architectures that
/// it does not know.
Span<CPUFeature> getCPUFeatures();

/// What machine code is for.
struct CodeTarget {
  /// Instruction set and system, as getHostArchitecture().
  std::string architecture;
  /// The features that it needs beyond the architecture's baseline.
  std::vector<std::string> features;

  /// An error that says what is missing unless this machine can run it.
  Error check() const;
};

/// "x86_64-linux" and the like.
std::string getHostArchitecture();

/// Machine code in this process.
struct LoadedCode {
  /// In the order of CodeImage::entries.
  std::vector<KernelEntry> entries;
  /// Keeps the code where it is.
  std::shared_ptr<void> code;
};

/// Copies `bytes`, the contents of `image`, to pages of their own, patches them
/// and makes code executable. No page is ever writable and executable. Errors:
/// the image does not verify, this process has no symbol of that name, pages
/// larger than the image's, out of memory.
Expected<LoadedCode> loadCode(const CodeImage &image, Span<char> bytes);

} // namespace uop::runtime

#endif // UOP_RUNTIME_CODEIMAGE_H
