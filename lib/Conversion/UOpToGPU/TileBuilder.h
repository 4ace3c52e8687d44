//===- TileBuilder.h - What schedules of tiles are made of -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_UOPTOGPU_TILEBUILDER_H
#define UOP_LIB_CONVERSION_UOPTOGPU_TILEBUILDER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace uop {

/// What matrix units multiply of `factor`: itself, or what was converted to it
/// without a loss. Null: nothing.
mlir::Value getUnitFactor(mlir::Value factor);

/// The bytes of an element of a factor in memory of a block.
double getFactorBytes(mlir::Type type);

/// The elements of a piece that is copied at once.
int64_t getPieceSize(mlir::Type type);

/// The elements between rows of `count` elements that matrix units read: an odd
/// number of pieces of 16 bytes, so that the pieces that are read at a time,
/// one of each of 8 rows, are in different banks.
int64_t padUnitRow(int64_t count, mlir::Type type);

/// Which row and column of what a warp has, from a lane's first ones on, its
/// i-th ones are.
int64_t getUnitRow(int64_t row);
int64_t getUnitColumn(int64_t column);

/// Makes the statements of a kernel whose blocks compute tiles.
class TileBuilder {
protected:
  explicit TileBuilder(KernelOp kernel) : kernel(kernel) {}

  /// Ranges that are one axis of a product.
  struct Axis {
    llvm::SmallVector<RangeOp> ranges;
    int64_t size = 1;
  };

  mlir::Value constant(int64_t value);
  mlir::Value add(mlir::Value lhs, mlir::Value rhs);
  mlir::Value mul(mlir::Value lhs, int64_t rhs);
  mlir::Value div(mlir::Value lhs, int64_t rhs);
  mlir::Value mod(mlir::Value lhs, int64_t rhs);
  mlir::Value isBelow(mlir::Value value, int64_t size);
  mlir::Value range(int64_t size, RangeKind kind = RangeKind::loop);
  mlir::Value load(mlir::Value buffer, mlir::Value at);
  StoreOp store(mlir::Value value, mlir::Value buffer, mlir::Value at,
                mlir::ValueRange ranges = {}, mlir::Value gate = {});
  mlir::Value createBuffer(int64_t size, mlir::Type element, Space space);
  mlir::Value clone(mlir::Value value, mlir::IRMapping &mapping);
  void mapAxis(const Axis &axis, mlir::Value position,
               mlir::IRMapping &mapping);
  mlir::Value clamp(mlir::Value position, int64_t size, int64_t step);
  mlir::Value widen(mlir::Value value, mlir::Type sumType, bool usesUnits);
  /// The sums from `inits` on, row by row, of the products of each row's and
  /// each column's number at the points of `term`.
  FoldOp createProducts(llvm::ArrayRef<mlir::Value> lefts,
                        llvm::ArrayRef<mlir::Value> rights, mlir::Value term,
                        llvm::ArrayRef<mlir::Value> inits);

  /// Why `value` is not copied in pieces of 16 bytes, neighbours along `fast`,
  /// by which memory is contiguous; null: it may be.
  const char *checkPieces(mlir::Value value, RangeOp fast);
  /// Copies the piece of `source` where `mapping` says to `at`, at each point
  /// of `part` for which `gate` holds; `later` rows of such copies need not
  /// have ended when it is read.
  void copyPiece(LoadOp source, mlir::IRMapping &mapping, mlir::Value buffer,
                 mlir::Value at, mlir::Value part, mlir::Value gate,
                 int64_t later);
  /// Whether both conditions hold; null always does.
  mlir::Value both(mlir::Value lhs, mlir::Value rhs);
  /// What `old`, the kernel's store of that number, stores where `mapping`
  /// says, if `inside` holds.
  void storeCopy(StoreOp old, size_t number, mlir::IRMapping &mapping,
                 mlir::Value inside);

  KernelOp kernel;
  std::optional<mlir::ImplicitLocOpBuilder> builder;
  int64_t nextRangeId = 0;

private:
  void buildProducts(FoldOp fold, int64_t rows);
};

} // namespace uop

#endif // UOP_LIB_CONVERSION_UOPTOGPU_TILEBUILDER_H
