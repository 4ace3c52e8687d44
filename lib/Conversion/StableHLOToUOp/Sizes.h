//===- Sizes.h - Sizes that a run decides -----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_SIZES_H
#define UOP_CONVERSION_STABLEHLOTOUOP_SIZES_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/OpDefinition.h"
#include "llvm/ADT/DenseMap.h"

namespace uop::fromstablehlo {

using Sizes = llvm::SmallVector<mlir::OpFoldResult>;

/// Integer tensors whose elements are sizes: those of shapes, and what is
/// computed of them.
class SizeTensors {
public:
  /// The elements of the result of an op that is not converted yet, while its
  /// operands are; empty if they are not known.
  Sizes compute(mlir::OpBuilder &builder, mlir::Operation *op) const;
  void set(mlir::Value tensor, Sizes sizes) {
    if (!sizes.empty())
      known[tensor] = std::move(sizes);
  }
  /// Empty if they are not known.
  Sizes lookup(mlir::Value tensor) const { return known.lookup(tensor); }

private:
  llvm::DenseMap<mlir::Value, Sizes> known;
};

/// A size as a value of type index.
mlir::Value toIndex(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::OpFoldResult size);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_SIZES_H
