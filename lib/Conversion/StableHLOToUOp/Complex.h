//===- Complex.h - Complex tensors as pairs of reals ------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_CONVERSION_STABLEHLOTOUOP_COMPLEX_H
#define UOP_CONVERSION_STABLEHLOTOUOP_COMPLEX_H

#include "uop/Conversion/ComplexParts.h"

#include <optional>

namespace uop::fromstablehlo {

using Parts = ComplexParts;

/// Rewrites a module of StableHLO so that a complex tensor is two tensors, its
/// real and its imaginary parts. Arguments and results of functions have one
/// more axis, of size 2, for them. Ops that have no formula keep their types
/// and are reported.
void expandComplex(
    mlir::ModuleOp module,
    llvm::function_ref<void(mlir::Operation *, const llvm::Twine &)> report);

/// Makes ops of StableHLO on real tensors of static shape: the reals of
/// emit::ComplexFormulas.
class RealBuilder {
public:
  using Real = mlir::Value;
  using Parts = ComplexParts;

  RealBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  Real op(llvm::StringRef name, mlir::ValueRange operands, mlir::Type result,
          llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// The result has the type of the first operand.
  Real op(llvm::StringRef name, mlir::ValueRange operands) {
    return op(name, operands, operands[0].getType());
  }
  Real add(Real x, Real y) { return op("stablehlo.add", {x, y}); }
  Real sub(Real x, Real y) { return op("stablehlo.subtract", {x, y}); }
  Real mul(Real x, Real y) { return op("stablehlo.multiply", {x, y}); }
  Real div(Real x, Real y) { return op("stablehlo.divide", {x, y}); }
  Real max(Real x, Real y) { return op("stablehlo.maximum", {x, y}); }
  Real min(Real x, Real y) { return op("stablehlo.minimum", {x, y}); }
  Real atan2(Real y, Real x) { return op("stablehlo.atan2", {y, x}); }
  Real neg(Real x) { return op("stablehlo.negate", x); }
  Real abs(Real x) { return op("stablehlo.abs", x); }
  Real sqrt(Real x) { return op("stablehlo.sqrt", x); }
  Real exp(Real x) { return op("stablehlo.exponential", x); }
  Real expm1(Real x) { return op("stablehlo.exponential_minus_one", x); }
  Real log(Real x) { return op("stablehlo.log", x); }
  Real log1p(Real x) { return op("stablehlo.log_plus_one", x); }
  Real sin(Real x) { return op("stablehlo.sine", x); }
  Real cos(Real x) { return op("stablehlo.cosine", x); }
  Real tan(Real x) { return op("stablehlo.tan", x); }
  Real tanh(Real x) { return op("stablehlo.tanh", x); }
  Real sinh(Real x) { return op("chlo.sinh", x); }
  Real cosh(Real x) { return op("chlo.cosh", x); }
  Real asinh(Real x) { return op("chlo.asinh", x); }
  Real select(Real condition, Real x, Real y) {
    return op("stablehlo.select", {condition, x, y}, x.getType());
  }
  Real logicalAnd(Real x, Real y) { return op("stablehlo.and", {x, y}); }
  Real logicalOr(Real x, Real y) { return op("stablehlo.or", {x, y}); }
  Real logicalNot(Real x) { return op("stablehlo.not", x); }
  Real isFinite(Real x);
  Real compare(llvm::StringRef direction, Real x, Real y);
  Real lt(Real x, Real y) { return compare("LT", x, y); }
  Real eq(Real x, Real y) { return compare("EQ", x, y); }
  Real constant(mlir::ElementsAttr value);
  /// A number in all elements.
  Real number(double value, Real like);
  /// x with the sign of another number.
  Real copySign(Real x, Real sign);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// sqrt(a^2 + b^2).
mlir::Value absComplex(RealBuilder &b, Parts x);
/// What an elementwise op of complex operands and results gives; nothing if it
/// has no formula.
std::optional<Parts> emitComplexFunction(RealBuilder &b, llvm::StringRef name,
                                         llvm::ArrayRef<Parts> operands);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_COMPLEX_H
