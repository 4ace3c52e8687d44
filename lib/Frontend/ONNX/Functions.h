//===- Functions.h - Functions of a model ------------------------*- C++ -*-==//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_FUNCTIONS_H
#define UOP_LIB_FRONTEND_ONNX_FUNCTIONS_H

#include <cstdint>
#include <string>

namespace onnx {
class FunctionProto;
class NodeProto;
} // namespace onnx

namespace uop::onnx_import {

/// Opsets of ONNX that models may be of.
inline constexpr int64_t kMinOpset = 1, kMaxOpset = 28;

/// A copy of the function whose nodes, and those of graphs in them, have the
/// attributes that `call` gives, or that the function has defaults for, in
/// place of references to attributes of the function. False, and why, where
/// the attributes of a graph are nested too deep.
bool bindAttributes(const ::onnx::FunctionProto &function,
                    const ::onnx::NodeProto &call, ::onnx::FunctionProto &bound,
                    std::string &problem);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_FUNCTIONS_H
