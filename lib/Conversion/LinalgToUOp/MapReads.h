//===- MapReads.h - Tensors read through affine maps ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_MAPREADS_H
#define UOP_CONVERSION_LINALGTOUOP_MAPREADS_H

#include "DetachedOps.h"

namespace uop::fromlinalg {

/// The element of `source` at the position that `map` gives, at each point of
/// an iteration space: a tensor with these sizes. All positions are in bounds.
/// `user` is what a refusal is about.
mlir::FailureOr<mlir::Value>
readThroughMap(ElementBuilder &elements, mlir::Value source,
               mlir::AffineMap map, mlir::Operation *user, Refusal &refusal);

/// `source` with axes of its own for the positions and the elements of windows,
/// where `map` has sums and multiples of loops of static size; `map` is then
/// that of the result. Null, and nothing changed, for other maps.
mlir::Value readWindows(ElementBuilder &elements, mlir::Value source,
                        mlir::AffineMap &map);

/// The same where axes that windows slide over have dynamic sizes, or their
/// positions: windows of static size, whose elements are slices.
mlir::Value readDynamicWindows(ElementBuilder &elements, mlir::Value source,
                               mlir::AffineMap &map);

/// `count` elements of an axis from `offset` on, `stride` apart. All of them
/// are inside.
mlir::Value takeEvery(mlir::OpBuilder &builder, mlir::Location loc,
                      mlir::Value source, int64_t axis,
                      mlir::OpFoldResult offset, mlir::OpFoldResult count,
                      int64_t stride);

/// Offsets and sizes as uop's boxes have them: the values of both, then numbers
/// with ShapedType::kDynamic for each value.
llvm::SmallVector<mlir::Value>
getBoxValues(llvm::ArrayRef<mlir::OpFoldResult> offsets,
             llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// A box of a tensor, which the source language keeps in bounds.
mlir::Value takeBox(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value source,
                    llvm::ArrayRef<mlir::OpFoldResult> offsets,
                    llvm::ArrayRef<mlir::OpFoldResult> sizes);

/// A box of a tensor, which the source language keeps in bounds. A size that is
/// dynamic is that of the whole axis.
mlir::Value shrinkTo(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value source, llvm::ArrayRef<int64_t> offsets,
                     llvm::ArrayRef<int64_t> sizes);

/// `source` as a tensor of one axis, if its shape is static.
mlir::Value flatten(mlir::OpBuilder &builder, mlir::Location loc,
                    mlir::Value source);

/// The elements of `source`, of static shape, at row-major offsets, i64.
mlir::Value gatherAtOffsets(ElementBuilder &elements, mlir::Value source,
                            mlir::Value offsets);

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_MAPREADS_H
