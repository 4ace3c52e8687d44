//===- Rules.h - Gradient rules of the tensor stage -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A rule says what the gradient of an operand is, given that of the only
// result. It uses values that the gradient of the gradient can go through: no
// division that is hidden where it is 0 / 0, since 0 times its derivative,
// which is no number, is none.
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_GRADIENT_RULES_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_GRADIENT_RULES_H

#include "GradientBuilder.h"
#include "uop/Dialect/UOp/Transforms/DifferentiableOpInterface.h"

namespace uop {

template <typename OpTy>
using GradientRule = llvm::FailureOr<mlir::Value> (*)(OpTy op,
                                                      GradientBuilder &b,
                                                      unsigned operand,
                                                      mlir::Value gradient);

/// Implements the interface by a rule.
template <typename OpTy, GradientRule<OpTy> rule>
struct RuleModel
    : public DifferentiableOpInterface::ExternalModel<RuleModel<OpTy, rule>,
                                                      OpTy> {
  llvm::FailureOr<mlir::Value>
  buildGradient(mlir::Operation *op, mlir::OpBuilder &builder, unsigned operand,
                llvm::ArrayRef<mlir::Value> upstream) const {
    GradientBuilder b(builder, op->getLoc());
    return rule(llvm::cast<OpTy>(op), b, operand, upstream.front());
  }
};

/// Of ops through which no gradient flows.
template <typename OpTy>
struct NoGradientModel
    : public DifferentiableOpInterface::ExternalModel<NoGradientModel<OpTy>,
                                                      OpTy> {
  bool isDifferentiable(mlir::Operation *, unsigned) const { return false; }
  llvm::FailureOr<mlir::Value>
  buildGradient(mlir::Operation *, mlir::OpBuilder &, unsigned,
                llvm::ArrayRef<mlir::Value>) const {
    return mlir::Value();
  }
};

template <typename OpTy, GradientRule<OpTy> rule>
void attachRule(mlir::MLIRContext *context) {
  OpTy::template attachInterface<RuleModel<OpTy, rule>>(*context);
}

template <typename... OpTys>
void attachNoGradient(mlir::MLIRContext *context) {
  (OpTys::template attachInterface<NoGradientModel<OpTys>>(*context), ...);
}

void attachDeviceRules(mlir::MLIRContext *context);
void attachElementwiseRules(mlir::MLIRContext *context);
void attachIndirectRules(mlir::MLIRContext *context);
void attachMovementRules(mlir::MLIRContext *context);
void attachReductionRules(mlir::MLIRContext *context);
/// Of the tensor dialect.
void attachScalarRules(mlir::MLIRContext *context);

/// The sum of two values in several parts.
mlir::Value addParts(GradientBuilder &b, mlir::Value lhs, mlir::Value rhs);

/// The gradient of the source of a view: each element of `gradient` is added
/// to the element of the source that it was read from.
mlir::Value buildViewGradient(ViewOp view, GradientBuilder &b,
                              mlir::Value gradient);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_TENSOR_GRADIENT_RULES_H
