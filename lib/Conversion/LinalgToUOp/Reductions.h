//===- Reductions.h - Reductions of an iteration space ----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_REDUCTIONS_H
#define UOP_CONVERSION_LINALGTOUOP_REDUCTIONS_H

#include "ReductionMatch.h"

namespace uop::fromlinalg {

/// The axes of an iteration space that a reduction leaves, and the others.
struct ReducedSpace {
  Sizes space, kept;
  llvm::SmallVector<int64_t> keptAxes, reducedAxes;

  ReducedSpace(llvm::ArrayRef<mlir::OpFoldResult> space,
               llvm::ArrayRef<bool> isReduced);
};

/// Makes reductions of tensors with the sizes of `space.space`.
class ReductionBuilder {
public:
  ReductionBuilder(mlir::OpBuilder &builder, mlir::Location loc,
                   const ReducedSpace &space)
      : space(space), whole(builder, loc, space.space),
        kept(builder, loc, space.kept) {}

  ElementBuilder &getWhole() { return whole; }
  ElementBuilder &getKept() { return kept; }

  /// What leaves every element as it is.
  mlir::Value createIdentity(Combiner kind, mlir::Type element);
  mlir::Value combine(ElementBuilder &elements, Combiner kind, mlir::Value lhs,
                      mlir::Value rhs);
  /// All elements along the reduced axes.
  mlir::Value reduce(Combiner kind, mlir::Value value);
  /// A tensor of the kept sizes, repeated.
  mlir::Value repeat(mlir::Value value);

  /// The payload at the best value, or the initial one where that is not
  /// beaten. Null where positions cannot be numbered: several reduced axes of
  /// which one is dynamic.
  mlir::Value reduceArgument(const ArgReduction &arg, mlir::Value value,
                             mlir::Value payload, mlir::Value bestInit,
                             mlir::Value init);

private:
  mlir::Value reduceAxes(ReduceKind kind, mlir::Value value);
  mlir::Value reduceBits(Combiner kind, mlir::Value value);
  mlir::Value reduceNumbers(bool isMax, mlir::Value value);
  mlir::Value createPositions();
  mlir::Value takeAt(mlir::Value positions, mlir::Value payload);

  const ReducedSpace &space;
  ElementBuilder whole, kept;
};

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_REDUCTIONS_H
