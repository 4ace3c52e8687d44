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

/// Makes ops of StableHLO on real tensors of static shape.
class RealBuilder {
public:
  RealBuilder(mlir::OpBuilder &builder, mlir::Location loc)
      : builder(builder), loc(loc) {}

  mlir::Value op(llvm::StringRef name, mlir::ValueRange operands,
                 mlir::Type result,
                 llvm::ArrayRef<mlir::NamedAttribute> attributes = {});
  /// The result has the type of the first operand.
  mlir::Value op(llvm::StringRef name, mlir::ValueRange operands) {
    return op(name, operands, operands[0].getType());
  }
  mlir::Value add(mlir::Value x, mlir::Value y) {
    return op("stablehlo.add", {x, y});
  }
  mlir::Value sub(mlir::Value x, mlir::Value y) {
    return op("stablehlo.subtract", {x, y});
  }
  mlir::Value mul(mlir::Value x, mlir::Value y) {
    return op("stablehlo.multiply", {x, y});
  }
  mlir::Value div(mlir::Value x, mlir::Value y) {
    return op("stablehlo.divide", {x, y});
  }
  mlir::Value neg(mlir::Value x) { return op("stablehlo.negate", x); }
  mlir::Value abs(mlir::Value x) { return op("stablehlo.abs", x); }
  mlir::Value select(mlir::Value condition, mlir::Value x, mlir::Value y) {
    return op("stablehlo.select", {condition, x, y}, x.getType());
  }
  mlir::Value logicalAnd(mlir::Value x, mlir::Value y) {
    return op("stablehlo.and", {x, y});
  }
  mlir::Value logicalOr(mlir::Value x, mlir::Value y) {
    return op("stablehlo.or", {x, y});
  }
  mlir::Value compare(llvm::StringRef direction, mlir::Value x, mlir::Value y);
  mlir::Value constant(mlir::ElementsAttr value);
  /// A number in all elements.
  mlir::Value number(double value, mlir::Value like);
  /// x with the sign of another number.
  mlir::Value copySign(mlir::Value x, mlir::Value sign);

  mlir::OpBuilder &builder;
  mlir::Location loc;
};

/// Formulas of complex numbers.
Parts divideComplex(RealBuilder &b, Parts x, Parts y);
mlir::Value absComplex(RealBuilder &b, Parts x);
/// What an elementwise op of complex operands and results gives; nothing if it
/// has no formula.
std::optional<Parts> emitComplexFunction(RealBuilder &b, llvm::StringRef name,
                                         llvm::ArrayRef<Parts> operands);

} // namespace uop::fromstablehlo

#endif // UOP_CONVERSION_STABLEHLOTOUOP_COMPLEX_H
