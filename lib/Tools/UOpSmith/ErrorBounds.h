//===- ErrorBounds.h - How far two results may be apart ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Two right implementations of one program differ where the dialect leaves them
// free: reductions and scatters of floats are summed in any order, functions
// such as exp are within a few units in the last place, fastmath flags allow
// more. From there the difference spreads. This is a forward error analysis: of
// each value an interval that holds its elements and a bound on the difference,
// computed op by op. A difference that may grow without bound, for a comparison
// or a rounding to an integer may turn it into anything, has none.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_TOOLS_UOPSMITH_ERRORBOUNDS_H
#define UOP_LIB_TOOLS_UOPSMITH_ERRORBOUNDS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseMap.h"

#include <limits>

namespace uop::smith {

struct ErrorBound {
  /// All elements are in [low, high]; NaN only if one of those is infinite.
  /// Nothing is said of integers.
  double low = -std::numeric_limits<double>::infinity();
  double high = std::numeric_limits<double>::infinity();
  /// Two results x and y differ by at most absolute + relative * max(|x|, |y|).
  double absolute = 0;
  double relative = 0;

  bool isExact() const { return absolute == 0 && relative == 0; }
  bool isFinite() const;
  /// The largest magnitude.
  double magnitude() const;
  /// The largest difference.
  double error() const;
};

class ErrorBounds {
public:
  /// The argument holds what makeArguments() gives it.
  void addArgument(mlir::BlockArgument argument);
  /// Bounds the results of an op whose operands are known. False: a result has
  /// no bound.
  bool add(mlir::Operation *op);
  void forget(mlir::Operation *op);
  /// Null: no bound.
  const ErrorBound *lookup(mlir::Value value) const;

private:
  llvm::DenseMap<mlir::Value, ErrorBound> bounds;
};

} // namespace uop::smith

#endif // UOP_LIB_TOOLS_UOPSMITH_ERRORBOUNDS_H
