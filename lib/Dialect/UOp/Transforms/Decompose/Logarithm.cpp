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
      0x1.22d5dep-3f, -0x1.0d81b6p-3f, 0x1.0577aep-3f, -0x1.39105ep-4f};
  static constexpr double kDouble[] = {
      0x1.555555555556bp-2,  -0x1.ffffffffffe7dp-3, 0x1.9999999994d1ap-3,
      -0x1.555555556af15p-3, 0x1.249249276290ap-3,  -0x1.fffffff3d5468p-4,
      0x1.c71c702bb5063p-4,  -0x1.99999a94a33d1p-4, 0x1.745d591aff2eep-4,
      -0x1.5555786baddd8p-4, 0x1.3b0d744e754e7p-4,  -0x1.248928bfb9a6fp-4,
      0x1.116a1665e0917p-4,  -0x1.00d142efcabc8p-4, 0x1.dc99e95f8526cp-5,
      -0x1.b44b523ede7f4p-5, 0x1.bb8c568ffad9ap-5,  -0x1.01182978a831ap-4,
      0x1.d32ac25f654b4p-5,  -0x1.8e5f92399abfep-6};
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
      -0x1.ec619ap-3f, 0x1.a3eca4p-3f, -0x1.6fe632p-3f, 0x1.61ef34p-3f,
      -0x1.529d92p-3f, 0x1.74ddb8p-4f};
  static constexpr double kDouble[] = {
      -0x1.71547652b82fep-1, 0x1.ec709dc3a0452p-2,  -0x1.71547652b83dbp-2,
      0x1.2776c50ef1fap-2,   -0x1.ec709dc37c861p-3, 0x1.a61762af87cbcp-3,
      -0x1.71547666342edp-3, 0x1.484b11e9f8c97p-3,  -0x1.2776bfa404dfp-3,
      0x1.0c9ac7fab559dp-3,  -0x1.ec72527c407ffp-4, 0x1.c684ac8d815e5p-4,
      -0x1.a5ee567fa0a65p-4, 0x1.8a6c71d2d3491p-4,  -0x1.73a8994fa41f2p-4,
      0x1.5945b61138c94p-4,  -0x1.34a6d4d2400d2p-4, 0x1.322eac1656p-4,
      -0x1.7b20f61b9b33p-4,  0x1.7cb62c6049d3ep-4,  -0x1.5eb72c9568f51p-5};
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
