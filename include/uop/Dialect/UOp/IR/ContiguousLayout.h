//===- ContiguousLayout.h - Parts of buffers --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_CONTIGUOUSLAYOUT_H
#define UOP_DIALECT_UOP_IR_CONTIGUOUSLAYOUT_H

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace uop {

/// The offset, in elements, of a memref whose elements lie in row-major order
/// without gaps; nothing for any other.
std::optional<int64_t> getContiguousOffset(mlir::MemRefType type);

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_CONTIGUOUSLAYOUT_H
