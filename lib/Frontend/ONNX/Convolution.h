//===- Convolution.h - Convolutions -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_CONVOLUTION_H
#define UOP_LIB_FRONTEND_ONNX_CONVOLUTION_H

#include "Node.h"

namespace uop::onnx_import {

/// [N, C, spatial...] with filters [M, C / group, spatial...], by the
/// attributes of Conv. Null after a report.
Value emitConv(Node &n, Value x, Value filters);
/// The same of what `widen` makes of `x` after its border, which is `fill`.
Value emitConv(Node &n, Value x, Value filters, Value fill,
               llvm::function_ref<Value(Value)> widen);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_CONVOLUTION_H
