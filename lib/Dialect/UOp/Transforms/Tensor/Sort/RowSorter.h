//===- RowSorter.h - Rows of keys in order ---------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_ROWSORTER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_ROWSORTER_H

#include "SortKernels.h"
#include "SortKeys.h"

namespace uop {

/// A tensor of rank 2 of unsigned integers. Each row is sorted by the bits from
/// `firstBit` to `endBit`; `positions`, beside the keys or null, go along.
struct KeyRows {
  mlir::Value keys;
  mlir::Value positions;
  unsigned firstBit;
  unsigned endBit;
  /// No two keys of a row are equal: the other bits are its positions.
  bool isUnique;

  int64_t getRows() const { return GradientBuilder::shapeOf(keys)[0]; }
  int64_t getSize() const { return GradientBuilder::shapeOf(keys)[1]; }
};

/// Rows that are looked at in whole and then at few places.
struct KeySource {
  KeyRows rows;
  /// The place of a key in its row is the position in it, shifted to the right
  /// by so many bits: rows of the least keys of blocks keep their positions.
  unsigned positionShift = 0;
  /// The keys at positions of each row, i64 of rank 2; those beyond the row are
  /// greater than all others.
  std::function<mlir::Value(mlir::Value)> keysAt;
  /// What the keys are ordered by, without the positions, and such numbers with
  /// positions; null if that is the keys themselves. Narrower integers have
  /// more lanes.
  mlir::Value order;
  std::function<mlir::Value(mlir::Value, mlir::Value)> pack;
};

/// Keys like `keys` that are after all those of rows, for positions `at` beyond
/// these, which are shifted to the left by so many bits. No two are equal if
/// the rows have no equal keys: a sort that counts the keys before each one
/// would else write one place twice and another never.
mlir::Value createLastKeys(GradientBuilder &b, mlir::Value keys, mlir::Value at,
                           unsigned shift, const KeyRows &rows);

/// Creates ops that sort, at the insertion point of `b`. Nothing is empty.
class RowSorter {
public:
  RowSorter(GradientBuilder &b, SortKernels &kernels, mlir::StringAttr device)
      : b(b), kernels(kernels), device(device) {}

  KeyRows sort(const KeyRows &rows);
  /// The `count` least keys of each row, in order.
  KeyRows takeLeast(const KeySource &source, int64_t count);

private:
  KeyRows sortRows(const KeyRows &rows, KernelOp kernel);
  KeyRows sortParts(const KeyRows &rows, const SortSpec &spec);
  KeyRows sortAndCut(const KeyRows &rows, int64_t count);
  mlir::Value chooseBlocks(const KeySource &source, int64_t count,
                           int64_t blockSize);
  llvm::SmallVector<mlir::Value> launch(KernelOp kernel,
                                        mlir::ValueRange inputs,
                                        llvm::ArrayRef<mlir::Type> resultTypes);

  GradientBuilder &b;
  SortKernels &kernels;
  mlir::StringAttr device;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_ROWSORTER_H
