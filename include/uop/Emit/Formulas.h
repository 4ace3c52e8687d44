//===- Formulas.h - Special functions as ops --------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_EMIT_FORMULAS_H
#define UOP_EMIT_FORMULAS_H

#include "uop/Emit/TensorEmitter.h"

namespace uop::emit {

/// Functions of tensors of f64, of any one shape. The relative error is below
/// 1e-13, but of lgamma and digamma near their zeros the absolute one.
struct Formulas {
  TensorEmitter &c;

  mlir::Value erfc(mlir::Value x);
  /// Of f32, too, with a relative error below 3e-7.
  mlir::Value erfInv(mlir::Value x);
  mlir::Value lgamma(mlir::Value x);
  mlir::Value digamma(mlir::Value x);
  /// The remainder of the truncated quotient, exact, of floats of any type.
  mlir::Value remainder(mlir::Value x, mlir::Value y);

private:
  mlir::Value number(double value, mlir::Value like) {
    return c.number(value, like);
  }
  mlir::Value div(mlir::Value x, mlir::Value y) {
    return c.binary<FDivOp>(x, y);
  }
  mlir::Value exp(mlir::Value x) { return c.unary<ExpOp>(x); }
  mlir::Value log(mlir::Value x) { return c.unary<LogOp>(x); }
  mlir::Value abs(mlir::Value x) { return c.unary<AbsOp>(x); }
  mlir::Value neg(mlir::Value x) { return c.unary<NegOp>(x); }
  mlir::Value lt(mlir::Value x, double y) {
    return c.compare(CmpPredicate::lt, x, number(y, x));
  }
  /// Horner's rule, the highest power first.
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<double> coefficients);
  mlir::Value erfcTail(mlir::Value size);
  mlir::Value erfInvOfF32(mlir::Value size);
  mlir::Value erfInvOfF64(mlir::Value x, mlir::Value size);
  std::pair<mlir::Value, mlir::Value> lanczos(mlir::Value z);
  std::pair<mlir::Value, mlir::Value> sinAndCosOfPi(mlir::Value x);
};

} // namespace uop::emit

#endif // UOP_EMIT_FORMULAS_H
