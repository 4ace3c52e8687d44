//===- LaneTranspose.h - Vectors as rows and as columns ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_LANETRANSPOSE_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_LANETRANSPOSE_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

namespace uop {

/// The columns of the matrix whose rows are `rows`: as many vectors as each of
/// them has lanes, a power of two.
llvm::SmallVector<mlir::Value> transposeLanes(mlir::OpBuilder &builder,
                                              mlir::Location loc,
                                              llvm::ArrayRef<mlir::Value> rows);

/// A lane of one of several vectors.
struct LanePick {
  size_t vector = 0;
  int64_t lane = 0;
};

/// A vector of these lanes of `vectors`, which have as many lanes as there are
/// picks: one shuffle for each of the vectors that is needed but the first.
mlir::Value pickLanes(mlir::OpBuilder &builder, mlir::Location loc,
                      llvm::ArrayRef<mlir::Value> vectors,
                      llvm::ArrayRef<LanePick> picks);

/// Combines the lanes of several vectors together. Two vectors become one whose
/// halves are the sums (or the like) of the halves of each, and so on, as in a
/// transposition: of 16 vectors of 16 lanes, 15 combinations and 30 shuffles
/// instead of 64 of each. Each total combines the lanes in the same order as
/// combining halves of one vector does, so it is the same number.
class LaneCombiner {
public:
  using Combine =
      llvm::function_ref<mlir::Value(mlir::Value lhs, mlir::Value rhs)>;

  LaneCombiner(mlir::OpBuilder &builder, mlir::Location loc, Combine combine)
      : builder(builder), loc(loc), combine(combine) {}

  /// The total of each of `vectors`, as scalars. All have the same type.
  llvm::SmallVector<mlir::Value> getTotals(llvm::ArrayRef<mlir::Value> vectors);

private:
  /// Parts of totals: as many groups of adjacent lanes as vectors went into it.
  struct Groups {
    mlir::Value vector;
    /// Which total each group is of, in the order of the lanes.
    llvm::SmallVector<size_t> totals;

    int64_t getWidth() const {
      return llvm::cast<mlir::VectorType>(vector.getType()).getNumElements() /
             int64_t(totals.size());
    }
  };
  Groups merge(const Groups &lhs, const Groups &rhs);
  /// Combines the lanes of each group.
  void finish(Groups groups, llvm::MutableArrayRef<mlir::Value> totals);

  mlir::OpBuilder &builder;
  mlir::Location loc;
  Combine combine;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_SCHEDULE_EXPAND_LANETRANSPOSE_H
