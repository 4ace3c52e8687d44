//===- LinalgPatterns.h - Patterns by family --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_LINALGPATTERNS_H
#define UOP_CONVERSION_LINALGTOUOP_LINALGPATTERNS_H

#include "mlir/IR/PatternMatch.h"

namespace uop::fromlinalg {

/// Ops with indexing maps and a body.
void populateStructuredOpPatterns(mlir::RewritePatternSet &patterns);

/// linalg.softmax, pack and unpack, which become ops that have patterns.
void populateRelayoutOpPatterns(mlir::RewritePatternSet &patterns);

/// Winograd's transforms, which become products with constants.
void populateWinogradOpPatterns(mlir::RewritePatternSet &patterns);

/// tensor.extract_slice, pad, collapse_shape and so on.
void populateTensorMovementPatterns(mlir::RewritePatternSet &patterns);

/// tensor.generate, splat, from_elements, gather and so on.
void populateTensorElementPatterns(mlir::RewritePatternSet &patterns);

/// arith and math on tensors, and on index scalars.
void populateElementwisePatterns(mlir::RewritePatternSet &patterns);

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_LINALGPATTERNS_H
