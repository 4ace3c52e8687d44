//===- Safetensors.h - Reading and writing .safetensors ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_SAFETENSORS_H
#define UOP_RUNTIME_SAFETENSORS_H

#include "uop/Runtime/Buffer.h"

#include <string>
#include <utility>
#include <vector>

// The file format of Hugging Face's safetensors: the length of a JSON header
// (64 bits, little endian), the header, and the elements of all tensors, dense
// and in C order, without gaps. See
// https://huggingface.co/docs/safetensors/index#format.

namespace uop::runtime {

struct NamedArray {
  std::string name;
  Array array;
};

struct SafetensorsFile {
  /// In the order of their bytes.
  std::vector<NamedArray> arrays;
  /// "__metadata__": texts by name, as they come.
  std::vector<std::pair<std::string, std::string>> metadata;

  /// The array of that name; null if there is none.
  const Array *find(const std::string &name) const;
};

/// Reads a file. The elements stay in the file, mapped, and are read when they
/// are used; it must not change meanwhile. Only what is not aligned, and bools,
/// of which bytes other than 0 become 1, are copied. Every error names the
/// file: a header that is no such JSON or does not end within the file (or is
/// above 100 MB), a name that comes twice, an unknown type, sizes or offsets
/// that do not fit each other, bytes that belong to no tensor or to two.
Expected<SafetensorsFile> readSafetensors(const std::string &path);

/// The same over memory, which the arrays share; `fileName` is for the errors.
Expected<SafetensorsFile>
parseSafetensors(const Buffer &buffer,
                 const std::string &fileName = "<memory>");

/// Writes a file; `index` becomes I64. The file appears whole or not at all: it
/// is written under another name in the same folder and renamed. Errors: a name
/// that comes twice, that is "__metadata__" or not UTF-8.
Error writeSafetensors(
    const std::string &path, Span<NamedArray> arrays,
    const std::vector<std::pair<std::string, std::string>> &metadata = {});

} // namespace uop::runtime

#endif // UOP_RUNTIME_SAFETENSORS_H
