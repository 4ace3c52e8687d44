//===- DTypeTest.cpp - Element types and their decoding ---------*- C++ -*-===//
//
// Licensed under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "uop/Runtime/DType.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>
#include <limits>

using namespace uop::runtime;

namespace {

template <class T>
double asDouble(DType type, T bits) {
  EXPECT_EQ(byteWidth(type), sizeof(T));
  return toDouble(type, &bits);
}

template <class T>
int64_t asInt(DType type, T bits) {
  EXPECT_EQ(byteWidth(type), sizeof(T));
  return toInt64(type, &bits);
}

TEST(DType, NamesWidthsAndKinds) {
  struct Row {
    DType type;
    const char *name;
    unsigned width;
    char kind;
  };
  const Row rows[] = {
      {DType::Bool, "bool", 1, 'u'},
      {DType::I8, "i8", 1, 's'},
      {DType::I16, "i16", 2, 's'},
      {DType::I32, "i32", 4, 's'},
      {DType::I64, "i64", 8, 's'},
      {DType::U8, "ui8", 1, 'u'},
      {DType::U16, "ui16", 2, 'u'},
      {DType::U32, "ui32", 4, 'u'},
      {DType::U64, "ui64", 8, 'u'},
      {DType::F8E4M3FN, "f8E4M3FN", 1, 'f'},
      {DType::F8E5M2, "f8E5M2", 1, 'f'},
      {DType::F16, "f16", 2, 'f'},
      {DType::BF16, "bf16", 2, 'f'},
      {DType::F32, "f32", 4, 'f'},
      {DType::F64, "f64", 8, 'f'},
      {DType::Index, "index", 8, 's'},
      {DType::F8E4M3FNUZ, "f8E4M3FNUZ", 1, 'f'},
      {DType::F8E5M2FNUZ, "f8E5M2FNUZ", 1, 'f'},
      {DType::F8E8M0FNU, "f8E8M0FNU", 1, 'f'},
      {DType::F4E2M1FN, "f4E2M1FN", 1, 'f'},
  };
  ASSERT_EQ(std::size(rows), numDTypes);
  for (const Row &row : rows) {
    SCOPED_TRACE(row.name);
    EXPECT_STREQ(name(row.type), row.name);
    EXPECT_EQ(parseDType(row.name), row.type);
    EXPECT_EQ(byteWidth(row.type), row.width);
    EXPECT_EQ(bitWidth(row.type),
              row.type == DType::F4E2M1FN ? 4 : 8 * row.width);
    EXPECT_EQ(isFloat(row.type), row.kind == 'f');
    EXPECT_EQ(isFloat8(row.type), row.kind == 'f' && row.width == 1);
    EXPECT_EQ(isStorageOnly(row.type),
              row.type == DType::F8E8M0FNU || row.type == DType::F4E2M1FN);
    EXPECT_EQ(isSigned(row.type), row.kind == 's');
    EXPECT_EQ(isUnsigned(row.type), row.kind == 'u');
  }
  EXPECT_EQ(parseDType("float"), std::nullopt);
  EXPECT_EQ(parseDType(""), std::nullopt);
}

TEST(DType, Integers) {
  EXPECT_EQ(asInt<uint8_t>(DType::Bool, 1), 1);
  EXPECT_EQ(asInt<uint8_t>(DType::Bool, 2), 1);
  EXPECT_EQ(asInt<int8_t>(DType::I8, -128), -128);
  EXPECT_EQ(asInt<uint8_t>(DType::U8, 255), 255);
  EXPECT_EQ(asInt<int16_t>(DType::I16, -32768), -32768);
  EXPECT_EQ(asInt<uint16_t>(DType::U16, 65535), 65535);
  EXPECT_EQ(asInt<int32_t>(DType::I32, INT32_MIN), INT32_MIN);
  EXPECT_EQ(asInt<uint32_t>(DType::U32, UINT32_MAX), UINT32_MAX);
  EXPECT_EQ(asInt<int64_t>(DType::I64, INT64_MIN), INT64_MIN);
  EXPECT_EQ(asInt<int64_t>(DType::Index, -7), -7);
  EXPECT_EQ(asInt<uint64_t>(DType::U64, UINT64_MAX), -1);

  EXPECT_EQ(asDouble<uint8_t>(DType::Bool, 7), 1.0);
  EXPECT_EQ(asDouble<int8_t>(DType::I8, -1), -1.0);
  EXPECT_EQ(asDouble<uint32_t>(DType::U32, UINT32_MAX), 4294967295.0);
  EXPECT_EQ(asDouble<uint64_t>(DType::U64, UINT64_MAX), 0x1p64);
  EXPECT_EQ(asDouble<int64_t>(DType::I64, INT64_MIN), -0x1p63);
}

TEST(DType, FloatsToIntegersSaturate) {
  EXPECT_EQ(asInt(DType::F64, 2.9), 2);
  EXPECT_EQ(asInt(DType::F64, -2.9), -2);
  EXPECT_EQ(asInt(DType::F64, 1e300), INT64_MAX);
  EXPECT_EQ(asInt(DType::F64, -1e300), INT64_MIN);
  EXPECT_EQ(asInt(DType::F64, 0x1p63), INT64_MAX);
  EXPECT_EQ(asInt(DType::F64, -0x1p63), INT64_MIN);
  EXPECT_EQ(asInt(DType::F32, -INFINITY), INT64_MIN);
  EXPECT_EQ(asInt(DType::F32, std::nanf("")), 0);
  EXPECT_EQ(asInt<uint16_t>(DType::F16, 0xC500), -5);
}

TEST(DType, F8E4M3FN) {
  auto value = [](uint8_t bits) { return asDouble(DType::F8E4M3FN, bits); };
  EXPECT_EQ(value(0x00), 0.0);
  EXPECT_TRUE(std::signbit(value(0x80)));
  EXPECT_EQ(value(0x38), 1.0);
  EXPECT_EQ(value(0xB9), -1.125);
  EXPECT_EQ(value(0x01), 0x1p-9);
  EXPECT_EQ(value(0x07), 0x7p-9);
  EXPECT_EQ(value(0x08), 0x1p-6);
  EXPECT_EQ(value(0x7E), 448.0);
  EXPECT_EQ(value(0x78), 256.0);
  EXPECT_TRUE(std::isnan(value(0x7F)));
  EXPECT_TRUE(std::isnan(value(0xFF)));
  for (unsigned i = 0; i < 256; ++i)
    EXPECT_EQ(std::isfinite(value(i)), (i & 0x7F) != 0x7F) << i;
}

TEST(DType, F8E5M2) {
  auto value = [](uint8_t bits) { return asDouble(DType::F8E5M2, bits); };
  EXPECT_EQ(value(0x3C), 1.0);
  EXPECT_EQ(value(0x01), 0x1p-16);
  EXPECT_EQ(value(0x04), 0x1p-14);
  EXPECT_EQ(value(0x7B), 57344.0);
  EXPECT_EQ(value(0x7C), INFINITY);
  EXPECT_EQ(value(0xFC), -INFINITY);
  for (uint8_t nan : {0x7D, 0x7E, 0x7F, 0xFD})
    EXPECT_TRUE(std::isnan(value(nan)));
  // The upper half of an f16.
  for (unsigned i = 0; i < 256; ++i) {
    double wide = asDouble(DType::F16, static_cast<uint16_t>(i << 8));
    if (std::isnan(wide))
      EXPECT_TRUE(std::isnan(value(i))) << i;
    else
      EXPECT_EQ(value(i), wide) << i;
  }
}

TEST(DType, F8E4M3FNUZ) {
  auto value = [](uint8_t bits) { return asDouble(DType::F8E4M3FNUZ, bits); };
  EXPECT_EQ(value(0x00), 0.0);
  EXPECT_FALSE(std::signbit(value(0x00)));
  EXPECT_EQ(value(0x40), 1.0);
  EXPECT_EQ(value(0x01), 0x1p-10);
  EXPECT_EQ(value(0x81), -0x1p-10);
  EXPECT_EQ(value(0x7F), 240.0);
  EXPECT_EQ(value(0xFF), -240.0);
  // Half of f8E4M3FN, but for its NaN and what would be -0.0.
  for (unsigned i = 0; i < 256; ++i)
    if ((i & 0x7F) != 0x7F && i != 0x80)
      EXPECT_EQ(value(i), asDouble(DType::F8E4M3FN, uint8_t(i)) / 2) << i;
  EXPECT_TRUE(std::isnan(value(0x80)));
}

TEST(DType, F8E5M2FNUZ) {
  auto value = [](uint8_t bits) { return asDouble(DType::F8E5M2FNUZ, bits); };
  EXPECT_EQ(value(0x00), 0.0);
  EXPECT_EQ(value(0x40), 1.0);
  EXPECT_EQ(value(0x01), 0x1p-17);
  EXPECT_EQ(value(0x7F), 57344.0);
  EXPECT_EQ(value(0xFC), -32768.0);
  for (unsigned i = 0; i < 256; ++i)
    if ((i & 0x7F) < 0x7C && i != 0x80)
      EXPECT_EQ(value(i), asDouble(DType::F8E5M2, uint8_t(i)) / 2) << i;
  EXPECT_TRUE(std::isnan(value(0x80)));
}

TEST(DType, F8E8M0FNU) {
  auto value = [](uint8_t bits) { return asDouble(DType::F8E8M0FNU, bits); };
  for (int i = 0; i < 255; ++i)
    EXPECT_EQ(value(i), std::ldexp(1.0, i - 127)) << i;
  EXPECT_TRUE(std::isnan(value(0xFF)));
  EXPECT_EQ(asInt<uint8_t>(DType::F8E8M0FNU, 0xFF), 0);
  EXPECT_EQ(asInt<uint8_t>(DType::F8E8M0FNU, 0xFE), INT64_MAX);
}

TEST(DType, F4E2M1FN) {
  const double numbers[] = {0, 0.5, 1, 1.5, 2, 3, 4, 6};
  for (unsigned i = 0; i < 256; ++i) {
    double value = asDouble(DType::F4E2M1FN, uint8_t(i));
    // The upper half of the byte is nobody's.
    EXPECT_EQ(std::fabs(value), numbers[i & 7]) << i;
    EXPECT_EQ(std::signbit(value), (i & 8) != 0) << i;
  }
}

TEST(DType, F16AgreesWithTheCompilers) {
  for (unsigned i = 0; i < 65536; ++i) {
    uint16_t bits = i;
    _Float16 half;
    std::memcpy(&half, &bits, 2);
    double expected = static_cast<double>(half),
           got = asDouble(DType::F16, bits);
    if (std::isnan(expected))
      ASSERT_TRUE(std::isnan(got)) << i;
    else
      ASSERT_EQ(got, expected) << i;
    ASSERT_EQ(std::signbit(got), i >> 15 == 1) << i;
  }
}

TEST(DType, BF16IsTheUpperHalfOfF32) {
  for (unsigned i = 0; i < 65536; ++i) {
    uint16_t bits = i;
    uint32_t wide = i << 16;
    double expected = asDouble(DType::F32, wide);
    double got = asDouble(DType::BF16, bits);
    if (std::isnan(expected))
      ASSERT_TRUE(std::isnan(got)) << i;
    else
      ASSERT_EQ(got, expected) << i;
    ASSERT_EQ(std::signbit(got), i >> 15 == 1) << i;
  }
}

TEST(DType, F32F64AndUnaligned) {
  EXPECT_EQ(asDouble(DType::F32, std::numeric_limits<float>::denorm_min()),
            0x1p-149);
  EXPECT_EQ(asDouble(DType::F64, 0x1p-1074), 0x1p-1074);
  char bytes[9] = {};
  double value = -1.5;
  std::memcpy(bytes + 1, &value, 8);
  EXPECT_EQ(toDouble(DType::F64, bytes + 1), -1.5);
}

} // namespace
