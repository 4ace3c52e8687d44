//===- SortKernels.h - Kernels that sort rows ----------------------*- C++
//-*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_SORTKERNELS_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_SORTKERNELS_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringMap.h"

namespace uop {

/// Rows of unsigned integers that are sorted by some of their bits; what is
/// equal there keeps its order. With `positions`, integers that go along.
struct SortSpec {
  int64_t rows;
  int64_t size;
  mlir::IntegerType keys;
  /// Null: there are only keys.
  mlir::IntegerType positions;
  /// The bits from this one on, up to the width of the keys or `endBit`.
  unsigned firstBit;
  unsigned endBit;

  unsigned getNumPasses() const;
  /// Bytes of the keys and positions of a row.
  int64_t getRowBytes() const;
  int64_t getNumElements() const { return rows * size; }
};

/// How a kernel of parts cuts rows.
struct RowParts {
  int64_t count;
  int64_t size;
};

/// The kernels of one module. Buffers are flat, in row-major order; a thread
/// takes some of the rows, or parts of them.
class SortKernels {
public:
  explicit SortKernels(mlir::ModuleOp module)
      : module(module), symbols(module) {}

  /// (keys [, positions]) -> (keys [, positions]), rows sorted. Each key goes
  /// where the number of keys before it says; no two keys may be equal if
  /// `isUnique`.
  KernelOp getCompared(mlir::Location loc, const SortSpec &spec, bool isUnique);

  /// (keys [, positions]) -> (keys [, positions]), rows sorted digit by digit.
  KernelOp getRows(mlir::Location loc, const SortSpec &spec);

  /// (keys) -> (counts), for each row, digit, and part: how often the digit
  /// `pass` has this value in the part.
  KernelOp getCount(mlir::Location loc, const SortSpec &spec,
                    const RowParts &parts, unsigned pass);
  /// (counts) -> (counts): the sums of those before, row by row.
  KernelOp getSums(mlir::Location loc, const SortSpec &spec,
                   const RowParts &parts, unsigned pass);
  /// (keys [, positions], sums) -> (keys [, positions]), each row sorted by the
  /// digit `pass`.
  KernelOp getMove(mlir::Location loc, const SortSpec &spec,
                   const RowParts &parts, unsigned pass);

  /// The type of counts, of one element for each value of the digit.
  mlir::RankedTensorType getCountsType(const SortSpec &spec,
                                       const RowParts &parts, unsigned pass);

private:
  using BodyFn =
      llvm::function_ref<void(mlir::ImplicitLocOpBuilder &, mlir::ValueRange)>;
  KernelOp get(mlir::Location loc, llvm::StringRef name,
               llvm::ArrayRef<mlir::Type> buffers, BodyFn body);

  mlir::ModuleOp module;
  mlir::SymbolTable symbols;
  llvm::StringMap<KernelOp> kernels;
};

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_SORT_SORTKERNELS_H
