//===- VectorLowering.h - Lanes in the vector dialect -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOLOOPS_VECTORLOWERING_H
#define UOP_LIB_CONVERSION_UOPTOLOOPS_VECTORLOWERING_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/Dialect/Vector/IR/VectorOps.h"

namespace uop {

/// An error if the result of `op` has more lanes than are lowered.
llvm::LogicalResult checkLanes(mlir::Operation *op);

/// Reads a vector of elements as they are in memory at `position`: an index for
/// each axis, or one vector of the offsets of the lanes. With a mask, the other
/// lanes are those of `other`, which is not null then.
mlir::Value emitVectorRead(Emitter &emitter, mlir::VectorType type,
                           mlir::Value buffer, mlir::ValueRange position,
                           mlir::Value mask, mlir::Value other);
/// Writes a vector at `offset`, one index or one for each lane; the mask may
/// be null.
void emitVectorWrite(Emitter &emitter, mlir::Value value, mlir::Value buffer,
                     mlir::Value offset, mlir::Value mask);

/// `scalar` in all lanes of a vector with the shape of `like`; a vector is
/// returned as it is.
mlir::Value emitBroadcast(Emitter &emitter, mlir::Value scalar,
                          mlir::Type like);

/// The offsets of `numLanes` consecutive elements.
mlir::Value emitLaneOffsets(Emitter &emitter, mlir::Value first,
                            int64_t numLanes);

/// All lanes combined.
mlir::Value emitReduction(Emitter &emitter, mlir::vector::CombiningKind kind,
                          mlir::Value vector);

/// `vector` with `value` in lane `lane`, an index.
mlir::Value emitInsert(Emitter &emitter, mlir::Value value, mlir::Value vector,
                       mlir::Value lane);

/// The row-major number of a point of `ranges`, results of uop.range of static
/// size; `position` is the value of each.
mlir::Value emitLaneNumber(Emitter &emitter, mlir::ValueRange ranges,
                           mlir::ValueRange position);

/// Emits a uop op on lanes on operands of the lowered types. Null if `op` is
/// none, or one that ends ranges.
mlir::Value lowerVectorOp(Emitter &emitter, mlir::Operation *op,
                          mlir::ValueRange operands);

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOLOOPS_VECTORLOWERING_H
