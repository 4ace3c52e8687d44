//===- Npy.h - Reading and writing .npy files -------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The file format of numpy.save: versions 1, 2 and 3, both byte orders, C and
// Fortran order.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_RUNTIME_NPY_H
#define UOP_RUNTIME_NPY_H

#include "uop/Runtime/Buffer.h"

#include <cstddef>
#include <optional>
#include <string>

namespace uop::runtime {

/// Reads a .npy file. numpy has no name of its own for some of our types, so
/// `expected` settles what the bytes are: '|V2' is bf16, '|V1' and '<f1' are
/// the expected f8 type, and int64 is index, each only when that type is
/// expected. Otherwise the file decides: the result may well differ from
/// `expected`, and it is the caller who knows which argument to complain of.
/// Bytes of a bool other than 0 become 1. Memory is bounded by the size of the
/// file. Every error names the file.
Expected<Array> readNpy(const std::string &path,
                        std::optional<DType> expected = std::nullopt);

/// The same over `size` bytes of memory; `fileName` is for the errors.
Expected<Array> parseNpy(const char *data, size_t size,
                         const std::string &fileName = "<memory>",
                         std::optional<DType> expected = std::nullopt);

/// Writes what numpy.save would write; bf16 as '|V2', f8 types as '|V1', index
/// as '<i8'. The file appears whole or not at all: it is written under another
/// name in the same folder and renamed.
Error writeNpy(const std::string &path, const Array &array);

} // namespace uop::runtime

#endif // UOP_RUNTIME_NPY_H
