//===- LaneBuffers.h - Scratch that is registers of a warp -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LANEBUFFERS_H
#define UOP_CONVERSION_LANEBUFFERS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// On a uop.define_local with an element for each thread of a block: where
/// threads run side by side, the element of a thread is a register of it, and
/// a thread that reads the element of another one of its warp gets it by a
/// shuffle. Where threads run one after the other the attribute says nothing.
inline constexpr llvm::StringLiteral kLanesAttrName = "uop.lanes";

/// In which bits the thread whose element is at `offset` differs in its number
/// from the thread that runs; 0: it is that one. Nothing: the offset is
/// neither, or the block has more axes or other than `threads` threads.
std::optional<int64_t> getLaneDistance(mlir::Value offset, int64_t threads);

/// Whether `buffer` has kLanesAttrName and may be registers: a thread writes
/// its own element, reads it or that of a thread of its warp, and all threads
/// of a warp come to where an element of another one is read.
bool isLaneBuffer(DefineLocalOp buffer);

/// Whether threads of a block may have different values of `value`.
bool dependsOnThread(mlir::Value value);

} // namespace uop

#endif // UOP_CONVERSION_LANEBUFFERS_H
