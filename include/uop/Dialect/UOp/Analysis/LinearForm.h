//===- LinearForm.h - Indices as sums of products ---------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_DIALECT_UOP_ANALYSIS_LINEARFORM_H
#define UOP_DIALECT_UOP_ANALYSIS_LINEARFORM_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "llvm/ADT/MapVector.h"

#include <optional>

namespace uop {

/// An index as a constant plus the sum of coefficient * term. A term is a range
/// or any other value that is not a sum, a difference or a multiple.
class LinearForm {
public:
  using Terms = llvm::SmallMapVector<mlir::Value, int64_t, 8>;

  /// Nothing if a number does not fit into 64 bits, or the index is a sum of
  /// more parts than an author writes.
  static std::optional<LinearForm> get(mlir::Value index);

  int64_t getConstant() const { return constant; }
  /// In the order in which they stand in the index; no coefficient is 0.
  const Terms &getTerms() const { return terms; }
  /// By how much the index grows with each step of `range`; nothing if that is
  /// not the same everywhere. `dependsOn` says whether a term does on `range`.
  std::optional<int64_t>
  getStride(mlir::Value range,
            llvm::function_ref<bool(mlir::Value term)> dependsOn) const;

private:
  int64_t constant = 0;
  Terms terms;
};

/// The same of an index.
std::optional<int64_t> getStride(mlir::Value index, mlir::Value range);

/// The greatest number that `index` is if `range` has `size` points; nothing if
/// that is not known. Lanes that stand for no point count as points here.
std::optional<int64_t> getGreatest(mlir::Value index, mlir::Value range,
                                   int64_t size);

/// Whether what is packed is read from one buffer, one element after the other,
/// and under no condition: all of it is one load of 32 bits.
bool isReadAtOnce(PackOp pack);

} // namespace uop

#endif // UOP_DIALECT_UOP_ANALYSIS_LINEARFORM_H
