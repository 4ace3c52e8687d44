//===- CascadeBuilder.h - Reductions over blocks of an axis -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CASCADEBUILDER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CASCADEBUILDER_H

#include "CascadeTerms.h"

namespace uop {

/// Makes the tiles and reductions of one cascade.
class CascadeBuilder {
public:
  /// `width`: the points of a block.
  CascadeBuilder(FloatingScalars &scalars, RangeDependence &ranges,
                 CascadeTerms &terms, int64_t width)
      : indices(scalars.getIndexBuilder()), builder(scalars.getOpBuilder()),
        ranges(ranges), terms(terms), width(width) {}

  /// Makes `root`, whose cascade it is, of sums over blocks.
  void rewrite(BufferizeOp root, Cascade &cascade);

private:
  mlir::Value makeTile(mlir::Value value, mlir::ValueRange over,
                       bool isAccumulated = false);
  mlir::Value readTile(mlir::Value tile, mlir::ValueRange position = {});
  bool growsWith(mlir::Value bound, mlir::Value row);
  mlir::Value shareBound(mlir::Value bound, bool isLast);
  void makeBlocks(Cascade &cascade);
  mlir::Value isInside(mlir::Value inBlock);
  void makeElements(Cascade &cascade);
  void makeLeaves(Cascade &cascade);
  void makeState(Cascade &cascade);
  mlir::Value widen(mlir::Value value, ReduceKind kind = ReduceKind::add);
  mlir::Value makeReduced(bool isRead);
  mlir::Value makeExponential(const Exponential &factor, mlir::Value argument);
  mlir::Value getRatio(const Term &term);
  mlir::Value getShared(const Member &member);
  void permitSkippedNaN(const Cascade &cascade, mlir::Value result);
  mlir::Value accumulate(const Member &member, mlir::ValueRange columns);
  mlir::Value atPoint(mlir::Value value, mlir::Value inBlock, mlir::Value gate,
                      mlir::IRMapping mapping);

  IndexBuilder &indices;
  mlir::OpBuilder &builder;
  RangeDependence &ranges;
  CascadeTerms &terms;
  int64_t width;
  /// The range over the blocks, and the first point of a block.
  mlir::Value blocks, start;
  mlir::Value elements, before, highest, greatest, isBare;
  /// The ops that compute the maximum.
  llvm::SmallVector<mlir::Operation *> maxima;
  /// Whether exponents are at most 0, or NaN.
  bool hasWeights = false;
  mlir::Value driver, driverElement, point;
  /// What exponents subtract: the maximum, or a choice between it and 0.
  llvm::SetVector<mlir::Value> bases;
  /// The tiles of a block, by the value at a point that they have.
  llvm::MapVector<mlir::Value, mlir::Value> leafTiles, blockTiles;
  llvm::MapVector<mlir::Attribute, mlir::Value> ratios;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_CASCADEBUILDER_H
