//===- Windows.h - Windows as attributes describe them ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_WINDOWS_H
#define UOP_LIB_FRONTEND_ONNX_WINDOWS_H

#include "Node.h"

namespace uop::onnx_import {

/// The attribute `name`, a number for each of `count` axes, all at least
/// `least`; `otherwise` for each where it is missing. Reports others.
std::optional<Shape> getSpatialAttribute(Node &n, llvm::StringRef name,
                                         int64_t count, int64_t otherwise,
                                         int64_t least = 1);

/// How far a window of an axis reaches, and its positions.
int64_t getReach(const WindowShape &window, size_t axis);

/// Windows of these sizes over the spatial axes of x, [N, C, spatial...], by
/// the attributes strides, dilations, pads, auto_pad and, if `mayCeil`,
/// ceil_mode. With the latter `high` holds what is read beyond the padding,
/// too, and `highPad` what was asked for. Reports what does not fit.
std::optional<WindowShape> getWindows(Node &n, Value x, ShapeRef sizes,
                                      bool mayCeil, Shape *highPad = nullptr);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_WINDOWS_H
