//===- CountedLoops.h - Loops over kernels ----------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_CONVERSION_LINALGTOUOP_COUNTEDLOOPS_H
#define UOP_LIB_CONVERSION_LINALGTOUOP_COUNTEDLOOPS_H

#include "mlir/IR/Builders.h"

namespace uop::fromlinalg {

/// Loops of scf.for that carry tensors, as scf.while with the number of the
/// iteration in a tensor, if tensors, sizes and constants decide their bounds.
void countInTensors(mlir::Operation *root);

/// The conditions of loops and branches that give tensors, as elements of
/// tensors of rank 0, if they are computed from tensors, sizes and constants.
void liftConditions(mlir::Operation *root);

/// Slices and single elements at offsets that are computed from elements of
/// tensors, as uop.gather and uop.scatter along these axes. Sizes are static,
/// and strides 1.
void moveByElements(mlir::Operation *root);

/// What scalar arithmetic computes a number from: sizes, variables and
/// constants alone, elements of tensors too, or something else.
enum class ScalarSource { sizes, elements, other };
ScalarSource findSource(mlir::Value scalar);

/// A scalar as a tensor of rank 0.
mlir::Value toTensor(mlir::OpBuilder &builder, mlir::Location loc,
                     mlir::Value scalar);

} // namespace uop::fromlinalg

#endif // UOP_LIB_CONVERSION_LINALGTOUOP_COUNTEDLOOPS_H
