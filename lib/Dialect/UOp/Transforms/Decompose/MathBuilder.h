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

/// Makes uop ops on f32 or f64 and on integers, all of one shape (a scalar, or
/// a vector). A real is an f32 or f64, a word an unsigned integer as wide, and
/// a long word a ui64.
class MathBuilder {
public:
  /// `type` is f32 or f64, or a vector of these. With `hasLdexp`, `uop.ldexp`
  /// may be made: the target has it as an instruction.
  MathBuilder(mlir::OpBuilder &builder, mlir::Location loc, mlir::Type type,
              bool hasLdexp = false);

  bool hasLdexp() const { return isLdexpNative; }

  bool isDouble() const { return width == 64; }
  /// Bits of a word.
  unsigned getWidth() const { return width; }
  /// Bits of a real after its leading one.
  unsigned getMantissaWidth() const { return isDouble() ? 52 : 23; }

  /// Constants; of two, the first is for f32 and the second for f64.
  mlir::Value real(double value);
  mlir::Value real(float f32, double f64);
  mlir::Value word(uint64_t value);
  mlir::Value word(uint32_t f32, uint64_t f64);
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
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<double> coefficients);
  mlir::Value polynomial(mlir::Value x, llvm::ArrayRef<float> f32,
                         llvm::ArrayRef<double> f64);

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
  mlir::Value le(mlir::Value lhs, mlir::Value rhs);
  mlir::Value where(mlir::Value condition, mlir::Value lhs, mlir::Value rhs);
  /// `value` if it is at most `high`, or NaN.
  mlir::Value atMost(mlir::Value value, mlir::Value high);
  /// `value` cut to [low, high]; NaN stays NaN.
  mlir::Value clamp(mlir::Value value, double low, double high);

  /// An i32.
  mlir::Value exponent(int64_t value);
  mlir::Value ldexp(mlir::Value real, mlir::Value exponent);
  mlir::Value bitsOf(mlir::Value real);
  mlir::Value fromBits(mlir::Value word);
  /// Of an exponent, or of a word, read as a signed integer.
  mlir::Value toReal(mlir::Value integer);
  /// An exponent as a word in two's complement.
  mlir::Value toWord(mlir::Value exponent);
  /// The integer of a Rounded, an i32.
  mlir::Value toExponent(mlir::Value bits);
  /// 2^n, a normal number; `bits` is n as in Rounded.
  mlir::Value powerOfTwo(mlir::Value bits);
  /// The same of n + getExponentBias().
  mlir::Value powerOfBiased(mlir::Value bits);
  /// What the exponent bits of 1 are.
  int64_t getExponentBias() const { return isDouble() ? 1023 : 127; }
  /// The same if it is below 2^22 in magnitude.
  mlir::Value smallToReal(mlir::Value word);
  mlir::Value toLong(mlir::Value word);
  mlir::Value lowWord(mlir::Value longWord);
  mlir::Value highWord(mlir::Value longWord);

  /// The sign bit of `real`, in place.
  mlir::Value signOf(mlir::Value real);
  /// `real` negated where the word `sign` has the sign bit set; no other may
  /// be.
  mlir::Value flipSign(mlir::Value real, mlir::Value sign);

  /// The integer next to `a` * `b`, which must be below 2^22 (2^51 in f64) in
  /// magnitude: as a real, and, with `added` to it, as a word in two's
  /// complement, of which only the low getMantissaWidth() bits mean anything.
  struct Rounded {
    mlir::Value real;
    mlir::Value bits;
  };
  Rounded roundProduct(mlir::Value a, mlir::Value b, int64_t added = 0);

  /// An unevaluated sum; `low` is a correction to `high`.
  struct Pair {
    mlir::Value high;
    mlir::Value low;
  };
  /// `a` + `b`, exact if |a| >= |b| or a is 0.
  Pair sumExact(mlir::Value a, mlir::Value b);
  /// `a` * `b`, exact unless it underflows.
  Pair productExact(mlir::Value a, mlir::Value b);
  /// `a` * `b` to about twice the bits of a real.
  Pair product(Pair a, Pair b);

  /// The product of two words of an f64: its upper and its lower word.
  struct WordPair {
    mlir::Value high;
    mlir::Value low;
  };
  WordPair wideProduct(mlir::Value a, mlir::Value b);

private:
  llvm::SmallVector<mlir::Value> reals(llvm::ArrayRef<float> f32,
                                       llvm::ArrayRef<double> f64);
  mlir::Value sumPowers(mlir::Value x, llvm::ArrayRef<mlir::Value> terms);

  mlir::Value compare(CmpPredicate predicate, mlir::Value lhs, mlir::Value rhs);
  mlir::Value constant(mlir::Type type, mlir::Attribute value);

  mlir::ImplicitLocOpBuilder builder;
  unsigned width;
  mlir::Type realType, wordType, signedType, longType, exponentType;
  bool isLdexpNative;
};

/// The uop ops that compute a function of `x`, of the builder's type.
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

/// x^y in f64, for arguments that are f32: to about 40 bits, more than enough
/// for the result to be rounded to f32.
mlir::Value buildPowOfSingle(MathBuilder &math, mlir::Value x, mlir::Value y);
/// x^y in f64.
mlir::Value buildPowOfDouble(MathBuilder &math, mlir::Value x, mlir::Value y);

/// `x` * 2^`exponent`, an i32, rounded once.
mlir::Value buildLdexp(MathBuilder &math, mlir::Value x, mlir::Value exponent);

/// e^x of what kWeightAttrName permits: x < 80, or NaN, and 0 for results that
/// are below the least normal number.
mlir::Value buildWeight(MathBuilder &math, mlir::Value x);
/// e^x without care for overflow and underflow: -80 <= x <= 80, or NaN.
mlir::Value buildModerateExp(MathBuilder &math, mlir::Value x);
/// 2^x of a sum; `low` may be null for none.
mlir::Value buildExp2(MathBuilder &math, MathBuilder::Pair x);
/// 2^x in f64 to about 34 bits, -1000 <= x <= 1000, or NaN.
mlir::Value buildModerateExp2(MathBuilder &math, mlir::Value x);

/// x = 2^k (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), f being exact, if x is
/// positive and finite.
struct ReducedLog {
  mlir::Value k;
  mlir::Value f;
};
ReducedLog reduceLog(MathBuilder &math, mlir::Value x);
/// `result` where x is positive and finite, and what IEEE 754 wants of a
/// logarithm elsewhere.
mlir::Value fixLog(MathBuilder &math, mlir::Value x, mlir::Value result);

} // namespace uop

#endif // UOP_LIB_DIALECT_UOP_TRANSFORMS_DECOMPOSE_MATHBUILDER_H
