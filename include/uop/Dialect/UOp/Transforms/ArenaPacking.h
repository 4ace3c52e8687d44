//===- ArenaPacking.h - Offsets for buffers that share memory ---*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_TRANSFORMS_ARENAPACKING_H
#define UOP_DIALECT_UOP_TRANSFORMS_ARENAPACKING_H

#include "mlir/Support/LLVM.h"
#include "llvm/ADT/ArrayRef.h"

#include <cstdint>

namespace uop {

/// A buffer that may lie anywhere in an arena. It is in use from step `begin`
/// to step `end`, both included.
struct ArenaBuffer {
  int64_t size;
  int64_t begin;
  int64_t end;
  int64_t offset = 0;

  bool livesWith(const ArenaBuffer &other) const {
    return begin <= other.end && other.begin <= end;
  }
};

/// Who chooses first: large buffers, early ones, or those that take many bytes
/// for many steps.
enum class PackingOrder { size, time, area };

/// Gives each buffer, one after the other, the lowest multiple of `alignment`
/// at which it overlaps none that lives at the same time. Buffers that are
/// equal in the order choose in that of the list. Returns the arena's bytes.
int64_t packArena(mlir::MutableArrayRef<ArenaBuffer> buffers, int64_t alignment,
                  PackingOrder order);

/// The most bytes that are in use at one step. No arena is smaller.
int64_t getMostLiveBytes(mlir::ArrayRef<ArenaBuffer> buffers);

} // namespace uop

#endif // UOP_DIALECT_UOP_TRANSFORMS_ARENAPACKING_H
