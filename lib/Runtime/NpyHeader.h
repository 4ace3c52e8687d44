//===- NpyHeader.h - The dictionary at the start of a .npy file -*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_RUNTIME_NPYHEADER_H
#define UOP_LIB_RUNTIME_NPYHEADER_H

#include "uop/Runtime/DType.h"
#include "uop/Runtime/Expected.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace uop::runtime {

/// What the header says of the data that follows it.
struct NpyHeader {
  DType dtype = DType::F32;
  bool swapBytes = false;
  bool fortranOrder = false;
  std::vector<int64_t> shape;
};

/// Parses the text of the header, a Python dictionary literal. The shape may
/// still be too large for memory; its sizes are not negative. Errors do not
/// name the file.
Expected<NpyHeader> parseNpyHeader(std::string_view text,
                                   std::optional<DType> expected);

} // namespace uop::runtime

#endif // UOP_LIB_RUNTIME_NPYHEADER_H
