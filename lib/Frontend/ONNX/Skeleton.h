//===- Skeleton.h - A model without its weights -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_SKELETON_H
#define UOP_LIB_FRONTEND_ONNX_SKELETON_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace uop::onnx_import {

/// The model, a message ModelProto, with the raw data of larger tensors
/// replaced by where it is in the file: external data without a location. Reads
/// no byte of the data. Nothing if the messages are malformed.
std::optional<std::string> makeSkeleton(llvm::StringRef file);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_SKELETON_H
