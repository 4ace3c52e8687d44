//===- ReductionMatch.h - What a body combines ------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_REDUCTIONMATCH_H
#define UOP_CONVERSION_LINALGTOUOP_REDUCTIONMATCH_H

#include "BodyConverter.h"

namespace uop::fromlinalg {

/// How an accumulator is combined with what is new. Of floats, `number` takes
/// the other operand for NaN, and `ordered` is a comparison that NaN fails,
/// with a select: the accumulator keeps what it has, NaN included.
enum class Combiner {
  add,
  mul,
  bitAnd,
  bitOr,
  bitXOr,
  maxSigned,
  minSigned,
  maxUnsigned,
  minUnsigned,
  maximum,
  minimum,
  maxNumber,
  minNumber,
  maxOrdered,
  minOrdered,
};

/// What is combined with an accumulator, all values of the body.
struct ReductionTerm {
  mlir::Value value;
  /// A factor; null: 1.
  mlir::Value factor;
  /// Whether the value is subtracted.
  bool isNegated = false;
  /// The conditions under which it is combined at all, and what they must be.
  llvm::SmallVector<std::pair<mlir::Value, bool>, 1> conditions;
};

struct Reduction {
  Combiner kind;
  llvm::SmallVector<ReductionTerm, 1> terms;
};

/// The accumulator takes the payload where `value` is better than the best so
/// far, which is another accumulator.
struct ArgReduction {
  Combiner kind;
  /// The number of the result that holds the best value.
  unsigned best;
  mlir::Value value, payload;
  /// Whether the first of equal values wins, and not the last.
  bool isStrict;
};

/// Matches the values that a body yields against what accumulates them.
class ReductionMatcher {
public:
  /// `running` are the arguments of outputs that several points of the space
  /// write, by result; null for others.
  ReductionMatcher(mlir::Block &body,
                   llvm::ArrayRef<mlir::BlockArgument> running);

  /// Whether a value depends on an accumulator.
  bool isRunning(mlir::Value value) const { return values.contains(value); }

  std::optional<Reduction> matchReduction(unsigned result) const;
  std::optional<ArgReduction> matchArgReduction(unsigned result) const;

private:
  mlir::Value getYielded(unsigned result) const;
  /// One step from `value` towards `accumulator`: the combined value there.
  mlir::Value matchStep(mlir::Value value, Reduction &reduction,
                        bool &isFirst) const;
  mlir::Value matchSelect(mlir::arith::SelectOp select, Reduction &reduction,
                          bool &isFirst) const;

  mlir::Block &body;
  llvm::SmallVector<mlir::BlockArgument> running;
  llvm::DenseSet<mlir::Value> values;
};

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_REDUCTIONMATCH_H
