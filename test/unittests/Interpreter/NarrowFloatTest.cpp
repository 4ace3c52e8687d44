//===- NarrowFloatTest.cpp - Two roundings of narrow floats -----*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The interpreter rounds by scaling doubles, the constant folders by APFloat:
// neither knows the other, and both must agree on every code and on f32 values
// next to every number and every tie. The compiled code is held to a third
// table in test/Conversion/UOpToLoops/narrow_floats.test.
//
//===----------------------------------------------------------------------===//

#include "uop/Dialect/UOp/IR/UOpDialect.h"
#include "uop/Interpreter/Element.h"

#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace mlir;
using namespace uop;
using namespace uop::interp;
using llvm::APFloat;
using llvm::APInt;

namespace {

class NarrowFloat : public testing::Test {
protected:
  NarrowFloat() {
    types = {
        Float8E4M3FNType::get(&context),   Float8E5M2Type::get(&context),
        Float8E4M3FNUZType::get(&context), Float8E5M2FNUZType::get(&context),
        Float8E8M0FNUType::get(&context),  Float4E2M1FNType::get(&context),
        BFloat16Type::get(&context),       Float16Type::get(&context)};
  }

  static std::string name(Type type) {
    std::string text;
    llvm::raw_string_ostream(text) << type;
    return text;
  }

  /// The bits that the folders make, and the interpreter.
  static void expectSame(FloatType type, uint32_t bits, bool saturate) {
    ElementKind kind = *getElementKind(type);
    APFloat single(APFloat::IEEEsingle(), APInt(32, bits));
    uint64_t folded =
        roundTo(type, single, saturate).bitcastToAPInt().getZExtValue();
    uint64_t converted = convert(ElementKind::F32, kind, bits, saturate);
    if (isNaN(kind, folded) && isNaN(kind, converted))
      return;
    ASSERT_EQ(folded, converted)
        << name(type) << " of the f32 with bits " << std::hex << bits
        << (saturate ? ", saturating" : "");
  }

  MLIRContext context;
  std::vector<FloatType> types;
};

TEST_F(NarrowFloat, EveryCodeIsTheSameNumber) {
  for (FloatType type : types) {
    SCOPED_TRACE(name(type));
    ElementKind kind = *getElementKind(type);
    ASSERT_EQ(getBitWidth(kind), type.getWidth());
    for (uint64_t bits = 0; bits < uint64_t(1) << type.getWidth(); ++bits) {
      APFloat number(type.getFloatSemantics(), APInt(type.getWidth(), bits));
      double value = toDouble(kind, bits);
      ASSERT_EQ(number.isNaN(), std::isnan(value)) << bits;
      if (number.isNaN())
        continue;
      ASSERT_EQ(number.convertToDouble(), value) << bits;
      ASSERT_EQ(number.isNegative(), std::signbit(value)) << bits;
      // And back.
      ASSERT_EQ(fromDouble(kind, value), bits);
    }
  }
}

TEST_F(NarrowFloat, UpperHalvesOfF32) {
  for (FloatType type : types)
    for (bool saturate : {false, true})
      for (uint32_t upper = 0; upper < 65536; ++upper)
        for (uint32_t low : {0u, 1u, 0x7fffu, 0x8000u, 0x8001u, 0xffffu}) {
          expectSame(type, upper << 16 | low, saturate);
          if (HasFatalFailure())
            return;
        }
}

/// One unit in the last place of f32 below, at and above each tie.
TEST_F(NarrowFloat, TiesOfF32) {
  for (FloatType type : types) {
    ElementKind kind = *getElementKind(type);
    bool hasSign = kind != ElementKind::F8E8M0FNU;
    uint64_t codes = uint64_t(1) << (type.getWidth() - hasSign);
    for (uint64_t code = 0; code + 1 < codes; ++code) {
      double low = toDouble(kind, code), high = toDouble(kind, code + 1);
      if (!std::isfinite(low))
        continue;
      // Beyond the largest number its distance to the one before goes on.
      if (!std::isfinite(high))
        high = hasSign ? 2 * low - toDouble(kind, code - 1) : 2 * low;
      auto tie = static_cast<float>((low + high) / 2);
      uint32_t bits;
      std::memcpy(&bits, &tie, 4);
      for (uint32_t sign : {0u, 0x80000000u})
        for (int step : {-1, 0, 1})
          for (bool saturate : {false, true}) {
            expectSame(type, (bits + step) | sign, saturate);
            if (HasFatalFailure())
              return;
          }
    }
  }
}

TEST_F(NarrowFloat, Integers) {
  for (FloatType type : types) {
    ElementKind kind = *getElementKind(type);
    for (bool saturate : {false, true})
      for (int high = 0; high < 64; ++high)
        for (int low = 0; low <= high; ++low)
          for (int64_t step : {-1, 0, 1}) {
            int64_t value =
                int64_t((uint64_t(1) << high) + (uint64_t(1) << low)) + step;
            for (int64_t number : {value, int64_t(0 - uint64_t(value))}) {
              uint64_t folded = roundTo(type, APInt(64, number, true),
                                        /*isUnsigned=*/false, saturate)
                                    .bitcastToAPInt()
                                    .getZExtValue();
              uint64_t converted =
                  convert(ElementKind::I64, kind, number, saturate);
              if (isNaN(kind, folded) && isNaN(kind, converted))
                continue;
              ASSERT_EQ(folded, converted) << name(type) << " of " << number;
            }
          }
  }
}

} // namespace
