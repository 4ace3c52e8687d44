//===- TensorPattern.h - Patterns of one result -----------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_TENSORPATTERN_H
#define UOP_CONVERSION_LINALGTOUOP_TENSORPATTERN_H

#include "DetachedOps.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

namespace uop::fromlinalg {

/// A pattern that makes its ops aside: `convert` gives the result. Operands and
/// results of tensor type have ranks and element types of uop.
template <typename OpT>
struct TensorPattern : mlir::OpRewritePattern<OpT> {
  using mlir::OpRewritePattern<OpT>::OpRewritePattern;

  virtual mlir::FailureOr<mlir::Value> convert(OpT op, mlir::OpBuilder &builder,
                                               Refusal &refusal) const = 0;

  llvm::LogicalResult
  matchAndRewrite(OpT op, mlir::PatternRewriter &rewriter) const override {
    DetachedOps ops(rewriter);
    Refusal refusal;
    for (mlir::TypeRange types : {mlir::TypeRange(op->getOperandTypes()),
                                  mlir::TypeRange(op->getResultTypes())})
      for (mlir::Type type : types)
        if (auto tensor = llvm::dyn_cast<mlir::TensorType>(type))
          if (!llvm::isa<mlir::RankedTensorType>(tensor) ||
              !isElementType(tensor.getElementType())) {
            (void)refusal.set(op, "uop has no type " + mlir::debugString(type));
            return ops.refuse(op, refusal);
          }
    mlir::FailureOr<mlir::Value> value = convert(op, ops.getBuilder(), refusal);
    if (failed(value))
      return ops.refuse(op, refusal);
    ops.replace(op, *value);
    return mlir::success();
  }
};

/// What tensor.empty holds is not defined: zeros will do.
inline mlir::Value defineEmpty(mlir::OpBuilder &builder, mlir::Location loc,
                               mlir::Value tensor) {
  if (!tensor.getDefiningOp<mlir::tensor::EmptyOp>())
    return tensor;
  Sizes sizes = getSizes(builder, loc, tensor);
  return ElementBuilder(builder, loc, sizes)
      .constant(getElement(tensor), int64_t(0));
}

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_TENSORPATTERN_H
