//===- SafetensorsHeader.h - The JSON of .safetensors -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_SAFETENSORSHEADER_H
#define UOP_LIB_RUNTIME_SAFETENSORSHEADER_H

#include "uop/Runtime/Safetensors.h"

namespace uop::runtime {

/// One member of the header.
struct SafetensorsEntry {
  std::string name;
  DType dtype = DType::F32;
  std::vector<int64_t> shape;
  uint64_t begin = 0, end = 0;
};

struct SafetensorsHeader {
  std::vector<SafetensorsEntry> entries;
  std::vector<std::pair<std::string, std::string>> metadata;
};

/// Errors say where in the text; they do not name the file.
Expected<SafetensorsHeader> parseSafetensorsHeader(const char *text,
                                                   size_t size);

/// "F32"; what `index` is called is what i64 is called.
const char *getSafetensorsName(DType dtype);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_SAFETENSORSHEADER_H
