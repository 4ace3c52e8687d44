//===- RuntimeControlFlow.h - What a run decides ----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_FRONTEND_ONNX_RUNTIMECONTROLFLOW_H
#define UOP_LIB_FRONTEND_ONNX_RUNTIMECONTROLFLOW_H

#include "Node.h"

namespace uop::onnx_import {

/// A loop after the iterations that could be unrolled.
struct LoopState {
  int64_t iteration = 0;
  /// How often it runs at most, an integer of one element; null for no limit.
  Value trips;
  /// Whether it goes on; null if only `trips` says.
  Value condition;
  std::vector<Item> carried;
  /// The slices of each scan output so far.
  llvm::SmallVector<llvm::SmallVector<Value>> scans;
};

/// A branch whose condition only a run gives, as `scf.if`.
mlir::LogicalResult convertRuntimeIf(Node &n, Value condition,
                                     const ::onnx::GraphProto &whole,
                                     const ::onnx::GraphProto &other);

/// A loop that ends when a run says so, as `scf.while`.
mlir::LogicalResult convertRuntimeLoop(Node &n, const ::onnx::GraphProto &body,
                                       LoopState state);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_RUNTIMECONTROLFLOW_H
