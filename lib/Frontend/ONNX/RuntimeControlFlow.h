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

/// What an iteration of Scan takes a slice of.
struct ScannedInput {
  /// Its first axis is the one of the iterations.
  Value whole;
  bool isReverse = false;
};

/// A loop after the iterations that could be unrolled.
struct LoopState {
  int64_t iteration = 0;
  /// How often it runs at most, an integer of one element; null for no limit.
  Value trips;
  /// What `trips` is, if that is known.
  std::optional<int64_t> knownTrips;
  /// Whether it goes on; null if only `trips` says.
  Value condition;
  std::vector<Item> carried;
  /// The slices of each scan output so far.
  llvm::SmallVector<llvm::SmallVector<Value>> scans;
  /// Of Scan, whose body has neither the number of the iteration nor a
  /// condition.
  bool isScan = false;
  llvm::SmallVector<ScannedInput> scanned;
  /// For each scan output, whether the last iteration gives the first slice.
  llvm::SmallVector<bool> isOutputReverse;
};

/// Iterations that are unrolled without an attempt to make a loop of them.
constexpr int64_t kFewIterations = 16;

/// Iterations that loops are unrolled to.
constexpr int64_t kMaxIterations = 4096;

/// A branch whose condition only a run gives, as `scf.if`, or both branches and
/// a choice.
mlir::LogicalResult convertRuntimeIf(Node &n, Value condition,
                                     const ::onnx::GraphProto &whole,
                                     const ::onnx::GraphProto &other);

/// A loop that ends when a run says so, or of many iterations, as `scf.while`.
/// Its results: carried values, and scan outputs, null where none is used.
std::optional<llvm::SmallVector<Item>>
convertRuntimeLoop(Node &n, const ::onnx::GraphProto &body, LoopState state);

} // namespace uop::onnx_import

#endif // UOP_LIB_FRONTEND_ONNX_RUNTIMECONTROLFLOW_H
