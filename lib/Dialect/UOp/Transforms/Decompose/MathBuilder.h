//===- MathBuilder.h - Arithmetic of approximations -------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef UOP_LIB_DIALECT_UOP_TRANSFORMS_DECOMPOSE_MATHBUILDER_H
#define UOP_LIB_DIALECT_UOP_TRANSFORMS_DECOMPOSE_MATHBUILDER_H

#include "uop/Dialect/UOp/IR/UOpDialect.h"

#include "mlir/IR/Builders.h"

namespace uop {

/// Makes uop ops on f32 and on integers of 32 and 64 bits, all of one shape (a
/// scalar, or a vector). A real is an f32, a word a ui32, a long word a ui64.
class MathBuilder {
public:
  /// `type` is f32 or a vector of f32.
  MathBuilder(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type);

  mlir::Value real(float value);
  mlir::Value word(uint32_t value);
  mlir::Value longWord(uint64_t value);

  mlir::Value add(mlir::Value lhs, mlir::Value rhs);
  mlir::Value sub(mlir::Value lhs, mlir::Value rhs);
  mlir::Value mul(mlir::Value lhs, mlir::Value rhs);
  mlir::Value div(mlir::Value lhs, mlir::Value rhs);
  mlir::Value neg(mlir::Value value);
  mlir::Value abs(mlir::Value value);
  /// a * b + c, rounded once.
  mlir::Value fma(mlir::Value a, mlir::Value b, mlir::Value c);
  /// coefficients[0] + x * (coefficients[1] + x * ...), by Horner's rule.
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<float> coefficients);

  mlir::Value bitAnd(mlir::Value lhs, mlir::Value rhs);
  mlir::Value bitOr(mlir::Value lhs, mlir::Value rhs);
  mlir::Value bitXor(mlir::Value lhs, mlir::Value rhs);
  mlir::Value shl(mlir::Value lhs, mlir::Value rhs);
  /// Zeros come in.
  mlir::Value shr(mlir::Value lhs, mlir::Value rhs);
  mlir::Value shl(mlir::Value lhs, unsigned amount);
  mlir::Value shr(mlir::Value lhs, unsigned amount);
  /// Copies of the sign bit come in; of a word.
  mlir::Value shrSigned(mlir::Value lhs, unsigned amount);

  mlir::Value lt(mlir::Value lhs, mlir::Value rhs);
  mlir::Value gt(mlir::Value lhs, mlir::Value rhs);
  mlir::Value ge(mlir::Value lhs, mlir::Value rhs);
  mlir::Value eq(mlir::Value lhs, mlir::Value rhs);
  mlir::Value ne(mlir::Value lhs, mlir::Value rhs);
  mlir::Value where(mlir::Value condition, mlir::Value lhs, mlir::Value rhs);
  /// `value` cut to [low, high]; NaN stays NaN.
  mlir::Value clamp(mlir::Value value, float low, float high);

  mlir::Value bitsOf(mlir::Value real);
  mlir::Value fromBits(mlir::Value word);
  /// Of a word, read as a signed integer.
  mlir::Value toReal(mlir::Value word);
  mlir::Value toLong(mlir::Value word);
  mlir::Value lowWord(mlir::Value longWord);
  mlir::Value highWord(mlir::Value longWord);

  /// The sign bit of `real`, in place.
  mlir::Value signOf(mlir::Value real);
  /// `real` negated where the word `sign` has the sign bit set; no other may
  /// be.
  mlir::Value flipSign(mlir::Value real, mlir::Value sign);

  /// The integer next to `a` * `b`, which must be below 2^22 in magnitude:
  /// as a real, and as a word in two's complement modulo 2^23 (only the low 23
  /// bits of the word mean anything).
  struct Rounded {
    mlir::Value real;
    mlir::Value bits;
  };
  Rounded roundProduct(mlir::Value a, mlir::Value b);

  /// An unevaluated sum; `low` is a correction to `high`.
  struct Pair {
    mlir::Value high;
    mlir::Value low;
  };
  /// `a` + `b`, exact if |a| >= |b| or a is 0.
  Pair sumExact(mlir::Value a, mlir::Value b);
  /// `a` * `b`, exact unless it underflows.
  Pair productExact(mlir::Value a, mlir::Value b);

private:
  mlir::Value compare(CmpPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value constant(mlir::Type type, mlir::Attribute value);

  mlir::ImplicitLocOpBuilder builder;
  mlir::Type realType, wordType, signedType, longType;
};

/// The uop ops that compute a function of `x`, of f32 elements.
using MathFunction = mlir::Value (*)(MathBuilder &math, mlir::Value x);

mlir::Value buildExp(MathBuilder &math, mlir::Value x);
mlir::Value buildExp2(MathBuilder &math, mlir::Value x);
mlir::Value buildLog(MathBuilder &math, mlir::Value x);
mlir::Value buildLog2(MathBuilder &math, mlir::Value x);
mlir::Value buildSin(MathBuilder &math, mlir::Value x);
mlir::Value buildCos(MathBuilder &math, mlir::Value x);
mlir::Value buildTan(MathBuilder &math, mlir::Value x);
mlir::Value buildTanh(MathBuilder &math, mlir::Value x);
mlir::Value buildErf(MathBuilder &math, mlir::Value x);

/// e^x without care for overflow and underflow: -80 <= x <= 80, or NaN.
mlir::Value buildModerateExp(MathBuilder &math, mlir::Value x);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_DECOMPOSE_MATHBUILDER_H
