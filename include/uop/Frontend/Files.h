//===- Files.h - Tensors in files -------------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_FRONTEND_FILES_H
#define UOP_FRONTEND_FILES_H

#include "uop/Frontend/Tensor.h"

#include <string>
#include <utility>
#include <vector>

namespace uop::frontend {

using NamedTensors = std::vector<std::pair<std::string, Tensor>>;

/// numpy's file format. A file that cannot be read is a tensor with an error.
Tensor readNpy(const Context &context, const std::string &path,
               SourceLoc loc = SourceLoc::current());
/// Realises the tensor. Nothing is left of a file that cannot be written.
Error writeNpy(const std::string &path, const Tensor &tensor);

/// Hugging Face's file format; the elements are read when they are used. See
/// uop/Runtime/Safetensors.h.
Expected<NamedTensors> readSafetensors(const Context &context,
                                       const std::string &path,
                                       SourceLoc loc = SourceLoc::current());
/// Realises all tensors, which are of one context.
Error writeSafetensors(const std::string &path, const NamedTensors &tensors);

} // namespace uop::frontend

#endif // UOP_FRONTEND_FILES_H
