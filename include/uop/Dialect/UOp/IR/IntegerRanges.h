//===- IntegerRanges.h - The values that integers may have ------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_IR_INTEGERRANGES_H
#define UOP_DIALECT_UOP_IR_INTEGERRANGES_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/DenseMap.h"
#include <limits>

namespace uop {

/// On an argument of a private function, a tensor of signed integers: the least
/// and the greatest of its elements.
inline constexpr llvm::StringLiteral kBoundsAttrName = "uop.bounds";

/// The values that floats may have: NaN, and what lies in [min, max].
struct FloatBounds {
  double min = -std::numeric_limits<double>::infinity();
  double max = std::numeric_limits<double>::infinity();
};

/// The least and the greatest value of integers, indices and truths: of
/// scalars, and of the elements of tensors. What is found stays valid as long
/// as its op keeps its operands, and no erased op is asked for.
///
/// Upstream's IntegerRangeAnalysis computes the same from the same interface
/// for whole regions; this one goes through what a value is made of, and knows
/// movement ops, floats that become integers, and what the condition of a
/// `uop.where` tells about its operands.
class IntegerRanges {
public:
  /// What is further than `maxOps` ops away from a value is not looked at.
  explicit IntegerRanges(size_t maxOps = std::numeric_limits<size_t>::max())
      : maxOps(maxOps) {}

  /// `value` is an integer, an index, or a tensor of them.
  mlir::ConstantIntRanges get(mlir::Value value);
  /// The same wherever `condition` holds.
  mlir::ConstantIntRanges getUnder(mlir::Value condition, mlir::Value value);

private:
  void visit(mlir::Operation *op);
  void visitChoice(WhereOp choice);
  mlir::ConstantIntRanges lookup(mlir::Value value) const;
  FloatBounds lookupFloat(mlir::Value value) const;
  std::optional<mlir::ConstantIntRanges> infer(mlir::Operation *op) const;
  std::optional<mlir::ConstantIntRanges>
  getMoved(MovementOpInterface movement) const;
  mlir::ConstantIntRanges lookupUnder(mlir::Value condition,
                                      mlir::Value value) const;
  std::optional<mlir::ConstantIntRanges> getRead(IndexOp read) const;
  FloatBounds inferFloat(mlir::Operation *op) const;
  size_t maxOps;
  llvm::DenseMap<mlir::Value, mlir::ConstantIntRanges> integers;
  llvm::DenseMap<mlir::Value, FloatBounds> floats;
};

} // namespace uop

#endif // UOP_DIALECT_UOP_IR_INTEGERRANGES_H
