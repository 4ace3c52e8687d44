//===- BodyConverter.h - Bodies of scalar ops on tensors --------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_BODYCONVERTER_H
#define UOP_CONVERSION_LINALGTOUOP_BODYCONVERTER_H

#include "MapReads.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace uop::fromlinalg {

/// Computes what scalar ops of a block compute, at all points of an iteration
/// space at once. Only what is asked for is made, and each value once.
class BodyConverter {
public:
  /// Gives the elements of a block argument.
  using ArgumentFn =
      std::function<mlir::FailureOr<mlir::Value>(mlir::BlockArgument)>;

  BodyConverter(mlir::OpBuilder &builder, mlir::Block &body,
                llvm::ArrayRef<mlir::OpFoldResult> space, mlir::Location loc,
                Refusal &refusal, ArgumentFn readArgument)
      : elements(builder, loc, space), body(body), refusal(refusal),
        readArgument(std::move(readArgument)) {}

  ElementBuilder &getElements() { return elements; }

  /// Says what a value of the body is.
  void set(mlir::Value scalar, mlir::Value tensor) { values[scalar] = tensor; }

  /// The elements of a value that the body uses: of its own, or a scalar from
  /// outside.
  mlir::FailureOr<mlir::Value> get(mlir::Value scalar);

private:
  llvm::LogicalResult convert(mlir::Operation *op);
  mlir::FailureOr<mlir::Value> convertExtract(mlir::Operation *op);

  ElementBuilder elements;
  mlir::Block &body;
  Refusal &refusal;
  ArgumentFn readArgument;
  llvm::DenseMap<mlir::Value, mlir::Value> values;
};

/// A scalar of the function as a tensor of rank 0: the ops that compute it are
/// made again on tensors, as far as they are known.
mlir::FailureOr<mlir::Value> liftScalar(mlir::OpBuilder &builder,
                                        mlir::Value scalar, Refusal &refusal);

/// The number that a loop position of linalg.index, cast or not, counts.
std::optional<unsigned> getIndexedDimension(mlir::Value value);

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_BODYCONVERTER_H
