//===- Logarithm.cpp - log and log2 -----------------------------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// x = 2^k (1 + f) with sqrt(1/2) <= 1 + f < sqrt(2), so that k is 0 near 1 and
// f, which is exact, is all that counts there. Coefficients:
// test/tools/minimax.py.
//
//===----------------------------------------------------------------------===//

#include "MathBuilder.h"

#include <limits>

using namespace mlir;
using namespace uop;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

ReducedLog uop::reduceLog(MathBuilder &math, Value x) {
  // Subnormals are made normal first.
  unsigned mantissaWidth = math.getMantissaWidth();
  Value isSubnormal = math.lt(x, math.real(0x1p-126f, 0x1p-1022));
  Value scaled = math.mul(x, math.real(0x1p23f, 0x1p52));
  Value normal = math.where(isSubnormal, scaled, x);
  // Counted from the bits of sqrt(1/2), the exponent is k.
  Value root = math.word(0x3f3504f3, 0x3fe6a09e667f3bcd);
  Value offset = math.sub(math.bitsOf(normal), root);
  Value exponent = math.shrSigned(offset, mantissaWidth);
  Value lower = math.sub(exponent, math.word(mantissaWidth));
  exponent = math.where(isSubnormal, lower, exponent);
  Value mask = math.word((uint64_t(1) << mantissaWidth) - 1);
  Value mantissa = math.add(math.bitAnd(offset, mask), root);
  return {math.smallToReal(exponent),
          math.sub(math.fromBits(mantissa), math.real(1))};
}

Value uop::fixLog(MathBuilder &math, Value x, Value result) {
  Value infinity = math.real(kInfinity);
  Value zero = math.real(0);
  // inf and NaN are their own logarithms.
  result = math.where(math.lt(x, infinity), result, x);
  Value nan = math.real(std::numeric_limits<double>::quiet_NaN());
  result = math.where(math.lt(x, zero), nan, result);
  return math.where(math.eq(x, zero), math.real(-kInfinity), result);
}

Value uop::buildLog(MathBuilder &math, Value x) {
  // log(1 + f) = f - f^2/2 + f^3 p(f)
  static constexpr float kSingle[] = {
      0x1.555554p-2f, -0x1.000228p-2f, 0x1.99a036p-3f, -0x1.547226p-3f,
      0x1.22d614p-3f, -0x1.0d8038p-3f, 0x1.0567aep-3f, -0x1.38da3ap-4f};
  static constexpr double kDouble[] = {
      0x1.555555555556bp-2,  -0x1.ffffffffffe7dp-3, 0x1.9999999994d1ap-3,
      -0x1.555555556af15p-3, 0x1.249249276290ap-3,  -0x1.fffffff3d5482p-4,
      0x1.c71c702bb500dp-4,  -0x1.99999a94a1a7dp-4, 0x1.745d591b00a12p-4,
      -0x1.5555786c3b06bp-4, 0x1.3b0d744eb779dp-4,  -0x1.248928a888684p-4,
      0x1.116a16436e179p-4,  -0x1.00d144d9ce821p-4, 0x1.dc99f26d246bep-5,
      -0x1.b44b2d10c16c3p-5, 0x1.bb8bd7180baf3p-5,  -0x1.0118533c38f5dp-4,
      0x1.d32d4f4a18c0fp-5,  -0x1.8e64482bdd906p-6};
  Value log2High = math.real(0x1.62e43p-1f, 0x1.62e42fefa4p-1);
  Value log2Low = math.real(-0x1.05c61p-29f, -0x1.8432a1b0e2634p-43);
  auto [k, f] = reduceLog(math, x);
  Value square = math.mul(f, f);
  Value low =
      math.fma(math.mul(f, square), math.polynomial(f, kSingle, kDouble),
               math.mul(k, log2Low));
  low = math.fma(square, math.real(-0.5f), low);
  Value result = math.fma(k, log2High, math.add(f, low));
  return fixLog(math, x, result);
}

Value uop::buildLog2(MathBuilder &math, Value x) {
  // log2(1 + f) = f log2(e) + f^2 p(f)
  static constexpr float kSingle[] = {
      -0x1.715476p-1f, 0x1.ec7086p-2f, -0x1.7154d6p-2f, 0x1.277fcap-2f,
      -0x1.ec6196p-3f, 0x1.a3ecc8p-3f, -0x1.6fe6f4p-3f, 0x1.61ec66p-3f,
      -0x1.52a93p-3f,  0x1.754216p-4f};
  static constexpr double kDouble[] = {
      -0x1.71547652b82fep-1, 0x1.ec709dc3a0452p-2,  -0x1.71547652b83dbp-2,
      0x1.2776c50ef1fap-2,   -0x1.ec709dc37c861p-3, 0x1.a61762af87cc5p-3,
      -0x1.7154766634369p-3, 0x1.484b11e9f85d7p-3,  -0x1.2776bfa40f4ccp-3,
      0x1.0c9ac7f4ba508p-3,  -0x1.ec7250a56d542p-4, 0x1.c68511805f9b4p-4,
      -0x1.a5ef466cc8dc7p-4, 0x1.8a46c6e01814ap-4,  -0x1.73669d68c202cp-4,
      0x1.5e1d8b166da3ep-4,  -0x1.3d38ae42a0c86p-4, 0x1.e26127a917e83p-5,
      -0x1.cc1919b9a55f5p-5, 0x1.0f0ebe34f7782p-3,  -0x1.2f7353b4b429ap-3};
  Value log2EHigh = math.real(0x1.715476p+0f, 0x1.71547652b82fep+0);
  Value log2ELow = math.real(0x1.4ae0cp-26f, 0x1.777d0ffda0d24p-56);
  auto [k, f] = reduceLog(math, x);
  auto [high, low] = math.productExact(f, log2EHigh);
  low = math.fma(f, log2ELow, low);
  low = math.fma(math.mul(f, f), math.polynomial(f, kSingle, kDouble), low);
  auto [sum, error] = math.sumExact(k, high);
  Value result = math.add(sum, math.add(error, low));
  return fixLog(math, x, result);
}
