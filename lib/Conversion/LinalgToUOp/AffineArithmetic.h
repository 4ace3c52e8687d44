//===- AffineArithmetic.h - Affine expressions as ops -----------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_LINALGTOUOP_AFFINEARITHMETIC_H
#define UOP_CONVERSION_LINALGTOUOP_AFFINEARITHMETIC_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/AffineExprVisitor.h"

namespace uop::fromlinalg {

/// Computes an affine expression by ops of uop. `Derived` has the values of
/// dimensions and symbols, `constant(number)`, and `create<OpT>(lhs, rhs)`.
template <typename Derived>
class AffineArithmetic : public mlir::AffineExprVisitor<Derived, mlir::Value> {
  using BinaryExpr = mlir::AffineBinaryOpExpr;

public:
  mlir::Value visitConstantExpr(mlir::AffineConstantExpr expr) {
    return self().constant(expr.getValue());
  }
  mlir::Value visitAddExpr(BinaryExpr expr) { return visitBoth<AddOp>(expr); }
  mlir::Value visitMulExpr(BinaryExpr expr) { return visitBoth<MulOp>(expr); }
  mlir::Value visitModExpr(BinaryExpr expr) {
    return visitBoth<FloorModOp>(expr);
  }
  mlir::Value visitFloorDivExpr(BinaryExpr expr) {
    return visitBoth<FloorDivOp>(expr);
  }
  /// The negative of the negative's quotient rounded down.
  mlir::Value visitCeilDivExpr(BinaryExpr expr) {
    mlir::Value zero = self().constant(0);
    mlir::Value dividend =
        self().template create<SubOp>(zero, this->visit(expr.getLHS()));
    mlir::Value quotient = self().template create<FloorDivOp>(
        dividend, this->visit(expr.getRHS()));
    return self().template create<SubOp>(zero, quotient);
  }

private:
  Derived &self() { return static_cast<Derived &>(*this); }

  template <typename OpT>
  mlir::Value visitBoth(BinaryExpr expr) {
    mlir::Value lhs = this->visit(expr.getLHS());
    return self().template create<OpT>(lhs, this->visit(expr.getRHS()));
  }
};

} // namespace uop::fromlinalg

#endif // UOP_CONVERSION_LINALGTOUOP_AFFINEARITHMETIC_H
