//===- ALULowering.h - uop arithmetic in upstream dialects ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_ALULOWERING_H
#define UOP_CONVERSION_ALULOWERING_H

#include "uop/Conversion/Emitter.h"
#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// What is known about an elementwise op besides its operands.
struct ALUFacts {
  /// Flags on top of those that the op has.
  mlir::arith::FastMathFlags fastmath = mlir::arith::FastMathFlags::none;
  /// For a division: neither operand is negative.
  bool isNonNegative = false;
  /// Integer powers without a loop.
  bool isUnrolled = false;
};

/// Emits elementwise op `op` on operands of the lowered types. Null if there is
/// no lowering for the op.
mlir::Value lowerALU(Emitter &emitter, mlir::Operation *op,
                     mlir::ValueRange operands, ALUFacts facts = {});

/// Elementwise op `op` of float arithmetic in the type of its operands, which
/// may be of any width. Null for an op that is none.
mlir::Value lowerFloat(Emitter &emitter, mlir::Operation *op,
                       mlir::ValueRange operands,
                       mlir::arith::FastMathFlags fastmath);

/// Elementwise op `op` on integers without sign, index or i1. Null for an op
/// that is none of integers.
mlir::Value lowerInteger(Emitter &emitter, mlir::Operation *op,
                         mlir::ValueRange operands, bool isUnsigned,
                         const ALUFacts &facts);

/// `value`, of uop type `from` in its lowered form, as `uop.cast` to `to`.
mlir::Value emitCast(Emitter &emitter, mlir::Value value, mlir::Type from,
                     mlir::Type to, bool saturate = false);

/// a * b + c of uop type `type`, rounded once.
mlir::Value emitMulAcc(Emitter &emitter, mlir::Type type, mlir::Value a,
                       mlir::Value b, mlir::Value c);

/// The type in which a reduction of `type` accumulates: f32 for narrow floats,
/// else the lowered type.
mlir::Type getAccumulatorType(mlir::Type type);
/// A value of uop type `type` in its accumulator type, and back, rounded.
mlir::Value toAccumulator(Emitter &emitter, mlir::Value value, mlir::Type type);
mlir::Value fromAccumulator(Emitter &emitter, mlir::Value value,
                            mlir::Type type);
/// What an accumulator starts from; if the reduction may be over nothing, the
/// value of that.
mlir::Value getAccumulatorIdentity(Emitter &emitter, ReduceKind kind,
                                   mlir::Type type, bool mayBeEmpty);
/// Combines two accumulators of the reduction or scan `op`; floats may be
/// reassociated, unless the order counts.
mlir::Value combineAccumulators(Emitter &emitter, mlir::Operation *op,
                                ReduceKind kind, mlir::Value lhs,
                                mlir::Value rhs, bool inOrder = false);

} // namespace uop

#endif // UOP_CONVERSION_ALULOWERING_H
