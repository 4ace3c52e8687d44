//===- Reductions.h - Bodies over many elements -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_REDUCTIONS_H
#define UOP_CONVERSION_STABLEHLOTOUOP_REDUCTIONS_H

#include "OpConverter.h"

namespace uop::fromstablehlo {

/// The operands of a reduction, half of which are initial values of rank 0, and
/// its body. Refusals where they do not fit.
struct Reduction {
  llvm::SmallVector<mlir::Value> inputs, inits;
  mlir::Block *body = nullptr;
};
std::optional<Reduction> getReduction(OpConverter &c);

/// Whether combining with `init` again and again changes no more than once.
bool countsOnce(mlir::Value init, ReduceKind kind);

/// Refuses a body that would become too many ops if it were there `copies`
/// times, once for each `what`.
llvm::LogicalResult checkCopies(OpConverter &c, mlir::Block &body,
                                int64_t copies, const llvm::Twine &what);

/// The last axis of inputs of one shape combined, and then with the initial
/// values.
llvm::LogicalResult reduceLastAxis(OpConverter &c, const Reduction &reduction,
                                   llvm::SmallVectorImpl<mlir::Value> &results);

/// `init` combined with a reduction of `kind`; the reduction where that changes
/// nothing.
mlir::Value combineWithInit(OpConverter &c, ReduceKind kind, mlir::Value init,
                            mlir::Value reduced);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_REDUCTIONS_H
