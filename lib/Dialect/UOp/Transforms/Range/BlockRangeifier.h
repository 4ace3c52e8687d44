//===- BlockRangeifier.h - The ranges of one block --------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rangeify.cpp finds the sizes of tensors, where each one is read, and which
// are in memory. RangeifyElements.cpp makes the scalars.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_BLOCKRANGEIFIER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_BLOCKRANGEIFIER_H

#include "../Utils/FloatingScalars.h"
#include "ValueState.h"
#include "uop/Dialect/UOp/Analysis/Cost.h"
#include "uop/Dialect/UOp/Analysis/RangeDependence.h"
#include "uop/Dialect/UOp/Analysis/TensorSizes.h"

namespace uop {

/// Gives the tensor ops of one block their ranges.
class BlockRangeifier {
public:
  BlockRangeifier(mlir::Block &block, mlir::Location loc, const CostModel &cost)
      : block(block), cost(cost),
        scalars(block.getParentOp()->getContext(), loc),
        indices(scalars.getIndexBuilder()), sizes(indices) {
    indices.setNextRangeId(getNextRangeId(block));
  }

  llvm::LogicalResult run();

private:
  /// Whether the op is one that this pass turns into scalars.
  bool isTensorOp(mlir::Operation *op);
  bool isTensorValue(mlir::Value value);
  bool hasForeignUse(mlir::Value value);
  bool computesSomething(mlir::Value value);

  llvm::LogicalResult findSizes();
  bool isOurs(mlir::Value value);
  static bool isDynamic(mlir::Value value);
  mlir::RankedTensorType getMemoryType(mlir::Value value);
  mlir::Value findPaddedValue(mlir::Operation *op);
  bool isPaddedInPlace(mlir::Operation *op, mlir::Value value);
  mlir::Value makeRange(mlir::Value tensor, int64_t axis, RangeKind kind);
  void replaceDynamicTensors();
  void eraseOldSizes();
  llvm::LogicalResult giveUp();
  llvm::LogicalResult assignPositions(mlir::Operation *op);
  llvm::LogicalResult assignPadded(mlir::Operation *op, mlir::Value value);
  llvm::LogicalResult checkShapes(mlir::Operation *op);
  void decideMaterialization(mlir::Operation *op, bool isForeign);
  /// Where an element of an op is, and the value that it is part of.
  struct Reader {
    llvm::SmallVector<mlir::Value> position;
    mlir::Value gate, root;
  };
  void findSources(mlir::Operation *op);
  void readMovement(MovementOpInterface movement, const Reader &reader);
  void readReduction(ReductionOpInterface reduction, const Reader &reader);
  void readOperands(mlir::Operation *op, const Reader &reader);
  bool joinsOtherReductions(ReductionOpInterface op, mlir::Value root);
  bool isMovedProduct(ReductionOpInterface op, const ValueState &state);
  bool isHardToReach(MovementOpInterface movement, mlir::ValueRange position);
  bool passesRepetitionOn(mlir::Operation *op, const ValueState &state);
  void read(mlir::Value value, llvm::ArrayRef<mlir::Value> position,
            mlir::Value gate, mlir::Value root, bool isRepeated = false);
  bool canMergeGates(llvm::ArrayRef<mlir::Value> position, mlir::Value lhs,
                     mlir::Value rhs);
  mlir::Value getElement(mlir::Value value, mlir::ValueRange position,
                         mlir::Value gate, mlir::Location loc,
                         bool isZeroElsewhere = false);
  void emit(mlir::Operation *op);
  mlir::Value foldConstants(mlir::Operation *op);
  mlir::Value emitElement(mlir::Operation *op, const ValueState &state);
  mlir::Value emitMovement(MovementOpInterface movement,
                           const ValueState &state);
  mlir::Value emitReduction(ReductionOpInterface reduction,
                            const ValueState &state);
  mlir::Value emitIndirect(IndirectOpInterface indirect,
                           const ValueState &state);

  mlir::Block &block;
  CostModel cost;
  FloatingScalars scalars;
  IndexBuilder &indices;
  TensorSizes sizes;
  llvm::SmallVector<mlir::Operation *> ops;
  llvm::DenseMap<mlir::Value, ValueState> states;
  llvm::DenseMap<mlir::Operation *, llvm::SmallVector<mlir::Value>>
      reduceRanges;
  llvm::DenseMap<mlir::Value, bool> computes;
  /// Reductions, and what is computed from them element by element; the same,
  /// and what moves their elements.
  llvm::DenseSet<mlir::Value> reduced, moved;
  /// Of what is made of a scatter element by element, and of views of that, the
  /// former.
  llvm::DenseMap<mlir::Value, mlir::Value> scatters;
  /// The reductions that are computed where a value is materialised: what they
  /// are over, and whether they sum products.
  struct ReducedSizes {
    llvm::SmallVector<int64_t> sizes;
    bool isProduct;
  };
  llvm::DenseMap<mlir::Value, llvm::SmallVector<ReducedSizes, 1>> reducedSizes;
  RangeDependence ranges;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_RANGE_BLOCKRANGEIFIER_H
